func.func @f(%a: vector<4xf16>, %c: vector<4xf32>, %s: vector<4xf8E8M0FNU>, %m: vector<32xf4E2M1FN>, %d: vector<16xf32>, %w: vector<16xf16>, %o: vector<8xf32>, %b: vector<8xf16>, %i: vector<4xi8>, %f: f32, %e: vector<32xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %a + %c { abid = 1 : i32, cbsz = 1 : i32, blocks = 1 : i32 } blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %1 = amdgpu.mfma 32x32x1 %f * %f + %e { abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32 } blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %2 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %m) * (%s[1] * %m) + %d : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<16xf32>
  %3 = amdgpu.wmma 16x16x16 %w * %w + %o : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %4 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) { foo } : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @dma(%b: !amdgpu.tdm_base<i32>, %g: !amdgpu.tdm_gather_base<i32, i16>, %i: index, %p: i32, %x: vector<4xi16>, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, %i] globalStride [%i, 1] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, 1] sharedSize [%i, 2] padShared(%p every %p) workgroupMask %m {foo} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.make_gather_dma_descriptor %g[%x] globalSize [2, 2] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}
func.func @scaled(%s: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %d: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %a) + %d {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
