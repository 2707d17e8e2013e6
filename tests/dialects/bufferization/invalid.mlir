func.func @f(%n: index, %t: tensor<?xf32>) { %r = bufferization.alloc_tensor() : tensor<?xf32> return }
// -----
func.func @f(%n: index, %t: tensor<?xf32>) { %r = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32> return }
// -----
func.func @f(%n: index, %t: tensor<?xf32>) { %r = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%t: tensor<?xf32>) { bufferization.materialize_in_destination %t in %t : (tensor<?xf32>, tensor<?xf32>) -> () return }
// -----
func.func @f(%t: tensor<?xf32>) { %r = bufferization.materialize_in_destination %t in %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%t: tensor<?xf32>, %m: memref<?xf32>) { %r = bufferization.materialize_in_destination %t in writable %m : (tensor<?xf32>, memref<?xf32>) -> tensor<?xf32> return }
// -----
func.func @f(%t: tensor<?xf32>, %m: memref<?xf32>) { bufferization.materialize_in_destination %t in %m : (tensor<?xf32>, memref<?xf32>) -> () return }
// -----
func.func @f(%t: tensor<?xf32>, %m: memref<?xf32>) { %r = bufferization.materialize_in_destination %t in writable %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> return }
// -----
func.func @f(%t: tensor<?xf32>, %m: memref<?xf32>) { %r = bufferization.materialize_in_destination %t in restrict %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> return }
// -----
func.func @f(%t: tensor<3xf32>, %m: memref<4xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<3xf32>, memref<4xf32>) -> () return }
// -----
func.func @f(%t: tensor<3xf32>, %m: memref<4x1xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<3xf32>, memref<4x1xf32>) -> () return }
// -----
func.func @f(%t: tensor<3xf32>, %m: memref<*xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<3xf32>, memref<*xf32>) -> () return }
// -----
func.func @f(%m: memref<3xf32>, %c: i1) { "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<3xf32>) -> () return }
// -----
func.func @f(%m: memref<3xf32>, %c: i1) { "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<3xf32>) -> () return }
