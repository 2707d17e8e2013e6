// chlo._asin_acos_kernel
func.func @example(%operand: tensor<complex<f32>>) {
  %0 = chlo._asin_acos_kernel %operand : tensor<complex<f32>> -> tensor<complex<f32>>
  return
}
// -----
// chlo.acos
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.acos %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.acosh
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.acosh %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.asin
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.asin %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.asinh
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.asinh %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.atan
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.atan %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.atanh
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.atanh %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.bessel_i1e
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.bessel_i1e %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.broadcast_add
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = chlo.broadcast_add %lhs, %rhs : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// chlo.broadcast_and
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = chlo.broadcast_and %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// chlo.broadcast_atan2
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = chlo.broadcast_atan2 %lhs, %rhs : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// chlo.broadcast_compare
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction LE>} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// chlo.broadcast_complex
func.func @example(%lhs: tensor<4xf32>, %rhs: tensor<f32>) {
  %0 = chlo.broadcast_complex %lhs, %rhs : (tensor<4xf32>, tensor<f32>) -> tensor<4xcomplex<f32>>
  return
}
// -----
// chlo.broadcast_divide
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = chlo.broadcast_divide %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// chlo.broadcast_maximum
func.func @example(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %0 = chlo.broadcast_maximum %lhs, %rhs : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// chlo.broadcast_minimum
func.func @example(%lhs: tensor<2xi32>, %rhs: tensor<2xi32>) {
  %0 = chlo.broadcast_minimum %lhs, %rhs : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
// chlo.broadcast_multiply
func.func @example(%lhs: tensor<4x4xf32>, %rhs: tensor<4x4xf32>) {
  %0 = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// chlo.broadcast_next_after
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = chlo.broadcast_next_after %lhs, %rhs : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// chlo.broadcast_or
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = chlo.broadcast_or %lhs, %rhs : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// chlo.broadcast_polygamma
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = chlo.broadcast_polygamma %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// chlo.broadcast_power
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = chlo.broadcast_power %lhs, %rhs : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// chlo.broadcast_remainder
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = chlo.broadcast_remainder %lhs, %rhs : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// chlo.broadcast_select
func.func @example(%pred: tensor<2xi1>, %on_true: tensor<2xi1>, %on_false: tensor<2xi1>) {
  %0 = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// chlo.broadcast_shift_left
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = chlo.broadcast_shift_left %lhs, %rhs : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// chlo.broadcast_shift_right_arithmetic
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// chlo.broadcast_shift_right_logical
func.func @example(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %0 = chlo.broadcast_shift_right_logical %lhs, %rhs : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// chlo.broadcast_subtract
func.func @example(%lhs: tensor<f32>, %rhs: tensor<f32>) {
  %0 = chlo.broadcast_subtract %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// chlo.broadcast_xor
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = chlo.broadcast_xor %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// chlo.broadcast_zeta
func.func @example(%lhs: tensor<1xf32>, %rhs: tensor<1xf32>) {
  %0 = chlo.broadcast_zeta %lhs, %rhs : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return
}
// -----
// chlo.conj
func.func @example(%operand: tensor<*xf32>) {
  %0 = chlo.conj %operand : tensor<*xf32> -> tensor<*xf32>
  return
}
// -----
// chlo.constant
func.func @example() {
  %0 = chlo.constant dense<1> : tensor<4xi32>
  return
}
// -----
// chlo.constant_like
func.func @example(%operand: tensor<i32>) {
  %0 = "chlo.constant_like"(%operand) <{value = 0.000000e+00 : f32}> : (tensor<i32>) -> tensor<f32>
  return
}
// -----
// chlo.cosh
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.cosh %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.digamma
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.digamma %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.erf
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.erf %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.erf_inv
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.erf_inv %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.erfc
func.func @example(%operand: tensor<*xf32>) {
  %0 = chlo.erfc %operand : tensor<*xf32> -> tensor<*xf32>
  return
}
// -----
// chlo.is_inf
func.func @example(%operand: tensor<?xf32>) {
  %0 = chlo.is_inf %operand : tensor<?xf32> -> tensor<2xi1>
  return
}
// -----
// chlo.is_neg_inf
func.func @example(%operand: tensor<?xf32>) {
  %0 = chlo.is_neg_inf %operand : tensor<?xf32> -> tensor<2xi1>
  return
}
// -----
// chlo.is_pos_inf
func.func @example(%operand: tensor<?xf32>) {
  %0 = chlo.is_pos_inf %operand : tensor<?xf32> -> tensor<2xi1>
  return
}
// -----
// chlo.lgamma
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.lgamma %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.mulhi
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = chlo.mulhi %lhs, %rhs : tensor<i32>, tensor<i32> -> tensor<i32>
  return
}
// -----
// chlo.next_after
func.func @example(%x: tensor<*xf32>, %y: tensor<*xf32>) {
  %0 = chlo.next_after %x, %y : tensor<*xf32>, tensor<*xf32> -> tensor<*xf32>
  return
}
// -----
// chlo.polygamma
func.func @example(%n: tensor<f32>, %x: tensor<f32>) {
  %0 = chlo.polygamma %n, %x : tensor<f32>, tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.ragged_dot
func.func @example(%lhs: tensor<8x4xf32>, %rhs: tensor<3x4x5xf32>, %group_sizes: tensor<3xi64>) {
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x5xf32>
  return
}
// -----
// chlo.scan
func.func @example(%x: tensor<4x6xf32>, %sum: tensor<6xf32>) {
  %0:2 = chlo.scan(%x) inits (%sum) dimension=0 {
  ^bb0(%slice: tensor<6xf32>, %so_far: tensor<6xf32>):
    %1 = stablehlo.add %slice, %so_far : tensor<6xf32>
    stablehlo.return %1, %1 : tensor<6xf32>, tensor<6xf32>
  } : (tensor<4x6xf32>, tensor<6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>)
  return
}
// -----
// chlo.sinh
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.sinh %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.square
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.square %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.tan
func.func @example(%operand: tensor<f32>) {
  %0 = chlo.tan %operand : tensor<f32> -> tensor<f32>
  return
}
// -----
// chlo.top_k
func.func @example(%operand: tensor<2x8xf32>) {
  %values, %indices = chlo.top_k(%operand, k = 3) : tensor<2x8xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// -----
// chlo.zeta
func.func @example(%x: tensor<f32>, %q: tensor<f32>) {
  %0 = chlo.zeta %x, %q : tensor<f32>, tensor<f32> -> tensor<f32>
  return
}
