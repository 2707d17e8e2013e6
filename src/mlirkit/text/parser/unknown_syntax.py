"""Operations of unknown custom syntax, recovered from tokens alone.

    unknown  ::= name token*                 up to the beginning of the next operation, label or brace
    token    ::= %operand | %argument | ^successor | @symbol | type | dictionary | region | anything else

The role of a value's name depends on the text around it and behind it:

    %i = %lb    %a : i32 = %b    (%i, %j) = (    %x as %a      arguments of the region behind
    @f(%a: i32   = (%a: i32   -> (%a: i32                      likewise, in front of a region
    (%a: i32)  (%i, %j)  %op : !t in  case %i                  likewise, unless a value has the name
    all others                                                 operands

Braces are a region if they contain operations or a label, a dictionary if they contain `name =` or similar.
Behind `wraps`, an operation in the generic form is a region without braces.
An operation ends in front of `}`, and in front of a line that begins with a label, with results and `=`, with
a name with a dot, or with a name without one that is not indented more than the operation; but not inside of
brackets, nor behind a comma or similar.  core/unknown_syntax.py declares the parts and prints them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.asm_interface import Argument
from mlirkit.core.block import Block
from mlirkit.core.creation import new_operation
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import append_operand, append_region, set_successors
from mlirkit.core.region import Region
from mlirkit.core.unknown_syntax import (
    RegionPart,
    SuccessorPart,
    UnknownSyntax,
    WrappedOperationPart,
    unknown_syntax_name,
)
from mlirkit.support.late_regex import LateRegex
from mlirkit.text.parser.unknown_extent import (
    DATA_KINDS,
    DICTIONARY,
    NAMED_OPERATION_WITH_DOT,
    REGION,
    TYPE_KINDS,
    after_space,
)
from mlirkit.text.parser.unknown_lines import OPENING_LINE, OTHER_LINE, WHOLE_LINE, UnknownLineParser
from mlirkit.text.parser.unknown_pieces import MAYBE, NO, SURE, Group, Name, Pieces
from mlirkit.text.parser.unknown_shapes import LineShape
from mlirkit.text.tokens import (
    ARROW,
    AT_ID,
    BARE_ID,
    CARET_ID,
    COLON,
    COMMA,
    EOF,
    EQUAL,
    EXCLAMATION_ID,
    FIRST_KEYWORD,
    GREATER,
    HASH_ID,
    KW_LOC,
    KW_NONE,
    L_BRACE,
    L_PAREN,
    L_SQUARE,
    LESS,
    METADATA_BEGIN,
    PERCENT_ID,
    R_BRACE,
    R_PAREN,
    R_SQUARE,
    STRING,
    is_keyword_like,
)

_WRAPPED_OPERATION: Final = LateRegex(rb'"[a-zA-Z_][a-zA-Z0-9_$]*\.[a-zA-Z0-9_$.]+"\(')

# Tokens, besides types, behind which an operation may end in the middle of a line.
_MAY_BE_LAST: Final = frozenset({R_PAREN, R_SQUARE, R_BRACE, GREATER, PERCENT_ID, STRING})
# Tokens behind which an operation goes on.
_NOT_LAST: Final = frozenset({COMMA, EQUAL, COLON, ARROW, L_PAREN, L_SQUARE, LESS})


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownSyntaxParser(UnknownLineParser):
    """The part of the parser that reads operations with unknown syntax."""

    __slots__ = ()

    def parse_unknown_operation(
        self, name: OperationName, written: bytes, at: i64, results_at: i64
    ) -> Operation:
        """Parse a detached operation whose name, `written` at a byte offset, has just been read."""
        # Without a default dialect, a name without a dialect is the whole name.
        info = unknown_syntax_name(self.context, name.name.removeprefix("."))
        self.resources.has_unknown_syntax = True
        prefix = info.dialect_name if len(written) < len(info.name) else ""
        begin: i64 = self.last_end
        line: i64 = self.find_line()
        if line == WHOLE_LINE:
            parsed = self.parse_known_line(info, prefix, at, results_at)
            if parsed is not None:
                return parsed
        groups = self.result_groups(results_at)
        pieces = Pieces(begin, at if results_at < 0 else results_at)
        shape: LineShape | None = None
        if line != OTHER_LINE:
            shape = self.parse_shaped_line(pieces, self.line_end, line == OPENING_LINE)
        is_whole = line == WHOLE_LINE
        if shape is None:
            location = self._parse_parts(pieces, info, BARE_ID)
            is_whole = is_whole and self.is_whole_line(pieces, begin)
            if is_whole:
                self.note_shape(pieces, pieces.text_start - begin, -1, b"", None)
        elif is_whole:
            location = self.parse_line_end()
        else:
            self._parse_kept_region(pieces, info, shape.closed)
            location = self._parse_parts(pieces, info, R_BRACE)
        operation = new_operation(info, self.origin, at)
        self.settle_operands(pieces, not groups)
        for region in pieces.regions:
            append_region(operation, region)
        for value in pieces.operands:
            append_operand(operation, value)
        if pieces.successors:
            set_successors(operation, pieces.successors)
        is_function = pieces.input_count in (-1, len(pieces.operands))
        self.append_results(operation, groups, pieces.result_types, is_function)
        operation.attrs = pieces.attributes
        operation.props = UnknownSyntax(
            tuple(pieces.parts),
            tuple(pieces.symbols),
            groups,
            self.argument_names_of(pieces),
            prefix,
        )
        if is_whole:
            self.note_line(operation, pieces)
        if location is not None:
            operation.location = location
        return operation

    # -- tokens -------------------------------------------------------------------------------------------

    def _parse_parts(self, pieces: Pieces, info: OperationName, before: i64) -> Location | None:
        """Parse the text behind the name or a region into `pieces`; `before` is the kind of the last token.

        The result is the location at the end, if any.
        """
        data = self.data
        op_at = pieces.op_at
        parts = pieces.parts
        groups: list[Group] = []
        group: Group | None = None
        # The text of the token before, if it is a word.
        word = b""
        # The name or brackets in front of a colon, and the name that has just been read.
        subject: Name | None = None
        last_name: Name | None = None
        closed: Group | None = None
        collects_results = False
        while True:
            kind: i64 = self.kind
            start: i64 = self.start
            gap: i64 = start - self.last_end
            if gap > 0 and (gap > 1 or data[start - 1] == 10) and data.find(b"\n", self.last_end, start) >= 0:
                if group is None:
                    if before not in _NOT_LAST:
                        if self.begins_operation(op_at):
                            break
                    elif kind == PERCENT_ID and before in (COLON, ARROW, EQUAL):
                        # The colon may have nothing behind it, as in `%0 = comb.concat :`.
                        if NAMED_OPERATION_WITH_DOT.match(data, start):
                            break
                    if kind in (R_BRACE, EOF, METADATA_BEGIN):
                        break
                self.flush(pieces, self.last_end)
                pieces.text_start = start
                parts.append(self.line_break(pieces, start))
            if kind == PERCENT_ID:
                if (
                    group is None
                    and (before in _MAY_BE_LAST or before in TYPE_KINDS)
                    and NAMED_OPERATION_WITH_DOT.match(data, start)
                ):
                    break
                self.flush(pieces, start)
                key = self.parse_name_key()
                name = Name(key, start, before, word, group)
                if group is not None:
                    group.add_name(name)
                collects_results = False
                pieces.names.append(len(parts))
                parts.append(name)
                pieces.text_start = self.last_end
                if self.kind == EQUAL:
                    name.sure = SURE
                elif self.at_word(b"in"):
                    name.sure = MAYBE
                elif before == BARE_ID and word == b"as":
                    name.sure = SURE
                elif before == BARE_ID and word == b"case":
                    name.sure = MAYBE
                elif before == ARROW:
                    name.sure = MAYBE
                before = PERCENT_ID
                last_name = name
                continue
            if (
                kind in TYPE_KINDS or (kind == KW_NONE and before in (COLON, ARROW, COMMA, L_PAREN))
            ) and start >= self.types_from:
                type = self.parse_kept_type(pieces)
                if type is not None:
                    if before == COLON:
                        if subject is not None:
                            if self.kind == EQUAL:
                                subject.sure = SURE
                            elif subject.sure == NO:
                                subject.sure = MAYBE if self.at_word(b"in") or group is not None else NO
                        elif closed is not None and self.kind == EQUAL:
                            self._mark(pieces, closed, SURE)
                    if group is not None:
                        group.add_type(type, len(parts) - 1, before)
                    if collects_results and (before == ARROW or before in (L_PAREN, COMMA, COLON)):
                        pieces.result_types.append(type)
                        pieces.result_parts.append(len(parts) - 1)
                    before = kind
                    continue
                word = data[start : self.last_end] if is_keyword_like(kind) else b""
                before = BARE_ID
                continue
            if kind == COMMA:
                subject = None
                before = COMMA
                self.advance()
                continue
            if kind == COLON:
                subject = last_name if before == PERCENT_ID else None
                if subject is not None:
                    subject.is_typed = True
                if before != R_PAREN:
                    closed = None
                if group is None:
                    collects_results = False
                before = COLON
                self.advance()
                continue
            if kind == BARE_ID or kind >= FIRST_KEYWORD:
                if kind == KW_LOC:
                    location = self.parse_kept_location(pieces, group, last_name)
                    if location is not None:
                        return location
                    before = BARE_ID
                    word = b"loc"
                    continue
                if kind in DATA_KINDS and data[self.end] == 60:
                    self.skip_data()
                    before = GREATER
                    continue
                if group is not None and self.word not in (b"in", b"out", b"inout"):
                    group.only_names = False
                before = BARE_ID
                word = self.word
                self.advance()
                continue
            if kind in (L_PAREN, L_SQUARE):
                if group is not None and group.types:
                    group.end_row()
                if collects_results and group is None and before != ARROW:
                    collects_results = False
                group = Group(start, R_PAREN if kind == L_PAREN else R_SQUARE, before, group)
                groups.append(group)
                before = kind
                self.advance()
                continue
            if kind in (R_PAREN, R_SQUARE, R_BRACE):
                if group is None:
                    if kind == R_BRACE:
                        break
                    raise self.error(f"unbalanced '{chr(kind)}' in the unknown syntax of '{info.name}'")
                if group.closing != kind:
                    raise self._unbalanced_in(group, info)
                closed = groups.pop()
                closed.end_row()
                group = groups[-1] if groups else None
                self.advance()
                if self.kind == EQUAL:
                    self._mark(pieces, closed, SURE)
                elif self.at_word(b"in"):
                    self._mark(pieces, closed, MAYBE)
                before = kind
                last_name = None
                continue
            if kind == L_BRACE:
                if group is not None:
                    group.end_row()
                nature = self.nature_of_braces(start, before, word)
                if nature == REGION:
                    brackets = closed if before == R_PAREN else None
                    if group is None and not pieces.regions:
                        self.flush(pieces, start)
                        self.note_shape(pieces, start - pieces.begin, before, word, brackets)
                    self._parse_kept_region(pieces, info, brackets)
                    before = R_BRACE
                    collects_results = False
                    continue
                if nature == DICTIONARY and group is None and self.parse_kept_dictionary(pieces):
                    before = R_BRACE
                    continue
                group = Group(start, R_BRACE, before, group)
                group.only_names = False
                groups.append(group)
                before = kind
                self.advance()
                continue
            if kind == ARROW:
                if group is None:
                    collects_results = True
                    pieces.result_types = []
                    pieces.result_parts = []
                    is_function_type = before == R_PAREN and closed is not None and not closed.has_names
                    pieces.input_count = closed.type_count if closed is not None and is_function_type else -1
                before = ARROW
                self.advance()
                continue
            if kind == AT_ID:
                self.parse_kept_symbol(pieces)
                before = AT_ID
                continue
            if kind == CARET_ID:
                self.flush(pieces, start)
                parts.append(SuccessorPart(len(pieces.successors)))
                pieces.successors.append(self.parse_successor())
                pieces.text_start = self.last_end
                before = CARET_ID
                continue
            if kind in (HASH_ID, EXCLAMATION_ID):
                self.parse_kept_dialect_value(pieces)
                before = GREATER
                continue
            if kind == LESS:
                if self.angle_end(start) >= 0:
                    group = Group(start, GREATER, before, group)
                    group.only_names = False
                    groups.append(group)
                before = LESS
                self.advance()
                continue
            if kind == GREATER and group is not None and group.closing == GREATER:
                before = GREATER
                if self.angle_end(group.at) == start:
                    if group.before == AT_ID:
                        before = AT_ID
                    groups.pop()
                    group = groups[-1] if groups else None
                self.advance()
                continue
            if kind in (EOF, METADATA_BEGIN):
                break
            if (
                kind == STRING
                and word == b"wraps"
                and before == BARE_ID
                and _WRAPPED_OPERATION.match(data, start) is not None
            ):
                self._parse_wrapped_operation(pieces)
                before = R_PAREN
                collects_results = False
                continue
            before = kind
            self.advance()
        if group is not None:
            raise self._unbalanced_in(group, info)
        self.flush(pieces, self.last_end)
        return None

    def _unbalanced_in(self, group: Group, info: OperationName) -> Exception:
        opening = chr(self.data[group.at])
        return self.error(f"unbalanced '{opening}' in the unknown syntax of '{info.name}'", group.at)

    def _mark(self, pieces: Pieces, group: Group, sure: i64) -> None:
        """Raise the certainty of the names in brackets to `sure`."""
        for index in reversed(pieces.names):
            name = pieces.parts[index]
            assert isinstance(name, Name)
            if name.at < group.at:
                return
            if name.group is group and name.sure < sure:
                name.sure = sure

    def _parse_kept_region(self, pieces: Pieces, info: OperationName, closed: Group | None) -> None:
        """A region as a part; `closed` are the brackets in front of it."""
        start = self.start
        self.flush(pieces, start)
        inside: i64 = after_space(self.data, start + 1)
        arguments: list[Argument] = []
        if self.data[inside] == 94:
            self.settle_arguments_in_label(pieces, inside)
        else:
            arguments = self.settle_arguments(pieces, closed)
        self.settle_operands(pieces, False)
        region = Region()
        outer_dialect = self.default_dialect
        self.default_dialect = info.dialect_name
        self.parse_unknown_region(region, arguments)
        self.default_dialect = outer_dialect
        shows_arguments = not arguments
        if arguments:
            pieces.arguments = arguments
        elif pieces.arguments and self.placeholders and self.share_arguments(pieces, region):
            shows_arguments = False
        pieces.parts.append(RegionPart(len(pieces.regions), shows_arguments))
        pieces.regions.append(region)
        pieces.text_start = self.last_end

    def _parse_wrapped_operation(self, pieces: Pieces) -> None:
        """Parse a region without braces, one operation in the generic form: `wraps "arith.addi"(...)`."""
        self.flush(pieces, self.start)
        self.settle_operands(pieces, False)
        operation = self.parse_generic_operation()
        block = Block()
        block.append(operation)
        region = Region()
        region.append_block(block)
        pieces.result_types = operation.result_types()
        pieces.input_count = -1
        pieces.parts.append(WrappedOperationPart(len(pieces.regions)))
        pieces.regions.append(region)
        pieces.text_start = self.last_end

    def parse_unknown_region(self, region: Region, arguments: list[Argument]) -> None:
        raise NotImplementedError
