"""Verifiers of tensor: indices and sizes, slices, shapes, bodies, and types of casts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from mlirkit.builtin.affine_expr import wrap_to_int64
from mlirkit.builtin.loop_interfaces import FixedDestinations
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType, UnrankedTensorType
from mlirkit.builtin.slice_interface import OffsetSizeAndStrideOpInterface
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.cast_types import CastOfOneValue, bit_width
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.reassociation import collapsed_shape, groups_of, verify_reassociation
from mlirkit.dialects.slices import dropped_dimensions, out_of_bounds
from mlirkit.ods.live.hooks import follows_signature, interface, region_verifier, verifier

AnySlice: TypeAlias = tensor.ExtractSliceOp | tensor.InsertSliceOp | tensor.ParallelInsertSliceOp

# -- elements and sizes -----------------------------------------------------------------------------------


@verifier(tensor.ExtractOp)
@follows_signature
def verify_extract(op: tensor.ExtractOp) -> None:
    """Mirrors ExtractOp::verify."""
    if len(op.tensor.type.dims) != len(op.indices):
        raise op.op_error("incorrect number of indices for extract_element")


@verifier(tensor.InsertOp)
@follows_signature
def verify_insert(op: tensor.InsertOp) -> None:
    """Mirrors InsertOp::verify."""
    if len(op.dest.type.dims) != len(op.indices):
        raise op.op_error("incorrect number of indices")


@verifier(tensor.EmptyOp)
@follows_signature
def verify_empty(op: tensor.EmptyOp) -> None:
    """Mirrors EmptyOp::verify."""
    _verify_sizes(op, op.result.type, len(op.dynamicSizes))


@verifier(tensor.GenerateOp)
def verify_generate(op: tensor.GenerateOp) -> None:
    """Mirrors GenerateOp::verify."""
    _verify_sizes(op, op.result.type, len(op.dynamicExtents))


@verifier(tensor.SplatOp)
@follows_signature
def verify_splat(op: tensor.SplatOp) -> None:
    """Mirrors SplatOp::verify."""
    _verify_sizes(op, op.aggregate.type, len(op.dynamicSizes))


def _verify_sizes(op: Operation, type: RankedTensorType, sizes: int) -> None:
    dynamic = sum(size == DYNAMIC for size in type.dims)
    if sizes != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")


# -- bodies -----------------------------------------------------------------------------------------------


@region_verifier(tensor.GenerateOp)
def verify_generate_body(op: tensor.GenerateOp) -> None:
    """Mirrors GenerateOp::verifyRegions."""
    type = op.result.type
    block = op.body.blocks[0]
    if not all(isinstance(argument.type, IndexType) for argument in block.args):
        raise op.error("all body arguments must be index")
    if len(block.args) != len(type.dims):
        raise op.error("must have one body argument per input dimension")
    terminator = block.last
    if isinstance(terminator, tensor.YieldOp) and terminator.value.type != type.element_type:
        raise op.op_error("body must be terminated with a `yield` operation of the tensor element type")


@verifier(tensor.PadOp)
def verify_pad(op: tensor.PadOp) -> None:
    """Mirrors PadOp::verify."""
    source, result = op.source.type, op.result.type
    low, high = op.static_low.values, op.static_high.values
    if not len(low) == len(high) == len(source.dims):
        raise op.error(
            f"failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
        )
    padded = [
        DYNAMIC if DYNAMIC in sizes else wrap_to_int64(sum(sizes))
        for sizes in zip(source.dims, low, high, strict=True)
    ]
    expected = RankedTensorType(padded, source.element_type)
    if len(result.dims) != len(padded) or any(
        size not in (result_size, DYNAMIC) for size, result_size in zip(padded, result.dims, strict=True)
    ):
        raise op.error(f"specified type '{result}' does not match the inferred type '{expected}'")


@region_verifier(tensor.PadOp)
def verify_pad_body(op: tensor.PadOp) -> None:
    """Mirrors PadOp::verifyRegions."""
    type = op.result.type
    block = op.region.blocks[0]
    if len(block.args) != len(type.dims):
        raise op.error(f"expected the block to have {len(type.dims)} arguments")
    for number, argument in enumerate(block.args, 1):
        if not isinstance(argument.type, IndexType):
            raise op.op_error(f"expected block argument {number} to be an index")
    terminator = block.last
    if isinstance(terminator, tensor.YieldOp) and terminator.value.type != type.element_type:
        raise op.op_error("expected yield type to match shape element type")


# -- shapes -----------------------------------------------------------------------------------------------


@verifier(tensor.ConcatOp)
def verify_concat(op: tensor.ConcatOp) -> None:
    """Mirrors ConcatOp::verify."""
    inputs = [value.type for value in op.inputs if isinstance(value.type, RankedTensorType)]
    result = op.result.type
    rank = len(result.dims)
    if not inputs:
        raise op.op_error("requires at least one input")
    if any(len(type.dims) != rank for type in inputs):
        raise op.op_error("rank of concatenated inputs must match result rank")
    if any(type.element_type != result.element_type for type in inputs):
        raise op.op_error("inputs and result element type must match")
    along = op.dim.value
    if along >= rank:
        raise op.op_error("concatenation dim must be less than the tensor rank")
    inferred: list[int] = []
    for number in range(rank):
        sizes = [type.dims[number] for type in inputs]
        if number == along:
            inferred.append(DYNAMIC if DYNAMIC in sizes else sum(sizes))
            continue
        static = {size for size in sizes if size != DYNAMIC}
        if len(static) > 1:
            raise op.op_error(f"static concatenation size mismatch along non-concatenated dimension {number}")
        inferred.append(static.pop() if static else DYNAMIC)
    for size, result_size in zip(inferred, result.dims, strict=True):
        if DYNAMIC not in (size, result_size) and size != result_size:
            expected = RankedTensorType(inferred, result.element_type)
            # MLIR has no blank there.
            raise op.op_error(
                f"result type '{result}'does not match inferred shape '{expected}' static sizes"
            )


@verifier(tensor.ReshapeOp)
@follows_signature
def verify_reshape(op: tensor.ReshapeOp) -> None:
    """Mirrors ReshapeOp::verify."""
    source, result = op.source.type, op.result.type
    if source.element_type != result.element_type:
        raise op.op_error("element types of source and destination tensor types should be the same")
    length = op.shape.type.dims[0]
    if not isinstance(result, RankedTensorType):
        return
    if result.has_static_shape and source.has_static_shape and source.num_elements != result.num_elements:
        raise op.op_error("source and destination tensor should have the same number of elements")
    if length == DYNAMIC:
        raise op.op_error(
            "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type"
        )
    if length != len(result.dims):
        raise op.op_error("length of shape operand differs from the result's tensor rank")


@verifier(tensor.ExpandShapeOp)
@follows_signature
def verify_expand_shape(op: tensor.ExpandShapeOp) -> None:
    """Mirrors ExpandShapeOp::verify."""
    source, result = op.src.type, op.result.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return
    sizes = op.static_output_shape.values
    if len(sizes) != len(result.dims):
        raise op.op_error(
            f"expected number of static shape dims to be equal to the output rank ({len(result.dims)}) but "
            f"found {len(sizes)} inputs instead"
        )
    dynamic, values = sizes.count(DYNAMIC), len(op.output_shape)
    if values != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
            f"{dynamic} dynamic dims while output_shape has {values} values"
        )
    _verify_reassociation(op, result, source)


@verifier(tensor.CollapseShapeOp)
@follows_signature
def verify_collapse_shape(op: tensor.CollapseShapeOp) -> None:
    """Mirrors CollapseShapeOp::verify."""
    source, result = op.src.type, op.result.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return
    if not all(groups_of(op)):
        raise op.op_error("reassociation indices must not be empty")
    _verify_reassociation(op, source, result)


def _verify_reassociation(
    op: tensor.ExpandShapeOp | tensor.CollapseShapeOp, expanded: RankedTensorType, collapsed: RankedTensorType
) -> None:
    groups = verify_reassociation(op, expanded, collapsed)
    expected = RankedTensorType(collapsed_shape(expanded.dims, groups), expanded.element_type)
    if (collapsed.dims, collapsed.element_type) != (expected.dims, expected.element_type):
        raise op.op_error(f"expected collapsed type to be '{expected}', but got '{collapsed}'")


# -- slices -----------------------------------------------------------------------------------------------


class Slice(OffsetSizeAndStrideOpInterface):
    """Offsets, sizes and strides, as many as the sliced tensor has dimensions."""

    __slots__ = ()

    def max_ranks(self, op: AnySlice) -> tuple[int, int, int]:
        rank = len(_sliced(op).dims)
        return rank, rank, rank


interface(tensor.ExtractSliceOp, "OffsetSizeAndStrideOpInterface")(Slice())
interface(tensor.InsertSliceOp, "OffsetSizeAndStrideOpInterface")(Slice())
interface(tensor.ParallelInsertSliceOp, "OffsetSizeAndStrideOpInterface")(Slice())


def _sliced(op: AnySlice) -> RankedTensorType:
    """The type of the sliced tensor: the source, or the destination of an insertion."""
    return (op.source if isinstance(op, tensor.ExtractSliceOp) else op.dest).type


@verifier(tensor.ExtractSliceOp, tensor.InsertSliceOp, tensor.ParallelInsertSliceOp)
def verify_slice(op: AnySlice) -> None:
    """Mirrors ExtractSliceOp::verify, InsertSliceOp::verify and ParallelInsertSliceOp::verify."""
    parent = op.parent_op
    if isinstance(op, tensor.ParallelInsertSliceOp) and (
        parent is None or not parent.info.has_trait("InParallelOpInterface")
    ):
        text = "" if parent is None else parent.text_in_diagnostic()
        raise op.error(f"expected InParallelOpInterface parent, got:{text}")
    whole = _sliced(op)
    sizes = op.static_sizes.values
    expected = RankedTensorType(sizes, whole.element_type, whole.encoding)
    part = (op.result if isinstance(op, tensor.ExtractSliceOp) else op.source).type
    if part != expected:
        _verify_reduced_type(op, expected, part)
    wrong = out_of_bounds(whole.dims, op.static_offsets.values, sizes, op.static_strides.values)
    if wrong is not None:
        raise op.error(wrong)


def _verify_reduced_type(op: AnySlice, expected: RankedTensorType, reduced: RankedTensorType) -> None:
    if len(reduced.dims) > len(expected.dims):
        raise op.error("expected rank to be smaller or equal to the other rank. ")
    if dropped_dimensions(expected.dims, reduced.dims) is None:
        raise op.error(f"expected type to be '{expected}' or a rank-reduced version. (size mismatch) ")
    if reduced.element_type != expected.element_type:
        raise op.error(f"expected element type to be '{expected.element_type}'")


interface(tensor.InsertOp, "DestinationStyleOpInterface")(FixedDestinations(range(1, 2)))
interface(tensor.InsertSliceOp, "DestinationStyleOpInterface")(FixedDestinations(range(1, 2)))


@verifier(tensor.GatherOp)
@follows_signature
def verify_gather(op: tensor.GatherOp) -> None:
    """Mirrors GatherOp::verify."""
    dimensions = op.gather_dims.values
    source, indices = op.source.type, op.indices.type
    _verify_dimensions(op, dimensions, indices.dims, len(source.dims), "gather", "source")
    _verify_gathered(op, op.result.type, source, dimensions, indices, "result")


@verifier(tensor.ScatterOp)
@follows_signature
def verify_scatter(op: tensor.ScatterOp) -> None:
    """Mirrors ScatterOp::verify."""
    dimensions = op.scatter_dims.values
    source, destination, indices = op.source.type, op.dest.type, op.indices.type
    _verify_dimensions(op, dimensions, indices.dims, len(destination.dims), "scatter", "dest")
    if not op.unique:
        raise op.op_error("requires 'unique' attribute to be set")
    _verify_gathered(op, source, destination, dimensions, indices, "source")


def _verify_dimensions(
    op: tensor.GatherOp | tensor.ScatterOp,
    dimensions: Sequence[int],
    indices: Sequence[int],
    rank: int,
    verb: str,
    operand: str,
) -> None:
    if not dimensions:
        raise op.op_error(f"{verb}_dims must be non-empty")
    if len(dimensions) > rank:
        raise op.op_error(f"{verb}_dims overflow {operand} rank")
    if not indices or indices[-1] != len(dimensions):
        raise op.op_error(f"{verb}_dims length must match the size of last dimension of indices")
    for dimension in dimensions:
        if dimension < 0:
            raise op.op_error(f"{verb}_dims value must be non-negative")
        if dimension >= rank:
            raise op.op_error(f"{verb}_dims value must be smaller than {operand} rank")
    if any(one >= other for one, other in pairwise(dimensions)):
        raise op.op_error(f"{verb}_dims values must be strictly increasing")


def _verify_gathered(
    op: tensor.GatherOp | tensor.ScatterOp,
    slices: RankedTensorType,
    whole: RankedTensorType,
    dimensions: Sequence[int],
    indices: RankedTensorType,
    noun: str,
) -> None:
    """Check the gathered type: the indices' leading sizes, then the tensor's, 1 or none where indexed."""
    shapes = [list(indices.dims[:-1]), list(indices.dims[:-1])]
    for number, size in enumerate(whole.dims):
        if number not in dimensions:
            shapes[1].append(size)
        shapes[0].append(1 if number in dimensions else size)
    full, reduced = (RankedTensorType(shape, whole.element_type, whole.encoding) for shape in shapes)
    if slices not in (full, reduced):
        raise op.op_error(
            f"{noun} type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' "
            f"(got: '{slices}')"
        )


# -- casts ------------------------------------------------------------------------------------------------


class Cast(CastOfOneValue):
    """Casts between tensors of the same elements whose shapes agree where both are static."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        tensors = (RankedTensorType, UnrankedTensorType)
        return (
            isinstance(source, tensors)
            and isinstance(target, tensors)
            and source.element_type == target.element_type
            and have_compatible_shape(source, target)
        )


interface(tensor.CastOp, "CastOpInterface")(Cast())


class Bitcast(CastOfOneValue):
    """Casts between tensors whose shapes agree where both are static, and elements of equal width."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        return (
            isinstance(source, ShapedType)
            and isinstance(target, ShapedType)
            and bit_width(source.element_type) == bit_width(target.element_type)
            and have_compatible_shape(source, target)
        )


interface(tensor.BitcastOp, "CastOpInterface")(Bitcast())
