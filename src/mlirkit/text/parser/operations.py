"""Operations in text.

    operation   ::= (result (`,` result)* `=`)? (generic | custom) (`loc` `(` location `)`)?
    result      ::= %name (`:` count)?
    generic     ::= string `(` operands? `)` (`[` successors `]`)? (`<` properties `>`)?
                    (`(` region (`,` region)* `)`)? dictionary? `:` function-type
    custom      ::= name and whatever the operation's own parser reads

Regions and blocks: regions.py.  Mirror: text/printer/operations.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.types import FunctionType
from mlirkit.core.asm_interface import UnresolvedOperand
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import append_operation, create_operation, new_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import (
    add_operands,
    append_region,
    append_result,
    results_of,
    set_successors,
)
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError, ParseError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.inherent_attributes import set_as_released, sort_out, with_new_segment_names
from mlirkit.text.parser.op_asm_parser import OpAsmParser
from mlirkit.text.parser.regions import RegionParser
from mlirkit.text.parser.values import ResultName
from mlirkit.text.tokens import (
    BARE_ID,
    COLON,
    COMMA,
    EQUAL,
    FIRST_KEYWORD,
    GREATER,
    HASH_ID,
    INTEGER,
    KW_LOC,
    L_BRACE,
    L_PAREN,
    L_SQUARE,
    LESS,
    PERCENT_ID,
    R_PAREN,
    R_SQUARE,
    STRING,
    is_keyword_like,
)

# Longer lists of operands, and longer texts behind them, are read by their tokens; so many texts are
# remembered for a name.
_SHORT_BYTES: Final = 512
_MOST_TAILS: Final = 1000

_FAQ: Final = (
    "https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management"
)


class _Tail:
    """What is behind the operands and successors of a generic form without regions, up to the location."""

    __slots__ = ("attributes", "input_types", "properties", "result_types")

    def __init__(self, operation: Operation, type: FunctionType) -> None:
        # As the operation has them: inherent attributes apart from discardable ones, defaults filled in.
        self.properties = operation.props
        self.attributes = operation.attrs
        self.input_types = type.input_types
        self.result_types = type.result_types


class _GenericName:
    """The name of operations in the generic form, and what is behind their operands, by its text."""

    __slots__ = ("info", "tails")

    def __init__(self, info: OperationName) -> None:
        self.info = info
        self.tails: dict[bytes, _Tail] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class OperationParser(RegionParser):
    """The part of the parser that reads operations."""

    __slots__ = ("_filled", "_generic_names", "_operation_names", "failed", "kept", "problem")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        RegionParser.__init__(self, buffer, context)
        # Operation names by their spelling: bare with the dialect, or quoted.
        self._operation_names: dict[bytes, OperationName] = {}
        self._generic_names: dict[bytes, _GenericName] = {}
        # The innermost operation whose custom form could not be read, and the names of those that are kept
        # as text for that, where definitions came without the hooks that they need.  If no region of it has
        # been read, the parser goes back to its name, and notes the first problem; else to the beginning of
        # the file (source.py).
        self.failed: OperationName | None = None
        self.kept: set[str] = set()
        self.problem: MLIRError | None = None
        # Properties and attributes of registered operations, sorted out and completed, by what was written.
        self._filled: dict[
            tuple[str, Attribute | None, DictionaryAttr], tuple[DictionaryAttr, DictionaryAttr]
        ] = {}

    # -- operations -----------------------------------------------------------------------------------

    def parse_operation(self, block: Block) -> None:
        """An operation, appended to `block`."""
        at = self.start
        if self.kind != PERCENT_ID:
            self._parse_unnamed(block, -1)
            return
        data = self.data
        end = self.end
        name = data[at:end]
        if data[end] == 32 and data[end + 1] == EQUAL:
            # As every printer writes it: a token less to look at.
            self.end = end + 2
        else:
            self.advance()
            if self.kind != EQUAL:
                self.reset(at)
                self._parse_named(block)
                return
        self.advance()
        operation = self._parse_unnamed(block, at)
        result = operation.result0
        if result is None or operation.result_rest is not None:
            raise self._wrong_result_count(operation, 1, at)
        self.define(name, at, result)

    def _parse_named(self, block: Block) -> None:
        """An operation with any number of result names, and counts."""
        at = self.start
        results = self._parse_result_names()
        self.expect(EQUAL, "expected '=' after SSA name")
        operation = self._parse_unnamed(block, at)
        values = results_of(operation)
        expected = sum([result.count for result in results])
        if not values or expected != len(values):
            raise self._wrong_result_count(operation, expected, at)
        index = 0
        for result in results:
            self.define(result.name, result.at, values[index])
            index += 1
            for number in range(1, result.count):
                self.define(result.name + b"#" + str(number).encode(), result.at, values[index])
                index += 1

    def _parse_result_names(self) -> list[ResultName]:
        results: list[ResultName] = []
        while True:
            at = self.start
            name = self.data[at : self.end]
            self.expect(PERCENT_ID, "expected valid ssa identifier")
            results.append(ResultName(name, self._parse_result_count(), at))
            if not self.accept(COMMA):
                return results

    def result_names_at(self, at: i64) -> list[ResultName]:
        """The names on the left of the operation that begins at a byte offset, read once more."""
        here = self.start
        last_end = self.last_end
        self.reset(at)
        results = self._parse_result_names()
        self.reset(here)
        self.last_end = last_end
        return results

    def _parse_result_count(self) -> int:
        if not self.accept(COLON):
            return 1
        if self.kind != INTEGER:
            raise self.wrong_token("expected integer number of results")
        count = self.unsigned_value(64)
        if count < 1:
            raise self.error("expected named operation to have at least 1 result")
        self.advance()
        return count

    def _wrong_result_count(self, operation: Operation, expected: int, at: i64) -> ParseError:
        count = operation.result_count
        if count == 0:
            return self.error("cannot name an operation with no results", at)
        return self.error(f"operation defines {count} results but was provided {expected} to bind", at)

    def _parse_unnamed(self, block: Block, results_at: i64) -> Operation:
        """An operation, appended to `block`; its result names begin at a byte offset, -1 for none."""
        kind = self.kind
        if kind == STRING:
            return self.parse_generic_operation(block)
        if kind == BARE_ID or kind >= FIRST_KEYWORD:
            operation = self._parse_custom_operation(results_at)
            block.append_new(operation)
            return operation
        raise self.wrong_token("expected operation name in quotes")

    # -- the generic form -----------------------------------------------------------------------------

    def parse_generic_operation(self, block: Block | None = None) -> Operation:
        """An operation in the generic form, at its quoted name; appended to a block, or detached."""
        at = self.start
        if self.kind != STRING:
            raise self.wrong_token("expected operation name in quotes")
        spelling = self.data[at : self.end]
        name = self._generic_names.get(spelling)
        if name is None:
            name = self._look_up_generic_name(spelling)
        info = name.info
        release = self.release
        written_name = info.name
        if release is not None:
            info = release.name_today(info)
        keys, places = self._parse_operands(self.end)
        successors = self._parse_successors(info) if self.kind == L_SQUARE else None
        tail_at = self.start
        # Compiled, tokens are read faster than a text is looked up.
        remembers = not COMPILED and block is not None and release is None
        if remembers and block is not None:
            end = self._guess_tail_end()
            tail = name.tails.get(self.data[tail_at:end]) if end > 0 else None
            if tail is not None and len(tail.input_types) == len(keys):
                self.end = end
                return self._append_with_tail(block, info, at, keys, places, successors, tail)
        operation = new_operation(info, self.origin, at)
        if successors is not None:
            set_successors(operation, successors)
        properties: Attribute | None = None
        if self.kind == LESS:
            self.advance()
            properties = self.parse_attribute()
            self.expect(GREATER, "expected '>' to close properties")
        if self.kind == L_PAREN:
            self.advance()
            while True:
                region = Region()
                self.parse_region(region, [], False)
                append_region(operation, region)
                if self.kind != COMMA:
                    break
                self.advance()
            self.expect(R_PAREN, "expected ')' to end region list")
        attributes = EMPTY_DICTIONARY
        if self.kind == L_BRACE:
            attributes = self.parse_dictionary()
        type = self._parse_operation_type(len(keys))
        tail_end = self.last_end
        add_operands(operation, self._resolve_keys(keys, places, type.input_types))
        for result_type in type.result_types:
            append_result(operation, result_type)
        if self.kind == KW_LOC:
            operation.location = self.parse_trailing_location()
        if release is not None:
            set_as_released(operation, release, written_name, properties, attributes)
        elif info.is_registered:
            self._set_registered_attributes(operation, properties, attributes, at)
        else:
            operation.props = properties
            operation.attrs = attributes
        if operation.region_list is None and tail_end - tail_at < _SHORT_BYTES:
            if remembers and len(name.tails) < _MOST_TAILS:
                name.tails[self.data[tail_at:tail_end]] = _Tail(operation, type)
        if block is not None:
            block.append_new(operation)
        return operation

    def _guess_tail_end(self) -> i64:
        """Where the operation that goes on at the current token probably ends, but for its location.

        A guess suffices, as with types: text that is remembered was once read as exactly that.
        """
        data = self.data
        start = self.start
        end: i64 = data.find(b"\n", start, start + _SHORT_BYTES)
        if end > 0 and data[end - 1] == R_PAREN:
            location: i64 = data.find(b" loc(", start, end)
            if location > 0:
                return location
        return end

    def _append_with_tail(
        self,
        block: Block,
        info: OperationName,
        at: i64,
        keys: list[bytes],
        places: list[int],
        successors: list[Block] | None,
        tail: _Tail,
    ) -> Operation:
        """Append an operation from a byte offset, whose text up to `end` is all read."""
        self.advance()
        operands = self._resolve_keys(keys, places, tail.input_types) if keys else []
        location = self.origin
        if self.kind == KW_LOC:
            location = self.parse_trailing_location()
            at = 0
        types = tail.result_types
        count = len(types)
        operation = append_operation(
            block, info, location, at, tail.attributes, tail.properties, operands, types[0] if count else None
        )
        for index in range(1, count):
            append_result(operation, types[index])
        if successors is not None:
            set_successors(operation, successors)
        return operation

    def _resolve_keys(self, keys: list[bytes], places: list[int], types: tuple[Type, ...]) -> list[Value]:
        """The values of names, which must be of these types."""
        values = self.values
        operands: list[Value] = []
        for index, key in enumerate(keys):
            type = types[index]
            value = values.get(key)
            if value is None or value.type is not type:
                value = self.resolve_key(key, places[index], type)
            operands.append(value)
        return operands

    def _look_up_generic_name(self, spelling: bytes) -> _GenericName:
        name = string_value(spelling[1:-1])
        if not name:
            raise self.error("empty operation name is invalid")
        if "\0" in name:
            raise self.error("null character not allowed in operation name")
        info = self.context.operation_name(name)
        if (
            not info.is_registered
            and not self.context.allow_unregistered_dialects
            and not self.tolerant
            and self.context.dialect(info.dialect_name) is None
        ):
            self.advance()
            raise self.error(
                "operation being parsed with an unregistered dialect. If this is intended, please use "
                "-allow-unregistered-dialect with the MLIR tool used"
            )
        generic = _GenericName(info)
        self._generic_names[spelling] = generic
        return generic

    def _parse_operands(self, at: i64) -> tuple[list[bytes], list[int]]:
        """`(operands)` at a byte offset or behind it: their keys and places."""
        places: list[int] = []
        if not COMPILED:
            known = self._known_operands(at, places)
            if known is not None:
                return known, places
        self.reset(at)
        self.expect(L_PAREN, "expected '(' to start operand list")
        keys: list[bytes] = []
        places = []
        if self.kind == PERCENT_ID:
            places.append(self.start)
            keys.append(self.parse_operand_key())
            while self.kind == COMMA:
                self.advance()
                places.append(self.start)
                keys.append(self.parse_operand_key())
        self.expect(R_PAREN, "expected ')' to end operand list")
        return keys, places

    def _known_operands(self, at: i64, places: list[int]) -> list[bytes] | None:
        """The keys of `(operands)` as every printer writes them, if all of their values are known.

        Then their characters need no look.  Fills in the places.
        """
        data = self.data
        if data[at] != L_PAREN:
            return None
        end: i64 = data.find(b")", at, at + _SHORT_BYTES)
        if end < 0:
            return None
        at += 1
        if at == end:
            keys: list[bytes] = []
        else:
            values = self.values
            keys = data[at:end].split(b", ")
            for index, key in enumerate(keys):
                places.append(at)
                at += len(key) + 2
                if key not in values:
                    # The first of several results has no number in its key.
                    first = key[:-2]
                    if not key.endswith(b"#0") or HASH_ID in first or first not in values:
                        return None
                    keys[index] = first
        self.end = end + 1
        self.advance()
        return keys

    def _parse_successors(self, info: OperationName) -> list[Block]:
        if info.is_registered and not info.is_terminator:
            raise self.error("successors in non-terminator")
        self.advance()
        if self.kind == R_SQUARE:
            raise self.wrong_token("expected list element")
        successors = [self.parse_successor()]
        while self.accept(COMMA):
            successors.append(self.parse_successor())
        self.expect(R_SQUARE, "expected ',' or ']'")
        return successors

    def _parse_operation_type(self, operand_count: int) -> FunctionType:
        """`: type`, a function type with this many inputs."""
        self.expect(COLON, "expected ':' followed by operation type")
        at = self.start
        type: Type = self.parse_type()
        if not isinstance(type, FunctionType):
            raise self.error("expected function type", at)
        count = len(type.input_types)
        if count != operand_count:
            plural = "" if operand_count == 1 else "s"
            raise self.error(f"expected {operand_count} operand type{plural} but had {count}", at)
        return type

    def _set_registered_attributes(
        self, operation: Operation, properties: Attribute | None, attributes: DictionaryAttr, at: i64
    ) -> None:
        """Give a registered operation what was written, inherent attributes apart from discardable ones."""
        info = operation.info
        has_properties = properties is not None
        if properties is None:
            properties = EMPTY_DICTIONARY
        elif not info.attribute_names or not isinstance(properties, DictionaryAttr):
            reason = (
                "expected DictionaryAttr to set properties"
                if info.attribute_names
                else "this operation does not support properties"
            )
            raise self.error(f"invalid properties {properties} for op {info.name}: {reason}", at)
        key = (info.name, properties if has_properties else None, attributes)
        filled = self._filled.get(key)
        if filled is None:
            as_written = properties
            properties, attributes = with_new_segment_names(info, properties, attributes)
            written = info.written
            if written is None or self._have_kept_values(properties, attributes):
                filled = sort_out(info, properties, attributes, None)
            else:
                problem: str | None
                if has_properties:
                    problem = written.property_problem(properties.entries)
                    if problem is not None:
                        raise self.error(f"invalid properties {as_written} for op {info.name}: {problem}", at)
                else:
                    problem = written.attribute_problem(attributes.entries)
                    if problem is not None:
                        raise self.error(f"'{info.name}' op {problem}", at)
                filled = sort_out(info, properties, attributes, written)
            self._filled[key] = filled
        operation.props = filled[0]
        operation.attrs = filled[1]

    def _have_kept_values(self, properties: DictionaryAttr, attributes: DictionaryAttr) -> bool:
        """Whether values that stay as their text are among attributes: it is unknown whether they fit."""
        kept = self.context.kept_texts
        if not kept:
            return False
        values: list[AttributeOrType] = []

        def visit(value: AttributeOrType) -> bool:
            if value in kept:
                values.append(value)
            return not values

        walk_attributes(properties, visit)
        walk_attributes(attributes, visit)
        return bool(values)

    def parse_generic_parts(
        self, state: OperationState, operands: Sequence[UnresolvedOperand] | None
    ) -> None:
        """Everything of the generic form behind the name, into `state`; None: operands, too."""
        if operands is None:
            keys, places = self._parse_operands(self.start)
        else:
            keys, places = (
                [operand.key for operand in operands],
                [int(operand.location) for operand in operands],
            )
        if self.kind == L_SQUARE:
            state.successors = self._parse_successors(state.info)
        if self.accept(LESS):
            at = self.start
            properties = self.parse_attribute()
            if not isinstance(properties, DictionaryAttr):
                raise self.error("expected DictionaryAttr to set properties", at)
            state.properties.update(properties.entries)
            self.expect(GREATER, "expected '>' to close properties")
        if self.accept(L_PAREN):
            self.parse_region(state.add_region(), [], False)
            while self.accept(COMMA):
                self.parse_region(state.add_region(), [], False)
            self.expect(R_PAREN, "expected ')' to end region list")
        if self.kind == L_BRACE:
            state.attributes.update(self.parse_dictionary().entries)
        type = self._parse_operation_type(len(keys))
        state.result_types = list(type.result_types)
        state.operands = [self.resolve_key(key, places[i], type.input_types[i]) for i, key in enumerate(keys)]

    # -- custom forms ---------------------------------------------------------------------------------

    def parse_custom_operation_name(self) -> OperationName:
        """The bare name at the current token, completed with the default dialect if it has none."""
        spelling = self.word if is_keyword_like(self.kind) else self.data[self.start : self.end]
        info = self._operation_names.get(spelling)
        if info is None:
            name = spelling.decode("ascii")
            if "." in name[:-1]:
                info = self.context.operation_name(name)
                self._operation_names[spelling] = info
            else:
                info = self.context.operation_name(f"{self.default_dialect}.{name}")
        self.advance()
        return info

    def _parse_custom_operation(self, results_at: i64) -> Operation:
        at = self.start
        original = self.word
        before_name = self.last_end
        info = self.parse_custom_operation_name()
        release = self.release
        hook: Any = None
        written_name = info.name
        if release is not None:
            hook = release.parse_hook(written_name)
            info = release.name_today(info)
        is_todays = hook is None
        if is_todays:
            hook = info.parse_hook
        if self.tolerant and is_todays and self._is_kept_as_text(info):
            if results_at < 0 and original.find(b".") < 0 and self._is_left_over(before_name, at):
                raise self._unknown_operation(info, original.decode("ascii"), at)
            return self.parse_unknown_operation(info, original, at, results_at)
        if not info.is_registered and (is_todays or not self.context.allow_unregistered_dialects):
            raise self._unknown_operation(info, original.decode("ascii"), at)
        asm = OpAsmParser(self, info.name, at, results_at)
        if hook is None:
            raise asm.error("has no custom assembly form", at)
        outer_dialect = self.default_dialect
        self.default_dialect = info.default_dialect or ""
        state = OperationState(info, self.origin, at)
        if release is not None and is_todays:
            asm.undeclared = release.undeclared(info, written_name)
        before = _Before(self) if self.tolerant and is_todays else None
        is_read = False
        try:
            hook(asm, state)
            if asm.duplicate is not None:
                message = f"attribute '{asm.duplicate}' occurs more than once in the attribute list"
                raise asm.error(message, at)
            is_read = True
            self.default_dialect = outer_dialect
            operation = create_operation(state)
            if asm.discardable:
                operation.attrs = DictionaryAttr({**operation.attrs.entries, **asm.discardable})
        except MLIRError as error:
            if self.failed is None:
                if before is not None and not is_read and before.scopes == self.scopes_begun:
                    if self.lacks_hooks(info.dialect_name):
                        self.default_dialect = outer_dialect
                        self._go_back(before, at)
                        self.kept.add(info.name)
                        self.problem = self.problem or error
                        return self.parse_unknown_operation(info, original, at, results_at)
                self.failed = info
            raise self.located(error, at) from None
        if release is not None and is_todays:
            release.note_todays_syntax(operation)
        if release is not None and info.name != written_name:
            release.note_name(operation, written_name)
        if self.kind == KW_LOC:
            operation.location = self.parse_trailing_location()
        return operation

    def _is_kept_as_text(self, info: OperationName) -> bool:
        """Whether operations of a name are read by their tokens alone."""
        if info.name in self.kept or not _is_readable(info):
            return True
        return self.keeps_unhooked and self.lacks_hooks(info.dialect_name)

    def may_be_otherwise(self, info: OperationName) -> bool:
        """Whether another version than that of the definitions may have written an operation."""
        dialect = self.context.dialect(info.dialect_name)
        if self.any_version or self.context.has_project:
            return True
        return dialect is not None and dialect.is_packaged

    def _is_left_over(self, end: i64, at: i64) -> bool:
        """Whether a word belongs to the operation that ends in front of it at a byte offset, on one line.

        Definitions that lack hooks leave words; and so do later releases, whose words are read as operations.
        """
        if not self.context.has_project or self.keeps_unhooked:
            return False
        if end == 0 or self.data[end - 1] == L_BRACE or self.data[end - 1] == COLON:
            return False
        return self.data.find(b"\n", end, at) < 0

    def _go_back(self, before: _Before, at: i64) -> None:
        """Forget what has been read of an operation without regions, behind its name at a byte offset."""
        added = set(list(self.placeholders)[before.placeholders :])
        for key in [key for key, value in self.values.items() if value in added]:
            del self.values[key]
        for value in added:
            del self.placeholders[value]
        del self.enclosing[before.enclosing :]
        self.depth = before.depth
        self.depth_limit = before.depth_limit
        self.reset(at)
        self.advance()

    def _unknown_operation(self, info: OperationName, original: str, at: i64) -> ParseError:
        tried = "" if info.name == original else f" (tried '{info.name}' as well)"
        if self.context.dialect(info.dialect_name) is not None:
            return self.error(f"custom op '{original}' is unknown{tried}", at)
        error = self.error(f"Dialect `{info.dialect_name}' not found for custom op '{original}' {tried}", at)
        diagnostic = error.error_diagnostics[0]
        available = ", ".join(self.context.available_dialect_names())
        note = Diagnostic(
            DiagnosticSeverity.NOTE,
            f"Available dialects: {available} ; for more info on dialect registration see {_FAQ}",
            diagnostic.file,
            diagnostic.line,
            diagnostic.column,
        )
        diagnostic.note_list.append(note)
        return error


class _Before:
    """The parser's state before a custom form."""

    __slots__ = ("depth", "depth_limit", "enclosing", "placeholders", "scopes")

    def __init__(self, parser: OperationParser) -> None:
        self.depth: i64 = parser.depth
        self.depth_limit: i64 = parser.depth_limit
        self.enclosing = len(parser.enclosing)
        self.placeholders = len(parser.placeholders)
        self.scopes: i64 = parser.scopes_begun


def _is_readable(info: OperationName) -> bool:
    """Whether all that reading the custom form of an operation needs is at hand, hooks included."""
    if not info.is_registered or info.print_hook is None:
        return False
    infers_results: Any = getattr(info.op_class, "infers_results", None)
    return infers_results is None or bool(infers_results())
