!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
func.func @f(%g: memref<4x8xf32>, %s: memref<4x16xf32, 3>, %i: index, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %meta: vector<2xi16>, %h: memref<32x32xf16, 3>, %d: !tm, %m: !bar, %t: memref<64x64xf16, 3>, %u: memref<*xf32>, %p: i1, %mask: i16) {
  %0 = nvgpu.device_async_copy %g[%i, %i], %s[%i, %i], 4 : memref<4x8xf32> to memref<4x16xf32, 3>
  %1 = nvgpu.device_async_copy %g[%i, %i], %s[%i, %i], 4, %i {bypassL1} : memref<4x8xf32> to memref<4x16xf32, 3>
  %2 = nvgpu.ldmatrix %h[%i, %i] {transpose = false, numTiles = 4 : i32} : memref<32x32xf16, 3> -> vector<4x2xf16>
  %3 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %4 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  nvgpu.tma.async.load %d[%i, %i], %m[%i] to %t : !tm, !bar -> memref<64x64xf16, 3>
  nvgpu.tma.async.load %d[%i, %i], %m[%i] to %t multicast_mask = %mask, predicate = %p : !tm, !bar -> memref<64x64xf16, 3>
  nvgpu.tma.async.store %t to %d[%i, %i], predicate = %p : memref<64x64xf16, 3> -> !tm
  %5 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !tm
  nvgpu.tma.fence.descriptor %d : !tm
  nvgpu.tma.prefetch.descriptor %d, predicate = %p : !tm
  return
}
func.func @warpgroups(%a: memref<128x64xf16, 3>, %b: memref<64x64xf16, 3>, %ta: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %tb: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf32, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %a, %ta : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  %1 = nvgpu.warpgroup.generate.descriptor %b, %tb : memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
  %2 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x64xf32>>
  %3 = nvgpu.warpgroup.mma %0, %1, %2 {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x64xf16, 3>>, <fragmented = vector<128x64xf32>> -> <fragmented = vector<128x64xf32>>
  nvgpu.warpgroup.mma.store %3, %m : <fragmented = vector<128x64xf32>> to memref<128x64xf32, 3>
  return
}
