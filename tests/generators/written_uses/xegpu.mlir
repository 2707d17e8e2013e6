#scatter = #xegpu.scatter_tdesc_attr<memory_space = global, chunk_size = 2 : i64>
func.func @f(%m: memref<24x32xf32>, %p: memref<256xf32>, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4x2xf32>, %a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf32>, %i: index, %l: memref<2048xi8, 3>, %s: vector<4xf32>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0[0, %i] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0[%i, 16] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %1, %0[0, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  %2 = xegpu.create_tdesc %p, %o : memref<256xf32>, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #scatter>
  xegpu.prefetch %2 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4x2xf32, #scatter>
  %3 = xegpu.load %2, %k <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4x2xf32, #scatter>, vector<4xi1> -> vector<4x2xf32>
  xegpu.store %v, %2, %k : vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #scatter>, vector<4xi1>
  %4 = xegpu.update_offset %2, %o : !xegpu.tensor_desc<4x2xf32, #scatter>, vector<4xindex>
  %5 = xegpu.create_tdesc %p, %o : memref<256xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  %6 = xegpu.atomic_rmw addf %5, %k, %s : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  %7 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %8 = xegpu.convert_layout %c <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>}> : vector<8x16xf32>
  %9 = xegpu.create_mem_desc %l : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %10 = xegpu.load_matrix %9[8, %i] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  xegpu.store_matrix %a, %9[8, %i] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>, index
  %11 = xegpu.update_nd_offset %0, [%i, 16] : !xegpu.tensor_desc<8x16xf32>
  return
}
