"""Verifiers of acc's recipes, which create, copy, combine and destroy private variables."""

from __future__ import annotations

from mlirkit.core.region import Region
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import region_verifier


def check_first_argument(
    op: acc.PrivateRecipeOp | acc.ReductionRecipeOp | acc.FirstprivateRecipeOp,
    region: Region,
    name: str,
    subject: str,
) -> None:
    """Mirrors verifyInitLikeSingleArgRegion."""
    if region.is_empty:
        raise op.op_error(f"expects non-empty {name} region")
    arguments = region.blocks[0].args
    if not arguments or arguments[0].type != op.type.value:
        raise op.op_error(f"expects {name} region first argument of the {subject} type")


@region_verifier(acc.PrivateRecipeOp)
def verify_private(op: acc.PrivateRecipeOp) -> None:
    """Mirrors PrivateRecipeOp::verifyRegions."""
    check_first_argument(op, op.initRegion, "init", "privatization")
    if not op.destroyRegion.is_empty:
        check_first_argument(op, op.destroyRegion, "destroy", "privatization")


@region_verifier(acc.FirstprivateRecipeOp)
def verify_firstprivate(op: acc.FirstprivateRecipeOp) -> None:
    """Mirrors FirstprivateRecipeOp::verifyRegions."""
    check_first_argument(op, op.initRegion, "init", "privatization")
    copy = op.copyRegion
    if copy.is_empty:
        raise op.op_error("expects non-empty copy region")
    arguments = copy.blocks[0].args
    if len(arguments) < 2 or arguments[0].type != op.type.value:
        raise op.op_error("expects copy region with two arguments of the privatization type")
    if not op.destroyRegion.is_empty:
        check_first_argument(op, op.destroyRegion, "destroy", "privatization")


@region_verifier(acc.ReductionRecipeOp)
def verify_reduction(op: acc.ReductionRecipeOp) -> None:
    """Mirrors ReductionRecipeOp::verifyRegions."""
    check_first_argument(op, op.initRegion, "init", "reduction")
    type, combiner = op.type.value, op.combinerRegion
    if combiner.is_empty:
        raise op.op_error("expects non-empty combiner region")
    types = [argument.type for argument in combiner.blocks[0].args]
    if types[:2] != [type, type]:
        raise op.op_error("expects combiner region with the first two arguments of the reduction type")
    for block in combiner.get_blocks():
        for operation in block:
            if isinstance(operation, acc.YieldOp) and operation.operand_types() != [type]:
                raise op.op_error("expects combiner region to yield a value of the reduction type")
