"""The generic form of operations.

    generic     ::= string `(` operands? `)` (`[` successors `]`)? (`<` properties `>`)?
                    (`(` region (`,` region)* `)`)? dictionary? `:` function-type

Mirror: text/printer/generic_form.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.types import FunctionType
from mlirkit.core.asm_interface import UnresolvedOperand
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import new_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import add_operands, append_region, append_result, set_successors
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.support.build import COMPILED
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.inherent_attributes import set_as_released, sort_out, with_new_segment_names
from mlirkit.text.parser.repeated_operations import OperationParts, RepeatedOperationParser
from mlirkit.text.parser.repeated_texts import SHORT_BYTES
from mlirkit.text.tokens import (
    COLON,
    COMMA,
    GREATER,
    HASH_ID,
    KW_LOC,
    L_BRACE,
    L_PAREN,
    L_SQUARE,
    LESS,
    PERCENT_ID,
    R_PAREN,
    R_SQUARE,
    STRING,
)

# At most this many texts are cached for a name.
_MOST_TAILS: Final = 1000


class _Tail:
    """The part of a generic form behind operands and successors, up to the location; without regions."""

    __slots__ = ("input_types", "parts")

    def __init__(self, operation: Operation, type: FunctionType) -> None:
        self.input_types = type.input_types
        self.parts = OperationParts(operation, type.result_types)


class _GenericName:
    """An operation name in the generic form, and the parts of its operations behind operands, by text."""

    __slots__ = ("info", "tails")

    def __init__(self, info: OperationName) -> None:
        self.info = info
        self.tails: dict[bytes, _Tail] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class GenericFormParser(RepeatedOperationParser):
    """The part of the parser that reads operations in the generic form."""

    __slots__ = ("_filled", "_generic_names")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        RepeatedOperationParser.__init__(self, buffer, context)
        self._generic_names: dict[bytes, _GenericName] = {}
        # Properties and attributes of registered operations, separated and completed, by name and the
        # dictionaries as written.
        self._filled: dict[
            tuple[str, Attribute | None, DictionaryAttr], tuple[DictionaryAttr, DictionaryAttr]
        ] = {}

    def parse_generic_operation(self, block: Block | None = None) -> Operation:
        """Parse an operation in the generic form, at its quoted name; append it to `block`, if given."""
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
            end = self.guess_text_end(tail_at)
            tail = name.tails.get(self.data[tail_at:end]) if end > 0 else None
            if tail is not None and len(tail.input_types) == len(keys):
                self.end = end
                self.advance()
                operands = self._resolve_keys(keys, places, tail.input_types) if keys else []
                return self.append_with_parts(block, info, at, operands, successors, tail.parts)
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
        if operation.region_list is None and tail_end - tail_at < SHORT_BYTES:
            if remembers and len(name.tails) < _MOST_TAILS:
                name.tails[self.data[tail_at:tail_end]] = _Tail(operation, type)
        if block is not None:
            block.append_new(operation)
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
            printed_keys = self._printed_operand_keys(at, places)
            if printed_keys is not None:
                return printed_keys, places
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

    def _printed_operand_keys(self, at: i64, places: list[int]) -> list[bytes] | None:
        """The keys of `(operands)` in the printed form, if the values of all of them are known.

        The names are then not checked character by character.  Appends their offsets to `places`.
        """
        data = self.data
        if data[at] != L_PAREN:
            return None
        end: i64 = data.find(b")", at, at + SHORT_BYTES)
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
        """Set the properties and attributes of a registered operation, separated as it is declared."""
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
        """Whether attributes contain values that are kept as text, whose constraints cannot be checked."""
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
        """Parse the generic form behind the name into `state`, with the operands if they are None."""
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
