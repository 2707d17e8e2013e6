"""The printer that prints nothing: hooks run with it to find out which values they will print.

What it takes part in is described in aliases.py.  As in MLIR, attributes of region arguments and affine
maps over SSA values are not visited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mlirkit.core import asm_interface
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import location_of, operand_types_of, result_types_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.text.printer.affine import expression_of_values, map_of_values
from mlirkit.text.printer.aliases import AliasCollector
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.generic_form import has_custom_form
from mlirkit.text.printer.lines import Signature, Signatures
from mlirkit.text.printer.op_asm_printer import CUSTOM_OR_GENERIC, GENERIC, OperationItem, RegionItem
from mlirkit.text.printer.pieces import WITHOUT_PREFIX, Nested
from mlirkit.text.printer.size_limit import OutputTooLarge
from mlirkit.text.printer.values import nested_in_pieces


class _LocationItem:
    """A location to be visited, as operations and arguments store it."""

    __slots__ = ("deferrable", "location", "place")

    def __init__(self, location: Location, place: int, deferrable: bool) -> None:
        self.location = location
        self.place = place
        self.deferrable = deferrable


class _Rest:
    """The operations of a block that are still to be visited, up to `stop`."""

    __slots__ = ("operation", "stop")

    def __init__(self, operation: Operation | None, stop: Operation | None) -> None:
        self.operation = operation
        self.stop = stop


class AliasOpPrinter(asm_interface.OpAsmPrinter):
    """Collects what operations print as `items`, which are visited in order."""

    def __init__(self, state: AsmState) -> None:
        self.state = state
        self.collector = AliasCollector(state)
        self.items: list[object] = []
        # Operations like these have nothing new.
        self._visited: dict[OperationName, Signatures] = {}

    # -- visiting -----------------------------------------------------------------------------------

    def visit_tree(self, root: Operation) -> None:
        """Visit everything that printing `root` shows."""
        collector = self.collector
        for text, value in self.state.kept_aliases.items():
            collector.keep(text, value)
        stack: list[object] = [root]
        while stack:
            item = stack.pop()
            if isinstance(item, _Rest):
                if not self._visit_rest(item):
                    continue
                stack.append(item)
            elif isinstance(item, Operation):
                self._operation_items(item)
            elif isinstance(item, AttributeOrType):
                collector.visit(item)
                continue
            elif isinstance(item, _LocationItem):
                if collector.visit_point(item.location, item.place, item.deferrable) < 0:
                    collector.visit(item.location.at(item.place), item.deferrable)
                continue
            elif isinstance(item, RegionItem):
                self._region_items(item)
            else:
                assert isinstance(item, OperationItem)
                if item.form == CUSTOM_OR_GENERIC:
                    self._operation_items(item.operation)
                else:
                    self._generic_items(item.operation)
            items = self.items
            items.reverse()
            stack.extend(items)
            items.clear()

    def _visit_rest(self, rest: _Rest) -> bool:
        """Visit operations up to one that prints something nested and leave its items; False at the end."""
        collector = self.collector
        flags = self.state.flags
        debug_info = flags.debug_info
        generic = flags.generic_op_form
        items = self.items
        visited = self._visited
        points = collector.points
        has_points = collector.has_points
        stop = rest.stop
        operation = rest.operation
        while operation is not None and operation is not stop:
            if operation.region_list is not None:
                rest.operation = operation.next_op
                self._operation_items(operation)
                return True
            if debug_info:
                if not has_points or points.visit(operation.loc, operation.place, True) < 0:
                    collector.visit(location_of(operation), True)
            info = operation.info
            signatures = visited.get(info)
            if signatures is None:
                signatures = Signatures()
                visited[info] = signatures
            signature = signatures.find(operation)
            if signature is None:
                hook = info.print_hook if has_custom_form(operation) else None
                is_generic = hook is None or (generic and not info.has_unknown_syntax)
                if hook is None or is_generic:
                    self._generic_items(operation)
                else:
                    self._custom_items(operation, hook)
                if (is_generic or info.prints_by_signature) and signatures.takes(operation):
                    signatures.add(Signature(operation), operation)
                for item in items:
                    if not isinstance(item, AttributeOrType):
                        rest.operation = operation.next_op
                        return True
                for item in items:
                    assert isinstance(item, AttributeOrType)
                    collector.visit(item)
                items.clear()
            operation = operation.next_op
        return False

    def _operation_items(self, operation: Operation) -> None:
        flags = self.state.flags
        if flags.debug_info:
            self.items.append(_LocationItem(operation.loc, operation.place, True))
        hook = operation.info.print_hook if has_custom_form(operation) else None
        if hook is None or (flags.generic_op_form and not operation.info.has_unknown_syntax):
            self._generic_items(operation)
        else:
            self._custom_items(operation, hook)

    def _custom_items(self, operation: Operation, hook: Callable[[Any, Any], Any]) -> None:
        items = self.items
        start = len(items)
        try:
            hook(operation, self)
            for item in items[start:]:
                if not isinstance(item, (AttributeOrType, RegionItem, OperationItem, _LocationItem)):
                    raise TypeError(f"cannot print {type(item).__name__}")
        except (MemoryError, OutputTooLarge):
            raise
        except Exception:
            # As in OperationPrinter, which says so.
            del items[start:]
            self._generic_items(operation)

    def _generic_items(self, operation: Operation) -> None:
        if not self.state.flags.skip_regions:
            for region in operation.region_list or ():
                self.print_region(region)
        items = self.items
        items.extend(operand_types_of(operation))
        items.extend(result_types_of(operation))
        items.extend(_visited_attributes(operation))

    def _region_items(self, item: RegionItem) -> None:
        debug_info = self.state.flags.debug_info
        items = self.items
        is_entry = True
        for block in item.region.get_blocks():
            if item.entry_arguments or not is_entry:
                for argument in block.args:
                    items.append(argument.type)
                    if debug_info:
                        items.append(_LocationItem(argument.loc, argument.place, False))
            last = block.last
            hides_last = is_entry and not item.terminators and last is not None and last.info.is_terminator
            items.append(_Rest(block.first, last if hides_last else None))
            is_entry = False

    # -- AsmPrinter ---------------------------------------------------------------------------------

    def print_text(self, text: str) -> None: ...

    def print_newline(self) -> None: ...

    def increase_indent(self) -> None: ...

    def decrease_indent(self) -> None: ...

    def print_type(self, type: Type) -> None:
        self.items.append(type)

    def print_types(self, types: Iterable[Type]) -> None:
        self.items.extend(types)

    def print_attribute(self, attribute: Attribute) -> None:
        self.items.append(attribute)

    def print_attribute_without_type(self, attribute: Attribute) -> None:
        # Operations' printers visit the type all the same.
        self.items.append(attribute)

    def print_alias(self, value: AttributeOrType) -> bool:
        if not self.state.prints_as_alias(value):
            return False
        self.items.append(value)
        return True

    def print_named_attribute(self, name: str, attribute: Attribute) -> None:
        self.items.append(attribute)

    def print_stripped_type(self, type: Type) -> None:
        self.items.append(type)

    def print_type_without_prefix(self, type: Type) -> None:
        for nested in nested_in_pieces([Nested(type, WITHOUT_PREFIX)], self.state):
            self.items.append(nested.value if isinstance(nested, Nested) else nested)

    def print_stripped_attribute(self, attribute: Attribute) -> None:
        self.items.append(attribute)

    def print_string(self, text: str) -> None: ...

    def print_keyword_or_string(self, text: str) -> None: ...

    def print_symbol_name(self, name: str) -> None: ...

    def print_dimension_list(self, shape: Sequence[int]) -> None: ...

    def print_float(self, type: Type, bits: int) -> None: ...

    def print_resource_handle(self, handle: Any) -> None: ...

    def print_arrow_type_list(self, types: Sequence[Type]) -> None:
        self.items.extend(types)

    # -- OpAsmPrinter -------------------------------------------------------------------------------

    def print_operand(self, value: Value) -> None: ...

    def operand_name(self, value: Value) -> str:
        return ""

    def print_operands(self, values: Iterable[Value]) -> None: ...

    def print_functional_type(self, op: Any) -> None:
        self.items.extend(operand_types_of(op))
        self.items.extend(result_types_of(op))

    def print_optional_attr_dict(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None:
        hidden = frozenset(elided)
        for name, value in attributes.items():
            if name not in hidden:
                self.items.append(value)

    def print_optional_attr_dict_with_keyword(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None:
        self.print_optional_attr_dict(attributes, elided)

    def print_region(
        self,
        region: Region,
        print_entry_block_args: bool = True,
        print_block_terminators: bool = True,
        print_empty_block: bool = False,
    ) -> None:
        if not isinstance(region, Region):
            raise TypeError(f"cannot print {type(region).__name__} as a region")
        if not self.state.flags.skip_regions:
            self.items.append(
                RegionItem(region, 0, print_entry_block_args, print_block_terminators, print_empty_block)
            )

    def print_region_argument(
        self, argument: Value, attributes: Mapping[str, Attribute] | None = None, omit_type: bool = False
    ) -> None:
        self.items.append(argument.type)
        self.print_argument_location(argument)

    def must_read_back(self) -> bool:
        return self.state.must_read_back

    def print_argument_location(self, argument: Value) -> None:
        if self.state.flags.debug_info:
            assert isinstance(argument, BlockArgument)
            self.items.append(_LocationItem(argument.loc, argument.place, False))

    def shadow_region_args(self, region: Region, names: Sequence[Value | None]) -> None: ...

    def print_successor(self, block: Block) -> None: ...

    def print_successor_and_use_list(self, block: Block, operands: Sequence[Value]) -> None: ...

    def print_affine_map_of_ssa_ids(self, map_attribute: Any, operands: Sequence[Value]) -> None:
        map_of_values(map_attribute.map, [""] * len(operands))

    def print_affine_expr_of_ssa_ids(
        self, expression: Any, dims: Sequence[Value], symbols: Sequence[Value]
    ) -> None:
        expression_of_values(expression, [""] * len(dims), [""] * len(symbols))

    def print_generic_op(self, op: Any, print_op_name: bool = True) -> None:
        self.items.append(OperationItem(op, 0, GENERIC))

    def print_custom_or_generic_op(self, op: Any) -> None:
        self.items.append(OperationItem(op, 0, CUSTOM_OR_GENERIC))

    def print_optional_location_specifier(self, location: Location) -> None:
        self.items.append(_LocationItem(location, 0, False))


def _visited_attributes(operation: Operation) -> list[Attribute]:
    """The attributes that the generic form shows, by name.

    The properties of unregistered operations print as well, but are not asked for aliases.
    """
    props = operation.props
    entries = operation.attrs.entries
    if not isinstance(props, DictionaryAttr) or not props.entries or not operation.info.is_registered:
        return list(entries.values())
    if not entries:
        return list(props.entries.values())
    merged = {**entries, **props.entries}
    return [merged[name] for name in sorted(merged)]
