"""`--print-detailed-records`: global values, classes and records for humans, with the place of each item.

As llvm-tblgen's, without the statistics of its memory allocation at the end.
"""

from __future__ import annotations

import os

from mlirkit.tablegen.print_records import field_text
from mlirkit.tablegen.records import Field, Record, Records
from mlirkit.tablegen.recursion import deep_recursion


def print_detailed_records(records: Records) -> str:
    """The whole output."""
    with deep_recursion():
        parts = [f"DETAILED RECORDS for file {records.main_file}\n"]
        _add_heading(parts, "Global Variables", len(records.globals))
        parts.append("\n")
        for name in sorted(records.globals):
            parts.append(f"{name} = {records.globals[name].text()}\n")
        _add_heading(parts, "Classes", len(records.classes))
        for record in records.sorted_classes():
            parts.append(f"\n{record.name}  {_place(record.locations[0], records)}\n")
            _add_fields(parts, "Template args", list(record.template_args.values()), records)
            _add_superclasses(parts, record)
            _add_fields(parts, "Fields", list(record.fields.values()), records)
        _add_heading(parts, "Records", len(records.defs))
        for record in records.sorted_defs():
            parts.append("\n" + (record.name or '""') + f"  {_place(record.locations[0], records)}\n")
            if len(record.locations) > 1:
                places = [_place(location, records) for location in reversed(record.locations)]
                sequence = "".join([f" {place}" for place in places])
                parts.append(f"  Defm sequence:{sequence}\n")
            _add_superclasses(parts, record)
            _add_fields(parts, "Fields", list(record.fields.values()), records)
        return "".join(parts)


def _add_heading(parts: list[str], title: str, count: int) -> None:
    parts.append(f"\n-------------------- {title} ({count}) --------------------\n")


def _add_superclasses(parts: list[str], record: Record) -> None:
    direct = record.direct_superclasses
    names = " ".join([cls.name if cls in direct else f"({cls.name})" for cls in record.superclasses])
    parts.append(f"  Superclasses: {names or '(none)'}\n")


def _add_fields(parts: list[str], title: str, fields: list[Field], records: Records) -> None:
    if not fields:
        parts.append(f"  {title}: (none)\n")
        return
    parts.append(f"  {title}:\n")
    for field in fields:
        parts.append(f"    {field_text(field)}  {_place(field.location, records)}\n")


def _place(location: int, records: Records) -> str:
    place = records.place(location)
    return "" if place is None else f"|{os.path.basename(place.file)}:{place.line}|"
