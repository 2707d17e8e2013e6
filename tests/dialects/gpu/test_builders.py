"""Launches of gpu, built as upstream's bindings build them."""

from __future__ import annotations

from typing import Any

import mlirkit
from mlirkit import ir
from mlirkit.dialects import arith, gpu

TEXT = """\
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%arg0: i32) kernel {
      gpu.return
    }
  }
  func.func @f(%arg0: i32) {
    return
  }
}
"""


def test_launches() -> None:
    module: Any = mlirkit.parse(TEXT)
    block = module.body.operations[1].body.blocks[0]
    (argument,) = block.arguments
    with ir.InsertionPoint(block.operations[0]), ir.Location.unknown():
        two = arith.ConstantOp(ir.IndexType.get(), 2).result
        first = gpu.wait()
        token = gpu.launch_func(["m", "k"], (two, two, two), (two, two, two), [argument], [first])
        gpu.wait([token])
        gpu.launch_func(["m", "k"], (two, two, two), (two, two, two), [argument])

        def body(*indices: Any) -> None:
            assert len(indices) == 12
            gpu.printf("%d %d", argument, indices[0])

        gpu.launch((two, two, 4), (two, two, two))(body)

        launch = gpu.launch_((two, two, two), (two, two, two), [token])
        assert [argument.type for argument in launch.regions[0].blocks[0].arguments] == [ir.IndexType.get()] * 12
        with ir.InsertionPoint(launch.regions[0].blocks[0]):
            gpu.terminator()
        # The builder from the definitions, with all arguments.
        gpu.launch_func(None, [], ["m", "k"], two, two, two, two, two, two, [argument])
        gpu.wait(None, [token])
    module.operation.verify()
    names = [op.name for op in block.operations]
    assert names == [
        "arith.constant",
        "gpu.wait",
        "gpu.launch_func",
        "gpu.wait",
        "gpu.launch_func",
        "arith.constant",
        "gpu.launch",
        "gpu.launch",
        "gpu.launch_func",
        "gpu.wait",
        "func.return",
    ]
    assert str(mlirkit.parse(str(module))) == str(module)
