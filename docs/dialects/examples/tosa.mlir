// tosa.abs
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.abs %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.add
func.func @example(%input1: tensor<i32>, %input2: tensor<i32>) {
  %0 = tosa.add %input1, %input2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// tosa.add_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.apply_scale
func.func @example(%value: i8, %multiplier: i8, %shift: i8) {
  %0 = tosa.apply_scale %value, %multiplier, %shift {rounding_mode = DOUBLE_ROUND} : (i8, i8, i8) -> i8
  return
}
// -----
// tosa.argmax
func.func @example(%input: tensor<*xf32>) {
  %0 = tosa.argmax %input {axis = 0 : i32, nan_mode = IGNORE} : (tensor<*xf32>) -> tensor<2xi1>
  return
}
// -----
// tosa.arithmetic_right_shift
func.func @example(%input1: tensor<i32>, %input2: tensor<i32>) {
  %0 = tosa.arithmetic_right_shift %input1, %input2 {round = true} : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// tosa.avg_pool2d
func.func @example(%input: tensor<*xf32>, %input_zp: tensor<*xf32>, %output_zp: tensor<*xf32>) {
  %0 = tosa.avg_pool2d %input, %input_zp, %output_zp {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.bitwise_and
func.func @example(%input1: tensor<i32>, %input2: tensor<i32>) {
  %0 = tosa.bitwise_and %input1, %input2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// tosa.bitwise_not
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.bitwise_not %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.bitwise_or
func.func @example(%input1: tensor<f32>, %input2: tensor<f32>) {
  %0 = tosa.bitwise_or %input1, %input2 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.bitwise_xor
func.func @example(%input1: tensor<f32>, %input2: tensor<f32>) {
  %0 = tosa.bitwise_xor %input1, %input2 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.cast
func.func @example(%input: tensor<f32>) {
  %0 = tosa.cast %input : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.cast_from_block_scaled
func.func @example(%input_data: tensor<4x32x32xf8E4M3FN>, %input_scale: tensor<4x32x1xf8E8M0FNU>) {
  %0 = tosa.cast_from_block_scaled %input_data, %input_scale {block_size = BLOCK_SIZE_32} : (tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>) -> tensor<4x32x32xf32>
  return
}
// -----
// tosa.cast_to_block_scaled
func.func @example(%input_data: tensor<4x32x32xf32>) {
  %output_data, %output_scale = tosa.cast_to_block_scaled %input_data {block_size = BLOCK_SIZE_32} : (tensor<4x32x32xf32>) -> (tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>)
  return
}
// -----
// tosa.ceil
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.ceil %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.clamp
func.func @example(%input: tensor<4x6xf32>) {
  %0 = tosa.clamp %input {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
// tosa.clz
func.func @example(%input1: tensor<*xf32>) {
  %0 = tosa.clz %input1 : (tensor<*xf32>) -> tensor<f32>
  return
}
// -----
// tosa.concat
func.func @example(%input1: tensor<1xi8>) {
  %0 = tosa.concat %input1 {axis = 0 : i32} : (tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.concat_shape
func.func @example() {
  %0 = tosa.concat_shape  : () -> !tosa.shape<0>
  return
}
// -----
// tosa.cond_if
func.func @example(%condition: tensor<i1>, %input_list0: tensor<2x4xi8>, %input_list1: tensor<2x4xi8>) {
  %0 = tosa.cond_if %condition (%arg3 = %input_list0, %arg4 = %input_list1) : tensor<i1> (tensor<2x4xi8>, tensor<2x4xi8>) -> tensor<2x4xi8> {
  ^bb0(%arg3: tensor<2x4xi8>, %arg4: tensor<2x4xi8>):
    tosa.yield %arg3 : tensor<2x4xi8>
  } else {
  ^bb0(%arg3: tensor<2x4xi8>, %arg4: tensor<2x4xi8>):
    tosa.yield %arg4 : tensor<2x4xi8>
  }
  return
}
// -----
// tosa.const
func.func @example() {
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
  return
}
// -----
// tosa.const_shape
func.func @example() {
  %0 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  return
}
// -----
// tosa.conv2d
func.func @example(%input: tensor<*xf32>, %weight: tensor<*xf32>, %bias: tensor<*xf32>, %input_zp: tensor<*xf32>, %weight_zp: tensor<*xf32>) {
  %0 = tosa.conv2d %input, %weight, %bias, %input_zp, %weight_zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.conv3d
func.func @example(%input: tensor<1x4x8x21x17xf32>, %weight: tensor<34x1x1x1x17xf32>, %bias: tensor<34xf32>, %input_zp: tensor<1xf32>, %weight_zp: tensor<1xf32>) {
  %0 = tosa.conv3d %input, %weight, %bias, %input_zp, %weight_zp {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}
// -----
// tosa.cos
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.cos %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.custom
func.func @example() {
  %0 = tosa.custom  {domain_name = "fence", implementation_attrs = "fence", operator_name = ""} : () -> tensor<?x?xi64>
  return
}
// -----
// tosa.depthwise_conv2d
func.func @example(%input: tensor<*xf32>, %weight: tensor<*xf32>, %bias: tensor<*xf32>, %input_zp: tensor<*xf32>, %weight_zp: tensor<*xf32>) {
  %0 = tosa.depthwise_conv2d %input, %weight, %bias, %input_zp, %weight_zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.dim
func.func @example(%input1: tensor<*xf32>) {
  %0 = tosa.dim %input1 {axis = 0 : i32} : (tensor<*xf32>) -> !tosa.shape<1>
  return
}
// -----
// tosa.div_ceil_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.div_ceil_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.div_floor_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.equal
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.equal %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.erf
func.func @example(%input: tensor<1xi8>) {
  %0 = tosa.erf %input : (tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.exp
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.exp %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.exp2_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.fft2d
func.func @example(%input_real: tensor<1x1x4xf32>, %input_imag: tensor<*xf32>) {
  %output_real, %output_imag = tosa.fft2d %input_real, %input_imag {inverse = true} : (tensor<1x1x4xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<1x1x4xf32>)
  return
}
// -----
// tosa.floor
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.floor %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.gather
func.func @example(%values: tensor<*xf32>, %indices: tensor<*xf32>) {
  %0 = tosa.gather %values, %indices : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.greater
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.greater %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.greater_equal
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.greater_equal %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.identity
func.func @example(%input1: tensor<i32>) {
  %0 = tosa.identity %input1 : (tensor<i32>) -> tensor<i32>
  return
}
// -----
// tosa.intdiv
func.func @example(%input1: tensor<i32>, %input2: tensor<i32>) {
  %0 = tosa.intdiv %input1, %input2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// tosa.log
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.log %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.log2_ceil_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.log2_floor_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.logical_and
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.logical_and %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.logical_left_shift
func.func @example(%input1: tensor<1xi8>, %input2: tensor<1xi8>) {
  %0 = tosa.logical_left_shift %input1, %input2 : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.logical_not
func.func @example(%input1: tensor<2xi1>) {
  %0 = tosa.logical_not %input1 : (tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.logical_or
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.logical_or %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.logical_right_shift
func.func @example(%input1: tensor<*xf32>, %input2: tensor<*xf32>) {
  %0 = tosa.logical_right_shift %input1, %input2 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.logical_xor
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.logical_xor %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.matmul
func.func @example(%a: tensor<*xf32>, %b: tensor<*xf32>, %a_zp: tensor<*xf32>, %b_zp: tensor<*xf32>) {
  %0 = tosa.matmul %a, %b, %a_zp, %b_zp : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.matmul_t_block_scaled
func.func @example(%a_data: tensor<4x32x32xf8E4M3FN>, %a_scale: tensor<4x32x1xf8E8M0FNU>, %b_data: tensor<4x32x32xf8E4M3FN>, %b_scale: tensor<4x32x1xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a_data, %a_scale, %b_data, %b_scale {block_size = BLOCK_SIZE_32} : (tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>, tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>) -> tensor<4x32x32xf32>
  return
}
// -----
// tosa.max_pool2d
func.func @example(%input: tensor<*xf32>) {
  %0 = tosa.max_pool2d %input {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.max_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.maximum
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.maximum %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.min_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.minimum
func.func @example(%input1: tensor<4xi32>, %input2: tensor<4xi32>) {
  %0 = tosa.minimum %input1, %input2 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// tosa.mod_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.mul
func.func @example(%input1: tensor<1xi8>, %input2: tensor<1xi8>, %shift: tensor<1xi8>) {
  %0 = tosa.mul %input1, %input2, %shift : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.mul_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.negate
func.func @example(%input1: tensor<1xi8>, %input1_zp: tensor<1xi8>, %output_zp: tensor<1xi8>) {
  %0 = tosa.negate %input1, %input1_zp, %output_zp : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.pad
func.func @slicing(%input1: tensor<4x6xf32>, %arg1: tensor<2x3x4xf32>) {
  %0 = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = "tosa.const"() <{values = dense<true> : tensor<4x6xi1>}> : () -> tensor<4x6xi1>
  %3 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %4 = tosa.const_shape  {values = dense<24> : tensor<1xindex>} : () -> !tosa.shape<1>
  %5 = tosa.const_shape  {values = dense<[1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
  %7 = tosa.pad %input1, %5, %6 : (tensor<4x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x10xf32>
  return
}
// -----
// tosa.pow
func.func @example(%input1: tensor<*xf32>, %input2: tensor<*xf32>) {
  %0 = tosa.pow %input1, %input2 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.reciprocal
func.func @example(%input1: tensor<1xi8>) {
  %0 = tosa.reciprocal %input1 : (tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.reduce_all
func.func @example(%input: tensor<*xf32>) {
  %0 = tosa.reduce_all %input {axis = 4 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.reduce_any
func.func @example(%input: tensor<*xf32>) {
  %0 = tosa.reduce_any %input {axis = 0 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.reduce_max
func.func @example(%input: tensor<*xf32>) {
  %0 = tosa.reduce_max %input {axis = 0 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.reduce_min
func.func @example(%input: tensor<*xf32>) {
  %0 = tosa.reduce_min %input {axis = 0 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.reduce_product
func.func @example(%input: tensor<1x1x4xf32>) {
  %0 = tosa.reduce_product %input {axis = 1 : i32} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  return
}
// -----
// tosa.reduce_sum
func.func @example(%input: tensor<1xi8>) {
  %0 = tosa.reduce_sum %input {axis = 0 : i32} : (tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.rescale
func.func @example(%input: tensor<13x21x3xi8>, %multiplier: tensor<1xi32>, %shift: tensor<1xi8>, %input_zp: tensor<1xi8>, %output_zp: tensor<1xi8>) {
  %0 = tosa.rescale %input, %multiplier, %shift, %input_zp, %output_zp {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x21x3xi8>
  return
}
// -----
// tosa.reshape
func.func @f(%input1: tensor<2x3xf32>) {
  %0 = tosa.const_shape  {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %input1, %0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}
// -----
// tosa.resize
func.func @t(%arg0: tensor<4x32x32xf32>, %arg1: tensor<4x32x1xf8E8M0FNU>, %arg2: tensor<4x32x32xf8E4M3FN>, %arg3: tensor<13x21x3xi8>, %arg4: tensor<1xi32>, %arg5: tensor<1xi8>, %arg6: tensor<1xi8>, %input: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape  {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.resize %input, %0, %1, %2 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}
// -----
// tosa.reverse
func.func @example(%input1: tensor<1xi8>) {
  %0 = tosa.reverse %input1 {axis = 0 : i32} : (tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.rfft2d
func.func @example(%input_real: tensor<*xf32>) {
  %output_real, %output_imag = tosa.rfft2d %input_real : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}
// -----
// tosa.rsqrt
func.func @example(%input1: tensor<i32>) {
  %0 = tosa.rsqrt %input1 : (tensor<i32>) -> tensor<i32>
  return
}
// -----
// tosa.scatter
func.func @example(%values_in: tensor<*xf32>, %indices: tensor<*xf32>, %input: tensor<*xf32>) {
  %0 = tosa.scatter %values_in, %indices, %input : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.select
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>, %input3: tensor<2xi1>) {
  %0 = tosa.select %input1, %input2, %input3 : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.sigmoid
func.func @example(%input: tensor<f32>) {
  %0 = tosa.sigmoid %input : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.sin
func.func @example(%input1: tensor<f32>) {
  %0 = tosa.sin %input1 : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// tosa.slice
func.func @slicing(%input1: tensor<4x6xf32>, %arg1: tensor<2x3x4xf32>) {
  %0 = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = "tosa.const"() <{values = dense<true> : tensor<4x6xi1>}> : () -> tensor<4x6xi1>
  %3 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %4 = tosa.slice %input1, %0, %1 : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %5 = tosa.const_shape  {values = dense<24> : tensor<1xindex>} : () -> !tosa.shape<1>
  %6 = tosa.const_shape  {values = dense<[1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
  return
}
// -----
// tosa.slice_shape
func.func @slicing(%arg0: tensor<4x6xf32>, %arg1: tensor<2x3x4xf32>) {
  %0 = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = "tosa.const"() <{values = dense<true> : tensor<4x6xi1>}> : () -> tensor<4x6xi1>
  %3 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %4 = tosa.const_shape  {values = dense<24> : tensor<1xindex>} : () -> !tosa.shape<1>
  %5 = tosa.const_shape  {values = dense<[1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
  %7 = tosa.slice_shape %0, %3, %3 : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
// -----
// tosa.sub
func.func @example(%input1: tensor<2xi1>, %input2: tensor<2xi1>) {
  %0 = tosa.sub %input1, %input2 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tosa.sub_shape
func.func @shapes() {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
// tosa.table
func.func @example(%input1: tensor<1xi8>, %table: tensor<1xi8>) {
  %0 = tosa.table %input1, %table : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.tanh
func.func @example(%input: tensor<1xi8>) {
  %0 = tosa.tanh %input : (tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tosa.tile
func.func @f(%input1: tensor<2x3xf32>) {
  %0 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %input1, %0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x5xf32>
  return
}
// -----
// tosa.transpose
func.func @example(%input1: tensor<*xf32>) {
  %0 = tosa.transpose %input1 {perms = array<i32>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.transpose_conv2d
func.func @example(%input: tensor<*xf32>, %weight: tensor<*xf32>, %bias: tensor<*xf32>, %input_zp: tensor<*xf32>, %weight_zp: tensor<*xf32>) {
  %0 = tosa.transpose_conv2d %input, %weight, %bias, %input_zp, %weight_zp {acc_type = f32, out_pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
// tosa.variable
tosa.variable @foo : tensor<0x0xf32>
// -----
// tosa.variable_read
tosa.variable @state = dense<0> : tensor<2xi32>
func.func @example() {
  %0 = tosa.variable_read @state : tensor<2xi32>
  return
}
// -----
// tosa.variable_write
tosa.variable @state = dense<0> : tensor<2xi32>
func.func @example(%value: tensor<2xi32>) {
  tosa.variable_write @state, %value : tensor<2xi32>
  return
}
// -----
// tosa.while_loop
func.func @example(%input_list: tensor<i32>, %arg1: tensor<i32>) {
  %0 = tosa.while_loop (%arg2 = %input_list) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater_equal %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%arg2: tensor<i32>):
    tosa.yield %arg2 : tensor<i32>
  }
  return
}
// -----
// tosa.yield
func.func @example(%inputs: tensor<2xi1>) {
  tosa.yield %inputs : tensor<2xi1>
}
