// affine.apply
#map = affine_map<() -> (4)>
func.func @example() {
  %0 = affine.apply #map() {note}
  return
}
// -----
// affine.delinearize_index
func.func @example(%linear_index: index) {
  %0 = affine.delinearize_index %linear_index into () : index
  return
}
// -----
// affine.for
func.func @example() {
  affine.for %arg0 = 0 to 3 {
  }
  return
}
// -----
// affine.if
#set = affine_set<(d0) : (d0 >= 0)>
func.func @example(%arg0: index) {
  affine.if #set(%arg0) {
  } else {
  }
  return
}
// -----
// affine.linearize_index
func.func @example(%multi_index: index) {
  %0 = affine.linearize_index [%multi_index] by () : index
  return
}
// -----
// affine.load
func.func @example(%memref: memref<4xf32>, %indices: index) {
  %0 = affine.load %memref[%indices] : memref<4xf32>
  return
}
// -----
// affine.max
#map = affine_map<(d0) -> (d0)>
func.func @example(%operands: index) {
  %0 = affine.max #map(%operands)
  return
}
// -----
// affine.min
#map = affine_map<(d0) -> (d0)>
func.func @example(%operands: index) {
  %0 = affine.min #map(%operands)
  return
}
// -----
// affine.parallel
func.func @example() {
  affine.parallel () = () to () {
  }
  return
}
// -----
// affine.prefetch
func.func @example(%memref: memref<f32>) {
  affine.prefetch %memref[], write, locality<1>, instr : memref<f32>
  return
}
// -----
// affine.store
func.func @example(%value: f32, %memref: memref<4xf32>, %indices: index) {
  affine.store %value, %memref[%indices + 1] : memref<4xf32>
  return
}
// -----
// affine.vector_load
func.func @example(%memref: memref<8xf32>, %indices: index) {
  %0 = affine.vector_load %memref[%indices] : memref<8xf32>, vector<4xf32>
  return
}
// -----
// affine.vector_store
func.func @example(%value: vector<8xf32>, %memref: memref<4x8xf32>, %indices: index) {
  affine.vector_store %value, %memref[%indices, 0] : memref<4x8xf32>, vector<8xf32>
  return
}
// -----
// affine.yield
func.func @example(%operands: f32) {
  %0 = affine.parallel (%arg1) = (0) to (4) reduce ("addf") -> (f32) {
    affine.yield %operands : f32
  }
  return
}
