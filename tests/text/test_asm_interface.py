"""Parts of core/asm_interface.py that no shipped dialect uses in its custom syntax.

A small dialect uses each of them: its operations and attributes print as they were read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from mlirkit.builtin.float_types import F32
from mlirkit.builtin.map_attributes import IntegerSetAttr
from mlirkit.core.attribute import ParametrizedAttribute
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.core.location import FileLineColLoc
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.text.printer import print_operation
from tests.text.parser.check import context, headlines, parse


class SetAttr(ParametrizedAttribute):
    """An integer set: `(d0) : (d0 == 0)`."""

    @staticmethod
    def read(parser: Any) -> Any:
        return SetAttr(IntegerSetAttr(parser.parse_integer_set()))

    def write(self, printer: Any) -> None:
        printer.print_text(str(self.parameters[0]).removeprefix("affine_set<").removesuffix(">"))


class FloatBitsAttr(ParametrizedAttribute):
    """A number of 32 bits, without its type."""

    @staticmethod
    def read(parser: Any) -> Any:
        return FloatBitsAttr(parser.parse_float_bits(F32.semantics))

    def write(self, printer: Any) -> None:
        printer.print_float(F32, self.parameters[0])


class HandleAttr(ParametrizedAttribute):
    """The key of a resource of the dialect."""

    @staticmethod
    def read(parser: Any) -> Any:
        return HandleAttr(parser.parse_resource_handle("my"))

    def write(self, printer: Any) -> None:
        printer.print_resource_handle(self.parameters[0])


PARTS: dict[str, Any] = {"set": SetAttr, "float": FloatBitsAttr, "handle": HandleAttr}


class PartAttr(ParametrizedAttribute):
    """`#my.part<kind part>`."""

    DIALECT = "my"
    MNEMONIC = "part"

    @staticmethod
    def parse_value(parser: Any, type: Any) -> Any:
        parser.parse_punctuation("<")
        kind = parser.parse_any_keyword()
        part = PARTS[kind].read(parser)
        parser.parse_punctuation(">")
        return PartAttr(kind, part)

    def print_value(self, printer: Any) -> None:
        printer.print_text(f"<{self.parameters[0]} ")
        self.parameters[1].write(printer)
        printer.print_text(">")


def read_part(parser: Any, state: Any) -> None:
    kind = parser.parse_any_keyword()
    state.attributes["part"] = PartAttr(kind, PARTS[kind].read(parser))


def print_part(op: Any, printer: Any) -> None:
    kind, part = op.attribute("part").parameters
    printer.print_text(f" {kind} ")
    part.write(printer)


def read_named(parser: Any, state: Any) -> None:
    parser.parse_optional_attr_dict(state.attributes)


def print_named(op: Any, printer: Any) -> None:
    printer.print_text(" {")
    for index, (name, attribute) in enumerate(op.attrs.entries.items()):
        printer.print_text(", " if index else "")
        printer.print_named_attribute(name, attribute)
    printer.print_text("}")


def read_place(parser: Any, state: Any) -> None:
    place = parser.parse_optional_location_specifier()
    if place is not None:
        state.attributes["place"] = place


def print_place(op: Any, printer: Any) -> None:
    printer.print_optional_location_specifier(op.attribute("place"))


def read_left(parser: Any, state: Any) -> None:
    state.result_types = parser.parse_colon_type_list()
    names = [parser.result_name(number) for number in range(len(state.result_types))]
    state.attributes["names"] = StringAttr(" ".join(names))


def print_left(op: Any, printer: Any) -> None:
    printer.print_text(" : ")
    printer.print_types(op.result_types())


def read_generic(parser: Any, state: Any) -> None:
    parser.parse_generic_operation_after_op_name(state)


def print_generic(op: Any, printer: Any) -> None:
    printer.print_text(" ")
    printer.print_generic_op(op, False)


SYNTAXES: dict[str, tuple[Callable[[Any, Any], None], Callable[[Any, Any], None]]] = {
    "part": (read_part, print_part),
    "named": (read_named, print_named),
    "place": (read_place, print_place),
    "left": (read_left, print_left),
    "generic": (read_generic, print_generic),
}


def op_class(name: str) -> Any:
    class Op(Operation):
        __slots__ = ()
        OPERATION_NAME: ClassVar[str] = f"my.{name}"
        ATTRIBUTE_NAMES: ClassVar[tuple[str, ...]] = ("inherent",)
        parse_assembly = staticmethod(SYNTAXES[name][0])
        print_assembly = staticmethod(SYNTAXES[name][1])

    return Op


def my_context() -> Context:
    dialect = Dialect("my")
    dialect.has_resources = True
    dialect.attributes["part"] = PartAttr
    for name in SYNTAXES:
        dialect.register_operation(op_class(name))
    made = context()
    made.load_dialect(dialect)
    return made


def printed(op: Operation, **flags: bool) -> str:
    return print_operation(op, OpPrintingFlags(assume_verified=True, **flags))


@pytest.mark.parametrize(
    "text",
    [
        "my.part set (d0, d1)[s0] : (d0 - d1 == 0, s0 >= 0)",
        "my.part float 1.500000e+00",
        "my.part float 0x7F800000",
        "my.part handle key",
        'my.part handle "a key"',
        '"t.op"() {v = #my.part<set (d0) : (d0 == 0)>} : () -> ()',
        '"t.op"() {v = #my.part<float -0.000000e+00>} : () -> ()',
        '"t.op"() {v = #my.part<handle key>} : () -> ()',
        "my.named {a, b = 1 : i8}",
        "my.generic () <{inherent}> ({\n}) {a} : () -> ()",
        "%0:2 = my.left : i1, i2",
    ],
)
def test_what_is_read_is_printed(text: str) -> None:
    module: Any = parse(text, my_context())
    assert printed(module.body.operations[0]) == text


def test_a_generic_form_behind_the_name() -> None:
    text = """
    %0 = "t.op"() : () -> i1
    %1:2 = my.generic (%0) <{inherent = 1 : i8}> ({}) {a} : (i1) -> (i1, i2)
    """
    value, op = parse(text, my_context()).walk_list()[1:]
    assert op.operand_values() == value.result_values()
    assert [str(type) for type in op.result_types()] == ["i1", "i2"]
    assert (list(op.properties), list(op.discardable_attributes)) == (["inherent"], ["a"])
    assert len(op.regions) == 1


def test_a_place_is_read_and_shows_with_debug_information() -> None:
    module: Any = parse('my.place loc("a.mlir":1:2)', my_context())
    op = module.body.operations[0]
    assert op.attribute("place") == FileLineColLoc("a.mlir", 1, 2)
    assert printed(op) == "my.place"
    assert printed(op, debug_info=True, local_scope=True).startswith('my.place loc("a.mlir":1:2) loc(')
    module = parse("my.place", my_context())
    assert module.body.operations[0].attribute("place") is None


def test_names_of_results() -> None:
    module: Any = parse("%a, %b:2 = my.left : i1, i2, i3", my_context())
    assert module.body.operations[0].attribute("names") == StringAttr("a b b")


def test_resources_of_a_dialect_without_any() -> None:
    made = my_context()
    dialect: Any = made.dialect("my")
    dialect.has_resources = False
    message = "t:1:16: error: unknown 'resource' key 'key' for dialect 'my'"
    assert headlines("my.part handle key", made) == [message]


def test_a_set_is_no_map() -> None:
    message = "t:1:13: error: expected IntegerSet, but got AffineMap"
    assert headlines("my.part set (d0) -> (d0)", my_context()) == [message]
