"""Reading passes from records."""

from __future__ import annotations

from mlirkit.ods.model.pass_definition import PassDefinition, PassOption, PassStatistic
from mlirkit.tablegen import Record, Records


def read_passes(records: Records) -> list[PassDefinition]:
    """All passes, by the names of their definitions; MLIRError if the base library is not included."""
    return [read_pass(record) for record in records.derived_from("PassBase")]


def read_pass(record: Record) -> PassDefinition:
    """The pass of a record derived from `PassBase`."""
    return PassDefinition(
        name=record.name,
        argument=record.value_as_string("argument"),
        base_class=record.value_as_string("baseClass"),
        summary=record.value_as_string("summary"),
        description=record.value_as_string("description"),
        dependent_dialects=tuple(record.value_as_list_of_strings("dependentDialects")),
        options=tuple([_option(option) for option in record.value_as_list_of_defs("options")]),
        statistics=tuple([_statistic(item) for item in record.value_as_list_of_defs("statistics")]),
        constructor=record.value_as_string("constructor"),
    )


def _option(record: Record) -> PassOption:
    return PassOption(
        argument=record.value_as_string("argument"),
        cpp_name=record.value_as_string("cppName"),
        cpp_type=record.value_as_string("type"),
        default=record.value_as_string("defaultValue"),
        description=record.value_as_string("description"),
        is_list=any(base.name == "ListOption" for base in record.superclasses),
        additional_flags=record.value_as_string("additionalOptFlags"),
    )


def _statistic(record: Record) -> PassStatistic:
    return PassStatistic(
        cpp_name=record.value_as_string("cppName"),
        name=record.value_as_string("name"),
        description=record.value_as_string("description"),
    )
