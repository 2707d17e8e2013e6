func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%t : tensor<8x4xf32>) -> tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.matmul ins(%a, %v : tensor<4x8xf32>, tensor<4xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.matmul ins(%m, %b : memref<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.matmul ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.dot ins(%v, %v : tensor<4xf32>, tensor<4xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.dot ins(%v, %v : tensor<4xf32>, tensor<4xf32>) outs(%s : f32) -> f32 return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { linalg.dot ins(%v, %v : tensor<4xf32>, tensor<4xf32>) outs(%z : tensor<f32>) return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.fill ins(%v : tensor<4xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.fill ins(%s : f32) outs(%m : memref<4x8xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.exp ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.add ins(%a, %t : tensor<4x8xf32>, tensor<8x4xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.copy ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) -> tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.matvec ins(%a, %v : tensor<4x8xf32>, tensor<4xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.index 0 : index return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { linalg.yield %s : f32 return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j)[s] -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, i)>, affine_map<(i, j) -> (i, i)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + 1, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i - 1, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f16): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): %w = arith.constant 1.0 : f16 linalg.yield %w : f16 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): %w = linalg.index 2 : index linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): "test.op"() : () -> () } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%m : memref<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%s : f32) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%s : f32) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%m : memref<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<4xf32>, %s: f32, %m: memref<4x8xf32>, %z: tensor<f32>, %t: tensor<8x4xf32>) { %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}  ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x9xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f16, %y: f32) { linalg.yield %y : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.map ins(%t : tensor<8x4xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32) { linalg.yield %y : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f16) { linalg.yield %x : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [0] (%x: f32, %y: f32) { linalg.yield %y : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [2] (%x: f32, %y: f32) { linalg.yield %y : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [0, 1] (%x: f32, %y: f32) { linalg.yield %y : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%x: f16, %y: f32) { linalg.yield %y : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%x: f32, %y: f16) { linalg.yield %x : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%x: f32) { linalg.yield %x : f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r:2 = linalg.reduce ins(%a, %t : tensor<4x8xf32>, tensor<8x4xf32>) outs(%v, %v : tensor<4xf32>, tensor<4xf32>) dimensions = [1] (%x: f32, %x2: f32, %y: f32, %y2: f32) { linalg.yield %x, %x : f32, f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r:2 = linalg.reduce ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%v, %w : tensor<4xf32>, tensor<8xf32>) dimensions = [1] (%x: f32, %x2: f32, %y: f32, %y2: f32) { linalg.yield %x, %x : f32, f32 } return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [1, 0] return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 1] return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [0] return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) permutation = [1, 0] return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.broadcast ins(%v : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0] return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.broadcast ins(%v : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [2] return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.broadcast ins(%v : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0, 1] return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) -> tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %w: tensor<8xf32>, %t: tensor<8x4xf32>, %q: tensor<?x8xf32>, %h: tensor<4x8xf16>) { %r = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1] inner_tiles = [0, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 0] inner_tiles = [4, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 2] inner_tiles = [4, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0] inner_tiles = [4, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %l : tensor<16x8xf32> -> tensor<4x2x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1] inner_tiles = [4, 5] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<16x8xf32> -> tensor<4x2x?x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %d : tensor<16x8xf32> -> tensor<4x2x?x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %q : tensor<16x8xf32> -> tensor<2x4x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %q : tensor<16x8xf32> -> tensor<2x4x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %o  inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<15x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %o padding_value(%h : f16) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<15x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %o  inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %d : tensor<15x8xf32> -> tensor<4x2x?x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.pack %a  inner_dims_pos = [0, 1, 2] inner_tiles = [4, 4, 4] into %p : tensor<16x8xf32> -> tensor<4x2x4x4xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %y : tensor<4x2x4x4xf32> -> tensor<?x8xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.unpack %p inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %a : tensor<4x2x4x4xf32> -> tensor<16x8xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.unpack %q inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : tensor<2x4x4x4xf32> -> tensor<16x8xf32> return }
// -----
func.func @f(%a: tensor<16x8xf32>, %p: tensor<4x2x4x4xf32>, %q: tensor<2x4x4x4xf32>, %n: index, %h: f16, %f: f32, %d: tensor<4x2x?x4xf32>, %o: tensor<15x8xf32>, %l: tensor<4x2x4xf32>, %y: tensor<?x8xf32>) { %r = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %a : tensor<4x2x4x4xf32> -> tensor<16x8xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf  ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%bad : tensor<1x7x6x5xf32>) -> tensor<1x7x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>} ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<3xi64>} ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi32>} ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf {strides = dense<-1> : tensor<2xi64>} ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf  ins(%i : tensor<1x8x8x3xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.pooling_nhwc_max  ins(%i, %w : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.pooling_nhwc_max  ins(%i, %w : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%p : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.conv_2d_nhwc_hwcf  ins(%i, %w : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%o : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%kk : tensor<5x3x3x3xf32>) outs(%x : tensor<6x6x2x2x1x3xf32>) -> tensor<6x6x2x2x1x3xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.winograd_filter_transform fmr(F_2_5) ins(%kk : tensor<5x3x3x3xf32>) outs(%xf : tensor<6x6x3x5xf32>) -> tensor<6x6x3x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%kk : tensor<5x3x3x3xf32>) outs(%xf : tensor<6x6x3x5xf32>) -> tensor<6x6x3x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%kk : tensor<5x3x3x3xf32>) outs(%xf : tensor<6x6x3x5xf32>) -> tensor<6x6x3x5xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<1x8x8x3xf32>) outs(%x : tensor<6x6x2x2x1x3xf32>) -> tensor<6x6x2x2x1x3xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<6x6x2x2x1x3xf32>) outs(%p : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<6x6x2x2x1x3xf32>) outs(%p : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32> return }
// -----
func.func @f(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x5xf32>, %o: tensor<1x6x6x5xf32>, %s: tensor<1x3x3x5xf32>, %bad: tensor<1x7x6x5xf32>, %w: tensor<3x3xf32>, %p: tensor<1x6x6x3xf32>, %kk: tensor<5x3x3x3xf32>, %x: tensor<6x6x2x2x1x3xf32>, %xf: tensor<6x6x3x5xf32>) { %r = linalg.batch_matmul  ins(%w, %w : tensor<3x3xf32>, tensor<3x3xf32>) outs(%w : tensor<3x3xf32>) -> tensor<3x3xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%v, %b : tensor<8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%v, %b : tensor<8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%s, %b : f32, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %v : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>] ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %y : tensor<4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%v, %y : tensor<8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%v, %y : tensor<8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %b : tensor<2x4x8xf32>, tensor<8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %b : tensor<2x4x8xf32>, tensor<8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %v : tensor<2x4x8xf32>, tensor<8xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %v : tensor<2x4x8xf32>, tensor<8xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %y : tensor<4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %y : tensor<4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%v : tensor<8xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %y : tensor<4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%v, %y : tensor<8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%v, %y : tensor<8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %b : tensor<2x4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, k)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %b : tensor<2x4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %v : tensor<2x4x8xf32>, tensor<8xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %v : tensor<2x4x8xf32>, tensor<8xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %y : tensor<4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %y : tensor<4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%v : tensor<8xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%z : tensor<2x4x5xf32>) -> tensor<2x4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %s: f32, %x: tensor<2x4x8xf32>, %y: tensor<2x8x5xf32>, %z: tensor<2x4x5xf32>) { %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32> return }
// -----
func.func @f(%s: f16, %o: tensor<4xf32>) { %r = linalg.fill ins(%s : f16) outs(%o : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%s: i32, %o: tensor<4xf32>) { %r = linalg.fill ins(%s : i32) outs(%o : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%s: vector<4xf32>, %o: tensor<4xf32>) { %r = "linalg.fill"(%s, %o) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }) : (vector<4xf32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["window"]} outs(%m: memref<4xf32>) { ^bb0(%a: f32): linalg.yield %a: f32 } return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = linalg.reduce {@r} ins(%a: tensor<4xf32>) outs(%b: tensor<f32>) dimensions = [0] return }
// -----
func.func @f(%a: tensor<1x4x4x1xi1>, %b: tensor<2x2xi1>, %c: tensor<1x2x2x1xi1>) { %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b: tensor<1x4x4x1xi1>, tensor<2x2xi1>) outs(%c: tensor<1x2x2x1xi1>) -> tensor<1x2x2x1xi1> return }
// -----
func.func @f(%a: memref<16x8xf32>) { linalg.elementwise kind=3 ins(%a: memref<16x8xf32>) outs(%a: memref<16x8xf32>) return }
// -----
func.func @f(%a: memref<8xf32>) { linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a: memref<8xf32>) outs(%a: memref<8xf32>) return }
// -----
func.func @f(%a: memref<8x8xf32>, %b: memref<8xf32>) { linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>] ins(%a: memref<8x8xf32>) outs(%b: memref<8xf32>) return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b * 2, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + b, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b - e, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d + 1)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, 0)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + f, d)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, d, g)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, b)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b, c, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b, c, g)>, affine_map<(a, b, c, d, e, f, g) -> (g, d, e, f)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) { %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({ ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %z : f32 }) {linalg.memoized_indexing_maps = [affine_map<(a, b, c, d, e, f, g) -> (a, b + e, c + f, g)>, affine_map<(a, b, c, d, e, f, g) -> (e, f, g, d)>, affine_map<(a, b, c, d, e, f, g) -> (a, b, c, d)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> return }
// -----
func.func @f(%input: memref<1x113x113x96xf32>, %filter: memref<3x3x96xf32>, %output: memref<1x56x56x96xf32>) { linalg.depthwise_conv_2d_nhwc_hwc <{dilations = dense<1> : vector<2xi64>, strides = dense<2.0> : vector<2xf32>}> ins(%input, %filter: memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%output: memref<1x56x56x96xf32>) return }
// -----
func.func @f(%input: memref<1x113x113x96xf32>, %filter: memref<3x3x96xf32>, %output: memref<1x56x56x96xf32>) { linalg.depthwise_conv_2d_nhwc_hwc <{dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi32>}> ins(%input, %filter: memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%output: memref<1x56x56x96xf32>) return }
// -----
func.func @f(%input: memref<1x113x113x96xf32>, %filter: memref<3x3x96xf32>, %output: memref<1x56x56x96xf32>) { linalg.depthwise_conv_2d_nhwc_hwc <{dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>, x = 1}> {a = 2, strides = dense<3> : vector<2xi64>} ins(%input, %filter: memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%output: memref<1x56x56x96xf32>) return }
// -----
func.func @f(%input: memref<1x113x113x96xf32>, %filter: memref<3x3x96xf32>, %output: memref<1x56x56x96xf32>) { linalg.depthwise_conv_2d_nhwc_hwc {a = 2, strides = 7} ins(%input, %filter: memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%output: memref<1x56x56x96xf32>) return }
// -----
func.func @f(%f: f32, %output: memref<1x56x56x96xf32>) { linalg.fill <{b = 3}> {a = 2, strides = 7} ins(%f: f32) outs(%output: memref<1x56x56x96xf32>) return }
