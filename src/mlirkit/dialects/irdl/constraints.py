"""Checking attributes and types against the constraints of an irdl definition.

Constraints are the SSA values of a definition.  Within one check, a constraint is bound to the first
attribute that satisfies it: two operands of the same constraint have the same type.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import (
    Attribute,
    AttributeOrType,
    ParametrizedAttribute,
    ParametrizedType,
    Type,
)
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbols import lookup_nearest_symbol_from
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import irdl
from mlirkit.support.diagnostics import MLIRError


def plain(value: AttributeOrType) -> AttributeOrType:
    """The type of a type attribute; other attributes unchanged."""
    return value.value if isinstance(value, TypeAttr) else value


def base_name(value: AttributeOrType) -> str:
    """The name of the class of an attribute or type: `builtin.integer`."""
    for member in ("FULL_NAME", "type_name" if isinstance(value, Type) else "attr_name"):
        name = getattr(value, member, None)
        if name:
            return str(name)
    return type(value).__name__


class Check:
    """One check of an operation, attribute or type, with the constraints bound so far."""

    def __init__(self) -> None:
        self._assigned: dict[Value, AttributeOrType] = {}

    def problem(self, constraint: Value, value: AttributeOrType) -> str:
        """The error message for a value that does not satisfy a constraint, or ""."""
        value = plain(value)
        assigned = self._assigned.get(constraint)
        if assigned is not None:
            return "" if assigned == value else f"expected '{assigned}' but got '{value}'"
        definition = constraint.defining_op
        assert definition is not None
        problem = self._problem(definition, value)
        if not problem:
            self._assigned[constraint] = value
        return problem

    def _problem(self, definition: Operation, value: AttributeOrType) -> str:
        if isinstance(definition, irdl.IsOp):
            expected = plain(definition.expected)
            return "" if value == expected else f"expected '{expected}' but got '{value}'"
        if isinstance(definition, irdl.AnyOp):
            return ""
        if isinstance(definition, irdl.BaseOp):
            return self._base_problem(definition, value)
        if isinstance(definition, irdl.ParametricOp):
            return self._parametric_problem(definition, value)
        if isinstance(definition, irdl.AnyOfOp):
            if any(not self.problem(constraint, value) for constraint in definition.args):
                return ""
            return f"'{value}' does not satisfy the constraint"
        if isinstance(definition, irdl.AllOfOp):
            problems = (self.problem(constraint, value) for constraint in definition.args)
            return next(filter(None, problems), "")
        kind = definition.info.name
        raise MLIRError(f"mlirkit does not check '{kind}'", [definition.diagnostic("not checked")])

    def _base_problem(self, definition: irdl.BaseOp, value: AttributeOrType) -> str:
        name = definition.base_name
        if name is None:
            expected, is_type = referenced_name(definition, definition.base_ref)
        else:
            expected, is_type = name.value[1:], name.value.startswith("!")
        word = "type" if is_type else "attribute"
        if isinstance(value, Type) is is_type and base_name(value) == expected:
            return ""
        # Types in parameters are type attributes.
        result = "builtin.type" if isinstance(value, Type) and not is_type else base_name(value)
        return f"expected base {word} '{expected}' but got '{result}'"

    def _parametric_problem(self, definition: irdl.ParametricOp, value: AttributeOrType) -> str:
        expected, is_type = referenced_name(definition, definition.base_type)
        if isinstance(value, Type) is not is_type or base_name(value) != expected:
            word = "type" if is_type else "attribute"
            return f"expected base {word} '{expected}' but got '{value}'"
        # Types and attributes defined by irdl, whose parameters are attributes.
        assert isinstance(value, ParametrizedType | ParametrizedAttribute)
        for constraint, parameter in zip(definition.args, value.parameters, strict=True):
            problem = self.problem(constraint, parameter)
            if problem:
                return problem
        return ""


def referenced_name(definition: Operation, reference: SymbolRefAttr | None) -> tuple[str, bool]:
    """`dialect.name` of a referenced type or attribute, and whether it is a type."""
    # References are looked up in the symbol table around the dialect.
    dialect = get_parent_of_type(definition, irdl.DialectOp)
    assert dialect is not None and dialect.parent_op is not None
    named = lookup_nearest_symbol_from(dialect.parent_op, reference)
    assert isinstance(named, irdl.TypeOp | irdl.AttributeOp)
    around = named.parent_op
    assert isinstance(around, irdl.DialectOp)
    return f"{around.sym_name.value}.{named.sym_name.value.lstrip('!#')}", isinstance(named, irdl.TypeOp)


def check_parameters(constraints: list[Value], parameters: list[Attribute], is_type: bool) -> str:
    """The error message for invalid parameters of a type or attribute, or ""."""
    if len(parameters) != len(constraints):
        word = "type" if is_type else "attribute"
        return f"expected {len(constraints)} {word} arguments, but had {len(parameters)}"
    check = Check()
    for constraint, parameter in zip(constraints, parameters, strict=True):
        problem = check.problem(constraint, parameter)
        if problem:
            return problem
    return ""
