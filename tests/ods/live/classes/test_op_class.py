"""C++ in definitions that live classes use: the default dialect, and conditions over results."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import MLIRError

SOURCE = r"""
include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def My_Dialect : Dialect {
  let name = "my";
  let cppNamespace = "::my";
  let useDefaultAttributePrinterParser = 1;
}
def My_List : AttrDef<My_Dialect, "List"> {
  let mnemonic = "list";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$numbers);
  let constBuilderCall = "::my::ListAttr::get($_builder.getContext(), $0)";
  let assemblyFormat = "`<` ($numbers^)? `>`";
}
def My_Listed : Op<My_Dialect, "listed"> {
  let arguments = (ins DefaultValuedAttr<My_List, "{}">:$list);
  let assemblyFormat = "(qualified($list)^)? attr-dict";
}
def My_Scope : Op<My_Dialect, "scope", [OpAsmOpInterface, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() {
      return "my";
    }
  }];
}
class My_Block<string mnemonic, code body> : Op<My_Dialect, mnemonic, [OpAsmOpInterface, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
  let extraClassDefinition = "::llvm::StringRef $cppClass::getDefaultDialect() { return " # body # "; }";
}
def My_First : My_Block<"first", "MyDialect::getDialectNamespace()">;
def My_Second : My_Block<"second", "getOperation()->getDialect()->getNamespace()">;
def My_Function : Op<My_Dialect, "function", [FunctionOpInterface, Symbol, NoTerminator]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def My_Kernel : Op<My_Dialect, "kernel", [FunctionOpInterface, Symbol, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, I32Attr:$threads);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def My_Arrow : Type<CPred<"true">, "arrow", "::my::ArrowType">;
def My_Lambda : Op<My_Dialect, "lambda", [FunctionOpInterface, Symbol, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<My_Arrow>:$function_type);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def My_End : Op<My_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def My_Entry : Op<My_Dialect, "entry", [FunctionOpInterface, Symbol, SingleBlockImplicitTerminator<"End">]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def My_Leaf : Op<My_Dialect, "leaf"> { let assemblyFormat = "attr-dict"; }
def My_Same : Op<My_Dialect, "same", [
    PredOpTrait<"types are the same", CPred<"$_op.getResult(0).getType() == $_op.getOperand(0).getType()">>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$results);
}
"""


@pytest.fixture
def context(tmp_path: Path) -> Context:
    path = tmp_path / "my.td"
    path.write_text(SOURCE)
    context = Context()
    load_td(path, context=context)
    return context


@pytest.mark.parametrize("name", ["scope", "first", "second"])
def test_default_dialect(context: Context, name: str) -> None:
    text = f"my.{name} {{\n  leaf\n}}"
    assert str(Operation.parse(text, context=context)).rstrip() == text


def test_functions_whose_definition_lacks_a_name(context: Context) -> None:
    """Attributes in the syntax of functions that the definition does not declare are discardable."""
    text = "my.function private @f(%arg0: i32 {x.a}) -> i32 {\n}"
    function = Operation.parse(text, context=context)
    assert str(function).rstrip() == text
    assert set(function.discardable_attributes) == {"sym_name", "sym_visibility", "arg_attrs"}
    again = Operation.parse(write_bytecode(function), context=context)
    assert str(again).rstrip() == text


def test_functions_with_attributes_of_their_own(context: Context) -> None:
    """The syntax of functions replaces custom syntax in C++, unless the operation needs more attributes."""
    text = "my.kernel @f() attributes {threads = 4 : i32}"
    assert str(Operation.parse(text, context=context)).rstrip() == text
    with pytest.raises(MLIRError, match=r"'my\.kernel' has no custom assembly form here: its custom syntax is C"):
        Operation.parse("my.kernel @f()", context=context)


@pytest.mark.parametrize("body", ["my.leaf", "my.leaf\n  my.end"])
def test_functions_with_implicit_terminators(body: str, context: Context) -> None:
    function = Operation.parse(f"my.entry @f() {{\n  {body}\n}}", context=context)
    function.verify()
    assert str(function).rstrip() == "my.entry @f() {\n  my.leaf\n  my.end\n}"


def test_functions_with_a_type_of_their_own(context: Context) -> None:
    """The syntax of functions makes a builtin function type, which these do not have."""
    with pytest.raises(MLIRError, match=r"'my\.lambda' has no custom assembly form here: its custom syntax is C"):
        Operation.parse("my.lambda @f() {\n}", context=context)


def test_empty_default_is_left_out(context: Context) -> None:
    assert str(Operation.parse("my.listed", context=context)).rstrip() == "my.listed"
    assert str(Operation.parse("my.listed #my.list<1, 2>", context=context)).rstrip() == "my.listed #my.list<1, 2>"


def test_values_named_as_the_lists_of_all(context: Context) -> None:
    """Conditions over all results work although a definition names a result `results`."""
    text = '"x"() ({{\n^bb0(%a: i32):\n  %0 = "my.same"(%a) : (i32) -> {}\n}}) : () -> ()'
    context.allow_unregistered_dialects = True
    Operation.parse(text.format("i32"), context=context)
    with pytest.raises(MLIRError, match="types are the same"):
        Operation.parse(text.format("i64"), context=context).verify()
