"""Elements attributes in text: dense, sparse, dense arrays and resources; strided layouts.

    `dense` `<` literal? `>` `:` shaped-type
    `sparse` `<` (literal `,` literal)? `>` `:` shaped-type
    `array` `<` type (`:` number (`,` number)*)? `>`
    `dense_resource` `<` key `>` `:` shaped-type
    `strided` `<` `[` strides `]` (`,` `offset` `:` stride)? `>`

    literal ::= `[` (literal (`,` literal)*)? `]` | element
    element ::= `-`? number | `true` | `false` | string | `(` element `,` element `)`

A literal is read before its type is known, so numbers are kept as text first.  A string stands for raw
data in hexadecimal, or, where the element type is no number, for itself.  Flat lists of plain numbers,
which is what large literals consist of, are read and converted as a whole; only if that fails does one
look at them number by number, to find out which is wrong.
Mirror: text/printer/elements.py.
"""

from __future__ import annotations

import re
import sys
from array import array
from bisect import bisect_right
from typing import Final

from mypy_extensions import i64

from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.dense import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
    dense_elements,
)
from mlirkit.builtin.dense_data import (
    ERROR_HEX,
    ElementFormat,
    element_format,
    is_valid_data,
    pack,
    pack_splat,
    parse_hex_literal,
    unpack,
)
from mlirkit.builtin.float_parse import (
    ERROR_DECIMAL_INTEGER,
    NOTE_DECIMAL_INTEGER,
    parse_decimal,
)
from mlirkit.builtin.float_parse import parse_integer_literal as parse_float_pattern
from mlirkit.builtin.float_semantics import F32, F64, FloatSemantics
from mlirkit.builtin.integer import (
    ERROR_NEGATIVE_ELEMENT,
    ERROR_OUT_OF_RANGE_ELEMENT,
    parse_integer_literal,
)
from mlirkit.builtin.types import (
    DYNAMIC,
    SIGNED,
    UNSIGNED,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    integer_type,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.base import Parser
from mlirkit.text.tokens import (
    COLON,
    COMMA,
    FLOAT,
    GREATER,
    INTEGER,
    KW_FALSE,
    KW_OFFSET,
    KW_TRUE,
    L_PAREN,
    L_SQUARE,
    LESS,
    MINUS,
    QUESTION,
    R_PAREN,
    R_SQUARE,
    STRING,
)

_I64: Final = integer_type(64)

_NUMBER_TEXT: Final = rb"-?(?:0x[0-9a-fA-F]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)"
_NUMBER: Final = re.compile(_NUMBER_TEXT)
# The numbers of a list between its brackets.  What follows a number decides whether it has ended.
_NUMBERS: Final = re.compile(
    rb"[ \n]*" + _NUMBER_TEXT + rb"(?:[ \n]*,[ \n]*" + _NUMBER_TEXT + rb")*+[ \n]*(?=[\]>])"
)


class TensorLiteral:
    """The literal in `dense<...>`, read from `parser` without knowing its type; `attribute` makes the value.

    `shape` is the one its brackets show, empty for a single element.  `spellings` are the elements as
    written, with their minus.
    """

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self.shape: list[int] = []
        self.spellings: list[bytes] = []
        # Where elements stand: the first one of each run, and the offset at which the run begins.
        self._run_firsts: list[int] = []
        self._run_offsets: list[int] = []
        # The one string the literal consists of, or None.
        self.string: bytes | None = None

    def parse(self, allow_hex: bool) -> None:
        parser = self.parser
        if allow_hex and parser.kind == STRING:
            self._parse_element()
            self.string = self.spellings.pop()
        elif parser.kind == L_SQUARE:
            self.shape = self._parse_list()
            self.shape.reverse()
        else:
            self._parse_element()

    def _parse_list(self) -> list[int]:
        """A bracketed list; its dimensions, innermost first, so that each level appends its own."""
        parser = self.parser
        if parser.depth >= parser.depth_limit:
            return self._parse_deeper_list()
        parser.depth += 1
        inner: list[int] = []
        count: i64 = self._read_numbers()
        if count == 0 and parser.kind != R_SQUARE:
            while True:
                if parser.kind == L_SQUARE:
                    dims = self._parse_list()
                else:
                    self._parse_element()
                    dims = []
                if count == 0:
                    inner = dims
                elif len(dims) != len(inner) or dims != inner:
                    raise parser.error("tensor literal is invalid; ranks are not consistent between elements")
                count += 1
                if parser.kind != COMMA:
                    break
                parser.advance()
        parser.expect(R_SQUARE, "expected ']'")
        parser.depth -= 1
        inner.append(count)
        return inner

    def _read_numbers(self) -> i64:
        """Go into the list at the current bracket; if it is a flat list of numbers, to its end.

        The number of numbers that were read, 0 if the list has to be read element by element.
        """
        parser = self.parser
        start = parser.end
        match = _NUMBERS.match(parser.data, start)
        if match is None:
            parser.advance()
            return 0
        end: i64 = match.end()
        numbers: list[bytes] = _NUMBER.findall(parser.data, start, end)
        self._run_firsts.append(len(self.spellings))
        self._run_offsets.append(start)
        self.spellings.extend(numbers)
        parser.reset(end)
        return len(numbers)

    def _place(self, index: int) -> int:
        """The offset of an element, behind its minus."""
        run = bisect_right(self._run_firsts, index) - 1
        offset = self._run_offsets[run]
        skipped = index - self._run_firsts[run]
        data = self.parser.data
        for match in _NUMBER.finditer(data, offset):
            if skipped == 0:
                # A run of one element begins with it, which need not be a number.
                at = match.start() if self.spellings[index][0] in b"-0123456789" else offset
                return at + 1 if data[at] == 45 else at
            skipped -= 1
        return offset

    def _parse_deeper_list(self) -> list[int]:
        dims: list[int] = self.parser.deeper(self._parse_list)
        return dims

    def _parse_element(self) -> None:
        parser = self.parser
        kind = parser.kind
        negative = False
        if kind == MINUS:
            parser.advance()
            kind = parser.kind
            negative = True
            if kind != INTEGER and kind != FLOAT:
                raise parser.error("expected integer or floating point literal")
        if kind in (INTEGER, FLOAT, KW_TRUE, KW_FALSE, STRING):
            spelling = parser.data[parser.start : parser.end]
            self._run_firsts.append(len(self.spellings))
            self._run_offsets.append(parser.start)
            self.spellings.append(b"-" + spelling if negative else spelling)
            parser.advance()
        elif kind == L_PAREN:
            self._parse_complex()
        else:
            raise parser.error("expected element literal of primitive type")

    def _parse_complex(self) -> None:
        parser = self.parser
        if parser.depth >= parser.depth_limit:
            parser.deeper(self._parse_complex)
            return
        parser.depth += 1
        parser.advance()
        self._parse_element()
        parser.expect(COMMA, "expected ',' between complex elements")
        self._parse_element()
        parser.expect(R_PAREN, "expected ')' after complex elements")
        parser.depth -= 1

    # -- the value ----------------------------------------------------------------------------------------

    def attribute(self, type: ShapedType, at: i64) -> DenseElementsAttr:
        """The dense attribute of this literal; errors about the whole are placed at `at`."""
        parser = self.parser
        element_type = type.element_type
        format = element_format(element_type)
        if self.string is not None and format is not None:
            return self._hex_attribute(type, format, at)
        if self.shape and tuple(self.shape) != type.shape:
            raise parser.error(
                f"inferred shape of elements literal ([{_sizes(self.shape)}]) "
                f"does not match type ([{_sizes(type.shape)}])",
                at,
            )
        count = type.num_elements
        if self.string is None and not self.spellings and count:
            raise parser.error(f"parsed zero elements, but type ('{type}') expected at least 1", at)
        if format is None:
            return DenseStringElementsAttr(type, self._strings(at))
        stored = len(self.spellings)
        if isinstance(element_type, ComplexType):
            if not self.shape and count and stored != 2:
                raise parser.error(
                    f"parsed {stored} elements, but type ('{element_type}') expected 2 elements", at
                )
            if self.shape and stored != 2 * count:
                raise parser.error(
                    f"parsed {stored} elements, but type ('{type}') expected {2 * count} elements", at
                )
            element_type = element_type.element_type
        if isinstance(element_type, FloatType):
            raw = packed_floats(self.spellings, element_type.semantics)
            if raw is not None:
                return dense_elements(type, raw)
            patterns = self._float_patterns(element_type.semantics)
        else:
            plain = plain_integers(self.spellings, element_type, format.width)
            patterns = self._integer_patterns(element_type, format.width) if plain is None else plain
        if stored == format.parts:
            return dense_elements(type, pack_splat(format, patterns))
        return dense_elements(type, pack(format, patterns))

    def _hex_attribute(self, type: ShapedType, format: ElementFormat, at: i64) -> DenseElementsAttr:
        assert self.string is not None
        raw = parse_hex_literal(self.string[1:-1].decode("latin-1"))
        if raw is None:
            raise self.parser.error(ERROR_HEX, self._run_offsets[0])
        if not is_valid_data(format, type.num_elements, raw):
            raise self.parser.error(f"elements hex data size is invalid for provided type: '{type}'", at)
        return dense_elements(type, raw)

    def _strings(self, at: i64) -> list[str]:
        if self.string is not None:
            return [string_value(self.string[1:-1])]
        values: list[str] = []
        for index, spelling in enumerate(self.spellings):
            if spelling[0] != 34:
                text = spelling.decode("utf-8", "surrogateescape")
                raise self.parser.error(f"expected string token, got {text}", at)
            values.append(string_value(self.spellings[index][1:-1]))
        return values

    def _integer_patterns(self, type: Type, width: int) -> list[int]:
        parser = self.parser
        is_bool = isinstance(type, IntegerType) and width == 1
        is_unsigned = isinstance(type, IntegerType) and type.signedness == UNSIGNED
        no_sign_bit = isinstance(type, IndexType) or (
            isinstance(type, IntegerType) and type.signedness == SIGNED
        )
        patterns: list[int] = []
        for index, spelling in enumerate(self.spellings):
            negative = spelling[0] == 45
            if negative:
                spelling = spelling[1:]
            first: i64 = spelling[0]
            if negative and is_unsigned:
                raise parser.error(ERROR_NEGATIVE_ELEMENT, self._place(index))
            if 48 <= first <= 57:
                if b"." in spelling:
                    raise parser.error(
                        "expected integer elements, but parsed floating-point", self._place(index)
                    )
                pattern = parse_integer_literal(spelling.decode("ascii"), negative, width, no_sign_bit)
            elif first == 34:
                pattern = -1
            elif is_bool:
                pattern = 1 if first == 116 else 0
            else:
                raise parser.error("expected i1 type for 'true' or 'false' values", self._place(index))
            if pattern < 0:
                raise parser.error(ERROR_OUT_OF_RANGE_ELEMENT, self._place(index))
            patterns.append(pattern)
        return patterns

    def _float_patterns(self, semantics: FloatSemantics) -> list[int]:
        patterns: list[int] = []
        for index, spelling in enumerate(self.spellings):
            negative = spelling[0] == 45
            number = spelling[1:] if negative else spelling
            # The place is only looked for where it is needed.
            first: i64 = number[0]
            if first < 48 or first > 57 or b"." not in number:
                place = self._place(index)
                patterns.append(float_pattern(self.parser, number, negative, semantics, place))
            else:
                patterns.append(parse_decimal(spelling.decode("ascii"), semantics))
        return patterns


def plain_integers(spellings: list[bytes], type: Type, width: int) -> list[int] | None:
    """The patterns of decimal numbers that all fit; None if some do not or are no such numbers."""
    if width < 2 or not spellings:
        return None
    try:
        values = [int(spelling) for spelling in spellings]
    except ValueError:
        return None
    smallest = min(values)
    limit = 1 << width
    if isinstance(type, IndexType) or (isinstance(type, IntegerType) and type.signedness == SIGNED):
        limit >>= 1
    if smallest < -(1 << (width - 1)) or max(values) >= limit:
        return None
    is_unsigned = isinstance(type, IntegerType) and type.signedness == UNSIGNED
    if smallest >= 0:
        # A minus in front of zero is wrong.
        if smallest == 0 and any(spelling[0] == 45 for spelling in spellings):
            return None
        return values
    if is_unsigned or any(spelling[0] == 45 and values[i] == 0 for i, spelling in enumerate(spellings)):
        return None
    mask = (1 << width) - 1
    return [value & mask for value in values]


def packed_floats(spellings: list[bytes], semantics: FloatSemantics) -> bytes | None:
    """The data of decimal floats, for the formats that machines have; None for all others."""
    if semantics is not F32 and semantics is not F64:
        return None
    for spelling in spellings:
        if b"." not in spelling:
            return None
    try:
        # From double to single the array rounds as MLIR does, overflow to infinity included.
        packed = array("f" if semantics is F32 else "d", [float(spelling) for spelling in spellings])
    except (ValueError, OverflowError):
        return None
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def float_pattern(parser: Parser, spelling: bytes, negative: bool, semantics: FloatSemantics, at: i64) -> int:
    """The bits of a number literal, its minus given apart, in a float format."""
    first: i64 = spelling[0]
    if first < 48 or first > 57:
        raise parser.error("expected floating point literal", at)
    text = spelling.decode("ascii")
    if "." in text:
        if not negative:
            return parse_decimal(text, semantics)
        return parse_decimal("-" + text, semantics)
    pattern, message = parse_float_pattern(text, negative, semantics)
    if message:
        raise float_error(parser, message, at)
    return pattern


def float_error(parser: Parser, message: str, at: i64) -> ParseError:
    """An error about a float literal, with the note MLIR gives where a dot is missing."""
    error = parser.error(message, at)
    if message == ERROR_DECIMAL_INTEGER:
        error.error_diagnostics[0].attach_note(NOTE_DECIMAL_INTEGER)
    return error


def _sizes(shape: list[int] | tuple[int, ...]) -> str:
    return ", ".join([str(size) for size in shape])


# -- the attributes -----------------------------------------------------------------------------------


def parse_dense(parser: Parser, type: Type | None) -> Attribute:
    at = parser.start
    parser.advance()
    parser.expect(LESS, "expected '<' after 'dense'")
    literal = TensorLiteral(parser)
    if not parser.accept(GREATER):
        literal.parse(True)
        parser.expect(GREATER, "expected '>'")
    return literal.attribute(_literal_type(parser, type, at), at)


def _literal_type(parser: Parser, type: Type | None, at: i64) -> ShapedType:
    if type is None:
        parser.expect(COLON, "expected ':'")
        type = parser.parse_type()
    if not isinstance(type, ShapedType):
        raise parser.error("elements literal must be a shaped type", at)
    if not type.has_static_shape:
        raise parser.error("elements literal type must have static shape", at)
    return type


def parse_sparse(parser: Parser, type: Type | None) -> Attribute:
    at = parser.start
    parser.advance()
    parser.expect(LESS, "Expected '<' after 'sparse'")
    if parser.accept(GREATER):
        shaped = _literal_type(parser, type, at)
        no_indices = dense_elements(RankedTensorType((0, shaped.rank), _I64), b"")
        no_values = dense_elements(RankedTensorType((0,), shaped.element_type), b"")
        return SparseElementsAttr(shaped, no_indices, no_values)
    indices_at = parser.start
    indices_literal = TensorLiteral(parser)
    indices_literal.parse(False)
    parser.expect(COMMA, "expected ','")
    values_at = parser.start
    values_literal = TensorLiteral(parser)
    values_literal.parse(True)
    parser.expect(GREATER, "expected '>'")
    shaped = _literal_type(parser, type, at)
    indices_shape = indices_literal.shape or [1, shaped.rank]
    indices = indices_literal.attribute(RankedTensorType(indices_shape, _I64), indices_at)
    values_shape = values_literal.shape or [indices_shape[0]]
    values = values_literal.attribute(RankedTensorType(values_shape, shaped.element_type), values_at)
    _check_sparse(parser, shaped, indices_shape, values_shape, indices, at)
    return SparseElementsAttr(shaped, indices, values)


def _check_sparse(
    parser: Parser,
    type: ShapedType,
    indices_shape: list[int],
    values_shape: list[int],
    indices: DenseElementsAttr,
    at: i64,
) -> None:
    rank = type.rank
    if len(values_shape) != 1:
        raise parser.error("expected 1-d tensor for sparse element values", at)
    shapes = (
        f"expected shape ([{_sizes(type.shape)}]); "
        f"inferred shape of indices literal ([{_sizes(indices_shape)}]); "
        f"inferred shape of values literal ([{_sizes(values_shape)}])"
    )
    if len(indices_shape) == 2:
        if indices_shape[1] != rank:
            raise parser.error(shapes, at)
    elif len(indices_shape) != 1 or rank != 1:
        raise parser.error(shapes, at)
    if indices_shape[0] != values_shape[0]:
        raise parser.error(shapes, at)
    format = element_format(_I64)
    assert format is not None
    raw = indices.data if hasattr(indices, "data") else b""
    count = indices_shape[0] * rank
    if indices.is_splat:
        numbers = unpack(format, raw, 1) * count
    else:
        numbers = unpack(format, raw, count)
    for row in range(indices_shape[0]):
        index = numbers[row * rank : (row + 1) * rank]
        for position, size in zip(index, type.shape, strict=True):
            if position >= size:
                raise parser.error(
                    f"sparse index #{row} is not contained within the value shape, "
                    f"with index=[{_sizes(index)}], and type='{type}'",
                    at,
                )


def parse_dense_resource(parser: Parser, type: Type | None) -> Attribute:
    at = parser.start
    parser.advance()
    parser.expect(LESS, "expected '<' after 'dense_resource'")
    handle = parser.resource_handle("builtin")
    parser.expect(GREATER, "expected '>'")
    if type is None:
        at = parser.start
        parser.expect(COLON, "expected ':'")
        type = parser.parse_type()
    if not isinstance(type, ShapedType):
        raise parser.error("`dense_resource` expected a shaped type", at)
    return DenseResourceElementsAttr(type, handle)


def parse_dense_array(parser: Parser) -> Attribute:
    parser.advance()
    parser.expect(LESS, "expected '<' after 'array'")
    type_at = parser.start
    try:
        type = parser.parse_type()
    except ParseError as error:
        parser.add_error(error, "expected an integer or floating point type", type_at)
        raise
    if not isinstance(type, (IntegerType, FloatType)):
        raise parser.error(f"expected integer or float type, got: '{type}'", type_at)
    width = type.width
    is_bool = isinstance(type, IntegerType) and width == 1
    if not is_bool and width % 8 != 0:
        raise parser.error("element type bitwidth must be a multiple of 8", type_at)
    if parser.accept(GREATER):
        return DenseArrayAttr(type, b"")
    parser.expect(COLON, "expected ':' after dense array type")
    stride = 1 if is_bool else width // 8
    raw = _read_array_numbers(parser, type)
    if raw is not None:
        parser.expect(GREATER, "expected '>' to close an array attribute")
        return DenseArrayAttr(type, raw)
    parts: list[bytes] = []
    while True:
        if isinstance(type, FloatType):
            negative = parser.accept(MINUS)
            spelling = parser.data[parser.start : parser.end]
            if parser.kind != INTEGER and parser.kind != FLOAT:
                raise parser.error("expected floating point literal", parser.start)
            pattern = float_pattern(parser, spelling, negative, type.semantics, parser.start)
            parser.advance()
        else:
            pattern = _parse_array_integer(parser, type, is_bool)
        parts.append(pattern.to_bytes(stride, "little"))
        if parser.kind != COMMA:
            break
        parser.advance()
    parser.expect(GREATER, "expected '>' to close an array attribute")
    return DenseArrayAttr(type, b"".join(parts))


def _read_array_numbers(parser: Parser, type: IntegerType | FloatType) -> bytes | None:
    """The data of a run of plain numbers up to the `>`; None, with nothing read, if it is not that simple."""
    match = _NUMBERS.match(parser.data, parser.start)
    if match is None:
        return None
    numbers: list[bytes] = _NUMBER.findall(parser.data, parser.start, match.end())
    raw: bytes | None = None
    if isinstance(type, FloatType):
        raw = packed_floats(numbers, type.semantics)
    else:
        format = element_format(type)
        values = plain_integers(numbers, type, type.width)
        if values is not None and format is not None:
            raw = pack(format, values)
    if raw is not None:
        parser.reset(match.end())
    return raw


def _parse_array_integer(parser: Parser, type: IntegerType, is_bool: bool) -> int:
    negative = parser.accept(MINUS)
    kind = parser.kind
    if kind in (KW_TRUE, KW_FALSE):
        if not is_bool:
            raise parser.error("expected i1 type for 'true' or 'false' values")
        parser.advance()
        return 1 if kind == KW_TRUE else 0
    if kind != INTEGER:
        raise parser.error("expected integer literal")
    spelling = parser.text()
    parser.advance()
    if is_bool:
        raise parser.error("expected 'true' or 'false' values for i1 type")
    pattern = parse_integer_literal(spelling, negative, type.width, type.signedness == SIGNED)
    if pattern < 0:
        raise parser.error("integer constant out of range")
    return pattern


def parse_strided_layout(parser: Parser) -> Attribute:
    parser.advance()
    parser.expect(LESS, "expected '<' after 'strided'")
    parser.expect(L_SQUARE, "expected '['")
    strides: list[int] = []
    if parser.kind != R_SQUARE:
        strides.append(_parse_stride(parser))
        while parser.accept(COMMA):
            strides.append(_parse_stride(parser))
    parser.expect(R_SQUARE, "expected ']'")
    offset = 0
    if not parser.accept(GREATER):
        parser.expect(COMMA, "expected ','")
        parser.expect(KW_OFFSET, "expected 'offset' after comma")
        parser.expect(COLON, "expected ':' after 'offset'")
        offset = _parse_stride(parser)
        parser.expect(GREATER, "expected '>'")
    return StridedLayoutAttr(offset, strides)


def _parse_stride(parser: Parser) -> int:
    if parser.accept(QUESTION):
        return DYNAMIC
    at = parser.start
    negative = parser.accept(MINUS)
    value = parser.unsigned_value(63) if parser.kind == INTEGER else -1
    if value < 0:
        raise parser.error("expected a 64-bit signed integer or '?'", at)
    parser.advance()
    return -value if negative else value
