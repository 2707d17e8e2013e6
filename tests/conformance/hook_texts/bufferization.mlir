func.func @allocations(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %2 = bufferization.alloc_tensor(%n, %n) size_hint=%n {memory_space = 1 : i64} : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) {foo} : tensor<?xf32>
  return
}
// -----
func.func @not_tensor() {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}
