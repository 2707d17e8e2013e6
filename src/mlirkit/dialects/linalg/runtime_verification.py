"""Runtime checks of structured operations: all accesses are in bounds.

Mirror: mlir/lib/Dialect/Linalg/Transforms/RuntimeOpVerification.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.dense import I1
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.runtime_verification import ErrorMessage, RuntimeVerifiableOpInterface
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply
from mlirkit.dialects.declared import arith, index, live_class, memref, scf, tensor
from mlirkit.dialects.linalg.structure import indexing_maps, loop_count
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.dialects.runtime_checks import Checks
from mlirkit.ods.live.hooks import external_model
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter

_Predicate = index.IndexCmpPredicate


def _predicate(predicate: index.IndexCmpPredicate) -> dict[str, Attribute]:
    return {"pred": live_class(index.IndexCmpPredicateAttr)(predicate)}


def _sizes(value: Value) -> Sequence[int]:
    type = value.type
    return type.dims if isinstance(type, (MemRefType, RankedTensorType)) else ()


def _dimension(checks: Checks, value: Value, number: int) -> Value:
    kind = memref.DimOp if isinstance(value.type, MemRefType) else tensor.DimOp
    return checks.dimension_or_size(kind, value, number)


class StructuredChecks(RuntimeVerifiableOpInterface):
    """Checks, unless there are no iterations, that the first and the last index are in bounds of every
    operand."""

    __slots__ = ()

    def generate_runtime_verification(
        self, op: Operation, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        checks = Checks(op, rewriter, message)
        location = op.location
        maps = indexing_maps(op)
        ends = self._loop_sizes(op, checks)
        zero, one = checks.index(0), checks.index(1)
        runs: Value | None = None
        for end in ends:
            bounds = [checks.index(0), checks.value_of(end)]
            not_empty: Value = rewriter.create(
                index.CmpOp, [I1], bounds, _predicate(_Predicate.SLT), loc=location
            ).result
            if runs is not None:
                not_empty = rewriter.create(arith.AndIOp, [I1], [runs, not_empty], loc=location).result
            runs = not_empty
        if runs is None:
            return
        branch = rewriter.create(scf.IfOp, [], [runs], loc=location, regions=[Region(), Region()])
        block = branch.thenRegion.blocks.append()
        rewriter.set_insertion_point_to_end(block)
        rewriter.set_insertion_point(rewriter.create(scf.YieldOp, [], [], loc=location))
        starts: list[Mixed] = [0] * len(ends)
        lasts: list[Mixed] = [
            create_or_fold(rewriter, index.SubOp, INDEX, [checks.value_of(end), one], location)
            for end in ends
        ]
        for number, (operand, map) in enumerate(zip(op.operand_values(), maps, strict=True)):
            firsts = [composed_apply(rewriter, location, result, starts) for result in map.results]
            finals = [composed_apply(rewriter, location, result, lasts) for result in map.results]
            for dimension in range(len(_sizes(operand))):
                pair = [checks.value_of(firsts[dimension]), checks.value_of(finals[dimension])]
                place = f"dimension #{dimension} of input/output operand #{number}"
                least = create_or_fold(rewriter, index.MinSOp, INDEX, pair, location)
                checks.require(
                    create_or_fold(
                        rewriter, index.CmpOp, I1, [least, zero], location, _predicate(_Predicate.SGE)
                    ),
                    f"unexpected negative result on {place}",
                )
                largest = create_or_fold(rewriter, index.MaxSOp, INDEX, pair, location)
                inferred = create_or_fold(rewriter, index.AddOp, INDEX, [largest, one], location)
                actual = _dimension(checks, operand, dimension)
                # An index computed from several dimensions may end before the operand does.
                is_plain = isinstance(map.results[dimension], AffineDimExpr)
                predicate = _predicate(_Predicate.EQ if is_plain else _Predicate.SLE)
                checks.require(
                    create_or_fold(rewriter, index.CmpOp, I1, [inferred, actual], location, predicate),
                    f"{place} is incompatible with inferred dimension size",
                )

    def _loop_sizes(self, op: Operation, checks: Checks) -> list[Mixed]:
        """The sizes of the iteration space, each from the first operand that has it."""
        sizes: dict[int, Mixed] = {}
        for operand, map in zip(op.operand_values(), indexing_maps(op), strict=True):
            for dimension, static in enumerate(_sizes(operand)):
                size: Mixed = _dimension(checks, operand, dimension) if static == DYNAMIC else static
                expr = map.results[dimension]
                if isinstance(expr, AffineDimExpr):
                    sizes.setdefault(expr.position, size)
        return [sizes[number] for number in range(loop_count(op))]


external_model("RuntimeVerifiableOpInterface", StructuredChecks(), "LinalgOp")
