"""Uses of deprecated defs: `mlirkit tblgen` warns as mlir-tblgen 22, for every generator."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.cli import tblgen
from mlirkit.ods.shipped_folder import shipped_folder
from tests.conformance.tools import include_dir, run, tool

DEFINITIONS = """
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def OldTrait : NativeOpTrait<"OldTrait">, Deprecated<"use `bar` instead">;
class OldClass<string m> : Op<D, m>, Deprecated<"no more">;
def OldOp : OldClass<"old"> { let arguments = (ins I64Property:$a, ArrayProperty<I32Prop>:$b); }
def UserOp : Op<D, "user", [OldTrait]> { let arguments = (ins DefaultValuedProperty<I64Prop, "3">:$p); }
def NewOp : Op<D, "new"> { let builders = [DeprecatedOpBuilder<"bad", (ins "int":$x)>]; }
def DeepOp : Op<D, "deep"> { let arguments = (ins ArrayProp<OptionalProp<I32Property>>:$x); }
def Unused : NativeOpTrait<"Unused">, Deprecated<"never used">;
multiclass Many<string m> { def _Op : Op<D, m, [OldTrait]>; }
defm Some : Many<"some">;
"""
GENERATORS = [
    "--gen-op-doc",
    "--gen-enum-doc",
    "--gen-python-op-bindings --bind-dialect=d",
    "--print-records",
]


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize(
    "flag", ["", "--on-deprecated=none", "--on-deprecated=warn", "--on-deprecated=error"]
)
def test_deprecated_defs(
    generator: str, flag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "d.td"
    path.write_text(DEFINITIONS)
    flags = [*generator.split(), *flag.split(), str(path), "-o", str(tmp_path / "out")]
    theirs = run(tool("mlir-tblgen"), f"-I{include_dir()}", *flags, check=False)
    status = tblgen.main([f"-I{shipped_folder()}", *flags])
    # Anonymous defs have the same numbers only if both tools read the same base library.
    if flag != "--on-deprecated=none":
        assert "Using deprecated def `OldTrait`" in capsys.readouterr().err
    assert status == theirs.returncode
    assert tblgen.main([f"-I{include_dir()}", *flags]) == theirs.returncode
    assert capsys.readouterr().err == theirs.stderr.decode()
