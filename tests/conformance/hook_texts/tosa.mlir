func.func @f(%a: tensor<2x3xf32>, %c: tensor<i1>, %i: tensor<1x4x4x8xf32>, %v: i32, %s: i8) {
  %0 = "tosa.maximum"(%a, %a) <{nan_mode = #tosa.nan_mode<IGNORE>}> {foo} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tosa.maximum"(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tosa.reduce_max"(%a) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %3 = "tosa.argmax"(%a) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3xf32>) -> tensor<2xi32>
  %4 = "tosa.clamp"(%a) <{min_val = 0.0 : f32, max_val = 1.0 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = "tosa.max_pool2d"(%i) <{kernel = array<i64: 1,1>, stride = array<i64: 1,1>, pad = array<i64: 0,0,0,0>}> : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %6 = "tosa.apply_scale"(%v, %v, %s) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (i32, i32, i8) -> i32
  %7 = "tosa.cond_if"(%c, %a) ({
   ^bb0(%x: tensor<2x3xf32>):
     tosa.yield %x : tensor<2x3xf32>
  }, {
   ^bb0(%x: tensor<2x3xf32>):
     tosa.yield %x : tensor<2x3xf32>
  }) {foo} : (tensor<i1>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = "tosa.cond_if"(%c) ({
     tosa.yield %a : tensor<2x3xf32>
  }, {
     tosa.yield %a : tensor<2x3xf32>
  }) : (tensor<i1>) -> tensor<2x3xf32>
  "tosa.cond_if"(%c) ({
  }, {
     "tosa.yield"() : () -> ()
  }) : (tensor<i1>) -> ()
  %9 = "tosa.while_loop"(%a) ({
   ^bb0(%x: tensor<2x3xf32>):
     tosa.yield %c : tensor<i1>
  }, {
   ^bb0(%x: tensor<2x3xf32>):
     tosa.yield %x : tensor<2x3xf32>
  }) {foo} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
tosa.variable @v = dense<3> : tensor<2x3xi32>
tosa.variable @v2 : tensor<2x?xi32>
tosa.variable @v3 : tensor<i32>
tosa.variable @v4 {foo} = dense<2> : tensor<i32>
"tosa.variable"() <{sym_name = "v5", type = f32, var_shape = dense<[-1]> : tensor<1xindex>, initial_value = dense<[1.0, 2.0]> : tensor<2xf32>}> {foo} : () -> ()
