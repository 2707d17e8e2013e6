"""Folders of StableHLO's reductions, loops and branches whose outcome is known.

Mirror: stablehlo/transforms/optimization/StablehloAggressiveFolder.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.location import Location
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import MemoryEffectOpInterface, is_op_trivially_dead
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.building import only_block
from mlirkit.dialect_passes.stablehlo.constants import (
    dense_constant,
    make_constant,
    resized,
    splat_constant,
    splat_integer,
)
from mlirkit.dialect_passes.stablehlo.fold_elements import OTHER_FOLDS
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.constants import zero_of
from mlirkit.patterns.rewriter import PatternRewriter

# ---- Reductions ----


def _returned(op: stablehlo.ReduceOp) -> list[Value] | None:
    """The operands of the return in the body of a reduction."""
    last = only_block(op.body).last
    return last.operand_values() if isinstance(last, stablehlo.ReturnOp) else None


def _region_of(value: Value) -> Region | None:
    block = value.parent_block
    return None if block is None else block.region


@OTHER_FOLDS.pattern(stablehlo.ReduceOp, "FoldReduceOpReducingZeroDims")
def fold_reduction_of_nothing(
    op: stablehlo.ReduceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Replace a reduction over no dimensions by its operands."""
    inputs = list(op.inputs)
    if op.dimensions.values or any(
        input.type != result.type for input, result in zip(inputs, op.result_values(), strict=True)
    ):
        return False
    rewriter.replace_op(op, inputs)
    return True


@OTHER_FOLDS.pattern(stablehlo.ReduceOp, "FoldReduceOpToConstantInitializer")
def fold_reduction_to_constants(
    op: stablehlo.ReduceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Replace a reduction whose body only returns constants by splats of these."""
    returned = _returned(op)
    if returned is None or len(only_block(op.body).operations) != 1:
        return False
    constants: list[DenseElementsAttr] = []
    for value, result in zip(returned, op.result_values(), strict=True):
        constant = dense_constant(value)
        if constant is None or not isinstance(result.type, RankedTensorType):
            return False
        constants.append(resized(constant, result.type))
    rewriter.replace_op(op, [make_constant(rewriter, op, constant) for constant in constants])
    return True


@OTHER_FOLDS.pattern(stablehlo.ReduceOp, "FoldReduceOpWithRedundantResults")
def fold_redundant_results(
    op: stablehlo.ReduceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Replace a reduction whose body returns outside values of the results' types by these values."""
    returned = _returned(op)
    if returned is None:
        return False
    for result, value in zip(op.result_values(), returned, strict=True):
        if _region_of(value) is op.body or value.type != result.type:
            return False
    rewriter.replace_op(op, returned)
    return True


@OTHER_FOLDS.pattern(stablehlo.ReduceOp, "LowerBoolSplatConstantsIntoReduceOpRegion")
def lower_splats_into_body(
    op: stablehlo.ReduceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Of a conjunction or disjunction of splats the body's arguments are known."""
    block = only_block(op.body)
    if len(block.operations) != 2 or not isinstance(block.first, (stablehlo.AndOp, stablehlo.OrOp)):
        return False
    constants: list[DenseElementsAttr] = []
    for value, argument in zip(op.operand_values(), block.args, strict=True):
        splat = splat_constant(value)
        if splat is None or not isinstance(argument.type, RankedTensorType):
            return False
        constants.append(resized(splat, argument.type))
    inner: Operation = block.first
    for argument, constant in zip(block.args, constants, strict=True):
        rewriter.replace_all_uses_with(argument, make_constant(rewriter, inner, constant))
    return True


# ---- Loops ----


def _is_never_entered(op: stablehlo.WhileOp) -> bool:
    """Whether the condition of a loop is known to be false."""
    last = only_block(op.cond).last
    if not isinstance(last, stablehlo.ReturnOp):
        return False
    condition = splat_integer(last.operand_values()[0])
    return condition is not None and condition.is_zero


def has_any_declared_side_effects(op: Operation) -> bool:
    """Mirrors hasAnyDeclaredSideEffects: without declared effects, the effects of the regions count."""
    declared = op.info.interfaces.get("MemoryEffectOpInterface")
    if isinstance(declared, MemoryEffectOpInterface):
        if declared.effects(op):
            return True
        if not op.info.has_trait("RecursiveMemoryEffects"):
            return False
    return any(has_any_declared_side_effects(inner) for region in op.regions for inner in region.ops())


@OTHER_FOLDS.pattern(stablehlo.WhileOp, "FoldWhileOpIfDeadAndPresumedPure")
def erase_loop_presumed_pure(
    op: stablehlo.WhileOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    if not options.assume_no_undeclared_side_effects:
        return False
    if not op.use_empty or not _is_never_entered(op) or has_any_declared_side_effects(op):
        return False
    rewriter.erase_op(op)
    return True


@OTHER_FOLDS.pattern(stablehlo.WhileOp, "FoldWhileOpPattern")
def fold_loop(op: stablehlo.WhileOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """Replace the results of a loop that never runs by its operands; the driver erases the dead loop."""
    if op.use_empty and not is_op_trivially_dead(op):
        return False
    if not _is_never_entered(op):
        return False
    for result, value in zip(op.result_values(), op.operand_values(), strict=True):
        rewriter.replace_all_uses_with(result, value)
    return True


# ---- Branches ----


def _placeholder(type: Type) -> Callable[[PatternRewriter, Location], Value] | None:
    """A function that creates some value of a type; None if there is no such value."""
    if isinstance(type, stablehlo.TokenType):
        return lambda rewriter, loc: rewriter.create(stablehlo.AfterAllOp, [type], loc=loc).result
    zero = zero_of(type)
    if zero is None:
        return None
    return lambda rewriter, loc: (
        rewriter.create(stablehlo.ConstantOp, [zero.type], (), {"value": zero}, loc=loc).result
    )


@OTHER_FOLDS.pattern(stablehlo.CaseOp, "InlineCaseOpWithConstantBranchIndex")
def inline_known_branch(
    op: stablehlo.CaseOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Move the taken branch in front of the operation; the region left in its place returns placeholders."""
    constant, index = constant_value(op.index), splat_integer(op.index)
    if op.use_empty or index is None or not isinstance(constant, DenseIntElementsAttr):
        return False
    branches = op.branches
    # An index out of bounds selects the last branch.
    number = index.signed if 0 <= index.signed < len(branches) else len(branches) - 1
    region = branches[number]
    makers = [_placeholder(result_type) for result_type in op.result_types()]
    listed = [maker for maker in makers if maker is not None]
    if len(listed) != len(makers):
        return False
    block = only_block(region)
    terminator = block.last
    assert terminator is not None
    results = terminator.operand_values()
    rewriter.inline_block_before(block, op, ())
    for result, value in zip(op.result_values(), results, strict=True):
        rewriter.replace_all_uses_with(result, value)
    rewriter.erase_op(terminator)
    rest = region.blocks.append()
    rewriter.set_insertion_point_to_end(rest)
    values = [make(rewriter, op.location) for make in listed]
    rewriter.create(stablehlo.ReturnOp, (), values, loc=op.location)
    return True
