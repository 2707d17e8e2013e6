"""Counts of the parts of a file that the reader did not understand, for `mlirkit inspect`.

    {"syntax": {"torch.aten.mm": 3},            operations in text, whose syntax is unknown
     "operations": {"torch.aten.mm": 3},        operations without a definition
     "properties": {"torch.aten.mm": 3},        operations with properties that no layout explains
     "attributes": {"torch": 5},                of dialects without definitions, or without their syntax
     "types": {"torch": 2},
     "conditions": {"my": 1},                   conditions whose C++ has no translation, in definitions
     "promises": {"my": 2}}                     required hooks that are missing, of definitions

Empty kinds are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode import BytecodeReader
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.unread_values import UnreadText
from mlirkit.ods.live.promises import owed

# The counts of each kind, by name.
Counts = dict[str, dict[str, int]]

_SENTENCES = {
    "syntax": "operations of '{name}' kept as text, their syntax being unknown",
    "operations": "operations of '{name}' without definition",
    "properties": "operations '{name}' with properties that no layout explains",
    "attributes": "attributes of '{name}' that stay as text or bytes",
    "types": "types of '{name}' that stay as text or bytes",
    "conditions": "conditions of '{name}' that are not checked",
    "promises": "promises of '{name}' without a hook",
}


def in_bytecode(reader: BytecodeReader, operations: dict[str, int], unexplained: Iterable[str]) -> Counts:
    """The counts of a file of bytecode; `unexplained` names operations with properties without a layout."""
    names = set(unexplained)
    return _complete(
        reader.context,
        operations,
        {
            "properties": {name: count for name, count in operations.items() if name in names},
            "attributes": _of_unknown_dialects(reader, reader.table.attributes.groups),
            "types": _of_unknown_dialects(reader, reader.table.types.groups),
        },
    )


def in_module(module: Operation, operations: dict[str, int]) -> Counts:
    """The counts of a module that was read from text."""
    values: set[AttributeOrType] = set()

    def visit(value: AttributeOrType) -> bool:
        if value in values:
            return False
        values.add(value)
        return True

    for op in module.walk_list():
        for root in (op.attrs, op.props, *[result.type for result in op.results]):
            if isinstance(root, AttributeOrType):
                walk_attributes(root, visit)
        for region in op.regions:
            for block in region.blocks:
                for argument in block.args:
                    walk_attributes(argument.type, visit)
    attributes: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for value in values:
        owner = _owner_of_text(value, module.context)
        if owner is not None:
            (attributes if isinstance(value, Attribute) else types)[owner] += 1
    syntax = Counter(op.name for op in module.walk_list() if op.has_unknown_syntax)
    counts = {"syntax": dict(syntax.most_common()), "attributes": dict(attributes), "types": dict(types)}
    return _complete(module.context, operations, counts)


def _owner_of_text(value: Any, context: Context) -> str | None:
    """The dialect of a value that is kept as text because it was not understood."""
    if isinstance(value, (OpaqueAttr, OpaqueType)):
        owner = value.dialect_namespace
        return None if is_known(context, owner) else owner
    unread = any(isinstance(part, UnreadText) for part in value.key())
    return str(value.DIALECT) if unread else None


def _of_unknown_dialects(reader: BytecodeReader, groups: Iterable[Any]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for group in groups:
        if not is_known(reader.context, group.dialect.name):
            counts[group.dialect.name] += group.count
    return dict(counts)


def is_known(context: Context, dialect: str) -> bool:
    """Whether a dialect has definitions."""
    return context.is_loaded(dialect) or dialect in context.available_dialect_names()


def _complete(context: Context, operations: dict[str, int], counts: Counts) -> Counts:
    """Add the counts of operations and definitions, sort the result, and drop empty counts."""
    conditions: dict[str, int] = {}
    promises: dict[str, int] = {}
    for dialect in context.loaded_dialects():
        if isinstance(dialect, LiveDialect) and not dialect.is_known_by_name:
            conditions[dialect.name] = len({condition.source for condition in dialect.unchecked_conditions})
            promises[dialect.name] = len(owed(dialect))
    # Operations of unknown syntax are listed as such.
    unknown = {
        name: rest
        for name, count in operations.items()
        if not context.is_registered_operation(name)
        and (rest := count - counts.get("syntax", {}).get(name, 0))
    }
    result = {"syntax": {}, "operations": unknown, **counts, "conditions": conditions, "promises": promises}
    return {
        kind: {name: count for name, count in by_name.items() if count}
        for kind, by_name in result.items()
        if any(by_name.values())
    }


def lines_of(counts: Counts) -> list[str]:
    """The counts in sentences; operations of a dialect share one."""
    lines: list[str] = []
    for kind, by_name in counts.items():
        if kind in _BY_DIALECT:
            by_name, names = _counts_by_dialect(by_name)
        else:
            names = {}
        for name, count in by_name.items():
            lines.append(f"{count:>14,}  {_SENTENCES[kind].format(name=name)}{names.get(name, '')}")
    return lines


# Kinds that count operations, of which a file may have many; and the number of operations to list.
_BY_DIALECT = ("syntax", "operations")
_SHOWN = 5


def _counts_by_dialect(by_name: dict[str, int]) -> tuple[dict[str, int], dict[str, str]]:
    """The counts by dialect, and the note about the operations of each."""
    parts: dict[str, dict[str, int]] = {}
    for name, count in by_name.items():
        dialect, _, rest = name.partition(".")
        parts.setdefault(dialect, {})[rest] = count
    notes: dict[str, str] = {}
    for dialect, counts in parts.items():
        shown = [f"{name} {count:,}" for name, count in list(counts.items())[:_SHOWN]]
        more = len(counts) - _SHOWN
        notes[dialect] = f": {', '.join(shown)}" + (f" and {more} more" if more > 0 else "")
    return {dialect: sum(counts.values()) for dialect, counts in parts.items()}, notes
