func.func @f(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.matmul_transpose_b {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xf32>, tensor<6x8xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.matmul_transpose_a ins(%a, %b : tensor<8x4xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
// -----
func.func @f(%a: memref<2x8x4xf32>, %b: memref<2x8x6xf32>, %c: memref<2x4x6xf32>) {
  linalg.batch_matmul_transpose_a ins(%a, %b : memref<2x8x4xf32>, memref<2x8x6xf32>) outs(%c : memref<2x4x6xf32>)
  return
}
// -----
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x6x8xf32>, %c: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %0 = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<2x4x8xf32>, tensor<2x6x8xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %0 : tensor<2x4x6xf32>
}
// -----
func.func @f(%s: tensor<100x?xf32>, %d: tensor<?x?x8x?xf32>, %q: f32, %n: index) -> tensor<100x?xf32> {
  %0 = tensor.pack %s padding_value(%q : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<100x?xf32> -> tensor<?x?x8x?xf32>
  %1 = tensor.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %s : tensor<?x?x8x?xf32> -> tensor<100x?xf32>
  return %1 : tensor<100x?xf32>
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %0 = scf.foreach_thread (%x, %y) in (%n, %c4) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %o[%x] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %e into %o[%y] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%n: index, %v: vector<4xf32>, %i: i32, %z: vector<f32>, %s: f32) -> f32 {
  %1 = vector.extractelement %v[%i : i32] : vector<4xf32>
  %2 = vector.extractelement %v[%n : index] : vector<4xf32>
  %3 = vector.extractelement %z[] : vector<f32>
  %4 = vector.insertelement %s, %v[%n : index] : vector<4xf32>
  %5 = vector.insertelement %s, %z[] : vector<f32>
  return %1 : f32
}
// -----
func.func @f(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.flat_transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> -> vector<4xf32>
  %1 = vector.matrix_multiply %0, %v {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @f(%t: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_memref %t : memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @f(%t: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_memref %t : tensor<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.null : !llvm.ptr
  %1 = llvm.intr.experimental.stepvector : vector<4xi32>
  llvm.return %0 : !llvm.ptr
}
// -----
func.func @f(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tosa.div"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @f(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tosa.int_div"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
tosa.variable @stored = dense<-1> : tensor<27xi32>
func.func @f(%x: tensor<27xi32>) -> tensor<27xi32> {
  tosa.variable.write @stored, %x : tensor<27xi32>
  %0 = tosa.variable.read @stored : tensor<27xi32>
  return %0 : tensor<27xi32>
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !transform.any_op, %b: !transform.op<"tensor.unpack">) {
    %0 = transform.structured.match ops{["tensor.pack", "linalg.fill"]} in %a : (!transform.any_op) -> !transform.op<"tensor.pack">
    transform.yield
  }
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %o = pdl.operation "tensor.pack" -> (%t : !pdl.type)
    pdl.rewrite %o with "r"
  }
}
