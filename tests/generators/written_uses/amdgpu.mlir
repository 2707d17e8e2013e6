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
