"""Parameters of attributes as text: classes named from a namespace around, and optional attributes."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.bytecode import write_bytecode

DEFINITIONS = """
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
def Core_Dialect : Dialect { let name = "core"; let cppNamespace = "::a::core"; }
def Use_Dialect : Dialect {
  let name = "use";
  let cppNamespace = "::a::use";
  let useDefaultAttributePrinterParser = 1;
}
def Core_DataType : I32EnumAttr<"DataType", "", [I32EnumAttrCase<"F", 0, "f">, I32EnumAttrCase<"Int", 1, "int">]> {
  let cppNamespace = "::a::core";
}
def Use_Grid : AttrDef<Use_Dialect, "Grid"> {
  let mnemonic = "grid";
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}
def Use_Config : AttrDef<Use_Dialect, "Config"> {
  let mnemonic = "config";
  let parameters = (ins
    "core::DataType":$kind,
    OptionalParameter<"std::optional<core::DataType>">:$other,
    OptionalParameter<"std::optional<GridAttr>">:$grid
  );
  let assemblyFormat = "`<` struct(params) `>`";
}
def Use_Absent : AttrDef<Use_Dialect, "Absent"> {
  let mnemonic = "absent";
  let parameters = (ins "std::optional<int64_t>":$n);
  let assemblyFormat = "`<` $n `?` `>`";
}
def Use_Small : AttrDef<Use_Dialect, "Small"> {
  let mnemonic = "small";
  let parameters = (ins "uint8_t":$a, ArrayRefParameter<"int8_t">:$b);
  let assemblyFormat = "`<` $a `:` $b `>`";
}
"""


@pytest.mark.parametrize(
    "text",
    [
        "#use.config<kind = f>",
        "#use.config<kind = int, other = f>",
        # C++ reads the whole of an optional attribute, and prints it so.
        "#use.config<kind = int, grid = #use.grid<4>>",
        # MLIR prints characters here, and does not read its own output.
        "#use.small<49 : 0, -5>",
    ],
)
def test_what_is_read_is_printed(tmp_path: Path, text: str) -> None:
    (tmp_path / "use.td").write_text(DEFINITIONS)
    context = ir.Context()
    mlirkit.load_td(tmp_path / "use.td", context=context)
    module = mlirkit.parse(f"module attributes {{x.a = {text}}} {{\n}}\n", context)
    assert f"x.a = {text}}}" in str(module)
    assert str(mlirkit.parse(write_bytecode(module.operation), context)) == str(module)


def test_absent_values_are_printed_as_c_plus_plus_streams_them(tmp_path: Path) -> None:
    """A parameter that is not declared optional is always printed; `None` cannot be read again."""
    (tmp_path / "use.td").write_text(DEFINITIONS)
    context = ir.Context()
    mlirkit.load_td(tmp_path / "use.td", context=context)
    assert str(ir.Attribute.parse("#use.absent<?>", context)) == "#use.absent<None ?>"
    assert str(ir.Attribute.parse("#use.absent<5 ?>", context)) == "#use.absent<5 ?>"
