"""The axes of a grid along which a sharding splits: their class, and numbers that the grid does not have."""

from __future__ import annotations

import pytest

from mlirkit.dialects import shard
from mlirkit.ir import Attribute, Context, DenseArrayAttr, MLIRError, Module

SHARDING = """\
shard.grid @g(shape = 2x4)
func.func @f() {{
  %0 = shard.sharding @g split_axes = [[{axis}]] sharded_dims_offsets = [0, 1, 2] : !shard.sharding
  return
}}
"""


def test_parsed_axes_are_dense_arrays() -> None:
    with Context():
        parsed = Attribute.parse("#shard<axisarray[[1], [0, 2]]>")
        built = shard.GridAxesArrayAttr.get(
            [DenseArrayAttr.parse("array<i16: 1>"), DenseArrayAttr.parse("array<i16: 0, 2>")]
        )
        assert isinstance(parsed, shard.GridAxesArrayAttr)
        assert [list(axes.values) for axes in parsed.axes] == [[1], [0, 2]]
        assert parsed == built


def test_an_axis_that_the_grid_lacks_is_an_error() -> None:
    """MLIR reads memory behind the shape."""
    with Context():
        Module.parse(SHARDING.format(axis=0))
        with pytest.raises(MLIRError, match="0-based grid axis index 7 is out of bounds"):
            Module.parse(SHARDING.format(axis=7))
