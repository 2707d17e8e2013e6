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
