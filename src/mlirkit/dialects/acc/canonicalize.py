"""Canonicalization patterns of acc: constant conditions, empty data environments, atomic updates.

Mirror: mlir/lib/Dialect/OpenACC/IR/OpenACC.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

Conditional = acc.EnterDataOp | acc.ExitDataOp | acc.HostDataOp | acc.UpdateOp


# -- conditions -------------------------------------------------------------------------------------------


def _drop_true_condition(op: Conditional, rewriter: PatternRewriter) -> bool | None:
    """Drop a condition that is true; returns its value, None if unknown."""
    condition = op.ifCond
    constant = None if condition is None else constant_value(condition)
    if not isinstance(constant, IntegerAttr):
        return None
    if constant.number == 0:
        return False
    op.ifCond = None
    rewriter.operation_modified(op)
    return True


def remove_condition(op: acc.EnterDataOp | acc.ExitDataOp | acc.UpdateOp, rewriter: PatternRewriter) -> bool:
    """Drop a condition that is true; erase an operation whose condition is false."""
    is_true = _drop_true_condition(op, rewriter)
    if is_true is False:
        rewriter.erase_op(op)
    return is_true is not None


def _without_region(name: str) -> str:
    return f"{_PATTERN}RemoveConstantIfCondition<mlir::acc::{name}>"


canonicalizer(acc.EnterDataOp, _without_region("EnterDataOp"))(remove_condition)
canonicalizer(acc.ExitDataOp, _without_region("ExitDataOp"))(remove_condition)
canonicalizer(acc.UpdateOp, _without_region("UpdateOp"))(remove_condition)


@canonicalizer(acc.HostDataOp, f"{_PATTERN}RemoveConstantIfConditionWithRegion<mlir::acc::HostDataOp>")
def remove_condition_around(op: acc.HostDataOp, rewriter: PatternRewriter) -> bool:
    """Inline the region of a host_data whose condition is false."""
    is_true = _drop_true_condition(op, rewriter)
    if is_true is False:
        if len(op.region.blocks) != 1:
            return False
        block = op.region.blocks[0]
        last = block.last
        assert last is not None
        rewriter.inline_block_before(block, op, [])
        rewriter.replace_op(op, last.operand_values())
        rewriter.erase_op(last)
    return is_true is not None


# -- environments -----------------------------------------------------------------------------------------


@canonicalizer(acc.KernelEnvironmentOp, _PATTERN + "RemoveEmptyKernelEnvironment")
def remove_empty_environment(op: acc.KernelEnvironmentOp, rewriter: PatternRewriter) -> bool:
    """Replace an empty data environment by `acc.wait` if it waits, else erase it."""
    blocks = op.region.blocks
    if not blocks or blocks[0].first is not None or _says_more_than_wait(op):
        return False
    queues = list(op.waitOperands)
    if not queues and op.waitOnly is None:
        rewriter.erase_op(op)
        return True
    segments = {"operandSegmentSizes": DenseI32ArrayAttr.get([len(queues), 0, 0, 0])}
    made: Operation = rewriter.create(acc.WaitOp, [], queues, segments, loc=op.location)
    rewriter.replace_op(op, made)
    return True


def _says_more_than_wait(op: acc.KernelEnvironmentOp) -> bool:
    types = [
        attribute
        for attribute in op.waitOperandsDeviceType or ()
        if isinstance(attribute, acc.DeviceTypeAttr)
    ]
    if any(type.value != acc.DeviceType.None_ for type in types):
        return True
    if any(isinstance(attribute, BoolAttr) and attribute.value for attribute in op.hasWaitDevnum or ()):
        return True
    return op.waitOperandsSegments is not None and len(op.waitOperandsSegments) > 1


# -- atomic updates ---------------------------------------------------------------------------------------


@canonicalizer(acc.AtomicUpdateOp)
def replace_update_by_write(op: acc.AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """Replace an update that ignores the old value by a write; erase an update that keeps it."""
    block = op.region.blocks[0]
    last = block.first
    if not isinstance(last, acc.YieldOp):
        return False
    (value,) = last.operands_
    if value is block.arguments[0]:
        rewriter.erase_op(op)
        return True
    operands: list[Value] = [op.x, value]
    if op.ifCond is not None:
        operands.append(op.ifCond)
    rewriter.replace_with(op, acc.AtomicWriteOp, operands)
    return True
