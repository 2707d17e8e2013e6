func.func @f(%n: index) { affine.for %i = 0 from 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step 0 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step -1 { } return }
// -----
func.func @f(%n: index) { affine.for %i = %n, %n to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to affine_map<(d0) -> (d0, 1)>(%n) { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0)>() to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = "a" to 10 { } return }
// -----
func.func @f(%n: index) { %r = affine.apply affine_map<(d0) -> (d0)>(%n, %n) return }
// -----
func.func @f(%n: index) { %r = affine.apply 5 return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>() { } return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%n) { } return }
// -----
func.func @f(%n: index, %m: memref<4xf32>) { %r = affine.load %m[%n] : memref<4xf32>, i32 return }
// -----
func.func @f(%n: index, %m: memref<4xf32>) { %r = affine.load %m[%n] : tensor<4xf32> return }
// -----
"affine.yield"() : () -> ()
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = affine.load %m[%i, %i] : memref<4xf32>
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = affine.load %m[%i] : memref<4xf32>
 affine.store %0, %m[%i + 1] : memref<4xf32>
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "affine.load"(%m, %i) {map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index) -> i32
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "affine.load"(%m, %i) {map = affine_map<() -> (0)>} : (memref<4xf32>, index) -> f32
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: i32) { "affine.store"(%v, %m, %i) {map = affine_map<(d0) -> (d0)>} : (i32, memref<4xf32>, index) -> ()
 return }
// -----
func.func @f(%i: index, %c: i1) -> i32 { %r = affine.for %k = 0 to 3 iter_args(%x = %i) -> (index) { affine.yield }
 return }
// -----
func.func @f(%i: index, %v: i32) { %r = affine.for %k = 0 to 3 iter_args(%x = %i) -> (index) { "affine.yield"(%v) : (i32) -> () }
 return }
// -----
func.func @f(%i: index) { affine.for %k = 0 to 3 { affine.if affine_set<(d0) : (d0 >= 0)>(%k) { } else { } }
 return }
