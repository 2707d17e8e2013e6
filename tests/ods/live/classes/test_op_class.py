"""What live classes take from a definition's own C++: the default dialect, and conditions over results."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import MLIRError

SOURCE = r"""
include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"

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


def test_default_dialect(context: Context) -> None:
    text = "my.scope {\n  leaf\n}"
    assert str(Operation.parse(text, context=context)).rstrip() == text


def test_empty_default_is_left_out(context: Context) -> None:
    assert str(Operation.parse("my.listed", context=context)).rstrip() == "my.listed"
    assert str(Operation.parse("my.listed #my.list<1, 2>", context=context)).rstrip() == "my.listed #my.list<1, 2>"


def test_values_named_as_the_lists_of_all(context: Context) -> None:
    """Conditions reach all results where a definition names one `results`."""
    text = '"x"() ({{\n^bb0(%a: i32):\n  %0 = "my.same"(%a) : (i32) -> {}\n}}) : () -> ()'
    context.allow_unregistered_dialects = True
    Operation.parse(text.format("i32"), context=context)
    with pytest.raises(MLIRError, match="types are the same"):
        Operation.parse(text.format("i64"), context=context).verify()
