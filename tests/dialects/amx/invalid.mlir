func.func @f() {
  %0 = amx.tile_zero : !amx.tile<17x16xbf16>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x65xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x17xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %1 = amx.tile_load %m[%i] : memref<?xf32> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, 2]>>, %i: index, %t: !amx.tile<16x16xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32, strided<[?, 2]>>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, 2]>>, %i: index, %t: !amx.tile<16x16xf32>) {
  amx.tile_store %m[%i, %i], %t, %i : memref<?x?xf32, strided<[?, 2]>>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i], %t, %i : memref<?x?xf32, strided<[?, 2]>>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<8x8xbf16>, %c: !amx.tile<4x4xf32>) {
  %3 = amx.tile_mulf %a, %a, %c : !amx.tile<8x8xbf16>, !amx.tile<8x8xbf16>, !amx.tile<4x4xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<8x8xbf16>, %b: !amx.tile<4x16xf16>, %c: !amx.tile<8x8xf32>) {
  %3 = amx.tile_mulf %a, %b, %c : !amx.tile<8x8xbf16>, !amx.tile<4x16xf16>, !amx.tile<8x8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = "amx.tile_load"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?xf32>, index, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = "amx.tile_load"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?xf32>, index) -> !amx.tile<16x16xf32>
  return
}
