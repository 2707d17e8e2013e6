"""Canonicalization patterns of `linalg.fill` and of operations on filled tensors.

Mirror: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.affine_expr import affine_symbol
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import linalg, tensor
from mlirkit.dialects.linalg.creation import create_copy, create_fill
from mlirkit.dialects.mixed_values import Mixed, are_equal, mixed_values, split_mixed
from mlirkit.dialects.slices import Slice, slice_of, slice_operands
from mlirkit.dialects.tensor.canonicalize import concatenated_shape
from mlirkit.dialects.tensor.pad_patterns import constant_padding, padded_sizes
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


def _value_of(fill: linalg.FillOp) -> Value:
    """The fill value."""
    [value] = fill.inputs
    return value


def _output_of(fill: linalg.FillOp) -> Value:
    """The output operand."""
    [output] = fill.outputs
    return output


@canonicalizer(tensor.ConcatOp, _PATTERN + "FoldConcatsOfFill", added_by=linalg.FillOp)
def fill_concatenation(op: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """concat(fill(v), ...) -> fill(concat(...), v)."""
    fills = [defined_by(input, linalg.FillOp) for input in op.inputs]
    result = [fill for fill in fills if fill is not None]
    if not result or len(result) < len(fills):
        return False
    values = [_value_of(operand) for operand in result]
    constants: list[Attribute | Value] = [constant_value(value) or value for value in values]
    if any(constant != constants[0] for constant in constants):
        return False
    outputs = [_output_of(operand) for operand in result]
    type = RankedTensorType.get(concatenated_shape(op), op.result.type.element_type)
    concatenated = rewriter.create(tensor.ConcatOp, [type], outputs, {"dim": op.dim}, loc=op.location)
    rewriter.replace_op(op, create_fill(rewriter, values[:1], [concatenated.result], op.location))
    return True


@canonicalizer(linalg.CopyOp, _PATTERN + "FoldFillWithCopy", added_by=linalg.FillOp)
def fill_copy(op: linalg.CopyOp, rewriter: PatternRewriter) -> bool:
    """copy(fill(v), out) -> fill(out, v); copy(x, fill(out)) -> copy(x, out)."""
    [source] = op.inputs
    [target] = op.outputs
    fill = defined_by(source, linalg.FillOp)
    if fill is not None:
        rewriter.replace_op(op, create_fill(rewriter, list(fill.inputs), [target], op.location))
        return True
    fill = defined_by(target, linalg.FillOp)
    if fill is None:
        return False
    rewriter.replace_op(op, create_copy(rewriter, [source], list(fill.outputs), op.location))
    return True


@canonicalizer(tensor.ExtractOp, _PATTERN + "FoldFillWithTensorExtract", added_by=linalg.FillOp)
def extract_from_fill(op: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """extract(fill(v)) -> v."""
    fill = defined_by(op.tensor, linalg.FillOp)
    if fill is None:
        return False
    rewriter.replace_op(op, [_value_of(fill)])
    return True


@canonicalizer(linalg.PackOp, _PATTERN + "FoldFillWithPack", added_by=linalg.FillOp)
def fill_packed(op: linalg.PackOp, rewriter: PatternRewriter) -> bool:
    """pack(fill(v)) -> fill(v), unless padded with another value."""
    fill = defined_by(op.source, linalg.FillOp)
    if fill is None or not op.dest.has_one_use:
        return False
    if op.padding_value is not None and not are_equal(op.padding_value, _value_of(fill)):
        return False
    rewriter.replace_op(op, create_fill(rewriter, list(fill.inputs), [op.dest], op.location))
    return True


@canonicalizer(tensor.PadOp, _PATTERN + "FoldFillWithPad", added_by=linalg.FillOp)
def fill_padded(op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """pad(fill(v), v) -> fill(empty, v)."""
    fill = defined_by(op.source, linalg.FillOp)
    padding = None if fill is None else constant_padding(op)
    if fill is None or padding is None or _value_of(fill) is not padding:
        return False
    old_type = op.result.type
    sizes, values = split_mixed(padded_sizes(op, rewriter))
    type = RankedTensorType.get(sizes, old_type.element_type)
    empty = rewriter.create(tensor.EmptyOp, [type], values, loc=op.location)
    made = create_fill(rewriter, [padding], [empty.result], fill.location)
    filled: Value = made.result_tensors[0]
    if filled.type != old_type:
        filled = rewriter.create(tensor.CastOp, [old_type], [filled], loc=fill.location).result
    rewriter.replace_op(op, [filled])
    return True


@canonicalizer(
    tensor.CollapseShapeOp,
    f"{_PATTERN}FoldFillWithTensorReshape<mlir::tensor::CollapseShapeOp>",
    added_by=linalg.FillOp,
)
def fill_collapsed(op: tensor.CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """collapse_shape(fill(v)) -> fill(collapse_shape, v)."""
    fill = defined_by(op.src, linalg.FillOp)
    if fill is None:
        return False
    properties = {"reassociation": op.reassociation}
    init = rewriter.create(
        tensor.CollapseShapeOp, [op.result.type], [_output_of(fill)], properties, loc=fill.location
    )
    rewriter.replace_op(op, create_fill(rewriter, list(fill.inputs), [init.result], op.location))
    return True


@canonicalizer(
    tensor.ExpandShapeOp,
    f"{_PATTERN}FoldFillWithTensorReshape<mlir::tensor::ExpandShapeOp>",
    added_by=linalg.FillOp,
)
def fill_expanded(op: tensor.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """expand_shape(fill(v)) -> fill(expand_shape, v)."""
    fill = defined_by(op.src, linalg.FillOp)
    if fill is None:
        return False
    properties: dict[str, Attribute] = {
        "reassociation": op.reassociation,
        "static_output_shape": op.static_output_shape,
    }
    operands = [_output_of(fill), *op.output_shape]
    init = rewriter.create(tensor.ExpandShapeOp, [op.result.type], operands, properties, loc=fill.location)
    rewriter.replace_op(op, create_fill(rewriter, list(fill.inputs), [init.result], op.location))
    return True


def _are_disjoint(one: Slice, other: Slice) -> bool:
    """Whether two slices are known to be disjoint along some dimension."""
    groups = (one.offsets, one.sizes, one.strides, other.offsets, other.sizes, other.strides)
    for start, size, stride, other_start, other_size, other_stride in zip(*groups, strict=True):
        numbers = [start, size, stride, other_start, other_size, other_stride]
        if not all(isinstance(number, int) for number in numbers):
            continue
        first, count, step, other_first, other_count, other_step = (
            number for number in numbers if isinstance(number, int)
        )
        last = first + (count - 1) * step
        other_last = other_first + (other_count - 1) * other_step
        if last < other_first or other_last < first:
            return True
    return False


@canonicalizer(tensor.InsertSliceOp, _PATTERN + "FoldInsertPadIntoFill", added_by=linalg.FillOp)
def insert_unpadded(op: tensor.InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """insert_slice(pad(x, v), fill(v)) -> insert_slice(x, fill(v))."""
    pad = defined_by(op.source, tensor.PadOp)
    if pad is None or len(op.result.type.dims) != len(op.source.type.dims):
        return False
    slice = slice_of(op)
    target: Value = op.dest
    earlier = defined_by(target, tensor.InsertSliceOp)
    while earlier is not None:
        if len(earlier.result.type.dims) != len(earlier.source.type.dims):
            return False
        if not _are_disjoint(slice, slice_of(earlier)):
            break
        target = earlier.dest
        earlier = defined_by(target, tensor.InsertSliceOp)
    fill = defined_by(target, linalg.FillOp)
    padding = None if fill is None else constant_padding(pad)
    if fill is None or padding is None or _value_of(fill) is not padding:
        return False
    location = op.location
    total = affine_symbol(0) + affine_symbol(1)
    low = mixed_values(pad.static_low.values, pad.low)
    offsets = [
        composed_apply(rewriter, location, total, [], pair) for pair in zip(low, slice.offsets, strict=True)
    ]
    sizes: list[Mixed] = []
    for number, size in enumerate(pad.source.type.dims):
        extent: Mixed = size
        if size == DYNAMIC:
            index = create_index(rewriter, location, number)
            extent = rewriter.create(tensor.DimOp, [INDEX], [pad.source, index], loc=location).result
        sizes.append(extent)
    operands, properties = slice_operands(Slice(offsets, sizes, slice.strides), pad.source, op.dest)
    rewriter.replace_with(op, tensor.InsertSliceOp, operands, properties, [op.dest.type])
    return True


@canonicalizer(linalg.TransposeOp, _PATTERN + "FoldFillWithTranspose", added_by=linalg.FillOp)
def fill_transposed(op: linalg.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(fill(v)) -> fill(v)."""
    fill = defined_by(op.input, linalg.FillOp)
    if fill is None:
        return False
    rewriter.replace_op(op, create_fill(rewriter, list(fill.inputs), [op.init], op.location))
    return True
