func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel private(@a %p : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel private("a" %p -> %x : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel reduction(mod: foo, @a %p -> %x : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel reduction(mod: task @a %p -> %x : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel reduction(@a %p -> %x, @b %q -> %y : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel in_reduction(@a %p -> %x : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel proc_bind(foo) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.parallel allocate(%m : memref<i32>) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.task task_reduction(@a %p -> %x : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.target private(@a %p -> %x [map=1] : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.target_data use_device_ptr(%p -> 3 : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.wsloop schedule(foo) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.wsloop schedule(static, foo) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.wsloop schedule(static, simd, monotonic) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.wsloop schedule(static, monotonic, simd, simd) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.wsloop order(foo) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.wsloop order(reproducible:foo) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.wsloop linear(%p) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.simd aligned(%p : !llvm.ptr) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.taskloop grainsize(foo, %i : i32) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.taskloop grainsize(strict %i : i32) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.taskloop num_tasks(3 : i32) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.single copyprivate(%m -> 3 : memref<i32>) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.atomic.read %m = %p hint(foo) : memref<i32>, !llvm.ptr, i32
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.atomic.read %m = %p memory_order(foo) : memref<i32>, !llvm.ptr, i32
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.cancel cancellation_construct_type(foo)
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses() capture(ByRef) -> !llvm.ptr
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByFoo) -> !llvm.ptr
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) members(%p : 3 : !llvm.ptr) -> !llvm.ptr
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.loop_nest (%x) : i32 = (%i, %i) to (%i) step (%i) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.loop_nest (%x) : i32 = (%i) to (%i) step (%n) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.loop_nest (%x) : i32 = (%i) to (%i) step (%i) collapse(x) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.canonical_loop(%i) %x : i32 in range(%i) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.canonical_loop %x : i32 in range(%n) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.canonical_loop %x in range(%n) {}
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.unroll_heuristic %n
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  omp.tile (%n) (%i) sizes(%i : i32)
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  %0 = omp.target_allocmem %i : i32
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  %0 = omp.target_allocmem %i : i32, f32, %i
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %i: i32, %n: index, %c: i1) {
  %0 = omp.target_allocmem %i : i32, f32(%i, %i : i32)
}
