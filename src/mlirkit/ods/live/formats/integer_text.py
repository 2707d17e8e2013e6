"""Integers of C++ types as text, as parsed by MLIR's `parseInteger<T>`.

A number outside T is an error, "integer value too large".  Negative numbers wrap around if T is unsigned.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mlirkit.core.asm_interface import AsmParser
from mlirkit.support.late_regex import LateRegex

IntegerParser = Callable[[AsmParser], int]
OptionalIntegerParser = Callable[[AsmParser], int | None]

_WIDTH = LateRegex(r"^(?:std::)?(u?)int(\d+)_t$")
_WORDS: dict[str, tuple[int, bool]] = {
    "bool": (1, False),
    "int": (32, True),
    "long": (64, True),
    "long long": (64, True),
    "size_t": (64, False),
    "std::size_t": (64, False),
    "unsigned": (32, False),
    "unsigned int": (32, False),
    "unsigned long": (64, False),
    "unsigned long long": (64, False),
}
# Integer types without limits.
_WIDE = frozenset({"APInt", "APSInt", "llvm::APInt", "::llvm::APInt"})
_UNLIMITED = (0, -1)


def integer_range(cpp_type: str) -> tuple[int, int] | None:
    """The smallest and largest number of a C++ type; None if it is no integer type.

    (0, -1) for a type without limits.
    """
    if cpp_type in _WIDE:
        return _UNLIMITED
    match = _WIDTH.match(cpp_type)
    if match is not None:
        bits, is_signed = int(match.group(2)), not match.group(1)
    elif cpp_type in _WORDS:
        bits, is_signed = _WORDS[cpp_type]
    else:
        return None
    if is_signed:
        half = 1 << (bits - 1)
        return -half, half - 1
    return 0, (1 << bits) - 1


@cache
def integer_parsers(cpp_type: str) -> tuple[IntegerParser, OptionalIntegerParser] | None:
    """The parsers of required and optional integers of a C++ type; None if it is no integer type."""
    limits = integer_range(cpp_type)
    if limits is None:
        return None
    least, greatest = limits
    if least == 0 and greatest > 0:
        return _unsigned_parsers(greatest.bit_length())
    return _signed_parsers(64 if limits == _UNLIMITED else greatest.bit_length() + 1)


def _signed_parsers(bits: int) -> tuple[IntegerParser, OptionalIntegerParser]:
    return (lambda parser: parser.parse_integer(bits), lambda parser: parser.parse_optional_integer(bits))


def _unsigned_parsers(bits: int) -> tuple[IntegerParser, OptionalIntegerParser]:
    return (lambda parser: parser.parse_unsigned(bits), lambda parser: parser.parse_optional_unsigned(bits))
