"""Folding padding into convolutions and pools.

Mirror: FoldPadToTensorOp of mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseElementsAttr, DenseI64ArrayAttr
from mlirkit.builtin.float_semantics import F32
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.tensors import constant_numbers
from mlirkit.folding.ap_float import EQUAL, APFloat, largest
from mlirkit.folding.ap_int import APInt, min_signed
from mlirkit.folding.elements import elements_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::FoldPadToTensorOp"
_CONVOLUTION = "(anonymous namespace)::ConvPadFoldAdaptor"
_POOL = "(anonymous namespace)::PoolPadFoldAdaptor"

# The maximum of TOSA's level 8K.
_MOST = 8192

Convolution = tosa.Conv2DOp | tosa.DepthwiseConv2DOp


def _merged_padding(op: Convolution | tosa.MaxPool2dOp) -> tuple[tosa.PadOp, list[int]] | None:
    """The pad operation of the input, if it only pads height and width, and the total padding."""
    pad = defined_by(op.input, tosa.PadOp)
    own: list[int] = list(op.pad.values)
    if pad is None or len(own) != 4:
        return None
    added = constant_numbers(pad.padding)
    # Before and after, for batch, height, width and channels.
    if added is None or len(added) != 8 or any([*added[:2], *added[6:]]):
        return None
    return pad, [one + other for one, other in zip(own, added[2:6], strict=True)]


def _only_number(value: Value) -> tuple[DenseElementsAttr, APInt | APFloat] | None:
    """The constant that defines a value, and its only element."""
    constant = constant_value(value)
    if not isinstance(constant, DenseElementsAttr) or constant.num_elements != 1:
        return None
    numbers = elements_of(constant)
    return None if numbers is None else (constant, numbers[0])


# -- convolutions -----------------------------------------------------------------------------------------


def _is_zero_point(padding: Value, zero_point: Value) -> bool:
    """Mirrors checkMatchingPadConstAndZp."""
    padding_number = _only_number(padding)
    if padding_number is None:
        return False
    number = padding_number[1]
    if isinstance(number, APFloat):
        return number.convert(F32)[0].is_zero
    point = constant_numbers(zero_point)
    return bool(point) and point is not None and point[0] == number.signed


def pad_in_convolution(op: Convolution, rewriter: PatternRewriter) -> bool:
    """Fold a pad with the zero point into a convolution."""
    merged = _merged_padding(op)
    if merged is None:
        return False
    pad, padding = merged
    if not _is_zero_point(pad.pad_const, op.input_zp) or max(padding) > _MOST:
        return False
    properties: dict[str, Attribute] = {
        "pad": DenseI64ArrayAttr.get(padding),
        "stride": op.stride,
        "dilation": op.dilation,
        "acc_type": op.acc_type,
    }
    if op.local_bound is not None and op.local_bound.value:
        properties["local_bound"] = op.local_bound
    operands = [pad.input1, op.weight, op.bias, op.input_zp, op.weight_zp]
    kind = tosa.Conv2DOp if isinstance(op, tosa.Conv2DOp) else tosa.DepthwiseConv2DOp
    rewriter.replace_op(op, rewriter.create(kind, [op.output.type], operands, properties, loc=op.location))
    return True


def _adapted(name: str) -> str:
    return f"{_PATTERN}<mlir::tosa::{name}, {_CONVOLUTION}<mlir::tosa::{name}>>"


canonicalizer(tosa.Conv2DOp, _adapted("Conv2DOp"))(pad_in_convolution)
canonicalizer(tosa.DepthwiseConv2DOp, _adapted("DepthwiseConv2DOp"))(pad_in_convolution)


# -- pools ------------------------------------------------------------------------------------------------


def _is_least(padding: Value) -> bool:
    """Mirrors checkPadConstCompliance of pools: whether the padding is the minimum of the type."""
    padding_number = _only_number(padding)
    if padding_number is None:
        return False
    constant, number = padding_number
    if isinstance(number, APFloat):
        return number.compare(largest(number.semantics, True)) == EQUAL
    type = constant.element_type
    is_unsigned = isinstance(type, IntegerType) and type.is_unsigned
    return number.is_zero if is_unsigned else number == min_signed(number.width)


@canonicalizer(tosa.MaxPool2dOp, f"{_PATTERN}<mlir::tosa::MaxPool2dOp, {_POOL}<tosa::MaxPool2dOp>>")
def pad_in_pool(op: tosa.MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """Fold a pad with the minimum, smaller than the kernel, into a max pool."""
    merged = _merged_padding(op)
    if merged is None:
        return False
    pad, padding = merged
    height, width = op.kernel.values
    if max(padding[:2]) >= height or max(padding[2:]) >= width:
        return False
    if not _is_least(pad.pad_const) or max(padding) > _MOST:
        return False
    mode = op.nan_mode or tosa.NanPropagationMode.PROPAGATE
    properties: dict[str, Attribute] = {
        "kernel": op.kernel,
        "stride": op.stride,
        "pad": DenseI64ArrayAttr.get(padding),
        "nan_mode": tosa.NanPropagationModeAttr.get(mode),
    }
    rewriter.replace_with(op, tosa.MaxPool2dOp, [pad.input1], properties)
    return True
