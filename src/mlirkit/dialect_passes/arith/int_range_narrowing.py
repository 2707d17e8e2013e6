"""Operations on integers are done in fewer bits where the ranges of their values allow it.

Mirror: mlir/lib/Dialect/Arith/Transforms/IntRangeOptimizations.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from mlirkit.analysis.int_ranges import storage_width
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.value import Value
from mlirkit.dialect_passes.arith.known_ranges import KnownRanges
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import IntRange
from mlirkit.ods.live.cpp.type_names import clone_with
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter

_SPACE = "(anonymous namespace)::"


class CastKind(Enum):
    """The extensions that restore the numbers of a range after truncation."""

    NONE = 0
    SIGNED = 1
    UNSIGNED = 2
    BOTH = 3

    def merged(self, other: CastKind) -> CastKind:
        """The extensions that restore both ranges."""
        return CastKind(self.value & other.value)


def _fits_signed(number: APInt, width: int) -> bool:
    return -(1 << width >> 1) <= number.signed < 1 << width >> 1


def cast_kind(range: IntRange, width: int) -> CastKind:
    """The extensions that restore the numbers of a range after truncation to `width` bits."""
    if range.width <= width:
        return CastKind.NONE
    is_signed = _fits_signed(range.smin, width) and _fits_signed(range.smax, width)
    is_unsigned = range.umin.bits >> width == 0 and range.umax.bits >> width == 0
    return CastKind(is_signed + 2 * is_unsigned)


def _element_type(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def _narrow_type(type: Type, width: int) -> Type:
    narrow: Type = integer_type(width)
    if isinstance(type, ShapedType):
        narrow = clone_with(type, None, narrow)
    return narrow


def _cast(rewriter: PatternRewriter, location: Location, value: Value, type: Type, kind: CastKind) -> Value:
    source, target = _element_type(value.type), _element_type(type)
    if value.type == type:
        return value
    is_signed = kind is CastKind.SIGNED
    operation: Any
    if isinstance(source, IndexType) or isinstance(target, IndexType):
        operation = arith.IndexCastOp if is_signed else arith.IndexCastUIOp
    elif storage_width(target) < storage_width(source):
        operation = arith.TruncIOp
    else:
        operation = arith.ExtSIOp if is_signed else arith.ExtUIOp
    result: Value = rewriter.create(operation, [type], [value], loc=location).result
    return result


class _Narrowing(FrozenRewritePatternSet):
    """The patterns, over the ranges of values."""

    def __init__(self, ranges: KnownRanges, widths: Sequence[int]) -> None:
        super().__init__({})
        self._ranges = ranges
        self._widths = widths
        self._elementwise = RewritePattern(self.narrow_elementwise, 1, f"{_SPACE}NarrowElementwise")
        self._by_name = {
            "arith.cmpi": RewritePattern(self.narrow_comparison, 1, f"{_SPACE}NarrowCmpI"),
            "arith.index_cast": RewritePattern(
                self.fold_cast_chain, 1, f"{_SPACE}FoldIndexCastChain<mlir::arith::IndexCastOp>"
            ),
            "arith.index_castui": RewritePattern(
                self.fold_cast_chain, 1, f"{_SPACE}FoldIndexCastChain<mlir::arith::IndexCastUIOp>"
            ),
        }

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        result = [self._elementwise] if info.has_trait("Elementwise") else []
        own = self._by_name.get(info.name)
        return result if own is None else [*result, own]

    def narrow_elementwise(self, op: Operation, rewriter: PatternRewriter) -> bool:
        operands, results = op.operand_values(), op.result_values()
        if not results or not operands:
            return False
        ranges = self._ranges.ranges_of([*operands, *results])
        if ranges is None:
            return False
        type = results[0].type
        if any(value.type != type for value in (*results, *operands)):
            return False
        for width in self._widths:
            kind = CastKind.BOTH
            for range in ranges:
                kind = kind.merged(cast_kind(range, width))
            narrow = _narrow_type(type, width)
            if kind is CastKind.NONE or narrow == type:
                continue
            location = op.location
            mapping: dict[Value, Value] = {}
            for operand, range in zip(operands, ranges, strict=False):
                # Of an index it is kept in mind that it is not negative.
                is_positive = kind is CastKind.SIGNED and not range.smin.is_negative
                mapping[operand] = _cast(
                    rewriter, location, operand, narrow, CastKind.BOTH if is_positive else kind
                )
            new = rewriter.clone_with(op, [narrow] * len(results), [mapping[operand] for operand in operands])
            replacements: list[Value] = []
            for old, result in zip(results, new.result_values(), strict=True):
                back = _cast(rewriter, location, result, type, kind)
                self._ranges.copy(old, back)
                replacements.append(back)
            rewriter.replace_op(op, replacements)
            return True
        return False

    def narrow_comparison(self, op: arith.CmpIOp, rewriter: PatternRewriter) -> bool:
        ranges = self._ranges.ranges_of([op.lhs, op.rhs])
        if ranges is None:
            return False
        for width in self._widths:
            kinds = [cast_kind(range, width) for range in ranges]
            narrow = _narrow_type(op.lhs.type, width)
            if kinds[0].merged(kinds[1]) is CastKind.NONE or narrow == op.lhs.type:
                continue
            location = op.location
            mapping = {
                operand: _cast(rewriter, location, operand, narrow, kind)
                for operand, kind in zip((op.lhs, op.rhs), kinds, strict=True)
            }
            new = rewriter.clone(op, mapping)
            self._ranges.copy(op.result, new.result)
            rewriter.replace_op(op, new)
            return True
        return False

    def fold_cast_chain(self, op: arith.IndexCastOp | arith.IndexCastUIOp, rewriter: PatternRewriter) -> bool:
        """Replace an integer cast to `index` and back by the integer."""
        inner = op.in_.defining_op
        if inner is None or inner.info is not op.info:
            return False
        [source] = inner.operand_values()
        if source.type != op.out.type or not isinstance(op.in_.type, IndexType):
            return False
        type = op.out.type
        if not isinstance(type, IntegerType) or type.width not in self._widths:
            return False
        rewriter.replace_op(op, [source])
        return True


class IntRangeNarrowing(Pass):
    ARGUMENT = "arith-int-range-narrowing"
    IS_DEFINED = True

    def run(self) -> None:
        patterns = _Narrowing(KnownRanges(self.operation), self.options["int-bitwidths-supported"])
        config = GreedyRewriteConfig()
        # Comparisons need operands that are not narrowed yet.
        config.use_top_down_traversal = False
        if not apply_patterns_greedily(self.operation, patterns, config):
            self.signal_pass_failure()
