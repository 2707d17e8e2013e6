"""Operations that read as earlier ones, but for the names in them: a fast path of the plain build.

    %5 = memref.load %1[%i, %j] : memref<4x4xf32>        earlier
    %8 = memref.load %3[%j, %k] : memref<4x4xf32>        the same properties and types, and other operands

In a file most lines are such.  The text between the names of values and blocks is looked up; where it was
read as an operation, the names alone are resolved.  That holds if

- the syntax reads text alone: hooks of a program may read anything, and so does a hook that asks for names on
  the left or makes a location (`OpAsmParser.depends_on_more`);
- it has no regions, or such as follow from the text: short forms of reductions, and named operations;
- names have the same roles: each is an operand or a successor, and names that are equal were equal;
- the operands' types are the same, so that what follows from these does;
- the text ends there: the token behind it is one that did not belong to the operation before.

Otherwise the operation is read as any other, errors included.  Compiled, tokens are read faster than texts
are looked up.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import append_operation
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import (
    append_region,
    append_result,
    operands_of,
    result_types_of,
    results_of,
    set_successors,
)
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.regions import RegionParser
from mlirkit.text.tokens import (
    BARE_ID,
    CARET_ID,
    KW_LOC,
    L_BRACE,
    R_PAREN,
    is_keyword_like,
)

# Longer texts are not looked up, and so many are remembered.
SHORT_BYTES: Final = 512
_MOST_SHAPES: Final = 1 << 14

# The name of a value, without the number of a first result, or of a block.
_NAME: Final = re.compile(
    rb"([%^](?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)(?:#[1-9][0-9]*+)?+)(?:#0(?![0-9a-zA-Z$._-]))?+"
)
_STRING: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')


# The default dialect, the number of names on the left, the text with a line feed for each name, and which of
# these are equal.
_Key = tuple[str, int, bytes, tuple[int, ...]]


class OperationParts:
    """The parts of an operation that its text alone decides."""

    __slots__ = ("attributes", "properties", "result_types")

    def __init__(self, operation: Operation, result_types: Sequence[Type]) -> None:
        # As the operation has them: inherent attributes apart from discardable ones, defaults filled in.
        self.properties: Attribute | None = operation.props
        self.attributes: DictionaryAttr = operation.attrs
        self.result_types = result_types


class _BodyOperation:
    """An operation in a body: what it is, and the numbers of its operands among the body's values."""

    __slots__ = ("info", "location", "operands", "parts")

    def __init__(self, operation: Operation, location: Location | None, operands: list[int]) -> None:
        self.info: OperationName = operation.info
        self.location = location
        self.operands = operands
        self.parts = OperationParts(operation, result_types_of(operation))


class _Body:
    """A region that follows from the text of an operation: one block of operations without regions.

    Locations are None where they are the operation's.
    """

    __slots__ = ("arguments", "operations")

    def __init__(
        self, arguments: list[tuple[Type, Location | None]], operations: list[_BodyOperation]
    ) -> None:
        self.arguments = arguments
        self.operations = operations


class _Shape:
    """An operation as a text with names left out."""

    __slots__ = ("bodies", "followers", "info", "offset", "order", "parts", "successors", "types")

    def __init__(
        self,
        operation: Operation,
        offset: i64,
        bodies: list[_Body],
        types: list[Type | None],
        order: list[int],
        successors: list[int],
    ) -> None:
        self.info: OperationName = operation.info
        # How far behind the name the operation's place is.
        self.offset: i64 = offset
        self.bodies = bodies
        self.parts = OperationParts(operation, result_types_of(operation))
        # Of each name: the type of the value, None for a block.
        self.types = types
        # The names of the operands, by their numbers; None where they are all the names, in order.
        self.order: list[int] | None = order
        if order == list(range(len(types))):
            self.order = None
        self.successors = successors
        # Tokens that stood behind such a text: kinds, and words.
        self.followers: set[int | bytes] = set()


@mypyc_attr(allow_interpreted_subclasses=True)
class RepeatedOperationParser(RegionParser):
    """The part of the parser that reads operations which read as earlier ones."""

    __slots__ = ("_looked_up", "_repeated", "operation_names")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        RegionParser.__init__(self, buffer, context)
        # Operation names by their bare spelling, with the dialect.
        self.operation_names: dict[bytes, OperationName] = {}
        # None: an operation with regions, which are not looked at before the text comes a second time.
        self._repeated: dict[_Key, _Shape | None] = {}
        # Where an operation was looked up last, its key, and the names in it.
        self._looked_up: tuple[int, _Key, list[bytes]] = (-1, ("", 0, b"", ()), [])

    def guess_text_end(self, at: i64) -> i64:
        """Where the operation that goes on at a byte offset probably ends, but for its location.

        A guess suffices, as with types: text that is remembered was once read as exactly that.
        """
        data = self.data
        end: i64 = data.find(b"\n", at, at + SHORT_BYTES)
        if end < 0:
            return -1
        if data[end - 1] == R_PAREN:
            location: i64 = data.find(b" loc(", at, end)
            if location > 0:
                end = location
        # Some formats print a space behind their last part.
        while data[end - 1] == 32:
            end -= 1
        return end

    def parse_repeated_operation(self, block: Block, result_count: int) -> Operation | None:
        """An operation at its bare name, appended to `block`; None if none was read that reads the same.

        So many results are named on the left.
        """
        at = self.start
        data = self.data
        end = self.guess_text_end(at)
        # What ends in a brace has a region, which is read.
        if end < 0 or data[end - 1] == L_BRACE:
            return None
        pieces = _NAME.split(data[at:end])
        names = pieces[1::2]
        key = (self.default_dialect, result_count, b"\n".join(pieces[::2]), _equal_names(names))
        self._looked_up = (at, key, names)
        shape = self._repeated.get(key)
        if shape is None:
            return None
        operands = self._operands_of(shape, names)
        if operands is None:
            return None
        self.end = end
        self.advance()
        if not self._ends_text(shape):
            self.reset(at)
            return None
        successors = self._successors_of(shape, names, at) if shape.successors else None
        place = at + shape.offset
        operation = self.append_with_parts(block, shape.info, place, operands, successors, shape.parts)
        for body in shape.bodies:
            append_region(operation, self._region_of(body, place))
        return operation

    def _operands_of(self, shape: _Shape, names: list[bytes]) -> list[Value] | None:
        """The operands that names stand for; None if one is not defined yet, or of another type."""
        values = self.values
        types = shape.types
        operands: list[Value] = []
        order = shape.order
        if order is None:
            for index, name in enumerate(names):
                value = values.get(name)
                if value is None or (value.type is not types[index] and value.type != types[index]):
                    return None
                operands.append(value)
            return operands
        for index in order:
            value = values.get(names[index])
            if value is None or (value.type is not types[index] and value.type != types[index]):
                return None
            operands.append(value)
        return operands

    def _successors_of(self, shape: _Shape, names: list[bytes], at: i64) -> list[Block]:
        """The blocks that names in the text at a byte offset stand for, which may be defined later."""
        blocks = self.blocks
        successors: list[Block] = []
        for index in shape.successors:
            name = names[index]
            block = blocks.get(name)
            if block is None:
                block = Block()
                blocks[name] = block
                matches = list(_NAME.finditer(self.data, at, at + SHORT_BYTES))
                self.forward_blocks[name] = matches[index].start()
            successors.append(block)
        return successors

    def _region_of(self, body: _Body, place: i64) -> Region:
        """A region of an operation at a byte offset."""
        block = Block()
        region = Region()
        values: list[Value] = []
        arguments: list[BlockArgument] = []
        for type, location in body.arguments:
            argument = (
                BlockArgument(type, len(values), block, self.origin, place)
                if location is None
                else BlockArgument(type, len(values), block, location)
            )
            arguments.append(argument)
            values.append(argument)
        if arguments:
            block.args = arguments
        for made in body.operations:
            parts = made.parts
            types = parts.result_types
            operation = append_operation(
                block,
                made.info,
                self.origin if made.location is None else made.location,
                place if made.location is None else 0,
                parts.attributes,
                parts.properties,
                [values[number] for number in made.operands],
                types[0] if types else None,
            )
            for type in types[1:]:
                append_result(operation, type)
            values.extend(results_of(operation))
        block.parent_region = region
        region.block_list.append(block)
        return region

    def append_with_parts(
        self,
        block: Block,
        info: OperationName,
        at: i64,
        operands: list[Value],
        successors: list[Block] | None,
        parts: OperationParts,
    ) -> Operation:
        """Append an operation from a byte offset, whose text up to the current token is all read."""
        location = self.origin
        if self.kind == KW_LOC:
            location = self.parse_trailing_location()
            at = 0
        types = parts.result_types
        count = len(types)
        type = types[0] if count else None
        operation = append_operation(
            block, info, location, at, parts.attributes, parts.properties, operands, type
        )
        for index in range(1, count):
            append_result(operation, types[index])
        if successors is not None:
            set_successors(operation, successors)
        return operation

    def remember_operation(self, operation: Operation, at: i64) -> None:
        """Remember an operation whose text from a byte offset on, which was looked up before, is all read."""
        start, key, names = self._looked_up
        if start != at or self.guess_text_end(at) != self.last_end or operation.loc is not self.origin:
            return
        shape = self._repeated.get(key)
        if shape is None:
            # Behind a name, the place depends on its length.
            offset = operation.place - at
            text = key[2]
            if len(self._repeated) >= _MOST_SHAPES or offset < 0 or b"\n" in text[:offset]:
                return
            if operation.region_list is not None and key not in self._repeated:
                self._repeated[key] = None
                return
            if b'"' in text and any(b"\n" in string for string in _STRING.findall(text)):
                return
            shape = self._shape_of(operation, offset, names)
            if shape is None:
                return
            self._repeated[key] = shape
        shape.followers.add(self._follower())

    def _shape_of(self, operation: Operation, offset: i64, names: list[bytes]) -> _Shape | None:
        """The shape of an operation; None if a name in it is more than an operand or a successor."""
        types: list[Type | None] = []
        numbers: dict[Value | Block, int] = {}
        for index, name in enumerate(names):
            if name[0] == CARET_ID:
                block = self.blocks.get(name)
                if block is None:
                    return None
                types.append(None)
                numbers.setdefault(block, index)
            else:
                value = self.values.get(name)
                if value is None:
                    return None
                types.append(value.type)
                numbers.setdefault(value, index)
        operands = operands_of(operation)
        successors = operation.successor_list or []
        # Two names never stand for one value, and no value has a part without a name.
        if len(numbers) != len(set(names)) or numbers.keys() != {*operands, *successors}:
            return None
        bodies: list[_Body] = []
        for region in operation.region_list or ():
            body = _body_of(region, operation)
            if body is None:
                return None
            bodies.append(body)
        return _Shape(
            operation,
            offset,
            bodies,
            types,
            [numbers[operand] for operand in operands],
            [numbers[successor] for successor in successors],
        )

    def _follower(self) -> int | bytes:
        """The current token, as what stands behind an operation's text."""
        kind = self.kind
        if not is_keyword_like(kind):
            return kind
        # No syntax has the name of an operation for a word of its own.
        return BARE_ID if self.word in self.operation_names else self.word

    def _ends_text(self, shape: _Shape) -> bool:
        """Whether the current token has stood behind the text of a shape."""
        followers = shape.followers
        return self._follower() in followers or (is_keyword_like(self.kind) and self.word in followers)


def _body_of(region: Region, owner: Operation) -> _Body | None:
    """The region of an operation as a body; None if it is more than that."""
    blocks = region.get_blocks()
    if len(blocks) != 1:
        return None
    block = blocks[0]
    places = {(owner.loc, owner.place): None, (UNKNOWN_LOC, 0): UNKNOWN_LOC}
    numbers: dict[Value, int] = {}
    arguments: list[tuple[Type, Location | None]] = []
    for argument in block.args:
        if (argument.loc, argument.place) not in places:
            return None
        arguments.append((argument.type, places[argument.loc, argument.place]))
        numbers[argument] = len(numbers)
    operations: list[_BodyOperation] = []
    for operation in block:
        operands = operands_of(operation)
        place = (operation.loc, operation.place)
        if operation.region_list or operation.successor_list or place not in places:
            return None
        if not all(operand in numbers for operand in operands):
            return None
        location = places[place]
        operations.append(_BodyOperation(operation, location, [numbers[operand] for operand in operands]))
        for result in results_of(operation):
            numbers[result] = len(numbers)
    return _Body(arguments, operations)


def _equal_names(names: list[bytes]) -> tuple[int, ...]:
    """Of each name, where it stands first; nothing if no two are equal."""
    count = len(names)
    if count < 2 or len(set(names)) == count:
        return ()
    return tuple([names.index(name) for name in names])
