"""Properties that no layout explains: the bytes of a blob, together with the file whose tables they refer to.

A blob holds numbers, some of which are indices into the attributes, types, strings and resources of its file.
There are two kinds:

    decoded    the blob can be read in exactly one way as indices of attributes (reader/positions.py): the
               entries are these attributes, under their positions; they may be replaced
    opaque     any other: `bytecode_properties = array<i8: ...>`, behind the attributes that a definition with
               properties only C++ can read gives names; cannot be changed

Either way the blob is written as it was read, into tables that begin with those of its file
(pinned_tables.py), so that every number in it keeps its meaning.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.support.diagnostics import MLIRError


class FileProperties(DictionaryAttr):
    """A blob of the file of `table`. `layout` names its positions; None if the blob is opaque.

    `blob` is None after an entry was replaced: then the entries are written by the layout.
    """

    __slots__ = ("blob", "layout", "table")

    def __new__(
        cls,
        entries: Mapping[str, Attribute],
        blob: bytes | None,
        table: AttrTypeTable,
        layout: PropertyLayout | None,
    ) -> Any:
        return object.__new__(cls)

    def __init__(
        self,
        entries: Mapping[str, Attribute],
        blob: bytes | None,
        table: AttrTypeTable,
        layout: PropertyLayout | None,
    ) -> None:
        self.blob = blob
        self.table = table
        self.layout = layout
        super().__init__(entries)

    def key(self) -> tuple[Any, ...]:
        return (tuple(self.entries), tuple(self.entries.values()), self.blob, id(self.table))

    def seal(self) -> None:
        # Without a layout that names the positions, only the bytes can be hashed.
        self._hash = hash((tuple(self.entries.values()), self.blob)) or 1

    def _has_equal_parts(self, other: AttributeOrType) -> bool:
        assert isinstance(other, FileProperties)
        return self.blob == other.blob and self.table is other.table and super()._has_equal_parts(other)

    def __reduce__(self) -> Any:
        raise TypeError("properties that no layout explains belong to a file and cannot be pickled")

    def with_entries(self, entries: Mapping[str, Attribute]) -> DictionaryAttr:
        """The properties with other attributes at the same positions; MLIRError if they cannot be encoded."""
        layout = self.layout
        if layout is None:
            raise MLIRError("properties that no layout explains cannot be changed")
        names = {name for name, _ in layout.attributes}
        required = {name for name, is_optional in layout.attributes if not is_optional}
        if not (required <= set(entries) <= names):
            raise MLIRError(
                "properties that are known by position can be replaced, but not added or removed"
            )
        return FileProperties(entries, None, self.table, layout)
