"""Attributes in text.

    attribute ::= `unit` | `true` | `false` | type | string (`:` type)?
                | `-`? integer (`:` type)? | `-`? float (`:` type)?
                | `[` attributes? `]` | `{` (entry (`,` entry)*)? `}`
                | `@` name (`::` `@` name)* | `loc` `(` location `)`
                | `affine_map` `<` map `>` | `affine_set` `<` set `>`
                | `distinct` `[` integer `]` `<` attribute? `>`
                | `dense`, `sparse`, `array`, `dense_resource`, `strided`: text/parser/elements.py
                | `#` dialect-attribute | `#` alias: text/parser/dialect_symbols.py
    entry     ::= (bare-id | string) (`=` attribute)?

Mirror: text/printer/attributes.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.attributes import (
    FALSE,
    TRUE,
    UNIT,
    ArrayAttr,
    DistinctAttr,
    FloatAttr,
    LiteralTextAttr,
    TypeAttr,
    integer_attr,
)
from mlirkit.builtin.float_parse import parse_integer_literal as parse_float_pattern
from mlirkit.builtin.float_semantics import FINITE_ONLY, unheld_bits
from mlirkit.builtin.float_types import F64, FloatType
from mlirkit.builtin.integer import (
    ERROR_NEGATIVE_ATTRIBUTE,
    ERROR_OUT_OF_RANGE_ATTRIBUTE,
    parse_integer_literal,
)
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.shaped_types import shaped_type
from mlirkit.builtin.types import SIGNED, UNSIGNED, IndexType, IntegerType, NoneType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import (
    DictionaryAttr,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
    dictionary_of,
    make_symbol_ref,
)
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import MLIRError, ParseError
from mlirkit.text.parser.affine import AffineParser
from mlirkit.text.parser.base import SMALL_INTEGERS
from mlirkit.text.parser.elements import (
    parse_dense,
    parse_dense_array,
    parse_dense_resource,
    parse_sparse,
    parse_strided_layout,
)
from mlirkit.text.parser.locations import LocationParser
from mlirkit.text.parser.numbers import float_error, float_pattern
from mlirkit.text.tokens import (
    AT_ID,
    COLON,
    COMMA,
    EOF,
    EQUAL,
    FLOAT,
    GREATER,
    HASH_ID,
    INTEGER,
    KW_AFFINE_MAP,
    KW_AFFINE_SET,
    KW_ARRAY,
    KW_DENSE,
    KW_DENSE_RESOURCE,
    KW_DISTINCT,
    KW_FALSE,
    KW_LOC,
    KW_SPARSE,
    KW_STRIDED,
    KW_TRUE,
    KW_UNIT,
    L_BRACE,
    L_PAREN,
    L_SQUARE,
    LESS,
    MINUS,
    POINT,
    R_BRACE,
    R_PAREN,
    R_SQUARE,
    STRING,
    is_keyword_like,
)

_I64: Final = integer_type(64)

# Kinds of tokens that begin an optional attribute, besides those of types.
_STARTS: Final = frozenset(
    {
        AT_ID,
        FLOAT,
        HASH_ID,
        INTEGER,
        KW_AFFINE_MAP,
        KW_AFFINE_SET,
        KW_DENSE,
        KW_DENSE_RESOURCE,
        KW_FALSE,
        KW_LOC,
        KW_SPARSE,
        KW_TRUE,
        KW_UNIT,
        L_BRACE,
        L_SQUARE,
        MINUS,
        STRING,
    }
)

# Dictionaries longer than this are not looked up by their text.
_CACHED_BYTES: Final = 512


@mypyc_attr(allow_interpreted_subclasses=True)
class AttributeParser(LocationParser):
    """The part of the parser that reads attributes."""

    __slots__ = ()

    # -- entry ------------------------------------------------------------------------------------------

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        """Parse an attribute; with `type`, typed literals have that type and do not spell it."""
        if self.depth >= self.depth_limit:
            return self._parse_deeper_attribute(type)
        self.depth += 1
        attribute = self._parse_attribute(type)
        self.depth -= 1
        return attribute

    def _parse_deeper_attribute(self, type: Type | None) -> Attribute:
        attribute: Attribute = self.deeper(lambda: self.parse_attribute(type))
        return attribute

    def at_attribute(self) -> bool:
        """Whether the current token begins an attribute that may be left out."""
        return self.kind in _STARTS or self.at_type()

    def _parse_attribute(self, type: Type | None) -> Attribute:
        kind = self.kind
        if kind == INTEGER:
            return self._parse_integer(type, False)
        if kind == STRING:
            return self._parse_string(type)
        if kind == HASH_ID:
            return self.parse_dialect_attribute(type)
        if kind == AT_ID:
            return self.parse_symbol_reference()
        if kind == L_SQUARE:
            return self._parse_array()
        if kind == L_BRACE:
            return self.parse_dictionary()
        if kind == FLOAT:
            return self._parse_float(type, False)
        if kind == MINUS:
            self.advance()
            if self.kind == INTEGER:
                return self._parse_integer(type, True)
            if self.kind == FLOAT:
                return self._parse_float(type, True)
            raise self.wrong_token("expected constant integer or floating point value")
        if kind == KW_TRUE:
            self.advance()
            return TRUE
        if kind == KW_FALSE:
            self.advance()
            return FALSE
        if kind == KW_UNIT:
            self.advance()
            return UNIT
        if kind == KW_ARRAY:
            return parse_dense_array(self)
        if kind in (KW_DENSE, KW_DENSE_RESOURCE, KW_SPARSE):
            return self._parse_elements(type)
        if kind == KW_STRIDED:
            return parse_strided_layout(self)
        if kind == KW_AFFINE_MAP:
            self.advance()
            self.expect(LESS, "expected '<' in affine map")
            map = AffineParser(self).parse_map()
            self.expect(GREATER, "expected '>' in affine map")
            return AffineMapAttr(map)
        if kind == KW_AFFINE_SET:
            self.advance()
            self.expect(LESS, "expected '<' in integer set")
            set = AffineParser(self).parse_set()
            self.expect(GREATER, "expected '>' in integer set")
            return IntegerSetAttr(set)
        if kind == KW_LOC:
            self.advance()
            self.expect(L_PAREN, "expected '(' in inline location")
            location = self.parse_location_instance()
            self.expect(R_PAREN, "expected ')' in inline location")
            return location
        if kind == KW_DISTINCT:
            return self._parse_distinct(type)
        if not self.at_type():
            raise self.wrong_token("expected attribute value")
        value = self.parse_type()
        attribute = self.type_attributes.get(value)
        if attribute is None:
            attribute = TypeAttr(value)
            self.type_attributes[value] = attribute
        return attribute

    # -- literals of unknown types ----------------------------------------------------------------------

    def _parse_elements(self, type: Type | None) -> Attribute:
        """Parse elements; kept as text if reading is tolerant and their type or element type is unknown."""
        kind = self.kind
        start = self.start
        try:
            if kind == KW_DENSE:
                return parse_dense(self, type)
            if kind == KW_SPARSE:
                return parse_sparse(self, type)
            return parse_dense_resource(self, type)
        except MLIRError:
            if not self.tolerant:
                raise
            literal = self._parse_elements_as_text(start, type)
            if literal is None:
                raise
            return literal

    def _parse_elements_as_text(self, start: i64, type: Type | None) -> LiteralTextAttr | None:
        """The elements at a byte offset as text; None if their type and element type are known."""
        self.reset(start)
        try:
            self.reset(self.body_end(self.end))
            end = self.last_end
            if type is None:
                self.expect(COLON, "expected ':'")
                type = self.parse_type()
        except MLIRError:
            return None
        shaped = shaped_type(type)
        if not self.is_nobodys(type if shaped is None else shaped.element_type):
            return None
        # Resources that the text mentions are kept with it.
        self.resources.has_unknown_syntax = True
        return LiteralTextAttr(self.data[start:end].decode("utf-8", "surrogateescape"), type)

    def _number_as_text(self, spelling: str, type: Type, negative: bool) -> LiteralTextAttr | None:
        if not self.tolerant or not self.is_nobodys(type):
            return None
        return LiteralTextAttr(f"-{spelling}" if negative else spelling, type)

    def body_end(self, at: i64) -> i64:
        raise NotImplementedError

    # -- literals ---------------------------------------------------------------------------------------

    def _parse_string(self, type: Type | None) -> StringAttr:
        value = self.string_text()
        self.advance()
        if type is None and self.accept(COLON):
            type = self.parse_type()
        if type is None or isinstance(type, NoneType):
            return StringAttr(value)
        return StringAttr(value, type)

    def _parse_integer(self, type: Type | None, negative: bool) -> Attribute:
        at = self.start
        spelling = self.data[at : self.end].decode("ascii")
        self.advance()
        if type is None:
            if self.kind == COLON:
                self.advance()
                type = self.parse_type()
            else:
                type = _I64
        if isinstance(type, IntegerType):
            width = type.width
            signedness = type.signedness
        elif isinstance(type, IndexType):
            width = 64
            signedness = SIGNED
        elif isinstance(type, FloatType):
            bits, message = parse_float_pattern(spelling, negative, type.semantics)
            if message:
                raise float_error(self, message, at)
            return FloatAttr(type, bits)
        else:
            text = self._number_as_text(spelling, type, negative)
            if text is not None:
                return text
            raise self.error("integer literal not valid for specified type", at)
        if negative and signedness == UNSIGNED:
            raise self.error(ERROR_NEGATIVE_ATTRIBUTE, at)
        pattern = parse_integer_literal(spelling, negative, width, signedness == SIGNED)
        if pattern < 0:
            raise self.error(ERROR_OUT_OF_RANGE_ATTRIBUTE, at)
        if pattern >= SMALL_INTEGERS:
            return integer_attr(type, pattern)
        small = self.small_integers.get(type)
        if small is None:
            small = [None] * SMALL_INTEGERS
            self.small_integers[type] = small
        attribute = small[pattern]
        if attribute is None:
            attribute = integer_attr(type, pattern)
            small[pattern] = attribute
        return attribute

    def _parse_float(self, type: Type | None, negative: bool) -> Attribute:
        at = self.start
        spelling = self.data[at : self.end]
        self.advance()
        if type is None:
            type = F64
            if self.kind == COLON:
                self.advance()
                type = self.parse_type()
        if not isinstance(type, FloatType):
            text = self._number_as_text(spelling.decode("ascii"), type, negative)
            if text is not None:
                return text
            raise self.error("floating point value not valid for specified type")
        bits = float_pattern(self, spelling, negative, type.semantics, at)
        if (negative or type.semantics.nonfinite == FINITE_ONLY) and POINT in spelling:
            value = float(spelling)
            unheld = unheld_bits(-value if negative else value, type.semantics)
            if unheld is not None:
                bits = unheld
        return FloatAttr(type, bits)

    def parse_symbol_reference(self) -> SymbolRefAttr:
        """`@root::@nested`; the current token is the first name."""
        root = self.symbol_text()
        self.advance()
        if self.kind != COLON:
            return FlatSymbolRefAttr(root)
        path = [root]
        while self.kind == COLON:
            at = self.start
            self.advance()
            if self.kind != COLON:
                if self.kind != EOF:
                    # The colon belongs to the text behind the reference.
                    self.reset(at)
                break
            self.advance()
            if self.kind != AT_ID:
                raise self.error("expected nested symbol reference identifier", self.start)
            path.append(self.symbol_text())
            self.advance()
        return make_symbol_ref(path)

    def _parse_array(self) -> ArrayAttr:
        start = self.start
        end = self.guess_bracket_end(start)
        if end > 0:
            cached = self.array_cache.get(self.data[start:end])
            if cached is not None:
                self.end = end
                self.advance()
                return cached
        self.advance()
        elements: list[Attribute] = []
        if self.kind == R_SQUARE:
            self.advance()
        else:
            elements.append(self.parse_attribute())
            while self.kind == COMMA:
                self.advance()
                elements.append(self.parse_attribute())
            self.expect(R_SQUARE, "expected ',' or ']'")
        array = ArrayAttr(elements)
        # If an inner bracket closes first, this text is never looked up.
        if self.last_end == end:
            self.array_cache[self.data[start:end]] = array
        return array

    def _parse_distinct(self, type: Type | None) -> Attribute:
        at = self.start
        self.advance()
        self.expect(L_SQUARE, "expected '[' after 'distinct'")
        number = self.unsigned_value(64) if self.kind == INTEGER else 0
        self.expect(INTEGER, "expected distinct ID")
        if number < 0:
            raise self.error("expected an unsigned 64-bit integer")
        self.expect(R_SQUARE, "expected ']' to close distinct ID")
        self.expect(LESS, "expected '<' after distinct ID")
        if self.accept(GREATER):
            referenced: Attribute = UNIT
        else:
            try:
                referenced = self.parse_attribute(type)
            except ParseError as error:
                self.add_error(error, "expected attribute")
                raise
            self.expect(GREATER, "expected '>' to close distinct attribute")
        attribute = self.distinct_attributes.get(number)
        if attribute is None:
            attribute = DistinctAttr(referenced)
            self.distinct_attributes[number] = attribute
        elif attribute.referenced != referenced:
            raise self.error(
                f"referenced attribute does not match previous definition: {attribute.referenced}", at
            )
        return attribute

    # -- dictionaries -----------------------------------------------------------------------------------

    def parse_dictionary(self) -> DictionaryAttr:
        """Parse a dictionary; looked up by its text first, as types are."""
        start = self.start
        end = self._guess_dictionary_end(start)
        if end > 0:
            attribute = self.dict_cache.get(self.data[start:end])
            if attribute is not None:
                self.end = end
                self.advance()
                return attribute
        entries: dict[str, Attribute] = {}
        self.parse_entries(entries)
        dictionary = dictionary_of(entries)
        if self.last_end - start <= _CACHED_BYTES:
            self.dict_cache[self.data[start : self.last_end]] = dictionary
        return dictionary

    def _guess_dictionary_end(self, at: i64) -> i64:
        """The probable end of the dictionary at a byte offset; not positive if unknown."""
        data = self.data
        if not COMPILED:
            return data.find(b"}", at, at + _CACHED_BYTES) + 1
        limit: i64 = at + _CACHED_BYTES
        if limit > self.size:
            limit = self.size
        depth: i64 = 0
        while at < limit:
            character: i64 = data[at]
            at += 1
            if character == 123:
                depth += 1
            elif character == 125:
                depth -= 1
                if depth == 0:
                    return at
        return -1

    def parse_entries(self, into: dict[str, Attribute]) -> None:
        """`{...}`; the names must not repeat."""
        self.expect(L_BRACE, "expected '{' in attribute dictionary")
        if self.kind == R_BRACE:
            self.advance()
            return
        seen: set[str] = set()
        while True:
            if self.kind == STRING:
                name = self.string_text()
                if not name:
                    raise self.error("expected valid attribute name")
            elif is_keyword_like(self.kind):
                name = self.text()
            else:
                raise self.wrong_token("expected attribute name")
            if name in seen:
                raise self.error(f"duplicate key '{name}' in dictionary attribute")
            seen.add(name)
            self.advance()
            if self.kind == EQUAL:
                self.advance()
                into[name] = self.parse_attribute()
            else:
                into[name] = UNIT
            if self.kind != COMMA:
                break
            self.advance()
        self.expect(R_BRACE, "expected '}' in attribute dictionary")
