"""Default values of attributes: the stored value for each C++ spelling, if no value is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.ods.live.loader import load_td
from mlirkit.text.parser import parse_source

SOURCE = """
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def My_Dialect : Dialect {{ let name = "my"; let cppNamespace = "::my"; }}
def My_Mode : I32EnumAttr<"Mode", "modes", [I32EnumAttrCase<"Slow", 3, "slow">, I32EnumAttrCase<"Fast", 4>]> {{
  let cppNamespace = "::my";
}}
def My_Op : Op<My_Dialect, "op"> {{
  let arguments = (ins {argument}:$x);
}}
"""

DEFAULTS = {
    'DefaultValuedAttr<I64Attr, "7">': "7 : i64",
    'DefaultValuedAttr<I8Attr, "-1">': "-1 : i8",
    'DefaultValuedAttr<I32Attr, "{}">': "0 : i32",
    'DefaultValuedAttr<F32Attr, "1.5f">': "1.500000e+00 : f32",
    'DefaultValuedAttr<BoolAttr, "true">': "true",
    'DefaultValuedStrAttr<StrAttr, "hi">': '"hi"',
    'DefaultValuedAttr<StrAttr, "\\"a b\\"">': '"a b"',
    'DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">': "array<i64: 1, 2>",
    'DefaultValuedAttr<DenseI64ArrayAttr, "{}">': "array<i64>",
    'DefaultValuedAttr<StrArrayAttr, "{}">': "[]",
    'DefaultValuedAttr<ArrayAttr, "ArrayAttr()">': None,
    'DefaultValuedAttr<My_Mode, "::my::Mode::Fast">': "4 : i32",
    'DefaultValuedAttr<SymbolRefAttr, "getIt()">': None,
    'DefaultValuedOptionalAttr<I64Attr, "7">': None,
    "UnitAttr": None,
}


@pytest.mark.parametrize("argument", DEFAULTS)
def test_what_is_stored(argument: str, tmp_path: Path) -> None:
    path = tmp_path / "my.td"
    path.write_text(SOURCE.format(argument=argument))
    context = Context()
    load_td(path, context=context)
    op = parse_source(b'"my.op"() : () -> ()', "t", context, False)
    expected = DEFAULTS[argument]
    stored = "" if expected is None else f" <{{x = {expected}}}>"
    assert str(op).rstrip() == f'"my.op"(){stored} : () -> ()'
