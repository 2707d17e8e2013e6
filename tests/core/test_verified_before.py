"""An operation like one verified before is not verified in full again: differences around it are noticed."""

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

CONVOLUTIONS = """
func.func @f(%x: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) {{
  %0 = "tosa.const"() {{values = dense<0.0> : tensor<1xf32>}} : () -> tensor<1xf32>
  %1 = "tosa.const"() {{values = dense<{point}> : tensor<1xf32>}} : () -> tensor<1xf32>
  %2 = tosa.conv2d %x, %w, %b, %0, %0 {ATTRIBUTES} : {TYPES}
  %3 = tosa.conv2d %x, %w, %b, %0, %0 {ATTRIBUTES} : {TYPES}
  %4 = tosa.conv2d %x, %w, %b, %0, %1 {ATTRIBUTES} : {TYPES}
  func.return
}}
""".replace(
    "{ATTRIBUTES}",
    "{{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}}",
).replace(
    "{TYPES}",
    "(tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>)"
    " -> tensor<1x4x4x8xf32>",
)

SHAPES = """
func.func @f(%x: tensor<4x6xf32>) {{
  %0 = tosa.const_shape {{values = dense<[6, 4]> : tensor<2xindex>}} : () -> !tosa.shape<2>
  %1 = tosa.const_shape {{values = dense<[{size}, 4]> : tensor<2xindex>}} : () -> !tosa.shape<2>
  %2 = tosa.reshape %x, %0 : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  %3 = tosa.reshape %x, %0 : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  %4 = tosa.reshape %x, %1 : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  func.return
}}
"""

LOOPS = """
func.func @f(%x: i32, %y: i64) {{
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> i32 {{ affine.yield %a : i32 }}
  %1 = affine.for %i = 0 to 4 iter_args(%a = %x) -> i32 {{ affine.yield %a : i32 }}
  %2 = "affine.for"(%x) <{{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>,
                          step = 1 : index, upperBoundMap = affine_map<() -> (4)>}}> ({{
  ^bb0(%i: index, %a: {argument}):
    "affine.yield"(%x) : (i32) -> ()
  }}) : (i32) -> i32
  func.return
}}
"""

REDUCTIONS = """
func.func @f(%x: tensor<4xf32>, %y: tensor<f32>) {{
  %0 = "stablehlo.reduce"(%x, %y) <{{dimensions = array<i64: 0>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce"(%x, %y) <{{dimensions = array<i64: 0>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<{element}>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  func.return
}}
"""

HANDLES = """
module attributes {{transform.with_named_sequence}} {{ transform.named_sequence @f(%x: !transform.any_op {{transform.readonly}}) {{
  "transform.foreach"(%x) ({{
  ^bb0(%a: !transform.any_op):
    "transform.yield"() : () -> ()
  }}) : (!transform.any_op) -> ()
  "transform.foreach"(%x) ({{
  ^bb0(%a: !transform.{kind}):
    "transform.yield"() : () -> ()
  }}) : (!transform.any_op) -> ()
  transform.yield
}} }}
"""

ATOMICS = """
module {{
  module {{ llvm.func @f(%p: !llvm.ptr) {{
    %0 = llvm.load %p atomic monotonic {{alignment = 8 : i64}} : !llvm.ptr -> !llvm.ptr<1>
    llvm.return
  }} }}
  module attributes {{dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<{size}> : vector<4xi64>>}} {{
    llvm.func @f(%p: !llvm.ptr) {{
      %0 = llvm.load %p atomic monotonic {{alignment = 8 : i64}} : !llvm.ptr -> !llvm.ptr<1>
      llvm.return
    }}
  }}
}}
"""

INDICES = """
func.func @f(%m: memref<8xf32>) {{
  affine.for %i = 0 to 8 {{
    %j = arith.addi %i, %i : index
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = affine.load %m[%i] : memref<8xf32>
    %2 = "affine.load"(%m, {index}) <{{map = affine_map<(d0) -> (d0)>}}> : (memref<8xf32>, index) -> f32
  }}
  func.return
}}
"""

BOUNDS = """
func.func @f(%n: index) {{
  affine.for %i = 0 to 8 {{
    %j = arith.addi %i, %i : index
    affine.for %k = 0 to %n {{ }}
    affine.for %k = 0 to %n {{ }}
    "affine.for"({bound}) <{{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>,
                             step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}}> ({{
    ^bb0(%k: index):
      affine.yield
    }}) : (index) -> ()
  }}
  func.return
}}
"""

ENDS = """
func.func @f(%x: i32) {{
  affine.for %i = 0 to 4 {{ }}
  affine.for %i = 0 to 4 {{ }}
  %0 = "affine.for"(%x) <{{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>,
                          step = 1 : index, upperBoundMap = affine_map<() -> (4)>}}> ({{
  ^bb0(%i: index, %a: i32):
    "affine.yield"({yielded}) : ({types}) -> ()
  }}) : (i32) -> i32
  func.return
}}
"""

PLACES = """
llvm.func @f() {{ llvm.unreachable }}
llvm.func @g() {{ llvm.unreachable }}
llvm.func @h() {{
  {operation}
  llvm.unreachable
}}
"""

PARENTS = """
irdl.dialect @d {{
  irdl.operation @a {{ irdl.operands() }}
  irdl.operation @b {{ irdl.operands() }}
}}
module {{ {operation} }}
"""

FUNCTIONS = """
spirv.module Logical GLSL450 {{
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() -> () "None" {{
    %0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Input>
    %1 = spirv.mlir.addressof @v : !spirv.ptr<f32, Input>
    spirv.Return
  }}
  {operation}
}}
"""

STORES = """
func.func @f(%m: memref<8x8x8xf32>, %i: index, %x: f32) {{
  memref.store %x, %m[%i, %i, %i] : memref<8x8x8xf32>
  memref.store %x, %m[%i, %i, %i] : memref<8x8x8xf32>
  "memref.store"(%x, %m, {indices}) : (f32, memref<8x8x8xf32>, {types}) -> ()
  func.return
}}
"""

BODIES = """
func.func @f(%x: tensor<4xf32>, %x0: f32, %n: f64) {{
  %0 = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}}
      outs(%x : tensor<4xf32>) {{ ^bb0(%a: f32): linalg.yield %a : f32 }} -> tensor<4xf32>
  %1 = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}}
      outs(%x : tensor<4xf32>) {{ ^bb0(%a: f32): linalg.yield %a : f32 }} -> tensor<4xf32>
  %2 = linalg.generic {{indexing_maps = [affine_map<(d0) -> ({map})>], iterator_types = ["parallel"]}}
      outs(%x : tensor<4xf32>) {{ ^bb0(%a: {argument}): linalg.yield {yielded} }} -> tensor<4xf32>
  func.return
}}
"""
BODY = {"map": "d0", "argument": "f32", "yielded": "%x0 : f32"}

WINDOWS = """
func.func @f(%x: tensor<1x4x4x1xf32>, %w: tensor<2x2x1x1xf32>, %y: tensor<1x3x3x1xf32>) {{
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %w : {IN}) outs(%y : {OUT}) -> {OUT}
  %1 = linalg.conv_2d_nhwc_hwcf {{{attributes}}} ins(%x, %w : {IN}) outs(%y : {OUT}) -> {OUT}
  func.return
}}
""".replace("{IN}", "tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>").replace("{OUT}", "tensor<1x3x3x1xf32>")

WINDOW = "affine_map<(n, h, w, f, y, x, c) -> (n, h, w, f)>"

DESTINATIONS = """
func.func @f(%x: tensor<4xf32>, %s: f32) {{
  %0 = linalg.fill ins(%s : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%s : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.fill ins(%s : f32) outs(%x : tensor<4xf32>) -> tensor<{size}xf32>
  func.return
}}
"""


@pytest.mark.parametrize(
    ("text", "right", "wrong", "message"),
    [
        (RETURNS, {"result": "i32"}, {"result": "i64"}, "type of return operand 0 ('i32') doesn't match"),
        (YIELDS, {"element": "f32"}, {"element": "f64"}, "type of yield operand 1 ('f32') doesn't match"),
        (SHIFTS, {"shift": "0"}, {"shift": "1"}, "require shift to be 0 for float type"),
        (CHAINS, {"index": "0"}, {"index": "1"}, "invalid result type"),
        (CONVOLUTIONS, {"point": "0.0"}, {"point": "1.0"}, "weight zero point must be zero"),
        (SHAPES, {"size": "6"}, {"size": "3"}, "new shape is inconsistent with result shape"),
        (LOOPS, {"argument": "i32"}, {"argument": "i64"}, "0-th region iter_arg have different type"),
        (REDUCTIONS, {"element": "f32"}, {"element": "i32"}, "parameter at index 1 is different"),
        (ATOMICS, {"size": "64"}, {"size": "24"}, "unsupported type '!llvm.ptr<1>' for atomic access"),
        (INDICES, {"index": "%i"}, {"index": "%j"}, "operand cannot be used as a dimension id"),
        (BOUNDS, {"bound": "%n"}, {"bound": "%j"}, "operand cannot be used as a symbol"),
        (ENDS, {"yielded": "%a", "types": "i32"}, {"yielded": "", "types": ""}, "same number of results as"),
        (PLACES, {"operation": ""}, {"operation": "llvm.unreachable"}, "must be the last operation in the"),
        (PARENTS, {"operation": ""}, {"operation": "irdl.operands()"}, "expects parent op 'irdl.operation'"),
        (
            FUNCTIONS,
            {"operation": ""},
            {"operation": "%2 = spirv.mlir.addressof @v : !spirv.ptr<f32, Input>"},
            "must appear in a function-like op's block",
        ),
        (
            STORES,
            {"indices": "%i, %i, %i", "types": "index, index, index"},
            {"indices": "%i, %i", "types": "index, index"},
            "store index operand count not equal to memref rank",
        ),
        (
            STORES,
            {"indices": "%i, %i, %i", "types": "index, index, index"},
            {"indices": "%i, %i, %x", "types": "index, index, f32"},
            "must be variadic of index",
        ),
        (BODIES, BODY, {**BODY, "yielded": "%n : f64"}, "type of yield operand 1 ('f64') doesn't match"),
        (BODIES, BODY, {**BODY, "argument": "f64"}, "expected type of bb argument #0 ('f64') to match"),
        (BODIES, BODY, {**BODY, "map": "d0 + 1"}, "invalid indexing maps are non-invertible"),
        (BODIES, BODY, {**BODY, "yielded": "%a {gpu.container_module} : f32"}, "to be attached to 'builtin.module'"),
        (
            WINDOWS,
            {"attributes": ""},
            {"attributes": f"linalg.memoized_indexing_maps = [{', '.join([WINDOW] * 3)}]"},
            "unexpected loop dimension for convolution op",
        ),
        (DESTINATIONS, {"size": "4"}, {"size": "?"}, "match type of corresponding result ('tensor<?xf32>')"),
        (HANDLES, {"kind": "any_op"}, {"kind": "any_value"}, "expects co-indexed targets"),
    ],
    ids=[
        *("return", "yield", "shift", "access chain", "zero point", "shape", "loop", "reduction"),
        *("atomic access", "index", "bound", "end of body", "terminator", "parent", "function"),
        *("number of operands", "fifth operand", "yielded", "argument", "map", "attribute", "window"),
        *("destination", "foreach"),
    ],
)
def test_surroundings_decide(text: str, right: dict[str, str], wrong: dict[str, str], message: str) -> None:
    with ir.Context():
        assert ir.Module.parse(text.format(**right)).operation.verify()
        with pytest.raises(ir.MLIRError) as raised:
            ir.Module.parse(text.format(**wrong))
    assert message in str(raised.value)
