"""The raw data of dense elements: the layout of numbers in bytes, and their text.

    element            little-endian, its width rounded up to whole bytes, unused high bits zero
    complex element    two of them, real part first
    width 1            packed: element i is bit i % 8 of byte i // 8
    splat              one element for all; of width 1, the byte FF or 00

Elements are row-major. A data block holds all elements or, as a splat, one; `canonical_data` determines
whether a block is a splat. `dense.py` has the attributes around the data, interop/numpy its NumPy views.

Public names: `ElementFormat`, `element_format`; on blocks and bit patterns `data_size`, `is_valid_data`,
`canonical_data`, `pack`, `unpack`, `pattern_at`, `element_texts`, `hex_literal`, `parse_hex_literal`;
on types and attributes `element_bytes`, `element_at`.
"""

from __future__ import annotations

import sys
from array import array
from binascii import Error as HexError
from binascii import hexlify, unhexlify
from typing import Any, Final

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.float_format import float_texts
from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.integer import decimal_text, signed_value
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import UNSIGNED, ComplexType, IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type

RawData = bytes | memoryview

ERROR_HEX: Final = "expected string containing hex digits starting with `0x`"

# The array module's codes by width in bytes.
_UNSIGNED_CODE: Final = {1: "B", 2: "H", 4: "I", 8: "Q"}
_SIGNED_CODE: Final = {1: "b", 2: "h", 4: "i", 8: "q"}
_SWAP: Final = sys.byteorder == "big"

# The number of bytes that are compared at once to detect a splat.
_PIECE: Final = 1 << 16


class ElementFormat:
    """The format in which elements of one type are stored and printed.

    `width` is the width in bits of a number, of which an element has `parts`: 2 for complex types, else 1.
    `semantics` is None for integers. `stride` is an element's size in bytes; packed elements have none.
    """

    def __init__(self, width: int, parts: int, signed: bool, semantics: FloatSemantics | None) -> None:
        self.width: Final = width
        self.parts: Final = parts
        self.signed: Final = signed
        self.semantics: Final = semantics
        self.part_stride: Final = (width + 7) // 8
        self.stride: Final = self.part_stride * parts
        self.packed: Final = width == 1 and parts == 1 and semantics is None


def element_format(type: Type) -> ElementFormat | None:
    """The format of an element type, or None for elements that are no numbers, which have no raw data."""
    cached = _FORMATS.get(type)
    if cached is not None:
        return cached
    parts = 1
    number = type
    if isinstance(type, ComplexType):
        parts = 2
        number = type.element_type
    if isinstance(number, FloatType):
        format = ElementFormat(number.semantics.width, parts, True, number.semantics)
    elif isinstance(number, IntegerType):
        format = ElementFormat(number.width, parts, number.signedness != UNSIGNED, None)
    elif isinstance(number, IndexType):
        format = ElementFormat(64, parts, True, None)
    else:
        return None
    _FORMATS[type] = format
    return format


_FORMATS: Final[dict[Type, ElementFormat]] = {}


# ---- Blocks ----


def data_size(format: ElementFormat, count: int) -> int:
    """The number of bytes of `count` stored elements."""
    return (count + 7) // 8 if format.packed else format.stride * count


def is_valid_data(format: ElementFormat, count: int, raw: RawData) -> bool:
    """Whether a block has the size of a splat or of `count` elements."""
    size = len(raw)
    if format.packed:
        return size == data_size(format, count) or (size == 1 and raw[0] in (0, 0xFF))
    return size == format.stride or size == format.stride * count


def canonical_data(format: ElementFormat, count: int, raw: RawData) -> tuple[RawData, bool]:
    """A valid block in MLIR's form, and whether it is a splat: equal elements are reduced to one."""
    size = len(raw)
    if size == 0:
        return raw, False
    if format.packed:
        return _canonical_packed(count, raw)
    stride = format.stride
    if size == stride:
        return raw, True
    first = bytes(raw[:stride])
    # The first or last element distinguishes most data from a splat.
    if raw[size - stride :] != first or raw[stride : 2 * stride] != first:
        return raw, False
    # Compare in pieces, so that no second block of this size is made.
    piece = first * max(1, _PIECE // stride)
    for at in range(0, size, len(piece)):
        part = bytes(raw[at : at + len(piece)])
        if part != piece and not piece.startswith(part):
            return raw, False
    return first, True


def _canonical_packed(count: int, raw: RawData) -> tuple[RawData, bool]:
    if len(raw) == 1 and raw[0] in (0, 0xFF):
        return raw, True
    if count == 1:
        return (b"\xff" if raw[0] else b"\x00"), True
    if not raw[0] & 1:
        return (b"\x00", True) if not any(raw) else (raw, False)
    # All bits are set, in the last byte as many as there are elements.
    odd = count % 8
    last = (1 << odd) - 1 if odd else 0xFF
    if raw[len(raw) - 1] == last and bytes(raw[:-1]).count(0xFF) == len(raw) - 1:
        return b"\xff", True
    return raw, False


def pack(format: ElementFormat, patterns: list[int]) -> bytes:
    """Pack the bit patterns of all elements as a block; a complex element is two patterns."""
    if format.packed:
        return _pack_bits(patterns)
    stride = format.part_stride
    code = _UNSIGNED_CODE.get(stride)
    if code is not None:
        packed = array(code, patterns)
        if _SWAP:
            packed.byteswap()
        return packed.tobytes()
    return b"".join([pattern.to_bytes(stride, "little") for pattern in patterns])


def _pack_bits(patterns: list[int]) -> bytes:
    size = (len(patterns) + 7) // 8
    digits = "".join(["1" if pattern else "0" for pattern in reversed(patterns)])
    return int(digits or "0", 2).to_bytes(size, "little")


def pack_splat(format: ElementFormat, patterns: list[int]) -> bytes:
    """Pack one element (its parts, as bit patterns) as the block of a splat."""
    if format.packed:
        return b"\xff" if patterns[0] else b"\x00"
    return pack(format, patterns)


def unpack(format: ElementFormat, raw: RawData, count: int) -> list[int]:
    """The bit patterns in a block of `count` stored elements; a complex element is two patterns.

    A block of complex<i1> is read as if it were packed, although it is not; so does MLIR.
    """
    if format.width == 1 and format.semantics is None:
        return _unpack_bits(raw, count * format.parts)
    stride = format.part_stride
    if stride == 0:
        return [0] * (count * format.parts)
    code = _UNSIGNED_CODE.get(stride)
    if code is None:
        data = bytes(raw)
        mask = (1 << format.width) - 1
        return [int.from_bytes(data[at : at + stride], "little") & mask for at in range(0, len(data), stride)]
    unpacked = array(code)
    unpacked.frombytes(raw)
    if _SWAP:
        unpacked.byteswap()
    patterns = unpacked.tolist()
    if format.width & 7:
        mask = (1 << format.width) - 1
        patterns = [pattern & mask for pattern in patterns]
    return patterns


def _unpack_bits(raw: RawData, count: int) -> list[int]:
    patterns: list[int] = []
    for byte in bytes(raw[: (count + 7) // 8]):
        patterns.extend(_BITS[byte])
    del patterns[count:]
    return patterns


_BITS: Final = [[byte >> bit & 1 for bit in range(8)] for byte in range(256)]


def pattern_at(format: ElementFormat, raw: RawData, index: int, part: int = 0) -> int:
    """One bit pattern of a block in which every element is stored."""
    if format.width == 1 and format.semantics is None:
        position = index * format.parts + part
        return raw[position >> 3] >> (position & 7) & 1
    start = index * format.stride + part * format.part_stride
    return int.from_bytes(raw[start : start + format.part_stride], "little") & ((1 << format.width) - 1)


# ---- Text ----


def element_texts(format: ElementFormat, raw: RawData, count: int) -> list[str]:
    """The literals of `count` stored elements as MLIR prints them: `1`, `true`, `1.000000e+00`, `(1,2)`."""
    texts = _number_texts(format, raw, count)
    if format.parts == 1:
        return texts
    return [f"({texts[at]},{texts[at + 1]})" for at in range(0, len(texts), 2)]


def _number_texts(format: ElementFormat, raw: RawData, count: int) -> list[str]:
    width = format.width
    if format.semantics is not None:
        return float_texts(unpack(format, raw, count), format.semantics)
    if width == 1:
        return ["true" if pattern else "false" for pattern in unpack(format, raw, count)]
    code = _SIGNED_CODE.get(format.stride) if format.signed and format.parts == 1 else None
    if code is not None and width == 8 * format.stride:
        numbers = array(code)
        numbers.frombytes(raw)
        if _SWAP:
            numbers.byteswap()
        return [str(number) for number in numbers]
    patterns = unpack(format, raw, count)
    if format.signed:
        return [decimal_text(signed_value(pattern, width)) for pattern in patterns]
    return [decimal_text(pattern) for pattern in patterns]


def hex_literal(raw: RawData) -> str:
    """A block as the text between the quotes of `dense<"0x...">`."""
    return "0x" + hexlify(raw).decode().upper()


def parse_hex_literal(text: str) -> bytes | None:
    """The bytes of a hexadecimal text; None (MLIR's error is `ERROR_HEX`) if the text is not hexadecimal."""
    if not text.startswith("0x"):
        return None
    try:
        return unhexlify(text[2:])
    except (HexError, ValueError):
        return None


# ---- Types and attributes ----


def element_bytes(element: Attribute) -> bytes:
    """A number as the block of a splat: an integer or float attribute, or an array of two."""
    numbers = element.elements if isinstance(element, ArrayAttr) else (element,)
    patterns: list[int] = []
    type: Type | None = None
    for number in numbers:
        assert isinstance(number, (IntegerAttr, FloatAttr)), f"{number} is not a number"
        patterns.append(number.pattern if isinstance(number, FloatAttr) else number.bits)
        type = number.type
    assert type is not None
    format = element_format(type)
    assert format is not None
    if len(patterns) == 1:
        return pack_splat(format, patterns)
    return pack(element_format_of_complex(format), patterns)


def element_format_of_complex(part: ElementFormat) -> ElementFormat:
    """The format of complex numbers whose parts have the given format."""
    return ElementFormat(part.width, 2, part.signed, part.semantics)


def element_at(type: Type, raw: RawData, index: int) -> Attribute:
    """One element of a block that stores all of them: a number, or an array of a complex one's parts."""
    format = element_format(type)
    assert format is not None, f"{type} has no raw data"
    if isinstance(type, ComplexType):
        parts = [_number(type.element_type, pattern_at(format, raw, index, part)) for part in (0, 1)]
        return ArrayAttr(parts)
    return _number(type, pattern_at(format, raw, index))


def python_number_at(type: Type, raw: RawData, index: int) -> Any:
    """One element as a Python number; of complex integers, a pair of them."""
    value = element_at(type, raw, index)
    if isinstance(value, ArrayAttr):
        first, second = [_python_number(element) for element in value.elements]
        return complex(first, second) if isinstance(first, float) else (first, second)
    return _python_number(value)


def _python_number(number: Attribute) -> Any:
    if isinstance(number, FloatAttr):
        return number.value
    assert isinstance(number, IntegerAttr)
    return number.number


def splat_problem(shaped: Type, element: Attribute) -> str | None:
    """The reason why not all elements of a shaped type can be `element`, or None."""
    if not isinstance(shaped, ShapedType) or not shaped.has_static_shape:
        return f"Expected a static ShapedType for the shaped_type parameter: Type({shaped})"
    numbers = element.elements if isinstance(element, ArrayAttr) else (element,)
    parts = 2 if isinstance(shaped.element_type, ComplexType) else 1
    if len(numbers) != parts or not all(isinstance(number, (IntegerAttr, FloatAttr)) for number in numbers):
        return f"the element_attr parameter is no number of type {shaped.element_type}: Attribute({element})"
    if isinstance(element, (IntegerAttr, FloatAttr)) and element.type != shaped.element_type:
        return (
            f"Shaped element type and attribute type must be equal: shaped=Type({shaped}), "
            f"element=Attribute({element})"
        )
    return None


def _number(type: Type, pattern: int) -> Attribute:
    if isinstance(type, FloatType):
        return FloatAttr(type, pattern)
    return integer_attr(type, pattern)
