"""Attributes and types with syntax in C++ and without a hook are kept as text, with one warning."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.bytecode import write_bytecode
from mlirkit.cli import main
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live import hooks

DEFINITIONS = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
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
def Pair : AttrDef<Raw_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "NoteAttr":$note, "unsigned":$count);
  let assemblyFormat = "`<` `note` `=` $note `,` $count `>`";
}
def Typed : AttrDef<Raw_Dialect, "Typed", [TypedAttrInterface]> {
  let mnemonic = "typed";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let hasCustomAssemblyFormat = 1;
}
def TypedNumber : AttrDef<Raw_Dialect, "TypedNumber", [TypedAttrInterface]> {
  let mnemonic = "typed_number";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "unsigned":$number);
  let assemblyFormat = "`<` custom<NobodyWroteThis>($number, ref($type)) `>`";
}
def Layout : AttrDef<Raw_Dialect, "Layout", [MemRefLayoutAttrInterface]> {
  let mnemonic = "layout";
  let parameters = (ins ArrayRefParameter<"int64_t">:$strides);
  let assemblyFormat = "`<` custom<DimensionList>($strides) `>`";
}
def Own : AttrDef<Raw_Dialect, "Own"> {
  let mnemonic = "own";
  let parameters = (ins "unsigned":$width);
  let hasCustomAssemblyFormat = 1;
}
def Around : AttrDef<Raw_Dialect, "Around"> {
  let mnemonic = "around";
  let parameters = (ins ArrayRefParameter<"OwnAttr">:$owns);
  let assemblyFormat = "`<` $owns `>`";
}
class IsWide<int width> : Type<And<[
  CPred<"::llvm::isa<::raw::CustomType>($_self)">,
  CPred<"::llvm::cast<::raw::CustomType>($_self).getWidth() == " # width>
]>, "custom type of width " # width>;
def Wide : Op<Raw_Dialect, "wide"> {
  let arguments = (ins AnyTypeOf<[IsWide<8>, IsWide<16>]>:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def Owned : Op<Raw_Dialect, "owned"> {
  let arguments = (ins Own:$own);
  let assemblyFormat = "$own attr-dict";
}
def Infer : Op<Raw_Dialect, "infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$made);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def Match : Op<Raw_Dialect, "match", [TypesMatchWith<"are related", "value", "made", "raw::relative($_self)">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$made);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def Tile : TypeDef<Raw_Dialect, "Tile", [ShapedTypeInterface]> {
  let mnemonic = "tile";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let hasCustomAssemblyFormat = 1;
}
def Compare : Op<Raw_Dialect, "compare", [
  TypesMatchWith<"result is i1 of the same shape", "value", "made", "::getI1SameShape($_self)">
]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$made);
}
def Make : Op<Raw_Dialect, "make"> {
  let arguments = (ins OptionalAttr<Note>:$note);
  let results = (outs AnyTypeOf<[Custom, Directive, Parameter]>:$made);
  let assemblyFormat = "attr-dict `:` type($made)";
}
class Related<int number> : Op<Raw_Dialect, "related" # number, [
  TypesMatchWith<"are related", "value", "made", "raw::relative($_self)">
]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$made);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$value ($body^)? attr-dict `:` type($value)";
}
foreach number = 0...7 in def Related#number : Related<number>;
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


def test_inside_of_values_that_are_understood(definitions: Path) -> None:
    """Values with a trailing type, as layouts, and under directives that MLIR has only for operations."""
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    text = (
        "module attributes {x.a = #raw.pair<note = <1 to b>, 3>, x.b = #raw.typed<4 of 5> : i8, "
        "x.c = #raw.typed_number<4> : i8} {\n"
        "  func.func private @f(memref<4xf32, #raw.layout<8x4>, #raw.note<1>>)\n"
        "}\n"
    )
    assert str(mlirkit.parse(text, context)) == text
    attributes = mlirkit.parse(text, context).operation.attributes
    assert [attributes[name].type for name in ("x.b", "x.c")] == [ir.IntegerType.get_signless(8)] * 2


def test_constraints_on_what_is_inside_do_not_fail(definitions: Path) -> None:
    """The width is not known, so that a constraint on it is neither kept nor broken; that on the class is."""
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    text = "module {\n  %0 = raw.make : !raw.custom<8>\n  raw.wide %0 : !raw.custom<8>\n}\n"
    assert mlirkit.parse(text, context).verify()
    other = mlirkit.parse(text.replace("custom", "parameter"), context)
    with pytest.raises(mlirkit.MLIRError, match="must be custom type of width 8 or custom type of width 16"):
        other.verify()


def test_types_with_a_shape_that_is_not_known(definitions: Path) -> None:
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    context.allow_unregistered_dialects = True
    text = '%0 = "x.y"() : () -> {}\n%1 = "raw.compare"(%0) : ({}) -> {}\n'
    for type, result in [("!raw.tile<4xi8>", "!raw.tile<4xi1>"), ("vector<4xi8>", "vector<4xi1>"), ("i8", "i1")]:
        assert mlirkit.parse(text.format(type, type, result), context).verify()
    with pytest.raises(mlirkit.MLIRError, match="result is i1 of the same shape"):
        mlirkit.parse(text.format("vector<4xi8>", "vector<4xi8>", "i1"), context).verify()


@pytest.mark.parametrize("text", ["#raw.around<{a = [4]}, [1]>", "#raw.around<4 by 5>", "#raw.around<<4>, #raw.own>"])
def test_own_syntax_without_an_end(definitions: Path, text: str) -> None:
    """The end of a value inside is unknown, so that the value around it is kept as text."""
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    module = mlirkit.parse(f"module attributes {{x.a = {text}}} {{\n}}\n", context)
    assert f"x.a = {text}}}" in str(module)
    assert isinstance(module.operation.attributes["x.a"], context.dialects["raw"].AroundAttr)
    assert str(mlirkit.parse(write_bytecode(module.operation), context)) == str(module)


def test_own_syntax_in_operations(definitions: Path) -> None:
    """An operation cannot be kept as text here: the error names the missing hook."""
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    assert str(mlirkit.parse("raw.owned <4>", context)) == "module {\n  raw.owned <4>\n}\n"
    with pytest.raises(mlirkit.MLIRError, match=r"'raw\.own' cannot be read here: its syntax is C\+\+ and has no"):
        mlirkit.parse("raw.owned [4]", context)


def test_results_that_only_cpp_infers(definitions: Path) -> None:
    """The syntax of the operation is known, but its result types are not: tolerant reading keeps its text."""
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    text = "module {\n  %0 = raw.make : !raw.custom\n  %1 = raw.infer %0 {a} : !raw.custom\n}\n"
    with pytest.raises(mlirkit.MLIRError, match="inferReturnTypes is C"):
        mlirkit.parse(text, context)
    module = mlirkit.parse(text, context, tolerant=True)
    assert str(module) == text
    assert [op.has_unknown_syntax for op in module.body] == [False, True]


def test_operations_that_fail_for_lack_of_hooks(definitions: Path) -> None:
    """Tolerant reading keeps all operations of the failing name as text, and reads the rest as usual."""
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    text = (
        "module {\n  %0 = raw.make : !raw.custom\n  %1 = raw.match %0 : !raw.custom\n"
        "  %2 = raw.match %0 {a} : !raw.custom\n  raw.take %0 : !raw.custom\n}\n"
    )
    with pytest.raises(mlirkit.MLIRError, match="no Python for the C"):
        mlirkit.parse(text, context)
    module = mlirkit.parse(text, context, tolerant=True)
    assert str(module) == text
    assert [op.has_unknown_syntax for op in module.body] == [False, True, True, False]
    with pytest.raises(mlirkit.MLIRError, match="no Python for the C"):
        mlirkit.parse(text.replace("{a}", "{a"), context, tolerant=True)


class Counted:
    """The syntax of `counted.mark`; counts its calls."""

    readings = 0

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        Counted.readings += 1

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        pass


COUNTED = """
include "mlir/IR/OpBase.td"
def Counted_Dialect : Dialect { let name = "counted"; let cppNamespace = "::counted"; }
def Mark : Op<Counted_Dialect, "mark"> { let hasCustomAssemblyFormat = 1; }
"""
NUMBERS = range(8)
MADE = "".join(f"  %{n} = raw.make : !raw.custom\n" for n in NUMBERS)
RELATED = "".join(f"  %r{n} = raw.related{n} %{n} : !raw.custom\n" for n in NUMBERS)
AGAIN = RELATED.replace("%r", "%s")
WITH_REGIONS = RELATED.replace(" : !raw.custom", " {\n    raw.take %0 : !raw.custom\n  } : !raw.custom")


@pytest.mark.parametrize(
    ("body", "readings"), [(RELATED + MADE, 1), (MADE + RELATED + AGAIN, 1), (MADE + WITH_REGIONS, 9)]
)
def test_how_often_a_file_is_read(definitions: Path, tmp_path: Path, body: str, readings: int) -> None:
    """Once, however many names fail for lack of hooks; where a region had been read, the file begins again."""
    (tmp_path / "counted.td").write_text(COUNTED)
    context = ir.Context()
    mlirkit.load_td(definitions, context=context)
    hooks.assembly("counted.mark")(Counted)
    mlirkit.load_td(tmp_path / "counted.td", context=context)
    Counted.readings = 0
    module = mlirkit.parse(f"module {{\n  counted.mark\n{body}}}\n", context, tolerant=True)
    assert Counted.readings == readings
    operations = module.operation.walk_list()
    assert {op.name for op in operations if op.has_unknown_syntax} == {f"raw.related{n}" for n in NUMBERS}
    for op in operations:
        if op.name == "raw.make":
            assert any(user.has_unknown_syntax for user in op.results[0].users)
    assert str(mlirkit.parse(str(module), context, tolerant=True)) == str(module)


CPP_PARSED = """
include "mlir/IR/AttrTypeBase.td"
def Own_Dialect : Dialect { let name = "own"; let cppNamespace = "::own"; }
def Own_Bits : TypeDef<Own_Dialect, "Bits"> {
  let mnemonic = "bits";
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}
def Own_Tag : AttrDef<Own_Dialect, "Tag"> { let mnemonic = "tag"; }
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("!own.int<3>", "unknown  type `int` in dialect `own`, which parses them in C++ that has no Python hook"),
        ("#own.at", "unknown attribute `at` in dialect `own`, which parses them in C++ that has no Python hook"),
    ],
)
def test_values_that_the_dialect_parses_in_cpp(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "Own.td"
    path.write_text(CPP_PARSED)
    context = ir.Context()
    mlirkit.load_td(path, context=context)
    with pytest.raises(mlirkit.MLIRError, match=re.escape(message)):
        ir.Attribute.parse(text, context)
