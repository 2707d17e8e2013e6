"""An operation like one that was verified before is not verified in full again: what differs around it is seen."""

from __future__ import annotations

import pytest

from mlirkit import ir

RETURNS = """
func.func @first() -> i32 {{ %0 = arith.constant 1 : i32  func.return %0 : i32 }}
func.func @second() -> i32 {{ %0 = arith.constant 1 : i32  func.return %0 : i32 }}
func.func @third() -> {result} {{ %0 = arith.constant 1 : i32  func.return %0 : i32 }}
"""

YIELDS = """
func.func @f(%x: tensor<4xf32>, %y: tensor<4x{element}>) -> tensor<4xf32> {{
  %0 = linalg.map {{ math.exp }} ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>)
  %1 = linalg.map ins(%x : tensor<4xf32>) outs(%y : tensor<4x{element}>) (%a: f32, %b: {element}) {{
    linalg.yield %a : f32
  }}
  func.return %0 : tensor<4xf32>
}}
"""

SHIFTS = """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %0 = "tosa.const"() {{values = dense<0> : tensor<1xi8>}} : () -> tensor<1xi8>
  %1 = "tosa.const"() {{values = dense<{shift}> : tensor<1xi8>}} : () -> tensor<1xi8>
  %2 = tosa.mul %x, %x, %0 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %3 = tosa.mul %x, %x, %0 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %4 = tosa.mul %x, %x, %1 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  func.return %4 : tensor<4xf32>
}}
"""

CHAINS = """
!struct = !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
!field = !spirv.ptr<f32, Function>
spirv.func @f(%p: !struct) -> () "None" {{
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant {index} : i32
  %2 = spirv.AccessChain %p[%0] : !struct, i32 -> !field
  %3 = spirv.AccessChain %p[%0] : !struct, i32 -> !field
  %4 = spirv.AccessChain %p[%1] : !struct, i32 -> !field
  spirv.Return
}}
"""


@pytest.mark.parametrize(
    ("text", "right", "wrong", "message"),
    [
        (RETURNS, {"result": "i32"}, {"result": "i64"}, "type of return operand 0 ('i32') doesn't match"),
        (YIELDS, {"element": "f32"}, {"element": "f64"}, "type of yield operand 1 ('f32') doesn't match"),
        (SHIFTS, {"shift": "0"}, {"shift": "1"}, "require shift to be 0 for float type"),
        (CHAINS, {"index": "0"}, {"index": "1"}, "invalid result type"),
    ],
    ids=["return", "yield", "shift", "access chain"],
)
def test_surroundings_decide(text: str, right: dict[str, str], wrong: dict[str, str], message: str) -> None:
    with ir.Context():
        assert ir.Module.parse(text.format(**right)).operation.verify()
        with pytest.raises(ir.MLIRError) as raised:
            ir.Module.parse(text.format(**wrong))
    assert message in str(raised.value)
