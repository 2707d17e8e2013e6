module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<1xi32>, %arg1: memref<1xi32>):
    omp.allocate_dir(%arg0, %arg1 : memref<1xi32>, memref<1xi32>) align(8)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: !pdl.type, %arg2: i64):
    omp.allocate_dir(%arg0, %arg1 : memref<16x16xf32>, !pdl.type) align(8) allocator(%arg2)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    omp.atomic.read %arg1 = %arg0 hint(speculative) memory_order(relaxed) : memref<4xf32>, memref<4xf32>, () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: memref<16x16xf32>):
    omp.atomic.read %arg1 = %arg0 hint(speculative) memory_order(relaxed) : memref<16x16xf32>, memref<16x16xf32>, tensor<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.atomic.write %arg0 = %arg1 memory_order(release) : !llvm.ptr, !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: memref<4xindex>):
    omp.atomic.write %arg0 = %arg1 memory_order(relaxed) : !llvm.ptr<3>, memref<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.barrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.barrier {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.critical.declare @foo hint(uncontended)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.critical.declare @foo hint(uncontended) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.critical {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.critical {
      "x.region"() : () -> ()
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.declare_mapper @foo : i32 {
      omp.declare_mapper.info
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: !async.coro.state):
    omp.flush(%arg0, %arg1 : memref<4xf32, 3>, !async.coro.state)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.affine_map, %arg1: !transform.op<"foo.bar">):
    omp.flush(%arg0, %arg1 : !transform.affine_map, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8, %arg1: index, %arg2: index, %arg3: i32):
    %0 = omp.map.bounds lower_bound(%arg0 : ui8) upper_bound(%arg1 : index) stride(%arg2 : index) start_idx(%arg3 : i32)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: si32, %arg2: index, %arg3: i16, %arg4: i64):
    %0 = omp.map.bounds lower_bound(%arg0 : index) upper_bound(%arg1 : si32) extent(%arg2 : index) stride(%arg3 : i16) start_idx(%arg4 : i64) {foo, stride_in_bytes = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !omp.map_bounds_ty, %arg2: !omp.map_bounds_ty):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, f32) map_clauses(literal) capture(VLAType) bounds(%arg1, %arg2) -> memref<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: memref<4x4xf32>, %arg2: !omp.map_bounds_ty):
    %0 = omp.map.info var_ptr(%arg0 : memref<4xf32, 3>, (i32) -> i32) map_clauses(storage) capture(ByRef) var_ptr_ptr(%arg1 : memref<4x4xf32>) bounds(%arg2) -> memref<i32> {name = "foo"}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    omp.masked filter(%arg0 : i32) {
      "x.region"() : () -> ()
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32):
    omp.masked filter(%arg0 : si32) {
      "x.region"() : () -> ()
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.master {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.master {
      "x.region"() : () -> ()
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cli = omp.new_cli
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cli = omp.new_cli {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.ordered.region par_level_simd {
      omp.terminator
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.ordered.region par_level_simd {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.private {type = private} @foo : (i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.private {type = private} @foo : tensor<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64, %arg2: i64):
    %0 = omp.target_allocmem %arg0 : i64, (i32) -> i32(%arg1, %arg2 : i64, i64) {bindc_name = "fence"}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8, %arg1: si32, %arg2: si32):
    %0 = omp.target_allocmem %arg0 : ui8, f32(%arg1, %arg2 : si32, si32) {bindc_name = "", uniq_name = "fence"}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: i64):
    omp.target_freemem %arg0, %arg1 : si32, i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    omp.target_freemem %arg0, %arg1 {foo} : i64, i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    omp.target_update if(%arg0) nowait {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>):
    omp.taskgroup allocate(%arg1 : !llvm.ptr<3> -> %arg0 : !llvm.ptr<3>) {
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    omp.taskgroup allocate(%arg1 : memref<i32> -> %arg0 : memref<i32>) {
      omp.terminator
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.taskwait nowait
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.taskwait nowait {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.taskyield
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.taskyield {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.terminator
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.terminator {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xindex>):
    %0 = omp.threadprivate %arg0 : memref<4xindex> -> memref<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>):
    %0 = omp.threadprivate %arg0 : memref<4xf32, 3> -> memref<4xf32, 3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !omp.cli, %arg1: !omp.cli, %arg2: !omp.cli, %arg3: i32):
    omp.tile (%arg0, %arg1) <- (%arg2) sizes(%arg3 : i32) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !omp.cli, %arg1: !omp.cli, %arg2: !omp.cli, %arg3: i64):
    omp.tile (%arg0, %arg1) <- (%arg2) sizes(%arg3 : i64) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !omp.cli):
    omp.unroll_heuristic(%arg0)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !omp.cli):
    omp.unroll_heuristic(%arg0) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.workshare nowait {
      omp.terminator
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    omp.workshare nowait {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
