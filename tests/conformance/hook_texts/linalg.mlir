#id = affine_map<(d0) -> (d0)>
func.func @g(%x5: tensor<5xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x5xf32>, %d: tensor<5x4xf32>, %m: memref<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) attrs = {foo = 1 : i32} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"], doc = "a", library_call = "z"} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  %1 = linalg.transpose ins(%c : tensor<4x5xf32>) outs(%d : tensor<5x4xf32>) permutation = [1, 0]
  %2 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%c : tensor<4x5xf32>) dimensions = [1] {foo}
  %3 = linalg.map { arith.addf } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)
  %4 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {bar} (%in: f32, %o: f32) { %z = math.exp %in : f32  %zz = math.exp %z : f32 linalg.yield %zz : f32 }
  %5 = linalg.reduce { arith.addf } ins(%c : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [1]
  %6 = linalg.reduce ins(%c : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [1] (%in: f32, %init: f32) { %z = arith.addf %in, %init : f32 linalg.yield %z : f32 }
  %61 = linalg.reduce ins(%c : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [1] (%in: f32, %init: f32) { %z = arith.addf %init, %in fastmath<fast> : f32 linalg.yield %z : f32 }
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %8 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] {foo} ins(%a, %c : tensor<4xf32>, tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %9 = linalg.contract indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>] ins(%c, %x5 : tensor<4x5xf32>, tensor<5xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @n(%c: tensor<4x5xf32>, %d: tensor<5x4xf32>, %o: tensor<4x4xf32>, %i8: tensor<4x5xi8>, %i16: tensor<5x4xi16>, %i32: tensor<4x4xi32>, %f: f32, %m: memref<4x4xf32>, %s: i32, %mb: memref<2x4x4xf32>, %img: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x16xf32>, %r: tensor<1x6x6x16xf32>, %f64: f64, %win: tensor<3x3xf32>, %pool: tensor<1x6x6x3xf32>, %cond: tensor<4x5xi1>) {
  %0 = linalg.matmul ins(%c, %d : tensor<4x5xf32>, tensor<5x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%i8, %i16 : tensor<4x5xi8>, tensor<5x4xi16>) outs(%i32 : tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = linalg.matmul ins(%i8, %d : tensor<4x5xi8>, tensor<5x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.matmul indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>] ins(%c, %c : tensor<4x5xf32>, tensor<4x5xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = linalg.fill ins(%f : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<4x4xf32>)
  linalg.batch_matmul ins(%mb, %mb : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%mb : memref<2x4x4xf32>)
  linalg.batch_reduce_matmul ins(%mb, %mb : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%m : memref<4x4xf32>)
  %5 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%img, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) outs(%r : tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
  %6 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%img, %win : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%pool : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  %7 = linalg.pooling_nhwc_sum ins(%img, %win : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%pool : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  %8 = linalg.quantized_matmul ins(%i8, %i16, %s, %s : tensor<4x5xi8>, tensor<5x4xi16>, i32, i32) outs(%i32 : tensor<4x4xi32>) -> tensor<4x4xi32>
  %9 = linalg.fill_rng_2d ins(%f64, %f64, %s : f64, f64, i32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %10 = linalg.exp ins(%c : tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %11 = linalg.reciprocal ins(%c : tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %12 = linalg.select ins(%cond, %c, %c : tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  linalg.copy ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  %13 = linalg.max ins(%c, %c : tensor<4x5xf32>, tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %14 = linalg.div_unsigned ins(%i32, %i32 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%i32 : tensor<4x4xi32>) -> tensor<4x4xi32>
  %15 = linalg.square {a = 1} ins(%c : tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<2x2xf32>, %e: f32) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %a) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %n = arith.negf %x : f32 %m = arith.mulf %y, %n : f32 %m2 = math.exp %m : f32 %s = arith.addf %m2, %z : f32 %s2 = arith.negf %s : f32 linalg.yield %s2 : f32
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
// The block arguments have the locations of operands that are defined later.
func.func @operands_defined_later() {
  cf.br ^definition
^use:
  %1 = linalg.broadcast ins(%2: tensor<2x3xf32>) outs(%0: tensor<2x3xf32>) dimensions = []
  return
^definition:
  %0, %2 = "test.operands"() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
  cf.br ^use
}
