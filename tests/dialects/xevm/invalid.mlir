xevm.memfence <5 : i32>
// -----
xevm.memfence <{scope = 3 : i32}>
// -----
xevm.memfence
// -----
xevm.memfence <[1]>
// -----
xevm.memfence <{scope = #xevm.mem_scope<workgroup>}
// -----
xevm.prefetch
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=32 : i32, tile_width=0 : i32, tile_height=2 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi16>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=8 : i32, tile_width=1 : i32, tile_height=1 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %a: vector<8xi16>, %b: vector<8xi32>, %c: vector<4xf32>) {
  %r = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<4xf32>) -> vector<8xf32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=18 : i32, tile_width=8 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %p = llvm.mlir.constant(128 : i32) : i32
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=32 : i32, tile_width=64 : i32, tile_height=0 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload %ptr : (!llvm.ptr<1>) -> vector<32xi64>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  %w = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.mlir.constant(64 : i32) : i32
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=16 : i32, tile_width=0 : i32, tile_height=4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=32 : i32, tile_width=4 : i32, tile_height=16 : i32, v_blocks=4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=16 : i32, tile_width=26 : i32, tile_height=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=8 : i32, tile_width=3 : i32, tile_height=8 : i32, v_blocks=16 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32) {
  %w = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.mlir.constant(16 : i32) : i32
  xevm.blockprefetch2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=8 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=4 : i32, tile_width=0 : i32, tile_height=0 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<16xi64>) {
  xevm.blockstore %ptr, %v : (!llvm.ptr<1>, vector<16xi64>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32) {
  %w = llvm.mlir.constant(128 : i32) : i32
  %p = llvm.mlir.constant(128 : i32) : i32
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=16 : i32, tile_width=2 : i32, tile_height=32 : i32, v_blocks=16 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=18 : i32, tile_width=8 : i32, tile_height=64 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<72xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32) {
  %w = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.mlir.constant(64 : i32) : i32
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=16 : i32, tile_width=3 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=4 : i32, tile_width=64 : i32, tile_height=8 : i32, v_blocks=3 : i32, transpose=true, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=16 : i32, tile_width=64 : i32, tile_height=8 : i32, v_blocks=3 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<192xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=32 : i32, tile_width=26 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<26xi16>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=32 : i32, tile_width=3 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload %ptr : (!llvm.ptr<1>) -> vector<3xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=4 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<5xi8>) {
  xevm.blockstore %ptr, %v : (!llvm.ptr<1>, vector<5xi8>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=64 : i32, tile_width=16 : i32, tile_height=4 : i32, v_blocks=3 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=8 : i32, tile_width=3 : i32, tile_height=5 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %p = llvm.mlir.constant(16 : i32) : i32
  xevm.blockprefetch2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=0 : i32, v_blocks=16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=32 : i32, tile_width=64 : i32, tile_height=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  %w = llvm.mlir.constant(128 : i32) : i32
  %p = llvm.mlir.constant(16 : i32) : i32
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=18 : i32, tile_width=32 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<72xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=8 : i32, tile_width=3 : i32, tile_height=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=64 : i32, tile_width=32 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=32 : i32, tile_width=2 : i32, tile_height=16 : i32, v_blocks=16 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=64 : i32, tile_width=1 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=32 : i32, tile_width=4 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=32 : i32, tile_width=64 : i32, tile_height=8 : i32, v_blocks=3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32) {
  %w = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.mlir.constant(64 : i32) : i32
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=8 : i32, tile_width=1 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=16 : i32, tile_width=32 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=5 : i32, v_blocks=2 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<5xi16>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=64 : i32, tile_width=3 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi32>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=8 : i32, tile_width=1 : i32, tile_height=32 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %ptr, %w, %h, %p, %x, %y, %v <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %p = llvm.mlir.constant(16 : i32) : i32
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=64 : i32, tile_width=4 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=64 : i32, tile_width=2 : i32, tile_height=2 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=4 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  llvm.return
}
// -----
llvm.func @f(%ptr: !llvm.ptr<1>, %h: i32, %x: i32, %y: i32) {
  %w = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.mlir.constant(64 : i32) : i32
  %r = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}
