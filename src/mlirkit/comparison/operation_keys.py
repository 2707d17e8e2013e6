"""Keys: numbers that are equal for equal operations of two trees, exactly or in part.

    flow        name, attributes, result types, and the definitions of the operands
    whole       flow, and the regions
    far near    own, and the definitions of the operands to a depth of 4 and 1, for matches near a difference
    own         name, attributes, result types, and the regions, for any operands
    symbol      the name, and the symbol's name; unique for operations that are no symbols
    anonymous   own without the symbol's name
    kind        the name, and the symbol's name if there is one
    shape       the types of results and operands, for operations with results

A key is the number of a tuple of these parts, so that equal keys mean equal tuples: a hash could be equal for
different ones.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from mlirkit.comparison.comparable import ComparableValues
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.symbols import SYMBOL_NAME
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.core.walk import walk_postorder, walk_preorder

# The depth of operand definitions in the keys `near` and `far`.
_NEAR, _FAR = 1, 4


class OperationKeys(NamedTuple):
    """The keys of one operation."""

    whole: int
    far: int
    near: int
    own: int
    symbol: int
    anonymous: int
    kind: int
    shape: int


class BlockKeys(NamedTuple):
    """The keys of one block: with operands, without, and of its arguments alone."""

    whole: int
    own: int
    kind: int


class KeyTable:
    """The keys of all operations and blocks of some trees."""

    def __init__(self, *roots: Operation) -> None:
        self.comparable = ComparableValues()
        self._numbers: dict[Hashable, int] = {}
        self._heads: dict[Operation, int] = {}
        self._flows: dict[Operation, int] = {}
        self._positions: dict[Block, int] = {}
        self.operations: dict[Operation, OperationKeys] = {}
        self.blocks: dict[Block, BlockKeys] = {}
        for root in roots:
            ops = list(walk_preorder(root))
            for op in ops:
                self._flows[op] = self._flow(op)
            heads = {op: self._heads[op] for op in ops}
            near = self._around(heads, _NEAR)
            far = self._around(near, _FAR - _NEAR)
            for op in walk_postorder(root):
                self.operations[op] = self._keys(op, far[op], near[op])

    def _number(self, *parts: Hashable) -> int:
        return self._numbers.setdefault(parts, len(self._numbers))

    def _flow(self, op: Operation) -> int:
        operands = tuple([self._value(value) for value in op.operand_values()])
        successors = tuple([self._positions.get(block, -1) for block in op.successors])
        for region in op.region_list or ():
            self._positions.update((block, at) for at, block in enumerate(region.get_blocks()))
        return self._number("flow", self._head(op), operands, successors)

    def _head(self, op: Operation) -> int:
        """The key of an operation's own parts: its name, attributes and result types."""
        types = tuple([self.comparable(type) for type in op.result_types()])
        head = self._heads[op] = self._number("head", op.name, self.comparable.attributes(op), types)
        return head

    def _around(self, keys: dict[Operation, int], steps: int) -> dict[Operation, int]:
        """Keys combined with the keys of the operations that define the operands, `steps` operations back."""
        for _ in range(steps):
            keys = {
                op: self._number(
                    "around", key, tuple([_of_owner(keys, value) for value in op.operand_values()])
                )
                for op, key in keys.items()
            }
        return keys

    def _value(self, value: Value) -> int:
        """The key of an operand; a value of a graph region that is defined later counts by its type."""
        if isinstance(value, OpResult):
            flow = self._flows.get(value.op)
            return self._number("result", value.number, value.type if flow is None else flow)
        assert isinstance(value, BlockArgument)
        return self._number("argument", value.number, value.type, self._positions.get(value.block, -1))

    def _keys(self, op: Operation, far: int, near: int) -> OperationKeys:
        whole: list[Hashable] = []
        own: list[Hashable] = []
        for region in op.region_list or ():
            blocks = [self._block(block) for block in region.get_blocks()]
            whole.append(tuple([keys.whole for keys in blocks]))
            own.append(tuple([keys.own for keys in blocks]))
        inside = tuple(own)
        nameless, symbol = _without_symbol_name(self.comparable.attributes(op))
        kind = self._number("kind", op.name, symbol)
        return OperationKeys(
            self._number("whole", self._flows[op], tuple(whole)),
            self._number("far", far, inside),
            self._number("near", near, inside),
            self._number("own", self._heads[op], inside),
            self._unique() if symbol is None else kind,
            self._number("anonymous", op.name, nameless, inside),
            kind,
            self._shape(op),
        )

    def _unique(self) -> int:
        """A key that is equal to no other."""
        return self._number("unique", len(self._numbers))

    def _shape(self, op: Operation) -> int:
        types = tuple([self.comparable(type) for type in op.result_types()])
        operand_types = tuple([self.comparable(type) for type in op.operand_types()])
        return self._number("shape", types, operand_types) if types else self._unique()

    def _block(self, block: Block) -> BlockKeys:
        types = tuple([self.comparable(argument.type) for argument in block.args])
        inside = [self.operations[op] for op in block.ops()]
        keys = BlockKeys(
            self._number("block", types, tuple([op.whole for op in inside])),
            self._number("block", types, tuple([op.own for op in inside])),
            self._number("block", types),
        )
        self.blocks[block] = keys
        return keys


def _of_owner(keys: dict[Operation, int], value: Value) -> tuple[int, int]:
    """The key of a value's defining operation (-1 for a block argument), and the value's number."""
    owner = value.defining_op
    return (-1 if owner is None else keys.get(owner, -1)), value.number


def _without_symbol_name(attributes: DictionaryAttr) -> tuple[DictionaryAttr, Attribute | None]:
    """Attributes without the name of a symbol, and that name."""
    name = attributes.entries.get(SYMBOL_NAME)
    if name is None:
        return attributes, None
    further_entries = {key: value for key, value in attributes.entries.items() if key != SYMBOL_NAME}
    return attributes.with_entries(further_entries), name
