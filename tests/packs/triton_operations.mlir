#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @barriers(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: i32, %arg2: i1, %arg3: !ttg.memdesc<2xi64, #shared, #smem, mutable>) {
    ttng.init_barrier %arg0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.barrier_expect %arg0, 4096, %arg2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %arg0, %arg1, %arg2 deps %arg3 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<2xi64, #shared, #smem, mutable>
    ttng.wait_barrier %arg0, %arg1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.arrive_barrier %arg0, 2, %arg2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.async_copy_mbarrier_arrive %arg0 {noIncrement} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.clc_try_cancel %arg3, %arg0 : !ttg.memdesc<2xi64, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %0 = ttng.clc_load_result %arg3 : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> i128
    %1 = ttng.clc_is_canceled %0 : i128 -> i1
    %2 = ttng.clc_get_program_id %0, x : i128 -> i32
    ttng.tc_gen5_commit %arg0, %arg2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    tt.return
  }
  tt.func @copies(%arg0: !tt.tensordesc<64x64xf16, #shared1>, %arg1: !tt.tensordesc<1x64xf16, #shared1>, %arg2: !ttng.tensordesc_im2col<64x64xf16, #shared1>, %arg3: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %arg4: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg5: i32, %arg6: i16, %arg7: i1, %arg8: !tt.ptr<i8>, %arg9: i64) {
    ttng.async_tma_copy_global_to_local %arg0[%arg5, %arg5] %arg3, %arg4, %arg7 : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg2[%arg5, %arg5, %arg5, %arg5] offsets = [%arg6, %arg6] %arg3, %arg4, %arg7 {cachePolicy = #ttng.cache_policy<l2_primary = evict_last, l2_secondary = evict_first, l2_fraction = 5.000000e-01 : f32>} : !ttng.tensordesc_im2col<64x64xf16, #shared1>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_copy_local_to_global %arg0[%arg5, %arg5] %arg3 : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_reduce add, %arg0[%arg5, %arg5] %arg3 : !tt.tensordesc<64x64xf16, #shared1>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttng.tensormap_create %arg8, %arg8, [%arg5, %arg5], [%arg5, %arg5], [%arg9], [%arg5, %arg5] {elem_type = 1 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %arg8 : !tt.ptr<i8>
    %0 = ttng.reinterpret_tensor_descriptor %arg8 : !tt.ptr<i8> to !tt.tensordesc<64x64xf16, #shared1>
    tt.return
  }
  tt.func @products(%arg0: !ttg.memdesc<128x64xf16, #shared1, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared2, #smem>, %arg2: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg3: i1, %arg4: tensor<128x128xf32, #linear>) {
    %result, %token = ttng.tmem_alloc %arg4 : (tensor<128x128xf32, #linear>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %0 = ttng.tc_gen5_mma %arg0, %arg1, %result[%token], %arg3, %arg3, %arg2[%arg3] {is_async} : !ttg.memdesc<128x64xf16, #shared1, #smem>, !ttg.memdesc<64x128xf16, #shared2, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %1 = ttng.tmem_store %arg4, %result[%0], %arg3 : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_0, %token_1 = ttng.tmem_load %result[%1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    ttng.tmem_wait load
    %2 = ttng.tmem_subslice %result {offset = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128>
    tt.return
  }
  tt.func @packed(%arg0: tensor<512xf32, #blocked>, %arg1: tensor<512xf16, #blocked>) {
    %0 = ttng.packed_arith mul %arg0, %arg0 : (tensor<512xf32, #blocked>, tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked>
    %1 = ttng.packed_arith fma %arg1, %arg0, %arg0 : (tensor<512xf16, #blocked>, tensor<512xf32, #blocked>, tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked>
    tt.return
  }
}

// -----
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @channels(%arg0: i32, %arg1: i1) {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>
    %1 = nvws.aref.create %0 : <[!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>]>
    %buffers, %token = nvws.aref.put.enter %1[%arg0, %arg0] : <[!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable>, !ttg.async.token
    %2 = nvws.aref.buffer %1[%arg0], %token : <[!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>]>, !ttg.async.token -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable>
    nvws.aref.put.exit %1[%arg0], %token [#nvws.async_op<tma_load>] : <[!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>]>, !ttg.async.token
    %buffers_0, %token_1 = nvws.aref.get.enter %1 : <[!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable>, !ttg.async.token
    nvws.aref.get.exit %1, %token_1 [#nvws.async_op<none>] : <[!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>]>, !ttg.async.token
    %3 = nvws.create_token {loadType = 1 : i32, numBuffers = 3 : i32} : tensor<3x!nvws.token>
    nvws.producer_acquire %3, %arg0, %arg1 : tensor<3x!nvws.token>, i32, i1
    nvws.producer_commit %3, %arg0 : tensor<3x!nvws.token>, i32
    nvws.consumer_wait %3, %arg0, %arg1 : tensor<3x!nvws.token>, i32, i1
    nvws.consumer_release %3, %arg0 : tensor<3x!nvws.token>, i32
    nvws.warp_group
    partition0 num_warps(4) {
      nvws.warp_group.return
    }
    partition1 num_warps(8) {
      nvws.warp_group.return
    }
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @buffers(%arg0: !tt.ptr<f32>, %arg1: tensor<1024xi32, #blocked>, %arg2: tensor<1024xi1, #blocked>, %arg3: tensor<1024xf32, #blocked>, %arg4: i32, %arg5: i1, %arg6: !ttg.memdesc<1024xf32, #shared, #smem, mutable>, %arg7: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    %0 = amdg.buffer_load %arg0[%arg1], %arg2, %arg3 stride = %arg4 {cachePolicy = #tt.cache_policy<cache_modifier = ca, eviction_policy = evict_normal>} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %1 = amdg.buffer_load %arg0[%arg1] : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    amdg.buffer_store %0, %arg0[%arg1], %arg2 stride = %arg4 : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %2 = amdg.buffer_atomic_rmw fadd, acq_rel, gpu, %0, %arg0[%arg1], %arg2 : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %3 = amdg.buffer_atomic_cas acq_rel, gpu, %0, %1, %arg0[%arg1] stride = %arg4 : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %4 = amdg.buffer_load_to_local %arg0[%arg1] mask = %arg2 stride = %arg4 into %arg6 : !tt.ptr<f32>[tensor<1024xi32, #blocked>]  -> <1024xf32, #shared, #smem, mutable>
    %5 = amdg.async_wait %4 {num_inst = 1 : i32}
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<1.000000e+00> : tensor<64x64xf32>
    %cst_0 = arith.constant dense<1> : tensor<64x2xi8>
    %6 = amdg.scaled_downcast_fp8 %cst scale %cst_0 {axis = 1 : i32} : tensor<64x64xf32>, tensor<64x2xi8> -> tensor<64x64xf8E4M3FN>
    %7 = amdg.scaled_downcast_fp4 %cst scale %cst_0 {axis = 1 : i32} : tensor<64x64xf32>, tensor<64x2xi8> -> tensor<64x32xi8>
    amdg.cond_barrier %arg5
    amdg.init_barrier %arg7, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %8 = amdg.arrive_barrier %arg7, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable> -> i32
    amdg.wait_barrier %arg7, %8 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    amdg.async_copy_mbarrier_arrive %arg7 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
  tt.func @descriptors(%arg0: !tt.tensordesc<64x64xf16, #shared1>, %arg1: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %arg2: i32, %arg3: i1) {
    %0 = amdg.async_tdm_copy_global_to_local %arg0 into %arg1 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %1 = amdg.async_tdm_copy_local_to_global %arg0 from %arg1 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> !tt.tensordesc<64x64xf16, #shared1>
    %2 = amdg.async_tdm_wait %0, %1 {num = 0 : i32}
    %3 = amdg.async_tdm_intrinsic_wait {count = 0 : i32}
    %4 = amdg.update_tensor_descriptor %arg0 add_offsets = [%arg2, %arg2] pred = %arg2 : !tt.tensordesc<64x64xf16, #shared1>
    amdg.tdm_prefetch %arg0[%arg2, %arg2], %arg3, speculative = false : !tt.tensordesc<64x64xf16, #shared1>
    tt.return
  }
}

// -----
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 8 : i32} {
  tt.func @events(%arg0: !tt.ptr<i32>) {
    proton.record start "scope"
    proton.record end "scope"
    %0 = proton.allocate_event "copy" : i32
    proton.event start %0 : i32
    %1 = ttg.local_alloc : () -> !ttg.memdesc<64xi32, #shared, #smem, mutable>
    %2 = proton_gpu.segment_alloc %1 : !ttg.memdesc<64xi32, #shared, #smem, mutable> -> <256, #smem, warp, [0, 1]>
    %3 = proton_gpu.read_counter : i32
    proton_gpu.initialize %arg0 : !tt.ptr<i32>
    proton_gpu.init_ctx %arg0 : !tt.ptr<i32>
    proton_gpu.circular_store start %2, %3 {scopeId = 0 : i32} : !proton_gpu.segment<256, #smem, warp, [0, 1]>, i32
    proton_gpu.save_ctx %2, %arg0 : !proton_gpu.segment<256, #smem, warp, [0, 1]>, !tt.ptr<i32>
    proton_gpu.restore_ctx %2, %arg0 : !proton_gpu.segment<256, #smem, warp, [0, 1]>, !tt.ptr<i32>
    proton_gpu.finalize %2, %arg0 : !proton_gpu.segment<256, #smem, warp, [0, 1]>, !tt.ptr<i32>
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @chosen(%arg0: tensor<512xf32, #gluon.auto_encoding>, %arg1: tensor<512xf32, #gluon.coalesced_encoding>) -> tensor<512xf32, #blocked> {
    %0 = gluon.set_auto_layout %arg0 : tensor<512xf32, #gluon.auto_encoding> -> tensor<512xf32, #blocked>
    tt.return %0 : tensor<512xf32, #blocked>
  }
  llvm.func @instructions(%arg0: !llvm.ptr<1>, %arg1: !llvm.struct<(f32, f32)>, %arg2: i1, %arg3: i64) {
    %0 = nvg.cluster_id
    %1 = nvg.warp_group_barrier_id
    %2 = nvg.tensor_memory_base
    %3 = nvg.ld_acquire acquire, gpu, %arg0, %arg2 : (!llvm.ptr<1>) -> i32
    %4 = nvg.wgmma_wait_group %arg1 {pendings = 0 : i32} : !llvm.struct<(f32, f32)>
    %5 = nvg.wgmma %arg3, %arg3, %arg2, %arg1 {eltTypeA = 4 : i32, eltTypeB = 4 : i32, eltTypeC = 7 : i32, k = 16 : i32, layoutA = 0 : i32, layoutB = 1 : i32, m = 64 : i32, n = 8 : i32} : (i64, i64, i1, !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
    llvm.return
  }
}


// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !tt.ptr<i32>, %arg1: i1, %arg2: i32, %arg3: tensor<128x!tt.ptr<f32>, #blocked>, %arg4: tensor<128xi1, #blocked>, %arg5: tensor<128xf32, #blocked>, %arg6: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg7: !tt.tensordesc<64x64xf16, #shared1>, %arg8: tensor<128xi32, #blocked>, %arg9: !ttg.memdesc<128xi32, #shared, #smem, mutable>, %arg10: tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg11: tensor<32x8xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %arg12: tensor<64x8xi32, #mma>) {
    tti.experimental_assert_uniform %arg1, "m"
    %0 = tti.experimental_buffer_descriptors [0, 4], [4, 4], shared_mem : tensor<128xi64, #blocked>
    %1 = tti.experimental_memdesc_to_i32 %arg6 : <1xi64, #shared, #smem, mutable>
    %2 = tti.experimental_memory_offset_to_i32 4, tensor_mem
    %3 = tti.experimental_cluster_cta_id : i32
    %4 = tti.experimental_local_gather %arg9[%arg8] offsets = [%arg2] {axis = 0 : i32} : !ttg.memdesc<128xi32, #shared, #smem, mutable>, tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    tti.experimental_lock_acquire %arg0, %arg1 : !tt.ptr<i32>
    tti.experimental_lock_release %arg0 : !tt.ptr<i32>
    tti.experimental_gsan_init
    tti.experimental_gsan_kernel_exit
    tti.experimental_gsan_grid_dependency_wait
    tti.experimental_gsan_cluster_barrier_init %arg0 : <i32>
    tti.experimental_gsan_cluster_barrier_sync %arg0 : <i32>
    tti.experimental_gsan_mbarrier_table_init %arg0, 4 : <i32>
    tti.experimental_gsan_mbarrier_init %arg0, %arg6, 2 : <i32>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tti.experimental_gsan_mbarrier_arrive %arg0, %arg6, %arg1, 2 {multicast = false, multicastMasks = array<i32: 1>, sourceBroadcastMask = 0 : i32} : <i32>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tti.experimental_gsan_mbarrier_arrive %arg0, %arg6, %arg1, 2 {multicast = false, multicastMasks = array<i32: 1>, publishClock = false, sourceBroadcastMask = 0 : i32} : <i32>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tti.experimental_gsan_mbarrier_wait %arg0, %arg6, %arg2, %arg1 : <i32>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tti.experimental_gsan_tensordesc_access %arg7[%arg2, %arg2], true, %arg1 : !tt.tensordesc<64x64xf16, #shared1>
    tti.experimental_gsan_tensordesc_access %arg7[%arg2, %arg2], false : !tt.tensordesc<64x64xf16, #shared1>
    tti.experimental_gsan_indexed_tensordesc_access %arg7[%arg8, %arg2], true, %arg1 : !tt.tensordesc<64x64xf16, #shared1>, tensor<128xi32, #blocked>
    tti.experimental_gsan_atomic_tensordesc_access %arg7[%arg2, %arg2], relaxed, gpu : !tt.tensordesc<64x64xf16, #shared1>
    tti.experimental_gsan_tensor_access %arg3, true, %arg4 : tensor<128x!tt.ptr<f32>, #blocked>
    tti.experimental_gsan_tensor_access %arg3, true : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tti.experimental_gsan_atomic_load relaxed, gpu, %arg3, %arg4 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    tti.experimental_gsan_atomic_store acq_rel, gpu, %arg3, %arg5, %arg4 : tensor<128x!tt.ptr<f32>, #blocked>
    tti.experimental_gsan_atomic_poll relaxed, gpu, %arg0, %arg1 : !tt.ptr<i32>
    %6 = tti.experimental_gsan_atomic_rmw fadd, relaxed, gpu, %arg3, %arg5, %arg4 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %7 = tti.experimental_gsan_atomic_cas relaxed, sys, %arg3, %arg5, %arg5 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = tti.experimental_fpsan_embed %arg5 : (tensor<128xf32, #blocked>) -> tensor<128xi32, #blocked>
    %9 = tti.experimental_fpsan_unembed %arg8 : (tensor<128xi32, #blocked>) -> tensor<128xf32, #blocked>
    %10 = tti.dot_i8 %arg10, %arg11, %arg12, aSigned = true, bSigned = false : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x8xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x8xi32, #mma>
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128xf32, #blocked>) {
    %0 = ttg.convert_layout %arg0 {force_warp_shuffle} : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64xf32, #blocked>) {
    %0 = ttg.convert_layout %arg0 {force_warp_shuffle} : tensor<64xf32, #blocked> -> tensor<64xf32, #blocked>
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<32xf32, #blocked>) {
    %0 = ttg.convert_layout %arg0 {force_warp_shuffle} : tensor<32xf32, #blocked> -> tensor<32xf32, #blocked1>
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [16, 2], warpsPerCTA = [2, 2], order = [0, 1], CGALayout = [[0, 0]]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[0, 0]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<32x128xf16, #blocked>, %arg1: !ttg.memdesc<32x128xf16, #shared, #smem, mutable>, %arg2: !ttg.memdesc<2xi64, #shared1, #smem, mutable>) {
    ttng.async_shared_store %arg0, %arg1, %arg2 : tensor<32x128xf16, #blocked> -> !ttg.memdesc<32x128xf16, #shared, #smem, mutable>, !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[0]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64xf32, #blocked>, %arg1: !ttg.memdesc<64xf32, #shared, #smem, mutable>, %arg2: !ttg.memdesc<2xi64, #shared1, #smem, mutable>) {
    ttng.async_shared_store %arg0, %arg1, %arg2 : tensor<64xf32, #blocked> -> !ttg.memdesc<64xf32, #shared, #smem, mutable>, !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[0]]}>
#shared = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128xf32, #blocked>, %arg1: !ttg.memdesc<128xf32, #shared, #smem, mutable>, %arg2: !ttg.memdesc<2xi64, #shared1, #smem, mutable>) {
    ttng.async_shared_store %arg0, %arg1, %arg2 : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>, !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    tt.return
  }
}
