func.func @ops() {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : tensor<2xf32>
  %2 = ub.poison {note} : index
  "t.use"() {poison = #ub.poison} : () -> ()
  ub.unreachable {note}
}
