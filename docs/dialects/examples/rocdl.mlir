// rocdl.ballot
func.func @example(%pred: i1) {
  %0 = rocdl.ballot %pred : !llvm.ptr<7>
  return
}
// -----
// rocdl.barrier
func.func @example() {
  rocdl.barrier
  return
}
// -----
// rocdl.cluster.id.x
func.func @example() {
  %0 = rocdl.cluster.id.x : !llvm.ptr<6>
  return
}
// -----
// rocdl.cluster.id.y
func.func @example() {
  %0 = rocdl.cluster.id.y : !llvm.token
  return
}
// -----
// rocdl.cluster.id.z
func.func @example() {
  %0 = rocdl.cluster.id.z : !llvm.ptr
  return
}
// -----
// rocdl.cluster.load.async.to.lds.b128
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b128 %globalPtr, %ldsPtr, 1, 4, %mask : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.cluster.load.async.to.lds.b32
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b32 %globalPtr, %ldsPtr, 0, 4, %mask : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.cluster.load.async.to.lds.b64
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b64 %globalPtr, %ldsPtr, 1, 0, %mask {tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.cluster.load.async.to.lds.b8
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b8 %globalPtr, %ldsPtr, 0, 4, %mask : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.cos
func.func @example(%arg: bf16) {
  %0 = rocdl.cos %arg bf16 -> f32
  return
}
// -----
// rocdl.cvt.f32.bf8
func.func @example(%srcA: i32) {
  %0 = rocdl.cvt.f32.bf8 %srcA[1] : i32
  return
}
// -----
// rocdl.cvt.f32.fp8
func.func @example(%srcA: i32) {
  %0 = rocdl.cvt.f32.fp8 %srcA[0] : i32
  return
}
// -----
// rocdl.cvt.pk.bf8.f32
func.func @example(%srcA: f32, %srcB: f32, %old: i32) {
  %0 = rocdl.cvt.pk.bf8.f32 %srcA, %srcB -> %old[true] : f32
  return
}
// -----
// rocdl.cvt.pk.f32.bf8
func.func @example(%src: i32) {
  %0 = rocdl.cvt.pk.f32.bf8 %src[true] : i32
  return
}
// -----
// rocdl.cvt.pk.f32.fp8
func.func @example(%src: i32) {
  %0 = rocdl.cvt.pk.f32.fp8 %src[true] : i32
  return
}
// -----
// rocdl.cvt.pk.fp8.f32
func.func @example(%srcA: f32, %srcB: f32, %old: i32) {
  %0 = rocdl.cvt.pk.fp8.f32 %srcA, %srcB -> %old[true] : f32
  return
}
// -----
// rocdl.cvt.pkrtz
func.func @example(%srcA: f32, %srcB: f32) {
  %0 = rocdl.cvt.pkrtz %srcA, %srcB : f32
  return
}
// -----
// rocdl.cvt.scale.pk16.bf16.bf6
func.func @example(%src: vector<3xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.bf6 %src, %scale[0] : vector<16xbf16>
  return
}
// -----
// rocdl.cvt.scale.pk16.bf16.fp6
func.func @example(%src: vector<3xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.fp6 %src, %scale[0] : vector<16xbf16>
  return
}
// -----
// rocdl.cvt.scale.pk16.f16.bf6
func.func @example(%src: vector<3xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk16.f16.bf6 %src, %scale[0] : vector<16xf16>
  return
}
// -----
// rocdl.cvt.scale.pk16.f16.fp6
func.func @example(%src: vector<3xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk16.f16.fp6 %src, %scale[0] : vector<16xf16>
  return
}
// -----
// rocdl.cvt.scale.pk16.f32.bf6
func.func @example(%src: vector<3xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk16.f32.bf6 %src, %scale[0] : vector<16xf32>
  return
}
// -----
// rocdl.cvt.scale.pk16.f32.fp6
func.func @example(%src: vector<3xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk16.f32.fp6 %src, %scale[0] : vector<16xf32>
  return
}
// -----
// rocdl.cvt.scale.pk8.bf16.bf8
func.func @example(%src: vector<2xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.bf8 %src, %scale[0] : vector<8xbf16>
  return
}
// -----
// rocdl.cvt.scale.pk8.bf16.fp4
func.func @example(%src: i32, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp4 %src, %scale[0] : vector<8xbf16>
  return
}
// -----
// rocdl.cvt.scale.pk8.bf16.fp8
func.func @example(%src: vector<2xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp8 %src, %scale[0] : vector<8xbf16>
  return
}
// -----
// rocdl.cvt.scale.pk8.f16.bf8
func.func @example(%src: vector<2xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.bf8 %src, %scale[0] : vector<8xf16>
  return
}
// -----
// rocdl.cvt.scale.pk8.f16.fp4
func.func @example(%src: i32, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.fp4 %src, %scale[0] : vector<8xf16>
  return
}
// -----
// rocdl.cvt.scale.pk8.f16.fp8
func.func @example(%src: vector<2xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.fp8 %src, %scale[0] : vector<8xf16>
  return
}
// -----
// rocdl.cvt.scale.pk8.f32.bf8
func.func @example(%src: vector<2xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.bf8 %src, %scale[0] : vector<8xf32>
  return
}
// -----
// rocdl.cvt.scale.pk8.f32.fp4
func.func @example(%src: i32, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.fp4 %src, %scale[0] : vector<8xf32>
  return
}
// -----
// rocdl.cvt.scale.pk8.f32.fp8
func.func @example(%src: vector<2xi32>, %scale: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.fp8 %src, %scale[0] : vector<8xf32>
  return
}
// -----
// rocdl.cvt.scalef32.2xpk16.bf6.f32
func.func @example(%src0: vector<16xf32>, %src1: vector<16xf32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %src0, %src1, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.2xpk16.fp6.f32
func.func @example(%src0: vector<16xf32>, %src1: vector<16xf32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %src0, %src1, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.f16.bf8
func.func @example(%oldVdst: vector<2xf16>, %src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.f16.bf8 %src[1], %scale -> %oldVdst[true] : vector<2xf16>
  return
}
// -----
// rocdl.cvt.scalef32.f16.fp8
func.func @example(%oldVdst: vector<2xf16>, %src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.f16.fp8 %src[0], %scale -> %oldVdst[true] : vector<2xf16>
  return
}
// -----
// rocdl.cvt.scalef32.f32.bf8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.f32.bf8 %src[0], %scale : f32
  return
}
// -----
// rocdl.cvt.scalef32.f32.fp8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.f32.fp8 %src[0], %scale : f32
  return
}
// -----
// rocdl.cvt.scalef32.pk.bf16.bf8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %src[true], %scale : vector<2xbf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.bf16.fp4
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.fp4 %src[0], %scale : vector<2xbf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.bf16.fp8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.fp8 %src[true], %scale : vector<2xbf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.bf8.bf16
func.func @example(%oldVdst: vector<2xi16>, %src0: vector<2xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %src0, %scale -> %oldVdst[true] : vector<2xi16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.bf8.f16
func.func @example(%oldVdst: vector<2xi16>, %src0: vector<2xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f16 %src0, %scale -> %oldVdst[true] : vector<2xi16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.bf8.f32
func.func @example(%oldVdst: vector<2xi16>, %src0: f32, %src1: f32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f32 %src0, %src1, %scale -> %oldVdst[true] : vector<2xi16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.f16.bf8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.bf8 %src[true], %scale : vector<2xf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.f16.fp4
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.fp4 %src[0], %scale : vector<2xf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.f16.fp8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.fp8 %src[true], %scale : vector<2xf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.f32.bf8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.bf8 %src[true], %scale : vector<2xf32>
  return
}
// -----
// rocdl.cvt.scalef32.pk.f32.fp4
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.fp4 %src[0], %scale : vector<2xf32>
  return
}
// -----
// rocdl.cvt.scalef32.pk.f32.fp8
func.func @example(%src: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.fp8 %src[true], %scale : vector<2xf32>
  return
}
// -----
// rocdl.cvt.scalef32.pk.fp4.bf16
func.func @example(%oldVdst: i32, %src: vector<2xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %src, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.pk.fp4.f16
func.func @example(%oldVdst: i32, %src: vector<2xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f16 %src, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.pk.fp4.f32
func.func @example(%oldVdst: i32, %src0: f32, %src1: f32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f32 %src0, %src1, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.pk.fp8.bf16
func.func @example(%oldVdst: vector<2xi16>, %src0: vector<2xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.bf16 %src0, %scale -> %oldVdst[true] : vector<2xi16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.fp8.f16
func.func @example(%oldVdst: vector<2xi16>, %src0: vector<2xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.f16 %src0, %scale -> %oldVdst[true] : vector<2xi16>
  return
}
// -----
// rocdl.cvt.scalef32.pk.fp8.f32
func.func @example(%oldVdst: vector<2xi16>, %src0: f32, %src1: f32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.f32 %src0, %src1, %scale -> %oldVdst[true] : vector<2xi16>
  return
}
// -----
// rocdl.cvt.scalef32.pk16.bf6.bf16
func.func @example(%src: vector<16xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %src, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk16.bf6.f16
func.func @example(%src: vector<16xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f16 %src, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk16.bf6.f32
func.func @example(%src: vector<16xf32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %src, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk16.fp6.bf16
func.func @example(%src: vector<16xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk16.fp6.bf16 %src, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk16.fp6.f16
func.func @example(%src: vector<16xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk16.fp6.f16 %src, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk16.fp6.f32
func.func @example(%src: vector<16xf32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk16.fp6.f32 %src, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.bf16.bf6
func.func @example(%src: vector<6xi32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %src, %scale : vector<32xbf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.bf16.fp6
func.func @example(%src: vector<6xi32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.fp6 %src, %scale : vector<32xbf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.bf6.bf16
func.func @example(%src: vector<32xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.bf16 %src, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.bf6.f16
func.func @example(%src: vector<32xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.f16 %src, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.f16.bf6
func.func @example(%src: vector<6xi32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f16.bf6 %src, %scale : vector<32xf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.f16.fp6
func.func @example(%src: vector<6xi32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f16.fp6 %src, %scale : vector<32xf16>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.f32.bf6
func.func @example(%src: vector<6xi32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f32.bf6 %src, %scale : vector<32xf32>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.f32.fp6
func.func @example(%src: vector<6xi32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f32.fp6 %src, %scale : vector<32xf32>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.fp6.bf16
func.func @example(%src: vector<32xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.fp6.bf16 %src, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk32.fp6.f16
func.func @example(%src: vector<32xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk32.fp6.f16 %src, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk8.bf8.bf16
func.func @example(%src: vector<8xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %src, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk8.bf8.f16
func.func @example(%src: vector<8xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f16 %src, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk8.bf8.f32
func.func @example(%src: vector<8xf32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f32 %src, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk8.fp4.bf16
func.func @example(%src: vector<8xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp4.bf16 %src, %scale : i32
  return
}
// -----
// rocdl.cvt.scalef32.pk8.fp4.f16
func.func @example(%src: vector<8xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp4.f16 %src, %scale : i32
  return
}
// -----
// rocdl.cvt.scalef32.pk8.fp4.f32
func.func @example(%src: vector<8xf32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp4.f32 %src, %scale : i32
  return
}
// -----
// rocdl.cvt.scalef32.pk8.fp8.bf16
func.func @example(%src: vector<8xbf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp8.bf16 %src, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk8.fp8.f16
func.func @example(%src: vector<8xf16>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp8.f16 %src, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.pk8.fp8.f32
func.func @example(%src: vector<8xf32>, %scale: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp8.f32 %src, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.bf8.bf16
func.func @example(%oldVdst: i32, %src0: bf16, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %src0, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.bf8.f16
func.func @example(%oldVdst: i32, %src0: f16, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f16 %src0, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.bf8.f32
func.func @example(%oldVdst: i32, %src0: f32, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f32 %src0, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.fp8.bf16
func.func @example(%oldVdst: i32, %src0: bf16, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.bf16 %src0, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.fp8.f16
func.func @example(%oldVdst: i32, %src0: f16, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.f16 %src0, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.fp8.f32
func.func @example(%oldVdst: i32, %src0: f32, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.f32 %src0, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.bf16
func.func @example(%oldVdst: i32, %src: vector<2xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %src, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.f16
func.func @example(%oldVdst: i32, %src: vector<2xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %src, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.f32
func.func @example(%oldVdst: i32, %src: vector<2xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %src, %seed, %scale -> %oldVdst[0] : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.bf16
func.func @example(%src: vector<16xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %src, %seed, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.f16
func.func @example(%src: vector<16xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %src, %seed, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.f32
func.func @example(%src: vector<16xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %src, %seed, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.bf16
func.func @example(%src: vector<16xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %src, %seed, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.f16
func.func @example(%src: vector<16xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %src, %seed, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.f32
func.func @example(%src: vector<16xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %src, %seed, %scale : vector<3xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.bf16
func.func @example(%src: vector<32xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %src, %seed, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.f16
func.func @example(%src: vector<32xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %src, %seed, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.f32
func.func @example(%src: vector<32xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %src, %seed, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.bf16
func.func @example(%src: vector<32xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %src, %seed, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.f16
func.func @example(%src: vector<32xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %src, %seed, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.f32
func.func @example(%src: vector<32xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %src, %seed, %scale : vector<6xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.bf16
func.func @example(%src: vector<8xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %src, %seed, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.f16
func.func @example(%src: vector<8xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %src, %seed, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.f32
func.func @example(%src: vector<8xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %src, %seed, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.bf16
func.func @example(%src: vector<8xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %src, %seed, %scale : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.f16
func.func @example(%src: vector<8xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %src, %seed, %scale : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.f32
func.func @example(%src: vector<8xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %src, %seed, %scale : i32
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.bf16
func.func @example(%src: vector<8xbf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %src, %seed, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.f16
func.func @example(%src: vector<8xf16>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %src, %seed, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.f32
func.func @example(%src: vector<8xf32>, %seed: i32, %scale: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %src, %seed, %scale : vector<2xi32>
  return
}
// -----
// rocdl.cvt.sr.bf8.f32
func.func @example(%srcA: f32, %srcB: i32, %old: i32) {
  %0 = rocdl.cvt.sr.bf8.f32 %srcA, %srcB -> %old[0] : f32
  return
}
// -----
// rocdl.cvt.sr.fp8.f32
func.func @example(%srcA: f32, %srcB: i32, %old: i32) {
  %0 = rocdl.cvt.sr.fp8.f32 %srcA, %srcB -> %old[1] : f32
  return
}
// -----
// rocdl.ds.atomic.async.barrier.arrive.b64
func.func @example(%barrierPtr: !llvm.ptr<3>) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %barrierPtr : !llvm.ptr<3>
  return
}
// -----
// rocdl.ds.atomic.barrier.arrive.rtn.b64
func.func @example(%barrierPtr: !llvm.ptr<3>, %val: i64) {
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %barrierPtr, %val {tbaa = []} : !llvm.ptr<3>, i64 -> i64
  return
}
// -----
// rocdl.ds.load.tr16.b128
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr16.b128 %ptr {tbaa = []} : !llvm.ptr<3> -> i16
  return
}
// -----
// rocdl.ds.load.tr4.b64
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr4.b64 %ptr {tbaa = []} : !llvm.ptr<3> -> !llvm.ptr<3>
  return
}
// -----
// rocdl.ds.load.tr6.b96
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr6.b96 %ptr {tbaa = []} : !llvm.ptr<3> -> !llvm.ptr<3>
  return
}
// -----
// rocdl.ds.load.tr8.b64
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr8.b64 %ptr : !llvm.ptr<3> -> !llvm.void
  return
}
// -----
// rocdl.ds.read.tr16.b64
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr16.b64 %ptr : <3> -> !llvm.ptr<7>
  return
}
// -----
// rocdl.ds.read.tr4.b64
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr4.b64 %ptr : <3> -> !llvm.token
  return
}
// -----
// rocdl.ds.read.tr6.b96
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr6.b96 %ptr {alias_scopes = []} : <3> -> !llvm.ptr<3>
  return
}
// -----
// rocdl.ds.read.tr8.b64
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr8.b64 %ptr {tbaa = []} : <3> -> i8
  return
}
// -----
// rocdl.ds_bpermute
func.func @example(%index: i32, %src: i32) {
  %0 = rocdl.ds_bpermute %index, %src : (i32, i32) -> i32
  return
}
// -----
// rocdl.ds_swizzle
func.func @example(%src: i32, %offset: i32) {
  %0 = rocdl.ds_swizzle %src, %offset : (i32, i32) -> i32
  return
}
// -----
// rocdl.exp
func.func @example(%arg: f32) {
  %0 = rocdl.exp %arg f32 -> f32
  return
}
// -----
// rocdl.exp2
func.func @example(%arg: f32) {
  %0 = rocdl.exp2 %arg f32 -> f32
  return
}
// -----
// rocdl.flat.prefetch
func.func @example(%ptr: !llvm.ptr) {
  rocdl.flat.prefetch %ptr, scope 1 : !llvm.ptr
  return
}
// -----
// rocdl.fmed3
func.func @example(%src0: f32, %src1: f32, %src2: f32) {
  %0 = rocdl.fmed3 %src0, %src1, %src2 : f32
  return
}
// -----
// rocdl.global.load.async.to.lds.b128
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %globalPtr, %ldsPtr, 0, 0 {tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.global.load.async.to.lds.b32
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b32 %globalPtr, %ldsPtr, 4, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.global.load.async.to.lds.b64
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b64 %globalPtr, %ldsPtr, 4, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.global.load.async.to.lds.b8
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b8 %globalPtr, %ldsPtr, 0, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
// -----
// rocdl.global.load.lds
func.func @example(%globalPtr: !llvm.ptr<1>, %ldsPtr: !llvm.ptr<3>) {
  rocdl.global.load.lds %globalPtr, %ldsPtr, 0, 4, 4
  return
}
// -----
// rocdl.global.load.tr.b128
func.func @example(%ptr: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b128 %ptr : !llvm.ptr<1> -> !llvm.ptr<1>
  return
}
// -----
// rocdl.global.load.tr.b64
func.func @example(%ptr: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b64 %ptr : !llvm.ptr<1> -> !llvm.ptr<1>
  return
}
// -----
// rocdl.global.load.tr4.b64
func.func @example(%ptr: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr4.b64 %ptr {tbaa = []} : !llvm.ptr<1> -> f32
  return
}
// -----
// rocdl.global.load.tr6.b96
func.func @example(%ptr: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr6.b96 %ptr : !llvm.ptr<1> -> !llvm.void
  return
}
// -----
// rocdl.global.prefetch
func.func @example(%ptr: !llvm.ptr<1>) {
  rocdl.global.prefetch %ptr, scope 0 : !llvm.ptr<1>
  return
}
// -----
// rocdl.grid.dim.x
func.func @example() {
  %0 = rocdl.grid.dim.x : f32
  return
}
// -----
// rocdl.grid.dim.y
func.func @example() {
  %0 = rocdl.grid.dim.y : !llvm.ptr<8>
  return
}
// -----
// rocdl.grid.dim.z
func.func @example() {
  %0 = rocdl.grid.dim.z : f32
  return
}
// -----
// rocdl.iglp.opt
func.func @example() {
  rocdl.iglp.opt 0
  return
}
// -----
// rocdl.load.to.lds
func.func @example(%globalPtr: !llvm.ptr<3>, %ldsPtr: !llvm.ptr<3>) {
  rocdl.load.to.lds %globalPtr, %ldsPtr, 4, 0, 1 : <3>
  return
}
// -----
// rocdl.log
func.func @example(%arg: f32) {
  %0 = rocdl.log %arg f32 -> f32
  return
}
// -----
// rocdl.make.buffer.rsrc
func.func @example(%base: !llvm.ptr<1>, %stride: i16, %numRecords: i64, %flags: i32) {
  %0 = rocdl.make.buffer.rsrc %base, %stride, %numRecords, %flags : <1> to <8>
  return
}
// -----
// rocdl.mbcnt.hi
func.func @example(%in0: i32, %in1: i32) {
  %0 = rocdl.mbcnt.hi %in0, %in1 : (i32, i32) -> i32
  return
}
// -----
// rocdl.mbcnt.lo
func.func @example(%in0: i32, %in1: i32) {
  %0 = rocdl.mbcnt.lo %in0, %in1 : (i32, i32) -> i32
  return
}
// -----
// rocdl.mfma.f32.16x16x16bf16.1k
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x16bf16.1k  : () -> !llvm.void
  return
}
// -----
// rocdl.mfma.f32.16x16x16f16
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x16f16  : () -> !llvm.ptr<6>
  return
}
// -----
// rocdl.mfma.f32.16x16x1f32
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x1f32  : () -> vector<2xf64>
  return
}
// -----
// rocdl.mfma.f32.16x16x2bf16
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x2bf16  : () -> !llvm.void
  return
}
// -----
// rocdl.mfma.f32.16x16x32.bf16
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x32.bf16  : () -> !llvm.ptr<1>
  return
}
// -----
// rocdl.mfma.f32.16x16x32.bf8.bf8
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x32.bf8.bf8  : () -> !llvm.token
  return
}
// -----
// rocdl.mfma.f32.16x16x32.bf8.fp8
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x32.bf8.fp8  : () -> !llvm.ptr<8>
  return
}
// -----
// rocdl.mfma.f32.16x16x32.f16
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x32.f16  : () -> !llvm.ptr<3>
  return
}
// -----
// rocdl.mfma.f32.16x16x32.fp8.bf8
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x32.fp8.bf8  : () -> i1
  return
}
// -----
// rocdl.mfma.f32.16x16x32.fp8.fp8
func.func @example(%args: vector<2xi1>) {
  %0 = rocdl.mfma.f32.16x16x32.fp8.fp8 %args : (vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// rocdl.mfma.f32.16x16x4bf16.1k
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x4bf16.1k  : () -> vector<2xi64>
  return
}
// -----
// rocdl.mfma.f32.16x16x4f16
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x4f16  : () -> i32
  return
}
// -----
// rocdl.mfma.f32.16x16x4f32
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x4f32  : () -> !llvm.ptr<6>
  return
}
// -----
// rocdl.mfma.f32.16x16x8.xf32
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x8.xf32  : () -> f32
  return
}
// -----
// rocdl.mfma.f32.16x16x8bf16
func.func @example() {
  %0 = rocdl.mfma.f32.16x16x8bf16  : () -> vector<16xi8>
  return
}
// -----
// rocdl.mfma.f32.32x32x16.bf16
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x16.bf16  : () -> !llvm.func<i32 (i32)>
  return
}
// -----
// rocdl.mfma.f32.32x32x16.bf8.bf8
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x16.bf8.bf8  : () -> !llvm.struct<(i32, i1)>
  return
}
// -----
// rocdl.mfma.f32.32x32x16.bf8.fp8
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x16.bf8.fp8  : () -> vector<4xi32>
  return
}
// -----
// rocdl.mfma.f32.32x32x16.f16
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x16.f16  : () -> vector<8xf64>
  return
}
// -----
// rocdl.mfma.f32.32x32x16.fp8.bf8
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x16.fp8.bf8  : () -> f32
  return
}
// -----
// rocdl.mfma.f32.32x32x16.fp8.fp8
func.func @example(%args: !llvm.ptr<7>) {
  %0 = rocdl.mfma.f32.32x32x16.fp8.fp8 %args : (!llvm.ptr<7>) -> !llvm.ptr<7>
  return
}
// -----
// rocdl.mfma.f32.32x32x1f32
func.func @example(%args: !llvm.ptr<6>) {
  %0 = rocdl.mfma.f32.32x32x1f32 %args : (!llvm.ptr<6>) -> vector<16xf32>
  return
}
// -----
// rocdl.mfma.f32.32x32x2bf16
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x2bf16  : () -> vector<4xindex>
  return
}
// -----
// rocdl.mfma.f32.32x32x2f32
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x2f32  : () -> f16
  return
}
// -----
// rocdl.mfma.f32.32x32x4.xf32
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x4.xf32  : () -> i64
  return
}
// -----
// rocdl.mfma.f32.32x32x4bf16
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x4bf16  : () -> i16
  return
}
// -----
// rocdl.mfma.f32.32x32x4bf16.1k
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x4bf16.1k  : () -> vector<2xf16>
  return
}
// -----
// rocdl.mfma.f32.32x32x4f16
func.func @example(%args: vector<2xf64>) {
  %0 = rocdl.mfma.f32.32x32x4f16 %args : (vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// rocdl.mfma.f32.32x32x8bf16.1k
func.func @example(%args: !llvm.token) {
  %0 = rocdl.mfma.f32.32x32x8bf16.1k %args : (!llvm.token) -> !llvm.token
  return
}
// -----
// rocdl.mfma.f32.32x32x8f16
func.func @example() {
  %0 = rocdl.mfma.f32.32x32x8f16  : () -> vector<16xi1>
  return
}
// -----
// rocdl.mfma.f32.4x4x1f32
func.func @example() {
  %0 = rocdl.mfma.f32.4x4x1f32  : () -> vector<8xi16>
  return
}
// -----
// rocdl.mfma.f32.4x4x2bf16
func.func @example(%args: i32) {
  %0 = rocdl.mfma.f32.4x4x2bf16 %args : (i32) -> !llvm.token
  return
}
// -----
// rocdl.mfma.f32.4x4x4bf16.1k
func.func @example() {
  %0 = rocdl.mfma.f32.4x4x4bf16.1k  : () -> i64
  return
}
// -----
// rocdl.mfma.f32.4x4x4f16
func.func @example() {
  %0 = rocdl.mfma.f32.4x4x4f16  : () -> !llvm.ptr<7>
  return
}
// -----
// rocdl.mfma.f64.16x16x4f64
func.func @example() {
  %0 = rocdl.mfma.f64.16x16x4f64  : () -> vector<2xf64>
  return
}
// -----
// rocdl.mfma.f64.4x4x4f64
func.func @example() {
  %0 = rocdl.mfma.f64.4x4x4f64  : () -> !llvm.void
  return
}
// -----
// rocdl.mfma.i32.16x16x16i8
func.func @example() {
  %0 = rocdl.mfma.i32.16x16x16i8  : () -> !llvm.struct<(f32, f32)>
  return
}
// -----
// rocdl.mfma.i32.16x16x32.i8
func.func @example() {
  %0 = rocdl.mfma.i32.16x16x32.i8  : () -> !llvm.token
  return
}
// -----
// rocdl.mfma.i32.16x16x4i8
func.func @example() {
  %0 = rocdl.mfma.i32.16x16x4i8  : () -> f64
  return
}
// -----
// rocdl.mfma.i32.16x16x64.i8
func.func @example() {
  %0 = rocdl.mfma.i32.16x16x64.i8  : () -> i8
  return
}
// -----
// rocdl.mfma.i32.32x32x16.i8
func.func @example() {
  %0 = rocdl.mfma.i32.32x32x16.i8  : () -> vector<16xf32>
  return
}
// -----
// rocdl.mfma.i32.32x32x32.i8
func.func @example() {
  %0 = rocdl.mfma.i32.32x32x32.i8  : () -> !llvm.ptr
  return
}
// -----
// rocdl.mfma.i32.32x32x4i8
func.func @example() {
  %0 = rocdl.mfma.i32.32x32x4i8  : () -> !llvm.struct<(i32, i1)>
  return
}
// -----
// rocdl.mfma.i32.32x32x8i8
func.func @example() {
  %0 = rocdl.mfma.i32.32x32x8i8  : () -> !llvm.ptr
  return
}
// -----
// rocdl.mfma.i32.4x4x4i8
func.func @example() {
  %0 = rocdl.mfma.i32.4x4x4i8  : () -> !llvm.ptr
  return
}
// -----
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
func.func @example(%args: !llvm.ptr<7>) {
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %args : (!llvm.ptr<7>) -> vector<8xf16>
  return
}
// -----
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
func.func @example(%args: vector<16xi8>) {
  %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %args : (vector<16xi8>) -> vector<4xf32>
  return
}
// -----
// rocdl.permlane16.swap
func.func @example(%old: i32, %src: i32) {
  %0 = rocdl.permlane16.swap %old, %src, true, true : (i32, i32) -> <(i32, i32)>
  return
}
// -----
// rocdl.permlane32.swap
func.func @example(%old: i32, %src: i32) {
  %0 = rocdl.permlane32.swap %old, %src, false, true : (i32, i32) -> <(i32, i32)>
  return
}
// -----
// rocdl.permlanex16
func.func @example(%old: i32, %src0: i32, %src1: i64, %src2: i64) {
  %0 = rocdl.permlanex16 %old, %src0, %src1, %src2, true, true : i32, i64
  return
}
// -----
// rocdl.raw.buffer.atomic.cmpswap
func.func @example(%src: i32, %cmp: i32, %rsrc: i32, %offset: i32, %soffset: i32, %aux: i32) {
  %0 = rocdl.raw.buffer.atomic.cmpswap(%src, %cmp, %rsrc, %offset, %soffset, %aux) : i32, i32
  return
}
// -----
// rocdl.raw.buffer.atomic.fadd
func.func @example(%vdata: vector<2xf16>, %rsrc: vector<4xi32>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.buffer.atomic.fadd %vdata, %rsrc, %offset, %soffset, %aux : vector<2xf16>
  return
}
// -----
// rocdl.raw.buffer.atomic.fmax
func.func @example(%vdata: f32, %rsrc: vector<4xi32>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.buffer.atomic.fmax %vdata, %rsrc, %offset, %soffset, %aux : f32
  return
}
// -----
// rocdl.raw.buffer.atomic.smax
func.func @example(%vdata: i32, %rsrc: vector<4xi32>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.buffer.atomic.smax %vdata, %rsrc, %offset, %soffset, %aux : i32
  return
}
// -----
// rocdl.raw.buffer.atomic.umin
func.func @example(%vdata: i32, %rsrc: vector<4xi32>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.buffer.atomic.umin %vdata, %rsrc, %offset, %soffset, %aux : i32
  return
}
// -----
// rocdl.raw.buffer.load
func.func @example(%rsrc: vector<4xi32>, %offset: i32, %soffset: i32, %aux: i32) {
  %0 = rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : f32
  return
}
// -----
// rocdl.raw.buffer.store
func.func @example(%vdata: f32, %rsrc: vector<4xi32>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.buffer.store %vdata, %rsrc, %offset, %soffset, %aux : f32
  return
}
// -----
// rocdl.raw.ptr.buffer.atomic.cmpswap
func.func @example(%src: !llvm.ptr<8>, %cmp: !llvm.ptr<8>, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  %0 = rocdl.raw.ptr.buffer.atomic.cmpswap %src, %cmp, %rsrc, %offset, %soffset, %aux : !llvm.ptr<8>
  return
}
// -----
// rocdl.raw.ptr.buffer.atomic.fadd
func.func @example(%vdata: !llvm.token, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.fadd %vdata, %rsrc, %offset, %soffset, %aux {alias_scopes = []} : !llvm.token
  return
}
// -----
// rocdl.raw.ptr.buffer.atomic.fmax
func.func @example(%vdata: !llvm.ptr<8>, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.fmax %vdata, %rsrc, %offset, %soffset, %aux : !llvm.ptr<8>
  return
}
// -----
// rocdl.raw.ptr.buffer.atomic.smax
func.func @example(%vdata: !llvm.ptr<8>, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.smax %vdata, %rsrc, %offset, %soffset, %aux : !llvm.ptr<8>
  return
}
// -----
// rocdl.raw.ptr.buffer.atomic.umin
func.func @example(%vdata: !llvm.ptr<8>, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.umin %vdata, %rsrc, %offset, %soffset, %aux : !llvm.ptr<8>
  return
}
// -----
// rocdl.raw.ptr.buffer.load
func.func @example(%rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  %0 = rocdl.raw.ptr.buffer.load %rsrc, %offset, %soffset, %aux : !llvm.ptr<8>
  return
}
// -----
// rocdl.raw.ptr.buffer.load.lds
func.func @example(%rsrc: !llvm.ptr<8>, %ldsPtr: !llvm.ptr<3>, %size: i32, %voffset: i32, %soffset: i32, %offset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.load.lds %rsrc, %ldsPtr, %size, %voffset, %soffset, %offset, %aux {tbaa = []}
  return
}
// -----
// rocdl.raw.ptr.buffer.store
func.func @example(%vdata: !llvm.ptr<8>, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.store %vdata, %rsrc, %offset, %soffset, %aux {alias_scopes = []} : !llvm.ptr<8>
  return
}
// -----
// rocdl.rcp
func.func @example(%arg: f32) {
  %0 = rocdl.rcp %arg f32 -> f32
  return
}
// -----
// rocdl.readfirstlane
func.func @example(%src: f32) {
  %0 = rocdl.readfirstlane %src : f32
  return
}
// -----
// rocdl.readlane
func.func @example(%src0: i32, %src1: i32) {
  %0 = rocdl.readlane %src0, %src1 : (i32, i32) -> i32
  return
}
// -----
// rocdl.s.barrier
func.func @example() {
  rocdl.s.barrier
  return
}
// -----
// rocdl.s.barrier.init
func.func @example(%ptr: !llvm.ptr<3>) {
  rocdl.s.barrier.init %ptr member_cnt = 0 : !llvm.ptr<3>
  return
}
// -----
// rocdl.s.barrier.join
func.func @example(%ptr: !llvm.ptr<3>) {
  rocdl.s.barrier.join %ptr : !llvm.ptr<3>
  return
}
// -----
// rocdl.s.barrier.leave
func.func @example() {
  rocdl.s.barrier.leave id = 2
  return
}
// -----
// rocdl.s.barrier.signal
func.func @example() {
  rocdl.s.barrier.signal id = 0
  return
}
// -----
// rocdl.s.barrier.signal.isfirst
func.func @example() {
  %0 = rocdl.s.barrier.signal.isfirst id = 0 -> i1
  return
}
// -----
// rocdl.s.barrier.signal.var
func.func @example(%ptr: !llvm.ptr<3>) {
  rocdl.s.barrier.signal.var %ptr member_cnt = 0 : !llvm.ptr<3>
  return
}
// -----
// rocdl.s.barrier.wait
func.func @example() {
  rocdl.s.barrier.wait id = 2
  return
}
// -----
// rocdl.s.get.barrier.state
func.func @example() {
  %0 = rocdl.s.get.barrier.state id = 0 -> i32
  return
}
// -----
// rocdl.s.get.named.barrier.state
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = rocdl.s.get.named.barrier.state %ptr : !llvm.ptr<3> -> i32
  return
}
// -----
// rocdl.s.nop
func.func @example() {
  rocdl.s.nop 2
  return
}
// -----
// rocdl.s.setprio
func.func @example() {
  rocdl.s.setprio 2
  return
}
// -----
// rocdl.s.sleep
func.func @example() {
  rocdl.s.sleep 0
  return
}
// -----
// rocdl.s.wait.asynccnt
func.func @example() {
  rocdl.s.wait.asynccnt 2
  return
}
// -----
// rocdl.s.wait.dscnt
func.func @example() {
  rocdl.s.wait.dscnt 2
  return
}
// -----
// rocdl.s.wait.expcnt
func.func @example() {
  rocdl.s.wait.expcnt 2
  return
}
// -----
// rocdl.s.wait.loadcnt
func.func @example() {
  rocdl.s.wait.loadcnt 2
  return
}
// -----
// rocdl.s.wait.storecnt
func.func @example() {
  rocdl.s.wait.storecnt 2
  return
}
// -----
// rocdl.s.wait.tensorcnt
func.func @example() {
  rocdl.s.wait.tensorcnt 2
  return
}
// -----
// rocdl.s.waitcnt
func.func @example() {
  rocdl.s.waitcnt 0
  return
}
// -----
// rocdl.s.wakeup.barrier
func.func @example(%ptr: !llvm.ptr<3>) {
  rocdl.s.wakeup.barrier %ptr : !llvm.ptr<3>
  return
}
// -----
// rocdl.sched.barrier
func.func @example() {
  rocdl.sched.barrier 0
  return
}
// -----
// rocdl.sched.group.barrier
func.func @example() {
  rocdl.sched.group.barrier 0, 0, 0
  return
}
// -----
// rocdl.sin
func.func @example(%arg: f32) {
  %0 = rocdl.sin %arg f32 -> f32
  return
}
// -----
// rocdl.smfmac.f32.16x16x128.bf8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8  : () -> !llvm.token
  return
}
// -----
// rocdl.smfmac.f32.16x16x128.bf8.fp8
func.func @example(%args: vector<2xi1>) {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %args : (vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// rocdl.smfmac.f32.16x16x128.fp8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8  : () -> !llvm.void
  return
}
// -----
// rocdl.smfmac.f32.16x16x128.fp8.fp8
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8  : () -> vector<4xindex>
  return
}
// -----
// rocdl.smfmac.f32.16x16x32.bf16
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x32.bf16  : () -> !llvm.ptr<3>
  return
}
// -----
// rocdl.smfmac.f32.16x16x32.f16
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x32.f16  : () -> !llvm.ptr<7>
  return
}
// -----
// rocdl.smfmac.f32.16x16x64.bf16
func.func @example(%args: vector<16xf32>) {
  %0 = rocdl.smfmac.f32.16x16x64.bf16 %args : (vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// rocdl.smfmac.f32.16x16x64.bf8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8  : () -> i64
  return
}
// -----
// rocdl.smfmac.f32.16x16x64.bf8.fp8
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.fp8  : () -> vector<16xf32>
  return
}
// -----
// rocdl.smfmac.f32.16x16x64.f16
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x64.f16  : () -> !llvm.func<i32 (i32)>
  return
}
// -----
// rocdl.smfmac.f32.16x16x64.fp8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.bf8  : () -> vector<8xf16>
  return
}
// -----
// rocdl.smfmac.f32.16x16x64.fp8.fp8
func.func @example() {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.fp8  : () -> !llvm.token
  return
}
// -----
// rocdl.smfmac.f32.32x32x16.bf16
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x16.bf16  : () -> vector<2xf64>
  return
}
// -----
// rocdl.smfmac.f32.32x32x16.f16
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x16.f16  : () -> vector<16xf32>
  return
}
// -----
// rocdl.smfmac.f32.32x32x32.bf16
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x32.bf16  : () -> vector<4xindex>
  return
}
// -----
// rocdl.smfmac.f32.32x32x32.bf8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8  : () -> !llvm.array<4 x i32>
  return
}
// -----
// rocdl.smfmac.f32.32x32x32.bf8.fp8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8  : () -> !llvm.ptr<7>
  return
}
// -----
// rocdl.smfmac.f32.32x32x32.f16
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x32.f16  : () -> f32
  return
}
// -----
// rocdl.smfmac.f32.32x32x32.fp8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8  : () -> !llvm.ptr<7>
  return
}
// -----
// rocdl.smfmac.f32.32x32x32.fp8.fp8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8  : () -> vector<16xi1>
  return
}
// -----
// rocdl.smfmac.f32.32x32x64.bf8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.bf8  : () -> !llvm.ptr<3>
  return
}
// -----
// rocdl.smfmac.f32.32x32x64.bf8.fp8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8  : () -> vector<2xf64>
  return
}
// -----
// rocdl.smfmac.f32.32x32x64.fp8.bf8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8  : () -> vector<2xf64>
  return
}
// -----
// rocdl.smfmac.f32.32x32x64.fp8.fp8
func.func @example() {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.fp8  : () -> !llvm.ptr<7>
  return
}
// -----
// rocdl.smfmac.i32.16x16x128.i8
func.func @example() {
  %0 = rocdl.smfmac.i32.16x16x128.i8  : () -> vector<4xi8>
  return
}
// -----
// rocdl.smfmac.i32.16x16x64.i8
func.func @example() {
  %0 = rocdl.smfmac.i32.16x16x64.i8  : () -> vector<16xi8>
  return
}
// -----
// rocdl.smfmac.i32.32x32x32.i8
func.func @example() {
  %0 = rocdl.smfmac.i32.32x32x32.i8  : () -> !llvm.ptr<6>
  return
}
// -----
// rocdl.smfmac.i32.32x32x64.i8
func.func @example() {
  %0 = rocdl.smfmac.i32.32x32x64.i8  : () -> vector<8xf32>
  return
}
// -----
// rocdl.sqrt
func.func @example(%arg: f32) {
  %0 = rocdl.sqrt %arg f32 -> f32
  return
}
// -----
// rocdl.tanh
func.func @example(%arg: f32) {
  %0 = rocdl.tanh %arg f32 -> f32
  return
}
// -----
// rocdl.tensor.load.to.lds
func.func @example(%dgroup0: vector<4xi32>, %dgroup1: vector<2x4xi32>, %dgroup2: vector<4xi32>, %dgroup3: vector<4xi32>) {
  rocdl.tensor.load.to.lds {tbaa = []} %dgroup0, %dgroup1, %dgroup2, %dgroup3 cachepolicy 0 : vector<4xi32>, vector<2x4xi32>
  return
}
// -----
// rocdl.tensor.load.to.lds.d2
func.func @example(%dgroup0: vector<2x2xi32>, %dgroup1: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 %dgroup0, %dgroup1 cachepolicy 1 : vector<2x2xi32>, vector<8xi32>
  return
}
// -----
// rocdl.tensor.store.from.lds
func.func @example(%dgroup0: vector<4xi32>, %dgroup1: vector<2x4xi32>, %dgroup2: vector<4xi32>, %dgroup3: vector<4xi32>) {
  rocdl.tensor.store.from.lds {tbaa = []} %dgroup0, %dgroup1, %dgroup2, %dgroup3 cachepolicy 4 : vector<4xi32>, vector<2x4xi32>
  return
}
// -----
// rocdl.tensor.store.from.lds.d2
func.func @example(%dgroup0: vector<2x2xi32>, %dgroup1: vector<2x4xi32>) {
  rocdl.tensor.store.from.lds.d2 %dgroup0, %dgroup1 cachepolicy 1 : vector<2x2xi32>, vector<2x4xi32>
  return
}
// -----
// rocdl.update.dpp
func.func @example(%old: !llvm.ptr, %src: !llvm.ptr) {
  %0 = rocdl.update.dpp %old, %src with 1, 1, 4, true : !llvm.ptr
  return
}
// -----
// rocdl.wavefrontsize
func.func @example() {
  %0 = rocdl.wavefrontsize : i64
  return
}
// -----
// rocdl.wmma.bf16.16x16x16.bf16
func.func @example(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi8>) {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %a, %b, %c : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// rocdl.wmma.bf16.16x16x32.bf16
func.func @example(%a: vector<32xbf16>, %b: vector<32xbf16>, %c: vector<32xbf16>) {
  %0 = rocdl.wmma.bf16.16x16x32.bf16 %a, %b, %c {reuseA = true} : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  return
}
// -----
// rocdl.wmma.bf16f32.16x16x32.bf16
func.func @example(%a: vector<8xbf16>, %b: vector<8xbf16>, %c: f32) {
  %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %a, %b, %c : (vector<8xbf16>, vector<8xbf16>, f32) -> vector<8xbf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x128.bf8_bf8
func.func @example(%a: i1, %b: i32, %c: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %a, %b, %c {reuseA = true} : (i1, i32, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x128.bf8_fp8
func.func @example(%a: vector<16xi8>, %b: i4, %c: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %a, %b, %c {modC = 2 : i16} : (vector<16xi8>, i4, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x128.fp8_bf8
func.func @example(%a: vector<2xi64>, %b: vector<2xi1>, %c: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %a, %b, %c : (vector<2xi64>, vector<2xi1>, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x128.fp8_fp8
func.func @example(%a: vector<4xi8>, %b: i8, %c: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %a, %b, %c : (vector<4xi8>, i8, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x16.f16
func.func @example(%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x16.f16 %a, %b, %c : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x32.f16
func.func @example(%a: f16, %b: f16, %c: f16) {
  %0 = rocdl.wmma.f16.16x16x32.f16 %a, %b, %c : (f16, f16, f16) -> f16
  return
}
// -----
// rocdl.wmma.f16.16x16x64.bf8_bf8
func.func @example(%a: vector<16xi8>, %b: i64, %c: vector<8xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %a, %b, %c {reuseA = true, reuseB = true} : (vector<16xi8>, i64, vector<8xf16>) -> vector<8xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x64.bf8_fp8
func.func @example(%a: vector<2xi64>, %b: vector<16xi1>, %c: f16) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %a, %b, %c : (vector<2xi64>, vector<16xi1>, f16) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x64.fp8_bf8
func.func @example(%a: i64, %b: vector<2xi64>, %c: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %a, %b, %c : (i64, vector<2xi64>, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f16.16x16x64.fp8_fp8
func.func @example(%a: vector<4xi8>, %b: i32, %c: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %a, %b, %c : (vector<4xi8>, i32, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// rocdl.wmma.f32.16x16x128.bf8_bf8
func.func @example(%a: vector<16xi1>, %b: vector<8xi16>, %c: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %a, %b, %c : (vector<16xi1>, vector<8xi16>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x128.bf8_fp8
func.func @example(%a: vector<2xi64>, %b: i32, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %a, %b, %c {reuseA = true} : (vector<2xi64>, i32, f32) -> vector<16xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x128.fp8_bf8
func.func @example(%a: i64, %b: i4, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %a, %b, %c {modC = 2 : i16, reuseA = true} : (i64, i4, f32) -> f32
  return
}
// -----
// rocdl.wmma.f32.16x16x128.fp8_fp8
func.func @example(%a: vector<8xi16>, %b: vector<2xi64>, %c: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %a, %b, %c {modC = 2 : i16, reuseA = true} : (vector<8xi16>, vector<2xi64>, vector<16xf32>) -> vector<4xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x16.bf16
func.func @example(%a: i64, %b: vector<16xi8>, %c: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf16 %a, %b, %c : (i64, vector<16xi8>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x16.bf8_bf8
func.func @example(%a: vector<8xi16>, %b: vector<16xi8>, %c: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %a, %b, %c : (vector<8xi16>, vector<16xi8>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x16.bf8_fp8
func.func @example(%a: vector<2xi64>, %b: i8, %c: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %a, %b, %c : (vector<2xi64>, i8, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x16.f16
func.func @example(%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.f16 %a, %b, %c : (vector<2xf16>, vector<2xf16>, vector<16xf32>) -> f32
  return
}
// -----
// rocdl.wmma.f32.16x16x16.fp8_bf8
func.func @example(%a: i64, %b: vector<2xi64>, %c: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %a, %b, %c : (i64, vector<2xi64>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x16.fp8_fp8
func.func @example(%a: vector<2xi1>, %b: vector<4xi32>, %c: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %a, %b, %c : (vector<2xi1>, vector<4xi32>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x32.bf16
func.func @example(%a: vector<8xbf16>, %b: vector<32xbf16>, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x32.bf16 %a, %b, %c {reuseA = true} : (vector<8xbf16>, vector<32xbf16>, f32) -> vector<16xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x32.f16
func.func @example(%a: vector<8xf16>, %b: vector<8xf16>, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x32.f16 %a, %b, %c : (vector<8xf16>, vector<8xf16>, f32) -> vector<16xf32>
  return
}
// -----
// rocdl.wmma.f32.16x16x4.f32
func.func @example(%a: f32, %b: f32, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x4.f32 %a, %b, %c {modC = 2 : i16, signA = true} : (f32, f32, f32) -> f32
  return
}
// -----
// rocdl.wmma.f32.16x16x64.bf8_bf8
func.func @example(%a: vector<4xi8>, %b: i8, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %a, %b, %c {modC = 2 : i16} : (vector<4xi8>, i8, f32) -> f32
  return
}
// -----
// rocdl.wmma.f32.16x16x64.bf8_fp8
func.func @example(%a: i16, %b: i32, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %a, %b, %c {modC = 2 : i16, reuseA = true, reuseB = true} : (i16, i32, f32) -> f32
  return
}
// -----
// rocdl.wmma.f32.16x16x64.fp8_bf8
func.func @example(%a: i16, %b: i8, %c: f32) {
  %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %a, %b, %c {reuseA = true} : (i16, i8, f32) -> f32
  return
}
// -----
// rocdl.wmma.f32.16x16x64.fp8_fp8
func.func @example(%a: i8, %b: i32, %c: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %a, %b, %c : (i8, i32, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// rocdl.wmma.i32.16x16x16.iu4
func.func @example(%a: i1, %b: i32, %c: i8) {
  %0 = rocdl.wmma.i32.16x16x16.iu4 %a, %b, %c {clamp = true, signA = true} : (i1, i32, i8) -> i1
  return
}
// -----
// rocdl.wmma.i32.16x16x16.iu8
func.func @example(%a: i32, %b: i32, %c: i32) {
  %0 = rocdl.wmma.i32.16x16x16.iu8 %a, %b, %c {clamp = true, signA = true} : (i32, i32, i32) -> i32
  return
}
// -----
// rocdl.wmma.i32.16x16x32.iu4
func.func @example(%a: vector<4xi8>, %b: ui8, %c: vector<8xi16>) {
  %0 = rocdl.wmma.i32.16x16x32.iu4 %a, %b, %c : (vector<4xi8>, ui8, vector<8xi16>) -> vector<2xi1>
  return
}
// -----
// rocdl.wmma.i32.16x16x64.iu8
func.func @example(%a: i64, %b: i64, %c: i64) {
  %0 = rocdl.wmma.i32.16x16x64.iu8 %a, %b, %c {signB = true} : (i64, i64, i64) -> i64
  return
}
// -----
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
func.func @example(%a: i32, %b: i32, %c: vector<16xf32>, %scaleA: i32, %scaleB: i32) {
  %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %a, %b, %c, %scaleA, %scaleB {fmtB = 1 : i32} : (i32, i32, vector<16xf32>, i32, i32) -> vector<8xf32>
  return
}
// -----
// rocdl.wmma.scale.f32.32x16x128.f4
func.func @example(%a: i32, %b: i32, %c: f32, %scaleA: i32, %scaleB: i32) {
  %0 = rocdl.wmma.scale.f32.32x16x128.f4 %a, %b, %c, %scaleA, %scaleB {scaleBType = 4 : i32} : (i32, i32, f32, i32, i32) -> f32
  return
}
// -----
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
func.func @example(%a: i64, %b: i1, %c: f32, %scaleA: i64, %scaleB: i64) {
  %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %a, %b, %c, %scaleA, %scaleB {fmtA = 1 : i32, fmtB = 1 : i32} : (i64, i1, f32, i64, i64) -> f32
  return
}
// -----
// rocdl.wmma.scale16.f32.32x16x128.f4
func.func @example(%a: i64, %b: i64, %c: f32, %scaleA: i64, %scaleB: i64) {
  %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %a, %b, %c, %scaleA, %scaleB {modC = 2 : i16, reuseB = true} : (i64, i64, f32, i64, i64) -> vector<16xf32>
  return
}
// -----
// rocdl.workgroup.dim.x
func.func @example() {
  %0 = rocdl.workgroup.dim.x : i64
  return
}
// -----
// rocdl.workgroup.dim.y
func.func @example() {
  %0 = rocdl.workgroup.dim.y : !llvm.ptr<8>
  return
}
// -----
// rocdl.workgroup.dim.z
func.func @example() {
  %0 = rocdl.workgroup.dim.z : !llvm.ptr
  return
}
// -----
// rocdl.workgroup.id.x
func.func @example() {
  %0 = rocdl.workgroup.id.x : f32
  return
}
// -----
// rocdl.workgroup.id.y
func.func @example() {
  %0 = rocdl.workgroup.id.y : !llvm.ptr<8>
  return
}
// -----
// rocdl.workgroup.id.z
func.func @example() {
  %0 = rocdl.workgroup.id.z : !llvm.ptr<8>
  return
}
// -----
// rocdl.workitem.id.x
func.func @example() {
  %0 = rocdl.workitem.id.x : !llvm.ptr
  return
}
// -----
// rocdl.workitem.id.y
func.func @example() {
  %0 = rocdl.workitem.id.y : f32
  return
}
// -----
// rocdl.workitem.id.z
func.func @example() {
  %0 = rocdl.workitem.id.z : f32
  return
}
