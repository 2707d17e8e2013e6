"""Merging equal blocks: values from outside in which they differ become arguments of one block.

    ^bb1:  "x.use"(%a)  cf.br ^bb3                 ^bb1(%0: i32):  "x.use"(%0)  cf.br ^bb3
    ^bb2:  "x.use"(%b)  cf.br ^bb3

Mirror: BlockMergeCluster of mlir/Transforms/RegionUtils.h.
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.patterns.control_flow import Edge, forwarded, incoming_edges, pass_on, successors

# An operand of a block: the number of its operation, and its own.
Slot = tuple[int, int]


def merge_identical_blocks(region: Region) -> bool:
    """Merge equal blocks of a region, without nested ones; whether anything was merged."""
    blocks = region.get_blocks()
    if len(blocks) < 2:
        return False
    candidates: dict[tuple[Block, ...], list[Block]] = {}
    for block in blocks[1:]:
        candidates.setdefault(tuple(successors(block)), []).append(block)
    merged = False
    for alike in candidates.values():
        clusters: list[_Cluster] = []
        for block in alike if len(alike) > 1 else ():
            if _can_be_merged(block) and not any(cluster.add(block) for cluster in clusters):
                clusters.append(_Cluster(block))
        for cluster in clusters:
            if cluster.others:
                merged |= cluster.merge(region)
    return merged


def _can_be_merged(block: Block) -> bool:
    """Whether a block holds only operations that are compared, and its arguments have no uses outside."""
    for op in block.ops():
        if any(not region.is_empty for region in op.region_list or ()):
            return False
    return not any(_is_read_outside(argument, block) for argument in block.args)


def _is_read_outside(value: Value, block: Block) -> bool:
    """Whether an operation in another block, or one nested in this block, uses `value`."""
    return any(user.parent_block is not block for user, _ in value.use_pairs())


class _Cluster:
    """Blocks that are the same but for some operands."""

    def __init__(self, leader: Block) -> None:
        self.leader = leader
        self.others: list[Block] = []
        self.slots: set[Slot] = set()
        self._operations = list(leader.ops())
        self._places = _places(leader)

    def add(self, block: Block) -> bool:
        """Take a block in if it is the same."""
        if [argument.type for argument in block.args] != [argument.type for argument in self.leader.args]:
            return False
        operations = list(block.ops())
        if len(operations) != len(self._operations):
            return False
        places = _places(block)
        slots: list[Slot] = []
        for index, (op, other) in enumerate(zip(self._operations, operations)):
            if not _are_alike(op, other):
                return False
            for number, (value, other_value) in enumerate(
                zip(op.operand_values(), other.operand_values())
            ):
                if value is other_value:
                    continue
                if value.type != other_value.type or places.get(other_value) != self._places.get(value):
                    return False
                if value not in self._places:
                    if not _can_be_passed(value, self.leader) or not _can_be_passed(other_value, block):
                        return False
                    slots.append((index, number))
            if any(_is_read_outside(result, self.leader) for result in op.result_values()):
                return False
            if any(_is_read_outside(result, block) for result in other.result_values()):
                return False
        self.slots.update(slots)
        self.others.append(block)
        return True

    def merge(self, region: Region) -> bool:
        """Redirect branches of the other blocks to the leader; False if one cannot pass more values."""
        edges = incoming_edges(region)
        blocks = [self.leader, *self.others]
        if self.slots:
            if any(forwarded(edge) is None for block in blocks for edge in edges[block]):
                return False
            self._pass_operands([edges[block] for block in blocks])
        for block in self.others:
            for op, index in edges[block]:
                op.set_successor(index, self.leader)
            block.erase()
        return True

    def _pass_operands(self, edges: list[list[Edge]]) -> None:
        """Make arguments of the operands in which the blocks differ, one per distinct tuple of values."""
        rows = [[op.operand_values() for op in block.ops()] for block in (self.leader, *self.others)]
        arguments: dict[tuple[Value, ...], BlockArgument] = {}
        for index, number in sorted(self.slots):
            values = tuple([row[index][number] for row in rows])
            argument = arguments.get(values)
            if argument is None:
                argument = self.leader.add_argument(values[0].type, values[0].location)
                arguments[values] = argument
            self._operations[index].set_operand(number, argument)
        for row, incoming in enumerate(edges):
            for edge in incoming:
                pass_on(edge, [*(forwarded(edge) or ()), *[values[row] for values in arguments]])


def _places(block: Block) -> dict[Value, int]:
    """The values that a block defines, numbered in order."""
    values: list[Value] = [*block.args]
    for op in block.ops():
        values.extend(op.result_values())
    return {value: place for place, value in enumerate(values)}


def _are_alike(op: Operation, other: Operation) -> bool:
    """Whether two operations are the same but for operands, successors and places."""
    return (
        op.info is other.info
        and op.operand_count == other.operand_count
        and op.result_types() == other.result_types()
        and len(op.region_list or ()) == len(other.region_list or ())
        and op.props == other.props
        and op.attrs == other.attrs
    )


def _can_be_passed(value: Value, block: Block) -> bool:
    """Whether a branch to `block` can pass `value`: not if the branch itself defines it."""
    if not isinstance(value, OpResult):
        return True
    op = value.op
    return op.next_op is not None or all(successor is not block for successor in op.successor_list or ())
