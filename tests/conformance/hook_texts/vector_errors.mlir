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
