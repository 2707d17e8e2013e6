"""Custom syntax of linalg's structured operations that print their region.

    linalg.generic {maps, iterators} ins(...) outs(...) [attrs = {...}] region [-> types]
    linalg.map [{ operation }] ins(...) outs(...) [dict] [(arguments) region]
    linalg.reduce [{ operation }] ins(...) outs(...) dimensions = [...] [dict] [(arguments) region]
    linalg.transpose ins(...) outs(...) permutation = [...] [dict]
    linalg.broadcast ins(...) outs(...) dimensions = [...] [dict]
    linalg.yield [values] [dict] [: types]

`{ operation }` is short for a region with that one operation on the arguments.  The region of transpose and
broadcast only yields and is not written.  Named operations, and shared parts: asm.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, cast

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import Argument, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.creation import create_operation
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import origin_of
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import arith, linalg
from mlirkit.dialects.linalg.asm import (
    element_type,
    inputs_and_outputs,
    parse_parts,
    print_parts,
    print_results,
)
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.hooks import assembly, follows_signature

GENERIC_ATTRIBUTES = ("doc", "indexing_maps", "library_call", "iterator_types")
ITERATOR_TYPES = ("parallel", "reduction")


def _iterator_types(parser: OpAsmParser, names: ArrayAttr) -> ArrayAttr:
    """The array of enum attributes for an array of strings, shared within a file."""
    made: dict[ArrayAttr, ArrayAttr] = parser.file_state.setdefault("linalg.iterator_types", {})
    attribute = made.get(names)
    if attribute is None:
        cls = parser.context.dialect("linalg").attribute_class("iterator_type")
        iterators: list[Attribute] = []
        for iterator in names:
            text = iterator.value if isinstance(iterator, StringAttr) else str(iterator)
            if text not in ITERATOR_TYPES:
                raise parser.error(f"unexpected iterator_type ({text})")
            iterators.append(cls.get(ITERATOR_TYPES.index(text)))
        attribute = made[names] = ArrayAttr(iterators)
    return attribute


def _parse_generic_head(parser: OpAsmParser, state: OperationState) -> list[Argument]:
    """Parse `{maps, iterators} ins(...) outs(...) [attrs = {...}]`."""
    at = parser.current_location()
    traits = parse_attribute_of(parser, DictionaryAttr)
    state.attributes.update(traits.entries)
    attribute = state.attributes.pop("iterator_types", None)
    if not isinstance(attribute, ArrayAttr):
        raise parser.error('expected "iterator_types" array attribute', at)
    iterators = _iterator_types(parser, attribute)
    parse_parts(parser, state)
    state.properties["iterator_types"] = iterators
    if parser.parse_optional_keyword("attrs"):
        parser.parse_punctuation("=")
        parser.parse_optional_attr_dict(state.attributes)
    return []


@assembly(linalg.GenericOp)
class GenericSyntax:
    """Mirrors GenericOp::parse and print; the iterator types are written as strings."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_head(state, _parse_generic_head)
        parser.parse_region(state.add_region())
        state.result_types = parser.parse_optional_arrow_type_list()

    @staticmethod
    def print(op: linalg.GenericOp, printer: OpAsmPrinter) -> None:
        entries = op.attributes.entries()
        printer.print_text(" ")
        printer.print_attribute(_printed_traits(entries))
        print_parts(printer, *inputs_and_outputs(op))
        shown = (*GENERIC_ATTRIBUTES, OPERAND_SIZES)
        if any(entry not in shown for entry in entries):
            printer.print_text(" attrs = ")
            printer.print_optional_attr_dict(entries, shown)
        if not op.region.is_empty:
            printer.print_text(" ")
            printer.print_region(op.region)
        print_results(printer, op.result_types())


# By the attributes they contain.  Many operations share a few distinct traits; the table is bounded.
_MOST_TRAITS: Final = 1024
_traits: Final[dict[tuple[Attribute | None, ...], DictionaryAttr]] = {}


def _printed_traits(entries: Mapping[str, Attribute]) -> DictionaryAttr:
    """The dictionary that `linalg.generic` prints first."""
    key = tuple([entries.get(name) for name in GENERIC_ATTRIBUTES])
    dictionary = _traits.get(key)
    if dictionary is None:
        traits = {name: entries[name] for name in GENERIC_ATTRIBUTES if name in entries}
        iterators: Any = traits["iterator_types"]
        traits["iterator_types"] = ArrayAttr([StringAttr(str(iterator.value)) for iterator in iterators])
        dictionary = DictionaryAttr(traits)
        if len(_traits) >= _MOST_TRAITS:
            _traits.clear()
        _traits[key] = dictionary
    return dictionary


def parse_payload(parser: OpAsmParser) -> tuple[OperationName, dict[str, Attribute]] | None:
    """Parse `{ operation [dict] }`, if present."""
    if not parser.parse_optional_punctuation("{"):
        return None
    info = parser.parse_custom_operation_name()
    attributes: dict[str, Attribute] = {}
    parser.parse_optional_attr_dict(attributes)
    parser.parse_punctuation("}")
    return info, attributes


def parse_destination_style(
    parser: OpAsmParser, state: OperationState, integers: str | None = None
) -> None:
    """Parse `ins(...) outs(...) [integers = [...]] [dict]`; the results are the outputs that are tensors."""
    parser.parse_head(state, _heads[integers])


def _parse_head(parser: OpAsmParser, state: OperationState, integers: str | None) -> list[Argument]:
    _, output_types = parse_parts(parser, state, False)
    if integers is not None:
        parse_integers(parser, state, integers)
    parser.parse_optional_attr_dict(state.attributes)
    state.result_types = [
        output_type for output_type in output_types if isinstance(output_type, RankedTensorType)
    ]
    return []


# By the name of the attribute of integers.
_heads: Final[dict[str | None, Callable[[OpAsmParser, OperationState], list[Argument]]]] = {
    None: partial(_parse_head, integers=None),
    "dimensions": partial(_parse_head, integers="dimensions"),
    "permutation": partial(_parse_head, integers="permutation"),
}


def add_payload(
    parser: OpAsmParser,
    state: OperationState,
    payload: tuple[OperationName, dict[str, Attribute]],
    order: Sequence[int],
) -> None:
    """Add the region with one operation, on the region's arguments in the given order."""
    region = state.add_region()
    if not state.operands:
        return
    block = Block()
    for operand in state.operands:
        block.add_argument(element_type(operand.type), UNKNOWN_LOC)
    region.append_block(block)
    info, attributes = payload
    made = OperationState(info, state.loc, state.place)
    made.operands = [block.args[number] for number in order]
    made.result_types = [element_type(operand.type)]
    made.attributes = attributes
    operation = create_operation(made)
    block.append_new(operation)
    end = OperationState(parser.context.operation_name("linalg.yield"), state.loc, state.place)
    end.operands = list(operation.result_values())
    block.append_new(create_operation(end))


def parse_body(parser: OpAsmParser, state: OperationState) -> None:
    """Parse `(arguments) region`."""
    arguments = parser.parse_argument_list("()", True, True)
    parser.parse_region(state.add_region(), arguments)


def print_body(op: linalg.ReduceOp | linalg.MapOp, printer: OpAsmPrinter) -> None:
    """Print `(arguments) region` on new lines."""
    (body,) = op.regions
    printer.increase_indent()
    printer.print_newline()
    printer.print_text("(")
    for argument in comma_separated(printer, body.blocks[0].args):
        printer.print_region_argument(argument)
    printer.print_text(") ")
    printer.print_region(body, False)
    printer.decrease_indent()


def payload_of(op: Operation, order: Sequence[int]) -> Operation | None:
    """The only operation of a region, if it takes the arguments in the given order and is yielded."""
    (body,) = op.regions
    block = body.first_block
    operations = [] if block is None else list(block)
    if block is None or len(operations) != 2:
        return None
    payload: Operation = operations[0]
    operands = payload.operand_values()
    if not operands or len(operands) != len(order):
        return None
    if any(operand is not block.args[place] for operand, place in zip(operands, order)):
        return None
    results = list(payload.result_values())
    yielded = operations[1].operand_values()
    if len(results) != len(yielded) or any(
        one is not other for one, other in zip(results, yielded)
    ):
        return None
    return payload


def print_payload(payload: Operation, printer: OpAsmPrinter) -> None:
    """Print ` { operation [dict] }`; flags at their default are left out."""
    elided: list[str] = []
    entries = payload.attributes.entries()
    for name, value in entries.items():
        if isinstance(value, arith.FastMathFlagsAttr) and not int(value.value):
            elided.append(name)
            break
    printer.print_text(f" {{ {payload.name}")
    printer.print_optional_attr_dict(entries, elided)
    printer.print_text(" }")


@assembly(linalg.MapOp)
class MapSyntax:
    """Mirrors MapOp::parse and print; the payload does not take the output's element, which comes last."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        payload = parse_payload(parser)
        parse_destination_style(parser, state)
        if payload is None:
            parse_body(parser, state)
        else:
            add_payload(parser, state, payload, range(len(state.operands) - 1))

    @staticmethod
    def print(op: linalg.MapOp, printer: OpAsmPrinter) -> None:
        operands = op.operand_values()
        payload = payload_of(op, range(len(operands) - 1))
        if payload is not None:
            print_payload(payload, printer)
        print_parts(printer, operands[:-1], operands[-1:])
        printer.print_optional_attr_dict(op.attributes.entries())
        if payload is None:
            print_body(op, printer)


def parse_integers(parser: OpAsmParser, state: OperationState, name: str) -> None:
    """Parse `name = [...]`."""
    parser.parse_keyword(name)
    parser.parse_punctuation("=")
    values = parser.parse_comma_separated_list("[]", parser.parse_integer)
    state.properties[name] = dense_array(integer_type(64), values)


def print_integers(op: Operation, printer: OpAsmPrinter, name: str) -> None:
    """Print ` name = [...] `, with the blank at the end that MLIR prints."""
    values = ", ".join([str(value) for value in cast(DenseArrayAttr, op.inherent(name)).values])
    printer.print_text(f" {name} = [{values}] ")


def _parse_reduce_syntax(parser: OpAsmParser, state: OperationState) -> None:
    payload = parse_payload(parser)
    parse_destination_style(parser, state, "dimensions")
    if payload is None:
        parse_body(parser, state)
    else:
        # The accumulated element comes first.
        add_payload(parser, state, payload, [len(state.operands) - 1, *range(len(state.operands) - 1)])


@assembly(linalg.ReduceOp)
class ReduceSyntax:
    """Mirrors ReduceOp::parse and print; the payload takes the accumulated element last."""

    parse = staticmethod(_parse_reduce_syntax)

    @staticmethod
    def print(op: linalg.ReduceOp, printer: OpAsmPrinter) -> None:
        operands = op.operand_values()
        count = len(op.combiner.blocks[0].args)
        payload = payload_of(op, [*range(1, count), 0])
        if payload is not None:
            print_payload(payload, printer)
        half = len(operands) // 2
        print_parts(printer, operands[:half], operands[half:])
        print_integers(op, printer, "dimensions")
        printer.print_optional_attr_dict(op.attributes.entries(), ("dimensions",))
        if payload is None:
            print_body(op, printer)


class MovingSyntax:
    """Operations that only move elements: the region yields its first argument."""

    ATTRIBUTES: ClassVar[dict[str, str]] = {
        "linalg.transpose": "permutation",
        "linalg.broadcast": "dimensions",
    }

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_destination_style(parser, state, MovingSyntax.ATTRIBUTES[state.name])
        # The body depends on the origins of the operands.
        parser.depends_on_more()
        block = Block()
        for operand in state.operands:
            loc, place = origin_of(operand)
            block.add_argument(element_type(operand.type), loc, place)
        state.add_region().append_block(block)
        if block.args:
            end = OperationState(parser.context.operation_name("linalg.yield"), state.loc, state.place)
            end.operands = [block.args[0]]
            block.append_new(create_operation(end))

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        name = MovingSyntax.ATTRIBUTES[op.name]
        source, target = op.operand_values()
        print_parts(printer, [source], [target])
        print_integers(op, printer, name)
        printer.print_optional_attr_dict(op.attributes.entries(), (name,))


assembly(*MovingSyntax.ATTRIBUTES)(follows_signature(MovingSyntax))


@assembly(linalg.YieldOp)
@follows_signature
class YieldSyntax:
    """Mirrors YieldOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        operands = parser.parse_operand_list()
        parser.parse_optional_attr_dict(state.attributes)
        types = parser.parse_colon_type_list() if operands else []
        state.operands = list(parser.resolve_operands(operands, types, at))

    @staticmethod
    def print(op: linalg.YieldOp, printer: OpAsmPrinter) -> None:
        operands = op.operand_values()
        if operands:
            printer.print_text(" ")
            printer.print_operands(operands)
        printer.print_optional_attr_dict(op.attributes.entries())
        if operands:
            printer.print_text(" : ")
            printer.print_types([operand.type for operand in operands])
