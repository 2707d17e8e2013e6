"""Enums in C++: names of functions, and the attribute class generated with the enum.

Only generators of C++ read the fields beside `EnumInfo`, so that they are not part of stored definitions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.ods.model.enum_info import EnumCase, EnumInfo
from mlirkit.ods.model.predicate import condition
from mlirkit.ods.plain_data import FrozenData
from mlirkit.tablegen import Record

if TYPE_CHECKING:
    from mlirkit.ods.model.reader import DefinitionReader


class CppEnum(FrozenData):
    """An enum with its names in C++."""

    info: EnumInfo
    symbol_to_string_return_type: str
    max_value_function: str
    # The cases defined as one bit, without groups and the empty case.
    bit_cases: tuple[EnumCase, ...]
    # Whether values have a parser: an enum attribute without a builder has no parser.
    has_parser: bool
    # The condition of the attribute class generated with the enum, and the width of its integer.
    attribute_condition: str
    attribute_bit_width: int


def read_cpp_enums(reader: DefinitionReader) -> list[CppEnum]:
    """All enums, by the names of their definitions."""
    return [_read_cpp_enum(reader, record) for record in reader.instances("EnumInfo")]


def _read_cpp_enum(reader: DefinitionReader, record: Record) -> CppEnum:
    info = reader.enum(record)
    cases = zip(record.value_as_list_of_defs("enumerants"), info.cases, strict=True)
    is_attribute = record.is_a("EnumAttrInfo")
    attribute_condition = ""
    bit_width = 64
    if info.specialized_attribute:
        base = record.value_as_def("baseAttrClass")
        attribute_condition = condition(reader.predicate_of(base))
        if "valueType" in base:
            value_type = base.value_as_def("valueType")
            bit_width = value_type.value_as_int("bitwidth") if "bitwidth" in value_type else 64
    return CppEnum(
        info=info,
        symbol_to_string_return_type=record.value_as_string("symbolToStringFnRetType"),
        max_value_function=record.value_as_string("maxEnumValFnName"),
        bit_cases=tuple(
            [case for one, case in cases if one.is_a("BitEnumCaseBit") or one.is_a("BitEnumAttrCaseBit")]
        ),
        has_parser=bool(info.underlying_type)
        and not (is_attribute and not record.value_as_optional_string("constBuilderCall")),
        attribute_condition=attribute_condition,
        attribute_bit_width=bit_width,
    )
