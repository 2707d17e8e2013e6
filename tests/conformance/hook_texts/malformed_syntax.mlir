// Malformed custom syntax: the errors of hand-written parsers, and lists that C++ reads with gaps.

func.func @many_names(%c: index) {
  gpu.launch clusters(%q, %r, %t) in (%o = %c, %p = %c, %s = %c) blocks(%a, %b, %d, %e) in (%i = %c, %j = %c, %k = %c) threads(%u, %v, %w, %x) in (%l = %c, %m = %c, %n = %c) {
    gpu.terminator
  }
  return
}
// -----
func.func @no_names(%c: index) {
  gpu.launch blocks() in (%i = %c, %j = %c, %k = %c) threads(%u, %v, %w) in (%l = %c, %m = %c, %n = %c) {
    gpu.terminator
  }
  return
}
// -----
func.func @names(%c: index) {
  gpu.launch blocks(%a, %b %d) in (%i = %c, %j = %c, %k = %c) threads(%u, %v, %w) in (%l = %c, %m = %c, %n = %c) {
  }
}
// -----
func.func @sizes(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%i = %c, %j = %c) threads(%u, %v, %w) in (%l = %c, %m = %c, %n = %c) {
  }
}
// -----
func.func @more_sizes(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%i = %c, %j = %c, %k = %c, %q = %c) threads(%u, %v, %w) in (%l = %c, %m = %c, %n = %c) {
  }
}
// -----
llvm.func @call(%a: i32) {
  llvm.call @g(%a) : (i32)
}
// -----
llvm.func @indirect_call(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (i32)
}
// -----
llvm.func @intrinsic(%a: i32) {
  llvm.call_intrinsic "llvm.x" %a : (i32) -> ()
}
// -----
llvm.func @intrinsic_name(%a: i32) {
  llvm.call_intrinsic unit(%a) : (i32) -> ()
}
// -----
llvm.mlir.alias external @alias : i32
// -----
llvm.mlir.alias external @alias
// -----
llvm.func @comdat() comdat(unit)
// -----
emitc.func @expression(%a: i32) {
  %0 = emitc.expression %a : %a
}
// -----
func.func @maps(%a: tensor<2x2x2xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0) -> (d0)>, unit] ins(%a, %a : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%a : tensor<2x2x2xf32>)
}
// -----
func.func @maps_without_list(%a: tensor<2x2x2xf32>) {
  linalg.batch_reduce_matmul indexing_maps = unit
}
// -----
func.func @elementwise_maps(%a: tensor<2xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0) -> (d0)> affine_map<(d0) -> (d0)>] ins(%a : tensor<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
}
// -----
"test.type"() : () -> !quant.uniform<i8:i3, 1.0>
// -----
"test.type"() : () -> !quant.uniform<i8:f32:{0:1 1:2}, {{1.0}}>
// -----
"test.type"() : () -> !quant.calibrated<<f32>>
// -----
"test.attribute"() {a = #dlti.target_device_spec} : () -> ()
// -----
"test.attribute"() {a = #dlti.dl_spec<!llvm.ptr<"x"> = 1>} : () -> ()
// -----
func.func private @specifier(!sparse_tensor.storage_specifier<index>)
// -----
func.func private @slice(!sparse_tensor.storage_specifier<#sparse_tensor<dim_slice(?, ?, ?)>>)
// -----
func.func @group(%a: f32) {
  %0 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %a, %a : f32
}
// -----
func.func @offsets(%a: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %a[0 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
}
// -----
func.func @offset(%a: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %a[0, =] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
}
// -----
func.func @copy() {
  %0 = bufferization.alloc_tensor() copy() : tensor<2xf32>
}
// -----
func.func @size_hint() {
  %0 = bufferization.alloc_tensor() size_hint= : tensor<2xf32>
}
// -----
func.func @bounds() {
  affine.parallel (%i) = (max) to (1) {
  }
}
// -----
func.func @reduce() {
  %0 = tosa.reduce_max {axis = 0 : i32} : (tensor<5x4xi8>) -> tensor<1x4xi8>
}
// -----
#layout = #xegpu.layout<sg_layout = [16 16]>
#slice = #xegpu.slice<#layout, dims = [1]>
"test.attribute"() {a = #slice} : () -> ()
// -----
#encoding = #sparse_tensor.encoding<{map = (d0) -> (d0 -> compressed)}>
func.func private @encoding(!sparse_tensor.storage_specifier<#encoding>)
// -----
func.func @steps() {
  affine.parallel (%i, %j) = (0, 0) to (1, 1) step (1 1) {
  }
}
// -----
func.func @variable_step(%n: index) {
  affine.parallel (%i) = (0) to (1) step (symbol(%n)) {
  }
}
// -----
llvm.func @variadic(%callee: !llvm.ptr, %a: i32) {
  llvm.call %callee(%a) vararg(<void (i64, ...)>) : !llvm.ptr, (i32) -> ()
}
// -----
func.func @clause_without_attribute() {
  vector.print str
  return
}
// -----
"test.type"() : () -> !llvm.target<"spirv.Image", i32, , 0>
// -----
"test.type"() : () -> !llvm.target<"x", -1>
// -----
"test.type"() : () -> !llvm.target<"x", 4294967296>
// -----
"test.type"() : () -> !llvm.target<"x", 3, i32>
