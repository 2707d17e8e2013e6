"""Lines of operations with unknown syntax that have been read before, but for the names of their values.

    %3 = toy.add %1, %2 {fast} : i32        the line is `toy.add %, % {fast} : i32`, read with %1 and %2
    %4 = toy.add %3, %3 {fast} : i32        read at once, with %3 and %3

What the tokens of a line tell does not depend on the names in it, where all of them are operands, nor on what
stands around it, where the line is a whole operation: brackets are closed in it, and behind it another one
begins.  A location at its end is read anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.creation import new_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import append_operand, append_result
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.unknown_syntax import UNKNOWN_TYPE, ResultGroups, UnknownSyntax
from mlirkit.core.value import Value
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.unknown_extent import VALUE_NAME
from mlirkit.text.parser.unknown_parts import UnknownPartParser
from mlirkit.text.parser.unknown_pieces import Pieces, name_hint
from mlirkit.text.parser.values import ResultName

_SINGLE_RESULT: Final = LateRegex(rb"(" + VALUE_NAME + rb")[ ]*=")
_VALUE: Final = LateRegex(rb"(" + VALUE_NAME + rb"(?:#[0-9]+)?)")
# Behind a line: the end of a region, or another operation.
_FOLLOWING: Final = LateRegex(
    rb"\n\s*(?:\}|%(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*) = [a-zA-Z_]|[a-zA-Z_][a-zA-Z0-9_$]*\.[a-zA-Z_])"
)
_LOCATION: Final = b" loc("
# How many lines of a file are remembered; texts of the same few lines are far below.
_MOST_LINES: Final = 1 << 14


class KnownLine:
    """What a line becomes."""

    __slots__ = ("attributes", "is_function", "operand_types", "result_types", "syntax")

    def __init__(self, pieces: Pieces, operand_types: list[Type | None], syntax: UnknownSyntax) -> None:
        self.syntax = syntax
        self.attributes: DictionaryAttr = pieces.attributes
        # What the line says of its operands, each.
        self.operand_types = operand_types
        self.result_types: list[Type] = pieces.result_types
        # Whether its types are those of as many operands as it has, or of results alone.
        self.is_function = pieces.input_count in (-1, len(operand_types))


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownLineParser(UnknownPartParser):
    """The part of the parser that reads such lines."""

    __slots__ = ("_line_count", "_lines")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        UnknownPartParser.__init__(self, buffer, context)
        # Lines behind the written name, without names of values, of each operation's.
        self._lines: dict[OperationName, dict[bytes, KnownLine]] = {}
        self._line_count: i64 = 0

    def parse_known_line(
        self, info: OperationName, prefix: str, at: i64, results_at: i64
    ) -> Operation | None:
        """The operation whose name has just been read, if its line is known; else None, with nothing read."""
        lines = self._lines.get(info)
        begin: i64 = self.last_end
        if lines is None or begin < self.types_from:
            return None
        data = self.data
        end: i64 = data.find(b"\n", begin)
        if end < 0 or _FOLLOWING.match(data, end) is None:
            return None
        text = data[begin:end]
        location_at: i64 = -1
        if _LOCATION in text and text.endswith(b")"):
            location_at = data.rfind(_LOCATION, begin, end)
            text = data[begin:location_at]
        split = _VALUE.split(text)
        keys = split[1::2]
        line = lines.get(b"%".join(split[::2]))
        if line is None or line.syntax.prefix != prefix:
            return None
        operands: list[Value] = []
        for index, key in enumerate(keys):
            if key.endswith(b"#0"):
                key = key[:-2]
            value = self.values.get(key)
            if value is None:
                return None
            operands.append(value)
            if value.type is UNKNOWN_TYPE:
                self.resolve_unknown(key, at, line.operand_types[index])
        operation = new_operation(info, self.origin, at)
        for value in operands:
            append_operand(operation, value)
        groups: ResultGroups = ()
        if results_at >= 0:
            groups = tuple([(name_hint(name.name), name.count) for name in self.result_groups(results_at)])
        self.append_results(operation, groups, line.result_types, line.is_function)
        operation.attrs = line.attributes
        syntax = line.syntax
        operation.props = syntax if groups == syntax.result_groups else syntax.with_results(groups)
        if location_at >= 0:
            self.reset(location_at)
            self.advance()
            operation.location = self.parse_parenthesized_location()
        else:
            self.reset(end)
        return operation

    def note_line(self, operation: Operation, begin: i64, end: i64, pieces: Pieces) -> None:
        """Remember the line of an operation, read between two byte offsets, if it may be read again."""
        if pieces.regions or pieces.successors or self._line_count >= _MOST_LINES or self.types_from > begin:
            return
        data = self.data
        behind: i64 = data[end]
        if behind != 10 and not data.startswith(_LOCATION, end):
            return
        text = data[begin:end]
        if b"\n" in text or b'"' in text or b"//" in text or _LOCATION in text:
            return
        last = text[-1:]
        if last in (b":", b",", b"=", b"(", b"[", b"<") or text.endswith(b"->"):
            return
        if text.count(b"<") + text.count(b"->") != text.count(b">"):
            return
        split = _VALUE.split(text)
        if len(split) >> 1 != len(pieces.operands):
            return
        syntax = operation.props
        assert isinstance(syntax, UnknownSyntax)
        self._line_count += 1
        lines = self._lines.setdefault(operation.info, {})
        lines[b"%".join(split[::2])] = KnownLine(pieces, pieces.operand_types, syntax)

    def append_results(
        self, operation: Operation, groups: ResultGroups, types: list[Type], is_function: bool
    ) -> None:
        """Give an operation the results that are named in front of it, with types if there are as many."""
        count = sum([size for _, size in groups])
        is_shown = is_function and len(types) == count
        for number in range(count):
            result = append_result(operation, types[number] if is_shown else UNKNOWN_TYPE)
            if is_shown:
                self.inferred.add(result)

    def result_groups(self, at: i64) -> list[ResultName]:
        """The names in front of an operation, which begin at a byte offset."""
        single = _SINGLE_RESULT.match(self.data, at)
        if single is not None:
            return [ResultName(single.group(1), 1, at)]
        return self.result_names_at(at)
