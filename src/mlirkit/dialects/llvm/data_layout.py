"""Data layouts as LLVM writes them, `e-p:64:64-i64:64-n8:16:32:64-S128`: the check of their syntax.

layout   ::= [part {`-` part}]
part     ::= `e` | `E` | `s` any | `n` size {`:` size} | `S` align | `F` (`i` | `n`) align | `m:` mangling
           | (`P` | `A` | `G`) space | (`i` | `f` | `v`) size `:` align [`:` align]
           | `a` [`0`] `:` align [`:` align]
           | `p` {`u` | `e`} [space [`(` name `)`]] `:` size `:` align [`:` align [`:` size]]
           | `ni:` space {`:` space}
Sizes and alignments are in bits.  Mirror: llvm/lib/IR/DataLayout.cpp.
"""

from __future__ import annotations

import re
from typing import Final

from mlirkit.builtin.integer import int_of_digits

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


class _Wrong(Exception):
    """An error in a layout, with LLVM's message."""


def layout_problem(text: str) -> str | None:
    """LLVM's error message for the layout; None if it is valid."""
    try:
        names: set[str] = set()
        for part in text.split("-") if text else ():
            _check_part(part, names)
    except _Wrong as wrong:
        return str(wrong)
    return None


def _check_part(part: str, names: set[str]) -> None:
    if not part:
        raise _Wrong("empty specification is not allowed")
    if part.startswith("ni"):
        _require(part.startswith("ni:"), "ni:<address space>[:<address space>]...")
        for space in part[3:].split(":"):
            if _space(space) == 0:
                raise _Wrong("address space 0 cannot be non-integral")
        return
    letter, rest = part[0], part[1:]
    if letter in "ifv":
        _check_primitive(letter, rest)
    elif letter == "a":
        _check_aggregate(rest)
    elif letter == "p":
        _check_pointer(rest, names)
    elif letter in "eE":
        if rest:
            raise _Wrong("malformed specification, must be just 'e' or 'E'")
    elif letter == "n":
        for size in rest.split(":"):
            _size(size, "size")
    elif letter == "S":
        _require(rest, "S<size>")
        _alignment(rest, "stack natural")
    elif letter == "F":
        _require(rest, "F<type><abi>")
        if rest[0] not in "in":
            raise _Wrong(f"unknown function pointer alignment type '{rest[0]}'")
        _alignment(rest[1:], "ABI")
    elif letter in "PAG":
        _require(rest, f"{letter}<address space>")
        _space(rest)
    elif letter == "m":
        _require(rest[1:] if rest.startswith(":") else "", "m:<mangling>")
        if rest[1:] not in ("e", "l", "o", "m", "w", "x", "a"):
            raise _Wrong("unknown mangling mode")
    elif letter != "s":
        raise _Wrong(f"unknown specifier '{letter}'")


def _require(condition: object, form: str) -> None:
    if not condition:
        raise _Wrong(f'malformed specification, must be of the form "{form}"')


def _check_primitive(letter: str, rest: str) -> None:
    parts = rest.split(":")
    _require(2 <= len(parts) <= 3, f"{letter}<size>:<abi>[:<pref>]")
    size = _size(parts[0], "size")
    alignment = _alignment(parts[1], "ABI")
    if letter == "i" and size == 8 and alignment != 8:
        raise _Wrong("i8 must be 8-bit aligned")
    _check_preferred(parts[2:], alignment)


def _check_aggregate(rest: str) -> None:
    parts = rest.split(":")
    _require(2 <= len(parts) <= 3, "a:<abi>[:<pref>]")
    if parts[0] and _number(parts[0]) != 0:
        raise _Wrong("size must be zero")
    _check_preferred(parts[2:], _alignment(parts[1], "ABI", allow_zero=True))


def _check_pointer(rest: str, names: set[str]) -> None:
    """Check a part `p`; `names` are the names of address spaces so far."""
    parts = rest.split(":")
    _require(3 <= len(parts) <= 5, "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
    flags = parts[0][: len(parts[0]) - len(parts[0].lstrip(_LETTERS))]
    wrong = [flag for flag in flags if flag not in "ue"]
    if wrong:
        raise _Wrong(f"'{wrong[0]}' is not a valid pointer specification flag")
    place, parenthesis, name = parts[0][len(flags) :].partition("(")
    if parenthesis:
        if len(name) < 2 or not name.endswith(")"):
            raise _Wrong("Expected `( address space name )`")
        if name in ("P)", "G)", "A)"):
            raise _Wrong("Cannot use predefined address space names P/G/A in data layout")
    space = _space(place) if place else 0
    if flags and not space:
        raise _Wrong("address space 0 cannot be unstable or have external state")
    size = _size(parts[1], "pointer size")
    _check_preferred(parts[3:4], _alignment(parts[2], "ABI"))
    if len(parts) > 4 and _size(parts[4], "index size") > size:
        raise _Wrong("index size cannot be larger than the pointer size")
    if name in names:
        raise _Wrong(f"address space name `{name[:-1]}` already used")
    if name:
        names.add(name)


def _check_preferred(parts: list[str], alignment: int) -> None:
    if parts and _alignment(parts[0], "preferred") < alignment:
        raise _Wrong("preferred alignment cannot be less than the ABI alignment")


def _number(text: str) -> int | None:
    return int_of_digits(text) if re.fullmatch("[0-9]+", text) else None


def _space(text: str) -> int:
    if not text:
        raise _Wrong("address space component cannot be empty")
    number = _number(text)
    if number is None or number >= 1 << 24:
        raise _Wrong("address space must be a 24-bit integer")
    return number


def _size(text: str, name: str) -> int:
    if not text:
        raise _Wrong(f"{name} component cannot be empty")
    number = _number(text)
    if not number or number >= 1 << 24:
        raise _Wrong(f"{name} must be a non-zero 24-bit integer")
    return number


def _alignment(text: str, name: str, allow_zero: bool = False) -> int:
    if not text:
        raise _Wrong(f"{name} alignment component cannot be empty")
    number = _number(text)
    if number is None or number >= 1 << 16:
        raise _Wrong(f"{name} alignment must be a 16-bit integer")
    if not number:
        if allow_zero:
            return 8
        raise _Wrong(f"{name} alignment must be non-zero")
    if number % 8 or number & (number - 1):
        raise _Wrong(f"{name} alignment must be a power of two times the byte width")
    return number
