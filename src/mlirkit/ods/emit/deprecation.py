"""Uses of deprecated defs: the warnings of generators, in mlir-tblgen's words.

    my.td:6:5: warning: Using deprecated def `I64Property`
    note: moved to shorter name I64Prop

A def is deprecated if one of its classes is `Deprecated`.  A named def uses the defs in its fields, including
lists, dags and anonymous defs.
Source: the ODS manual, "Reporting deprecation in TableGen".
"""

from __future__ import annotations

from collections.abc import Mapping

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity
from mlirkit.tablegen import Records
from mlirkit.tablegen.records import Record
from mlirkit.tablegen.values import DagValue, DefValue, ListValue, StringValue, Value


def deprecation_warnings(records: Records) -> list[Diagnostic]:
    """A warning with a note for each use, sorted by the names of the deprecated defs and their users."""
    reasons = {
        name: reason for name, record in records.defs.items() if (reason := _reason(record)) is not None
    }
    if not reasons:
        return []
    users = [
        (deprecated, name)
        for name, record in records.defs.items()
        if not record.is_anonymous
        for deprecated in _used(record, reasons)
    ]
    diagnostics: list[Diagnostic] = []
    for deprecated, name in sorted(users, key=lambda user: (user[0].encode(), user[1].encode())):
        diagnostics += records.diagnostics_at(
            records.defs[name], DiagnosticSeverity.WARNING, f"Using deprecated def `{deprecated}`"
        )
        diagnostics.append(Diagnostic(DiagnosticSeverity.NOTE, reasons[deprecated]))
    return diagnostics


def _reason(record: Record) -> str | None:
    field = record.find("odsDeprecated")
    return field.value.value if field is not None and isinstance(field.value, StringValue) else None


def _used(record: Record, deprecated: Mapping[str, str]) -> set[str]:
    """The deprecated defs in the fields of a record."""
    names: set[str] = set()
    pending: list[Value] = [field.value for field in record.fields.values()]
    seen: set[str] = set()
    while pending:
        value = pending.pop()
        if isinstance(value, ListValue):
            pending.extend(value.elements)
        elif isinstance(value, DagValue):
            pending.append(value.operator)
            pending.extend(value.args)
        elif isinstance(value, DefValue) and value.record.name not in seen:
            used = value.record
            seen.add(used.name)
            if used.name in deprecated:
                names.add(used.name)
            if used.is_anonymous:
                pending.extend(field.value for field in used.fields.values())
    return names
