func.func @one_type(%m: memref<4xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f : memref<4xf32>
  return
}
// -----
func.func @not_shaped(%m: f32, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f : f32, vector<4xf32>
  return
}
// -----
func.func @needs_map(%m: memref<f32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[], %f : memref<f32>, vector<4x4xf32>
  return
}
// -----
func.func @not_vector(%m: memref<4xf32>, %i: index, %f: f32) {
  vector.transfer_write %f, %m[%i] : f32, memref<4xf32>
  return
}
// -----
func.func @one_operand(%v: vector<4xf32>) {
  %0 = vector.outerproduct %v : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @scalar(%v: vector<4xf32>, %f: f32) {
  %0 = vector.outerproduct %f, %v : f32, vector<4xf32>
  return
}
// -----
func.func @no_iterators(%v: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = []} %v, %v, %v : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @bad_iterator(%v: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [], iterator_types = ["serial"]} %v, %v, %v : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @no_result(%v: vector<4xf32>, %m: vector<4xi1>) {
  vector.mask %m, %v { } : vector<4xi1>
  return
}
// -----
func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %v: vector<2x3xf32>, %mask: vector<2x3xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %v, %mask {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<2x3xf32>>, vector<1x1x2x3xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %v: vector<1x1x2x3xf32>, %mask: vector<2x3xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : vector<1x1x2x3xf32>, memref<?x?xvector<2x3xf32>>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %s: f32, %mask: vector<2x3xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %s, %mask {permutation_map = affine_map<(d0, d1)->(d0)>} : memref<?x?xf32>, vector<1x1xf32>
  return
}
