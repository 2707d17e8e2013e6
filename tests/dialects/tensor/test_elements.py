"""tensor.from_elements with more elements than memory, on which mlir-opt crashes."""

from __future__ import annotations

import pytest

import mlirkit
from mlirkit.ir import MLIRError

MOST = 9223372036854775807


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        (f"{MOST}x", f"number of operands and types do not match: got 1 operands and {MOST} types"),
        (f"{MOST}x{MOST}x", "has types that another cannot follow from"),
    ],
)
def test_too_many_elements_are_an_error(shape: str, message: str) -> None:
    text = f"func.func @f(%a: f32) {{\n  %0 = tensor.from_elements %a : tensor<{shape}f32>\n  return\n}}\n"
    with pytest.raises(MLIRError, match=message):
        mlirkit.parse(text)
