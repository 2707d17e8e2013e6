"""Canonicalization patterns of tosa; padding: pad_patterns.py, slices: slice_patterns.py.

Mirror: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.integer import signed_value
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.dialects.declared import tensor, tosa
from mlirkit.dialects.tosa.constants import create_shape
from mlirkit.dialects.tosa.tensors import element as element_of
from mlirkit.dialects.tosa.tensors import storage_with_sign
from mlirkit.folding.ap_float import LESS, APFloat
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

# -- shapes -----------------------------------------------------------------------------------------------


@canonicalizer(tosa.ConcatOp, "ConcatOptimization")
def replace_single_concat(op: tosa.ConcatOp, rewriter: PatternRewriter) -> bool:
    """concat(x) -> x, or a cast of x."""
    if len(op.input1) != 1:
        return False
    only, type = op.input1[0], op.output.type
    if only.type == type:
        rewriter.replace_op(op, [only])
    else:
        rewriter.replace_with(op, tensor.CastOp, [only])
    return True


@canonicalizer(tosa.MaxPool2dOp, "MaxPool2dIsNoOp")
def replace_pool_of_one(op: tosa.MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """max_pool2d of images and kernels of size one -> the input."""
    for type in (op.input.type, op.output.type):
        if not isinstance(type, RankedTensorType) or not type.has_static_shape:
            return False
        if list(type.dims[1:3]) != [1, 1]:
            return False
    rewriter.replace_op(op, [op.input])
    return True


@canonicalizer(tosa.TransposeOp, "ConsolidateTransposeOptimization")
def merge_transposes(op: tosa.TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(transpose(x)) -> transpose(x)."""
    inner = defined_by(op.input1, tosa.TransposeOp)
    if inner is None:
        return False
    outer_order, inner_order = list(op.perms.values), list(inner.perms.values)
    if not outer_order or len(outer_order) != len(inner_order):
        return False
    order = [inner_order[number] for number in outer_order]
    rewriter.replace_with(op, tosa.TransposeOp, [inner.input1], {"perms": DenseI32ArrayAttr.get(order)})
    return True


@canonicalizer(tosa.TransposeOp, "TransposeIsReshape")
def replace_transpose_by_reshape(op: tosa.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Replace a transpose that only moves dimensions of size 1 by a reshape."""
    type = op.input1.type
    if defined_by(op.input1, tosa.TransposeOp) is not None or not isinstance(type, RankedTensorType):
        return False
    if any(isinstance(user, tosa.TransposeOp) for user in op.output.users):
        return False
    dims, order = type.dims, list(op.perms.values)
    if list(dims).count(DYNAMIC) > 1:
        return False
    moved = [number for number in order if dims[number] != 1]
    if moved != sorted(moved):
        return False
    sizes = [-1 if dims[number] == DYNAMIC else dims[number] for number in order]
    shape = create_shape(rewriter, op.location, sizes)
    rewriter.replace_with(op, tosa.ReshapeOp, [op.input1, shape])
    return True


@canonicalizer(tosa.SelectOp)
def select_without_negation(op: tosa.SelectOp, rewriter: PatternRewriter) -> bool:
    """select(logical_not(c), a, b) -> select(c, b, a)."""
    negation = defined_by(op.input1, tosa.LogicalNotOp)
    if negation is None:
        return False
    for number, value in enumerate((negation.input1, op.input3, op.input2)):
        op.set_operand(number, value)
    rewriter.operation_modified(op)
    return True


# -- clamps -----------------------------------------------------------------------------------------------


@canonicalizer(tosa.ClampOp, "ClampIsNoOp")
def erase_full_range_clamp(op: tosa.ClampOp, rewriter: PatternRewriter) -> bool:
    """Erase a clamp to the whole range of the type."""
    type = op.input.type
    if not isinstance(type, RankedTensorType) or not _takes_everything(op, type):
        return False
    rewriter.replace_op(op, [op.input])
    return True


def _takes_everything(op: tosa.ClampOp, type: RankedTensorType) -> bool:
    low, high, element = op.min_val, op.max_val, type.element_type
    if isinstance(element, FloatType) and isinstance(low, FloatAttr) and isinstance(high, FloatAttr):
        bottom, top = _float(low), _float(high)
        return bottom.is_infinity and bottom.is_negative and top.is_infinity
    if not isinstance(element, IntegerType) or not isinstance(low, IntegerAttr):
        return False
    if not isinstance(high, IntegerAttr):
        return False
    width = element.width
    if element.is_unsigned or width == 1:
        bounds, least, most = (low.number, high.number), 0, (1 << width) - 1
    else:
        bounds, least = (_signed(low), _signed(high)), -(1 << (width - 1))
        most = -1 - least
    return _low_word(bounds[0]) <= _low_word(least) and _low_word(bounds[1]) >= _low_word(most)


def _low_word(number: int) -> int:
    """The number as compared by MLIR: 64 bits, signed."""
    return signed_value(number & 0xFFFF_FFFF_FFFF_FFFF, 64)


def _float(attribute: FloatAttr) -> APFloat:
    return APFloat(attribute.bits, attribute.type.semantics)


def _signed(attribute: IntegerAttr) -> int:
    """The number read as signed, for any type."""
    type = attribute.type
    width = type.width if isinstance(type, IntegerType) else 64
    return signed_value(attribute.number & ((1 << width) - 1), width)


@canonicalizer(tosa.ClampOp, "ClampClampOptimization")
def merge_clamps(op: tosa.ClampOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive clamps, if their ranges overlap and the second one propagates NaNs."""
    inner = defined_by(op.input, tosa.ClampOp)
    if inner is None:
        return False
    ignores = [(reduction.nan_mode or tosa.NanPropagationMode.PROPAGATE) for reduction in (op, inner)]
    ignore = tosa.NanPropagationMode.IGNORE
    if ignores[0] == ignore and ignores[1] != ignore:
        return False
    bounds = _intersection(op, inner)
    if bounds is None:
        return False
    mode = ignore if ignores[0] != ignores[1] else ignores[0]
    properties: dict[str, Attribute] = {
        "min_val": bounds[0],
        "max_val": bounds[1],
        "nan_mode": tosa.NanPropagationModeAttr.get(mode),
    }
    rewriter.replace_with(op, tosa.ClampOp, [inner.input], properties)
    return True


def _intersection(op: tosa.ClampOp, inner: tosa.ClampOp) -> tuple[Attribute, Attribute] | None:
    """The intersection of two ranges, if it is more than one number."""
    lows, highs = (op.min_val, inner.min_val), (op.max_val, inner.max_val)
    element = storage_with_sign(element_of(op.input.type))
    if isinstance(element, FloatType):
        floats = [_float(attribute) for attribute in (*lows, *highs) if isinstance(attribute, FloatAttr)]
        if len(floats) != 4 or floats[0].compare(floats[3]) != LESS or floats[1].compare(floats[2]) != LESS:
            return None
        low = floats[1] if floats[0].compare(floats[1]) == LESS else floats[0]
        high = floats[3] if floats[3].compare(floats[2]) == LESS else floats[2]
        return FloatAttr(element, low.bits), FloatAttr(element, high.bits)
    if not isinstance(element, IntegerType):
        return None
    attributes = [attribute for attribute in (*lows, *highs) if isinstance(attribute, IntegerAttr)]
    numbers = [attribute.number if element.is_unsigned else _signed(attribute) for attribute in attributes]
    if len(numbers) != 4 or numbers[0] >= numbers[3] or numbers[1] >= numbers[2]:
        return None
    return integer_attr(element, max(numbers[:2])), integer_attr(element, min(numbers[2:]))
