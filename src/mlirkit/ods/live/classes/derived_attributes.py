"""Derived attributes of live operations: `op.name` gives what the C++ of the definition returns.

They are computed, never stored, and cannot be assigned.
Source: the ODS manual, "Operation arguments".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.core.operation import Operation
from mlirkit.ods.cpp_expr import Untranslatable, translate
from mlirkit.ods.live.classes.accessors import publish
from mlirkit.ods.live.cpp.definition_names import operator_names
from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


def add_derived_attributes(operator: Operator, dialect: LiveDialect, namespace: dict[str, Any]) -> None:
    """Add a property for each derived attribute."""
    for each in operator.attributes:
        body = each.attribute.derived_body
        if body is not None:
            publish(namespace, each.name, property(_derived_getter(each.name, body, operator, dialect)))


def _derived_getter(
    name: str, body: str, operator: Operator, dialect: LiveDialect
) -> Callable[[Operation], Any]:
    """What the C++ of a derived attribute returns: a value, not an attribute."""
    translated: list[Callable[[Operation], Any]] = []

    def get(op: Operation) -> Any:
        if not translated:
            names = operator_names(dialect.translator.table, operator)
            found = translate(body, names, "body", ["$_op"], this="$_op")
            if isinstance(found, Untranslatable):
                raise NotImplementedError(f"'{operator.name}': derived attribute '{name}' is C++: {found}")
            translated.append(found.function)
        return translated[0](op)

    return get
