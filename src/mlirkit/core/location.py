"""Locations: the places in sources from which operations and block arguments came.

    loc ::= unknown | "file":line:col [to [line]:col] | "name" [(loc)] | callsite(loc at loc)
          | fused [<metadata>] [loc, ...]

A location is an attribute.  Operations and block arguments store one with a place, a number: their location
is `loc.at(place)`.  Readers store an `Origin`, which many operations share, and the place in it, so that a
location is made only on demand; all other locations ignore the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index as exact_int
from types import TracebackType
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.arguments import expect
from mlirkit.core.attribute import Attribute, frozen
from mlirkit.core.current import (
    Current,
    context_stack,
    enter,
    insertion_point_stack,
    leave,
    location_stack,
    traceback_limits,
)
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity
from mlirkit.support.source import SourceBuffer

# A place in a file is line << COLUMN_BITS | column, if both are small enough.
COLUMN_BITS: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Location(Attribute):
    """Base of all locations; also a context manager that makes itself the default for new operations."""

    # The context that the location was made for, if any: it is current with the location, and operations made
    # at the location belong to it.  It is no part of the value.
    __slots__ = ("made_for",)
    made_for: Any

    current: ClassVar[Any] = Current("Location", location_stack, may_be_none=True)

    def at(self, place: i64) -> Location:
        """The location that is stored as this one and `place`: this one, unless it is an origin."""
        return self

    @property
    def own_context(self) -> Any:
        """The context that the location was made for, or None."""
        return self.made_for

    def made_in(self, context: Any) -> Location:
        """Return the location after setting its context, unless `context` is None."""
        if context is not None:
            self.made_for = context
        return self

    @property
    def context(self) -> Any:
        """The context that the location was made for, else the current one."""
        from mlirkit.core.context import current_context

        return current_context(self.own_context)

    def __enter__(self) -> Location:
        around = context_stack.top()
        context = self.own_context
        if context is None or context is around:
            enter(around, self, insertion_point_stack.top())
        else:
            enter(context, self, None)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        leave(location_stack, self, "Location")

    def emit_error(self, message: str) -> None:
        """Emit an error at this location to the diagnostic handlers of its context, or of the current one."""
        expect(message, str, "emit_error", "message")
        self.context.emit(diagnostic_at(self, message))

    @property
    def attr(self) -> Location:
        """The location as an attribute: itself."""
        return self

    @property
    def locations(self) -> list[Location]:
        """The parts of a fused location; empty for other locations."""
        return []

    def is_a_file(self) -> bool:
        """Whether this is a place in a file, or a range."""
        return isinstance(self, FileLineColRange)

    def is_a_name(self) -> bool:
        return isinstance(self, NameLoc)

    def is_a_callsite(self) -> bool:
        return isinstance(self, CallSiteLoc)

    def is_a_fused(self) -> bool:
        return isinstance(self, FusedLoc)

    def __repr__(self) -> str:
        return str(self)

    @staticmethod
    def unknown(context: Any = None) -> Location:
        made_for = context_of_new(context)
        return UNKNOWN_LOC if made_for is None else UnknownLoc().made_in(made_for)

    @staticmethod
    def file(
        filename: str,
        line: Any = None,
        col: Any = None,
        end_line: Any = None,
        end_col: Any = None,
        context: Any = None,
        *,
        start_line: Any = None,
        start_col: Any = None,
    ) -> Location:
        """A place in a file; with an end, the range up to it.

        `start_line` and `start_col` are other names for `line` and `col`.
        """
        if end_line is not None and end_col is None:
            # As in `Location.file("a.py", 1, 2, context)`.
            context = end_line
            end_line = None
        _require_name(filename)
        line = exact_int(start_line if line is None else line)
        col = exact_int(start_col if col is None else col)
        if end_line is None:
            return FileLineColLoc(filename, line, col).made_in(context_of_new(context))
        place = FileLineColRange(filename, line, col, exact_int(end_line), exact_int(end_col))
        return place.made_in(context_of_new(context))

    @staticmethod
    def name(name: str, childLoc: Location | None = None, context: Any = None) -> Location:
        child = None if childLoc is None else require_location(childLoc)
        return NameLoc(_require_name(name), child).made_in(context_of_new(context))

    @staticmethod
    def callsite(callee: Location, frames: Sequence[Location], context: Any = None) -> Location:
        """The callee inlined through `frames`, innermost first."""
        if not frames:
            raise ValueError("No caller frames provided.")
        caller = require_location(frames[-1])
        for frame in reversed(frames[:-1]):
            caller = CallSiteLoc(require_location(frame), caller)
        return CallSiteLoc(require_location(callee), caller).made_in(context_of_new(context))

    @staticmethod
    def fused(
        locations: Sequence[Location], metadata: Attribute | None = None, context: Any = None
    ) -> Location:
        """The given locations as one, simplified as MLIR does; see `fuse`."""
        made = fuse([require_location(location) for location in locations], _require_metadata(metadata))
        if isinstance(made, UnknownLoc):
            return Location.unknown(context)
        return made.made_in(context_of_new(context)) if isinstance(made, FusedLoc) else made

    @staticmethod
    def from_attr(attribute: Attribute, context: object = None) -> Location:
        if not isinstance(attribute, Location):
            raise ValueError(f"expected a location, got {attribute!r}")
        return attribute


@mypyc_attr(allow_interpreted_subclasses=True)
class ParametrizedLocation(Location):
    """A location of a dialect that is its class and a tuple of parameters."""

    __slots__ = ("parameters",)

    def __init__(self, *parameters: Any) -> None:
        self._hash = 0
        self.made_for = None
        self.parameters: tuple[Any, ...] = frozen(parameters)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return self.parameters


class UnknownLoc(Location):
    """`unknown`."""

    __slots__ = ()

    def __init__(self) -> None:
        self._hash = 0
        self.made_for = None

    @staticmethod
    def get(context: Any = None) -> Location:
        return Location.unknown(context)


@mypyc_attr(allow_interpreted_subclasses=True)
class FileLineColRange(Location):
    """A range of a file, `"file":line:col to end_line:end_col`; a point is `FileLineColLoc`.

    As in MLIR, a range without a column or end line differs from the range in which they are spelled out,
    though both print the same.
    """

    __slots__ = ("_end", "column", "filename", "line")

    def __init__(
        self,
        filename: str,
        line: int,
        column: int | None,
        end_line: int | None = None,
        end_column: int | None = None,
    ) -> None:
        self._hash = 0
        self.made_for = None
        self.filename = filename
        self.line = line
        self.column = 0 if column is None else column
        # The end: (line, column), (column,), () if the beginning has no column either, or None if it equals
        # the beginning: most locations in files are points.
        self._end: tuple[int, ...] | None = () if column is None else None
        if end_line is not None:
            self._end = (end_line, self.column if end_column is None else end_column)
        elif end_column is not None:
            self._end = (end_column,)

    @property
    def end_line(self) -> int:
        end = self._end
        return self.line if end is None or len(end) < 2 else end[0]

    @property
    def end_column(self) -> int:
        end = self._end
        return end[-1] if end else self.column

    def key(self) -> tuple[Any, ...]:
        end = self._end
        if not end:
            return (self.filename, self.line, self.column if end is None else None)
        return (self.filename, self.line, self.column, end[0] if len(end) > 1 else None, end[-1])

    @property
    def start_line(self) -> int:
        return self.line

    @property
    def start_col(self) -> int:
        return self.column

    @property
    def end_col(self) -> int:
        return self.end_column


class FileLineColLoc(FileLineColRange):
    """A point in a file, `"file":line:col`."""

    __slots__ = ()

    def __init__(self, filename: str, line: int, column: int) -> None:
        self._hash = 0
        self.made_for = None
        self.filename = filename
        self.line = line
        self.column = column
        self._end = None

    @staticmethod
    def get(*args: Any, **named: Any) -> Location:
        """As `Location.file`."""
        return Location.file(*args, **named)

    def key(self) -> tuple[Any, ...]:
        return (self.filename, self.line, self.column)

    @property
    def col(self) -> int:
        return self.column


class NameLoc(Location):
    """A name, around another location or none: `"name"` or `"name"(loc)`."""

    __slots__ = ("child_loc", "name_str")

    def __init__(self, name: str, child_loc: Location | None = None) -> None:
        self._hash = 0
        self.made_for = None
        self.name_str = name
        self.child_loc: Location = UNKNOWN_LOC if child_loc is None else child_loc
        # The hash is computed on demand if the child is a point or absent: most locations are never hashed.
        if not isinstance(child_loc, FileLineColLoc):
            self.seal()

    @staticmethod
    def get(name: str, child_loc: Location | None = None, context: Any = None) -> Location:
        return Location.name(name, child_loc, context)

    def key(self) -> tuple[Any, ...]:
        return (self.name_str, self.child_loc)


class CallSiteLoc(Location):
    """A callee's location as seen from its caller, `callsite(callee at caller)`."""

    __slots__ = ("callee", "caller")

    def __init__(self, callee: Location, caller: Location) -> None:
        self._hash = 0
        self.made_for = None
        self.callee = callee
        self.caller = caller
        if not (isinstance(callee, FileLineColLoc) and isinstance(caller, FileLineColLoc)):
            self.seal()

    @staticmethod
    def get(callee: Location, frames: Sequence[Location], context: Any = None) -> Location:
        """As `Location.callsite`."""
        return Location.callsite(callee, frames, context)

    def key(self) -> tuple[Any, ...]:
        return (self.callee, self.caller)


class FusedLoc(Location):
    """Several locations as one, `fused<metadata>[loc, ...]`."""

    __slots__ = ("metadata", "parts")

    def __init__(self, locations: Sequence[Location], metadata: Attribute | None = None) -> None:
        self._hash = 0
        self.made_for = None
        self.parts: tuple[Location, ...] = tuple(locations)
        self.metadata = metadata
        self.seal()

    @staticmethod
    def get(
        locations: Sequence[Location], metadata: Attribute | None = None, context: Any = None
    ) -> Location:
        """As `Location.fused`; ValueError if the result is no fused location."""
        location = Location.fused(locations, metadata, context)
        if not isinstance(location, FusedLoc):
            raise ValueError(
                "FusedLoc.get would collapse to a non-fused location; use Location.fused(...) for the "
                "permissive variant."
            )
        return location

    def key(self) -> tuple[Any, ...]:
        return (self.parts, self.metadata)

    @property
    def locations(self) -> list[Location]:
        return list(self.parts)


class OpaqueLoc(Location):
    """A location of an unknown dialect: an opaque attribute in the place of a location."""

    __slots__ = ("attribute",)

    def __init__(self, attribute: Attribute) -> None:
        self._hash = 0
        self.made_for = None
        self.attribute = attribute
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.attribute,)


class Origin(Location):
    """The origin of many locations; a place in it determines one.  An origin itself is internal."""

    __slots__ = ()

    def __init__(self) -> None:
        self._hash = 0
        self.made_for = None

    def at(self, place: i64) -> Location:
        raise NotImplementedError


class TextOrigin(Origin):
    """A parsed text; places are byte offsets, whose lines and columns are counted on demand."""

    __slots__ = ("buffer",)

    def __init__(self, buffer: SourceBuffer) -> None:
        self._hash = 0
        self.made_for = None
        self.buffer = buffer

    def at(self, place: i64) -> Location:
        line, column = self.buffer.line_and_column(place)
        return FileLineColLoc(self.buffer.name, line, column)


class FileOrigin(Origin):
    """A file with known lines and columns; a place encodes both, see COLUMN_BITS."""

    __slots__ = ("filename",)

    def __init__(self, filename: str) -> None:
        self._hash = 0
        self.made_for = None
        self.filename = filename

    def at(self, place: i64) -> Location:
        return FileLineColLoc(self.filename, place >> COLUMN_BITS, place & (1 << COLUMN_BITS) - 1)


class ScopedOrigin(Origin):
    """The points of a file, each fused with `metadata`: operations of a function with debug information."""

    __slots__ = ("_made", "file_origin", "metadata")

    def __init__(self, file_origin: FileOrigin, metadata: Attribute) -> None:
        self._hash = 0
        self.made_for = None
        self.file_origin = file_origin
        self.metadata = metadata
        # Locations by place: printers need each of them several times.
        self._made: dict[int, Location] = {}

    def at(self, place: i64) -> Location:
        location = self._made.get(place)
        if location is None:
            location = FusedLoc((self.file_origin.at(place),), self.metadata)
            self._made[place] = location
        return location


class FusedOrigin(Origin):
    """Locations, each with its place, that are fused on demand; the only place of the origin is 0."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[tuple[Location, int]]) -> None:
        self._hash = 0
        self.made_for = None
        self.parts = parts

    def at(self, place: i64) -> Location:
        return fuse([location.at(part_place) for location, part_place in self.parts])


UNKNOWN_LOC: Final[Location] = UnknownLoc()


def context_of_new(explicit: Any) -> Any:
    """The context that a new location is made for: `explicit`, or the current one, or None."""
    if explicit is None:
        return context_stack.top()
    from mlirkit.core.context import current_context

    return current_context(explicit)


def require_location(loc: Any) -> Location:
    """Return `loc` if it is a location, else raise TypeError: compiled code relies on annotations."""
    if not isinstance(loc, Location):
        raise TypeError(f"expected a location, got {loc!r}")
    return loc


def _require_metadata(metadata: Any) -> Attribute | None:
    if metadata is not None and not isinstance(metadata, Attribute):
        raise TypeError(f"expected an attribute, got {metadata!r}")
    return metadata


def _require_name(name: Any) -> str:
    if not isinstance(name, str):
        raise TypeError(f"expected str, got {name!r}")
    return name


def fuse(locations: list[Location], metadata: Attribute | None = None) -> Location:
    """`FusedLoc::get`: drop repeats, unknowns and inner fusions of the same metadata."""
    if len(locations) == 1 and metadata is not None and not isinstance(locations[0], FusedLoc):
        return FusedLoc(locations, metadata)
    distinct: dict[Location, None] = {}
    for location in locations:
        if isinstance(location, FusedLoc) and location.metadata == metadata:
            for inner in location.parts:
                distinct[inner] = None
        elif not isinstance(location, UnknownLoc):
            distinct[location] = None
    if not distinct and metadata is None:
        return UNKNOWN_LOC
    if len(distinct) == 1 and metadata is None:
        return next(iter(distinct))
    if not distinct:
        return FusedLoc([UNKNOWN_LOC], metadata)
    return FusedLoc(list(distinct), metadata)


def file_places(location: Location, most: int) -> list[tuple[str, int, int]]:
    """The file positions in a location, at most `most`: callee before caller, without repeats."""
    places: dict[tuple[str, int, int], None] = {}
    pending = [location]
    seen: set[int] = set()
    while pending and len(places) < most:
        current = pending.pop()
        # A location may share parts without limit.
        if id(current) in seen:
            continue
        seen.add(id(current))
        if isinstance(current, FileLineColRange):
            places[current.filename, current.line, current.column] = None
        elif isinstance(current, NameLoc):
            pending.append(current.child_loc)
        elif isinstance(current, CallSiteLoc):
            pending.append(current.caller)
            pending.append(current.callee)
        elif isinstance(current, FusedLoc):
            pending.extend(reversed(current.parts))
    return list(places)


def file_line_col(location: Location) -> tuple[str, int, int] | None:
    """The file position of a diagnostic about `location`; None if the location names no file.

    As in MLIR's source-manager handler, the first file location inside, callee before caller.
    """
    places = file_places(location, 1)
    return places[0] if places else None


def diagnostic_at(
    location: Location, message: str, severity: DiagnosticSeverity = DiagnosticSeverity.ERROR
) -> Diagnostic:
    """A diagnostic at an IR location, with the file position if the location has one."""
    place = file_line_col(location)
    if place is None:
        return Diagnostic(severity, message, location=location)
    return Diagnostic(severity, message, place[0], place[1], place[2], location)


def default_location(explicit: Location | None = None) -> Location:
    """`explicit`, or the place in the program inside `loc_tracebacks`, or the innermost current location."""
    if explicit is not None:
        return require_location(explicit)
    limit = traceback_limits.top()
    if limit is not None:
        from mlirkit.core.traceback_location import traceback_location

        return traceback_location(limit)
    location: Location | None = location_stack.top()
    return UNKNOWN_LOC if location is None else location
