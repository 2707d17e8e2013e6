// xevm.blockload
func.func @example(%ptr: !llvm.ptr<7>) {
  %0 = xevm.blockload %ptr  : (!llvm.ptr<7>) -> vector<4xi8>
  return
}
// -----
// xevm.blockload2d
func.func @example(%ptr: !llvm.ptr<1>, %width: i32, %height: i32, %pitch: i32, %x: i32, %y: i32) {
  %0 = xevm.blockload2d %ptr, %width, %height, %pitch, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
// xevm.blockprefetch2d
func.func @example(%ptr: !llvm.ptr<1>, %base_width: i32, %base_height: i32, %base_pitch: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %ptr, %base_width, %base_height, %base_pitch, %x, %y <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}
// -----
// xevm.blockstore
func.func @example(%ptr: !llvm.ptr, %val: i8) {
  xevm.blockstore %ptr, %val  : (!llvm.ptr, i8)
  return
}
// -----
// xevm.blockstore2d
func.func @example(%ptr: !llvm.ptr<1>, %base_width: i32, %stored_val: vector<8xi16>, %base_height: i32, %base_pitch: i32, %x: i32, %y: i32) {
  xevm.blockstore2d %ptr, %base_width, %base_height, %base_pitch, %x, %y, %stored_val <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}
// -----
// xevm.group_count.x
func.func @example() {
  %0 = xevm.group_count.x : i32
  return
}
// -----
// xevm.group_count.y
func.func @example() {
  %0 = xevm.group_count.y : i32
  return
}
// -----
// xevm.group_count.z
func.func @example() {
  %0 = xevm.group_count.z : i32
  return
}
// -----
// xevm.group_id.x
func.func @example() {
  %0 = xevm.group_id.x : i32
  return
}
// -----
// xevm.group_id.y
func.func @example() {
  %0 = xevm.group_id.y : i32
  return
}
// -----
// xevm.group_id.z
func.func @example() {
  %0 = xevm.group_id.z : i32
  return
}
// -----
// xevm.lane_id
func.func @example() {
  %0 = xevm.lane_id : i32
  return
}
// -----
// xevm.local_id.x
func.func @example() {
  %0 = xevm.local_id.x : i32
  return
}
// -----
// xevm.local_id.y
func.func @example() {
  %0 = xevm.local_id.y : i32
  return
}
// -----
// xevm.local_id.z
func.func @example() {
  %0 = xevm.local_id.z : i32
  return
}
// -----
// xevm.local_size.x
func.func @example() {
  %0 = xevm.local_size.x : i32
  return
}
// -----
// xevm.local_size.y
func.func @example() {
  %0 = xevm.local_size.y : i32
  return
}
// -----
// xevm.local_size.z
func.func @example() {
  %0 = xevm.local_size.z : i32
  return
}
// -----
// xevm.memfence
func.func @example() {
  xevm.memfence <{scope = #xevm.mem_scope<lane>}>
  return
}
// -----
// xevm.mma
func.func @example(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = xevm.mma %a, %b {shape = <m = 3, n = 3, k = 0>, types = <d = f16, a = u4, b = bf16, c = bf16>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// xevm.prefetch
func.func @example(%ptr: !llvm.ptr<1>) {
  xevm.prefetch %ptr  : (!llvm.ptr<1>)
  return
}
// -----
// xevm.subgroup_id
func.func @example() {
  %0 = xevm.subgroup_id : i32
  return
}
// -----
// xevm.subgroup_size
func.func @example() {
  %0 = xevm.subgroup_size : i32
  return
}
