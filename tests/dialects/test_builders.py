"""Building with the names of upstream's bindings: functions, constants, loops, conditionals."""

from array import array
from collections.abc import Callable
from typing import Any

import pytest

from mlirkit.core.attribute import Type
from mlirkit.dialects import affine, arith, builtin, func, linalg, memref, scf
from mlirkit.ir import (
    Context,
    F32Type,
    FlatSymbolRefAttr,
    FunctionType,
    IndexType,
    InsertionPoint,
    IntegerType,
    Location,
    Module,
    VectorType,
)

I1 = IntegerType.get_signless(1)
I32 = IntegerType.get_signless(32)
F32 = F32Type.get()
INDEX = IndexType.get()


def built(types: list[Type], build: Callable[..., Any]) -> str:
    """The text of a function with arguments of these types, whose body and results are those of `build`."""
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):
            func.FuncOp.from_py_func(*types, name="f")(build)
        assert module.operation.verify()
        return str(module)


def check(types: list[Type], build: Callable[..., Any], *lines: str) -> None:
    """Assert that the function that `build` makes has these lines, terminator included."""
    text = built(types, build).splitlines()
    assert [line.removeprefix("    ") for line in text[2:-2]] == list(lines)


def test_constants() -> None:
    def build() -> Any:
        arith.constant(I32, 7)
        arith.ConstantOp(F32, 1.5)
        arith.ConstantOp(arith.constant(INDEX, 2).owner.value)
        arith.constant(VectorType.get([2], I32), array("i", [1, 2]))
        return arith.ConstantOp.create_index(3)

    check(
        [],
        build,
        "%c7_i32 = arith.constant 7 : i32",
        "%cst = arith.constant 1.500000e+00 : f32",
        "%c2 = arith.constant 2 : index",
        "%c2_0 = arith.constant 2 : index",
        "%cst_1 = arith.constant dense<[1, 2]> : vector<2xi32>",
        "%c3 = arith.constant 3 : index",
        "return %c3 : index",
    )


def test_constant_of_wrong_width() -> None:
    with Context(), Location.unknown(), pytest.raises(ValueError, match="Mismatching array element"):
        arith.ConstantOp(VectorType.get([2], I32), array("q", [1, 2]), ip=False)


REFUSED: dict[str, Callable[[], Any]] = {
    "step": lambda: affine.AffineForOp(0, 10, 1.5),
    "step of words": lambda: affine.AffineForOp(0, 10, "2"),
    "integer": lambda: arith.ConstantOp(I32, 1.5),
    "integer of words": lambda: arith.ConstantOp(I32, "1"),
    "index": lambda: arith.ConstantOp(INDEX, 1.5),
    "float of words": lambda: arith.ConstantOp(F32, "1"),
    "maps": lambda: linalg.generic([], []),
    "kinds of loops": lambda: linalg.generic([], [], []),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_builders_refuse(case: str) -> None:
    """Builders do not round numbers to integers, and do not invent missing arguments."""
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body), pytest.raises(TypeError):
            REFUSED[case]()
        assert not list(module.body.operations)


def test_attributes_of_arguments_that_are_no_array() -> None:
    with Context(), Location.unknown():
        function = func.FuncOp("f", ([I32], [I32]), visibility="private", ip=False)
        for name in ("arg_attrs", "res_attrs"):
            function.set_inherent(name, FlatSymbolRefAttr.get("x"))
        with pytest.raises(ValueError, match="Cannot cast attribute to ArrayAttr"):
            list(function.arg_attrs)
        with pytest.raises(ValueError, match="Cannot cast attribute to ArrayAttr"):
            list(function.result_attrs or ())


def test_literal_values() -> None:
    with Context(), Location.unknown():
        assert arith.ConstantOp(I32, -3, ip=False).literal_value == -3
        assert arith.ConstantOp(F32, 0.5, ip=False).literal_value == 0.5


def test_for() -> None:
    def build(lower: Any, upper: Any, x: Any) -> Any:
        loop = scf.ForOp(lower, upper, arith.ConstantOp.create_index(1), [x])
        with InsertionPoint(loop.body):
            assert loop.induction_variable.type == INDEX
            scf.yield_([arith.addf(loop.inner_iter_args[0], x)])
        return loop.results[0]

    check(
        [INDEX, INDEX, F32],
        build,
        "%c1 = arith.constant 1 : index",
        "%0 = scf.for %arg3 = %arg0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (f32) {",
        "  %1 = arith.addf %arg4, %arg2 : f32",
        "  scf.yield %1 : f32",
        "}",
        "return %0 : f32",
    )


def test_for_as_generator() -> None:
    def build(x: Any) -> Any:
        for _ in scf.for_(4):
            scf.yield_([])
        for _, value, last in scf.for_(0, 8, 2, iter_args=[x]):
            result = last
            scf.yield_([value])
        return result

    check(
        [F32],
        build,
        "%c0 = arith.constant 0 : index",
        "%c4 = arith.constant 4 : index",
        "%c1 = arith.constant 1 : index",
        "scf.for %arg1 = %c0 to %c4 step %c1 {",
        "}",
        "%c0_0 = arith.constant 0 : index",
        "%c8 = arith.constant 8 : index",
        "%c2 = arith.constant 2 : index",
        "%0 = scf.for %arg1 = %c0_0 to %c8 step %c2 iter_args(%arg2 = %arg0) -> (f32) {",
        "  scf.yield %arg2 : f32",
        "}",
        "return %0 : f32",
    )


def test_if() -> None:
    def build(condition: Any, x: Any) -> Any:
        branch = scf.IfOp(condition, [F32], hasElse=True)
        for block in (branch.then_block, branch.else_block):
            with InsertionPoint(block):
                scf.YieldOp([x])
        return branch.results

    check(
        [I1, F32],
        build,
        "%0 = scf.if %arg0 -> (f32) {",
        "  scf.yield %arg1 : f32",
        "} else {",
        "  scf.yield %arg1 : f32",
        "}",
        "return %0 : f32",
    )


def test_index_switch() -> None:
    def build(which: Any, x: Any) -> Any:
        return scf.index_switch(
            [I32], which, [5], lambda op, i, value: scf.yield_([x]), lambda op: scf.yield_([x])
        )

    check(
        [INDEX, I32],
        build,
        "%0 = scf.index_switch %arg0 -> i32 ",
        "case 5 {",
        "  scf.yield %arg1 : i32",
        "}",
        "default {",
        "  scf.yield %arg1 : i32",
        "}",
        "return %0 : i32",
    )


def test_regions_of_index_switch() -> None:
    with Context(), Location.unknown():
        which = arith.ConstantOp.create_index(1)
        op = scf.IndexSwitchOp([], which, [5, 6], ip=False)
        assert op.case_region(1) is op.regions[2] and op.default_region is op.regions[0]
        assert op.case_blocks == [op.case_block(0), op.case_block(1)]
        assert op.default_block is op.regions[0].blocks[0]


def test_forall() -> None:
    def build(count: Any) -> None:
        loop = scf.ForallOp([0, 1], [count, 8], [1, 2])
        assert loop.rank == 2
        assert len(loop.induction_variables) == 2
        assert loop.terminator() is loop.terminator()

    check(
        [INDEX],
        build,
        "scf.forall (%arg1, %arg2) = (0, 1) to (%arg0, 8) step (1, 2) {",
        "}",
        "return",
    )


CALLED = """module {
  func.func private @callee(i32) -> i32
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @callee(%arg0) : (i32) -> i32
    %1 = call @callee(%0) : (i32) -> i32
    %2 = call @callee(%1) : (i32) -> i32
    return %2 : i32
  }
}
"""


def test_functions_and_calls() -> None:
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):
            callee = func.FuncOp("callee", ([I32], [I32]), visibility="private")
            caller = func.FuncOp("caller", FunctionType.get([I32], [I32]))
            assert callee.is_external
            assert callee.type == FunctionType.get([I32], [I32])
            with pytest.raises(IndexError):
                callee.entry_block  # noqa: B018
            with InsertionPoint(caller.add_entry_block()):
                (x,) = caller.arguments
                first = func.CallOp(callee, [x])
                second = func.CallOp([I32], "callee", [first])
                third = func.CallOp([I32], FlatSymbolRefAttr.get("callee"), [second])
                func.ReturnOp([third])
        assert module.operation.verify()
        assert str(module) == CALLED


def test_python_functions_call_each_other() -> None:
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):

            @func.FuncOp.from_py_func(I32, I32)
            def add(x: Any, y: Any) -> Any:
                return arith.addi(x, y)

            @func.func(I32, results=[I32])
            def double(x: Any, func_op: Any) -> None:
                assert func_op.name == "func.func"
                func.ReturnOp([add(x, x)])

        assert module.operation.verify()
        assert "call @add(%arg0, %arg0) : (i32, i32) -> i32" in str(module)
        assert add.func_op.sym_name.value == "add"


def test_unrealized_conversion_cast() -> None:
    def build(a: Any) -> Any:
        one = builtin.unrealized_conversion_cast([I32], [a])
        two = builtin.unrealized_conversion_cast([INDEX, F32], [one])
        return builtin.unrealized_conversion_cast([F32], two)

    check(
        [INDEX],
        build,
        "%0 = builtin.unrealized_conversion_cast %arg0 : index to i32",
        "%1:2 = builtin.unrealized_conversion_cast %0 : i32 to index, f32",
        "%2 = builtin.unrealized_conversion_cast %1#0, %1#1 : index, f32 to f32",
        "return %2 : f32",
    )


def test_parts_called_operand_and_region() -> None:
    """`operand` and `bodyRegion` are upstream's accessors, beside `operand_at` and `region_at`."""

    def build(x: Any) -> Any:
        doubled = arith.addf(x, x)
        negated = arith.NegFOp(x)
        assert negated.operand == x and negated.operand_at(0) == x
        negated.operand = doubled
        return negated

    check(
        [F32],
        build,
        "%0 = arith.addf %arg0, %arg0 : f32",
        "%1 = arith.negf %0 : f32",
        "return %1 : f32",
    )
    scope = memref.AllocaScopeOp([], ip=False, loc=Location.unknown())
    assert len(scope.bodyRegion.blocks) == 0 and scope.region_at(0) == scope.bodyRegion
