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
// -----
func.func @indexed(%t: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>, %s: tensor<1x2x1x5x1xf32>, %m: tensor<4xf32>, %d: tensor<8xf32>) {
  %0 = tensor.gather %t[%i] gather_dims([0, 2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x5x1xf32>
  %1 = tensor.scatter %s into %t[%i] scatter_dims([0, 2]) unique : (tensor<1x2x1x5x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  %2 = scf.forall (%n) in (2) shared_outs(%o = %d) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return
}
