"""Attributes and types as text: the output is MLIR's, and reads back as the same value."""

from __future__ import annotations

import pytest

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr, UnitAttr
from mlirkit.builtin.float_types import F32
from mlirkit.builtin.types import ComplexType, FunctionType, TupleType
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.location import CallSiteLoc, FusedLoc, Location, NameLoc
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr, SymbolRefAttr

# The input, and the output if it differs.
ATTRIBUTES = [
    ("42", "42 : i64"),
    ("-1 : si1",),
    ("true",),
    ("1.5", "1.500000e+00 : f64"),
    ("0x7FC00000 : f32",),
    ("[1, 2 : i64, 3 : i32, 1.0, 0x7FF0000000000000 : f64]",
     "[1, 2, 3 : i32, 1.000000e+00, 0x7FF0000000000000 : f64]"),
    ("{b, a = 1 : i8, \"c d\" = unit}", "{a = 1 : i8, b, \"c d\"}"),
    ('"a\\n\\22\\\\é"', '"a\\0A\\22\\\\\\C3\\A9"'),
    ('"text" : i32',),
    ("@a::@\"b c\"::@d",),
    ("affine_map<(d0)[s0] -> (d0 + s0, 4)>",),
    ("affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>",),
    ("strided<[1, ?], offset: ?>",),
    ("strided<[]>",),
    ("array<i1: true, false>",),
    ("array<i64>",),
    ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>",),
    ("dense<[[7, 7]]> : tensor<1x2xi8>", "dense<7> : tensor<1x2xi8>"),
    ("dense<> : tensor<0x2xi8>",),
    ("dense<(1,2)> : tensor<complex<i8>>",),
    ("dense<[\"a\", \"b\"]> : tensor<2x!foo.s>",),
    ("dense<[\"a\", \"a\"]> : tensor<2x!foo.s>", "dense<\"a\"> : tensor<2x!foo.s>"),
    ("sparse<[[0, 1]], 5> : tensor<3x4xi32>", "sparse<[[0, 1]], 5> : tensor<3x4xi32>"),
    ("sparse<> : tensor<3x4xi32>",),
    ("distinct[7]<@a>", "distinct[0]<@a>"),
    ("distinct[7]<unit>", "distinct[0]<>"),
    ("#foo.bar<x>",),
    ("#foo<\"x y\"> : i8",),
    ("loc(fused<\"m\">[\"a\":1:2 to :3, \"n\"])",),
    ("loc(callsite(\"f\"(\"a\":1:2) at \"b\":3:4 to 5:6))",),
    ("tensor<4xf32, {a}>",),
]

TYPES = [
    "i0", "si7", "ui16777215", "index", "none", "tf32", "f8E4M3B11FNUZ", "f128", "complex<bf16>",
    "tuple<>", "tuple<i1, tuple<index>>", "() -> ()", "(i1) -> (() -> ())", "() -> (i1, i2)",
    "vector<f32>", "vector<4x[8]xi1>", "tensor<?x0x4xf32>", "tensor<*xi8>", "tensor<i8, \"e\">",
    "memref<f32>", "memref<4x?xf32, strided<[?, 1], offset: 3>, 2>", "memref<*xi1, \"hbm\">",
    "memref<2xf32, affine_map<(d0) -> (d0 * 2)>, 1 : i32>", "!foo.bar", "!foo.bar<a, [b]>", "!foo<\"x\">",
]  # fmt: skip


def check(value: AttributeOrType, expected: str) -> None:
    assert str(value) == expected
    parse = Type.parse if isinstance(value, Type) else Attribute.parse
    assert str(parse(expected)) == expected


@pytest.mark.parametrize("case", ATTRIBUTES, ids=[case[0] for case in ATTRIBUTES])
def test_attribute(case: tuple[str, ...]) -> None:
    check(Attribute.parse(case[0]), case[-1])


@pytest.mark.parametrize("text", TYPES)
def test_type(text: str) -> None:
    check(Type.parse(text), text)


def test_bytes_that_are_no_text() -> None:
    assert str(StringAttr.get(b"\xff\x00a")) == '"\\FF\\00a"'
    assert str(SymbolRefAttr("\udcff", "")) == '@"\\FF"::@<<INVALID EMPTY SYMBOL>>'


DEPTH = 100_000


def nested(kind: str) -> AttributeOrType:
    value: AttributeOrType = UnitAttr.get()
    type: Type = F32
    location: Location = NameLoc("x")
    for _ in range(DEPTH):
        if kind == "array":
            value = ArrayAttr([value])  # type: ignore[list-item]
        elif kind == "dictionary":
            value = DictionaryAttr({"a": value})  # type: ignore[dict-item]
        elif kind == "complex":
            type = ComplexType(element_type=type)
        elif kind == "tuple":
            type = TupleType([type])
        elif kind == "function":
            type = FunctionType([], [type])
        elif kind == "name":
            location = NameLoc("x", location)
        elif kind == "fused":
            location = FusedLoc([location], None)
        else:
            location = CallSiteLoc(NameLoc("x"), location)
    if kind in ("array", "dictionary"):
        return value
    return type if kind in ("complex", "tuple", "function") else location


KINDS = ["array", "dictionary", "complex", "tuple", "function", "name", "fused", "site"]


@pytest.mark.parametrize("kind", KINDS)
def test_depth(kind: str) -> None:
    text = str(nested(kind))
    assert len(text) > DEPTH
    opening, closing = ("<", ">") if kind in ("complex", "tuple") else ("", "")
    assert text.count(opening) == text.count(closing)


def test_type_attribute_is_its_type() -> None:
    assert str(TypeAttr(F32)) == "f32"
