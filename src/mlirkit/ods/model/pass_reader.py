"""Reading passes from records."""

from __future__ import annotations

import re

from mlirkit.ods.model.pass_definition import PassDefinition, PassOption, PassOptionChoice, PassStatistic
from mlirkit.tablegen import Record

# `llvm::cl::values` takes C++ expressions: these are the calls in it that name a value.
_CHOICE = re.compile(r'clEnumValN\(\s*([\w:]+)\s*,\s*"((?:[^"\\]|\\.)*)"\s*,\s*"((?:[^"\\]|\\.)*)"\s*\)')


def read_pass(record: Record) -> PassDefinition:
    """The pass that a record derived from `PassBase` defines."""
    return PassDefinition(
        name=record.name,
        argument=record.value_as_string("argument"),
        base_class=record.value_as_string("baseClass"),
        summary=record.value_as_string("summary"),
        description=record.value_as_string("description"),
        dependent_dialects=tuple(record.value_as_list_of_strings("dependentDialects")),
        options=tuple([_option(option) for option in record.value_as_list_of_defs("options")]),
        statistics=tuple([_statistic(each) for each in record.value_as_list_of_defs("statistics")]),
    )


def _option(record: Record) -> PassOption:
    flags = record.value_as_string("additionalOptFlags")
    return PassOption(
        argument=record.value_as_string("argument"),
        cpp_name=record.value_as_string("cppName"),
        cpp_type=record.value_as_string("type"),
        default=record.value_as_string("defaultValue"),
        description=record.value_as_string("description"),
        is_list=any(base.name == "ListOption" for base in record.superclasses),
        choices=tuple([PassOptionChoice(*match.groups()) for match in _CHOICE.finditer(flags)]),
    )


def _statistic(record: Record) -> PassStatistic:
    return PassStatistic(
        cpp_name=record.value_as_string("cppName"),
        name=record.value_as_string("name"),
        description=record.value_as_string("description"),
    )
