// xegpu.alloc_nbarrier
func.func @example() {
  xegpu.alloc_nbarrier 0
  return
}
// -----
// xegpu.atomic_rmw
func.func @example(%tensorDesc: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %mask: vector<4xi1>, %value: vector<4xf32>) {
  %0 = xegpu.atomic_rmw addf %tensorDesc, %mask, %value : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  return
}
// -----
// xegpu.convert_layout
func.func @example(%source: vector<8x16xf32>) {
  %0 = xegpu.convert_layout %source <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf32>
  return
}
// -----
// xegpu.create_mem_desc
func.func @example(%source: memref<2048xi8, 3>) {
  %0 = xegpu.create_mem_desc %source : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  return
}
// -----
// xegpu.create_nd_tdesc
func.func @example(%source: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %source : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// xegpu.create_tdesc
func.func @example(%source: memref<256xf32>, %offsets: vector<4xindex>) {
  %0 = xegpu.create_tdesc %source, %offsets : memref<256xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
// xegpu.dpas
func.func @example(%lhs: vector<4xf32>, %rhs: vector<4xf32>) {
  %0 = xegpu.dpas %lhs, %rhs : vector<4xf32>, vector<4xf32> -> vector<4xf32>
  return
}
// -----
// xegpu.fence
func.func @example() {
  xegpu.fence memory_kind = slm, fence_scope = gpu
  return
}
// -----
// xegpu.init_nbarrier
func.func @example(%nbarrier_id: i8, %participant_thread_num: i8) {
  %0 = xegpu.init_nbarrier %nbarrier_id, %participant_thread_num : i8, i8 -> !xegpu.nbarrier
  return
}
// -----
// xegpu.load
func.func @example(%source: i64, %offsets: index, %mask: i1) {
  %0 = xegpu.load %source[%offsets], %mask <{chunk_size = 1 : i64}> : i64, index, i1 -> si32
  return
}
// -----
// xegpu.load_matrix
func.func @example(%mem_desc: !xegpu.mem_desc<16x64xf16>) {
  %0 = xegpu.load_matrix %mem_desc[8, 16] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  return
}
// -----
// xegpu.load_nd
func.func @example(%TensorDesc: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %TensorDesc  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
// xegpu.nbarrier_arrive
func.func @example(%nbarrier: !xegpu.nbarrier) {
  xegpu.nbarrier_arrive %nbarrier : !xegpu.nbarrier
  return
}
// -----
// xegpu.nbarrier_wait
func.func @example(%nbarrier: !xegpu.nbarrier) {
  xegpu.nbarrier_wait %nbarrier : !xegpu.nbarrier
  return
}
// -----
// xegpu.prefetch
func.func @example(%source: memref<4xi32>, %offsets: index) {
  xegpu.prefetch %source[%offsets] <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : memref<4xi32>, index
  return
}
// -----
// xegpu.prefetch_nd
func.func @example(%TensorDesc: !xegpu.tensor_desc<8x16xf32>) {
  xegpu.prefetch_nd %TensorDesc  : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// xegpu.store
func.func @example(%value: i8, %dest: i64, %offsets: index, %mask: i1) {
  xegpu.store %value, %dest[%offsets], %mask <{l3_hint = #xegpu.cache_hint<write_back>}> : i8, i64, index, i1
  return
}
// -----
// xegpu.store_matrix
func.func @example(%data: vector<8xf32>, %mem_desc: !xegpu.mem_desc<16x16xf32>) {
  xegpu.store_matrix %data, %mem_desc[0, 0, 0, 0] : vector<8xf32>, !xegpu.mem_desc<16x16xf32>
  return
}
// -----
// xegpu.store_nd
func.func @example(%value: vector<8x16xf32>, %TensorDesc: !xegpu.tensor_desc<8x16xf32>) {
  xegpu.store_nd %value, %TensorDesc[0, 0]  : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// xegpu.update_nd_offset
func.func @example(%TensorDesc: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.update_nd_offset %TensorDesc, [0, 1] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// xegpu.update_offset
func.func @example(%TensorDesc: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %offsets: vector<4xindex>) {
  %0 = xegpu.update_offset %TensorDesc, %offsets : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>
  return
}
