"""Bytecode that jaxlib's bindings write: portable artifacts of every release, stablehlo of every version."""

from __future__ import annotations

import io
from typing import Any

import pytest

from mlirkit.bytecode import BytecodeReader, write_bytecode
from mlirkit.core.context import Context

bindings: Any = pytest.importorskip("jaxlib.mlir.dialects.stablehlo", reason="jaxlib is not installed")
ir: Any = pytest.importorskip("jaxlib.mlir.ir", reason="jaxlib is not installed")

extension: Any = pytest.importorskip("jaxlib.mlir._mlir_libs._jax_mlir_ext", reason="jaxlib is not installed")

RELEASES = [
    *(f"0.{minor}.0" for minor in range(9, 21)),
    *(f"1.{minor}.0" for minor in range(int(bindings.get_current_version().split(".")[1]) + 1)),
]

MODULE = """
module @jit_f attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%a: tensor<4x?xf32>, %b: tensor<2x3xi32>, %c: tensor<i1>, %u: tensor<2xui8>)
      -> (tensor<2x3xi32>, tensor<4xf32>) {
    %0 = stablehlo.add %b, %b : tensor<2x3xi32>
    %k = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %k1 = stablehlo.constant dense<true> : tensor<1xi1>
    %k2 = stablehlo.constant dense<false> : tensor<9xi1>
    %k3 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.5]> : tensor<4xf32>
    %k4 = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.5)]> : tensor<2xcomplex<f64>>
    %k5 = stablehlo.constant dense<3> : tensor<5xi4>
    %d = stablehlo.dot_general %k3, %k3, contracting_dims = [0] x [0], precision = [DEFAULT, HIGH]
        : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %e = stablehlo.exponential %k3 : tensor<4xf32>
    %cmp = stablehlo.compare LT, %k3, %e, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %r = "stablehlo.reduce"(%k3, %d) ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %z = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %z : tensor<f32>
    }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cc = stablehlo.custom_call @foo(%k3) {api_version = 2 : i32, has_side_effect = true}
        : (tensor<4xf32>) -> tensor<4xf32>
    %w = stablehlo.while(%it = %cc) : tensor<4xf32> cond {
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.add %it, %it : tensor<4xf32>
      stablehlo.return %n : tensor<4xf32>
    }
    %rng, %bits = stablehlo.rng_bit_generator %u, algorithm = DEFAULT
        : (tensor<2xui8>) -> (tensor<2xui8>, tensor<2xui32>)
    %ff = stablehlo.fft %k4, type = FFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    return %0, %w : tensor<2x3xi32>, tensor<4xf32>
  }
}
"""

CALL = MODULE[MODULE.index("%cc = ") : MODULE.index("%w = ")].rstrip()

QUANTIZED = """
func.func @q(%a: tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>> {
  %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 0.5:3>>
}
"""


def check_rewrite(data: bytes) -> None:
    reader = BytecodeReader("artifact", data, Context(allow_unregistered_dialects=True))
    op = reader.read_top(wrap=False, lazy=False)
    assert write_bytecode(op, reader.file.version, reader.file.producer) == data


@pytest.mark.parametrize("release", RELEASES)
def test_portable_artifacts(release: str) -> None:
    check_rewrite(bindings.serialize_portable_artifact_str(MODULE, release))


@pytest.mark.parametrize("release", ["0.9.0", "0.18.0", "1.17.0"])
def test_quantized_artifacts(release: str) -> None:
    check_rewrite(bindings.serialize_portable_artifact_str(QUANTIZED, release))


@pytest.mark.parametrize("version", range(7))
def test_stablehlo(version: int) -> None:
    with ir.Context() as context:
        registry = ir.DialectRegistry()
        extension.register_dialects(registry)
        context.append_dialect_registry(registry)
        bindings.register_dialect(context)
        # custom_call has other properties in the bindings' definition than in a release's.
        text = MODULE if version < 5 else MODULE.replace(CALL, "%cc = stablehlo.negate %k3 : tensor<4xf32>")
        module = ir.Module.parse(text)
        stream = io.BytesIO()
        module.operation.write_bytecode(stream, desired_version=version)
    check_rewrite(stream.getvalue())
