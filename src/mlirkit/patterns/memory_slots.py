"""Memory slots that can be promoted to values or split: the interfaces that mem2reg and sroa query.

A `scope` is the operation that a pass runs on, whose data layout applies.  A `rewriter` inserts operations
behind the operation whose method is called; for a block argument, at the start of the block.

Mirror: mlir/Interfaces/MemorySlotInterfaces.td.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, OpOperand, Value
from mlirkit.patterns.rewriter import PatternRewriter


class MemorySlot:
    """Memory for one value of a type, behind a pointer."""

    __slots__ = ("elem_type", "pointer")

    def __init__(self, pointer: Value, elem_type: Type) -> None:
        self.pointer = pointer
        self.elem_type = elem_type


class DestructurableMemorySlot(MemorySlot):
    """Memory that has parts, by index."""

    __slots__ = ("subelement_types",)

    def __init__(self, pointer: Value, elem_type: Type, subelement_types: dict[Attribute, Type]) -> None:
        super().__init__(pointer, elem_type)
        self.subelement_types = subelement_types


def only_reads_pointer(uses: Sequence[OpOperand], slot: MemorySlot) -> bool:
    """Whether there is exactly one use, of the slot's pointer."""
    return len(uses) == 1 and uses[0].value is slot.pointer


@mypyc_attr(allow_interpreted_subclasses=True)
class PromotableAllocationOpInterface(Interface):
    """An operation that allocates slots which may become values."""

    __slots__ = ()

    def promotable_slots(self, op: Any) -> list[MemorySlot]:
        raise NotImplementedError

    def default_value(self, op: Any, slot: MemorySlot) -> Operation:
        """A detached operation that makes the slot's initial value."""
        raise NotImplementedError

    def handle_block_argument(
        self, op: Any, slot: MemorySlot, argument: BlockArgument, rewriter: PatternRewriter
    ) -> None:
        """A block has a new argument for the slot's value."""

    def handle_promotion_complete(
        self, op: Any, slot: MemorySlot, default: Value | None
    ) -> Operation | None:
        """Clean up: the slot has no uses any more.  Returns the allocation that remains, if one does."""
        made = None if default is None else default.defining_op
        if made is not None and made.use_empty:
            made.erase()
        op.erase()
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class PromotableMemOpInterface(Interface):
    """An operation that loads from a slot or stores to it; by default, it does neither."""

    __slots__ = ()

    def loads_from(self, op: Any, slot: MemorySlot) -> bool:
        return False

    def stores_to(self, op: Any, slot: MemorySlot) -> bool:
        return False

    def stored_value(
        self, op: Any, slot: MemorySlot, reaching: Value, scope: Operation, rewriter: PatternRewriter
    ) -> Value:
        """The slot's value after an operation that stores to it; `reaching` is the value before."""
        raise NotImplementedError

    def can_uses_be_removed(
        self,
        op: Any,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        more: list[OpOperand],
        scope: Operation,
    ) -> bool:
        """Whether the uses can be removed; further uses to be removed with them are added to `more`."""
        raise NotImplementedError

    def remove_blocking_uses(
        self,
        op: Any,
        slot: MemorySlot,
        uses: Sequence[OpOperand],
        reaching: Value,
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        """Remove the uses; whether the operation is to be erased."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class PromotableOpInterface(Interface):
    """An operation that neither loads nor stores, but can drop its uses of pointers to slots."""

    __slots__ = ()

    def can_uses_be_removed(
        self, op: Any, uses: Sequence[OpOperand], more: list[OpOperand], scope: Operation
    ) -> bool:
        """As in PromotableMemOpInterface."""
        raise NotImplementedError

    def remove_blocking_uses(self, op: Any, uses: Sequence[OpOperand], rewriter: PatternRewriter) -> bool:
        """As in PromotableMemOpInterface."""
        return True

    def requires_replaced_values(self, op: Any) -> bool:
        """Whether `visit_replaced_values` must be called."""
        return False

    def visit_replaced_values(
        self, op: Any, values: Sequence[tuple[Operation, Value]], rewriter: PatternRewriter
    ) -> None:
        """Visit the stores to the slot, and its value after each."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DestructurableAllocationOpInterface(Interface):
    """An operation that allocates slots which can be taken apart."""

    __slots__ = ()

    def destructurable_slots(self, op: Any) -> list[DestructurableMemorySlot]:
        raise NotImplementedError

    def destructure(
        self, op: Any, slot: DestructurableMemorySlot, used: Sequence[Attribute], new: list[Operation]
    ) -> dict[Attribute, MemorySlot]:
        """Allocate the parts that are used, behind the operation; the new allocations are appended to
        `new`."""
        memory_slots: dict[Attribute, MemorySlot] = {}
        anchor: Operation = op
        for index in used:
            type = slot.subelement_types[index]
            part = self.part_allocation(op, type)
            part.move_after(anchor)
            anchor = part
            new.append(part)
            memory_slots[index] = MemorySlot(part.result, type)
        return memory_slots

    def part_allocation(self, op: Any, type: Type) -> Operation:
        """A detached operation that allocates a part."""
        raise NotImplementedError

    def handle_destructuring_complete(
        self, op: Any, slot: DestructurableMemorySlot
    ) -> Operation | None:
        """Clean up: the slot has no uses any more.  Returns the allocation that remains, if one does."""
        op.erase()
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class DestructurableAccessorOpInterface(Interface):
    """An operation that uses a part of a slot."""

    __slots__ = ()

    def can_rewire(
        self,
        op: Any,
        slot: DestructurableMemorySlot,
        used: dict[Attribute, None],
        must_be_safe: list[MemorySlot],
        scope: Operation,
    ) -> bool:
        """Whether the operation can use the slot of a part, whose index is added to `used`."""
        raise NotImplementedError

    def rewire(
        self,
        op: Any,
        slot: DestructurableMemorySlot,
        subslots: dict[Attribute, MemorySlot],
        scope: Operation,
        rewriter: PatternRewriter,
    ) -> bool:
        """Use the slot of the part; whether the operation is to be erased."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SafeMemorySlotAccessOpInterface(Interface):
    """An operation that accesses no memory outside of a slot."""

    __slots__ = ()

    def ensure_only_safe_accesses(
        self, op: Any, slot: MemorySlot, must_be_safe: list[MemorySlot], scope: Operation
    ) -> bool:
        """Whether the accesses are safe, if accesses to the slots added to `must_be_safe` are."""
        raise NotImplementedError
