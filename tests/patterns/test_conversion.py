"""Conversions where upstream's bindings crash, or have nothing to compare with.

tests/conformance/binding_scripts/convert_*.py compare all else with them.
"""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit import ir, rewrite
from mlirkit.dialects import arith, func
from mlirkit.dialects.function_types import add_function_type_conversion, is_signature_legal
from mlirkit.patterns.pattern_set import ConversionPattern, RewritePattern

TEXT = """
func.func @f(%a: i64) -> i64 {
  %0 = arith.addi %a, %a : i64
  %1 = arith.muli %0, %a : i64
  return %1 : i64
}
"""
I32, I64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)


def types() -> Any:
    converter = rewrite.TypeConverter()
    converter.add_conversion(lambda type: I32 if type == I64 else type)
    return converter


def addi(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
    with rewriter.ip, op.location:
        rewriter.replace_op(op, arith.AndIOp(adaptor.lhs, adaptor.rhs))


def erased(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
    rewriter.erase_op(op)


def convert(
    text: str,
    patterns: dict[str, Any],
    illegal: tuple[str, ...] = (),
    apply: Any = rewrite.apply_partial_conversion,
    build_materializations: bool = False,
) -> Any:
    module = ir.Module.parse(text, ir.Context(allow_unregistered_dialects=True))
    collected = rewrite.RewritePatternSet()
    converter = types()
    for name, function in patterns.items():
        collected.add_conversion(name, function, converter)
    target = rewrite.ConversionTarget()
    target.add_illegal_op(*illegal)
    config = rewrite.ConversionConfig()
    config.build_materializations = build_materializations
    try:
        apply(module, target, collected.freeze(), config)
    except Exception:
        # After any exception the IR is valid.
        module.verify()
        raise
    return module


@pytest.mark.parametrize("build", [False, True])
def test_failure_undoes(build: bool) -> None:
    """A failure replaces nothing and removes unused casts; operations that patterns made stay."""
    module = ir.Module.parse(TEXT)
    before = str(module)
    seen: list[Any] = []

    def reading(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        seen.append([str(each.type) for each in adaptor.operands])
        rewriter.replace_op(op, [op.operands[0]])

    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion("arith.addi", reading, types())
    target = rewrite.ConversionTarget()
    target.add_illegal_op("arith.addi", "arith.muli")
    config = rewrite.ConversionConfig()
    config.build_materializations = build
    with pytest.raises(ir.MLIRError, match="failed to legalize operation 'arith\\.muli' that was explicitly marked illegal"):
        rewrite.apply_partial_conversion(module, target, patterns.freeze(), config)
    assert seen == [["i32", "i32"]]
    assert str(module) == before


def test_failure_after_casts_were_read() -> None:
    with pytest.raises(ir.MLIRError, match="failed to legalize operation 'arith\\.muli'"):
        convert(TEXT, {"arith.addi": addi}, ("arith.addi", "arith.muli"))


def test_erased_but_read() -> None:
    with pytest.raises(ir.MLIRError) as raised:
        convert(TEXT, {"arith.addi": erased}, ("arith.addi",), build_materializations=True)
    message = "failed to legalize unresolved materialization from () to ('i64') that remained live after conversion"
    assert message in str(raised.value)
    assert "see existing live user here: %1 = arith.muli %0, %arg0 : i64" in str(raised.value)
    # A caller who resolves casts gets the cast.
    module = convert(TEXT, {"arith.addi": erased}, ("arith.addi",))
    cast = module.body.operations[0].entry_block.operations[0]
    assert str(cast) == "%0 = unrealized_conversion_cast to i64"


def test_full() -> None:
    with pytest.raises(ir.MLIRError, match=r"full conversion failed:\nerror: .*failed to legalize operation 'builtin\.module'"):
        convert(TEXT, {}, apply=rewrite.apply_full_conversion)


def test_raising() -> None:
    def failing(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        rewriter.erase_op(op)
        raise KeyError("no")

    with pytest.raises(KeyError):
        convert(TEXT, {"arith.addi": failing})


def test_nested_in_what_is_replaced() -> None:
    """Operations inside of an erased operation are not converted."""
    module = convert(
        """
        func.func @f(%a: i64, %c: i1) {
          scf.if %c {
            %0 = arith.addi %a, %a : i64
            "t.use"(%0) : (i64) -> ()
          }
          return
        }""",
        {"scf.if": erased, "arith.addi": addi},
        ("scf.if", "arith.addi"),
    )
    assert len(list(module.body.operations[0].entry_block.operations)) == 1


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda op, adaptor, converter, rewriter: rewriter.replace_op(op, []), "1 results, which 0 values cannot replace"),
        (lambda op, adaptor, converter, rewriter: converter.add_conversion(3), "expected a function of a type"),
        (
            lambda op, adaptor, converter, rewriter: converter.add_conversion(lambda type: 3) or converter.convert_type(I32),
            "a type is converted to a type, not to 3",
        ),
    ],
)
def test_misuse(change: Any, error: str) -> None:
    with pytest.raises((TypeError, ValueError), match=error):
        convert(TEXT, {"arith.addi": change})


@pytest.mark.parametrize("apply", [rewrite.apply_patterns_and_fold_greedily, rewrite.walk_and_apply_patterns])
def test_elsewhere(apply: Any) -> None:
    """Patterns of conversions are for conversions."""
    patterns = rewrite.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, addi, types())
    with pytest.raises(TypeError, match=r"the pattern for 'arith.addi' is one of a conversion"):
        apply(ir.Module.parse(TEXT), patterns.freeze())


def test_dialects() -> None:
    """A dialect's face has its name in `_Dialect`, as upstream's."""
    target = rewrite.ConversionTarget()
    target.add_legal_dialect(arith._Dialect, "func")  # type: ignore[attr-defined]
    target.add_illegal_op(arith.AddIOp, "func.call")
    function = ir.Module.parse(TEXT).body.operations[0]
    operations = [function, *function.entry_block.operations]
    assert [target.is_legal(each) for each in operations] == [True, False, True, True]
    assert func._Dialect.DIALECT_NAMESPACE == "func"  # type: ignore[attr-defined]
    assert target.is_legal(ir.Module.parse("")) is None


SPLIT = """
func.func @f(%a: i64) {
  %0 = "t.make"() : () -> i64
  "t.use"(%0, %a) : (i64, i64) -> ()
  return
}
"""


def halves() -> Any:
    """A converter of 64 bits to twice 32, and casts by operations."""
    converter = rewrite.TypeConverter()
    converter.add_conversion(lambda type: [I32, I32] if type == I64 else [type])
    converter.add_source_materialization(
        lambda rewriter, type, inputs, loc: rewriter.create("t.join", [type], inputs, loc=loc).results[0]
    )
    return converter


def split(op: Any, operands: Any, rewriter: Any) -> bool:
    rewriter.replace_op_with_multiple(op, [rewriter.create("t.made", [I32, I32]).results])
    return True


def to_halves(uses: bool, rollback: bool, region: bool = False) -> str:
    """The text of SPLIT with the 64-bit maker split, optionally also its user or the function."""
    module = ir.Module.parse(SPLIT, ir.Context(allow_unregistered_dialects=True))
    converter = halves()
    patterns = rewrite.RewritePatternSet()
    patterns.add_pattern("t.make", ConversionPattern(split, converter))
    target = rewrite.ConversionTarget()
    target.add_illegal_op("t.make")
    target.add_legal_op("t.made", "t.used")

    def use(op: Any, operands: Any, rewriter: Any) -> bool:
        flat = [value for each in operands for value in each]
        rewriter.replace_op(op, rewriter.create("t.used", [], flat))
        return True

    if uses:
        patterns.add_pattern("t.use", ConversionPattern(use, converter))
        target.add_illegal_op("t.use")
    if region:
        add_function_type_conversion(patterns, converter)
        target.add_dynamically_legal_op("func.func", is_legal=lambda op: is_signature_legal(op, converter))
    config = rewrite.ConversionConfig()
    config.allow_pattern_rollback = rollback
    config.build_materializations = region or not uses
    rewrite.apply_partial_conversion(module.operation, target, patterns.freeze(), config)
    module.verify()
    return str(module)


@pytest.mark.parametrize("rollback", [True, False])
def test_one_to_several(rollback: bool) -> None:
    assert '"t.used"(%0#0, %0#1, %arg0, %arg1)' in to_halves(True, rollback, region=True)
    # Operations that are not converted keep values of the old type.
    text = to_halves(False, rollback, region=True)
    assert text.count('"t.join"') == 2
    assert "func.func @f(%arg0: i32, %arg1: i32)" in text


@pytest.mark.parametrize(("uses", "region"), [(True, True), (True, False), (False, False)])
def test_undoing_makes_no_difference(uses: bool, region: bool) -> None:
    """Without a failure, `rollback` has no effect on the result."""
    assert sorted(to_halves(uses, True, region).split("\n")) == sorted(to_halves(uses, False, region).split("\n"))


def test_the_next_pattern_is_tried() -> None:
    """A pattern is undone if its operations cannot be legalized; the one with fewest steps comes first."""
    module = ir.Module.parse(SPLIT, ir.Context(allow_unregistered_dialects=True))

    def by(name: str) -> Any:
        def replace(op: Any, rewriter: Any) -> bool:
            rewriter.create_block(op.parent_region)
            rewriter.set_insertion_point(op)
            rewriter.replace_op(op, rewriter.create(name, op.result_types()))
            return True

        return replace

    def without_block(op: Any, rewriter: Any) -> bool:
        rewriter.replace_op(op, rewriter.create("t.end", op.result_types()))
        return True

    patterns = rewrite.RewritePatternSet()
    patterns.add_pattern("t.make", RewritePattern(by("t.wrong"), benefit=5))
    patterns.add_pattern("t.make", RewritePattern(without_block, generated_ops=("t.step",)))
    patterns.add_pattern("t.step", RewritePattern(without_block))
    target = rewrite.ConversionTarget()
    target.add_illegal_op("t.make", "t.wrong", "t.step")
    target.add_legal_op("t.end")
    legalized: dict[Any, None] = {}
    config = rewrite.ConversionConfig()
    config.legalizable_ops = legalized
    before = str(module)
    rewrite.apply_analysis_conversion(module.operation, target, patterns.freeze(), config)
    assert [op.name for op in legalized] == ["t.make"]
    assert str(module) == before
    rewrite.apply_partial_conversion(module.operation, target, patterns.freeze())
    assert str(module) == before.replace("t.make", "t.end")


def test_recursively_legal() -> None:
    module = ir.Module.parse(SPLIT, ir.Context(allow_unregistered_dialects=True))
    target = rewrite.ConversionTarget()
    target.add_illegal_op("t.make")
    target.add_legal_op("t.made", "t.used")
    target.add_legal_op("func.func")
    target.mark_op_recursively_legal("func.func")
    rewrite.apply_partial_conversion(module.operation, target, rewrite.RewritePatternSet().freeze())
