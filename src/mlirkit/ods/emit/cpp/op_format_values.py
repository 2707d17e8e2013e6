"""Facts of elements for the parser and the printer of an operation's format: lengths, names, enums."""

from __future__ import annotations

from mlirkit.ods.assembly_format.elements import (
    AttributeVariable,
    Element,
    Operands,
    OperandVariable,
    OptionalGroup,
    PropertyVariable,
    Results,
    ResultVariable,
)
from mlirkit.ods.model import EnumInfo, NamedAttribute, NamedTypeConstraint
from mlirkit.ods.model.constraint import VariableLength


class TypedRange:
    """The argument of a `type` directive: the name of the list of types, and its length."""

    __slots__ = ("length", "name", "value")

    def __init__(self, argument: Element) -> None:
        self.value: NamedTypeConstraint | None = None
        self.length = VariableLength.VARIADIC
        if isinstance(argument, OperandVariable):
            self.value = argument.operand
        elif isinstance(argument, ResultVariable):
            self.value = argument.result
        if self.value is not None:
            self.name = self.value.name
            self.length = self.value.constraint.length
        else:
            assert isinstance(argument, Operands | Results)
            self.name = "allOperand" if isinstance(argument, Operands) else "allResult"


def formatted_enum(named: NamedAttribute) -> EnumInfo | None:
    """The enum whose cases are the keywords of an attribute, or None."""
    base = named.attribute.innermost
    if "EnumAttrInfo" not in base.classes or base.enum is None:
        return None
    return base.enum if base.enum.underlying_type and base.const_builder_call else None


def is_symbol_name(named: NamedAttribute) -> bool:
    """Whether an attribute is printed as the name of a symbol."""
    return named.attribute.innermost.known_name == "SymbolNameAttr"


def elided_anchor(group: OptionalGroup, first: Element | None) -> Element | None:
    """The unit attribute or property without text, whose value is the presence of the group."""
    anchor = group.anchor
    if isinstance(anchor, AttributeVariable | PropertyVariable) and anchor is not first and anchor.is_unit:
        return anchor
    return None
