"""Verifiers of vector: elements, slices, shapes and masks; further verifiers: memory.py, reductions.py."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, ShapedType, VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import InferTypeOpInterface
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import vector
from mlirkit.dialects.type_sizes import type_bits
from mlirkit.dialects.vector.asm import mask_type
from mlirkit.dialects.vector.reductions import contraction_mask
from mlirkit.dialects.vector.shapes import POISON_INDEX, integers
from mlirkit.ods.live.hooks import follows_signature, interface, verifier

# -- elements ---------------------------------------------------------------------------------------------


@verifier(vector.ExtractOp)
@follows_signature
def verify_extract(op: vector.ExtractOp) -> None:
    """Mirrors ExtractOp::verify."""
    result = op.result.type
    if isinstance(result, VectorType) and not result.dims:
        raise op.error("expected a scalar instead of a 0-d vector as the result type")
    position = op.static_position.values
    if list(position).count(DYNAMIC) != len(op.dynamic_position):
        raise op.op_error(
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic "
            "position) -- this can only happen due to an incorrect fold/rewrite"
        )
    shape = op.source.type.dims
    if len(position) > len(shape):
        raise op.op_error("expected position attribute of rank no greater than vector rank")
    for number, (index, size) in enumerate(zip(position, shape), 1):
        if not _is_valid(index, size):
            raise op.op_error(
                f"expected position attribute #{number} to be a non-negative integer smaller than the "
                "corresponding vector dimension or poison (-1)"
            )


@verifier(vector.InsertOp)
@follows_signature
def verify_insert(op: vector.InsertOp) -> None:
    """Mirrors InsertOp::verify."""
    source, destination = op.valueToStore.type, op.dest.type
    if isinstance(source, VectorType) and not source.dims:
        raise op.error("expected a scalar instead of a 0-d vector as the source operand")
    position = op.static_position.values
    rank = len(destination.dims)
    if len(position) > rank:
        raise op.op_error("expected position attribute of rank no greater than dest vector rank")
    if isinstance(source, VectorType):
        if len(source.dims) + len(position) != rank:
            raise op.op_error("expected position attribute rank + source rank to match dest vector rank")
    elif len(position) != rank:
        raise op.op_error("expected position attribute rank to match the dest vector rank")
    for number, (index, size) in enumerate(zip(position, destination.dims), 1):
        if not _is_valid(index, size):
            raise op.op_error(
                f"expected position attribute #{number} to be a non-negative integer smaller than the "
                "corresponding dest vector dimension"
            )


def _is_valid(index: int, size: int) -> bool:
    return index in (POISON_INDEX, DYNAMIC) or 0 <= index < size


class OneElement(InferTypeOpInterface):
    """Types are compatible if one is a vector of one element and the other its element."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        one, other = list(inferred), list(actual)
        if one == other:
            return True
        return len(one) == len(other) == 1 and (_is_one(one[0], other[0]) or _is_one(other[0], one[0]))


def _is_one(vector: Type, element: Type) -> bool:
    return isinstance(vector, VectorType) and vector.dims == (1,) and vector.element_type == element


interface(vector.ExtractOp, "InferTypeOpInterface")(OneElement())


@verifier(vector.ShuffleOp)
@follows_signature
def verify_shuffle(op: vector.ShuffleOp) -> None:
    """Mirrors ShuffleOp::verify."""
    first, second, result = op.v1.type.dims, op.v2.type.dims, op.vector.type.dims
    if len(first) != len(second) or len(result) != (len(first) or 1):
        raise op.op_error("rank mismatch")
    if not (first[1:] == second[1:] == result[1:] if first else True):
        raise op.op_error("dimension mismatch")
    mask = op.mask.values
    if not mask:
        raise op.op_error("invalid mask length")
    if len(mask) != result[0]:
        raise op.op_error("mask length mismatch")
    size = (first or (1,))[0] + (second or (1,))[0]
    for number, index in enumerate(mask, 1):
        if index != POISON_INDEX and not 0 <= index < size:
            raise op.op_error(f"mask index #{number} out of range")


# -- slices -----------------------------------------------------------------------------------------------


@verifier(vector.ExtractStridedSliceOp)
@follows_signature
def verify_extract_strided_slice(op: vector.ExtractStridedSliceOp) -> None:
    """Mirrors ExtractStridedSliceOp::verify."""
    source, result = op.source.type, op.result.type
    offsets, sizes, strides = integers(op.offsets), integers(op.sizes), integers(op.strides)
    if not len(offsets) == len(sizes) == len(strides):
        raise op.op_error("expected offsets, sizes and strides attributes of same size")
    if len(offsets) > len(source.dims):
        raise op.op_error("expected offsets attribute of rank no greater than vector rank")
    _verify_confined(op, "offsets", offsets, source.dims, 0, 0)
    _verify_confined(op, "sizes", sizes, source.dims, 1, 1)
    _verify_unit(op, strides)
    _verify_sums(op, offsets, sizes, source.dims, "sizes")
    shape = (*sizes, *source.dims[len(sizes) :])
    expected = VectorType(shape, source.element_type, source.scalable_flags)
    if result != expected:
        raise op.op_error(f"expected result type to be '{expected}'")
    for number, size in enumerate(sizes):
        if source.scalable_flags[number] and size != source.dims[number]:
            raise op.op_error(_base_size(number, size, source.dims[number]))


@verifier(vector.InsertStridedSliceOp)
@follows_signature
def verify_insert_strided_slice(op: vector.InsertStridedSliceOp) -> None:
    """Mirrors InsertStridedSliceOp::verify."""
    source, destination = op.valueToStore.type, op.dest.type
    offsets, strides = integers(op.offsets), integers(op.strides)
    leading = len(destination.dims) - len(source.dims)
    if len(offsets) != len(destination.dims):
        raise op.op_error("expected offsets of same size as destination vector rank")
    if len(strides) != len(source.dims):
        raise op.op_error("expected strides of same size as source vector rank")
    if leading < 0:
        raise op.op_error("expected source rank to be no greater than destination rank")
    _verify_confined(op, "offsets", offsets, destination.dims, 0, 0)
    _verify_unit(op, strides)
    _verify_sums(op, offsets, [0] * leading + list(source.dims), destination.dims, "source vector shape")
    for number, (size, scalable) in enumerate(zip(source.dims, source.scalable_flags)):
        if scalable != destination.scalable_flags[leading + number]:
            raise op.op_error(f"mismatching scalable flags (at source vector idx={number})")
        if scalable and size != destination.dims[leading + number]:
            raise op.op_error(_base_size(number, size, destination.dims[leading + number]))


def _base_size(number: int, size: int, base: int) -> str:
    return (
        f"expected size at idx={number} to match the corresponding base size from the input vector "
        f"({size} vs {base})"
    )


def _verify_confined(
    op: Operation, name: str, numbers: Sequence[int], shape: Sequence[int], least: int, beyond: int
) -> None:
    """Check that each number is at least `least`, and below the size plus `beyond`."""
    for dimension, (number, size) in enumerate(zip(numbers, shape)):
        if not least <= number < size + beyond:
            raise op.op_error(
                f"expected {name} dimension {dimension} to be confined to [{least}, {size + beyond})"
            )


def _verify_unit(op: Operation, strides: Sequence[int]) -> None:
    if any(stride != 1 for stride in strides):
        raise op.op_error("expected strides to be confined to [1, 2)")


def _verify_sums(
    op: Operation, offsets: Sequence[int], sizes: Sequence[int], shape: Sequence[int], name: str
) -> None:
    for dimension, (offset, size, extent) in enumerate(zip(offsets, sizes, shape)):
        if not 0 <= offset + size <= extent:
            raise op.op_error(
                f"expected sum(offsets, {name}) dimension {dimension} to be confined to [1, {extent + 1})"
            )


# -- shapes -----------------------------------------------------------------------------------------------


@verifier(vector.BroadcastOp)
@follows_signature
def verify_broadcast(op: vector.BroadcastOp) -> None:
    """Mirrors BroadcastOp::verify."""
    source, result = op.source.type, op.vector.type
    if source == result.element_type:
        return
    if not isinstance(source, VectorType):
        raise op.op_error("source type is not a vector")
    leading = len(result.dims) - len(source.dims)
    if leading < 0:
        raise op.op_error("source rank higher than destination rank")
    for number, (size, is_scalable) in enumerate(zip(source.dims, source.scalable_flags)):
        if size == 1 and not is_scalable:
            continue
        before = _extent(size, is_scalable)
        after = _extent(result.dims[leading + number], result.scalable_flags[leading + number])
        if before != after:
            raise op.op_error(f"dimension mismatch ({before} vs. {after})")


def _extent(size: int, is_scalable: bool) -> str:
    return f"[{size}]" if is_scalable else str(size)


@verifier(vector.ShapeCastOp)
@follows_signature
def verify_shape_cast(op: vector.ShapeCastOp) -> None:
    """Mirrors ShapeCastOp::verify."""
    source, result = op.source.type, op.result.type
    if source.element_type != result.element_type:
        raise op.op_error("has different source and result element types")
    counts = source.num_elements, result.num_elements
    if counts[0] != counts[1]:
        raise op.op_error(
            f"has different number of elements at source ({counts[0]}) and result ({counts[1]})"
        )
    scalable = sum(source.scalable_flags), sum(result.scalable_flags)
    if scalable[0] != scalable[1]:
        raise op.op_error(
            f"has different number of scalable dims at source ({scalable[0]}) and result ({scalable[1]})"
        )


@verifier(vector.BitCastOp)
def verify_bitcast(op: vector.BitCastOp) -> None:
    """Mirrors BitCastOp::verify."""
    source, result = op.source.type, op.result.type
    for number, (size, other) in enumerate(zip(source.dims[:-1], result.dims[:-1])):
        if size != other:
            raise op.op_error(f"dimension size mismatch at: {number}")
    bits, others = type_bits(source.element_type, op), type_bits(result.element_type, op)
    if not source.dims:
        if bits != others:
            raise op.op_error("source/result bitwidth of the 0-D vector element types must be equal")
    elif bits * source.dims[-1] != others * result.dims[-1]:
        raise op.op_error("source/result bitwidth of the minor 1-D vectors must be equal")


@verifier(vector.TypeCastOp)
@follows_signature
def verify_type_cast(op: vector.TypeCastOp) -> None:
    """Mirrors TypeCastOp::verify."""
    source, result = op.memref.type, op.result.type
    for noun, type in (("operand", source), ("result", result)):
        if not type.has_identity_layout:
            raise op.op_error(f"expects {noun} to be a memref with identity layout")
    if source.memory_space != result.memory_space:
        raise op.op_error("expects result in same memory space")
    if _scalar(source) != _scalar(result):
        raise op.op_error(f"expects result and operand with same underlying scalar type: '{result}'")
    if _whole_shape(source) != _whole_shape(result):
        raise op.op_error(f"expects concatenated result and operand shapes to be equal: '{result}'")


def _scalar(type: MemRefType) -> Type:
    element = type.element_type
    return element.element_type if isinstance(element, ShapedType) else element


def _whole_shape(type: MemRefType) -> tuple[int, ...]:
    element = type.element_type
    return (*type.dims, *(element.dims if isinstance(element, VectorType) else ()))


@verifier(vector.TransposeOp)
@follows_signature
def verify_transpose(op: vector.TransposeOp) -> None:
    """Mirrors TransposeOp::verify."""
    source, result = op.vector.type, op.result.type
    rank = len(result.dims)
    if len(source.dims) != rank:
        raise op.op_error(f"vector result rank mismatch: {rank}")
    permutation = op.permutation.values
    if len(permutation) != rank:
        raise op.op_error(f"transposition length mismatch: {len(permutation)}")
    seen: set[int] = set()
    for number, position in enumerate(permutation):
        if not 0 <= position < rank:
            raise op.op_error(f"transposition index out of range: {position}")
        if position in seen:
            raise op.op_error(f"duplicate position index: {position}")
        seen.add(position)
        if result.dims[number] != source.dims[position]:
            raise op.op_error(f"dimension size mismatch at: {position}")


# -- masks ------------------------------------------------------------------------------------------------


@verifier(vector.ConstantMaskOp)
@follows_signature
def verify_constant_mask(op: vector.ConstantMaskOp) -> None:
    """Mirrors ConstantMaskOp::verify."""
    type, sizes = op.result.type, op.mask_dim_sizes.values
    if not isinstance(type, VectorType):
        return
    if not type.dims:
        if len(sizes) != 1:
            raise op.error("array attr must have length 1 for 0-D vectors")
        if sizes[0] not in (0, 1):
            raise op.error("mask dim size must be either 0 or 1 for 0-D vectors")
        return
    if len(sizes) != len(type.dims):
        raise op.op_error("must specify array attr of size equal vector result rank")
    for size, extent, scalable in zip(sizes, type.dims, type.scalable_flags):
        if not 0 <= size <= extent:
            raise op.op_error("array attr of size out of bounds of vector result dimension size")
        if scalable and size not in (0, extent):
            raise op.op_error("only supports 'none set' or 'all set' scalable dimensions")
    if 0 in sizes and any(sizes):
        raise op.op_error(
            "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"
        )


@verifier(vector.CreateMaskOp)
@follows_signature
def verify_create_mask(op: vector.CreateMaskOp) -> None:
    """Mirrors CreateMaskOp::verify."""
    type, sizes = op.result.type, len(op.operands_)
    rank = len(type.dims) if isinstance(type, VectorType) else 0
    if not rank:
        if sizes != 1:
            raise op.op_error("must specify exactly one operand for 0-D create_mask")
    elif sizes != rank:
        raise op.op_error("must specify an operand for each result vector dimension")


@verifier(vector.MaskOp)
def verify_mask(op: vector.MaskOp) -> None:
    """Mirrors MaskOp::verify."""
    inside = list(op.maskRegion.blocks[0])
    if not inside:
        raise op.op_error("expects a terminator within the mask region")
    if len(inside) > 2:
        raise op.op_error("expects only one operation to mask")
    last = inside[-1]
    if not isinstance(last, vector.YieldOp):
        raise op.op_error("expects a terminator within the mask region")
    if len(last.operands_) != op.result_count:
        raise op.op_error("expects number of results to match mask region yielded values")
    if len(inside) == 1:
        return
    masked = inside[0]
    if not masked.info.has_trait("MaskableOpInterface"):
        raise op.op_error("expects a MaskableOpInterface within the mask region")
    if masked.result_count != op.result_count:
        raise op.op_error("expects number of results to match maskable operation number of results")
    if masked.result_values() != last.operand_values():
        raise op.op_error(
            "expects all the results from the MaskableOpInterface to match all the values returned by "
            "the terminator"
        )
    if masked.result_types() != op.result_types():
        raise op.op_error("expects result type to match maskable operation result type")
    if sum(isinstance(type, VectorType) for type in masked.result_types()) > 1:
        raise op.op_error("multiple vector results not supported")
    expected = expected_mask(masked)
    if expected is not None and op.mask.type != expected:
        raise op.op_error(f"expects a '{expected}' mask for the maskable operation")
    if op.passthru is None:
        return
    if not isinstance(masked, vector.TransferReadOp):
        raise op.op_error("doesn't expect a passthru argument for this maskable operation")
    if op.passthru.type != masked.vector.type:
        raise op.op_error("expects passthru type to match result type")


def expected_mask(op: Operation) -> VectorType | None:
    """The type of a mask for a maskable operation: one bit per element, or per iteration.

    None if the operation, which is verified later, is too malformed.
    """
    if isinstance(op, vector.ContractionOp):
        return contraction_mask(op)
    of_operand = isinstance(op, (vector.ReductionOp, vector.MultiDimReductionOp, vector.TransferWriteOp))
    types = op.operand_types() if of_operand else op.result_types()
    type = next(iter(types), None)
    if not isinstance(type, VectorType):
        return None
    if isinstance(op, (vector.TransferReadOp, vector.TransferWriteOp)):
        map = op.permutation_map_attr
        if not isinstance(map, AffineMapAttr) or map.map.n_results > len(type.dims):
            return None
        return mask_type(type, map.map)
    return VectorType(type.dims, integer_type(1), type.scalable_flags)
