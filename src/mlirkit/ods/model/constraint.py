"""Constraints: a predicate with the words an error uses for it, and the kinds of its subject.

Source: the ODS manual, "Constraints", "Type constraints", "Variadic operands", "Optional operands".
"""

from __future__ import annotations

from enum import Enum

from mlirkit.ods.model.predicate import TRUE, Predicate, condition
from mlirkit.ods.plain_data import FrozenData


class Constraint(FrozenData):
    """Something that must hold of one type, attribute, property, region or successor."""

    def_name: str
    predicate: Predicate
    summary: str
    description: str = ""
    # The name of the C++ function definitions ask for, "" for none.
    cpp_function_name: str = ""
    # False where the definition leaves the predicate unset: then nothing is generated that checks it.
    has_predicate: bool = True

    @property
    def condition(self) -> str:
        """The C++ expression that must hold, over `$_self`."""
        return condition(self.predicate)

    @property
    def is_trivial(self) -> bool:
        """Whether the constraint holds of everything."""
        return self.predicate == TRUE


class VariableLength(Enum):
    """How many values an operand or result stands for."""

    ONE = "one"
    OPTIONAL = "optional"
    VARIADIC = "variadic"
    VARIADIC_OF_VARIADIC = "variadic of variadic"


class TypeConstraint(Constraint):
    """A constraint on a type; on operands and results also how many of them there are."""

    cpp_type: str = "::mlir::Type"
    # The C++ expression that makes the one type there is, or None where there are several.
    builder_call: str | None = None
    length: VariableLength = VariableLength.ONE
    # What each value must be, where `length` is not ONE.
    base: TypeConstraint | None = None
    min_size: int = 0
    # For VARIADIC_OF_VARIADIC: the attribute that holds the sizes of the groups.
    segment_attribute: str = ""
    # The definition's superclasses: "Type", "TypeDef", "BuildableType", ...
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
        """Any number, as opposed to at most one."""
        return self.length in (VariableLength.VARIADIC, VariableLength.VARIADIC_OF_VARIADIC)
