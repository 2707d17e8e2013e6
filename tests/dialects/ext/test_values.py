"""Attributes and types of dialects in Python."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from mlirkit import ir
from tests.dialects.ext import definitions as d

I32 = ir.IntegerType.get_signless(32)


def number(value: int) -> Any:
    return ir.IntegerAttr.get(I32, value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (lambda: d.Array.get(I32, number(4)), "!ext_values.array<i32, 4 : i32>"),
        (d.Unit.get, "!ext_values.unit"),
        (lambda: d.StrPair.get(ir.StringAttr.get("a"), ir.StringAttr.get("b")), '#ext_values.str_pair<"a", "b">'),
    ],
)
def test_text(value: Any, text: str) -> None:
    made = value()
    with d.context():
        read = (ir.Type if text.startswith("!") else ir.Attribute).parse(text)
        assert read == made and type(read) is type(made) and hash(read) == hash(made)
        assert str(made) == text
        assert pickle.loads(pickle.dumps(made)) == made


def test_parts() -> None:
    array = d.Array.get(I32, number(4))
    assert str(array.element) == "i32" and array.length == number(4)
    pair = d.StrPair.get(ir.StringAttr.get("a"), ir.StringAttr.get("b"))
    assert pair.joined() == "ab"
    assert (d.Array.type_name, d.StrPair.attr_name) == ("ext_values.array", "ext_values.str_pair")
    assert d.Values.types == [d.Array, d.Unit] and d.Values.attributes == [d.StrPair]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("!ext_values.array<f32, 1 : i32>", "failed to verify 'element': must be i32 or i64"),
        ("!ext_values.array<i32, 1.0 : f32>", "failed to verify 'length': must be IntegerAttr"),
        ("!ext_values.array<i32>", "expected ','"),
        ("!ext_values.none", "unknown  type `none` in dialect `ext_values`"),
    ],
)
def test_invalid(text: str, error: str) -> None:
    with d.context(), pytest.raises(ir.MLIRError) as raised:
        ir.Type.parse(text)
    assert error in str(raised.value)


def test_refused() -> None:
    with pytest.raises(ir.MLIRError, match="failed to verify 'element'"):
        d.Array.get(ir.F32Type.get(), number(4))
    with pytest.raises(TypeError, match="missing the parameter 'length'"):
        d.Array.get(I32)
