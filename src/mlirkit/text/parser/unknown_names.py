"""The roles of value names in unknown syntax: operands, arguments of regions, or other names.

The rules are in unknown_syntax.py.  A name's role is decided where a region begins or the operation ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.asm_interface import Argument, UnresolvedOperand
from mlirkit.core.region import Region
from mlirkit.core.unknown_syntax import (
    UNKNOWN_TYPE,
    ArgumentLocationPart,
    ArgumentNames,
    ArgumentPart,
    OperandPart,
    TextPart,
)
from mlirkit.core.value import Value
from mlirkit.support.late_regex import LateRegex
from mlirkit.text.parser.unknown_extent import VALUE_NAME, UnknownExtentParser
from mlirkit.text.parser.unknown_pieces import MAYBE, NO, SURE, Group, LocationOfName, Name, Pieces, name_hint
from mlirkit.text.tokens import ARROW, AT_ID, EQUAL, HASH_ID, R_BRACE, R_PAREN

_LABEL_END: Final = LateRegex(rb"\)\s*:|\n\s*\n")
_LABEL_ARGUMENT: Final = LateRegex(rb"(" + VALUE_NAME + rb")\s*:")

# Parts that operations share.
_OPERAND_PARTS: Final = [OperandPart(number) for number in range(16)]


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownNameParser(UnknownExtentParser):
    """The part of the parser that classifies names in unknown syntax."""

    __slots__ = ()

    def parse_name_key(self) -> bytes:
        """The name of a value at the current token, with the number of a result that is glued to it."""
        key = self.data[self.start : self.end]
        self.advance()
        is_glued = self.kind == HASH_ID and self.start == self.last_end
        if is_glued and self.data[self.start + 1 : self.end].isdigit():
            number = self._result_number()
            if number:
                return key + b"#" + str(number).encode()
        return key

    def argument_names_of(self, pieces: Pieces) -> ArgumentNames:
        hints = self.argument_hints
        if not hints or not pieces.regions:
            return ()
        names = [
            tuple(
                [tuple([hints.pop(argument, "") for argument in block.args]) for block in region.block_list]
            )
            for region in pieces.regions
        ]
        return tuple(names)

    def share_arguments(self, pieces: Pieces, region: Region) -> bool:
        """Give a region the argument names in front of an earlier region, if operations in it use them.

        False if none does: then the region has no arguments.
        """
        entry = region.first_block
        if entry is None or entry.args:
            return False
        shared = [self.values.get(argument.operand.key) for argument in pieces.arguments]
        if not any(value is not None and self._is_first_used_behind(value, pieces.op_at) for value in shared):
            return False
        for piece, value in zip(pieces.arguments, shared):
            is_read = value is not None and value in self.placeholders
            type = value.type if value is not None and is_read else piece.type or UNKNOWN_TYPE
            argument = entry.add_argument(type, self.origin, piece.operand.location)
            self.argument_hints[argument] = name_hint(piece.operand.key)
            if value is not None and is_read:
                value.replace_all_uses_with(argument)
                del self.placeholders[value]
                del self.values[piece.operand.key]
        return True

    def _is_first_used_behind(self, value: Value, place: i64) -> bool:
        """Whether a value is not defined yet and its first use is behind a byte offset."""
        reader = value.first_user
        return value in self.placeholders and reader is not None and reader.place >= place

    def settle_arguments_in_label(self, pieces: Pieces, at: i64) -> None:
        """Make arguments of the names since the last region that the label at a byte offset repeats."""
        end = _LABEL_END.search(self.data, at)
        if end is None:
            return
        region = len(pieces.regions)
        names = [match.group(1) for match in _LABEL_ARGUMENT.finditer(self.data, at, end.start())]
        rest: list[int] = []
        for index in pieces.names:
            name = pieces.parts[index]
            if isinstance(name, Name) and name.sure == SURE and name.key_ in names:
                pieces.parts[index] = ArgumentPart(region, names.index(name.key_))
            else:
                rest.append(index)
        pieces.names = rest

    def settle_arguments(self, pieces: Pieces, closed: Group | None) -> list[Argument]:
        """Make arguments of the next region of names since the last; `closed` brackets precede the region."""
        arguments: list[Argument] = []
        numbers: dict[bytes, int] = {}
        region = len(pieces.regions)
        rest: list[int] = []
        for index in pieces.names:
            name = pieces.parts[index]
            if isinstance(name, LocationOfName):
                number = numbers.get(name.name.key_, -1)
                if number >= 0:
                    pieces.parts[index] = ArgumentLocationPart(region, number)
                else:
                    pieces.parts[index] = TextPart(name.text)
                continue
            assert isinstance(name, Name)
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

    def _is_argument(self, name: Name, closed: Group | None) -> bool:
        """Whether a name in front of a region names an argument of the region."""
        if name.key_.find(b"#") >= 0:
            return False
        group = name.group
        value = self.values.get(name.key_)
        is_defined = value is not None and value not in self.placeholders
        if name.sure == SURE and (group is None or not is_defined):
            return True
        if group is not None and group.closing == R_PAREN and name.is_typed:
            if group.before == AT_ID or group.before == ARROW or (group.before == EQUAL and group is closed):
                return True
        if name.key_ in self.values:
            return False
        if name.sure == MAYBE:
            return True
        if group is None or group.closing == R_BRACE:
            return False
        # A dialect's types may be plain words.
        return group.only_names or group.is_in_signature or (group is closed and name.is_typed)

    def settle_operands(self, pieces: Pieces, may_declare: bool) -> None:
        """Make operands of the remaining names; with `may_declare`, some may be parameters of a signature."""
        parts = pieces.parts
        declared: set[bytes] = set()
        for index in pieces.names:
            name = parts[index]
            if isinstance(name, LocationOfName):
                parts[index] = TextPart(name.text)
                continue
            assert isinstance(name, Name)
            key = name.key_
            if key not in self.values and (key in declared or _is_declared(name, may_declare)):
                declared.add(key)
                parts[index] = TextPart(key.decode("ascii"))
                continue
            type = name.type if name.group is not None else None
            number = len(pieces.operands)
            pieces.operands.append(self.resolve_unknown(key, name.at, type))
            pieces.operand_types.append(type)
            parts[index] = operand_part(number)
        pieces.names.clear()


def operand_part(number: i64) -> OperandPart:
    return _OPERAND_PARTS[number] if number < 16 else OperandPart(number)


def _is_declared(name: Name, is_function: bool) -> bool:
    """Whether a name without a value names a result, or a parameter of an operation without a body."""
    group = name.group
    if name.sure != NO and group is not None and group.closing == R_PAREN and group.only_names:
        return True
    if name.before == ARROW or (group is not None and group.before == ARROW):
        return True
    return is_function and group is not None and group.is_in_signature
