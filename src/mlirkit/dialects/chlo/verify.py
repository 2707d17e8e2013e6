"""Verifiers and inference of chlo: broadcasting, ragged_dot, top_k, scan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, UnrankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import InferTypeOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import chlo
from mlirkit.dialects.stablehlo.rules.definition_names import CompatibleTypes
from mlirkit.dialects.stablehlo.rules.dimensions import check_dim_in_bounds, check_distinct
from mlirkit.dialects.stablehlo.rules.elementwise import infer_constant, infer_predicate
from mlirkit.dialects.stablehlo.rules.products import check_dot_dimensions, check_inferred_shape
from mlirkit.dialects.stablehlo.rules.types import (
    I1,
    I32,
    bounds_of,
    compatible,
    compatible_elements,
    element_type,
    failure,
    same_size,
    type_extensions,
    with_bounds,
)
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import follows_signature, interface, type_inference, verifier

interface("chlo", "InferTypeOpInterface")(CompatibleTypes())
type_inference(chlo.ConstantOp)(infer_constant)
type_inference(chlo.IsInfOp, chlo.IsNegInfOp, chlo.IsPosInfOp)(infer_predicate)


class CompatibleShapes(InferTypeOpInterface):
    """Result types need only have shapes compatible with the inferred ones."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return len(inferred) == len(actual) and all(map(have_compatible_shape, inferred, actual))


COMPATIBLE_SHAPES = CompatibleShapes()


# -- broadcasting -------------------------------------------------------------------------------------


def _merged(one: int, other: int) -> int | None:
    """The size of a dimension broadcast with another; None if incompatible."""
    if one == other:
        return one
    if 1 in (one, other):
        return other if one == 1 else one
    if DYNAMIC in (one, other):
        return other if one == DYNAMIC else one
    return None


def _broadcast_shape(first: Sequence[int], second: Sequence[int]) -> list[int] | None:
    """Mirrors getBroadcastedShape; None if incompatible."""
    rank = max(len(first), len(second))
    numbers: list[int] = []
    for one, other in zip(
        (1,) * (rank - len(first)) + tuple(first), (1,) * (rank - len(second)) + tuple(second), strict=True
    ):
        size = _merged(one, other)
        if size is None:
            return None
        numbers.append(size)
    return numbers


def _numpy_broadcast(place: OperationState, operand_types: Sequence[Type], element: Type) -> Type:
    """The type of several tensors broadcast as NumPy does; unranked if an operand is."""
    types = [type for type in operand_types if isinstance(type, RankedTensorType)]
    if len(types) != len(operand_types):
        return UnrankedTensorType(element)
    if all(type.has_static_shape or bounds_of(type) for type in types):
        return _bounded_broadcast(place, types, element)
    shape: Sequence[int] | None = types[0].dims
    for type in types:
        shape = None if shape is None else _broadcast_shape(shape, type.dims)
    return UnrankedTensorType(element) if shape is None else RankedTensorType(shape, element)


def _bounded_broadcast(place: OperationState, types: Sequence[RankedTensorType], element: Type) -> Type:
    """Mirrors getNumpyBroadcastShape: a dimension is its size, or its bound with a flag."""
    dimensions = _sizes_and_marks(types[0])
    for type in types[1:]:
        others = _sizes_and_marks(type)
        rank = max(len(dimensions), len(others))
        pad = (1, False)
        merged: list[tuple[int, bool]] = []
        for one, other in zip(
            [pad] * (rank - len(dimensions)) + dimensions,
            [pad] * (rank - len(others)) + others,
            strict=True,
        ):
            if one[0] == 1 or other[0] == 1:
                merged.append(other if one[0] == 1 else one)
            elif one != other:
                return UnrankedTensorType(element)
            else:
                merged.append(one)
        dimensions = merged
    shape = [DYNAMIC if marked else size for size, marked in dimensions]
    bounds = [size if marked else DYNAMIC for size, marked in dimensions]
    is_bounded = any(marked for _, marked in dimensions)
    return RankedTensorType(shape, element, type_extensions(bounds) if is_bounded else None)


def _sizes_and_marks(type: RankedTensorType) -> list[tuple[int, bool]]:
    bounds = bounds_of(type) or (DYNAMIC,) * len(type.dims)
    return [
        (bound, True) if size == DYNAMIC else (size, False)
        for size, bound in zip(type.dims, bounds, strict=True)
    ]


def _broadcast_along(first: Type, second: Type, element: Type, dims: Sequence[int]) -> Type:
    """The type of a broadcast of the smaller tensor along dimensions `dims` of the larger one."""
    unknown = UnrankedTensorType(element)
    if not isinstance(first, RankedTensorType) or not isinstance(second, RankedTensorType):
        return unknown
    large, small = (first, second) if len(first.dims) > len(second.dims) else (second, first)
    if len(dims) != len(small.dims) or any(not 0 <= dim < len(large.dims) for dim in dims):
        return unknown
    merged = _broadcast_shape(small.dims, [large.dims[dim] for dim in dims])
    if merged is None:
        return unknown
    shape = list(large.dims)
    for dim, size in zip(dims, merged, strict=True):
        shape[dim] = size
    return RankedTensorType(shape, element)


def _infer_broadcast(state: OperationState, element: Type | None = None) -> list[Type]:
    """As InferBroadcastBinaryOpReturnTypeComponents."""
    first, second = [value.type for value in state.operands]
    if not compatible_elements(first, second):
        raise failure(state, "mismatched operand types")
    element = element or element_type(first)
    dims = state.properties.get("broadcast_dimensions")
    if dims is not None:
        return [_broadcast_along(first, second, element, cast(DenseArrayAttr, dims).values)]
    return [_numpy_broadcast(state, (first, second), element)]


@type_inference(
    *[
        f"chlo.broadcast_{name}"
        for name in (
            "add",
            "and",
            "atan2",
            "divide",
            "maximum",
            "minimum",
            "multiply",
            "next_after",
            "or",
            "polygamma",
            "power",
            "remainder",
            "shift_left",
            "shift_right_arithmetic",
            "shift_right_logical",
            "subtract",
            "xor",
            "zeta",
        )
    ]
)
@follows_signature
def infer_broadcast(state: OperationState) -> list[Type]:
    return _infer_broadcast(state)


@type_inference(chlo.BroadcastComplexOp)
@follows_signature
def infer_broadcast_complex(state: OperationState) -> list[Type]:
    real, *_ = state.operands
    return _infer_broadcast(state, ComplexType(element_type(real.type)))


@type_inference(chlo.BroadcastCompareOp)
@follows_signature
def infer_broadcast_compare(state: OperationState) -> list[Type]:
    return _infer_broadcast(state, I1)


@type_inference(chlo.BroadcastSelectOp)
@follows_signature
def infer_broadcast_select(state: OperationState) -> list[Type]:
    types = [value.type for value in state.operands]
    if element_type(types[1]) != element_type(types[2]):
        raise failure(state, "mismatched operand types")
    return [_numpy_broadcast(state, types, element_type(types[1]))]


interface(chlo.BroadcastSelectOp, "InferTypeOpInterface")(COMPATIBLE_SHAPES)


# -- constants ----------------------------------------------------------------------------------------


@verifier(chlo.ConstantLikeOp)
def verify_constant_like(op: chlo.ConstantLikeOp) -> None:
    if cast(IntegerAttr | FloatAttr, op.value_attr).type != element_type(op.result.type):
        raise op.op_error("value's type doesn't match element return type")


@type_inference(chlo.ConstantLikeOp)
@follows_signature
def infer_constant_like(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type: Any = operand.type
    element = cast(IntegerAttr | FloatAttr, state.properties["value"]).type
    if not isinstance(type, RankedTensorType):
        return [UnrankedTensorType(element)]
    return [RankedTensorType(type.dims, element, type.encoding)]


# -- top_k --------------------------------------------------------------------------------------------


@type_inference(chlo.TopKOp)
@follows_signature
def infer_top_k(state: OperationState) -> list[Type]:
    """Mirrors inferTopKOp."""
    operand, *_ = state.operands
    type: Any = operand.type
    count = cast(IntegerAttr, state.properties["k"]).value
    if not isinstance(type, RankedTensorType):
        return [UnrankedTensorType(type.element_type), UnrankedTensorType(I32)]
    if not type.dims:
        raise failure(state, "operand's rank must be at least 1")
    if type.dims[-1] != DYNAMIC and type.dims[-1] < count:
        raise failure(state, f"operand's last dimension must be at least {count}")
    bounds = list(bounds_of(type))
    if bounds:
        bounds[-1] = DYNAMIC
    shape = [*type.dims[:-1], count]
    encoding = with_bounds(type.encoding, bounds)
    return [RankedTensorType(shape, type.element_type, encoding), RankedTensorType(shape, I32, encoding)]


# -- ragged_dot ---------------------------------------------------------------------------------------


@verifier(chlo.RaggedDotOp)
def verify_ragged_dot(op: chlo.RaggedDotOp) -> None:
    """Mirrors RaggedDotOp::verify."""
    check_ragged_dot(op, parameters_of(op.ragged_dot_dimension_numbers), op.precision_config)


def check_ragged_dot(
    op: Operation, dimensions: Sequence[Sequence[int]], precisions: ArrayAttr | None
) -> None:
    """Check the dimensions: batching of lhs and rhs, contracting of lhs and rhs, ragged of lhs, groups of
    rhs."""
    lhs, rhs, group_sizes = tensor_types(op.operand_values())
    lhs_batch, rhs_batch, lhs_contract, rhs_contract, lhs_ragged, rhs_groups = dimensions
    check_dot_dimensions(
        op,
        lhs,
        rhs,
        (lhs_batch, rhs_batch),
        (lhs_contract, rhs_contract),
        precisions,
    )
    if len(lhs_ragged) != 1:
        raise failure(op, "There must be exactly one ragged dimension in the lhs.")
    ragged = lhs_ragged[0]
    check_dim_in_bounds(op, ragged, len(lhs.dims), "lhs_ragged_dim", "lhs_rank")
    _check_group_sizes(op, lhs, group_sizes, lhs_batch, lhs_contract, ragged)
    groups = group_sizes.dims[-1]
    for dim in rhs_groups:
        check_dim_in_bounds(op, dim, len(rhs.dims), "rhs_group_dim", "rhs_rank")
    for dims, name in ((rhs_batch, "rhs_batching_dimensions"), (rhs_contract, "rhs_contracting_dimensions")):
        check_distinct(op, rhs_groups, dims, "rhs_group_dimensions", name)
    if ragged in lhs_batch or ragged in lhs_contract:
        if rhs_groups:
            raise failure(
                op,
                "There must be zero group dimensions in the rhs when the ragged dimension is batch or "
                "contracting.",
            )
    elif len(rhs_groups) != 1:
        raise failure(
            op,
            "There must be exactly one group dimension in the rhs when the lhs ragged dimension is "
            "non-contracting.",
        )
    elif not same_size(groups, rhs.dims[rhs_groups[0]]):
        raise failure(
            op,
            f"rhs group dimension is expected to have size={groups}, got {rhs.dims[rhs_groups[0]]}",
        )
    shape = [groups] if ragged in lhs_contract else []
    shape += [lhs.dims[dim] for dim in lhs_batch]
    shape += [size for dim, size in enumerate(lhs.dims) if dim not in lhs_batch and dim not in lhs_contract]
    taken = (*rhs_batch, *rhs_contract, *rhs_groups)
    shape += [size for dim, size in enumerate(rhs.dims) if dim not in taken]
    check_inferred_shape(op, shape)


def _check_group_sizes(
    op: Operation,
    lhs: RankedTensorType,
    group_sizes: RankedTensorType,
    batching: Sequence[int],
    contracting: Sequence[int],
    ragged: int,
) -> None:
    """Check group sizes: one list, or one for each index of the dimensions before the ragged one."""
    if ragged in batching:
        prefix = list(batching[: batching.index(ragged)])
    elif ragged in contracting:
        prefix = [*batching, *contracting[: contracting.index(ragged)]]
    else:
        prefix = [*batching, *[d for d in range(ragged) if d not in batching and d not in contracting]]
    expected = [lhs.dims[dim] for dim in prefix]
    actual = list(group_sizes.dims)
    if len(actual) == 1:
        return
    if len(actual) != len(expected) + 1:
        raise failure(
            op, f"expected group_sizes to have rank {len(expected) + 1}, got {len(actual)}"
        )
    if actual[:-1] != expected:
        sizes = ", ".join(map(str, [*expected, actual[-1]]))
        raise failure(
            op,
            f"group_sizes is expected to have shape [{sizes}], got [{', '.join(map(str, actual))}]",
        )


# -- scan ---------------------------------------------------------------------------------------------


@type_inference(chlo.ScanOp)
def infer_scan(state: OperationState) -> list[Type]:
    """Mirrors ScanOp::inferReturnTypeComponents."""
    blocks = [region.first_block for region in state.regions]
    block = blocks[0] if blocks else None
    if block is None:
        raise failure(state, "ScanOp region is empty")
    returned: list[Any] = [] if block.last is None else block.last.operand_types()
    count, carries = cast(DenseArrayAttr, state.properties["operandSegmentSizes"]).values
    if len(returned) < carries:
        raise failure(state, f"ScanOp body must return at least {carries} values (carries)")
    along = cast(IntegerAttr, state.properties["dimension"]).value
    property = state.properties.get("scan_dim_size")
    size = DYNAMIC if property is None else cast(IntegerAttr, property).value
    for index, value in enumerate(state.operands[:count]):
        type: Any = value.type
        if not isinstance(type, RankedTensorType):
            raise failure(state, f"operand {index} is not ranked")
        if along >= len(type.dims):
            raise failure(state, f"scan dimension of operand {index} is out of bounds")
        if size == DYNAMIC:
            size = type.dims[along]
    types: list[Type] = []
    for index, type in enumerate(returned):
        if not isinstance(type, RankedTensorType):
            raise failure(state, f"terminator operand {index} is not ranked")
        shape = list(type.dims)
        if index < len(returned) - carries:
            shape.insert(along, size)
        types.append(RankedTensorType(shape, type.element_type))
    return types


interface(chlo.ScanOp, "InferTypeOpInterface")(COMPATIBLE_SHAPES)


@verifier(chlo.ScanOp)
def verify_scan(op: chlo.ScanOp) -> None:
    attribute = op.scan_dim_size_attr
    size = None if attribute is None else attribute.value
    check_scan(op, len(op.inputs), len(op.outputs), op.dimension_attr.value, size)


def check_scan(op: Operation, count: int, outputs: int, along: int, size: int | None) -> None:
    """Mirrors ScanOp::verify; `count` operands are inputs, `outputs` results are no carries."""
    types: list[Any] = op.operand_types()
    if not count and not outputs:
        raise op.op_error("at least one of inputs or outputs must be present")
    for index, type in enumerate(types[:count]):
        if not isinstance(type, RankedTensorType):
            raise op.op_error(f"operand {index} is not ranked")
        if along >= len(type.dims):
            raise op.op_error(f"scan dimension of operand {index} is out of bounds")
        current = type.dims[along]
        if current == DYNAMIC:
            continue
        if size is not None and size != current:
            raise op.op_error(f"invalid scan dimension size of operand {index}")
        size = current
    (body,) = op.regions
    arguments = body.blocks[0].args
    if len(arguments) != len(types):
        raise op.op_error(f"expects {len(types)} arguments in the body, but got {len(arguments)}")
    for index, (type, argument) in enumerate(zip(types, arguments, strict=True)):
        if not isinstance(type, RankedTensorType):
            raise op.op_error(f"operand {index} is not ranked")
        if index < count:
            shape = [size for dim, size in enumerate(type.dims) if dim != along]
            type = RankedTensorType(shape, type.element_type, type.encoding)
        if not compatible(type, argument.type):
            raise op.op_error(f"operand and body argument {index} are incompatible")
