func.func @f(%s: memref<4x16xf32, strided<[32, 2]>>, %d: memref<4x16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 4 : memref<4x16xf32, strided<[32, 2]>> to memref<4x16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<4x16xf32>, %d: memref<4x16xf32>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 4 : memref<4x16xf32> to memref<4x16xf32>
  return
}
// -----
func.func @f(%s: memref<4x16xf32>, %d: memref<4x16xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 4 : memref<4x16xf32> to memref<4x16xf16, 3>
  return
}
// -----
func.func @f(%s: memref<4x16xf32>, %d: memref<4x16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i, %i], 4 : memref<4x16xf32> to memref<4x16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<4x16xf32>, %d: memref<4x16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i], 4 : memref<4x16xf32> to memref<4x16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<4x16xf32>, %d: memref<4x16xf32, #gpu.address_space<workgroup>>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 3 : memref<4x16xf32> to memref<4x16xf32, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%s: memref<4x16xf64>, %d: memref<4x16xf64, #gpu.address_space<workgroup>>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 3 : memref<4x16xf64> to memref<4x16xf64, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%s: memref<4x16xf32>, %d: memref<4x16xf32, #gpu.address_space<workgroup>>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 2 {bypassL1} : memref<4x16xf32> to memref<4x16xf32, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x3xf16>) {
  %1 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x3xf16>) -> vector<2x3xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %1 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %1 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %1 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<8xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xi32>, %b: vector<2x2xi32>, %c: vector<2x2xi32>) {
  %1 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi32>, vector<2x2xi32>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<4x1xf64>, %b: vector<2x1xf64>, %c: vector<2x2xf64>, %m: vector<2xi16>) {
  %1 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 16]} : (vector<4x1xf64>, vector<2x1xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %1 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %2 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %1 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16>, %i: index) {
  %a = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  %a = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<?x?xf32, 3> -> vector<4x1xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  %a = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf32, 3> -> vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  %a = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf32, 3> -> vector<4x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  %a = nvgpu.ldmatrix %m[%i, %i] {numTiles = 3 : i32, transpose = false} : memref<?x?xf32, 3> -> vector<4x1xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %a = nvgpu.rcp %v {rounding = approx} : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %a = nvgpu.rcp %v {rounding = rn, ftz} : vector<4xf32>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x60xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%d: !d, %i: index, %m: memref<64x60xf16, 3>, %b: !b) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !b -> memref<64x60xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%d: !d, %i: index, %m: memref<64x128xf16, 3>, %b: !b) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !b -> memref<64x128xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%d: !d, %i: index, %m: memref<64x128xf16, 3>, %b: !b) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !b -> memref<64x128xf16, 3>
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<63xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %i: index, %m: memref<63xf16, 3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<63xf16, 3> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.store %m to %d[%i] : memref<64x64xf16, 3> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %i: index, %m: memref<64x64xf16, 3>) {
  nvgpu.tma.async.store %m to %d[%i, %i, %i, %i, %i, %i] : memref<64x64xf16, 3> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x512xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%i: index, %m: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x?xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%i: index, %m: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
func.func @f(%i: index, %m: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%i: index, %m: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%d: !d, %m: memref<64x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<64x64xf16, 3>, !d -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x121xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<63x128xf32, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !c
  return
}
// -----
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%c: !c, %m: memref<128x64xf32, 3>) {
  nvgpu.warpgroup.mma.store %c, %m : !c to memref<128x64xf32, 3>
  return
}
// -----
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
func.func @f(%c: !c, %m: memref<128x64xf32, 3>) {
  nvgpu.warpgroup.mma.store %c, %m : !c to memref<128x64xf32, 3>
  return
}
// -----
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<127x128xf16>>
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !c
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64x60xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>
func.func @f(%i: index, %m: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
// -----
!d = !nvgpu.tensormap.descriptor<tensor = memref<64xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>
func.func @f(%i: index, %m: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !d
  return
}
