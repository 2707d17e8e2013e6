// amx.tile_load
func.func @example(%base: memref<f32>, %stride: index) {
  %0 = amx.tile_load %base[], %stride : memref<f32> into !amx.tile<16x64xi8>
  return
}
// -----
// amx.tile_mulf
func.func @example(%lhs: !amx.tile<16x32xbf16>, %acc: !amx.tile<16x16xf32>, %rhs: !amx.tile<16x32xbf16>) {
  %0 = amx.tile_mulf %lhs, %rhs, %acc : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
// amx.tile_muli
func.func @example(%lhs: !amx.tile<16x64xi8>, %acc: !amx.tile<16x16xi32>, %rhs: !amx.tile<16x64xi8>) {
  %0 = amx.tile_muli %lhs zext, %rhs zext, %acc : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
// amx.tile_store
func.func @example(%base: memref<?xi8>, %indices: index, %val: !amx.tile<16x64xi8>, %stride: index) {
  amx.tile_store %base[%indices], %val, %stride : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
// amx.tile_zero
func.func @example() {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  return
}
