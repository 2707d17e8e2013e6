"""Liveness of values in blocks: which are still needed at the start, at the end, and at an operation.

    liveness = BlockLiveness(op)
    liveness.live_in(block), liveness.live_out(block)
    liveness.operations_with(value), liveness.live_at(op), liveness.is_dead_after(value, op)

A value that is read inside of an operation is read by the operation.  Mirror: mlir/lib/Analysis/Liveness.cpp.
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of, results_of
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_preorder

Values = set[Value]


class LiveBlock:
    """The live values of one block."""

    __slots__ = ("block", "defined", "live_in", "live_out", "used")

    def __init__(self, block: Block) -> None:
        self.block = block
        self.live_in: Values = set()
        self.live_out: Values = set()
        # Values defined in the block, nested regions included, and other values that its operations read.
        self.defined: Values = set(block.args)
        self.used: Values = set()
        for argument in block.args:
            self._add_escaping(argument)
        for op in block.ops():
            for result in results_of(op):
                self._add_escaping(result)
            for nested in walk_preorder(op):
                self.defined.update(results_of(nested))
                self.used.update(operands_of(nested))
                for region in nested.region_list or ():
                    for inner in region.get_blocks():
                        self.defined.update(inner.args)
        self.used -= self.defined

    def _add_escaping(self, value: Value) -> None:
        """Mark a value live-out if another block uses it."""
        for user in value.users:
            if ancestor_in_block(user, self.block) is None:
                self.live_out.add(value)
                return

    def update_live_in(self) -> bool:
        """Recompute the live-in values; whether they changed."""
        live_in = (self.used | self.live_out) - self.defined
        is_new = len(live_in) != len(self.live_in)
        self.live_in = live_in
        return is_new

    def first_operation(self, value: Value) -> Operation:
        """The first operation at which a value is live."""
        definition = None if value in self.live_in else value.defining_op
        operation = self.block.first if definition is None else ancestor_in_block(definition, self.block)
        assert operation is not None
        return operation

    def last_operation(self, value: Value, first: Operation) -> Operation:
        """The last operation at which a value is live, not before `first`."""
        if value in self.live_out:
            last = self.block.last
            assert last is not None
            return last
        last = first
        for user in value.users:
            reader = ancestor_in_block(user, self.block)
            if reader is not None and last.is_before_in_block(reader):
                last = reader
        return last


class BlockLiveness:
    """Liveness in all blocks inside of an operation."""

    def __init__(self, op: Operation) -> None:
        self.operation = op
        self._blocks: dict[Block, LiveBlock] = {}
        pending: dict[Block, None] = {}
        for nested in walk_preorder(op):
            for region in nested.region_list or ():
                for block in region.get_blocks():
                    live = self._blocks[block] = LiveBlock(block)
                    if live.update_live_in():
                        pending.update(dict.fromkeys(block.predecessors))
        while pending:
            block, _ = pending.popitem()
            live = self._blocks[block]
            for successor in block.successors:
                live.live_out |= self._blocks[successor].live_in
            if live.update_live_in():
                pending.update(dict.fromkeys(block.predecessors))

    def live_in(self, block: Block) -> Values:
        """The values of other blocks that are live at the start of a block."""
        return self._blocks[block].live_in

    def live_out(self, block: Block) -> Values:
        """The values that are needed behind a block."""
        return self._blocks[block].live_out

    def operations_with(self, value: Value) -> list[Operation]:
        """The operations at which a value is live, from its definition to where it is read last."""
        home = value.parent_block
        assert home is not None
        pending = [home]
        seen = {home}
        for user in value.users:
            block = user.parent_block
            if block is not None and block not in seen:
                seen.add(block)
                pending.append(block)
        operations: list[Operation] = []
        while pending:
            block = pending.pop()
            live = self._blocks[block]
            op: Operation | None = live.first_operation(value)
            assert op is not None
            last = live.last_operation(value, op)
            while op is not None:
                operations.append(op)
                op = None if op is last else op.next_op
            for successor in block.successors:
                if value in self._blocks[successor].live_in and successor not in seen:
                    seen.add(successor)
                    pending.append(successor)
        return operations

    def is_dead_after(self, value: Value, op: Operation) -> bool:
        """Whether a value has no use after an operation."""
        block = op.parent_block
        assert block is not None
        live = self._blocks[block]
        if value in live.live_out:
            return False
        last = live.last_operation(value, op)
        return last is op or last.is_before_in_block(op)

    def live_at(self, op: Operation) -> Values:
        """The values that are live when an operation runs, its results included."""
        block = op.parent_block
        assert block is not None
        live = self._blocks[block]
        candidates: Values = {*block.args, *live.live_in}
        for operation in block.ops():
            candidates.update(results_of(operation))
        values: Values = set()
        for value in candidates:
            first = live.first_operation(value)
            last = live.last_operation(value, first)
            if not op.is_before_in_block(first) and not last.is_before_in_block(op):
                values.add(value)
        return values


def ancestor_in_block(op: Operation, block: Block) -> Operation | None:
    """The operation of a block that an operation is, or is inside of."""
    around: Operation | None = op
    while around is not None and around.parent_block is not block:
        around = around.parent_op
    return around
