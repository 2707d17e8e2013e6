// omp.allocate_dir
func.func @example(%varList: i64) {
  omp.allocate_dir(%varList : i64)
  return
}
// -----
// omp.atomic.capture
func.func @example(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
  omp.atomic.capture {
    omp.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
    omp.atomic.write %arg0 = %arg2 : memref<i32>, i32
  }
  return
}
// -----
// omp.atomic.read
func.func @example(%x: !llvm.ptr, %v: !llvm.ptr) {
  omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  return
}
// -----
// omp.atomic.update
func.func @example(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%arg1: i32):
    omp.yield(%arg1 : i32)
  }
  return
}
// -----
// omp.atomic.write
func.func @example(%x: !llvm.ptr, %expr: i32) {
  omp.atomic.write %x = %expr : !llvm.ptr, i32
  return
}
// -----
// omp.barrier
func.func @example() {
  omp.barrier
  return
}
// -----
// omp.cancel
func.func @example() {
  omp.task {
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
// omp.cancellation_point
func.func @example() {
  omp.parallel {
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
// omp.canonical_loop
func.func @example(%tripCount: i32) {
  omp.canonical_loop %iv : i32 in range(%tripCount) {
    omp.terminator
  }
  return
}
// -----
// omp.critical
omp.critical.declare @mutex
func.func @example() {
  omp.critical(@mutex) {
    omp.terminator
  }
  return
}
// -----
// omp.critical.declare
omp.critical.declare @m
// -----
// omp.declare_mapper
omp.declare_mapper @foo : f32 {
  omp.declare_mapper.info
}
// -----
// omp.declare_mapper.info
omp.declare_mapper @foo : i32 {
  omp.declare_mapper.info
}
// -----
// omp.declare_reduction
omp.declare_reduction @d : f32 init {
^bb0(%arg0: f32):
  omp.yield(%arg0 : f32)
} combiner {
^bb0(%arg0: f32, %arg1: f32):
  omp.yield(%arg1 : f32)
}
// -----
// omp.distribute
func.func @example(%arg0: i32) {
  omp.distribute {
    omp.loop_nest (%arg1) : i32 = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  return
}
// -----
// omp.flush
func.func @example() {
  omp.flush
  return
}
// -----
// omp.loop
func.func @example(%arg0: i64) {
  omp.loop bind(parallel) {
    omp.loop_nest (%arg1) : i64 = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  return
}
// -----
// omp.loop_nest
func.func @example(%loop_lower_bounds: index) {
  omp.distribute {
    omp.loop_nest (%arg1) : index = (%loop_lower_bounds) to (%loop_lower_bounds) step (%loop_lower_bounds) {
      omp.yield
    }
  }
  return
}
// -----
// omp.map.bounds
func.func @example(%upper_bound: index) {
  %0 = omp.map.bounds upper_bound(%upper_bound : index)
  return
}
// -----
// omp.map.info
func.func @example(%var: memref<?xf32>) {
  %0 = omp.map.info var_ptr(%var : memref<?xf32>, tensor<?xf32>) map_clauses(tofrom) capture(ByRef) -> memref<?xf32>
  return
}
// -----
// omp.masked
func.func @example() {
  omp.masked {
    omp.terminator
  }
  return
}
// -----
// omp.master
func.func @example() {
  omp.master {
    omp.terminator
  }
  return
}
// -----
// omp.new_cli
func.func @example() {
  %cli = omp.new_cli
  return
}
// -----
// omp.ordered
func.func @example(%arg0: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%arg1) : i64 = (%arg0) to (%arg0) step (%arg0) {
      omp.ordered depend_type(dependsource) depend_vec(%arg1 : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// -----
// omp.ordered.region
func.func @example() {
  omp.ordered.region par_level_simd {
  }
  return
}
// -----
// omp.parallel
func.func @example() {
  omp.parallel {
    omp.terminator
  }
  return
}
// -----
// omp.private
func.func @example() {
  omp.private {type = private} @priv : i32
  return
}
// -----
// omp.scan
omp.declare_reduction @r : i32 init {
^bb0(%arg0: i32):
  omp.yield(%arg0 : i32)
} combiner {
^bb0(%arg0: i32, %arg1: i32):
  omp.yield(%arg0 : i32)
}
func.func @f(%arg0: index, %arg1: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @r %arg1 -> %arg2 : !llvm.ptr) {
    omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
      omp.scan exclusive(%arg1 : !llvm.ptr)
      omp.yield
    }
  }
  return
}
// -----
// omp.section
func.func @example() {
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// omp.sections
func.func @example() {
  omp.sections {
    omp.terminator
  }
  return
}
// -----
// omp.simd
func.func @example(%arg0: index) {
  omp.simd {
    omp.loop_nest (%arg1) : index = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  return
}
// -----
// omp.single
func.func @example(%private_vars: index) {
  omp.single private(@f %private_vars -> %arg1 : index) {
    omp.terminator
  }
  return
}
// -----
// omp.target
func.func @example(%host_eval_vars: i32) {
  omp.target host_eval(%host_eval_vars -> %arg1 : i32) {
    omp.terminator
  }
  return
}
// -----
// omp.target_allocmem
func.func @example(%device: i32) {
  %0 = omp.target_allocmem %device : i32, vector<3x3xi32>
  return
}
// -----
// omp.target_data
func.func @f(%arg0: memref<i32>) {
  %0 = omp.map.info var_ptr(%arg0 : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32>
  omp.target_data map_entries(%0 : memref<i32>) {
  }
  return
}
// -----
// omp.target_enter_data
func.func @example(%device: i1, %if_expr: i1) {
  omp.target_enter_data device(%device : i1) if(%if_expr)
  return
}
// -----
// omp.target_exit_data
func.func @example() {
  omp.target_exit_data nowait
  return
}
// -----
// omp.target_freemem
func.func @example(%device: i32, %heapref: i64) {
  omp.target_freemem %device, %heapref : i32, i64
  return
}
// -----
// omp.target_update
func.func @example(%if_expr: i1) {
  omp.target_update if(%if_expr) nowait
  return
}
// -----
// omp.task
func.func @example() {
  omp.task {
    omp.terminator
  }
  return
}
// -----
// omp.taskgroup
func.func @example(%allocate_vars: !llvm.ptr<3>, %allocator_vars: !llvm.ptr<3>) {
  omp.taskgroup allocate(%allocator_vars : !llvm.ptr<3> -> %allocate_vars : !llvm.ptr<3>) {
  }
  return
}
// -----
// omp.taskloop
func.func @example(%arg0: index) {
  omp.taskloop {
    omp.loop_nest (%arg1) : index = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  return
}
// -----
// omp.taskwait
func.func @example() {
  omp.taskwait
  return
}
// -----
// omp.taskyield
func.func @example() {
  omp.taskyield
  return
}
// -----
// omp.teams
func.func @example() {
  omp.teams {
    omp.terminator
  }
  return
}
// -----
// omp.terminator
func.func @example() {
  omp.terminator
}
// -----
// omp.threadprivate
func.func @example(%sym_addr: !llvm.ptr<7>) {
  %0 = omp.threadprivate %sym_addr : !llvm.ptr<7> -> !llvm.ptr<7>
  return
}
// -----
// omp.tile
func.func @example(%applyees: !omp.cli, %sizes: i32) {
  omp.tile  <- (%applyees) sizes(%sizes : i32)
  return
}
// -----
// omp.unroll_heuristic
func.func @example(%applyee: !omp.cli) {
  omp.unroll_heuristic(%applyee)
  return
}
// -----
// omp.workdistribute
func.func @example() {
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
// omp.workshare
func.func @example() {
  omp.workshare {
    omp.terminator
  }
  return
}
// -----
// omp.workshare.loop_wrapper
func.func @example(%arg0: i64) {
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%arg1) : i64 = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// -----
// omp.wsloop
func.func @example(%arg0: index) {
  omp.wsloop {
    omp.loop_nest (%arg1) : index = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  return
}
// -----
// omp.yield
func.func @example(%arg0: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%arg1) : i64 = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    }
  }
  return
}
