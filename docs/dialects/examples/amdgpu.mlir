// amdgpu.dpp
func.func @example(%old: f32, %src: f32) {
  %0 = amdgpu.dpp %old %src  wave_shl : f32
  return
}
// -----
// amdgpu.ext_packed_fp8
func.func @example(%source: f8E4M3FNUZ) {
  %0 = amdgpu.ext_packed_fp8 %source[0] : f8E4M3FNUZ to f32
  return
}
// -----
// amdgpu.fat_raw_buffer_cast
func.func @example(%source: memref<8xf32>) {
  %0 = amdgpu.fat_raw_buffer_cast %source resetOffset : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
// amdgpu.gather_to_lds
func.func @example(%src: memref<4x4xf32>, %srcIndices: index, %dst: memref<4xf32, 3>) {
  amdgpu.gather_to_lds %src[%srcIndices], %dst[] : i32, memref<4x4xf32>, memref<4xf32, 3>
  return
}
// -----
// amdgpu.lds_barrier
func.func @example() {
  amdgpu.lds_barrier
  return
}
// -----
// amdgpu.make_dma_base
func.func @example(%global: memref<16x16xf32>, %lds: memref<4xf32, 3>) {
  %0 = amdgpu.make_dma_base %global[], %lds[] : memref<16x16xf32>, memref<4xf32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
// amdgpu.make_dma_descriptor
func.func @example(%base: !amdgpu.tdm_base<f32>, %global_dynamic_sizes: index, %shared_dynamic_sizes: index) {
  %0 = amdgpu.make_dma_descriptor %base globalSize [64, %global_dynamic_sizes] globalStride [64, 1] sharedSize [%shared_dynamic_sizes, 64] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}
// -----
// amdgpu.make_gather_dma_base
func.func @example(%global: memref<64x64xf32, #gpu.address_space<global>>, %global_indices0: index, %lds: memref<64x64xf32, #gpu.address_space<workgroup>>, %global_indices1: index, %lds_indices0: index, %lds_indices1: index) {
  %0 = amdgpu.make_gather_dma_base %global[%global_indices0, %global_indices1], %lds[%lds_indices0, %lds_indices1] : memref<64x64xf32, #gpu.address_space<global>>, memref<64x64xf32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<f32, i16>
  return
}
// -----
// amdgpu.make_gather_dma_descriptor
func.func @example(%base: !amdgpu.tdm_gather_base<i32, i16>, %indices: vector<4xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %base[%indices] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
// amdgpu.memory_counter_wait
func.func @example() {
  amdgpu.memory_counter_wait exp(0)
  return
}
// -----
// amdgpu.mfma
func.func @example(%sourceA: f32, %destC: vector<32xf32>, %sourceB: f32) {
  %0 = amdgpu.mfma 32x32x1 %sourceA * %sourceB + %destC {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
// amdgpu.packed_scaled_trunc
func.func @example(%source: vector<2xf16>, %scale: f32) {
  %0 = amdgpu.packed_scaled_trunc %source into undef[0], %scale : vector<2xf16> to vector<8xf4E2M1FN>
  return
}
// -----
// amdgpu.packed_stoch_round_fp8
func.func @example(%source: f32, %stochiasticParam: i32) {
  %0 = amdgpu.packed_stoch_round_fp8 %source + %stochiasticParam into undef[0] : f32 to vector<4xf8E5M2>
  return
}
// -----
// amdgpu.packed_trunc_2xfp8
func.func @example(%sourceA: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %sourceA, undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
  return
}
// -----
// amdgpu.permlane_swap
func.func @example(%src: f32) {
  %0 = amdgpu.permlane_swap %src 16 : f32
  return
}
// -----
// amdgpu.raw_buffer_atomic_cmpswap
func.func @example(%src: i32, %cmp: i32, %memref: memref<4xi32>, %indices: i32) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap {indexOffset = 0 : i32} %src, %cmp -> %memref[%indices] : i32 -> memref<4xi32>, i32
  return
}
// -----
// amdgpu.raw_buffer_atomic_fadd
func.func @example(%value: f32, %memref: memref<?xf32>, %indices: i32) {
  amdgpu.raw_buffer_atomic_fadd {indexOffset = 4 : i32} %value -> %memref[%indices] : f32 -> memref<?xf32>, i32
  return
}
// -----
// amdgpu.raw_buffer_atomic_fmax
func.func @example(%value: f32, %memref: memref<4x4xf32>, %indices0: i32, %indices1: i32) {
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 1 : i32} %value -> %memref[%indices0, %indices1] : f32 -> memref<4x4xf32>, i32, i32
  return
}
// -----
// amdgpu.raw_buffer_atomic_smax
func.func @example(%value: i32, %memref: memref<1xi32>, %indices: i32) {
  amdgpu.raw_buffer_atomic_smax {indexOffset = 0 : i32} %value -> %memref[%indices] : i32 -> memref<1xi32>, i32
  return
}
// -----
// amdgpu.raw_buffer_atomic_umin
func.func @example(%value: i32, %memref: memref<?xi8>, %indices: i32, %sgprOffset: i32) {
  amdgpu.raw_buffer_atomic_umin %value -> %memref[%indices] sgprOffset %sgprOffset : i32 -> memref<?xi8>, i32
  return
}
// -----
// amdgpu.raw_buffer_load
func.func @example(%memref: memref<?xf32>, %indices: i32) {
  %0 = amdgpu.raw_buffer_load {boundsCheck = false} %memref[%indices] : memref<?xf32>, i32 -> f32
  return
}
// -----
// amdgpu.raw_buffer_store
func.func @example(%value: memref<f32>, %memref: memref<4xf32>, %indices: i32) {
  amdgpu.raw_buffer_store %value -> %memref[%indices] : memref<f32> -> memref<4xf32>, i32
  return
}
// -----
// amdgpu.scaled_ext_packed
func.func @example(%source: vector<1xf8E5M2>, %scale: f32) {
  %0 = amdgpu.scaled_ext_packed %source[0], %scale : vector<1xf8E5M2> to vector<2xf16>
  return
}
// -----
// amdgpu.scaled_ext_packed_matrix
func.func @example(%source: vector<16xf6E2M3FN>, %scale: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %source scale(%scale) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}
// -----
// amdgpu.scaled_mfma
func.func @example(%sourceA: vector<32xf4E2M1FN>, %sourceB: vector<32xf4E2M1FN>, %destC: vector<4x4xf32>, %scalesA: f8E8M0FNU, %scalesB: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x16x64 (%scalesA[0] * %sourceA) * (%scalesB[0] * %sourceB) + %destC : f8E8M0FNU, vector<32xf4E2M1FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<4x4xf32>
  return
}
// -----
// amdgpu.scaled_wmma
func.func @example(%sourceA: vector<64xf8E4M3FN>, %destC: vector<8xf32>, %scaleA: vector<4xf8E8M0FNU>, %sourceB: vector<64xf8E4M3FN>, %scaleB: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%scaleA * %sourceA) * (%scaleB * %sourceB) + %destC {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
// amdgpu.sched_barrier
func.func @example() {
  amdgpu.sched_barrier allow = <none>
  return
}
// -----
// amdgpu.sparse_mfma
func.func @example(%sourceA: vector<4xf16>, %sourceB: vector<8xf16>, %destC: vector<4xf32>, %sparseIdx: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %sourceA * %sourceB + %destC sparse(%sparseIdx : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
// amdgpu.swizzle_bitmode
func.func @example(%src: i32) {
  %0 = amdgpu.swizzle_bitmode %src 4 1 0 : i32
  return
}
// -----
// amdgpu.tensor_load_to_lds
func.func @example(%desc: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_load_to_lds %desc : !amdgpu.tdm_descriptor
  return
}
// -----
// amdgpu.tensor_store_from_lds
func.func @example(%desc: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_store_from_lds %desc : !amdgpu.tdm_descriptor
  return
}
// -----
// amdgpu.transpose_load
func.func @example(%src: memref<128x256xf16, 3>, %srcIndices0: index, %srcIndices1: index) {
  %0 = amdgpu.transpose_load %src[%srcIndices0, %srcIndices1] : memref<128x256xf16, 3> -> vector<4xf16>
  return
}
// -----
// amdgpu.wmma
func.func @example(%sourceA: vector<16xf16>, %destC: vector<8xf32>, %sourceB: vector<16xf16>) {
  %0 = amdgpu.wmma 16x16x16 %sourceA * %sourceB + %destC : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
