"""Canonicalization patterns of slices: of concatenations, of padding, and their sizes.

Mirror: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.constants import create_shape
from mlirkit.dialects.tosa.tensors import numbers_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


def _numbers(value: Value) -> list[int] | None:
    constant = constant_value(value)
    return numbers_of(constant) if isinstance(constant, DenseElementsAttr) else None


@canonicalizer(tosa.SliceOp, "ConcatSliceOptimization")
def slice_one_input(op: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """slice(concat(...)) -> slice of one input, if it is inside of that input."""
    concat = defined_by(op.input1, tosa.ConcatOp)
    starts, sizes = _numbers(op.start), _numbers(op.size)
    if concat is None or starts is None or sizes is None:
        return False
    type = concat.output.type
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return False
    axis = concat.axis.value
    for value in concat.input1:
        part = value.type
        if not isinstance(part, RankedTensorType) or not part.has_static_shape:
            return False
        if starts[axis] >= 0 and starts[axis] + sizes[axis] <= part.dims[axis]:
            start = create_shape(rewriter, op.location, starts)
            size = create_shape(rewriter, op.location, sizes)
            rewriter.replace_with(op, tosa.SliceOp, [value, start, size])
            return True
        starts[axis] -= part.dims[axis]
    return False


@canonicalizer(tosa.SliceOp, "PadSliceOptimization")
def shrink_sliced_pad(op: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """slice(pad(x)) -> slice of a smaller pad."""
    pad = defined_by(op.input1, tosa.PadOp)
    if pad is None or not pad.output.has_one_use:
        return False
    type = pad.input1.type
    if not isinstance(type, RankedTensorType) or not isinstance(pad.output.type, RankedTensorType):
        return False
    padding, starts, sizes = _numbers(pad.padding), _numbers(op.start), _numbers(op.size)
    if padding is None or starts is None or sizes is None:
        return False
    new_starts: list[int] = []
    new_padding: list[int] = []
    new_dims: list[int] = []
    for number, (dim, start, size) in enumerate(zip(type.dims, starts, sizes, strict=True)):
        low, high = padding[2 * number : 2 * number + 2]
        if dim == DYNAMIC:
            if start != 0 or size != -1:
                return False
            new_starts.append(start)
            new_padding += [low, high]
            new_dims.append(DYNAMIC)
            continue
        end = start + size
        if start < 0 or end > low + dim + high:
            return False
        new_starts.append(max(start - low, 0))
        new_padding += [max(low - start, 0), max(end - (low + dim), 0)]
        new_dims.append(new_padding[-2] + dim + new_padding[-1])
    if new_starts == starts and new_padding == padding:
        return False
    shape = create_shape(rewriter, op.location, new_padding)
    padded = RankedTensorType(new_dims, type.element_type)
    operands = [pad.input1, shape, pad.pad_const]
    made = rewriter.create(tosa.PadOp, [padded], operands, loc=pad.location)
    start_shape = create_shape(rewriter, op.location, new_starts)
    rewriter.replace_with(op, tosa.SliceOp, [made.output, start_shape, op.size])
    return True


@canonicalizer(tosa.SliceOp, "SliceDynamicSizeCanonicalization")
def infer_static_sizes(op: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """Replace dynamic sizes of a slice by static ones of its result."""
    sizes, type = _numbers(op.size), op.output.type
    if sizes is None or not isinstance(type, RankedTensorType):
        return False
    new_sizes = [
        dim if size == -1 and dim != DYNAMIC else size for size, dim in zip(sizes, type.dims, strict=True)
    ]
    if new_sizes == sizes:
        return False
    size = create_shape(rewriter, op.location, new_sizes)
    rewriter.replace_with(op, tosa.SliceOp, [op.input1, op.start, size])
    return True
