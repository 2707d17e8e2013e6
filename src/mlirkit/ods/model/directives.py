"""Clauses of OpenMP and OpenACC with a fixed set of values, from the tables of llvm/Frontend."""

from __future__ import annotations

from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Record, Records


class ClauseValue(FrozenData):
    """A value: its name, its index among the clause's values, and whether users may write it."""

    name: str
    index: int
    is_visible: bool


class ValueClause(FrozenData):
    """A clause whose argument is an enum, and the name of this enum."""

    enum_name: str
    values: tuple[ClauseValue, ...]


def read_value_clauses(records: Records) -> list[ValueClause]:
    """The clauses with values, by the names of their definitions."""
    return [
        ValueClause(record.value_as_string("enumClauseValue"), tuple(_values(record)))
        for record in records.derived_from("Clause")
        if record.value_as_list_of_defs("allowedClauseValues")
    ]


def language_namespace(records: Records) -> str:
    """The C++ namespace of the language to which the directives belong."""
    languages = records.derived_from("DirectiveLanguage")
    if not languages:
        raise MLIRError("DirectiveLanguage missing.")
    return languages[0].value_as_string("cppNamespace")


def _values(record: Record) -> list[ClauseValue]:
    return [
        ClauseValue(_formatted_name(value), index, value.value_as_bit("isUserValue"))
        for index, value in enumerate(record.value_as_list_of_defs("allowedClauseValues"))
    ]


def _formatted_name(record: Record) -> str:
    """The name, or the oldest spelling, with underscores instead of blanks."""
    name = record.value_as_optional_string("name")
    if name is None:
        spellings = record.value_as_list_of_defs("spellings")
        oldest = min(spellings, key=lambda one: one.value_as_int("minVersion"), default=None)
        name = "not found" if oldest is None else oldest.value_as_string("spelling")
    return name.replace(" ", "_")
