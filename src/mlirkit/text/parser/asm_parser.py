"""The parser for custom syntax: the base for attribute, type and operation hooks.

This implements `AsmParser` of core/asm_interface.py over the parser proper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from mypy_extensions import i64

from mlirkit.builtin.float_semantics import F64, FloatSemantics, bits_to_float
from mlirkit.core import asm_interface
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser.affine import AffineParser
from mlirkit.text.parser.attributes import AttributeParser
from mlirkit.text.parser.base import MOST_REMEMBERED
from mlirkit.text.parser.numbers import float_pattern
from mlirkit.text.tokens import (
    ARROW,
    AT_ID,
    COLON,
    COMMA,
    EXCLAMATION_ID,
    HASH_ID,
    L_BRACE,
    MINUS,
    PUNCTUATION,
    STRING,
    is_keyword_like,
)


class AsmParser(asm_interface.AsmParser):
    """See `mlirkit.core.asm_interface.AsmParser`, which documents the methods."""

    __slots__ = ("_at", "_name_at", "discardable", "duplicate", "undeclared")

    def __init__(self, parser: AttributeParser, name_at: i64) -> None:
        self._at = parser
        self._name_at: i64 = name_at
        # The first repeated attribute; reported once the hook has succeeded.
        self.duplicate: str | None = None
        # Names of discardable attributes in the release that wrote the text, and the attributes parsed.
        self.undeclared: frozenset[str] = frozenset()
        self.discardable: dict[str, Attribute] = {}

    @property
    def context(self) -> Any:
        return self._at.context

    def current_location(self) -> int:
        return self._at.start

    def name_location(self) -> int:
        return self._name_at

    def location_at(self, offset: int) -> Location:
        return self._at.location_at(offset)

    def error(self, message: str, at: int | None = None) -> ParseError:
        return self._at.error_at(self._at.start if at is None else at, message)

    def is_nobodys(self, value: Attribute | Type) -> bool:
        return self._at.is_nobodys(value)

    # -- tokens -----------------------------------------------------------------------------------------

    def parse_punctuation(self, spelling: str) -> None:
        parser = self._at
        if spelling == "::":
            parser.expect(COLON, "expected '::'")
            parser.expect(COLON, "expected '::'")
            return
        if parser.kind != PUNCTUATION[spelling]:
            raise parser.wrong_token(f"expected '{spelling}'")
        parser.advance()

    def parse_optional_punctuation(self, spelling: str) -> bool:
        parser = self._at
        if spelling == "::":
            if parser.kind != COLON or parser.data[parser.end] != 58:
                return False
            parser.advance()
            parser.advance()
            return True
        if parser.kind != PUNCTUATION[spelling]:
            return False
        parser.advance()
        return True

    def parse_keyword(self, keyword: str, message: str = "") -> None:
        if not self._at.accept_keyword(keyword):
            raise self.error(f"expected '{keyword}'{message}")

    def parse_optional_keyword(self, keyword: str) -> bool:
        return self._at.accept_keyword(keyword)

    def parse_any_keyword(self) -> str:
        word = self._at.optional_keyword()
        if word is None:
            raise self.error("expected valid keyword")
        return word

    def parse_optional_any_keyword(self) -> str | None:
        return self._at.optional_keyword()

    def parse_optional_keyword_of(self, keywords: Iterable[str]) -> str | None:
        parser = self._at
        if not is_keyword_like(parser.kind):
            return None
        word = parser.word.decode("ascii")
        if word not in keywords:
            return None
        parser.advance()
        return word

    def parse_keyword_or_string(self) -> str:
        word = self._at.optional_keyword_or_string()
        if word is None:
            raise self.error("expected valid keyword or string")
        return word

    def parse_optional_keyword_or_string(self) -> str | None:
        return self._at.optional_keyword_or_string()

    def parse_string(self) -> str:
        text = self.parse_optional_string()
        if text is None:
            raise self.error("expected string")
        return text

    def parse_optional_string(self) -> str | None:
        parser = self._at
        if parser.kind != STRING:
            return None
        text = parser.string_text()
        parser.advance()
        return text

    def at(self, character: str) -> bool:
        """Whether the next token begins with this character."""
        parser = self._at
        return parser.data[parser.start] == ord(character)

    # -- numbers ----------------------------------------------------------------------------------------

    def parse_integer(self, bits: int = 64) -> int:
        value = self.parse_optional_integer(bits)
        if value is None:
            raise self.error("expected integer value")
        return value

    def parse_optional_integer(self, bits: int = 64) -> int | None:
        at = self._at.start
        value = self._at.optional_integer()
        if value is None:
            return None
        # `true` is one bit, which is the sign.
        if not -(1 << (bits - 1)) <= value < 1 << (bits - 1):
            raise self.error("integer value too large", at)
        return -1 if self._at.data[at] == ord("t") else value

    def parse_optional_decimal_integer(self) -> int | None:
        parser = self._at
        negative = parser.kind == MINUS and parser.data[parser.end : parser.end + 2] == b"0x"
        at = parser.end if negative else parser.start
        if parser.data[at : at + 2] != b"0x":
            return self.parse_optional_integer()
        parser.reset(at + 1)
        return 0

    def parse_unsigned(self, bits: int) -> int:
        value = self.parse_optional_unsigned(bits)
        if value is None:
            raise self.error("expected integer value")
        return value

    def parse_optional_unsigned(self, bits: int) -> int | None:
        parser = self._at
        at = parser.start
        value = parser.optional_integer()
        if value is None:
            return None
        if parser.data[at] == ord("t"):
            # `true` is one bit, which is the sign.
            value = (1 << bits) - 1
        if value < 0:
            # APInt has four bits per digit, sign included; converting a wider number changes its value.
            digits = parser.data[at : parser.last_end].lstrip(b"-0x \t\n\r")
            room = 4 * len(digits)
            if -value >> (room - 1):
                room += 1
            value = -1 if room > bits else value + (1 << bits)
        if value < 0 or value >> bits:
            raise self.error("integer value too large", at)
        return value

    def parse_wide_integer(self) -> int:
        value = self._at.optional_integer()
        if value is None:
            raise self.error("expected integer value")
        return value

    def parse_float(self) -> float:
        return bits_to_float(self.parse_float_bits(F64), F64)

    def parse_float_bits(self, semantics: FloatSemantics) -> int:
        parser = self._at
        negative = parser.accept(MINUS)
        spelling = parser.data[parser.start : parser.end]
        bits = float_pattern(parser, spelling, negative, semantics, parser.start)
        parser.advance()
        return bits

    def parse_dimension_list(self, allow_dynamic: bool = True, with_trailing_x: bool = True) -> list[int]:
        return self._at.parse_dimensions(allow_dynamic, with_trailing_x)

    def parse_x_in_dimension_list(self) -> None:
        self._at.parse_x()

    # -- attributes -------------------------------------------------------------------------------------

    def parse_attribute(self, type: Type | None = None) -> Any:
        return self._at.parse_attribute(type)

    def parse_optional_attribute(self, type: Type | None = None) -> Any:
        parser = self._at
        return parser.parse_attribute(type) if parser.at_attribute() else None

    def parse_optional_attr_dict(self, into: dict[str, Attribute]) -> None:
        parser = self._at
        if parser.kind == L_BRACE:
            self._parse_attr_dict(into)

    def parse_optional_attr_dict_with_keyword(self, into: dict[str, Attribute]) -> None:
        if self._at.accept_keyword("attributes"):
            self._parse_attr_dict(into)

    def _parse_attr_dict(self, into: dict[str, Attribute]) -> None:
        self.add_attributes(into, self._at.parse_dictionary().entries)

    def add_attributes(self, into: dict[str, Attribute], entries: Mapping[str, Attribute]) -> None:
        if self.undeclared and not self.undeclared.isdisjoint(entries):
            self.discardable.update({name: entries[name] for name in entries if name in self.undeclared})
            entries = {name: entries[name] for name in entries if name not in self.undeclared}
        if into and self.duplicate is None:
            for name in entries:
                if name in into:
                    self.duplicate = name
                    break
        into.update(entries)

    def parse_symbol_name(self) -> StringAttr:
        name = self.parse_optional_symbol_name()
        if name is None:
            raise self.error("expected valid '@'-identifier for symbol name")
        return name

    def parse_optional_symbol_name(self) -> StringAttr | None:
        parser = self._at
        if parser.kind != AT_ID:
            return None
        name = StringAttr(parser.symbol_text())
        parser.advance()
        return name

    def parse_affine_map(self) -> Any:
        return AffineParser(self._at).parse_map()

    def parse_integer_set(self) -> Any:
        return AffineParser(self._at).parse_set()

    def parse_affine_expr(self, names: dict[str, Any]) -> Any:
        affine = AffineParser(self._at)
        affine.names = dict(names)
        return affine.parse_expr()

    def parse_bracketed_text(self) -> str:
        at = self._at
        start: i64 = at.start
        character: i64 = at.data[start]
        if character != 60 and character != 91 and character != 40 and character != 123:
            raise self.error("expected '<', '[', '(' or '{'")
        end: i64 = at.body_end(start)
        text: bytes = at.data[start:end]
        at.reset(end)
        return text.decode("utf-8", "surrogateescape")

    def parse_resource_handle(self, dialect: str) -> Any:
        return self._at.resource_handle(dialect)

    def parse_custom_attribute_with_fallback(
        self, parse: Callable[[Any, Type | None], Any], type: Type | None = None
    ) -> Any:
        """Return the result of `parse`, or a whole attribute if a token with `#` follows."""
        parser = self._at
        if parser.kind == HASH_ID:
            return parser.parse_attribute(type)
        if parser.depth >= parser.depth_limit:
            return parser.deeper(partial(self.parse_custom_attribute_with_fallback, parse, type))
        parser.depth += 1
        attribute = parse(self, type)
        parser.depth -= 1
        return attribute

    def parse_attribute_of_release(self, dialect: str, mnemonic: str) -> Any:
        parser = self._at
        if parser.kind == HASH_ID or parser.release is None:
            return parser.parse_attribute()
        return parser.parse_body_of_release(dialect, mnemonic)

    def value_syntax_of_release(self, name: str) -> Callable[[Any, Type | None], Any] | None:
        release = self._at.release
        return None if release is None else release.value_syntax(name)

    # -- types ------------------------------------------------------------------------------------------

    def parse_custom_type_with_fallback(self, parse: Callable[[Any], Any]) -> Any:
        """Return the result of `parse`, the body of a type, or a whole type if a token with `!` follows."""
        parser = self._at
        if parser.kind == EXCLAMATION_ID:
            return parser.parse_type()
        return self.parse_nested(parse)

    def parse_nested(self, parse: Callable[[Any], Any]) -> Any:
        parser = self._at
        if parser.depth >= parser.depth_limit:
            return parser.deeper(partial(self.parse_nested, parse))
        parser.depth += 1
        value = parse(self)
        parser.depth -= 1
        return value

    @property
    def file_state(self) -> dict[str, Any]:
        return self._at.file_state

    def is_inside(self, key: Any) -> bool:
        return key in self._at.enclosing

    def parse_inside(self, key: Any, parse: Callable[[], Any]) -> Any:
        parser = self._at
        # The same text may have another meaning inside.
        outer = parser.type_cache
        outer_values = parser.bracketed_values
        parser.type_cache = {}
        parser.bracketed_values = {}
        parser.enclosing.append(key)
        value = parse()
        parser.enclosing.pop()
        parser.type_cache = outer
        parser.bracketed_values = outer_values
        return value

    def parse_type(self) -> Any:
        return self._at.parse_type()

    def parse_optional_type(self) -> Any:
        parser = self._at
        return parser.parse_type() if parser.at_type() else None

    def parse_colon_type(self) -> Any:
        self._at.expect(COLON, "expected ':'")
        return self._at.parse_type()

    def parse_type_list(self) -> list[Type]:
        return self._at.parse_types()

    def parse_colon_type_list(self) -> list[Type]:
        self._at.expect(COLON, "expected ':'")
        return self._at.parse_types()

    def parse_optional_colon_type_list(self) -> list[Type]:
        return self._at.parse_types() if self._at.accept(COLON) else []

    def parse_arrow_type_list(self) -> list[Type]:
        self._at.expect(ARROW, "expected '->'")
        return self._at.parse_function_results()

    def parse_optional_arrow_type_list(self) -> list[Type]:
        return self._at.parse_function_results() if self._at.accept(ARROW) else []

    # -- lists ------------------------------------------------------------------------------------------

    def parse_comma_separated_list(
        self, delimiter: str, element: Callable[[], Any], context: str = ""
    ) -> list[Any]:
        parser = self._at
        if delimiter:
            return parser.comma_separated(delimiter, element, context)
        elements = [element()]
        while parser.accept(COMMA):
            elements.append(element())
        return elements

    def parse_bracketed(self, key: Any, parse: Callable[[], Any]) -> Any:
        parser = self._at
        values = parser.bracketed_values.get(key)
        if values is None:
            values = {}
            parser.bracketed_values[key] = values
        start = parser.start
        end = parser.guess_bracket_end(start)
        if end > 0:
            value = values.get(parser.data[start:end])
            if value is not None:
                parser.end = end
                parser.advance()
                return value
        value = parse()
        end = parser.last_end
        if end - start <= MOST_REMEMBERED:
            values[parser.data[start:end]] = value
        return value
