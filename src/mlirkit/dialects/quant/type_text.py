"""Syntax of the parts of quantized types: storage, expressed types, scales and zero points.

    storage ::= (`i` | `u`) width (`<` min `:` max `>`)?       min and max only if not the width's
    params  ::= scale (`:` zero-point)?

The types themselves: asm.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf, isnan
from typing import Final

from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_semantics import F64, FloatSemantics, bits_from_float, bits_to_float, largest_bits
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.integer import decimal_text, int_of_digits
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.asm_interface import AsmParser

SIGNED: Final = 1
MAX_STORAGE_BITS: Final = 32


def default_range(signed: bool, width: int) -> tuple[int, int]:
    """The minimum and maximum of a width."""
    if signed:
        return -(1 << (width - 1)), (1 << (width - 1)) - 1
    return 0, (1 << width) - 1


def literal_text(value: float, semantics: FloatSemantics = F64) -> str:
    """A number, a double by default, as MLIR prints it: short if that reads back the same."""
    return float_text(bits_from_float(value, semantics), semantics)


def double_text(value: float) -> str:
    """A double as in diagnostics."""
    if isnan(value):
        return "nan"
    if isinf(value):
        return "INF" if value > 0 else "-INF"
    return f"{value:e}"


def params_text(scale: float, zero_point: int, semantics: FloatSemantics = F64) -> str:
    """A scale, and the zero point if it is not zero."""
    text = literal_text(scale, semantics)
    return f"{text}:{zero_point}" if zero_point else text


def nested_text(values: Sequence[str], shape: Sequence[int]) -> str:
    """The values in braces, a level for each dimension."""
    texts = list(values)
    for size in reversed(shape):
        if size == 0:
            return "{}"
        groups = [texts[at : at + size] for at in range(0, len(texts), size)]
        texts = ["{" + ", ".join(group) + "}" for group in groups]
    return texts[0] if len(texts) == 1 else ", ".join(texts)


def shape_text(elements: DenseElementsAttr) -> str:
    """The sizes as in diagnostics."""
    return ", ".join(map(str, elements.dims))


def parse_expressed(parser: AsmParser) -> FloatType:
    """Parse the expressed type."""
    at = parser.current_location()
    type = parser.parse_type()
    if not isinstance(type, FloatType):
        raise parser.error("invalid kind of type specified", at)
    return type


def parse_storage(parser: AsmParser) -> tuple[int, IntegerType, int, int]:
    """Parse flags, storage type, minimum and maximum."""
    at = parser.current_location()
    type = parser.parse_optional_type()
    if type is None:
        word = parser.parse_any_keyword()
        if not word.startswith("u"):
            raise parser.error("illegal storage type prefix", at)
        if not word[1:].isdecimal():
            raise parser.error("expected storage type width", at)
        flags, width = 0, int_of_digits(word[1:])
    elif isinstance(type, IntegerType):
        flags, width = (0 if type.is_unsigned else SIGNED), type.width
    else:
        raise parser.error(f"invalid kind of type specified: expected integer, but found '{type}'", at)
    if not 0 < width <= MAX_STORAGE_BITS:
        raise parser.error(f"illegal storage type size: {decimal_text(width)}", at)
    storage = type if isinstance(type, IntegerType) else integer_type(width)
    least, greatest = default_range(bool(flags), width)
    if not parser.parse_optional_punctuation("<"):
        return flags, storage, least, greatest
    low_at = parser.current_location()
    low = parser.parse_integer()
    parser.parse_punctuation(":")
    high_at = parser.current_location()
    high = parser.parse_integer()
    parser.parse_punctuation(">")
    if low < least:
        raise parser.error(f"illegal storage type minimum: {low}", low_at)
    if high > greatest:
        raise parser.error(f"illegal storage type maximum: {high}", high_at)
    return flags, storage, low, high


def parse_params(parser: AsmParser, expressed: FloatType) -> tuple[float, int]:
    """Parse a scale and an optional zero point, 0 by default."""
    scale = parser.parse_float()
    least, greatest = scale_range(expressed)
    if scale < least or scale > greatest:
        raise parser.error(
            f"scale {double_text(scale)} out of expressed type range "
            f"[{double_text(least)}, {double_text(greatest)}]",
            parser.current_location(),
        )
    return scale, parser.parse_integer() if parser.parse_optional_punctuation(":") else 0


def scale_range(expressed: FloatType) -> tuple[float, float]:
    """The smallest positive and the largest number of a float type, as doubles."""
    semantics = expressed.semantics
    return bits_to_float(1, semantics), bits_to_float(largest_bits(semantics), semantics)


def parse_param_lists(parser: AsmParser, expressed: FloatType) -> tuple[list[float], list[int], list[int]]:
    """Parse `{params, ...}` or nested lists of them; returns scales, zero points, and the shape."""
    scales: list[float] = []
    zeros: list[int] = []
    # The number of elements of each open list, and the size of lists at each level.
    counts: list[int] = []
    sizes: list[int | None] = []
    leaf_depth: int | None = None
    parser.parse_punctuation("{")
    counts.append(0)
    sizes.append(None)
    inconsistent = "tensor literal is invalid; ranks are not consistent between elements"
    while counts:
        if parser.parse_optional_punctuation("{"):
            counts.append(0)
            if len(counts) > len(sizes):
                sizes.append(None)
            if leaf_depth is not None and len(counts) > leaf_depth:
                raise parser.error(inconsistent)
            continue
        if leaf_depth is None:
            leaf_depth = len(counts)
        elif leaf_depth != len(counts):
            raise parser.error(inconsistent)
        scale, zero = parse_params(parser, expressed)
        scales.append(scale)
        zeros.append(zero)
        counts[-1] += 1
        while counts and not parser.parse_optional_punctuation(","):
            parser.parse_punctuation("}")
            size = counts.pop()
            expected = sizes[len(counts)]
            if expected is not None and expected != size:
                raise parser.error(inconsistent)
            sizes[len(counts)] = size
            if counts:
                counts[-1] += 1
    return scales, zeros, [size for size in sizes if size is not None]
