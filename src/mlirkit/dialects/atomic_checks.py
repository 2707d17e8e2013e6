"""Verification of atomic operations for acc and omp: their AtomicInterfaces, in MLIR's words.

`v = x` is a read, `x = expr` a write; an update's region makes the new value of `x`; a capture has two.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import acc, omp


def pointed_at(type: Type) -> Type | None:
    """The pointee type of a pointer, if its type has one."""
    element: Type | None = getattr(type, "element_type", None)
    return element


def check_read(op: omp.AtomicReadOp | acc.AtomicReadOp) -> None:
    """Mirrors AtomicReadOpInterface::verifyCommon."""
    if op.x is op.v:
        raise op.error("read and write must not be to the same location for atomic reads")


def check_write(op: acc.AtomicWriteOp | omp.AtomicWriteOp) -> None:
    """Mirrors AtomicWriteOpInterface::verifyCommon."""
    element = pointed_at(op.x.type)
    if element is not None and element != op.expr.type:
        raise op.error("address must dereference to value type")


def check_update(op: omp.AtomicUpdateOp | acc.AtomicUpdateOp) -> None:
    """Mirrors AtomicUpdateOpInterface::verifyCommon."""
    block = op.region.first_block
    if block is None or len(block.args) != 1:
        raise op.error("the region must accept exactly one argument")
    element = pointed_at(op.x.type)
    if element is not None and element != block.args[0].type:
        raise op.error(
            "the type of the operand must be a pointer type whose element type is the same as that of the "
            "region argument"
        )


def check_update_region(op: omp.AtomicUpdateOp | acc.AtomicUpdateOp) -> None:
    """Mirrors AtomicUpdateOpInterface::verifyRegionsCommon."""
    block = op.region.blocks[0]
    types = block.back().operand_types()
    if len(types) != 1:
        raise op.error("only updated value must be returned")
    if types[0] != block.args[0].type:
        raise op.error("input and yielded value must have the same type")


def captured_operations(op: omp.AtomicCaptureOp | acc.AtomicCaptureOp) -> list[Operation]:
    """The operations of a capture's block."""
    block = op.region.first_block
    return [] if block is None else list(block)


def check_capture_region(op: omp.AtomicCaptureOp | acc.AtomicCaptureOp) -> None:
    """Mirrors AtomicCaptureOpInterface::verifyRegionsCommon."""
    operations: list[Any] = captured_operations(op)
    if len(operations) != 3:
        raise op.error(
            "expected three operations in atomic.capture region (one terminator, and two atomic ops)"
        )
    first, second, _ = operations
    dialect = op.info.name.partition(".")[0]
    order = [operation.info.name.removeprefix(f"{dialect}.atomic.") for operation in (first, second)]
    if order not in (["update", "read"], ["read", "update"], ["read", "write"]):
        raise first.error("invalid sequence of operations in the capture region")
    if first.x is not second.x:
        if order[0] == "update":
            raise first.error(
                "updated variable in atomic.update must be captured in second operation"
            )
        raise first.error("captured variable in atomic.read must be updated in second operation")
