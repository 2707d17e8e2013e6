"""Passes that mlir-opt has for its own tests of loops, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_scf_passes.py --test-scf-for-utils ...
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from mlirkit.builtin.affine_expr import AffineExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import TRUE, TypeAttr, integer_attr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import INDEX, UNSIGNED, FunctionType, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import affine, arith, func, scf
from mlirkit.dialects.scf.unrolling import unroll_by_factor, unroll_fully
from mlirkit.dialects.trip_counts import constant_trip_count
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.transforms.region_isolation import values_from_above

NAMESPACE = "(anonymous namespace)::"
_CAST = "builtin.unrealized_conversion_cast"
_FIRST, _SECOND = AffineExpr.get_symbol(0), AffineExpr.get_symbol(1)
_SUM = AffineMapAttr(AffineMap(0, 2, (_FIRST + _SECOND,)))
_PRODUCT = AffineMapAttr(AffineMap(0, 2, (_FIRST * _SECOND,)))
# The trip count of a loop, by its bounds and step; and the value of its variable, by the iteration.
_COUNT = AffineMapAttr(
    AffineMap(0, 3, (AffineExpr.get_ceil_div(_SECOND - _FIRST, AffineExpr.get_symbol(2)),))
)
_NTH = AffineMapAttr(AffineMap(1, 2, (AffineExpr.get_dim(0) * _SECOND + _FIRST,)))


# -- trip counts, and more values carried along -------------------------------------------------------------


@register_pass
class TestSCFForUtilsPass(Pass):
    """Stores the trip counts of loops, and doubles the iteration arguments of loops."""

    ARGUMENT = "test-scf-for-utils"
    NAME = NAMESPACE + "TestSCFForUtilsPass"
    OP_NAME = "func.func"
    OPTIONS = (
        Option("test-replace-with-new-yields", bool, False, "replace loops by loops with more yielded values"),
    )

    def run(self) -> None:
        for op in list(walk_postorder(self.operation)):
            if isinstance(op.info.interfaces.get("LoopLikeOpInterface"), LoopLikeOpInterface):
                op.set_attribute("test.trip-count", _trip_count(op))
        if not self.options.test_replace_with_new_yields:
            return
        for op in list(walk_postorder(self.operation)):
            if isinstance(op, scf.ForOp) and len(op.initArgs):
                _carry_doubles(op)


def _trip_count(op: Operation) -> Attribute:
    count = None
    if isinstance(op, scf.ForOp):
        count = constant_trip_count(op.lowerBound, op.upperBound, op.step, is_signed=not op.unsignedCmp)
        type = op.lowerBound.type
        if count is not None:
            return integer_attr(type if isinstance(type, IntegerType) else integer_type(64), count)
    return StringAttr("none")


def _carry_doubles(op: scf.ForOp) -> None:
    loop = op.info.interfaces["LoopLikeOpInterface"]
    assert isinstance(loop, LoopLikeOpInterface)
    terminator = op.region.get_blocks()[0].last
    assert terminator is not None
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(terminator)
    doubled = [
        rewriter.create(arith.AddFOp, [each.type], [each, each], loc=op).result_values()[0]
        for each in loop.yielded_values(op)
    ]
    loop.with_additional_yields(op, list(op.initArgs), doubled)


# -- loops made anew ----------------------------------------------------------------------------------------


@register_pass
class TestSCFWhileOpBuilderPass(Pass):
    """Puts a loop of the same operands and results in front of each."""

    ARGUMENT = "test-scf-while-op-builder"
    NAME = NAMESPACE + "TestSCFWhileOpBuilderPass"
    OP_NAME = "func.func"

    def run(self) -> None:
        for op in list(walk_postorder(self.operation)):
            if not isinstance(op, scf.WhileOp):
                continue
            types, carried = op.result_types(), [each.type for each in op.inits]
            before, after = Region(), Region()
            rewriter = PatternRewriter()
            rewriter.set_insertion_point(op)
            rewriter.create(scf.WhileOp, types, list(op.inits), loc=op, regions=[before, after])
            cast = _cast_arguments(rewriter, before, carried, types, op)
            goes_on = rewriter.create(
                arith.ConstantOp, [integer_type(1)], properties={"value": TRUE}, loc=op
            ).result
            rewriter.create(scf.ConditionOp, [], [goes_on, *cast], loc=op)
            rewriter.create(scf.YieldOp, [], _cast_arguments(rewriter, after, types, carried, op), loc=op)


def _cast_arguments(
    rewriter: PatternRewriter, region: Region, types: Sequence[Type], wanted: Sequence[Type], op: Operation
) -> Sequence[Value]:
    """Add a block to the region, and cast its arguments to other types."""
    block = Block()
    block.add_arguments(types, [op.location] * len(types))
    region.append_block(block)
    rewriter.set_insertion_point_to_end(block)
    return rewriter.create(_CAST, wanted, list(block.args), loc=op).result_values()


# -- processors ---------------------------------------------------------------------------------------------


@register_pass
class TestLoopMappingPass(Pass):
    """Distributes each outermost loop over all processors that the function has."""

    ARGUMENT = "test-mapping-to-processing-elements"
    NAME = NAMESPACE + "TestLoopMappingPass"

    def run(self) -> None:
        operations = list(walk_postorder(self.operation))
        processors = [
            op.result_values()[:2] for op in operations if op.name == "new_processor_id_and_range"
        ]
        for op in operations:
            if isinstance(op, scf.ForOp) and not _is_nested(op):
                _distribute(op, processors)


def _is_nested(op: Operation) -> bool:
    parent = op.parent_op
    while parent is not None and not isinstance(parent, scf.ForOp):
        parent = parent.parent_op
    return parent is not None


def _distribute(op: scf.ForOp, processors: Sequence[Sequence[Value]]) -> None:
    """Let each processor start at its number, with the number of processors as step."""
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(op)

    def apply(map: AffineMapAttr, first: Value, second: Value) -> Value:
        return _apply(rewriter, map, [first, second], op)

    number = processors[0][0]
    for own, count in processors[1:]:
        number = apply(_SUM, apply(_PRODUCT, number, count), own)
    op.lowerBound = apply(_SUM, apply(_PRODUCT, number, op.step), op.lowerBound)
    step: Value = op.step
    for _, count in processors:
        step = apply(_PRODUCT, count, step)
    op.step = step


# -- collapsing of dimensions -------------------------------------------------------------------------------


@register_pass
class TestSCFParallelLoopCollapsing(Pass):
    """Collapses dimensions of parallel loops: up to three lists of dimensions, each of which becomes one."""

    ARGUMENT = "test-scf-parallel-loop-collapsing"
    IS_DEFINED = True

    def run(self) -> None:
        groups: list[list[int]] = [self.options[f"collapsed-indices-{number}"] for number in range(3)]
        problem = _problem_of(groups)
        if problem is not None:
            print(problem, end="", file=sys.stderr)
            self.signal_pass_failure()
            return
        count = len({each for group in groups for each in group})
        for op in list(walk_postorder(self.operation)):
            if not isinstance(op, scf.ParallelOp):
                continue
            if len(op.lowerBound) == count:
                _collapse(op, [sorted(group) for group in groups if group])
                continue
            self.emit(
                op.diagnostic(
                    f"'{op.name}' op has {len(op.lowerBound)} iter args while this limited functionality "
                    f"testing pass was configured only for loops with exactly {count} iter args."
                )
            )


def _problem_of(groups: Sequence[Sequence[int]]) -> str | None:
    for number in (1, 2):
        if groups[number] and not groups[number - 1]:
            return f"collapsed-indices-{number} specified but not collapsed-indices-{number - 1}"
    if not groups[0]:
        return (
            "No collapsed-indices were specified. This pass is only for testing and does not automatically "
            "collapse all parallel loops or similar."
        )
    numbers = {each for group in groups for each in group}
    if max(numbers) != len(numbers) - 1:
        return "collapsed-indices arguments must include all values [0,N)."
    return None


def _collapse(op: scf.ParallelOp, groups: Sequence[Sequence[int]]) -> None:
    """Replace the loop by one with products as dimensions; remainders compute the old induction variables."""
    body = op.region.get_blocks()[0]
    rewriter = PatternRewriter()
    lower, upper, steps = list(op.lowerBound), list(op.upperBound), list(op.step)
    rewriter.set_insertion_point(op)
    counts = [
        _apply(rewriter, _COUNT, [start, end, step], op)
        for start, end, step in zip(lower, upper, steps, strict=True)
    ]
    zero, one = (
        rewriter.create(
            arith.ConstantOp, [INDEX], properties={"value": integer_attr(INDEX, number)}, loc=op
        ).result
        for number in (0, 1)
    )
    ends: list[Value] = []
    for group in groups:
        end: Value = one
        for number in group:
            end = rewriter.create(arith.MulIOp, [INDEX], [end, counts[number]], loc=op).result
        ends.append(end)
    block = Block()
    block.add_arguments([INDEX] * len(groups), [op.location] * len(groups))
    region = Region()
    region.append_block(block)
    sizes = DenseI32ArrayAttr.get([len(groups)] * 3 + [0])
    operands = [*[zero] * len(groups), *ends, *[one] * len(groups)]
    rewriter.create(scf.ParallelOp, [], operands, {OPERAND_SIZES: sizes}, loc=op, regions=[region])
    rewriter.set_insertion_point_to_end(block)
    counted: dict[int, Value] = {}
    for group, argument in zip(groups, block.args, strict=True):
        rest: Value = argument
        for number in reversed(group[1:]):
            counted[number] = rewriter.create(arith.RemSIOp, [INDEX], [rest, counts[number]], loc=op).result
            rest = rewriter.create(arith.DivSIOp, [INDEX], [rest, counts[number]], loc=op).result
        counted[group[0]] = rest
    for number in reversed(range(len(counts))):
        value = _apply(rewriter, _NTH, [counted[number], lower[number], steps[number]], op)
        body.args[number].replace_all_uses_with(value)
    for inner in list(body.ops()):
        body.remove(inner)
        block.append(inner)
    op.erase()


def _apply(rewriter: PatternRewriter, map: AffineMapAttr, operands: Sequence[Value], op: Operation) -> Value:
    made = rewriter.create(affine.AffineApplyOp, [INDEX], operands, {"map": map}, loc=op)
    return made.result_values()[0]


# -- functions in place of branches -------------------------------------------------------------------------


@register_pass
class TestSCFIfUtilsPass(Pass):
    """Makes a function of each branch of a condition, which the branch then calls."""

    ARGUMENT = "test-scf-if-utils"
    NAME = NAMESPACE + "TestSCFIfUtilsPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        conditions = [op for op in walk_postorder(self.operation) if isinstance(op, scf.IfOp)]
        for number, op in enumerate(conditions):
            for region, word in ((op.thenRegion, "then"), (op.elseRegion, "else")):
                if region.get_blocks():
                    _outline(op, region, f"outlined_{word}{number}")


def _outline(op: scf.IfOp, region: Region, name: str) -> None:
    function = op.parent_op
    while function is not None and "FunctionOpInterface" not in function.info.interfaces:
        function = function.parent_op
    assert function is not None
    [block] = region.get_blocks()
    terminator = block.terminator
    assert terminator is not None
    yielded = terminator.operand_values()
    captured = values_from_above(region)
    types, results = [each.type for each in captured], [each.type for each in yielded]
    body, entry = Region(), Block()
    entry.add_arguments(types, [each.location for each in captured])
    body.append_block(entry)
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(function)
    properties = {"sym_name": StringAttr(name), "function_type": TypeAttr(FunctionType(types, results))}
    rewriter.create(func.FuncOp, [], [], properties, loc=op, regions=[body])
    mapping: dict[Value, Value] = dict(zip(captured, entry.args, strict=True))
    rewriter.set_insertion_point_to_end(entry)
    inside = [each for each in block.ops() if each is not terminator]
    for each in inside:
        rewriter.clone(each, mapping)
    rewriter.create(func.ReturnOp, [], [mapping.get(each, each) for each in yielded], loc=op)
    rewriter.set_insertion_point(terminator)
    callee = {"callee": FlatSymbolRefAttr(name)}
    call = rewriter.create(func.CallOp, results, captured, callee, loc=op)
    terminator.set_operands(call.result_values())
    for each in reversed(inside):
        each.erase()


# -- unrolled loops -----------------------------------------------------------------------------------------


@register_pass
class TestLoopUnrollingPass(Pass):
    """Unrolls the loops at a depth by a factor, or all of each if that is -1."""

    ARGUMENT = "test-loop-unrolling"
    NAME = NAMESPACE + "TestLoopUnrollingPass"
    OPTIONS = (
        Option("unroll-factor", int, 1, "how often a body is repeated"),
        Option("annotate", bool, False, "say which iteration operations belong to"),
        Option("unroll-up-to-factor", bool, False, "unused"),
        Option("loop-depth", int, 0, "the number of loops around the unrolled loops"),
    )

    def run(self) -> None:
        factor = self.options.unroll_factor
        if factor <= 0 and factor != -1:
            raise self.operation.error(
                "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1"
            )
        annotate = _say_iteration if self.options.annotate else None
        loops = [op for op in walk_postorder(self.operation) if isinstance(op, scf.ForOp)]
        for loop in [each for each in loops if _depth(each) == self.options.loop_depth]:
            if factor == -1:
                unroll_fully(loop)
            else:
                unroll_by_factor(loop, factor, annotate)


def _depth(op: Operation) -> int:
    """The number of loops around an operation."""
    depth = 0
    around = op.parent_op
    while around is not None:
        depth += isinstance(around, scf.ForOp)
        around = around.parent_op
    return depth


def _say_iteration(number: int, op: Operation) -> None:
    op.set_attribute("unrolled_iteration", integer_attr(integer_type(32, UNSIGNED), number))
