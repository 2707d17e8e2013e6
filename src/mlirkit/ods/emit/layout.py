"""`--gen-layout`: the storage of operations' properties in a release, as a table.

    {"func.func": {"attributes": "arg_attrs?:array<dictionary> function_type:type ..."}}

Attributes are in the order of their encoding, with `?` after optional ones, and their kinds
(attribute_kind.py).  `native` lists native properties as `name:kind` (`int64`, `enum32`, `bool`, `string`,
`array<...>`, `optional<...>`, `attribute`); `operands` and `results` are the numbers of groups whose sizes
are stored; `derived` are attributes that are declared but not stored, which bytecode version 5 counts.
`groups` has the names of operand groups, with `?` after optional and `*` after variadic ones.  `outs` and
`regions` are the numbers of results and regions, unless one and zero, with `?` per optional and `*` for
variadic ones.  `dictionary` means that the dialect does not store inherent attributes in properties: they are
in the operation's dictionary in any bytecode version.  Operations with neither attributes nor operands have
an empty entry.  The tables are read by mlirkit.layouts; scripts/regenerate-layouts makes them from all
definitions of each release.

The action prints `{"operations": {...}}`, and for a root file with builtin's bytecode also the numbers of
codes.
"""

from __future__ import annotations

import json
from typing import Any

from mlirkit.ods.emit.attribute_kind import attribute_kind
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Definitions, NamedAttribute, NamedTypeConstraint, Operator, Property
from mlirkit.ods.model.reader import read_definitions
from mlirkit.tablegen import Records


def layout(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    return layout_text(code_counts(records), layout_table(read_definitions(records)))


def layout_text(head: dict[str, Any], operations: dict[str, Any]) -> str:
    """JSON with one operation per line, for readable diffs."""
    lines = ",\n".join([f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in operations.items()])
    start = json.dumps({**head, "operations": None}).removesuffix("null}")
    return f"{start}{{\n{lines}\n}}}}\n"


def code_counts(records: Records) -> dict[str, int]:
    """The numbers of attribute and type codes in the bytecode that `records` define, if any."""
    counts = {}
    for key, class_name in (("attribute_codes", "DialectAttributes"), ("type_codes", "DialectTypes")):
        for record in records.derived_from(class_name) if class_name in records.classes else []:
            counts[key] = len(record.value_as_list("elems"))
    return counts


def layout_table(definitions: Definitions, has_properties: bool = True) -> dict[str, dict[str, Any]]:
    """The layouts of all operators."""
    table: dict[str, dict[str, Any]] = {}
    for operator in definitions.operators.values():
        dialect = definitions.dialects.get(operator.dialect_name)
        uses_properties = has_properties and dialect is not None and dialect.use_properties_for_attributes
        table[operator.name] = layout_entry(operator, uses_properties, definitions)
    return dict(sorted(table.items()))


def layout_entry(operator: Operator, uses_properties: bool, definitions: Definitions) -> dict[str, Any]:
    """One operator's layout; empty if it stores nothing."""
    entry: dict[str, Any] = {}
    stored = sorted(operator.stored_attributes, key=lambda attribute: attribute.name)
    if stored:
        entry["attributes"] = " ".join([_attribute_text(attribute, definitions) for attribute in stored])
    derived = sorted(attribute.name for attribute in operator.attributes if attribute.attribute.is_derived)
    if derived:
        entry["derived"] = " ".join(derived)
    if operator.has_operand_segments:
        entry["operands"] = len(operator.operands)
    if operator.has_result_segments:
        entry["results"] = len(operator.results)
    if operator.properties:
        entry["native"] = " ".join(
            f"{property.name}:{native_text(property.property, definitions)}"
            for property in operator.properties
        )
    if set(entry) <= {"derived"}:
        entry = {}
    elif not uses_properties:
        entry["dictionary"] = True
    if operator.operands:
        entry["groups"] = " ".join([_group_text(operand) for operand in operator.operands])
    outs = _count_text([_length_of(result) for result in operator.results])
    if outs != "1":
        entry["outs"] = outs
    if operator.regions:
        entry["regions"] = _count_text(["*" if region.is_variadic else "" for region in operator.regions])
    return entry


def value_names(definitions: Definitions) -> dict[str, set[str]]:
    """The names of the defined attributes and types, by dialect, with prefix `#` or `!`."""
    names: dict[str, set[str]] = {}
    for sign, values in (("#", definitions.attributes), ("!", definitions.types)):
        for value in values.values():
            if value.mnemonic is not None:
                names.setdefault(value.dialect_name, set()).add(sign + value.mnemonic)
    return names


def _group_text(group: NamedTypeConstraint) -> str:
    """A group of operands as spelled in the table; an unnamed group is `_`."""
    return (group.name or "_") + _length_of(group)


def _length_of(group: NamedTypeConstraint) -> str:
    return "?" if group.is_optional else "*" if group.is_variable_length else ""


def _count_text(lengths: list[str]) -> str:
    """The number of groups with these lengths: `2`, `1?`, `0*`."""
    return f"{lengths.count('')}{'*' if '*' in lengths else '?' * lengths.count('?')}"


def _attribute_text(attribute: NamedAttribute, definitions: Definitions) -> str:
    """A stored attribute as spelled in the table."""
    kind = attribute_kind(attribute.attribute, definitions)
    name = attribute.name if attribute.attribute.is_required else f"{attribute.name}?"
    return f"{name}:{kind}" if kind else name


def native_text(definition: Property, definitions: Definitions) -> str:
    """A native property's kind as spelled in the table."""
    kind = definition.wire_kind
    if kind in ("array", "optional"):
        inner = definition.wire_element
        return f"{kind}<{'attribute' if inner is None else native_text(inner, definitions)}>"
    if definition.undecorated.is_enum_by_name:
        name = definition.storage_type.rpartition("::")[2]
        bits = [enum.bit_width for enum in definitions.enums.values() if enum.class_name == name]
        return f"enum{bits[0]}" if bits else "int64"
    if kind in ("int", "enum"):
        return f"{kind}{definition.wire_bits}"
    return kind
