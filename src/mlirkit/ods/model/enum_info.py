"""Enums: names for numbers, or for sets of bits.

Source: the ODS manual, "Enum attributes", and mlir/IR/EnumAttr.td's fields.
"""

from __future__ import annotations

from mlirkit.ods.plain_data import FrozenData


class EnumCase(FrozenData):
    """One case: the C++ symbol, the number and the text."""

    def_name: str
    symbol: str
    value: int
    text: str
    summary: str = ""
    # Whether a bit enum's case combines several bits.
    is_group: bool = False


# The fields, apart from cases, that decide about an enum's values and texts.
MEANING = (
    "class_name",
    "cpp_namespace",
    "bit_width",
    "is_bit_enum",
    "separator",
    "valid_bits",
    "print_primary_groups",
)


class EnumInfo(FrozenData):
    """An enum; `is_bit_enum` is true if cases are bits that combine."""

    def_name: str
    class_name: str
    cpp_namespace: str
    summary: str
    description: str
    bit_width: int
    underlying_type: str
    cases: tuple[EnumCase, ...]
    is_bit_enum: bool = False
    separator: str = "|"
    valid_bits: int = 0
    print_quoted: bool = False
    print_primary_groups: bool = False
    # The attribute class generated with the enum, as opposed to an EnumAttr around it.
    specialized_attribute: str = ""
    string_to_symbol: str = ""
    symbol_to_string: str = ""
    underlying_to_symbol: str = ""
    classes: tuple[str, ...] = ()

    @property
    def meaning(self) -> tuple[object, ...]:
        """The key of an enum: all that decides about its values and texts."""
        cases = tuple([(case.symbol, case.value, case.text, case.is_group) for case in self.cases])
        return (*[getattr(self, name) for name in MEANING], cases)

    def case_of_value(self, value: int) -> EnumCase | None:
        for case in self.cases:
            if case.value == value:
                return case
        return None

    def case_of_text(self, text: str) -> EnumCase | None:
        for case in self.cases:
            if case.text == text:
                return case
        return None
