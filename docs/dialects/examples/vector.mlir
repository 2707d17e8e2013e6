// vector.bitcast
func.func @example(%source: vector<2xi1>) {
  %0 = vector.bitcast %source : vector<2xi1> to vector<2xi1>
  return
}
// -----
// vector.broadcast
func.func @example(%source: f32) {
  %0 = vector.broadcast %source : f32 to vector<4xf32>
  return
}
// -----
// vector.compressstore
func.func @example(%base: memref<8x16xf32>, %indices0: index, %mask: vector<4xi1>, %valueToStore: vector<4xf32>, %indices1: index) {
  vector.compressstore %base[%indices0, %indices1], %mask, %valueToStore {alignment = 8 : i64} : memref<8x16xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
// vector.constant_mask
func.func @example() {
  %0 = vector.constant_mask [0] : vector<2xi1>
  return
}
// -----
// vector.contract
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
func.func @example(%lhs: vector<8xf32>, %acc: f32, %rhs: vector<8xf32>) {
  %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %lhs, %rhs, %acc : vector<8xf32>, vector<8xf32> into f32
  return
}
// -----
// vector.create_mask
func.func @example(%operands: index) {
  %0 = vector.create_mask %operands : vector<2xi1>
  return
}
// -----
// vector.deinterleave
func.func @example(%source: vector<4xf32>) {
  %res1, %res2 = vector.deinterleave %source : vector<4xf32> -> vector<2xf32>
  return
}
// -----
// vector.expandload
func.func @example(%base: memref<8x16xf32>, %indices0: index, %mask: vector<4xi1>, %pass_thru: vector<4xf32>, %indices1: index) {
  %0 = vector.expandload %base[%indices0, %indices1], %mask, %pass_thru : memref<8x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.extract
func.func @example(%source: vector<4xf32>) {
  %0 = vector.extract %source[1] : f32 from vector<4xf32>
  return
}
// -----
// vector.extract_strided_slice
func.func @example(%source: vector<2xf64>) {
  %0 = vector.extract_strided_slice %source {offsets = [], sizes = [], strides = []} : vector<2xf64> to vector<2xf64>
  return
}
// -----
// vector.fma
func.func @example(%lhs: vector<2xf16>, %rhs: vector<2xf16>, %acc: vector<2xf16>) {
  %0 = vector.fma %lhs, %rhs, %acc : vector<2xf16>
  return
}
// -----
// vector.from_elements
func.func @example(%elements0: f32, %elements1: f32) {
  %0 = vector.from_elements %elements0, %elements1 : vector<2xf32>
  return
}
// -----
// vector.gather
func.func @example(%base: memref<?x?xf32>, %offsets0: index, %indices: vector<4xi32>, %mask: vector<4xi1>, %pass_thru: vector<4xf32>, %offsets1: index) {
  %0 = vector.gather %base[%offsets0, %offsets1] [%indices], %mask, %pass_thru : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.insert
func.func @example(%valueToStore: vector<4xf32>, %dest: vector<4x4xf32>) {
  %0 = vector.insert %valueToStore, %dest [1] : vector<4xf32> into vector<4x4xf32>
  return
}
// -----
// vector.insert_strided_slice
func.func @example(%valueToStore: vector<2x4xf32>, %dest: vector<4x8xf32>) {
  %0 = vector.insert_strided_slice %valueToStore, %dest {offsets = [1, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  return
}
// -----
// vector.interleave
func.func @example(%lhs: vector<4xf32>, %rhs: vector<4xf32>) {
  %0 = vector.interleave %lhs, %rhs : vector<4xf32> -> vector<8xf32>
  return
}
// -----
// vector.load
func.func @example(%base: memref<f32>) {
  %0 = vector.load %base[] : memref<f32>, vector<f32>
  return
}
// -----
// vector.mask
func.func @example(%mask: vector<4xi1>) {
  vector.mask %mask { vector.yield } : vector<4xi1>
  return
}
// -----
// vector.maskedload
func.func @example(%base: memref<8x16xf32>, %indices0: index, %mask: vector<4xi1>, %pass_thru: vector<4xf32>, %indices1: index) {
  %0 = vector.maskedload %base[%indices0, %indices1], %mask, %pass_thru {alignment = 4 : i64} : memref<8x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
// vector.maskedstore
func.func @example(%base: memref<8x16xf32>, %indices0: index, %mask: vector<4xi1>, %valueToStore: vector<4xf32>, %indices1: index) {
  vector.maskedstore %base[%indices0, %indices1], %mask, %valueToStore : memref<8x16xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
// vector.multi_reduction
func.func @example(%source: vector<8xf64>, %acc: vector<8xf64>) {
  %0 = vector.multi_reduction <add>, %source, %acc [] : vector<8xf64> to vector<8xf64>
  return
}
// -----
// vector.outerproduct
func.func @example(%lhs: vector<4xf32>, %rhs: f32) {
  %0 = vector.outerproduct %lhs, %rhs : vector<4xf32>, f32
  return
}
// -----
// vector.print
func.func @example() {
  vector.print
  return
}
// -----
// vector.reduction
func.func @example(%vector: vector<4xf32>) {
  %0 = vector.reduction <add>, %vector : vector<4xf32> into f32
  return
}
// -----
// vector.scalable.extract
func.func @example(%source: vector<[4]xi8>) {
  %0 = vector.scalable.extract %source[0] : vector<4xi8> from vector<[4]xi8>
  return
}
// -----
// vector.scalable.insert
func.func @example(%valueToStore: vector<[4]xi1>, %dest: vector<[4]xi1>) {
  %0 = vector.scalable.insert %valueToStore, %dest[0] : vector<[4]xi1> into vector<[4]xi1>
  return
}
// -----
// vector.scan
func.func @example(%source: vector<4x4xf32>, %initial_value: vector<4xf32>) {
  %dest, %accumulated_value = vector.scan <add>, %source, %initial_value {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xf32>, vector<4xf32>
  return
}
// -----
// vector.scatter
func.func @example(%base: tensor<8xf32>, %offsets: index, %indices: vector<4xi32>, %mask: vector<4xi1>, %valueToStore: vector<4xf32>) {
  %0 = vector.scatter %base[%offsets] [%indices], %mask, %valueToStore : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return
}
// -----
// vector.shape_cast
func.func @example(%source: vector<4xf32>) {
  %0 = vector.shape_cast %source : vector<4xf32> to vector<4xf32>
  return
}
// -----
// vector.shuffle
func.func @example(%v1: vector<4xf32>, %v2: vector<4xf32>) {
  %0 = vector.shuffle %v1, %v2 [0, -1] : vector<4xf32>, vector<4xf32>
  return
}
// -----
// vector.step
func.func @example() {
  %0 = vector.step : vector<4xindex>
  return
}
// -----
// vector.store
func.func @example(%valueToStore: vector<4xf32>, %base: memref<8xvector<4xf32>>, %indices: index) {
  vector.store %valueToStore, %base[%indices] : memref<8xvector<4xf32>>, vector<4xf32>
  return
}
// -----
// vector.to_elements
func.func @example(%source: vector<4xf32>) {
  %0:4 = vector.to_elements %source : vector<4xf32>
  return
}
// -----
// vector.transfer_read
func.func @example(%base: memref<f32>, %padding: f32) {
  %0 = vector.transfer_read %base[], %padding : memref<f32>, vector<f32>
  return
}
// -----
// vector.transfer_write
func.func @example(%valueToStore: vector<4xf32>, %base: memref<?x?xf32>, %indices0: index, %indices1: index) {
  vector.transfer_write %valueToStore, %base[%indices0, %indices1] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
// vector.transpose
func.func @example(%vector: vector<16xf32>) {
  %0 = vector.transpose %vector, [0] : vector<16xf32> to vector<16xf32>
  return
}
// -----
// vector.type_cast
func.func @example(%memref: memref<i32>) {
  %0 = vector.type_cast %memref : memref<i32> to memref<i32>
  return
}
// -----
// vector.vscale
func.func @example() {
  %vscale = vector.vscale
  return
}
// -----
// vector.yield
func.func @example() {
  vector.yield
}
