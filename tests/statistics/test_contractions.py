"""The work of contractions: one product in three dialects, convolutions, operations that do not count."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.statistics import Work, module_statistics, work_of

A, B, C = "tensor<4x8xf32>", "tensor<8x16xf32>", "tensor<4x16xf32>"
IMAGE, KERNEL, OUT = "tensor<1x10x10x3xf16>", "tensor<3x3x3x7xf16>", "tensor<1x8x8x7xf16>"
CONVOLUTION = Work(2 * 8 * 8 * 7 * 3 * 3 * 3, 2 * (300 + 189 + 448))

# An operation with operands of these types, and its work.
CASES = {
    "linalg.matmul": (
        f"linalg.matmul ins(%0, %1 : {A}, {B}) outs(%2 : {C}) -> {C}",
        [A, B, C],
        Work(1024, 4 * (32 + 128 + 64 + 64)),
    ),
    "linalg.contract": (
        "linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,"
        f" affine_map<(m, n, k) -> (m, n)>] ins(%0, %1 : {A}, {B}) outs(%2 : {C}) -> {C}",
        [A, B, C],
        Work(1024, 4 * (32 + 128 + 64 + 64)),
    ),
    "linalg.conv_2d_nhwc_hwcf": (
        f"linalg.conv_2d_nhwc_hwcf ins(%0, %1 : {IMAGE}, {KERNEL}) outs(%2 : {OUT}) -> {OUT}",
        [IMAGE, KERNEL, OUT],
        Work(CONVOLUTION.flops, 2 * (300 + 189 + 448 + 448)),
    ),
    "linalg.mul, which reduces nothing": (
        f"linalg.mul ins(%0, %0 : {A}, {A}) outs(%0 : {A}) -> {A}",
        [A],
        None,
    ),
    "stablehlo.dot_general": (
        f"stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : ({A}, {B}) -> {C}",
        [A, B],
        Work(1024, 4 * (32 + 128 + 64)),
    ),
    "stablehlo.dot": (f"stablehlo.dot %0, %1 : ({A}, {B}) -> {C}", [A, B], Work(1024, 4 * (32 + 128 + 64))),
    "stablehlo.convolution": (
        "stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}"
        f" {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({IMAGE}, {KERNEL}) -> {OUT}",
        [IMAGE, KERNEL],
        CONVOLUTION,
    ),
    "tosa.matmul": (
        "tosa.matmul %0, %1, %2, %2 : (tensor<1x4x8xf32>, tensor<1x8x16xf32>, tensor<1xf32>, tensor<1xf32>)"
        " -> tensor<1x4x16xf32>",
        ["tensor<1x4x8xf32>", "tensor<1x8x16xf32>", "tensor<1xf32>"],
        Work(1024, 4 * (32 + 128 + 64 + 2)),
    ),
    "dynamic": (
        "stablehlo.dot_general %0, %1, contracting_dims = [1] x [0]"
        f" : (tensor<?x8xf32>, {B}) -> tensor<?x16xf32>",
        ["tensor<?x8xf32>", B],
        Work(None, None),
    ),
    "stablehlo.add": (f"stablehlo.add %0, %0 : {A}", [A], None),
}


def parse(text: str, types: list[str]) -> ir.Module:
    arguments = ", ".join(f"%{at}: {type}" for at, type in enumerate(types))
    return ir.Module.parse(f"func.func @f({arguments}) {{ %r = {text} return }}", ir.Context())


@pytest.mark.parametrize("case", CASES)
def test_work(case: str) -> None:
    text, types, work = CASES[case]
    module = parse(text, types)
    before = str(module)
    contraction = module.body.operations[0].regions[0].blocks[0].operations[0]
    assert work_of(contraction) == work
    assert str(module) == before
    counts = module_statistics(module.operation)
    assert counts.contractions == (work is not None)
    assert counts.flops == (work.flops or 0 if work is not None else 0)
