"""Scalar replacement of aggregates: memory slots whose parts are used one by one are split into slots of the
parts.

Slots and their users are given by DestructurableAllocationOpInterface, DestructurableAccessorOpInterface,
SafeMemorySlotAccessOpInterface and PromotableOpInterface.
Mirror: mlir/lib/Transforms/SROA.cpp.
"""

from __future__ import annotations

from mlirkit.analysis.program_order import in_program_order
from mlirkit.analysis.slices import forward_slice
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import OpOperand
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.memory_slots import (
    DestructurableAccessorOpInterface,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    PromotableOpInterface,
    SafeMemorySlotAccessOpInterface,
)
from mlirkit.patterns.rewriter import PatternRewriter


class DestructuringCounts:
    """The counts of a run."""

    __slots__ = ("destructured", "max_subelements", "with_memory_benefit")

    def __init__(self) -> None:
        self.destructured = 0
        self.with_memory_benefit = 0
        self.max_subelements = 0


class _Uses:
    """The uses of a slot: the used parts, the accessors, and the uses that must be removed."""

    __slots__ = ("accessors", "blocking", "used")

    def __init__(self) -> None:
        self.used: dict[Attribute, None] = {}
        self.accessors: dict[Operation, DestructurableAccessorOpInterface] = {}
        self.blocking: dict[Operation, dict[OpOperand, None]] = {}


def destructure_memory_slots(root: Operation) -> DestructuringCounts:
    """Split all memory slots in the regions of `root` that can be split."""
    counts = DestructuringCounts()
    for region in root.region_list or ():
        worklist: list[Operation] = []
        for operation in region.ops():
            for op in walk_postorder(operation):
                if "DestructurableAllocationOpInterface" in op.info.interfaces:
                    worklist.append(op)
        while worklist:
            left: list[Operation] = []
            has_changed = False
            for op in worklist:
                if _destructure_any(op, root, left, counts):
                    has_changed = True
                else:
                    left.append(op)
            if not has_changed:
                break
            worklist = left
    return counts


def _destructure_any(
    op: Operation, scope: Operation, left: list[Operation], counts: DestructuringCounts
) -> bool:
    """Take apart the first slot of an allocation that can be; whether one was split."""
    allocation = op.info.interfaces["DestructurableAllocationOpInterface"]
    assert isinstance(allocation, DestructurableAllocationOpInterface)
    for slot in allocation.destructurable_slots(op):
        uses = _uses_of(slot, scope)
        if uses is None:
            continue
        subslots = allocation.destructure(op, slot, list(uses.used), left)
        counts.destructured += 1
        counts.with_memory_benefit += len(slot.subelement_types) != len(uses.used)
        counts.max_subelements = max(counts.max_subelements, len(slot.subelement_types))
        _rewire(slot, uses, subslots, scope)
        remaining = allocation.handle_destructuring_complete(op, slot)
        if remaining is not None:
            left.append(remaining)
        return True
    return False


def _uses_of(slot: DestructurableMemorySlot, scope: Operation) -> _Uses | None:
    """The uses of the slot; None if they do not allow splitting it."""
    if not slot.pointer.has_uses:
        return None
    Uses = _Uses()
    pending: list[MemorySlot] = []
    for use in slot.pointer.uses:
        accessor = use.owner.info.interfaces.get("DestructurableAccessorOpInterface")
        if isinstance(accessor, DestructurableAccessorOpInterface) and accessor.can_rewire(
            use.owner, slot, Uses.used, pending, scope
        ):
            Uses.accessors[use.owner] = accessor
        else:
            Uses.blocking.setdefault(use.owner, {})[use] = None
    visited: set[OpOperand] = set()
    while pending:
        subslot = pending.pop()
        for use in subslot.pointer.uses:
            if use in visited:
                continue
            visited.add(use)
            access = use.owner.info.interfaces.get("SafeMemorySlotAccessOpInterface")
            if not isinstance(
                access, SafeMemorySlotAccessOpInterface
            ) or not access.ensure_only_safe_accesses(use.owner, subslot, pending, scope):
                Uses.blocking.setdefault(use.owner, {})[use] = None
    for user in forward_slice(slot.pointer):
        uses = Uses.blocking.get(user)
        if uses is None:
            continue
        promotable = user.info.interfaces.get("PromotableOpInterface")
        more: list[OpOperand] = []
        if not isinstance(promotable, PromotableOpInterface) or not promotable.can_uses_be_removed(
            user, list(uses), more, scope
        ):
            return None
        for use in more:
            Uses.blocking.setdefault(use.owner, {})[use] = None
    return Uses


def _rewire(
    slot: DestructurableMemorySlot, uses: _Uses, subslots: dict[Attribute, MemorySlot], scope: Operation
) -> None:
    """Let all users of a slot use the slots of its parts, or erase them."""
    dead: list[Operation] = []
    rewriter = PatternRewriter()
    rewriter.begin(scope)
    for op in reversed(in_program_order({**uses.blocking, **uses.accessors})):
        rewriter.set_insertion_point_after(op)
        accessor = uses.accessors.get(op)
        if accessor is not None:
            if accessor.rewire(op, slot, subslots, scope, rewriter):
                dead.append(op)
            continue
        promotable = op.info.interfaces["PromotableOpInterface"]
        assert isinstance(promotable, PromotableOpInterface)
        if promotable.remove_blocking_uses(op, list(uses.blocking[op]), rewriter):
            dead.append(op)
    for op in dead:
        op.erase()


class SROA(Pass):
    ARGUMENT = "sroa"
    IS_DEFINED = True

    def run(self) -> None:
        counts = destructure_memory_slots(self.operation)
        statistics = self.statistics
        statistics["destructured slots"] += counts.destructured
        statistics["slots with memory benefit"] += counts.with_memory_benefit
        most = statistics["max subelement number"]
        statistics["max subelement number"] = max(most, counts.max_subelements)
        if not counts.destructured:
            self.preserve_all()
