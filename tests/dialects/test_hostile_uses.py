"""Operations for which upstream's C++ divides by zero, casts wrongly or fails an assertion: errors here."""

from __future__ import annotations

import pytest

from mlirkit import ir

RANGE = "#llvm.constant_range<i0, 0, 0>"

ERRORS = {
    "shard.grid @g(shape = 0)\n"
    "func.func @f(%a: tensor<2xf16>) -> tensor<1xf16> {\n"
    "  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<2xf16> -> tensor<1xf16>\n"
    "  return %0 : tensor<1xf16>\n}": "Operand dimension size 2 is not divisible by collective device group size 0",
    "shard.grid @g(shape = 2)\n"
    "func.func @f(%a: tensor<2xf16>) -> tensor<2xf16> {\n"
    "  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 "
    ": tensor<2xf16> -> tensor<2xf16>\n"
    "  return %0 : tensor<2xf16>\n}": "Concatenation axis 1 is out of bounds [0, 1).",
    "func.func @f(%a: tensor<i32>) {\n"
    "  %0 = tosa.while_loop (%b = %a) : (tensor<i32>) -> tensor<i32> {\n"
    '    %1 = "x.y"() : () -> i32\n    tosa.yield %1 : i32\n  } do {\n'
    "  ^bb0(%b: tensor<i32>):\n    tosa.yield %b : tensor<i32>\n  }\n"
    "  return\n}": "'tosa.yield' op operand #0 must be variadic of tosa-conformant tensor",
    "func.func @f(%a: tensor<2xf32>) {\n"
    '  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({\n  ^bb0(%b: index):\n'
    '    %c = "x.y"() : () -> tensor<f32>\n    stablehlo.return %c : tensor<f32>\n'
    "  }) : (tensor<2xf32>) -> tensor<2xf32>\n"
    "  return\n}": "computation arguments must be 0-rank tensor, but got: arg #0 of type 'index'",
    "func.func @f(%a: tensor<2xf32>) {\n"
    '  %0 = "stablehlo.sort"(%a) ({\n  ^bb0(%b: tensor<f32>, %c: tensor<f32>):\n'
    '    %d = "x.y"() : () -> index\n    "stablehlo.return"(%d) : (index) -> ()\n'
    "  }) : (tensor<2xf32>) -> tensor<2xf32>\n"
    "  return\n}": "comparator must return tensor<i1> but got 'index'",
    "func.func @f(%m: !xegpu.tensor_desc<16x32xi8, "
    "#xegpu.layout<lane_layout = [16, 1], lane_data = [1, 0]>>) {\n"
    "  return\n}": "cannot distribute [16, 32] using #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 0]>",
    "func.func private @f(!xegpu.tensor_desc<16x16xi0>)": "unsupported element type 'i0'",
    "func.func @f(%g: memref<4xi0>, %s: memref<4xi0, 3>, %i: index) {\n"
    "  %0 = nvgpu.device_async_copy %g[%i], %s[%i], 4 : memref<4xi0> to memref<4xi0, 3>\n"
    "  return\n}": "Requested copy elements is 4 with width 0",
    "func.func @f(%s: memref<4x4xi0, 3>, %i: index) {\n"
    "  %0 = nvgpu.ldmatrix %s[%i, %i] {numTiles = 4 : i32, transpose = false} "
    ": memref<4x4xi0, 3> -> vector<4x2xi0>\n"
    "  return\n}": "nvgpu.ldmatrix has no elements of 0b",
    "func.func @f(%m: memref<?xvector<2xi0>>, %v: vector<2xi0>, %i: index) {\n"
    "  vector.transfer_write %v, %m[%i] : vector<2xi0>, memref<?xvector<2xi0>>\n"
    "  return\n}": "requires the bitwidth of the minor 1-D vector to be an integral multiple",
    "func.func @f(%v: vector<f32>) {\n"
    "  %0 = llvm.shufflevector %v, %v [0, 1] : vector<f32>\n"
    "  return\n}": "expected an LLVM compatible vector type",
    "func.func @f(%m: memref<?xvector<2xindex>>, %v: vector<f32>, %i: index) {\n"
    "  vector.transfer_write %v, %m[%i] : vector<f32>, memref<?xvector<2xindex>>\n"
    "  return\n}": "expected a custom permutation_map when rank",
}


def test_a_range_of_no_bits() -> None:
    assert str(ir.Attribute.parse(RANGE)) == RANGE


@pytest.mark.parametrize("text", ERRORS)
def test_error(text: str) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse(text, context)
    assert ERRORS[text] in str(caught.value)
