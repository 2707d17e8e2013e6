"""The audit list of a small dialect."""

from mlirkit import tablegen
from mlirkit.ods.live.audit import audit, audit_text
from mlirkit.ods.model.reader import read_definitions
from mlirkit.ods.shipped_folder import shipped_folder

SOURCE = """
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Odd : Type<CPred<"myIsOdd($_self)">, "odd type">;
def My_AOp : Op<My_Dialect, "a", [PredOpTrait<"same", CPred<"getLhs() == getRhs()">>]> {
  let arguments = (ins My_Odd:$lhs, AnyType:$rhs, DefaultValuedAttr<I32Attr, "kMine">:$n);
  let results = (outs Optional<I32>:$r);
}
def My_BOp : Op<My_Dialect, "b", [PredOpTrait<"nice", CPred<"isNice()">>]> {
  let arguments = (ins My_Odd:$x);
  let extraClassDeclaration = "bool isNice() { return getX().getType().isF32(); }";
}
"""


def test_audit() -> None:
    records = tablegen.load("my.td", source=SOURCE, include_dirs=[shipped_folder()])
    result = audit(read_definitions(records))
    assert {kind: len(missing) for kind, missing in result.missing.items() if missing} == {
        "type conditions": 1,
        "default values": 1,
    }
    assert result.totals["trait conditions"] == 2
    report = audit_text(records, None)
    assert report == result.render()
    lines = report.splitlines()
    assert "trait conditions: 2 of 2 translated" in lines
    assert "default values: 0 of 1 translated" in lines
    place = lines.index("  my.a: missing function myIsOdd")
    assert lines[place + 1] == "    (myIsOdd($_self))"
    assert "  my.a: missing constant kMine" in lines
