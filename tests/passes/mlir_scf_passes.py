"""Passes that mlir-opt has for its own tests of loops, as a plugin: what they do there.

mlirkit opt --load-pass-plugin=tests/passes/mlir_scf_passes.py --test-scf-for-utils ...
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import AffineExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import TRUE, integer_attr
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import INDEX, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import affine, arith, scf
from mlirkit.dialects.trip_counts import constant_trip_count
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.rewriter import PatternRewriter

NAMESPACE = "(anonymous namespace)::"
_CAST = "builtin.unrealized_conversion_cast"
_FIRST, _SECOND = AffineExpr.get_symbol(0), AffineExpr.get_symbol(1)
_SUM = AffineMapAttr(AffineMap(0, 2, (_FIRST + _SECOND,)))
_PRODUCT = AffineMapAttr(AffineMap(0, 2, (_FIRST * _SECOND,)))


# -- trip counts, and more values carried along -------------------------------------------------------------


@register_pass
class TestSCFForUtilsPass(Pass):
    """Says how often loops run, and lets loops carry twice of what they carry along, too."""

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
    """Give the region a block whose arguments are cast to other types."""
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
    """Let each processor begin at its number, and go on by as many steps as there are processors."""
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(op)

    def apply(map: AffineMapAttr, first: Value, second: Value) -> Value:
        made = rewriter.create(affine.AffineApplyOp, [INDEX], [first, second], {"map": map}, loc=op)
        return made.result_values()[0]

    number = processors[0][0]
    for own, count in processors[1:]:
        number = apply(_SUM, apply(_PRODUCT, number, count), own)
    op.lowerBound = apply(_SUM, apply(_PRODUCT, number, op.step), op.lowerBound)
    step: Value = op.step
    for _, count in processors:
        step = apply(_PRODUCT, count, step)
    op.step = step
