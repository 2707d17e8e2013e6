// nvvm.bar.warp.sync
func.func @example(%mask: i32) {
  nvvm.bar.warp.sync %mask : i32
  return
}
// -----
// nvvm.barrier
func.func @example(%barrierId: i32) {
  %0 = nvvm.barrier id = %barrierId -> i32
  return
}
// -----
// nvvm.barrier.arrive
func.func @example(%numberOfThreads: i32) {
  nvvm.barrier.arrive number_of_threads = %numberOfThreads
  return
}
// -----
// nvvm.barrier0
func.func @example() {
  nvvm.barrier0
  return
}
// -----
// nvvm.breakpoint
func.func @example() {
  nvvm.breakpoint
  return
}
// -----
// nvvm.cluster.arrive
func.func @example() {
  nvvm.cluster.arrive
  return
}
// -----
// nvvm.cluster.arrive.relaxed
func.func @example() {
  nvvm.cluster.arrive.relaxed
  return
}
// -----
// nvvm.cluster.wait
func.func @example() {
  nvvm.cluster.wait
  return
}
// -----
// nvvm.clusterlaunchcontrol.query.cancel
func.func @example(%try_cancel_response: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %try_cancel_response : i32
  return
}
// -----
// nvvm.clusterlaunchcontrol.try.cancel
func.func @example(%smemAddress: !llvm.ptr<3>, %mbarrier: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel %smemAddress, %mbarrier
  return
}
// -----
// nvvm.convert.bf16x2.to.f8x2
func.func @example(%a: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
  return
}
// -----
// nvvm.convert.f16x2.to.f8x2
func.func @example(%a: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  return
}
// -----
// nvvm.convert.f32x2.to.bf16x2
func.func @example(%src_hi: f32, %src_lo: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %src_hi, %src_lo {relu = true, rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  return
}
// -----
// nvvm.convert.f32x2.to.f16x2
func.func @example(%src_hi: f32, %src_lo: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %src_hi, %src_lo {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  return
}
// -----
// nvvm.convert.f32x2.to.f4x2
func.func @example(%a: f32, %b: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %a, %b {relu = true} : i8(f4E2M1FN)
  return
}
// -----
// nvvm.convert.f32x2.to.f6x2
func.func @example(%a: f32, %b: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a, %b : vector<2xi8>(f6E3M2FN)
  return
}
// -----
// nvvm.convert.f32x2.to.f8x2
func.func @example(%a: f32, %b: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %b {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E5M2)
  return
}
// -----
// nvvm.convert.f32x4.to.f4x4
func.func @example(%src: vector<4xf32>, %rbits: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %src, %rbits : vector<4xf32> -> i16(f4E2M1FN)
  return
}
// -----
// nvvm.convert.f32x4.to.f6x4
func.func @example(%src: vector<4xf32>, %rbits: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %src, %rbits {relu = true} : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  return
}
// -----
// nvvm.convert.f32x4.to.f8x4
func.func @example(%src: vector<4xf32>, %rbits: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %src, %rbits : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  return
}
// -----
// nvvm.convert.f4x2.to.f16x2
func.func @example(%src: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %src : i8(f4E2M1FN) -> vector<2xf16>
  return
}
// -----
// nvvm.convert.f6x2.to.f16x2
func.func @example(%src: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %src : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
  return
}
// -----
// nvvm.convert.f8x2.to.bf16x2
func.func @example(%src: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %src : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  return
}
// -----
// nvvm.convert.f8x2.to.f16x2
func.func @example(%src: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %src {relu = true} : vector<2xi8>(f8E5M2) -> vector<2xf16>
  return
}
// -----
// nvvm.convert.float.to.tf32
func.func @example(%src: f32) {
  %0 = nvvm.convert.float.to.tf32 %src {rnd = #nvvm.fp_rnd_mode<rna>}
  return
}
// -----
// nvvm.cp.async.bulk.commit.group
func.func @example() {
  nvvm.cp.async.bulk.commit.group
  return
}
// -----
// nvvm.cp.async.bulk.global.shared.cta
func.func @example(%dstMem: !llvm.ptr<1>, %srcMem: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.global.shared.cta %dstMem, %srcMem, %size : <1>, <3>
  return
}
// -----
// nvvm.cp.async.bulk.prefetch
func.func @example(%srcMem: !llvm.ptr<1>, %size: i32) {
  nvvm.cp.async.bulk.prefetch %srcMem, %size : <1>
  return
}
// -----
// nvvm.cp.async.bulk.shared.cluster.global
func.func @example(%dstMem: !llvm.ptr<3>, %srcMem: !llvm.ptr<1>, %mbar: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %dstMem, %srcMem, %mbar, %size : !llvm.ptr<3>, <1>
  return
}
// -----
// nvvm.cp.async.bulk.shared.cluster.shared.cta
func.func @example(%dstMem: !llvm.ptr<7>, %srcMem: !llvm.ptr<3>, %mbar: !llvm.ptr<3>, %size: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %dstMem, %srcMem, %mbar, %size : <7>, <3>
  return
}
// -----
// nvvm.cp.async.bulk.tensor.global.shared.cta
func.func @example(%tmaDescriptor: !llvm.ptr, %srcMem: !llvm.ptr<3>, %coordinates: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %tmaDescriptor, %srcMem, box[%coordinates] : !llvm.ptr, <3>
  return
}
// -----
// nvvm.cp.async.bulk.tensor.prefetch
func.func @example(%tmaDescriptor: !llvm.ptr, %coordinates: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %tmaDescriptor, box[%coordinates] : !llvm.ptr
  return
}
// -----
// nvvm.cp.async.bulk.tensor.reduce
func.func @example(%tmaDescriptor: !llvm.ptr<3>, %srcMem: !llvm.ptr<3>, %coordinates: i32) {
  nvvm.cp.async.bulk.tensor.reduce %tmaDescriptor, %srcMem, box[%coordinates] {redKind = #nvvm.tma_redux_kind<or>} : <3>, <3>
  return
}
// -----
// nvvm.cp.async.bulk.tensor.shared.cluster.global
func.func @example(%dstMem: !llvm.ptr<7>, %tmaDescriptor: !llvm.ptr, %coordinates: i32, %mbar: !llvm.ptr<3>, %multicastMask: i16, %predicate: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dstMem, %tmaDescriptor, %mbar, box[%coordinates] multicast_mask = %multicastMask predicate = %predicate : !llvm.ptr<7>, !llvm.ptr
  return
}
// -----
// nvvm.cp.async.bulk.wait_group
func.func @example() {
  nvvm.cp.async.bulk.wait_group 0
  return
}
// -----
// nvvm.cp.async.commit.group
func.func @example() {
  nvvm.cp.async.commit.group
  return
}
// -----
// nvvm.cp.async.mbarrier.arrive
func.func @example(%addr: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %addr : !llvm.ptr
  return
}
// -----
// nvvm.cp.async.shared.global
func.func @example(%dst: !llvm.ptr<3>, %src: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %dst, %src, 4, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  return
}
// -----
// nvvm.cp.async.wait.group
func.func @example() {
  nvvm.cp.async.wait.group 0
  return
}
// -----
// nvvm.dot.accumulate.2way
func.func @example(%a: vector<2xi16>, %b: vector<4xi8>, %c: i32) {
  %0 = nvvm.dot.accumulate.2way %a <unsigned>, %b <signed>, %c {b_hi = true} : vector<2xi16>, vector<4xi8>
  return
}
// -----
// nvvm.dot.accumulate.4way
func.func @example(%a: vector<4xi8>, %b: vector<4xi8>, %c: i32) {
  %0 = nvvm.dot.accumulate.4way %a <unsigned>, %b <signed>, %c : vector<4xi8>, vector<4xi8>
  return
}
// -----
// nvvm.elect.sync
func.func @example() {
  %0 = nvvm.elect.sync -> i1
  return
}
// -----
// nvvm.exit
func.func @example() {
  nvvm.exit
  return
}
// -----
// nvvm.fence.mbarrier.init
func.func @example() {
  nvvm.fence.mbarrier.init
  return
}
// -----
// nvvm.fence.proxy
func.func @example() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  return
}
// -----
// nvvm.fence.proxy.acquire
func.func @example(%addr: !llvm.ptr, %size: i32) {
  nvvm.fence.proxy.acquire <cta> %addr, %size
  return
}
// -----
// nvvm.fence.proxy.release
func.func @example() {
  nvvm.fence.proxy.release <cta>
  return
}
// -----
// nvvm.fence.proxy.sync_restrict
func.func @example() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  return
}
// -----
// nvvm.fence.sc.cluster
func.func @example() {
  nvvm.fence.sc.cluster
  return
}
// -----
// nvvm.fence.sync_restrict
func.func @example() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  return
}
// -----
// nvvm.griddepcontrol
func.func @example() {
  nvvm.griddepcontrol  wait
  return
}
// -----
// nvvm.inline_ptx
func.func @example(%readWriteArgs: i1) {
  nvvm.inline_ptx "" rw(%readWriteArgs : i1)
  return
}
// -----
// nvvm.ldmatrix
func.func @example(%ptr: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %ptr {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
// nvvm.mapa
func.func @example(%a: !llvm.ptr, %b: i32) {
  %0 = nvvm.mapa %a, %b : !llvm.ptr -> !llvm.ptr
  return
}
// -----
// nvvm.match.sync
func.func @example(%thread_mask: i32, %val: i32) {
  %0 = nvvm.match.sync  any %thread_mask, %val : i32 -> i32
  return
}
// -----
// nvvm.mbarrier.arrive
func.func @example(%addr: !llvm.ptr) {
  nvvm.mbarrier.arrive %addr : !llvm.ptr
  return
}
// -----
// nvvm.mbarrier.arrive.expect_tx
func.func @example(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.arrive.expect_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}
// -----
// nvvm.mbarrier.arrive.nocomplete
func.func @example(%addr: !llvm.ptr, %count: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %addr, %count : !llvm.ptr, i32 -> i64
  return
}
// -----
// nvvm.mbarrier.arrive_drop
func.func @example(%addr: !llvm.ptr) {
  %0 = nvvm.mbarrier.arrive_drop %addr : !llvm.ptr -> i64
  return
}
// -----
// nvvm.mbarrier.arrive_drop.expect_tx
func.func @example(%addr: !llvm.ptr, %txcount: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %addr, %txcount : !llvm.ptr, i32
  return
}
// -----
// nvvm.mbarrier.arrive_drop.nocomplete
func.func @example(%addr: !llvm.ptr, %count: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %addr, %count : !llvm.ptr, i32 -> i64
  return
}
// -----
// nvvm.mbarrier.complete_tx
func.func @example(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.complete_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}
// -----
// nvvm.mbarrier.expect_tx
func.func @example(%addr: !llvm.ptr<3>, %txcount: i32) {
  nvvm.mbarrier.expect_tx %addr, %txcount : !llvm.ptr<3>, i32
  return
}
// -----
// nvvm.mbarrier.init
func.func @example(%addr: !llvm.ptr, %count: i32) {
  nvvm.mbarrier.init %addr, %count : !llvm.ptr, i32
  return
}
// -----
// nvvm.mbarrier.inval
func.func @example(%addr: !llvm.ptr) {
  nvvm.mbarrier.inval %addr : !llvm.ptr
  return
}
// -----
// nvvm.mbarrier.test.wait
func.func @example(%addr: !llvm.ptr, %stateOrPhase: i32) {
  %0 = nvvm.mbarrier.test.wait %addr, %stateOrPhase : !llvm.ptr, i32 -> i1
  return
}
// -----
// nvvm.mbarrier.try_wait
func.func @example(%addr: !llvm.ptr, %stateOrPhase: i32) {
  %0 = nvvm.mbarrier.try_wait %addr, %stateOrPhase : !llvm.ptr, i32 -> i1
  return
}
// -----
// nvvm.mbarrier.try_wait.parity
func.func @example(%addr: !llvm.ptr, %phase: i32, %ticks: i32) {
  nvvm.mbarrier.try_wait.parity %addr, %phase, %ticks : !llvm.ptr, i32, i32
  return
}
// -----
// nvvm.memory.barrier
func.func @example() {
  nvvm.memory.barrier <cta>
  return
}
// -----
// nvvm.mma.block_scale
func.func @example(%operandA0: i32, %operandC0: f32, %byteIdA: i16, %operandA1: i32, %operandA2: i32, %operandA3: i32, %operandB0: i32, %operandB1: i32, %operandC1: f32, %operandC2: f32, %operandC3: f32, %scaleAData: i32, %threadIdA: i16, %scaleBData: i32, %byteIdB: i16, %threadIdB: i16) {
  %0 = nvvm.mma.block_scale A[%operandA0, %operandA1, %operandA2, %operandA3] B[%operandB0, %operandB1] C[%operandC0, %operandC1, %operandC2, %operandC3] scaleA[%scaleAData, %byteIdA, %threadIdA] scaleB[%scaleBData, %byteIdB, %threadIdB] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
// nvvm.mma.sp.block_scale
func.func @example(%operandA: i32, %operandC: f32, %byteIdA: i16, %operandB: i32, %sparseMetadata: i32, %sparsitySelector: i32, %scaleAData: i32, %threadIdA: i16, %scaleBData: i32, %byteIdB: i16, %threadIdB: i16) {
  %0 = nvvm.mma.sp.block_scale A[%operandA] B[%operandB] C[%operandC] sparseMetadata[%sparseMetadata] selector[%sparsitySelector] scaleA[%scaleAData, %byteIdA, %threadIdA] scaleB[%scaleBData, %byteIdB, %threadIdB] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
// nvvm.mma.sp.sync
func.func @example(%operandA0: vector<2xf16>, %sparseMetadata: i32, %operandA1: vector<2xf16>, %operandB0: vector<2xf16>, %operandB1: vector<2xf16>, %operandC0: vector<2xf16>, %operandC1: vector<2xf16>, %sparsitySelector: i32) {
  %0 = nvvm.mma.sp.sync A[%operandA0, %operandA1] B[%operandB0, %operandB1] C[%operandC0, %operandC1] sparseMetadata[%sparseMetadata] selector[%sparsitySelector] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
// nvvm.mma.sync
func.func @example(%operandA: f64, %operandB: f64, %operandC0: f64, %operandC1: f64) {
  %0 = nvvm.mma.sync A[%operandA]  B[%operandB]  C[%operandC0, %operandC1]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
// -----
// nvvm.nanosleep
func.func @example(%duration: i32) {
  nvvm.nanosleep %duration
  return
}
// -----
// nvvm.pmevent
func.func @example() {
  nvvm.pmevent id = 1
  return
}
// -----
// nvvm.prefetch
func.func @example(%addr: !llvm.ptr) {
  nvvm.prefetch level =  L1, %addr : !llvm.ptr
  return
}
// -----
// nvvm.prmt
func.func @example(%lo: i32, %selector: i32) {
  %0 = nvvm.prmt <ecl> %selector, %lo : i32
  return
}
// -----
// nvvm.rcp.approx.ftz.f
func.func @example(%arg: f32) {
  %0 = nvvm.rcp.approx.ftz.f %arg : f32
  return
}
// -----
// nvvm.read.ptx.sreg.aggr.smem.size
func.func @example() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : f32
  return
}
// -----
// nvvm.read.ptx.sreg.clock
func.func @example() {
  %0 = nvvm.read.ptx.sreg.clock : !llvm.ptr<3>
  return
}
// -----
// nvvm.read.ptx.sreg.clock64
func.func @example() {
  %0 = nvvm.read.ptx.sreg.clock64 : !llvm.ptr<3>
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : !llvm.ptr
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : !llvm.ptr<6>
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.ctarank
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank : vector<2xi1>
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : !llvm.ptr
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : !llvm.ptr<6>
  return
}
// -----
// nvvm.read.ptx.sreg.cluster.nctarank
func.func @example() {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank : !llvm.token
  return
}
// -----
// nvvm.read.ptx.sreg.clusterid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.clusterid.x : !llvm.ptr<7>
  return
}
// -----
// nvvm.read.ptx.sreg.clusterid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.clusterid.y : i64
  return
}
// -----
// nvvm.read.ptx.sreg.clusterid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.clusterid.z : !llvm.ptr<7>
  return
}
// -----
// nvvm.read.ptx.sreg.ctaid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.ctaid.x : i32
  return
}
// -----
// nvvm.read.ptx.sreg.ctaid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.ctaid.y : i32
  return
}
// -----
// nvvm.read.ptx.sreg.ctaid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.ctaid.z : !llvm.ptr<3>
  return
}
// -----
// nvvm.read.ptx.sreg.dynamic.smem.size
func.func @example() {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg0
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg0 : f32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg1
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg1 : i32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg10
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg10 : i64
  return
}
// -----
// nvvm.read.ptx.sreg.envreg11
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg11 : !llvm.ptr<1>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg12
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg12 : !llvm.ptr<7>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg13
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg13 : f32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg14
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg14 : vector<2xi1>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg15
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg15 : !llvm.ptr<3>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg16
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg16 : !llvm.ptr<8>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg17
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg17 : !llvm.ptr<7>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg18
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg18 : vector<2xi1>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg19
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg19 : !llvm.token
  return
}
// -----
// nvvm.read.ptx.sreg.envreg2
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg2 : i32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg20
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg20 : vector<2xi1>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg21
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg21 : vector<4xi8>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg22
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg22 : !llvm.ptr
  return
}
// -----
// nvvm.read.ptx.sreg.envreg23
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg23 : !llvm.ptr<6>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg24
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg24 : vector<16xi1>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg25
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg25 : i32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg26
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg26 : i32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg27
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg27 : f32
  return
}
// -----
// nvvm.read.ptx.sreg.envreg28
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg28 : i64
  return
}
// -----
// nvvm.read.ptx.sreg.envreg29
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg29 : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.envreg3
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg3 : !llvm.ptr<8>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg30
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg30 : i64
  return
}
// -----
// nvvm.read.ptx.sreg.envreg31
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg31 : i64
  return
}
// -----
// nvvm.read.ptx.sreg.envreg4
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg4 : i64
  return
}
// -----
// nvvm.read.ptx.sreg.envreg5
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg5 : !llvm.ptr<8>
  return
}
// -----
// nvvm.read.ptx.sreg.envreg6
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg6 : i64
  return
}
// -----
// nvvm.read.ptx.sreg.envreg7
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg7 : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.envreg8
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg8 : !llvm.ptr
  return
}
// -----
// nvvm.read.ptx.sreg.envreg9
func.func @example() {
  %0 = nvvm.read.ptx.sreg.envreg9 : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.globaltimer
func.func @example() {
  %0 = nvvm.read.ptx.sreg.globaltimer : i32
  return
}
// -----
// nvvm.read.ptx.sreg.globaltimer.lo
func.func @example() {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo : !llvm.token
  return
}
// -----
// nvvm.read.ptx.sreg.gridid
func.func @example() {
  %0 = nvvm.read.ptx.sreg.gridid : f32
  return
}
// -----
// nvvm.read.ptx.sreg.laneid
func.func @example() {
  %0 = nvvm.read.ptx.sreg.laneid : f32
  return
}
// -----
// nvvm.read.ptx.sreg.lanemask.eq
func.func @example() {
  %0 = nvvm.read.ptx.sreg.lanemask.eq : i32
  return
}
// -----
// nvvm.read.ptx.sreg.lanemask.ge
func.func @example() {
  %0 = nvvm.read.ptx.sreg.lanemask.ge : !llvm.ptr
  return
}
// -----
// nvvm.read.ptx.sreg.lanemask.gt
func.func @example() {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : i32
  return
}
// -----
// nvvm.read.ptx.sreg.lanemask.le
func.func @example() {
  %0 = nvvm.read.ptx.sreg.lanemask.le : !llvm.ptr
  return
}
// -----
// nvvm.read.ptx.sreg.lanemask.lt
func.func @example() {
  %0 = nvvm.read.ptx.sreg.lanemask.lt : !llvm.ptr<7>
  return
}
// -----
// nvvm.read.ptx.sreg.nclusterid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nclusterid.x : f32
  return
}
// -----
// nvvm.read.ptx.sreg.nclusterid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nclusterid.y : vector<16xi1>
  return
}
// -----
// nvvm.read.ptx.sreg.nclusterid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nclusterid.z : !llvm.ptr
  return
}
// -----
// nvvm.read.ptx.sreg.nctaid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nctaid.x : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.nctaid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nctaid.y : f32
  return
}
// -----
// nvvm.read.ptx.sreg.nctaid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nctaid.z : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.nsmid
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nsmid : i32
  return
}
// -----
// nvvm.read.ptx.sreg.ntid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.ntid.x : i32
  return
}
// -----
// nvvm.read.ptx.sreg.ntid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.ntid.y : !llvm.ptr<8>
  return
}
// -----
// nvvm.read.ptx.sreg.ntid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.ntid.z : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.nwarpid
func.func @example() {
  %0 = nvvm.read.ptx.sreg.nwarpid : !llvm.ptr<1>
  return
}
// -----
// nvvm.read.ptx.sreg.smid
func.func @example() {
  %0 = nvvm.read.ptx.sreg.smid : i64
  return
}
// -----
// nvvm.read.ptx.sreg.tid.x
func.func @example() {
  %0 = nvvm.read.ptx.sreg.tid.x : !llvm.ptr<6>
  return
}
// -----
// nvvm.read.ptx.sreg.tid.y
func.func @example() {
  %0 = nvvm.read.ptx.sreg.tid.y : i32
  return
}
// -----
// nvvm.read.ptx.sreg.tid.z
func.func @example() {
  %0 = nvvm.read.ptx.sreg.tid.z : i32
  return
}
// -----
// nvvm.read.ptx.sreg.total.smem.size
func.func @example() {
  %0 = nvvm.read.ptx.sreg.total.smem.size : !llvm.void
  return
}
// -----
// nvvm.read.ptx.sreg.warpid
func.func @example() {
  %0 = nvvm.read.ptx.sreg.warpid : f32
  return
}
// -----
// nvvm.read.ptx.sreg.warpsize
func.func @example() {
  %0 = nvvm.read.ptx.sreg.warpsize : !llvm.ptr<6>
  return
}
// -----
// nvvm.redux.sync
func.func @example(%val: i32, %mask_and_clamp: i32) {
  %0 = nvvm.redux.sync  or %val, %mask_and_clamp : i32 -> i32
  return
}
// -----
// nvvm.setmaxregister
func.func @example() {
  nvvm.setmaxregister  decrease 40
  return
}
// -----
// nvvm.shfl.sync
func.func @example(%thread_mask: i32, %val: i32, %offset: i32, %mask_and_clamp: i32) {
  %0 = nvvm.shfl.sync  up %thread_mask, %val, %offset, %mask_and_clamp : i32 -> i32
  return
}
// -----
// nvvm.st.bulk
func.func @example(%addr: !llvm.ptr, %size: i64) {
  nvvm.st.bulk %addr, size = %size : !llvm.ptr
  return
}
// -----
// nvvm.stmatrix
func.func @example(%ptr: !llvm.ptr<3>, %sources: i32) {
  nvvm.stmatrix %ptr, %sources {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
  return
}
// -----
// nvvm.tcgen05.alloc
func.func @example(%addr: !llvm.ptr<1>, %nCols: i32) {
  nvvm.tcgen05.alloc %addr, %nCols : !llvm.ptr<1>, i32
  return
}
// -----
// nvvm.tcgen05.commit
func.func @example(%addr: !llvm.ptr<1>) {
  nvvm.tcgen05.commit %addr : !llvm.ptr<1>
  return
}
// -----
// nvvm.tcgen05.cp
func.func @example(%taddr: !llvm.ptr<6>, %smem_desc: i64) {
  nvvm.tcgen05.cp %taddr, %smem_desc {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
  return
}
// -----
// nvvm.tcgen05.dealloc
func.func @example(%taddr: !llvm.ptr<6>, %nCols: i32) {
  nvvm.tcgen05.dealloc %taddr, %nCols : !llvm.ptr<6>, i32
  return
}
// -----
// nvvm.tcgen05.fence
func.func @example() {
  nvvm.tcgen05.fence <after>
  return
}
// -----
// nvvm.tcgen05.ld
func.func @example(%tmemAddr: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %tmemAddr pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  return
}
// -----
// nvvm.tcgen05.mma
func.func @example(%matrixD: !llvm.ptr<6>, %matrixA: i64, %idesc: i32, %enableInputD: i1, %matrixB: i64) {
  nvvm.tcgen05.mma %matrixD, %matrixA, %matrixB, %idesc, %enableInputD {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  return
}
// -----
// nvvm.tcgen05.mma.block_scale
func.func @example(%matrixD: !llvm.ptr<6>, %matrixA: !llvm.ptr<6>, %matrixB: i64, %idesc: i32, %enableInputD: i1, %scaleA: !llvm.ptr<6>, %scaleB: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %matrixD, %matrixA, %matrixB, %idesc, %enableInputD, %scaleA, %scaleB {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
// -----
// nvvm.tcgen05.mma.sp
func.func @example(%matrixD: !llvm.ptr<6>, %matrixA: !llvm.ptr<6>, %matrixB: i64, %idesc: i32, %enableInputD: i1, %sparseMetadata: !llvm.ptr<6>, %scaleInputD: i64) {
  nvvm.tcgen05.mma.sp %matrixD, %matrixA, %matrixB, %idesc, %enableInputD, %sparseMetadata scale = %scaleInputD {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  return
}
// -----
// nvvm.tcgen05.mma.sp.block_scale
func.func @example(%matrixD: !llvm.ptr<6>, %matrixA: i64, %matrixB: i64, %idesc: i32, %enableInputD: i1, %sparseMetadata: !llvm.ptr<6>, %scaleA: !llvm.ptr<6>, %scaleB: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %matrixD, %matrixA, %matrixB, %idesc, %enableInputD, %sparseMetadata, %scaleA, %scaleB {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
// -----
// nvvm.tcgen05.mma.ws
func.func @example(%matrixD: !llvm.ptr<6>, %matrixA: !llvm.ptr<6>, %matrixB: i64, %idesc: i32, %enableInputD: i1) {
  nvvm.tcgen05.mma.ws %matrixD, %matrixA, %matrixB, %idesc, %enableInputD {kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}
// -----
// nvvm.tcgen05.mma.ws.sp
func.func @example(%matrixD: !llvm.ptr<6>, %matrixA: !llvm.ptr<6>, %matrixB: i64, %idesc: i32, %enableInputD: i1, %sparseMetadata: !llvm.ptr<6>, %zeroColMask: i64) {
  nvvm.tcgen05.mma.ws.sp %matrixD, %matrixA, %matrixB, %idesc, %enableInputD, %sparseMetadata, %zeroColMask {kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  return
}
// -----
// nvvm.tcgen05.mma_smem_desc
func.func @example(%startAddr: i32, %leadingDimOffset: i32, %strideDimOffset: i32, %baseOffset: i8, %leadingDimMode: i1, %swizzleMode: i8) {
  %0 = nvvm.tcgen05.mma_smem_desc(%startAddr, %leadingDimOffset, %strideDimOffset, %baseOffset, %leadingDimMode, %swizzleMode) : (i32, i32, i32, i8, i1, i8) -> i64
  return
}
// -----
// nvvm.tcgen05.relinquish_alloc_permit
func.func @example() {
  nvvm.tcgen05.relinquish_alloc_permit
  return
}
// -----
// nvvm.tcgen05.shift
func.func @example(%taddr: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %taddr : !llvm.ptr<6>
  return
}
// -----
// nvvm.tcgen05.st
func.func @example(%tmemAddr: !llvm.ptr<6>, %val: vector<4xi32>) {
  nvvm.tcgen05.st %tmemAddr, %val {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  return
}
// -----
// nvvm.tcgen05.wait
func.func @example() {
  nvvm.tcgen05.wait <load>
  return
}
// -----
// nvvm.vote.sync
func.func @example(%mask: i32, %pred: i1) {
  %0 = nvvm.vote.sync  ballot %mask, %pred -> i32
  return
}
// -----
// nvvm.wgmma.commit.group.sync.aligned
func.func @example() {
  nvvm.wgmma.commit.group.sync.aligned
  return
}
// -----
// nvvm.wgmma.fence.aligned
func.func @example() {
  nvvm.wgmma.fence.aligned
  return
}
// -----
// nvvm.wgmma.mma_async
func.func @example(%inouts: !llvm.struct<(f32, f32, f32, f32)>, %descriptorA: i64, %descriptorB: i64) {
  %0 = nvvm.wgmma.mma_async %descriptorA, %descriptorB, %inouts, <m = 64, n = 8, k = 16>, D[<f32>, <one>], A[<f16>, <one>, <row>], B[<f16>, <neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
// nvvm.wgmma.wait.group.sync.aligned
func.func @example() {
  nvvm.wgmma.wait.group.sync.aligned 0
  return
}
// -----
// nvvm.wmma.load
func.func @example(%ptr: !llvm.ptr<3>, %stride: i32) {
  %0 = nvvm.wmma.load %ptr, %stride {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
// nvvm.wmma.mma
func.func @example(%args0: vector<2xf16>, %args1: vector<2xf16>, %args2: vector<2xf16>, %args3: vector<2xf16>, %args4: vector<2xf16>, %args5: vector<2xf16>, %args6: vector<2xf16>, %args7: vector<2xf16>, %args8: vector<2xf16>, %args9: vector<2xf16>, %args10: vector<2xf16>, %args11: vector<2xf16>, %args12: vector<2xf16>, %args13: vector<2xf16>, %args14: vector<2xf16>, %args15: vector<2xf16>, %args16: vector<2xf16>, %args17: vector<2xf16>, %args18: vector<2xf16>, %args19: vector<2xf16>) {
  %0 = nvvm.wmma.mma %args0, %args1, %args2, %args3, %args4, %args5, %args6, %args7, %args8, %args9, %args10, %args11, %args12, %args13, %args14, %args15, %args16, %args17, %args18, %args19 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
// nvvm.wmma.store
func.func @example(%ptr: !llvm.ptr<3>, %args0: vector<2xf16>, %stride: i32, %args1: vector<2xf16>, %args2: vector<2xf16>, %args3: vector<2xf16>) {
  nvvm.wmma.store %ptr, %stride, %args0, %args1, %args2, %args3 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  return
}
