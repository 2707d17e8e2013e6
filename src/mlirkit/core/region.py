"""Regions: an ordered list of blocks owned by an operation.

A region read from bytecode may be lazy: its blocks are decoded on the first access to `blocks`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, overload

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect_count, expect_live, expect_or_none
from mlirkit.core.attribute import Type
from mlirkit.core.block import ORDER_STRIDE, Block
from mlirkit.core.location import Location
from mlirkit.core.verified import KNOWN, Stamp
from mlirkit.support.abstract_classes import separate_caches
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


# If at most one block in this many is new, new blocks are inserted into the list one by one.
_FEW: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionLoader:
    """A loader of lazy regions; it may serve all regions of an operation."""

    __slots__ = ()

    def load(self, region: Region) -> None:
        """Fill `region` (and any other this loader serves); clear their `loader` once they are complete."""
        raise NotImplementedError


class WaitingBlocks(RegionLoader):
    """Blocks that were inserted beside others of a region, until the list of its blocks is read.

    Each insertion into the list moves all later blocks; many insertions are one pass over the list.
    """

    __slots__ = ("_blocks", "_is_merging", "_neighbours")

    def __init__(self) -> None:
        self._is_merging = False
        # In the order of insertion: the inserted blocks, and for each its neighbour and whether the block
        # is behind it.
        self._blocks: list[Block] = []
        self._neighbours: list[tuple[Block, bool]] = []

    def put(self, block: Block, neighbour: Block, is_behind: bool) -> None:
        """Insert a block directly in front of a block of the region, or behind it."""
        self._blocks.append(block)
        self._neighbours.append((neighbour, is_behind))

    def load(self, region: Region) -> None:
        exclusively(lambda: self._load(region))

    def _load(self, region: Region) -> None:
        # Another thread has merged the blocks, or this one is merging them and reads the region.
        if region.loader is not self or self._is_merging:
            return
        self._is_merging = True
        self._merge(region)
        region.loader = None
        KNOWN.stamp = None

    def _merge(self, region: Region) -> None:
        blocks = self._blocks
        if len(blocks) * _FEW <= len(region.block_list):
            for block, (neighbour, is_behind) in zip(blocks, self._neighbours):
                block.parent_region = None
                region.insert_block(region.index_of(neighbour) + (1 if is_behind else 0), block)
            return
        in_front: dict[Block, list[Block]] = {}
        behind: dict[Block, list[Block]] = {}
        for block, (neighbour, is_behind) in zip(blocks, self._neighbours):
            (behind if is_behind else in_front).setdefault(neighbour, []).append(block)
        merged: list[Block] = []
        stack = region.block_list[::-1]
        while stack:
            block = stack.pop()
            preceding = in_front.pop(block, None)
            if preceding is not None:
                # The newest block is next to its neighbour.
                stack.append(block)
                stack.extend(reversed(preceding))
                continue
            merged.append(block)
            stack.extend(behind.pop(block, ()))
        region.block_list = merged
        region.order_valid = region.order_valid and _number_between(merged, set(blocks))
        KNOWN.stamp = None


class Region:
    """A region.  `block_list` is the storage; access goes through `blocks`, which loads a lazy region."""

    __slots__ = ("block_list", "is_erased", "loader", "order_valid", "parent_op", "stamp")

    def __init__(self, parent_op: Operation | None = None) -> None:
        self.block_list: list[Block] = []
        self.parent_op = parent_op
        self.loader: RegionLoader | None = None
        self.is_erased = False
        # Whether the blocks' `order` increases; code that fills `block_list` directly leaves it False.
        self.order_valid = False
        # The mark of a valid operation, in its first region.
        self.stamp: Stamp | None = None

    def require_live(self) -> None:
        """Raise MLIRError if the region's operation has been erased."""
        if self.is_erased:
            raise MLIRError("the region has been erased")

    @property
    def blocks(self) -> BlockList:
        """The blocks, as a sequence with `append(*arg_types)`."""
        self.require_live()
        return BlockList(self)

    def get_blocks(self) -> list[Block]:
        """The list of blocks itself, loaded: for reading only."""
        # Another thread may load the region in the meantime, which clears `loader`.
        loader = self.loader
        if loader is not None:
            loader.load(self)
        return self.block_list

    def present_blocks(self) -> list[Block]:
        """The loaded blocks: as `get_blocks`, but lazy regions stay lazy."""
        loader = self.loader
        if isinstance(loader, WaitingBlocks):
            loader.load(self)
        return self.block_list

    @property
    def first_block(self) -> Block | None:
        self.require_live()
        blocks = self.get_blocks()
        return blocks[0] if blocks else None

    @property
    def entry_block(self) -> Block | None:
        return self.first_block

    @property
    def is_empty(self) -> bool:
        self.require_live()
        return not self.get_blocks()

    @property
    def owner(self) -> Operation | None:
        self.require_live()
        return self.parent_op

    @property
    def parent_region(self) -> Region | None:
        op = self.parent_op
        return None if op is None or op.parent_block is None else op.parent_block.parent_region

    @property
    def region_number(self) -> int:
        """The index of the region in its operation."""
        self.require_live()
        assert self.parent_op is not None
        for index, region in enumerate(self.parent_op.region_list or ()):
            if region is self:
                return index
        raise ValueError("region is not in its operation")

    def append_block(self, block: Block) -> None:
        """Append a block that is in no region."""
        self.require_live()
        expect_live(block, Block, "append_block", "block")
        if block.parent_region is not None:
            raise ValueError("append_block: argument 'block': the block is in a region")
        block.parent_region = self
        blocks = self.get_blocks()
        if self.order_valid and blocks:
            block.order = blocks[-1].order + ORDER_STRIDE
        blocks.append(block)
        KNOWN.stamp = None

    def insert_block(self, index: int, block: Block) -> None:
        """Insert a block that is in no region in front of the one at `index`."""
        self.require_live()
        expect_live(block, Block, "insert_block", "block")
        if block.parent_region is not None:
            raise ValueError("insert_block: argument 'block': the block is in a region")
        blocks = self.get_blocks()
        index = expect_count(index, len(blocks), "insert_block", "index")
        if index == len(blocks):
            self.append_block(block)
            return
        block.parent_region = self
        if self.order_valid:
            after = blocks[index].order
            before = after - 2 * ORDER_STRIDE if index == 0 else blocks[index - 1].order
            block.order = (before + after) // 2
            self.order_valid = after - before > 1
        blocks.insert(index, block)
        KNOWN.stamp = None

    def insert_beside(self, neighbour: Block, block: Block, is_behind: bool) -> None:
        """Insert a block that is in no region directly in front of one of this region's, or behind it."""
        self.require_live()
        expect_live(block, Block, "insert_beside", "block")
        expect_live(neighbour, Block, "insert_beside", "neighbour")
        if block.parent_region is not None:
            raise ValueError("insert_beside: argument 'block': the block is in a region")
        if neighbour.parent_region is not self:
            raise ValueError("insert_beside: argument 'neighbour': the block is not in this region")
        loader = self.loader
        if not isinstance(loader, WaitingBlocks):
            self.get_blocks()
            loader = WaitingBlocks()
            self.loader = loader
        block.parent_region = self
        loader.put(block, neighbour, is_behind)
        KNOWN.stamp = None

    def remove_block(self, block: Block) -> None:
        # `index_of` may replace the list.
        index = self.index_of(block)
        del self.block_list[index]
        block.parent_region = None
        KNOWN.stamp = None

    def index_of(self, block: Block) -> int:
        """The index of a block, found by its `order`; numbers the blocks if necessary."""
        self.require_live()
        blocks = self.get_blocks()
        if isinstance(block, Block) and block.parent_region is self:
            if blocks[-1] is block:
                return len(blocks) - 1
            self.number_blocks()
            low = 0
            high = len(blocks)
            while low < high:
                middle = (low + high) // 2
                if blocks[middle].order < block.order:
                    low = middle + 1
                else:
                    high = middle
            return low
        raise ValueError("block is not in this region")

    def number_blocks(self) -> None:
        """Make the `order` of blocks increase along the region, unless it is valid."""
        blocks = self.get_blocks()
        if self.order_valid:
            return
        order = 0
        for block in blocks:
            order += ORDER_STRIDE
            block.order = order
        self.order_valid = True

    def take_body(self, other: Region) -> None:
        """Move all blocks of `other` to the end of this region."""
        self.require_live()
        expect_live(other, Region, "take_body", "other")
        if other is self:
            return
        blocks = other.get_blocks()
        for block in blocks:
            block.refuse_region(self)
        other.block_list = []
        for block in blocks:
            block.parent_region = None
            self.append_block(block)
        KNOWN.stamp = None

    def ops(self) -> Iterator[Operation]:
        """The operations of all blocks, in order, without nested ones."""
        self.require_live()
        for block in self.get_blocks():
            yield from block.ops()

    def is_ancestor(self, other: Region | None) -> bool:
        """Whether `other` is this region or nested in it."""
        expect_or_none(other, Region, "is_ancestor", "other")
        while other is not None:
            if other is self:
                return True
            other = other.parent_region
        return False

    def __iter__(self) -> Iterator[Block]:
        """The current blocks: the list may change while iterating."""
        self.require_live()
        return iter(list(self.get_blocks()))

    def __len__(self) -> int:
        self.require_live()
        return len(self.get_blocks())

    def __getitem__(self, index: int) -> Block:
        self.require_live()
        return self.get_blocks()[index]

    def __reduce__(self) -> Any:
        raise TypeError("a region is part of an operation: copy or pickle that")

    def __repr__(self) -> str:
        if self.is_erased:
            return "<erased Region>"
        count = len(self.present_blocks())
        state = "lazy" if self.loader is not None else f"{count} blocks"
        return f"<Region, {state}>"


class BlockList(Sequence[Block]):
    """The blocks of a region as a sequence; a live view."""

    __slots__ = ("_region",)

    def __init__(self, region: Region) -> None:
        self._region = region

    def __len__(self) -> int:
        return len(self._region)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Block: ...
    @overload
    def __getitem__(self, index: slice) -> list[Block]: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Block | list[Block]:
        self._region.require_live()
        return self._region.get_blocks()[index]

    def __iter__(self) -> Iterator[Block]:
        return iter(self._region)

    def append(self, *arg_types: Type, arg_locs: Sequence[Location] | None = None) -> Block:
        """Append a new block with arguments of these types."""
        self._region.require_live()
        block = Block()
        block.add_arguments(arg_types, arg_locs)
        self._region.append_block(block)
        return block


separate_caches(BlockList)


def _number_between(blocks: list[Block], new: set[Block]) -> bool:
    """Number new blocks between their neighbours; False if the numbers leave no room."""
    start = 0
    for end in range(len(blocks) + 1):
        if end < len(blocks) and blocks[end] in new:
            continue
        count = end - start
        if start == 0 or end == len(blocks):
            step = ORDER_STRIDE
        else:
            step = (blocks[end].order - blocks[start - 1].order) // (count + 1)
        if count and step == 0:
            return False
        first = blocks[end].order - step * (count + 1) if start == 0 else blocks[start - 1].order
        for index in range(count):
            blocks[start + index].order = first + step * (index + 1)
        start = end + 1
    return True
