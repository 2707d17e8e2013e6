// nvgpu.device_async_copy
func.func @example(%dst: memref<4xf32, 3>, %dstIndices: index, %src: memref<?xf32>, %srcIndices: index) {
  %0 = nvgpu.device_async_copy %src[%srcIndices], %dst[%dstIndices], 1 : memref<?xf32> to memref<4xf32, 3>
  return
}
// -----
// nvgpu.device_async_create_group
func.func @example() {
  %0 = nvgpu.device_async_create_group 
  return
}
// -----
// nvgpu.device_async_wait
func.func @example(%asyncDependencies: !nvgpu.device.async.token) {
  nvgpu.device_async_wait %asyncDependencies
  return
}
// -----
// nvgpu.ldmatrix
func.func @example(%srcMemref: memref<32x32xf16, 3>, %indices0: index, %indices1: index) {
  %0 = nvgpu.ldmatrix %srcMemref[%indices0, %indices1] {numTiles = 4 : i32, transpose = false} : memref<32x32xf16, 3> -> vector<4x2xf16>
  return
}
// -----
// nvgpu.mbarrier.arrive
func.func @example(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %mbarId: index) {
  %0 = nvgpu.mbarrier.arrive %barriers[%mbarId] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}
// -----
// nvgpu.mbarrier.arrive.expect_tx
func.func @example(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %txcount: index, %mbarId: index) {
  nvgpu.mbarrier.arrive.expect_tx %barriers[%mbarId], %txcount : <memorySpace = #gpu.address_space<workgroup>>
  return
}
// -----
// nvgpu.mbarrier.arrive.nocomplete
func.func @example(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %mbarId: index, %count: index) {
  %0 = nvgpu.mbarrier.arrive.nocomplete %barriers[%mbarId], %count : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}
// -----
// nvgpu.mbarrier.create
func.func @example() {
  %0 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
  return
}
// -----
// nvgpu.mbarrier.get
func.func @example(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %mbarId: index) {
  %0 = nvgpu.mbarrier.get %barriers[%mbarId] : <memorySpace = #gpu.address_space<workgroup>> -> i32
  return
}
// -----
// nvgpu.mbarrier.init
func.func @example(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %count: index, %mbarId: index) {
  nvgpu.mbarrier.init %barriers[%mbarId], %count : <memorySpace = #gpu.address_space<workgroup>>
  return
}
// -----
// nvgpu.mbarrier.test.wait
func.func @example(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %token: !nvgpu.mbarrier.token, %mbarId: index) {
  %0 = nvgpu.mbarrier.test.wait %barriers[%mbarId], %token : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  return
}
// -----
// nvgpu.mbarrier.try_wait.parity
func.func @example(%barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %phaseParity: i1, %ticks: index, %mbarId: index) {
  nvgpu.mbarrier.try_wait.parity %barriers[%mbarId], %phaseParity, %ticks : <memorySpace = #gpu.address_space<workgroup>>
  return
}
// -----
// nvgpu.mma.sp.sync
func.func @example(%matrixA: vector<4x2xf16>, %matrixC: vector<2x2xf16>, %sparseMetadata: vector<2xi16>, %matrixB: vector<4x2xf16>) {
  %0 = nvgpu.mma.sp.sync(%matrixA, %matrixB, %matrixC) metadata(%sparseMetadata) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
// nvgpu.mma.sync
func.func @example(%matrixA: vector<4x2xf16>, %matrixB: vector<2x2xf16>, %matrixC: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync(%matrixA, %matrixB, %matrixC) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
// nvgpu.rcp
func.func @example(%in: vector<16xf32>) {
  %0 = nvgpu.rcp %in{rounding =  approx, ftz} : vector<16xf32>
  return
}
// -----
// nvgpu.tma.async.load
func.func @example(%dst: memref<64x64xf16, 3>, %barriers: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %tensorMapDescriptor: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, %coordinates0: index, %coordinates1: index, %mbarId: index) {
  nvgpu.tma.async.load %tensorMapDescriptor[%coordinates0, %coordinates1], %barriers[%mbarId] to %dst : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}
// -----
// nvgpu.tma.async.store
func.func @example(%src: memref<64x64xf16, 3>, %tensorMapDescriptor: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, %coordinates0: index, %predicate: i1, %coordinates1: index) {
  nvgpu.tma.async.store %src to %tensorMapDescriptor[%coordinates0, %coordinates1], predicate = %predicate : memref<64x64xf16, 3> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
  return
}
// -----
// nvgpu.tma.create.descriptor
func.func @example(%tensor: memref<*xf16>, %boxDimensions0: index, %boxDimensions1: index) {
  %0 = nvgpu.tma.create.descriptor %tensor box[%boxDimensions0, %boxDimensions1] : memref<*xf16> -> <tensor = memref<64xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
// nvgpu.tma.fence.descriptor
func.func @example(%tensorMapDescriptor: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>) {
  nvgpu.tma.fence.descriptor %tensorMapDescriptor : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
  return
}
// -----
// nvgpu.tma.prefetch.descriptor
func.func @example(%tensorMapDescriptor: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>, %predicate: i1) {
  nvgpu.tma.prefetch.descriptor %tensorMapDescriptor, predicate = %predicate : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
  return
}
// -----
// nvgpu.warpgroup.generate.descriptor
func.func @example(%tensor: memref<64x64xf16, 3>, %tensorMap: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %tensor, %tensorMap : memref<64x64xf16, 3>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
  return
}
// -----
// nvgpu.warpgroup.mma
func.func @example(%descriptorA: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %descriptorB: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %matrixC: !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %descriptorA, %descriptorB, %matrixC {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x64xf16, 3>>, <fragmented = vector<128x64xf32>> -> <fragmented = vector<128x64xf32>>
  return
}
// -----
// nvgpu.warpgroup.mma.init.accumulator
func.func @example() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x64xf32>>
  return
}
// -----
// nvgpu.warpgroup.mma.store
func.func @example(%matrixD: !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>, %dstMemref: memref<128x64xf32, 3>) {
  nvgpu.warpgroup.mma.store %matrixD, %dstMemref : <fragmented = vector<128x64xf32>> to memref<128x64xf32, 3>
  return
}
