"""Patterns on which mlir-tblgen crashes are errors."""

import pytest

from mlirkit.cli.tblgen import parse_arguments
from mlirkit.cli.tblgen_actions import ACTIONS
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import load

HEAD = """
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : Op<D, "a"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def B : Op<D, "b"> { let arguments = (ins AnyType:$x, AnyType:$y, I32Attr:$a); let results = (outs AnyType:$r); }
def Call : NativeCodeCall<"call($_self, $0)">;
def Case : I32EnumCase<"Case", 1>;
"""


@pytest.mark.parametrize(
    "pattern",
    [
        "(A:$op $x), (A $op__7)",
        "(A (Call AnyType:$x, Case:$y)), (A $x)",
        '(A (Call "text")), (A (A))',
        "(B (either $x, (A $y)), I32Attr:$a), (B $x, $y, Case)",
        "(A " * 3000 + "$x" + ")" * 3000 + ", (A $x)",
    ],
    ids=range(5),
)
def test_refused(pattern: str) -> None:
    options = parse_arguments(["--gen-rewriters"])
    assert options is not None
    with pytest.raises(MLIRError):
        records = load(source=f"{HEAD}def : Pat<{pattern}>;\n", include_dirs=[shipped_folder()])
        ACTIONS["gen-rewriters"].run(records, options)
