"""The verifier checks every operation against its definition, also operations like one verified before."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import VerificationError

_GOOD = """
"scf.if"(%c) ({ "scf.yield"() : () -> () }, {}) : (i1) -> ()
"""


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        # The same types and properties as before, but another region.
        (
            '"scf.if"(%c) ({}, {}) : (i1) -> ()',
            r"region #0 \('thenRegion'\) failed to verify constraint: region with 1 blocks",
        ),
        # The same region, but another type.
        (
            '"scf.if"(%n) ({ "scf.yield"() : () -> () }, {}) : (i32) -> ()',
            "operand #0 must be 1-bit signless integer, but got 'i32'",
        ),
    ],
)
def test_operations_after_good_ones(broken: str, message: str) -> None:
    text = f"func.func @f(%c: i1, %n: i32) {{ {_GOOD} {_GOOD} {broken} return }}"
    module = ir.Module.parse(text, ir.Context(), verify=False)
    with pytest.raises(VerificationError, match=message):
        module.operation.verify()


_NAMED = """
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Even : Op<My_Dialect, "even", [
    PredOpTrait<"the name is not 'odd'", CPred<"$name.getValue() != \\"odd\\"">>]> {
  let arguments = (ins StrAttr:$name, AnyAttr:$other);
}
class My_Called<string mnemonic, string condition>
    : Op<My_Dialect, mnemonic, [PredOpTrait<"the name is not 'odd'", CPred<condition>>]> {
  let arguments = (ins StrAttr:$name);
}
def My_Call : My_Called<"call", [{getName() != "odd"}]>;
def My_CallOfAttribute : My_Called<"call_of_attribute", [{getNameAttr().getValue() != "odd"}]>;
def My_CallOfOperation : My_Called<"call_of_operation", [{$_op.getName() != "odd"}]>;
def My_Many : Op<My_Dialect, "many"> { let arguments = (ins StrArrayAttr:$names); }
def My_Long : Op<My_Dialect, "long"> {
  let arguments = (ins StrAttr:$name, ConfinedAttr<I32Attr, [IntPositive]>:$size);
}
"""


@pytest.mark.parametrize(
    ("good", "broken", "message"),
    [
        (
            '"my.even"() <{name = "a", other = 1}>',
            '"my.even"() <{name = "odd", other = 2}>',
            "failed to verify that the name is not 'odd'",
        ),
        *(
            (
                f'"my.{mnemonic}"() <{{name = "a"}}>',
                f'"my.{mnemonic}"() <{{name = "odd"}}>',
                "failed to verify that the name is not 'odd'",
            )
            for mnemonic in ("call", "call_of_attribute", "call_of_operation")
        ),
        (
            '"my.many"() <{names = ["a"]}>',
            '"my.many"() <{names = ["a", 1]}>',
            "attribute 'names' failed to satisfy constraint: string array attribute",
        ),
        (
            '"my.long"() <{name = "a", size = 1 : i32}>',
            '"my.long"() <{name = "b", size = 0 : i32}>',
            "32-bit signless integer attribute whose value is positive",
        ),
    ],
)
def test_attributes_after_good_ones(good: str, broken: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "my.td"
    path.write_text(_NAMED)
    context = ir.Context()
    load_td(path, context=context)
    text = "\n".join(f"{operation} : () -> ()" for operation in (good, good, broken))
    module = ir.Module.parse(text, context, verify=False)
    with pytest.raises(VerificationError, match=message):
        module.operation.verify()
