"""Roles of dimensions of structured operations, in named operations and in the generic form."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.dialects import linalg
from mlirkit.support.diagnostics import MLIRError

MATMUL = (
    "linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>",
    "%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>",
)
BATCH_MATMUL = (
    "linalg.batch_matmul ins(%a, %b : tensor<5x2x3xf32>, tensor<5x3x4xf32>) outs(%c : tensor<5x2x4xf32>) "
    "-> tensor<5x2x4xf32>",
    "%a: tensor<5x2x3xf32>, %b: tensor<5x3x4xf32>, %c: tensor<5x2x4xf32>",
)
CONVOLUTION = (
    "linalg.conv_2d_nhwc_hwcf {strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<1x8x9x3xf32>, "
    "tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x4x4xf32>) -> tensor<1x6x4x4xf32>",
    "%a: tensor<1x8x9x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x4x4xf32>",
)
ADD = (
    "linalg.add ins(%a, %a : tensor<2xf32>, tensor<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>",
    "%a: tensor<2xf32>",
)
GENERIC = (
    "linalg.generic {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (k, n)>, "
    'affine_map<(k, m, n) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel"]} '
    "ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) {\n"
    "^bb0(%x: f32, %y: f32, %z: f32):\n%p = arith.mulf %x, %y : f32\n%s = arith.addf %z, %p : f32\n"
    "linalg.yield %s : f32\n} -> tensor<2x4xf32>",
    MATMUL[1],
)


def operation(text: tuple[str, str]) -> Any:
    uses, arguments = text
    module: Any = Operation.parse(f"func.func @f({arguments}) {{\n%0 = {uses}\nreturn\n}}", context=Context())
    return next(
        op for op in module.walk_list() if op.name.startswith("linalg.") and op.name != "linalg.yield"
    )


@pytest.mark.parametrize(
    ("text", "batch", "m", "n", "k"),
    [(MATMUL, [], [0], [1], [2]), (BATCH_MATMUL, [0], [1], [2], [3]), (GENERIC, [], [1], [2], [0])],
)
def test_contractions(
    text: tuple[str, str], batch: list[int], m: list[int], n: list[int], k: list[int]
) -> None:
    op = operation(text)
    assert linalg.isa_contraction_op(op)
    found = linalg.infer_contraction_dimensions(op)
    assert found is not None
    assert (found.batch, found.m, found.n, found.k) == (batch, m, n, k)
    listed: Any = linalg.get_indexing_maps(op)
    maps = [each.value for each in listed]
    assert linalg.infer_contraction_dimensions_from_maps(maps) == found


def test_convolutions() -> None:
    op = operation(CONVOLUTION)
    assert linalg.isa_convolution_op(op) and not linalg.isa_contraction_op(op)
    found = linalg.infer_convolution_dimensions(op)
    assert found is not None
    assert (found.batch, found.output_image, found.output_channel) == ([0], [1, 2], [3])
    assert (found.filter_loop, found.input_channel, found.strides) == ([4, 5], [6], [1, 2])


def test_neither() -> None:
    op = operation(ADD)
    assert not linalg.isa_contraction_op(op) and not linalg.isa_convolution_op(op)
    assert linalg.infer_convolution_dimensions(op) is None


@pytest.mark.parametrize("maps", [[], ["affine_map<(d0, d1) -> (d0 + d1)>"]])
def test_missing_maps_of_a_convolution(maps: list[str]) -> None:
    """mlir-opt crashes on these."""
    text = f"""
        "linalg.conv_1d"(%a, %b, %c) <{{operandSegmentSizes = array<i32: 2, 1>}}> ({{
        ^bb0(%x: f32, %y: f32, %z: f32):
            linalg.yield %z : f32
        }}) {{linalg.memoized_indexing_maps = [{", ".join(maps)}]}}
        : (tensor<8xf32>, tensor<3xf32>, tensor<6xf32>) -> tensor<6xf32>"""
    words = rf"'linalg.conv_1d' op expected the number of indexing_map \({len(maps)}\) to be equal to"
    with pytest.raises(MLIRError, match=words):
        operation((text, "%a: tensor<8xf32>, %b: tensor<3xf32>, %c: tensor<6xf32>"))


def test_missing_maps_have_no_roles() -> None:
    op = operation(CONVOLUTION)
    op.attributes["linalg.memoized_indexing_maps"] = ArrayAttr([AffineMapAttr(AffineMap.get_identity(7))])
    assert linalg.infer_convolution_dimensions(op) is None and not linalg.isa_convolution_op(op)
