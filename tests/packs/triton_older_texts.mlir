// Triton 3.0
module {
  tt.func public @add(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>, %arg2: !tt.ptr<f32>, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %c1024_i32 = arith.constant 1024 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32>
    %4 = arith.addi %3, %2 : tensor<1024xi32>
    %5 = tt.splat %arg3 : i32 -> tensor<1024xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32>
    %7 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %8 = tt.addptr %7, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %9 = tt.load %8, %6, %cst cacheModifier = cg evictionPolicy = evict_last : tensor<1024x!tt.ptr<f32>>
    %10 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %11 = tt.addptr %10, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %12 = tt.load %11, %6 {isVolatile = true} : tensor<1024x!tt.ptr<f32>>
    %13 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %14 = tt.addptr %13, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %15 = arith.addf %9, %12 : tensor<1024xf32>
    tt.store %14, %15, %6 cacheModifier = wt evictionPolicy = evict_first : tensor<1024x!tt.ptr<f32>>
    tt.return
  }
}
// becomes
module {
  tt.func public @add(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>, %arg2: !tt.ptr<f32>, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %c1024_i32 = arith.constant 1024 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32>
    %4 = arith.addi %3, %2 : tensor<1024xi32>
    %5 = tt.splat %arg3 : i32 -> tensor<1024xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32>
    %7 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %8 = tt.addptr %7, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %9 = tt.load %8, %6, %cst {cachePolicy = #tt.cache_policy<cache_modifier = cg, eviction_policy = evict_last>} : tensor<1024x!tt.ptr<f32>>
    %10 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %11 = tt.addptr %10, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %12 = tt.load %11, %6 {isVolatile = true} : tensor<1024x!tt.ptr<f32>>
    %13 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %14 = tt.addptr %13, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %15 = arith.addf %9, %12 : tensor<1024xf32>
    tt.store %14, %15, %6 {cachePolicy = #tt.cache_policy<cache_modifier = wt, eviction_policy = evict_first>} : tensor<1024x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.0
#blocked = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #triton_gpu.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #triton_gpu.shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0], hasLeadingOffset = true}>
#shared1 = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = true}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg4, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %36:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %23, %arg9 = %33) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %53 = arith.subi %arg5, %arg6 : i32
      %54 = tt.splat %53 : i32 -> tensor<1x32xi32, #blocked>
      %55 = arith.cmpi slt, %20, %54 : tensor<1x32xi32, #blocked>
      %56 = tt.broadcast %55 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %57 = tt.load %arg8, %56, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %58 = triton_gpu.local_alloc %57 : (tensor<64x32xf16, #blocked>) -> !tt.memdesc<64x32xf16, #shared>
      %59 = tt.splat %53 : i32 -> tensor<32x1xi32, #blocked1>
      %60 = arith.cmpi slt, %25, %59 : tensor<32x1xi32, #blocked1>
      %61 = tt.broadcast %60 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %62 = tt.load %arg9, %61, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %63 = triton_gpu.local_alloc %62 : (tensor<32x64xf16, #blocked1>) -> !tt.memdesc<32x64xf16, #shared1>
      triton_nvidia_gpu.fence_async_shared {bCluster = false}
      %64 = tt.dot %58, %63, %arg7, inputPrecision = tf32 : !tt.memdesc<64x32xf16, #shared> * !tt.memdesc<32x64xf16, #shared1> -> tensor<64x64xf32, #mma>
      %65 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %66 = tt.addptr %arg9, %35 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %64, %65, %66 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %37 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.cmpi slt, %14, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #blocked1>
    %40 = arith.cmpi slt, %30, %39 : tensor<1x64xi32, #blocked1>
    %41 = tt.broadcast %38 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %42 = tt.broadcast %40 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %43 = arith.andi %41, %42 : tensor<64x64xi1, #blocked1>
    %44 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %45 = arith.muli %14, %44 : tensor<64x1xi32, #blocked1>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %49 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %50 = tt.addptr %48, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %51 = arith.truncf %36#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %52 = triton_gpu.convert_layout %51 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %52, %43 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg4, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %36:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %23, %arg9 = %33) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %53 = arith.subi %arg5, %arg6 : i32
      %54 = tt.splat %53 : i32 -> tensor<1x32xi32, #blocked>
      %55 = arith.cmpi slt, %20, %54 : tensor<1x32xi32, #blocked>
      %56 = tt.broadcast %55 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %57 = tt.load %arg8, %56, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %58 = ttg.local_alloc %57 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %59 = tt.splat %53 : i32 -> tensor<32x1xi32, #blocked1>
      %60 = arith.cmpi slt, %25, %59 : tensor<32x1xi32, #blocked1>
      %61 = tt.broadcast %60 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %62 = tt.load %arg9, %61, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %63 = ttg.local_alloc %62 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      %64 = ttng.warp_group_dot %58, %63, %arg7 {inputPrecision = 0 : i32} : !ttg.memdesc<64x32xf16, #shared, #smem> * !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
      %65 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %66 = tt.addptr %arg9, %35 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %64, %65, %66 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %37 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.cmpi slt, %14, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #blocked1>
    %40 = arith.cmpi slt, %30, %39 : tensor<1x64xi32, #blocked1>
    %41 = tt.broadcast %38 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %42 = tt.broadcast %40 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %43 = arith.andi %41, %42 : tensor<64x64xi1, #blocked1>
    %44 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %45 = arith.muli %14, %44 : tensor<64x1xi32, #blocked1>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %49 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %50 = tt.addptr %48, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %51 = arith.truncf %36#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %52 = ttg.convert_layout %51 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %52, %43 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.0
#blocked = #triton_gpu.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #triton_gpu.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked4 = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:80", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func public @everything(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<i32>, %arg2: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<true> : tensor<128xi1, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<i32>, #blocked>
    %7 = "tt.scan"(%3) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %35 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %35 : f32
    }) : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %35 = arith.mulf %arg3, %arg4 : f32
      tt.reduce.return %35 : f32
    }) : (tensor<128xf32, #blocked>) -> f32
    %9 = tt.reshape %3 {allow_reorder = false} : tensor<128xf32, #blocked> -> tensor<64x2xf32, #blocked1>
    %10 = triton_gpu.convert_layout %9 : tensor<64x2xf32, #blocked1> -> tensor<64x2xf32, #blocked2>
    %outLHS, %outRHS = tt.split %10 : tensor<64x2xf32, #blocked2> -> tensor<64xf32, #blocked>
    %11 = tt.join %outLHS, %outRHS : tensor<64xf32, #blocked> -> tensor<64x2xf32, #blocked2>
    %12 = triton_gpu.convert_layout %11 : tensor<64x2xf32, #blocked2> -> tensor<64x2xf32, #blocked3>
    %13 = tt.trans %12 {order = array<i32: 1, 0>} : tensor<64x2xf32, #blocked3> -> tensor<2x64xf32, #blocked4>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %16 = tt.splat %8 : f32 -> tensor<128xf32, #blocked>
    %17 = arith.addf %7, %16 : tensor<128xf32, #blocked>
    %18 = tt.atomic_rmw fadd, acq_rel, gpu, %15, %17, %cst_1 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %19 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
    %20 = tt.atomic_rmw max, acq_rel, gpu, %5, %6, %cst_1 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.print " values: " {hex = false} : %3 : tensor<128xf32, #blocked>
    %21 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %22 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked>
    %23 = tt.addptr %22, %21 : tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>
    %24 = tt.histogram %6 : tensor<128xi32, #blocked> -> tensor<32xi32, #blocked>
    %25 = arith.sitofp %24 : tensor<32xi32, #blocked> to tensor<32xf32, #blocked>
    tt.store %23, %25 : tensor<32x!tt.ptr<f32>, #blocked>
    %26 = tt.reshape %13 {allow_reorder = false} : tensor<2x64xf32, #blocked4> -> tensor<128xf32, #blocked>
    tt.store %15, %26 : tensor<128x!tt.ptr<f32>, #blocked>
    %27 = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %0 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    tt.store %5, %27 : tensor<128x!tt.ptr<i32>, #blocked>
    %28 = tt.precise_sqrt %3 : tensor<128xf32, #blocked>
    tt.store %15, %28 : tensor<128x!tt.ptr<f32>, #blocked>
    %29 = tt.precise_divf %3, %3 : tensor<128xf32, #blocked>
    tt.store %15, %29 : tensor<128x!tt.ptr<f32>, #blocked>
    %30 = tt.mulhiui %0, %0 : tensor<128xi32, #blocked>
    tt.store %5, %30 : tensor<128x!tt.ptr<i32>, #blocked>
    %31 = tt.clampf %3, %cst_0, %cst, propagateNan = none : tensor<128xf32, #blocked>
    tt.store %15, %31 : tensor<128x!tt.ptr<f32>, #blocked>
    %32 = tt.fp_to_fp %3, rounding = rtne : tensor<128xf32, #blocked> -> tensor<128xf8E5M2, #blocked>
    %33 = tt.fp_to_fp %32 : tensor<128xf8E5M2, #blocked> -> tensor<128xf32, #blocked>
    tt.store %15, %33 : tensor<128x!tt.ptr<f32>, #blocked>
    %34 = tt.bitcast %3 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    tt.store %5, %34 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @everything(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<i32>, %arg2: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<true> : tensor<128xi1, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<i32>, #blocked>
    %7 = "tt.scan"(%3) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %35 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %35 : f32
    }) : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %35 = arith.mulf %arg3, %arg4 : f32
      tt.reduce.return %35 : f32
    }) : (tensor<128xf32, #blocked>) -> f32
    %9 = tt.reshape %3 : tensor<128xf32, #blocked> -> tensor<64x2xf32, #blocked1>
    %10 = ttg.convert_layout %9 : tensor<64x2xf32, #blocked1> -> tensor<64x2xf32, #blocked2>
    %outLHS, %outRHS = tt.split %10 : tensor<64x2xf32, #blocked2> -> tensor<64xf32, #blocked>
    %11 = tt.join %outLHS, %outRHS : tensor<64xf32, #blocked> -> tensor<64x2xf32, #blocked2>
    %12 = ttg.convert_layout %11 : tensor<64x2xf32, #blocked2> -> tensor<64x2xf32, #blocked3>
    %13 = tt.trans %12 {order = array<i32: 1, 0>} : tensor<64x2xf32, #blocked3> -> tensor<2x64xf32, #blocked4>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %16 = tt.splat %8 : f32 -> tensor<128xf32, #blocked>
    %17 = arith.addf %7, %16 : tensor<128xf32, #blocked>
    %18 = tt.atomic_rmw fadd, acq_rel, gpu, %15, %17, %cst_1 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %19 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
    %20 = tt.atomic_rmw max, acq_rel, gpu, %5, %6, %cst_1 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.print " values: " {hex = false, isSigned = array<i32: 0>} : %3 : tensor<128xf32, #blocked>
    %21 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %22 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked>
    %23 = tt.addptr %22, %21 : tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>
    %24 = tt.histogram %6 : tensor<128xi32, #blocked> -> tensor<32xi32, #blocked>
    %25 = arith.sitofp %24 : tensor<32xi32, #blocked> to tensor<32xf32, #blocked>
    tt.store %23, %25 : tensor<32x!tt.ptr<f32>, #blocked>
    %26 = tt.reshape %13 : tensor<2x64xf32, #blocked4> -> tensor<128xf32, #blocked>
    tt.store %15, %26 : tensor<128x!tt.ptr<f32>, #blocked>
    %27 = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %0 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    tt.store %5, %27 : tensor<128x!tt.ptr<i32>, #blocked>
    %28 = tt.precise_sqrt %3 : tensor<128xf32, #blocked>
    tt.store %15, %28 : tensor<128x!tt.ptr<f32>, #blocked>
    %29 = tt.precise_divf %3, %3 : tensor<128xf32, #blocked>
    tt.store %15, %29 : tensor<128x!tt.ptr<f32>, #blocked>
    %30 = tt.mulhiui %0, %0 : tensor<128xi32, #blocked>
    tt.store %5, %30 : tensor<128x!tt.ptr<i32>, #blocked>
    %31 = tt.clampf %3, %cst_0, %cst, propagateNan = none : tensor<128xf32, #blocked>
    tt.store %15, %31 : tensor<128x!tt.ptr<f32>, #blocked>
    %32 = tt.fp_to_fp %3, rounding = rtne : tensor<128xf32, #blocked> -> tensor<128xf8E5M2, #blocked>
    %33 = tt.fp_to_fp %32 : tensor<128xf8E5M2, #blocked> -> tensor<128xf32, #blocked>
    tt.store %15, %33 : tensor<128x!tt.ptr<f32>, #blocked>
    %34 = tt.bitcast %3 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    tt.store %5, %34 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.1
module {
  tt.func public @blocks(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c64_i32 = arith.constant 64 : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = arith.extsi %arg3 : i32 to i64
    %3 = arith.extsi %arg5 : i32 to i64
    %4 = arith.extsi %arg5 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %5 = tt.make_tensor_ptr %arg0, [%2, %3], [%4, %c1_i64], [%1, %c0_i32] {order = array<i32: 1, 0>} : <tensor<64x32xf16>>
    %6 = tt.get_program_id y : i32
    %c64_i32_0 = arith.constant 64 : i32
    %7 = arith.muli %6, %c64_i32_0 : i32
    %8 = arith.extsi %arg5 : i32 to i64
    %9 = arith.extsi %arg4 : i32 to i64
    %10 = arith.extsi %arg4 : i32 to i64
    %c1_i64_1 = arith.constant 1 : i64
    %c0_i32_2 = arith.constant 0 : i32
    %11 = tt.make_tensor_ptr %arg1, [%8, %9], [%10, %c1_i64_1], [%c0_i32_2, %7] {order = array<i32: 1, 0>} : <tensor<32x64xf16>>
    %12 = tt.call @"zeros____0cconstexpr_(constexpr_64_, constexpr_64_)__1cconstexpr_fp32_"() : () -> tensor<64x64xf32>
    %c0_i32_3 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %13 = arith.bitcast %c0_i32_3 : i32 to i32
    %14 = arith.bitcast %arg5 : i32 to i32
    %15 = arith.bitcast %c32_i32 : i32 to i32
    %16 = llvm.mlir.undef : i32
    %17:3 = scf.for %arg6 = %13 to %14 step %15 iter_args(%arg7 = %12, %arg8 = %5, %arg9 = %11) -> (tensor<64x64xf32>, !tt.ptr<tensor<64x32xf16>>, !tt.ptr<tensor<32x64xf16>>)  : i32 {
      %27 = tt.load %arg8 {boundaryCheck = array<i32: 0, 1>, padding = 1 : i32} : !tt.ptr<tensor<64x32xf16>>
      %28 = tt.load %arg9 {boundaryCheck = array<i32: 0, 1>} : !tt.ptr<tensor<32x64xf16>>
      %cst = arith.constant 0.000000e+00 : f32
      %29 = tt.dot %27, %28, %arg7, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
      %c0_i32_7 = arith.constant 0 : i32
      %c32_i32_8 = arith.constant 32 : i32
      %30 = tt.advance %arg8, [%c0_i32_7, %c32_i32_8] : <tensor<64x32xf16>>
      %c32_i32_9 = arith.constant 32 : i32
      %c0_i32_10 = arith.constant 0 : i32
      %31 = tt.advance %arg9, [%c32_i32_9, %c0_i32_10] : <tensor<32x64xf16>>
      scf.yield %29, %30, %31 : tensor<64x64xf32>, !tt.ptr<tensor<64x32xf16>>, !tt.ptr<tensor<32x64xf16>>
    }
    %18 = tt.get_program_id x : i32
    %c64_i32_4 = arith.constant 64 : i32
    %19 = arith.muli %18, %c64_i32_4 : i32
    %20 = tt.get_program_id y : i32
    %c64_i32_5 = arith.constant 64 : i32
    %21 = arith.muli %20, %c64_i32_5 : i32
    %22 = arith.extsi %arg3 : i32 to i64
    %23 = arith.extsi %arg4 : i32 to i64
    %24 = arith.extsi %arg4 : i32 to i64
    %c1_i64_6 = arith.constant 1 : i64
    %25 = tt.make_tensor_ptr %arg2, [%22, %23], [%24, %c1_i64_6], [%19, %21] {order = array<i32: 1, 0>} : <tensor<64x64xf16>>
    %26 = arith.truncf %17#0 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %25, %26 {boundaryCheck = array<i32: 0, 1>} : !tt.ptr<tensor<64x64xf16>>
    tt.return
  }
  tt.func private @"zeros____0cconstexpr_(constexpr_64_, constexpr_64_)__1cconstexpr_fp32_"() -> tensor<64x64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    tt.return %cst_0 : tensor<64x64xf32>
  }
}
// becomes
module {
  tt.func public @blocks(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c64_i32 = arith.constant 64 : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = arith.extsi %arg3 : i32 to i64
    %3 = arith.extsi %arg5 : i32 to i64
    %4 = arith.extsi %arg5 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %5 = tt.make_tensor_ptr %arg0, [%2, %3], [%4, %c1_i64], [%1, %c0_i32] {order = array<i32: 1, 0>} : <tensor<64x32xf16>>
    %6 = tt.get_program_id y : i32
    %c64_i32_0 = arith.constant 64 : i32
    %7 = arith.muli %6, %c64_i32_0 : i32
    %8 = arith.extsi %arg5 : i32 to i64
    %9 = arith.extsi %arg4 : i32 to i64
    %10 = arith.extsi %arg4 : i32 to i64
    %c1_i64_1 = arith.constant 1 : i64
    %c0_i32_2 = arith.constant 0 : i32
    %11 = tt.make_tensor_ptr %arg1, [%8, %9], [%10, %c1_i64_1], [%c0_i32_2, %7] {order = array<i32: 1, 0>} : <tensor<32x64xf16>>
    %12 = tt.call @"zeros____0cconstexpr_(constexpr_64_, constexpr_64_)__1cconstexpr_fp32_"() : () -> tensor<64x64xf32>
    %c0_i32_3 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %13 = arith.bitcast %c0_i32_3 : i32 to i32
    %14 = arith.bitcast %arg5 : i32 to i32
    %15 = arith.bitcast %c32_i32 : i32 to i32
    %16 = llvm.mlir.undef : i32
    %17:3 = scf.for %arg6 = %13 to %14 step %15 iter_args(%arg7 = %12, %arg8 = %5, %arg9 = %11) -> (tensor<64x64xf32>, !tt.ptr<tensor<64x32xf16>>, !tt.ptr<tensor<32x64xf16>>)  : i32 {
      %27 = tt.load %arg8 {boundaryCheck = array<i32: 0, 1>, padding = 1 : i32} : !tt.ptr<tensor<64x32xf16>>
      %28 = tt.load %arg9 {boundaryCheck = array<i32: 0, 1>} : !tt.ptr<tensor<32x64xf16>>
      %cst = arith.constant 0.000000e+00 : f32
      %29 = tt.dot %27, %28, %arg7, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
      %c0_i32_7 = arith.constant 0 : i32
      %c32_i32_8 = arith.constant 32 : i32
      %30 = tt.advance %arg8, [%c0_i32_7, %c32_i32_8] : <tensor<64x32xf16>>
      %c32_i32_9 = arith.constant 32 : i32
      %c0_i32_10 = arith.constant 0 : i32
      %31 = tt.advance %arg9, [%c32_i32_9, %c0_i32_10] : <tensor<32x64xf16>>
      scf.yield %29, %30, %31 : tensor<64x64xf32>, !tt.ptr<tensor<64x32xf16>>, !tt.ptr<tensor<32x64xf16>>
    }
    %18 = tt.get_program_id x : i32
    %c64_i32_4 = arith.constant 64 : i32
    %19 = arith.muli %18, %c64_i32_4 : i32
    %20 = tt.get_program_id y : i32
    %c64_i32_5 = arith.constant 64 : i32
    %21 = arith.muli %20, %c64_i32_5 : i32
    %22 = arith.extsi %arg3 : i32 to i64
    %23 = arith.extsi %arg4 : i32 to i64
    %24 = arith.extsi %arg4 : i32 to i64
    %c1_i64_6 = arith.constant 1 : i64
    %25 = tt.make_tensor_ptr %arg2, [%22, %23], [%24, %c1_i64_6], [%19, %21] {order = array<i32: 1, 0>} : <tensor<64x64xf16>>
    %26 = arith.truncf %17#0 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %25, %26 {boundaryCheck = array<i32: 0, 1>} : !tt.ptr<tensor<64x64xf16>>
    tt.return
  }
  tt.func private @"zeros____0cconstexpr_(constexpr_64_, constexpr_64_)__1cconstexpr_fp32_"() -> tensor<64x64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    tt.return %cst_0 : tensor<64x64xf32>
  }
}
// -----
// Triton 3.2
#blocked = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #triton_gpu.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>
#shared = #triton_gpu.shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0], hasLeadingOffset = false}>
#shared1 = #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "hip:gfx942", "triton_gpu.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %29 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %38 = arith.muli %arg4, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x64xi32, #blocked1>
    %40:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %26, %arg9 = %37) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %56 = arith.subi %arg5, %arg6 : i32
      %57 = tt.splat %56 : i32 -> tensor<1x32xi32, #blocked>
      %58 = arith.cmpi slt, %23, %57 : tensor<1x32xi32, #blocked>
      %59 = tt.broadcast %58 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %60 = tt.load %arg8, %59, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %61 = tt.splat %56 : i32 -> tensor<32x1xi32, #blocked1>
      %62 = arith.cmpi slt, %28, %61 : tensor<32x1xi32, #blocked1>
      %63 = tt.broadcast %62 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %64 = tt.load %arg9, %63, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %65 = triton_gpu.local_alloc %60 : (tensor<64x32xf16, #blocked>) -> !tt.memdesc<64x32xf16, #shared, #triton_gpu.shared_memory>
      %66 = triton_gpu.local_load %65 : !tt.memdesc<64x32xf16, #shared, #triton_gpu.shared_memory> -> tensor<64x32xf16, #triton_gpu.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %67 = triton_gpu.local_alloc %64 : (tensor<32x64xf16, #blocked1>) -> !tt.memdesc<32x64xf16, #shared1, #triton_gpu.shared_memory>
      %68 = triton_gpu.local_load %67 : !tt.memdesc<32x64xf16, #shared1, #triton_gpu.shared_memory> -> tensor<32x64xf16, #triton_gpu.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %69 = tt.dot %66, %68, %arg7 : tensor<64x32xf16, #triton_gpu.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #triton_gpu.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      amdgpu.instruction_sched_hint
      %70 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %71 = tt.addptr %arg9, %39 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %69, %70, %71 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %41 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %42 = arith.cmpi slt, %17, %41 : tensor<64x1xi32, #mma>
    %43 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #mma>
    %44 = arith.cmpi slt, %33, %43 : tensor<1x64xi32, #mma>
    %45 = tt.broadcast %42 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %46 = tt.broadcast %44 : tensor<1x64xi1, #mma> -> tensor<64x64xi1, #mma>
    %47 = arith.andi %45, %46 : tensor<64x64xi1, #mma>
    %48 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %49 = arith.muli %17, %48 : tensor<64x1xi32, #mma>
    %50 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %51 = tt.addptr %50, %49 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %52 = tt.broadcast %51 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %53 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %54 = tt.addptr %52, %53 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %55 = arith.truncf %40#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %54, %55, %47 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %29 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %38 = arith.muli %arg4, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x64xi32, #blocked1>
    %40:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %26, %arg9 = %37) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %56 = arith.subi %arg5, %arg6 : i32
      %57 = tt.splat %56 : i32 -> tensor<1x32xi32, #blocked>
      %58 = arith.cmpi slt, %23, %57 : tensor<1x32xi32, #blocked>
      %59 = tt.broadcast %58 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %60 = tt.load %arg8, %59, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %61 = tt.splat %56 : i32 -> tensor<32x1xi32, #blocked1>
      %62 = arith.cmpi slt, %28, %61 : tensor<32x1xi32, #blocked1>
      %63 = tt.broadcast %62 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %64 = tt.load %arg9, %63, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %65 = ttg.local_alloc %60 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %66 = ttg.local_load %65 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %67 = ttg.local_alloc %64 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      %68 = ttg.local_load %67 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %69 = tt.dot %66, %68, %arg7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      amdg.instruction_sched_hint
      %70 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %71 = tt.addptr %arg9, %39 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %69, %70, %71 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %41 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %42 = arith.cmpi slt, %17, %41 : tensor<64x1xi32, #mma>
    %43 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #mma>
    %44 = arith.cmpi slt, %33, %43 : tensor<1x64xi32, #mma>
    %45 = tt.broadcast %42 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %46 = tt.broadcast %44 : tensor<1x64xi1, #mma> -> tensor<64x64xi1, #mma>
    %47 = arith.andi %45, %46 : tensor<64x64xi1, #mma>
    %48 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %49 = arith.muli %17, %48 : tensor<64x1xi32, #mma>
    %50 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %51 = tt.addptr %50, %49 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %52 = tt.broadcast %51 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %53 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %54 = tt.addptr %52, %53 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %55 = arith.truncf %40#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %54, %55, %47 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
// -----
// Triton 3.2
#blocked = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #triton_gpu.amd_wmma<{version = 1, warpsPerCTA = [2, 2]}>
#shared = #triton_gpu.shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0], hasLeadingOffset = false}>
#shared1 = #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "hip:gfx1100", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %29 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %38 = arith.muli %arg4, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x64xi32, #blocked1>
    %40:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %26, %arg9 = %37) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %56 = arith.subi %arg5, %arg6 : i32
      %57 = tt.splat %56 : i32 -> tensor<1x32xi32, #blocked>
      %58 = arith.cmpi slt, %23, %57 : tensor<1x32xi32, #blocked>
      %59 = tt.broadcast %58 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %60 = tt.load %arg8, %59, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %61 = tt.splat %56 : i32 -> tensor<32x1xi32, #blocked1>
      %62 = arith.cmpi slt, %28, %61 : tensor<32x1xi32, #blocked1>
      %63 = tt.broadcast %62 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %64 = tt.load %arg9, %63, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %65 = triton_gpu.local_alloc %60 : (tensor<64x32xf16, #blocked>) -> !tt.memdesc<64x32xf16, #shared, #triton_gpu.shared_memory>
      %66 = triton_gpu.local_load %65 : !tt.memdesc<64x32xf16, #shared, #triton_gpu.shared_memory> -> tensor<64x32xf16, #triton_gpu.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %67 = triton_gpu.local_alloc %64 : (tensor<32x64xf16, #blocked1>) -> !tt.memdesc<32x64xf16, #shared1, #triton_gpu.shared_memory>
      %68 = triton_gpu.local_load %67 : !tt.memdesc<32x64xf16, #shared1, #triton_gpu.shared_memory> -> tensor<32x64xf16, #triton_gpu.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %69 = tt.dot %66, %68, %arg7 : tensor<64x32xf16, #triton_gpu.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<32x64xf16, #triton_gpu.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<64x64xf32, #mma>
      amdgpu.instruction_sched_hint
      %70 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %71 = tt.addptr %arg9, %39 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %69, %70, %71 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %41 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %42 = arith.cmpi slt, %17, %41 : tensor<64x1xi32, #mma>
    %43 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #mma>
    %44 = arith.cmpi slt, %33, %43 : tensor<1x64xi32, #mma>
    %45 = tt.broadcast %42 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %46 = tt.broadcast %44 : tensor<1x64xi1, #mma> -> tensor<64x64xi1, #mma>
    %47 = arith.andi %45, %46 : tensor<64x64xi1, #mma>
    %48 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %49 = arith.muli %17, %48 : tensor<64x1xi32, #mma>
    %50 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %51 = tt.addptr %50, %49 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %52 = tt.broadcast %51 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %53 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %54 = tt.addptr %52, %53 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %55 = arith.truncf %40#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %54, %55, %47 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 1, isTranspose = false, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %29 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %38 = arith.muli %arg4, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x64xi32, #blocked1>
    %40:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %26, %arg9 = %37) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %56 = arith.subi %arg5, %arg6 : i32
      %57 = tt.splat %56 : i32 -> tensor<1x32xi32, #blocked>
      %58 = arith.cmpi slt, %23, %57 : tensor<1x32xi32, #blocked>
      %59 = tt.broadcast %58 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %60 = tt.load %arg8, %59, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %61 = tt.splat %56 : i32 -> tensor<32x1xi32, #blocked1>
      %62 = arith.cmpi slt, %28, %61 : tensor<32x1xi32, #blocked1>
      %63 = tt.broadcast %62 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %64 = tt.load %arg9, %63, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %65 = ttg.local_alloc %60 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %66 = ttg.local_load %65 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %67 = ttg.local_alloc %64 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      %68 = ttg.local_load %67 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %69 = tt.dot %66, %68, %arg7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<64x64xf32, #mma>
      amdg.instruction_sched_hint
      %70 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %71 = tt.addptr %arg9, %39 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %69, %70, %71 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %41 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %42 = arith.cmpi slt, %17, %41 : tensor<64x1xi32, #mma>
    %43 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #mma>
    %44 = arith.cmpi slt, %33, %43 : tensor<1x64xi32, #mma>
    %45 = tt.broadcast %42 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %46 = tt.broadcast %44 : tensor<1x64xi1, #mma> -> tensor<64x64xi1, #mma>
    %47 = arith.andi %45, %46 : tensor<64x64xi1, #mma>
    %48 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %49 = arith.muli %17, %48 : tensor<64x1xi32, #mma>
    %50 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %51 = tt.addptr %50, %49 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %52 = tt.broadcast %51 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %53 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %54 = tt.addptr %52, %53 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %55 = arith.truncf %40#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %54, %55, %47 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
// -----
// Triton 3.2
#blocked = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #triton_gpu.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #triton_gpu.shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0], hasLeadingOffset = true}>
#shared1 = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = true}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #triton_gpu.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #triton_gpu.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg4, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %36:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %23, %arg9 = %33) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %53 = arith.subi %arg5, %arg6 : i32
      %54 = tt.splat %53 : i32 -> tensor<1x32xi32, #blocked>
      %55 = arith.cmpi slt, %20, %54 : tensor<1x32xi32, #blocked>
      %56 = tt.broadcast %55 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %57 = tt.load %arg8, %56, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %58 = triton_gpu.local_alloc %57 : (tensor<64x32xf16, #blocked>) -> !tt.memdesc<64x32xf16, #shared, #triton_gpu.shared_memory>
      %59 = tt.splat %53 : i32 -> tensor<32x1xi32, #blocked1>
      %60 = arith.cmpi slt, %25, %59 : tensor<32x1xi32, #blocked1>
      %61 = tt.broadcast %60 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %62 = tt.load %arg9, %61, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %63 = triton_gpu.local_alloc %62 : (tensor<32x64xf16, #blocked1>) -> !tt.memdesc<32x64xf16, #shared1, #triton_gpu.shared_memory>
      triton_nvidia_gpu.fence_async_shared {bCluster = false}
      %64 = triton_nvidia_gpu.warp_group_dot %58, %63, %arg7 {inputPrecision = 0 : i32} : !tt.memdesc<64x32xf16, #shared, #triton_gpu.shared_memory> * !tt.memdesc<32x64xf16, #shared1, #triton_gpu.shared_memory> -> tensor<64x64xf32, #mma>
      %65 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %66 = tt.addptr %arg9, %35 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %64, %65, %66 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %37 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.cmpi slt, %14, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #blocked1>
    %40 = arith.cmpi slt, %30, %39 : tensor<1x64xi32, #blocked1>
    %41 = tt.broadcast %38 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %42 = tt.broadcast %40 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %43 = arith.andi %41, %42 : tensor<64x64xi1, #blocked1>
    %44 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %45 = arith.muli %14, %44 : tensor<64x1xi32, #blocked1>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %49 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %50 = tt.addptr %48, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %51 = arith.truncf %36#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %52 = triton_gpu.convert_layout %51 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %52, %43 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg4, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %36:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %23, %arg9 = %33) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %53 = arith.subi %arg5, %arg6 : i32
      %54 = tt.splat %53 : i32 -> tensor<1x32xi32, #blocked>
      %55 = arith.cmpi slt, %20, %54 : tensor<1x32xi32, #blocked>
      %56 = tt.broadcast %55 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %57 = tt.load %arg8, %56, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %58 = ttg.local_alloc %57 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %59 = tt.splat %53 : i32 -> tensor<32x1xi32, #blocked1>
      %60 = arith.cmpi slt, %25, %59 : tensor<32x1xi32, #blocked1>
      %61 = tt.broadcast %60 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %62 = tt.load %arg9, %61, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %63 = ttg.local_alloc %62 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      %64 = ttng.warp_group_dot %58, %63, %arg7 {inputPrecision = 0 : i32} : !ttg.memdesc<64x32xf16, #shared, #smem> * !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
      %65 = tt.addptr %arg8, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %66 = tt.addptr %arg9, %35 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %64, %65, %66 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %37 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.cmpi slt, %14, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #blocked1>
    %40 = arith.cmpi slt, %30, %39 : tensor<1x64xi32, #blocked1>
    %41 = tt.broadcast %38 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %42 = tt.broadcast %40 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %43 = arith.andi %41, %42 : tensor<64x64xi1, #blocked1>
    %44 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %45 = arith.muli %14, %44 : tensor<64x1xi32, #blocked1>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %49 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %50 = tt.addptr %48, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %51 = arith.truncf %36#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %52 = ttg.convert_layout %51 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %52, %43 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.3
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg4, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %36 = ttng.tmem_alloc %cst_2 : (tensor<64x64xf32, #blocked2>) -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %37:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %23, %arg8 = %33) -> (tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %55 = arith.subi %arg5, %arg6 : i32
      %56 = tt.splat %55 : i32 -> tensor<1x32xi32, #blocked>
      %57 = arith.cmpi slt, %20, %56 : tensor<1x32xi32, #blocked>
      %58 = tt.broadcast %57 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %59 = tt.load %arg7, %58, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %60 = ttg.local_alloc %59 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %61 = tt.splat %55 : i32 -> tensor<32x1xi32, #blocked1>
      %62 = arith.cmpi slt, %25, %61 : tensor<32x1xi32, #blocked1>
      %63 = tt.broadcast %62 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %64 = tt.load %arg8, %63, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %65 = ttg.local_alloc %64 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      ttng.tc_gen5_mma %60, %65, %36, %true, %true : (!ttg.memdesc<64x32xf16, #shared, #smem>, !ttg.memdesc<32x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, i1, i1) -> ()
      %66 = tt.addptr %arg7, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %67 = tt.addptr %arg8, %35 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %66, %67 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %38 = ttng.tmem_load %36 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %39 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %40 = arith.cmpi slt, %14, %39 : tensor<64x1xi32, #blocked1>
    %41 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #blocked1>
    %42 = arith.cmpi slt, %30, %41 : tensor<1x64xi32, #blocked1>
    %43 = tt.broadcast %40 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %44 = tt.broadcast %42 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %45 = arith.andi %43, %44 : tensor<64x64xi1, #blocked1>
    %46 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %47 = arith.muli %14, %46 : tensor<64x1xi32, #blocked1>
    %48 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %49 = tt.addptr %48, %47 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %50 = tt.broadcast %49 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %51 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %52 = tt.addptr %50, %51 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %53 = arith.truncf %38 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %54 = ttg.convert_layout %53 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %52, %54, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg4, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %result = ttng.tmem_alloc %cst_2 : (tensor<64x64xf32, #blocked2>) -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %36:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %23, %arg8 = %33) -> (tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>)  : i32 {
      %53 = arith.subi %arg5, %arg6 : i32
      %54 = tt.splat %53 : i32 -> tensor<1x32xi32, #blocked>
      %55 = arith.cmpi slt, %20, %54 : tensor<1x32xi32, #blocked>
      %56 = tt.broadcast %55 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %57 = tt.load %arg7, %56, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %58 = ttg.local_alloc %57 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %59 = tt.splat %53 : i32 -> tensor<32x1xi32, #blocked1>
      %60 = arith.cmpi slt, %25, %59 : tensor<32x1xi32, #blocked1>
      %61 = tt.broadcast %60 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %62 = tt.load %arg8, %61, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %63 = ttg.local_alloc %62 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      ttng.tc_gen5_mma %58, %63, %result, %true, %true : !ttg.memdesc<64x32xf16, #shared, #smem>, !ttg.memdesc<32x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %64 = tt.addptr %arg7, %cst : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %65 = tt.addptr %arg8, %35 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      scf.yield %64, %65 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked1>
    }
    %result_3 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %37 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.cmpi slt, %14, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #blocked1>
    %40 = arith.cmpi slt, %30, %39 : tensor<1x64xi32, #blocked1>
    %41 = tt.broadcast %38 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %42 = tt.broadcast %40 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %43 = arith.andi %41, %42 : tensor<64x64xi1, #blocked1>
    %44 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %45 = arith.muli %14, %44 : tensor<64x1xi32, #blocked1>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %49 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %50 = tt.addptr %48, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %51 = arith.truncf %result_3 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %52 = ttg.convert_layout %51 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %52, %43 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @streamed(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c64_i32], [%arg5, %arg4], [%5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16, #shared>>
    %7 = arith.extsi %arg4 : i32 to i64
    %8 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %9 = arith.muli %7, %c2_i64 : i64
    ttng.tensormap_create %8, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%9], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %8 : !tt.ptr<i8>
    %10 = ttng.reinterpret_tensor_descriptor %8 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %11 = tt.get_program_id x : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c64_i32 : i32
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_subview %17[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = ttg.memdesc_subview %17[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %20 = ttg.memdesc_subview %17[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %21 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %18, 24576, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %22 = ttg.memdesc_subview %15[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c0_i32] %22, %18, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %23 = ttg.memdesc_subview %16[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c0_i32] %23, %18, %21 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %24 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %19, 24576, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %15[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %3[%12, %c64_i32] %25, %19, %24 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %26 = ttg.memdesc_subview %16[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %6[%14, %c64_i32] %26, %19, %24 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %27:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x64xf32, #mma>, i32, i32, i32)  : i32 {
      %31 = arith.subi %arg5, %c128_i32 : i32
      %32 = arith.cmpi slt, %arg6, %31 : i32
      %33 = arith.addi %arg9, %c1_i32 : i32
      %34 = arith.cmpi sge, %33, %c3_i32 : i32
      %35 = arith.select %34, %c0_i32, %33 : i32
      %36 = arith.xori %arg10, %c1_i32 : i32
      %37 = arith.select %34, %36, %arg10 : i32
      %38 = ttg.memdesc_subview %17[%35] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %38, %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %39 = ttg.memdesc_subview %16[%35, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %40 = ttg.memdesc_trans %39 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %41 = ttg.memdesc_subview %15[%35, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %42 = ttng.warp_group_dot %41, %40, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %43:3 = ttng.warp_group_dot_wait %42, %41, %40 {pendings = 1 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %44 = arith.addi %arg8, %c1_i32 : i32
      %45 = arith.cmpi sge, %44, %c3_i32 : i32
      %46 = arith.select %45, %c0_i32, %44 : i32
      %47 = ttg.memdesc_subview %17[%46] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %47, 24576, %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %48 = ttg.memdesc_subview %15[%46, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %49 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%12, %49] %48, %47, %32 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %50 = ttg.memdesc_subview %16[%46, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %6[%14, %49] %50, %47, %32 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %43#0, %46, %35, %37 : tensor<128x64xf32, #mma>, i32, i32, i32
    }
    %28 = ttng.warp_group_dot_wait %27#0 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %17 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %16 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %29 = arith.truncf %28 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %30 = ttg.local_alloc %29 : (tensor<128x64xf16, #mma>) -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14] %30 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// becomes
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @streamed(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c64_i32], [%arg5, %arg4], [%5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<64x64xf16, #shared>
    %7 = arith.extsi %arg4 : i32 to i64
    %8 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %9 = arith.muli %7, %c2_i64 : i64
    ttng.tensormap_create %8, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%9], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %8 : !tt.ptr<i8>
    %10 = ttng.reinterpret_tensor_descriptor %8 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %11 = tt.get_program_id x : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c64_i32 : i32
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %18, 24576, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %3[%12, %c0_i32] %22, %18, %21 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %6[%14, %c0_i32] %23, %18, %21 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %19, 24576, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %3[%12, %c64_i32] %25, %19, %24 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %26 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %6[%14, %c64_i32] %26, %19, %24 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %27:4 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c0_i32) -> (tensor<128x64xf32, #mma>, i32, i32, i32)  : i32 {
      %31 = arith.subi %arg5, %c128_i32 : i32
      %32 = arith.cmpi slt, %arg6, %31 : i32
      %33 = arith.addi %arg9, %c1_i32 : i32
      %34 = arith.cmpi sge, %33, %c3_i32 : i32
      %35 = arith.select %34, %c0_i32, %33 : i32
      %36 = arith.xori %arg10, %c1_i32 : i32
      %37 = arith.select %34, %36, %arg10 : i32
      %38 = ttg.memdesc_index %17[%35] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %38, %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %39 = ttg.memdesc_index %16[%35] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %40 = ttg.memdesc_trans %39 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %41 = ttg.memdesc_index %15[%35] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %42 = ttng.warp_group_dot %41, %40, %arg7 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<128x64xf32, #mma>
      %43:3 = ttng.warp_group_dot_wait %42, %41, %40 {pendings = 1 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %44 = arith.addi %arg8, %c1_i32 : i32
      %45 = arith.cmpi sge, %44, %c3_i32 : i32
      %46 = arith.select %45, %c0_i32, %44 : i32
      %47 = ttg.memdesc_index %17[%46] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %47, 24576, %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %48 = ttg.memdesc_index %15[%46] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %49 = arith.addi %arg6, %c128_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%12, %49] %48, %47, %32 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %50 = ttg.memdesc_index %16[%46] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %6[%14, %49] %50, %47, %32 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      scf.yield %43#0, %46, %35, %37 : tensor<128x64xf32, #mma>, i32, i32, i32
    }
    %28 = ttng.warp_group_dot_wait %27#0 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %16 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %29 = arith.truncf %28 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %30 = ttg.local_alloc %29 : (tensor<128x64xf16, #mma>) -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14] %30 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.4
#blocked = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [16, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[4, 0], [8, 0]], block = []}>
#mma = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<64x32xi32, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked1>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<64x32xi1, #blocked1>
    %29 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %30 = arith.cmpi slt, %23, %29 : tensor<1x32xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %32 = arith.andi %28, %31 : tensor<64x32xi1, #blocked1>
    %33 = tt.load %26, %32, %cst_1 {OpIdx = #amdgpu.OpIdx<0>, amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %34 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %35 = tt.expand_dims %34 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %36 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked>
    %37 = arith.muli %35, %36 : tensor<32x1xi32, #blocked>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %39 = tt.addptr %38, %37 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %43 = tt.broadcast %41 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %44 = tt.addptr %42, %43 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %45 = tt.splat %27 : i1 -> tensor<32x64xi1, #blocked>
    %46 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %47 = arith.cmpi slt, %35, %46 : tensor<32x1xi32, #blocked>
    %48 = tt.broadcast %47 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %49 = arith.andi %45, %48 : tensor<32x64xi1, #blocked>
    %50 = tt.load %44, %49, %cst {OpIdx = #amdgpu.OpIdx<1>, amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %51 = arith.muli %arg4, %c32_i32 : i32
    %52 = tt.splat %51 : i32 -> tensor<32x64xi32, #blocked>
    %53 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %54 = tt.addptr %26, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %55 = tt.splat %53 : i1 -> tensor<64x32xi1, #blocked1>
    %56 = arith.subi %arg5, %c32_i32 : i32
    %57 = tt.splat %56 : i32 -> tensor<1x32xi32, #blocked1>
    %58 = arith.cmpi slt, %23, %57 : tensor<1x32xi32, #blocked1>
    %59 = tt.broadcast %58 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %60 = arith.andi %55, %59 : tensor<64x32xi1, #blocked1>
    %61 = tt.load %54, %60, %cst_1 {OpIdx = #amdgpu.OpIdx<0>, amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %62 = tt.addptr %44, %52 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %63 = tt.splat %53 : i1 -> tensor<32x64xi1, #blocked>
    %64 = tt.splat %56 : i32 -> tensor<32x1xi32, #blocked>
    %65 = arith.cmpi slt, %35, %64 : tensor<32x1xi32, #blocked>
    %66 = tt.broadcast %65 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %67 = arith.andi %63, %66 : tensor<32x64xi1, #blocked>
    %68 = tt.load %62, %67, %cst {OpIdx = #amdgpu.OpIdx<1>, amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %69 = arith.subi %arg5, %c64_i32 : i32
    %70:7 = scf.for %arg6 = %c0_i32 to %69 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %54, %arg9 = %33, %arg10 = %61, %arg11 = %50, %arg12 = %68, %arg13 = %62) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<32x64xf16, #blocked>, tensor<32x64xf16, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked>)  : i32 {
      %102 = tt.addptr %arg8, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %103 = tt.addptr %arg13, %52 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %104 = arith.addi %arg6, %c64_i32 : i32
      %105 = arith.subi %arg5, %104 : i32
      %106 = tt.splat %105 : i32 -> tensor<1x32xi32, #blocked1>
      %107 = arith.cmpi slt, %23, %106 : tensor<1x32xi32, #blocked1>
      %108 = tt.broadcast %107 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %109 = tt.load %102, %108, %cst_1 {OpIdx = #amdgpu.OpIdx<0>} : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %110 = tt.splat %105 : i32 -> tensor<32x1xi32, #blocked>
      %111 = arith.cmpi slt, %35, %110 : tensor<32x1xi32, #blocked>
      %112 = tt.broadcast %111 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %113 = tt.load %103, %112, %cst {OpIdx = #amdgpu.OpIdx<1>} : tensor<32x64x!tt.ptr<f16>, #blocked>
      %114 = ttg.local_alloc %arg9 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %115 = ttg.local_load %114 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %116 = amdgpu.in_thread_transpose %arg11 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #linear>
      %117 = ttg.local_alloc %116 : (tensor<32x64xf16, #linear>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      %118 = ttg.local_load %117 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %119 = tt.dot %115, %118, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      scf.yield %119, %102, %arg10, %109, %arg12, %113, %103 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<32x64xf16, #blocked>, tensor<32x64xf16, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked>
    }
    %71 = arith.addi %arg5, %c31_i32 : i32
    %72 = arith.divsi %71, %c32_i32 : i32
    %73 = arith.cmpi sge, %72, %c1_i32 : i32
    %74 = arith.cmpi sge, %72, %c2_i32 : i32
    %75 = ttg.local_alloc %70#2 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %76 = ttg.local_load %75 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %77 = ttg.local_alloc %70#4 : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %78 = ttg.local_load %77 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %79 = scf.if %73 -> (tensor<64x64xf32, #mma>) {
      %102 = tt.dot %76, %78, %70#0, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      scf.yield %102 : tensor<64x64xf32, #mma>
    } else {
      scf.yield %70#0 : tensor<64x64xf32, #mma>
    }
    %80 = arith.select %73, %79, %70#0 : tensor<64x64xf32, #mma>
    %81 = ttg.local_alloc %70#3 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %82 = ttg.local_load %81 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %83 = ttg.local_alloc %70#5 : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %84 = ttg.local_load %83 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %85 = scf.if %74 -> (tensor<64x64xf32, #mma>) {
      %102 = tt.dot %82, %84, %80, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      scf.yield %102 : tensor<64x64xf32, #mma>
    } else {
      scf.yield %80 : tensor<64x64xf32, #mma>
    }
    %86 = arith.select %74, %85, %80 : tensor<64x64xf32, #mma>
    %87 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %88 = arith.cmpi slt, %17, %87 : tensor<64x1xi32, #mma>
    %89 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #mma>
    %90 = arith.cmpi slt, %40, %89 : tensor<1x64xi32, #mma>
    %91 = tt.broadcast %88 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %92 = tt.broadcast %90 : tensor<1x64xi1, #mma> -> tensor<64x64xi1, #mma>
    %93 = arith.andi %91, %92 : tensor<64x64xi1, #mma>
    %94 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %95 = arith.muli %17, %94 : tensor<64x1xi32, #mma>
    %96 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %97 = tt.addptr %96, %95 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %98 = tt.broadcast %97 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %99 = tt.broadcast %40 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %100 = tt.addptr %98, %99 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %101 = arith.truncf %86 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %100, %101, %93 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [16, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[4, 0], [8, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<64x32xi32, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked1>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<64x32xi1, #blocked1>
    %29 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %30 = arith.cmpi slt, %23, %29 : tensor<1x32xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %32 = arith.andi %28, %31 : tensor<64x32xi1, #blocked1>
    %33 = tt.load %26, %32, %cst_1 {OpIdx = #amdgpu.OpIdx<0>, amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %34 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %35 = tt.expand_dims %34 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %36 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked>
    %37 = arith.muli %35, %36 : tensor<32x1xi32, #blocked>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %39 = tt.addptr %38, %37 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %43 = tt.broadcast %41 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %44 = tt.addptr %42, %43 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %45 = tt.splat %27 : i1 -> tensor<32x64xi1, #blocked>
    %46 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %47 = arith.cmpi slt, %35, %46 : tensor<32x1xi32, #blocked>
    %48 = tt.broadcast %47 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %49 = arith.andi %45, %48 : tensor<32x64xi1, #blocked>
    %50 = tt.load %44, %49, %cst {OpIdx = #amdgpu.OpIdx<1>, amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %51 = arith.muli %arg4, %c32_i32 : i32
    %52 = tt.splat %51 : i32 -> tensor<32x64xi32, #blocked>
    %53 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %54 = tt.addptr %26, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %55 = tt.splat %53 : i1 -> tensor<64x32xi1, #blocked1>
    %56 = arith.subi %arg5, %c32_i32 : i32
    %57 = tt.splat %56 : i32 -> tensor<1x32xi32, #blocked1>
    %58 = arith.cmpi slt, %23, %57 : tensor<1x32xi32, #blocked1>
    %59 = tt.broadcast %58 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %60 = arith.andi %55, %59 : tensor<64x32xi1, #blocked1>
    %61 = tt.load %54, %60, %cst_1 {OpIdx = #amdgpu.OpIdx<0>, amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %62 = tt.addptr %44, %52 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %63 = tt.splat %53 : i1 -> tensor<32x64xi1, #blocked>
    %64 = tt.splat %56 : i32 -> tensor<32x1xi32, #blocked>
    %65 = arith.cmpi slt, %35, %64 : tensor<32x1xi32, #blocked>
    %66 = tt.broadcast %65 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %67 = arith.andi %63, %66 : tensor<32x64xi1, #blocked>
    %68 = tt.load %62, %67, %cst {OpIdx = #amdgpu.OpIdx<1>, amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %69 = arith.subi %arg5, %c64_i32 : i32
    %70:7 = scf.for %arg6 = %c0_i32 to %69 step %c32_i32 iter_args(%arg7 = %cst_2, %arg8 = %54, %arg9 = %33, %arg10 = %61, %arg11 = %50, %arg12 = %68, %arg13 = %62) -> (tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<32x64xf16, #blocked>, tensor<32x64xf16, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked>)  : i32 {
      %102 = tt.addptr %arg8, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %103 = tt.addptr %arg13, %52 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %104 = arith.addi %arg6, %c64_i32 : i32
      %105 = arith.subi %arg5, %104 : i32
      %106 = tt.splat %105 : i32 -> tensor<1x32xi32, #blocked1>
      %107 = arith.cmpi slt, %23, %106 : tensor<1x32xi32, #blocked1>
      %108 = tt.broadcast %107 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %109 = tt.load %102, %108, %cst_1 {OpIdx = #amdgpu.OpIdx<0>} : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %110 = tt.splat %105 : i32 -> tensor<32x1xi32, #blocked>
      %111 = arith.cmpi slt, %35, %110 : tensor<32x1xi32, #blocked>
      %112 = tt.broadcast %111 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %113 = tt.load %103, %112, %cst {OpIdx = #amdgpu.OpIdx<1>} : tensor<32x64x!tt.ptr<f16>, #blocked>
      %114 = ttg.local_alloc %arg9 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %115 = ttg.local_load %114 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %116 = amdg.in_thread_transpose %arg11 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #linear>
      %117 = ttg.local_alloc %116 : (tensor<32x64xf16, #linear>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      %118 = ttg.local_load %117 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %119 = tt.dot %115, %118, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      scf.yield %119, %102, %arg10, %109, %arg12, %113, %103 : tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<32x64xf16, #blocked>, tensor<32x64xf16, #blocked>, tensor<32x64x!tt.ptr<f16>, #blocked>
    }
    %71 = arith.addi %arg5, %c31_i32 : i32
    %72 = arith.divsi %71, %c32_i32 : i32
    %73 = arith.cmpi sge, %72, %c1_i32 : i32
    %74 = arith.cmpi sge, %72, %c2_i32 : i32
    %75 = ttg.local_alloc %70#2 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %76 = ttg.local_load %75 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %77 = ttg.local_alloc %70#4 : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %78 = ttg.local_load %77 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %79 = scf.if %73 -> (tensor<64x64xf32, #mma>) {
      %102 = tt.dot %76, %78, %70#0, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      scf.yield %102 : tensor<64x64xf32, #mma>
    } else {
      scf.yield %70#0 : tensor<64x64xf32, #mma>
    }
    %80 = arith.select %73, %79, %70#0 : tensor<64x64xf32, #mma>
    %81 = ttg.local_alloc %70#3 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %82 = ttg.local_load %81 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %83 = ttg.local_alloc %70#5 : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared2, #smem>
    %84 = ttg.local_load %83 : !ttg.memdesc<32x64xf16, #shared2, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %85 = scf.if %74 -> (tensor<64x64xf32, #mma>) {
      %102 = tt.dot %82, %84, %80, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
      scf.yield %102 : tensor<64x64xf32, #mma>
    } else {
      scf.yield %80 : tensor<64x64xf32, #mma>
    }
    %86 = arith.select %74, %85, %80 : tensor<64x64xf32, #mma>
    %87 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %88 = arith.cmpi slt, %17, %87 : tensor<64x1xi32, #mma>
    %89 = tt.splat %arg4 : i32 -> tensor<1x64xi32, #mma>
    %90 = arith.cmpi slt, %40, %89 : tensor<1x64xi32, #mma>
    %91 = tt.broadcast %88 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %92 = tt.broadcast %90 : tensor<1x64xi1, #mma> -> tensor<64x64xi1, #mma>
    %93 = arith.andi %91, %92 : tensor<64x64xi1, #mma>
    %94 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %95 = arith.muli %17, %94 : tensor<64x1xi32, #mma>
    %96 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %97 = tt.addptr %96, %95 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %98 = tt.broadcast %97 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %99 = tt.broadcast %40 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %100 = tt.addptr %98, %99 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %101 = arith.truncf %86 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %100, %101, %93 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
// -----
// Triton 3.5
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @streamed(%x: !tt.ptr<f16>, %y: !tt.ptr<f16>, %out: !tt.ptr<f16>, %m: i32, %n: i32, %k: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i64 = arith.constant 2 : i64
    %lefts = arith.extsi %k : i32 to i64
    %lefts_0 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %lefts_1 = arith.muli %lefts, %c2_i64 : i64
    ttng.tensormap_create %lefts_0, %x, [%c64_i32, %c128_i32], [%k, %m], [%lefts_1], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %lefts_0 : !tt.ptr<i8>
    %lefts_2 = ttng.reinterpret_tensor_descriptor %lefts_0 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %rights = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    ttng.tensormap_create %rights, %y, [%c64_i32, %c64_i32], [%k, %n], [%lefts_1], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %rights : !tt.ptr<i8>
    %rights_3 = ttng.reinterpret_tensor_descriptor %rights : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16, #shared>>
    %results = arith.extsi %n : i32 to i64
    %results_4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %results_5 = arith.muli %results, %c2_i64 : i64
    ttng.tensormap_create %results_4, %out, [%c64_i32, %c128_i32], [%n, %m], [%results_5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %results_4 : !tt.ptr<i8>
    %results_6 = ttng.reinterpret_tensor_descriptor %results_4 : !tt.ptr<i8> to !tt.tensordesc<tensor<128x64xf16, #shared>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %total = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %total, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %total_7 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %total_8 = ttg.memdesc_index %total_7[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %total_8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %total_9 = ttg.memdesc_index %total_7[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %total_9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %total_10 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %total_11 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %total_12 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %total_13 = ttg.memdesc_index %total_12[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %total_13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %total_14 = ttg.memdesc_index %total_12[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %total_14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %total_15 = ttg.memdesc_index %total_12[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %total_15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %total_16 = arith.cmpi sgt, %k, %c0_i32 : i32
    ttng.barrier_expect %total_13, 24576, %total_16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %total_17 = ttg.memdesc_index %total_10[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %lefts_2[%1, %c0_i32] %total_17, %total_13, %total_16 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %total_18 = ttg.memdesc_index %total_11[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %total_19 = ttg.memdesc_trans %total_18 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %rights_3[%3, %c0_i32] %total_18, %total_13, %total_16 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %total_20 = arith.cmpi sgt, %k, %c64_i32 : i32
    ttng.barrier_expect %total_14, 24576, %total_20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %total_21 = ttg.memdesc_index %total_10[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %lefts_2[%1, %c64_i32] %total_21, %total_14, %total_20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %total_22 = ttg.memdesc_index %total_11[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %rights_3[%3, %c64_i32] %total_22, %total_14, %total_20 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %total_23 = arith.cmpi sgt, %k, %c128_i32 : i32
    ttng.wait_barrier %total_13, %c0_i32, %total_16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.tc_gen5_mma %total_17, %total_19, %total, %false, %total_16, %total_8[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.barrier_expect %total_15, 24576, %total_23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %total_24 = ttg.memdesc_index %total_10[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    ttng.async_tma_copy_global_to_local %lefts_2[%1, %c128_i32] %total_24, %total_15, %total_23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %total_25 = ttg.memdesc_index %total_11[%c2_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %rights_3[%3, %c128_i32] %total_25, %total_15, %total_23 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %total_26 = arith.subi %k, %c64_i32 : i32
    %total_27:9 = scf.for %total_29 = %c0_i32 to %total_26 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %total_30 = %total_8, %arg13 = %c0_i32, %total_31 = %total_17, %total_32 = %total_19) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>)  : i32 {
      %total_33 = arith.subi %k, %c192_i32 : i32
      %total_34 = arith.cmpi slt, %total_29, %total_33 : i32
      %total_35 = arith.addi %arg10, %c1_i32 : i32
      %total_36 = arith.cmpi sge, %total_35, %c3_i32 : i32
      %total_37 = arith.select %total_36, %c0_i32, %total_35 : i32
      %total_38 = arith.xori %arg11, %c1_i32 : i32
      %total_39 = arith.select %total_36, %total_38, %arg11 : i32
      %total_40 = ttg.memdesc_index %total_12[%total_37] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %total_40, %total_39, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %total_41 = ttg.memdesc_index %total_11[%total_37] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %total_42 = ttg.memdesc_trans %total_41 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %total_43 = ttg.memdesc_index %total_10[%total_37] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %total_44 = ttg.memdesc_index %total_7[%arg8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %total_43, %total_42, %total, %true, %true, %total_44[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %total_30, %arg13 deps %total_31, %total_32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %total_45 = arith.xori %arg7, %c1_i32 : i32
      %total_46 = arith.addi %arg8, %c1_i32 : i32
      %total_47 = arith.cmpi sge, %total_46, %c2_i32 : i32
      %total_48 = arith.select %total_47, %c0_i32, %total_46 : i32
      %total_49 = arith.select %total_47, %total_45, %arg7 : i32
      %total_50 = arith.addi %arg9, %c1_i32 : i32
      %total_51 = arith.cmpi sge, %total_50, %c3_i32 : i32
      %total_52 = arith.select %total_51, %c0_i32, %total_50 : i32
      %total_53 = ttg.memdesc_index %total_12[%total_52] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %total_53, 24576, %total_34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %total_54 = ttg.memdesc_index %total_10[%total_52] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %total_55 = arith.addi %total_29, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %lefts_2[%1, %total_55] %total_54, %total_53, %total_34 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %total_56 = ttg.memdesc_index %total_11[%total_52] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %rights_3[%3, %total_55] %total_56, %total_53, %total_34 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %total_49, %total_48, %total_52, %total_37, %total_39, %total_44, %arg7, %total_43, %total_42 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    }
    scf.if %total_16 {
      ttng.wait_barrier %total_27#5, %total_27#6 deps %total_27#7, %total_27#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    }
    ttng.inval_barrier %total_13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %total_14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %total_15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %total_12 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %total_11 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %total_10 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %total_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %total_9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %total_7 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %total_28 = ttng.tmem_load %total : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    %4 = arith.truncf %total_28 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %5 = ttg.local_alloc %4 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %results_6[%1, %3] %5 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @streamed(%arg0: !tt.ptr<f16>, %arg1: !tt.ptr<f16>, %arg2: !tt.ptr<f16>, %arg3: i32, %arg4: i32, %arg5: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c64_i32], [%arg5, %arg4], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %5 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<64x64xf16, #shared>
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %8 = arith.muli %6, %c2_i64 : i64
    ttng.tensormap_create %7, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%8], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %7 : !tt.ptr<i8>
    %9 = ttng.reinterpret_tensor_descriptor %7 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %10 = tt.get_program_id x : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.get_program_id y : i32
    %13 = arith.muli %12, %c64_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %19[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %19[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %19[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    ttng.barrier_expect %20, 24576, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %3[%11, %c0_i32] %24, %20, %23 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %25 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %26 = ttg.memdesc_trans %25 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttng.async_tma_copy_global_to_local %5[%13, %c0_i32] %25, %20, %23 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %27 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    ttng.barrier_expect %21, 24576, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %3[%11, %c64_i32] %28, %21, %27 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %29 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %5[%13, %c64_i32] %29, %21, %27 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %30 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    ttng.wait_barrier %20, %c0_i32, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %24, %26, %result, %false, %23, %15[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %22, 24576, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %3[%11, %c128_i32] %31, %22, %30 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %32 = ttg.memdesc_index %18[%c2_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %5[%13, %c128_i32] %32, %22, %30 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %33 = arith.subi %arg5, %c64_i32 : i32
    %34:9 = scf.for %arg6 = %c0_i32 to %33 step %c64_i32 iter_args(%arg7 = %c0_i32, %arg8 = %c1_i32, %arg9 = %c2_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %15, %arg13 = %c0_i32, %arg14 = %24, %arg15 = %26) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)  : i32 {
      %37 = arith.subi %arg5, %c192_i32 : i32
      %38 = arith.cmpi slt, %arg6, %37 : i32
      %39 = arith.addi %arg10, %c1_i32 : i32
      %40 = arith.cmpi sge, %39, %c3_i32 : i32
      %41 = arith.select %40, %c0_i32, %39 : i32
      %42 = arith.xori %arg11, %c1_i32 : i32
      %43 = arith.select %40, %42, %arg11 : i32
      %44 = ttg.memdesc_index %19[%41] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %44, %43, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %45 = ttg.memdesc_index %18[%41] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %46 = ttg.memdesc_trans %45 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %47 = ttg.memdesc_index %17[%41] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %48 = ttg.memdesc_index %14[%arg8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %47, %46, %result, %true, %true, %48[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %arg12, %arg13 deps %arg14, %arg15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %49 = arith.xori %arg7, %c1_i32 : i32
      %50 = arith.addi %arg8, %c1_i32 : i32
      %51 = arith.cmpi sge, %50, %c2_i32 : i32
      %52 = arith.select %51, %c0_i32, %50 : i32
      %53 = arith.select %51, %49, %arg7 : i32
      %54 = arith.addi %arg9, %c1_i32 : i32
      %55 = arith.cmpi sge, %54, %c3_i32 : i32
      %56 = arith.select %55, %c0_i32, %54 : i32
      %57 = ttg.memdesc_index %19[%56] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %57, 24576, %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %58 = ttg.memdesc_index %17[%56] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %59 = arith.addi %arg6, %c192_i32 : i32
      ttng.async_tma_copy_global_to_local %3[%11, %59] %58, %57, %38 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %60 = ttg.memdesc_index %18[%56] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %5[%13, %59] %60, %57, %38 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      scf.yield %53, %52, %56, %41, %43, %48, %arg7, %47, %46 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    }
    scf.if %23 {
      ttng.wait_barrier %34#5, %34#6 deps %34#7, %34#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    }
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %18 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    %35 = arith.truncf %result_0 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %36 = ttg.local_alloc %35 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %9[%11, %13] %36 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.6
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @everything(%x: !tt.ptr<f32>, %i: !tt.ptr<i32>, %out: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<true> : tensor<128xi1, #blocked>
    %at = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %at_2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %values = amdg.buffer_load %x[%at] : tensor<128xf32, #blocked1>
    %values_3 = amdg.buffer_load %x[%at_2] : tensor<128xf32, #blocked>
    %numbers = tt.splat %i : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %numbers_4 = tt.addptr %numbers, %at_2 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %numbers_5 = amdg.buffer_load %i[%at_2] : tensor<128xi32, #blocked>
    %scanned = "tt.scan"(%values_3) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %scanned_8 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %scanned_8 : f32
    }) : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %reduced = "tt.reduce"(%values_3) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %reduced_8 = arith.mulf %arg3, %arg4 : f32
      tt.reduce.return %reduced_8 : f32
    }) : (tensor<128xf32, #blocked>) -> f32
    %0 = tt.reshape %values : tensor<128xf32, #blocked1> -> tensor<64x2xf32, #blocked2>
    %outLHS, %outRHS = tt.split %0 : tensor<64x2xf32, #blocked2> -> tensor<64xf32, #blocked>
    %turned = tt.join %outLHS, %outRHS : tensor<64xf32, #blocked> -> tensor<64x2xf32, #blocked2>
    %turned_6 = ttg.convert_layout %turned : tensor<64x2xf32, #blocked2> -> tensor<64x2xf32, #blocked3>
    %turned_7 = tt.trans %turned_6 {order = array<i32: 1, 0>} : tensor<64x2xf32, #blocked3> -> tensor<2x64xf32, #blocked4>
    %1 = tt.splat %reduced : f32 -> tensor<128xf32, #blocked>
    %2 = arith.addf %scanned, %1 : tensor<128xf32, #blocked>
    %3 = amdg.buffer_atomic_rmw fadd, acq_rel, gpu, %2, %out[%at_2] : tensor<128xf32, #blocked>
    %4 = tt.atomic_cas acq_rel, gpu, %i, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
    %5 = tt.atomic_rmw max, acq_rel, gpu, %numbers_4, %numbers_5, %cst_1 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.print " values: " {hex = false, isSigned = array<i32: 0>} : %values_3 : tensor<128xf32, #blocked>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %7 = tt.histogram %numbers_5 : tensor<128xi32, #blocked> -> tensor<32xi32, #blocked>
    %8 = arith.sitofp %7 : tensor<32xi32, #blocked> to tensor<32xf32, #blocked>
    amdg.buffer_store %8, %out[%6] : tensor<32xf32, #blocked>
    %9 = tt.reshape %turned_7 : tensor<2x64xf32, #blocked4> -> tensor<128xf32, #blocked>
    amdg.buffer_store %9, %out[%at_2] : tensor<128xf32, #blocked>
    %moved = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %at_2 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    amdg.buffer_store %moved, %i[%at_2] : tensor<128xi32, #blocked>
    %10 = tt.precise_sqrt %values_3 : tensor<128xf32, #blocked>
    amdg.buffer_store %10, %out[%at_2] : tensor<128xf32, #blocked>
    %11 = tt.precise_divf %values_3, %values_3 : tensor<128xf32, #blocked>
    amdg.buffer_store %11, %out[%at_2] : tensor<128xf32, #blocked>
    %12 = tt.mulhiui %at_2, %at_2 : tensor<128xi32, #blocked>
    amdg.buffer_store %12, %i[%at_2] : tensor<128xi32, #blocked>
    %13 = tt.clampf %values_3, %cst_0, %cst, propagateNan = none : tensor<128xf32, #blocked>
    amdg.buffer_store %13, %out[%at_2] : tensor<128xf32, #blocked>
    %14 = tt.fp_to_fp %values_3, rounding = rtne : tensor<128xf32, #blocked> -> tensor<128xf8E5M2, #blocked>
    %15 = tt.fp_to_fp %14 : tensor<128xf8E5M2, #blocked> -> tensor<128xf32, #blocked>
    amdg.buffer_store %15, %out[%at_2] : tensor<128xf32, #blocked>
    %16 = tt.bitcast %values_3 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    amdg.buffer_store %16, %i[%at_2] : tensor<128xi32, #blocked>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @everything(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<i32>, %arg2: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<true> : tensor<128xi1, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %2 = amdg.buffer_load %arg0[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked1>
    %3 = amdg.buffer_load %arg0[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %1 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = amdg.buffer_load %arg1[%1] : !tt.ptr<i32> -> tensor<128xi32, #blocked>
    %7 = "tt.scan"(%3) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %30 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %30 : f32
    }) : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %30 = arith.mulf %arg3, %arg4 : f32
      tt.reduce.return %30 : f32
    }) : (tensor<128xf32, #blocked>) -> f32
    %9 = tt.reshape %2 : tensor<128xf32, #blocked1> -> tensor<64x2xf32, #blocked2>
    %outLHS, %outRHS = tt.split %9 : tensor<64x2xf32, #blocked2> -> tensor<64xf32, #blocked>
    %10 = tt.join %outLHS, %outRHS : tensor<64xf32, #blocked> -> tensor<64x2xf32, #blocked2>
    %11 = ttg.convert_layout %10 : tensor<64x2xf32, #blocked2> -> tensor<64x2xf32, #blocked3>
    %12 = tt.trans %11 {order = array<i32: 1, 0>} : tensor<64x2xf32, #blocked3> -> tensor<2x64xf32, #blocked4>
    %13 = tt.splat %8 : f32 -> tensor<128xf32, #blocked>
    %14 = arith.addf %7, %13 : tensor<128xf32, #blocked>
    %15 = amdg.buffer_atomic_rmw fadd, acq_rel, gpu, %14, %arg2[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %16 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
    %17 = tt.atomic_rmw max, acq_rel, gpu, %5, %6, %cst_1 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.print " values: " {hex = false, isSigned = array<i32: 0>} : %3 : tensor<128xf32, #blocked>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %19 = tt.histogram %6 : tensor<128xi32, #blocked> -> tensor<32xi32, #blocked>
    %20 = arith.sitofp %19 : tensor<32xi32, #blocked> to tensor<32xf32, #blocked>
    amdg.buffer_store %20, %arg2[%18] : !tt.ptr<f32> -> tensor<32xf32, #blocked>
    %21 = tt.reshape %12 : tensor<2x64xf32, #blocked4> -> tensor<128xf32, #blocked>
    amdg.buffer_store %21, %arg2[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %22 = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %1 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    amdg.buffer_store %22, %arg1[%1] : !tt.ptr<i32> -> tensor<128xi32, #blocked>
    %23 = tt.precise_sqrt %3 : tensor<128xf32, #blocked>
    amdg.buffer_store %23, %arg2[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %24 = tt.precise_divf %3, %3 : tensor<128xf32, #blocked>
    amdg.buffer_store %24, %arg2[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %25 = tt.mulhiui %1, %1 : tensor<128xi32, #blocked>
    amdg.buffer_store %25, %arg1[%1] : !tt.ptr<i32> -> tensor<128xi32, #blocked>
    %26 = tt.clampf %3, %cst_0, %cst, propagateNan = none : tensor<128xf32, #blocked>
    amdg.buffer_store %26, %arg2[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %27 = tt.fp_to_fp %3, rounding = rtne : tensor<128xf32, #blocked> -> tensor<128xf8E5M2, #blocked>
    %28 = tt.fp_to_fp %27 : tensor<128xf8E5M2, #blocked> -> tensor<128xf32, #blocked>
    amdg.buffer_store %28, %arg2[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %29 = tt.bitcast %3 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    amdg.buffer_store %29, %arg1[%1] : !tt.ptr<i32> -> tensor<128xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.7
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%x: !tt.ptr<f32>, %out: !tt.ptr<f32>, %stride: i32, %n: i32) attributes {noinline = false} {
    %values = arith.constant dense<0xFF800000> : tensor<256xf32, #blocked>
    %row = tt.get_program_id x : i32
    %columns = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %values_0 = tt.splat %n : i32 -> tensor<256xi32, #blocked>
    %values_1 = arith.cmpi slt, %columns, %values_0 : tensor<256xi32, #blocked>
    %values_2 = arith.muli %row, %stride : i32
    %values_3 = tt.addptr %x, %values_2 : !tt.ptr<f32>, i32
    %values_4 = amdg.buffer_load %values_3[%columns], %values_1, %values : tensor<256xf32, #blocked>
    %powers = "tt.reduce"(%values_4) <{axis = 0 : i32}> ({
    ^bb0(%powers_8: f32, %powers_9: f32):
      %powers_10 = arith.maxnumf %powers_8, %powers_9 : f32
      tt.reduce.return %powers_10 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %powers_5 = tt.splat %powers : f32 -> tensor<256xf32, #blocked>
    %powers_6 = arith.subf %values_4, %powers_5 : tensor<256xf32, #blocked>
    %powers_7 = math.exp %powers_6 : tensor<256xf32, #blocked>
    %0 = tt.addptr %out, %values_2 : !tt.ptr<f32>, i32
    %1 = "tt.reduce"(%powers_7) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %4 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %4 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %2 = tt.splat %1 : f32 -> tensor<256xf32, #blocked>
    %3 = arith.divf %powers_7, %2 : tensor<256xf32, #blocked>
    amdg.buffer_store %3, %0[%columns], %values_1 : tensor<256xf32, #blocked>
    tt.return
  }
}
// becomes
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>, %arg2: i32, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<256xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %2 = tt.splat %arg3 : i32 -> tensor<256xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<256xi32, #blocked>
    %4 = arith.muli %0, %arg2 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = amdg.buffer_load %5[%1], %3, %cst : !tt.ptr<f32> -> tensor<256xf32, #blocked>
    %7 = "tt.reduce"(%6) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %15 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %15 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %8 = tt.splat %7 : f32 -> tensor<256xf32, #blocked>
    %9 = arith.subf %6, %8 : tensor<256xf32, #blocked>
    %10 = math.exp %9 : tensor<256xf32, #blocked>
    %11 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %12 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %15 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %15 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %13 = tt.splat %12 : f32 -> tensor<256xf32, #blocked>
    %14 = arith.divf %10, %13 : tensor<256xf32, #blocked>
    amdg.buffer_store %14, %11[%1], %3 : !tt.ptr<f32> -> tensor<256xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.8
module {
  tt.func public @add(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %out: !tt.ptr<f32>, %n: i32) attributes {noinline = false} {
    %left = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %c1024_i32 = arith.constant 1024 : i32
    %at = tt.get_program_id x : i32
    %at_0 = arith.muli %at, %c1024_i32 : i32
    %at_1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %at_2 = tt.splat %at_0 : i32 -> tensor<1024xi32>
    %at_3 = arith.addi %at_2, %at_1 : tensor<1024xi32>
    %here = tt.splat %n : i32 -> tensor<1024xi32>
    %here_4 = arith.cmpi slt, %at_3, %here : tensor<1024xi32>
    %left_5 = tt.splat %x : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %left_6 = tt.addptr %left_5, %at_3 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %left_7 = tt.load %left_6, %here_4, %left cacheModifier = cg evictionPolicy = evict_last : tensor<1024x!tt.ptr<f32>>
    %right = tt.splat %y : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %right_8 = tt.addptr %right, %at_3 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %right_9 = tt.load %right_8, %here_4 {isVolatile = true} : tensor<1024x!tt.ptr<f32>>
    %0 = tt.splat %out : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %1 = tt.addptr %0, %at_3 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %2 = arith.addf %left_7, %right_9 : tensor<1024xf32>
    tt.store %1, %2, %here_4 cacheModifier = wt evictionPolicy = evict_first : tensor<1024x!tt.ptr<f32>>
    tt.return
  }
}
// becomes
module {
  tt.func public @add(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>, %arg2: !tt.ptr<f32>, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %c1024_i32 = arith.constant 1024 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32>
    %4 = arith.addi %3, %2 : tensor<1024xi32>
    %5 = tt.splat %arg3 : i32 -> tensor<1024xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32>
    %7 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %8 = tt.addptr %7, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %9 = tt.load %8, %6, %cst {cachePolicy = #tt.cache_policy<cache_modifier = cg, eviction_policy = evict_last>} : tensor<1024x!tt.ptr<f32>>
    %10 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %11 = tt.addptr %10, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %12 = tt.load %11, %6 {isVolatile = true} : tensor<1024x!tt.ptr<f32>>
    %13 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %14 = tt.addptr %13, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %15 = arith.addf %9, %12 : tensor<1024xf32>
    tt.store %14, %15, %6 {cachePolicy = #tt.cache_policy<cache_modifier = wt, eviction_policy = evict_first>} : tensor<1024x!tt.ptr<f32>>
    tt.return
  }
}
