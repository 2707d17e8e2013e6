"""Lifting meshes out of shardings gives the result of jaxlib's pass."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

from mlirkit import ir
from mlirkit.interop.jax.mesh_lifting import Meshes

TEXTS = (
    """module {
  func.func @b(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["z"=2]>, [{}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["r"=2]>, [{}]>}) attributes {foo = #sdy.sharding<mesh<["w"=2]>, []>} { return %a : tensor<8xf32> }
  sdy.mesh @mesh = <["y"=2]>
  sdy.mesh @dup = <["y"=2]>
  sdy.mesh @empty_mesh = <["q"=2]>
  func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@dup, [{"y"}]>}, %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["y"=2]>, [{"y"}]>}) -> tensor<8xf32> {
    %1 = sdy.sharding_constraint %a <mesh<[]>, [{}]> : tensor<8xf32>
    %m = sdy.sharding_constraint %a <mesh<[], device_ids=[3]>, []> : tensor<8xf32>
    %0 = sdy.sharding_constraint %a <mesh<["a"=4], device_ids=[3, 2, 1, 0]>, [{"a"}]> : tensor<8xf32>
    %2 = sdy.manual_computation(%0) in_shardings=[<mesh<["x"=2]>, [{"x"}]>] out_shardings=[<mesh<["x"=2]>, [{"x"}]>] manual_axes={"x"} (%p: tensor<4xf32>) {
      %c = stablehlo.add %p, %p {sdy.sharding = #sdy.sharding_per_value<[<mesh<["inner"=2]>, [{}]>]>} : tensor<4xf32>
      sdy.return %c : tensor<4xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}""",
    "module { func.func private @f() }",
)

JAXLIB = """
import sys
from jax._src.interpreters import mlir
from jaxlib.mlir import ir, passmanager
with mlir.make_ir_context():
    module = ir.Module.parse(sys.stdin.read())
    passmanager.PassManager.parse("builtin.module(sdy-lift-inlined-meshes)").run(module.operation)
    print(module)
"""


@pytest.mark.parametrize("text", TEXTS)
def test_as_jaxlib(text: str) -> None:
    if find_spec("jax") is None:
        pytest.skip("jax is not installed")
    done = subprocess.run([sys.executable, "-c", JAXLIB], input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-1000:]
    module = ir.Module.parse(text, ir.Context())
    Meshes(module).lift()
    assert str(module).strip() == done.stdout.strip()
