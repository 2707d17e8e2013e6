"""Builders and setters of live operations: values are taken as they are, or refused by operation and argument."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mlirkit.builtin.types import integer_type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.loader import LoadedDefinitions, load_td
from mlirkit.support.diagnostics import MLIRError

DEFINITIONS = """
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def V : Dialect { let name = "v"; let cppNamespace = "::v"; }
class VOp<string mnemonic, dag ins_> : Op<V, mnemonic> { let arguments = ins_; }
def Bits : I32BitEnum<"Bits", "bits", [I32BitEnumCaseBit<"A", 0, "a">, I32BitEnumCaseBit<"B", 1, "b">]> {
  let cppNamespace = "::v";
}
def V_IntOp : VOp<"int", (ins I64Prop:$a, DefaultValuedProp<I32Prop, "7">:$b)>;
def V_ByteOp : VOp<"byte", (ins IntProp<"uint8_t">:$a)>;
def V_TextOp : VOp<"text", (ins StringProp:$s, BoolProp:$b, UnitProp:$u)>;
def V_BitsOp : VOp<"bits", (ins EnumProp<Bits>:$e)>;
def V_ListOp : VOp<"list", (ins ArrayProp<I64Prop>:$l, IntArrayProp<I32Prop>:$i, OptionalProp<StringProp>:$o)>;
def V_AttrsOp : VOp<"attrs", (ins OptionalAttr<I32Attr>:$i, OptionalAttr<StrAttr>:$s, OptionalAttr<BoolAttr>:$b,
  OptionalAttr<F32Attr>:$f, OptionalAttr<SI8Attr>:$n, OptionalAttr<DenseI8ArrayAttr>:$d, UnitAttr:$u)>;
def V_GroupsOp : VOp<"groups", (ins VariadicOfVariadic<AnyType, "sizes">:$g, DenseI32ArrayAttr:$sizes)>;
def V_DerivedOp : VOp<"derived", (ins AnyType:$x)> {
  DerivedTypeAttr t = DerivedTypeAttr<"return getX().getType();">;
  DerivedAttr n = DerivedAttr<"int", "return getOperation()->getNumOperands();", "$_builder.getI32IntegerAttr($_self)">;
}
def V_HiddenOp : VOp<"hidden", (ins AnyType:$x)> {
  DerivedAttr n = DerivedAttr<"int", "return 1;">;
}
"""


@pytest.fixture(name="v", scope="module")
def v_fixture(tmp_path_factory: pytest.TempPathFactory) -> LoadedDefinitions:
    path: Path = tmp_path_factory.mktemp("v") / "v.td"
    path.write_text(DEFINITIONS)
    return load_td(path, context=Context(allow_unregistered_dialects=True))


Build = Callable[[Any], Any]

TAKEN: list[tuple[Build, str]] = [
    (lambda v: v.IntOp(a=2**63 - 1), '"v.int"() <{a = 9223372036854775807 : i64, b = 7 : i32}>'),
    (lambda v: v.IntOp(a=-(2**63), b=-1), '"v.int"() <{a = -9223372036854775808 : i64, b = -1 : i32}>'),
    (lambda v: v.TextOp(s="", b=False, u=True), '"v.text"() <{b = false, s = "", u}>'),
    (lambda v: v.BitsOp(e="a|b"), '"v.bits"() <{e = 3 : i32}>'),
    (lambda v: v.BitsOp(e=2), '"v.bits"() <{e = 2 : i32}>'),
    (lambda v: v.ListOp(l=[1], i=[2], o="x"), '"v.list"() <{i = array<i32: 2>, l = [1], o = ["x"]}>'),
    (lambda v: v.AttrsOp(i=2**32 - 1, u=False), '"v.attrs"() <{i = -1 : i32}>'),
    (lambda v: v.AttrsOp(n=-128, f=1, b=1), '"v.attrs"() <{b = true, f = 1.000000e+00 : f32, n = -128 : si8}>'),
]

REFUSED: list[tuple[Build, type[Exception], str]] = [
    (lambda v: v.IntOp(), TypeError, "IntOp() is missing the argument 'a'"),
    (lambda v: v.IntOp(a=2**70), ValueError, "'v.int': argument 'a': 1180591620717411303424 is not between"),
    (lambda v: v.IntOp(a=-(2**63) - 1), ValueError, "'v.int': argument 'a': -9223372036854775809 is not"),
    (lambda v: v.IntOp(a=1, b=2**31), ValueError, "'v.int': argument 'b'"),
    (lambda v: v.IntOp(a="1"), TypeError, "'v.int': argument 'a': expected int, got '1'"),
    (lambda v: v.IntOp(a=True), TypeError, "expected int, got True"),
    (lambda v: v.IntOp(a=1.0), TypeError, "expected int, got 1.0"),
    (lambda v: v.ByteOp(a=-1), ValueError, "'v.byte': argument 'a': -1 is not between 0 and 255"),
    (lambda v: v.TextOp(s=True, b=True), TypeError, "'v.text': argument 's': expected str, got True"),
    (lambda v: v.TextOp(s="", b="no"), TypeError, "'v.text': argument 'b': expected bool, got 'no'"),
    (lambda v: v.TextOp(s="", b=True, u="no"), TypeError, "'v.text': argument 'u': expected bool, got 'no'"),
    (lambda v: v.BitsOp(e="c"), ValueError, "'v.bits': argument 'e': 'c' is no case of Bits"),
    (lambda v: v.BitsOp(e=4), ValueError, "'v.bits': argument 'e': '4' is no case of Bits"),
    (lambda v: v.BitsOp(e=None), TypeError, "missing"),
    (lambda v: v.ListOp(l=1, i=[]), TypeError, "'v.list': argument 'l': expected a sequence, got 1"),
    (lambda v: v.ListOp(l=[], i=[2**31]), ValueError, "'v.list': argument 'i': 2147483648 is not between"),
    (lambda v: v.ListOp(l=["x"], i=[]), TypeError, "'v.list': argument 'l': expected int, got 'x'"),
    (lambda v: v.ListOp(l=[], i=[], o=3), TypeError, "'v.list': argument 'o': expected str, got 3"),
    (lambda v: v.AttrsOp(i=2**32), ValueError, "'v.attrs': argument 'i': 4294967296 is not between"),
    (lambda v: v.AttrsOp(i=1.5), TypeError, "'v.attrs': argument 'i': expected int, got 1.5"),
    (lambda v: v.AttrsOp(n=128), ValueError, "'v.attrs': argument 'n': 128 is not between -128 and 127"),
    (lambda v: v.AttrsOp(s=3), TypeError, "'v.attrs': argument 's': expected str, got 3"),
    (lambda v: v.AttrsOp(b="no"), TypeError, "'v.attrs': argument 'b': expected bool, got 'no'"),
    (lambda v: v.AttrsOp(f="x"), TypeError, "'v.attrs': argument 'f': expected a number, got 'x'"),
    (lambda v: v.AttrsOp(d=[128]), ValueError, "'v.attrs': argument 'd': 128 is not between -128 and 127"),
    (lambda v: v.AttrsOp(u="no"), TypeError, "'v.attrs': argument 'u': expected bool, got 'no'"),
    (lambda v: setattr(v.IntOp(a=1), "a", 2**70), ValueError, "'v.int': argument 'a'"),
]


@pytest.mark.parametrize(("build", "text"), TAKEN)
def test_taken(build: Build, text: str, v: LoadedDefinitions) -> None:
    printed = str(build(v))
    # Sizes and flags with their default values are printed as well.
    assert text.split(" <{")[0] in printed
    for entry in text.split(" <{")[1].removesuffix("}>").split(", "):
        assert entry in printed


@pytest.mark.parametrize(("build", "kind", "words"), REFUSED)
def test_refused(build: Build, kind: type[Exception], words: str, v: LoadedDefinitions) -> None:
    with pytest.raises(kind) as error:
        build(v)
    assert words in str(error.value)


def test_groups_can_be_assigned(v: LoadedDefinitions) -> None:
    one: Any = Operation.create("x.v", results=[integer_type(32)])
    value = one.results[0]
    op = v.GroupsOp([[value]])
    op.g = [[value, value], [], [value]]
    assert [len(each) for each in op.g] == [2, 0, 1]
    assert str(op.sizes) == "array<i32: 2, 0, 1>"


def test_derived_attribute(v: LoadedDefinitions) -> None:
    one: Any = Operation.create("x.v", results=[integer_type(32)])
    op = v.DerivedOp(one.results[0])
    assert op.t == integer_type(32)
    assert str(op.materialize_derived_attributes()) == "{n = 1 : i32, t = i32}"
    assert [op.is_derived_attribute(name) for name in ("t", "n", "x")] == [True, True, False]
    with pytest.raises(MLIRError, match="has non-materializable derived attributes 'getN'"):
        v.HiddenOp(one.results[0]).materialize_derived_attributes()
