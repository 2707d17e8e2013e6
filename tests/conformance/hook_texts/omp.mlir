omp.declare_reduction @add_f32 : f32 init { ^bb0(%arg: f32): omp.yield(%arg : f32) } combiner { ^bb1(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.declare_reduction @red : !llvm.ptr init { ^bb0(%arg: !llvm.ptr): omp.yield(%arg : !llvm.ptr) } combiner { ^bb1(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }
omp.declare_reduction @red2 : !llvm.ptr init { ^bb0(%arg: !llvm.ptr): omp.yield(%arg : !llvm.ptr) } combiner { ^bb1(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }
omp.private {type = private} @priv : i32
omp.private {type = firstprivate} @fpriv : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
omp.critical.declare @m hint(contended, speculative)
omp.critical.declare @m0
omp.critical.declare @m1 hint(none)
func.func private @copy(memref<i32>, memref<i32>)
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %i64: i64, %c: i1, %l: i64) {
  omp.parallel if(%c) num_threads(%i : i32) allocate(%m : memref<i32> -> %m : memref<i32>, %i : i32 -> %p : !llvm.ptr) proc_bind(close) { omp.terminator }
  omp.parallel private(@priv %p -> %a, @fpriv %q -> %b : !llvm.ptr, !llvm.ptr) reduction(mod: task, @red %p -> %x, byref @red2 %q -> %y : !llvm.ptr, !llvm.ptr) { "x.y"(%a, %x) : (!llvm.ptr, !llvm.ptr) -> () 
     omp.terminator }
  omp.parallel private(@fpriv %q -> %b : !llvm.ptr) private_barrier { omp.terminator }
  omp.teams num_teams(%i : i32 to %i : i32) thread_limit(%i : i32) reduction(@red %p -> %a : !llvm.ptr) { omp.terminator }
  omp.sections allocate(%m : memref<i32> -> %m : memref<i32>) nowait reduction(@red %p -> %z : !llvm.ptr) { omp.section { ^bb0(%k: !llvm.ptr): omp.terminator } omp.terminator }
  omp.single copyprivate(%m -> @copy : memref<i32>) private(@priv %p -> %a : !llvm.ptr) { omp.terminator }
  omp.single allocate(%m : memref<i32> -> %m : memref<i32>) nowait { omp.terminator }
  omp.wsloop schedule(static = %i : i32, monotonic, simd) order(reproducible:concurrent) linear(%p = %i : !llvm.ptr) ordered(1) private(@priv %p -> %b : !llvm.ptr) {
    omp.loop_nest (%x, %y) : i32 = (%i, %i) to (%i, %i) inclusive step (%i, %i) collapse(2) tiles(5, 5) { omp.yield }
  } {linear_var_types = [i32]}
  omp.wsloop schedule(dynamic) nowait { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } }
  omp.wsloop schedule(auto, none, simd) order(concurrent) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) collapse(1) { omp.yield } {foo} }
  omp.wsloop schedule(runtime, simd) order(unconstrained:concurrent) { omp.simd { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } } {omp.composite} } {omp.composite}
  omp.simd aligned(%p : !llvm.ptr -> 32 : i64, %q : !llvm.ptr -> 64) if(%c) nontemporal(%p : !llvm.ptr) safelen(3) simdlen(2) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : i32) allocate(%m : memref<i32> -> %m : memref<i32>) order(concurrent) private(@priv %p -> %b : !llvm.ptr) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } }
  omp.loop bind(thread) order(concurrent) private(@priv %p -> %a : !llvm.ptr) reduction(@red %p -> %b : !llvm.ptr) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } }
  omp.loop bind(parallel) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } }
  omp.task depend(taskdependin -> %p : !llvm.ptr, taskdependout -> %m : memref<i32>) if(%c) final(%c) untied mergeable priority(%i : i32) in_reduction(@red %p -> %a : !llvm.ptr) private(@priv %p -> %b : !llvm.ptr) { omp.terminator }
  omp.taskgroup allocate(%m : memref<i32> -> %m : memref<i32>) task_reduction(byref @red %p -> %a, @red %q -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.taskloop grainsize(strict, %i : i32) in_reduction(@red %p -> %a : !llvm.ptr) private(@priv %p -> %b : !llvm.ptr) reduction(mod: defaultmod, @red2 %q -> %d : !llvm.ptr) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } }
  omp.taskloop num_tasks(%i64 : i64) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } }
  omp.taskwait depend(taskdependinout -> %p : !llvm.ptr) nowait
  omp.atomic.read %m = %p hint(uncontended, nonspeculative) memory_order(acquire) : memref<i32>, !llvm.ptr, i32
  omp.atomic.capture hint(contended) memory_order(seq_cst) { omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
     omp.atomic.write %q = %i : !llvm.ptr, i32 }
  omp.atomic.update memory_order(relaxed) %m : memref<i32> { ^bb0(%v: i32): omp.yield(%v : i32) }
  omp.parallel { omp.cancel cancellation_construct_type(parallel) if(%c) 
     omp.cancellation_point cancellation_construct_type(parallel)
     omp.terminator }
  return
}
// -----
func.func @g(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %i64: i64, %c: i1, %l: i64) {
  %m1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to, from) capture(ByRef) -> !llvm.ptr {name = "x"}
  %m2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, tofrom) capture(ByCopy) members(%m1, %m1 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  %m3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(VLAType) -> !llvm.ptr
  %m4 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(This) -> !llvm.ptr
  %m5 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close, del) capture(This) -> !llvm.ptr
  %m6 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(present, from) capture(ByRef) -> !llvm.ptr
  %m7 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(attach, ref_ptr, always,  literal, ompx_hold, return_param, priv, is_device_ptr) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @h(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32, %n: index, %s: si32, %c: i1) {
  %m1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"}
  omp.target_data device(%i : i32) if(%c) map_entries(%m1 : !llvm.ptr) use_device_addr(%m1 -> %a : !llvm.ptr) use_device_ptr(%m1 -> %b : !llvm.ptr) { omp.terminator }
  omp.target_data map_entries(%m1, %m1 : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.target_enter_data device(%i : i32) depend(taskdependin -> %p : !llvm.ptr) map_entries(%m1 : !llvm.ptr) nowait
  omp.target has_device_addr(%m1 -> %a : !llvm.ptr) host_eval(%i -> %e, %i -> %e2 : i32, i32) map_entries(%m1 -> %b, %m1 -> %b2 : !llvm.ptr, !llvm.ptr) private(@fpriv %q -> %d [map_idx=0], @fpriv %q -> %d2 : !llvm.ptr, !llvm.ptr) { 
     "a.b"(%a, %b, %b2, %d) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
     omp.terminator }
  omp.target depend(taskdependin -> %p : !llvm.ptr, taskdependmutexinoutset -> %p : !llvm.ptr) nowait private(@fpriv %q -> %d : !llvm.ptr) private_barrier { omp.terminator }
  %0 = omp.target_allocmem %i : i32, vector<3x3xi32>
  %1 = omp.target_allocmem %i : i32, f32(%i, %c : i32, i1), %n, %n {bindc_name = "x", foo, uniq_name = "y"}
  %2 = omp.target_allocmem %s : si32, f32, %n {a}
  return
}
omp.private {type = firstprivate} @fpriv : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
// -----
func.func @cl(%t: i32, %n: i64) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %iv : i32 in range(%t) {
    %d = omp.new_cli
    omp.canonical_loop(%d) %iv2 : i32 in range(%t) { 
       "use"(%iv2, %iv) : (i32, i32) -> ()
       omp.terminator
    } {foo}
    omp.terminator
  }
  omp.unroll_heuristic(%c) -> ()
  omp.canonical_loop %iv : i64 in range(%n) { omp.terminator }
  return
}
func.func @tile(%t: i32, %n: i64) {
  %g1 = omp.new_cli
  %g2 = omp.new_cli
  %g3 = omp.new_cli
  %i1 = omp.new_cli
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %iv : i32 in range(%t) {
    omp.canonical_loop(%d) %iv2 : i32 in range(%t) { 
       omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g1, %g2, %g3, %i1) <- (%c, %d) sizes(%t, %t : i32, i32)
  omp.unroll_heuristic(%g1) {foo}
  return
}
func.func @tile2(%t: i32, %n: i64) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %iv : i32 in range(%t) { omp.terminator }
  omp.tile <- (%c) sizes(%t : i32)
  return
}
// -----
func.func @a(%t: i32, %c: i1) {
  omp.canonical_loop %iv : i32 in range(%t) { 
    %x = omp.new_cli
    omp.canonical_loop(%x) %iv2 : i32 in range(%t) { 
      omp.canonical_loop %iv3 : i32 in range(%t) { omp.terminator }
      omp.terminator }
    omp.terminator }
  omp.canonical_loop %iv : i32 in range(%t) { 
      omp.canonical_loop %iv3 : i32 in range(%t) { omp.terminator }
      omp.canonical_loop %iv4 : i32 in range(%t) { 
         omp.canonical_loop %iv5 : i32 in range(%t) { omp.terminator }
         omp.terminator }
      omp.terminator }
  scf.if %c { omp.canonical_loop %iv : i32 in range(%t) { omp.terminator } } else { omp.canonical_loop %iv : i32 in range(%t) { 
      omp.canonical_loop %iv4 : i32 in range(%t) { omp.terminator }
      omp.terminator } 
      omp.canonical_loop %iv5 : i32 in range(%t) { 
         scf.if %c { omp.canonical_loop %iv6 : i32 in range(%t) { omp.terminator } }
         omp.terminator }
  }
  return
}
func.func @b(%t: i32, %c: i1) {
  omp.parallel { 
    omp.canonical_loop %iv : i32 in range(%t) { 
    %x = omp.new_cli
    omp.canonical_loop(%x) %iv2 : i32 in range(%t) { 
      omp.parallel {
      omp.canonical_loop %iv3 : i32 in range(%t) { 
      omp.canonical_loop %iv3z : i32 in range(%t) { 
omp.terminator }
omp.terminator }
      omp.terminator }
      omp.terminator }
    omp.terminator }
      omp.terminator }
  return
}
func.func @c(%t: i32, %c: i1) {
  scf.if %c { omp.canonical_loop %iv : i32 in range(%t) { omp.terminator } }
  return
}
func.func @d(%t: i32, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1: omp.canonical_loop %iv : i32 in range(%t) { omp.terminator }
  cf.br ^bb3
^bb2: omp.canonical_loop %iv1 : i32 in range(%t) { omp.terminator }
  cf.br ^bb3
^bb3: omp.canonical_loop %iv1z : i32 in range(%t) { omp.terminator }
  return
}
func.func @e(%t: i32, %c: i1) {
  "u.x"() ({ omp.canonical_loop %iv : i32 in range(%t) { omp.canonical_loop %iv2 : i32 in range(%t) { omp.terminator } 
  omp.terminator } }, { omp.canonical_loop %iv : i32 in range(%t) { omp.terminator }  
 omp.canonical_loop %iv2 : i32 in range(%t) { 
  scf.if %c { omp.canonical_loop %iv : i32 in range(%t) { omp.terminator } } 
omp.terminator }  
 }) : () -> ()
  return
^bb1:
 omp.canonical_loop %iv2z : i32 in range(%t) { omp.terminator }
 return
}
// -----
omp.declare_reduction @red : !llvm.ptr init { ^bb0(%arg: !llvm.ptr): omp.yield(%arg : !llvm.ptr) } combiner { ^bb1(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }
func.func @rest(%p: !llvm.ptr, %i: i32, %i64: i64) {
  %m1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%m1 : !llvm.ptr) nowait
  omp.wsloop ordered(1) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { 
    omp.ordered depend_type(dependsource) depend_vec(%x : i64) {doacross_num_loops = 1 : i64}
    omp.yield } }
  omp.wsloop reduction(mod: inscan, @red %p -> %a : !llvm.ptr) { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { 
    omp.scan inclusive(%a : !llvm.ptr)
    omp.yield } }
  omp.workshare { omp.workshare.loop_wrapper { omp.loop_nest (%x) : i64 = (%i64) to (%i64) step (%i64) { omp.yield } } 
    omp.terminator }
  omp.teams { omp.workdistribute { omp.terminator } 
    omp.terminator }
  return
}
// -----
// Sizes in the dictionary count where there are as many as groups.
func.func @sizes(%a: memref<i32>, %b: memref<i32>) {
  omp.target depend(taskdependin -> %a : memref<i32>, taskdependinout -> %b : memref<i32>) {
    omp.terminator
  } {operandSegmentSizes = array<i32: 0, 2>}
  return
}
// -----
func.func @no_sizes(%a: memref<i32>) {
  omp.target depend(taskdependin -> %a : memref<i32>) {
    omp.terminator
  } {operandSegmentSizes = 1 : i32}
  return
}
// -----
func.func @other_sizes(%a: memref<i32>) {
  omp.target depend(taskdependin -> %a : memref<i32>) {
    omp.terminator
  } {operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}
  return
}
func.func @labels(%n: i32) { omp.canonical_loop %iv : i32 in range(%n) { "cf.br"() [^bb1] : () -> ()
 ^bb1: "cf.br"() [^bb2] : () -> ()
 ^bb2: omp.terminator }
 return }
