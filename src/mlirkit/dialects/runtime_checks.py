"""Building checks that run with the program: comparisons of sizes and indices, and assertions.

    checks = Checks(op, rewriter, message)
    checks.require(checks.compare(arith.CmpIPredicate.eq, size, checks.index(4)), "size mismatch")

Mirror: mlir/lib/Dialect/{MemRef,Tensor}/Transforms/RuntimeOpVerification.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.dense import I1, I64
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.runtime_verification import ErrorMessage
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_bool
from mlirkit.dialects.declared import arith, cf, memref, scf, tensor
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.dialects.slices import Slice
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter

_Predicate = arith.CmpIPredicate
DimOp = type[memref.DimOp] | type[tensor.DimOp]
RankOp = type[memref.RankOp] | type[tensor.RankOp]


def _predicate(predicate: arith.CmpIPredicate) -> dict[str, Attribute]:
    return {"predicate": integer_attr(I64, int(predicate))}


class Checks:
    """Builds checks of one operation in front of it."""

    def __init__(self, op: Operation, rewriter: PatternRewriter, message: ErrorMessage) -> None:
        self._op = op
        self._message = message
        self._location = op.location
        self.rewriter = rewriter

    def index(self, number: int) -> Value:
        value = IntegerAttr.get(INDEX, number)
        return self.rewriter.create(
            arith.ConstantOp, [INDEX], [], {"value": value}, loc=self._location
        ).result

    def value_of(self, mixed: Mixed) -> Value:
        return self.index(mixed) if isinstance(mixed, int) else mixed

    def compare(self, predicate: arith.CmpIPredicate, left: Value, right: Value) -> Value:
        op = self.rewriter.create(
            arith.CmpIOp, [I1], [left, right], _predicate(predicate), loc=self._location
        )
        return op.result

    def require(self, condition: Value, text: str) -> None:
        """Assert it; `text` is the message of a failure."""
        properties = {"msg": StringAttr(self._message(self._op, text))}
        self.rewriter.create(cf.AssertOp, [], [condition], properties, loc=self._location)

    def dimension(self, kind: DimOp, source: Value, number: int) -> Value:
        return self.rewriter.create(kind, [INDEX], [source, self.index(number)], loc=self._location).result

    def dimension_or_size(self, kind: DimOp, source: Value, number: int) -> Value:
        return create_or_fold(self.rewriter, kind, INDEX, [source, self.index(number)], self._location)

    def rank(self, kind: RankOp, source: Value) -> Value:
        return self.rewriter.create(kind, [INDEX], [source], loc=self._location).result

    def create_or_fold_binary(self, kind: type[arith.AndIOp], left: Value, right: Value) -> Value:
        return create_or_fold(self.rewriter, kind, I1, [left, right], self._location)

    def is_inside(self, value: Value, lower: Value, upper: Value) -> Value:
        """The condition lower <= value < upper, folded if constant."""
        at_least, below = (
            create_or_fold(
                self.rewriter, arith.CmpIOp, I1, [value, bound], self._location, _predicate(predicate)
            )
            for predicate, bound in ((_Predicate.sge, lower), (_Predicate.slt, upper))
        )
        return self.create_or_fold_binary(arith.AndIOp, at_least, below)

    def binary(
        self, kind: type[arith.AddIOp] | type[arith.SubIOp] | type[arith.MulIOp], left: Value, right: Value
    ) -> Value:
        return self.rewriter.create(kind, [INDEX], [left, right], loc=self._location).result

    def choose(self, condition: Value, then: Callable[[], Value], otherwise: Callable[[], Value]) -> Value:
        """The result of a conditional with two regions, which the functions fill."""
        rewriter = self.rewriter
        branch = rewriter.create(
            scf.IfOp, [I1], [condition], loc=self._location, regions=[Region(), Region()]
        )
        for region, fill in zip(branch.regions, (then, otherwise), strict=True):
            rewriter.set_insertion_point_to_end(region.blocks.append())
            rewriter.create(scf.YieldOp, [], [fill()], loc=self._location)
        rewriter.set_insertion_point_after(branch)
        results: list[Value] = list(branch.results_)
        return results[0]

    # -- checks that several operations need ----------------------------------------------------------------

    def check_rank(self, kind: RankOp, source: Value, rank: int) -> None:
        """Require that an unranked value has the rank."""
        result = self.rank(kind, source)
        self.require(self.compare(_Predicate.eq, result, self.index(rank)), "rank mismatch")

    def check_sizes(
        self, kind: DimOp, source: Value, static: Sequence[bool], sizes: Sequence[int | None]
    ) -> None:
        """Check dynamic sizes of the source against the static sizes that it is cast to."""
        for number, (is_known, size) in enumerate(zip(static, sizes, strict=True)):
            if is_known or size is None:
                continue
            dimension = self.dimension(kind, source, number)
            self.require(
                self.compare(_Predicate.eq, dimension, self.index(size)), f"size mismatch of dim {number}"
            )

    def check_dimension_index(self, kind: RankOp, source: Value, index: Value) -> None:
        """The number of a dimension is less than the rank."""
        rank = self.rank(kind, source)
        self.require(self.is_inside(index, self.index(0), rank), "index is out of bounds")

    def check_access(self, kind: DimOp, source: Value, indices: Sequence[Value]) -> None:
        """Indices of an element are inside."""
        if not indices:
            return
        zero = self.index(0)
        condition: Value | None = None
        for number, index in enumerate(indices):
            size = self.dimension_or_size(kind, source, number)
            inside = self.is_inside(index, zero, size)
            if condition is not None:
                inside = self.create_or_fold_binary(arith.AndIOp, condition, inside)
            condition = inside
        assert condition is not None
        self.require(condition, "out-of-bounds access")

    def check_slice(
        self, slice: Slice, zero: Value, one: Value, size_of: Callable[[int], Value], subject: str
    ) -> None:
        """A slice that is not empty begins and ends inside; an empty one may begin at the end."""
        parts = zip(slice.offsets, slice.sizes, slice.strides, strict=True)
        for number, (mixed_offset, mixed_size, mixed_stride) in enumerate(parts):
            offset = self.value_of(mixed_offset)
            size = self.value_of(mixed_size)
            stride = self.value_of(mixed_stride)
            extent = size_of(number)
            self._check_slice_of_dimension(number, (offset, size, stride), extent, zero, one, subject)

    def _check_slice_of_dimension(
        self,
        number: int,
        parts: tuple[Value, Value, Value],
        extent: Value,
        zero: Value,
        one: Value,
        subject: str,
    ) -> None:
        offset, size, stride = parts

        def empty_begins_inside() -> Value:
            at_least = self.compare(_Predicate.sge, offset, zero)
            at_most = self.compare(_Predicate.sle, offset, extent)
            return self.rewriter.create(arith.AndIOp, [I1], [at_least, at_most], loc=self._location).result

        def ends_inside() -> Value:
            steps = self.binary(arith.MulIOp, self.binary(arith.SubIOp, size, one), stride)
            return self.is_inside(self.binary(arith.AddIOp, offset, steps), zero, extent)

        def true() -> Value:
            return create_bool(self.rewriter, self._location, True)

        begins = self.choose(
            self.compare(_Predicate.eq, size, zero),
            empty_begins_inside,
            lambda: self.is_inside(offset, zero, extent),
        )
        self.require(begins, f"offset {number} is out-of-bounds")
        ends = self.choose(self.compare(_Predicate.sgt, size, zero), ends_inside, true)
        self.require(ends, f"{subject} runs out-of-bounds along dimension {number}")
