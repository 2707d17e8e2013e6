module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%arg0: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    %0:3 = transform.match.structured failures(suppress) %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>, !transform.any_value) {
    ^bb0(%s: !transform.any_op):
      %d = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %s[0, -1] {parallel} : !transform.any_op
      transform.match.structured.dim %s[except(1)] {reduction} : !transform.any_op
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %i = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.input %s[except(0)] {projected_permutation} : !transform.any_op
      %p = transform.match.structured.init %s[all] {permutation} : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %s, %r, %i : !transform.any_op, !transform.param<i64>, !transform.any_value
    }
    transform.match.structured %arg0 : !transform.any_op attributes {foo} {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield %0#0, %0#1 : !transform.any_op, !transform.param<i64>
  }
}
func.func @tile(%h: !transform.any_op, %p: !transform.param<i64>, %q: !transform.any_param) {
  %0, %l0:3 = transform.structured.tile_using_for %h tile_sizes [4, %p, [8], 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %1, %l1 = transform.structured.tile_using_for %h tile_sizes [%p, 0] interchange = [1, 0] {foo} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %2, %l2 = transform.structured.fuse %h tile_sizes [4] interchange [0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %3, %l3 = transform.structured.fuse %h tile_sizes [%p] interchange [%p] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @pack(%h: !transform.op<"linalg.generic">, %p: !transform.param<i64>) {
  %0 = transform.structured.pack_greedily %h matmul_packed_sizes = [8, %h, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.op<"linalg.generic">, !transform.op<"linalg.generic">) -> !transform.op<"linalg.generic">
  %1 = transform.structured.pack_greedily %h matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 10] matmul_inner_dims_order = [1, 2, 0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.generic">
  return
}
func.func @xegpu(%h: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
  %0 = transform.xegpu.set_desc_layout %h sg_layout = [8, 4] sg_data = [32, %p] inst_data = [8, 16] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  transform.xegpu.set_op_layout_attr %h result index = 0 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
  transform.xegpu.convert_layout %v input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [8, 32] target_inst_data = [8, 16] : (!transform.any_value) -> !transform.any_op
  return
}
