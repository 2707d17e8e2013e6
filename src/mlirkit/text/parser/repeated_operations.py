"""Operations that repeat an earlier text except for its names: a fast path of the plain build.

    %5 = memref.load %1[%i, %j] : memref<4x4xf32>        earlier
    %8 = memref.load %3[%j, %k] : memref<4x4xf32>        the same properties and types, and other operands

Most lines of a file repeat an earlier one.  The text between the names of values and blocks is looked up; if
an operation was parsed from it before, only the names are resolved.  The conditions are:

- The hook reads text alone.  Hooks of a program may read anything, and so does a hook that reads result names
  or makes a location (`OpAsmParser.depends_on_more`).
- The operation has no regions, or regions that follow from its text, as short forms of reductions and named
  operations have.
- Names have the same roles: each is an operand or a successor, and the same names are equal.
- The operands' types are the same, so that inferred types are, as well.
- The text ends there: the token behind it has ended it before.

Otherwise the operation is parsed as any other, errors included.  Compiled, tokens are read faster than texts
are looked up.
"""

from __future__ import annotations

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
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.regions import RegionParser
from mlirkit.text.parser.repeated_texts import SHORT_BYTES, equal_names, has_name_in_string
from mlirkit.text.tokens import (
    BARE_ID,
    CARET_ID,
    KW_LOC,
    L_BRACE,
    R_PAREN,
    is_keyword_like,
)

# The most texts that are cached.
_MOST_SHAPES: Final = 1 << 14

# The name of a value, without the number of a first result, or of a block.
_NAME: Final = LateRegex(
    rb"([%^](?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)(?:#[1-9][0-9]*+)?+)(?:#0(?![0-9a-zA-Z$._-]))?+"
)


# The default dialect, the number of result names, the text with a line feed for each name, and which names
# are equal (`equal_names`).
_Key = tuple[str, int, bytes, tuple[int, ...]]


class OperationParts:
    """The parts of an operation that its text alone determines."""

    __slots__ = ("attributes", "properties", "result_types")

    def __init__(self, operation: Operation, result_types: Sequence[Type]) -> None:
        # As stored: inherent attributes separated from discardable ones, defaults filled in.
        self.properties: Attribute | None = operation.props
        self.attributes: DictionaryAttr = operation.attrs
        self.result_types = result_types


class _BodyOperation:
    """An operation in a body, with the numbers of its operands among the body's values."""

    __slots__ = ("info", "location", "operands", "parts")

    def __init__(self, operation: Operation, location: Location | None, operands: list[int]) -> None:
        self.info: OperationName = operation.info
        self.location = location
        self.operands = operands
        self.parts = OperationParts(operation, result_types_of(operation))


class _Body:
    """A region that follows from the text of an operation: one block of operations without regions.

    A location is None if it is that of the operation with the region.
    """

    __slots__ = ("arguments", "operations")

    def __init__(
        self, arguments: list[tuple[Type, Location | None]], operations: list[_BodyOperation]
    ) -> None:
        self.arguments = arguments
        self.operations = operations


class _Shape:
    """An operation that was parsed from a text, without the names in it."""

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
        # The distance, in bytes, from the name to the operation's place.
        self.offset: i64 = offset
        self.bodies = bodies
        self.parts = OperationParts(operation, result_types_of(operation))
        # By name: the type of its value, None for a block.
        self.types = types
        # The numbers of the names that are operands; None if these are all names, in order.
        self.order: list[int] | None = order
        if order == list(range(len(types))):
            self.order = None
        self.successors = successors
        # Tokens that have followed the text: kinds, and words.
        self.followers: set[int | bytes] = set()


@mypyc_attr(allow_interpreted_subclasses=True)
class RepeatedOperationParser(RegionParser):
    """The part of the parser that reads operations which repeat an earlier text."""

    __slots__ = ("_last_lookup", "_repeated", "operation_names")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        RegionParser.__init__(self, buffer, context)
        # Operation names by their bare spelling, with the dialect.
        self.operation_names: dict[bytes, OperationName] = {}
        self._repeated: dict[_Key, _Shape] = {}
        # The last lookup: the operation's offset, its key, and the names in it.
        self._last_lookup: tuple[int, _Key, list[bytes]] = (-1, ("", 0, b"", ()), [])

    def guess_text_end(self, at: i64) -> i64:
        """The probable end of the rest of an operation at a byte offset, without its location; -1 if unknown.

        A guess suffices, as with types: a cached text was once parsed as exactly this rest of an operation.
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
        """Append the operation at its bare name to `block`; None if it repeats no earlier text.

        `result_count` is the number of its result names.
        """
        at = self.start
        data = self.data
        end = self.guess_text_end(at)
        # A line that ends in a brace begins a region, which has to be parsed.
        if end < 0 or data[end - 1] == L_BRACE:
            return None
        pieces = _NAME.split(data[at:end])
        names = pieces[1::2]
        key = (self.default_dialect, result_count, b"\n".join(pieces[::2]), equal_names(names))
        self._last_lookup = (at, key, names)
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
        """The values of the names that are operands; None if one is undefined or has another type."""
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
        """The successors named in the text at a byte offset; they may be defined later."""
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
        """Make a region with this body, for an operation at a byte offset."""
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
        for body_operation in body.operations:
            parts = body_operation.parts
            types = parts.result_types
            operation = append_operation(
                block,
                body_operation.info,
                self.origin if body_operation.location is None else body_operation.location,
                place if body_operation.location is None else 0,
                parts.attributes,
                parts.properties,
                [values[number] for number in body_operation.operands],
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
        """Append an operation at a byte offset, whose text has been read up to its location."""
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
        """Cache an operation whose text, at a byte offset, has been looked up and then parsed."""
        start, key, names = self._last_lookup
        if start != at or self.guess_text_end(at) != self.last_end or operation.loc is not self.origin:
            return
        shape = self._repeated.get(key)
        if shape is None:
            # The offset of a place behind a name depends on the length of the name.
            offset = operation.place - at
            text = key[2]
            if len(self._repeated) >= _MOST_SHAPES or offset < 0 or b"\n" in text[:offset]:
                return
            if has_name_in_string(text):
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
        # Different names have different values, and every operand and successor is named.
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
        """The current token as the follower of an operation's text."""
        kind = self.kind
        if not is_keyword_like(kind):
            return kind
        # No syntax uses the name of an operation as a keyword.
        return BARE_ID if self.word in self.operation_names else self.word

    def _ends_text(self, shape: _Shape) -> bool:
        """Whether the current token has followed the text of a shape."""
        followers = shape.followers
        return self._follower() in followers or (is_keyword_like(self.kind) and self.word in followers)


def _body_of(region: Region, owner: Operation) -> _Body | None:
    """The region of an operation as a body; None if a body cannot represent it."""
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
