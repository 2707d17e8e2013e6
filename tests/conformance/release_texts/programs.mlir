func.func @numbers_of_llvm(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %0, %b : i32
  %2 = llvm.mul %1, %a : i32
  %3 = llvm.shl %2, %a : i32
  return %3 : i32
}
// -----
func.func @flags_of_llvm(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw> : i32
  %1 = llvm.sub %0, %b overflow<nuw> : i32
  %2 = llvm.mul %1, %a overflow<nsw, nuw> : i32
  %3 = llvm.shl %2, %a overflow<nsw> : i32
  return %3 : i32
}
// -----
llvm.mlir.global internal thread_local @a(1 : i32) : i32
llvm.mlir.global internal @b(2 : i32) : i32
llvm.mlir.global internal constant @c(3 : i32) {addr_space = 1 : i32} : i32
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @kernel(%a: f32) kernel {
      gpu.return
    }
    gpu.func @function(%a: f32) {
      gpu.return
    }
  }
  func.func @launch(%a: f32, %c: index) {
    gpu.launch_func @m::@kernel blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%a : f32)
    return
  }
}
// -----
func.func @loop(%from: index, %to: index, %step: index, %m: memref<?xf32>) {
  scf.parallel (%i) = (%from) to (%to) step (%step) {
    %v = memref.load %m[%i] : memref<?xf32>
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @sums(%from: index, %to: index, %step: index, %zero: f32, %m: memref<?xf32>) -> (f32, f32) {
  %r:2 = scf.parallel (%i) = (%from) to (%to) step (%step) init (%zero, %zero) -> (f32, f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v, %v : f32, f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%x: f32, %y: f32):
      %s = arith.mulf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
// -----
func.func @sum(%from: index, %to: index, %step: index, %zero: f32, %m: memref<?xf32>) -> f32 {
  %r = scf.parallel (%i) = (%from) to (%to) step (%step) init (%zero) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v) : f32 {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @splat(%a: f32) -> vector<4xf32> {
  %0 = vector.splat %a : vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// -----
func.func @views(%t: tensor<2x3xf32>, %m: memref<2x3xf32>) -> tensor<6xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  return %0 : tensor<6xf32>
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: %0, b: variadic %0)
  }
}
// -----
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #type>
llvm.func @f() {
  llvm.return
} loc(fused<#program>["a.c":1:1])
// -----
omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %s = arith.addf %a, %b : f32
  omp.yield(%s : f32)
}
