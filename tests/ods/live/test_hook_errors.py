"""Exceptions of hooks that surface, and exceptions by which a hook declares that it does not apply."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.ods.live.hooks import DoesNotApply, type_inference

DEFINITIONS = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def H_Dialect : Dialect { let name = "hookerror"; let cppNamespace = "::hookerror"; }
def H_Op : Op<H_Dialect, "NAME", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
"""

# (exception of the hook, type of the resulting exception, its message)
CASES: dict[str, tuple[Exception, type[Exception], str]] = {
    "attribute": (AttributeError("no 'shape'"), AttributeError, "no 'shape'"),
    "type": (TypeError("not a number"), TypeError, "not a number"),
    "key": (KeyError("k"), KeyError, "k"),
    "value": (ValueError("bad"), ValueError, "bad"),
    "zero": (ZeroDivisionError("division by zero"), ZeroDivisionError, "division by zero"),
    "quiet": (DoesNotApply(), mlirkit.MLIRError, "cannot infer its result types"),
    "error": (mlirkit.MLIRError("said by the hook"), mlirkit.MLIRError, "said by the hook"),
}


@pytest.mark.parametrize("name", CASES)
def test_an_inference_that_raises(name: str, tmp_path: Path) -> None:
    raised, surfaced, message = CASES[name]
    (tmp_path / "h.td").write_text(DEFINITIONS.replace("NAME", name))

    @type_inference(f"hookerror.{name}")
    def infer(state: object) -> list[ir.Type]:
        raise raised

    context = ir.Context()
    mlirkit.load_td(tmp_path / "h.td", context=context)
    with pytest.raises(surfaced, match=message):
        mlirkit.parse(f"func.func @f(%a: i32) {{ %0 = hookerror.{name} %a : i32 return }}", context)
