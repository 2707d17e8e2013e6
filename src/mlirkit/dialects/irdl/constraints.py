"""Constraints of irdl: an attribute or type satisfies what the operations of a definition say of it.

Constraints are the values of a definition.  Within one check, what a value was first satisfied by it stands
for: two operands of the same constraint have the same type.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import lookup_nearest_symbol_from
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.support.diagnostics import MLIRError


def plain(value: Any) -> Any:
    """A type for the attribute of a type, which stand for each other."""
    return value.value if getattr(value, "attr_name", "") == "builtin.type" else value


def base_name(value: Any) -> str:
    """The name of the class of an attribute or type: `builtin.integer`."""
    for member in ("FULL_NAME", "type_name" if isinstance(value, Type) else "attr_name"):
        name = getattr(value, member, None)
        if name:
            return str(name)
    return type(value).__name__


class Check:
    """One check of an operation, attribute or type, with what its constraints stand for so far."""

    def __init__(self) -> None:
        self._assigned: dict[Value, Any] = {}

    def problem(self, constraint: Value, value: Any) -> str:
        """Why a value does not satisfy a constraint, or ""."""
        value = plain(value)
        known = self._assigned.get(constraint)
        if known is not None:
            return "" if known == value else f"expected '{known}' but got '{value}'"
        problem = self._problem(constraint.owner, value)
        if not problem:
            self._assigned[constraint] = value
        return problem

    def _problem(self, definition: Any, value: Any) -> str:
        kind = definition.info.name
        if kind == "irdl.is":
            expected = plain(definition.inherent("expected"))
            return "" if value == expected else f"expected '{expected}' but got '{value}'"
        if kind == "irdl.any":
            return ""
        if kind == "irdl.base":
            return self._base_problem(definition, value)
        if kind == "irdl.parametric":
            return self._parametric_problem(definition, value)
        if kind == "irdl.any_of":
            if any(not self.problem(each, value) for each in definition.operands):
                return ""
            return f"'{value}' does not satisfy the constraint"
        if kind == "irdl.all_of":
            return next((text for each in definition.operands if (text := self.problem(each, value))), "")
        raise MLIRError(f"mlirkit does not check '{kind}'", [definition.diagnostic("not checked")])

    def _base_problem(self, definition: Any, value: Any) -> str:
        name = definition.inherent("base_name")
        if name is None:
            expected, is_type = referenced_name(definition, "base_ref")
        else:
            expected, is_type = name.value[1:], name.value.startswith("!")
        word = "type" if is_type else "attribute"
        if isinstance(value, Type) is is_type and base_name(value) == expected:
            return ""
        return f"expected base {word} '{expected}' but got '{base_name(value)}'"

    def _parametric_problem(self, definition: Operation, value: Any) -> str:
        expected, is_type = referenced_name(definition, "base_type")
        if isinstance(value, Type) is not is_type or base_name(value) != expected:
            word = "type" if is_type else "attribute"
            return f"expected base {word} '{expected}' but got '{value}'"
        for constraint, parameter in zip(definition.operands, value.parameters, strict=True):
            problem = self.problem(constraint, parameter)
            if problem:
                return problem
        return ""


def referenced_name(definition: Any, name: str) -> tuple[str, bool]:
    """`dialect.name` of the type or attribute that a definition refers to, and whether it is a type."""
    # References are of the table around the dialect.
    dialect = get_parent_of_type(definition, "irdl.dialect")
    assert dialect is not None and dialect.parent_op is not None
    found: Any = lookup_nearest_symbol_from(dialect.parent_op, definition.inherent(name))
    assert found is not None
    own = found.inherent("sym_name").value.lstrip("!#")
    return f"{found.parent_op.inherent('sym_name').value}.{own}", found.info.name == "irdl.type"


def check_parameters(constraints: list[Value], parameters: list[Attribute], is_type: bool) -> str:
    """Why parameters are not those of a type or attribute, or ""."""
    if len(parameters) != len(constraints):
        word = "type" if is_type else "attribute"
        return f"expected {len(constraints)} {word} arguments, but had {len(parameters)}"
    check = Check()
    for constraint, parameter in zip(constraints, parameters, strict=True):
        problem = check.problem(constraint, parameter)
        if problem:
            return problem
    return ""
