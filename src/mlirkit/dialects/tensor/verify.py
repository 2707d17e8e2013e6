"""Verifiers of tensor: indices and sizes, slices, shapes, bodies, and which types its casts go between."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType, UnrankedTensorType
from mlirkit.builtin.slice_interface import OffsetSizeAndStrideOpInterface
from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.cast_types import CastOfOneValue, bit_width, compatible_shapes
from mlirkit.dialects.reassociation import collapsed_shape, verify_reassociation
from mlirkit.dialects.slices import dropped_dimensions, out_of_bounds
from mlirkit.ods.live.hooks import interface, region_verifier, verifier

# -- elements and sizes -----------------------------------------------------------------------------------


@verifier("tensor.extract")
def verify_extract(op: Any) -> None:
    """As ExtractOp::verify."""
    if len(op.operand_at(0).type.dims) != op.operand_count - 1:
        raise op.op_error("incorrect number of indices for extract_element")


@verifier("tensor.insert")
def verify_insert(op: Any) -> None:
    """As InsertOp::verify."""
    if len(op.operand_at(1).type.dims) != op.operand_count - 2:
        raise op.op_error("incorrect number of indices")


@verifier("tensor.empty", "tensor.splat", "tensor.generate")
def verify_sizes(op: Any) -> None:
    """As EmptyOp::verify, GenerateOp::verify and SplatOp::verify."""
    dynamic = sum(size == DYNAMIC for size in op.result_types()[0].dims)
    sizes = op.operand_count - (op.name == "tensor.splat")
    if sizes != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")


# -- bodies -----------------------------------------------------------------------------------------------


@region_verifier("tensor.generate")
def verify_generate_body(op: Any) -> None:
    """As GenerateOp::verifyRegions."""
    type = op.result_types()[0]
    block = op.region_at(0).first_block
    if not all(isinstance(argument.type, IndexType) for argument in block.args):
        raise op.error("all body arguments must be index")
    if len(block.args) != len(type.dims):
        raise op.error("must have one body argument per input dimension")
    if block.last.operand_at(0).type != type.element_type:
        raise op.op_error("body must be terminated with a `yield` operation of the tensor element type")


@verifier("tensor.pad")
def verify_pad(op: Any) -> None:
    """As PadOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    low, high = op.inherent("static_low").values, op.inherent("static_high").values
    if not len(low) == len(high) == len(source.dims):
        raise op.error(
            f"failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
        )
    padded = [
        DYNAMIC if DYNAMIC in sizes else sum(sizes) for sizes in zip(source.dims, low, high, strict=True)
    ]
    expected = RankedTensorType(padded, source.element_type)
    if len(result.dims) != len(padded) or any(
        size not in (found, DYNAMIC) for size, found in zip(padded, result.dims, strict=True)
    ):
        raise op.error(f"specified type '{result}' does not match the inferred type '{expected}'")


@region_verifier("tensor.pad")
def verify_pad_body(op: Any) -> None:
    """As PadOp::verifyRegions."""
    type = op.result_types()[0]
    block = op.region_at(0).first_block
    if len(block.args) != len(type.dims):
        raise op.error(f"expected the block to have {len(type.dims)} arguments")
    for number, argument in enumerate(block.args, 1):
        if not isinstance(argument.type, IndexType):
            raise op.op_error(f"expected block argument {number} to be an index")
    if block.last.operand_at(0).type != type.element_type:
        raise op.op_error("expected yield type to match shape element type")


# -- shapes -----------------------------------------------------------------------------------------------


@verifier("tensor.concat")
def verify_concat(op: Any) -> None:
    """As ConcatOp::verify."""
    inputs, result = op.operand_types(), op.result_types()[0]
    rank = len(result.dims)
    if not inputs:
        raise op.op_error("requires at least one input")
    if any(len(type.dims) != rank for type in inputs):
        raise op.op_error("rank of concatenated inputs must match result rank")
    if any(type.element_type != result.element_type for type in inputs):
        raise op.op_error("inputs and result element type must match")
    along = op.inherent("dim").value
    if along >= rank:
        raise op.op_error("concatenation dim must be less than the tensor rank")
    inferred: list[int] = []
    for number in range(rank):
        sizes = [type.dims[number] for type in inputs]
        if number == along:
            inferred.append(DYNAMIC if DYNAMIC in sizes else sum(sizes))
            continue
        known = {size for size in sizes if size != DYNAMIC}
        if len(known) > 1:
            raise op.op_error(f"static concatenation size mismatch along non-concatenated dimension {number}")
        inferred.append(known.pop() if known else DYNAMIC)
    for size, found in zip(inferred, result.dims, strict=True):
        if DYNAMIC not in (size, found) and size != found:
            expected = RankedTensorType(inferred, result.element_type)
            # MLIR has no blank there.
            raise op.op_error(
                f"result type '{result}'does not match inferred shape '{expected}' static sizes"
            )


@verifier("tensor.reshape")
def verify_reshape(op: Any) -> None:
    """As ReshapeOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    if source.element_type != result.element_type:
        raise op.op_error("element types of source and destination tensor types should be the same")
    length = op.operand_at(1).type.dims[0]
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


@verifier("tensor.expand_shape")
def verify_expand_shape(op: Any) -> None:
    """As ExpandShapeOp::verify."""
    result = op.result_types()[0]
    sizes = op.inherent("static_output_shape").values
    if len(sizes) != len(result.dims):
        raise op.op_error(
            f"expected number of static shape dims to be equal to the output rank ({len(result.dims)}) but "
            f"found {len(sizes)} inputs instead"
        )
    dynamic, given = sizes.count(DYNAMIC), len(op.output_shape)
    if given != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
            f"{dynamic} dynamic dims while output_shape has {given} values"
        )
    _verify_reassociation(op, result, op.operand_at(0).type)


@verifier("tensor.collapse_shape")
def verify_collapse_shape(op: Any) -> None:
    """As CollapseShapeOp::verify."""
    if not all(len(group) for group in op.inherent("reassociation")):
        raise op.op_error("reassociation indices must not be empty")
    _verify_reassociation(op, op.operand_at(0).type, op.result_types()[0])


def _verify_reassociation(op: Any, expanded: Any, collapsed: Any) -> None:
    groups = verify_reassociation(op, expanded, collapsed)
    expected = RankedTensorType(collapsed_shape(expanded.dims, groups), expanded.element_type)
    if (collapsed.dims, collapsed.element_type) != (expected.dims, expected.element_type):
        raise op.op_error(f"expected collapsed type to be '{expected}', but got '{collapsed}'")


# -- slices -----------------------------------------------------------------------------------------------


class Slice(OffsetSizeAndStrideOpInterface):
    """As many numbers as the tensor that the slice is of has dimensions."""

    __slots__ = ()

    def max_ranks(self, op: Any) -> tuple[int, int, int]:
        rank = len(_sliced(op).dims)
        return rank, rank, rank


SLICES = ("tensor.extract_slice", "tensor.insert_slice", "tensor.parallel_insert_slice")
for name in SLICES:
    interface(name, "OffsetSizeAndStrideOpInterface")(Slice())


def _sliced(op: Any) -> Any:
    """The type of the tensor that the slice is of: the destination of an insertion."""
    return op.operand_at(0 if op.name == "tensor.extract_slice" else 1).type


@verifier(*SLICES)
def verify_slice(op: Any) -> None:
    """As ExtractSliceOp::verify, InsertSliceOp::verify and ParallelInsertSliceOp::verify."""
    parent = op.parent_op
    if op.name == "tensor.parallel_insert_slice" and (
        parent is None or not parent.info.has_trait("InParallelOpInterface")
    ):
        found = "" if parent is None else parent.text_in_diagnostic()
        raise op.error(f"expected InParallelOpInterface parent, got:{found}")
    whole = _sliced(op)
    offsets, sizes, strides = (
        op.inherent(each).values for each in ("static_offsets", "static_sizes", "static_strides")
    )
    expected = RankedTensorType(sizes, whole.element_type, whole.encoding)
    part = op.result_types()[0] if op.name == "tensor.extract_slice" else op.operand_at(0).type
    if part != expected:
        _verify_reduced_type(op, expected, part)
    wrong = out_of_bounds(whole.dims, offsets, sizes, strides)
    if wrong is not None:
        raise op.error(wrong)


def _verify_reduced_type(op: Any, expected: Any, found: Any) -> None:
    if len(found.dims) > len(expected.dims):
        raise op.error("expected rank to be smaller or equal to the other rank. ")
    if dropped_dimensions(expected.dims, found.dims) is None:
        raise op.error(f"expected type to be '{expected}' or a rank-reduced version. (size mismatch) ")
    if found.element_type != expected.element_type:
        raise op.error(f"expected element type to be '{expected.element_type}'")


class OneDestination(DestinationStyleOpInterface):
    """What is inserted into is the second operand."""

    __slots__ = ()

    def inits(self, op: Operation) -> range:
        return range(1, 2)


interface("tensor.insert", "DestinationStyleOpInterface")(OneDestination())
interface("tensor.insert_slice", "DestinationStyleOpInterface")(OneDestination())


@verifier("tensor.gather")
def verify_gather(op: Any) -> None:
    """As GatherOp::verify."""
    dimensions = op.inherent("gather_dims").values
    source, indices = op.operand_types()
    _verify_dimensions(op, dimensions, indices.dims, len(source.dims), "gather", "source")
    _verify_gathered(op, op.result_types()[0], source, dimensions, indices, "result")


@verifier("tensor.scatter")
def verify_scatter(op: Any) -> None:
    """As ScatterOp::verify."""
    dimensions = op.inherent("scatter_dims").values
    source, destination, indices = op.operand_types()
    _verify_dimensions(op, dimensions, indices.dims, len(destination.dims), "scatter", "dest")
    if op.inherent("unique") is None:
        raise op.op_error("requires 'unique' attribute to be set")
    _verify_gathered(op, source, destination, dimensions, indices, "source")


def _verify_dimensions(
    op: Any, dimensions: Sequence[int], indices: Sequence[int], rank: int, what: str, where: str
) -> None:
    if not dimensions:
        raise op.op_error(f"{what}_dims must be non-empty")
    if len(dimensions) > rank:
        raise op.op_error(f"{what}_dims overflow {where} rank")
    if not indices or indices[-1] != len(dimensions):
        raise op.op_error(f"{what}_dims length must match the size of last dimension of indices")
    for dimension in dimensions:
        if dimension < 0:
            raise op.op_error(f"{what}_dims value must be non-negative")
        if dimension >= rank:
            raise op.op_error(f"{what}_dims value must be smaller than {where} rank")
    if any(one >= other for one, other in pairwise(dimensions)):
        raise op.op_error(f"{what}_dims values must be strictly increasing")


def _verify_gathered(
    op: Any, found: Any, whole: Any, dimensions: Sequence[int], indices: Any, what: str
) -> None:
    """The leading sizes of the indices, then those of the tensor: 1, or nothing, where it is indexed."""
    shapes = [list(indices.dims[:-1]), list(indices.dims[:-1])]
    for number, size in enumerate(whole.dims):
        if number not in dimensions:
            shapes[1].append(size)
        shapes[0].append(1 if number in dimensions else size)
    full, reduced = (RankedTensorType(shape, whole.element_type, whole.encoding) for shape in shapes)
    if found not in (full, reduced):
        raise op.op_error(
            f"{what} type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' "
            f"(got: '{found}')"
        )


# -- casts ------------------------------------------------------------------------------------------------


class Cast(CastOfOneValue):
    """Between tensors of the same elements whose shapes agree wherever both are known."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        tensors = (RankedTensorType, UnrankedTensorType)
        return (
            isinstance(source, tensors)
            and isinstance(target, tensors)
            and source.element_type == target.element_type
            and compatible_shapes(source, target)
        )


interface("tensor.cast", "CastOpInterface")(Cast())


class Bitcast(CastOfOneValue):
    """Between tensors whose shapes agree wherever both are known, of elements of as many bits."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        return (
            isinstance(source, ShapedType)
            and isinstance(target, ShapedType)
            and bit_width(source.element_type) == bit_width(target.element_type)
            and compatible_shapes(source, target)
        )


interface("tensor.bitcast", "CastOpInterface")(Bitcast())
