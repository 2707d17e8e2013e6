"""Derived attributes of live operations: `op.name` evaluates the definition's C++.

They are computed, never stored, and cannot be assigned.  `op.materialize_derived_attributes()` returns all of
them as attributes, made by the `convertFromStorage` of their definitions, and `op.is_derived_attribute(name)`
tests a name: DerivedAttributeOpInterface.  Mirror: ods/emit/cpp/op_attributes.py.
Source: the ODS manual, "Operation arguments".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.cpp_expr import Untranslatable, translate
from mlirkit.ods.live.classes.accessors import publish
from mlirkit.ods.live.cpp.definition_names import getter_name, operator_names
from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


def add_derived_attributes(operator: Operator, dialect: LiveDialect, namespace: dict[str, Any]) -> None:
    """Add a property for each derived attribute."""
    getters: dict[str, Callable[[Operation], Any]] = {}
    for attribute in operator.attributes:
        body = attribute.attribute.derived_body
        if body is not None:
            getters[attribute.name] = _derived_getter(attribute.name, body, operator, dialect)
            publish(namespace, attribute.name, property(getters[attribute.name]))
    if not getters:
        return

    def is_derived_attribute(name: str) -> bool:
        """Whether the operation has a derived attribute of this name."""
        return name in getters

    namespace.setdefault("is_derived_attribute", staticmethod(is_derived_attribute))
    namespace.setdefault("materialize_derived_attributes", _materializer(getters, operator, dialect))


def _derived_getter(
    name: str, body: str, operator: Operator, dialect: LiveDialect
) -> Callable[[Operation], Any]:
    """Return a getter of a derived attribute: the value that its C++ returns, not an attribute."""
    translated: list[Callable[[Operation], Any]] = []

    def get(op: Operation) -> Any:
        if not translated:
            names = operator_names(dialect.translator.table, operator)
            result = translate(body, names, "body", ["$_op"], this="$_op")
            if isinstance(result, Untranslatable):
                raise NotImplementedError(f"'{operator.name}': derived attribute '{name}' is C++: {result}")
            translated.append(result.function)
        return translated[0](op)

    return get


def _materializer(
    getters: dict[str, Callable[[Operation], Any]], operator: Operator, dialect: LiveDialect
) -> Callable[[Operation], DictionaryAttr]:
    """Return the method that makes attributes of all derived attributes, by name."""
    conversions = {
        attribute.name: attribute.attribute.convert_from_storage
        for attribute in operator.attributes
        if attribute.name in getters
    }
    translated: dict[str, Callable[..., Any]] = {}

    def materialize_derived_attributes(op: Operation) -> DictionaryAttr:
        """All derived attributes, as attributes; MLIRError if the definition cannot convert one."""
        lacking = [getter_name(name) for name, text in conversions.items() if not text]
        if lacking:
            raise op.op_error(f"has non-materializable derived attributes '{', '.join(lacking)}'")
        builder = dialect.builder
        entries: dict[str, Attribute] = {}
        for name, text in conversions.items():
            convert = translated.get(name)
            if convert is None:
                expression = dialect.translator.expression(text, ["$_self", "$_builder", "$_ctxt"])
                if isinstance(expression, Untranslatable):
                    subject = f"derived attribute '{name}' becomes an attribute by C++"
                    raise NotImplementedError(f"'{operator.name}': {subject}: {expression}")
                convert = translated[name] = expression.function
            entries[name] = convert(getters[name](op), builder, builder)
        return DictionaryAttr(entries)

    return materialize_derived_attributes
