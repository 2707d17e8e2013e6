"""Lines of operations with unknown syntax that repeat an earlier line except for the names of values.

    %3 = toy.add %1, %2 {fast} : i32        the line is `toy.add %, % {fast} : i32`, read with %1 and %2
    %4 = toy.add %3, %3 {fast} : i32        read at once, with %3 and %3
    %5 = toy.mul %4, %1 {fast} : i32        likewise

The meaning of a line's tokens does not depend on the operation in front of them; nor on the names of values,
if all of these are operands; nor on the text around the line, if the line is a whole operation, in which
brackets are closed and behind which another operation begins.  A location at its end is parsed each time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.creation import new_operation
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import append_operand, append_result
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.unknown_syntax import UNKNOWN_TYPE, ResultGroups, UnknownSyntax
from mlirkit.core.value import Value
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.unknown_extent import BEGINNING, VALUE_NAME, after_space
from mlirkit.text.parser.unknown_pieces import Pieces, name_hint
from mlirkit.text.parser.unknown_shapes import UnknownShapeParser
from mlirkit.text.tokens import KW_LOC

_SINGLE_RESULT: Final = LateRegex(rb"(" + VALUE_NAME + rb")[ ]*=")
_VALUE: Final = LateRegex(rb"(" + VALUE_NAME + rb"(?:#[0-9]+)?)")
_LOCATION: Final = b" loc("
# Tokens with which no whole operation ends.
_CONTINUING_TOKENS: Final = (b":", b",", b"=", b"(", b"[", b"<")
# Kinds of lines behind the name of an operation: a whole operation, the part of an operation in front of the
# brace that opens its first region, or anything else.
OTHER_LINE: Final = 0
WHOLE_LINE: Final = 1
OPENING_LINE: Final = 2
# Longer names of results are matched by the grammar of names.
_LONGEST_NAME: Final = 24
# Characters that end the name of a value.
_BEHIND_NAMES: Final = frozenset(b" ,:=()[]{}<>")
# The most lines of a file that are cached; a text that repeats few lines needs far fewer.
_MOST_LINES: Final = 1 << 14


class KnownLine:
    """The result of reading a line."""

    __slots__ = ("attributes", "between", "is_function", "operand_types", "result_types", "syntax")

    def __init__(self, pieces: Pieces, operand_types: list[Type | None], syntax: UnknownSyntax) -> None:
        self.syntax = syntax
        # The texts in front of, between and behind names of values, set when the line is repeated; empty if
        # a name may go on in one of them, as in `%0-%1`.
        self.between: list[bytes] = []
        self.attributes: DictionaryAttr = pieces.attributes
        # The types of operands that the line shows, None for the others.
        self.operand_types = operand_types
        self.result_types: list[Type] = pieces.result_types
        # Whether the line shows a function type with an input for each operand, or result types alone.
        self.is_function = pieces.input_count in (-1, len(operand_types))


def _end_names(between: list[bytes]) -> bool:
    """Whether each text behind a name ends any name."""
    return all(not text or text[0] in _BEHIND_NAMES for text in between[1:])


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownLineParser(UnknownShapeParser):
    """The part of the parser that reads lines that were read before."""

    __slots__ = ("_last_lines", "_line", "_lines", "_single_results", "line_end")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        UnknownShapeParser.__init__(self, buffer, context)
        # Lines of all operations, by the text behind the operation's name with `%` for names of values.
        self._lines: dict[bytes, KnownLine] = {}
        # The last repeated line of each operation: most lines come several times in a row.
        self._last_lines: dict[OperationName, KnownLine] = {}
        # Result groups of single results, by name.
        self._single_results: dict[bytes, ResultGroups] = {}
        # The end of the current line, without a location or brace, and its key in `_lines`.
        self.line_end: i64 = 0
        self._line = b""

    def find_line(self) -> int:
        """The kind of the line behind the name that was just read; sets `line_end`."""
        begin: i64 = self.last_end
        data = self.data
        self._shape = b""
        if begin < self.types_from:
            return OTHER_LINE
        end: i64 = data.find(b"\n", begin)
        if end < 0:
            return OTHER_LINE
        last: i64 = data[end - 1]
        if last == 123:
            self.line_end = end - 1
            return OPENING_LINE
        if not self._begins_next(end) and BEGINNING.match(data, end) is None:
            return OTHER_LINE
        if last == 41:
            location: i64 = data.rfind(_LOCATION, begin, end)
            if location >= 0:
                end = location
        self.line_end = end
        return WHOLE_LINE

    def _begins_next(self, line_end: i64) -> bool:
        """Whether `}`, or `%name = ` and a word, follow a line and end its operation: a quick check."""
        data = self.data
        at = after_space(data, line_end)
        if data[at] != 37:
            return data[at] == 125
        equal: i64 = data.find(b" = ", at, at + _LONGEST_NAME)
        if equal < 0 or not data[at + 1 : equal].isalnum():
            return False
        following: i64 = data[equal + 3]
        return 97 <= following <= 122 or following == 34

    def parse_known_line(
        self, info: OperationName, prefix: str, at: i64, results_at: i64
    ) -> Operation | None:
        """Read the operation whose name was just read if its whole line was read before; else None."""
        operands: list[Value] = []
        line = self._last_lines.get(info)
        if line is None or line.syntax.prefix != prefix or not self._read_between(line.between, operands):
            split = _VALUE.split(self.data[self.last_end : self.line_end])
            between = split[::2]
            self._line = b"%".join(between)
            line = self._lines.get(self._line)
            if line is None or line.syntax.prefix != prefix:
                return None
            operands = []
            for key in split[1::2]:
                if key.endswith(b"#0"):
                    key = key[:-2]
                value = self.values.get(key)
                if value is None:
                    return None
                operands.append(value)
            if not line.between and _end_names(between):
                line.between = between
            if line.between:
                self._last_lines[info] = line
        operation = new_operation(info, self.origin, at)
        for index, value in enumerate(operands):
            append_operand(operation, value)
            if value.type is UNKNOWN_TYPE:
                shown = line.operand_types[index]
                if shown is not None:
                    value.type = shown
                    self.inferred.add(value)
        groups = self.result_groups(results_at)
        self.append_results(operation, groups, line.result_types, line.is_function)
        operation.attrs = line.attributes
        syntax = line.syntax
        operation.props = syntax if groups == syntax.result_groups else syntax.with_results(groups)
        location = self.parse_line_end()
        if location is not None:
            operation.location = location
        return operation

    def _read_between(self, between: list[bytes], operands: list[Value]) -> bool:
        """Append the operands of the current line if it is these texts and names in turn; else False."""
        data = self.data
        last: i64 = len(between) - 1
        text = between[0]
        begin: i64 = self.last_end + len(text)
        stop: i64 = self.line_end
        if begin > stop or data[self.last_end : begin] != text:
            return False
        if last == 0:
            return begin == stop
        text = between[last]
        stop -= len(text)
        if stop <= begin or data[stop : self.line_end] != text:
            return False
        index: i64 = 1
        while index <= last:
            text = between[index]
            end: i64 = stop if index == last else data.find(text, begin, stop)
            if end <= begin:
                return False
            value = self.values.get(data[begin:end])
            if value is None:
                return False
            operands.append(value)
            begin = end + len(text)
            index += 1
        return True

    def parse_line_end(self) -> Location | None:
        """Go on behind the current line, and parse the location at its end."""
        self.reset(self.line_end)
        if self.kind != KW_LOC:
            return None
        self.advance()
        return self.parse_parenthesized_location()

    def note_line(self, operation: Operation, pieces: Pieces) -> None:
        """Cache the line of a whole operation that has just been read, if it can be reused."""
        line = self._line
        if len(self._lines) >= _MOST_LINES or pieces.successors or line.count(b"%") != len(pieces.operands):
            return
        if line.find(b'"') >= 0 or line.find(b"//") >= 0 or line.find(_LOCATION) >= 0:
            return
        syntax = operation.props
        assert isinstance(syntax, UnknownSyntax)
        self._lines[line] = KnownLine(pieces, pieces.operand_types, syntax)

    def is_whole_line(self, pieces: Pieces, begin: i64) -> bool:
        """Whether an operation that has been read is exactly the current line, in any context."""
        end: i64 = pieces.text_start
        if pieces.regions or end != self.line_end or end == begin or self.types_from > begin:
            return False
        text = self.data[begin:end]
        if text[-1:] in _CONTINUING_TOKENS or text.endswith(b"->"):
            return False
        return text.count(b"<") + text.count(b"->") == text.count(b">") and text.find(b"\n") < 0

    def append_results(
        self, operation: Operation, groups: ResultGroups, types: list[Type], is_function: bool
    ) -> None:
        """Append the results that are named in front of an operation, with types if there are as many."""
        count = 0
        for _, size in groups:
            count += size
        is_shown = is_function and len(types) == count
        for number in range(count):
            result = append_result(operation, types[number] if is_shown else UNKNOWN_TYPE)
            if is_shown:
                self.inferred.add(result)

    def result_groups(self, at: i64) -> ResultGroups:
        """The groups of result names that begin at a byte offset; empty if that is negative."""
        if at < 0:
            return ()
        equal: i64 = self.data.find(b" = ", at, at + _LONGEST_NAME)
        if equal >= 0:
            cached = self._single_results.get(self.data[at:equal])
            if cached is not None:
                return cached
        single = _SINGLE_RESULT.match(self.data, at)
        if single is not None:
            name = single.group(1)
            groups = self._single_results.get(name)
            if groups is None:
                groups = ((name_hint(name), 1),)
                self._single_results[name] = groups
            return groups
        return tuple(
            [(name_hint(result_name.name), result_name.count) for result_name in self.result_names_at(at)]
        )
