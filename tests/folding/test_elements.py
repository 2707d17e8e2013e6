"""Folding element by element: numbers, splats, dense and sparse elements, poison."""

from __future__ import annotations

import pytest

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.folding.ap_float import APFloat
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import elements_of, fold_binary, fold_cast, fold_unary
from mlirkit.folding.libm import call
from mlirkit.folding.matchers import float_of, int_of, is_int, is_one_float
from mlirkit.ir import Attribute as AnyAttribute
from mlirkit.ir import Type


def attribute(text: str) -> Attribute:
    with Context():
        parsed: Attribute = AnyAttribute.parse(text)
    return parsed


@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        ("7 : i8", "250 : i8", "1 : i8"),
        ("true", "true", "false"),
        ("dense<7> : tensor<1000000xi8>", "dense<1> : tensor<1000000xi8>", "dense<8> : tensor<1000000xi8>"),
        ("dense<[1, 2]> : tensor<2xi8>", "dense<1> : tensor<2xi8>", "dense<[2, 3]> : tensor<2xi8>"),
        ("dense<[1, 2]> : tensor<2xi8>", "dense<[2, 1]> : tensor<2xi8>", "dense<3> : tensor<2xi8>"),
        (
            "dense<[true, false, true]> : vector<3xi1>",
            "dense<[true, true, false]> : vector<3xi1>",
            "dense<[false, true, true]> : vector<3xi1>",
        ),
        (
            "sparse<[[0, 1]], 5> : tensor<2x2xi8>",
            "dense<1> : tensor<2x2xi8>",
            "dense<[[1, 6], [1, 1]]> : tensor<2x2xi8>",
        ),
        ("#ub.poison", "1 : i8", "#ub.poison"),
        ("1 : i8", "#ub.poison", "#ub.poison"),
        ("1 : i8", "1 : i9", None),
        ("1 : i8", "unit", None),
    ],
)
def test_binary(first: str, second: str, result: str | None) -> None:
    def add(a: APInt, b: APInt) -> APInt:
        return a + b

    operands = [attribute(first), attribute(second)]
    expected = None if result is None else attribute(result)
    assert fold_binary(IntegerAttr, operands, add) == expected


def test_splats_are_calculated_once() -> None:
    calls: list[APFloat] = []

    def negate(a: APFloat) -> APFloat:
        calls.append(a)
        return -a

    folded = fold_unary(FloatAttr, [attribute("dense<1.5> : tensor<1000xf32>")], negate)
    assert folded == attribute("dense<-1.5> : tensor<1000xf32>")
    assert len(calls) == 1


def test_casts_change_the_type() -> None:
    def widen(a: APInt) -> APInt:
        return a.sext_or_trunc(16)

    source = attribute("dense<[-1, 2]> : vector<2xi8>")
    target = Type.parse("vector<2xi16>", Context())
    assert fold_cast(IntegerAttr, [source], target, widen) == attribute("dense<[-1, 2]> : vector<2xi16>")
    dynamic = Type.parse("tensor<?xi16>", Context())
    assert fold_cast(IntegerAttr, [attribute("dense<1> : tensor<2xi8>")], dynamic, widen) is None


def test_numbers_of_constants() -> None:
    assert is_int(attribute("dense<1> : tensor<4xi1>"), 1)
    assert not is_int(attribute("dense<[1, 0]> : tensor<2xi8>"), 1)
    assert is_one_float(attribute("dense<1.0> : vector<4xf16>"))
    assert int_of(attribute("1.0 : f32")) is None
    assert float_of(None) is None
    assert elements_of(attribute("dense<(1,2)> : tensor<2xcomplex<i8>>")) is None


def test_functions_of_c() -> None:
    single, double = attribute("0.5 : f32"), attribute("0.5 : f64")
    for number, bits in ((single, 32), (double, 64)):
        value = float_of(number)
        assert value is not None
        root = call("sqrt", value)
        assert root is not None
        assert root.semantics.width == bits
    half = float_of(attribute("0.5 : f16"))
    assert half is not None
    assert call("sqrt", half) is None
