"""Looking names up."""

import pytest

from mlirkit.ods.cpp_expr.names import NO_CONSTANT, NameTable, canonical


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("::mlir::VectorType", "VectorType"),
        ("llvm::isa", "isa"),
        ("std::nullopt", "nullopt"),
        ("::mlir::arith::FastMathFlags::none", "arith::FastMathFlags::none"),
        ("mlir::LLVM::llvm", "LLVM::llvm"),
        ("::mlir", ""),
        ("", ""),
        ("x", "x"),
    ],
)
def test_canonical(path: str, key: str) -> None:
    assert canonical(path) == key


def test_lookup_order() -> None:
    outer = NameTable(constants={"k": 1, "a::k": 2, "a::b::k": 3, "none": None})
    assert outer.constant("::mlir::k") == 1
    assert outer.constant("missing") is NO_CONSTANT
    assert outer.constant("none") is None
    inner = outer.child("::mlir::a")
    assert inner.constant("k") == 2
    assert inner.constant("b::k") == 3
    assert inner.child("::mlir::a::b").constant("k") == 3
    inner.constants["k"] = 4
    # A qualified entry of the scope is nearer than an unqualified one.
    assert inner.constant("k") == 2
    assert inner.constant("none") is None
