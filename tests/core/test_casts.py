"""The constructors that cast."""

from typing import Any

import pytest

import mlirkit
from mlirkit import ir

BLOCK = (
    mlirkit.parse('"t.a"() ({ ^bb0(%x: i32): %0 = "t.b"(%x) : (i32) -> i8 }) : () -> ()').walk_list()[2].block
)
assert BLOCK is not None
VALUES: dict[str, Any] = {
    "OpResult": BLOCK.operations[0].result,
    "BlockArgument": BLOCK.arguments[0],
    "AffineDimExpr": ir.AffineExpr.get_dim(0),
    "AffineSymbolExpr": ir.AffineExpr.get_symbol(0),
    "AffineConstantExpr": ir.AffineExpr.get_constant(7),
    "AffineAddExpr": ir.AffineExpr.get_dim(0) + 1,
    "AffineMulExpr": ir.AffineExpr.get_dim(0) * 2,
    "AffineModExpr": ir.AffineExpr.get_dim(0) % 2,
    "AffineFloorDivExpr": ir.AffineExpr.get_dim(0) // 2,
    "AffineCeilDivExpr": ir.AffineExpr.get_ceil_div(ir.AffineExpr.get_dim(0), 2),
}
CLASSES = [*VALUES, "Value", "AffineExpr", "AffineBinaryExpr"]


@pytest.mark.parametrize("name", VALUES)
def test_casts(name: str) -> None:
    value = VALUES[name]
    for each in CLASSES:
        cls = getattr(ir, each)
        if isinstance(value, cls):
            assert cls(value) is value and issubclass(type(value), cls)
        elif each.startswith("Affine") == name.startswith("Affine"):
            with pytest.raises(ValueError, match=f"Cannot cast .* to {each} "):
                cls(value)
    assert type(value).__name__ == name and isinstance(value, getattr(ir, name))


def test_patterns() -> None:
    match VALUES["AffineAddExpr"]:
        case ir.AffineAddExpr(lhs=ir.AffineDimExpr(position=0), rhs=ir.AffineConstantExpr(value=number)):
            assert number == 1
        case _:
            raise AssertionError


def test_derived_classes() -> None:
    """A user's class is no cast."""

    class Mine(ir.OpResult):
        pass

    assert not isinstance(VALUES["OpResult"], Mine) and issubclass(Mine, ir.Value)
    assert ir.Value[ir.IntegerType].__origin__ is ir.Value  # type: ignore[misc]
