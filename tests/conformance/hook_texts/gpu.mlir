module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<4xf32>, %b: i32 {llvm.foo}) kernel {
      gpu.return
    }
    gpu.func @w(%a: f32) -> f32 workgroup(%s : memref<32xf32, 3> {a = 1}, %s2 : memref<4xf32, 3>) private(%p : memref<1xf32, 5>) attributes {foo} {
      %t = gpu.thread_id x
      %t2 = gpu.thread_id y upper_bound 64
      %bi = gpu.block_id z
      %bd = gpu.block_dim x
      %gd = gpu.grid_dim y
      %gi = gpu.global_id x
      %r = gpu.all_reduce add %a {} : (f32) -> f32
      %r2 = gpu.all_reduce %a uniform {
      ^bb0(%l: f32, %rr: f32):
        %sum = arith.addf %l, %rr : f32
        gpu.yield %sum : f32
      } : (f32) -> f32
      %r3 = gpu.subgroup_reduce add %a uniform : (f32) -> f32
      gpu.barrier
      gpu.return %a : f32
    }
  }
  func.func @main(%i: index, %a: memref<4xf32>, %b: i32, %i32: i32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : memref<4xf32>, %b : i32)
    gpu.launch_func @m::@k clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) dynamic_shared_memory_size %i32 args(%a : memref<4xf32>, %b : i32)
    %t = gpu.wait async
    %t2 = gpu.launch_func async [%t] @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : memref<4xf32>, %b : i32)
    gpu.wait [%t, %t2]
    %m, %t3 = gpu.alloc async [%t] () : memref<4xf32>
    %m2 = gpu.alloc (%i) : memref<?xf32>
    %t4 = gpu.memcpy async [%t3] %m, %a : memref<4xf32>, memref<4xf32>
    gpu.dealloc %m : memref<4xf32>
    gpu.launch_func @m::@k blocks in (%b, %b, %b) threads in (%b, %b, %b) : i32 args(%a : memref<4xf32>, %b : i32)
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
      "t.use"(%bx, %tx, %gx, %sz) : (index, index, index, index) -> ()
      gpu.terminator
    }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) dynamic_shared_memory_size %i32 workgroup(%w : memref<3xf32, 3>) private(%p : memref<2xf32, 5>) {
      gpu.terminator
    } {foo = 1 : i32}
    %t5 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%ccx = %i, %ccy = %i, %ccz = %i) blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) module(@m) function(@k) {
      gpu.terminator
    }
    return
  }
}
