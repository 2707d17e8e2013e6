// shape.add
func.func @example(%lhs: index, %rhs: index) {
  %0 = shape.add %lhs, %rhs : index, index -> index
  return
}
// -----
// shape.any
func.func @example(%inputs: !shape.shape) {
  %0 = shape.any %inputs : !shape.shape -> !shape.shape
  return
}
// -----
// shape.assuming
func.func @example(%witness: !shape.witness) {
  shape.assuming %witness {
  }
  return
}
// -----
// shape.assuming_all
func.func @example(%inputs: !shape.witness) {
  %0 = shape.assuming_all %inputs
  return
}
// -----
// shape.assuming_yield
func.func @example(%arg0: !shape.witness, %operands: !shape.size) {
  %0 = shape.assuming %arg0 -> (!shape.size) {
    shape.assuming_yield %operands : !shape.size
  }
  return
}
// -----
// shape.broadcast
func.func @example(%shapes: tensor<4xindex>) {
  %0 = shape.broadcast %shapes : tensor<4xindex> -> tensor<4xindex>
  return
}
// -----
// shape.concat
func.func @example(%lhs: !shape.shape, %rhs: !shape.shape) {
  %0 = shape.concat %lhs, %rhs : !shape.shape, !shape.shape -> !shape.shape
  return
}
// -----
// shape.const_shape
func.func @example() {
  %0 = shape.const_shape [1] : !shape.shape
  return
}
// -----
// shape.const_size
func.func @example() {
  %c0 = shape.const_size 0
  return
}
// -----
// shape.const_witness
func.func @example() {
  %0 = shape.const_witness true
  return
}
// -----
// shape.cstr_broadcastable
func.func @example(%shapes0: !shape.shape, %shapes1: !shape.shape) {
  %0 = shape.cstr_broadcastable %shapes0, %shapes1 : !shape.shape, !shape.shape
  return
}
// -----
// shape.cstr_eq
func.func @example(%shapes: !shape.shape) {
  %0 = shape.cstr_eq %shapes : !shape.shape
  return
}
// -----
// shape.cstr_require
func.func @example(%pred: i1) {
  %0 = shape.cstr_require %pred, ""
  return
}
// -----
// shape.debug_print
func.func @example(%input: !shape.size) {
  %0 = "shape.debug_print"(%input) : (!shape.size) -> !shape.size
  return
}
// -----
// shape.dim
func.func @example(%value: tensor<i32>, %index: index) {
  %0 = shape.dim %value, %index : tensor<i32>, index -> index
  return
}
// -----
// shape.div
func.func @example(%lhs: index, %rhs: index) {
  %0 = shape.div %lhs, %rhs : index, index -> index
  return
}
// -----
// shape.from_extent_tensor
func.func @example(%input: tensor<4xindex>) {
  %0 = shape.from_extent_tensor %input : tensor<4xindex>
  return
}
// -----
// shape.from_extents
func.func @example(%extents: index) {
  %0 = shape.from_extents %extents : index
  return
}
// -----
// shape.func
shape.func private @g(!shape.value_shape) -> !shape.shape
// -----
// shape.function_library
shape.function_library @shapes {
  shape.func @of(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  arith.addi = @of
}
// -----
// shape.get_extent
func.func @example(%shape: !shape.shape, %dim: index) {
  %0 = shape.get_extent %shape, %dim : !shape.shape, index -> !shape.size
  return
}
// -----
// shape.index_to_size
func.func @example(%arg: index) {
  %0 = shape.index_to_size %arg
  return
}
// -----
// shape.is_broadcastable
func.func @example(%shapes: tensor<4xindex>) {
  %0 = shape.is_broadcastable %shapes : tensor<4xindex>
  return
}
// -----
// shape.max
func.func @example(%lhs: !shape.size, %rhs: !shape.size) {
  %0 = shape.max %lhs, %rhs : !shape.size, !shape.size -> !shape.size
  return
}
// -----
// shape.meet
func.func @example(%arg0: index, %arg1: index) {
  %0 = shape.meet %arg0, %arg1 : index, index -> index
  return
}
// -----
// shape.min
func.func @example(%lhs: !shape.size, %rhs: !shape.size) {
  %0 = shape.min %lhs, %rhs : !shape.size, !shape.size -> !shape.size
  return
}
// -----
// shape.mul
func.func @example(%lhs: index, %rhs: index) {
  %0 = shape.mul %lhs, %rhs : index, index -> !shape.size
  return
}
// -----
// shape.num_elements
func.func @example(%shape: !shape.shape) {
  %0 = shape.num_elements %shape : !shape.shape -> !shape.size
  return
}
// -----
// shape.rank
func.func @example(%shape: !shape.shape) {
  %0 = shape.rank %shape : !shape.shape -> !shape.size
  return
}
// -----
// shape.reduce
func.func @example(%shape: !shape.shape, %initVals: !shape.size) {
  %0 = shape.reduce(%shape, %initVals) : !shape.shape -> !shape.size {
  ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
    shape.yield %arg4 : !shape.size
  }
  return
}
// -----
// shape.return
shape.func @h(%arg0: !shape.shape) -> !shape.shape {
  return %arg0 : !shape.shape
}
// -----
// shape.shape_eq
func.func @example(%shapes: !shape.shape) {
  %0 = shape.shape_eq %shapes : !shape.shape
  return
}
// -----
// shape.shape_of
func.func @example(%arg: memref<i32>) {
  %0 = shape.shape_of %arg : memref<i32> -> !shape.shape
  return
}
// -----
// shape.size_to_index
func.func @example(%arg: index) {
  %0 = shape.size_to_index %arg : index
  return
}
// -----
// shape.split_at
func.func @example(%operand: !shape.shape, %index: index) {
  %head, %tail = "shape.split_at"(%operand, %index) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return
}
// -----
// shape.to_extent_tensor
func.func @example(%input: tensor<4xindex>) {
  %0 = shape.to_extent_tensor %input : tensor<4xindex> -> tensor<4xindex>
  return
}
// -----
// shape.value_as_shape
func.func @example(%arg: tensor<2xi32>) {
  %0 = shape.value_as_shape %arg : tensor<2xi32> -> tensor<4xindex>
  return
}
// -----
// shape.value_of
func.func @example(%arg: !shape.value_shape) {
  %0 = shape.value_of %arg : memref<i32>
  return
}
// -----
// shape.with_shape
func.func @example(%operand: memref<4xi32>, %shape: !shape.shape) {
  %0 = shape.with_shape %operand, %shape : memref<4xi32>, !shape.shape
  return
}
// -----
// shape.yield
func.func @example(%arg0: !shape.shape, %arg1: !shape.size) {
  %0 = shape.reduce(%arg0, %arg1) : !shape.shape -> !shape.size {
  ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
    shape.yield %arg4 : !shape.size
  }
  return
}
