"""Verifiers, custom syntax and result types that manual's definitions leave to C++ (manual.cpp)."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import IndexType, integer_type
from mlirkit.ods.live.hooks import (
    assembly,
    block_labels,
    cpp_name,
    directive,
    region_verifier,
    trait_region_verifier,
    trait_verifier,
    type_inference,
    value_assembly,
    value_builder,
    value_verifier,
    verifier,
)
from mlirkit.ods.live.native_code import native_code


@cpp_name("function", "hasWords")
def has_words(attribute: Any) -> bool:
    return " " in attribute.value


@trait_verifier("manual::Own")
def verify_own(op: Any) -> None:
    if op.attribute("bad_trait") is not None:
        raise op.op_error("fails its trait")


@trait_region_verifier("manual::Own")
def verify_regions_of_own(op: Any) -> None:
    if op.attribute("bad_region_trait") is not None:
        raise op.op_error("fails its region trait")


@trait_verifier("manual::OwnStructural")
def verify_own_structural(op: Any) -> None:
    if op.attribute("bad_structure") is not None:
        raise op.op_error("fails its structure")


@trait_verifier("manual::AtMost")
def verify_at_most(op: Any, limit: str) -> None:
    if len(op.operands) > int(limit):
        raise op.op_error(f"has more than {limit} operands")


@trait_verifier("manual::Counted")
def verify_counted(op: Any) -> None:
    if len(op.operands) == 3:
        raise op.op_error("has three operands")


@value_builder("manual.short")
def build_short(number: int) -> Any:
    return integer_attr(IndexType.get(), number)


@value_assembly("manual.lines")
class Lines:
    @staticmethod
    def parse(parser: Any) -> Any:
        parser.parse_punctuation("<")
        inner = parser.parse_type()
        parser.parse_punctuation(">")
        return (inner,)

    @staticmethod
    def print(value: Any, printer: Any) -> None:
        printer.print_text("<")
        printer.increase_indent()
        printer.print_newline()
        printer.print_type(value.inner)
        printer.decrease_indent()
        printer.print_newline()
        printer.print_text(">")


@block_labels("manual.labelled")
def label_blocks(region: Any, set_label: Any) -> None:
    if region is region.parent_op.region_at(0):
        for number, block in list(enumerate(region.get_blocks()))[1:]:
            set_label(block, f"a block {number}")


@value_verifier("manual.pair")
def verify_pair(pair: Any) -> str | None:
    a, b = pair.parameters
    return f"expected {a} to be at most {b}" if a > b else None


@verifier("manual.verified")
def verify_verified(op: Any) -> None:
    if op.n.value == 13:
        raise op.op_error("brings bad luck")


@region_verifier("manual.verified")
def verify_body(op: Any) -> None:
    block = op.body.first_block
    if op.n.value == 14 and block is not None and not block.first_operation:
        raise op.op_error("has nothing inside")


@type_inference("manual.inferred")
def infer_inferred(state: Any) -> list[Any]:
    return [state.operands[0].type]


@native_code("Product")
def product(call: Any, a: Any, b: Any) -> Any:
    return integer_attr(integer_type(32), a.value * b.value)


@native_code("Half")
def half(call: Any, a: Any) -> Any:
    return integer_attr(integer_type(32), a.value // 2)


def _number(parser: Any) -> Any:
    return integer_attr(integer_type(32), parser.parse_integer())


@assembly("manual.written")
class Written:
    @staticmethod
    def parse(parser: Any, state: Any) -> None:
        parser.parse_keyword("number")
        state.properties["n"] = _number(parser)
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        printer.print_text(f" number {op.n.bits}")
        printer.print_optional_attr_dict(op.attrs.entries)


@directive("manual", "Number")
class Number:
    @staticmethod
    def parse(parser: Any) -> Any:
        parser.parse_keyword("n")
        return (_number(parser),)

    @staticmethod
    def print(printer: Any, op: Any, n: Any) -> None:
        printer.print_text(f"n {n.value}")


@directive("manual", "Words")
class Words:
    @staticmethod
    def parse(parser: Any) -> Any:
        return (parser.parse_attribute() if parser.parse_optional_keyword("words") else None,)

    @staticmethod
    def print(printer: Any, op: Any, s: Any) -> None:
        if s is not None:
            printer.print_text("words ")
            printer.print_attribute(s)


@directive("manual", "Prop")
class Prop:
    @staticmethod
    def parse(parser: Any) -> Any:
        return (parser.parse_integer(),)

    @staticmethod
    def print(printer: Any, op: Any, p: int) -> None:
        printer.print_text(str(p))


@directive("manual", "Props")
class Props:
    @staticmethod
    def parse(parser: Any) -> Any:
        parser.parse_keyword("of")
        return ({"number": integer_attr(integer_type(64), parser.parse_integer())},)

    @staticmethod
    def print(printer: Any, op: Any, properties: Any) -> None:
        printer.print_text(f"of {properties['number'].value}")


def _typed(printer: Any, value: Any, type: Any) -> None:
    printer.print_operand(value)
    printer.print_text(" : ")
    printer.print_type(type)


@directive("manual", "One")
class One:
    @staticmethod
    def parse(parser: Any) -> Any:
        return parser.parse_operand(), parser.parse_colon_type()

    @staticmethod
    def print(printer: Any, op: Any, a: Any, type: Any) -> None:
        _typed(printer, a, type)


@directive("manual", "Perhaps")
class Perhaps:
    @staticmethod
    def parse(parser: Any) -> Any:
        if not parser.parse_optional_punctuation("("):
            return None, None
        found = parser.parse_operand(), parser.parse_colon_type()
        parser.parse_punctuation(")")
        return found

    @staticmethod
    def print(printer: Any, op: Any, b: Any, type: Any) -> None:
        if b is not None:
            printer.print_text("(")
            _typed(printer, b, type)
            printer.print_text(")")


@directive("manual", "Many")
class Many:
    @staticmethod
    def parse(parser: Any) -> Any:
        both = parser.parse_comma_separated_list(
            "[]", lambda: (parser.parse_operand(), parser.parse_colon_type())
        )
        return [each[0] for each in both], [each[1] for each in both]

    @staticmethod
    def print(printer: Any, op: Any, c: Any, types: Any) -> None:
        printer.print_text("[")
        for index, (value, type) in enumerate(zip(c, types, strict=True)):
            printer.print_text(", " if index else "")
            _typed(printer, value, type)
        printer.print_text("]")


@directive("manual", "Noted")
class Noted:
    @staticmethod
    def parse(parser: Any, n: Any, number: int, note: str) -> Any:
        parser.parse_keyword(note)
        parser.parse_punctuation(",")
        parser.parse_keyword("more" if n.value > number else "less")
        return ()

    @staticmethod
    def print(printer: Any, op: Any, n: Any, number: int, note: str) -> None:
        printer.print_text(f"{note}, {'more' if n.value > number else 'less'}")


@directive("manual", "Bodies")
class Bodies:
    @staticmethod
    def parse(parser: Any) -> Any:
        one, more = parser.parse_region(), []
        while parser.parse_optional_keyword("or"):
            more.append(parser.parse_region())
        return one, more

    @staticmethod
    def print(printer: Any, op: Any, one: Any, more: Any) -> None:
        printer.print_region(one)
        for each in more:
            printer.print_text(" or ")
            printer.print_region(each)


@directive("manual", "Targets")
class Targets:
    @staticmethod
    def parse(parser: Any) -> Any:
        to, others = parser.parse_successor(), []
        while parser.parse_optional_punctuation(","):
            others.append(parser.parse_successor())
        return to, others

    @staticmethod
    def print(printer: Any, op: Any, to: Any, others: Any) -> None:
        printer.print_successor(to)
        for each in others:
            printer.print_text(", ")
            printer.print_successor(each)


@directive("manual", "Dict")
class Dict:
    @staticmethod
    def parse(parser: Any) -> Any:
        found: dict[str, Any] = {}
        parser.parse_optional_attr_dict(found)
        return (found,)

    @staticmethod
    def print(printer: Any, op: Any, attributes: Any) -> None:
        printer.print_optional_attr_dict(attributes)
