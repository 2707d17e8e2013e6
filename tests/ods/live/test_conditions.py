"""Conditions of definitions: leaf by leaf, with each name resolved in its own scope."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mlirkit import ir
from mlirkit.ods.live.loader import LoadedDefinitions, load_td
from mlirkit.support.diagnostics import MLIRError, VerificationError

_SOURCE = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"
def Dialect_U : Dialect { let name = "u"; let cppNamespace = "::u"; }
class U_Op<string mnemonic, list<Trait> traits = []> : Op<Dialect_U, mnemonic, traits>;
def T : TypeDef<Dialect_U, "T"> {
  let mnemonic = "t"; let parameters = (ins "int64_t":$foo); let assemblyFormat = "`<` $foo `>`";
}
def Secret : U_Op<"secret"> {
  let arguments = (ins ConfinedAttr<I64Attr, [AttrConstraint<CPred<"mySecret($_self)">, "secret">]>:$a);
}
def SecretElement : U_Op<"secret_element"> {
  let arguments = (ins TensorOf<[Type<And<[F32.predicate, CPred<"mySecret($_self)">]>>]>:$a);
}
def Unreadable : U_Op<"unreadable"> {
  let arguments = (ins Type<And<[CPred<"switch ($_self) {}">, F32.predicate]>, "odd">:$a);
}
def Shared : U_Op<"shared", [PredOpTrait<"parameter is attribute",
    CPred<"::llvm::cast<u::TType>($output.getType()).getFoo() == $foo.getInt()">>,
    PredOpTrait<"parameter is itself", CPred<"::llvm::cast<u::TType>($output.getType()).getFoo() == "
      "::llvm::cast<u::TType>(getOutput().getType()).getFoo()">>,
    PredOpTrait<"attribute is value", CPred<"getFoo() == getFooAttr().getInt()">>]> {
  let arguments = (ins I64Attr:$foo);
  let results = (outs T:$output);
}
def Nested : U_Op<"nested", [PredOpTrait<"is in a function",
    CPred<"$_op.getParentOfType<mlir::func::FuncOp>()">>]>;
def Masked : NativeTypeTrait<"IsMasked"> { let cppNamespace = "::u"; }
def Row : TypeDef<Dialect_U, "Row", [ShapedTypeInterface, ValueSemantics, Masked]> {
  let mnemonic = "row";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $shape `of` $elementType `>`";
}
def Boxed : TypeDef<Dialect_U, "Boxed", [ShapedTypeInterface, ValueSemantics]> {
  let mnemonic = "boxed";
  let parameters = (ins "::mlir::RankedTensorType":$inner);
  let assemblyFormat = "`<` $inner `>`";
}
def Alike : U_Op<"alike", [SameOperandsShape, SameOperandsElementType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def SameAsOptional : U_Op<"same_as_optional", [SameOperandsAndResultType]> {
  let arguments = (ins Optional<AnyType>:$a);
  let results = (outs AnyType:$r);
}
def SameAsOne : U_Op<"same_as_one", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
}
def TakeMasked : U_Op<"take_masked"> {
  let arguments = (ins Type<CPred<"$_self.hasTrait<::u::IsMasked>()">, "masked">:$a);
}
def NonEmpty : U_Op<"non_empty"> {
  let arguments = (ins Attr<And<[CPred<"::llvm::isa<::mlir::StringAttr>($_self)">,
    CPred<"!::llvm::cast<::mlir::StringAttr>($_self).empty()">]>, "non-empty">:$s);
}
"""

_ROW = "(!u.row<2 of f32>, !u.row<2 of f32>) -> !u.row<2 of f32>"


@pytest.fixture(name="loaded", scope="module")
def loaded_fixture(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoadedDefinitions]:
    path = tmp_path_factory.mktemp("u") / "U.td"
    path.write_text(_SOURCE)
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context:
        yield load_td(path, context=context)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('"u.secret"() <{a = 3 : i64}> : () -> ()', ""),
        ('"u.secret"() <{a = 3 : i8}> : () -> ()', "attribute 'a' failed to satisfy constraint"),
        # Traits of types: the project's own, and MLIR's that upstream's conditions name.
        (f'%x = "x.y"() : () -> !u.row<2 of f32>\n"arith.addf"(%x, %x) : {_ROW}', ""),
        (
            f'%x = "x.y"() : () -> !u.row<2 of f32>\n"arith.addi"(%x, %x) : {_ROW}',
            "operand #0 must be signless-integer-like",
        ),
        ('%x = "x.y"() : () -> !u.row<2 of f32>\n"u.take_masked"(%x) : (!u.row<2 of f32>) -> ()', ""),
        (
            '%x = "x.y"() : () -> !u.t<3>\n"u.take_masked"(%x) : (!u.t<3>) -> ()',
            "operand #0 must be masked, but got '!u.t<3>'",
        ),
        # A shape that only C++ defines makes a condition unknown, which is no error.
        (
            '%x = "x.y"() : () -> !u.boxed<tensor<2xf32>>\n'
            '"u.alike"(%x, %x) : (!u.boxed<tensor<2xf32>>, !u.boxed<tensor<2xf32>>) -> ()',
            "",
        ),
        (
            '%x = "x.y"() : () -> !u.boxed<tensor<2xf32>>\n%y = "x.y"() : () -> !u.boxed<tensor<3xi8>>\n'
            '"u.alike"(%x, %y) : (!u.boxed<tensor<2xf32>>, !u.boxed<tensor<3xi8>>) -> ()',
            "",
        ),
        (
            '%x = "x.y"() : () -> !u.row<2 of f32>\n%y = "x.y"() : () -> !u.row<2 of i8>\n'
            '"u.alike"(%x, %y) : (!u.row<2 of f32>, !u.row<2 of i8>) -> ()',
            "requires the same element type for all operands",
        ),
        (
            '%x = "x.y"() : () -> !u.row<2 of f32>\n%y = "x.y"() : () -> !u.row<3 of f32>\n'
            '"u.alike"(%x, %y) : (!u.row<2 of f32>, !u.row<3 of f32>) -> ()',
            "requires the same shape for all operands",
        ),
        # Only a required operand determines the type of results; else compatible shapes are enough.
        (
            '%x = "x.y"() : () -> tensor<4xf32>\n%y = "u.same_as_optional"(%x) : (tensor<4xf32>) -> tensor<?xf32>',
            "",
        ),
        (
            '%x = "x.y"() : () -> tensor<4xf32>\n%y = "u.same_as_one"(%x) : (tensor<4xf32>) -> tensor<?xf32>',
            "op failed to infer returned types",
        ),
        # Attributes in the form before properties, which are checked when they are read.
        ('"u.secret"() {a = 3 : i64} : () -> ()', ""),
        ('%0 = "x.y"() : () -> tensor<1xf32> "u.secret_element"(%0) : (tensor<1xf32>) -> ()', ""),
        (
            '%0 = "x.y"() : () -> tensor<1xi8> "u.secret_element"(%0) : (tensor<1xi8>) -> ()',
            "must be tensor of",
        ),
        ('%0 = "x.y"() : () -> f32 "u.unreadable"(%0) : (f32) -> ()', ""),
        ('%0 = "x.y"() : () -> i32 "u.unreadable"(%0) : (i32) -> ()', "must be odd"),
        ('%0 = "u.shared"() <{foo = 4 : i64}> : () -> !u.t<4>', ""),
        ('%0 = "u.shared"() <{foo = 4 : i64}> : () -> !u.t<5>', "parameter is attribute"),
        ('"u.non_empty"() <{s = "xy"}> : () -> ()', ""),
        ('"u.non_empty"() <{s = ""}> : () -> ()', "constraint: non-empty"),
        # An operation of a dialect whose definitions are not included.
        ('func.func @f() {\n"u.nested"() : () -> ()\nreturn\n}', ""),
        ('"x.y"() ({\n"u.nested"() : () -> ()\n}) : () -> ()', "is in a function"),
    ],
)
def test_verdict(text: str, message: str, loaded: LoadedDefinitions) -> None:
    if not message:
        ir.Module.parse(text)
        return
    with pytest.raises(VerificationError, match=message):
        ir.Module.parse(text)


def test_verdict_on_reading(loaded: LoadedDefinitions) -> None:
    with pytest.raises(MLIRError, match="attribute 'a' failed to satisfy constraint"):
        ir.Module.parse('"u.secret"() {a = 3 : i8} : () -> ()')


def test_unchecked_conditions(loaded: LoadedDefinitions) -> None:
    found = loaded.dialects["u"].unchecked_conditions
    assert [(each.where, each.reason) for each in found] == [
        ("u.secret", "missing function mySecret"),
        ("u.secret_element", "missing function mySecret"),
        ("u.unreadable", "'switch' cannot be read in C++ snippet, found 'switch'"),
    ]


@pytest.mark.parametrize(
    ("type", "is_loadable"),
    [
        ('!llvm.struct<(i32, struct<"b", opaque>)>', True),
        ('!llvm.struct<"c", opaque>', False),
        ('!llvm.struct<"opaque", (i32)>', True),
        ("!llvm.struct<()>", True),
        ("!llvm.void", False),
        ('!llvm.target<"spirv.Image">', True),
        ('!llvm.target<"aarch64.svcount">', True),
        ('!llvm.target<"aarch64.svcount2", i32>', False),
    ],
)
def test_no_rule_looks_at_text(type: str, is_loadable: bool) -> None:
    context = ir.Context()
    with context:
        module = f"llvm.func @f(%p: !llvm.ptr) {{ %0 = llvm.load %p : !llvm.ptr -> {type} llvm.return }}"
        if is_loadable:
            ir.Module.parse(module)
            return
        with pytest.raises(MLIRError, match="LLVM type with size"):
            ir.Module.parse(module)
