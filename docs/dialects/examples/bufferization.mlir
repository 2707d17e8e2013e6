// bufferization.alloc_tensor
func.func @example() {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  return
}
// -----
// bufferization.clone
func.func @example(%input: memref<i32>) {
  %0 = bufferization.clone %input : memref<i32> to memref<1xi32>
  return
}
// -----
// bufferization.dealloc
func.func @example(%memrefs: memref<i32>, %conditions: i1, %retained: memref<f32>) {
  %0 = bufferization.dealloc (%memrefs : memref<i32>) if (%conditions) retain (%retained : memref<f32>)
  return
}
// -----
// bufferization.dealloc_tensor
func.func @example(%tensor: tensor<2xi32>) {
  bufferization.dealloc_tensor %tensor : tensor<2xi32>
  return
}
// -----
// bufferization.materialize_in_destination
func.func @example(%source: tensor<i32>, %dest: tensor<i32>) {
  %0 = bufferization.materialize_in_destination %source in %dest : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// bufferization.to_buffer
func.func @example(%tensor: tensor<4xf32>) {
  %0 = bufferization.to_buffer %tensor : tensor<4xf32> to memref<4xf32, 3>
  return
}
// -----
// bufferization.to_tensor
func.func @example(%buffer: memref<4xi32>) {
  %0 = bufferization.to_tensor %buffer restrict : memref<4xi32> to tensor<4xi32>
  return
}
