func.func @not_numeric(%a: tensor<4xi32>) {
  %0 = linalg.exp ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @mixed(%a: tensor<4xi32>, %b: tensor<4xf32>) {
  %0 = linalg.add ins(%a, %b : tensor<4xi32>, tensor<4xf32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @bools(%a: tensor<4xi1>) {
  %0 = linalg.sub ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}
// -----
func.func @too_few(%a: tensor<4xf32>) {
  %0 = linalg.add ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @counts(%a: tensor<4xf32>) {
  %0 = linalg.exp ins(%a, %a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @no_kind(%a: tensor<4xf32>) {
  %0 = linalg.elementwise ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @bad_map(%a: tensor<4x4xf32>) {
  %0 = linalg.matmul indexing_maps = [1 : i32] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @bad_iterator(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [], iterator_types = ["serial"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
func.func @no_iterators(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = []} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
func.func @no_dimensions(%a: tensor<4xf32>, %b: tensor<f32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4xf32>) outs(%b : tensor<f32>)
  return
}
// -----
func.func @arity(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%in: f32) { linalg.yield %in : f32 }
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.contract indexing_maps = [#a] ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.contract indexing_maps = 5 ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.contract ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#a] ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [#a] ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.contract indexing_maps = $ ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.contract indexing_maps = [1] ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%A: memref<9x3x5xf32>, %B: memref<9x5x7xf32>, %C: memref<3x7xf32>) {
  linalg.contract indexing_maps [1] ins(%A, %B : memref<9x3x5xf32>, memref<9x5x7xf32>) outs(%C: memref<3x7xf32>)
  return
}
// -----
func.func @f(%a: tensor<2x2xf32>, %e: f32) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x2xf32>, %e: f32) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %z, %x : f32 linalg.yield %s : f32
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x2xf32>, %e: f32) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %e : f32
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x2xi1>, %e: i1) -> tensor<2x2xi1> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i1, %y: i1, %z: i1):
    %m = arith.ori %y, %x : i1 %s = arith.andi %m, %z : i1 linalg.yield %s : i1
  }) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  return %0 : tensor<2x2xi1>
}
// -----
func.func @f(%a: tensor<2x2xi1>, %e: i1) -> tensor<2x2xi1> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i1, %y: i1, %z: i1):
    %m = arith.andi %y, %x : i1 %s = arith.ori %m, %z : i1 linalg.yield %s : i1
  }) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  return %0 : tensor<2x2xi1>
}
// -----
func.func @f(%a: tensor<2x2xf32>, %e: f32) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %y, %x : f32 %s = arith.addf %m, %m : f32 linalg.yield %s : f32
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x2xf32>, %e: f32) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %x : f32 %s = arith.addf %m, %z : f32 linalg.yield %s : f32
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
// The casts of real to complex numbers make it no contraction.
func.func @f(%a: tensor<2x2xf32>, %b: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) outs(%b : tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  return %0 : tensor<2x2xcomplex<f32>>
}
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf16>, %c: memref<4xf32>, %d: memref<4xf32>) {
  linalg.select ins(%a, %b, %c : memref<4xi1>, memref<4xf16>, memref<4xf32>) outs(%d: memref<4xf32>)
  return
}
// -----
// Maps that an operation has memoized are verified each time.
func.func @f(%a: tensor<2x2xf32>, %x: tensor<2xf32>) {
  %0 = "linalg.matvec"(%a, %x, %x) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = "linalg.matvec"(%a, %x, %x) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
