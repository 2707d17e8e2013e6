"""The canonical form of arith's casts.  Mirror: mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td."""

from __future__ import annotations

from mlirkit.builtin.attributes import UNIT
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.arith.canonicalize import RULE, fused, make_constant
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import arith, complex
from mlirkit.folding.matchers import int_of
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

CastOp = (
    arith.BitcastOp
    | arith.ExtSIOp
    | arith.ExtUIOp
    | arith.IndexCastOp
    | arith.IndexCastUIOp
    | arith.SIToFPOp
    | arith.TruncFOp
    | arith.TruncIOp
    | arith.UIToFPOp
)


def _cast_at_once(
    op: CastOp, inner: CastOp | None, op_class: type[CastOp], rewriter: PatternRewriter
) -> bool:
    """Replace a cast of a cast by one of what that casts."""
    if inner is None:
        return False
    made: Operation = rewriter.create(op_class, op.result_types(), [inner.in_], loc=fused(op, inner))
    rewriter.replace_op(op, made)
    return True


def _undo_cast(op: CastOp, inner: CastOp | None, rewriter: PatternRewriter) -> bool:
    """A cast back is what was cast."""
    if inner is None or inner.in_.type != op.out.type:
        return False
    rewriter.replace_op(op, [inner.in_])
    return True


@canonicalizer(arith.IndexCastOp, RULE + "IndexCastOfIndexCast", benefit=2)
def cast_index_back(op: arith.IndexCastOp, rewriter: PatternRewriter) -> bool:
    """index_cast(index_cast(x)) is x, if of its type."""
    return _undo_cast(op, defined_by(op.in_, arith.IndexCastOp), rewriter)


@canonicalizer(arith.IndexCastOp, RULE + "IndexCastOfExtSI", benefit=2)
def cast_extended_index(op: arith.IndexCastOp, rewriter: PatternRewriter) -> bool:
    """index_cast(extsi(x)) is index_cast(x)."""
    return _cast_at_once(op, defined_by(op.in_, arith.ExtSIOp), arith.IndexCastOp, rewriter)


@canonicalizer(arith.IndexCastUIOp, RULE + "IndexCastUIOfIndexCastUI", benefit=2)
def cast_unsigned_index_back(op: arith.IndexCastUIOp, rewriter: PatternRewriter) -> bool:
    """index_castui(index_castui(x)) is x, if of its type."""
    return _undo_cast(op, defined_by(op.in_, arith.IndexCastUIOp), rewriter)


@canonicalizer(arith.IndexCastUIOp, RULE + "IndexCastUIOfExtUI", benefit=2)
def cast_extended_unsigned_index(op: arith.IndexCastUIOp, rewriter: PatternRewriter) -> bool:
    """index_castui(extui(x)) is index_castui(x)."""
    return _cast_at_once(op, defined_by(op.in_, arith.ExtUIOp), arith.IndexCastUIOp, rewriter)


@canonicalizer(arith.BitcastOp, RULE + "BitcastOfBitcast", benefit=2)
def cast_bits_at_once(op: arith.BitcastOp, rewriter: PatternRewriter) -> bool:
    """bitcast(bitcast(x)) is bitcast(x)."""
    return _cast_at_once(op, defined_by(op.in_, arith.BitcastOp), arith.BitcastOp, rewriter)


@canonicalizer(arith.ExtSIOp, RULE + "ExtSIOfExtUI", benefit=2)
def extend_positive(op: arith.ExtSIOp, rewriter: PatternRewriter) -> bool:
    """extsi(extui(x)) is extui(x)."""
    return _cast_at_once(op, defined_by(op.in_, arith.ExtUIOp), arith.ExtUIOp, rewriter)


@canonicalizer(arith.BitcastOp, "MergeArithBitcast", added_by=complex.BitcastOp)
def cast_complex_bits_at_once(op: arith.BitcastOp, rewriter: PatternRewriter) -> bool:
    """bitcast(complex.bitcast(x)) is complex.bitcast(x)."""
    inner = defined_by(op.in_, complex.BitcastOp)
    if inner is None:
        return False
    rewriter.replace_with(op, complex.BitcastOp, [inner.operand])
    return True


def _width(value: Value) -> int:
    """The width of a value's elements, -1 for index."""
    return bit_width(element_type_or_self(value.type))


def _extend_less(
    op: arith.TruncIOp, extension: type[arith.ExtUIOp] | type[arith.ExtSIOp], rewriter: PatternRewriter
) -> bool:
    """Where only a part of the new bits is cut off, less is extended."""
    inner = defined_by(op.in_, extension)
    if inner is None or not _width(inner.out) > _width(op.out) > _width(inner.in_) > 0:
        return False
    return _cast_at_once(op, inner, extension, rewriter)


@canonicalizer(arith.TruncIOp, RULE + "TruncIExtSIToExtSI", benefit=2)
def truncate_signed_extension(op: arith.TruncIOp, rewriter: PatternRewriter) -> bool:
    """trunci(extsi(x)) is extsi(x)."""
    return _extend_less(op, arith.ExtSIOp, rewriter)


@canonicalizer(arith.TruncIOp, RULE + "TruncIExtUIToExtUI", benefit=2)
def truncate_unsigned_extension(op: arith.TruncIOp, rewriter: PatternRewriter) -> bool:
    """trunci(extui(x)) is extui(x)."""
    return _extend_less(op, arith.ExtUIOp, rewriter)


@canonicalizer(arith.TruncIOp, RULE + "TruncIShrSIToTrunciShrUI", benefit=2)
def truncate_shifted(op: arith.TruncIOp, rewriter: PatternRewriter) -> bool:
    """trunci(x >> c) is trunci of the unsigned shift, if all bits that come in are cut off."""
    shift = defined_by(op.in_, arith.ShRSIOp)
    constant = None if shift is None else constant_value(shift.rhs)
    amount = int_of(constant)
    if shift is None or constant is None or amount is None:
        return False
    if _width(shift.lhs) - _width(op.out) != amount.bits:
        return False
    loc = fused(op, shift.rhs.defining_op)
    operands = [shift.lhs, make_constant(rewriter, shift.rhs.type, constant, loc)]
    exact = {"isExact": UNIT} if shift.isExact else None
    made = rewriter.create(arith.ShRUIOp, [shift.lhs.type], operands, exact, loc=loc)
    flags = op.overflowFlags_attr
    kept = {} if flags is None else {"overflowFlags": flags}
    rewriter.replace_with(op, arith.TruncIOp, [made.result], kept, loc=loc)
    return True


@canonicalizer(arith.TruncFOp, RULE + "TruncFSIToFPToSIToFP", benefit=2)
def convert_signed_to_narrow(op: arith.TruncFOp, rewriter: PatternRewriter) -> bool:
    """truncf(sitofp(x)) is sitofp(x), if no rounding mode is given."""
    if op.roundingmode is not None:
        return False
    return _cast_at_once(op, defined_by(op.in_, arith.SIToFPOp), arith.SIToFPOp, rewriter)


@canonicalizer(arith.TruncFOp, RULE + "TruncFUIToFPToUIToFP", benefit=2)
def convert_unsigned_to_narrow(op: arith.TruncFOp, rewriter: PatternRewriter) -> bool:
    """truncf(uitofp(x)) is uitofp(x), if no rounding mode is given."""
    if op.roundingmode is not None:
        return False
    return _cast_at_once(op, defined_by(op.in_, arith.UIToFPOp), arith.UIToFPOp, rewriter)
