// quant.dcast
func.func @example(%input: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) {
  %0 = quant.dcast %input : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<4xf32>
  return
}
// -----
// quant.qcast
func.func @example(%input: tensor<4xf32>) {
  %0 = quant.qcast %input : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  return
}
// -----
// quant.scast
func.func @example(%input: i8) {
  %0 = quant.scast %input : i8 to !quant.uniform<i8:f32, 2.000000e+00>
  return
}
