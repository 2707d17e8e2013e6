"""The printer of hooks for custom operation syntax: core/asm_interface.OpAsmPrinter.

Hooks print directly into the output.  A region (or a whole operation) that a hook prints is deferred:
`deferred` has its place, and once the hook is done operations.py prints the deferred items in order.  So
hooks never recurse, however deeply regions nest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core import asm_interface
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operand_types_of, result_types_of
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, Value
from mlirkit.text.printer.affine import expression_of_values, map_pieces
from mlirkit.text.printer.aliases import SIMPLE_ATTRIBUTES
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.attributes import dictionary_pieces
from mlirkit.text.printer.pieces import FULL, STRIPPED, WITHOUT_PREFIX, WITHOUT_TYPE, Nested, Piece
from mlirkit.text.printer.strings import keyword_or_string, quoted, symbol_name
from mlirkit.text.printer.types import dimension_list, result_types, separated
from mlirkit.text.printer.values import ValuePrinter, check_pieces, nested_in_pieces


class RegionItem:
    """A region that is still to be printed, and how."""

    __slots__ = ("entry_arguments", "indent", "region", "show_empty_block", "terminators")

    def __init__(
        self, region: Region, indent: int, entry_arguments: bool, terminators: bool, show_empty_block: bool
    ) -> None:
        self.region = region
        self.indent = indent
        self.entry_arguments = entry_arguments
        self.terminators = terminators
        self.show_empty_block = show_empty_block


# The form in which a whole operation prints.
GENERIC: Final = 0
GENERIC_WITHOUT_NAME: Final = 1
CUSTOM_OR_GENERIC: Final = 2


class OperationItem:
    """An operation that is still to be printed, without results and location."""

    __slots__ = ("form", "indent", "operation")

    def __init__(self, operation: Operation, indent: int, form: int) -> None:
        self.operation = operation
        self.indent = indent
        self.form = form


class OperationEnd:
    """Print the end of an operation's line: location, users, newline."""

    __slots__ = ("newline", "operation")

    def __init__(self, operation: Operation, newline: bool) -> None:
        self.operation = operation
        self.newline = newline


class Deferred:
    """An item that is still to be printed, and its place in the output."""

    __slots__ = ("at", "item")

    def __init__(self, at: int, item: object) -> None:
        self.at = at
        self.item = item


class OpAsmPrinter(asm_interface.OpAsmPrinter):
    """The printer for hooks.  `out` is the output so far."""

    def __init__(self, state: AsmState) -> None:
        self.out: list[str] = []
        self.state = state
        self.values = ValuePrinter(state)
        self.names = state.names
        state.indent = 0
        self.deferred: list[Deferred] = []
        # Values that the current hook has printed, which are visited for aliases if it succeeds.
        self.printed: list[AttributeOrType] = []
        self._late = self.values.late
        # Pieces of affine maps over SSA values.
        self._map_pieces: dict[AffineMapAttr, list[str]] = {}

    def _defer(self, item: object) -> None:
        if isinstance(item, list):
            check_pieces(item)
        self.deferred.append(Deferred(len(self.out), item))

    def _print_pieces(self, pieces: list[Piece]) -> None:
        # Values behind a deferred region are deferred: distinct attributes and resources count in text order.
        if self.deferred:
            self._defer(pieces)
            return
        for piece in pieces:
            if isinstance(piece, AttributeOrType):
                self._print_value(piece)
            else:
                self.out.append(self.values.join([piece]))

    def _print_value(self, value: AttributeOrType) -> None:
        if self.deferred:
            self._defer([value])
            return
        self.out.append(self.values.text(value))
        if self._late and id(value) in self._late:
            self.printed.append(value)

    def _visit(self, value: AttributeOrType) -> None:
        """Visit a value for aliases that does not print, or not in full."""
        collector = self.state.collector
        if collector is None or (collector.rules.leave_builtin and value.__class__ in SIMPLE_ATTRIBUTES):
            return
        if self.deferred:
            self.deferred.append(Deferred(len(self.out), value))
        else:
            self.printed.append(value)

    def _visit_printed(self) -> None:
        """Visit the values that hooks have printed for aliases."""
        if self.printed:
            collector = self.state.collector
            if collector is not None:
                for value in self.printed:
                    collector.visit(value)
            self.printed.clear()

    # -- AsmPrinter ---------------------------------------------------------------------------------

    def print_text(self, text: str) -> None:
        self.out.append(text)

    def print_newline(self) -> None:
        self.out.append("\n" + " " * self.state.indent)

    def increase_indent(self) -> None:
        self.state.indent += 2

    def decrease_indent(self) -> None:
        self.state.indent -= 2

    def print_type(self, type: Type) -> None:
        self._print_value(type)

    def print_types(self, types: Iterable[Type]) -> None:
        if self.deferred:
            self._print_pieces(separated(list(types)))
            return
        first = True
        for type in types:
            if not first:
                self.out.append(", ")
            first = False
            self._print_value(type)

    def print_attribute(self, attribute: Attribute) -> None:
        self._print_value(attribute)

    def print_attribute_without_type(self, attribute: Attribute) -> None:
        # Its type is visited all the same.
        self._visit(attribute)
        self._print_pieces([Nested(attribute, WITHOUT_TYPE)])

    def print_alias(self, value: AttributeOrType) -> bool:
        if not self.state.prints_as_alias(value):
            return False
        self._print_value(value)
        return True

    def print_named_attribute(self, name: str, attribute: Attribute) -> None:
        """`name = value`, or only the name of a unit attribute."""
        self.out.append(keyword_or_string(name))
        if not isinstance(attribute, UnitAttr):
            self.out.append(" = ")
            self._print_value(attribute)

    def print_stripped_type(self, type: Type) -> None:
        self._visit(type)
        self._print_pieces([Nested(type, STRIPPED)])

    def print_type_without_prefix(self, type: Type) -> None:
        pieces: list[Piece] = [Nested(type, WITHOUT_PREFIX)]
        if self.state.collector is not None:
            for nested in nested_in_pieces(pieces, self.state):
                value = nested.value if isinstance(nested, Nested) else nested
                assert isinstance(value, AttributeOrType)
                self._visit(value)
        self._print_pieces(pieces)

    def print_stripped_attribute(self, attribute: Attribute) -> None:
        self._visit(attribute)
        self._print_pieces([Nested(attribute, STRIPPED)])

    def print_string(self, text: str) -> None:
        self.out.append(quoted(text))

    def print_keyword_or_string(self, text: str) -> None:
        self.out.append(keyword_or_string(text))

    def print_symbol_name(self, name: str) -> None:
        self.out.append(symbol_name(name))

    def print_dimension_list(self, shape: Sequence[int]) -> None:
        self.out.append(dimension_list(shape))

    def print_float(self, type: Type, bits: int) -> None:
        assert isinstance(type, FloatType)
        self.out.append(float_text(bits, type.semantics))

    def print_resource_handle(self, handle: Any) -> None:
        self.out.append(self.state.resource_text(handle))

    def print_arrow_type_list(self, types: Sequence[Type]) -> None:
        self.out.append(" -> ")
        self._print_pieces(result_types(types))

    # -- OpAsmPrinter -------------------------------------------------------------------------------

    def print_operand(self, value: Value) -> None:
        self.out.append(self.names.name(value))

    def operand_name(self, value: Value) -> str:
        return self.names.name(value)

    def print_operands(self, values: Iterable[Value]) -> None:
        # Names are separate pieces of the output: see lines.py.
        out = self.out
        name = self.names.name
        first = True
        for value in values:
            if not first:
                out.append(", ")
            first = False
            out.append(name(value))

    def print_functional_type(self, op: Any) -> None:
        """`(operand types) -> result types` of an operation."""
        self.out.append("(")
        self.print_types(operand_types_of(op))
        self.out.append(")")
        self.print_arrow_type_list(result_types_of(op))

    def print_optional_attr_dict(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None:
        self._print_attributes(attributes, elided, " {")

    def print_optional_attr_dict_with_keyword(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None:
        self._print_attributes(attributes, elided, " attributes {")

    def _print_attributes(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str], opening: str, visit: bool = True
    ) -> None:
        """A dictionary; its values are visited for aliases if `visit` is true."""
        if not attributes:
            return
        hidden = frozenset(elided)
        shown = {name: value for name, value in attributes.items() if name not in hidden}
        if not shown:
            return
        if self.deferred:
            pieces = dictionary_pieces(shown)
            if not visit:
                pieces = [Nested(piece, FULL) if isinstance(piece, Attribute) else piece for piece in pieces]
            pieces[0] = opening
            self._defer(pieces)
            return
        out = self.out
        values = self.values
        late = self._late
        separator = opening
        for name, value in shown.items():
            if isinstance(value, UnitAttr):
                out.append(separator + keyword_or_string(name))
            else:
                out.append(f"{separator}{keyword_or_string(name)} = ")
                out.append(values.text(value))
                if visit and late and id(value) in late:
                    self.printed.append(value)
            separator = ", "
        out.append("}")

    def print_region(
        self,
        region: Region,
        print_entry_block_args: bool = True,
        print_block_terminators: bool = True,
        print_empty_block: bool = False,
    ) -> None:
        if not isinstance(region, Region):
            raise TypeError(f"cannot print {type(region).__name__} as a region")
        self._defer(
            RegionItem(
                region, self.state.indent, print_entry_block_args, print_block_terminators, print_empty_block
            )
        )

    def print_region_argument(
        self, argument: Value, attributes: Mapping[str, Attribute] | None = None, omit_type: bool = False
    ) -> None:
        self.print_operand(argument)
        if not omit_type:
            self.out.append(": ")
            self._print_value(argument.type)
        if attributes:
            self._print_attributes(attributes, (), " {", False)
        self.print_argument_location(argument)

    def must_read_back(self) -> bool:
        return self.state.must_read_back

    def print_argument_location(self, argument: Value) -> None:
        if self.state.flags.debug_info:
            assert isinstance(argument, BlockArgument)
            location = argument.location
            self.out.append(" " + self.values.location(location, False))
            self._visit(location)

    def shadow_region_args(self, region: Region, names: Sequence[Value | None]) -> None:
        """Give the arguments of an isolated region the names of the given values."""
        self.names.shadow(region, list(names))

    def print_successor(self, block: Block) -> None:
        self.out.append(self.names.block_name(block))

    def print_successor_and_use_list(self, block: Block, operands: Sequence[Value]) -> None:
        self.out.append(self.names.block_name(block))
        if operands:
            self.out.append("(")
            self.print_operands(operands)
            self.out.append(" : ")
            self.print_types([operand.type for operand in operands])
            self.out.append(")")

    def print_affine_map_of_ssa_ids(self, map_attribute: Any, operands: Sequence[Value]) -> None:
        pieces = self._map_pieces.get(map_attribute)
        if pieces is None:
            pieces = map_pieces(map_attribute.map, len(operands))
            self._map_pieces[map_attribute] = pieces
        # Names are separate pieces: see lines.py.
        out = self.out
        is_name = False
        for piece in pieces:
            out.append(self.names.name(operands[int(piece)]) if is_name else piece)
            is_name = not is_name

    def print_affine_expr_of_ssa_ids(
        self, expression: Any, dims: Sequence[Value], symbols: Sequence[Value]
    ) -> None:
        name = self.names.name
        self.out.append(
            expression_of_values(
                expression, [name(value) for value in dims], [name(value) for value in symbols]
            )
        )

    def print_generic_op(self, op: Any, print_op_name: bool = True) -> None:
        form = GENERIC if print_op_name else GENERIC_WITHOUT_NAME
        self._defer(OperationItem(op, self.state.indent, form))

    def print_custom_or_generic_op(self, op: Any) -> None:
        self._defer(OperationItem(op, self.state.indent, CUSTOM_OR_GENERIC))

    def print_optional_location_specifier(self, location: Location) -> None:
        if self.state.flags.debug_info:
            self.out.append(" " + self.values.location(location, True))
        # These locations have aliases even if debug information does not print.
        self._visit(location)
