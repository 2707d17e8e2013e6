"""The current context under a location, an insertion point or another context; the context of operations."""

from __future__ import annotations

import gc

import numpy as np
import pytest

from mlirkit import ir
from mlirkit.dialects import arith

I32 = ir.IntegerType.get_signless(32)


def test_location_brings_its_context() -> None:
    context = ir.Context()
    with ir.Location.unknown(context) as location:
        assert ir.Context.current is context and ir.Location.current is location
        with context:
            assert ir.Location.current is location
        with ir.Context():
            assert ir.Location.current is None
            with pytest.raises(ValueError, match="No current InsertionPoint"):
                ir.InsertionPoint.current  # noqa: B018
        assert ir.Context.current is context
    assert ir.Context.current is None and ir.Location.current is None


def test_insertion_point_brings_its_context() -> None:
    context = ir.Context()
    module = ir.Module.create(ir.Location.unknown(context))
    with ir.InsertionPoint(module.body):
        assert ir.Context.current is context
        assert arith.constant(I32, 1).owner.context is context


@pytest.mark.parametrize(
    "location",
    [
        ir.Location.unknown,
        lambda context: ir.Location.file("a.py", 1, 2, context=context),
        lambda context: ir.Location.name("a", context=context),
    ],
)
def test_operations_belong_to_the_location(location: object) -> None:
    assert callable(location)
    context = ir.Context()
    loc = location(context)
    assert ir.Operation.create("builtin.module", regions=1, loc=loc).context is context
    assert ir.Module.create(loc).context is context
    assert arith.ConstantOp(I32, 1, loc=loc).context is context


def test_a_location_made_for_a_context_is_the_same_value() -> None:
    context = ir.Context()
    assert ir.Location.unknown(context) == ir.Location.unknown()
    assert ir.Location.name("a", context=context) == ir.Location.name("a")


def test_live_contexts() -> None:
    gc.collect()
    before = ir.Context._get_live_count()
    context = ir.Context()
    assert ir.Context._get_live_count() == before + 1
    del context
    gc.collect()
    assert ir.Context._get_live_count() == before


def test_constructor_past_context() -> None:
    """JAX makes its contexts so."""

    class Bare(ir.Context):
        def __init__(self) -> None:
            super(ir.Context, self).__init__()

    context = Bare()
    assert ir.Module.parse("func.func private @f()", context).context is context


@pytest.mark.parametrize("three", [np.int32(3), np.uint64(3), 3])
def test_integers_of_numpy(three: int) -> None:
    assert ir.IntegerAttr.get(I32, three).value == 3
    assert str(ir.IntegerAttr.get(ir.IntegerType.get_signless(64), three)) == "3 : i64"
    assert str(ir.DenseI64ArrayAttr.get([three])) == "array<i64: 3>"
    assert ir.IntegerType.get_signless(three).width == 3
    assert str(ir.AffineConstantExpr.get(three)) == "3"
    assert str(ir.DenseI32ArrayAttr.get(np.array([1, 2]))) == "array<i32: 1, 2>"
    assert ir.IntegerAttr.get(ir.IntegerType.get_signless(1), np.bool_(True)).value


def test_dialects_of_new_contexts_must_exist() -> None:
    with pytest.raises(ValueError, match="Dialect 'nobody' not found"):
        ir.append_load_on_create_dialect("nobody")
    assert ir.get_load_on_create_dialects() == []
