"""Pieces: text that is being printed, part of it not yet expanded.

Values nest without limit, so no printing function calls another for what is inside.  Each turns its value
into a list of pieces, in order: finished text, and the values that stand between it.  The one loop in
values.py takes pieces apart from left to right.  Hooks of dialects take part without knowing it: their
printer collects pieces.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.attribute import AttributeOrType

# How a nested value prints.  Without its type: never, where the parser would guess it, always.
FULL: Final = 0
MAY_ELIDE_TYPE: Final = 1
WITHOUT_TYPE: Final = 2
# Without the dialect prefix, where the dialect prints it.
STRIPPED: Final = 3
# A location inside of another, and the same in the pretty form.
LOCATION: Final = 4
PRETTY_LOCATION: Final = 5
# A dialect's type without its prefix, never as an alias.
WITHOUT_PREFIX: Final = 6
# The definition of an alias: in full even though the value has an alias.
UNALIASED: Final = 7

# What stands around the name of a mark: see late_texts.py.
MARK: Final = "\0"


class Nested:
    """A value that prints in another way than `FULL`."""

    __slots__ = ("form", "value")

    def __init__(self, value: AttributeOrType, form: int) -> None:
        self.value = value
        self.form = form


class SymbolEnd:
    """Where a dialect's value ends: its prefix, at `start` of the output, can be completed now."""

    __slots__ = ("prefix", "start")

    def __init__(self, start: int, prefix: str) -> None:
        self.start = start
        self.prefix = prefix


class Newline:
    """The end of a line; the next one is indented as everything is there."""

    __slots__ = ()


class Indentation:
    """A change of how many blanks lines begin with from here on, those of nested values among them."""

    __slots__ = ("change",)

    def __init__(self, change: int) -> None:
        self.change = change


# What a list of pieces holds: str, AttributeOrType (in full), Nested, SymbolEnd, Newline, Indentation.
Piece = object
