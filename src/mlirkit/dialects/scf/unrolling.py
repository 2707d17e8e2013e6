"""Unrolling of `scf.for`.

Mirror: loopUnrollByFactor and loopUnrollFull of mlir/lib/Dialect/SCF/Utils/Utils.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mlirkit.builtin.attributes import integer_attr
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, scf
from mlirkit.dialects.scf.regions import body_of, replace_by_region, yield_of
from mlirkit.dialects.trip_counts import constant_trip_count
from mlirkit.patterns.rewriter import PatternRewriter

_Computation: TypeAlias = arith.AddIOp | arith.SubIOp | arith.MulIOp | arith.DivUIOp | arith.RemSIOp
#: Called for each copied operation, with the number of its iteration within the unrolled one.
Annotate: TypeAlias = Callable[[int, Operation], None]


def unroll_by_factor(op: scf.ForOp, factor: int, annotate: Annotate | None = None) -> None:
    """Repeat the body `factor` times; a second loop runs the rest.  Loops that run once are replaced by their
    bodies."""
    body = body_of(op.region)
    if body.first is body.last:
        return
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(op)
    step = op.step
    bounds = [constant_integer(bound) for bound in (op.lowerBound, op.upperBound, step)]
    count = static_trip_count(op)
    if count is not None and None not in bounds:
        if factor == 1:
            if count == 1:
                promote(op, rewriter)
            return
        upper, unrolled_step = _static_bounds(op, bounds, count, factor, rewriter)
    else:
        upper, unrolled_step = _dynamic_bounds(op, factor, rewriter)
    if upper is not op.upperBound:
        _split(op, upper, rewriter)
    op.step = unrolled_step
    _repeat_body(op, step, factor, annotate, rewriter)
    promote(op, rewriter)


def unroll_fully(op: scf.ForOp) -> None:
    """Replace a loop by its iterations, if their number is constant."""
    count = static_trip_count(op)
    if count == 1:
        promote(op, PatternRewriter())
    elif count:
        unroll_by_factor(op, count)


def static_trip_count(op: scf.ForOp) -> int | None:
    return constant_trip_count(op.lowerBound, op.upperBound, op.step, is_signed=not op.unsignedCmp)


def promote(op: scf.ForOp, rewriter: PatternRewriter) -> None:
    """Replace a loop that runs once by its body; erase a loop that never runs."""
    count = static_trip_count(op)
    if count == 1:
        replace_by_region(op, op.region, rewriter, [op.lowerBound, *op.initArgs])
    elif count == 0:
        rewriter.replace_op(op, list(op.initArgs))


def _constant(op: scf.ForOp, number: int, rewriter: PatternRewriter) -> Value:
    type = op.lowerBound.type
    value = {"value": integer_attr(type, number)}
    return rewriter.create(arith.ConstantOp, [type], (), value, loc=op).result


def _static_bounds(
    op: scf.ForOp, bounds: Sequence[int | None], count: int, factor: int, rewriter: PatternRewriter
) -> tuple[Value, Value]:
    """The end and step of the unrolled loop."""
    lower, upper, step = bounds
    assert lower is not None and upper is not None and step is not None
    end = lower + (count - count % factor) * step
    bound = _constant(op, end, rewriter) if end < upper else op.upperBound
    return bound, _constant(op, step * factor, rewriter)


def _dynamic_bounds(op: scf.ForOp, factor: int, rewriter: PatternRewriter) -> tuple[Value, Value]:
    def computed(kind: type[_Computation], one: Value, other: Value) -> Value:
        return rewriter.create(kind, [one.type], [one, other], loc=op).result

    distance = computed(arith.SubIOp, op.upperBound, op.lowerBound)
    less = computed(arith.SubIOp, op.step, _constant(op, 1, rewriter))
    count = computed(arith.DivUIOp, computed(arith.AddIOp, distance, less), op.step)
    times = _constant(op, factor, rewriter)
    whole = computed(arith.SubIOp, count, computed(arith.RemSIOp, count, times))
    upper = computed(arith.AddIOp, op.lowerBound, computed(arith.MulIOp, whole, op.step))
    return upper, computed(arith.MulIOp, op.step, times)


def _split(op: scf.ForOp, end: Value, rewriter: PatternRewriter) -> None:
    """End a loop early, and run the rest by a copy behind it."""
    rewriter.set_insertion_point_after(op)
    rest = rewriter.clone(op)
    assert isinstance(rest, scf.ForOp)
    for result, other in zip(op.results_, rest.results_, strict=True):
        rewriter.replace_all_uses_with(result, other)
    rest.lowerBound = end
    rest.initArgs = list(op.results_)
    op.upperBound = end
    promote(rest, rewriter)


def _repeat_body(
    op: scf.ForOp, step: Value, factor: int, annotate: Annotate | None, rewriter: PatternRewriter
) -> None:
    body = body_of(op.region)
    last = yield_of(op.region)
    yielded = list(last.results_)
    carried = yielded
    variable, *arguments = body.args
    originals = [operation for operation in body.ops() if operation is not last]
    for number in range(1, factor):
        rewriter.set_insertion_point(last)
        mapping: dict[Value, Value] = dict(zip(arguments, carried, strict=True))
        if variable.has_uses:
            times = _constant(op, number, rewriter)
            offset = rewriter.create(arith.MulIOp, [step.type], [step, times], loc=op).result
            mapping[variable] = rewriter.create(arith.AddIOp, [step.type], [variable, offset], loc=op).result
        for original in originals:
            copy = rewriter.clone(original, mapping)
            if annotate is not None:
                annotate(number, copy)
        carried = [mapping.get(value, value) for value in yielded]
    if annotate is not None:
        for original in originals:
            annotate(0, original)
    last.results_ = carried
