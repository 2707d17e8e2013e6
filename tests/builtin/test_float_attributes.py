"""Values that a format has no pattern for: attributes keep them, as LLVM does in memory, and files get a zero."""

import io
from math import copysign, inf, isnan, nan

import pytest

import mlirkit
from mlirkit import ir

WITHOUT = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN"]


@pytest.mark.parametrize("keyword", WITHOUT)
@pytest.mark.parametrize("value", [inf, -inf, nan, -nan], ids=str)
def test_values_without_a_pattern(keyword: str, value: float) -> None:
    type = ir.Type.parse(keyword)
    sign = 1 << (type.width - 1) if copysign(1, value) < 0 else 0
    made = ir.FloatAttr.get(type, value)
    assert str(made) == f"0x{sign:X} : {keyword}"
    assert made.value == value or (isnan(made.value) and isnan(value))
    zero = ir.FloatAttr.get(type, copysign(0.0, value))
    assert made.pattern == zero.bits == sign and made != zero
    elements = ir.DenseElementsAttr.get_splat(ir.RankedTensorType.get([2], type), made)
    assert elements.attribute_at(1) == zero
    file = io.BytesIO()
    operation = ir.Operation.create("t.op", attributes={"a": made}, ip=False)
    operation.write_bytecode(file)
    assert mlirkit.parse(file.getvalue()).body.operations[0].attributes["a"] == zero


@pytest.mark.parametrize("keyword", WITHOUT)
def test_literals(keyword: str) -> None:
    type = ir.Type.parse(keyword)
    assert ir.Attribute.parse(f"1.0e400 : {keyword}") == ir.FloatAttr.get(type, inf)
    assert ir.Attribute.parse(f"-1.0e400 : {keyword}") == ir.FloatAttr.get(type, -inf)
    assert ir.Attribute.parse(f"0x0 : {keyword}") == ir.FloatAttr.get(type, 0.0)
    assert ir.Attribute.parse(f"1.0e9 : {keyword}").value < 100
