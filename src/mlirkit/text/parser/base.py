"""The base of all parts of the parser: tokens, errors, lists, names, state.

The parser is one class.  Its methods are divided among files by subject, and each of these classes derives
from the one before:

    Lexer > Parser (here) > TypeParser > LocationParser > AttributeParser > DialectSymbolParser
          > ValueParser > UnknownExtentParser > UnknownNameParser > UnknownPartParser
          > UnknownShapeParser > UnknownLineParser > UnknownSyntaxParser
          > RegionParser > RepeatedOperationParser > GenericFormParser > OperationParser
          > ResourceParser > SourceParser

Errors have MLIR's words and places.  A parser that has raised an error cannot be used again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.attributes import ArrayAttr, DistinctAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.integer import int_of_digits
from mlirkit.builtin.resources import DialectResource, ModuleResources
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.location import Location, TextOrigin
from mlirkit.core.release_text import ReleaseText
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import MLIRError, ParseError, with_outer_error
from mlirkit.support.fresh_stack import FIRST_SEGMENT, SEGMENT, on_fresh_stack
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import Lexer, string_value
from mlirkit.text.tokens import (
    BARE_ID,
    COMMA,
    EOF,
    INTEGER,
    KW_FALSE,
    KW_TRUE,
    L_SQUARE,
    MINUS,
    STRING,
    is_keyword_like,
)

# Longer integers are refused if no type bounds them, because converting takes more than linear time.
_INTEGER_DIGITS: Final = 100_000

# Longer lists in brackets are not looked up by their text.
MOST_REMEMBERED: Final = 128
SMALL_INTEGERS: Final = 32

# Decimal numbers with up to this many digits fit into 64 bits.
_SHORT_DIGITS: Final = 18

# Delimiters of lists: the opening and the closing one.
DELIMITERS: Final[dict[str, tuple[str, str]]] = {
    "()": ("(", ")"),
    "[]": ("[", "]"),
    "<>": ("<", ">"),
    "{}": ("{", "}"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Parser(Lexer):
    """Base of all parts of the parser; see the module's docstring."""

    __slots__ = (
        "any_version",
        "array_cache",
        "attribute_aliases",
        "bracketed_values",
        "context",
        "depth",
        "depth_limit",
        "dict_cache",
        "distinct_attributes",
        "enclosing",
        "file_state",
        "keeps_unhooked",
        "origin",
        "release",
        "resources",
        "small_integers",
        "tolerant",
        "type_aliases",
        "type_attributes",
        "type_cache",
    )

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        Lexer.__init__(self, buffer)
        self.context = context
        # The origin of operations and block arguments, whose places are byte offsets.
        self.origin: Location = TextOrigin(buffer)
        # Aliases by name, without `#` or `!`.
        self.attribute_aliases: dict[bytes, Attribute] = {}
        self.type_aliases: dict[bytes, Type] = {}
        self.distinct_attributes: dict[int, DistinctAttr] = {}
        self.resources = ModuleResources()
        # Whether operations and values without definitions are kept as text (unknown_syntax.py).
        self.tolerant = False
        # Whether operations and types that known dialects refuse may be of another version (source.py).
        self.any_version = False
        # Whether all operations and values of dialects that lack hooks are kept as text (source.py).
        self.keeps_unhooked = False
        # The spelling of the release that wrote the text, if it is another than the definitions'.
        self.release: ReleaseText | None = None
        # See AsmParser of core/asm_interface.py: `file_state`, and the keys of `parse_inside`.
        self.file_state: dict[str, Any] = {}
        self.enclosing: list[Any] = []
        # Types, dictionaries and arrays by their text.  Names in them mean the same throughout a file.
        self.type_cache: dict[bytes, Type] = {}
        self.dict_cache: dict[bytes, DictionaryAttr] = {}
        self.array_cache: dict[bytes, ArrayAttr] = {}
        # Attributes that many operations share are one object, so that comparisons stop at identity: types as
        # attributes, and the integers below SMALL_INTEGERS of each type.
        self.type_attributes: dict[Type, TypeAttr] = {}
        self.small_integers: dict[Type, list[IntegerAttr | None]] = {}
        # Values that `AsmParser.parse_bracketed` has read, by its key and their text.
        self.bracketed_values: dict[Any, dict[bytes, Any]] = {}
        # The depth of the recursion, and the depth at which to change stacks; see `deeper`.
        self.depth: i64 = 0
        self.depth_limit: i64 = FIRST_SEGMENT

    # -- defined in other files -----------------------------------------------------------------------

    def parse_type(self) -> Type:
        raise NotImplementedError

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        raise NotImplementedError

    def parse_body_of_release(self, dialect: str, mnemonic: str) -> Attribute:
        raise NotImplementedError

    def parse_location_instance(self) -> Location:
        raise NotImplementedError

    # -- depth ------------------------------------------------------------------------------------------

    def deeper(self, task: Callable[[], Any]) -> Any:
        """Go on with `task` on a fresh stack, because `depth` has reached `depth_limit`."""
        limit = self.depth_limit
        self.depth_limit = limit + SEGMENT
        result = on_fresh_stack(task)
        self.depth_limit = limit
        return result

    # -- errors -----------------------------------------------------------------------------------------

    def error(self, message: str, at: i64 = -1) -> ParseError:
        """An error at a byte offset, by default that of the current token; to be raised."""
        if at < 0:
            # At the end of the text, MLIR points at the last byte.
            at = self.start - 1 if self.kind == EOF else self.start
        return self.error_at(at, message)

    def wrong_token(self, message: str) -> ParseError:
        """An error about a missing token, shown behind the token before if that is on an earlier line."""
        data = self.data
        original: i64 = self.start
        if self.kind == EOF:
            original -= 1
        at: i64 = original
        while True:
            while at > 0 and (data[at - 1] == 32 or data[at - 1] == 9):
                at -= 1
            if at <= 0:
                return self.error_at(original, message)
            if data[at - 1] != 10 and data[at - 1] != 13:
                return self.error_at(at, message)
            at -= 1
            line: i64 = at
            while line > 0 and data[line - 1] != 10 and data[line - 1] != 13:
                line -= 1
            comment: i64 = data.find(b"//", line, at)
            if comment >= 0:
                at = comment

    def add_error(self, error: ParseError, message: str, at: i64 = -1) -> None:
        """Add to `error` the further errors of MLIR, unless the text could not even be lexed."""
        with_outer_error(error, self.error(message, at))

    def located(self, error: MLIRError, at: i64) -> ParseError:
        """`error` as a parse error: with a place at `at`, unless it has one."""
        if isinstance(error, ParseError):
            return error
        if error.error_diagnostics:
            return ParseError(error.message, error.error_diagnostics)
        return self.error_at(at, error.message)

    def location_at(self, offset: i64) -> Location:
        """The location of a byte offset in the source."""
        return self.origin.at(offset)

    # -- tokens -----------------------------------------------------------------------------------------

    def accept(self, kind: i64) -> bool:
        """Consume the current token if it is of this kind."""
        if self.kind != kind:
            return False
        self.advance()
        return True

    def expect(self, kind: i64, message: str) -> None:
        """Consume a token of this kind; an error with this message if it is another."""
        if self.kind != kind:
            raise self.wrong_token(message)
        self.advance()

    def at_word(self, word: bytes) -> bool:
        """Whether the current token is the bare identifier `word`."""
        return self.kind == BARE_ID and self.word == word

    def accept_keyword(self, keyword: str) -> bool:
        """Consume the current token if it is this keyword or identifier."""
        if not is_keyword_like(self.kind) or self.word.decode("ascii") != keyword:
            return False
        self.advance()
        return True

    def optional_keyword(self) -> str | None:
        """Any keyword or bare identifier, if there is one."""
        if not is_keyword_like(self.kind):
            return None
        word = self.word.decode("ascii")
        self.advance()
        return word

    def string_text(self) -> str:
        """The value of the current token, which is a string."""
        return string_value(self.data[self.start + 1 : self.end - 1])

    def symbol_text(self) -> str:
        """The name in the current token, which is `@name` or `@"name"`."""
        data = self.data
        if data[self.start + 1] == 34:
            return string_value(data[self.start + 2 : self.end - 1])
        return data[self.start + 1 : self.end].decode("ascii")

    def optional_keyword_or_string(self) -> str | None:
        if self.kind == STRING:
            text = self.string_text()
            self.advance()
            return text
        return self.optional_keyword()

    # -- numbers ----------------------------------------------------------------------------------------

    def unsigned_value(self, bits: int) -> int:
        """The value of the current token, an integer; -1 if it does not fit into `bits`."""
        short: int = decimal_value(self.data, self.start, self.end)
        if short >= 0:
            return -1 if short >> bits else short
        spelling = self.data[self.start : self.end]
        # Zeros in front make a number long, not large.
        if len(spelling) > 24 and len(spelling.lstrip(b"0x")) > 24:
            return -1
        value = integer_value(spelling)
        return -1 if value >> bits else value

    def optional_integer(self) -> int | None:
        """An integer of any size, `true` or `false`, if there is one."""
        if self.kind == KW_TRUE or self.kind == KW_FALSE:
            truth = 1 if self.kind == KW_TRUE else 0
            self.advance()
            return truth
        if self.kind != INTEGER and self.kind != MINUS:
            return None
        negative = self.accept(MINUS)
        if self.kind != INTEGER:
            raise self.wrong_token("expected integer value")
        if self.end - self.start > _INTEGER_DIGITS:
            raise self.error("integer value too large")
        value: int = decimal_value(self.data, self.start, self.end)
        if value < 0:
            value = integer_value(self.data[self.start : self.end])
        self.advance()
        return -value if negative else value

    # -- lists ------------------------------------------------------------------------------------------

    def comma_separated(self, delimiter: str, element: Callable[[], Any], context: str = "") -> list[Any]:
        """Elements between delimiters; see `AsmParser.parse_comma_separated_list`."""
        elements: list[Any] = []
        closing = ""
        if delimiter:
            opening, closing = DELIMITERS[delimiter[:2]]
            if not self.accept(ord(opening)):
                if len(delimiter) > 2:
                    return elements
                raise self.wrong_token(f"expected '{opening}'{context}")
            if self.accept(ord(closing)):
                return elements
        elements.append(element())
        while self.accept(COMMA):
            elements.append(element())
        if closing and not self.accept(ord(closing)):
            raise self.wrong_token(f"expected '{closing}'{context}")
        return elements

    def list_until(self, closing: i64, spelling: str, element: Callable[[], Any]) -> None:
        """Parse elements up to a closing token; the list may be empty."""
        if self.accept(closing):
            return
        element()
        while self.accept(COMMA):
            element()
        if not self.accept(closing):
            raise self.wrong_token(f"expected ',' or '{spelling}'")

    def guess_bracket_end(self, at: i64) -> i64:
        """The probable end of the list in square brackets at a byte offset; not positive if unknown."""
        if self.kind != L_SQUARE:
            return -1
        data = self.data
        if not COMPILED:
            return data.find(b"]", at, at + MOST_REMEMBERED) + 1
        limit: i64 = at + MOST_REMEMBERED
        if limit > self.size:
            limit = self.size
        while at < limit:
            at += 1
            if data[at] == 93:
                return at + 1
        return -1

    # -- resources --------------------------------------------------------------------------------------

    def resource_handle(self, dialect: str) -> DialectResource:
        """A key of a dialect's resources, which may be defined later in the file."""
        at = self.start
        key = self.optional_keyword_or_string()
        if key is None:
            raise self.error("expected identifier key for 'resource' entry")
        if dialect != "builtin" and not self.tolerant and not self._has_resources(dialect):
            raise self.error(f"unknown 'resource' key '{key}' for dialect '{dialect}'", at)
        return self.resources.handle(dialect, key)

    def _has_resources(self, dialect: str) -> bool:
        loaded = self.context.dialect(dialect)
        return loaded is not None and loaded.has_resources


def decimal_value(data: bytes, at: i64, end: i64) -> i64:
    """The value of a short decimal literal from one byte offset to another; -1 for any other literal."""
    if end - at > _SHORT_DIGITS:
        return -1
    if not COMPILED:
        spelling = data[at:end]
        return int(spelling) if spelling.isdigit() else -1
    value: i64 = 0
    while at < end:
        digit: i64 = data[at] - 48
        if digit < 0 or digit > 9:
            return -1
        value = value * 10 + digit
        at += 1
    return value


def integer_value(spelling: bytes) -> int:
    """The value of an integer literal, decimal or hexadecimal, of any length."""
    if len(spelling) > 1 and spelling[1] == 120:
        return int(spelling[2:], 16)
    return int_of_digits(spelling.lstrip(b"0").decode("ascii") or "0")
