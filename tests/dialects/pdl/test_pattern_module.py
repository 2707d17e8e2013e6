"""Patterns of pdl that are built in Python, with native functions in Python."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit import ir, rewrite
from mlirkit.dialects import pdl
from mlirkit.support.diagnostics import MLIRError

I32 = ir.IntegerType.get_signless(32)


def applied(frozen: rewrite.FrozenRewritePatternSet, *lines: str) -> list[str]:
    """The operations of a module after the patterns were applied."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    module = ir.Module.parse("\n".join(lines), context)
    rewrite.apply_patterns_and_fold_greedily(module, frozen)
    return [line.strip() for line in str(module).splitlines()[1:-1] if line.strip()]


def test_operations_by_operations() -> None:
    module = ir.Module.create(ir.Location.unknown())
    with ir.InsertionPoint(module.body), ir.Location.unknown():

        @pdl.pattern(benefit=2, sym_name="a_to_b")
        def a_to_b() -> None:
            type = pdl.TypeOp(I32)
            x = pdl.OperandOp(type)
            n = pdl.AttributeOp(value=ir.IntegerAttr.get(I32, 1))
            a = pdl.OperationOp(name="t.a", args=[x], attributes={"n": n}, types=[type])

            @pdl.rewrite(a)
            def to_b() -> None:
                b = pdl.OperationOp(name="t.b", args=[x, x], types=[type])
                pdl.ReplaceOp(a, with_op=b)

        @pdl.pattern(3, "drop")
        def drop() -> None:
            first = pdl.OperationOp("t.first", types=[pdl.TypesOp()])
            second = pdl.OperationOp("t.second", args=[pdl.ResultOp(first, 0), pdl.OperandsOp()])

            @pdl.rewrite(root=second)
            def dropped() -> None:
                pdl.EraseOp(second)

    assert module.operation.verify()
    found = applied(
        rewrite.PDLModule(module).freeze(),
        '%x = "t.x"() : () -> i32',
        '%0 = "t.a"(%x) {n = 1 : i32} : (i32) -> i32',
        '%1 = "t.a"(%0) {n = 2 : i32} : (i32) -> i32',
        '%2 = "t.first"() : () -> i32',
        '"t.second"(%2, %1) : (i32, i32) -> ()',
        '"t.second"(%1, %2) : (i32, i32) -> ()',
    )
    assert found == [
        '%0 = "t.x"() : () -> i32',
        '%1 = "t.b"(%0, %0) : (i32, i32) -> i32',
        '%2 = "t.a"(%1) {n = 2 : i32} : (i32) -> i32',
        '%3 = "t.first"() : () -> i32',
        '"t.second"(%2, %3) : (i32, i32) -> ()',
    ]


def native_module() -> ir.Module:
    """A pattern with a native constraint that replaces t.a by the result of a native rewrite."""
    module = ir.Module.create(ir.Location.unknown())
    with ir.InsertionPoint(module.body), ir.Location.unknown():

        @pdl.pattern(benefit=1)
        def pattern() -> None:
            type = pdl.TypeOp()
            n = pdl.AttributeOp()
            a = pdl.OperationOp(name="t.a", attributes={"n": n}, types=[type])
            half = pdl.ApplyNativeConstraintOp([pdl.AttributeType.get()], "halved", [n])

            @pdl.rewrite()
            def rewritten() -> None:
                made = pdl.apply_native_rewrite([pdl.OperationType.get()], "made", [a, half])
                pdl.ReplaceOp(a, with_op=made)

    return module


def halved(rewriter: rewrite.PatternRewriter, results: list[Any], values: list[Any]) -> bool:
    """Fails for odd numbers."""
    (number,) = values
    results.append(ir.IntegerAttr.get(number.type, number.value // 2))
    return bool(number.value % 2)


def made(rewriter: rewrite.PatternRewriter, results: list[Any], values: list[Any]) -> bool | None:
    op, number = values
    if number.value == 3:
        return True
    results.append(rewriter.create("t.made", op.result_types(), [], attributes={"n": number}))
    return None


def test_native_functions() -> None:
    module = rewrite.PDLModule(native_module())
    module.register_constraint_function("halved", halved)
    module.register_rewrite_function("made", made)
    found = applied(
        module.freeze(),
        '"t.a"() {n = 4 : i32} : () -> i32',
        '"t.a"() {n = 5 : i32} : () -> i32',
        '"t.a"() {n = 6 : i32} : () -> i32',
    )
    assert found == [
        '%0 = "t.made"() {n = 2 : i32} : () -> i32',
        '%1 = "t.a"() {n = 5 : i32} : () -> i32',
        '%2 = "t.a"() {n = 6 : i32} : () -> i32',
    ]


def test_functions_that_are_missing() -> None:
    module = rewrite.PDLModule(native_module())
    with pytest.raises(MLIRError, match="no constraint function is registered as 'halved'"):
        module.freeze()
    module.register_constraint_function("halved", halved)
    with pytest.raises(MLIRError, match="no rewrite function is registered as 'made'"):
        module.freeze()


def test_wrong_numbers_of_results() -> None:
    module = rewrite.PDLModule(native_module())
    module.register_constraint_function("halved", lambda rewriter, results, values: None)
    module.register_rewrite_function("made", made)
    with pytest.raises(MLIRError, match="expected 1 results of the native function, got 0"):
        applied(module.freeze(), '"t.a"() {n = 4 : i32} : () -> i32')


def test_modules_only() -> None:
    with pytest.raises(TypeError, match="expected a module"):
        rewrite.PDLModule("module {}")
