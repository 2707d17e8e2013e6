"""sdy's operations: their classes by hand, and the custom syntax of those that programs are written with.

    sdy.mesh @mesh = <["x"=2]>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}]> : tensor<8xf32>          reshard is the same
    %2 = sdy.manual_computation(%1) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>]
             manual_axes={"x"} (%a: tensor<4xf32>) { ... sdy.return %b : tensor<4xf32> } : (...) -> ...

Attributes stand there without `#sdy.` and their name.  Operations that are not in SYNTAX print in the generic
form.  What each operation has is in LAYOUTS.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar, cast

from mlirkit.builtin.attributes import IntegerAttr, OpaqueAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import SymbolOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.traits import trait_named
from mlirkit.dialects.sdy.attribute_text import parse_attribute_text
from mlirkit.dialects.sdy.attributes import SdyAttr, text_of

I32 = integer_type(32)
I64 = integer_type(64)

DIRECTIONS = ("NONE", "FORWARD", "BACKWARD", "BOTH")

_WITH_BODY = ("OneRegion", "ZeroSuccessors", "SingleBlock", "IsolatedFromAbove")
_OF_ONE_TENSOR = ("ZeroRegions", "OneResult", "ZeroSuccessors", "OneOperand")

# What operations are like; those that are not named take a tensor and give one.
TRAITS: dict[str, tuple[str, ...]] = {
    "constant": ("ZeroRegions", "OneResult", "ZeroSuccessors", "ZeroOperands"),
    "manual_computation": _WITH_BODY,
    "mesh": ("ZeroRegions", "ZeroResults", "ZeroSuccessors", "ZeroOperands"),
    "named_computation": _WITH_BODY,
    "return": ("ZeroRegions", "ZeroResults", "ZeroSuccessors", "IsTerminator"),
    "sharding_group": ("ZeroRegions", "ZeroResults", "ZeroSuccessors", "OneOperand"),
}


# What attributes must be, by name, in MLIR's words; of sdy's, the name that their text begins with.
CONSTRAINTS: dict[str, tuple[str, str]] = {
    "mesh": ("mesh", "Mesh of axes and a list of devices"),
    "sharding": ("sharding", "Tensor sharding"),
    "out_sharding": ("sharding", "Tensor sharding"),
    "in_shardings": ("sharding_per_value", "Tensor sharding per operand/result of an op"),
    "out_shardings": ("sharding_per_value", "Tensor sharding per operand/result of an op"),
    "manual_axes": ("manual_axes", "A list of axes that a ManualComputationOp is manual on"),
    "sym_name": ("", "string attribute"),
    "name": ("", "string attribute"),
    "group_id": ("", "64-bit signless integer attribute"),
    "allowed_direction": ("", "propagation direction enum"),
}


def _fits(name: str, value: Attribute) -> bool:
    if name in ("sym_name", "name"):
        return isinstance(value, StringAttr)
    if name == "group_id":
        return isinstance(value, IntegerAttr) and value.type == I64
    if name == "allowed_direction":
        return isinstance(value, IntegerAttr) and value.type == I32 and 0 <= value.value < len(DIRECTIONS)
    kind = CONSTRAINTS.get(name, ("", ""))[0]
    return not kind or _text(value).startswith(kind + ("{" if kind == "manual_axes" else "<"))


Kind = TypeVar("Kind", bound=Attribute)


class SdyOperation(Operation):
    """Base of sdy's operations: attributes that must be there are, and are of their kinds."""

    PROPERTY_LAYOUT: ClassVar[PropertyLayout] = PropertyLayout([])

    @staticmethod
    def verify_invariants(op: Operation) -> None:
        attributes = cast(SdyOperation, op).PROPERTY_LAYOUT.attributes
        for name, is_optional in attributes:
            if not is_optional and op.inherent(name) is None:
                raise op.op_error(f"requires attribute '{name}'")
        for name, _ in attributes:
            value = op.inherent(name)
            if value is not None and not _fits(name, value):
                raise op.op_error(f"attribute '{name}' failed to satisfy constraint: {CONSTRAINTS[name][1]}")
        for region in op.regions:
            if len(region.blocks) != 1:
                raise op.op_error("region #0 ('body') failed to verify constraint: region with 1 blocks")


# -- attributes as they stand in custom forms -----------------------------------------------------------


def _inherent(op: Operation, name: str, kind: type[Kind]) -> Kind:
    """An attribute that a valid operation has."""
    attribute = op.inherent(name)
    if not isinstance(attribute, kind):
        raise TypeError(f"'{name}' is no {kind.__name__}")
    return attribute


def stripped(attribute: Attribute, name: str) -> str:
    """An attribute's text without its name."""
    return _text(attribute).removeprefix(name)


def _text(attribute: Attribute) -> str:
    """What stands behind `#sdy.`; empty for what is none of sdy's."""
    if isinstance(attribute, OpaqueAttr) and attribute.dialect_namespace == "sdy":
        return attribute.text
    return text_of(attribute) if isinstance(attribute, SdyAttr) else ""


def attribute_of(text: str) -> Attribute:
    """The attribute that stands behind `#sdy.`; opaque where the text is not known."""
    return parse_attribute_text(text) or OpaqueAttr("sdy", text)


def parse_stripped(parser: AsmParser, name: str) -> Attribute:
    return attribute_of(name + parser.parse_bracketed_text())


def print_shardings(printer: AsmPrinter, label: str, attribute: Attribute) -> None:
    printer.print_text(f" {label}={stripped(attribute, 'sharding_per_value')[1:-1]}")


def parse_shardings(parser: AsmParser) -> Attribute:
    """`=[...]` behind the label."""
    parser.parse_punctuation("=")
    return attribute_of(f"sharding_per_value<{parser.parse_bracketed_text()}>")


# -- syntax ---------------------------------------------------------------------------------------------


class MeshSyntax:
    """`@mesh = <["x"=2]>`."""

    @staticmethod
    def parse_assembly(parser: AsmParser, state: OperationState) -> None:
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation("=")
        state.properties["mesh"] = parse_stripped(parser, "mesh")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print_assembly(op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_symbol_name(_inherent(op, "sym_name", StringAttr).value)
        printer.print_text(f" = {stripped(_inherent(op, 'mesh', Attribute), 'mesh')}")
        printer.print_optional_attr_dict(op.discardable_attributes.entries())


class ShardingSyntax:
    """`%0 <@mesh, [{"x"}]> : tensor<8xf32>`."""

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        operand = parser.parse_operand()
        state.properties["sharding"] = parse_stripped(parser, "sharding")
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        state.operands = [parser.resolve_operand(operand, type)]
        state.result_types = [type]

    @staticmethod
    def print_assembly(op: Operation, printer: OpAsmPrinter) -> None:
        _print_annotated(
            op, printer, stripped(_inherent(op, "sharding", Attribute), "sharding"), op.result_types()[0]
        )


class ReturnSyntax:
    """`%0, %1 : tensor<8xf32>, tensor<4xf32>`."""

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_optional_attr_dict(state.attributes)
        at = parser.current_location()
        operands = parser.parse_operand_list()
        if operands:
            state.operands = parser.resolve_operands(operands, parser.parse_colon_type_list(), at)

    @staticmethod
    def print_assembly(op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_optional_attr_dict(op.discardable_attributes.entries())
        values = op.operand_values()
        if values:
            printer.print_text(" ")
            printer.print_operands(values)
            printer.print_text(" : ")
            printer.print_types([value.type for value in values])


class GroupSyntax:
    """`%0 group_id=3 : tensor<8xf32>`."""

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        operand = parser.parse_operand()
        parser.parse_keyword("group_id")
        parser.parse_punctuation("=")
        state.properties["group_id"] = integer_attr(I64, parser.parse_integer())
        parser.parse_optional_attr_dict(state.attributes)
        state.operands = [parser.resolve_operand(operand, parser.parse_colon_type())]

    @staticmethod
    def print_assembly(op: Operation, printer: OpAsmPrinter) -> None:
        annotation = f"group_id={_inherent(op, 'group_id', IntegerAttr).value}"
        _print_annotated(op, printer, annotation, op.operand_at(0).type)


class BarrierSyntax:
    """`%0 allowed_direction=BACKWARD : tensor<8xf32>`."""

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        operand = parser.parse_operand()
        parser.parse_keyword("allowed_direction")
        parser.parse_punctuation("=")
        direction = parser.parse_optional_keyword_of(DIRECTIONS)
        if direction is None:
            raise parser.error(
                "expected string or keyword containing one of the following enum values for attribute "
                f"'allowed_direction' [{', '.join(DIRECTIONS)}]"
            )
        state.properties["allowed_direction"] = integer_attr(I32, DIRECTIONS.index(direction))
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        state.operands = [parser.resolve_operand(operand, type)]
        state.result_types = [type]

    @staticmethod
    def print_assembly(op: Operation, printer: OpAsmPrinter) -> None:
        annotation = f"allowed_direction={DIRECTIONS[_inherent(op, 'allowed_direction', IntegerAttr).value]}"
        _print_annotated(op, printer, annotation, op.operand_at(0).type)


class ManualSyntax:
    """`(%0) in_shardings=[...] out_shardings=[...] manual_axes={...} (%a: tensor<4xf32>) {...} : ...`."""

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        operands = parser.parse_operand_list("()")
        for label in ("in_shardings", "out_shardings"):
            parser.parse_keyword(label)
            state.properties[label] = parse_shardings(parser)
        parser.parse_keyword("manual_axes")
        parser.parse_punctuation("=")
        state.properties["manual_axes"] = parse_stripped(parser, "manual_axes")
        _parse_body(parser, state, operands, at)

    @staticmethod
    def print_assembly(op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text("(")
        printer.print_operands(op.operand_values())
        printer.print_text(")")
        for label in ("in_shardings", "out_shardings"):
            print_shardings(printer, label, _inherent(op, label, Attribute))
        printer.print_text(f" manual_axes={stripped(_inherent(op, 'manual_axes', Attribute), 'manual_axes')}")
        _print_body(op, printer)


class NamedSyntax:
    """`<"name">(%0) in_shardings=[...] (%a: tensor<4xf32>) {...} : (...) -> ...`, shardings if there are."""

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_punctuation("<")
        state.properties["name"] = parser.parse_attribute()
        parser.parse_punctuation(">")
        at = parser.current_location()
        operands = parser.parse_operand_list("()")
        for label in ("in_shardings", "out_shardings"):
            if parser.parse_optional_keyword(label):
                state.properties[label] = parse_shardings(parser)
        _parse_body(parser, state, operands, at)

    @staticmethod
    def print_assembly(op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text("<")
        printer.print_attribute(_inherent(op, "name", StringAttr))
        printer.print_text(">(")
        printer.print_operands(op.operand_values())
        printer.print_text(")")
        for label in ("in_shardings", "out_shardings"):
            shardings = op.inherent(label)
            if shardings is not None:
                print_shardings(printer, label, shardings)
        _print_body(op, printer)


def _print_annotated(op: Operation, printer: OpAsmPrinter, annotation: str, type: Type) -> None:
    """An operand, what is said of it, the attributes and a type."""
    printer.print_text(" ")
    printer.print_operand(op.operand_at(0))
    printer.print_text(f" {annotation}")
    printer.print_optional_attr_dict(op.discardable_attributes.entries())
    printer.print_text(" : ")
    printer.print_type(type)


def _parse_body(
    parser: OpAsmParser, state: OperationState, operands: list[UnresolvedOperand], at: int
) -> None:
    arguments = parser.parse_argument_list("()", True, True)
    parser.parse_region(state.add_region(), arguments)
    parser.parse_optional_attr_dict(state.attributes)
    types = parser.parse_colon_type()
    state.operands = parser.resolve_operands(operands, list(types.inputs), at)
    state.result_types = list(types.results)


def _print_body(op: Operation, printer: OpAsmPrinter) -> None:
    region = op.region_at(0)
    printer.print_text(" (")
    for number, argument in enumerate(region.blocks[0].args):
        if number:
            printer.print_text(", ")
        printer.print_region_argument(argument)
    printer.print_text(") ")
    printer.print_region(region, False)
    printer.print_optional_attr_dict(op.discardable_attributes.entries())
    printer.print_text(" : ")
    printer.print_functional_type(op)


# The attributes of each operation, `?` behind optional ones.
_ATTRIBUTES = {
    "all_gather": "gathering_axes out_sharding",
    "all_reduce": "out_sharding reduction_axes",
    "all_slice": "out_sharding slicing_axes",
    "all_to_all": "out_sharding params",
    "collective_permute": "out_sharding",
    "constant": "value",
    "data_flow_edge": "sharding?",
    "manual_computation": "in_shardings manual_axes out_shardings",
    "mesh": "mesh sym_name",
    "named_computation": "in_shardings? name out_shardings?",
    "propagation_barrier": "allowed_direction",
    "reduce_scatter": "out_sharding reduce_scatter_axes",
    "reshard": "sharding",
    "sharding_constraint": "sharding",
    "sharding_group": "group_id",
}
LAYOUTS: dict[str, PropertyLayout] = {
    f"sdy.{name}": PropertyLayout([(each.rstrip("?"), each.endswith("?")) for each in names.split()])
    for name, names in _ATTRIBUTES.items()
}


SYNTAX: dict[str, type] = {
    "manual_computation": ManualSyntax,
    "mesh": MeshSyntax,
    "named_computation": NamedSyntax,
    "propagation_barrier": BarrierSyntax,
    "reshard": ShardingSyntax,
    "return": ReturnSyntax,
    "sharding_constraint": ShardingSyntax,
    "sharding_group": GroupSyntax,
}


def operation_classes() -> list[type]:
    """The class of each operation."""
    found: list[type] = []
    for full_name in [*LAYOUTS, "sdy.return"]:
        layout = LAYOUTS.get(full_name, PropertyLayout([]))
        name = full_name.removeprefix("sdy.")
        members: dict[str, Any] = {
            "__slots__": (),
            "__module__": "mlirkit.dialects.sdy",
            "OPERATION_NAME": full_name,
            "ATTRIBUTE_NAMES": tuple([each for each, _ in layout.attributes]),
            "PROPERTY_LAYOUT": layout,
            "TRAITS": tuple([trait_named(each) for each in TRAITS.get(name, _OF_ONE_TENSOR)]),
            "INTERFACES": {"SymbolOpInterface": SymbolOpInterface()} if name == "mesh" else {},
        }
        if name in SYNTAX:
            for hook in ("parse_assembly", "print_assembly"):
                members[hook] = staticmethod(getattr(SYNTAX[name], hook))
        class_name = "".join([word.capitalize() for word in name.split("_")]) + "Op"
        found.append(type(class_name, (SdyOperation,), members))
    return found
