// x86vector.avx.bcst_to_f32.packed
func.func @example(%a: memref<1x4xf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1x4xf16> -> vector<8xf32>
  return
}
// -----
// x86vector.avx.cvt.packed.even.indexed_to_f32
func.func @example(%a: memref<1x4xf16>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %a : memref<1x4xf16> -> vector<8xf32>
  return
}
// -----
// x86vector.avx.cvt.packed.odd.indexed_to_f32
func.func @example(%a: memref<2x4xf16>) {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %a : memref<2x4xf16> -> vector<8xf32>
  return
}
// -----
// x86vector.avx.dot.i8
func.func @example(%w: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w, %a, %b : vector<16xi8> -> vector<4xi32>
  return
}
// -----
// x86vector.avx.intr.dot
func.func @example(%a: vector<8xf32>, %b: vector<8xf32>) {
  %0 = x86vector.avx.intr.dot %a, %b : vector<8xf32>
  return
}
// -----
// x86vector.avx.rsqrt
func.func @example(%a: vector<8xf32>) {
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  return
}
// -----
// x86vector.avx512.cvt.packed.f32_to_bf16
func.func @example(%a: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
  return
}
// -----
// x86vector.avx512.dot
func.func @example(%src: vector<4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %src, %a, %b : vector<8xbf16> -> vector<4xf32>
  return
}
// -----
// x86vector.avx512.mask.compress
func.func @example(%k: vector<8xi1>, %a: vector<8xf64>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<8xf64>
  return
}
// -----
// x86vector.avx512.mask.rndscale
func.func @example(%src: vector<8xf32>, %k: i32, %a: vector<8xf32>, %imm: i8, %rounding: i32) {
  %0 = x86vector.avx512.mask.rndscale %src, %k, %a, %imm, %rounding : vector<8xf32>
  return
}
// -----
// x86vector.avx512.mask.scalef
func.func @example(%src: vector<8xf32>, %a: vector<8xf32>, %b: vector<8xf32>, %k: i8, %rounding: i32) {
  %0 = x86vector.avx512.mask.scalef %src, %a, %b, %k, %rounding : vector<8xf32>
  return
}
// -----
// x86vector.avx512.vp2intersect
func.func @example(%a: vector<8xi64>, %b: vector<8xi64>) {
  %k1, %k2 = x86vector.avx512.vp2intersect %a, %b : vector<8xi64>
  return
}
