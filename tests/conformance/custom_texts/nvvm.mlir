module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.aggr.smem.size : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.aggr.smem.size {foo} : !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.barrier0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.barrier0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    nvvm.barrier.arrive id = %arg0 number_of_threads = %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    nvvm.barrier.arrive id = %arg0 number_of_threads = %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    nvvm.barrier id = %arg0 number_of_threads = %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = nvvm.barrier id = %arg0 number_of_threads = %arg1 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ntid.x : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ntid.x {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ntid.y {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ntid.y {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ntid.z {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ntid.z {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ctaid.x {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ctaid.x {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ctaid.y {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ctaid.y {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ctaid.z {foo} : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.ctaid.z {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x {foo} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.breakpoint
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.breakpoint {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i64):
    nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i64):
    nvvm.st.bulk %arg0, size = %arg1 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clock64 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clock64 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clock {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clock {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cluster.arrive {aligned}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cluster.arrive {aligned, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cluster.arrive.relaxed {aligned}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cluster.arrive.relaxed {aligned, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctarank : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctarank {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.z {foo} : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.z {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nclusterid.x {foo} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nclusterid.x {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nclusterid.y {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nclusterid.y {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nclusterid.z : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nclusterid.z {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctarank {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.cluster.ctarank {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clusterid.x {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clusterid.x {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clusterid.y {foo} : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clusterid.y {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clusterid.z {foo} : !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.clusterid.z {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>):
    nvvm.clusterlaunchcontrol.try.cancel multicast, %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>):
    nvvm.clusterlaunchcontrol.try.cancel multicast, %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cluster.wait {aligned}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cluster.wait {aligned, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i32):
    %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1, %arg2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = nvvm.convert.float.to.tf32 %arg0 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.bulk.commit.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.bulk.commit.group {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i16):
    nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 multicast_mask = %arg4 {foo} : !llvm.ptr<7>, <1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i16, %arg5: i64):
    nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 multicast_mask = %arg4 l2_cache_hint = %arg5 : !llvm.ptr<7>, <1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: i32):
    nvvm.cp.async.bulk.prefetch %arg0, %arg1 {foo} : <1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: i64):
    nvvm.cp.async.bulk.prefetch %arg0, %arg1 l2_cache_hint = %arg2 : <1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64, %arg4: i16):
    nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 l2_cache_hint = %arg3 byte_mask = %arg4 : <1>, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64, %arg4: i16):
    nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 l2_cache_hint = %arg3 byte_mask = %arg4 {foo} : <1>, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i32):
    nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 : <7>, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i32):
    nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 {foo} : <7>, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr, %arg2: i32, %arg3: !llvm.ptr<3>, %arg4: i16, %arg5: i1):
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg3, box[%arg2] multicast_mask = %arg4 predicate = %arg5 {foo} : !llvm.ptr<7>, !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr, %arg2: i32, %arg3: !llvm.ptr<3>, %arg4: i16, %arg5: i64, %arg6: i1):
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg3, box[%arg2] multicast_mask = %arg4 l2_cache_hint = %arg5 predicate = %arg6 {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i64):
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1, %arg2] l2_cache_hint = %arg3 : !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64):
    nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2] l2_cache_hint = %arg3 {foo, redKind = #nvvm.tma_redux_kind<max>} : <6>, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i64):
    nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3] l2_cache_hint = %arg4 {redKind = #nvvm.tma_redux_kind<add>} : <6>, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i1):
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3], predicate = %arg4 : !llvm.ptr, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i64):
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3] l2_cache_hint = %arg4 : !llvm.ptr, <3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.bulk.wait_group 1 {read}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.bulk.wait_group 4 {foo, read}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.commit.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.commit.group {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    nvvm.cp.async.mbarrier.arrive %arg0 {noinc = true} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    nvvm.cp.async.mbarrier.arrive %arg0 {foo, noinc = true} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
    nvvm.cp.async.shared.global %arg0, %arg1, 4, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.wait.group 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.cp.async.wait.group 4 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>, %arg2: i32):
    %0 = nvvm.dot.accumulate.4way %arg0 <signed>, %arg1 <unsigned>, %arg2 {foo} : vector<[4]xi8>, vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>, %arg2: i32):
    %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 {foo} : vector<[4]xi8>, vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.dynamic.smem.size {foo} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.dynamic.smem.size {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = nvvm.elect.sync %arg0 -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = nvvm.elect.sync %arg0 {foo} -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg0 {foo} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg0 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg1 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg2 {foo} : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg2 {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg3 {foo} : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg3 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg4 {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg4 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg5 {foo} : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg5 {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg6 {foo} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg6 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg7 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg7 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg8 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg8 {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg9 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg9 {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg10 {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg10 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg11 : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg11 : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg12 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg12 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg13 {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg13 {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg14 {foo} : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg14 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg15 {foo} : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg15 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg16 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg16 {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg17 {foo} : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg17 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg18 : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg18 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg19 {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg19 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg20 : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg20 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg21 {foo} : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg21 {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg22 {foo} : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg22 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg23 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg23 {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg24 {foo} : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg24 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg25 {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg25 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg26 : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg26 {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg27 {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg27 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg28 : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg28 {foo} : !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg29 : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg29 {foo} : !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg30 {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg30 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg31 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.envreg31 {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.exit
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.exit {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.mbarrier.init
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.mbarrier.init {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    nvvm.fence.proxy.acquire <cluster> %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    nvvm.fence.proxy.acquire <cta> %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.proxy.release <gpu> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.proxy.release <cluster> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.sc.cluster
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.sc.cluster {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.fence.sync_restrict {foo, order = #nvvm.mem_order<release>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.globaltimer.lo {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.globaltimer.lo {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.globaltimer {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.globaltimer {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nctaid.x : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nctaid.x {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nctaid.y {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nctaid.y {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nctaid.z {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nctaid.z {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.gridid {foo} : !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.gridid {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.griddepcontrol  wait {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.griddepcontrol  launch_dependents
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: tensor<4x4xf32>, %arg2: i1):
    %0 = nvvm.inline_ptx "" ro(%arg0 : !llvm.ptr<3>) rw(%arg1 : tensor<4x4xf32>), predicate = %arg2 -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: ui8):
    %0:2 = nvvm.inline_ptx "fence" ro(%arg0, %arg1 : vector<[4]xf32>, vector<[4]xf32>) rw(%arg2 : ui8) -> tensor<4xf32>, !nvgpu.mbarrier.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.laneid {foo} : vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.laneid {foo} : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.eq : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.eq : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.ge {foo} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.ge {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.gt {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.gt {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.le {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.le {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.lt {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.lanemask.lt {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 {foo, relaxed = true} : !llvm.ptr<3>, i32 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 {foo} : !llvm.ptr, i32 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 {foo} : !llvm.ptr<3>, i32 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = nvvm.mbarrier.arrive_drop %arg0 {foo, relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mbarrier.arrive_drop %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1):
    nvvm.mbarrier.arrive.expect_tx %arg0, %arg1, predicate = %arg2 : !llvm.ptr, i32, i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 {relaxed = true} : !llvm.ptr<3>, i32 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 {foo} : !llvm.ptr, i32 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 {foo} : !llvm.ptr<3>, i32 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mbarrier.arrive %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    nvvm.mbarrier.arrive %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: i32):
    nvvm.mbarrier.complete_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: i32):
    nvvm.mbarrier.complete_tx %arg0, %arg1 {foo, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    nvvm.mbarrier.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    nvvm.mbarrier.expect_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1):
    nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 {foo} : !llvm.ptr, i32, i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1):
    nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    nvvm.mbarrier.inval %arg0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32):
    %0 = nvvm.mbarrier.try_wait %arg0, %arg1, %arg2 {relaxed = true} : !llvm.ptr, i32, i32 -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32):
    %0 = nvvm.mbarrier.try_wait %arg0, %arg1, %arg2 {relaxed = true} : !llvm.ptr<3>, i32, i32 -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32):
    nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32):
    nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 {foo} : !llvm.ptr<3>, i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = nvvm.mapa %arg0, %arg1 {foo} : !llvm.ptr -> !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
    %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr<3> -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = nvvm.match.sync  any %arg0, %arg1 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i64):
    %0 = nvvm.match.sync  any %arg0, %arg1 : i64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.memory.barrier <cta> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.memory.barrier <cluster> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    nvvm.nanosleep %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    nvvm.nanosleep {foo} %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.pmevent {foo} id = 1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.pmevent {foo} mask = 2
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = nvvm.prmt <f4e> %arg2, %arg0, %arg1 {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = nvvm.prmt <b4e> %arg2, %arg0, %arg1 {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i1):
    nvvm.prefetch tensormap, %arg0, predicate = %arg1 : !llvm.ptr, i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    nvvm.prefetch level =  L2, evict_priority =  evict_last, %arg0 : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = nvvm.rcp.approx.ftz.f %arg0 {foo} : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = nvvm.redux.sync  min %arg0, %arg1 {foo} : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = nvvm.redux.sync  umin %arg0, %arg1 {foo} : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = nvvm.shfl.sync  up %arg0, %arg1, %arg2, %arg3 {foo} : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nsmid {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nsmid {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.smid {foo} : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.smid {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    nvvm.bar.warp.sync %arg0 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    nvvm.bar.warp.sync %arg0 {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i32):
    nvvm.tcgen05.alloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: i32):
    nvvm.tcgen05.alloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<8>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i16):
    nvvm.tcgen05.commit %arg0, multicast_mask = %arg1 {foo} : !llvm.ptr<6>, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i16):
    nvvm.tcgen05.commit %arg0, multicast_mask = %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64):
    nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64):
    nvvm.tcgen05.cp %arg0, %arg1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i32):
    nvvm.tcgen05.dealloc %arg0, %arg1 {foo} : !llvm.ptr<6>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i32):
    nvvm.tcgen05.dealloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.tcgen05.fence <after> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.tcgen05.fence <before> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64):
    %0 = nvvm.tcgen05.ld %arg0, %arg1 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64):
    %0 = nvvm.tcgen05.ld %arg0, %arg1 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>):
    nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>):
    nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, foo, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64):
    nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 scale = %arg5 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64):
    nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 scale = %arg5 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>):
    nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>):
    nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, foo, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64, %arg7: vector<2x2xi32>):
    nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 scale = %arg6 mask = %arg7 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<2x2xi32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64, %arg7: vector<2x2xi32>):
    nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 scale = %arg6 mask = %arg7 {collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<2x2xi32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64):
    nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64):
    nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b3>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>):
    nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64):
    nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i8, %arg4: i1, %arg5: i8):
    %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i8, %arg4: i1, %arg5: i8):
    %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) {foo} : (i32, i32, i32, i8, i1, i8) -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.tcgen05.relinquish_alloc_permit {foo, group = #nvvm.cta_group<cta_2>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    nvvm.tcgen05.shift %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    nvvm.tcgen05.shift %arg0 {foo, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: vector<4xi32>, %arg2: i64):
    nvvm.tcgen05.st %arg0, %arg1, %arg2 unpack {foo, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: vector<[4]xi32>, %arg2: i64):
    nvvm.tcgen05.st %arg0, %arg1, %arg2 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.tcgen05.wait <load> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.tcgen05.wait <store> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.tid.x {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.tid.x {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.tid.y {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.tid.y {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.tid.z {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.tid.z {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.total.smem.size {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.total.smem.size {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i1):
    %0 = nvvm.vote.sync  all %arg0, %arg1 {foo} -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i1):
    %0 = nvvm.vote.sync  uni %arg0, %arg1 {foo} -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nwarpid {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.nwarpid {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.warpid : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.warpid {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.warpsize {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvvm.read.ptx.sreg.warpsize {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.wgmma.fence.aligned
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.wgmma.fence.aligned {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.wgmma.commit.group.sync.aligned
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.wgmma.commit.group.sync.aligned {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.wgmma.wait.group.sync.aligned {foo} 0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    nvvm.wgmma.wait.group.sync.aligned {foo} 8
  }) : () -> ()
}
