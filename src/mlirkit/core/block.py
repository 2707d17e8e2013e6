"""Blocks: a list of arguments and a linked list of operations, the last of which may be a terminator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from mlirkit.core.arguments import expect_all, expect_count, expect_live, wrong_argument
from mlirkit.core.attribute import Type
from mlirkit.core.current import location_stack
from mlirkit.core.erasure import collect_loaded, refuse_outside_uses
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.value import BlockArgument
from mlirkit.core.value_lists import BlockArgumentList
from mlirkit.core.verified import KNOWN
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation
    from mlirkit.core.region import Region

# The argument list of all blocks without arguments; the first argument makes a separate list.
NO_ARGUMENTS: Final[list[BlockArgument]] = []

# Operations are numbered on demand with gaps, so that one inserted between two usually finds a number.
ORDER_STRIDE: Final = 5


class Block:
    """A basic block.  Operations are linked; `first` and `last` are the ends."""

    __slots__ = (
        "args",
        "branches",
        "first",
        "is_erased",
        "last",
        "listed",
        "order",
        "order_valid",
        "parent_region",
    )

    def __init__(self) -> None:
        self.args = NO_ARGUMENTS
        self.first: Operation | None = None
        self.last: Operation | None = None
        self.parent_region: Region | None = None
        self.order_valid = True
        self.is_erased = False
        # The operations that name this block as a successor, oldest first; None before there are any.
        self.branches: dict[Operation, None] | None = None
        # Increases along the region while the region's order is valid.
        self.order: int = 0
        # The operations as a list, from the first access by position until the block changes.
        self.listed: list[Operation] | None = None

    def require_live(self) -> None:
        """Raise MLIRError if the block has been erased."""
        if self.is_erased:
            raise MLIRError("the block has been erased")

    # -- making -------------------------------------------------------------------------------------

    @staticmethod
    def create_at_start(
        parent: Region, arg_types: Sequence[Type] = (), arg_locs: Sequence[Location] | None = None
    ) -> Block:
        """Create the first block of `parent`."""
        from mlirkit.core.region import Region

        expect_live(parent, Region, "create_at_start", "parent")
        block = Block()
        block.add_arguments(arg_types, arg_locs)
        parent.insert_block(0, block)
        return block

    def append_to(self, region: Region) -> None:
        """Move this block to the end of `region`."""
        from mlirkit.core.region import Region

        self.require_live()
        expect_live(region, Region, "append_to", "region")
        self.refuse_region(region)
        self._detach()
        region.append_block(self)

    def create_before(self, *arg_types: Type, arg_locs: Sequence[Location] | None = None) -> Block:
        return self._create_beside(False, arg_types, arg_locs)

    def create_after(self, *arg_types: Type, arg_locs: Sequence[Location] | None = None) -> Block:
        return self._create_beside(True, arg_types, arg_locs)

    def _create_beside(
        self, is_behind: bool, types: Sequence[Type], locs: Sequence[Location] | None
    ) -> Block:
        self.require_live()
        region = self.parent_region
        if region is None:
            raise MLIRError("a block that is in no region has no neighbours")
        block = Block()
        block.add_arguments(types, locs)
        region.insert_beside(self, block, is_behind)
        return block

    # -- arguments ----------------------------------------------------------------------------------

    def add_argument(self, type: Type, loc: Location | None = None, place: int = 0) -> BlockArgument:
        """Append an argument, whose location is `loc.at(place)`."""
        self.require_live()
        if not isinstance(type, Type):
            raise wrong_argument(type, "Type", "add_argument", "type")
        if loc is None:
            loc = location_stack.top() or UNKNOWN_LOC
        elif not isinstance(loc, Location):
            raise wrong_argument(loc, "Location", "add_argument", "loc")
        argument = BlockArgument(type, len(self.args), self, loc, place)
        if argument.number == 0:
            self.args = [argument]
        else:
            self.args.append(argument)
        KNOWN.stamp = None
        return argument

    def add_arguments(self, types: Sequence[Type], locs: Sequence[Location] | None = None) -> None:
        types = expect_all(types, Type, "add_arguments", "types")
        if locs is not None:
            locs = expect_all(locs, Location, "add_arguments", "locs")
        if locs is not None and len(locs) != len(types):
            raise ValueError(f"Expected {len(types)} locations, got: {len(locs)}")
        for index, type in enumerate(types):
            self.add_argument(type, None if locs is None else locs[index])

    def insert_argument(self, index: int, type: Type, loc: Location | None = None) -> BlockArgument:
        index = expect_count(index, len(self.args), "insert_argument", "index")
        argument = self.add_argument(type, loc)
        self.args.insert(index, self.args.pop())
        self._renumber_arguments()
        KNOWN.stamp = None
        return argument

    def erase_argument(self, index: int) -> None:
        """Remove an argument, which must be unused."""
        self.require_live()
        index = expect_count(index, len(self.args) - 1, "erase_argument", "index")
        if self.args[index].has_uses:
            raise MLIRError(f"block argument #{index} is erased but still has uses")
        # The number -1 marks a stale handle.
        self.args.pop(index).number = -1
        self._renumber_arguments()
        KNOWN.stamp = None

    def _renumber_arguments(self) -> None:
        for number, argument in enumerate(self.args):
            argument.number = number

    @property
    def arguments(self) -> BlockArgumentList:
        self.require_live()
        return BlockArgumentList(list(self.args))

    # -- operations ---------------------------------------------------------------------------------

    def append(self, operation: Operation) -> None:
        """Move `operation` to the end of this block."""
        self.move(operation, None)

    def move(self, operation: Operation, anchor: Operation | None) -> None:
        """Move `operation` in front of `anchor`, which is in this block, or to the end if that is None."""
        from mlirkit.core.operation import Operation

        self.require_live()
        expect_live(operation, Operation, "append" if anchor is None else "move", "operation")
        if anchor is not None:
            expect_live(anchor, Operation, "move", "anchor")
            if anchor.parent_block is not self:
                raise ValueError("move: argument 'anchor': the operation is not in this block")
        self.refuse_ancestor(operation)
        if operation is anchor:
            return
        if operation.parent_block is not None:
            operation.detach_from_parent()
        self.insert_before(operation, anchor)

    def refuse_ancestor(self, operation: Operation) -> None:
        """Raise if this block is inside of `operation`, which then cannot be put into it."""
        for region in operation.region_list or ():
            # Most operations are inserted before their bodies are made: the check climbs for others only.
            if region.block_list and region.is_ancestor(self.parent_region):
                raise MLIRError("an operation cannot be put inside of itself")

    def refuse_region(self, region: Region) -> None:
        """Raise if `region` is inside of this block, which then cannot be put into it."""
        outer: Region | None = region
        while outer is not None:
            op = outer.parent_op
            block = None if op is None else op.parent_block
            if block is self:
                raise MLIRError("a block cannot be put inside of itself")
            outer = None if block is None else block.parent_region

    def append_new(self, operation: Operation) -> None:
        """Append an operation that is in no block."""
        listed = self.listed
        if listed is not None:
            listed.append(operation)
        operation.parent_block = self
        last = self.last
        if last is None:
            self.first = operation
        else:
            last.next_op = operation
            operation.prev_op = last
            operation.order = last.order + ORDER_STRIDE
        self.last = operation
        KNOWN.stamp = None

    def insert_before(self, operation: Operation, anchor: Operation | None) -> None:
        """Insert a detached operation in front of `anchor`, or at the end if that is None."""
        if anchor is None:
            self.append_new(operation)
            return
        previous = anchor.prev_op
        self.listed = None
        operation.parent_block = self
        operation.prev_op = previous
        operation.next_op = anchor
        anchor.prev_op = operation
        if previous is None:
            self.first = operation
            operation.order = anchor.order - ORDER_STRIDE
        else:
            previous.next_op = operation
            # A number between the neighbours' keeps the order known; without one it is recomputed.
            if self.order_valid and anchor.order - previous.order > 1:
                operation.order = (anchor.order + previous.order) // 2
            else:
                self.order_valid = False
        KNOWN.stamp = None

    def remove(self, operation: Operation) -> None:
        """Unlink an operation of this block, alive."""
        previous = operation.prev_op
        following = operation.next_op
        if previous is None:
            self.first = following
        else:
            previous.next_op = following
        listed = self.listed
        if following is None:
            self.last = previous
            if listed is not None:
                listed.pop()
        else:
            following.prev_op = previous
            if listed is not None:
                self.listed = None
        operation.parent_block = None
        operation.prev_op = None
        operation.next_op = None
        KNOWN.stamp = None

    def number_operations(self) -> None:
        """Make `order` increase along the block."""
        order: i64 = 0
        operation = self.first
        while operation is not None:
            order += ORDER_STRIDE
            operation.order = order
            operation = operation.next_op
        self.order_valid = True

    def ops(self) -> Iterator[Operation]:
        """The operations in order; the current one may be erased or moved while iterating.

        So may the next one, as long as the current one stays.
        """
        self.require_live()
        operation = self.first
        while operation is not None:
            following = operation.next_op
            yield operation
            if following is not None and following.parent_block is not self:
                if operation.parent_block is not self:
                    raise MLIRError("the block has changed around the operation that comes next")
                following = operation.next_op
            operation = following

    def ops_of(self, kind: Any) -> Iterator[Any]:
        """The operations that are instances of class `kind`, or of name `kind` if it is a string."""
        for operation in self.ops():
            if operation.info.name == kind if isinstance(kind, str) else isinstance(operation, kind):
                yield operation

    def __iter__(self) -> Iterator[Operation]:
        return self.ops()

    @property
    def operations(self) -> OperationList:
        self.require_live()
        return OperationList(self)

    @property
    def terminator(self) -> Operation | None:
        """The last operation if it is known to be a terminator."""
        self.require_live()
        last = self.last
        return last if last is not None and last.info.is_terminator else None

    def back(self) -> Operation:
        """The last operation; IndexError if the block is empty."""
        self.require_live()
        last = self.last
        if last is None:
            raise IndexError("the block has no operations")
        return last

    # -- place ---------------------------------------------------------------------------------------

    @property
    def region(self) -> Region | None:
        self.require_live()
        return self.parent_region

    @property
    def owner(self) -> Operation | None:
        """The operation whose region holds the block."""
        self.require_live()
        return None if self.parent_region is None else self.parent_region.parent_op

    @property
    def parent_op(self) -> Operation | None:
        return self.owner

    @property
    def context(self) -> Any:
        owner = self.owner
        return None if owner is None else owner.context

    @property
    def successors(self) -> list[Block]:
        self.require_live()
        last = self.last
        return [] if last is None else list(last.successors)

    @property
    def predecessors(self) -> list[Block]:
        """The blocks whose terminators name this block, in region order, once per edge."""
        self.require_live()
        branches = self.incoming()
        if len(branches) > 1:
            region = self.parent_region
            assert region is not None
            region.number_blocks()
            branches.sort(key=_order_of_block)
        sources: list[Block] = []
        for op in branches:
            source = op.parent_block
            assert source is not None and op.successor_list is not None
            for successor in op.successor_list:
                if successor is self:
                    sources.append(source)
        return sources

    @property
    def single_predecessor(self) -> Block | None:
        """The block's only predecessor, if a single edge leads here; else None."""
        self.require_live()
        branches = self.incoming()
        if len(branches) != 1:
            return None
        branched = branches[0].successor_list
        assert branched is not None
        return branches[0].parent_block if branched.count(self) == 1 else None

    def incoming(self) -> list[Operation]:
        """The terminators in this region that name this block, oldest first."""
        region = self.parent_region
        branches: list[Operation] = []
        if region is not None and self.branches is not None:
            for op in self.branches:
                source = op.parent_block
                if source is not None and source.last is op and source.parent_region is region:
                    branches.append(op)
        return branches

    def _detach(self) -> None:
        region = self.parent_region
        if region is not None:
            region.remove_block(self)

    def erase(self) -> None:
        """Remove the block and everything in it, none of whose values may be used elsewhere."""
        self.require_live()
        nested = [inner for operation in self.ops() for inner in collect_loaded(operation)]
        refuse_outside_uses(nested)
        inside = set(nested)
        for argument in self.args:
            if any(user not in inside for user in argument.users):
                raise MLIRError(f"block argument #{argument.number} is erased but still has uses")
        self._detach()
        for operation in list(self.ops()):
            operation.drop_all_references()
        for operation in reversed(list(self.ops())):
            operation.erase()
        self.args = NO_ARGUMENTS
        self.is_erased = True
        KNOWN.stamp = None

    def __reduce__(self) -> Any:
        raise TypeError("a block is part of an operation: copy or pickle that")

    def __str__(self) -> str:
        from mlirkit.core.upcalls import block_to_text

        self.require_live()
        return block_to_text(self)

    def __repr__(self) -> str:
        return "<erased Block>" if self.is_erased else f"<Block with {len(self.args)} arguments>"


class OperationList:
    """The operations of a block as a sequence; a live view."""

    __slots__ = ("_block",)

    def __init__(self, block: Block) -> None:
        self._block = block

    def __iter__(self) -> Iterator[Operation]:
        return self._block.ops()

    def __len__(self) -> int:
        return len(self._listed())

    def __getitem__(self, index: Any) -> Any:
        # The ends are read without the list, which a change of the block drops.
        block = self._block
        if index == -1 and block.last is not None:
            return block.last
        if index == 0 and block.first is not None:
            return block.first
        return self._listed()[index]

    def _listed(self) -> list[Operation]:
        """The operations as a list, which is valid until the block changes: for reading only."""
        block = self._block
        operations = block.listed
        if operations is None:
            operations = list(block.ops())
            block.listed = operations
        return operations

    def __bool__(self) -> bool:
        self._block.require_live()
        return self._block.first is not None


def _order_of_block(op: Operation) -> int:
    """The order of a terminator's block in its region."""
    block = op.parent_block
    assert block is not None
    return block.order
