"""Canonicalization patterns of masks, of `vector.mask`, and of comparisons of steps.

Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, vector
from mlirkit.folding.elements import bool_attribute
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

# -- masks ------------------------------------------------------------------------------------------------


@canonicalizer(vector.CreateMaskOp, _PATTERN + "CreateMaskFolder")
def make_mask_constant(op: vector.CreateMaskOp, rewriter: PatternRewriter) -> bool:
    """Replace a mask with constant bounds by a constant one; scalable dimensions must be all true or all
    false."""
    type = op.result.type
    if not isinstance(type, VectorType):
        return False
    numbers: list[int] = []
    extents, flags = type.dims or (1,), type.scalable_flags or (False,)
    for size, extent, is_scalable in zip(op.operands_, extents, flags, strict=True):
        constant = constant_integer(size)
        if constant is not None:
            if is_scalable and constant >= 0:
                return False
        else:
            constant = _vscale_multiplier(size)
            if constant is None or constant < extent:
                return False
        numbers.append(min(max(constant, 0), extent))
    if 0 in numbers:
        numbers = [0] * len(numbers)
    rewriter.replace_with(op, vector.ConstantMaskOp, [], {"mask_dim_sizes": DenseI64ArrayAttr.get(numbers)})
    return True


def _vscale_multiplier(size: Value) -> int | None:
    """Mirrors getConstantVscaleMultiplier: the constant c of a size c * vscale."""
    definition = size.defining_op
    if isinstance(definition, vector.VectorScaleOp):
        return 1
    if not isinstance(definition, arith.MulIOp):
        return None
    if isinstance(definition.lhs.defining_op, vector.VectorScaleOp):
        return constant_integer(definition.rhs)
    if isinstance(definition.rhs.defining_op, vector.VectorScaleOp):
        return constant_integer(definition.lhs)
    return None


@canonicalizer(vector.MaskOp, "CanonializeEmptyMaskOp")
def replace_mask_by_select(op: vector.MaskOp, rewriter: PatternRewriter) -> bool:
    """Replace a mask without a masked operation by `arith.select`."""
    (block,) = op.maskRegion.blocks
    last = block.last
    if block.first is not last or op.passthru is None or not isinstance(last, vector.YieldOp):
        return False
    (value,) = last.operands_
    rewriter.replace_with(op, arith.SelectOp, [op.mask, value, op.passthru])
    return True


# -- steps ------------------------------------------------------------------------------------------------


@canonicalizer(vector.StepOp, _PATTERN + "StepCompareFolder")
def fold_comparison(op: vector.StepOp, rewriter: PatternRewriter) -> bool:
    """Fold a comparison of `vector.step` with a number outside of its range."""
    count = op.result.type.num_elements
    for user in op.result.users:
        if not isinstance(user, arith.CmpIOp) or user.lhs is not op.result:
            continue
        number, type = constant_integer(user.rhs), user.result.type
        if number is None or not isinstance(type, VectorType):
            continue
        truth = _comparison_with(user.predicate, count, number)
        if truth is None:
            continue
        rewriter.set_insertion_point_after(user)
        value = {"value": bool_attribute(type, truth)}
        constant = rewriter.create(arith.ConstantOp, [type], (), value, loc=user.location)
        rewriter.replace_op(user, constant)
        return True
    return False


def _comparison_with(predicate: arith.CmpIPredicate | None, count: int, number: int) -> bool | None:
    """The result of comparing all numbers below `count` with a number, if they agree."""
    kinds = arith.CmpIPredicate
    if predicate in (kinds.ult, kinds.uge) and count <= number:
        return predicate == kinds.ult
    if predicate in (kinds.ule, kinds.ugt) and count - 1 <= number:
        return predicate == kinds.ule
    if predicate in (kinds.eq, kinds.ne) and count <= number:
        return predicate == kinds.ne
    return None
