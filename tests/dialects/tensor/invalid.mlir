func.func @f(%t: tensor<?xf32>) { %r = tensor.extract %t[] : tensor<?xf32> return }
// -----
func.func @f(%t: tensor<?xf32>, %x: f32) { %r = tensor.insert %x into %t[] : tensor<?xf32> return }
// -----
func.func @f() { %r = tensor.empty() : tensor<?xf32> return }
// -----
func.func @f(%n: index, %x: f32) { %r = tensor.splat %x[%n] : tensor<2xf32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %r = tensor.cast %t : tensor<?xf32> to tensor<4xi32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %r = tensor.cast %t : tensor<?xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %r = tensor.cast %t : tensor<?xf32> to memref<4xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %n: index) { %r = tensor.extract_slice %t[%n] [x] [1] : tensor<4xf32> to tensor<?xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %r = tensor.dim %t : tensor<4xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %r = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16> return }
// -----
func.func @f(%t: tensor<4xf32>) { %r = tensor.bitcast %t : tensor<4xf32> to tensor<5xi32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<2xf32>) { %r = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<2xf32>) -> tensor<7xf32> return }
// -----
func.func @f() { %r = tensor.concat dim(0) : () -> tensor<7xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<2x1xf32>) { %r = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<2x1xf32>) -> tensor<7xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<2xf16>) { %r = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<2xf16>) -> tensor<6xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %r = tensor.concat dim(1) %a : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<2x3xf32>, %c: tensor<?x4xf32>) { %r = tensor.concat dim(0) %a, %b, %c : (tensor<4x?xf32>, tensor<2x3xf32>, tensor<?x4xf32>) -> tensor<?x3xf32> return }
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<2x3xf32>) { %r = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<2x3xf32>) -> tensor<?x5xf32> return }
// -----
func.func @f(%a: tensor<4x?xf32>, %b: tensor<?x3xf32>) { %r = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<?x3xf32>) -> tensor<9x3xf32> return }
// -----
func.func @f(%n: index) { %r = tensor.generate %n { ^bb0(%i: index): %c = arith.constant 0 : i32
  tensor.yield %c : i32 } : tensor<4xi32> return }
// -----
func.func @f(%n: index) { %r = tensor.generate %n { ^bb0(%i: i32): %c = arith.constant 0 : i32
  tensor.yield %c : i32 } : tensor<?xi32> return }
// -----
func.func @f(%n: index) { %r = tensor.generate %n { ^bb0(%i: index, %j: index): %c = arith.constant 0 : i32
  tensor.yield %c : i32 } : tensor<?xi32> return }
// -----
func.func @f(%n: index) { %r = tensor.generate %n { ^bb0(%i: index): %c = arith.constant 0 : i8
  tensor.yield %c : i8 } : tensor<?xi32> return }
// -----
func.func @f(%t: tensor<4x?xf32>, %n: index, %x: f32) { %r = tensor.pad %t low[1] high[2] { ^bb0(%i: index):
  tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf32> return }
// -----
func.func @f(%t: tensor<4x?xf32>, %n: index, %x: f32) { %r = tensor.pad %t low[1, 1] high[2, %n] { ^bb0(%i: index, %j: index):
  tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<6x?xf32> return }
// -----
func.func @f(%t: tensor<4x?xf32>, %n: index, %x: f32) { %r = tensor.pad %t low[1, 1] high[2, %n] { ^bb0(%i: index, %j: index):
  tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7xf32> return }
// -----
func.func @f(%t: tensor<4x?xf32>, %n: index, %x: f32) { %r = tensor.pad %t low[1, 1] high[2, %n] { ^bb0(%i: index):
  tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x5xf32> return }
// -----
func.func @f(%t: tensor<4x?xf32>, %n: index, %x: f32) { %r = tensor.pad %t low[1, 1] high[2, %n] { ^bb0(%i: index, %j: i32):
  tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x5xf32> return }
// -----
func.func @f(%t: tensor<4x?xf32>, %n: index, %x: f16) { %r = tensor.pad %t low[1, 1] high[2, %n] { ^bb0(%i: index, %j: index):
  tensor.yield %x : f16 } : tensor<4x?xf32> to tensor<7x5xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xindex>) { %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf16> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xindex>) { %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x3xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<?xindex>) { %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<?xindex>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<3xindex>) { %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<3xindex>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<15xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %r = tensor.collapse_shape %t [[0], [1]] : tensor<4xf32> into tensor<4x1xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.collapse_shape %t [[0], [1]] : tensor<4x4xf32> into tensor<16xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.collapse_shape %t [[0]] : tensor<4x4xf32> into tensor<16xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.collapse_shape %t [[1, 0]] : tensor<4x4xf32> into tensor<16xf32> return }
// -----
func.func @f(%t: tensor<4x4x2xf32>) { %r = tensor.collapse_shape %t [[0], [2, 1]] : tensor<4x4x2xf32> into tensor<4x8xf32> return }
// -----
func.func @f(%t: tensor<4x?xf32>) { %r = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<16xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<?xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf16> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.collapse_shape %t [] : tensor<4x4xf32> into tensor<f32> return }
// -----
func.func @f(%t: tensor<1x1xf32>) { %r = tensor.collapse_shape %t [] : tensor<1x1xf32> into tensor<f32> return }
// -----
func.func @f(%t: tensor<16xf32>) { %r = tensor.expand_shape %t [[0, 1]] output_shape [4] : tensor<16xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<16xf32>) { %r = "tensor.expand_shape"(%t) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, -9223372036854775808>}> : (tensor<16xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<16xf32>) { %r = tensor.expand_shape %t [[0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x5xf32> return }
// -----
func.func @f(%t: tensor<?xf32>, %n: index) { %r = tensor.expand_shape %t [[0, 1]] output_shape [%n, 5] : tensor<?xf32> into tensor<4x5xf32> return }
// -----
func.func @f(%t: tensor<16xf32>, %n: index) { %r = tensor.expand_shape %t [[0, 1]] output_shape [%n, 4] : tensor<16xf32> into tensor<?x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x3xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2x1xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf16> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0] [2] [1] : tensor<4x4xf32> to tensor<2x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0, 0] [2] [1] : tensor<4x4xf32> to tensor<2x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0, 0] [2, 2] [1] : tensor<4x4xf32> to tensor<2x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[-1, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0, 0] [2, -2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[4, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = tensor.extract_slice %t[0, 1] [2, 2] [1, 3] : tensor<4x4xf32> to tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %n: index) { %r = tensor.extract_slice %t[%n, 1] [2, %n] [1, 3] : tensor<4x4xf32> to tensor<2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %r = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %n: index) { %r = "tensor.extract_slice"(%t, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>, index) -> tensor<1x1xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x3xf32>) { %r = tensor.insert_slice %s into %t[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf16>) { %r = tensor.insert_slice %s into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xf16> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2xf32>) { %r = tensor.insert_slice %s into %t[3, 0] [2, 1] [1, 1] : tensor<2xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) { tensor.parallel_insert_slice %s into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) { %c = arith.constant 2 : index
  %r = scf.forall (%i) in (%c) shared_outs(%o = %t) -> (tensor<4x4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[0, 0] [2, 3] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32> } } return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) { %c = arith.constant 2 : index
  %r = scf.forall (%i) in (%c) shared_outs(%o = %t) -> (tensor<4x4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[0, 3] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32> } } return }
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.gather %t[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: tensor<7x2xindex>) { %r = tensor.gather %t[%i] gather_dims([0, 1]) : (tensor<4xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32> return }
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32> return }
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.gather %t[%i] gather_dims([-1, 0]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32> return }
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.gather %t[%i] gather_dims([0, 3]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32> return }
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.gather %t[%i] gather_dims([2, 1]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32> return }
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.gather %t[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x6x1xf32> return }
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<index>) { %r = tensor.gather %t[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<index>) -> tensor<7x1x6x1xf32> return }
// -----
func.func @f(%s: tensor<7x5xf32>, %t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.scatter %s into %t[%i] scatter_dims([0, 2]) : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32> return }
// -----
func.func @f(%s: tensor<7x4xf32>, %t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.scatter %s into %t[%i] scatter_dims([0, 2]) unique : (tensor<7x4xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32> return }
// -----
func.func @f(%s: tensor<7x5xf32>, %t: tensor<4xf32>, %i: tensor<7x2xindex>) { %r = tensor.scatter %s into %t[%i] scatter_dims([0, 2]) unique : (tensor<7x5xf32>, tensor<4xf32>, tensor<7x2xindex>) -> tensor<4xf32> return }
// -----
func.func @f(%s: tensor<7x5xf32>, %t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) { %r = tensor.scatter %s into %t[%i] scatter_dims([0, 9]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32> return }
// -----
func.func @f(%t: tensor<?x?xi64>) { %r = "tensor.collapse_shape"(%t) <{reassociation = [[]]}> : (tensor<?x?xi64>) -> tensor<1x2xi64> return }
// -----
func.func @f(%t: tensor<?xi64>) { %r = "tensor.collapse_shape"(%t) <{reassociation = [[]]}> : (tensor<?xi64>) -> tensor<1x2xi64> return }
