ml_program.func private @extern(i32 {ml_program.a = 1 : i32}) -> (i32 {ml_program.b})
ml_program.func @compute(%arg0: i32) -> i32 attributes {foo} {
  ml_program.return %arg0 : i32
}
ml_program.subgraph @graph(%arg0: i32) -> i32 {
  %1 = "unregistered.dummy"(%0, %2) : (i32, i32) -> i32
  %0 = "unregistered.dummy"(%1, %2) : (i32, i32) -> i32
  %2 = "unregistered.dummy"(%0, %1) : (i32, i32) -> i32
  ml_program.output %0 : i32
}
ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global public mutable @mut : tensor<?xi32> {foo}
ml_program.global nested mutable @ext(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @emptytensor : tensor<?xi32> {ml_program.a = #ml_program.extern : i32}
// -----
ml_program.global private mutable @mut : tensor<?xi32>
ml_program.subgraph @ordered(%v: tensor<?xi32>) -> (tensor<?xi32>, !ml_program.token) {
  %token1 = ml_program.global_store_graph @mut = %v ordering(() -> !ml_program.token) : tensor<?xi32>
  %token2 = ml_program.global_store_graph @mut = %v ordering(%token1 -> !ml_program.token) : tensor<?xi32>
  %0, %token3 = ml_program.global_load_graph @mut ordering(%token1, %token2 -> !ml_program.token) : tensor<?xi32> {foo}
  %1, %token4 = ml_program.global_load_graph @mut ordering(() -> !ml_program.token) : tensor<?xi32>
  %2 = ml_program.token
  ml_program.output %0, %token3 : tensor<?xi32>, !ml_program.token
}
// -----
ml_program.global mutable @mut : tensor<?xi32>
// -----
ml_program.global @ext private : tensor<?xi32>
// -----
ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @"1x"(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f() {
  %0 = ml_program.global_load_const @foobar : tensor<4xi32>
  %1 = ml_program.global_load @"1x" : tensor<4xi32>
  ml_program.global_store @"1x" = %0 : tensor<4xi32>
  return
}
// -----
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%c: tensor<4xi32>) {
  "x.wrap"() ({
    "x.wrap"() ({
      %1 = ml_program.global_load @g : tensor<4xi32>
      "x.end"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  return
}
// -----
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%c: tensor<4xi32>) {
  "x.wrap"() ({
    "x.wrap"() ({
      ml_program.global_store @g = %c : tensor<4xi32>
      "x.end"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  return
}
