func.func @ops(%t: tensor<?x4xf32>, %n: index, %u: tensor<*xf32>, %x: f32, %s: tensor<2xindex>, %i: tensor<1x2x1xi32>, %o: tensor<1x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.from_elements %x, %x {note} : tensor<2xf32>
  %2 = tensor.splat %x : tensor<2xf32>
  %3 = tensor.splat %x[%n] : tensor<?xf32>
  %4 = tensor.generate %n {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32>
  %5 = tensor.extract %t[%n, %n] : tensor<?x4xf32>
  %6 = tensor.insert %x into %t[%n, %n] {note} : tensor<?x4xf32>
  %7 = tensor.extract_slice %t[%n, 0] [2, %n] [1, 1] : tensor<?x4xf32> to tensor<2x?xf32>
  %8 = tensor.insert_slice %7 into %t[%n, 0] [2, %n] [1, 1] {note} : tensor<2x?xf32> into tensor<?x4xf32>
  %9 = tensor.gather %t[%i] gather_dims([0]) : (tensor<?x4xf32>, tensor<1x2x1xi32>) -> tensor<1x2x1x4xf32>
  %10 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %11 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xi32>
  %12 = tensor.reshape %t(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %13 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %14 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %15 = tensor.pad %t low[0, %n] high[%n, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %16 = tensor.pad %t nofold low[0, 0] high[1, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {note} : tensor<?x4xf32> to tensor<?x4xf32>
  %17 = tensor.concat dim(0) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %18 = tensor.dim %t, %n : tensor<?x4xf32>
  %19 = tensor.rank %u : tensor<*xf32>
  %20 = tensor.scatter %9 into %t[%i] scatter_dims([0]) unique : (tensor<1x2x1x4xf32>, tensor<?x4xf32>, tensor<1x2x1xi32>) -> tensor<?x4xf32>
  %21 = scf.forall (%k) in (%n) shared_outs(%out = %t) -> (tensor<?x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %o into %out[%k, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    }
  }
  return %21 : tensor<?x4xf32>
}
