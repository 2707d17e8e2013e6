"""Locations in text, and location aliases that are defined later.

    location ::= `unknown` | `#` alias | `#` dialect attribute
               | string (`(` location `)`)?
               | string `:` line (`:` column (`to` (line)? `:` column)?)?
               | `callsite` `(` location `at` location `)`
               | `fused` (`<` attribute `>`)? `[` locations? `]`

`loc(#alias)` behind an operation or block argument may come before `#alias = ...`; anywhere else an
alias must have been defined.  Mirror: text/printer/locations.py.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.location import (
    UNKNOWN_LOC,
    CallSiteLoc,
    FileLineColLoc,
    FileLineColRange,
    Location,
    NameLoc,
    OpaqueLoc,
    fuse,
)
from mlirkit.support.build import COMPILED
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.types import TypeParser
from mlirkit.text.tokens import (
    COLON,
    COMMA,
    GREATER,
    HASH_ID,
    INTEGER,
    L_PAREN,
    L_SQUARE,
    LESS,
    POINT,
    R_PAREN,
    R_SQUARE,
    STRING,
)

# Longer names of aliases take the slow path.
_SHORT_ALIAS: Final = 64
_DIGIT_9: Final = 57

# The printed forms of most definitions of location aliases.
_NAME: Final = rb"#([a-zA-Z][a-zA-Z0-9_]*)"
_PLAIN_ALIAS: Final = LateRegex(
    _NAME + rb' = loc\((?:"([^"\\\n\v\f\0]*)":([0-9]{1,9}):([0-9]{1,9})'
    rb"|callsite\(" + _NAME + rb" at " + _NAME + rb"\)"
    rb"|fused<" + _NAME + rb">\[" + _NAME + rb"\])\)\n"
)


class AliasLocation(Location):
    """A reference to a location alias that is defined later: its location once the file is read."""

    __slots__ = ("alias", "definition", "offset")

    def __init__(self, alias: bytes, offset: i64) -> None:
        self._hash = 0
        self.alias = alias
        self.offset: i64 = offset
        self.definition: Location | None = None

    def at(self, place: i64) -> Location:
        return self if self.definition is None else self.definition

    def key(self) -> tuple[Any, ...]:
        return (self.alias, self.offset)


@mypyc_attr(allow_interpreted_subclasses=True)
class LocationParser(TypeParser):
    """The part of the parser that reads locations."""

    __slots__ = ("_file", "_file_text", "deferred_locations")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        TypeParser.__init__(self, buffer, context)
        self.deferred_locations: list[AliasLocation] = []
        # The last string in front of a colon, and its text: most locations are in the file of the one before.
        self._file = ""
        self._file_text = b""

    def parse_dialect_attribute(self, type: Type | None = None) -> Attribute:
        raise NotImplementedError

    def body_end(self, at: i64) -> i64:
        raise NotImplementedError

    def parse_trailing_location(self) -> Location:
        """Parse `loc(location)` at its keyword; an alias in it may be defined later."""
        data = self.data
        at = self.end
        if not COMPILED and data[at] == L_PAREN and data[at + 1] == HASH_ID:
            # A name as printers make it is not checked character by character.
            end: i64 = data.find(b")", at, at + _SHORT_ALIAS)
            name = data[at + 2 : end] if end > 0 else b""
            if name.isalnum() and name[0] > _DIGIT_9:
                self.end = end + 1
                self.advance()
                return self._location_of_alias(name, at + 1)
        self.advance()
        return self.parse_parenthesized_location()

    def parse_parenthesized_location(self) -> Location:
        """Parse `(location)` behind `loc`; an alias in it may be defined later."""
        self.expect(L_PAREN, "expected '(' in location")
        location: Location | None = None
        # MLIR takes `#dialect<...>` for an alias here, and then for an error.
        if self.kind == HASH_ID and not (self.tolerant and self.data[self.end] == 60):
            name = self.data[self.start + 1 : self.end]
            if POINT not in name:
                at = self.start
                self.advance()
                location = self._location_of_alias(name, at)
        if location is None:
            location = self.parse_location_instance()
        self.expect(R_PAREN, "expected ')' in location")
        return location

    def _location_of_alias(self, name: bytes, at: i64) -> Location:
        """The location of an alias behind `loc`, at a byte offset; deferred if it is not defined yet."""
        attribute = self.attribute_aliases.get(name)
        if attribute is None:
            deferred = AliasLocation(name, at)
            self.deferred_locations.append(deferred)
            return deferred
        return self._aliased_location(attribute, at)

    def _aliased_location(self, attribute: Attribute, at: i64) -> Location:
        """The value of an alias at a byte offset as a location; an error if it is no location."""
        location = self._as_location(attribute)
        if location is None:
            raise self.error(f"expected location, but found '{attribute}'", at)
        return location

    def _as_location(self, attribute: Attribute) -> Location | None:
        """An attribute as a location, or None; in tolerant reading, it may be one of an unknown dialect."""
        if isinstance(attribute, Location):
            return attribute
        return OpaqueLoc(attribute) if self.tolerant and isinstance(attribute, OpaqueAttr) else None

    def resolve_deferred_locations(self) -> None:
        """Set the location of every forward reference to a location alias, at the end of the file."""
        for deferred in self.deferred_locations:
            attribute = self.attribute_aliases.get(deferred.alias)
            if attribute is None:
                raise self.error("operation location alias was never defined", deferred.offset)
            deferred.definition = self._aliased_location(attribute, deferred.offset)

    def define_plain_aliases(self, places: list[int]) -> bool:
        """Define the aliases from the current token on, as long as their lines have a common form.

        A fast path of the plain build: interpreted, one match costs less than two tokens.  Appends offsets of
        definitions to `places`; False if the first line has another form.
        """
        data = self.data
        at = self.start
        aliases = self.attribute_aliases
        while True:
            match = _PLAIN_ALIAS.match(data, at)
            if match is None:
                break
            name, file, line, column, callee_name, caller_name, metadata_name, part_name = match.groups()
            if name in aliases:
                break
            if file is not None:
                if file != self._file_text:
                    self._file = string_value(file)
                    self._file_text = file
                aliases[name] = FileLineColLoc(self._file or "-", int(line), int(column))
            elif callee_name is not None:
                callee = aliases.get(callee_name)
                caller = aliases.get(caller_name)
                if not isinstance(callee, Location) or not isinstance(caller, Location):
                    break
                aliases[name] = CallSiteLoc(callee, caller)
            else:
                metadata = aliases.get(metadata_name)
                part = aliases.get(part_name)
                if metadata is None or not isinstance(part, Location):
                    break
                aliases[name] = fuse([part], metadata)
            places.append(at)
            at = match.end()
        if at == self.start:
            return False
        self.reset(at)
        return True

    def parse_location_instance(self) -> Location:
        """A location without the `loc(...)` around it."""
        if self.depth >= self.depth_limit:
            return self._parse_deeper_location()
        self.depth += 1
        location = self._parse_location()
        self.depth -= 1
        return location

    def _parse_deeper_location(self) -> Location:
        location: Location = self.deeper(self.parse_location_instance)
        return location

    def _parse_location(self) -> Location:
        if self.kind == STRING:
            return self._parse_name_or_file()
        if self.kind == HASH_ID:
            alias = self.attribute_aliases.get(self.data[self.start + 1 : self.end])
            if isinstance(alias, Location) and self.data[self.end] != LESS:
                self.advance()
                return alias
            attribute = self.parse_dialect_attribute()
            location = self._as_location(attribute)
            if location is None:
                raise self.error(f"expected location attribute, but got{attribute}")
            return location
        if self.at_word(b"unknown"):
            self.advance()
            return UNKNOWN_LOC
        if self.at_word(b"callsite"):
            return self._parse_call_site()
        if self.at_word(b"fused"):
            return self._parse_fused()
        raise self.wrong_token("expected location instance")

    def _parse_name_or_file(self) -> Location:
        text = self.data[self.start + 1 : self.end - 1]
        self.advance()
        if self.kind == COLON:
            self.advance()
            if text != self._file_text:
                self._file = string_value(text)
                self._file_text = text
            return self._parse_file(self._file)
        name = string_value(text)
        if not self.accept(L_PAREN):
            return NameLoc(name)
        child = self.parse_location_instance()
        self.expect(R_PAREN, "expected ')' after child location of NameLoc")
        return NameLoc(name, child)

    def _parse_file(self, name: str) -> Location:
        line = self._parse_position("line")
        if not self.accept(COLON):
            return FileLineColRange(name, line, None)
        column = self._parse_position("column")
        if not self.accept_keyword("to"):
            # MLIR names a file without a name `-`, here and only here.
            return FileLineColLoc(name or "-", line, column)
        end_line = self._parse_position("line") if self.kind == INTEGER else None
        self.expect(COLON, "expected either integer or `:` post `to` in FileLineColRange")
        end_column = self._parse_position("column")
        return FileLineColRange(name, line, column, end_line, end_column)

    def _parse_position(self, coordinate: str) -> int:
        value = self.unsigned_value(32) if self.kind == INTEGER else -1
        if value < 0:
            raise self.wrong_token(f"expected integer {coordinate} number in FileLineColRange")
        self.advance()
        return value

    def _parse_call_site(self) -> Location:
        self.advance()
        self.expect(L_PAREN, "expected '(' in callsite location")
        callee = self.parse_location_instance()
        if not self.at_word(b"at"):
            raise self.wrong_token("expected 'at' in callsite location")
        self.advance()
        caller = self.parse_location_instance()
        self.expect(R_PAREN, "expected ')' in callsite location")
        return CallSiteLoc(callee, caller)

    def _parse_fused(self) -> Location:
        self.advance()
        metadata: Attribute | None = None
        if self.accept(LESS):
            metadata = self.parse_attribute()
            self.expect(GREATER, "expected '>' after fused location metadata")
        self.expect(L_SQUARE, "expected '[' in fused location")
        locations: list[Location] = []
        if not self.accept(R_SQUARE):
            locations.append(self.parse_location_instance())
            while self.accept(COMMA):
                locations.append(self.parse_location_instance())
            self.expect(R_SQUARE, "expected ']' in fused location")
        return fuse(locations, metadata)
