llvm.func @k() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3, 4>} { llvm.return }
// -----
llvm.func @k() attributes {nvvm.kernel, nvvm.reqntid = 3 : i32} { llvm.return }
// -----
llvm.func @k() attributes {nvvm.kernel, nvvm.minctasm = "a"} { llvm.return }
// -----
llvm.func @k() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1>} { llvm.return }
// -----
func.func @k() attributes {nvvm.kernel} { return }
// -----
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant}) { llvm.return }
// -----
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) attributes {nvvm.kernel} { llvm.return }
// -----
"a"() {b = #nvvm.target<O = 4>} : () -> ()
// -----
"a"() {b = #nvvm.target<triple = "">} : () -> ()
// -----
"a"() {b = #nvvm.target<chip = "">} : () -> ()
// -----
"a"() {b = #nvvm.target<link = [1]>} : () -> ()
// -----
func.func @f() { nvvm.barrier number_of_threads = %t
 return }
// -----
func.func @f(%a: i32) { "nvvm.barrier"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> () 
 return }
// -----
func.func @f(%a: i32) { "nvvm.barrier"(%a, %a) <{operandSegmentSizes = array<i32: 1, 0, 1>, reductionOp = #nvvm.reduction<and>}> : (i32, i32) -> i32
 return }
// -----
func.func @f(%a: i32) { "nvvm.barrier"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> () 
 return }
// -----
func.func @f() -> i32 { %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32
 return %0 : i32 }
// -----
func.func @f() -> i32 { %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
 return %0 : i32 }
// -----
func.func @f(%a: !llvm.ptr<6>, %o: i64) { %0 = nvvm.tcgen05.ld %a, %o {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
 return }
// -----
func.func @f(%a: !llvm.ptr<6>, %o: i64) { %0 = nvvm.tcgen05.ld %a {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
 return }
// -----
func.func @f(%a: !llvm.ptr<6>, %o: i64, %v: vector<2xi32>) { nvvm.tcgen05.st %a, %v {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
 return }
// -----
func.func @f(%a: !llvm.ptr<6>, %o: i64, %v: i32) { nvvm.tcgen05.st %a, %v, %o {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
 return }
// -----
func.func @f(%a: !llvm.ptr<6>, %o: i64, %v: i32) { nvvm.tcgen05.st %a, %v {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
 return }
// -----
llvm.func @f(%h: vector<2xf16>, %i: i32) {
  %0 = nvvm.mma.sync A[%h, %h] B[%h, %h] C[%h, %h, %h, %h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>, %i: i32) {
  %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%h, %h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>, %i: i32) {
  %0 = nvvm.mma.sync A[%h, %h, %h] B[%h] C[%h, %h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>, %i: i32) {
  %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%h, %h] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%h: f32, %i: i32) {
  %0 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%h: f32, %i: i32) {
  %0 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%h: f32, %i: i32) {
  %0 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<b1>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%h: f32, %i: i32) {
  %0 = nvvm.mma.sync A[%i, %i] B[%i] C[%h, %h, %h, %h] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i16, %f: f32) {
  %0 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %b, %b] scaleB[%i, %b, %b] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i16, %f: f32) {
  %0 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %b, %b] scaleB[%i, %b, %b] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i16, %f: f32) {
  %0 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %b, %b] scaleB[%i, %b, %b] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %q, %m, box[%c, %c] im2col[%o, %o] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %q, box[%c, %c, %c] im2col[%o, %o] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %q, box[%c, %c, %c] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16) {
  nvvm.cp.async.bulk.tensor.reduce %q, %m, box[%c, %c] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16) {
  nvvm.mbarrier.arrive.expect_tx %p, %c {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<7>, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16) {
  %0 = nvvm.mbarrier.arrive %p : !llvm.ptr<7> -> i64
  llvm.return
}
// -----
llvm.func @f(%c: i32) {
  %0 = nvvm.shfl.sync bfly %c, %c, %c, %c {return_value_and_is_valid} : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%c: i32) {
  %0 = nvvm.shfl.sync bfly %c, %c, %c, %c : i32 -> f32
  llvm.return
}
// -----
llvm.func @f(%c: i32) {
  %0 = nvvm.shfl.sync bfly %c, %c, %c, %c {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%c: i32) {
  %0 = nvvm.shfl.sync bfly %c, %c, %c, %c {return_value_and_is_valid} : i32 -> !llvm.struct<(f32, i32)>
  llvm.return
}
// -----
llvm.func @f(%c: i32) {
  %0 = nvvm.shfl.sync bfly %c, %c, %c, %c : i32 -> !llvm.struct<(f32, i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32, f32)>) {
  %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [f32, <one>, <wrapped>], A [tf32, <one>, <row>], B [tf32, <one>, <col>] : !llvm.struct<(f32, f32)> -> !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32, f32)>) {
  %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 8>, D [f32, <one>, <satfinite>], A [tf32, <one>, <col>], B [tf32, <one>, <col>] : !llvm.struct<(f32, f32)> -> !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32, f32)>) {
  %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 8>, D [f32, <one>, <satfinite>], A [tf32, <one>, <row>], B [tf32, <one>, <col>] : !llvm.struct<(f32, f32)> -> !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i64, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = nvvm.wgmma.mma_async %a, %a, %s, #nvvm.shape<m = 64, n = 8, k = 8>, D [f32, <one>, <satfinite>], A [tf32, <one>, <row>], B [tf32, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a, %a : i16 (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%a: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %1 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E4M3)
  llvm.return
}
// -----
llvm.func @f(%a: vector<2xi8>) {
  %1 = nvvm.convert.f8x2.to.bf16x2 %a : vector<2xi8> (f8E4M3) -> vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>) {
  %1 = nvvm.ldmatrix %p {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>) {
  %1 = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>) {
  %1 = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>) {
  %1 = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %s: i32) {
  %1 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 15 : i32} : (!llvm.ptr) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %s: i32) {
  %1 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<5>, %s: i32) {
  %1 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<5>) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %s: i32) {
  %1 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<u8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %s: i32) {
  nvvm.prefetch evict_priority = evict_first, level = L2, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %s: i1) {
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %s: i32) {
  %0 = nvvm.redux.sync add %s, %s {abs = true} : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %s: i32, %f: f32) {
  %0 = nvvm.redux.sync add %f, %s : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%s: i32, %p: i1) {
  %0 = nvvm.vote.sync ballot %s, %p -> i1
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister increase 12
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister increase 16
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent id = 16
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent id = 1 mask = 2
  llvm.return
}
// -----
llvm.func @f(%a: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = nvvm.prmt #nvvm.permute_mode<f4e> %a, %a : i32
  %1 = nvvm.prmt #nvvm.permute_mode<default> %a, %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<3>, %b: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %a, %b, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_70">] {
  func.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1) {
    nvvm.tcgen05.mma %a, %i, %i, %j, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_100">] {
  func.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1) {
    nvvm.tcgen05.mma %a, %i, %i, %j, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_10">] {
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_70">, #nvvm.target<chip = "sm_80", verifyTarget = false>] {
  func.func @f(%s: i32) {
    %0 = nvvm.redux.sync add %s, %s : i32 -> i32
    %1 = nvvm.redux.sync add %s, %s : i32 -> i32
    return
  }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_70", verifyTarget = false>, #nvvm.target<chip = "sm_100a">] {
  func.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1) {
    nvvm.tcgen05.mma %a, %i, %i, %j, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    return
  }
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %m, %q, %m, box[%c, %c] : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %q, %m, box[%c, %c] {isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %m, %q, %m, box[%c, %c] multicast_mask = %o {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %m, %q, %m, box[%c, %c] {isCTAOnly = true, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %q, %m, box[%c, %c] predicate = %b {isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %q, %m, box[%c, %c] predicate = %b {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %q, %m, box[] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<7>, %q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %o: i16, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %q, %m, box[%c, %c, %c, %c] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %q, %m, box[%c, %c] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %q, %m, box[%c, %c, %c, %c] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %q, %m, box[%c, %c, %c, %c], predicate = %b {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %q, %m, box[%c, %c, %c, %c] l2_cache_hint = %h, predicate = %b : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%q: !llvm.ptr, %m: !llvm.ptr<3>, %c: i32, %h: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.reduce %q, %m, box[%c, %c, %c, %c, %c] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %d: i64) {
  nvvm.tcgen05.cp %a, %d {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %d: i64) {
  nvvm.tcgen05.cp %a, %d {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %d: i64) {
  nvvm.tcgen05.cp %a, %d {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1, %l: vector<4xi32>) {
  nvvm.tcgen05.mma %a, %i, %i, %j, %b mask = %l {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1, %l: vector<4xi32>) {
  nvvm.tcgen05.mma %a, %i, %i, %j, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, aShift} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1, %l: vector<4xi32>) {
  nvvm.tcgen05.mma %a, %a, %i, %j, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1, %l: vector<4xi32>) {
  nvvm.tcgen05.mma.block_scale %a, %a, %i, %j, %b, %a, %a {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<6>, %i: i64, %j: i32, %b: i1, %l: vector<4xi32>) {
  nvvm.tcgen05.mma.block_scale %a, %a, %i, %j, %b, %a, %a {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%i: i32, %h: vector<2xf16>, %f: f32) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %h: vector<2xf16>, %f: f32) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %h: vector<2xf16>, %f: f32) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %h: vector<2xf16>, %f: f32) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %h: vector<2xf16>, %f: f32) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %d: f64) {
  %0 = nvvm.mma.sync A[%d] B[%d] C[%d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %d: f64) {
  %0 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i16, %f: f32) {
  %0 = nvvm.mma.sp.block_scale A[%i] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %b, %b] scaleB[%i, %b, %b] {shape = #nvvm.shape<m = 16, n = 8, k = 65>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>, %v: i32) {
  nvvm.stmatrix %p, %v, %v, %v {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>, %v: i32) {
  nvvm.stmatrix %p, %v {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %r: i32, %h: vector<2xf16>) {
  nvvm.wmma.store %p, %r, %h {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>) {
  %0 = nvvm.wmma.mma %h, %h {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>)>
  llvm.return
}
// -----
func.func @f(%a: i32, %c: f32) { %0 = nvvm.mma.sp.sync A[%a] B[%a, %a] C[%c, %c, %c, %c] sparseMetadata[%a] selector[%a] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)> return }
