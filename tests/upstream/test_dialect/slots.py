"""`test.multi_slot_alloca`, which allocates several slots of memory, for mem2reg and sroa."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.memory_slots import (
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    PromotableAllocationOpInterface,
)


def _memref(value: Value) -> MemRefType:
    assert isinstance(value.type, MemRefType)
    return value.type


def _without(op: Operation, slot: MemorySlot) -> Operation | None:
    """Replace the operation by one without a slot; None if no slot is left."""
    kept = [each for each in op.result_values() if each is not slot.pointer]
    replacement = None
    if kept:
        replacement = Operation.create(
            op.name, [each.type for each in kept], [], loc=op.location, ip=False, context=op.context
        )
        replacement.move_before(op)
        for value, other in zip(kept, replacement.result_values(), strict=True):
            value.replace_all_uses_with(other)
    op.erase()
    return replacement


class Promotable(PromotableAllocationOpInterface):
    """Each result is a slot with the initial value 42."""

    __slots__ = ()

    def promotable_slots(self, op: Operation) -> list[MemorySlot]:
        return [MemorySlot(each, _memref(each).element_type) for each in op.result_values()]

    def default_value(self, op: Operation, slot: MemorySlot) -> Operation:
        value = {"value": integer_attr(integer_type(32), 42)}
        return Operation.create(
            "test.constant", [slot.elem_type], [], value, loc=op.location, ip=False, context=op.context
        )

    def handle_promotion_complete(
        self, op: Operation, slot: MemorySlot, default: Value | None
    ) -> Operation | None:
        made = None if default is None else default.defining_op
        if made is not None and made.use_empty:
            made.erase()
        return _without(op, slot)


class Destructurable(DestructurableAllocationOpInterface):
    """Each result with few elements has them as subslots."""

    __slots__ = ()

    def destructurable_slots(self, op: Operation) -> list[DestructurableMemorySlot]:
        slots: list[DestructurableMemorySlot] = []
        for value in op.result_values():
            type = _memref(value)
            if type.has_static_shape and 1 < type.num_elements <= 16:
                places = product(*[range(size) for size in type.shape])
                keys = [ArrayAttr([IntegerAttr.get(INDEX, each) for each in place]) for place in places]
                slots.append(DestructurableMemorySlot(value, type, dict.fromkeys(keys, type.element_type)))
        return slots

    def destructure(
        self,
        op: Operation,
        slot: DestructurableMemorySlot,
        used: Sequence[Attribute],
        new: list[Operation],
    ) -> dict[Attribute, MemorySlot]:
        parts: dict[Attribute, MemorySlot] = {}
        for index in used:
            type = slot.subelement_types[index]
            part = Operation.create(
                op.name, [MemRefType.get([], type)], [], loc=op.location, ip=False, context=op.context
            )
            part.move_after(op)
            new.append(part)
            parts[index] = MemorySlot(part.result, type)
        return parts

    def handle_destructuring_complete(
        self, op: Operation, slot: DestructurableMemorySlot
    ) -> Operation | None:
        return _without(op, slot)


interface("test.multi_slot_alloca", "PromotableAllocationOpInterface")(Promotable())
interface("test.multi_slot_alloca", "DestructurableAllocationOpInterface")(Destructurable())
