"""The state of printing one tree of operations: MLIR's `AsmState`.

It has the SSA names, aliases, numbers of distinct attributes and mentioned resources.  One state may print
many operations of its tree.  It is in no reference cycle, so that it is freed with its last reference: it may
hold as many objects as the tree has operations.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import DistinctAttr
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.resources import DialectResource, ModuleResources
from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.text.printer.aliases import AliasCollector, AliasTable
from mlirkit.text.printer.late_texts import LateTexts
from mlirkit.text.printer.ssa_names import SSANames
from mlirkit.text.printer.strings import keyword_or_string


class AsmState:
    """The state of printing `root`, or of printing values alone if `root` is None."""

    def __init__(self, root: Operation | None, flags: OpPrintingFlags, context: Any) -> None:
        self.root = root
        self.flags = flags
        self.context = context
        # The number of blanks at the beginning of lines.
        self.indent = 0
        self.names = SSANames(flags)
        if root is not None:
            self.names.number(root)
        self.aliases = AliasTable()
        # While set, values are visited for aliases as they print, and those that may have one print as marks.
        self.collector: AliasCollector | None = None
        self.late = LateTexts()
        # If set, filled in for each operation that prints on separate lines: the number of pieces of
        # text in front of it, and its indentation.
        self.places: dict[Operation, tuple[int, int]] | None = None
        self._distinct_ids: dict[DistinctAttr, int] = {}
        # Dialect -> key -> handle, in the order in which they were mentioned.
        self.resources: dict[str, dict[str, DialectResource]] = {}
        # The resources of the file, which modules hold.
        self.file_resources: ModuleResources | None = root.resources if isinstance(root, ModuleOp) else None

    @property
    def kept_aliases(self) -> dict[str, AttributeOrType]:
        """Aliases that keep their names because text of unknown syntax may use them."""
        return {} if self.file_resources is None else self.file_resources.aliases

    @property
    def must_read_back(self) -> bool:
        return self.file_resources is not None and self.file_resources.is_tolerant

    def keeps_alias(self, text: str, value: AttributeOrType) -> bool:
        """Whether a value's alias `text` is defined in this printing as it was in the file."""
        defined = self.aliases.exist or self.collector is not None
        return defined and self.kept_aliases.get(text) == value

    def prints_as_alias(self, value: AttributeOrType) -> bool:
        """Whether a value prints as an alias, or will once aliases are named."""
        if self.aliases.exist:
            return self.aliases.alias_of(value) is not None
        return self.collector is not None and self.collector.may_have_alias(value)

    def distinct_text(self, attribute: DistinctAttr) -> str:
        """The number of a distinct attribute, or a mark for it."""
        return str(self.distinct_id(attribute)) if self.collector is None else self.late.of(attribute)

    def resource_text(self, handle: DialectResource) -> str:
        """The key of a resource, or a mark for it."""
        if self.collector is None:
            return keyword_or_string(self.resource_key(handle))
        return self.late.of(handle)

    def distinct_id(self, attribute: DistinctAttr) -> int:
        """The number of a distinct attribute: in the order in which they print."""
        return self._distinct_ids.setdefault(attribute, len(self._distinct_ids))

    def resource_key(self, handle: DialectResource) -> str:
        """The key under which a resource prints; records the resource as mentioned."""
        group = self.resources.setdefault(handle.dialect, {})
        key = handle.key
        holder = group.setdefault(key, handle)
        suffix = 0
        # Resources of different files may have the same key; MLIR's loader renames them like this.
        while holder is not handle and holder != handle:
            suffix += 1
            key = f"{handle.key}_{suffix}"
            holder = group.setdefault(key, handle)
        return key
