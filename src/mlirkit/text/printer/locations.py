"""Locations as text.

    unknown  "file":1:2  "file":1:2 to :5  "file":1:2 to 3:4  "name"  "name"(loc)
    callsite(loc at loc)  fused[loc, ...]  fused<metadata>[loc, ...]

and the pretty form, for people only: file names bare, `[unknown]`, call sites one below the other.  The
mirror is text/parser/locations.py.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.location import (
    CallSiteLoc,
    FileLineColRange,
    FusedLoc,
    NameLoc,
    OpaqueLoc,
    UnknownLoc,
)
from mlirkit.text.printer.pieces import LOCATION, PRETTY_LOCATION, Nested, Piece
from mlirkit.text.printer.strings import quoted_name


def location_pieces(location: Any, pretty: bool) -> list[Piece] | None:
    """The text between the parentheses of `loc(...)`; None for a location of a dialect."""
    if isinstance(location, FileLineColRange):
        return [file_position(location, location.filename if pretty else quoted_name(location.filename))]
    if isinstance(location, UnknownLoc):
        return ["[unknown]" if pretty else "unknown"]
    form = PRETTY_LOCATION if pretty else LOCATION
    if isinstance(location, NameLoc):
        name = quoted_name(location.name_str)
        if isinstance(location.child_loc, UnknownLoc):
            return [name]
        return [name, "(", Nested(location.child_loc, form), ")"]
    if isinstance(location, CallSiteLoc):
        callee = Nested(location.callee, form)
        caller = Nested(location.caller, form)
        if not pretty:
            return ["callsite(", callee, " at ", caller, ")"]
        on_one_line = isinstance(location.callee, NameLoc) and isinstance(location.caller, FileLineColRange)
        return [callee, " at " if on_one_line else "\n at ", caller]
    if isinstance(location, FusedLoc):
        pieces: list[Piece] = [] if pretty else ["fused"]
        if location.metadata is not None:
            pieces += ["<", location.metadata, ">"]
        pieces.append("[")
        for index, part in enumerate(location.parts):
            if index:
                pieces.append(", ")
            pieces.append(Nested(part, form))
        pieces.append("]")
        return pieces
    if isinstance(location, OpaqueLoc):
        return [location.attribute]
    return None


def file_position(location: FileLineColRange, name: str) -> str:
    """The text of a place or range in a file; `name` is the printed name of the file."""
    start = f"{name}:{location.line}:{location.column}"
    if location.end_line != location.line:
        return f"{start} to {location.end_line}:{location.end_column}"
    if location.end_column != location.column:
        return f"{start} to :{location.end_column}"
    return start
