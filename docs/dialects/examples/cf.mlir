// cf.assert
func.func @example(%arg: i1) {
  cf.assert %arg, ""
  return
}
// -----
// cf.br
func.func @d(%arg0: i32, %arg1: i1) {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  cf.br ^bb3
^bb2:  // pred: ^bb0
  cf.br ^bb3
^bb3:  // 2 preds: ^bb1, ^bb2
  return
}
// -----
// cf.cond_br
func.func @f(%condition: i1) {
  cf.cond_br %condition, ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// cf.switch
func.func @f(%flag: i32) {
  cf.switch %flag : i32, [
    default: ^bb1,
    2: ^bb1
  ]
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
