"""Quantized types as values: text, members, copies, and definitions that replace the shipped ones."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.core.context import Context
from mlirkit.dialects import quant
from mlirkit.dialects.loading import register_include_dirs
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import MLIRError

I8 = ir.IntegerType.get_signless(8)
F32 = ir.F32Type.get()
HEAD = (1, I8, F32)
RANGE = (-128, 127)
NONE: Any = None
STORAGE = {"flags": 1, "storage_type": I8, "storage_type_min": -128, "storage_type_max": 127, "is_signed": True}

TYPES: list[tuple[str, Any, str, dict[str, object]]] = [
    (
        "!quant.any<i8:f32>",
        lambda: quant.AnyQuantizedType.get(*HEAD, *RANGE),
        "AnyQuantizedType",
        {**STORAGE, "expressed_type": F32, "storage": (I8, *RANGE)},
    ),
    (
        "!quant.any<u8<1:7>>",
        lambda: quant.AnyQuantizedType.get(0, I8, None, 1, 7),
        "AnyQuantizedType",
        {"flags": 0, "is_signed": False, "expressed_type": None, "storage_type_integral_width": 8},
    ),
    (
        "!quant.uniform<i8:f32, 2.000000e+00:10>",
        lambda: quant.UniformQuantizedType.get(*HEAD, 2, 10, *RANGE),
        "UniformQuantizedType",
        {**STORAGE, "scale": 2.0, "zero_point": 10, "is_fixed_point": False},
    ),
    (
        "!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>",
        lambda: quant.UniformQuantizedPerAxisType.get(*HEAD, [2, 3], [0, 0], 1, *RANGE),
        "UniformQuantizedPerAxisType",
        {
            **STORAGE,
            "scales": [2.0, 3.0],
            "zero_points": [0, 0],
            "quantized_dimension": 1,
            "is_fixed_point": True,
        },
    ),
    (
        "!quant.uniform<i8:f32:{0:1, 1:2}, {{2.000000e+00:1}, {3.000000e+00}}>",
        lambda: quant.UniformQuantizedSubChannelType.get(
            *HEAD,
            ir.Attribute.parse("dense<[[2.0], [3.0]]> : tensor<2x1xf32>"),
            ir.Attribute.parse("dense<[[1], [0]]> : tensor<2x1xi8>"),
            [0, 1],
            [1, 2],
            *RANGE,
        ),
        "UniformQuantizedSubChannelType",
        {**STORAGE, "quantized_dimensions": [0, 1], "block_sizes": [1, 2]},
    ),
    (
        "!quant.calibrated<f32<-1.000000e+00:1.000000e+00>>",
        lambda: quant.CalibratedQuantizedType.get(F32, -1, 1),
        "CalibratedQuantizedType",
        {"flags": 0, "storage_type": None, "storage_type_max": 0, "min": -1.0, "max": 1.0},
    ),
]


def check(text: str, cls: str, members: dict[str, object], context: Context | None = None) -> None:
    type = ir.Type.parse(text, context)
    assert str(type) == text
    assert isinstance(type, quant.QuantizedType) and type.__class__.__name__ == cls
    for name, value in members.items():
        read = getattr(type, name)
        assert read == value and read.__class__ is value.__class__, name


@pytest.mark.parametrize(("text", "build", "cls", "members"), TYPES)
def test_types(text: str, build: Any, cls: str, members: dict[str, object]) -> None:
    with Context():
        check(text, cls, members)
        type = ir.Type.parse(text)
        assert build() == type
        assert pickle.loads(pickle.dumps(type)) == type
        for name in {name for _, _, name, _ in TYPES}:
            assert getattr(quant, name).isinstance(type) == (name == cls)


@pytest.mark.parametrize(("text", "build", "cls", "members"), TYPES)
def test_upstream_definitions(
    text: str, build: Any, cls: str, members: dict[str, object], tmp_path: Path
) -> None:
    """A folder without a file for the types, as upstream's are, leaves them as they ship."""
    folder = "mlir/Dialect/Quant/IR"
    shutil.copytree(Path(shipped_folder(), folder), tmp_path / folder)
    (tmp_path / folder / "QuantTypes.td").unlink()
    context = Context()
    register_include_dirs(context, [tmp_path])
    check(text, cls, members, context)


@pytest.mark.parametrize(
    ("build", "error"),
    [
        (lambda: quant.UniformQuantizedType.get(1, F32, F32, 1.0, 0, *RANGE), "storage type must be integral"),
        (
            lambda: quant.UniformQuantizedType.get(1, I8, NONE, 1.0, 0, *RANGE),
            "uniform quantization requires expressed type",
        ),
        (
            lambda: quant.UniformQuantizedPerAxisType.get(*HEAD, [1.0], [], 0, *RANGE),
            "Mismatching number of scales and zero points.",
        ),
        (
            lambda: quant.UniformQuantizedPerAxisType.get(*HEAD, [1.0], [0], -1, *RANGE),
            "illegal quantized dimension: -1",
        ),
        (lambda: ir.Type.parse("!quant.uniform_per_axis<i8:f32:0, {1.0}>"), "unknown quantized type uniform_per_axis"),
        (lambda: ir.Type.parse("!quant.uniform<i8:f32:-1, {1.0}>"), "illegal quantized dimension: -1"),
    ],
)
def test_errors(build: Any, error: str) -> None:
    with Context(), pytest.raises((MLIRError, ValueError)) as raised:
        build()
    assert str(raised.value).endswith(error)
