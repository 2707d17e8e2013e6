"""Result types that a definition determines, as in the `inferReturnTypes` of mlir-tblgen.

    SameOperandsAndResultType            the type of the first operand
    FirstAttrDerivedResultType           the type of, or in, the first attribute
    AllTypesMatch<["value", "result"]>   the type of another value (or typed attribute)
    TypesMatchWith<..., transformer>     the C++ expression applied to another value's type
    a buildable constraint               the only type that satisfies it

A hook (`@type_inference`) has priority.  Without any of these sources there is no inference: builders take
the result types as arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.ods.cpp_expr import Translated
from mlirkit.ods.live import hooks
from mlirkit.ods.live.hook_table import follows_signature
from mlirkit.ods.model import Operator
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


def inference_function(
    operator: Operator, dialect: LiveDialect
) -> Callable[[OperationState], list[Type]] | None:
    """The function that infers all result types, or None."""
    hook = hooks.type_inferences.get(operator.name)
    if hook is not None:
        infer: Callable[[OperationState], list[Type]] = hook
        return infer
    for trait in operator.traits:
        of_trait = hooks.trait_inferences.get(trait.name.rpartition("::")[2])
        if of_trait is not None:
            infer = of_trait
            return infer
    if not operator.results:
        return None
    if operator.has_trait("FirstAttrDerivedResultType"):
        return _from_first_attribute(operator)
    if operator.variable_length_results:
        return None
    sources = [_source_of(operator, dialect, index) for index in range(len(operator.results))]
    if any(source is None for source in sources):
        return None

    @follows_signature
    def infer_types(state: OperationState) -> list[Type]:
        return [source(state) for source in sources if source is not None]

    return infer_types


def _from_first_attribute(operator: Operator) -> Callable[[OperationState], list[Type]]:
    name = operator.attributes[0].name

    @follows_signature
    def infer_types(state: OperationState) -> list[Type]:
        attribute: Any = _attribute_of(state, name)
        type = attribute.value if isinstance(attribute, TypeAttr) else attribute.type
        return [type] * len(operator.results)

    return infer_types


Source = Callable[[OperationState], Type]


def _source_of(operator: Operator, dialect: LiveDialect, result: int) -> Source | None:
    """The source of the type of result number `result`: an operand, an attribute or a constraint."""
    if operator.has_trait("SameOperandsAndResultType"):
        anchor = next(
            (index for index, operand in enumerate(operator.operands) if not operand.is_variable_length), None
        )
        if anchor is not None:
            return _operand_type(operator, anchor)
        if operator.operands:
            return partial(_first_operand_type, operator.name)
    constraint = operator.results[result].constraint
    if constraint.builder_call is not None and not constraint.is_variable_length:
        built = dialect.build_type(constraint.builder_call)
        if built is not None:
            return lambda state: built
    return _by_traits(operator, dialect, operator.results[result].name, set())


def _by_traits(operator: Operator, dialect: LiveDialect, name: str, seen: set[str]) -> Source | None:
    """The type of `name` by traits that tie it, perhaps through other results, to an operand or attribute."""
    if not name or name in seen:
        return None
    seen.add(name)
    index = operator.operand_index(name)
    if index is not None:
        return None if operator.operands[index].is_variable_length else _operand_type(operator, index)
    attribute = operator.attribute(name)
    if attribute is not None:
        return lambda state: _attribute_type(state, name)
    for trait in operator.traits_of("AllTypesMatch"):
        values = trait.fields.get("values", ())
        if name in values:
            for other in values:
                source = _by_traits(operator, dialect, other, seen)
                if source is not None:
                    return source
    for trait in operator.traits_of("TypesMatchWith"):
        if trait.fields.get("rhs") != name:
            continue
        source = _by_traits(operator, dialect, str(trait.fields["lhs"]), seen)
        transform = dialect.translator.expression(str(trait.fields["transformer"]), ["$_self"])
        if source is not None and isinstance(transform, Translated):
            return _transformed(source, transform.function)
    return None


def _transformed(source: Source, transform: Callable[[Any], Any]) -> Source:
    return lambda state: transform(source(state))


def _first_operand_type(name: str, state: OperationState) -> Type:
    """The type of the first operand; MLIRError if the operation has no operands."""
    if not state.operands:
        raise MLIRError(f"'{name}' op needs an operand, whose type its result has")
    return state.operands[0].type


def _operand_type(operator: Operator, index: int) -> Source:
    """The type of operand group `index`, which is a single value."""
    before = operator.operands[:index]
    if not any(group.is_variable_length for group in before):
        return lambda state: state.operands[index].type
    behind = len(operator.operands) - index

    def from_the_end(state: OperationState) -> Type:
        if any(operand.is_variable_length for operand in operator.operands[index + 1 :]):
            raise ValueError(f"cannot tell which operand of {operator.name} decides the result type")
        value: Value = state.operands[-behind]
        return value.type

    return from_the_end


def _attribute_of(state: OperationState, name: str) -> Any:
    # Compare with None: an attribute may be falsy, as the `false` of an i1 is.
    property = state.properties.get(name)
    return state.attributes.get(name) if property is None else property


def _attribute_type(state: OperationState, name: str) -> Type:
    attribute: Any = _attribute_of(state, name)
    type: Type = attribute.type
    return type
