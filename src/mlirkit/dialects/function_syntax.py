"""The syntax that function-like operations of all dialects share.

    function  ::= [visibility] @name signature [`attributes` dict] [region]
    signature ::= `(` [argument {`,` argument}] `)` [`->` results]
    argument  ::= %name `:` type [dict] [loc]  |  type [dict]
    results   ::= type  |  `(` [type [dict] {`,` type [dict]}] `)`

As MLIR's function_interface_impl and call_interface_impl.  Names of the attributes that hold the type and
the attributes of arguments and results are the operation's `function_type`, `arg_attrs` and `res_attrs`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.asm_interface import Argument, NoCustomForm, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.interfaces import function_body
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, StringAttr

MakeType = Callable[[Sequence[Type], Sequence[Type], bool], Type]


def parse_function(
    parser: OpAsmParser,
    state: OperationState,
    allow_variadic: bool = False,
    make_type: MakeType | None = None,
    type_name: str = "function_type",
) -> None:
    """Parse everything behind the operation's name; the type becomes the attribute `type_name`."""
    visibility = parser.parse_optional_keyword_of(("public", "private", "nested"))
    if visibility is not None:
        _add(state, "sym_visibility", StringAttr(visibility))
    _add(state, "sym_name", parser.parse_symbol_name())
    at = parser.current_location()
    arguments, variadic = parse_arguments(parser, allow_variadic)
    result_types, result_attributes = parse_results(parser)
    inputs = [argument.type for argument in arguments if argument.type is not None]
    type = (
        FunctionType(inputs, result_types) if make_type is None else make_type(inputs, result_types, variadic)
    )
    _add(state, type_name, TypeAttr(type))
    explicit: dict[str, Attribute] = {}
    at = parser.current_location()
    parser.parse_optional_attr_dict_with_keyword(explicit)
    for name in ("sym_visibility", "sym_name", type_name):
        if name in explicit:
            raise parser.error(
                f"'{name}' is an inferred attribute and should not be specified in the explicit "
                "attribute dictionary",
                at,
            )
    state.attributes.update(explicit)
    add_argument_and_result_attributes(
        state, [DictionaryAttr(argument.attributes) for argument in arguments], result_attributes
    )
    body = state.add_region()
    at = parser.current_location()
    named = arguments if arguments and arguments[0].operand.key else []
    if parser.parse_optional_region(body, named) and body.is_empty:
        if not arguments:
            raise parser.error("expected non-empty function body", at)
        # A function with arguments has a block, even if its arguments are not named.
        body.append_block(Block())


class FunctionSyntax:
    """Custom syntax (`ods.live.hooks`) of an operation with the plain function syntax."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_function(parser, state)

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        print_function(op, printer)


def _add(state: OperationState, name: str, attribute: Attribute) -> None:
    """Add an attribute, which is inherent if the operation's definition declares it."""
    entries = state.properties if name in state.info.attribute_names else state.attributes
    entries[name] = attribute


def parse_arguments(parser: OpAsmParser, allow_variadic: bool) -> tuple[list[Argument], bool]:
    """The parenthesised arguments, and whether `...` ends them.  Unnamed arguments have an empty name."""
    arguments: list[Argument] = []
    variadic = False

    def parse_one() -> None:
        nonlocal variadic
        if variadic:
            raise parser.error("variadic arguments must be in the end of the argument list")
        if allow_variadic and parser.parse_optional_punctuation("..."):
            variadic = True
            return
        argument = parser.parse_optional_argument(True, True)
        if argument is not None:
            if arguments and not arguments[-1].operand.key:
                raise parser.error("expected type instead of SSA identifier", argument.operand.location)
            arguments.append(argument)
            return
        at = parser.current_location()
        if arguments and arguments[-1].operand.key:
            raise parser.error("expected SSA identifier", at)
        type = parser.parse_type()
        attributes: dict[str, Attribute] = {}
        parser.parse_optional_attr_dict(attributes)
        location = parser.parse_optional_location_specifier()
        arguments.append(Argument(UnresolvedOperand(at, b""), type, attributes, location))

    parser.parse_comma_separated_list("()", parse_one)
    return arguments, variadic


def parse_results(parser: OpAsmParser) -> tuple[list[Type], list[DictionaryAttr]]:
    """`-> results`, or nothing."""
    return parse_result_list(parser) if parser.parse_optional_punctuation("->") else ([], [])


def parse_result_list(parser: OpAsmParser) -> tuple[list[Type], list[DictionaryAttr]]:
    """`type`, or types with attributes in parentheses."""
    if not parser.parse_optional_punctuation("("):
        return [parser.parse_type()], [EMPTY_DICTIONARY]
    types: list[Type] = []
    attributes: list[DictionaryAttr] = []
    if parser.parse_optional_punctuation(")"):
        return types, attributes
    while True:
        types.append(parser.parse_type())
        dictionary: dict[str, Attribute] = {}
        parser.parse_optional_attr_dict(dictionary)
        attributes.append(DictionaryAttr(dictionary) if dictionary else EMPTY_DICTIONARY)
        if not parser.parse_optional_punctuation(","):
            break
    parser.parse_punctuation(")")
    return types, attributes


def add_argument_and_result_attributes(
    state: OperationState, arguments: list[DictionaryAttr], results: list[DictionaryAttr]
) -> None:
    """Store the dictionaries, unless all of them are empty."""
    for name, dictionaries in (("arg_attrs", arguments), ("res_attrs", results)):
        if any(len(dictionary) for dictionary in dictionaries):
            _add(state, name, ArrayAttr(dictionaries))


def print_function(
    op: Any, printer: OpAsmPrinter, variadic: bool = False, elided: Sequence[str] = ()
) -> None:
    """Print everything behind the operation's name."""
    printer.print_text(" ")
    # Not every definition declares these attributes.
    visibility = op.attributes.entries().get("sym_visibility")
    if visibility is not None:
        printer.print_text(visibility.value + " ")
    printer.print_symbol_name(op.attribute("sym_name").value)
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    print_signature(op, printer, function.argument_types(op), function.result_types(op), variadic)
    printer.print_optional_attr_dict_with_keyword(
        op.attributes.entries(),
        ("sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs", *elided),
    )
    body = function_body(op)
    if not body.is_empty:
        printer.print_text(" ")
        printer.print_region(body, False, True)


def print_signature(
    op: Operation,
    printer: OpAsmPrinter,
    argument_types: Sequence[Type],
    result_types: Sequence[Type],
    variadic: bool,
) -> None:
    """Print arguments and results with their attributes."""
    body = function_body(op)
    external = body.is_empty
    argument_attributes = _dictionaries(op, "arg_attrs", len(argument_types))
    printer.print_text("(")
    for index, type in enumerate(argument_types):
        if index:
            printer.print_text(", ")
        attributes = argument_attributes[index].entries
        if external:
            printer.print_type(type)
            printer.print_optional_attr_dict(attributes)
        else:
            printer.print_region_argument(body.blocks[0].args[index], attributes)
    if variadic:
        printer.print_text(", ..." if argument_types else "...")
    printer.print_text(")")
    if not result_types:
        return
    result_attributes = _dictionaries(op, "res_attrs", len(result_types))
    wrapped = (
        len(result_types) != 1
        or isinstance(result_types[0], FunctionType)
        or bool(result_attributes[0].entries)
    )
    printer.print_text(" -> (" if wrapped else " -> ")
    for index, type in enumerate(result_types):
        if index:
            printer.print_text(", ")
        printer.print_type(type)
        printer.print_optional_attr_dict(result_attributes[index].entries)
    if wrapped:
        printer.print_text(")")


def _dictionaries(op: Operation, name: str, count: int) -> list[DictionaryAttr]:
    """The attributes of each argument or result; NoCustomForm if the stored attribute has another form."""
    stored = op.attribute(name)
    if stored is None:
        return [EMPTY_DICTIONARY] * count
    listed = stored.elements if isinstance(stored, ArrayAttr) else ()
    dictionaries = [attribute for attribute in listed if isinstance(attribute, DictionaryAttr)]
    if not isinstance(stored, ArrayAttr) or not len(dictionaries) == len(listed) == count:
        raise NoCustomForm(f"'{name}' is no array of {count} dictionaries")
    return dictionaries
