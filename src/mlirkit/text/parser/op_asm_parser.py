"""The parser of hooks for custom operation syntax: `OpAsmParser` of core/asm_interface.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core import asm_interface
from mlirkit.core.asm_interface import Argument, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser.affine import AffineParser
from mlirkit.text.parser.asm_parser import AsmParser
from mlirkit.text.parser.repeated_heads import HeadText, read_head, remember_head
from mlirkit.text.parser.values import ResultName, ValueParser
from mlirkit.text.tokens import (
    CARET_ID,
    COLON,
    COMMA,
    EQUAL,
    KW_LOC,
    L_BRACE,
    L_PAREN,
    L_SQUARE,
    PERCENT_ID,
    R_PAREN,
    is_keyword_like,
)


@mypyc_attr(free_list_len=1)
class OpAsmParser(AsmParser, asm_interface.OpAsmParser):
    """Reads one operation; its errors are prefixed with the operation's name.

    The names on the left begin at `results_at`, which is -1 if there are none.
    """

    __slots__ = ("_is_in_head", "_op_name", "_results_at", "_values", "reads_more")

    def __init__(self, parser: ValueParser, op_name: str, name_at: i64, results_at: i64) -> None:
        AsmParser.__init__(self, parser, name_at)
        self._values = parser
        self._op_name = op_name
        self._results_at: i64 = results_at
        # Whether the hook has read more than the operation's text: see repeated_operations.py.
        self.reads_more = False
        self._is_in_head = False

    def depends_on_more(self) -> None:
        self.reads_more = True

    def location_at(self, offset: int) -> Location:
        self.reads_more = True
        return self._values.location_at(offset)

    def is_inside(self, key: Any) -> bool:
        self.reads_more = True
        return key in self._values.enclosing

    def error(self, message: str, at: int | None = None) -> ParseError:
        message = f"custom op '{self._op_name}' {message}"
        return self._values.error_at(self._values.start if at is None else at, message)

    # -- results ------------------------------------------------------------------------------------------

    def number_of_results(self) -> int:
        return sum([result_name.count for result_name in self._result_names()])

    def _result_names(self) -> list[ResultName]:
        # Few hooks need the names, so they are not kept.
        return [] if self._results_at < 0 else self._values.result_names_at(self._results_at)

    def result_name(self, number: int) -> str:
        """The name of result `number`, without the percent sign; "" if it has none."""
        return self.result_name_and_number(number)[0]

    def result_name_and_number(self, number: int) -> tuple[str, int]:
        """The name of result `number` and its number in the group of that name; ("", -1) if it has none."""
        self.reads_more = True
        for result_name in self._result_names():
            if number < result_name.count:
                return result_name.name[1:].decode("ascii"), number
            number -= result_name.count
        return "", -1

    # -- operands -----------------------------------------------------------------------------------------

    def parse_operand(self, allow_result_number: bool = True) -> UnresolvedOperand:
        parser = self._values
        if not allow_result_number and not self._is_in_head:
            # In the text of a repeated operation, the number of a first result is not checked.
            self.reads_more = True
        return UnresolvedOperand(parser.start, parser.parse_operand_key(allow_result_number))

    def parse_optional_operand(self, allow_result_number: bool = True) -> UnresolvedOperand | None:
        parser = self._values
        if parser.kind != PERCENT_ID:
            return None
        return self.parse_operand(allow_result_number)

    def parse_operand_list(
        self, delimiter: str = "", required: int = -1, allow_result_number: bool = True
    ) -> list[UnresolvedOperand]:
        parser = self._values
        at = parser.start
        operands: list[UnresolvedOperand] = []
        if delimiter and allow_result_number:
            # As most lists: their elements take no second call.
            operands = parser.comma_separated(delimiter, self.parse_operand, " in operand list")
        elif delimiter:
            operands = parser.comma_separated(
                delimiter, partial(self.parse_operand, False), " in operand list"
            )
        elif parser.kind == PERCENT_ID:
            operands.append(self.parse_operand())
            while parser.kind == COMMA:
                parser.advance()
                operands.append(self.parse_operand())
        elif required <= 0:
            return operands
        elif parser.kind == L_PAREN or parser.kind == L_SQUARE:
            raise parser.error("unexpected delimiter")
        else:
            raise parser.wrong_token("expected operand")
        if required >= 0 and len(operands) != required:
            raise self.error(f"expected {required} operands", at)
        return operands

    def resolve_operand(self, operand: UnresolvedOperand, type: Type) -> Value:
        return self._values.resolve_key(operand.key, operand.location, type)

    def resolve_operands(
        self, operands: Sequence[UnresolvedOperand], types: Sequence[Type], at: int | None = None
    ) -> list[Value]:
        if len(operands) != len(types):
            raise self.error(
                "number of operands and types do not match: "
                f"got {len(operands)} operands and {len(types)} types",
                at,
            )
        parser = self._values
        return [
            parser.resolve_key(operand.key, operand.location, types[index])
            for index, operand in enumerate(operands)
        ]

    def parse_affine_map_of_ssa_ids(self, delimiter: str = "[]") -> tuple[list[UnresolvedOperand], Any]:
        affine = AffineParser(self._values, self.parse_operand)
        map = affine.parse_map_of_values(delimiter)
        return [*affine.dims, *affine.symbols], AffineMapAttr(map)

    def parse_affine_expr_of_ssa_ids(
        self,
    ) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand], Any]:
        """An affine expression over values: dims, symbols, expression."""
        affine = AffineParser(self._values, self.parse_operand)
        expr = affine.parse_expr()
        return affine.dims, affine.symbols, expr

    # -- regions ------------------------------------------------------------------------------------------

    def parse_head(
        self,
        state: OperationState,
        head: Callable[[asm_interface.OpAsmParser, OperationState], list[Argument]],
    ) -> list[Argument]:
        parser = self._values
        if COMPILED or not parser.remembers():
            return head(self, state)
        text = HeadText(parser, self._op_name)
        read = read_head(parser, text, state)
        if read is not None:
            return read
        reads_more = self.reads_more
        self.reads_more = False
        self._is_in_head = True
        arguments = head(self, state)
        self._is_in_head = False
        if not self.reads_more and not self.discardable and self.duplicate is None:
            remember_head(parser, text, state, arguments)
        self.reads_more = self.reads_more or reads_more
        return arguments

    def parse_region(
        self, region: Region, arguments: Sequence[Argument] = (), enable_name_shadowing: bool = False
    ) -> None:
        self.reads_more = True
        self._values.parse_region(region, list(arguments), enable_name_shadowing)

    def parse_optional_region(
        self, region: Region, arguments: Sequence[Argument] = (), enable_name_shadowing: bool = False
    ) -> bool:
        if self._values.kind != L_BRACE:
            return False
        self.reads_more = True
        self._values.parse_region(region, list(arguments), enable_name_shadowing)
        return True

    # -- successors ---------------------------------------------------------------------------------------

    def parse_successor(self) -> Block:
        return self._values.parse_successor()

    def parse_optional_successor(self) -> Block | None:
        return self._values.parse_successor() if self._values.kind == CARET_ID else None

    def parse_successor_and_use_list(self) -> tuple[Block, list[Value]]:
        parser = self._values
        block = parser.parse_successor()
        if not parser.accept(L_PAREN):
            return block, []
        values: list[Value] = []
        if parser.kind == PERCENT_ID:
            operands = self.parse_operand_list()
            parser.expect(COLON, "expected ':' in operand list")
            types = parser.parse_types()
            if len(types) != len(operands):
                raise parser.error(f"expected {len(operands)} types to match operand list")
            values = self.resolve_operands(operands, types)
        parser.expect(R_PAREN, "expected ')'")
        return block, values

    # -- arguments ----------------------------------------------------------------------------------------

    def parse_argument(self, allow_type: bool = False, allow_attrs: bool = False) -> Argument:
        parser = self._values
        operand = self.parse_operand(False)
        type = self.parse_colon_type() if allow_type else None
        attributes: dict[str, Attribute] | None = None
        if allow_attrs and parser.kind == L_BRACE:
            attributes = dict(parser.parse_dictionary().entries)
        return Argument(operand, type, attributes, self.parse_optional_location_specifier())

    def parse_optional_argument(self, allow_type: bool = False, allow_attrs: bool = False) -> Argument | None:
        if self._values.kind != PERCENT_ID:
            return None
        return self.parse_argument(allow_type, allow_attrs)

    def parse_argument_list(
        self, delimiter: str = "()", allow_type: bool = False, allow_attrs: bool = False
    ) -> list[Argument]:
        parser = self._values
        if not delimiter and parser.kind != PERCENT_ID:
            return []
        return parser.comma_separated(
            delimiter, partial(self.parse_argument, allow_type, allow_attrs), " in argument list"
        )

    def parse_assignment_list(self) -> list[tuple[Argument, UnresolvedOperand]]:
        assignments = self.parse_optional_assignment_list()
        if assignments is None:
            raise self.error("expected '('")
        return assignments

    def parse_optional_assignment_list(self) -> list[tuple[Argument, UnresolvedOperand]] | None:
        """As `parse_assignment_list`; None if there is no parenthesis."""
        parser = self._values
        if not parser.accept(L_PAREN):
            return None
        pairs: list[tuple[Argument, UnresolvedOperand]] = []
        parser.list_until(R_PAREN, ")", lambda: pairs.append(self._parse_assignment()))
        return pairs

    def _parse_assignment(self) -> tuple[Argument, UnresolvedOperand]:
        argument = self.parse_argument()
        self._values.expect(EQUAL, "expected '='")
        return argument, self.parse_operand()

    def parse_optional_location_specifier(self) -> Location | None:
        parser = self._values
        if parser.kind != KW_LOC:
            return None
        parser.advance()
        return parser.parse_parenthesized_location()

    # -- whole operations ---------------------------------------------------------------------------------

    def parse_generic_operation_after_op_name(
        self, state: OperationState, operands: Sequence[UnresolvedOperand] | None = None
    ) -> None:
        self.reads_more = True
        self._values.parse_generic_parts(state, operands)

    def parse_generic_operation(self) -> Any:
        self.reads_more = True
        return self._values.parse_generic_operation()

    def parse_custom_operation_name(self) -> OperationName:
        if not is_keyword_like(self._values.kind):
            raise self._values.error("expected bare identifier or keyword")
        return self._values.parse_custom_operation_name()

    def build(self, info: Any, loc: Location | None = None) -> OperationState:
        self.reads_more = True
        return OperationState(info, self._values.location_at(self._name_at) if loc is None else loc)
