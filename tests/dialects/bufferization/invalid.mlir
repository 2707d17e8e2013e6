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
// -----
func.func private @f(tensor<*xf32> {bufferization.access = "foo"})
// -----
func.func private @f(tensor<*xf32> {bufferization.access = 3})
// -----
func.func private @f(tensor<*xf32> {bufferization.access = "read-write"})
// -----
func.func private @f(tensor<*xf32> {bufferization.writable = false})
// -----
func.func @f(%a: tensor<*xf32> {bufferization.writable = 3}) { return }
// -----
func.func @f(%a: tensor<*xf32> {bufferization.writable}) { return }
// -----
func.func @f(%a: tensor<*xf32> {bufferization.writable = true}) { return }
// -----
func.func @f(%a: tensor<*xf32> {bufferization.buffer_layout = 3}) { return }
// -----
func.func @f(%a: tensor<*xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) { return }
// -----
func.func @f(%a: tensor<*xf32> {bufferization.other}) { return }
// -----
func.func @f() -> (tensor<*xf32> {bufferization.other}) attributes {bufferization.more} { return }
// -----
"t.a"() {bufferization.escape = [true]} : () -> ()
// -----
func.func @f() { %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32> return }
// -----
"t.a"() {linalg.other = 3, linalg.memoized_indexing_maps} : () -> ()
// -----
func.func @f(%t: tensor<1x2xf32>) { %b = bufferization.to_buffer %t : tensor<1x2xf32> to memref<1x3xf32> return }
// -----
func.func @f(%t: tensor<1x2xf32>) { %b = bufferization.to_buffer %t : tensor<1x2xf32> to memref<1x2xi32> return }
// -----
func.func @f() { %0 = arith.constant {bufferization.manual_deallocation} 0 : index return }
