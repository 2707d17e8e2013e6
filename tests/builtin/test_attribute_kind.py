"""Kinds of attributes: each accepts its own attributes and no others."""

from __future__ import annotations

import pytest

from mlirkit.builtin.attribute_kind import kind_check
from mlirkit.core.context import Context
from mlirkit.ir import Attribute

# By kind: attributes that it accepts, then attributes that it refuses.
KINDS = {
    "unit": (["unit"], ["true", "1 : i64", '""']),
    "string": (['"a"'], ["@a", "unit"]),
    "i1": (["true"], ["1 : i8"]),
    "i64": (["1 : i64", "1"], ["1 : si64", "1 : i32", "1 : index", "true"]),
    "ui8": (["1 : ui8"], ["1 : i8", "1 : si8"]),
    "index": (["1 : index"], ["1 : i64"]),
    "int": (["1 : i7", "1 : index", "true"], ["1.0 : f32"]),
    "f32": (["1.0 : f32"], ["1.0 : f64", "1 : i32"]),
    "bf16": (["1.0 : bf16"], ["1.0 : f16"]),
    "i32{0-3}": (["0 : i32", "3 : i32"], ["4 : i32", "-1 : i32", "1 : i64"]),
    "i64{0,2,7}": (["2 : i64"], ["1 : i64"]),
    "i32{&5}": (["4 : i32", "0 : i32"], ["2 : i32", "8 : i32"]),
    "symbol": (["@a", "@a::@b"], ['"a"']),
    "flat_symbol": (["@a"], ["@a::@b"]),
    "type": (["i32", "() -> ()"], ["1 : i32"]),
    "array": (["[]", "[1, @a]"], ["array<i64: 1>"]),
    "array<string>": (["[]", '["a"]'], ['["a", 1]', '"a"']),
    "array<array<i64>>": (["[[1], []]"], ["[1]"]),
    "dense<i32>": (["array<i32: 1>", "array<i32>"], ["array<i64: 1>", "[1 : i32]"]),
    "elements": (["dense<1> : tensor<2xi8>"], ["[1 : i8]"]),
    "dictionary": (["{a = 1}"], ["[]"]),
    "map": (["affine_map<() -> ()>"], ["affine_set<() : (0 == 0)>"]),
    "set": (["affine_set<() : (0 == 0)>"], ["affine_map<() -> ()>"]),
    "#arith.fastmath": (["#arith.fastmath<nnan>"], ["#llvm.fastmath<nnan>", "1 : i32"]),
    "#nobody.knows": (["#nobody<it>"], ["#else<it>"]),
}


@pytest.mark.parametrize("kind", KINDS)
def test_kind(kind: str) -> None:
    check = kind_check(kind)
    assert check is not None
    context = Context(allow_unregistered_dialects=True)
    right, wrong = KINDS[kind]
    assert [text for text in right if not check(Attribute.parse(text, context))] == []
    assert [text for text in wrong if check(Attribute.parse(text, context))] == []


def test_any_attribute() -> None:
    assert kind_check("") is None


@pytest.mark.parametrize("kind", ["array<", "i", "dense<i32", "#", "what"])
def test_unknown_kinds(kind: str) -> None:
    with pytest.raises(ValueError, match="unknown kind of attribute"):
        kind_check(kind)
