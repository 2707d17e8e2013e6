"""Folding of linear indices where there is nothing to compute."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.passmanager import PassManager
from mlirkit.support.diagnostics import MLIRError

pytestmark = pytest.mark.plain


def test_a_size_of_zero_divides_nothing() -> None:
    context = ir.Context()
    module = ir.Module.parse(
        """
        func.func @f() -> (index, index) {
          %c0 = arith.constant 0 : index
          %c7 = arith.constant 7 : index
          %0:2 = affine.delinearize_index %c7 into (4, %c0) : index, index
          return %0#0, %0#1 : index, index
        }""",
        context,
    )
    with pytest.raises(MLIRError, match="no basis element may be statically non-positive"):
        PassManager.parse("builtin.module(canonicalize)", context).run(module.operation)
