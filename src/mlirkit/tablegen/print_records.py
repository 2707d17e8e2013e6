"""`--print-records`: all classes, then all defs, as llvm-tblgen prints them.

    def Name {	// Superclass ...
      type field = value;
    }

Sorted by name in byte order; within a record, fields declared with `field` come first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.recursion import deep_recursion
from mlirkit.tablegen.types import STRING
from mlirkit.tablegen.values import StringValue

if TYPE_CHECKING:
    from mlirkit.tablegen.records import Field, Record, Records

_NONCONCRETE_OK = 1


def print_records(records: Records) -> str:
    """The whole output."""
    with deep_recursion():
        parts = ["------------- Classes -----------------\n"]
        for record in records.sorted_classes():
            parts.append("class ")
            parts.append(record_text(record))
        parts.append("------------- Defs -----------------\n")
        for record in records.sorted_defs():
            parts.append("def ")
            parts.append(record_text(record))
        return "".join(parts)


def field_text(field: Field) -> str:
    """`type name = value`."""
    value = field.value
    type_ = (
        "code" if field.type is STRING and isinstance(value, StringValue) and value.is_code else field.type
    )
    prefix = "field " if field.kind == _NONCONCRETE_OK else ""
    return f"{prefix}{type_} {field.name} = {value.text()}"


def record_text(record: Record) -> str:
    """One record from its name to the closing brace and line end."""
    parts = [record.name_text()]
    if record.template_args:
        parts.append("<" + ", ".join([field_text(field) for field in record.template_args.values()]) + ">")
    parts.append(" {")
    superclasses = record.superclasses
    if superclasses:
        parts.append("\t// " + " ".join([cls.name for cls in superclasses]))
    parts.append("\n")
    later: list[str] = []
    for field in record.fields.values():
        line = f"  {field_text(field)};\n"
        if field.kind == _NONCONCRETE_OK:
            parts.append(line)
        else:
            later.append(line)
    parts.extend(later)
    parts.append("}\n")
    return "".join(parts)
