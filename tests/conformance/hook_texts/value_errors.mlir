shard.grid @g(shape = 2x4x3)
func.func @f(%t: tensor<8x8xi8>) {
  %0 = shard.update_halo %t on @g split_axes = [[1, [0]]] halo_sizes = [1, 1] : tensor<8x8xi8>
  return
}
// -----
shard.grid @g(shape = 2x4x3)
func.func @f(%t: tensor<8x8xi8>) {
  %0 = shard.update_halo %t on @g split_axes = [[x]] halo_sizes = [1, 1] : tensor<8x8xi8>
  return
}
// -----
shard.grid @g(shape = 2x4x3)
func.func @f(%t: tensor<8x8xi8>) {
  %0 = shard.update_halo %t on @g split_axes = [x] halo_sizes = [1, 1] : tensor<8x8xi8>
  return
}
// -----
shard.grid @g(shape = 2x4x3)
func.func @f(%t: tensor<8x8xi8>) {
  %0 = shard.update_halo %t on @g split_axes = [[1,]] halo_sizes = [1, 1] : tensor<8x8xi8>
  return
}
// -----
shard.grid @g(shape = 2x4x3)
func.func @f(%t: tensor<8x8xi8>) {
  %0 = shard.update_halo %t on @g split_axes = [[1 2]] halo_sizes = [1, 1] : tensor<8x8xi8>
  return
}
// -----
func.func @val(%p: !llvm.ptr, %v: si32) {
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, si32) -> si32
  return
}
// -----
func.func @val(%p: !llvm.ptr, %v: index) {
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, index) -> index
  return
}
// -----
func.func @val(%p: !llvm.ptr, %v: vector<[4]xi32>) {
  %0 = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<[4]xi32>) -> vector<[4]xi32>
  return
}
// -----
func.func @val(%p: !llvm.ptr, %v: si32) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, si32
  return
}
// -----
func.func @index(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @index(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[4294967296] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @index(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[-2147483649] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @index(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[9223372036854775808] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func private @quantized(!quant.uniform<u8:f32:2147483648, {1.0:1}>)
// -----
func.func private @quantized(!quant.uniform<u8:f32:-2147483649, {1.0:1}>)
// -----
func.func private @quantized(!quant.uniform<u8:f32:{2147483648:1}, {1.0:1}>)
// -----
func.func private @quantized(!quant.uniform<u8:f32, 0x7FF0000000000000>)
// -----
func.func private @quantized(!quant.uniform<u8:f32, 0xFFF0000000000000>)
// -----
func.func private @encoding(tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), posWidth = -1}>>)
// -----
func.func private @encoding(tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), crdWidth = 9223372036854775807}>>)
// -----
func.func private @encoding(tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 floordiv 4 : dense, d0 mod 4 : structured[2, 2147483648])}>>)
// -----
#encoding = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @levels(%t: tensor<4x4xf32, #encoding>) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = -1 : tensor<4x4xf32, #encoding> -> !sparse_tensor.iter_space<#encoding, lvls = 0 to 2>
  return
}
// -----
#encoding = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @levels(%t: tensor<4x4xf32, #encoding>) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = 9223372036854775808 : tensor<4x4xf32, #encoding> -> !sparse_tensor.iter_space<#encoding, lvls = 0 to 2>
  return
}
// -----
func.func @padded(%t: tensor<4x4xf32>, %f: f32) {
  %0 = tensor.pad %t low[0, 9223372036854775807] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @slice(%t: tensor<4x256xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [4, 16] [1, 9223372036854775807] : tensor<4x256xf32> to tensor<4x16xf32>
  return
}
// -----
func.func @elements(%f: f32) {
  %0 = tensor.from_elements %f : tensor<10000000xf32>
  return
}
// -----
func.func @elements(%f: f32) {
  %0 = tensor.from_elements %f : tensor<?x?xf32>
  return
}
// -----
func.func @elements(%f: f32) {
  %0 = vector.from_elements %f : vector<10000000xf32>
  return
}
// -----
func.func @optional_attribute(%i: i32) {
  %0 = nvvm.barrier @symbol %i -> i32
  return
}
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%0: !transform.any_op, %1: !transform.any_param):
  %2 = "transform.apply_registered_pass"(%0, %1) <{options = {a = #transform.param_operand<index = -1>}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<32> : !smt.bv<9223372036854775807>
}
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<31> : !smt.bv<4294967328>
}
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<16> : !smt.bv<5>
}
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<32> : !smt.bv<5>
}
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<-16> : !smt.bv<5>
}
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<-17> : !smt.bv<5>
}
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<1> : !smt.bv<1>
}
// -----
func.func @bits() {
  smt.bv.constant #smt.bv<1> : !smt.bv<4294967296>
}
// -----
func.func @padded(%t: tensor<13xf32>) {
  %shape = tosa.const_shape {values = dense<9223372036854775807> : tensor<2xindex>} : () -> !tosa.shape<2>
  %value = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %t, %shape, %value : (tensor<13xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<13xf32>
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x4xi8, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @create(%m: memref<*xi8>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xi8> -> !map
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<4xi8, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @create(%m: memref<*xi8>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xi8> -> !map
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x4xi8, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @load(%map: !map, %m: memref<4x4xi8, 3>, %barrier: !barrier, %i: index) {
  nvgpu.tma.async.load %map[%i, %i], %barrier[%i] to %m : !map, !barrier -> memref<4x4xi8, 3>
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x4xi8, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @load(%map: !map, %m: memref<32x8xi8, 3>, %barrier: !barrier, %i: index) {
  nvgpu.tma.async.load %map[%i, %i], %barrier[%i] to %m : !map, !barrier -> memref<32x8xi8, 3>
  return
}
// -----
emitc.expression @test(%a : i32) {
}
// -----
func.func @warp(%i: index) {
  gpu.warp_execute_on_lane_0(%i)[32] {
    func.return
  }
  return
}
// -----
func.func @warp(%i: index) {
  "gpu.warp_execute_on_lane_0"(%i) <{warp_size = 32}> ({
    scf.yield %i : index
  }) : (index) -> ()
  return
}
// -----
func.func @body() {
  %0 = async.execute {
    "test.last"() : () -> ()
  }
  return
}
// -----
func.func @body() {
  %0 = async.execute {
  }
  return
}
// -----
func.func @no_bits() {
  %0 = smt.bv.constant #smt.bv<0> : !smt.bv<4294967296>
  return
}
