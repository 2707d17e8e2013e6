"""Pieces: text that is being printed, in which some values are not expanded yet.

Values nest without limit, so no printing function calls another for nested values.  Each turns its value
into a list of pieces, in order: finished text, and the values in between.  A single loop in values.py expands
pieces from left to right.  The printer that hooks of dialects use collects pieces.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.attribute import AttributeOrType

# The form in which a nested value prints: with its type, without a type that the parser infers, without type.
FULL: Final = 0
MAY_ELIDE_TYPE: Final = 1
WITHOUT_TYPE: Final = 2
# Without the dialect prefix and mnemonic.
STRIPPED: Final = 3
# A location inside of another location, and the same in the pretty form.
LOCATION: Final = 4
PRETTY_LOCATION: Final = 5
# A dialect's type without its prefix, never as an alias.
WITHOUT_PREFIX: Final = 6
# In the definition of an alias: in full although the value has an alias.
UNALIASED: Final = 7

# The character around the name of a mark: see late_texts.py.
MARK: Final = "\0"


class Nested:
    """A value that prints in another way than `FULL`."""

    __slots__ = ("form", "value")

    def __init__(self, value: AttributeOrType, form: int) -> None:
        self.value = value
        self.form = form


class SymbolEnd:
    """The end of a dialect's value: its prefix, at `start` of the output, can be completed now."""

    __slots__ = ("prefix", "start")

    def __init__(self, start: int, prefix: str) -> None:
        self.start = start
        self.prefix = prefix


class Newline:
    """The end of a line; the next line has the current indentation."""

    __slots__ = ()


class Indentation:
    """A change of the number of blanks with which lines begin from here on, also in nested values."""

    __slots__ = ("change",)

    def __init__(self, change: int) -> None:
        self.change = change


# An element of a list of pieces: str, AttributeOrType (in full), Nested, SymbolEnd, Newline, Indentation.
Piece = object
