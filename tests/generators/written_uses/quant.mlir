func.func @f(%a: tensor<4xi8>, %b: !quant.uniform<i8:f32, 2.0>, %c: tensor<4xf32>) {
  %0 = quant.scast %a : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %1 = quant.scast %b : !quant.uniform<i8:f32, 2.0> to i8
  %2 = quant.qcast %c : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %3 = quant.dcast %2 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  return
}
