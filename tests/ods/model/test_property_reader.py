"""Elements of arrays and optional properties are found among properties that store the same C++ type."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.ods.live.loader import load_td

DEFINITIONS = """
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def P_Dialect : Dialect { let name = "p"; let cppNamespace = "::p"; }
def Color : I32Enum<"Color", "a color", [I32EnumCase<"Red", 0, "red">, I32EnumCase<"Blue", 1, "blue">]> {
  let cppNamespace = "::p";
}
def ColorAttr : EnumAttr<P_Dialect, Color, "color">;
class P_Op<string name> : Op<P_Dialect, name> { let assemblyFormat = "$x attr-dict"; }
def Named : P_Op<"named"> { let arguments = (ins NamedEnumProp<Color, "paint">:$x); }
def Plain : P_Op<"plain"> { let arguments = (ins EnumProp<Color>:$x); }
def WithForm : P_Op<"with_form"> { let arguments = (ins EnumPropWithAttrForm<Color, ColorAttr>:$x); }
def NamedList : P_Op<"named_list"> { let arguments = (ins ArrayProp<NamedEnumProp<Color, "paint">>:$x); }
def PlainList : P_Op<"plain_list"> { let arguments = (ins ArrayProp<EnumProp<Color>>:$x); }
def Maybe : P_Op<"maybe"> { let arguments = (ins OptionalProp<EnumPropWithAttrForm<Color, ColorAttr>>:$x); }
def MaybeList : P_Op<"maybe_list"> {
  let arguments = (ins OptionalProp<ArrayProp<NamedEnumProp<Color, "paint">>>:$x);
}
"""


@pytest.mark.parametrize(
    "text",
    [
        "p.named paint<red>",
        "p.plain blue",
        "p.with_form blue",
        "p.named_list [paint<red>, paint<blue>]",
        "p.plain_list [red, blue]",
        "p.maybe blue",
        "p.maybe_list [paint<blue>]",
    ],
)
def test_the_syntax_is_that_of_what_they_hold(tmp_path: Path, text: str) -> None:
    path = tmp_path / "p.td"
    path.write_text(DEFINITIONS)
    context = ir.Context()
    load_td(path, context=context)
    assert str(ir.Module.parse(text, context)) == f"module {{\n  {text}\n}}\n"
