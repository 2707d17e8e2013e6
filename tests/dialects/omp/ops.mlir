omp.private {type = private} @pv : i32
omp.private {type = private} @pw : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
omp.declare_reduction @rd : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
omp.critical.declare @mx hint(contended, nonspeculative)
omp.declare_mapper @dm : i32 {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "v"}
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32, %l: i64, %x: index, %c: i1, %m: memref<i32>, %s: si32) {
  omp.parallel if(%c) num_threads(%i : i32) proc_bind(spread) allocate(%l : i64 -> %m : memref<i32>) private(@pw %p -> %a, @pv %q -> %b : !llvm.ptr, !llvm.ptr) private_barrier reduction(mod: task, byref @rd %p -> %d : !llvm.ptr) {
    omp.wsloop nowait order(reproducible:concurrent) ordered(1) schedule(guided = %i : i32, nonmonotonic, simd) private(@pw %p -> %e : !llvm.ptr) reduction(@rd %q -> %g : !llvm.ptr) {
      omp.loop_nest (%k, %n) : index = (%x, %x) to (%x, %x) inclusive step (%x, %x) collapse(2) {
        omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    omp.sections nowait reduction(@rd %p -> %h : !llvm.ptr) {
      omp.section {
      ^bb0(%z: !llvm.ptr):
        omp.terminator
      }
      omp.terminator
    }
    omp.single copyprivate(%m -> @cp : memref<i32>) { omp.terminator }
    omp.master { omp.terminator }
    omp.masked filter(%i : i32) { omp.terminator }
    omp.critical(@mx) { omp.terminator }
    omp.barrier
    omp.flush(%m : memref<i32>)
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.terminator
  }
  omp.task if(%c) final(%c) untied mergeable priority(%i : i32) depend(taskdependin -> %m : memref<i32>, taskdependinout -> %p : !llvm.ptr) in_reduction(@rd %p -> %a : !llvm.ptr) { omp.terminator }
  omp.taskgroup allocate(%l : i64 -> %m : memref<i32>) task_reduction(@rd %p -> %a : !llvm.ptr) { omp.taskyield omp.terminator }
  omp.taskloop final(%c) untied grainsize(strict, %l: i64) in_reduction(@rd %q -> %b : !llvm.ptr) reduction(@rd %p -> %a : !llvm.ptr) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.taskwait depend(taskdependin -> %m : memref<i32>) nowait
  %b1 = omp.map.bounds lower_bound(%x : index) upper_bound(%x : index) extent(%x : index) stride(%x : index) start_idx(%x : index)
  %v = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, present, tofrom) capture(ByCopy) mapper(@dm) bounds(%b1) -> !llvm.ptr {name = "w"}
  %w = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(This) members(%v : [0, 1] : !llvm.ptr) -> !llvm.ptr {partial_map = true}
  omp.target device(%i : i32) if(%c) thread_limit(%i : i32) nowait depend(taskdependout -> %m : memref<i32>) has_device_addr(%w -> %a : !llvm.ptr) host_eval(%x -> %hx : index) map_entries(%v -> %b : !llvm.ptr) private(@pw %q -> %d [map_idx=0] : !llvm.ptr) {
    omp.teams {
      omp.distribute dist_schedule_static { omp.loop_nest (%k) : index = (%hx) to (%hx) step (%hx) { omp.yield } }
      omp.terminator
    }
    omp.terminator
  }
  omp.target_data device(%i : i32) map_entries(%v : !llvm.ptr) use_device_addr(%w -> %a : !llvm.ptr) use_device_ptr(%v -> %b : !llvm.ptr) { omp.terminator }
  omp.target_update device(%i : i32) nowait map_entries(%w : !llvm.ptr)
  %z = omp.target_allocmem %i : i32, i64, %x
  omp.target_freemem %i, %z : i32, i64
  return
}
func.func private @cp(memref<i32>, memref<i32>)
