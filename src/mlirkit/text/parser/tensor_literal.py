"""The literal in `dense<...>`, whose type follows it.

    literal ::= `[` (literal (`,` literal)*)? `]` | element
    element ::= number | `true` | `false` | string | `(` element `,` element `)`

Numbers are kept as text until the type is known.  A string is raw data in hexadecimal or, if the element
type is not numeric, an element.  Flat lists of plain numbers, of which large literals consist, are parsed
and converted as a whole; only if that fails are they checked number by number, to find the wrong one.
"""

from __future__ import annotations

from bisect import bisect_right

from mypy_extensions import i64

from mlirkit.builtin.dense import DenseElementsAttr, DenseStringElementsAttr, dense_elements
from mlirkit.builtin.dense_data import (
    ERROR_HEX,
    ElementFormat,
    element_format,
    is_valid_data,
    pack,
    pack_splat,
    parse_hex_literal,
)
from mlirkit.builtin.float_parse import parse_decimal
from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.integer import (
    ERROR_NEGATIVE_ELEMENT,
    ERROR_OUT_OF_RANGE_ELEMENT,
    parse_integer_literal,
)
from mlirkit.builtin.shaped_types import ShapedType, shaped_type
from mlirkit.builtin.types import SIGNED, UNSIGNED, ComplexType, IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.base import Parser
from mlirkit.text.parser.numbers import NUMBER, NUMBERS, float_pattern, packed_floats, plain_integers
from mlirkit.text.tokens import (
    COMMA,
    FLOAT,
    INTEGER,
    KW_FALSE,
    KW_TRUE,
    L_PAREN,
    L_SQUARE,
    MINUS,
    POINT,
    R_PAREN,
    R_SQUARE,
    STRING,
)


class TensorLiteral:
    """The literal in `dense<...>`, read from `parser` before its type; `attribute` makes the value.

    `shape` is the shape of its brackets, empty for a single element.  `spellings` are the elements as
    written, with their minus.
    """

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self.shape: list[int] = []
        self.spellings: list[bytes] = []
        # Places of elements: the number of the first element of each run, and the offset of the run.
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
        """Enter the list at the current bracket; a flat list of numbers is read to its end.

        The result is the count of numbers read, 0 if the list has to be parsed element by element.
        """
        parser = self.parser
        start = parser.end
        match = NUMBERS.match(parser.data, start)
        if match is None:
            parser.advance()
            return 0
        end: i64 = match.end()
        numbers: list[bytes] = NUMBER.findall(parser.data, start, end)
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
        for match in NUMBER.finditer(data, offset):
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

    def attribute(self, type: Type, at: i64) -> DenseElementsAttr:
        """The dense attribute of this literal; errors about the whole are placed at `at`."""
        parser = self.parser
        shaped = shaped_type(type)
        assert shaped is not None
        element_type = shaped.element_type
        format = element_format(element_type)
        if self.string is not None and format is not None:
            return self._hex_attribute(shaped, type, format, at)
        if self.shape and tuple(self.shape) != shaped.dims:
            raise parser.error(
                f"inferred shape of elements literal ([{sizes_text(self.shape)}]) "
                f"does not match type ([{sizes_text(shaped.dims)}])",
                at,
            )
        count = shaped.num_elements
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
                return dense_elements(type, raw if stored >= format.parts else b"")
            patterns = self._float_patterns(element_type.semantics)
        else:
            plain = plain_integers(self.spellings, element_type, format.width)
            patterns = self._integer_patterns(element_type, format.width) if plain is None else plain
        if stored < format.parts:
            # Half of a complex element: as in MLIR, the data has no element then.
            return dense_elements(type, b"")
        if stored == format.parts:
            return dense_elements(type, pack_splat(format, patterns))
        return dense_elements(type, pack(format, patterns))

    def _hex_attribute(
        self, shaped: ShapedType, type: Type, format: ElementFormat, at: i64
    ) -> DenseElementsAttr:
        assert self.string is not None
        raw = parse_hex_literal(self.string[1:-1].decode("latin-1"))
        if raw is None:
            raise self.parser.error(ERROR_HEX, self._run_offsets[0])
        if not is_valid_data(format, shaped.num_elements, raw):
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
                if POINT in spelling:
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
            # The place is only computed where it is needed.
            first: i64 = number[0]
            if first < 48 or first > 57 or POINT not in number:
                place = self._place(index)
                patterns.append(float_pattern(self.parser, number, negative, semantics, place))
            else:
                patterns.append(parse_decimal(spelling.decode("ascii"), semantics))
        return patterns


def sizes_text(shape: list[int] | tuple[int, ...]) -> str:
    """Dimensions as errors show them."""
    return ", ".join([str(size) for size in shape])
