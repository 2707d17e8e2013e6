"""Custom syntax of linalg's named operations, and syntax shared by all structured operations.

    named        {attributes} ins(values : types) outs(values : types) [-> types]
    linalg.matmul [indexing_maps = [maps]] named              batch_matmul, batch_reduce_matmul likewise
    linalg.contract indexing_maps = [maps] named
    linalg.elementwise kind=#linalg.elementwise_kind<exp> [indexing_maps = [maps]] named

The region of a named operation is not written: bodies.py makes it.  Operations with a
region: region_syntax.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mlirkit.builtin.affine_expr import affine_dim
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.bodies import BODIES, BodyBuilder, Compute, elementwise_body
from mlirkit.dialects.release_definitions import OWN_SYNTAX, OwnSyntax
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.formats.dictionary_text import Check, attribute_checks, check_inherent
from mlirkit.ods.live.formats.prop_dict_text import invalid_properties
from mlirkit.ods.live.hooks import assembly, follows_signature
from mlirkit.ods.live.properties.written_attributes import WrittenAttributes
from mlirkit.support.diagnostics import MLIRError, ParseError, with_outer_error

# The attribute in which MLIR stores a named operation's maps.
MEMOIZED_MAPS = "linalg.memoized_indexing_maps"

# -- operands and results ---------------------------------------------------------------------------------


def parse_parts(
    parser: OpAsmParser, state: OperationState, with_sizes: bool = True
) -> tuple[list[Type], list[Type]]:
    """Parse `{attributes} ins(...) outs(...)`; returns the types of inputs and of outputs."""
    properties: DictionaryAttr | None = None
    if parser.parse_optional_punctuation("<"):
        properties = parse_attribute_of(parser, DictionaryAttr)
        parser.parse_punctuation(">")
    attributes_at = parser.current_location()
    parser.parse_optional_attr_dict(state.attributes)
    inputs: list[Any] = []
    outputs: list[Any] = []
    input_types: list[Type] = []
    output_types: list[Type] = []
    inputs_at = outputs_at = parser.current_location()
    if parser.parse_optional_keyword("ins"):
        parser.parse_punctuation("(")
        inputs_at = parser.current_location()
        inputs = parser.parse_operand_list()
        input_types = parser.parse_colon_type_list()
        parser.parse_punctuation(")")
    if parser.parse_optional_keyword("outs"):
        outputs_at = parser.current_location()
        parser.parse_punctuation("(")
        outputs = parser.parse_operand_list()
        output_types = parser.parse_colon_type_list()
        parser.parse_punctuation(")")
    state.operands = list(parser.resolve_operands(inputs, input_types, inputs_at))
    state.operands.extend(parser.resolve_operands(outputs, output_types, outputs_at))
    if with_sizes:
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), [len(inputs), len(outputs)])
    if state.attributes:
        tables: dict[str, dict[str, Check]] = parser.file_state.setdefault("linalg.attribute_checks", {})
        checks = tables.get(state.name)
        if checks is None:
            dialect: Any = parser.context.dialect("linalg")
            checks = attribute_checks(dialect.definitions.operators[state.name], dialect)
            tables[state.name] = checks
        check_inherent(checks, state.name, state.attributes, parser, attributes_at)
    if properties is not None:
        _set_properties(parser, state, DictionaryAttr(properties.entries | state.properties))
    return input_types, output_types


def _set_properties(parser: OpAsmParser, state: OperationState, properties: DictionaryAttr) -> None:
    """Set attributes from properties written in text, which take precedence; unknown names are dropped."""
    dialect: Any = parser.context.dialect("linalg")
    written = WrittenAttributes(dialect.definitions.operators[state.name], dialect)
    problem = written.set_generic(properties.entries, state.properties)
    if problem is not None:
        raise invalid_properties(parser, state.name, properties, problem)
    for name in state.properties:
        state.attributes.pop(name, None)


def print_parts(printer: OpAsmPrinter, inputs: Sequence[Value], outputs: Sequence[Value]) -> None:
    """Print ` ins(...) outs(...)`, each only if not empty."""
    for keyword, values in (("ins", inputs), ("outs", outputs)):
        if values:
            printer.print_text(f" {keyword}(")
            printer.print_operands(values)
            printer.print_text(" : ")
            printer.print_types([value.type for value in values])
            printer.print_text(")")


def inputs_and_outputs(op: Operation) -> tuple[list[Value], list[Value]]:
    """Inputs and outputs of an operation with segment sizes."""
    operands = op.operand_values()
    count = cast(DenseArrayAttr, op.inherent(OPERAND_SIZES)).values[0]
    return operands[:count], operands[count:]


def element_type(type: Type) -> Type:
    """The type of a region argument for an operand."""
    return type.element_type if isinstance(type, (MemRefType, RankedTensorType)) else type


def add_body(
    parser: OpAsmParser, state: OperationState, body: tuple[int, Compute], types: Sequence[Type], at: int
) -> None:
    """Add the region of a named operation."""
    expected, compute = body
    if expected != len(types):
        raise parser.error(
            f"[parseNamedStructuredOpRegion] ods-gen generated region expects {expected} args, got "
            f"{len(types)}"
        )
    block = Block()
    for type in types:
        block.add_argument(element_type(type), UNKNOWN_LOC)
    state.add_region().append_block(block)
    cast = state.attributes.get("cast", state.properties.get("cast"))
    unsigned = isinstance(cast, linalg.TypeFnAttr) and cast.value == linalg.TypeFn.cast_unsigned
    builder = BodyBuilder(parser.context, block, unsigned)
    try:
        value = compute(builder, list(block.args))
    except MLIRError as error:
        raise parser.error(error.message, at) from None
    builder.build("linalg.yield", [value], [])
    if builder.has_warned:
        parser.depends_on_more()


def parse_named(parser: OpAsmParser, state: OperationState, body: tuple[int, Compute]) -> None:
    """Parse `named` of the module's grammar, and add the region."""
    at = parser.current_location()
    input_types, output_types = parse_parts(parser, state)
    parser.parse_optional_attr_dict(state.attributes)
    state.result_types = parser.parse_optional_arrow_type_list()
    add_body(parser, state, body, [*input_types, *output_types], at)


def print_named(op: Operation, printer: OpAsmPrinter, elided: Sequence[str] = ()) -> None:
    printer.print_optional_attr_dict(op.attributes.entries(), (OPERAND_SIZES, MEMOIZED_MAPS, *elided))
    print_parts(printer, *inputs_and_outputs(op))
    print_results(printer, op.result_types())


def print_results(printer: OpAsmPrinter, types: Sequence[Type]) -> None:
    """Print ` -> types` if there are results."""
    if types:
        printer.print_arrow_type_list(types)


# -- named operations -------------------------------------------------------------------------------------


def dims_map(n_dims: int, *positions: int) -> AffineMapAttr:
    """The map from `count` dimensions to some of them."""
    return AffineMapAttr(AffineMap(n_dims, 0, tuple([affine_dim(position) for position in positions])))


MATMUL = linalg.MatmulOp.OPERATION_NAME
DEFAULT_MAPS = {
    MATMUL: (dims_map(3, 0, 2), dims_map(3, 2, 1), dims_map(3, 0, 1)),
    "linalg.batch_matmul": (dims_map(4, 0, 1, 3), dims_map(4, 0, 3, 2), dims_map(4, 0, 1, 2)),
    "linalg.batch_reduce_matmul": (dims_map(4, 0, 1, 3), dims_map(4, 0, 3, 2), dims_map(4, 1, 2)),
}


def parse_each_map(parser: OpAsmParser) -> list[AffineMapAttr]:
    """Parse `= [maps]`, behind the keyword, each alone, as BatchMatmulOp and ElementwiseOp do."""

    def parse_map() -> AffineMapAttr:
        attribute = parser.parse_attribute()
        if not isinstance(attribute, AffineMapAttr):
            raise parser.error("expected affine map attribute", parser.current_location())
        return attribute

    parser.parse_punctuation("=")
    # Unlike with the delimiter "[]", the list may not be empty.
    parser.parse_punctuation("[")
    maps = parser.parse_comma_separated_list("", parse_map)
    parser.parse_punctuation("]")
    return maps


def parse_maps(parser: OpAsmParser) -> list[AffineMapAttr]:
    """Parse `= [maps]`, behind the keyword: one attribute."""
    parser.parse_punctuation("=")
    entry = parse_attribute_of(parser, ArrayAttr)
    maps: list[AffineMapAttr] = []
    for attribute in entry:
        if not isinstance(attribute, AffineMapAttr):
            raise parser.error("element of indexing_maps array is not an affine_map")
        maps.append(attribute)
    return maps


def print_maps(op: Operation, printer: OpAsmPrinter, understood: Sequence[AffineMapAttr]) -> None:
    """Print ` indexing_maps = [...]`, unless they are the default."""
    maps = list(cast(ArrayAttr, op.inherent("indexing_maps") or ArrayAttr([])))
    if not maps:
        return
    if maps == list(understood):
        return
    printer.print_text(" indexing_maps = [")
    for map in comma_separated(printer, maps):
        printer.print_attribute(map)
    printer.print_text("]")


@follows_signature
class NamedSyntax:
    """Operations whose body follows from their name."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_named(parser, state, BODIES[state.name.partition(".")[2]])

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        print_named(op, printer)


for name in BODIES:
    assembly(f"linalg.{name}")(NamedSyntax)


@assembly(*DEFAULT_MAPS)
@follows_signature
class MatmulSyntax:
    """Mirrors MatmulOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        maps: Sequence[AffineMapAttr] = DEFAULT_MAPS[state.name]
        if parser.parse_optional_keyword("indexing_maps"):
            maps = parse_maps(parser) if state.name == MATMUL else parse_each_map(parser)
        state.properties["indexing_maps"] = ArrayAttr(list(maps))
        NamedSyntax.parse(parser, state)

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        print_maps(op, printer, DEFAULT_MAPS[op.name])
        print_named(op, printer, ("indexing_maps",))


@assembly(linalg.ContractOp)
@follows_signature
class ContractSyntax:
    """Mirrors ContractOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        if not parser.parse_optional_keyword("indexing_maps"):
            raise parser.error("expected 'indexing_maps' attribute")
        try:
            maps = parse_maps(parser)
        except ParseError as error:
            raise with_outer_error(error, parser.error("expected 'indexing_maps' attribute")) from None
        state.properties["indexing_maps"] = ArrayAttr(maps)
        NamedSyntax.parse(parser, state)

    @staticmethod
    def print(op: linalg.ContractOp, printer: OpAsmPrinter) -> None:
        print_maps(op, printer, ())
        print_named(op, printer, ("indexing_maps",))


@assembly(linalg.ElementwiseOp)
@follows_signature
class ElementwiseSyntax:
    """Mirrors ElementwiseOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_keyword("kind")
        parser.parse_punctuation("=")
        try:
            kind = parser.parse_attribute()
        except ParseError as error:
            outer = parser.error("expected operation 'kind' attribute")
            raise with_outer_error(error, outer) from None
        if not isinstance(kind, linalg.ElementwiseKindAttr):
            raise parser.error("expected ElementwiseKind attribute")
        _parse_elementwise(parser, state, kind)

    @staticmethod
    def print(op: linalg.ElementwiseOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" kind=")
        printer.print_attribute(op.kind_attr)
        _print_elementwise(op, printer)


def _parse_elementwise(
    parser: OpAsmParser, state: OperationState, kind: linalg.ElementwiseKindAttr
) -> None:
    """Parse the rest behind the kind."""
    state.properties["kind"] = kind
    maps: list[AffineMapAttr] = []
    if parser.parse_optional_keyword("indexing_maps"):
        maps = parse_each_map(parser)
    body = elementwise_body(str(kind.value))
    try:
        parse_named(parser, state, body)
    except ParseError as error:
        raise with_outer_error(error, parser.error("unable to parse elemwise op")) from None
    if not maps:
        *_, output = state.operands
        maps = identity_maps(output.type, body[0])
    state.properties["indexing_maps"] = ArrayAttr(maps)


def _print_elementwise(op: linalg.ElementwiseOp, printer: OpAsmPrinter) -> None:
    operands = op.operand_values()
    print_maps(op, printer, identity_maps(operands[-1].type, len(operands)))
    print_named(op, printer, ("kind", "indexing_maps"))


def _parse_elementwise_of_24(parser: OpAsmParser, state: OperationState) -> None:
    """`linalg.elementwise <exp> ...`"""
    parser.parse_punctuation("<")
    word = parser.parse_any_keyword()
    parser.parse_punctuation(">")
    dialect = parser.context.dialect("linalg")
    case = dialect.ElementwiseKind.symbolize(word)
    if case is None:
        raise parser.error(f"unknown kind '{word}'")
    _parse_elementwise(parser, state, dialect.attribute_class("elementwise_kind")(case))


def _print_elementwise_of_24(op: linalg.ElementwiseOp, printer: OpAsmPrinter) -> None:
    printer.print_text(f" <{op.kind_attr.value}>")
    _print_elementwise(op, printer)


OWN_SYNTAX["linalg.elementwise"] = OwnSyntax(24, _parse_elementwise_of_24, _print_elementwise_of_24)


_Function = linalg.UnaryFnAttr | linalg.BinaryFnAttr


def _elemwise_of_20(count: int, kind: type[_Function], usual: str) -> OwnSyntax:
    """`linalg.elemwise_unary [{fun = ..., cast = ...}] ...`: a function of operands that are cast."""

    def parse(parser: OpAsmParser, state: OperationState) -> None:
        def compute(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
            *inputs, out = arguments
            function = state.attributes.get("fun")
            if function is not None and not isinstance(function, kind):
                raise MLIRError(f"expected a function of {count - 1} operands, got {function}")
            word = usual if function is None else str(function.value)
            values = [builder.cast(value, out.type) for value in inputs]
            return elementwise_body(word)[1](builder, [*values, out])

        # The definition is gone: attributes are checked as those of another operation with a cast.
        info = state.info
        state.info = parser.context.operation_name(linalg.CopyOp.OPERATION_NAME)
        parse_named(parser, state, (count, compute))
        state.info = info

    return OwnSyntax(0, parse, print_named, until=20)


OWN_SYNTAX["linalg.elemwise_unary"] = _elemwise_of_20(2, linalg.UnaryFnAttr, "exp")
OWN_SYNTAX["linalg.elemwise_binary"] = _elemwise_of_20(3, linalg.BinaryFnAttr, "add")


def identity_maps(type: Type, count: int) -> list[AffineMapAttr]:
    """Identity maps for all operands."""
    rank = len(type.dims) if isinstance(type, (MemRefType, RankedTensorType)) else 0
    return [AffineMapAttr(AffineMap.get_identity(rank))] * count
