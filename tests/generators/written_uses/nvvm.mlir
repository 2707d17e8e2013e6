llvm.func @conversions(%b: vector<2xbf16>, %v: vector<2xi8>, %x: i8, %h: vector<2xf16>, %f: f32, %f4: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %1 = nvvm.convert.f4x2.to.f16x2 %x : i8 (f4E2M1FN) -> vector<2xf16>
  %2 = nvvm.convert.f6x2.to.f16x2 %v : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
  %3 = nvvm.convert.f8x2.to.bf16x2 %v : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %4 = nvvm.convert.f8x2.to.f16x2 %v {relu = true} : vector<2xi8> (f8E5M2) -> vector<2xf16>
  %5 = nvvm.convert.f16x2.to.f8x2 %h {relu = true} : vector<2xf16> -> vector<2xi8> (f8E4M3FN)
  %6 = nvvm.convert.f32x2.to.f4x2 %f, %f {relu = true} : i8 (f4E2M1FN)
  %7 = nvvm.convert.f32x2.to.f6x2 %f, %f : vector<2xi8> (f6E3M2FN)
  %8 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E5M2)
  %9 = nvvm.convert.f32x4.to.f4x4 %f4, %i : vector<4xf32> -> i16 (f4E2M1FN)
  %10 = nvvm.convert.f32x4.to.f6x4 %f4, %i {relu = true} : vector<4xf32> -> vector<4xi8> (f6E3M2FN)
  %11 = nvvm.convert.f32x4.to.f8x4 %f4, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  llvm.return
}
llvm.func @copies(%d: !llvm.ptr<7>, %s: !llvm.ptr<3>, %t: !llvm.ptr, %m: !llvm.ptr<3>, %i: i32, %o: i16, %c: i64, %p: i1, %g: !llvm.ptr<1>, %q: i128) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %m, box[%i] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %m, box[%i, %i, %i] im2col[%o] multicast_mask = %o l2_cache_hint = %c {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %t, %m, box[%i, %i] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %t, box[%i, %i] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %t, box[%i, %i, %i] im2col[%o] l2_cache_hint = %c {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %t, %i
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %t, %i from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<tensormap>
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  %0 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.stmatrix %s, %i {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  nvvm.prefetch level = L1, %t : !llvm.ptr
  nvvm.prefetch tensormap, %t : !llvm.ptr
  nvvm.prefetch level = L2, evict_priority = evict_last, %g : !llvm.ptr<1>
  nvvm.setmaxregister increase 232
  nvvm.setmaxregister decrease 40
  %1 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %q : i1
  %2 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %q : i32
  llvm.return
}
llvm.func @matrices(%p: !llvm.ptr<3>, %i: i32, %h: vector<2xf16>, %a: i64) {
  %0 = nvvm.wmma.load %p, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  %1 = nvvm.wmma.mma %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %p, %i, %h, %h, %h, %h {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  %r = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %2 = nvvm.wgmma.mma_async %a, %a, %r, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @asynchronous(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>, %n: i32) {
  nvvm.cp.async.shared.global %d, %s, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %d, %s, 4, cache = ca, %n : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
