"""Elements attributes in text: dense, sparse, dense arrays and resources; strided layouts.

    `dense` `<` literal? `>` `:` shaped-type
    `sparse` `<` (literal `,` literal)? `>` `:` shaped-type
    `array` `<` type (`:` number (`,` number)*)? `>`
    `dense_resource` `<` key `>` `:` shaped-type
    `strided` `<` `[` strides `]` (`,` `offset` `:` stride)? `>`

Literals: text/parser/tensor_literal.py.  Mirror: text/printer/elements.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.dense import (
    DenseElementsAttr,
    DenseResourceElementsAttr,
    SparseElementsAttr,
    dense_array_of,
    dense_elements,
    element_byte_width,
)
from mlirkit.builtin.dense_data import element_format, pack, unpack
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.integer import parse_integer_literal
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType, shaped_type
from mlirkit.builtin.types import SIGNED, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser.base import Parser
from mlirkit.text.parser.numbers import NUMBER, NUMBERS, float_pattern, packed_floats, plain_integers
from mlirkit.text.parser.tensor_literal import TensorLiteral, sizes_text
from mlirkit.text.tokens import (
    COLON,
    COMMA,
    FLOAT,
    GREATER,
    INTEGER,
    KW_FALSE,
    KW_OFFSET,
    KW_TRUE,
    L_SQUARE,
    LESS,
    MINUS,
    QUESTION,
    R_SQUARE,
)

_I64: Final = integer_type(64)


def parse_dense(parser: Parser, type: Type | None) -> Attribute:
    at = parser.start
    parser.advance()
    parser.expect(LESS, "expected '<' after 'dense'")
    literal = TensorLiteral(parser)
    if not parser.accept(GREATER):
        literal.parse(True)
        parser.expect(GREATER, "expected '>'")
    return literal.attribute(_literal_type(parser, type, at), at)


def _literal_type(parser: Parser, type: Type | None, at: i64) -> Type:
    if type is None:
        parser.expect(COLON, "expected ':'")
        type = parser.parse_type()
    shaped = shaped_type(type)
    if shaped is None:
        raise parser.error("elements literal must be a shaped type", at)
    if not shaped.has_static_shape:
        raise parser.error("elements literal type must have static shape", at)
    return type


def parse_sparse(parser: Parser, type: Type | None) -> Attribute:
    at = parser.start
    parser.advance()
    parser.expect(LESS, "Expected '<' after 'sparse'")
    if parser.accept(GREATER):
        type = _literal_type(parser, type, at)
        shaped = shaped_type(type)
        assert shaped is not None
        no_indices = dense_elements(RankedTensorType((0, shaped.rank), _I64), b"")
        no_values = dense_elements(RankedTensorType((0,), shaped.element_type), b"")
        return SparseElementsAttr(type, no_indices, no_values)
    indices_at = parser.start
    indices_literal = TensorLiteral(parser)
    indices_literal.parse(False)
    parser.expect(COMMA, "expected ','")
    values_at = parser.start
    values_literal = TensorLiteral(parser)
    values_literal.parse(True)
    parser.expect(GREATER, "expected '>'")
    type = _literal_type(parser, type, at)
    shaped = shaped_type(type)
    assert shaped is not None
    indices_shape = indices_literal.shape or [1, shaped.rank]
    indices = indices_literal.attribute(RankedTensorType(indices_shape, _I64), indices_at)
    values_shape = values_literal.shape or [indices_shape[0]]
    values = values_literal.attribute(RankedTensorType(values_shape, shaped.element_type), values_at)
    _check_sparse(parser, shaped, indices_shape, values_shape, indices, at)
    return SparseElementsAttr(type, indices, values)


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
        f"expected shape ([{sizes_text(type.dims)}]); "
        f"inferred shape of indices literal ([{sizes_text(indices_shape)}]); "
        f"inferred shape of values literal ([{sizes_text(values_shape)}])"
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
        for position, size in zip(index, type.dims):
            if position >= size:
                raise parser.error(
                    f"sparse index #{row} is not contained within the value shape, "
                    f"with index=[{sizes_text(index)}], and type='{type}'",
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
    if shaped_type(type) is None:
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
        return dense_array_of(type, b"")
    parser.expect(COLON, "expected ':' after dense array type")
    stride = element_byte_width(type)
    raw = _read_array_numbers(parser, type)
    if raw is not None:
        parser.expect(GREATER, "expected '>' to close an array attribute")
        return dense_array_of(type, raw)
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
    return dense_array_of(type, b"".join(parts))


def _read_array_numbers(parser: Parser, type: IntegerType | FloatType) -> bytes | None:
    """The data of a run of plain numbers up to the `>`; None, with nothing read, if it is not that simple."""
    match = NUMBERS.match(parser.data, parser.start)
    if match is None:
        return None
    numbers: list[bytes] = NUMBER.findall(parser.data, parser.start, match.end())
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
