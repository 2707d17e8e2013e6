"""Rewrite rules of definitions: their names, benefits and effects, and warnings about untranslated rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import ir, rewrite
from mlirkit.cli.owed import not_translated, report_incomplete_definitions
from mlirkit.core.context import Context
from mlirkit.ods.live.audit import audit
from mlirkit.ods.live.hooks import cpp_name
from mlirkit.ods.live.loader import LoadedDefinitions, load_td
from mlirkit.ods.live.native_code import native_code
from mlirkit.ods.live.rewriting.rule_snippets import NativeCall, Reference
from mlirkit.support.diagnostics import MLIRError

BASE = """
include "mlir/IR/PatternBase.td"
def Rules_Dialect : Dialect {
  let name = "rules";
  let cppNamespace = "::rules";
  let usePropertiesForAttributes = 1;
}
class Rules_Op<string mnemonic> : Op<Rules_Dialect, mnemonic>;
def AOp : Rules_Op<"a"> { let arguments = (ins I32:$x, I32Attr:$n); let results = (outs I32:$r); }
def BOp : Rules_Op<"b"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
"""


def loaded_rules(tmp_path: Path, rules: str) -> LoadedDefinitions:
    path = tmp_path / "rules.td"
    path.write_text(BASE + rules)
    return load_td(path, context=Context())


def rewritten(loaded: LoadedDefinitions, *operations: str) -> list[str]:
    """The rewritten body of a function that takes %x and returns the last operation's result."""
    context = Context()
    load_td(loaded.definitions.main_file, context=context)
    lines = [f"%{number} = {each}" for number, each in enumerate(operations)]
    body = "\n".join([*lines, f"return %{len(operations) - 1} : i32"])
    module = ir.Module.parse(f"func.func @f(%x: i32) -> i32 {{\n{body}\n}}", context)
    patterns = rewrite.RewritePatternSet()
    loaded.populate_with_generated(patterns)
    rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze())
    return [line.strip() for line in str(module).splitlines()[2:-2]]


def test_names_and_benefits(tmp_path: Path) -> None:
    loaded = loaded_rules(
        tmp_path,
        """
        def Named : Pat<(AOp (BOp $x), $n), (BOp $x), [], [], (addBenefit 3)>;
        def : Pat<(BOp (BOp $x)), (replaceWithValue $x)>;
        def : Pat<(BOp $x), (replaceWithValue $x)>;
        """,
    )
    rules = loaded.rewrite_rules
    assert {name: (rule.root, rule.benefit) for name, rule in rules.items()} == {
        "GeneratedConvert0": ("rules.b", 2),
        "GeneratedConvert1": ("rules.b", 1),
        "Named": ("rules.a", 5),
    }
    assert not loaded.untranslated_rules
    with pytest.raises(MLIRError, match="no rewrite rule is called 'Other'"):
        rules["Other"]


def test_rules_run(tmp_path: Path) -> None:
    loaded = loaded_rules(
        tmp_path,
        """
        def Increase : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() + 1)">;
        def : Pat<(BOp (AOp:$a $x, ConfinedAttr<I32Attr, [IntMinValue<3>]>:$n)), (AOp $x, (Increase $n)),
                  [(Constraint<CPred<"$0.hasOneUse()">> $a)]>;
        """,
    )
    a, b = '"rules.a"(%x) <{{n = {} : i32}}> : (i32) -> i32', '"rules.b"(%0) : (i32) -> i32'
    assert rewritten(loaded, a.format(7), b)[1] == '%1 = "rules.a"(%arg0) <{n = 8 : i32}> : (i32) -> i32'
    assert rewritten(loaded, a.format(2), b)[1] == '%1 = "rules.b"(%0) : (i32) -> i32'


def test_untranslated_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A rule that cannot run gives a warning, is audited, is an error on request, and does not match."""
    loaded = loaded_rules(
        tmp_path,
        """
        def : Pat<(BOp $x), (BOp (NativeCodeCall<"nobodyKnows($0)"> $x))>;
        def Condition : Pat<(AOp $x, $n), (BOp $x), [(Constraint<CPred<"isOdd($0) || true">> $n)]>;
        def Senseless : Pat<(AOp $x, $n), (BOp $x, $n)>;
        """,
    )
    assert [str(each) for each in loaded.untranslated_rules] == [
        "Condition: missing function isOdd",
        "Senseless: op 'rules.b' argument number mismatch: 2 in pattern vs. 1 in definition",
        "GeneratedConvert0: missing function nobodyKnows",
    ]
    assert not_translated(loaded) == "3 rewrite rules are not translated"
    report_incomplete_definitions(loaded, set())
    assert "note: 3 rewrite rules are not translated: mlirkit tblgen --audit\n" in capsys.readouterr().err
    with pytest.raises(MLIRError, match="3 rewrite rules are not translated"):
        report_incomplete_definitions(loaded, set(), strict=True)
    report = audit(loaded.definitions).render().splitlines()
    place = report.index("rewrite rules: 0 of 3 translated")
    assert report[place + 1] == "  Condition: missing function isOdd"
    b = '"rules.b"(%x) : (i32) -> i32'
    assert rewritten(loaded, b)[0] == '%0 = "rules.b"(%arg0) : (i32) -> i32'


def test_native_code_in_python(tmp_path: Path) -> None:
    """A hook by the definition's name, in a source and in results, and one for a function that C++ calls."""

    @native_code("TestRuleNumber")
    def number_of(call: NativeCall, number: Reference) -> bool:
        number.value = call.op.attribute("n")
        return number.value is not None

    @native_code("TestRuleTwice")
    def twice(call: NativeCall, number: ir.IntegerAttr) -> ir.IntegerAttr:
        return ir.IntegerAttr.get(number.type, 2 * number.value)

    @native_code("TestRuleOperand")
    def operand(call: NativeCall, value: ir.Value) -> ir.Value:
        assert value == call.op.results[0]
        (first,) = call.op.operands
        return first

    @cpp_name("function", "rules::negated")
    def negated(number: ir.IntegerAttr) -> ir.IntegerAttr:
        return ir.IntegerAttr.get(number.type, -number.value)

    loaded = loaded_rules(
        tmp_path,
        """
        def TestRuleNumber : NativeCodeCall<"success(unknownInSource($_self, $0))">;
        def TestRuleTwice : NativeCodeCall<"unknownInResults($0)">;
        def TestRuleOperand : NativeCodeCall<"unknownOperand($0)">;
        def Negated : NativeCodeCall<"negated($0)">;
        def : Pat<(BOp:$b (TestRuleNumber I32Attr:$n)),
                  (AOp (TestRuleOperand $b), (TestRuleTwice (Negated $n))),
                  [(Constraint<CPred<"$0.getInt() < 5">> $n)]>;
        """,
    )
    assert not loaded.untranslated_rules
    a, b = '"rules.a"(%x) <{{n = {} : i32}}> : (i32) -> i32', '"rules.b"(%0) : (i32) -> i32'
    assert rewritten(loaded, a.format(3), b)[1] == '%1 = "rules.a"(%0) <{n = -6 : i32}> : (i32) -> i32'
    assert rewritten(loaded, a.format(5), b)[1] == '%1 = "rules.b"(%0) : (i32) -> i32'
