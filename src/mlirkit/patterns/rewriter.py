"""Rewriters: the interface by which patterns change the IR, so that drivers are notified of the changes.

Operations that a pattern creates by `create` or `insert`, or reports as modified, are processed again.
Drivers are not notified of operations created at `rewriter.ip` and of direct changes, as in upstream's
bindings.  Mirror: RewriterBase and PatternRewriter of mlir/IR/PatternMatch.h.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar, overload

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import (
    expect_all,
    expect_live,
    expect_or_none,
    wrong_argument,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.clone import clone_operation, clone_region
from mlirkit.core.context import Context
from mlirkit.core.creation import create_operation
from mlirkit.core.erasure import erase_operation
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import UNKNOWN_LOC, Location, require_location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import has_uses, remove_operands, results_of, set_operand_of
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value, require_value
from mlirkit.core.verified import KNOWN
from mlirkit.patterns.erasure_order import users_first
from mlirkit.patterns.listener import Listener
from mlirkit.patterns.rewriter_arguments import (
    expect_op,
    expect_value,
    listed_regions,
    live_values,
    named_attributes,
    replacements_of,
)
from mlirkit.support.diagnostics import MLIRError

OperationT = TypeVar("OperationT", bound=Operation)


@mypyc_attr(allow_interpreted_subclasses=True)
class PatternRewriter:
    """The rewriter of patterns, which makes all their changes."""

    def __init__(self, listener: Listener | None = None) -> None:
        self._listener = listener
        # The insertion point: in front of an operation, or at the end of a block.
        self._block: Block | None = None
        self._before: Operation | None = None
        self._context: Context | None = None

    def begin(self, op: Operation) -> None:
        """Begin a pattern on `op`: new operations are inserted in front of it."""
        self._block = op.parent_block
        self._before = op
        self._context = op.info.context

    def reject(self) -> None:
        """Report that the pattern does not match."""

    @property
    def ip(self) -> InsertionPoint:
        """In front of the operation that the pattern was given."""
        return InsertionPoint(self._before)

    @property
    def context(self) -> Context | None:
        """The context of the operation that the pattern was called with."""
        return self._context

    # -- making operations ----------------------------------------------------------------------------

    def set_insertion_point(self, op: Operation) -> None:
        """Insert new operations in front of `op`."""
        expect_op(op, "set_insertion_point")
        self._block = op.parent_block
        self._before = op

    def set_insertion_point_after(self, op: Operation) -> None:
        expect_op(op, "set_insertion_point_after")
        self._block = op.parent_block
        self._before = op.next_op

    def set_insertion_point_to_start(self, block: Block) -> None:
        expect_live(block, Block, "set_insertion_point_to_start", "block")
        self._block = block
        self._before = block.first

    def set_insertion_point_to_end(self, block: Block) -> None:
        expect_live(block, Block, "set_insertion_point_to_end", "block")
        self._block = block
        self._before = None

    def save_insertion_point(self) -> tuple[Block | None, Operation | None]:
        """The insertion point, for `restore_insertion_point`."""
        return self._block, self._before

    def restore_insertion_point(self, point: tuple[Block | None, Operation | None]) -> None:
        self._block, self._before = point

    def insert(self, op: Operation) -> Operation:
        """Insert a detached operation at the insertion point."""
        expect_op(op, "insert")
        if op.parent_block is not None:
            raise ValueError("insert: argument 'op': the operation is in a block; move_before moves it")
        block = self._insertion_block()
        block.refuse_ancestor(op)
        block.insert_before(op, self._before)
        if self._listener is not None:
            self._listener.operation_inserted(op)
        return op

    @overload
    def create(
        self,
        kind: type[OperationT],
        result_types: Sequence[Type],
        operands: Sequence[Value] = (),
        properties: Mapping[str, Attribute] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        loc: Location | Operation | None = None,
        regions: int | Sequence[Region] = 0,
        successors: Sequence[Block] = (),
    ) -> OperationT: ...
    @overload
    def create(
        self,
        kind: str,
        result_types: Sequence[Type],
        operands: Sequence[Value] = (),
        properties: Mapping[str, Attribute] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        loc: Location | Operation | None = None,
        regions: int | Sequence[Region] = 0,
        successors: Sequence[Block] = (),
    ) -> Operation: ...
    def create(
        self,
        kind: Any,
        result_types: Sequence[Type],
        operands: Sequence[Value] = (),
        properties: Mapping[str, Attribute] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        loc: Location | Operation | None = None,
        regions: int | Sequence[Region] = 0,
        successors: Sequence[Block] = (),
    ) -> Any:
        """Create an operation of a class, declared or live, or of a name, at the insertion point.

        An operation in place of a location means the location of that operation.
        """
        name = kind if isinstance(kind, str) else getattr(kind, "OPERATION_NAME", None)
        if not isinstance(name, str):
            raise wrong_argument(kind, "a class of operations or a name", "create", "kind")
        block = self._insertion_block()
        # The block may be that of an operation yet to be made.
        context = block.context if self._context is None else self._context
        assert context is not None
        state = OperationState(context.operation_name(name), UNKNOWN_LOC)
        if isinstance(loc, Operation):
            loc.require_live()
            # Origin and place are copied without making the location, which may never be needed.
            state.loc, state.place = loc.loc, loc.place
        elif loc is not None:
            state.loc = require_location(loc)
        state.result_types = expect_all(result_types, Type, "create", "result_types")
        state.operands = live_values(operands, "create", "operands")
        state.properties = named_attributes(properties, "properties")
        state.attributes = named_attributes(attributes, "attributes")
        state.regions = listed_regions(regions)
        state.successors = expect_all(successors, Block, "create", "successors")
        for successor in state.successors:
            successor.require_live()
        return self.insert(create_operation(state))

    def replace_with(
        self,
        op: Operation,
        kind: type[OperationT],
        operands: Sequence[Value],
        properties: Mapping[str, Attribute] | None = None,
        result_types: Sequence[Type] | None = None,
        loc: Location | None = None,
    ) -> OperationT:
        """Replace `op` by a new operation: `replaceOpWithNewOp`.

        By default, it has the types and the location of `op`.
        """
        expect_op(op, "replace_with")
        types = op.result_types()
        if result_types is not None:
            types = expect_all(result_types, Type, "replace_with", "result_types")
        if len(types) != op.result_count:
            name, count = op.info.name, op.result_count
            raise ValueError(f"'{name}' has {count} results, which {len(types)} cannot replace")
        made = self.create(kind, types, operands, properties, loc=op if loc is None else loc)
        self.replace_op(op, made)
        return made

    def clone(self, op: Operation, mapping: dict[Value, Value] | None = None) -> Operation:
        """Insert a copy of `op` at the insertion point; listeners are notified of nested operations."""
        expect_op(op, "clone")
        expect_or_none(mapping, dict, "clone", "mapping")
        live_values([] if mapping is None else list(mapping.values()), "clone", "mapping")
        block = self._insertion_block()
        copy = clone_operation(op, mapping)
        block.insert_before(copy, self._before)
        if self._listener is not None:
            self._tell_inserted(copy)
        return copy

    def clone_with(self, op: Operation, types: Sequence[Type], operands: Sequence[Value]) -> Operation:
        """Insert a copy of `op` with other operands and result types at the insertion point."""
        expect_op(op, "clone_with")
        mapping: dict[Value, Value] = {}
        state = OperationState(op.info, op.location)
        state.result_types = expect_all(types, Type, "clone_with", "types")
        state.operands = live_values(operands, "clone_with", "operands")
        state.properties = dict(op.properties)
        state.attributes = dict(op.discardable_attributes)
        state.regions = [clone_region(region, mapping) for region in op.regions]
        return self.insert(create_operation(state))

    def clone_region(
        self,
        source: Region,
        target: Region,
        mapping: dict[Value, Value] | None = None,
        before: Block | None = None,
    ) -> None:
        """Put copies of the blocks of a region into another, in front of a block or behind all of them."""
        expect_live(source, Region, "clone_region", "source")
        expect_live(target, Region, "clone_region", "target")
        expect_or_none(mapping, dict, "clone_region", "mapping")
        index = len(target) if before is None else target.index_of(before)
        copy = clone_region(source, {} if mapping is None else mapping)
        blocks = list(copy)
        for number, block in enumerate(blocks):
            copy.remove_block(block)
            target.insert_block(index + number, block)
        if self._listener is not None:
            for block in blocks:
                self._tell_inserted(block)

    def _tell_inserted(self, new: Operation | Block) -> None:
        """Notify of a new operation or block and its contents: a region's blocks, then their operations."""
        listener = self._listener
        assert listener is not None
        stack: list[tuple[Operation | Block, bool]] = [(new, True)]
        if isinstance(new, Block):
            stack = _contents([new])
        while stack:
            block, is_new = stack.pop()
            if isinstance(block, Block):
                if is_new:
                    listener.block_inserted(block)
                else:
                    stack.extend([(op, True) for op in reversed(list(block.ops()))])
                continue
            listener.operation_inserted(block)
            for region in reversed(block.region_list or ()):
                stack.extend(_contents(region.get_blocks()))

    def _insertion_block(self) -> Block:
        """The block of the insertion point."""
        block = self._block
        if block is None:
            raise MLIRError("new operations have no place: the rewriter's insertion point is in no block")
        # The insertion point may have been erased meanwhile.
        block.require_live()
        before = self._before
        if before is not None and before.info is ERASED:
            before.require_live()
        return block

    def create_block(
        self,
        region: Region,
        before: Block | None = None,
        types: Sequence[Type] = (),
        locs: Sequence[Location] | None = None,
    ) -> Block:
        """Put a block in front of another, or behind all of a region; new operations go to its end."""
        expect_live(region, Region, "create_block", "region")
        block = Block()
        block.add_arguments(types, locs)
        region.insert_block(len(region) if before is None else region.index_of(before), block)
        self.set_insertion_point_to_end(block)
        if self._listener is not None:
            self._listener.block_inserted(block)
        return block

    # -- changing operations --------------------------------------------------------------------------

    def start_op_modification(self, op: Operation) -> None:
        """Report that a pattern is about to change `op`; `operation_modified` reports that it has."""
        expect_op(op, "start_op_modification")

    def cancel_op_modification(self, op: Operation) -> None:
        """Report that a pattern leaves `op` unchanged."""
        expect_op(op, "cancel_op_modification")

    def operation_modified(self, op: Operation) -> None:
        """Report that a pattern has changed operands, attributes or successors of `op`."""
        expect_op(op, "operation_modified")
        if self._listener is not None:
            self._listener.operation_modified(op)

    def set_operand(self, op: Operation, number: int, value: Value) -> None:
        expect_op(op, "set_operand")
        self.start_op_modification(op)
        set_operand_of(op, number, require_value(value))
        self.operation_modified(op)

    def move_before(self, op: Operation, other: Operation) -> None:
        expect_op(op, "move_before")
        block, following = op.parent_block, op.next_op
        op.move_before(other)
        self._tell_moved(op, block, following)

    def move_after(self, op: Operation, other: Operation) -> None:
        expect_op(op, "move_after")
        block, following = op.parent_block, op.next_op
        op.move_after(other)
        self._tell_moved(op, block, following)

    def _tell_moved(self, op: Operation, block: Block | None, following: Operation | None) -> None:
        if self._listener is None:
            return
        if block is None:
            self._listener.operation_inserted(op)
        else:
            self._listener.operation_moved(op, block, following)

    def inline_block_before(self, source: Block, op: Operation, values: Sequence[Value]) -> None:
        """Move the operations of a block in front of `op`, with `values` for its arguments, and erase it."""
        expect_op(op, "inline_block_before")
        target = op.parent_block
        if target is None:
            raise ValueError("inline_block_before: argument 'op': the operation is in no block")
        self._inline_block(source, target, op, values)

    def inline_block_at_start(self, source: Block, target: Block, values: Sequence[Value]) -> None:
        """Move a block to the start of another, `values` for its arguments, and erase it."""
        expect_live(target, Block, "inline_block_at_start", "target")
        self._inline_block(source, target, target.first, values)

    def merge_blocks(self, source: Block, target: Block, values: Sequence[Value] = ()) -> None:
        """Move the operations of a block to the end of another, with `values` for its arguments; erase it."""
        self._inline_block(source, target, None, values)

    def _inline_block(
        self, source: Block, target: Block, anchor: Operation | None, values: Sequence[Value]
    ) -> None:
        expect_live(source, Block, "inline_block", "source")
        expect_live(target, Block, "inline_block", "target")
        if source is target:
            raise ValueError("inline_block: argument 'source': a block cannot be inlined into itself")
        for op in source.ops():
            if op.region_list is not None:
                target.refuse_ancestor(op)
        values = live_values(values, "inline_block", "values")
        if len(values) != len(source.args):
            raise ValueError(f"a block of {len(source.args)} arguments cannot be given {len(values)} values")
        for argument, value in zip(source.args, values):
            self.replace_all_uses_with(argument, value)
        for op in list(source.ops()):
            following = op.next_op
            target.move(op, anchor)
            if self._listener is not None:
                self._listener.operation_moved(op, source, following)
        if self._block is source:
            self._block = target
            if self._before is None:
                self._before = anchor
        self.erase_block(source)

    def split_block(self, op: Operation) -> Block:
        """Move `op` and the operations after it to a new block, which follows its block."""
        expect_op(op, "split_block")
        block = op.parent_block
        if block is None:
            raise ValueError("split_block: argument 'op': the operation is in no block")
        behind = block.create_after()
        if self._listener is not None:
            self._listener.block_inserted(behind)
        while op.parent_block is block:
            last = block.last
            assert last is not None
            behind.move(last, behind.first)
            if self._listener is not None:
                self._listener.operation_moved(last, block, None)
        if self._before is not None and self._before.parent_block is behind:
            self._block = behind
        return behind

    def inline_region_before(self, source: Region, target: Region, before: Block | None = None) -> None:
        """Move the blocks of a region into another, in front of a block or behind all of them."""
        expect_live(source, Region, "inline_region_before", "source")
        expect_live(target, Region, "inline_region_before", "target")
        if source is target:
            raise ValueError(
                "inline_region_before: argument 'source': a region cannot be inlined into itself"
            )
        if before is not None:
            expect_live(before, Block, "inline_region_before", "before")
            if before.parent_region is not target:
                raise ValueError("inline_region_before: argument 'before': the block is not in `target`")
        index = len(target) if before is None else target.index_of(before)
        blocks = list(source)
        for number, block in enumerate(blocks):
            source.remove_block(block)
            target.insert_block(index + number, block)
            if self._listener is not None:
                following = blocks[number + 1] if number + 1 < len(blocks) else None
                self._listener.block_moved(block, source, following)

    def erase_op_results(self, op: Operation, numbers: Collection[int]) -> Operation:
        """Replace `op` by an operation without the given results, which takes over its regions."""
        expect_op(op, "erase_op_results")
        expect_all(numbers, int, "erase_op_results", "numbers")
        before = self._block, self._before
        self.set_insertion_point(op)
        kept = [result for result in op.result_values() if result.number not in numbers]
        state = OperationState(op.info, op.location)
        state.result_types = [result.type for result in kept]
        state.operands = op.operand_values()
        state.properties = dict(op.properties)
        state.attributes = dict(op.discardable_attributes)
        state.regions = [Region() for _ in op.regions]
        state.successors = list(op.successors)
        made = self.insert(create_operation(state))
        for region, old_region in zip(made.regions, op.regions):
            self.inline_region_before(old_region, region)
        for result, replacement in zip(kept, made.result_values()):
            self.replace_all_uses_with(result, replacement)
        self._block, self._before = before
        self.erase_op(op)
        return made

    # -- replacing and erasing ------------------------------------------------------------------------

    def replace_op(
        self, op: Operation, new_op: Operation | Sequence[Any] | None = None, *, values: Sequence[Any] = ()
    ) -> None:
        """Replace the results of `op` by the results of another operation, or by values, and erase `op`."""
        self._replace(op, replacements_of(op, new_op, values))

    def _replace(self, op: Operation, values: list[Value]) -> None:
        if self._listener is not None:
            self._listener.operation_replaced(op, values)
        for number, result in enumerate(results_of(op)):
            self.replace_all_uses_with(result, values[number])
        self.erase_op(op)

    def erase_op(self, op: Operation) -> None:
        """Erase an operation, whose results must have no uses, and the operations in its regions."""
        expect_op(op, "erase_op")
        if has_uses(op):
            raise MLIRError(f"'{op.info.name}' op operation destroyed but still has uses")
        if self._before is op:
            self._before = op.next_op
        listener = self._listener
        if listener is not None:
            if op.region_list is None:
                listener.operation_erased(op)
            else:
                self._forget(op)
        erase_operation(op)

    def replace_all_uses_with(self, value: Value, other: Value) -> None:
        """Make every reader of `value` read `other`."""
        value = expect_value(value, "replace_all_uses_with", "value")
        other = expect_value(other, "replace_all_uses_with", "other")
        listener = self._listener
        if listener is None:
            value.replace_all_uses_with(other)
            return
        only = value.first_user
        if only is None or value is other:
            return
        if value.more_uses is None:
            value.replace_all_uses_with(other)
            listener.operation_modified(only)
            return
        pairs = value.use_pairs()
        value.replace_all_uses_with(other)
        for user, _ in reversed(pairs):
            listener.operation_modified(user)

    def replace_uses_with_if(
        self, value: Value, other: Value, condition: Callable[[Operation, int], bool]
    ) -> None:
        """Replace the uses of `value` by `other` where the condition on user and operand number holds."""
        value = expect_value(value, "replace_uses_with_if", "value")
        other = expect_value(other, "replace_uses_with_if", "other")
        if not callable(condition):
            raise wrong_argument(
                condition, "a function of user and number", "replace_uses_with_if", "condition"
            )
        for user, number in reversed(value.use_pairs()):
            if condition(user, number):
                self.set_operand(user, number, other)

    def replace_block_uses(self, block: Block, other: Block) -> None:
        """Redirect the branches to a block to another one."""
        expect_live(block, Block, "replace_block_uses", "block")
        expect_live(other, Block, "replace_block_uses", "other")
        if other is block:
            return
        for op in reversed(list(block.branches or ())):
            for number, successor in enumerate(op.successor_list or ()):
                if successor is block:
                    self.start_op_modification(op)
                    op.set_successor(number, other)
                    self.operation_modified(op)

    def erase_block(self, block: Block) -> None:
        """Erase a block without predecessors whose values have no uses."""
        expect_live(block, Block, "erase_block", "block")
        for op in reversed(list(block.ops())):
            self.erase_op(op)
        if self._listener is not None:
            self._listener.block_erased(block)
        block.erase()

    def erase_blocks(self, region: Region, blocks: list[Block]) -> None:
        """Erase blocks that no other block of their region branches to, with their operations."""
        for block in blocks:
            for op in reversed(list(block.ops())):
                self._forget(op)
            if self._listener is not None:
                self._listener.block_erased(block)
        # The blocks may use each other's values, which have no other uses any more.
        gone = set(blocks)
        region.block_list = [block for block in region.get_blocks() if block not in gone]
        for block in blocks:
            block.parent_region = None
            block.erase()
        KNOWN.stamp = None

    def _forget(self, op: Operation) -> None:
        """Notify of the erasure of an operation and its nested operations, and drop their operands."""
        for block in users_first(op):
            if isinstance(block, Block):
                if self._listener is not None:
                    self._listener.block_erased(block)
                continue
            if self._listener is not None:
                self._listener.operation_erased(block)
            remove_operands(block)


def _contents(blocks: Sequence[Block]) -> list[tuple[Operation | Block, bool]]:
    """A stack of blocks: first to notify of each, then to visit the operations of each."""
    stack: list[tuple[Operation | Block, bool]] = [(block, False) for block in reversed(blocks)]
    stack.extend([(block, True) for block in reversed(blocks)])
    return stack
