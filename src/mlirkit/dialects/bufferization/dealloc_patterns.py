"""Canonicalization patterns of `bufferization.dealloc`.

Mirror: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.matchers import defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import has_effect, has_single_effect
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_bool
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, bufferization, memref
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

# Memrefs with their conditions.
Pairs = Sequence[tuple[Value, Value]]


def _pairs(op: bufferization.DeallocOp) -> list[tuple[Value, Value]]:
    return list(zip(op.memrefs, op.conditions, strict=True))


def _update(op: bufferization.DeallocOp, pairs: Pairs, rewriter: PatternRewriter) -> bool:
    """Set the memrefs to free; returns whether they changed."""
    memrefs, conditions = [buffer for buffer, _ in pairs], [condition for _, condition in pairs]
    if memrefs == list(op.memrefs) and conditions == list(op.conditions):
        return False
    op.memrefs = memrefs
    op.conditions = conditions
    rewriter.operation_modified(op)
    return True


@canonicalizer(bufferization.DeallocOp, _PATTERN + "DeallocRemoveDuplicateDeallocMemrefs")
def merge_repeated_memrefs(op: bufferization.DeallocOp, rewriter: PatternRewriter) -> bool:
    """Merge repeated memrefs, combining their conditions by `or`."""
    conditions: dict[Value, Value] = {}
    for value, condition in _pairs(op):
        earlier = conditions.get(value)
        if earlier is None:
            conditions[value] = condition
        elif earlier is not condition:
            either = rewriter.create(arith.OrIOp, [earlier.type], [earlier, condition], loc=op.location)
            conditions[value] = either.result
    return _update(op, list(conditions.items()), rewriter)


@canonicalizer(bufferization.DeallocOp, _PATTERN + "DeallocRemoveDuplicateRetainedMemrefs")
def merge_repeated_retained(op: bufferization.DeallocOp, rewriter: PatternRewriter) -> bool:
    """Merge repeated retained memrefs."""
    retained = list(dict.fromkeys(op.retained))
    if len(retained) == len(op.retained):
        return False
    groups: list[list[Value]] = [list(op.memrefs), list(op.conditions), retained]
    made = rewriter.create(
        bufferization.DeallocOp,
        [integer_type(1)] * len(retained),
        [operand for group in groups for operand in group],
        {"operandSegmentSizes": DenseI32ArrayAttr.get([len(group) for group in groups])},
        loc=op.location,
    )
    results = dict(zip(retained, made.updatedConditions, strict=True))
    rewriter.replace_op(op, [results[buffer] for buffer in op.retained])
    return True


@canonicalizer(bufferization.DeallocOp, _PATTERN + "EraseEmptyDealloc")
def erase_without_memrefs(op: bufferization.DeallocOp, rewriter: PatternRewriter) -> bool:
    """Replace a dealloc without memrefs by false conditions."""
    if op.memrefs:
        return False
    false = create_bool(rewriter, op.location, False)
    rewriter.replace_op(op, [false] * len(op.updatedConditions))
    return True


@canonicalizer(bufferization.DeallocOp, _PATTERN + "EraseAlwaysFalseDealloc")
def drop_false_conditions(op: bufferization.DeallocOp, rewriter: PatternRewriter) -> bool:
    """Drop memrefs whose condition is false."""
    pairs = [(value, condition) for value, condition in _pairs(op) if constant_integer(condition) != 0]
    return _update(op, pairs, rewriter)


def _allocation(value: Value) -> Operation | None:
    """The operation that allocates a memref, or None."""
    op = value.defining_op
    return op if op is not None and has_effect(op, "Allocate", value=value) else None


@canonicalizer(bufferization.DeallocOp, _PATTERN + "SkipExtractMetadataOfAlloc")
def free_allocation(op: bufferization.DeallocOp, rewriter: PatternRewriter) -> bool:
    """Free an allocation itself instead of its extracted base."""
    pairs: list[tuple[Value, Value]] = []
    for value, condition in _pairs(op):
        metadata = defined_by(value, memref.ExtractStridedMetadataOp)
        if metadata is not None and _allocation(metadata.source) is not None:
            value = metadata.source
        pairs.append((value, condition))
    return _update(op, pairs, rewriter)


@canonicalizer(bufferization.DeallocOp, _PATTERN + "RemoveAllocDeallocPairWhenNoOtherUsers")
def drop_unread_allocations(op: bufferization.DeallocOp, rewriter: PatternRewriter) -> bool:
    """Erase allocations that are only freed."""
    kept: list[tuple[Value, Value]] = []
    allocations: list[Operation] = []
    for value, condition in _pairs(op):
        allocation = _allocation(value)
        is_single = allocation is not None and has_single_effect(allocation, "Allocate", value)
        if allocation is not None and is_single and value.has_one_use:
            allocations.append(allocation)
        else:
            kept.append((value, condition))
    if not _update(op, kept, rewriter):
        return False
    for allocation in allocations:
        rewriter.erase_op(allocation)
    return True
