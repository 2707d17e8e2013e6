func.func @f(%m: memref<?x?xi8>, %i: index, %b: memref<?x?xbf16>, %o: memref<?x?xf32>, %t: !amx.tile<2x64xi8>) -> !amx.tile<1x16xf16> {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %1 = amx.tile_zero : !amx.tile<16x32xbf16>
  %2 = amx.tile_zero : !amx.tile<16x16xf32>
  %3 = amx.tile_mulf %1, %1, %2 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %o[%i, %i], %3 : memref<?x?xf32>, !amx.tile<16x16xf32>
  %4 = amx.tile_zero : !amx.tile<16x16xi32>
  %5 = amx.tile_muli %0 zext, %0 zext, %4 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %6 = amx.tile_zero : !amx.tile<1x16xf16>
  return %6 : !amx.tile<1x16xf16>
}
// -----
func.func private @f(!amx.tile<2x?xi8>)
// -----
func.func private @f(!amx.tile<2x2xi64>)
