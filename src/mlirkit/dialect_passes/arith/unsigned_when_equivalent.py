"""Unsigned operations replace signed ones where no operand is negative.

Mirror: mlir/lib/Dialect/Arith/Transforms/UnsignedWhenEquivalent.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import I64
from mlirkit.core.operation import Operation
from mlirkit.dialect_passes.arith.known_ranges import KnownRanges, PatternsOfNames
from mlirkit.dialects.declared import arith
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.pattern_set import RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.walk_driver import walk_and_apply_patterns

UNSIGNED: Final[dict[str, type[Operation]]] = {
    "arith.divsi": arith.DivUIOp,
    "arith.ceildivsi": arith.CeilDivUIOp,
    "arith.floordivsi": arith.DivUIOp,
    "arith.remsi": arith.RemUIOp,
    "arith.minsi": arith.MinUIOp,
    "arith.maxsi": arith.MaxUIOp,
    "arith.extsi": arith.ExtUIOp,
}
_Predicate = arith.CmpIPredicate
PREDICATES: Final[dict[arith.CmpIPredicate, arith.CmpIPredicate]] = {
    _Predicate.sle: _Predicate.ule,
    _Predicate.slt: _Predicate.ult,
    _Predicate.sge: _Predicate.uge,
    _Predicate.sgt: _Predicate.ugt,
}


class _Conversions:
    def __init__(self, ranges: KnownRanges) -> None:
        self._ranges = ranges

    def convert_operation(self, op: Operation, rewriter: PatternRewriter) -> bool:
        values = [*op.operand_values(), *op.result_values()]
        if not all(map(self._ranges.is_never_negative, values)):
            return False
        kind = UNSIGNED[op.info.name]
        new = rewriter.create(
            kind,
            op.result_types(),
            op.operand_values(),
            dict(op.properties),
            attributes=dict(op.discardable_attributes),
            loc=op.location,
        )
        rewriter.replace_op(op, new)
        return True

    def convert_comparison(self, op: arith.CmpIOp, rewriter: PatternRewriter) -> bool:
        predicate = PREDICATES.get(op.predicate)
        operands = op.operand_values()
        if predicate is None or not all(map(self._ranges.is_never_negative, operands)):
            return False
        properties = {"predicate": integer_attr(I64, int(predicate))}
        new = rewriter.create(arith.CmpIOp, op.result_types(), operands, properties, loc=op.location)
        rewriter.replace_op(op, new)
        return True


class UnsignedWhenEquivalent(Pass):
    ARGUMENT = "arith-unsigned-when-equivalent"
    IS_DEFINED = True

    def run(self) -> None:
        conversions = _Conversions(KnownRanges(self.operation, with_constants=False))
        patterns = {
            name: [RewritePattern(conversions.convert_operation, 1, "ConvertOpToUnsigned")]
            for name in UNSIGNED
        }
        patterns["arith.cmpi"] = [
            RewritePattern(conversions.convert_comparison, 1, "(anonymous namespace)::ConvertCmpIToUnsigned")
        ]
        walk_and_apply_patterns(self.operation, PatternsOfNames(patterns, []))
