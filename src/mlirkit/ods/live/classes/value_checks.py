"""What runs for every attribute or type of a definition: the check of its parameters, and their getters.

The check is of the parameters' constraints and of the verifier's hook; value_class.py makes the members of
classes from both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.types import OpaqueType
from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType
from mlirkit.core.location import ParametrizedLocation
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.live import hooks
from mlirkit.ods.model import AttrOrTypeDef

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

ParametrizedValue: TypeAlias = ParametrizedAttribute | ParametrizedType | ParametrizedLocation


def value_check(
    definition: AttrOrTypeDef, dialect: LiveDialect
) -> Callable[[ParametrizedValue], str | None]:
    """Return a function that gives the error message of a value, or None."""
    hook = hooks.value_verifiers.get(definition.full_name) if definition.gen_verify else None
    tests = []
    for index, parameter in enumerate(definition.parameters):
        if parameter.predicate is not None:
            test = dialect.constraints.test_of(parameter.predicate, definition.full_name)
            if test is not None:
                tests.append((index, parameter.name, test, parameter.constraint_summary))

    # Parameters that a kept text may replace, whose class it does not have.
    specific = [
        index
        for index, parameter in enumerate(definition.parameters)
        if canonical(parameter.cpp_type) not in ("Attribute", "Type")
    ]

    def invalid_reason(value: ParametrizedValue) -> str | None:
        parameters = value.parameters
        for index, name, test, summary in tests:
            if test(parameters[index]) is False:
                return f"failed to verify '{name}': {summary}"
        if hook is None:
            return None
        for index in specific:
            if isinstance(parameters[index], (OpaqueAttr, OpaqueType)):
                # It is unknown whether kept text fits.
                return None
        message: str | None = hook(value)
        return message

    return invalid_reason


def parameter_getter(index: int) -> Callable[[ParametrizedValue], object]:
    """The getter of the property for a parameter."""
    return lambda value: value.parameters[index]
