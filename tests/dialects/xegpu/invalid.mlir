func.func @f(%s: memref<24xf32>) {
  %1 = xegpu.create_nd_tdesc %s[0] : memref<24xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %1 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %1 = xegpu.create_nd_tdesc %s[0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<2x24x32xf32, 3>) {
  %1 = xegpu.create_nd_tdesc %s[0, 0, 0] : memref<2x24x32xf32, 3> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24xf32, 3>) {
  %1 = xegpu.create_nd_tdesc %s[0] : memref<24xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  %2 = xegpu.create_nd_tdesc %s[0] : memref<24xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>
  return
}
// -----
func.func @f(%s: ui64) {
  %1 = xegpu.create_nd_tdesc %s : ui64 -> !xegpu.tensor_desc<128x128xf32>
  return
}
// -----
func.func private @g(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [24, 48]>>)
// -----
func.func private @g(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [32, 64], inst_data = [24, 48]>>)
// -----
func.func private @g(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [32, 64], inst_data = [64, 32]>>)
// -----
func.func private @g(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2, 1]>>)
// -----
func.func private @g(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 4]>>)
// -----
func.func private @g(!xegpu.tensor_desc<16x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>>)
// -----
func.func private @g(!xegpu.tensor_desc<16x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 0>>)
// -----
"a"() {b = #xegpu.layout<sg_data = [1, 2]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<sg_layout = [1, 2], inst_data = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<sg_layout = [1, 2], lane_layout = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<inst_data = [1, 2], lane_layout = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<inst_data = [1, 2], sg_data = [2, 1]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<inst_data = [1, 2], lane_data = [2, 1]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<sg_layout = [1, 2], sg_data = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<lane_layout = [1, 2], lane_data = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<inst_data = [1, 2], order = [2, 1]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<sg_layout = [1, 2], order = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.layout<lane_layout = [1, 2], order = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.slice<#xegpu.layout<lane_layout = [1, 2]>, dims = [2]>} : () -> ()
// -----
"a"() {b = #xegpu.slice<#xegpu.layout<lane_layout = [1, 2]>, dims = [1, 1]>} : () -> ()
// -----
"a"() {b = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [1, 2]>, dims = [1]>, dims = [1]>} : () -> ()
// -----
"a"() {b = #xegpu.range<[3, 3]>} : () -> ()
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8xf16, #xegpu.scatter_tdesc_attr<>>) {
  xegpu.prefetch_nd %t : !xegpu.tensor_desc<8xf16, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.prefetch_nd %t[0] : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<4x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %t <{packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
  %1 = xegpu.load_nd %t <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16>
  %2 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<5xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
  %2 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>> -> vector<8xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<2x8x16xf16>) {
  %2 = xegpu.load_nd %t : !xegpu.tensor_desc<2x8x16xf16> -> vector<2x8x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>, %v: vector<8x16xf16>) {
  xegpu.store_nd %v, %t <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v: vector<8x16xf16>) {
  xegpu.store_nd %v, %t : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>, %v: vector<8x8xf16>, %w: vector<5xf16>) {
  xegpu.store_nd %w, %t : vector<5xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>, %v: vector<8x8xf16>, %w: vector<5xf16>) {
  xegpu.store_nd %v, %t : vector<8x8xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.update_nd_offset %t, [0] : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%s: ui64, %o: vector<4xindex>) {
  %1 = xegpu.create_tdesc %s, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32>
  return
}
// -----
func.func @f(%s: ui64, %o: vector<4xindex>) {
  %1 = xegpu.create_tdesc %s, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<5x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  return
}
// -----
func.func @f(%s: memref<8xf32, 3>, %o: vector<4xindex>) {
  %1 = xegpu.create_tdesc %s, %o : memref<8xf32, 3>, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  return
}
// -----
func.func @f(%s: memref<8x8xf32, 3>, %o: vector<4xindex>) {
  %1 = xegpu.create_tdesc %s, %o : memref<8x8xf32, 3>, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %o: vector<4xindex>) {
  xegpu.prefetch %s : memref<8xf32>
  return
}
// -----
func.func @f(%s: i64, %o: vector<4xindex>) {
  xegpu.prefetch %s[%o] : i64, vector<4xindex>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %o: vector<4xindex>) {
  xegpu.prefetch %s[%o] <{offset_align_byte = 4}> : memref<8xf32>, vector<4xindex>
  return
}
// -----
func.func @f(%s: !xegpu.tensor_desc<4xf16>, %o: vector<4xindex>, %m: vector<4xi1>) {
  %2 = xegpu.load %s, %m : !xegpu.tensor_desc<4xf16>, vector<4xi1> -> vector<4xf16>
  return
}
// -----
!t = !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
func.func @f(%s: !t, %o: vector<4xindex>, %m: vector<4xi1>, %n: vector<8xi1>) {
  %1 = xegpu.load %s, %m : !t, vector<4xi1> -> vector<4x2xf32>
  %2 = xegpu.load %s, %n : !t, vector<8xi1> -> vector<4x2xf32>
  return
}
// -----
!t = !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
func.func @f(%s: !t, %o: vector<4xindex>, %m: vector<4xi1>, %n: vector<8xi1>) {
  %1 = xegpu.load %s, %m : !t, vector<4xi1> -> vector<4x3xf32>
  return
}
// -----
!t = !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
func.func @f(%s: !t, %o: vector<4xindex>, %m: vector<4xi1>, %n: vector<8xi1>) {
  %1 = xegpu.load %s, %m : !t, vector<4xi1> -> vector<4x2xf16>
  return
}
// -----
!t = !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
func.func @f(%s: !t, %o: vector<4xindex>, %m: vector<4xi1>, %n: vector<8xi1>) {
  %1 = xegpu.load %s[%o], %m : !t, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
  return
}
// -----
func.func @f(%s: memref<?xf16>, %o: vector<4xindex>, %m: vector<8xi1>) {
  %2 = xegpu.load %s[%o], %m : memref<?xf16>, vector<4xindex>, vector<8xi1> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%s: ui64, %o: vector<1xindex>, %m: vector<1xi1>) {
  %2 = xegpu.load %s[%o], %m <{chunk_size = 2}> : ui64, vector<1xindex>, vector<1xi1> -> vector<3xf32>
  return
}
// -----
func.func @f(%s: ui64, %o: vector<1xindex>, %m: vector<1xi1>) {
  %2 = xegpu.load %s[%o], %m : ui64, vector<1xindex>, vector<1xi1> -> f32
  return
}
// -----
func.func @f(%s: ui64, %o: index, %m: i1) {
  %2 = xegpu.load %s[%o], %m <{chunk_size = 2}> : ui64, index, i1 -> f32
  return
}
// -----
func.func @f(%s: memref<?xf16>, %o: index, %m: i1) {
  %2 = xegpu.load %s[%o], %m : memref<?xf16>, index, i1 -> f32
  return
}
// -----
func.func @f(%s: memref<?xf16>, %o: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf16>) {
  xegpu.store %v, %s[%o], %m <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : vector<4xf16>, memref<?xf16>, vector<4xindex>, vector<4xi1>
  return
}
// -----
func.func @f(%s: memref<?xf16>, %o: vector<4xindex>, %m: i1, %v: vector<4xf16>) {
  xegpu.store %v, %s[%o], %m : vector<4xf16>, memref<?xf16>, vector<4xindex>, i1
  return
}
// -----
!t = !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
func.func @f(%s: !t, %o: vector<3xindex>) {
  %1 = xegpu.update_offset %s, %o : !t, vector<3xindex>
  return
}
// -----
func.func @f(%a: vector<8x8xf16>, %b: vector<16x16xf16>) {
  %1 = xegpu.dpas %a, %b : vector<8x8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  %1 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<7x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  %1 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x15xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<15xf16>) {
  %1 = xegpu.dpas %b, %b : vector<15xf16>, vector<15xf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<15xf16>) {
  %1 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<15xf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf16>) {
  %1 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<32x64xf16>) {
  %2 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}
// -----
func.func @f(%a: vector<32x64xf16>) {
  %2 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 48], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}
// -----
func.func @f(%a: vector<32x64xf16>) {
  %2 = xegpu.convert_layout %a <{input_layout = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16, 1], lane_data = [1, 1, 1]>, dims = [2]>, target_layout = #xegpu.layout<lane_layout = [3, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  %d = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<32x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<64xf16>) {
  %d = xegpu.load_matrix %m[8] : !xegpu.mem_desc<64xf16> -> vector<16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16>, %v: vector<32x32xf16>) {
  xegpu.store_matrix %v, %m[8, 8] : vector<32x32xf16>, !xegpu.mem_desc<16x64xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  %d = xegpu.load_matrix %m[8, 8] <{subgroup_block_io}> : !xegpu.mem_desc<16x64xf16> -> f16
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 16]>>) {
  %d = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 16]>> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 8]>>) {
  %d = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 8]>> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 16]>>) {
  %d = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 16]>> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 16]>>) {
  %d = xegpu.load_matrix %m[8, 8] <{subgroup_block_io}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [1, 16]>> -> vector<8xf16>
  return
}
