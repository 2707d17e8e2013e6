"""Types in text.

    type              ::= function-type | non-function-type
    function-type     ::= `(` types? `)` `->` (`(` types? `)` | non-function-type)
    non-function-type ::= [su]?iN | `index` | `none` | `token` | float-type | `!` dialect-type | `!` alias
                        | `complex` `<` type `>`  | `tuple` `<` types? `>`
                        | `vector` `<` ((N | `[` N `]`) `x`)* type `>`
                        | `tensor` `<` (dims | `*` `x`) type (`,` encoding)? `>`
                        | `memref` `<` (dims | `*` `x`) type (`,` layout)? (`,` memory-space)? `>`
    dims              ::= ((N | `?`) `x`)*

`token` is a type of releases from 23 on.  Rules of types: builtin/type_checks.py.  Mirror:
text/printer/types.py.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.float_types import FLOAT_TYPES, FloatType
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.type_checks import (
    ERROR_COMPLEX_ELEMENT,
    ERROR_INTEGER_WIDTH,
    ERROR_MEMREF_ELEMENT,
    ERROR_TENSOR_ELEMENT,
    MAX_INTEGER_WIDTH,
    invalid_reason,
    is_float,
    is_memref_element,
    is_memref_layout,
    is_tensor_element,
    without_default_memory_space,
)
from mlirkit.builtin.types import (
    INDEX,
    LLVM_TOKEN,
    NONE,
    SIGNED,
    SIGNLESS,
    UNSIGNED,
    ComplexType,
    FunctionType,
    IntegerType,
    OpaqueType,
    TupleType,
    integer_type,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import ParseError, with_outer_error
from mlirkit.text.parser.base import Parser
from mlirkit.text.tokens import (
    ARROW,
    BARE_ID,
    COMMA,
    EXCLAMATION_ID,
    GREATER,
    INT_TYPE,
    INTEGER,
    KW_COMPLEX,
    KW_FLOAT_TYPE,
    KW_INDEX,
    KW_MEMREF,
    KW_NONE,
    KW_TENSOR,
    KW_TUPLE,
    KW_VECTOR,
    L_PAREN,
    L_SQUARE,
    LESS,
    QUESTION,
    R_PAREN,
    R_SQUARE,
    STAR,
)

# Kinds of tokens that begin a type.
_STARTS: Final = frozenset(
    {
        EXCLAMATION_ID,
        INT_TYPE,
        KW_COMPLEX,
        KW_FLOAT_TYPE,
        KW_INDEX,
        KW_MEMREF,
        KW_NONE,
        KW_TENSOR,
        KW_TUPLE,
        KW_VECTOR,
        L_PAREN,
    }
)

# Types longer than this are not looked up by their text.
_CACHED_BYTES: Final = 300

_ANGLES: Final = rb'<[^<>"/]*(?:<[^<>"/]*>[^<>"/]*)*>'
# `(?!<)`: if brackets nest too deep for `_ANGLES`, the name in front of them is not the whole type.
PLAIN_TYPE: Final = rb"(?:![a-zA-Z0-9_$.-]++|[a-zA-Z0-9_$.]++)(?:" + _ANGLES + rb")?+(?!<)"
_PLAIN_TYPE: Final = re.compile(PLAIN_TYPE)
_GLUED_DIMENSIONS: Final = re.compile(rb"(?:(?:0|[1-9][0-9]{0,17}|\?)x)++")
_FUNCTION_TYPE: Final = re.compile(rb'\([^()"/]*\) -> (?:\([^()"/]*\)|' + PLAIN_TYPE + rb")")


@mypyc_attr(allow_interpreted_subclasses=True)
class TypeParser(Parser):
    """The part of the parser that reads types."""

    __slots__ = ()

    def parse_dialect_type(self) -> Type:
        raise NotImplementedError

    # -- entry ------------------------------------------------------------------------------------------

    def parse_type(self) -> Type:
        """Parse a type.

        The same text means the same type throughout a file (aliases cannot change), so types are looked
        up by their text first.  A guess of the type's end suffices for that: a text in the cache was once
        parsed as exactly one type.
        """
        if self.kind in (INT_TYPE, KW_FLOAT_TYPE, KW_INDEX):
            cached = self.type_cache.get(self.word)
            if cached is not None:
                self.advance()
                return cached
        start = self.start
        end = self._guess_type_end(start)
        if end > 0:
            cached = self.type_cache.get(self.data[start:end])
            if cached is not None:
                self.end = end
                self.advance()
                return cached
        type = self._parse_type()
        if self.last_end - start <= _CACHED_BYTES:
            self.type_cache[self.data[start : self.last_end]] = type
        return type

    def at_type(self) -> bool:
        """Whether the current token begins a type."""
        return self.kind in _STARTS or (self.release is not None and self._at_token())

    def _at_token(self) -> bool:
        """Whether the current token is the type `token`, which the text's release has."""
        release = self.release
        return release is not None and self.word == b"token" and release.has_value("builtin", "!token")

    def _guess_type_end(self, at: i64) -> i64:
        """The probable end of the type at a byte offset; -1 if unknown."""
        if not COMPILED:
            match = (_FUNCTION_TYPE if self.kind == L_PAREN else _PLAIN_TYPE).match(self.data, at)
            return -1 if match is None else match.end()
        data = self.data
        if data[at] != 40:
            return _guess_plain_end(data, at)
        limit: i64 = at + _CACHED_BYTES
        size: i64 = len(data)
        if limit > size:
            limit = size
        end: i64 = _guess_parens_end(data, at, limit)
        if end < 0 or end + 4 >= limit:
            return -1
        if data[end] != 32 or data[end + 1] != 45 or data[end + 2] != 62 or data[end + 3] != 32:
            return -1
        end += 4
        if data[end] == 40:
            return _guess_parens_end(data, end, limit)
        return _guess_plain_end(data, end)

    def _parse_type(self) -> Type:
        if self.depth >= self.depth_limit:
            return self._parse_deeper_type()
        self.depth += 1
        if self.kind == L_PAREN:
            inputs = self.parse_parenthesized_types()
            self.expect(ARROW, "expected '->' in function type")
            type: Type = FunctionType(inputs, self.parse_function_results())
        else:
            type = self._parse_non_function_type()
        self.depth -= 1
        return type

    def _parse_deeper_type(self) -> Type:
        type: Type = self.deeper(self._parse_type)
        return type

    # -- lists ------------------------------------------------------------------------------------------

    def parse_types(self) -> list[Type]:
        """One or more types, separated by commas."""
        types = [self.parse_type()]
        while self.kind == COMMA:
            self.advance()
            types.append(self.parse_type())
        return types

    def parse_parenthesized_types(self) -> list[Type]:
        self.expect(L_PAREN, "expected '('")
        if self.accept(R_PAREN):
            return []
        types = self.parse_types()
        self.expect(R_PAREN, "expected ')'")
        return types

    def parse_function_results(self) -> list[Type]:
        """Parse the types behind an arrow: a list in parentheses, or one type that is no function type."""
        if self.kind == L_PAREN:
            return self.parse_parenthesized_types()
        return [self.parse_type()]

    # -- one type ---------------------------------------------------------------------------------------

    def _parse_non_function_type(self) -> Type:
        kind = self.kind
        if kind == INT_TYPE:
            return self._parse_integer_type()
        if kind == EXCLAMATION_ID:
            return self.parse_dialect_type()
        if kind == KW_FLOAT_TYPE:
            float_type: FloatType = FLOAT_TYPES[self.text()]
            self.advance()
            return float_type
        if kind == KW_INDEX:
            self.advance()
            return INDEX
        if kind == KW_TENSOR:
            return self._parse_tensor()
        if kind == KW_VECTOR:
            return self._parse_vector()
        if kind == KW_MEMREF:
            return self._parse_memref()
        if kind == KW_TUPLE:
            return self._parse_tuple()
        if kind == KW_COMPLEX:
            return self._parse_complex()
        if kind == KW_NONE:
            self.advance()
            return NONE
        if self._at_token():
            self.advance()
            return LLVM_TOKEN
        raise self.wrong_token("expected non-function type")

    def _parse_integer_type(self) -> IntegerType:
        text = self.text()
        signedness = SIGNLESS if text[0] == "i" else SIGNED if text[0] == "s" else UNSIGNED
        digits = text.lstrip("siu0")
        width = int(digits or "0") if len(digits) <= 20 else 1 << 64
        if width >> 32:
            raise self.error("invalid integer width")
        if width > MAX_INTEGER_WIDTH:
            raise self.error(ERROR_INTEGER_WIDTH)
        self.advance()
        return integer_type(width, signedness)

    def _parse_complex(self) -> Type:
        self.advance()
        self.expect(LESS, "expected '<' in complex type")
        at = self.start
        element = self.parse_type()
        self.expect(GREATER, "expected '>' in complex type")
        if not (isinstance(element, IntegerType) or is_float(element) or self.is_nobodys(element)):
            raise self.error(ERROR_COMPLEX_ELEMENT, at)
        return ComplexType(element_type=element)

    def _parse_tuple(self) -> Type:
        self.advance()
        self.expect(LESS, "expected '<' in tuple type")
        if self.accept(GREATER):
            return TupleType(())
        types = self.parse_types()
        self.expect(GREATER, "expected '>' in tuple type")
        return TupleType(types)

    def _parse_vector(self) -> Type:
        keyword_at = self.start
        self.advance()
        self.expect(LESS, "expected '<' in vector type")
        shape: list[int] = []
        scalable: list[bool] = []
        while self.kind == INTEGER or self.kind == L_SQUARE:
            is_scalable = self.accept(L_SQUARE)
            shape.append(self._parse_dimension())
            scalable.append(is_scalable)
            if is_scalable:
                self.expect(R_SQUARE, "missing ']' closing scalable dimension")
            self.parse_x()
        element = self.parse_type()
        self.expect(GREATER, "expected '>' in vector type")
        return self._checked(VectorType(shape, element, scalable), keyword_at)

    def _parse_tensor(self) -> Type:
        keyword_at = self.start
        shape = self._parse_shape("expected '<' in tensor type")
        at = self.start
        try:
            element = self.parse_type()
        except ParseError as error:
            # MLIR reads the encoding all the same.
            try:
                self._parse_encoding(shape, None)
            except ParseError as last:
                raise with_outer_error(error, last) from None
            raise
        encoding = self._parse_encoding(shape, element)
        self.expect(GREATER, "expected '>' in tensor type")
        if not is_tensor_element(element):
            raise self.error(ERROR_TENSOR_ELEMENT, at)
        if shape is None:
            if encoding is not None:
                raise self.error("cannot apply encoding to unranked tensor")
            return UnrankedTensorType(element_type=element)
        return self._checked(RankedTensorType(shape, element, encoding), keyword_at)

    def _parse_shape(self, message: str) -> list[int] | None:
        """The beginning of a tensor or memref type up to its element; None for no rank."""
        self.advance()
        self.expect(LESS, message)
        if self.accept(STAR):
            self.parse_x()
            return None
        return self.parse_dimensions(True, True)

    def _parse_encoding(self, shape: list[int] | None, element: Type | None) -> Attribute | None:
        if not self.accept(COMMA) or not self.at_attribute():
            return None
        encoding = self.parse_attribute()
        # An invalid encoding is reported behind it, before the rest of the type is parsed.
        verify: Any = getattr(encoding, "verify_encoding", None)
        reason = None if verify is None else verify(tuple(shape or ()), element)
        if reason is not None:
            raise self.error(reason)
        return encoding

    def _parse_memref(self) -> Type:
        keyword_at = self.start
        shape = self._parse_shape("expected '<' in memref type")
        at = self.start
        element = self.parse_type()
        if not is_memref_element(element) and not self.is_nobodys(element):
            written = self.data[at : self.last_end].decode("utf-8", "surrogateescape")
            dialect, _, rest = written.partition(".")
            if not self.any_version or not rest or dialect[0] != "!":
                raise self.error(ERROR_MEMREF_ELEMENT, at)
            # Other releases may accept the element type: it is kept as text.
            element = OpaqueType(dialect[1:], rest)
        layout: Attribute | None = None
        space: Attribute | None = None
        if not self.accept(GREATER):
            self.expect(COMMA, "expected ',' or '>' in memref type")
            if self.kind == GREATER:
                raise self.wrong_token("expected list element")
            while True:
                attribute = self.parse_attribute()
                if is_memref_layout(attribute):
                    layout = attribute
                    if shape is None:
                        raise self.error("cannot have affine map for unranked memref type")
                    if space is not None:
                        raise self.error("expected memory space to be last in memref type")
                elif layout is None and self.is_nobodys(space) and shape is not None:
                    # Of two attributes that are not understood, the first is the layout.
                    layout = space
                    space = attribute
                elif space is not None:
                    raise self.error("multiple memory spaces specified in memref type")
                else:
                    space = attribute
                if not self.accept(COMMA):
                    break
            self.expect(GREATER, "expected ',' or '>'")
        space = without_default_memory_space(space)
        if shape is None:
            return self._checked(UnrankedMemRefType(element, space), keyword_at)
        return self._checked(MemRefType(shape, element, layout, space), keyword_at)

    def at_attribute(self) -> bool:
        raise NotImplementedError

    def _checked(self, type: Type, at: i64) -> Type:
        reason = invalid_reason(type)
        if reason is not None and not self._holds_unknown(type):
            raise self.error(reason, at)
        return type

    def _holds_unknown(self, type: Type) -> bool:
        """Whether a type's validity depends on a part that is not understood."""
        if isinstance(type, (MemRefType, UnrankedMemRefType)) and self.is_nobodys(type.memory_space):
            return True
        if isinstance(type, (ComplexType, MemRefType, UnrankedMemRefType, VectorType)):
            return self.is_nobodys(type.element_type)
        return False

    def is_nobodys(self, value: Attribute | Type | None) -> bool:
        """Whether a value is text that is not understood."""
        if not isinstance(value, (OpaqueAttr, OpaqueType)):
            return False
        return self.tolerant or value in self.context.kept_texts

    # -- dimensions -------------------------------------------------------------------------------------

    def parse_dimensions(self, allow_dynamic: bool, with_trailing_x: bool) -> list[int]:
        """`4x?x`, or without the last `x`; unknown sizes are DYNAMIC."""
        shape: list[int] = []
        if with_trailing_x:
            # Token by token, many dimensions would take quadratic time.
            glued = _GLUED_DIMENSIONS.match(self.data, self.start)
            if glued is not None and (allow_dynamic or b"?" not in glued.group()):
                shape = [DYNAMIC if size == b"?" else int(size) for size in glued.group()[:-1].split(b"x")]
                self.reset(glued.end())
            while self.kind == INTEGER or self.kind == QUESTION:
                shape.append(self._parse_dimension_or_dynamic(allow_dynamic))
                self.parse_x()
        elif self.kind == INTEGER or self.kind == QUESTION:
            shape.append(self._parse_dimension_or_dynamic(allow_dynamic))
            while self.kind == BARE_ID and self.data[self.start] == 120:
                self.parse_x()
                shape.append(self._parse_dimension_or_dynamic(allow_dynamic))
        return shape

    def _parse_dimension_or_dynamic(self, allow_dynamic: bool) -> int:
        if self.kind != QUESTION:
            return self._parse_dimension()
        if not allow_dynamic:
            raise self.error("expected static shape")
        self.advance()
        return DYNAMIC

    def _parse_dimension(self) -> int:
        at = self.start
        if self.end - at > 1 and self.data[at + 1] == 120:
            # `0x4` is no hexadecimal number here but the dimension 0, then x4.
            self.reset(at + 1)
            return 0
        value = self.unsigned_value(63) if self.kind == INTEGER else -1
        if value < 0:
            raise self.error("invalid dimension")
        self.advance()
        return value

    def parse_x(self) -> None:
        """The `x` behind a dimension, which may be one token with the following text."""
        if self.kind != BARE_ID or self.data[self.start] != 120:
            raise self.wrong_token("expected 'x' in dimension list")
        self.reset(self.start + 1)


def _guess_parens_end(data: bytes, at: i64, limit: i64) -> i64:
    """The offset behind the parenthesis that closes the one at `at`; -1 if it is far or behind a string."""
    depth: i64 = 0
    while at < limit:
        character: i64 = data[at]
        at += 1
        if character == 40:
            depth += 1
        elif character == 41:
            depth -= 1
            if depth == 0:
                return at
        elif character == 34 or character == 47:
            return -1
    return -1


def _guess_plain_end(data: bytes, at: i64) -> i64:
    """The offset behind `name` or `name<...>` at `at`; -1 if it ends far away or contains a string."""
    size: i64 = len(data)
    end: i64 = at + 1
    is_dialect_type = data[at] == 33
    while True:
        character: i64 = data[end]
        if (
            97 <= character <= 122
            or 48 <= character <= 57
            or 65 <= character <= 90
            or character == 95
            or character == 46
            or character == 36
            or (character == 45 and is_dialect_type)
        ):
            end += 1
        else:
            break
    if character != 60:
        return end
    limit: i64 = at + _CACHED_BYTES
    if limit > size:
        limit = size
    depth: i64 = 0
    while end < limit:
        character = data[end]
        end += 1
        if character == 60:
            depth += 1
        elif character == 62 and data[end - 2] != 45:
            depth -= 1
            if depth == 0:
                return end
        elif character == 34 or character == 47:
            return -1
    return -1
