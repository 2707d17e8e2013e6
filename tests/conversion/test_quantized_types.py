"""Quantized types through vhlo and back."""

from __future__ import annotations

import pytest

from mlirkit.conversion.vhlo_values import ValueMap
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context


@pytest.mark.parametrize(
    ("type", "versioned"),
    [
        (
            "!quant.uniform<i8:f32, 3.400000e+01:16>",
            "!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 3.400000e+01:16, -128:127, 1>",
        ),
        (
            "!quant.uniform<u8<1:200>:f32, 5.000000e-01:3>",
            "!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, 1:200, 0>",
        ),
        (
            "!quant.uniform<i8:f32:1, {3.400000e+01:16,1.500000e+00}>",
            "!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [3.400000e+01, 1.500000e+00], [16, 0],"
            " -128:127, 1>",
        ),
    ],
)
def test_both_ways(type: str, versioned: str) -> None:
    context = Context()
    values = ValueMap(context)
    given = Type.parse(type, context)
    found = values.type_to_vhlo(given)
    assert str(found) == versioned
    assert values.type_from_vhlo(found) == given
