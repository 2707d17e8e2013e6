func.func @f(%a: f32, %b: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_trunc_2xfp8 %a, undef into %b[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a: memref<8xf32, affine_map<(d0) -> (d0 + 3)>>) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xf32, affine_map<(d0) -> (d0 + 3)>> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8x4xf32, strided<[4, 1], offset: 3>>) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8x4xf32, strided<[4, 1], offset: 3>> to memref<8x4xf32, strided<[4, 1], offset: 3>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8x4xf32, strided<[8, 1], offset: 3>>) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8x4xf32, strided<[8, 1], offset: 3>> to memref<8x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<?x4xf32, strided<[4, 1], offset: 3>>) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<?x4xf32, strided<[4, 1], offset: 3>> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a: memref<8xf32, 3>) {
  %0 = amdgpu.fat_raw_buffer_cast %a : memref<8xf32, 3> to memref<8xf32, 7>
  return
}
// -----
func.func @f(%v: f32, %m: memref<16x16xf32>, %i: i32) {
  amdgpu.raw_buffer_store {boundsCheck = true} %v -> %m[%i] : f32 -> memref<16x16xf32>, i32
  return
}
// -----
func.func @f(%m: memref<16x16xf32, 3>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<16x16xf32, 3>, i32, i32 -> f32
  return
}
// -----
func.func @f(%m: memref<16x16xf32, #gpu.address_space<global>>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<16x16xf32, #gpu.address_space<global>>, i32, i32 -> f32
  %1 = amdgpu.raw_buffer_load %m[%i] : memref<16x16xf32, #gpu.address_space<global>>, i32 -> f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a quad_perm([1, 2, 3]) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a quad_perm([1, 2, 3, 4]) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a row_shl : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a row_ror(0x10 : i32) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a wave_shl(1 : i32) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.permlane_swap %a 8 : i32
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<4xf32>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf32>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E4M3FNUZ>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x16 %a * %b + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<4xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E4M3FNUZ>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x8 %a * %a + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E4M3FNUZ>, %b: vector<4xf16>, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x16 %a * %a + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<32xf32>
  return
}
// -----
func.func @f(%a: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c {cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c {abid = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c {blocks = 2 : i32, negateA} blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<8xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<8xbf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<8xf16>, vector<8xbf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<8xi8>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<8xf16>, vector<8xf16>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<8xi8>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %b * %b + %c : vector<8xi8>, vector<8xi8>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c {clamp} : vector<8xf16>, vector<8xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c {unsignedB} : vector<8xf16>, vector<8xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>, %j: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %1 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%j : vector<2xi16>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>, %j: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>, %j: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 4 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>, %j: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<32xf16>, %d: memref<32xf16, strided<[?]>, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %m[%i], %d[%i] : vector<2xf16>, memref<32xf16>, memref<32xf16, strided<[?]>, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%i: index, %m: memref<32xf16>, %d: memref<32xf32, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %m[%i], %d[%i] : vector<2xf16>, memref<32xf16>, memref<32xf32, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%i: index, %m: memref<32xf16>, %d: memref<32xf16, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %m[%i], %d[%i] : vector<3xf16>, memref<32xf16>, memref<32xf16, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%i: index, %m: memref<32xf16, 3>, %d: memref<32xf16, #gpu.address_space<workgroup>>) {
  amdgpu.gather_to_lds %m[%i], %d[%i] : vector<2xf16>, memref<32xf16, 3>, memref<32xf16, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%i: index, %m: memref<32xf16, #amdgpu.address_space<fat_raw_buffer>>, %d: memref<32xf16>) {
  amdgpu.gather_to_lds %m[%i], %d[%i] : vector<2xf16>, memref<32xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32xf16>
  return
}
// -----
func.func @f(%i: index, %m: memref<128x16xf16, 1>) {
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x16xf16, 1> -> vector<4xf16>
  return
}
// -----
func.func @f(%i: index, %m: memref<128x16xf16, 3>) {
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x16xf16, 3> -> vector<8xf16>
  return
}
// -----
func.func @f(%i: index, %m: memref<128x16xf32, 3>) {
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x16xf32, 3> -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<8xi32>, %l: memref<8xi32>) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%i: index, %m: memref<8xi32, 5>, %l: memref<8xi32, 3>) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32, 5>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%i: index, %m: memref<8xi7>, %l: memref<8xi7, 3>) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi7>, memref<8xi7, 3> -> !amdgpu.tdm_base<i7>
  return
}
// -----
func.func private @g(!amdgpu.tdm_gather_base<i7, i16>)
// -----
func.func private @g(!amdgpu.tdm_gather_base<i8, i8>)
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 2] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i7>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64, 8] : !amdgpu.tdm_base<i7> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64, 1, 1, 1, 1] globalStride [64, 1, 1, 1, 1, 1] sharedSize [64, 8, 1, 1, 1, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
