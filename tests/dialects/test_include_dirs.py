"""Definitions before the shipped ones: the context has its own classes, and text makes values of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.dialects.loading import register_include_dirs, shared_dialect
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.text.parser import parse_source

# Syntax that hooks in Python parse: dimension numbers, precisions, algorithms, convolutions, tokens; vhlo's
# numbers.
MODULE = """module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<1x8x8x207xf32>, %arg3: tensor<3x3x207x16xf32>) -> tensor<2x4xf32> {
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32>
    %3 = stablehlo.create_token : !stablehlo.token
    %4 = stablehlo.after_all %3, %3 : !stablehlo.token
    return %1 : tensor<2x4xf32>
  }
  %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>}> {x = #vhlo.integer_v1<5 : i32>} : () -> !vhlo.tensor_v1<2x!vhlo.i64_v1>
}
"""


@pytest.mark.parametrize("has_definitions", [True, False])
def test_context_with_include_dirs(has_definitions: bool, tmp_path: Path) -> None:
    """The context uses the folder that defines a dialect; a folder without definitions changes nothing."""
    if has_definitions:
        shutil.copytree(Path(shipped_folder(), "stablehlo"), tmp_path / "stablehlo")
    context = Context()
    register_include_dirs(context, [tmp_path])
    for name in ("stablehlo", "vhlo"):
        assert (context.dialect(name) is not shared_dialect(name)) == has_definitions
    module = parse_source(MODULE.encode(), "m.mlir", context, True)
    assert not collect_diagnostics(module)
    assert str(module) == MODULE
