{-# dialect_resources: { ml_program: {} } #-}
// -----
{-# dialect_resources: { ml_program: { blob: "0x04000000" } } #-}
// -----
{-# dialect_resources: { tosa: {} } #-}
// -----
ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%c: tensor<4xi32>) {
  "x.wrap"() ({
    "x.wrap"() ({
      %1 = ml_program.global_load_const @g : tensor<4xi32>
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
      %1, %t = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : tensor<4xi32>
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
      %t = ml_program.global_store_graph @g = %c ordering(() -> !ml_program.token) : tensor<4xi32>
      "x.end"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  return
}
