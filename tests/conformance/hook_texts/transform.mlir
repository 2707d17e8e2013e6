module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%arg0: !transform.any_op {transform.readonly}, %p: !transform.param<i64>) -> !transform.any_op attributes {foo} {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %x1:3 = transform.structured.multitile_sizes %0 {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
    %op = transform.get_operand %0[0] : (!transform.any_op) -> !transform.any_value
    %op2 = transform.get_result %0[all] : (!transform.any_op) -> !transform.any_value
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence private @ext(!transform.any_op {transform.readonly})
  transform.named_sequence @m(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
}
