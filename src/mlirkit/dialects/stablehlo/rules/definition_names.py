"""C++ functions that the HLO dialects' definitions call: tests of types, and checks of traits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import InferTypeOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.traits import register_check
from mlirkit.dialects.declared import quant, stablehlo
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.dialects.stablehlo.rules.types import (
    all_compatible,
    bounds_of,
    compatible,
    compatible_elements,
    element_type,
    failure,
    most_specific_type,
)
from mlirkit.ods.live.hooks import cpp_name, follows_signature, interface, trait_inference

cpp_name("class", "quant::UniformQuantizedType")(quant.UniformQuantizedType)
cpp_name("class", "quant::UniformQuantizedPerAxisType")(quant.UniformQuantizedPerAxisType)


@cpp_name("method", "getStorageType")
def storage_type(type: QuantizedType) -> Type | None:
    return type.storage_type


@cpp_name("function", "hlo::isValidStablehloQuantizedElementType")
def is_valid_quantized_element(type: Type) -> bool:
    """Whether zero points fit into the storage type."""
    if isinstance(type, quant.UniformQuantizedType):
        zero_points: Sequence[int] = (type.zero_point,)
    elif isinstance(type, quant.UniformQuantizedPerAxisType):
        zero_points = type.zero_points
    else:
        return False
    return all(type.storage_type_min <= zero_point <= type.storage_type_max for zero_point in zero_points)


@cpp_name("function", "hlo::isValidQuantizedDimension")
def is_valid_quantized_dimension(type: Type) -> bool:
    """Whether a tensor has the quantized axis, with one slice per scale."""
    element = element_type(type)
    if not isinstance(type, RankedTensorType) or not isinstance(element, quant.UniformQuantizedPerAxisType):
        return True
    axis = element.quantized_dimension
    return axis < len(type.dims) and type.dims[axis] in (DYNAMIC, len(element.scales))


@cpp_name("function", "hlo::hasSingleBoundedDimension")
def has_single_bounded_dimension(type: RankedTensorType) -> bool:
    """Whether exactly one dimension is bounded, and no other is dynamic."""
    bounds = bounds_of(type)
    return sum(bound != DYNAMIC for bound in bounds) == 1 and type.dims.count(DYNAMIC) == 1


# -- traits -------------------------------------------------------------------------------------------


def _all_types(op: Operation) -> Iterator[Type]:
    yield from op.operand_types()
    yield from op.result_types()


def _check_compatible(
    types: Callable[[Operation], Iterator[Type]], agree: Callable[[Type, Type], bool], subject: str
) -> Callable[[Operation], None]:
    """Make a check that all types are compatible with the first."""

    def check(op: Operation) -> None:
        first: Type | None = None
        for type in types(op):
            if first is None:
                first = type
            elif type is not first and not agree(type, first):
                raise op.op_error(f"requires compatible {subject}")

    return check


def _operand_types(op: Operation) -> Iterator[Type]:
    yield from op.operand_types()


register_check(
    "CompatibleOperandsAndResultType",
    _check_compatible(_all_types, compatible, "types for all operands and results"),
)
register_check(
    "CompatibleOperandsAndResultElementType",
    _check_compatible(_all_types, compatible_elements, "element types for all operands and results"),
)
_check_operands = _check_compatible(_operand_types, compatible_elements, "element types for all operands")


def _check_operand_elements(op: Operation) -> None:
    if op.operand_count < 1:
        raise op.op_error(f"expected 1 or more operands, but found {op.operand_count}")
    _check_operands(op)


register_check("CompatibleOperandsElementType", _check_operand_elements)


def _check_pairs(part: Callable[[Type], Type], subject: str) -> Callable[[Operation], None]:
    def check(op: Operation) -> None:
        operands, results = op.operand_types(), op.result_types()
        if len(operands) != len(results):
            raise op.op_error("requires the same number of operands and results")
        for index, (operand, result) in enumerate(zip(operands, results, strict=True)):
            if part(operand) != part(result):
                raise op.op_error(f"requires the same {subject} for operand and result at index {index}")

    return check


register_check("PairwiseSameOperandAndResultType", _check_pairs(lambda type: type, "type"))
register_check("PairwiseSameOperandAndResultElementType", _check_pairs(element_type, "element type"))


@trait_inference("CompatibleOperandsAndResultType")
@follows_signature
def infer_compatible(state: OperationState) -> list[Type]:
    """The most specific type of the operands."""
    if not state.operands:
        raise failure(state, "Expected non-empty operands for [CompatibleOperandsAndResultType]")
    return [most_specific_type(state, [operand.type for operand in state.operands])]


class CompatibleTypes(InferTypeOpInterface):
    """Result types need only be compatible with the inferred ones."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return all_compatible(inferred, actual)


class TypesOfConstant(InferTypeOpInterface):
    """The value of a quantized constant has the storage type."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        result: Any = actual[0] if len(actual) == 1 else None
        if not isinstance(result, RankedTensorType) or len(inferred) != 1:
            return False
        if isinstance(result.element_type, QuantizedType):
            result = RankedTensorType(result.dims, result.element_type.storage_type, result.encoding)
        return bool(inferred[0] == result)


interface("stablehlo", "InferTypeOpInterface")(CompatibleTypes())
interface(stablehlo.ConstantOp, "InferTypeOpInterface")(TypesOfConstant())
