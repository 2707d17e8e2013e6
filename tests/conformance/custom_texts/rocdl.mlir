module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = rocdl.cos %arg0 f64 {foo} -> f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = rocdl.cos %arg0 f16 {foo} -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = rocdl.exp %arg0 bf16 {foo} -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = rocdl.exp %arg0 bf16 {foo} -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = rocdl.exp2 %arg0 f32 {foo} -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = rocdl.exp2 %arg0 f32 {foo} -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = rocdl.log %arg0 f32 {foo} -> f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = rocdl.log %arg0 f32 {foo} -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = rocdl.rcp %arg0 f16 {foo} -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = rocdl.rcp %arg0 bf16 {foo} -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = rocdl.sin %arg0 f32 {foo} -> f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = rocdl.sin %arg0 f16 {foo} -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = rocdl.sqrt %arg0 bf16 {foo} -> f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = rocdl.sqrt %arg0 bf16 {foo} -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = rocdl.tanh %arg0 bf16 -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = rocdl.tanh %arg0 f16 {foo} -> bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = rocdl.ballot %arg0 : vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = rocdl.ballot %arg0 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.barrier.init %arg0 member_cnt = 0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.barrier.init %arg0 member_cnt = 4 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.barrier.join %arg0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier.leave id = 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier.leave id = 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.barrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.barrier {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.s.barrier.signal.isfirst id = 0 {foo} -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.s.barrier.signal.isfirst id = 1 {foo} -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier.signal id = 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier.signal id = 4 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.barrier.signal.var %arg0 member_cnt = 4 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.barrier.signal.var %arg0 member_cnt = 0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier.wait id = 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier.wait id = 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.dim.x {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.dim.x {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.dim.y {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.dim.y {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.dim.z {foo} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.dim.z {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.id.x {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.id.x {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.id.y {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.id.y {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.id.z {foo} : vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workgroup.id.z {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.cluster.id.x {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.cluster.id.x {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.cluster.id.y {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.cluster.id.y {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.cluster.id.z {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.cluster.id.z {foo} : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 1, 0, %arg2 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 1, 1, %arg2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 1, 4, %arg2 {alias_scopes = [], noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 1, 0, %arg2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 4, 4, %arg2 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 4, 4, %arg2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 1, 4, %arg2 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32):
    rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 4, 0, %arg2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.f32.bf8 %arg0[0] : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.f32.bf8 %arg0[0] : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.f32.fp8 {foo} %arg0[4] : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.f32.fp8 {foo} %arg0[1] : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i32):
    %0 = rocdl.cvt.pk.bf8.f32 {foo} %arg0, %arg1 -> %arg2[true] : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i32):
    %0 = rocdl.cvt.pk.bf8.f32 {foo} %arg0, %arg1 -> %arg2[true] : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.pk.f32.bf8 %arg0[false] : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.pk.f32.bf8 %arg0[true] : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.pk.f32.fp8 {foo} %arg0[true] : !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = rocdl.cvt.pk.f32.fp8 %arg0[false] : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i32):
    %0 = rocdl.cvt.pk.fp8.f32 {foo} %arg0, %arg1 -> %arg2[true] : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i32):
    %0 = rocdl.cvt.pk.fp8.f32 {foo} %arg0, %arg1 -> %arg2[true] : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = rocdl.cvt.pkrtz %arg0, %arg1 : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = rocdl.cvt.pkrtz {foo} %arg0, %arg1 : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.cvt.scale.pk8.bf16.fp4 {foo} %arg0, %arg1[1] : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.cvt.scale.pk8.bf16.fp4 {foo} %arg0, %arg1[4] : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.cvt.scale.pk8.f16.fp4 {foo} %arg0, %arg1[0] : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.cvt.scale.pk8.f16.fp4 {foo} %arg0, %arg1[4] : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.cvt.scale.pk8.f32.fp4 {foo} %arg0, %arg1[1] : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.cvt.scale.pk8.f32.fp4 {foo} %arg0, %arg1[0] : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.f16.bf8 {foo} %arg1[1], %arg2 -> %arg0[true] : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.f16.bf8 {foo} %arg1[4], %arg2 -> %arg0[false] : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.f16.fp8 {foo} %arg1[0], %arg2 -> %arg0[true] : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.f16.fp8 {foo} %arg1[4], %arg2 -> %arg0[false] : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.f32.bf8 {foo} %arg0[4], %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.f32.bf8 {foo} %arg0[1], %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.f32.fp8 {foo} %arg0[4], %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.f32.fp8 {foo} %arg0[0], %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg0, %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk8.fp4.bf16 {foo} %arg0, %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg0, %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk8.fp4.f16 {foo} %arg0, %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg0, %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk8.fp4.f32 {foo} %arg0, %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk.f16.bf8 {foo} %arg0[true], %arg1 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk.f16.bf8 {foo} %arg0[false], %arg1 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk.f16.fp4 {foo} %arg0[4], %arg1 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk.f16.fp4 {foo} %arg0[0], %arg1 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[false], %arg1 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = rocdl.cvt.scalef32.pk.f16.fp8 {foo} %arg0[true], %arg1 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32):
    %0 = rocdl.cvt.scalef32.pk.fp4.f16 {foo} %arg1, %arg2 -> %arg0[0] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32):
    %0 = rocdl.cvt.scalef32.pk.fp4.f16 {foo} %arg1, %arg2 -> %arg0[4] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.pk.fp4.f32 {foo} %arg1, %arg2, %arg3 -> %arg0[0] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.pk.fp4.f32 {foo} %arg1, %arg2, %arg3 -> %arg0[1] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.bf8.bf16 {foo} %arg1, %arg2, %arg3 -> %arg0[1] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.bf8.bf16 {foo} %arg1, %arg2, %arg3 -> %arg0[4] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.bf8.f16 {foo} %arg1, %arg2, %arg3 -> %arg0[0] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.bf8.f16 {foo} %arg1, %arg2, %arg3 -> %arg0[1] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.bf8.f32 {foo} %arg1, %arg2, %arg3 -> %arg0[0] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.bf8.f32 {foo} %arg1, %arg2, %arg3 -> %arg0[4] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.fp8.bf16 {foo} %arg1, %arg2, %arg3 -> %arg0[4] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.fp8.bf16 {foo} %arg1, %arg2, %arg3 -> %arg0[1] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.fp8.f16 {foo} %arg1, %arg2, %arg3 -> %arg0[0] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.fp8.f16 {foo} %arg1, %arg2, %arg3 -> %arg0[1] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.fp8.f32 {foo} %arg1, %arg2, %arg3 -> %arg0[0] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.fp8.f32 {foo} %arg1, %arg2, %arg3 -> %arg0[1] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg0, %arg1, %arg2 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 {foo} %arg0, %arg1, %arg2 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg0, %arg1, %arg2 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 {foo} %arg0, %arg1, %arg2 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg0, %arg1, %arg2 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32):
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 {foo} %arg0, %arg1, %arg2 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 {foo} %arg1, %arg2, %arg3 -> %arg0[1] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32):
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 {foo} %arg1, %arg2, %arg3 -> %arg0[0] : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: i32):
    %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[4] : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: i32):
    %0 = rocdl.cvt.sr.bf8.f32 {foo} %arg0, %arg1 -> %arg2[1] : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: i32):
    %0 = rocdl.cvt.sr.fp8.f32 {foo} %arg0, %arg1 -> %arg2[1] : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: i32):
    %0 = rocdl.cvt.sr.fp8.f32 {foo} %arg0, %arg1 -> %arg2[4] : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<4xindex>):
    %0 = rocdl.update.dpp %arg0, %arg1 with 4, 0, 0, true : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.update.dpp {foo} %arg0, %arg1 with 0, 1, 4, true : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i64):
    %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3>, i64 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i64):
    %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : !llvm.ptr<3>, i64 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.ds_bpermute %arg0, %arg1 {foo} : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr4.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr4.b64 %arg0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr6.b96 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr6.b96 %arg0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr8.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr8.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr16.b128 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.load.tr16.b128 %arg0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.ds_swizzle %arg0, %arg1 : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.ds_swizzle %arg0, %arg1 {foo} : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>):
    %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xf32>):
    %0 = rocdl.fmed3 %arg0, %arg1, %arg2 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr):
    rocdl.flat.prefetch %arg0, scope 1 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr):
    rocdl.flat.prefetch %arg0, scope 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.s.get.barrier.state id = 0 {foo} -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.s.get.barrier.state id = 1 {foo} -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.s.get.named.barrier.state %arg0 {foo} : !llvm.ptr<3> -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 0, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 0, 0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 4, 0 {alias_scopes = [], noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 1, 0 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 1, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 1, 4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 1, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 1, 4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.lds %arg0, %arg1, 1, 0, 4 {alias_scopes = [], noalias_scopes = [], tbaa = []}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>):
    rocdl.global.load.lds %arg0, %arg1, 0, 0, 1 {alias_scopes = [], noalias_scopes = [], tbaa = []}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr4.b64 %arg0 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<1> -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr4.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr6.b96 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr6.b96 %arg0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr.b64 %arg0 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<1> -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr.b128 %arg0 {alias_scopes = [], foo, noalias_scopes = []} : !llvm.ptr<1> -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = rocdl.global.load.tr.b128 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    rocdl.global.prefetch %arg0, scope 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    rocdl.global.prefetch %arg0, scope 1 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.grid.dim.x {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.grid.dim.x {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.grid.dim.y {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.grid.dim.y {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.grid.dim.z {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.grid.dim.z {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.iglp.opt 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.iglp.opt 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>):
    rocdl.load.to.lds %arg0, %arg1, 4, 0, 0 {alias_scopes = [], noalias_scopes = []} : <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>):
    rocdl.load.to.lds %arg0, %arg1, 0, 1, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: i16, %arg2: i64, %arg3: i32):
    %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 {foo} : <7> to <7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i16, %arg2: i64, %arg3: i32):
    %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : <6> to !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.mbcnt.hi %arg0, %arg1 {arg_attrs = [{}], res_attrs = [{}]} : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.mbcnt.hi %arg0, %arg1 {arg_attrs = [{}], foo, res_attrs = []} : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.mbcnt.lo %arg0, %arg1 {arg_attrs = [], res_attrs = [{}]} : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.mbcnt.lo %arg0, %arg1 {arg_attrs = [], foo, res_attrs = [{}]} : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>):
    %0 = rocdl.permlanex16 {foo} %arg0, %arg1, %arg2, %arg3, true, true : vector<[8]xi16>, vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xf32>):
    %0 = rocdl.permlanex16 {foo} %arg0, %arg1, %arg2, %arg3, false, false : vector<[4]xf32>, vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32):
    %0 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32):
    %0 = rocdl.raw.buffer.atomic.cmpswap {foo}(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = []} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32):
    rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {alias_scopes = [], noalias_scopes = [], tbaa = []}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32):
    rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %arg3 {alias_scopes = [], foo, noalias_scopes = []} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %arg3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32):
    rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %arg4 {alias_scopes = [], noalias_scopes = [], tbaa = []} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = rocdl.readfirstlane %arg0 {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = rocdl.readfirstlane %arg0 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.readlane %arg0, %arg1 : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = rocdl.readlane %arg0, %arg1 {foo} : (i32, i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.barrier {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.nop 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.nop {foo} 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.sleep {foo} 4
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.sleep {foo} 0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.waitcnt {foo} 4
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.waitcnt {foo} 1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.sched.barrier 1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.sched.barrier 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.sched.group.barrier 4, 0, 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.sched.group.barrier 1, 1, 4 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.setprio 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.setprio 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workitem.id.x {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workitem.id.x {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workitem.id.y : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workitem.id.y {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workitem.id.z {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.workitem.id.z {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.asynccnt 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.asynccnt 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.dscnt 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.dscnt 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.expcnt 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.expcnt 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.loadcnt 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.loadcnt 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.storecnt 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.storecnt 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.tensorcnt 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    rocdl.s.wait.tensorcnt 2 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    rocdl.s.wakeup.barrier %arg0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.wavefrontsize : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = rocdl.wavefrontsize {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr4.b64 %arg0 {alias_scopes = [], foo, noalias_scopes = []} : <3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr4.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr6.b96 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr6.b96 %arg0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr8.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr8.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr16.b64 %arg0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = rocdl.ds.read.tr16.b64 %arg0 {alias_scopes = [], foo, noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg1 : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.mfma.f32.4x4x2bf16 %arg0, %arg1 {foo} : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.4x4x2bf16 %arg0, %arg1 {foo} : (vector<8xi16>, vector<[16]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = rocdl.mfma.f32.4x4x4bf16.1k %arg0, %arg1 : (vector<4xf32>, vector<4xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = rocdl.mfma.f32.4x4x4bf16.1k %arg0, %arg1 : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.4x4x4f16 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.mfma.f32.4x4x4f16 %arg0, %arg1 {foo} : (vector<32xbf16>, vector<[8]xi16>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = rocdl.mfma.f32.16x16x1f32 %arg0 : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = rocdl.mfma.f32.16x16x1f32 %arg0 {foo} : (vector<4xi32>) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>):
    %0 = rocdl.mfma.f32.16x16x2bf16 %arg0, %arg1 : (vector<8xf16>, vector<8xf16>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = rocdl.mfma.f32.16x16x2bf16 %arg0, %arg1 {foo} : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.16x16x4bf16.1k %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
    %0 = rocdl.mfma.f32.16x16x4bf16.1k %arg0, %arg1 {foo} : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.16x16x4f16 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.16x16x4f16 %arg0, %arg1 {foo} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg1 {foo} : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = rocdl.mfma.f32.16x16x8.xf32 %arg0, %arg1 : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.16x16x8.xf32 %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.mfma.f32.16x16x8bf16 %arg0, %arg1 : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.mfma.f32.16x16x8bf16 %arg0, %arg1 {foo} : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = rocdl.mfma.f32.16x16x16bf16.1k %arg0, %arg1 {foo} : (vector<8xbf16>, vector<8xbf16>) -> !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.16x16x16bf16.1k %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = rocdl.mfma.f32.16x16x16f16 %arg0, %arg1 : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>):
    %0 = rocdl.mfma.f32.16x16x16f16 %arg0, %arg1 {foo} : (!llvm.ptr<6>, !llvm.ptr<6>) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg0, %arg1 : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg0, %arg1 : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg0, %arg1 {foo} : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg0, %arg1 {foo} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = rocdl.mfma.f32.16x16x32.bf16 %arg0, %arg1 : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = rocdl.mfma.f32.16x16x32.bf16 %arg0, %arg1 : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = rocdl.mfma.f32.16x16x32.f16 %arg0, %arg1 : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.f32.16x16x32.f16 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg1 : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg1 : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
    %0 = rocdl.mfma.f32.32x32x2bf16 %arg0, %arg1 : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = rocdl.mfma.f32.32x32x2bf16 %arg0, %arg1 {foo} : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg1 {foo} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.mfma.f32.32x32x4.xf32 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.f32.32x32x4.xf32 %arg0, %arg1 {foo} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.f32.32x32x4bf16 %arg0, %arg1 : (vector<[16]xi8>, vector<16xf32>) -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.32x32x4bf16 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.f32.32x32x4bf16.1k %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = rocdl.mfma.f32.32x32x4bf16.1k %arg0, %arg1 {foo} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = rocdl.mfma.f32.32x32x4f16 %arg0, %arg1 : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.32x32x4f16 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: i64):
    %0 = rocdl.mfma.f32.32x32x8bf16.1k %arg0, %arg1 : (vector<16xi1>, i64) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = rocdl.mfma.f32.32x32x8bf16.1k %arg0, %arg1 : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg1 : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg1 {foo} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>):
    %0 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg0, %arg1 : (!llvm.ptr<6>, !llvm.ptr<6>) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg0, %arg1 : (vector<16xi1>, vector<16xi1>) -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg0, %arg1 : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = rocdl.mfma.f32.32x32x16.bf16 %arg0, %arg1 : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.mfma.f32.32x32x16.bf16 %arg0, %arg1 {foo} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.32x32x16.f16 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.f32.32x32x16.f16 %arg0, %arg1 {foo} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg0, %arg1 : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xf32>):
    %0 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg0, %arg1 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg0, %arg1 : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<2xf64>):
    %0 = rocdl.mfma.f64.4x4x4f64 %arg0, %arg1 : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = rocdl.mfma.f64.4x4x4f64 %arg0, %arg1 : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.mfma.f64.16x16x4f64 %arg0, %arg1 : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = rocdl.mfma.f64.16x16x4f64 %arg0, %arg1 : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.i32.4x4x4i8 %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = rocdl.mfma.i32.4x4x4i8 %arg0, %arg1 {foo} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.i32.16x16x4i8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = rocdl.mfma.i32.16x16x4i8 %arg0, %arg1 : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.i32.16x16x16i8 %arg0, %arg1 {foo} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = rocdl.mfma.i32.16x16x16i8 %arg0, %arg1 {foo} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>):
    %0 = rocdl.mfma.i32.16x16x32.i8 %arg0, %arg1 : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.mfma.i32.16x16x32.i8 %arg0, %arg1 {foo} : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.i32.16x16x64.i8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.mfma.i32.16x16x64.i8 %arg0, %arg1 {foo} : (vector<4xf32>, vector<[4]xi32>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.mfma.i32.32x32x4i8 %arg0, %arg1 {foo} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.mfma.i32.32x32x4i8 %arg0, %arg1 {foo} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>):
    %0 = rocdl.mfma.i32.32x32x8i8 %arg0, %arg1 : (!llvm.ptr<6>, !llvm.ptr<6>) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xf32>):
    %0 = rocdl.mfma.i32.32x32x8i8 %arg0, %arg1 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.mfma.i32.32x32x16.i8 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.mfma.i32.32x32x16.i8 %arg0, %arg1 {foo} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = rocdl.mfma.i32.32x32x32.i8 %arg0, %arg1 : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
    %0 = rocdl.mfma.i32.32x32x32.i8 %arg0, %arg1 {foo} : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1 : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>):
    %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1 : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg0, %arg1 : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg0, %arg1 {foo} : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = rocdl.smfmac.f32.16x16x32.bf16 %arg0, %arg1 : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.smfmac.f32.16x16x32.bf16 %arg0, %arg1 : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.smfmac.f32.16x16x32.f16 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = rocdl.smfmac.f32.16x16x32.f16 %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg0, %arg1 : (vector<8xi16>, vector<8xi16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg0, %arg1 : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = rocdl.smfmac.f32.16x16x64.bf16 %arg0, %arg1 : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>):
    %0 = rocdl.smfmac.f32.16x16x64.bf16 %arg0, %arg1 {foo} : (vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = rocdl.smfmac.f32.16x16x64.f16 %arg0, %arg1 : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = rocdl.smfmac.f32.16x16x64.f16 %arg0, %arg1 {foo} : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<4xi8>):
    %0 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg0, %arg1 {foo} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>):
    %0 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg0, %arg1 {foo} : (!llvm.ptr<1>, !llvm.ptr<1>) -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg0, %arg1 : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg0, %arg1 {foo} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg0, %arg1 {foo} : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg0, %arg1 {foo} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg0, %arg1 {foo} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg0, %arg1 : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<4xindex>):
    %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg0, %arg1 : (vector<4xindex>, vector<4xindex>) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>):
    %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg0, %arg1 {foo} : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg0, %arg1 : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>):
    %0 = rocdl.smfmac.f32.32x32x16.bf16 %arg0, %arg1 : (!llvm.ptr<6>, !llvm.ptr<6>) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = rocdl.smfmac.f32.32x32x16.bf16 %arg0, %arg1 : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = rocdl.smfmac.f32.32x32x16.f16 %arg0, %arg1 : (vector<[4]xi1>, vector<[4]xi1>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = rocdl.smfmac.f32.32x32x16.f16 %arg0, %arg1 : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg0, %arg1 : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg0, %arg1 {foo} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.smfmac.f32.32x32x32.bf16 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
    %0 = rocdl.smfmac.f32.32x32x32.bf16 %arg0, %arg1 {foo} : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.f32.32x32x32.f16 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.smfmac.f32.32x32x32.f16 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg0 {foo} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg0, %arg1 : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg0, %arg1 {foo} : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg0, %arg1 : (vector<8xf64>, vector<8xf64>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<[4]xi1>):
    %0 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg0, %arg1 {foo} : (vector<4xindex>, vector<[4]xi1>) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg0, %arg1 : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<4xindex>):
    %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg0, %arg1 : (vector<4xindex>, vector<4xindex>) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<4xindex>):
    %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg0, %arg1 : (vector<2xf64>, vector<4xindex>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg0, %arg1 : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg0, %arg1 : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg0, %arg1 : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>):
    %0 = rocdl.smfmac.i32.16x16x64.i8 %arg0, %arg1 : (vector<4xi32>, vector<16xi8>) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.i32.16x16x64.i8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = rocdl.smfmac.i32.16x16x128.i8 %arg0, %arg1 : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = rocdl.smfmac.i32.16x16x128.i8 %arg0, %arg1 : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.i32.32x32x32.i8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = rocdl.smfmac.i32.32x32x32.i8 %arg0, %arg1 {foo} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = rocdl.smfmac.i32.32x32x64.i8 %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xf32>):
    %0 = rocdl.smfmac.i32.32x32x64.i8 %arg0, %arg1 {foo} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {opsel = true} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {foo, opsel = true} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<32xbf16>, %arg2: vector<8xbf16>):
    %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 2 : i16, signA = true, signB = true} : (vector<8xbf16>, vector<32xbf16>, vector<8xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>):
    %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true, reuseB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<32xbf16>, %arg2: vector<4xf32>):
    %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 2 : i16, signA = true, signB = true} : (vector<8xbf16>, vector<32xbf16>, vector<4xf32>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<8xbf16>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, signA = true} : (vector<32xbf16>, vector<8xbf16>, vector<16xf32>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 {opsel = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: vector<2xf16>):
    %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 {opsel = true} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, reuseB = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<16xi8>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true} : (vector<[8]xi16>, vector<16xi8>, vector<8xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<16xi1>, %arg2: vector<2xf16>):
    %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {foo, reuseA = true, reuseB = true} : (vector<[4]xi8>, vector<16xi1>, vector<2xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<16xi8>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true} : (vector<4xi8>, vector<16xi8>, vector<8xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<[16]xi1>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true} : (vector<2xi64>, vector<[16]xi1>, vector<8xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<[4]xi1>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {foo, reuseA = true} : (vector<4xi8>, vector<[4]xi1>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<[4]xi8>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {reuseA = true, reuseB = true} : (vector<16xi1>, vector<[4]xi8>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true} : (vector<[4]xi1>, vector<[4]xi1>, vector<8xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<16xi8>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, reuseB = true} : (vector<2xi64>, vector<16xi8>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true} : (vector<[16]xi1>, vector<[4]xi32>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<2xi64>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true, reuseB = true} : (vector<4xi8>, vector<2xi64>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: i32, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true, reuseB = true} : (vector<[16]xi1>, i32, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<[16]xi8>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, reuseB = true} : (vector<16xi1>, vector<[16]xi8>, vector<8xf16>) -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<8xi16>, %arg2: vector<2xf16>):
    %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {reuseA = true} : (vector<[16]xi8>, vector<8xi16>, vector<2xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<16xi8>, %arg2: f16):
    %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, reuseB = true} : (vector<[4]xi1>, vector<16xi8>, f16) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: vector<[8]xi16>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, reuseB = true} : (i16, vector<[8]xi16>, vector<8xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<2xi64>, %arg2: vector<8xf16>):
    %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true} : (vector<[8]xi16>, vector<2xi64>, vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>):
    %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseB = true, signA = true} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>):
    %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<16xi8>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (vector<8xi16>, vector<16xi8>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<4xi32>, %arg2: vector<8xf32>):
    %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (vector<[4]xi1>, vector<4xi32>, vector<8xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (vector<[16]xi1>, vector<[16]xi1>, vector<16xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (vector<[4]xi32>, vector<[4]xi8>, vector<[4]xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<16xi8>, %arg2: vector<8xf32>):
    %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 {foo} : (vector<[16]xi1>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi8>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (vector<[16]xi1>, vector<[16]xi8>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<2xf16>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (vector<8xf16>, vector<2xf16>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 {foo} : (vector<8xf16>, vector<8xf16>, vector<[4]xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<[4]xi8>, %arg2: vector<4xf32>):
    %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (vector<16xi8>, vector<[4]xi8>, vector<4xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<2xi1>, %arg2: vector<4xf32>):
    %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (vector<[16]xi1>, vector<2xi1>, vector<4xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<4xi32>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (vector<2xi1>, vector<4xi32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<8xf32>):
    %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 {foo} : (vector<[8]xi16>, vector<[8]xi16>, vector<8xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<32xbf16>, %arg2: vector<8xf32>):
    %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, reuseB = true} : (vector<8xbf16>, vector<32xbf16>, vector<8xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<32xbf16>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true, signB = true} : (vector<8xbf16>, vector<32xbf16>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<2xf16>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true, signA = true} : (vector<8xf16>, vector<2xf16>, vector<[4]xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<2xf16>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 {foo, reuseA = true, reuseB = true, signA = true} : (vector<8xf16>, vector<2xf16>, vector<16xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<[8]xi16>, %arg2: vector<4xf32>):
    %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseB = true} : (vector<16xi1>, vector<[8]xi16>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi1>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true} : (vector<[4]xi32>, vector<[16]xi1>, vector<16xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<8xi16>, %arg2: vector<8xf32>):
    %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16} : (vector<[4]xi32>, vector<8xi16>, vector<8xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: ui8, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true, reuseB = true} : (vector<[4]xi1>, ui8, vector<16xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<16xi8>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {reuseA = true} : (vector<[16]xi8>, vector<16xi8>, vector<16xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16} : (vector<2xi64>, vector<2xi64>, vector<[4]xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<2xi64>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true} : (vector<[8]xi16>, vector<2xi64>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true} : (vector<[16]xi1>, vector<[4]xi32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<2xi64>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {reuseA = true, reuseB = true} : (vector<[16]xi1>, vector<2xi64>, vector<16xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: vector<[4]xi1>, %arg2: vector<8xf32>):
    %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true, reuseB = true} : (si32, vector<[4]xi1>, vector<8xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<4xi8>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true} : (vector<[4]xi1>, vector<4xi8>, vector<[4]xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<16xi8>, %arg2: vector<4xf32>):
    %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true} : (vector<[16]xi8>, vector<16xi8>, vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<[8]xi16>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseB = true} : (vector<8xi16>, vector<[8]xi16>, vector<16xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {foo, modC = 2 : i16, reuseA = true} : (vector<8xi16>, vector<[4]xi1>, vector<[4]xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<2xi64>, %arg2: vector<16xf32>):
    %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true} : (vector<8xi16>, vector<2xi64>, vector<16xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>):
    %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseA = true} : (vector<16xi8>, vector<[4]xi32>, vector<[4]xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 {clamp = true, foo, signB = true} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 {clamp = true, foo, signA = true, signB = true} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi1>, %arg2: vector<[4]xi8>):
    %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 {clamp = true, foo, signA = true} : (vector<[16]xi8>, vector<[16]xi1>, vector<[4]xi8>) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 {signA = true} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>):
    %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 {clamp = true, reuseA = true, signA = true} : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 {foo, reuseB = true, signA = true, signB = true} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: i1, %arg2: vector<16xf32>, %arg3: i64, %arg4: i64):
    %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 4 : i32, fmtB = 1 : i32, modC = 2 : i16, reuseB = true, scaleBType = 4 : i32} : (vector<[4]xi32>, i1, vector<16xf32>, i64, i64) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<4xf32>, %arg3: i64, %arg4: i64):
    %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtB = 1 : i32, modC = 2 : i16, reuseB = true, scaleAType = 4 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<4xf32>, i64, i64) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<16xi8>, %arg2: vector<16xf32>, %arg3: i64, %arg4: i64):
    %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {foo, modC = 2 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32} : (vector<[4]xi8>, vector<16xi8>, vector<16xf32>, i64, i64) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<[8]xi16>, %arg2: vector<8xf32>, %arg3: i64, %arg4: i64):
    %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, foo, modC = 2 : i16, reuseA = true} : (vector<2xi64>, vector<[8]xi16>, vector<8xf32>, i64, i64) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>, %arg3: i32, %arg4: i32):
    %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleB = 1 : i32, modC = 2 : i16, reuseA = true, scaleAType = 4 : i32, scaleBType = 4 : i32} : (vector<[4]xi8>, vector<[4]xi32>, vector<[4]xf32>, i32, i32) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<16xi1>, %arg2: vector<16xf32>, %arg3: i32, %arg4: i32):
    %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 4 : i32, fmtScaleB = 1 : i32, modC = 2 : i16, reuseA = true, reuseB = true, scaleAType = 4 : i32} : (vector<[8]xi16>, vector<16xi1>, vector<16xf32>, i32, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<[16]xi1>, %arg2: vector<8xf32>, %arg3: i32, %arg4: i32):
    %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleB = 1 : i32, modC = 2 : i16, reuseB = true, scaleAType = 4 : i32} : (vector<2xi64>, vector<[16]xi1>, vector<8xf32>, i32, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<4xi32>, %arg2: vector<8xf32>, %arg3: i32, %arg4: i32):
    %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 2 : i16, reuseB = true, scaleBType = 1 : i32} : (vector<2xi64>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  }) : () -> ()
}
