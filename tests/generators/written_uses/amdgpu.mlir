func.func @f(%f: f32, %m: memref<8xf32>, %w: memref<128x256xf16, 3>, %i: index, %v: vector<4xf8E4M3FN>, %g: memref<8x8xf32, #gpu.address_space<global>>, %l: memref<8x8xf32, #gpu.address_space<workgroup>>, %x: i32, %o: vector<8xf16>, %a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %s: vector<4xi8>) {
  %0 = amdgpu.dpp %f %f quad_perm([1, 0, 1, 2]) : f32
  %1 = amdgpu.dpp %f %f row_shl(1 : i32) {row_mask = 10 : i32, bound_ctrl = true} : f32
  %2 = amdgpu.dpp %f %f wave_shl : f32
  %3 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %4 = amdgpu.permlane_swap %f 16 : f32
  %5 = amdgpu.transpose_load %w[%i, %i] : memref<128x256xf16, 3> -> vector<4xf16>
  %6 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<8x8xf32, #gpu.address_space<global>>, memref<8x8xf32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<f32>
  %7 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%s : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @copies(%g: memref<64x64xf32, #gpu.address_space<global>>, %l: memref<64x64xf32, #gpu.address_space<workgroup>>, %i: index, %a: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %x: i32, %h: vector<2xf16>, %ix: vector<16xi16>) {
  amdgpu.gather_to_lds %g[%i, %i], %l[%i, %i] : vector<4xf32>, memref<64x64xf32, #gpu.address_space<global>>, memref<64x64xf32, #gpu.address_space<workgroup>>
  %0 = amdgpu.make_dma_base %g[%i, %i], %l[%i, %i] : memref<64x64xf32, #gpu.address_space<global>>, memref<64x64xf32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<f32>
  %1 = amdgpu.make_dma_descriptor %0 globalSize [64, %i] globalStride [64, 1] sharedSize [%i, 64] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  %3 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<64x64xf32, #gpu.address_space<global>>, memref<64x64xf32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<f32, i16>
  %4 = amdgpu.make_gather_dma_descriptor %3[%ix] globalSize [64, 64] globalStride [64, 1] sharedSize [16, 64] : !amdgpu.tdm_gather_base<f32, i16>, vector<16xi16> -> !amdgpu.tdm_descriptor
  return
}
