"""Named operations of linalg, built as upstream's bindings build them; their text reads back as the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.dialects import linalg, tensor

_M = "tensor<4x8xf32>, tensor<8x6xf32>, tensor<4x6xf32>"
_T = "tensor<4x8xf32>"

#: The types of the operands, a function that builds the operation, and its text.
CASES: dict[str, tuple[str, Callable[..., Any], str]] = {
    "matmul": (
        _M,
        lambda a, b, c: linalg.matmul(a, b, outs=[c]),
        "linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>",
    ),
    "matmul on memrefs, cast": (
        _M.replace("tensor", "memref").replace("xf32", "xi8", 1),
        lambda a, b, c: linalg.matmul(a, b, outs=[c], cast=linalg.TypeFn.cast_unsigned),
        "linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<4x8xi8>, memref<8x6xf32>) outs(%arg2 : memref<4x6xf32>)",
    ),
    "fill": ("f32, " + _T, lambda a, b: linalg.fill(a, outs=[b]), f"linalg.fill ins(%arg0 : f32) outs(%arg1 : {_T}) -> {_T}"),
    "add": (f"{_T}, {_T}, {_T}", lambda a, b, c: linalg.add(a, b, outs=[c]), f"linalg.add ins(%arg0, %arg1 : {_T}, {_T}) outs(%arg2 : {_T}) -> {_T}"),
    "elementwise": (
        f"{_T}, {_T}",
        lambda a, b: linalg.elementwise(a, outs=[b], kind="exp"),
        f"linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : {_T}) outs(%arg1 : {_T}) -> {_T}",
    ),
    "convolution": (
        "tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>, tensor<1x7x7x8xf32>",
        lambda a, b, c: linalg.conv_2d_nhwc_hwcf(a, b, outs=[c], strides=[2, 2], dilations=[1, 1]),
        "linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%arg2 : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>",
    ),
    "transpose": (
        "tensor<4x8xf32>, tensor<8x4xf32>",
        lambda a, b: linalg.transpose(a, outs=[b], permutation=[1, 0]),
        "linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) permutation = [1, 0]",
    ),
    "broadcast": (
        "tensor<4xf32>, tensor<4x8xf32>",
        lambda a, b: linalg.broadcast(a, outs=[b], dimensions=[1]),
        "linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4x8xf32>) dimensions = [1]",
    ),
}


def region_of(module: Any) -> str:
    """The text of the region of the function's first operation."""
    operation = module.body.operations[0].body.blocks[0].operations[0]
    return str(operation.regions[0].blocks[0])


@pytest.mark.parametrize("case", CASES)
def test_named_operations(case: str) -> None:
    types, build, text = CASES[case]
    arguments = ", ".join(f"%arg{number}: {type}" for number, type in enumerate(types.split(", ")))
    module: Any = mlirkit.parse(f"func.func @f({arguments}) {{ return }}")
    block = module.body.operations[0].body.blocks[0]
    with ir.InsertionPoint(block.operations[0]), ir.Location.unknown():
        build(*block.arguments)
    module.operation.verify()
    operation = str(module).splitlines()[2].strip()
    assert operation.partition(" = linalg.")[1:] == (" = linalg.", text.removeprefix("linalg.")) or operation == text
    # The region also equals the region that parsing the text makes.
    again = mlirkit.parse(str(module))
    assert region_of(module) == region_of(again)


def test_input_by_name() -> None:
    """`transpose` and `broadcast` have one input, which may be given by name."""
    module: Any = mlirkit.parse("func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) { return }")
    block = module.body.operations[0].body.blocks[0]
    a, b = block.arguments
    with ir.InsertionPoint(block.operations[0]), ir.Location.unknown():
        linalg.transpose(input=a, outs=[b], permutation=[1, 0])
        broadcast = linalg.broadcast(input=a, outs=[tensor.empty([2, 4, 8], ir.F32Type.get())], dimensions=[0])
    assert broadcast.owner.operands[0] is a
    assert module.operation.verify()


def test_outputs_of_an_operation() -> None:
    """`outs` may be an operation, whose results are the outputs."""
    module: Any = mlirkit.parse("func.func @f(%a: f32) { return }")
    block = module.body.operations[0].body.blocks[0]
    with ir.InsertionPoint(block.operations[0]), ir.Location.unknown():
        empty = tensor.EmptyOp([4], ir.F32Type.get())
        filled = linalg.fill(block.arguments[0], outs=empty)
        again = linalg.fill(block.arguments[0], outs=filled.owner.results)
    assert filled.owner.operands[1] is empty.result
    assert again.owner.operands[1] is filled


def test_generated_form() -> None:
    """Types, inputs and outputs by position, as definitions have it."""
    module: Any = mlirkit.parse("func.func @f(%a: tensor<4xf32>) { return }")
    block = module.body.operations[0].body.blocks[0]
    with ir.InsertionPoint(block.operations[0]), ir.Location.unknown():
        value = linalg.exp([block.arguments[0].type], [block.arguments[0]], [block.arguments[0]])
    assert value.owner.name == "linalg.exp"
    with ir.InsertionPoint(block.operations[0]), pytest.raises(TypeError, match=r"linalg\.exp takes 2 inputs"):
        linalg.exp(block.arguments[0], block.arguments[0], outs=[block.arguments[0]])
