"""SSA values and blocks by name: scopes, uses before definitions, successors.

    operand   ::= `%` name (`#` number)?
    successor ::= `^` name

Names of values are known from their definition to the end of the region, and in nested regions except
those that start over (`isolated`); a value may be used before it is defined.  Names of blocks are known
in their own region only.  Uses are added in MLIR's order, on which the order of use lists rests.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.asm_interface import Argument, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.dialect_symbols import DialectSymbolParser
from mlirkit.text.tokens import CARET_ID, HASH_ID, PERCENT_ID


class ResultName:
    """A name on the left of an operation, for one or more results."""

    __slots__ = ("at", "count", "name")

    def __init__(self, name: bytes, count: int, at: i64) -> None:
        # With the percent sign.
        self.name = name
        self.count = count
        self.at: i64 = at


class _Scope:
    """What to go back to at the end of a region."""

    __slots__ = ("blocks", "forward_blocks", "names", "places", "values")

    def __init__(
        self,
        values: dict[bytes, Value],
        names: list[bytes],
        places: list[int],
        blocks: dict[bytes, Block],
        forward_blocks: dict[bytes, int],
    ) -> None:
        self.values = values
        self.names = names
        self.places = places
        self.blocks = blocks
        self.forward_blocks = forward_blocks


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueParser(DialectSymbolParser):
    """The part of the parser that knows values and blocks.

    Keys of values are their spelling, `%name` for result 0 and `%name#n` for the others.
    """

    __slots__ = (
        "_scopes",
        "blocks",
        "default_dialect",
        "forward_blocks",
        "names",
        "placeholders",
        "places",
        "values",
    )

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        DialectSymbolParser.__init__(self, buffer, context)
        self._scopes: list[_Scope] = []
        # The values that names stand for.
        self.values: dict[bytes, Value] = {}
        # Names defined in the innermost region, and where.
        self.names: list[bytes] = []
        self.places: list[int] = []
        # Stand-ins for values that are not defined yet, with the place of their first use.
        self.placeholders: dict[Value, int] = {}
        # Blocks of the innermost region, and those of them that were only mentioned so far.
        self.blocks: dict[bytes, Block] = {}
        self.forward_blocks: dict[bytes, int] = {}
        # The dialect whose prefix operations may leave out.
        self.default_dialect = "builtin"

    # -- what operations.py defines -----------------------------------------------------------------------

    def parse_region(self, region: Region, arguments: list[Argument], isolated: bool) -> None:
        raise NotImplementedError

    def result_names_at(self, at: i64) -> list[ResultName]:
        raise NotImplementedError

    def parse_generic_operation(self) -> Operation:
        raise NotImplementedError

    def parse_generic_parts(
        self, state: OperationState, operands: Sequence[UnresolvedOperand] | None
    ) -> None:
        raise NotImplementedError

    def parse_custom_operation_name(self) -> OperationName:
        raise NotImplementedError

    # -- scopes -------------------------------------------------------------------------------------------

    def push_scope(self, isolated: bool) -> None:
        """Begin a region."""
        self._scopes.append(_Scope(self.values, self.names, self.places, self.blocks, self.forward_blocks))
        if isolated:
            self.values = {}
        self.names = []
        self.places = []
        self.blocks = {}
        self.forward_blocks = {}

    def pop_scope(self) -> None:
        """End a region: its blocks must be defined by now, and its names are forgotten."""
        if self.forward_blocks:
            raise self._errors_at(sorted(self.forward_blocks.values()), "reference to an undefined block")
        scope = self._scopes.pop()
        if scope.values is self.values:
            values = self.values
            for name in self.names:
                del values[name]
        else:
            self.values = scope.values
        self.names = scope.names
        self.places = scope.places
        self.blocks = scope.blocks
        self.forward_blocks = scope.forward_blocks

    def check_all_defined(self) -> None:
        """The end of the file is read: no value may still be missing."""
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
        """The value of a name, which must be of this type; a stand-in if it is not defined yet."""
        value = self.values.get(key)
        if value is not None:
            if value.type is type or value.type == type:
                return value
            error = self.error(
                f"use of value '{_name_of(key)}' expects different type than prior uses: "
                f"'{type}' vs '{value.type}'",
                at,
            )
            self._add_note(error, "prior use here", self.place_of(key))
            raise error
        if b"#" in key:
            first = self.values.get(key[: key.index(b"#")])
            if first is not None and first not in self.placeholders:
                raise self.error("reference to invalid result number", at)
        value = Value(type, 0)
        self.values[key] = value
        self.placeholders[value] = at
        return value

    def define(self, key: bytes, at: i64, value: Value) -> None:
        """Let a name stand for a value from here on, and wherever it was used before."""
        existing = self.values.setdefault(key, value)
        if existing is not value:
            if existing not in self.placeholders:
                error = self.error(f"redefinition of SSA value '{_name_of(key)}'", at)
                self._add_note(error, "previously defined here", self.place_of(key))
                raise error
            if existing.type != value.type:
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

    def place_of(self, key: bytes) -> int:
        """Where a known name was defined or, if it is not yet, first used."""
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
        error.error_diagnostics[0].notes.append(note)

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


def _name_of(key: bytes) -> str:
    """The name in a key, without the number."""
    return key.decode("ascii").split("#", 1)[0]
