"""Attributes and types whose syntax is C++ without a hook are kept as text, and that is said once."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.bytecode import write_bytecode
from mlirkit.cli import main

DEFINITIONS = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Raw_Dialect : Dialect {
  let name = "raw";
  let cppNamespace = "::raw";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Raw_Type<string name, string text> : TypeDef<Raw_Dialect, name> {
  let mnemonic = text;
  let parameters = (ins "unsigned":$width, "std::map<int, int>":$table);
}
def Custom : Raw_Type<"Custom", "custom"> { let hasCustomAssemblyFormat = 1; }
def Directive : Raw_Type<"Directive", "directive"> {
  let assemblyFormat = "`<` $width custom<NobodyWroteThis>($table) `>`";
}
def Parameter : Raw_Type<"Parameter", "parameter"> { let assemblyFormat = "`<` $width `,` $table `>`"; }
def Note : AttrDef<Raw_Dialect, "Note"> {
  let mnemonic = "note";
  let parameters = (ins "unsigned":$width);
  let hasCustomAssemblyFormat = 1;
}
def Make : Op<Raw_Dialect, "make"> {
  let arguments = (ins OptionalAttr<Note>:$note);
  let results = (outs AnyTypeOf<[Custom, Directive, Parameter]>:$made);
  let assemblyFormat = "attr-dict `:` type($made)";
}
def Take : Op<Raw_Dialect, "take"> {
  let arguments = (ins Custom:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
"""

TEXT = """\
module {
  %0 = raw.make {note = #raw.note<"a > b", (4 : 5)>} : !raw.custom<4 by [4 - "x>"], row major>
  %1 = raw.make : !raw.directive<4 {1 -> 2}>
  %2 = raw.make : !raw.parameter<4, 1 to 2>
  %3 = raw.make : !raw.custom
  %4 = raw.make : !raw.custom<4 by [4 - "x>"], row major>
  raw.take %0 : <4 by [4 - "x>"], row major>
  raw.take %3 : !raw.custom
}
"""


@pytest.fixture(name="definitions")
def definitions_fixture(tmp_path: Path) -> Path:
    (tmp_path / "raw.td").write_text(DEFINITIONS)
    return tmp_path / "raw.td"


@pytest.fixture(name="module")
def module_fixture(definitions: Path) -> ir.Module:
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    return mlirkit.parse(TEXT, context)


def test_values_print_as_they_were_read(module: ir.Module) -> None:
    assert module.verify()
    assert str(module) == TEXT
    context = module.context
    again = mlirkit.parse(write_bytecode(module.operation), context)
    assert str(again) == TEXT
    generic = module.operation.get_asm(print_generic_op_form=True)
    assert str(mlirkit.parse(generic, context)) == TEXT


def test_they_are_of_their_class_and_equal_where_their_text_is(module: ir.Module) -> None:
    types = [op.results[0].type for op in list(module.body.operations)[:5]]
    assert types[0] == types[4] and hash(types[0]) == hash(types[4]) and types[0] != types[3]
    assert isinstance(types[0], module.context.dialects["raw"].CustomType)


def test_what_is_inside_is_not_known(module: ir.Module) -> None:
    made = module.body.operations[0].results[0].type
    with pytest.raises(mlirkit.MLIRError, match=r"'width' of type 'raw\.custom' is not known"):
        _ = made.width


def test_it_is_said_once_per_kind(definitions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "in.mlir").write_text(TEXT)
    assert main(["opt", str(tmp_path / "in.mlir"), "--td", str(definitions)]) == 0
    shown = capsys.readouterr()
    assert shown.out == f"{TEXT}\n"
    said = [line.partition("warning: ")[2] for line in shown.err.splitlines() if "warning: " in line]
    assert said == [
        "attribute 'raw.note' is kept as text: its syntax is C++ and has no Python hook",
        "type 'raw.custom' is kept as text: its syntax is C++ and has no Python hook",
        "type 'raw.directive' is kept as text: custom<NobodyWroteThis> of its format is C++ and has no Python hook",
        "type 'raw.parameter' is kept as text: the parameter 'table' of its format is C++ and has no Python hook",
    ]
