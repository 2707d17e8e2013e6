"""Custom syntax: the output of hooks comes in order, nested regions and names of aliases included."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.traits import trait_named
from mlirkit.text.printer import print_operation


class BoxType(ParametrizedType):
    DIALECT = "toy"
    MNEMONIC = "box"

    def print_value(self, printer: Any) -> None:
        printer.print_text("<")
        printer.print_type(self.parameters[0])
        printer.print_text(">")


class TagAttr(ParametrizedAttribute):
    DIALECT = "toy"
    MNEMONIC = "tag"

    def print_value(self, printer: Any) -> None:
        printer.print_text(" ")
        printer.print_attribute_without_type(self.parameters[0])


class LoopOp(Operation):
    OPERATION_NAME = "toy.loop"
    TRAITS = ()
    ATTRIBUTE_NAMES = ("limit",)
    default_dialect = "toy"

    @staticmethod
    def print_assembly(op: Any, printer: Any) -> None:
        printer.print_text(" ")
        printer.print_region_argument(op.region_at(0).block_list[0].args[0])
        printer.print_text(" ")
        printer.print_region(op.region_at(0), print_entry_block_args=False, print_block_terminators=False)
        printer.print_text(" then ")
        printer.print_region(op.region_at(1))
        printer.print_optional_attr_dict(op.attributes.entries(), ("limit",))
        printer.print_text(" end")

    @staticmethod
    def block_names(region: Any, set_name: Any) -> None:
        for argument in region.block_list[0].args:
            set_name(argument, "i v")

    @staticmethod
    def result_names(op: Any, set_name: Any) -> None:
        values = op.result_values()
        if len(values) > 2:
            set_name(values[0], "first")
            set_name(values[1], "rest")


class YieldOp(Operation):
    OPERATION_NAME = "toy.yield"
    TRAITS = (trait_named("IsTerminator"),)

    @staticmethod
    def print_assembly(op: Any, printer: Any) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operand_values())


class Toy(Dialect):
    def __init__(self) -> None:
        Dialect.__init__(self, "toy")
        self.register_operation(LoopOp)
        self.register_operation(YieldOp)

    def alias_name(self, value: Any) -> tuple[str, bool] | None:
        return ("box", False) if isinstance(value, BoxType) and str(value) == "!toy.box<f32>" else None


def context() -> Context:
    made = Context(allow_unregistered_dialects=True)
    made.load_dialect(Toy())
    return made


LOOP = """
%r:3 = "toy.loop"() <{limit = 3}> ({
^bb0(%a: index):
  "x.use"(%a) {m = affine_map<(d0) -> (d0)>} : (index) -> ()
  "toy.yield"(%a) : (index) -> ()
}, {
  %c = "toy.loop"() ({
  ^bb0(%b: index):
    "toy.yield"() : () -> ()
  }, {}) : () -> i1
}) {d = distinct[5]<1>, x = dense_resource<k> : tensor<1xi8>} : () -> (i1, i2, i3)
"""

PRINTED = """\
#distinct = distinct[0]<1 : i64>
#map = affine_map<(d0) -> (d0)>
module {
  %first, %rest:2 = toy.loop %i_v: index {
    "x.use"(%i_v) {m = #map} : (index) -> ()
  } then {
    %0 = loop %i_v: index {
    } then {
    } end
  } {d = #distinct, x = dense_resource<k> : tensor<1xi8>} end
}
"""


def test_hooks_and_regions_come_out_in_order() -> None:
    module = ModuleOp.parse(LOOP, context(), verify=False)
    printed = print_operation(module, OpPrintingFlags(assume_verified=True))
    assert printed == PRINTED


def test_numbers_follow_the_text_where_attributes_print_behind_regions() -> None:
    text = LOOP.replace("m = affine_map<(d0) -> (d0)>", "m = distinct[9]<>").replace("<1>", "<>")
    printed = print_operation(ModuleOp.parse(text, context(), verify=False), OpPrintingFlags(assume_verified=True))
    assert "{m = distinct[0]<>}" in printed
    assert "{d = distinct[1]<>, " in printed


def test_values_of_dialects() -> None:
    from mlirkit.builtin.attributes import index_attr
    from mlirkit.builtin.float_types import F32, F64

    with context() as current:
        assert str(BoxType(BoxType(F64))) == "!toy.box<!toy.box<f64>>"
        assert str(TagAttr(index_attr(4))) == "#toy<tag 4>"
        op = Operation.create(
            "x.y", results=[BoxType(BoxType(F32))], attributes={"t": TagAttr(index_attr(4))}, ip=False,
            context=current,
        )
        assert print_operation(op).split("\n")[:2] == [
            "!box = !toy.box<f32>",
            '%0 = "x.y"() {t = #toy<tag 4>} : () -> !toy.box<!box>',
        ]


def test_deep_values_of_dialects() -> None:
    from mlirkit.builtin.float_types import F64

    value: Any = F64
    for _ in range(20_000):
        value = BoxType(value)
    with context():
        assert str(value).count("!toy.box<") == 20_000


def test_deep_custom_syntax() -> None:
    made = context()
    inner = Operation.create("x.leaf", ip=False, context=made)
    for _ in range(5_000):
        loop = Operation.create("toy.loop", regions=2, ip=False, context=made)
        from mlirkit.builtin.types import INDEX

        loop.region_at(0).blocks.append(INDEX).append(inner)
        loop.region_at(1).blocks.append()
        inner = loop
    text = print_operation(inner, OpPrintingFlags(assume_verified=True))
    assert text.count(" then {") == 5_000
    inner.close()


def test_shadowed_arguments() -> None:
    class KernelOp(Operation):
        OPERATION_NAME = "toy.kernel"
        TRAITS = (trait_named("IsolatedFromAbove"),)

        @staticmethod
        def print_assembly(op: Any, printer: Any) -> None:
            printer.shadow_region_args(op.region_at(0), op.operand_values())
            printer.print_text(" ")
            printer.print_region(op.region_at(0), print_entry_block_args=False)

    made = context()
    made.dialect("toy").register_operation(KernelOp)  # type: ignore[union-attr]
    text = """
    %0:2 = "x.y"() : () -> (i1, i2)
    "toy.kernel"(%0#1, %0#0) ({
    ^bb0(%a: i2, %b: i1):
      "x.use"(%a, %b) : (i2, i1) -> ()
    }) : (i2, i1) -> ()
    """
    printed = print_operation(ModuleOp.parse(text, made), OpPrintingFlags(assume_verified=True))
    assert '"x.use"(%0#1, %0#0)' in printed
