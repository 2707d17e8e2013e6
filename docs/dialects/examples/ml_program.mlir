// ml_program.func
ml_program.func @foo() {
  ml_program.return
}
// -----
// ml_program.global
ml_program.global public @foo(true) : (i32) -> i32
// -----
// ml_program.global_load
ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @"1x"(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f() {
  %foobar = ml_program.global_load_const @foobar : tensor<4xi32>
  %_1x = ml_program.global_load @"1x" : tensor<4xi32>
  return
}
// -----
// ml_program.global_load_const
ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f() {
  %foobar = ml_program.global_load_const @foobar : tensor<4xi32>
  return
}
// -----
// ml_program.global_load_graph
ml_program.global private mutable @mut : tensor<?xi32>
ml_program.subgraph @ordered(%arg0: tensor<?xi32>) -> (tensor<?xi32>, !ml_program.token) {
  %0 = ml_program.global_store_graph @mut = %arg0 ordering(() -> !ml_program.token) : tensor<?xi32>
  %1 = ml_program.global_store_graph @mut = %arg0 ordering(%0 -> !ml_program.token) : tensor<?xi32>
  %result, %produceToken = ml_program.global_load_graph @mut ordering(%0, %1 -> !ml_program.token) : tensor<?xi32>
  ml_program.output %result, %produceToken : tensor<?xi32>, !ml_program.token
}
// -----
// ml_program.global_store
ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @"1x"(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f() {
  %foobar = ml_program.global_load_const @foobar : tensor<4xi32>
  ml_program.global_store @"1x" = %foobar : tensor<4xi32>
  return
}
// -----
// ml_program.global_store_graph
ml_program.global private mutable @mut : tensor<?xi32>
ml_program.subgraph @ordered(%arg0: tensor<?xi32>) -> (tensor<?xi32>, !ml_program.token) {
  %0 = ml_program.global_store_graph @mut = %arg0 ordering(() -> !ml_program.token) : tensor<?xi32>
  %1 = ml_program.global_store_graph @mut = %arg0 ordering(%0 -> !ml_program.token) : tensor<?xi32>
  %result, %produceToken = ml_program.global_load_graph @mut ordering(%0, %1 -> !ml_program.token) : tensor<?xi32>
  ml_program.output %result, %produceToken : tensor<?xi32>, !ml_program.token
}
// -----
// ml_program.output
ml_program.subgraph @foo() {
  ml_program.output
}
// -----
// ml_program.return
ml_program.func @foo() {
  ml_program.return
}
// -----
// ml_program.subgraph
ml_program.subgraph @foo() {
  ml_program.output
}
// -----
// ml_program.token
func.func @example() {
  %0 = ml_program.token
  return
}
