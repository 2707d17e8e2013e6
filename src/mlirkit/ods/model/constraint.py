"""Constraints: a predicate with its summary for errors, and the kinds of its subject.

Source: the ODS manual, "Constraints", "Type constraints", "Variadic operands", "Optional operands".
"""

from __future__ import annotations

from enum import Enum

from mlirkit.ods.model.predicate import TRUE, Predicate, condition
from mlirkit.ods.plain_data import FrozenData


class Constraint(FrozenData):
    """A condition on one type, attribute, property, region or successor."""

    def_name: str
    predicate: Predicate
    summary: str
    description: str = ""
    # The name of the C++ function that is generated for the constraint, or "".
    cpp_function_name: str = ""
    # False if the definition leaves the predicate unset: then no check is generated.
    has_predicate: bool = True

    @property
    def condition(self) -> str:
        """The C++ expression that must hold, over `$_self`."""
        return condition(self.predicate)

    @property
    def is_trivial(self) -> bool:
        """Whether the constraint always holds."""
        return self.predicate == TRUE


class VariableLength(Enum):
    """The number of values in an operand or result."""

    ONE = "one"
    OPTIONAL = "optional"
    VARIADIC = "variadic"
    VARIADIC_OF_VARIADIC = "variadic of variadic"


class TypeConstraint(Constraint):
    """A constraint on a type, with the number of values for operands and results."""

    cpp_type: str = "::mlir::Type"
    # The C++ expression that builds the only type that satisfies the constraint, else None.
    builder_call: str | None = None
    length: VariableLength = VariableLength.ONE
    # The constraint on one value, if `length` is not ONE.
    base: TypeConstraint | None = None
    min_size: int = 0
    # For VARIADIC_OF_VARIADIC: the attribute with the sizes of the groups.
    segment_attribute: str = ""
    # The superclasses of the definition: "Type", "TypeDef", "BuildableType", ...
    classes: tuple[str, ...] = ()

    @property
    def each(self) -> TypeConstraint:
        """The constraint on one value."""
        return self if self.base is None else self.base

    @property
    def is_variable_length(self) -> bool:
        return self.length is not VariableLength.ONE

    @property
    def is_optional(self) -> bool:
        return self.length is VariableLength.OPTIONAL

    @property
    def is_variadic(self) -> bool:
        """Whether any number of values is allowed; an optional operand is not variadic."""
        return self.length in (VariableLength.VARIADIC, VariableLength.VARIADIC_OF_VARIADIC)
