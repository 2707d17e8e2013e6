"""Matching: pairs of operations, blocks and values of two trees.

The roots are paired, and the regions of paired operations, by number.  In two blocks operations are paired by
one kind of key after the other (operation_keys.py), the strictest first, each within the gaps that earlier
keys have left.  Operations in another order have moved, unless order does not matter: in graph regions.  The
remaining operations of both trees are paired once more, in any place.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from mlirkit.comparison.operation_keys import BlockKeys, KeyTable, OperationKeys
from mlirkit.comparison.sequence import (
    gaps_between,
    paired_in_any_order,
    paired_in_order,
    paired_where_unique,
)
from mlirkit.core.block import Block
from mlirkit.core.interfaces import RegionKind
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_preorder

_OPERATION_KEYS: tuple[Callable[[OperationKeys], int], ...] = (
    lambda keys: keys.whole,
    lambda keys: keys.far,
    lambda keys: keys.near,
    lambda keys: keys.own,
    lambda keys: keys.symbol,
    lambda keys: keys.anonymous,
    lambda keys: keys.kind,
    lambda keys: keys.shape,
)
# The index of `own`: the keys before it include operands.
_OWN = 3
# The keys by which an operation is recognised as moved.
_MOVABLE_KEYS = _OPERATION_KEYS[:2]

_BLOCK_KEYS: tuple[Callable[[BlockKeys], int], ...] = (
    lambda keys: keys.whole,
    lambda keys: keys.own,
    lambda keys: keys.kind,
    lambda keys: 0,
)


class Matching:
    """Matching operations; `partner` maps from the left tree to the right one."""

    def __init__(self, left: Operation, right: Operation, *, ordered: bool = False) -> None:
        self.roots = (left, right)
        self.partner: dict[Operation, Operation] = {}
        self.partner_block: dict[Block, Block] = {}
        self.partner_value: dict[Value, Value] = {}
        self.matched: set[Operation] = set()
        self.matched_blocks: set[Block] = set()
        # Operations of the left tree whose partner has another place.
        self.moved: set[Operation] = set()
        # Operations without a partner, in the order of the text.
        self.removed: list[Operation] = []
        self.added: list[Operation] = []
        self._ordered = ordered
        self._keys = KeyTable(left, right)
        self.comparable = self._keys.comparable
        self._waiting: list[tuple[Operation, Operation]] = []
        self._pair(left, right)
        self._match_regions()
        self._match_left_over()

    def _pair(self, op: Operation, other: Operation) -> None:
        self.partner[op] = other
        self.matched.add(other)
        self.partner_value.update(zip(op.result_values(), other.result_values(), strict=False))
        if op.region_list or other.region_list:
            self._waiting.append((op, other))

    def _match_regions(self) -> None:
        """Match the contents of the waiting pairs, and their contents in turn."""
        while self._waiting:
            op, other = self._waiting.pop()
            for number, (region, other_region) in enumerate(zip(op.regions, other.regions, strict=False)):
                in_order = self._ordered or not (_is_graph(op, number) and _is_graph(other, number))
                self._match_blocks(region, other_region, in_order)

    def _match_blocks(self, region: Region, other_region: Region, in_order: bool) -> None:
        blocks, other_blocks = region.get_blocks(), other_region.get_blocks()
        if not blocks or not other_blocks:
            return
        keys = [self._keys.blocks[block] for block in blocks[1:]]
        other_keys = [self._keys.blocks[block] for block in other_blocks[1:]]
        pairs = _pairs_by_keys(
            [[key(item) for item in keys] for key in _BLOCK_KEYS],
            [[key(other_key) for other_key in other_keys] for key in _BLOCK_KEYS],
        )
        # Entry blocks are paired.
        for at, other_at in [(0, 0), *[(at + 1, other_at + 1) for at, other_at in pairs]]:
            block, other = blocks[at], other_blocks[other_at]
            self.partner_block[block] = other
            self.matched_blocks.add(other)
            self.partner_value.update(zip(block.args, other.args, strict=False))
            self._match_operations(list(block.ops()), list(other.ops()), in_order)

    def _match_operations(self, ops: list[Operation], other_ops: list[Operation], in_order: bool) -> None:
        keys = [self._keys.operations[op] for op in ops]
        other_keys = [self._keys.operations[op] for op in other_ops]
        columns = [[key(item) for item in keys] for key in _OPERATION_KEYS]
        other_columns = [[key(other_key) for other_key in other_keys] for key in _OPERATION_KEYS]
        if not in_order:
            for at, other_at in _pairs_in_any_order(columns[:-1], other_columns[:-1]):
                self._pair(ops[at], other_ops[other_at])
            return
        strict = len(_MOVABLE_KEYS)
        pairs = _pairs_by_keys(columns[:_OWN], other_columns[:_OWN])
        unpaired, other_unpaired = _left_out(pairs, len(ops), len(other_ops))
        crossing = _pairs_in_any_order(
            [[column[at] for at in unpaired] for column in columns[:strict]],
            [[column[at] for at in other_unpaired] for column in other_columns[:strict]],
        )
        moved = [(unpaired[at], other_unpaired[other_at]) for at, other_at in crossing]
        # Make the keys of moved operations unique, so that no later key pairs them.
        for number, (at, other_at) in enumerate(moved):
            for column, other_column in zip(columns, other_columns, strict=True):
                column[at], other_column[other_at] = -2 * number - 1, -2 * number - 2
        pairs = _pairs_by_keys(columns, other_columns, pairs)
        # An operation that is the only one of its kind has moved, whatever its operands are.
        for column, other_column in zip(columns[_OWN:-1], other_columns[_OWN:-1], strict=True):
            unpaired, other_unpaired = _left_out([*pairs, *moved], len(ops), len(other_ops))
            single = paired_where_unique(
                [column[at] for at in unpaired], [other_column[at] for at in other_unpaired]
            )
            moved += [(unpaired[at], other_unpaired[other_at]) for at, other_at in single]
        self.moved.update(ops[at] for at, _ in moved)
        for at, other_at in [*pairs, *moved]:
            self._pair(ops[at], other_ops[other_at])

    def _match_left_over(self) -> None:
        """Pair operations that have moved from one block to another, and list the remaining ones."""
        left, right = self.roots
        for key in _MOVABLE_KEYS:
            ops = [op for op in walk_preorder(left) if op not in self.partner]
            other_ops = [op for op in walk_preorder(right) if op not in self.matched]
            keys = [key(self._keys.operations[op]) for op in ops]
            other_keys = [key(self._keys.operations[op]) for op in other_ops]
            for at, other_at in paired_in_any_order(keys, other_keys):
                # Operations inside may have been paired together with the operation around them.
                if ops[at] not in self.partner and other_ops[other_at] not in self.matched:
                    self.moved.add(ops[at])
                    self._pair(ops[at], other_ops[other_at])
                    self._match_regions()
        self.removed = _outermost(left, self.partner)
        self.added = _outermost(right, self.matched)


def _pairs_by_keys(
    columns: Sequence[Sequence[int]],
    other_columns: Sequence[Sequence[int]],
    pairs: Sequence[tuple[int, int]] = (),
) -> list[tuple[int, int]]:
    """Pairs in the order of both sequences; each column of keys fills the gaps of the columns before."""
    size, other_size = len(columns[0]), len(other_columns[0])
    result = list(pairs)
    for column, other_column in zip(columns, other_columns, strict=True):
        for left, right in list(gaps_between(result, size, other_size)):
            inside = paired_in_order(column[left.start : left.stop], other_column[right.start : right.stop])
            result += [(left.start + at, right.start + other_at) for at, other_at in inside]
        result.sort()
    return result


def _pairs_in_any_order(
    columns: Sequence[Sequence[int]], other_columns: Sequence[Sequence[int]]
) -> list[tuple[int, int]]:
    """Pairs in any order; each column of keys pairs the items that the columns before have left."""
    result: list[tuple[int, int]] = []
    size, other_size = len(columns[0]), len(other_columns[0])
    for column, other_column in zip(columns, other_columns, strict=True):
        unpaired, other_unpaired = _left_out(result, size, other_size)
        inside = paired_in_any_order(
            [column[at] for at in unpaired], [other_column[at] for at in other_unpaired]
        )
        result += [(unpaired[at], other_unpaired[other_at]) for at, other_at in inside]
    return result


def _left_out(pairs: Sequence[tuple[int, int]], size: int, other_size: int) -> tuple[list[int], list[int]]:
    """The positions of both sequences that no pair contains."""
    done = {at for at, _ in pairs}
    other_done = {other_at for _, other_at in pairs}
    left_out = [at for at in range(size) if at not in done]
    return left_out, [at for at in range(other_size) if at not in other_done]


def _is_graph(op: Operation, number: int) -> bool:
    """Whether the order of operations in a region of `op` does not matter."""
    kind = op.info.region_kind
    return kind is not None and kind(op, number) is RegionKind.GRAPH


def _outermost(root: Operation, matched: Container[Operation]) -> list[Operation]:
    """The operations without a partner, except for those inside of another one without a partner."""
    alone: list[Operation] = []
    inside: set[Operation | None] = set()
    for op in walk_preorder(root):
        if op.parent_op in inside:
            inside.add(op)
        elif op not in matched:
            inside.add(op)
            alone.append(op)
    return alone
