"""Preprocessor: files, conditional regions and includes, to the tokens of the taken regions.

    #ifdef NAME   #ifndef NAME   #else   #endif   #define NAME        include "file"

A directive is the first token on its line; only comments may follow it.  A region that is not taken is not
lexed, only searched for directives.  `include` may stand anywhere between two tokens; in the token list it is
a token of kind `INCLUDE`, whose file is a unit in `Unit.children`.  A region must end in the file it began
in.
"""

from __future__ import annotations

import re

from mlirkit.tablegen.diagnostics import DiagnosticLog
from mlirkit.tablegen.lexer import END, ERROR, INCLUDE, lex_segment, skip_comment
from mlirkit.tablegen.limits import MAX_INCLUDE_DEPTH
from mlirkit.tablegen.sources import SourceFile, Sources

_DIRECTIVE = re.compile(r"(ifdef|ifndef|else|endif|define)(?=[ \t\n\r]|/[/*])")
_MACRO_NAME = re.compile(r"[ \t]*([a-zA-Z_][0-9a-zA-Z_]*)?")
# The start of a line that may be a directive: with a `#` first, or a comment, which may end in a line with
# one.
_INTERESTING_LINE = re.compile(r"\n[ \t\r\n]*+(?=#|/\*)")
_BLANK = " \t\n\r"


class Unit:
    """The tokens of one file in one run.

    `choices` are, for each conditional that was reached, whether its macro was defined: with the file's
    contents, this determines the tokens.  `children` are the included files in the order of their `INCLUDE`
    tokens, None for one that was not found.
    """

    __slots__ = ("children", "choices", "file", "kinds", "number", "offsets", "values")

    def __init__(self, number: int, file: SourceFile) -> None:
        self.number = number
        self.file = file
        self.kinds: list[str] = []
        self.values: list[object] = []
        self.offsets: list[int] = []
        self.children: list[Unit | None] = []
        self.choices: tuple[bool, ...] = ()

    @property
    def base(self) -> int:
        """The number to add to an offset in the file to make it a location."""
        return self.number << 32

    def failed(self) -> bool:
        """Whether the token list ends in an error."""
        return self.kinds[-1] == ERROR


class _Region:
    """An open `#ifdef`: whether it is taken, whether its `#else` has been read, and its offset."""

    __slots__ = ("is_else", "offset", "taken")

    def __init__(self, is_else: bool, taken: bool, offset: int) -> None:
        self.is_else = is_else
        self.taken = taken
        self.offset = offset


class Preprocessor:
    """Reads a root file and all of its includes into units; `macros` are the macros defined so far.

    `token_errors` are errors by location; `controls` are, by the location of a second `#else` or of a
    premature end of a file, the earlier directive and the message about it.
    """

    __slots__ = ("_sources", "controls", "log", "macros", "token_errors")

    def __init__(self, sources: Sources, macros: set[str], log: DiagnosticLog) -> None:
        self._sources = sources
        self.macros = macros
        self.log = log
        self.token_errors: dict[int, str] = {}
        self.controls: dict[int, tuple[int, str]] = {}

    def read(self, file: SourceFile, included_at: int = -1) -> Unit:
        """The unit of `file`, with its children."""
        unit = Unit(self._sources.add(file, included_at), file)
        _UnitReader(self, unit).read()
        return unit

    def include(self, unit: Unit, name: str, offset: int) -> tuple[Unit | None, str]:
        """The unit of an included file, or None and an error message."""
        if self._sources.depth(unit.number) >= MAX_INCLUDE_DEPTH:
            return None, f"includes are nested more than {MAX_INCLUDE_DEPTH} deep"
        file = self._sources.include(name)
        if file is None:
            return None, f"could not find include file '{name}'"
        return self.read(file, unit.base + offset), ""

    def define(self, name: str, location: int) -> None:
        """`#define name`."""
        if name in self.macros:
            self.log.warning([location], f"duplicate definition of macro: {name}")
        self.macros.add(name)


class _UnitReader:
    """Reads one file from directive to directive."""

    __slots__ = ("_choices", "_pos", "_preprocessor", "_regions", "_text", "_unit")

    def __init__(self, preprocessor: Preprocessor, unit: Unit) -> None:
        self._preprocessor = preprocessor
        self._unit = unit
        self._text = unit.file.text
        self._pos = 0
        self._regions: list[_Region] = []
        self._choices: list[bool] = []

    def read(self) -> None:
        unit = self._unit
        while True:
            segment = lex_segment(unit.file, self._pos)
            first = len(unit.kinds)
            unit.kinds += segment.kinds
            unit.values += segment.values
            unit.offsets += segment.offsets
            self._preprocessor.log.strays += [unit.base + offset for offset in segment.strays]
            if not self._read_includes(first):
                break
            self._pos = segment.end
            if segment.directive is None:
                if self._regions and not unit.failed():
                    self._end_in_region()
                break
            self._pos += 1
            if not self._read_directive(segment.directive) or not self._skip_untaken():
                break
        unit.choices = tuple(self._choices)
        if unit.failed():
            message = unit.values[-1]
            assert isinstance(message, str)
            self._preprocessor.token_errors[unit.base + unit.offsets[-1]] = message

    def _read_includes(self, first: int) -> bool:
        unit = self._unit
        start = first
        while True:
            try:
                index = unit.kinds.index(INCLUDE, start)
            except ValueError:
                return True
            name = unit.values[index]
            assert isinstance(name, str)
            child, problem = self._preprocessor.include(unit, name, unit.offsets[index])
            if child is None:
                # Tokens behind a missing file are dropped.
                del unit.kinds[index:], unit.values[index:]
                offset = unit.offsets[index]
                del unit.offsets[index:]
                self._fail(offset, problem)
                return False
            unit.children.append(child)
            start = index + 1

    def _fail(self, offset: int, message: str) -> bool:
        """End the unit with an error token; return False for the caller to pass on."""
        unit = self._unit
        unit.kinds.append(ERROR)
        unit.values.append(message)
        unit.offsets.append(offset)
        return False

    def _end_in_region(self) -> None:
        """Report that the file ends inside a region."""
        unit = self._unit
        end = len(self._text)
        control = (unit.base + self._regions[-1].offset, "the latest preprocessor control is here")
        self._preprocessor.controls[unit.base + end] = control
        if unit.kinds and unit.kinds[-1] == END:
            unit.kinds.pop()
            unit.values.pop()
            unit.offsets.pop()
        self._fail(end, "reached EOF without matching #endif")

    def _taken(self) -> bool:
        return all(region.taken for region in self._regions)

    def _skip_untaken(self) -> bool:
        """Skip the text that is not taken; the position is then where lexing continues."""
        text = self._text
        while not self._taken():
            line = _INTERESTING_LINE.search(text, self._pos)
            self._pos = len(text) if line is None else line.end()
            if not self._skip_blank():
                return False
            if self._pos >= len(text):
                self._end_in_region()
                return False
            if text[self._pos] != "#":
                continue
            self._pos += 1
            directive = _DIRECTIVE.match(text, self._pos)
            if directive is not None and directive[1] != "define":
                if not self._read_directive(directive[1]):
                    return False
        return True

    def _skip_blank(self) -> bool:
        text = self._text
        while self._pos < len(text):
            if text[self._pos] in _BLANK:
                self._pos += 1
            elif text.startswith("/*", self._pos):
                after = skip_comment(text, self._pos + 2)
                if after < 0:
                    return self._fail(self._pos, "unterminated comment")
                self._pos = after
            else:
                break
        return True

    def _read_directive(self, word: str) -> bool:
        """Read the directive whose word is at the position; return False after an error."""
        start = self._pos
        self._pos += len(word)
        if word == "ifdef" or word == "ifndef":
            name, at = self._macro_name()
            if not name:
                return self._fail(at, f"expected macro name after #{word}")
            taken = (name in self._preprocessor.macros) == (word == "ifdef")
            self._choices.append(taken)
            self._regions.append(_Region(False, taken, at))
            return self._end_directive(f"#{word} NAME")
        if word == "define":
            name, at = self._macro_name()
            if not name:
                return self._fail(at, "expected macro name after #define")
            self._preprocessor.define(name, self._unit.base + at)
            return self._end_directive("#define NAME")
        if not self._regions:
            missing = "#else without #ifdef or #ifndef" if word == "else" else "#endif without #ifdef"
            return self._fail(start, missing)
        if word == "else":
            region = self._regions[-1]
            if region.is_else:
                base = self._unit.base
                self._preprocessor.controls[base + start] = (base + region.offset, "previous #else is here")
                return self._fail(start, "double #else")
            self._regions[-1] = _Region(True, not region.taken, start)
            return self._end_directive("#else")
        if not self._end_directive("#endif"):
            return False
        self._regions.pop()
        return True

    def _macro_name(self) -> tuple[str, int]:
        match = _MACRO_NAME.match(self._text, self._pos)
        assert match is not None
        name = match[1] or ""
        self._pos = match.end()
        return name, self._pos - len(name)

    def _end_directive(self, directive: str) -> bool:
        """Go to the end of the line, past comments; other text is an error."""
        text = self._text
        while self._pos < len(text):
            char = text[self._pos]
            if char in "\n\r":
                return True
            if char in " \t":
                self._pos += 1
            elif text.startswith("//", self._pos):
                while self._pos < len(text) and text[self._pos] not in "\n\r":
                    self._pos += 1
            elif text.startswith("/*", self._pos):
                after = skip_comment(text, self._pos + 2)
                if after < 0:
                    return self._fail(self._pos, "unterminated comment")
                self._pos = after
            elif char == "/":
                return self._fail(self._pos, "unexpected character")
            else:
                return self._fail(self._pos, f"only comments are supported after {directive}")
        return True
