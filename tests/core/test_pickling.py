"""Operations come back from pickles unchanged, also parts of other operations."""

import pickle
from typing import Any

import pytest

import mlirkit
from mlirkit import ir

TEXT = """
module @m {
  func.func @f(%a: i32 loc("a"), %c: i1) -> i32 {
    %0 = arith.addi %a, %a : i32 loc("x.py":1:2 to 3:4)
    cf.cond_br %c, ^bb1(%0 : i32), ^bb2
  ^bb1(%x: i32 loc(fused<"m">["p", callsite("q" at "r")])):
    %r = "t.rec"(%x) <{p = 1 : i8}> ({
      %q = arith.addi %x, %0 : i32
      "t.use"(%q) [^bb4] : (i32) -> ()
    ^bb4:
      "t.br"() [^bb4] : () -> ()
    }) {w = dense_resource<blob> : tensor<2xi8>} : (i32) -> i32
    return %r : i32
  ^bb2:
    return %0 : i32
  }
  "t.graph"() ({ %0 = "t.self"(%0, %1) : (i32, i8) -> i32  %1 = "t.last"() : () -> i8 }) : () -> ()
} loc("module")
{-# dialect_resources: { builtin: { blob: "0x040000000102" } }, external_resources: { t: { k: true } } #-}
"""


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def test_module() -> None:
    module = mlirkit.parse(TEXT)
    copy = again(module)
    assert copy.is_structurally_equivalent(module, ignore_locations=False)
    assert copy.get_asm(enable_debug_info=True) == module.get_asm(enable_debug_info=True)


@pytest.mark.parametrize("number", range(13))
def test_single_operations(number: int) -> None:
    """Operands from outside and named symbols of an operation are replaced by equal ones."""
    operation = mlirkit.parse(TEXT).walk_list()[number]
    copy = again(operation)
    assert not copy.attached and type(copy) is type(operation)
    assert (copy.name, copy.location, copy.properties, copy.discardable_attributes) == (
        operation.name,
        operation.location,
        operation.properties,
        operation.discardable_attributes,
    )
    assert copy.operand_types() == operation.operand_types()
    assert copy.result_types() == operation.result_types()
    assert len(copy.successors) == len(operation.successors)
    assert [each.name for each in copy.walk_list()] == [each.name for each in operation.walk_list()]
    same = dict(zip(operation.operands, copy.operands, strict=True))
    assert len(set(same.values())) == len(same)


def test_there_are_as_many_as_that() -> None:
    assert len(mlirkit.parse(TEXT).walk_list()) == 13


def test_context_that_forbids() -> None:
    """Unregistered operations come back in a context that forbids them; the context still forbids them."""
    data = pickle.dumps(mlirkit.parse(TEXT))
    with ir.Context() as context:
        assert pickle.loads(data).body.operations[1].name == "t.graph"
        assert not context.allow_unregistered_dialects


VALUES = [
    ir.Attribute.parse("dense<[1, 2]> : tensor<2xi32>"),
    ir.Attribute.parse('loc(fused<"m">["a", callsite("b" at "c":1:2)])'),
    ir.Attribute.parse("#arith.fastmath<nnan,ninf>"),
    ir.Attribute.parse("#foo.bar<1>"),
    ir.Attribute.parse("[@a::@b, {x}, affine_set<(d0) : (d0 >= 0)>, 1.5 : f80, strided<[1], offset: ?>]"),
    ir.Type.parse("!foo<bar>"),
    ir.Type.parse('!llvm.struct<"a", (i32, ptr)>'),
    ir.Type.parse("!quant.uniform<i8:f32, 1.5:3>"),
    ir.Type.parse("(memref<2xf32, strided<[1]>>, vector<[4]xi1>) -> !stablehlo.token"),
    ir.AffineMap.get(1, 1, [ir.AffineExpr.get_dim(0) % 3 + ir.AffineExpr.get_symbol(0)]),
    ir.IntegerSet.get_empty(1, 1),
    ir.Location.file("a.py", 1, 2, 3, 4),
]


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_values(value: Any) -> None:
    copy = again(value)
    assert (copy, hash(copy), type(copy)) == (value, hash(value), type(value))
