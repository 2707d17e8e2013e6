"""Heads of operations with regions: the text in front of a region is parsed once if only names differ.

    affine.for %i = 0 to min #map(%j)[%n] step 2 {         parsed
    affine.for %k = 0 to min #map(%i)[%m] step 2 {         equal but for names: not parsed again

A head ends in front of `{` or at the end of its line.  The custom syntax of an operation passes the function
that parses its head to `OpAsmParser.parse_head`; the result must follow from the text and from the types of
operands alone.  Results are cached by the text between the names of values and of region arguments; cached
results apply if the values have the same types.  Operations without regions are cached as a whole
(repeated_operations.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mlirkit.core.asm_interface import Argument, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.support.late_regex import LateRegex
from mlirkit.text.parser.repeated_texts import SHORT_BYTES, equal_names, has_name_in_string

if TYPE_CHECKING:
    from mlirkit.text.parser.values import ValueParser

# The most heads that are cached.
_MOST_HEADS: Final = 1 << 13

# The name of a value, with the number of a result.
_NAME: Final = LateRegex(rb"(%(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)(?:#[0-9]+)?+)")


# The default dialect, the operation, the text with a line feed for each name, and which of these are equal.
HeadKey = tuple[str, str, bytes, tuple[int, ...]]


class Head:
    """The parts of an operation that follow from the text of its head, and the roles of the names in it."""

    __slots__ = (
        *("arguments", "attributes", "followers", "operand_types", "operands", "properties"),
        "result_types",
    )

    def __init__(
        self, state: OperationState, operands: list[int], arguments: list[tuple[int, Type | None]]
    ) -> None:
        # The number of the name of each operand.
        self.operands = operands
        self.operand_types = [operand.type for operand in state.operands]
        self.arguments = arguments
        self.properties: dict[str, Attribute] = dict(state.properties)
        self.attributes: dict[str, Attribute] = dict(state.attributes)
        self.result_types: list[Type] = list(state.result_types)
        # The kinds of tokens that followed heads of this text.
        self.followers: set[int] = set()


class HeadText:
    """The text of a head: its offsets, its key in the cache, and the names in it."""

    __slots__ = ("at", "end", "key", "names", "pieces")

    def __init__(self, parser: ValueParser, name: str) -> None:
        data = parser.data
        at = parser.start
        end: i64 = data.find(b"\n", at, at + SHORT_BYTES)
        if end > 0 and data[end - 1] == 123:
            end -= 1
        while end > 0 and data[end - 1] == 32:
            end -= 1
        self.at: i64 = at
        self.end: i64 = end
        self.pieces: list[bytes] = _NAME.split(data[at:end]) if end > at else []
        self.names: list[bytes] = self.pieces[1::2]
        shape = b"\n".join(self.pieces[::2])
        self.key: HeadKey = (parser.default_dialect, name, shape, equal_names(self.names))


def read_head(parser: ValueParser, text: HeadText, state: OperationState) -> list[Argument] | None:
    """Fill `state` from the cached head of the text, and return the arguments of the region.

    None, with nothing consumed, if no head is cached or if the values have other types.
    """
    head = parser.heads.get(text.key)
    if head is None:
        return None
    names = text.names
    values = parser.values
    operands: list[Value] = []
    for number, type in zip(head.operands, head.operand_types):
        value = values.get(names[number])
        if value is None or (value.type is not type and value.type != type):
            return None
        operands.append(value)
    for number, _ in head.arguments:
        if b"#" in names[number]:
            return None
    parser.end = text.end
    parser.advance()
    if parser.kind not in head.followers:
        parser.reset(text.at)
        return None
    state.operands = operands
    state.properties = dict(head.properties)
    state.attributes = dict(head.attributes)
    state.result_types = list(head.result_types)
    arguments: list[Argument] = []
    for number, argument_type in head.arguments:
        place: i64 = text.at
        for piece in text.pieces[: 2 * number + 1]:
            place += len(piece)
        arguments.append(Argument(UnresolvedOperand(place, names[number]), argument_type))
    return arguments


def remember_head(
    parser: ValueParser, text: HeadText, state: OperationState, arguments: Sequence[Argument]
) -> None:
    """Cache a head that was just parsed, if the parser consumed exactly its text."""
    if text.end <= text.at or parser.last_end != text.end:
        return
    head = parser.heads.get(text.key)
    if head is None:
        head = _head_of(parser, text, state, arguments)
        if head is None or len(parser.heads) >= _MOST_HEADS:
            return
        parser.heads[text.key] = head
    head.followers.add(parser.kind)


def _head_of(
    parser: ValueParser, text: HeadText, state: OperationState, arguments: Sequence[Argument]
) -> Head | None:
    """The head to cache; None if heads of equal text could differ in more than the names of values."""
    names = text.names
    # The key cannot distinguish blocks, `%0` from `%0#0`, or names inside of strings.
    shape = text.key[2]
    if b"^" in shape or has_name_in_string(shape) or any(b"#0" in name for name in names):
        return None
    numbers: dict[Value, int] = {}
    keys = [argument.operand.key for argument in arguments]
    for number, name in enumerate(names):
        if name in keys:
            continue
        value = parser.values.get(name)
        if value is None:
            return None
        numbers.setdefault(value, number)
    # Each name denotes one operand or one argument, and each operand has exactly one name.
    if len(numbers) + len(set(keys)) != len(set(names)) or numbers.keys() != set(state.operands):
        return None
    for argument in arguments:
        key = argument.operand.key
        if key[:1] != b"%" or b"#" in key or key in parser.values:
            return None
        if argument.attributes or argument.location is not None:
            return None
    return Head(
        state,
        [numbers[operand] for operand in state.operands],
        [(names.index(argument.operand.key), argument.type) for argument in arguments],
    )
