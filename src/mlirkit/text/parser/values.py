"""SSA values and blocks by name: scopes, uses before definitions, successors.

    operand   ::= `%` name (`#` number)?
    successor ::= `^` name

The name of a value is visible from its definition to the end of the region, and in nested regions that are
not isolated; a value may be used before it is defined.  The name of a block is visible in its region only.
Uses are added in MLIR's order, which determines the order of use lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.types import OpaqueType
from mlirkit.core.asm_interface import Argument, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.unknown_syntax import UNKNOWN_TYPE
from mlirkit.core.use_list import UseList
from mlirkit.core.value import BlockArgument, Value
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.dialect_symbols import DialectSymbolParser
from mlirkit.text.parser.repeated_heads import Head, HeadKey
from mlirkit.text.tokens import CARET_ID, HASH_ID, PERCENT_ID

# The name of an alias in a type; values of dialects have a dot or brackets.
_ALIAS: Final = LateRegex(r"([#!][a-zA-Z0-9_$-]+)(?![a-zA-Z0-9_$.<-])")


class Placeholder(Value):
    """A value that is not defined yet; its location is that of its first use."""

    __slots__ = ("loc", "place")

    def __init__(self, type: Type, loc: Location, place: i64) -> None:
        super().__init__(type, 0)
        self.loc = loc
        self.place: i64 = place

    @property
    def location(self) -> Location:
        return self.loc.at(self.place)


class ResultName:
    """A name on the left of an operation, for one or more results."""

    __slots__ = ("at", "count", "name")

    def __init__(self, name: bytes, count: int, at: i64) -> None:
        # The name, with the percent sign.
        self.name = name
        self.count = count
        self.at: i64 = at


class _Scope:
    """The state to restore at the end of a region."""

    __slots__ = ("blocks", "forward_blocks", "levels", "names", "places", "region_at", "shadowed", "values")

    def __init__(
        self,
        values: dict[bytes, Value],
        levels: dict[bytes, int],
        names: list[bytes],
        places: list[int],
        blocks: dict[bytes, Block],
        forward_blocks: dict[bytes, int],
    ) -> None:
        self.values = values
        self.levels = levels
        # Values of outer regions whose names this region has given to other values, and their levels.
        self.shadowed: list[tuple[bytes, Value, int]] = []
        # The offset of the region if its operation has unknown syntax, else -1.
        self.region_at = -1
        self.names = names
        self.places = places
        self.blocks = blocks
        self.forward_blocks = forward_blocks


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueParser(DialectSymbolParser):
    """The part of the parser for values and blocks.

    The key of a value is its spelling, `%name` for result 0 and `%name#n` for result n.
    """

    __slots__ = (
        "_scopes",
        "argument_hints",
        "blocks",
        "default_dialect",
        "forward_blocks",
        "heads",
        "inferred",
        "levels",
        "names",
        "placeholders",
        "places",
        "scopes_begun",
        "unknown_level",
        "values",
    )

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        DialectSymbolParser.__init__(self, buffer, context)
        self._scopes: list[_Scope] = []
        # The number of regions that have been begun in the file.
        self.scopes_begun: i64 = 0
        # Values by their names.
        self.values: dict[bytes, Value] = {}
        # Names defined in the innermost region, and the offsets of their definitions.
        self.names: list[bytes] = []
        self.places: list[int] = []
        # Placeholders of values that are not defined yet, with the places of their first uses.
        self.placeholders: dict[Value, int] = {}
        # Blocks of the innermost region by name, and the places of the first uses of undefined ones.
        self.blocks: dict[bytes, Block] = {}
        self.forward_blocks: dict[bytes, int] = {}
        # The dialect whose prefix operations may leave out.
        self.default_dialect = "builtin"
        # In a file with unknown syntax: the number of regions of such operations around the current place,
        # and around the definition of each name.
        self.unknown_level: i64 = 0
        self.levels: dict[bytes, int] = {}
        # Values whose types were inferred from unknown syntax, and names of arguments.
        self.inferred: set[Value] = set()
        # Heads of operations, by their texts.
        self.heads: dict[HeadKey, Head] = {}
        self.argument_hints: dict[Value, str] = {}

    # -- defined in operations.py and regions.py ----------------------------------------------------------

    def parse_region(self, region: Region, arguments: list[Argument], isolated: bool) -> None:
        raise NotImplementedError

    def result_names_at(self, at: i64) -> list[ResultName]:
        raise NotImplementedError

    def parse_generic_operation(self, block: Block | None = None) -> Operation:
        raise NotImplementedError

    def parse_generic_parts(
        self, state: OperationState, operands: Sequence[UnresolvedOperand] | None
    ) -> None:
        raise NotImplementedError

    def parse_custom_operation_name(self) -> OperationName:
        raise NotImplementedError

    def remembers(self) -> bool:
        raise NotImplementedError

    def allows_unknown_dialects(self) -> bool:
        return self.tolerant or self.context.allow_unregistered_dialects

    # -- scopes -------------------------------------------------------------------------------------------

    def push_scope(self, isolated: bool) -> None:
        """Begin a region."""
        self.scopes_begun += 1
        self._scopes.append(
            _Scope(self.values, self.levels, self.names, self.places, self.blocks, self.forward_blocks)
        )
        if isolated:
            self.values = {}
            self.levels = {}
        self.names = []
        self.places = []
        self.blocks = {}
        self.forward_blocks = {}

    def push_unknown_scope(self, region_at: i64) -> None:
        """Begin a region, at a byte offset, of an operation with unknown syntax.

        The region may be isolated: names of outer values are visible in it, and may be redefined.
        """
        self.push_scope(False)
        self._scopes[-1].region_at = region_at
        self.unknown_level += 1

    def pop_scope(self) -> None:
        """End a region: its blocks must be defined by now, and its names are forgotten."""
        if self.forward_blocks:
            raise self._errors_at(sorted(self.forward_blocks.values()), "reference to an undefined block")
        scope = self._scopes.pop()
        if scope.values is self.values:
            values = self.values
            for name in self.names:
                del values[name]
            for name, value, level in scope.shadowed:
                values[name] = value
                self.levels[name] = level
        else:
            self.values = scope.values
            self.levels = scope.levels
        if scope.region_at >= 0:
            self.unknown_level -= 1
        self.names = scope.names
        self.places = scope.places
        self.blocks = scope.blocks
        self.forward_blocks = scope.forward_blocks

    def check_all_defined(self) -> None:
        """Check, at the end of the file, that all values are defined."""
        if self.placeholders:
            raise self._errors_at(sorted(self.placeholders.values()), "use of undeclared SSA value name")

    def _errors_at(self, places: list[int], message: str) -> ParseError:
        diagnostics = [self.diagnostic_at(place, message) for place in places]
        return ParseError(diagnostics[0].headline(), diagnostics)

    # -- values -------------------------------------------------------------------------------------------

    def parse_operand_key(self, allow_result_number: bool = True) -> bytes:
        """An operand as written, `%name` or `%name#2`, as the key of its value."""
        if self.kind != PERCENT_ID:
            raise self.wrong_token("expected SSA operand")
        key = self.data[self.start : self.end]
        self.advance()
        if self.kind == HASH_ID:
            if not allow_result_number:
                raise self.error("result number not allowed in argument list")
            number = self._result_number()
            if number:
                key = key + b"#" + str(number).encode()
        return key

    def _result_number(self) -> int:
        digits = self.data[self.start + 1 : self.end]
        if digits.isdigit():
            digits = digits.lstrip(b"0") or b"0"
        number = int(digits) if digits.isdigit() and len(digits) <= 20 else 1 << 32
        if number >> 32:
            raise self.error("invalid SSA value result number")
        self.advance()
        return number

    def resolve_key(self, key: bytes, at: i64, type: Type) -> Value:
        """The value of a name, which must be of this type; a placeholder if it is not defined yet."""
        value = self.values.get(key)
        if value is not None:
            if value.type is type or value.type == type:
                return value
            if self.tolerant and self._adopt_type(value, type):
                return value
            error = self.error(
                f"use of value '{_name_of(key)}' expects different type than prior uses: "
                f"'{type}' vs '{value.type}'",
                at,
            )
            self._add_note(error, "prior use here", self.place_of(key))
            raise error
        if HASH_ID in key:
            first = self.values.get(key[: key.index(b"#")])
            if first is not None and first not in self.placeholders:
                raise self.error("reference to invalid result number", at)
        return self._placeholder(key, at, type)

    def _placeholder(self, key: bytes, at: i64, type: Type) -> Value:
        value = Placeholder(type, self.origin, at)
        self.values[key] = value
        self.placeholders[value] = at
        if self.tolerant:
            self.levels[key] = self.unknown_level
        return value

    def resolve_unknown(self, key: bytes, at: i64, type: Type | None) -> Value:
        """The value of a name that an operation with unknown syntax reads; `type` is its type there."""
        value = self.values.get(key)
        if value is None:
            if HASH_ID in key:
                first = self.values.get(key[: key.index(b"#")])
                if first is not None and first not in self.placeholders:
                    raise self.error("reference to invalid result number", at)
            value = self._placeholder(key, at, UNKNOWN_TYPE)
        if type is not None and value.type is UNKNOWN_TYPE:
            value.type = type
            self.inferred.add(value)
        return value

    def _adopt_type(self, value: Value, type: Type) -> bool:
        """Give a value the type of a use in known syntax; if its own type is as certain, compare both.

        Types that are not understood may differ in white space, and in the alias of the same value.
        """
        if value.type is not UNKNOWN_TYPE and value not in self.inferred and not _is_of_opaque(value):
            return self._spelling(value.type) == self._spelling(type)
        value.type = type
        self.inferred.discard(value)
        return True

    def _spelling(self, type: Type) -> str:
        """A type as text, without white space and with aliases in it expanded."""
        text = str(type)
        pieces = _ALIAS.split(text) if "#" in text or "!" in text else [text]
        for index in range(1, len(pieces), 2):
            name = pieces[index]
            table: dict[bytes, Any] = self.attribute_aliases if name[0] == "#" else self.type_aliases
            pieces[index] = str(table.get(name[1:].encode(), name))
        return "".join("".join(pieces).split())

    def define(self, key: bytes, at: i64, value: Value) -> None:
        """Define a name: it names a value from here on, and in its uses so far."""
        existing = self.values.setdefault(key, value)
        if self.tolerant:
            existing = self._shadow(key, value, existing)
        if existing is not value:
            if existing not in self.placeholders:
                error = self.error(f"redefinition of SSA value '{_name_of(key)}'", at)
                self._add_note(error, "previously defined here", self.place_of(key))
                raise error
            if existing.type != value.type and not (self.tolerant and self._merge_types(existing, value)):
                shown = key.decode("ascii")
                if "#" not in shown:
                    shown += "#0"
                error = self.error(f"definition of SSA value '{shown}' has type '{value.type}'", at)
                place = self.placeholders[existing]
                self._add_note(error, f"previously used here with type '{existing.type}'", place)
                raise error
            existing.replace_all_uses_with(value)
            del self.placeholders[existing]
            self.values[key] = value
        self.names.append(key)
        self.places.append(at)

    def _shadow(self, key: bytes, value: Value, existing: Value) -> Value:
        """As `define`, in a file with unknown syntax: the value that has the name already, else `value`.

        A region of an operation with unknown syntax may be isolated, and may redefine the names of outer
        values: their uses in the region so far become uses of the new value.
        """
        level = self.unknown_level
        if level and isinstance(value, BlockArgument):
            text = key[1:].decode("ascii")
            if not text.isdigit() and not (text.startswith("arg") and text[3:].isdigit()):
                self.argument_hints[value] = text
        if existing is not value:
            outer = self.levels.get(key, 0)
            if outer >= level:
                return existing
            at = len(self._scopes) - 1
            while self._scopes[at].region_at < 0:
                at -= 1
            self._scopes[-1].shadowed.append((key, existing, outer))
            self.values[key] = value
            for user, number in _uses_behind(existing, self._scopes[at].region_at):
                user.set_operand(number, value)
        self.levels[key] = level
        return value

    def _merge_types(self, placeholder: Value, value: Value) -> bool:
        """Give a value that was used before its definition the more certain type; False on a conflict."""
        if placeholder.type is UNKNOWN_TYPE or placeholder in self.inferred:
            if value.type is UNKNOWN_TYPE:
                value.type = placeholder.type
                self.inferred.add(value)
            return True
        return self._adopt_type(value, placeholder.type)

    def place_of(self, key: bytes) -> int:
        """The place of a name's definition, or of its first use before that."""
        place = self.placeholders.get(self.values[key])
        if place is not None:
            return place
        names, places = self.names, self.places
        outer = len(self._scopes)
        while key not in names:
            outer -= 1
            names, places = self._scopes[outer].names, self._scopes[outer].places
        return places[names.index(key)]

    def _add_note(self, error: ParseError, message: str, at: i64) -> None:
        line, column = self.buffer.line_and_column(at)
        note = Diagnostic(DiagnosticSeverity.NOTE, message, self.buffer.name, line, column)
        error.error_diagnostics[0].note_list.append(note)

    # -- blocks -------------------------------------------------------------------------------------------

    def parse_successor(self) -> Block:
        """A block by its name, which may be defined later in the region."""
        if self.kind != CARET_ID:
            raise self.wrong_token("expected block name")
        name = self.data[self.start : self.end]
        block = self.blocks.get(name)
        if block is None:
            block = Block()
            self.blocks[name] = block
            self.forward_blocks[name] = self.start
        self.advance()
        return block


def _uses_behind(value: Value, place: int) -> list[tuple[Operation, int]]:
    """The uses of a value by operations that begin behind a byte offset: the newest ones."""
    more = value.more_uses
    uses: list[tuple[Operation, int]] = []
    if isinstance(more, UseList):
        for at in range(len(more.users) - 1, -1, -1):
            user = more.users[at]
            if user is not None:
                if user.place < place:
                    return uses
                uses.append((user, more.numbers[at]))
    elif more is not None:
        for at in range(len(more) - 2, -1, -2):
            uses.append((more[at], more[at + 1]))
    first = value.first_user
    if first is not None:
        uses.append((first, value.first_number))
    return [use for use in uses if use[0].place >= place]


def _is_of_opaque(value: Value) -> bool:
    """Whether a value's type may be inferred from operand types that are not understood."""
    op = value.defining_op
    return op is not None and any(isinstance(type, OpaqueType) for type in op.operand_types())


def _name_of(key: bytes) -> str:
    """The name in a key, without the number."""
    return key.decode("ascii").split("#", 1)[0]
