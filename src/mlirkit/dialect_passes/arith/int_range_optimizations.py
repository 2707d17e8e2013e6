"""Values with a single possible number become constants; remainders without effect are removed.

Mirror: mlir/lib/Dialect/Arith/Transforms/IntRangeOptimizations.cpp.
"""

from __future__ import annotations

from mlirkit.analysis.int_ranges import constant_of_type
from mlirkit.core.matchers import constant_of
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import is_op_trivially_dead
from mlirkit.core.value import Value
from mlirkit.dialect_passes.arith.known_ranges import KnownRanges, PatternsOfNames
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_int import APInt
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.constants import make_constant
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter


class _Optimizations:
    """The patterns, over the ranges of values."""

    def __init__(self, ranges: KnownRanges) -> None:
        self._ranges = ranges

    def _constant_in_place_of(self, value: Value) -> APInt | None:
        if not value.has_uses:
            return None
        range = self._ranges.range_of(value)
        return None if range is None else range.constant

    def _replace_by_constant(self, value: Value, rewriter: PatternRewriter) -> bool:
        number = self._constant_in_place_of(value)
        if number is None:
            return False
        owner = value.defining_op
        location = value.location
        if owner is None:
            block = value.parent_block
            owner = None if block is None else block.owner
        assert owner is not None
        attribute = constant_of_type(number, value.type)
        context = owner.info.context
        constant = None
        for dialect in (owner.info.dialect_name, "arith"):
            constant = constant or make_constant(context, dialect, attribute, value.type, location)
        if constant is None:
            return False
        rewriter.insert(constant)
        self._ranges.copy(value, constant.result)
        rewriter.replace_all_uses_with(value, constant.result)
        return True

    def materialize_known_constants(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if constant_of(op) is not None:
            return False
        results = op.result_values()
        blocks = [block for region in op.region_list or () for block in region.get_blocks()]
        arguments = [argument for block in blocks for argument in block.args]
        if all(self._constant_in_place_of(value) is None for value in [*results, *arguments]):
            return False
        replaced_all = bool(results)
        for result in results:
            replaced_all &= self._replace_by_constant(result, rewriter) or not result.has_uses
        if replaced_all and is_op_trivially_dead(op):
            rewriter.erase_op(op)
            return True
        for block in blocks:
            rewriter.set_insertion_point_to_start(block)
            for argument in block.args:
                self._replace_by_constant(argument, rewriter)
        return True

    def delete_trivial_remainder(self, op: arith.RemSIOp | arith.RemUIOp, rewriter: PatternRewriter) -> bool:
        """Replace the remainder of a non-negative number less than the divisor by the number."""
        modulus = constant_integer(op.rhs)
        if modulus is None or modulus <= 0:
            return False
        range = self._ranges.range_of(op.lhs)
        if range is None:
            return False
        is_signed = isinstance(op, arith.RemSIOp)
        least, largest = (range.smin, range.smax) if is_signed else (range.umin, range.umax)
        if not all(not bound.is_negative and bound.bits < modulus for bound in (least, largest)):
            return False
        if not least.ule(largest):
            return False
        rewriter.replace_op(op, [op.lhs])
        return True


class IntRangeOptimizations(Pass):
    ARGUMENT = "int-range-optimizations"
    IS_DEFINED = True

    def run(self) -> None:
        patterns = _Optimizations(KnownRanges(self.operation))
        space = "(anonymous namespace)::"
        remainder = {
            "arith.remsi": "mlir::arith::RemSIOp",
            "arith.remui": "mlir::arith::RemUIOp",
        }
        set = PatternsOfNames(
            {
                name: [
                    RewritePattern(patterns.delete_trivial_remainder, 1, f"{space}DeleteTrivialRem<{cpp}>")
                ]
                for name, cpp in remainder.items()
            },
            [
                RewritePattern(
                    patterns.materialize_known_constants, 1, f"{space}MaterializeKnownConstantValues"
                )
            ],
        )
        if not apply_patterns_greedily(self.operation, set, GreedyRewriteConfig()):
            self.signal_pass_failure()
