"""Operations whose custom syntax nobody here knows: what of it can be told from tokens alone.

    unknown  ::= name token*                 up to where the next operation, label or brace begins
    token    ::= %operand | %argument | ^successor | @symbol | type | dictionary | region | anything else

What a name of a value is depends on what stands around it and on what follows:

    %i = %lb    %a : i32 = %b    (%i, %j) = (    %x as %a      arguments of the region behind
    @f(%a: i32   = (%a: i32   -> (%a: i32                      likewise, in front of a region
    (%a: i32)  (%i, %j)  %op : !t in                           likewise, unless a value has the name
    all others                                                 operands

Braces are a region where operations or a label stand in them, a dictionary where `name =` or the like does.
An operation ends in front of `}`, and at the beginning of a line in front of a label, results with `=`, a
name with a dot, or a name without one that is not indented more than the operation; but not inside of
brackets, nor behind a comma and the like.  The parts are those of core/unknown_syntax.py, whose hook prints.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.asm_interface import Argument, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import new_operation
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import append_operand, append_region, append_result
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import (
    EMPTY_DICTIONARY,
    DictionaryAttr,
    SymbolRefAttr,
    make_symbol_ref,
)
from mlirkit.core.unknown_syntax import (
    UNKNOWN_TYPE,
    AliasPart,
    ArgumentLocationPart,
    ArgumentNames,
    ArgumentPart,
    DictionaryPart,
    LineBreak,
    OperandPart,
    Part,
    RegionPart,
    SuccessorPart,
    SymbolPart,
    TextPart,
    TypePart,
    UnknownSyntax,
    unknown_syntax_name,
)
from mlirkit.core.value import Value
from mlirkit.support.diagnostics import LexError, MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.values import ResultName, ValueParser
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
    INT_TYPE,
    KW_AFFINE_MAP,
    KW_AFFINE_SET,
    KW_ARRAY,
    KW_COMPLEX,
    KW_DENSE,
    KW_DENSE_RESOURCE,
    KW_FLOAT_TYPE,
    KW_INDEX,
    KW_LOC,
    KW_MEMREF,
    KW_NONE,
    KW_SPARSE,
    KW_TENSOR,
    KW_TUPLE,
    KW_VECTOR,
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

# -- what tokens stand at a place, told by regular expressions ----------------------------------------

_NAME: Final = rb"%(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)"
_RESULT: Final = _NAME + rb"(?::[0-9]+)?"
_GAP: Final = rb"(?:\s|//[^\r\n]*)*+"
_RESULTS: Final = _RESULT + rb"(?:" + _GAP + rb"," + _GAP + _RESULT + rb")*" + _GAP + rb"=" + _GAP
# Results and what they are of: at the beginning of a line, and elsewhere.
_NAMED_OPERATION: Final = re.compile(_RESULTS + rb'["a-zA-Z_]')
_NAMED_OPERATION_WITH_DOT: Final = re.compile(_RESULTS + rb'(?:"|[a-zA-Z_][a-zA-Z0-9_$]*\.[a-zA-Z_])')
_SINGLE_RESULT: Final = re.compile(rb"(" + _NAME + rb")[ ]*=")
_GENERIC_OPERATION: Final = re.compile(rb'"[^"\n]*"\s*\(')
_ALIAS_DEFINITION: Final = re.compile(rb"[#!][a-zA-Z0-9_$-]+\s*=")
_LABEL: Final = re.compile(rb"\^[a-zA-Z0-9$._-]+\s*(?::|\()")
_LABEL_END: Final = re.compile(rb"\)\s*:|\n\s*\n")
_LABEL_ARGUMENT: Final = re.compile(rb"(" + _NAME + rb")\s*:")
_SPACE: Final = re.compile(rb"(?:[ \t\r\n]|//[^\r\n]*)*")
_DICTIONARY_OR_NAME: Final = re.compile(rb'(?:"(?:[^"\\\n]|\\.)*"|[a-zA-Z_][a-zA-Z0-9_$.]*)')
_SYMBOL_TAIL: Final = re.compile(rb'(?:::@(?:"(?:[^"\\\n]|\\.)*"|[a-zA-Z_][a-zA-Z0-9_$.]*))+')
_SYMBOL: Final = re.compile(rb'@(?:"((?:[^"\\\n]|\\.)*)"|([a-zA-Z_][a-zA-Z0-9_$.]*))')
# What is looked for in text that is kept: strings, comments and line ends, names of aliases.
_IN_TEXT: Final = re.compile(
    rb'"(?:[^"\\\n]|\\.)*"|[ \t]*(?://[^\r\n]*)?[\r\n](?:[ \t\r\n]|//[^\r\n]*)*|[#!][a-zA-Z0-9_$-]+(?![a-zA-Z0-9_$.<-])'
)
_BRACKET: Final = re.compile(rb'"(?:[^"\\\n]|\\.)*"|//[^\r\n]*|->|[<>()\[\]{}]')

# Operations that end blocks, by the last part of their names; and those that texts name without a dialect.
_ENDING_BLOCKS: Final = frozenset({b"yield", b"return", b"terminator", b"unreachable"})
_WITHOUT_DIALECT: Final = frozenset(
    {
        b"return",
        b"yield",
        b"module",
        b"func",
        b"call",
        b"br",
        b"cond_br",
        b"constant",
        b"unrealized_conversion_cast",
    }
)
# Words that go on with an operation at the beginning of a line, however it is indented.
_GOING_ON: Final = frozenset({b"attributes", b"else", b"do", b"loc", b"ins", b"outs", b"iter_args", b"to", b"into"})

_TYPE_KINDS: Final = frozenset(
    {EXCLAMATION_ID, INT_TYPE, KW_COMPLEX, KW_FLOAT_TYPE, KW_INDEX, KW_MEMREF, KW_TENSOR, KW_TUPLE, KW_VECTOR}
)
_DATA_KINDS: Final = frozenset(
    {KW_AFFINE_MAP, KW_AFFINE_SET, KW_ARRAY, KW_DENSE, KW_DENSE_RESOURCE, KW_SPARSE}
)
# Behind these an operation goes on.
_NOT_LAST: Final = frozenset({COMMA, EQUAL, COLON, ARROW, L_PAREN, L_SQUARE, LESS})

# What braces are.
_REGION: Final = 0
_DICTIONARY: Final = 1
_OTHER: Final = 2

# How sure it is that a name is one of an argument: it is not, unless no value has it, for sure.
_NO: Final = 0
_MAYBE: Final = 1
_SURE: Final = 2


class _Group:
    """Brackets that are open, or were."""

    __slots__ = (
        "at",
        "before",
        "closing",
        "has_names",
        "is_in_signature",
        "names",
        "only_names",
        "type_count",
        "types",
    )

    def __init__(self, at: i64, closing: i64, before: i64, outer: _Group | None) -> None:
        self.at: i64 = at
        self.closing: i64 = closing
        # The token in front, `@` also where `<...>` is between.
        self.before: i64 = before
        self.is_in_signature: bool = before == AT_ID or (outer is not None and outer.is_in_signature)
        # Whether nothing but names, their types and commas stand in it.
        self.only_names = True
        self.has_names = False
        # How many types stand in it, outside of inner brackets.
        self.type_count: i64 = 0
        # Names in a row and the types behind their colon: `%a, %b : i32, i64`.
        self.names: list[_Name] = []
        self.types: list[Type] = []

    def add_name(self, name: _Name) -> None:
        self.has_names = True
        if self.types:
            self.end_row()
        self.names.append(name)

    def add_type(self, type: Type, before: i64) -> None:
        """Add a type behind a token of a kind."""
        self.type_count += 1
        if self.names and (before == COLON or (before == COMMA and self.types)):
            self.types.append(type)

    def end_row(self) -> None:
        """Give the names of a row their types, if there is one for each."""
        if len(self.names) == len(self.types):
            for name, type in zip(self.names, self.types, strict=True):
                name.type = type
        self.names = []
        self.types = []


class _Name(Part):
    """A name of a value in the text, until it is known what it is."""

    __slots__ = ("at", "before", "group", "is_typed", "key_", "location", "sure", "type", "word")

    def __init__(self, key: bytes, at: i64, before: i64, word: bytes, group: _Group | None) -> None:
        self.key_ = key
        self.at: i64 = at
        self.before: i64 = before
        self.word = word
        self.group = group
        self.sure: i64 = _NO
        # What stands behind it.
        self.is_typed = False
        self.type: Type | None = None
        self.location: Location | None = None


class _LocationOfName(Part):
    """A location behind a name in brackets, until it is known what the name is."""

    __slots__ = ("name", "text")

    def __init__(self, name: _Name, text: str) -> None:
        self.name = name
        self.text = text


class _Pieces:
    """The parts of an operation while it is being read."""

    __slots__ = (
        "arguments",
        "attributes",
        "indent",
        "input_count",
        "names",
        "op_at",
        "operands",
        "parts",
        "regions",
        "result_types",
        "successors",
        "symbols",
        "text_start",
    )

    def __init__(self, text_start: i64, op_at: i64) -> None:
        # Where the operation begins.
        self.op_at: i64 = op_at
        self.parts: list[Part] = []
        # Where the text begins that is in no part yet.
        self.text_start: i64 = text_start
        # Columns that the operation's line is indented by, once somebody asks.
        self.indent: i64 = -1
        # Indices in `parts` of names that may still be anything.
        self.names: list[int] = []
        self.operands: list[Value] = []
        self.successors: list[Block] = []
        self.symbols: list[SymbolRefAttr] = []
        self.regions: list[Region] = []
        # Of the last region whose arguments are named in front of it.
        self.arguments: list[Argument] = []
        self.attributes: DictionaryAttr = EMPTY_DICTIONARY
        # Types behind the last arrow outside of brackets, and how many stand in front of it if that makes it
        # a function type, else -1.
        self.result_types: list[Type] = []
        self.input_count: i64 = -1


# Parts that many operations have.
_OPERAND_PARTS: Final = [OperandPart(number) for number in range(16)]
_LINE_BREAKS: Final = [LineBreak(indent) for indent in range(16)]


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownSyntaxParser(ValueParser):
    """The part of the parser that reads operations with unknown syntax."""

    __slots__ = ("_angles", "_kept_texts", "_type_parts", "_types_from")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        ValueParser.__init__(self, buffer, context)
        # Where `<` and the `>` belonging to it stand, once somebody asks.
        self._angles: dict[int, int] | None = None
        # Up to here no type is tried, because reading one has failed there.
        self._types_from: i64 = 0
        # Parts by their text.
        self._kept_texts: dict[bytes, TextPart] = {}
        self._type_parts: dict[bytes, TypePart] = {}

    # -- the whole operation ------------------------------------------------------------------------------

    def parse_unknown_operation(
        self, name: OperationName, written: bytes, at: i64, results_at: i64
    ) -> Operation:
        """An operation whose name, as `written` at a byte offset, has just been read, detached."""
        info = unknown_syntax_name(self.context, name.name)
        self.resources.has_unknown_syntax = True
        results = [] if results_at < 0 else self._result_groups(results_at)
        pieces = _Pieces(self.last_end, at if results_at < 0 else results_at)
        location = self._parse_parts(pieces, info)
        operation = new_operation(info, self.origin, at)
        self._settle_operands(pieces, not results)
        for region in pieces.regions:
            append_region(operation, region)
        for value in pieces.operands:
            append_operand(operation, value)
        if pieces.successors:
            operation.successor_list = pieces.successors
        count = sum([result.count for result in results])
        types = pieces.result_types
        is_shown = len(types) == count and pieces.input_count in (-1, len(pieces.operands))
        for number in range(count):
            result = append_result(operation, types[number] if is_shown else UNKNOWN_TYPE)
            if is_shown:
                self.inferred.add(result)
        operation.attrs = pieces.attributes
        operation.props = UnknownSyntax(
            tuple(pieces.parts),
            tuple(pieces.symbols),
            tuple([(_hint(result.name), result.count) for result in results]),
            self._argument_names(pieces),
            info.dialect_name if len(written) < len(info.name) else "",
        )
        if location is not None:
            operation.location = location
        return operation

    def _result_groups(self, at: i64) -> list[ResultName]:
        single = _SINGLE_RESULT.match(self.data, at)
        if single is not None:
            return [ResultName(single.group(1), 1, at)]
        return self.result_names_at(at)

    def _argument_names(self, pieces: _Pieces) -> ArgumentNames:
        hints = self.argument_hints
        if not hints or not pieces.regions:
            return ()
        names = [
            tuple([tuple([hints.pop(each, "") for each in block.args]) for block in region.block_list])
            for region in pieces.regions
        ]
        return tuple(names)

    # -- tokens -------------------------------------------------------------------------------------------

    def _parse_parts(self, pieces: _Pieces, info: OperationName) -> Location | None:
        """Everything behind the name, into `pieces`; the result is the location at the end, if there is one."""
        data = self.data
        op_at = pieces.op_at
        parts = pieces.parts
        groups: list[_Group] = []
        group: _Group | None = None
        # The token before, and its text if it is a word.
        before: i64 = BARE_ID
        word = b""
        # The name or brackets in front of a colon, and the name that has just been read.
        subject: _Name | None = None
        last_name: _Name | None = None
        closed: _Group | None = None
        collects_results = False
        while True:
            kind: i64 = self.kind
            start: i64 = self.start
            gap: i64 = start - self.last_end
            if gap > 0 and (gap > 1 or data[start - 1] == 10) and data.find(b"\n", self.last_end, start) >= 0:
                if group is None:
                    if before not in _NOT_LAST:
                        if self._begins_operation(op_at):
                            break
                    elif kind == PERCENT_ID and before in (COLON, ARROW, EQUAL):
                        # What a colon has nothing behind, as `%0 = comb.concat :` has.
                        if _NAMED_OPERATION_WITH_DOT.match(data, start):
                            break
                    if kind == R_BRACE or kind == EOF or kind == METADATA_BEGIN:
                        break
                self._flush(pieces, self.last_end)
                pieces.text_start = start
                parts.append(self._line_break(pieces, start))
            if kind == PERCENT_ID:
                if (
                    group is None
                    and (before in (R_PAREN, R_SQUARE, R_BRACE, GREATER, PERCENT_ID, STRING) or before in _TYPE_KINDS)
                    and _NAMED_OPERATION_WITH_DOT.match(data, start)
                ):
                    break
                self._flush(pieces, start)
                key = self._name_key()
                name = _Name(key, start, before, word, group)
                if group is not None:
                    group.add_name(name)
                collects_results = False
                pieces.names.append(len(parts))
                parts.append(name)
                pieces.text_start = self.last_end
                if self.kind == EQUAL:
                    name.sure = _SURE
                elif self.at_word(b"in"):
                    name.sure = _MAYBE
                elif before == BARE_ID and word == b"as":
                    name.sure = _SURE
                elif before == ARROW:
                    name.sure = _MAYBE
                before = PERCENT_ID
                last_name = name
                continue
            if (
                kind in _TYPE_KINDS or (kind == KW_NONE and before in (COLON, ARROW, COMMA, L_PAREN))
            ) and start >= self._types_from:
                type = self._parse_kept_type(pieces)
                if type is not None:
                    if before == COLON:
                        if subject is not None:
                            if self.kind == EQUAL:
                                subject.sure = _SURE
                            elif subject.sure == _NO:
                                subject.sure = _MAYBE if self.at_word(b"in") or group is not None else _NO
                        elif closed is not None and self.kind == EQUAL:
                            self._mark(pieces, closed, _SURE)
                    if group is not None:
                        group.add_type(type, before)
                    if collects_results and (before == ARROW or before in (L_PAREN, COMMA, COLON)):
                        pieces.result_types.append(type)
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
                    location = self._parse_kept_location(pieces, group, last_name)
                    if location is not None:
                        return location
                    before = BARE_ID
                    word = b"loc"
                    continue
                if kind in _DATA_KINDS and data[self.end] == 60:
                    self._skip_data()
                    before = GREATER
                    continue
                if group is not None and self.word not in (b"in", b"out", b"inout"):
                    group.only_names = False
                before = BARE_ID
                word = self.word
                self.advance()
                continue
            if kind == L_PAREN or kind == L_SQUARE:
                if group is not None and group.types:
                    group.end_row()
                if collects_results and group is None and before != ARROW:
                    collects_results = False
                group = _Group(start, R_PAREN if kind == L_PAREN else R_SQUARE, before, group)
                groups.append(group)
                before = kind
                self.advance()
                continue
            if kind == R_PAREN or kind == R_SQUARE or kind == R_BRACE:
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
                    self._mark(pieces, closed, _SURE)
                elif self.at_word(b"in"):
                    self._mark(pieces, closed, _MAYBE)
                before = kind
                last_name = None
                continue
            if kind == L_BRACE:
                if group is not None:
                    group.end_row()
                nature = self._nature_of_braces(start, before, word)
                if nature == _REGION:
                    self._parse_kept_region(pieces, info, closed if before == R_PAREN else None)
                    before = R_BRACE
                    collects_results = False
                    continue
                if nature == _DICTIONARY and group is None and self._parse_kept_dictionary(pieces):
                    before = R_BRACE
                    continue
                group = _Group(start, R_BRACE, before, group)
                group.only_names = False
                groups.append(group)
                before = kind
                self.advance()
                continue
            if kind == ARROW:
                if group is None:
                    collects_results = True
                    pieces.result_types = []
                    is_function_type = before == R_PAREN and closed is not None and not closed.has_names
                    pieces.input_count = closed.type_count if closed is not None and is_function_type else -1
                before = ARROW
                self.advance()
                continue
            if kind == AT_ID:
                self._parse_kept_symbol(pieces)
                before = AT_ID
                continue
            if kind == CARET_ID:
                self._flush(pieces, start)
                parts.append(SuccessorPart(len(pieces.successors)))
                pieces.successors.append(self.parse_successor())
                pieces.text_start = self.last_end
                before = CARET_ID
                continue
            if kind == HASH_ID or kind == EXCLAMATION_ID:
                self._parse_kept_dialect_value(pieces)
                before = GREATER
                continue
            if kind == LESS:
                if self._angle_end(start) >= 0:
                    group = _Group(start, GREATER, before, group)
                    group.only_names = False
                    groups.append(group)
                before = LESS
                self.advance()
                continue
            if kind == GREATER and group is not None and group.closing == GREATER:
                before = GREATER
                if self._angle_end(group.at) == start:
                    if group.before == AT_ID:
                        before = AT_ID
                    groups.pop()
                    group = groups[-1] if groups else None
                self.advance()
                continue
            if kind == EOF or kind == METADATA_BEGIN:
                break
            before = kind
            self.advance()
        if group is not None:
            raise self._unbalanced_in(group, info)
        self._flush(pieces, self.last_end)
        return None

    def _line_break(self, pieces: _Pieces, at: i64) -> LineBreak:
        """The part for a line on which the first token is at a byte offset."""
        if pieces.indent < 0:
            pieces.indent = _indent_at(self.data, pieces.op_at)
        indent: i64 = _indent_at(self.data, at) - pieces.indent
        return _LINE_BREAKS[indent] if 0 <= indent < 16 else LineBreak(max(indent, 0))

    def _unbalanced_in(self, group: _Group, info: OperationName) -> Exception:
        opening = chr(self.data[group.at])
        return self.error(f"unbalanced '{opening}' in the unknown syntax of '{info.name}'", group.at)

    def _flush(self, pieces: _Pieces, end: i64) -> None:
        """Make a part of the text in front of `end` that is in none yet."""
        if end <= pieces.text_start:
            return
        text = self.data[pieces.text_start : end]
        pieces.text_start = end
        part = self._kept_texts.get(text)
        if part is None:
            part = TextPart(text.decode("utf-8", "surrogateescape"))
            self._kept_texts[text] = part
        pieces.parts.append(part)

    def _mark(self, pieces: _Pieces, group: _Group, sure: i64) -> None:
        """Note what stands behind brackets for the names in them."""
        for index in reversed(pieces.names):
            name = pieces.parts[index]
            assert isinstance(name, _Name)
            if name.at < group.at:
                return
            if name.group is group and name.sure < sure:
                name.sure = sure

    # -- where operations begin and end ---------------------------------------------------------------------

    def _begins_operation(self, op_at: i64) -> bool:
        """Whether the token at the beginning of a line, outside of brackets, begins something else."""
        kind = self.kind
        data = self.data
        start = self.start
        if kind == PERCENT_ID:
            return _NAMED_OPERATION.match(data, start) is not None
        if kind == R_BRACE or kind == METADATA_BEGIN or kind == EOF:
            return True
        if kind == STRING:
            return _GENERIC_OPERATION.match(data, start) is not None
        if kind == CARET_ID:
            return _LABEL.match(data, start) is not None
        if kind == HASH_ID or kind == EXCLAMATION_ID:
            return _ALIAS_DEFINITION.match(data, start) is not None
        if not is_keyword_like(kind):
            return False
        word = self.word
        if b"." in word:
            return True
        following: i64 = data[_after_space(data, self.end)]
        if word in _WITHOUT_DIALECT:
            return following != 40
        if word in _GOING_ON or kind in _TYPE_KINDS or kind == KW_LOC:
            return False
        if chr(following) not in '%@^":':
            return False
        return _indent_at(data, start) <= _indent_at(data, op_at)

    def _nature_of_braces(self, at: i64, before: i64, word: bytes) -> int:
        """What the braces that open at a byte offset are."""
        data = self.data
        inside: i64 = _after_space(data, at + 1)
        first: i64 = data[inside]
        if before == BARE_ID and word == b"attributes":
            return _DICTIONARY
        if first == 94:
            return _REGION
        if first == 37:
            return _REGION if _NAMED_OPERATION.match(data, inside) is not None else _OTHER
        if first == 125:
            if before == EQUAL:
                return _DICTIONARY
            following: i64 = data[_after_space(data, inside + 1)]
            is_short = inside == at + 1
            return _DICTIONARY if is_short and (following == 58 or following == 123) else _REGION
        match = _DICTIONARY_OR_NAME.match(data, inside)
        if match is None:
            return _OTHER
        name = match.group()
        end: i64 = match.end()
        after: i64 = _after_space(data, end)
        following = data[after]
        if following == 61 and data[after + 1] != 61:
            return _DICTIONARY
        if first == 34:
            if following == 40:
                return _REGION
            return _DICTIONARY if following == 44 or following == 125 else _OTHER
        has_dot = b"." in name
        if following == 44:
            return _DICTIONARY
        if following == 125:
            last = name.rpartition(b".")[2]
            if last in _ENDING_BLOCKS or (has_dot and b"\n" in data[at:inside]):
                return _REGION
            return _DICTIONARY
        if has_dot:
            return _REGION
        return _REGION if name in _WITHOUT_DIALECT else _OTHER

    def _angle_end(self, at: i64) -> i64:
        """Where the `>` stands that belongs to the `<` at a byte offset; -1 if that is no bracket."""
        angles = self._angles
        if angles is None:
            angles = _matching_angles(self.data)
            self._angles = angles
        end: i64 = angles.get(at, -1)
        if end < 0:
            return -1
        if data_is_glued(self.data, at) or self.data[at + 1] == 123:
            return end
        return end if self.data.find(b"\n", at, end) < 0 else -1

    # -- parts ----------------------------------------------------------------------------------------------

    def _name_key(self) -> bytes:
        """The name of a value at the current token, with the number of a result that is glued to it."""
        key = self.data[self.start : self.end]
        self.advance()
        if self.kind == HASH_ID and self.start == self.last_end and self.data[self.start + 1 : self.end].isdigit():
            number = self._result_number()
            if number:
                return key + b"#" + str(number).encode()
        return key

    def _parse_kept_type(self, pieces: _Pieces) -> Type | None:
        """A type as a part; None, and the token is passed over, if it is none."""
        start = self.start
        kind = self.kind
        if kind in (KW_COMPLEX, KW_MEMREF, KW_TENSOR, KW_TUPLE, KW_VECTOR) and self.data[self.end] != 60:
            self.advance()
            return None
        self._flush(pieces, start)
        try:
            type = self.parse_type()
        except MLIRError:
            self._types_from = max(self.start, start + 1)
            self.reset(start)
            self.advance()
            return None
        end = self.last_end
        text = self.data[start:end]
        part = self._type_parts.get(text)
        if part is None:
            part = TypePart(type, tuple(self._text_parts(pieces, start, end)))
            if b"\n" not in text:
                self._type_parts[text] = part
        pieces.parts.append(part)
        pieces.text_start = end
        return type

    def _parse_kept_dialect_value(self, pieces: _Pieces) -> None:
        """An attribute of a dialect, or an alias; or a type that could not be read."""
        start = self.start
        self._flush(pieces, start)
        self._parse_symbol()
        end = self.last_end
        pieces.parts.extend(self._text_parts(pieces, start, end))
        pieces.text_start = end

    def _text_parts(self, pieces: _Pieces, start: i64, end: i64) -> list[Part]:
        """Text that was read at once: lines, and aliases in it."""
        data = self.data
        parts: list[Part] = []
        text_start: i64 = start
        for match in _IN_TEXT.finditer(data, start, end):
            at: i64 = match.start()
            first: i64 = data[at]
            part: Part
            if first == 34:
                continue
            if first == 35 or first == 33:
                name = data[at + 1 : match.end()].decode("ascii")
                value = self.attribute_aliases.get(name) if first == 35 else self.type_aliases.get(name)
                if value is None:
                    continue
                part = AliasPart(value)
            else:
                part = self._line_break(pieces, match.end())
            if at > text_start:
                parts.append(TextPart(data[text_start:at].decode("utf-8", "surrogateescape")))
            parts.append(part)
            text_start = match.end()
        if end > text_start:
            parts.append(TextPart(data[text_start:end].decode("utf-8", "surrogateescape")))
        return parts

    def _skip_data(self) -> None:
        """Go behind `dense<...>` and its like."""
        kind = self.kind
        start = self.start
        try:
            if kind == KW_AFFINE_MAP or kind == KW_AFFINE_SET:
                self.parse_attribute()
            else:
                self.reset(self.body_end(self.end))
        except MLIRError:
            self.reset(start)
            self.advance()

    def _parse_kept_symbol(self, pieces: _Pieces) -> None:
        start = self.start
        self._flush(pieces, start)
        tail = _SYMBOL_TAIL.match(self.data, self.end)
        if tail is not None:
            self.reset(tail.end())
        else:
            self.advance()
        end = self.last_end
        text = self.data[start:end]
        path: list[str] = []
        for match in _SYMBOL.finditer(text):
            quoted = match.group(1)
            path.append(string_value(quoted) if quoted is not None else match.group(2).decode("ascii"))
        if path:
            symbol = make_symbol_ref(path)
            spelled = text.decode("utf-8", "surrogateescape")
            pieces.parts.append(SymbolPart(len(pieces.symbols), symbol, spelled))
            pieces.symbols.append(symbol)
            pieces.text_start = end
        else:
            pieces.text_start = start

    def _parse_kept_dictionary(self, pieces: _Pieces) -> bool:
        """A dictionary as a part; False, with nothing read, if it cannot be read as one."""
        start = self.start
        last_end = self.last_end
        if start < self._types_from:
            return False
        try:
            dictionary = self.parse_dictionary()
        except MLIRError:
            self._types_from = max(self.start, start + 1)
            self.reset(start)
            self.last_end = last_end
            return False
        end = self.last_end
        self._flush(pieces, start)
        pieces.parts.append(DictionaryPart(dictionary, tuple(self._text_parts(pieces, start, end))))
        pieces.text_start = end
        if dictionary.entries:
            if pieces.attributes.entries:
                pieces.attributes = DictionaryAttr({**pieces.attributes.entries, **dictionary.entries})
            else:
                pieces.attributes = dictionary
        return True

    def _parse_kept_location(
        self, pieces: _Pieces, group: _Group | None, name: _Name | None
    ) -> Location | None:
        """`loc(...)`: the operation's location if it ends with it, or that of a name in brackets."""
        start = self.start
        text_end = self.last_end
        self.advance()
        if self.kind != L_PAREN:
            return None
        here = self.start
        try:
            location = self.parse_parenthesized_location()
        except LexError:
            raise
        except MLIRError:
            self.reset(here)
            return None
        if group is None:
            self._flush(pieces, text_end)
            return location
        if name is not None and name.group is group:
            text = self.data[text_end : self.last_end]
            if b"\n" not in text:
                self._flush(pieces, text_end)
                name.location = location
                pieces.parts.append(_LocationOfName(name, text.decode("utf-8", "surrogateescape")))
                pieces.names.append(len(pieces.parts) - 1)
                pieces.text_start = self.last_end
        return None

    # -- regions and names ----------------------------------------------------------------------------------

    def _parse_kept_region(self, pieces: _Pieces, info: OperationName, closed: _Group | None) -> None:
        """A region as a part; `closed` are the brackets in front of it."""
        start = self.start
        self._flush(pieces, start)
        inside: i64 = _after_space(self.data, start + 1)
        arguments: list[Argument] = []
        if self.data[inside] == 94:
            self._settle_arguments_in_label(pieces, inside)
        else:
            arguments = self._settle_arguments(pieces, closed)
        self._settle_operands(pieces, False)
        region = Region()
        outer_dialect = self.default_dialect
        self.default_dialect = info.dialect_name
        self.parse_unknown_region(region, arguments)
        self.default_dialect = outer_dialect
        shows_arguments = not arguments
        if arguments:
            pieces.arguments = arguments
        elif pieces.arguments and self.placeholders and self._share_arguments(pieces, region):
            shows_arguments = False
        pieces.parts.append(RegionPart(len(pieces.regions), shows_arguments))
        pieces.regions.append(region)
        pieces.text_start = self.last_end

    def _share_arguments(self, pieces: _Pieces, region: Region) -> bool:
        """Let names of arguments in front of an earlier region be those of this region, if it reads them.

        False if it does not: then it has no arguments.
        """
        entry = region.first_block
        if entry is None or entry.args:
            return False
        shared = [self.values.get(each.operand.key) for each in pieces.arguments]
        if not any([value is not None and self._is_read_first_behind(value, pieces.op_at) for value in shared]):
            return False
        for each, value in zip(pieces.arguments, shared, strict=True):
            argument = entry.add_argument(each.type or UNKNOWN_TYPE, self.origin, each.operand.location)
            self.argument_hints[argument] = _hint(each.operand.key)
            if value is not None and value in self.placeholders:
                value.replace_all_uses_with(argument)
                del self.placeholders[value]
                del self.values[each.operand.key]
        return True

    def _is_read_first_behind(self, value: Value, place: i64) -> bool:
        """Whether a value that is not defined yet has been read behind a byte offset only."""
        reader = value.first_user
        return value in self.placeholders and reader is not None and reader.place >= place

    def parse_unknown_region(self, region: Region, arguments: list[Argument]) -> None:
        raise NotImplementedError

    def _settle_arguments_in_label(self, pieces: _Pieces, at: i64) -> None:
        """Find names since the last region that are repeated in the label, at a byte offset, of this one."""
        end = _LABEL_END.search(self.data, at)
        if end is None:
            return
        region = len(pieces.regions)
        names = [match.group(1) for match in _LABEL_ARGUMENT.finditer(self.data, at, end.start())]
        rest: list[int] = []
        for index in pieces.names:
            name = pieces.parts[index]
            if isinstance(name, _Name) and name.sure == _SURE and name.key_ in names:
                pieces.parts[index] = ArgumentPart(region, names.index(name.key_))
            else:
                rest.append(index)
        pieces.names = rest

    def _settle_arguments(self, pieces: _Pieces, closed: _Group | None) -> list[Argument]:
        """The arguments that names since the last region are of the next one, which brackets precede."""
        arguments: list[Argument] = []
        numbers: dict[bytes, int] = {}
        region = len(pieces.regions)
        rest: list[int] = []
        for index in pieces.names:
            name = pieces.parts[index]
            if isinstance(name, _LocationOfName):
                number = numbers.get(name.name.key_, -1)
                if number >= 0:
                    pieces.parts[index] = ArgumentLocationPart(region, number)
                else:
                    pieces.parts[index] = TextPart(name.text)
                continue
            assert isinstance(name, _Name)
            key = name.key_
            number = numbers.get(key, -1)
            if number < 0:
                if not self._is_argument(name, closed):
                    rest.append(index)
                    continue
                number = len(arguments)
                numbers[key] = number
                operand = UnresolvedOperand(name.at, key)
                arguments.append(Argument(operand, name.type or UNKNOWN_TYPE, {}, name.location))
            pieces.parts[index] = ArgumentPart(region, number)
        pieces.names = rest
        return arguments

    def _is_argument(self, name: _Name, closed: _Group | None) -> bool:
        """Whether a name in front of a region is of an argument of the region."""
        if b"#" in name.key_:
            return False
        group = name.group
        value = self.values.get(name.key_)
        is_defined = value is not None and value not in self.placeholders
        if name.sure == _SURE and (group is None or not is_defined):
            return True
        if group is not None and group.closing == R_PAREN and name.is_typed:
            if group.before == AT_ID or group.before == ARROW or (group.before == EQUAL and group is closed):
                return True
        if name.key_ in self.values:
            return False
        if name.sure == _MAYBE:
            return True
        if group is None or group.closing == R_BRACE:
            return False
        return group.only_names or group.is_in_signature

    def _settle_operands(self, pieces: _Pieces, may_declare: bool) -> None:
        """Make operands of the names that are left; with `may_declare`, they may be those of a signature."""
        parts = pieces.parts
        declared: set[bytes] = set()
        for index in pieces.names:
            name = parts[index]
            if isinstance(name, _LocationOfName):
                parts[index] = TextPart(name.text)
                continue
            assert isinstance(name, _Name)
            key = name.key_
            if key not in self.values and (key in declared or _is_declared(name, may_declare)):
                declared.add(key)
                parts[index] = TextPart(key.decode("ascii"))
                continue
            type = name.type if name.group is not None else None
            number = len(pieces.operands)
            pieces.operands.append(self.resolve_unknown(key, name.at, type))
            parts[index] = _OPERAND_PARTS[number] if number < 16 else OperandPart(number)
        pieces.names.clear()

def _is_declared(name: _Name, is_function: bool) -> bool:
    """Whether a name that no value has stands for a parameter of a function without a body, or for a result."""
    group = name.group
    if name.before == ARROW or (group is not None and group.before == ARROW):
        return True
    return is_function and group is not None and group.is_in_signature


def _hint(name: bytes) -> str:
    """The name of a value, with the percent sign; empty if it is a number, which printing gives anew."""
    text = name[1:].decode("ascii")
    return "" if text.isdigit() else text


def data_is_glued(data: bytes, at: i64) -> bool:
    """Whether the character in front of `at` is part of a word."""
    character: i64 = data[at - 1]
    return chr(character).isalnum() or character == 95 or character == 36 or character == 46


def _after_space(data: bytes, at: i64) -> i64:
    """The offset behind white space and comments."""
    character: i64 = data[at]
    if character != 32 and character != 10 and character != 13 and character != 9 and character != 47:
        return at
    match = _SPACE.match(data, at)
    assert match is not None
    return match.end()


def _indent_at(data: bytes, at: i64) -> i64:
    """By how many columns the line is indented that the byte offset is on."""
    line: i64 = data.rfind(b"\n", 0, at) + 1
    indent: i64 = line
    while data[indent] == 32 or data[indent] == 9:
        indent += 1
    return indent - line


def _matching_angles(data: bytes) -> dict[int, int]:
    """Where each `<` that is closed inside of the brackets around it stands, and the `>` that closes it."""
    found: dict[int, int] = {}
    openings: list[int] = []
    for match in _BRACKET.finditer(data):
        at: i64 = match.start()
        character: i64 = data[at]
        if character == 60 or character == 40 or character == 91 or character == 123:
            openings.append(at)
        elif character == 62:
            if openings and data[openings[-1]] == 60:
                found[openings.pop()] = at
        elif character == 41 or character == 93 or character == 125:
            opening: i64 = 40 if character == 41 else 91 if character == 93 else 123
            while openings and data[openings[-1]] == 60:
                openings.pop()
            if openings and data[openings[-1]] == opening:
                openings.pop()
    return found
