func.func @a(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) {
  %r = tosa.concat %0, %1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<7xf32>
  return
}
// -----
func.func @a(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) {
  %r = tosa.concat %0, %1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<7xf32>
  return
}
// -----
func.func @a(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) {
  %r = tosa.concat %0, %1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @a(%0: tensor<2x3xf32>, %1: tensor<*xf32>) {
  %r = tosa.concat %0, %1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<7xf32>
  return
}
// -----
func.func @a(%0: tensor<2x3xf32>, %1: tensor<*xf32>, %2: tensor<2x4xf32>) {
  %r = tosa.concat %0, %1, %2 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<*xf32>, tensor<2x4xf32>) -> tensor<7x2xf32>
  return
}
// -----
func.func @a(%0: tensor<2x3xf32>, %p: !tosa.shape<4>) {
  %r = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %q = tosa.pad %0, %p, %r : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<7x2xf32>
  return
}
// -----
func.func @a(%0: tensor<2x3xf32>) {
  %q = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x2xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x32xf8E5M2>, %b: tensor<4x2x1xf8E8M0FNU>,%c: tensor<3x2x32xf8E5M2>) {
  %q = tosa.matmul_t_block_scaled %a, %b, %c, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>, tensor<3x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>) -> tensor<4x2x2xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x32xf8E5M2>, %b: tensor<4x2x2xf8E8M0FNU>) {
  %q = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x32xf8E5M2>, tensor<4x2x2xf8E8M0FNU>, tensor<4x2x32xf8E5M2>, tensor<4x2x2xf8E8M0FNU>) -> tensor<4x2x2xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x32xf8E5M2>, %b: tensor<4x2x1xf8E8M0FNU>) {
  %q = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>, tensor<4x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>) -> tensor<4x?x3xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x32xf8E5M2>, %b: tensor<4x2x1xf8E8M0FNU>) {
  %q = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_16>} : (tensor<4x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>, tensor<4x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>) -> tensor<4x?x3xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x33xf8E5M2>, %b: tensor<4x3x1xf8E8M0FNU>, %c: tensor<4x2x33xf8E4M3FN>, %d: tensor<4x2x1xf8E8M0FNU>) {
  %q = tosa.matmul_t_block_scaled %a, %b, %c, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x33xf8E5M2>, tensor<4x3x1xf8E8M0FNU>, tensor<4x2x33xf8E4M3FN>, tensor<4x3x1xf8E8M0FNU>) -> tensor<4x?x3xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x33xf8E5M2>, %b: tensor<4x3x1xf8E8M0FNU>, %c: tensor<4x2x33xf8E4M3FN>, %d: tensor<4x2x1xf8E8M0FNU>) {
  %q = tosa.matmul_t_block_scaled %a, %d, %a, %d {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x33xf8E5M2>, tensor<4x2x1xf8E8M0FNU>, tensor<4x2x33xf8E5M2>, tensor<4x2x1xf8E8M0FNU>) -> tensor<4x?x3xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x32xf8E5M2>, %b: tensor<4x2x1xf8E8M0FNU>, %c: tensor<3x2x32xf8E5M2>, %d: tensor<3x2x1xf8E8M0FNU>) {
  %q = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>, tensor<3x2x32xf8E5M2>, tensor<3x2x1xf8E8M0FNU>) -> tensor<4x?x3xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x32xf8E5M2>, %b: tensor<4x2x1xf8E8M0FNU>) {
  %q = tosa.cast_from_block_scaled %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x32xf8E5M2>, tensor<4x2x1xf8E8M0FNU>) -> tensor<4x3x32xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x33xf8E5M2>, %b: tensor<4x2x1xf8E8M0FNU>) {
  %q = tosa.cast_from_block_scaled %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x33xf8E5M2>, tensor<4x2x1xf8E8M0FNU>) -> tensor<4x2x33xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x64xf8E5M2>, %b: tensor<4x2x1xf8E8M0FNU>) {
  %q = tosa.cast_from_block_scaled %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x64xf8E5M2>, tensor<4x2x1xf8E8M0FNU>) -> tensor<4x2x64xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x64xf8E5M2>, %b: tensor<4x1xf8E8M0FNU>) {
  %q = tosa.cast_from_block_scaled %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x64xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x2x64xf32>
  return
}
// -----
func.func @a(%a: tensor<?x2x64xf8E5M2>, %b: tensor<*xf8E8M0FNU>) {
  %q = tosa.cast_from_block_scaled %a, %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<?x2x64xf8E5M2>, tensor<*xf8E8M0FNU>) -> tensor<4x2x63xf32>
  return
}
// -----
func.func @a(%a: tensor<4x2x64xf32>) {
  %q:2 = tosa.cast_to_block_scaled %a {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x64xf32>) -> (tensor<4x2x64xf8E5M2>, tensor<4x2x1xf8E8M0FNU>)
  return
}
// -----
func.func @a(%a: tensor<4x2x64xf32>) {
  %q:2 = tosa.cast_to_block_scaled %a {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x64xf32>) -> (tensor<4x2x?xf8E5M2>, tensor<4x1x2xf8E8M0FNU>)
  return
}
// -----
func.func @a(%a: tensor<4x2x?xf32>) {
  %q:2 = tosa.cast_to_block_scaled %a {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x2x?xf32>) -> (tensor<4x2x33xf8E5M2>, tensor<4x2x3xf8E8M0FNU>)
  return
}
// -----
func.func @a(%a: tensor<*xf32>) {
  %q:2 = tosa.cast_to_block_scaled %a {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<*xf32>) -> (tensor<4x2x33xf8E5M2>, tensor<4x1x3xf8E8M0FNU>)
  return
}
// -----
func.func @a(%a: !tosa.shape<4>, %s: tensor<1xi32>) {
  %c = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %n = "tosa.const"() {values = dense<-3> : tensor<1xi32>} : () -> tensor<1xi32>
  %q = tosa.slice_shape %a, %s, %n : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// -----
func.func @a(%a: !tosa.shape<4>, %s: tensor<1xi32>) {
  %c = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %q = tosa.slice_shape %a, %s, %c : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// -----
func.func @a(%a: !tosa.shape<4>, %s: tensor<1xi32>) {
  %c = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %n = "tosa.const"() {values = dense<-3> : tensor<1xi32>} : () -> tensor<1xi32>
  %q = tosa.slice_shape %a, %n, %n : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// -----
func.func @a(%a: !tosa.shape<4>, %s: tensor<1xi32>) {
  %c = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %q = tosa.slice_shape %a, %c, %c : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3>
  return
}
// -----
func.func @a(%a: !tosa.shape<4>, %s: tensor<1xi32>) {
  %c = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %q = tosa.slice_shape %a, %s, %c : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3>
  return
}
// -----
func.func @a(%a: tensor<1x2xf32>) {
  %q = tosa.dim %a {axis = 3 : i32} : (tensor<1x2xf32>) -> !tosa.shape<2>
  %r = tosa.dim %a {axis = 3 : i32} : (tensor<1x2xf32>) -> !tosa.shape<1>
  return
}
// -----
func.func @a(%a: tensor<1x2xf32>) {
  %r = tosa.dim %a {axis = 3 : i32} : (tensor<1x2xf32>) -> !tosa.shape<1>
  return
}
// -----
func.func @a(%a: !tosa.shape<1>) {
  %r = tosa.concat_shape %a, %a : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  return
}
// -----
module {
  tosa.variable @v = dense<[1.0]> : tensor<1xf32>
  func.func @f(%a: tensor<2xf32>, %i: tensor<1xi32>) {
    tosa.variable_write @v, %a : tensor<2xf32>
    tosa.variable_write @v, %i : tensor<1xi32>
    tosa.variable_write @w, %a : tensor<2xf32>
    return
  }
}
// -----
module {
  tosa.variable @v = dense<[1.0]> : tensor<1xf32>
  func.func @f(%a: tensor<2xf32>, %i: tensor<1xi32>) {
    %0 = tosa.variable_read @v : tensor<1xi32>
    tosa.variable_write @w, %a : tensor<2xf32>
    return
  }
}
// -----
module {
  tosa.variable @v = dense<[1.0]> : tensor<1xf32>
  func.func @f(%a: tensor<2xf32>, %i: tensor<1xi32>) {
    tosa.variable_write @w, %a : tensor<2xf32>
    return
  }
}
// -----
tosa.variable @v = dense<[1.0]> : tensor<1xf32>
tosa.variable @v = dense<[1.0]> : tensor<1xf32>
// -----
func.func @f(%a: tensor<2x3xf32>, %m: !tosa.shape<2>) {
  %0 = tosa.tile %a, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x3xi32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<f32>
  %1 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<?x2xi32>
  return
}
// -----
func.func @f(%a: tensor<?x3xf32>) {
  %1 = tosa.argmax %a {axis = 1 : i32} : (tensor<?x3xf32>) -> tensor<?x2xi32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %1 = tosa.clamp %a {min_val = 2.0 : f32, max_val = 1.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %1 = tosa.clamp %a {min_val = 0x7FC00000 : f32, max_val = 1.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xui8>) {
  %1 = tosa.clamp %a {min_val = 2 : ui8, max_val = 1 : ui8} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
// -----
func.func @f(%a: tensor<2x3xi1>) {
  %1 = tosa.clamp %a {min_val = true, max_val = false} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  %s = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.mul %a, %b, %s : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3x!quant.uniform<i8:f32, 2.0>>, %z: tensor<1xi8>) {
  %1 = tosa.negate %a, %z, %z : (tensor<2x3x!quant.uniform<i8:f32, 2.0>>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}
// -----
func.func @f(%a: tensor<2x3xi32>, %z: tensor<1xi32>) {
  %s = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.negate %a, %s, %z : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x3xi32>
  return
}
// -----
func.func private @f(!tosa.shape<-1>)
// -----
func.func @a(%0: tensor<13x21x3xf32>) -> tensor<13x21xi32> {
  %r = tosa.argmax %0 {axis = 1 : i32, nan_mode = NOPE} : (tensor<13x21x3xf32>) -> tensor<13x21xi32>
  return %r : tensor<13x21xi32>
}
// -----
func.func @a(%0: tensor<1x4x4x1xf32>) {
  %r = tosa.max_pool2d %0 {kernel = array<i64: 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return
}
// -----
tosa.variable @v = "x"
func.func private @next()
// -----
tosa.variable @v : tensor<*xf32>
func.func private @next()
// -----
tosa.variable @v : f32
func.func private @next()
// -----
tosa.variable @v
func.func private @next()
// -----
tosa.variable = dense<1> : tensor<1xi32>
func.func private @next()
// -----
tosa.variable @v = dense<1> : vector<1xi32>
func.func private @next()
// -----
tosa.variable @v = dense<-1> : tensor<2x3xi8>
tosa.variable @w : tensor<1x?xi8>
func.func @t(%0: tensor<2x3xi16>, %1: tensor<1x4xi8>, %2: tensor<*xi8>) {
  tosa.variable_write @w, %1 : tensor<1x4xi8>
  tosa.variable_write @w, %2 : tensor<*xi8>
  tosa.variable_write @v, %0 : tensor<2x3xi16>
  return
}
// -----
func.func @i(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }
  return %0 : tensor<f32>
}
// -----
func.func @i(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<f32>) -> tensor<f32> {
  ^bb0(%y: tensor<f32>):
    tosa.yield %y : tensor<f32>
  } else {
  ^bb0(%y: tensor<1xf32>):
    %s = tosa.const_shape {values = dense<[]> : tensor<0xindex>} : () -> !tosa.shape<0>
    %z = tosa.reshape %y, %s : (tensor<1xf32>, !tosa.shape<0>) -> tensor<f32>
    tosa.yield %z : tensor<f32>
  }
  return %0 : tensor<f32>
}
// -----
func.func @i(%a: tensor<f32>, %c: tensor<2xi1>) -> tensor<f32> {
  %0 = tosa.cond_if %c : tensor<2xi1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return %0 : tensor<f32>
}
// -----
func.func @i(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %a, %a : tensor<f32>, tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return %0 : tensor<f32>
}
// -----
func.func @i(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
  } else {
    tosa.yield %a : tensor<f32>
  }
  return %0 : tensor<f32>
}
// -----
func.func @i(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = "tosa.cond_if"(%c) ({
  ^bb0:
    tosa.yield %a : tensor<f32>
  }, {
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @w(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater_equal %x, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1, %1 : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%y: tensor<i32>):
    tosa.yield %y : tensor<i32>
  }
  return
}
// -----
func.func @w(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %x : tensor<i32>
  } do {
  ^bb0(%y: tensor<i32>):
    tosa.yield %y : tensor<i32>
  }
  return
}
// -----
func.func @w(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<f32> {
    tosa.yield %x : tensor<i32>
  } do {
  ^bb0(%y: tensor<i32>):
    tosa.yield %y : tensor<i32>
  }
  return
}
// -----
func.func @w(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>, tensor<i32>) -> tensor<i32> {
    tosa.yield %x : tensor<i32>
  } do {
  }
  return
}
// -----
func.func @c() {
  %0 = tosa.const_shape {values = dense<1> : tensor<3xi32>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @c() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @c() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2x2xindex>} : () -> !tosa.shape<4>
  return
}
// -----
func.func @c(%a: !tosa.shape<2>, %b: !tosa.shape<3>) {
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<3>
  return
}
// -----
func.func @c(%a: !tosa.shape<2>, %b: !tosa.shape<3>) {
  %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}
// -----
func.func @c(%a: tensor<2xi8>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %m = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %a, %m, %z, %z, %z {rounding_mode = DOUBLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// -----
func.func @c(%a: tensor<2xi16>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<-3> : tensor<1xi16>} : () -> tensor<1xi16>
  %m = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %a, %m, %z, %y, %z {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = true, output_unsigned = false} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// -----
func.func @c(%a: tensor<2xi16>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %m = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %a, %m, %z, %y, %z {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = true, output_unsigned = false} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// -----
func.func @c(%a: tensor<1x4x8xf32>, %b: tensor<1x8x3xf16>, %z: tensor<1xf32>, %y: tensor<1xf16>) {
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<1x4x8xf32>, tensor<1x8x3xf16>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x3xf32>
  return
}
// -----
func.func @c(%a: tensor<1x4x8x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x8x3x!quant.uniform<i16:f32, 1.0>>, %z: tensor<1xi8>, %y: tensor<1xi16>) {
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<1x4x8x!quant.uniform<i8:f32, 1.0>>, tensor<1x8x3x!quant.uniform<i16:f32, 1.0>>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x4x3xi32>
  return
}
// -----
func.func @c(%a: tensor<4x10x10xf32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<4x10x10xf32>, tensor<4x10x10xf32>) -> (tensor<4x10x10xf32>, tensor<4x10x10xf32>)
  return
}
// -----
func.func @c(%a: tensor<4x8x16xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<4x8x16xf32>) -> (tensor<4x8x16xf32>, tensor<4x8x9xf32>)
  return
}
// -----
func.func @c(%a: tensor<4x8x16xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<4x8x16xf32>) -> (tensor<4x4x9xf32>, tensor<4x4x9xf32>)
  return
}
// -----
func.func @c(%a: tensor<4x8x16xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<4x8x16xf32>) -> (tensor<4x8x10xf32>, tensor<4x8x10xf32>)
  return
}
// -----
func.func @c(%a: tensor<1x8x8x8xf32>, %sh: !tosa.shape<4>) {
  %s = tosa.const_shape {values = dense<[4, 0, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<1x8x8x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xf32>
  return
}
// -----
func.func @c(%a: tensor<1x8x8x8xf32>, %sh: !tosa.shape<4>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.resize %a, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x8x8x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x8xf32>
  return
}
// -----
func.func @c(%a: tensor<1x8x8x8xf32>, %sh: !tosa.shape<4>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.resize %a, %s, %o, %b {mode = NEARST} : (tensor<1x8x8x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x8xf32>
  return
}
// -----
func.func @c(%i: tensor<1x32x32x8xi8>, %w: tensor<16x1x1x8xi8>, %b: tensor<16xi32>, %z: tensor<1xi8>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = i32, out_pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xi8>, tensor<16x1x1x8xi8>, tensor<16xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x32x32x16xi32>
  return
}
// -----
func.func @c(%i: tensor<1x32x32x8xi8>, %w: tensor<16x1x1x8xi8>, %b: tensor<16xi32>, %z: tensor<1xi8>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xi8>, tensor<16x1x1x8xi8>, tensor<16xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x32x32x16xi32>
  return
}
// -----
func.func @c(%i: tensor<1x4x32x32x8xf16>, %w: tensor<16x1x1x1x8xf16>, %b: tensor<15xf16>, %z: tensor<1xf16>) {
  %0 = tosa.conv3d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, dilation = array<i64: 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x32x32x8xf16>, tensor<16x1x1x1x8xf16>, tensor<15xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x32x32x16xf16>
  return
}
// -----
func.func @c(%i: tensor<1x4x4x1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x1xi8>
  return
}
// -----
func.func @c(%i: tensor<1x4x5x1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x5x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x1xi8>
  return
}
// -----
func.func @f(%a: tensor<2x!quant.uniform<u8:f32, 0.5:1>>) { %0 = "tosa.clamp"(%a) <{min_val = 0 : i8, max_val = 9 : i8}> : (tensor<2x!quant.uniform<u8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<u8:f32, 0.5:1>> return }
// -----
func.func @f(%a: tensor<2x!quant.uniform<u8:f32, 0.5:1>>) { %0 = "tosa.clamp"(%a) <{min_val = 200 : ui8, max_val = 100 : ui8}> : (tensor<2x!quant.uniform<u8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<u8:f32, 0.5:1>> return }
// -----
func.func @f(%a: tensor<i1>) { %0 = "tosa.cond_if"(%a) ({ %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32> }, { %2 = "tosa.const"() <{values = dense<2> : tensor<i32>}> : () -> tensor<i32> "tosa.yield"(%2) : (tensor<i32>) -> () }) : (tensor<i1>) -> tensor<i32> return }
