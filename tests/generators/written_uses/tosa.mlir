func.func @shapes() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.div_ceil_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %11 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %12 = tosa.concat_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
  return
}
func.func @slicing(%t: tensor<4x6xf32>, %s: tensor<2x3x4xf32>) {
  %start = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %one = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = "tosa.const"() <{values = dense<true> : tensor<4x6xi1>}> : () -> tensor<4x6xi1>
  %i = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.slice %t, %start, %size : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %flat = tosa.const_shape {values = dense<[24]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.reshape %t, %flat : (tensor<4x6xf32>, !tosa.shape<1>) -> tensor<24xf32>
  %2 = tosa.tile %t, %size : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<8x18xf32>
  %pads = tosa.const_shape {values = dense<[1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %3 = tosa.pad %t, %pads, %zero : (tensor<4x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x10xf32>
  %4 = tosa.transpose %s {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %5 = tosa.concat %t, %t {axis = 1 : i32} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  %6 = tosa.argmax %t {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x6xf32>) -> tensor<4xi32>
  %7 = tosa.clamp %t {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = PROPAGATE} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = tosa.reduce_all %b {axis = 0 : i32} : (tensor<4x6xi1>) -> tensor<1x6xi1>
  %9 = tosa.reduce_max %t {axis = 1 : i32} : (tensor<4x6xf32>) -> tensor<4x1xf32>
  %10 = tosa.reduce_min %t {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x6xf32>) -> tensor<4x1xf32>
  %11 = tosa.reduce_product %t {axis = 0 : i32} : (tensor<4x6xf32>) -> tensor<1x6xf32>
  %12 = tosa.dim %t {axis = 0 : i32} : (tensor<4x6xf32>) -> !tosa.shape<1>
  %13 = tosa.slice_shape %start, %i, %i : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
func.func @images(%x: tensor<1x7x7x9xf32>, %z: tensor<1xf32>, %w: tensor<3x3x9x2xf32>, %bias: tensor<18xf32>, %v: tensor<1x4x8x21x17xf32>, %k: tensor<34x1x1x1x17xf32>, %b3: tensor<34xf32>, %c: tensor<4x2x2x9xf32>, %b2: tensor<4xf32>, %img: tensor<1x1x1x1xi8>, %i8: tensor<2x3xi32>) {
  %0 = tosa.avg_pool2d %x, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  %1 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, nan_mode = PROPAGATE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  %2 = tosa.depthwise_conv2d %x, %w, %bias, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<3x3x9x2xf32>, tensor<18xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x18xf32>
  %3 = tosa.conv3d %v, %k, %b3, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  %4 = tosa.conv2d %x, %c, %b2, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<4x2x2x9xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %5 = tosa.transpose_conv2d %x, %c, %b2, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<4x2x2x9xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %6 = tosa.resize %x, %scale, %offset, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x7x7x9xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x9xf32>
  %multiplier = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shift = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %in = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %out = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %7 = tosa.rescale %i8, %multiplier, %shift, %in, %out {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}
func.func @blocks(%f: tensor<4x32xf32>, %d: tensor<4x32xf8E5M2>, %s: tensor<4x1xf8E8M0FNU>, %a: tensor<1x4x32xf8E4M3FN>, %as: tensor<1x4x1xf8E8M0FNU>, %b: tensor<1x8x32xf8E4M3FN>, %bs: tensor<1x8x1xf8E8M0FNU>) {
  %0, %1 = tosa.cast_to_block_scaled %f {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  %2 = tosa.cast_from_block_scaled %d, %s {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  %3 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x8x32xf8E4M3FN>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x4x8xf32>
  return
}
// -----
tosa.variable @v = dense<-1> : tensor<2x4xi8>
func.func @control(%c: tensor<i1>, %a: tensor<2x4xi8>, %i: tensor<i32>, %limit: tensor<i32>) -> tensor<2x4xi8> {
  tosa.variable_write @v, %a : tensor<2x4xi8>
  %0 = tosa.variable_read @v : tensor<2x4xi8>
  %1 = tosa.cond_if %c (%p = %a, %q = %0) : tensor<i1> (tensor<2x4xi8>, tensor<2x4xi8>) -> tensor<2x4xi8> {
  ^bb0(%x: tensor<2x4xi8>, %y: tensor<2x4xi8>):
    tosa.yield %x : tensor<2x4xi8>
  } else {
  ^bb0(%x: tensor<2x4xi8>, %y: tensor<2x4xi8>):
    tosa.yield %y : tensor<2x4xi8>
  }
  %2 = tosa.while_loop (%z = %i) : (tensor<i32>) -> tensor<i32> {
    %3 = tosa.greater_equal %limit, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %3 : tensor<i1>
  } do {
  ^bb0(%q: tensor<i32>):
    tosa.yield %q : tensor<i32>
  }
  return %1 : tensor<2x4xi8>
}
