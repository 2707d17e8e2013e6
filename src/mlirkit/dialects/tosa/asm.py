"""Custom syntax of tosa: enums as bare keywords, variables, control flow.

tosa.maximum %a, ... [{name = attribute-or-keyword, ...}] : function-type       and others with an enum
tosa.variable @name ... : type  |  = value
tosa.cond_if %c [(%x = %init, ...)] : type [(types)] [-> types] region [else region] [dict]
tosa.while_loop [(%x = %init, ...)] : function-type region do region [attributes dict]
"""

from __future__ import annotations

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, UnrankedTensorType, VectorType
from mlirkit.builtin.types import INDEX, FunctionType, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.enum_cases import case_of, cases_of
from mlirkit.dialects.loop_syntax import WhileSyntax, print_initialization
from mlirkit.dialects.release_definitions import OWN_SYNTAX, OwnSyntax
from mlirkit.ods.live.hooks import assembly, directive
from mlirkit.support.diagnostics import ParseError, with_outer_error

# The attributes that appear as keywords: mnemonics in `#tosa.<mnemonic>`, by name.
KEYWORDS = {
    "rounding_mode": "rounding_mode",
    "mode": "resize_mode",
    "nan_mode": "nan_mode",
    "block_size": "block_size",
}
KEYWORD_ATTRIBUTES = (
    tosa.RoundingModeAttr,
    tosa.ResizeModeAttr,
    tosa.NanPropagationModeAttr,
    tosa.BlockSizeAttr,
)
TYPES_EXPECTED = "expected list of types for block arguments followed by arrow type and list of return types"


def parse_enum_entry(parser: OpAsmParser, name: str) -> tuple[str, Attribute]:
    """Parse `key = attribute`; a keyword where the key is `name`."""
    key = parser.parse_any_keyword()
    parser.parse_punctuation("=")
    if key != name:
        return key, parser.parse_attribute()
    keyword = parser.parse_optional_any_keyword()
    if keyword is None:
        return key, parser.parse_attribute()
    dialect = parser.context.dialect("tosa")
    cls = dialect.attribute_class(KEYWORDS[name])
    case = cases_of(cls, dialect).symbolize(keyword)
    if case is None:
        raise parser.error(f"invalid {'resize mode' if name == 'mode' else name} value: {keyword}")
    return key, cls(case)


class EnumSyntax:
    """Mirrors parseWithEnumHandling and printWithEnumHandling; `hidden` is the default that is not
    printed."""

    def __init__(self, name: str, hidden: str = "") -> None:
        self.name = name
        self.hidden = hidden

    def parse(self, parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_comma_separated_list("", parser.parse_operand)
        if parser.parse_optional_punctuation("{"):
            while not parser.parse_optional_punctuation("}"):
                key, value = parse_enum_entry(parser, self.name)
                parser.add_attributes(state.attributes, {key: value})
                if not parser.parse_optional_punctuation(","):
                    parser.parse_punctuation("}")
                    break
        at = parser.current_location()
        type = parser.parse_colon_type()
        if not isinstance(type, FunctionType):
            raise parser.error(
                f"invalid kind of type specified: expected builtin.function, but found '{type}'", at
            )
        state.operands = parser.resolve_operands(operands, type.inputs, parser.current_location())
        state.result_types = list(type.results)

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        separator = " {"
        for name, value in op.attributes.entries().items():
            keyword = self._keyword(value)
            if keyword and keyword == self.hidden:
                continue
            printer.print_text(f"{separator}{name} = ")
            separator = ", "
            if keyword:
                printer.print_text(keyword)
            else:
                printer.print_attribute(value)
        printer.print_text(" : " if separator == " {" else "} : ")
        printer.print_functional_type(op)

    def _keyword(self, value: Attribute) -> str:
        return str(case_of(value)) if isinstance(value, KEYWORD_ATTRIBUTES) else ""


assembly(
    tosa.ArgMaxOp, tosa.MaxPool2dOp, tosa.ClampOp, tosa.MaximumOp, tosa.MinimumOp, tosa.ReduceMaxOp,
    tosa.ReduceMinOp,
)(EnumSyntax("nan_mode", "PROPAGATE"))  # fmt: skip
assembly(tosa.ApplyScaleOp, tosa.RescaleOp)(EnumSyntax("rounding_mode"))
assembly(tosa.ResizeOp)(EnumSyntax("mode"))
assembly(tosa.MatmulTBlockScaledOp, tosa.CastFromBlockScaledOp, tosa.CastToBlockScaledOp)(
    EnumSyntax("block_size")
)


# -- variables --------------------------------------------------------------------------------------------


def variable_parts(parser: OpAsmParser, type: Type | None) -> tuple[Attribute, Attribute]:
    """The shape and element type of a variable."""
    if not isinstance(type, (RankedTensorType, UnrankedTensorType, VectorType)):
        raise parser.error("expected shaped type")
    if isinstance(type, UnrankedTensorType):
        raise parser.error("expected ranked type")
    shape = [-1 if size == DYNAMIC else size for size in type.dims]
    return DenseElementsAttr.get(shape, type=RankedTensorType((len(shape),), INDEX)), TypeAttr(
        type.element_type
    )


@directive("tosa", "VariableOpTypeOrInitialValue")
class VariableType:
    """Custom directive: `= value`, behind `: type` if the value has no type or is absent."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute, Attribute, Attribute | None]:
        if parser.parse_optional_punctuation("="):
            try:
                value = parser.parse_attribute()
            except ParseError as error:
                raise with_outer_error(error, parser.error("expected attribute")) from None
            shape, element = variable_parts(parser, getattr(value, "type", None))
            return shape, element, value
        try:
            type = parser.parse_colon_type()
        except ParseError as error:
            raise with_outer_error(error, parser.error("expected type after colon")) from None
        shape, element = variable_parts(parser, type)
        return shape, element, None

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        shape: DenseIntElementsAttr,
        element: TypeAttr,
        value: Attribute | None,
    ) -> None:
        # The type of a string attribute counts, even `none`; that in a type attribute does not.
        has_type = not isinstance(value, TypeAttr) and getattr(value, "type", None) is not None
        if value is not None and (has_type or isinstance(value, StringAttr)):
            printer.print_text("= ")
            printer.print_attribute(value)
            return
        sizes = [DYNAMIC if size == -1 else size for size in map(int, shape)]
        printer.print_text(": ")
        printer.print_type(RankedTensorType(tuple(sizes), element.value))
        if value is not None:
            printer.print_text(" = ")
            printer.print_attribute(value)


# -- control flow -----------------------------------------------------------------------------------------


@assembly(tosa.IfOp)
class IfSyntax:
    """Mirrors IfOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        then_region = state.add_region()
        else_region = state.add_region()
        condition = parser.parse_operand()
        pairs = parser.parse_optional_assignment_list()
        message = "expected type for condition operand"
        try:
            type = parser.parse_colon_type()
        except ParseError as error:
            raise with_outer_error(error, parser.error(message)) from None
        state.operands = [parser.resolve_operand(condition, type)]
        if pairs is None:
            state.result_types = parser.parse_optional_arrow_type_list()
        else:
            try:
                function = parser.parse_type()
            except ParseError as error:
                raise with_outer_error(error, parser.error(TYPES_EXPECTED)) from None
            if not isinstance(function, FunctionType):
                raise parser.error(TYPES_EXPECTED)
            state.result_types = list(function.results)
            if len(function.inputs) != len(pairs):
                raise parser.error(
                    "expected as many input types as operands "
                    f"(expected {len(pairs)} got {len(function.inputs)})"
                )
            inits = [init for _, init in pairs]
            state.operands = [*state.operands, *parser.resolve_operands(inits, function.inputs)]
        _parse_branches(parser, state, then_region, else_region)

    @staticmethod
    def print(op: tosa.IfOp, printer: OpAsmPrinter) -> None:
        condition, *inits = op.operand_values()
        printer.print_text(" ")
        printer.print_operand(condition)
        block = op.then_graph.first_block
        print_initialization(printer, " ", block.args if block else (), inits)
        printer.print_text(" : ")
        printer.print_type(condition.type)
        if inits:
            printer.print_text(" (")
            printer.print_types([init.type for init in inits])
            printer.print_text(")")
        printer.print_arrow_type_list(op.result_types())
        _print_branches(op, printer)


def _parse_branches(
    parser: OpAsmParser, state: OperationState, then_region: Region, else_region: Region
) -> None:
    """`region [else region] [dict]`"""
    parser.parse_region(then_region)
    if parser.parse_optional_keyword("else"):
        parser.parse_region(else_region)
    parser.parse_optional_attr_dict(state.attributes)


def _print_branches(op: tosa.IfOp, printer: OpAsmPrinter) -> None:
    printer.print_text(" ")
    printer.print_region(op.then_graph)
    if not op.else_graph.is_empty:
        printer.print_text(" else ")
        printer.print_region(op.else_graph)
    printer.print_optional_attr_dict(op.attributes.entries())


def _parse_if_of_21(parser: OpAsmParser, state: OperationState) -> None:
    """`tosa.cond_if %c [-> (types)] region [else region] [dict]`, with a condition of rank 0."""
    then_region = state.add_region()
    else_region = state.add_region()
    condition = parser.parse_operand()
    state.operands = [parser.resolve_operand(condition, RankedTensorType([], integer_type(1)))]
    state.result_types = parser.parse_optional_arrow_type_list()
    _parse_branches(parser, state, then_region, else_region)


def _print_if_of_21(op: tosa.IfOp, printer: OpAsmPrinter) -> None:
    condition, *inits = op.operand_values()
    if inits or not isinstance(condition.type, RankedTensorType) or condition.type.rank:
        raise op.op_error("has inputs or a condition that its syntax does not show in the release")
    printer.print_text(" ")
    printer.print_operand(condition)
    if op.result_types():
        printer.print_text(" -> (")
        printer.print_types(op.result_types())
        printer.print_text(")")
    _print_branches(op, printer)


OWN_SYNTAX["tosa.cond_if"] = OwnSyntax(0, _parse_if_of_21, _print_if_of_21, until=21)
assembly(tosa.WhileOp)(WhileSyntax)
