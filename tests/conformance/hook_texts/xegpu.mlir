func.func @a(%s: memref<24x32xf32>, %i: index, %p: i64, %d: memref<?x?xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %s[%i, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = global>>
  %2 = xegpu.create_nd_tdesc %s[0, %i] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>
  %3 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
  %4 = xegpu.create_nd_tdesc %p, shape : [%i, 16], strides : [16, 1] : i64 -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<boundary_check = false>, #xegpu.layout<sg_layout = [2, 4], sg_data = [4, 4]>>
  %5 = xegpu.create_nd_tdesc %d[%i, %i], shape : [%i, %i], strides : [%i, 1] {foo} : memref<?x?xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %3[0, %i] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
  %6 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %7 = xegpu.load_nd %0[%i, 8] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %6, %0[%i, 0] {foo} : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %6, %0 <{l3_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  %8 = xegpu.update_nd_offset %0, [%i, 0] : !xegpu.tensor_desc<8x16xf32>
  return
}
func.func @m(%s: memref<2048xi8, 3>, %v: vector<8x16xf16>) {
  %0 = xegpu.create_mem_desc %s : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.create_mem_desc %s : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>
  %2 = xegpu.load_matrix %0[8, 16] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  xegpu.store_matrix %v, %1[0, 0] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>
  "a"() {a = #xegpu.mem_layout<foo = 1 : i8>, b = !xegpu.tensor_desc<?x4xi32>, c = !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<memory_space = slm, chunk_size = 1 : i64>>} : () -> ()
  return
}
// -----
func.func private @a(!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>)
// -----
func.func private @a(!xegpu.tensor_desc<f32>)
// -----
func.func private @a(!xegpu.tensor_desc<-1xf32>)
// -----
func.func private @a(!xegpu.tensor_desc<1x>)
// -----
func.func private @a(!xegpu.tensor_desc<16x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
func.func private @a(!xegpu.tensor_desc<16x16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8 : i64>>)
// -----
func.func private @a(!xegpu.mem_desc<16x?xf32>)
// -----
func.func private @a(!xegpu.mem_desc<16xf32, 1>)
// -----
"a"() {a = #xegpu.mem_layout<foo = 1 : i8, foo = 2>} : () -> ()
// -----
"a"() {a = #xegpu.mem_layout<>} : () -> ()
