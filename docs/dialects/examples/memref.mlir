// memref.alloc
func.func @example() {
  %alloc = memref.alloc() : memref<f32>
  return
}
// -----
// memref.alloca
func.func @example() {
  %alloca = memref.alloca() : memref<4xf32>
  return
}
// -----
// memref.alloca_scope
func.func @example() {
  memref.alloca_scope  {
  }
  return
}
// -----
// memref.alloca_scope.return
func.func @example(%arg0: f32, %arg1: index) {
  %0:2 = memref.alloca_scope  -> (f32, index) {
    memref.alloca_scope.return %arg0, %arg1 : f32, index
  } {note}
  return
}
// -----
// memref.assume_alignment
func.func @example(%memref: memref<f32>) {
  %assume_align = memref.assume_alignment %memref, 1 : memref<f32>
  return
}
// -----
// memref.atomic_rmw
func.func @example(%value: f32, %memref: memref<4xf32>, %indices: index) {
  %0 = memref.atomic_rmw assign %value, %memref[%indices] : (f32, memref<4xf32>) -> f32
  return
}
// -----
// memref.atomic_yield
func.func @example(%arg0: memref<4xf32>, %arg1: index, %arg2: index) {
  %0 = memref.generic_atomic_rmw %arg0[%arg1, %arg2] : memref<4xf32> {
  ^bb0(%arg3: f32):
    memref.atomic_yield %arg3 : f32
  }
  return
}
// -----
// memref.cast
func.func @example(%source: memref<i32>) {
  %cast = memref.cast %source : memref<i32> to memref<i32>
  return
}
// -----
// memref.collapse_shape
func.func @example(%src: memref<f32>) {
  %collapse_shape = memref.collapse_shape %src [] : memref<f32> into memref<f32>
  return
}
// -----
// memref.copy
func.func @example(%source: memref<i32>, %target: memref<i32>) {
  memref.copy %source, %target : memref<i32> to memref<i32>
  return
}
// -----
// memref.dealloc
func.func @example(%memref: memref<f32>) {
  memref.dealloc %memref : memref<f32>
  return
}
// -----
// memref.dim
func.func @example(%source: memref<*xf32>, %index: index) {
  %dim = memref.dim %source, %index : memref<*xf32>
  return
}
// -----
// memref.distinct_objects
func.func @example(%operands: memref<i32>) {
  %0 = memref.distinct_objects %operands : memref<i32>
  return
}
// -----
// memref.dma_start
func.func @example(%operands0: memref<256xf32>, %operands1: index, %operands2: memref<256xf32, 1>, %operands5: memref<1xi32>, %operands3: index, %operands4: index, %operands6: index) {
  memref.dma_start %operands0[%operands1], %operands2[%operands3], %operands4, %operands5[%operands6] : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  return
}
// -----
// memref.dma_wait
func.func @example(%tagMemRef: memref<i32>, %numElements: index) {
  memref.dma_wait %tagMemRef[], %numElements : memref<i32>
  return
}
// -----
// memref.expand_shape
func.func @example(%src: memref<i32>) {
  %expand_shape = memref.expand_shape %src [] output_shape [] : memref<i32> into memref<i32>
  return
}
// -----
// memref.extract_aligned_pointer_as_index
func.func @example(%source: memref<f32>) {
  %intptr = memref.extract_aligned_pointer_as_index %source : memref<f32> -> index
  return
}
// -----
// memref.extract_strided_metadata
func.func @example(%source: memref<1xi32>) {
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %source : memref<1xi32> -> memref<i32>, index, index, index
  return
}
// -----
// memref.generic_atomic_rmw
func.func @example(%memref: memref<4xf32>, %indices0: index, %indices1: index) {
  %0 = memref.generic_atomic_rmw %memref[%indices0, %indices1] : memref<4xf32> {
  ^bb0(%arg3: f32):
    memref.atomic_yield %arg3 : f32
  }
  return
}
// -----
// memref.get_global
memref.global "private" @table : memref<4xf32>
func.func @example() {
  %0 = memref.get_global @table : memref<4xf32>
  return
}
// -----
// memref.global
memref.global @a : memref<3xf32>
// -----
// memref.load
func.func @example(%memref: memref<i32>) {
  %0 = memref.load %memref[] : memref<i32>
  return
}
// -----
// memref.memory_space_cast
func.func @example(%source: memref<1xi32>) {
  %memspacecast = memref.memory_space_cast %source : memref<1xi32> to memref<1xi32>
  return
}
// -----
// memref.prefetch
func.func @example(%memref: memref<f32>) {
  memref.prefetch %memref[], write, locality<1>, instr : memref<f32>
  return
}
// -----
// memref.rank
func.func @example(%memref: memref<f32>) {
  %0 = memref.rank %memref : memref<f32>
  return
}
// -----
// memref.realloc
func.func @example(%source: memref<1xi32>) {
  %0 = memref.realloc %source : memref<1xi32> to memref<1xi32>
  return
}
// -----
// memref.reinterpret_cast
func.func @example(%source: memref<*xf32>, %sizes: index) {
  %reinterpret_cast = memref.reinterpret_cast %source to offset: [0], sizes: [%sizes, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32>
  return
}
// -----
// memref.reshape
func.func @example(%source: memref<1xi32>, %shape: memref<1xi32>) {
  %reshape = memref.reshape %source(%shape) : (memref<1xi32>, memref<1xi32>) -> memref<1xi32>
  return
}
// -----
// memref.store
func.func @example(%value: i32, %memref: memref<1xi32>, %indices: index) {
  memref.store %value, %memref[%indices] {alignment = 1 : i64} : memref<1xi32>
  return
}
// -----
// memref.subview
func.func @example(%source: memref<4x4xf32>) {
  %subview = memref.subview %source[1, 2] [1, 1] [1, 1] : memref<4x4xf32> to memref<f32, strided<[], offset: 6>>
  return
}
// -----
// memref.transpose
func.func @example(%in: memref<f32>) {
  %transpose = memref.transpose %in () -> () : memref<f32> to memref<f32>
  return
}
// -----
// memref.view
func.func @example(%source: memref<?xi8>, %byte_shift: index) {
  %view = memref.view %source[%byte_shift][] : memref<?xi8> to memref<i32>
  return
}
