"""Memory effects of accesses that ptr, llvm, vector and others implement in C++.

    Accesses("Read", "ptr")          the operation reads the memory of its operand `ptr`
    VolatileAccesses(...)            and may do anything to other memory if it is volatile or synchronises
    MemRefAccesses(...)              only if the operand is a memref: tensors have no memory
"""

from __future__ import annotations

from typing import cast

from mlirkit.builtin.shaped_types import MemRefType, UnrankedMemRefType
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.dialects.declared import bufferization, llvm, vector
from mlirkit.ods.live.hooks import interface

# Orderings of atomic accesses that concern no other memory.
_ALONE = ("not_atomic", "unordered")


class Accesses(MemoryEffectOpInterface):
    """One effect on the memory of one operand."""

    __slots__ = ("_effect", "_operand")

    def __init__(self, effect: str, operand: str) -> None:
        self._effect = effect
        self._operand = operand

    def effects(self, op: Operation) -> list[EffectInstance]:
        return [EffectInstance(self._effect, getattr(op, self._operand))]


class VolatileAccesses(Accesses):
    """As Accesses, for an operation with `volatile_` and `ordering`, of any dialect."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        instances = super().effects(op)
        access = cast(llvm.LoadOp, op)
        ordering = access.ordering
        if access.volatile_ or (ordering is not None and ordering.name not in _ALONE):
            instances += [EffectInstance("Write"), EffectInstance("Read")]
        return instances


class MemRefAccesses(Accesses):
    """The same if the operand is a memref; `unranked` ones count if that is true."""

    __slots__ = ("_unranked",)

    def __init__(self, effect: str, operand: str, unranked: bool = False) -> None:
        super().__init__(effect, operand)
        self._unranked = unranked

    def effects(self, op: Operation) -> list[EffectInstance]:
        type = getattr(op, self._operand).type
        is_memref = isinstance(type, MemRefType) or (self._unranked and isinstance(type, UnrankedMemRefType))
        return super().effects(op) if is_memref else []


interface(bufferization.MaterializeInDestinationOp, INTERFACE)(MemRefAccesses("Write", "dest", True))
interface(vector.TransferReadOp, INTERFACE)(MemRefAccesses("Read", "base"))
interface(vector.TransferWriteOp, INTERFACE)(MemRefAccesses("Write", "base"))
