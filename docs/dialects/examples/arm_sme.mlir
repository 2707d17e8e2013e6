// arm_sme.copy_tile
func.func @example(%tile: vector<[4]x[4]xf32>) {
  %0 = arm_sme.copy_tile %tile : vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.extract_tile_slice
func.func @example(%tile: vector<[4]x[4]xf32>, %tile_slice_index: index) {
  %0 = arm_sme.extract_tile_slice %tile[%tile_slice_index] : vector<[4]xf32> from vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.fmopa_2way
func.func @example(%lhs: vector<[8]xbf16>, %rhs: vector<[8]xbf16>) {
  %0 = arm_sme.fmopa_2way %lhs, %rhs : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.fmops_2way
func.func @example(%lhs: vector<[8]xf16>, %rhs: vector<[8]xf16>) {
  %0 = arm_sme.fmops_2way %lhs, %rhs : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.get_tile
func.func @example() {
  %0 = arm_sme.get_tile : vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.insert_tile_slice
func.func @example(%vector: vector<[4]xf32>, %tile: vector<[4]x[4]xf32>, %tile_slice_index: index) {
  %0 = arm_sme.insert_tile_slice %vector, %tile[%tile_slice_index] : vector<[4]xf32> into vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.intr.cntsd
func.func @example() {
  %0 = "arm_sme.intr.cntsd"() : () -> i64
  return
}
// -----
// arm_sme.intr.ld1b.horiz
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1b.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 4 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1b.vert
func.func @example(%predicate: vector<[16]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1b.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1d.horiz
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr<8>, %tile_slice_index: i32) {
  "arm_sme.intr.ld1d.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr<8>, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1d.vert
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1d.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1h.horiz
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1h.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1h.vert
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr<6>, %tile_slice_index: i32) {
  "arm_sme.intr.ld1h.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr<6>, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1q.horiz
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr<1>, %tile_slice_index: i32) {
  "arm_sme.intr.ld1q.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr<1>, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1q.vert
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1q.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 4 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1w.horiz
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1w.horiz"(%predicate, %load_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.ld1w.vert
func.func @example(%predicate: vector<[4]xi1>, %load_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.ld1w.vert"(%predicate, %load_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.mopa
func.func @example(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 4 : i32}> : (vector<[16]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xf32>) -> ()
  return
}
// -----
// arm_sme.intr.mopa.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.mopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 4 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.mops
func.func @example(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.mops"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.mops.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.mops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[16]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.read.horiz
func.func @example(%vector: vector<[4]xi32>, %predicate: vector<[4]xi1>, %tile_slice_index: i32) {
  %0 = "arm_sme.intr.read.horiz"(%vector, %predicate, %tile_slice_index) <{tile_id = 4 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  return
}
// -----
// arm_sme.intr.read.vert
func.func @example(%vector: vector<[4]xi32>, %predicate: vector<[4]xi1>, %tile_slice_index: i32) {
  %0 = "arm_sme.intr.read.vert"(%vector, %predicate, %tile_slice_index) <{tile_id = 4 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  return
}
// -----
// arm_sme.intr.smopa.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[16]xi8>) {
  "arm_sme.intr.smopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 4 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[16]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.smopa.za32
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xf32>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.smopa.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.smops.wide
func.func @example(%lhs_predicate: vector<[16]xi1>, %rhs_predicate: vector<[16]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.smops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.smops.za32
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xf32>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.smops.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.st1b.horiz
func.func @example(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1b.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1b.vert
func.func @example(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1b.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1d.horiz
func.func @example(%predicate: vector<[16]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1d.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1d.vert
func.func @example(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1d.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1h.horiz
func.func @example(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1h.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1h.vert
func.func @example(%predicate: vector<[16]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1h.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1q.horiz
func.func @example(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr<3>, %tile_slice_index: i32) {
  "arm_sme.intr.st1q.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr<3>, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1q.vert
func.func @example(%predicate: vector<[16]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1q.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1w.horiz
func.func @example(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1w.horiz"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.st1w.vert
func.func @example(%predicate: vector<[4]xi1>, %store_address: !llvm.ptr, %tile_slice_index: i32) {
  "arm_sme.intr.st1w.vert"(%predicate, %store_address, %tile_slice_index) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.str
func.func @example(%index: i32, %store_address: !llvm.ptr, %offset: i32) {
  "arm_sme.intr.str"(%index, %store_address, %offset) : (i32, !llvm.ptr, i32) -> ()
  return
}
// -----
// arm_sme.intr.sumopa.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.sumopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.sumops.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[16]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.sumops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[16]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.umopa.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xf32>) {
  "arm_sme.intr.umopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 4 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xf32>) -> ()
  return
}
// -----
// arm_sme.intr.umopa.za32
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.umopa.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.umops.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xf32>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.umops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.umops.za32
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.umops.za32"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.usmopa.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xf32>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.usmopa.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.usmops.wide
func.func @example(%lhs_predicate: vector<[4]xi1>, %rhs_predicate: vector<[4]xi1>, %lhs_vector: vector<[4]xi8>, %rhs_vector: vector<[4]xi8>) {
  "arm_sme.intr.usmops.wide"(%lhs_predicate, %rhs_predicate, %lhs_vector, %rhs_vector) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.write.horiz
func.func @example(%tile_slice_index: i32, %predicate: vector<[4]xi1>, %vector: vector<[4]xi8>) {
  "arm_sme.intr.write.horiz"(%tile_slice_index, %predicate, %vector) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.write.vert
func.func @example(%tile_slice_index: i32, %predicate: vector<[4]xi1>, %vector: vector<[4]xi8>) {
  "arm_sme.intr.write.vert"(%tile_slice_index, %predicate, %vector) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi8>) -> ()
  return
}
// -----
// arm_sme.intr.zero
func.func @example() {
  "arm_sme.intr.zero"() <{tile_mask = 0 : i32}> : () -> ()
  return
}
// -----
// arm_sme.load_tile_slice
func.func @example(%base: memref<4x4xf32>, %mask: vector<[4]xi1>, %tile: vector<[4]x[4]xf32>, %tile_slice_index: index) {
  %0 = arm_sme.load_tile_slice %base[], %mask, %tile, %tile_slice_index : memref<4x4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.outerproduct
func.func @example(%lhs: vector<[4]xf32>, %rhs: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %lhs, %rhs : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
// arm_sme.smopa_2way
func.func @example(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %0 = arm_sme.smopa_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.smopa_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.smops_2way
func.func @example(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %0 = arm_sme.smops_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.smops_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.smops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.store_tile_slice
func.func @example(%tile: vector<[4]x[4]xf32>, %tile_slice_index: index, %mask: vector<[4]xi1>, %base: memref<f32>) {
  arm_sme.store_tile_slice %tile, %tile_slice_index, %mask, %base[] : memref<f32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.streaming_vl
func.func @example() {
  %0 = arm_sme.streaming_vl <byte>
  return
}
// -----
// arm_sme.sumopa_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.sumopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.sumops_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.sumops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.tile_load
func.func @example(%base: memref<4x4xf32>) {
  %0 = arm_sme.tile_load %base[] : memref<4x4xf32>, vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.tile_store
func.func @example(%valueToStore: vector<[4]x[4]xf32>, %base: memref<16x16xf32>) {
  arm_sme.tile_store %valueToStore, %base[] : memref<16x16xf32>, vector<[4]x[4]xf32>
  return
}
// -----
// arm_sme.umopa_2way
func.func @example(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %0 = arm_sme.umopa_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.umopa_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.umopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.umops_2way
func.func @example(%lhs: vector<[8]xi16>, %rhs: vector<[8]xi16>) {
  %0 = arm_sme.umops_2way %lhs, %rhs : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.umops_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.umops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.usmopa_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.usmopa_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.usmops_4way
func.func @example(%lhs: vector<[16]xi8>, %rhs: vector<[16]xi8>) {
  %0 = arm_sme.usmops_4way %lhs, %rhs : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.zero
func.func @example() {
  %0 = arm_sme.zero : vector<[4]x[4]xf32>
  return
}
