"""Notation of the tables of a dialect's encodings of attributes and types in bytecode.

An entry in the attribute-and-type section starts with a code, a varint; the fields of the attribute or type
with that code follow. `dialects/<d>/bytecode_codes.py` has two tables by code, ATTRIBUTES and TYPES;
attributes and types in neither are written as text. A field is a parameter of the definition and a kind;
kinds may be followed by `[]` for a list (a varint count, then the elements), or by `[]?` for a list behind a
byte, which is 0 if the list is empty:

| kind | on the wire |
|---|---|
| `varint` | unsigned |
| `varint?` | varint of the value * 2 + 1; 0 if absent |
| `signed` | zigzag varint |
| `enum` | varint, the value of a case; other values are an error |
| `flag` | varint, 0 or 1; other values are an error |
| `byte` | one byte, 0 or 1 |
| `f64` | the bits of a double, as an integer of known width 64 |
| `string` | index of a string |
| `attribute`, `type` | index of one |
| `attribute?` | 0, or index of one plus 1 |
| `attribute?byte`, `attribute?varint` | 0, or 1 and the index of one |
| `array` | index of a builtin array attribute that holds the list |
| `pair` | two attributes |
| `float`, `int` | bits of a number of the type in the field before it |
| `blob` | raw elements of a tensor of the type in the field before it |
"""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """One field on the wire."""

    parameter: str
    """Parameter of the attribute or type, by its name in the definition."""
    kind: str


class Entry(NamedTuple):
    """The encoding of an attribute or type."""

    mnemonic: str
    fields: tuple[Field, ...]


def entry(mnemonic: str, *fields: str) -> Entry:
    """The entry with `fields` spelled `parameter:kind`."""
    pairs = (field.split(":") for field in fields)
    return Entry(mnemonic, tuple(Field(parameter, kind) for parameter, kind in pairs))
