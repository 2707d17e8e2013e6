"""Value casters: views of values in classes of the program, and how the rest of mlirkit treats such views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mlirkit import ir as typed_ir
from mlirkit.core import casters
from mlirkit.core.verifier import collect_anew
from mlirkit.dialects import arith, func, scf
from mlirkit.passmanager import PassManager

# Scripts over upstream's bindings use operators and names that the annotations of these classes do not
# declare.
ir: Any = typed_ir
I32 = ir.IntegerType.get_signless(32)


class Number(ir.Value):  # type: ignore[misc]
    """Adds up; is equal to nothing, as classes are that build comparisons."""

    def __init__(self, value: Any) -> None:
        super().__init__(value)
        self.seen = 0

    def __add__(self, other: Any) -> Any:
        return arith.addi(self, other)

    def __radd__(self, other: Any) -> Any:
        return arith.addi(other, self)

    def __eq__(self, other: object) -> Any:
        return arith.cmpi(arith.CmpIPredicate.eq, self, other)  # type: ignore[call-overload]

    __hash__ = ir.Value.__hash__


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    ir.register_value_caster(ir.IntegerType.static_typeid)(Number)
    yield
    casters._values.clear()


def _module() -> tuple[Any, Any]:
    module = ir.Module.parse("func.func @f(%a: i32, %b: i32) -> i32 { return %a : i32 }")
    function = module.body.operations[0]
    return module, function


def test_values_are_seen_in_their_class() -> None:
    module, function = _module()
    first, second = function.arguments
    assert type(first) is Number and isinstance(first, ir.Value)
    assert not isinstance(first, ir.BlockArgument)
    with ir.InsertionPoint.at_block_begin(function.entry_block), ir.Location.unknown():
        total = first + second
        op = total.owner
    assert isinstance(op, arith.AddIOp)
    assert [type(each) for each in (total, op.result, op.results[0], op.lhs, op.operands[1])] == [Number] * 5
    assert [type(each) for each in op.operands] == [Number, Number]
    assert type(op.op_operands[0].value) is Number
    assert type(ir.OpResult(total)) is not Number
    assert ir.OpResult(total).result_number == 0
    with pytest.raises(ValueError, match="Cannot cast value to BlockArgument"):
        ir.BlockArgument(total)
    assert module.operation.verify()


def test_loops_give_values_in_their_class() -> None:
    _, function = _module()
    first, second = function.arguments
    with ir.InsertionPoint.at_block_begin(function.entry_block), ir.Location.unknown():
        loop = scf.ForOp(first, second, first, [second])
        every = scf.ForallOp([0], [4], [1], [second])
    seen = [loop.induction_variable, *loop.inner_iter_args, *every.inner_iter_args]
    assert [type(each) for each in seen] == [Number] * 3


def test_views_stand_for_their_value() -> None:
    _, function = _module()
    first, second = function.arguments
    plain = function.entry_block.args
    assert first.viewed() is plain[0]
    assert hash(first) == hash(plain[0])
    assert (first.type, first.owner, first.get_name()) == (I32, function.entry_block, "%arg0")
    user = function.entry_block.operations[0]
    first.replace_all_uses_with(second)
    assert user.operand_at(0) is plain[1]
    user.operands[0] = first
    assert user.operand_at(0) is plain[0]
    user.set_operands([second])
    assert plain[1].use_pairs() == [(user, 0)]
    user.replace_uses_of_with(second, first)
    assert user.operand_at(0) is plain[0]
    first.set_type(ir.IntegerType.get_signless(8))
    assert str(plain[0].type) == "i8"
    assert str(first) == "Value(<block argument> of type 'i8' at index: 0)"
    copy = user.clone(mapping={plain[0]: second}, ip=False)
    assert copy.operand_at(0) is plain[1]
    copy.erase()


def test_rules_and_passes_see_plain_values() -> None:
    # Comparing two numbers would build an operation: none may appear.
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):

            @func.FuncOp.from_py_func(I32, I32)
            def f(a: Any, b: Any) -> Any:
                zero = arith.constant(I32, 0)
                return (a + zero) + (b + zero)

        text = str(module)
        assert module.operation.verify()
        assert collect_anew(module.operation) == []
        PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)
    assert text.count("arith.addi") == 3
    assert str(module).count("arith.addi") == 1
    assert "cmpi" not in str(module)


def test_casters_are_replaced_on_request() -> None:
    typeid = ir.IntegerType.static_typeid
    with pytest.raises(RuntimeError, match="Value caster is already registered"):
        ir.register_value_caster(typeid)(Number)
    ir.register_value_caster(typeid, replace=True)(lambda value: value)
    _, function = _module()
    assert type(function.arguments[0]).__name__ == "BlockArgument"


def test_a_view_is_of_a_value() -> None:
    class OnlyResults(ir.OpResult):  # type: ignore[misc]
        pass

    _, function = _module()
    with pytest.raises(ValueError, match="Cannot cast value to OnlyResults"):
        OnlyResults(function.entry_block.args[0])
    with pytest.raises(TypeError, match="expected a value, got 4"):
        OnlyResults(4)


def test_types_of_dialects_have_one_id() -> None:
    from mlirkit.dialects import llvm

    assert llvm.LLVMPointerType.static_typeid == ir.Type.parse("!llvm.ptr").typeid
