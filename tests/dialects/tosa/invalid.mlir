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
