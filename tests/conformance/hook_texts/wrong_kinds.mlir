// Types of another kind than custom syntax takes: which error comes first, and where.
func.func @f(%m: memref<4xf32>, %i: index) { %0 = affine.load %m[%i] : i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { affine.store %v, %m[%i] : i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = affine.vector_load %m[%i] : i32, vector<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = affine.vector_load %m[%i] : memref<4xf32>, i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) { affine.vector_store %v, %m[%i] : memref<4xf32>, i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) { affine.vector_store %v, %m[%i] : i32, vector<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { affine.prefetch %m[%i], read, locality<3>, data : i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { memref.prefetch %m[%i], read, locality<3>, data : i32 return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = memref.transpose %m (i, j) -> (j, i) : i32 to memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x4xf32> to i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.generic_atomic_rmw %m[%i] : i32 { ^bb0(%a: f32): memref.atomic_yield %a : f32 } return }
// -----
func.func @f() { %0 = bufferization.alloc_tensor() : i32 return }
// -----
func.func @f() { %0 = bufferization.alloc_tensor() : memref<3xf32> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = spirv.CompositeExtract %a[0 : i32] : i32 return }
// -----
func.func @f(%a: vector<4xi32>, %b: i32) { rocdl.raw.buffer.store %b, %a, %b, %b, %b : memref<f32> return }
// -----
func.func @f(%a: !smt.int) { %0 = smt.eq %a, %a : i32 return }
