"""Printing never fails: bytecode prints as the text it was written from, and broken operations print.

The texts are those whose custom form tests/conformance compares with mlir-opt's, of all dialects that ship.
`MLIRKIT_PRINTING` is the number of texts for each dialect; the default is small.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.dialects.roots import ROOTS
from mlirkit.support.diagnostics import MLIRError
from tests.generators.broken_operations import Breaker

TESTS = Path(__file__).parents[1]
FOLDERS = (TESTS / "conformance" / "custom_texts", TESTS / "generators" / "written_uses")
COUNT = int(os.environ.get("MLIRKIT_PRINTING", "25"))
MARKER = "// -----\n"
NAMES = sorted(
    name for name in sorted(ROOTS) if any((folder / f"{name}.mlir").is_file() for folder in FOLDERS)
)

# Attributes and types whose parameters differ in kind between text, definition and bytecode.
VALUES = (
    '#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "foo">]>',
    '#stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[0, 1]> : tensor<2xi64>>',
    "!stablehlo.future<tensor<2xf32>>",
    "tensor<5x?xf32, #stablehlo.bounds<?, 3>>",
    "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>",
    "#stablehlo.conv<raw>",
    "#stablehlo.conv<raw input_batch_dimension = 7, kernel_spatial_dimensions = [3, -1]>",
    "#stablehlo.conv<raw output_feature_dimension = 1, output_spatial_dimensions = [0, 1]>",
    "#stablehlo.result_accuracy<atol = 1.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
    "#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = [1]>",
)


def new_context() -> Context:
    return Context(allow_unregistered_dialects=True)


def texts(dialect: str) -> list[str]:
    """A sample of a dialect's texts, which depends only on the dialect."""
    found: list[str] = []
    for folder in FOLDERS:
        path = folder / f"{dialect}.mlir"
        if path.is_file():
            found += path.read_text().split(MARKER)
    return Random(dialect).sample(found, min(COUNT, len(found)))


def parsed(text: str, context: Context) -> Any:
    """The module of a text, or None: some texts only verify under flags that are not set here."""
    try:
        return ModuleOp.parse(text, context)
    except MLIRError:
        return None


@pytest.mark.parametrize("dialect", NAMES)
def test_bytecode_prints(dialect: str) -> None:
    context = new_context()
    count = 0
    for text in texts(dialect):
        module = parsed(text, context)
        if module is None:
            continue
        count += 1
        read: Any = read_bytecode(write_bytecode(module), context, "t", True)
        generic = module.get_asm(print_generic_op_form=True)
        assert read.get_asm(print_generic_op_form=True) == generic, text
        assert str(read) == str(module), text
        assert str(ModuleOp.parse(generic, context)) == str(module), text
    assert count


@pytest.mark.parametrize("value", VALUES)
def test_values_of_bytecode_print(value: str) -> None:
    module = ModuleOp.parse(f"module attributes {{t.a = {value}}} {{\n}}", new_context())
    read: Any = read_bytecode(write_bytecode(module), new_context(), "t", True)
    assert read.attributes["t.a"] == module.attributes["t.a"]
    assert str(read) == str(module)
    assert str(ModuleOp.parse(str(read), new_context())) == str(module)


@pytest.mark.filterwarnings("ignore:the custom syntax of:RuntimeWarning")
@pytest.mark.filterwarnings("ignore:the names of values in:RuntimeWarning")
@pytest.mark.parametrize("dialect", NAMES)
def test_broken_operations_print(dialect: str) -> None:
    """Operations print without verification, also broken ones."""
    context = new_context()
    breaker = Breaker(context, seed=7)
    for text in texts(dialect):
        module = parsed(text, context)
        if module is None:
            continue
        for op in list(module.walk_list()):
            if op.info.name.startswith(f"{dialect}.") and breaker.random.random() < 0.7:
                spoil(breaker, op)
        module.get_asm(assume_verified=True)
        module.get_asm(assume_verified=True, enable_debug_info=True)
        assert str(module)


def spoil(breaker: Breaker, op: Any) -> None:
    """Change several parts of an operation on which its custom syntax depends."""
    random = breaker.random
    for _ in range(random.randint(1, 3)):
        way = random.randrange(5)
        if way == 0:
            breaker.break_once(op)
        elif way == 1:
            op.set_operands(op.operand_values()[: random.randint(0, op.operand_count)])
        elif way == 2 and op.properties:
            op.set_inherent(random.choice(list(op.properties)), None)
        elif way == 3:
            for region in op.regions:
                if not region.is_empty and random.random() < 0.5:
                    region.first_block.add_argument(random.choice(breaker.types), op.location)
        elif way == 4 and op.properties:
            op.set_inherent(random.choice(list(op.properties)), random.choice(breaker.attributes))


def test_failing_hooks_are_reported() -> None:
    """A valid operation whose syntax fails prints in the generic form, with a warning."""
    module: Any = ModuleOp.parse("func.func private @f()", new_context())
    function = module.body.operations[0]
    hook = function.info.print_hook

    def fail(operation: Any, printer: Any) -> None:
        printer.print_text(" half")
        raise IndexError("list index out of range")

    function.info.print_hook = fail
    try:
        with pytest.warns(RuntimeWarning, match="custom syntax of 'func.func' failed.*IndexError"):
            text = str(module)
    finally:
        function.info.print_hook = hook
    assert "half" not in text
    assert '"func.func"() <{' in text
    assert str(ModuleOp.parse(text, new_context())) == str(module)


def test_maps_with_too_few_operands() -> None:
    """MLIR's verifier leaves the operands of the bounds of affine.parallel uncounted."""
    text = (
        'module {\n"test.scope"() ({\n"affine.parallel"() <{lowerBoundsMap = affine_map<(d0) -> (d0)>,'
        " upperBoundsMap = affine_map<(d0, d1) -> (d0 + d1)>, lowerBoundsGroups = dense<1> : tensor<1xi32>,"
        " upperBoundsGroups = dense<1> : tensor<1xi32>, reductions = [], steps = [1]}> ({\n"
        '^bb0(%i: index):\n"affine.yield"() : () -> ()\n}) : () -> ()\n}) : () -> ()\n}'
    )
    module = ModuleOp.parse(text, new_context())
    printed = str(module)
    assert '"affine.parallel"() <{lowerBoundsGroups' in printed
    assert str(ModuleOp.parse(printed, new_context())) == printed


# Functions of several dialects with an argument of type i32, without attributes of it.
FUNCTIONS = (
    "func.func @f(%a: i32) { return }",
    "gpu.module @m { gpu.func @f(%a: i32) { gpu.return } }",
    "llvm.func @f(i32)",
    "spirv.module Logical GLSL450 { spirv.func @f(%a: i32) -> () \"None\" { spirv.Return } }",
    "ml_program.func @f(%a: i32) { ml_program.return }",
)


@pytest.mark.parametrize("attributes", ['"x"', "{}", "[]", "[{}, {}]", "[1]"])
@pytest.mark.parametrize("text", FUNCTIONS, ids=lambda text: text.partition(".")[0])
def test_attributes_of_arguments_that_are_none(text: str, attributes: str) -> None:
    """The custom form has no syntax for these, so that functions print in the generic form."""
    context = new_context()
    module = ModuleOp.parse(text, context)
    functions = [op for op in module.walk_list() if op.info.name.endswith(".func")]
    functions[0].set_inherent("arg_attrs", Attribute.parse(attributes, context))
    printed = module.get_asm(assume_verified=True)
    assert f"arg_attrs = {attributes}" in printed
    assert f'"{functions[0].info.name}"() <{{' in printed


def test_bounds_without_element_type() -> None:
    with pytest.raises(MLIRError, match="expected non-function type"):
        Type.parse("tensor<5x?x, #stablehlo.bounds<?, ?>>", new_context())


def test_values_that_no_syntax_prints() -> None:
    """A value made without its checks prints with a note, and gives a warning."""
    context = new_context()
    value: Any = Attribute.parse('#stablehlo.axis_ref<name = "x">', context)
    with context, pytest.warns(RuntimeWarning, match=r"attribute 'stablehlo\.axis_ref' failed"):
        assert str(type(value)((1, 2), 3)) == "#stablehlo.axis_ref<<INVALID PARAMETERS>>"
