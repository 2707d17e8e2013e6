"""Canonicalization patterns of `scf.forall`.

Mirror: the patterns of ForallOp in mlir/lib/Dialect/SCF/IR/SCF.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.dense import DenseI32ArrayAttr, DenseI64ArrayAttr
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import scf, tensor
from mlirkit.dialects.mixed_values import Mixed, fold_constants, mixed_values, split_mixed
from mlirkit.dialects.static_shapes import preserves_static_information
from mlirkit.dialects.trip_counts import constant_trip_count
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN: Final = "(anonymous namespace)::"


def lower_bounds(op: scf.ForallOp) -> list[Mixed]:
    return mixed_values(op.staticLowerBound.values, op.dynamicLowerBound)


def upper_bounds(op: scf.ForallOp) -> list[Mixed]:
    return mixed_values(op.staticUpperBound.values, op.dynamicUpperBound)


def steps_of(op: scf.ForallOp) -> list[Mixed]:
    return mixed_values(op.staticStep.values, op.dynamicStep)


def _dimensions(op: scf.ForallOp) -> list[tuple[Mixed, Mixed, Mixed, Value]]:
    """Lower bound, upper bound, step and induction variable of each dimension."""
    lowers = lower_bounds(op)
    variables = op.region.blocks[0].args[: len(lowers)]
    return list(zip(lowers, upper_bounds(op), steps_of(op), variables, strict=True))


def _carried(op: scf.ForallOp) -> Sequence[Value]:
    """The block arguments for the outputs."""
    arguments: list[Value] = [*op.region.blocks[0].args]
    return arguments[len(op.staticLowerBound.values) :]


def forall_bounds(
    lowers: Sequence[Mixed], uppers: Sequence[Mixed], steps: Sequence[Mixed], outputs: Sequence[Value]
) -> tuple[list[Value], dict[str, Attribute]]:
    """The operands and properties of a loop with these bounds."""
    groups = [split_mixed(group) for group in (lowers, uppers, steps)]
    names = ("staticLowerBound", "staticUpperBound", "staticStep")
    properties: dict[str, Attribute] = {
        name: DenseI64ArrayAttr.get(integers) for name, (integers, _) in zip(names, groups)
    }
    sizes = [*[len(values) for _, values in groups], len(outputs)]
    properties["operandSegmentSizes"] = DenseI32ArrayAttr.get(sizes)
    return [*[value for _, values in groups for value in values], *outputs], properties


@canonicalizer(scf.ForallOp, _PATTERN + "FoldTensorCastOfOutputIntoForallOp")
def move_casts_into_loop(op: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """Use the sources of cast outputs, and cast inside of the loop and behind it."""
    outputs = list(op.outputs)
    old_types: dict[int, Type] = {}
    for index, output in enumerate(outputs):
        cast = output.defining_op
        if isinstance(cast, tensor.CastOp) and preserves_static_information(cast.dest.type, cast.source.type):
            old_types[index] = cast.dest.type
            outputs[index] = cast.source
    if not old_types:
        return False
    rank = len(op.staticLowerBound.values)
    types = [output.type for output in outputs]
    region = Region()
    count = rank + len(types)
    body = region.blocks.append(*[INDEX] * rank, *types, arg_locs=[op.location] * count)
    rewriter.set_insertion_point_to_start(body)
    arguments: list[Value] = list(body.args)
    for index, type in old_types.items():
        operand = [arguments[rank + index]]
        arguments[rank + index] = rewriter.create(tensor.CastOp, [type], operand, loc=op).result
    rewriter.merge_blocks(op.region.blocks[0], body, arguments)
    rewriter.set_insertion_point(op)
    operands, properties = forall_bounds(lower_bounds(op), upper_bounds(op), steps_of(op), outputs)
    if op.mapping is not None:
        properties["mapping"] = op.mapping
    loop = rewriter.create(scf.ForallOp, types, operands, properties, loc=op, regions=[region])
    # They write into the outputs, not into the casts of these.
    for writer, argument in zip(_writers(loop), _carried(loop)):
        if isinstance(writer, tensor.ParallelInsertSliceOp):
            writer.set_operand(1, argument)
    rewriter.set_insertion_point_after(loop)
    results: list[Value] = list(loop.results_)
    for index, type in old_types.items():
        results[index] = rewriter.create(tensor.CastOp, [type], [results[index]], loc=op).result
    rewriter.replace_op(op, results)
    return True


def _writers(op: scf.ForallOp) -> list[Operation]:
    """The operations in the terminator of a loop."""
    last = op.region.blocks[0].last
    assert isinstance(last, scf.InParallelOp)
    return list(last.region.blocks[0])


@canonicalizer(scf.ForallOp, _PATTERN + "ForallOpControlOperandsFolder")
def fold_bounds(op: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """Make constant bounds or steps attributes, one kind at a time."""
    groups = [lower_bounds(op), upper_bounds(op), steps_of(op)]
    for number, group in enumerate(groups):
        folded = fold_constants(group)
        if folded != group:
            groups[number] = folded
            break
    else:
        return False
    outputs = list(op.outputs)
    operands, properties = forall_bounds(groups[0], groups[1], groups[2], outputs)
    op.set_operands(operands)
    for name, value in properties.items():
        op.set_inherent(name, value)
    rewriter.operation_modified(op)
    return True


@canonicalizer(scf.ForallOp, _PATTERN + "ForallOpIterArgsFolder")
def drop_outputs(op: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """Remove outputs that are not written, or whose result has no uses."""
    arguments = _carried(op)
    outputs = list(op.outputs)
    dropped: list[int] = []
    for number, (result, argument) in enumerate(zip(op.results_, arguments)):
        if not result.has_uses or not _combining_ops(argument):
            dropped.append(number)
    if not dropped:
        return False
    for number in dropped:
        for writer in _combining_ops(arguments[number]):
            rewriter.erase_op(writer)
    for number in dropped:
        rewriter.replace_all_uses_with(arguments[number], outputs[number])
        rewriter.replace_all_uses_with(op.results_[number], outputs[number])
    rank = len(op.staticLowerBound.values)
    for number in reversed(dropped):
        op.region.blocks[0].erase_argument(rank + number)
    rewriter.operation_modified(op)
    loop = rewriter.erase_op_results(op, dropped)
    assert isinstance(loop, scf.ForallOp)
    loop.outputs = [output for number, output in enumerate(outputs) if number not in dropped]
    return True


def _combining_ops(argument: Value) -> list[Operation]:
    """The operations that write into an output, by its block argument."""
    return [user for user in argument.users if user.info.has_trait("ParallelCombiningOpInterface")]


@canonicalizer(scf.ForallOp, _PATTERN + "ForallOpSingleOrZeroIterationDimsFolder")
def drop_single_iterations(op: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """Drop dimensions that run once; erase the loop if one never runs."""
    if op.mapping:
        return False
    mapping: dict[Value, Value] = {}
    kept: list[tuple[Mixed, Mixed, Mixed]] = []
    outputs = list(op.outputs)
    for lower, upper, step, variable in _dimensions(op):
        count = constant_trip_count(lower, upper, step)
        if count == 0:
            rewriter.replace_op(op, outputs)
            return True
        if count == 1:
            mapping[variable] = create_index(rewriter, op.location, lower)
        else:
            kept.append((lower, upper, step))
    if not kept:
        _inline(op, rewriter)
        return True
    if not mapping:
        return False
    lowers, uppers, steps = zip(*kept, strict=True)
    operands, properties = forall_bounds(lowers, uppers, steps, outputs)
    for name, value in op.properties.items():
        properties.setdefault(name, value)
    types = [output.type for output in outputs]
    loop = rewriter.create(
        scf.ForallOp, types, operands, properties, dict(op.discardable_attributes), loc=op, regions=1
    )
    rewriter.operation_modified(loop)
    rewriter.clone_region(op.region, loop.region, mapping)
    rewriter.replace_op(op, list(loop.results_))
    return True


def _inline(op: scf.ForallOp, rewriter: PatternRewriter) -> None:
    """Mirrors scf::promote: replace a loop that runs once by its body."""
    terminator = op.region.blocks[0].last
    assert isinstance(terminator, scf.InParallelOp)
    writers = _writers(op)
    arguments = [create_index(rewriter, op.location, lower_bound) for lower_bound in lower_bounds(op)]
    rewriter.inline_block_before(op.region.blocks[0], op, [*arguments, *op.outputs])
    rewriter.set_insertion_point_after(op)
    results: list[Value] = []
    for writer in writers:
        if isinstance(writer, tensor.ParallelInsertSliceOp):
            operands = writer.operand_values()
            insertion = rewriter.create(
                tensor.InsertSliceOp, [writer.dest.type], operands, dict(writer.properties), loc=op
            )
            results.append(insertion.result)
    for result, value in zip(op.results_, results):
        rewriter.replace_all_uses_with(result, value)
    rewriter.erase_op(terminator)
    rewriter.erase_op(op)


@canonicalizer(scf.ForallOp, _PATTERN + "ForallOpReplaceConstantInductionVar")
def replace_constant_variable(op: scf.ForallOp, rewriter: PatternRewriter) -> bool:
    """Replace the induction variable of a dimension that runs once by its lower bound."""
    has_changed = False
    for lower, upper, step, variable in _dimensions(op):
        if variable.has_uses and constant_trip_count(lower, upper, step) == 1:
            rewriter.replace_all_uses_with(variable, create_index(rewriter, op.location, lower))
            has_changed = True
    return has_changed
