"""An operation with unknown syntax while it is being read: its parts, brackets and names of values."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.core.asm_interface import Argument
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, SymbolRefAttr
from mlirkit.core.unknown_syntax import Part
from mlirkit.core.value import Value
from mlirkit.text.tokens import AT_ID, COLON, COMMA

# Whether a name is that of an argument: no, only if no value has the name, certainly.
NO: Final = 0
MAYBE: Final = 1
SURE: Final = 2


class Group:
    """A pair of brackets, open or closed."""

    __slots__ = (
        "at",
        "before",
        "closing",
        "has_names",
        "is_in_signature",
        "names",
        "only_names",
        "type_count",
        "type_parts",
        "types",
    )

    def __init__(self, at: i64, closing: i64, before: i64, outer: Group | None) -> None:
        self.at: i64 = at
        self.closing: i64 = closing
        # The kind of the token in front; AT_ID even if `<...>` is in between.
        self.before: i64 = before
        self.is_in_signature: bool = before == AT_ID or (outer is not None and outer.is_in_signature)
        # Whether it contains only names, their types and commas.
        self.only_names = True
        self.has_names = False
        # The number of types in it, outside of inner brackets.
        self.type_count: i64 = 0
        # Names in a row and the types behind their colon: `%a, %b : i32, i64`.
        self.names: list[Name] = []
        self.types: list[Type] = []
        # Indices of these types among the operation's parts.
        self.type_parts: list[int] = []

    def add_name(self, name: Name) -> None:
        self.has_names = True
        if self.types:
            self.end_row()
        self.names.append(name)

    def add_type(self, type: Type, part: i64, before: i64) -> None:
        """Add a type, the part with number `part`, behind a token of the kind `before`."""
        self.type_count += 1
        if self.names and (before == COLON or (before == COMMA and self.types)):
            self.types.append(type)
            self.type_parts.append(part)

    def end_row(self) -> None:
        """End a row: its names get its types, if there is one for each."""
        if len(self.names) == len(self.types):
            for index, name in enumerate(self.names):
                name.type = self.types[index]
                name.type_at = self.type_parts[index]
        if self.names:
            self.names = []
        if self.types:
            self.types = []
            self.type_parts = []


class Name(Part):
    """A name of a value in the text before its role is known."""

    __slots__ = ("at", "before", "group", "is_typed", "key_", "location", "sure", "type", "type_at", "word")

    def __init__(self, key: bytes, at: i64, before: i64, word: bytes, group: Group | None) -> None:
        self.key_ = key
        self.at: i64 = at
        self.before: i64 = before
        self.word = word
        self.group = group
        self.sure: i64 = NO
        # Whether a colon follows, and the type behind it.
        self.is_typed = False
        self.type: Type | None = None
        # The index of the type among the operation's parts.
        self.type_at: i64 = -1
        self.location: Location | None = None


class LocationOfName(Part):
    """A location behind a name in brackets before the role of the name is known."""

    __slots__ = ("name", "text")

    def __init__(self, name: Name, text: str) -> None:
        self.name = name
        self.text = text


class Pieces:
    """The parts of an operation while it is being read."""

    __slots__ = (
        "arguments",
        "attributes",
        "begin",
        "indent",
        "input_count",
        "names",
        "op_at",
        "operand_types",
        "operands",
        "parts",
        "regions",
        "result_parts",
        "result_types",
        "successors",
        "symbols",
        "text_start",
    )

    def __init__(self, text_start: i64, op_at: i64) -> None:
        # The offset of the operation, result names included.
        self.op_at: i64 = op_at
        # The offset behind the operation's name.
        self.begin: i64 = text_start
        self.parts: list[Part] = []
        # The offset of the text that is in no part yet.
        self.text_start: i64 = text_start
        # The indentation of the operation's line in columns, computed on demand.
        self.indent: i64 = -1
        # Indices in `parts` of names whose role is undecided.
        self.names: list[int] = []
        self.operands: list[Value] = []
        # Types of the operands that the text shows.
        self.operand_types: list[Type | None] = []
        self.successors: list[Block] = []
        self.symbols: list[SymbolRefAttr] = []
        self.regions: list[Region] = []
        # Arguments of the last region that has argument names in front of it.
        self.arguments: list[Argument] = []
        self.attributes: DictionaryAttr = EMPTY_DICTIONARY
        # Types behind the last arrow outside of brackets, their indices in `parts`, and the number of input
        # types if the arrow is that of a function type, else -1.
        self.result_types: list[Type] = []
        self.result_parts: list[int] = []
        self.input_count: i64 = -1


def name_hint(name: bytes) -> str:
    """The name of a value without its percent sign; empty for a number, since printing numbers anew."""
    text = name[1:].decode("ascii")
    return "" if text.isdigit() else text
