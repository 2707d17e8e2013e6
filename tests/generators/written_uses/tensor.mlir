func.func @f(%t: tensor<8x16xf32>, %d: tensor<?x4xf32>, %i: index, %s: tensor<4x4xf32>, %x: f32) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 4, 16] : tensor<8x16xf32> into tensor<2x4x16xf32>
  %1 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %2 = tensor.extract_slice %t[%i, 0] [4, %i] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
  %3 = tensor.extract_slice %t[0, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
  %4 = tensor.insert_slice %s into %t[%i, 0] [4, 4] [1, 2] : tensor<4x4xf32> into tensor<8x16xf32>
  %5 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32>
  %6 = tensor.pad %t nofold low[1, %i] high[2, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<8x16xf32> to tensor<11x?xf32>
  return
}
