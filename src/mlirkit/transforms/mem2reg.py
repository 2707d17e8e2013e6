"""Promotion of memory slots to values: loads become the last stored value; blocks get arguments where paths
meet.

Slots, loads and stores are given by PromotableAllocationOpInterface, PromotableMemOpInterface and
PromotableOpInterface.  Mirror: mlir/lib/Transforms/Mem2Reg.cpp.
"""

from __future__ import annotations

from mlirkit.analysis.program_order import in_program_order
from mlirkit.analysis.slices import forward_slice
from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo, DominatorTree
from mlirkit.core.interfaces import BranchOpInterface, RegionKind
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import OpOperand, Value
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.memory_slots import (
    MemorySlot,
    PromotableAllocationOpInterface,
    PromotableMemOpInterface,
    PromotableOpInterface,
)
from mlirkit.patterns.rewriter import PatternRewriter

# Uses that must be removed for a slot to be promoted: operands by operation, in the order of discovery.
Blocking = dict[Operation, dict[OpOperand, None]]


class PromotionCounts:
    """The counts of a run."""

    __slots__ = ("new_block_arguments", "promoted_slots")

    def __init__(self) -> None:
        self.promoted_slots = 0
        self.new_block_arguments = 0


def promote_memory_slots(root: Operation, dominance: DominanceInfo | None = None) -> PromotionCounts:
    """Promote memory slots in the regions of `root`."""
    info = DominanceInfo() if dominance is None else dominance
    counts = PromotionCounts()
    for region in root.region_list or ():
        worklist: list[Operation] = []
        for operation in region.ops():
            for op in walk_postorder(operation):
                if isinstance(_allocation(op), PromotableAllocationOpInterface):
                    worklist.append(op)
        while worklist:
            left: list[Operation] = []
            has_changed = False
            for op in worklist:
                promoted = _promote_any(op, root, info, counts)
                has_changed |= promoted is not None
                left.extend([op] if promoted is None else promoted)
            if not has_changed:
                break
            worklist = left
    return counts


def _allocation(op: Operation) -> object:
    return op.info.interfaces.get("PromotableAllocationOpInterface")


def _memory_access(op: Operation) -> PromotableMemOpInterface | None:
    interface = op.info.interfaces.get("PromotableMemOpInterface")
    return interface if isinstance(interface, PromotableMemOpInterface) else None


def _promote_any(
    op: Operation, scope: Operation, dominance: DominanceInfo, counts: PromotionCounts
) -> list[Operation] | None:
    """Promote the first promotable slot of an allocation; return the allocation if it remains.

    None if no slot can be promoted.
    """
    allocation = _allocation(op)
    assert isinstance(allocation, PromotableAllocationOpInterface)
    for slot in allocation.promotable_slots(op):
        if not slot.pointer.has_uses:
            continue
        blocking = _blocking_uses(slot, scope)
        if blocking is None:
            continue
        merge_points = _merge_points(slot, dominance)
        if merge_points is None:
            continue
        promoter = _Promoter(op, allocation, slot, blocking, merge_points, scope, dominance)
        left = promoter.promote()
        counts.promoted_slots += 1
        counts.new_block_arguments += promoter.new_block_arguments
        return [] if left is None else [left]
    return None


def _blocking_uses(slot: MemorySlot, scope: Operation) -> Blocking | None:
    """The uses to be removed; None if one of them cannot be."""
    block = slot.pointer.parent_block
    assert block is not None and block.parent_region is not None
    region = block.parent_region
    around = region.parent_op
    kind = None if around is None else around.info.region_kind
    if kind is not None and kind(around, region.region_number) is RegionKind.GRAPH:
        return None
    blocking: Blocking = {}
    for use in slot.pointer.uses:
        blocking.setdefault(use.owner, {})[use] = None
    for user in forward_slice(slot.pointer):
        uses = blocking.get(user)
        if uses is None:
            continue
        more: list[OpOperand] = []
        promotable = user.info.interfaces.get("PromotableOpInterface")
        access = _memory_access(user)
        if isinstance(promotable, PromotableOpInterface):
            if not promotable.can_uses_be_removed(user, list(uses), more, scope):
                return None
        elif access is None or not access.can_uses_be_removed(user, slot, list(uses), more, scope):
            return None
        for use in more:
            blocking.setdefault(use.owner, {})[use] = None
    # Values cannot be led into regions.
    if any(_memory_access(op) is not None and op.parent_region is not region for op in blocking):
        return None
    return blocking


def _merge_points(slot: MemorySlot, dominance: DominanceInfo) -> set[Block] | None:
    """The blocks that need an argument for the slot's value; None if it cannot be passed to one of them."""
    block = slot.pointer.parent_block
    assert block is not None and block.parent_region is not None
    region = block.parent_region
    if len(region.get_blocks()) == 1:
        return set()
    defining: set[Block] = set()
    for user in slot.pointer.users:
        access = _memory_access(user)
        if access is not None and user.parent_block is not None and access.stores_to(user, slot):
            defining.add(user.parent_block)
    predecessors = _predecessors(region)
    live_in = _live_in(slot, defining, predecessors)
    frontier = _iterated_frontier(dominance.tree(region), defining, live_in, predecessors)
    for member in frontier:
        for predecessor in predecessors[member]:
            last = predecessor.last
            if last is None or not isinstance(
                last.info.interfaces.get("BranchOpInterface"), BranchOpInterface
            ):
                return None
    return frontier


def _predecessors(region: Region) -> dict[Block, list[Block]]:
    blocks: dict[Block, list[Block]] = {block: [] for block in region.get_blocks()}
    for block in region.get_blocks():
        for successor in block.successors:
            blocks[successor].append(block)
    return blocks


def _live_in(
    slot: MemorySlot, defining: set[Block], predecessors: dict[Block, list[Block]]
) -> set[Block]:
    """The blocks at whose entry the value of the slot is live."""
    pending: list[Block] = []
    for block in dict.fromkeys([user.parent_block for user in slot.pointer.users]):
        assert block is not None
        for op in block.ops():
            access = _memory_access(op)
            if access is not None and access.loads_from(op, slot):
                pending.append(block)
                break
            if access is not None and access.stores_to(op, slot):
                break
    blocks: set[Block] = set()
    while pending:
        block = pending.pop()
        if block not in blocks:
            blocks.add(block)
            pending.extend([before for before in predecessors.get(block, ()) if before not in defining])
    return blocks


def _iterated_frontier(
    tree: DominatorTree, defining: set[Block], live_in: set[Block], predecessors: dict[Block, list[Block]]
) -> set[Block]:
    """The live-in blocks in the iterated dominance frontier of the defining blocks."""
    frontiers: dict[Block, list[Block]] = {}
    for block in tree.blocks:
        dominator = tree.immediate(block)
        for predecessor in predecessors[block]:
            runner: Block | None = predecessor if tree.is_reachable(predecessor) else None
            while runner is not None and runner is not dominator:
                frontiers.setdefault(runner, []).append(block)
                runner = tree.immediate(runner)
    blocks: set[Block] = set()
    pending = [block for block in defining if tree.is_reachable(block)]
    while pending:
        for block in frontiers.get(pending.pop(), ()):
            if block not in blocks and block in live_in:
                blocks.add(block)
                pending.append(block)
    return blocks


class _Promoter:
    """The promotion of one slot."""

    def __init__(
        self,
        op: Operation,
        allocation: PromotableAllocationOpInterface,
        slot: MemorySlot,
        blocking: Blocking,
        merge_points: set[Block],
        scope: Operation,
        dominance: DominanceInfo,
    ) -> None:
        self.op = op
        self.allocation = allocation
        self.slot = slot
        self.blocking = blocking
        self.merge_points = merge_points
        self.scope = scope
        self.dominance = dominance
        self.rewriter = PatternRewriter()
        self.rewriter.begin(op)
        self.new_block_arguments = 0
        self._default: Value | None = None
        # The value of the slot before operations, and after operations that store to it.
        self._reaching: dict[Operation, Value] = {}
        self._replaced: dict[Operation, Value] = {}

    def _default_value(self) -> Value:
        if self._default is None:
            block = self.slot.pointer.parent_block
            assert block is not None
            made = self.allocation.default_value(self.op, self.slot)
            block.insert_before(made, block.first)
            self._default = made.result
        return self._default

    def promote(self) -> Operation | None:
        block = self.slot.pointer.parent_block
        assert block is not None and block.parent_region is not None
        region = block.parent_region
        self._follow(region, self._default_value())
        self._remove_blocking_uses()
        for merge_point in self.merge_points:
            for predecessor in region.get_blocks():
                last = predecessor.last
                for index, successor in enumerate(predecessor.successors):
                    if successor is merge_point and last is not None:
                        self._complete(last, index, merge_point)
        return self.allocation.handle_promotion_complete(self.op, self.slot, self._default)

    def _complete(self, branch: Operation, index: int, block: Block) -> None:
        """Let an unreachable branch pass the default value."""
        interface = _branch(branch)
        operands = interface.successor_operands(branch, index)
        if len(operands) + 1 == len(block.args):
            interface.forward(branch, index, [*operands.forwarded, self._default_value()])

    def _follow(self, region: Region, value: Value) -> None:
        """Track the value of the slot through all blocks, in the order of the dominator tree."""
        blocks = region.get_blocks()
        if len(blocks) == 1:
            self._follow_block(blocks[0], value)
            return
        tree = self.dominance.tree(region)
        stack: list[tuple[Block, Value]] = [(blocks[0], value)]
        while stack:
            block, reaching = stack.pop()
            if block in self.merge_points:
                argument = block.add_argument(self.slot.elem_type, self.slot.pointer.location)
                self.rewriter.set_insertion_point_to_start(block)
                self.allocation.handle_block_argument(self.op, self.slot, argument, self.rewriter)
                self.new_block_arguments += 1
                reaching = argument
            reaching = self._follow_block(block, reaching)
            last = block.last
            for index, successor in enumerate(block.successors):
                if successor in self.merge_points and last is not None:
                    interface = _branch(last)
                    operands = interface.successor_operands(last, index).forwarded
                    interface.forward(last, index, [*operands, reaching])
            stack.extend([(child, reaching) for child in tree.dominated(block)])

    def _follow_block(self, block: Block, reaching: Value) -> Value:
        for op in list(block.ops()):
            access = _memory_access(op)
            if access is None:
                continue
            if op in self.blocking:
                self._reaching[op] = reaching
            if access.stores_to(op, self.slot):
                self.rewriter.set_insertion_point_after(op)
                reaching = access.stored_value(op, self.slot, reaching, self.scope, self.rewriter)
                self._replaced[op] = reaching
        return reaching

    def _remove_blocking_uses(self) -> None:
        dead: list[Operation] = []
        replaced: list[tuple[Operation, Value]] = []
        curious: list[tuple[Operation, PromotableOpInterface]] = []
        for op in reversed(in_program_order(self.blocking)):
            uses = list(self.blocking[op])
            self.rewriter.set_insertion_point_after(op)
            access = _memory_access(op)
            if access is not None:
                reaching = self._reaching.get(op)
                if reaching is None:
                    reaching = self._default_value()
                if access.remove_blocking_uses(op, self.slot, uses, reaching, self.scope, self.rewriter):
                    dead.append(op)
                if access.stores_to(op, self.slot) and op in self._replaced:
                    replaced.append((op, self._replaced[op]))
                continue
            promotable = op.info.interfaces["PromotableOpInterface"]
            assert isinstance(promotable, PromotableOpInterface)
            if promotable.remove_blocking_uses(op, uses, self.rewriter):
                dead.append(op)
            if promotable.requires_replaced_values(op):
                curious.append((op, promotable))
        for op, promotable in curious:
            self.rewriter.set_insertion_point_after(op)
            promotable.visit_replaced_values(op, replaced, self.rewriter)
        for op in dead:
            op.erase()


def _branch(op: Operation) -> BranchOpInterface:
    interface = op.info.interfaces["BranchOpInterface"]
    assert isinstance(interface, BranchOpInterface)
    return interface


class Mem2Reg(Pass):
    ARGUMENT = "mem2reg"
    IS_DEFINED = True

    def run(self) -> None:
        counts = promote_memory_slots(self.operation, self.get_analysis(DominanceInfo))
        self.statistics["promoted slots"] += counts.promoted_slots
        self.statistics["new block args"] += counts.new_block_arguments
        if not counts.promoted_slots:
            self.preserve_all()
