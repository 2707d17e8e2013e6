module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.any_param):
    transform.annotate %arg0 "" {foo} = %arg1 : !transform.op<"foo.bar">, !transform.any_param
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.affine_map):
    transform.annotate %arg0 "" {foo} = %arg1 : !transform.op<"foo.bar">, !transform.affine_map
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.canonicalization
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.canonicalization {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_cse to %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_cse to %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_conversion_patterns to %arg0 {
    } {illegal_dialects = ["a", "b"], illegal_ops = [], legal_dialects = ["a", "b"], partial_conversion, preserve_handles} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_conversion_patterns to %arg0 {
    } {foo, illegal_dialects = [], legal_dialects = ["a", "b"], legal_ops = ["a", "b"], partial_conversion, preserve_handles} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_dce to %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_dce to %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_licm to %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_licm to %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    transform.apply_patterns to %arg0 {
    } {apply_cse, max_iterations = 0 : i64, max_num_rewrites = 8 : i64} : !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.apply_patterns to %arg0 {
    } {apply_cse, max_iterations = 1 : i64, max_num_rewrites = 1 : i64} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.apply_registered_pass "fence" with options = {"a" = 1 : i64} to %arg0 : (!transform.any_op) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.apply_registered_pass "" with options = {"a" = 1 : i64} to %arg0 : (!transform.op<"foo.bar">) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.cast %arg0 : !transform.op<"foo.bar"> to !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.cast %arg0 {foo} : !transform.op<"foo.bar"> to !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_consumers_of_result %arg0[0] {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_consumers_of_result %arg0[8] {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.get_defining_op %arg0 {foo} : (!transform.any_value) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.get_defining_op %arg0 : (!transform.any_value) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_operand %arg0[except(0, 1)] : (!transform.op<"foo.bar">) -> !transform.any_value
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_operand %arg0[except(1, 2, 3)] : (!transform.op<"foo.bar">) -> !transform.any_value
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_parent_op %arg0 {allow_empty_results, isolated_from_above, nth_parent = 8 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_parent_op %arg0 {allow_empty_results, deduplicate, isolated_from_above, op_name = ""} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_producer_of_operand %arg0[1] {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_producer_of_operand %arg0[8] {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_result %arg0[except(4)] : (!transform.op<"foo.bar">) -> !transform.any_value
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.get_result %arg0[except(0, 1)] {foo} : (!transform.op<"foo.bar">) -> !transform.any_value
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.get_type elemental %arg0 {foo} : (!transform.any_value) -> !transform.any_param
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.get_type elemental %arg0 {foo} : (!transform.any_value) -> !transform.affine_map
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.match.operation_empty %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.match.operation_empty %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.match.operation_name %arg0 ["a", "b"] : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.match.operation_name %arg0 ["a", "b"] {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.affine_map, %arg1: !transform.affine_map):
    transform.match.param.cmpi ne %arg0, %arg1 {foo} : !transform.affine_map
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.param<i64>, %arg1: !transform.param<i64>):
    transform.match.param.cmpi gt %arg0, %arg1 {foo} : !transform.param<i64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.param<i64>, %arg1: !transform.param<i64>):
    %0 = transform.merge_handles deduplicate %arg0, %arg1 {foo} : !transform.param<i64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    %0 = transform.merge_handles deduplicate %arg0, %arg1 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.affine_map):
    %0 = transform.num_associations %arg0 {foo} : (!transform.affine_map) -> !transform.any_param
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.param<i64>):
    %0 = transform.num_associations %arg0 {foo} : (!transform.param<i64>) -> !transform.param<i64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = transform.param.constant dense<0> : tensor<2xindex> -> !transform.param<i64>
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
    %0 = transform.param.constant #map -> !transform.param<i64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.print %arg0 {foo, skip_regions, use_local_scope} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.print %arg0 {name = "", skip_regions, use_local_scope} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">, %arg2: !transform.op<"foo.bar">):
    %0:2 = transform.replicate num(%arg0) %arg1, %arg2 : !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.select "fence" in %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.select "fence" in %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.param<i64>):
    %0:2 = transform.split_handle %arg0 {overflow_result = 1 : i64} : (!transform.param<i64>) -> (!transform.param<i64>, !transform.param<i64>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0:2 = transform.split_handle %arg0 {overflow_result = 1 : i64, pass_through_empty_handle = false} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.verify %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.verify %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.param<i64>, %arg1: !transform.param<i64>):
    transform.yield %arg0, %arg1 : !transform.param<i64>, !transform.param<i64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    transform.yield %arg0, %arg1 : !transform.op<"foo.bar">, !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.affine.simplify_min_max_affine_ops %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.affine.simplify_min_max_affine_ops %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.bufferization.buffer_loop_hoisting %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.bufferization.buffer_loop_hoisting %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.bufferization.eliminate_empty_tensors %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.bufferization.eliminate_empty_tensors %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.bufferization.one_shot_bufferize layout{FullyDynamicLayoutMap} %arg0 {check_parallel_regions = false, dump_alias_sets = true, foo, print_conflicts = true, test_analysis_only = true} : (!transform.any_op) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.bufferization.one_shot_bufferize %arg0 {allow_return_allocs_from_loops = true, bufferize_function_boundaries = true, check_parallel_regions = false, print_conflicts = true, test_analysis_only = true} : (!transform.any_op) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.dlti.query [#llvm.mlir.module_flag<error, "a", 1 : i32>] at %arg0 : (!transform.any_op) -> !transform.param<i64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.dlti.query [#llvm.mlir.module_flag<error, "a", 1 : i32>] at %arg0 {foo} : (!transform.any_op) -> !transform.affine_map
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.func.func_to_llvm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.func.func_to_llvm {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_value, %arg2: !transform.op<"foo.bar">):
    %0 = transform.func.cast_and_call %arg2 -> %arg1 before %arg0 : (!transform.any_op, !transform.any_value, !transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_value, %arg2: !transform.any_value, %arg3: !transform.any_op):
    %0 = transform.func.cast_and_call %arg3(%arg1) -> %arg2 after %arg0 : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %transformed_module, %transformed_function = transform.func.deduplicate_func_args @foo::@bar at %arg0 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %transformed_module, %transformed_function = transform.func.deduplicate_func_args @foo at %arg0 {foo} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %transformed_module, %transformed_function = transform.func.replace_func_signature @foo::@bar args_interchange = [0, 1] results_interchange = [0, 1] at %arg0 {adjust_func_calls} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %transformed_module, %transformed_function = transform.func.replace_func_signature @foo::@bar args_interchange = [] results_interchange = [0, 1] at %arg0 {adjust_func_calls, foo} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "foo" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.gpu_rewrite_patterns
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.gpu_rewrite_patterns {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 2 : i16}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 2 : i16, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "foo" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[8, 8, 8] {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[8, 0, 8] {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.eliminate_barriers
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.gpu.eliminate_barriers {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [1, 2, 3] {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [0, 0, 0, 0] sync_after_distribute = false : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [] sync_after_distribute = false warp_size = 0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.alloc_to_alloca size_limit(0) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.alloc_to_alloca size_limit(8) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.expand_ops
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.expand_ops {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.expand_strided_metadata
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.expand_strided_metadata {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.extract_address_computations
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.extract_address_computations {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.fold_memref_alias_ops
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.fold_memref_alias_ops {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.memref.erase_dead_alloc_and_stores %arg0 : (!transform.op<"foo.bar">) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.memref.erase_dead_alloc_and_stores %arg0 {foo} : (!transform.op<"foo.bar">) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.memref.make_loop_independent %arg0 {foo, num_loops = 8 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.memref.make_loop_independent %arg0 {foo, num_loops = 0 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "fence", foo, index_bitwidth = 0 : i64, use_aligned_alloc = true, use_bare_ptr_call_conv = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "", index_bitwidth = 8 : i64, use_aligned_alloc = true, use_bare_ptr_call_conv = true, use_generic_functions = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.nvgpu.create_async_groups %arg0 {bypass_l1} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.nvgpu.create_async_groups %arg0 {bypass_l1, foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %arg0 {depth = 0 : i64, peel_epilogue} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %arg0 {depth = 1 : i64, peel_epilogue} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.nvgpu.rewrite_copy_as_tma %arg0 : (!transform.op<"foo.bar">) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.nvgpu.rewrite_copy_as_tma %arg0 {foo} : (!transform.op<"foo.bar">) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.nvgpu.rewrite_matmul_as_mma_sync %arg0 : (!transform.op<"foo.bar">) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.nvgpu.rewrite_matmul_as_mma_sync %arg0 {foo} : (!transform.op<"foo.bar">) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.scf.for_loop_canonicalization
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.scf.for_loop_canonicalization {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.scf.structural_conversions
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.scf.structural_conversions {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.scf.scf_to_control_flow {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0:2 = transform.loop.forall_to_for %arg0 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0:2 = transform.loop.forall_to_for %arg0 {foo} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0:2 = transform.loop.forall_to_parallel %arg0 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0:2 = transform.loop.forall_to_parallel %arg0 {foo} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.loop.coalesce %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.loop.coalesce %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    %0 = transform.loop.fuse_sibling %arg0 into %arg1 : (!transform.op<"foo.bar">, !transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    %0 = transform.loop.fuse_sibling %arg0 into %arg1 {foo} : (!transform.op<"foo.bar">, !transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %function, %call = transform.loop.outline %arg0 {foo, func_name = ""} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %function, %call = transform.loop.outline %arg0 {foo, func_name = "foo"} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.loop.promote_if_one_iteration %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.loop.promote_if_one_iteration %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.loop.unroll_and_jam %arg0 {factor = 8 : i64, foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.loop.unroll_and_jam %arg0 {factor = 1 : i64, foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.loop.unroll %arg0 {factor = 1 : i64} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.loop.unroll %arg0 {factor = 1 : i64, foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0:2 = transform.loop.parallel_for_to_nested_fors %arg0 {foo} : (!transform.op<"foo.bar">) -> (!transform.any_op, !transform.any_op)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0:2 = transform.loop.parallel_for_to_nested_fors %arg0 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    transform.scf.take_assumed_branch %arg0 take_else_branch {foo} : (!transform.any_op) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.scf.take_assumed_branch %arg0 take_else_branch : (!transform.op<"foo.bar">) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.sparse_tensor.match.sparse_inout %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.sparse_tensor.match.sparse_inout %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.bubble_up_extract_slice
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.bubble_up_extract_slice {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.decompose_concat
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.decompose_concat {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_tensor_subset_ops
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_tensor_subset_ops {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.reassociative_reshape_folding
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.reassociative_reshape_folding {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.rewrite_as_constant aggressive
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.rewrite_as_constant aggressive {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.tensor.make_loop_independent %arg0 {foo, num_loops = 1 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.tensor.make_loop_independent %arg0 {foo, num_loops = 0 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.cast_away_vector_leading_one_dim
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.cast_away_vector_leading_one_dim {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.drop_unit_dims_with_shape_cast {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.fold_arith_extension
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.fold_arith_extension {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.elementwise_to_vector
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.elementwise_to_vector {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.interleave_to_shuffle
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.interleave_to_shuffle {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_bitcast
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_bitcast {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_broadcast
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_broadcast {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_contraction lowering_strategy = llvmintr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_create_mask
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_create_mask {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_gather
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_gather {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_interleave
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_interleave {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_masked_transfers
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_masked_transfers {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_masks
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_masks {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_outerproduct
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_outerproduct {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_scan
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_scan {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_shape_cast
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_shape_cast {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_transfer max_transfer_rank = 8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_transfer max_transfer_rank = 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.lower_transpose lowering_strategy = llvmintr avx2_lowering_strategy = true
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.materialize_masks
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.materialize_masks {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.rank_reducing_subview_patterns
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.rank_reducing_subview_patterns {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.rewrite_narrow_types
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.rewrite_narrow_types {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.sink_mem_ops
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.sink_mem_ops {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.sink_ops
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.sink_ops {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.transfer_permutation_patterns
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.transfer_permutation_patterns {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 8 full_unroll = true
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0 full_unroll = true
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.unroll_from_elements
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.unroll_from_elements {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.unroll_to_elements
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.unroll_to_elements {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.reduction_to_contract
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.vector.reduction_to_contract {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true, use_vector_alignment = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_conversion_patterns.vector.vector_to_llvm {foo, reassociate_fp_reductions = true, use_vector_alignment = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.xegpu.get_desc_op %arg0 : (!transform.any_value) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.xegpu.get_desc_op %arg0 {foo} : (!transform.any_value) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value, %arg1: !transform.affine_map):
    %0 = transform.xegpu.insert_prefetch %arg0 nb_prefetch = %arg1 {foo} : (!transform.any_value, !transform.affine_map) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value, %arg1: !transform.op<"foo.bar">):
    %0 = transform.xegpu.insert_prefetch %arg0 nb_prefetch = %arg1 {foo} : (!transform.any_value, !transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.xegpu.set_gpu_launch_threads %arg0 threads = [1, 2, 3] : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.xegpu.set_gpu_launch_threads %arg0 threads = [1, 1, 1, 1] : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.match.structured.elemental_bitwidth %arg0 : (!transform.any_value) -> !transform.param<i64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.match.structured.elemental_bitwidth %arg0 {foo} : (!transform.any_value) -> !transform.affine_map
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.affine_map, %arg1: !transform.affine_map):
    transform.match.structured.yield %arg0, %arg1 : !transform.affine_map, !transform.affine_map
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.affine_map, %arg1: !transform.affine_map):
    transform.match.structured.yield %arg0, %arg1 {foo} : !transform.affine_map, !transform.affine_map
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.decompose_pack_unpack
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.decompose_pack_unpack {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.decompose_pad
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.decompose_pad {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.erase_unnecessary_inputs
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.erase_unnecessary_inputs {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_add_into_dest
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_add_into_dest {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_into_pack_and_unpack
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.tensor.fold_into_pack_and_unpack {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.pad_vectorization
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.pad_vectorization {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.tiling_canonicalization
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.linalg.tiling_canonicalization {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 {bufferize_destination_only, memory_space = 0.000000e+00 : f32} : !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 {bufferize_destination_only, emit_dealloc, memory_space = ["a", "b"]} : !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 0 : i64, target_size = 1 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 0 : i64, foo, target_size = 1 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %arg0 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %arg0 {foo} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.convert_to_loops %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.convert_to_loops %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.decompose_interface %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.decompose_interface %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.decompose %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.decompose %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.decompose_winograd_op %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.decompose_winograd_op %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.structured.eliminate_empty_tensors %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.structured.eliminate_empty_tensors %arg0 {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.flatten_elementwise %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.flatten_elementwise %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %arg0 into %arg1 : (!transform.op<"foo.bar">, !transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %arg0 into %arg1 {foo} : (!transform.op<"foo.bar">, !transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.generalize %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.generalize %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg1, transpose by [0] : (!transform.op<"foo.bar">, !transform.op<"foo.bar">) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">, %arg1: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg1, transpose by [0, 1] : (!transform.op<"foo.bar">, !transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_pad %arg0 by 8 loops, transpose by [0] : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_pad %arg0 by 1 loops, transpose by [0, 1] : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_redundant_vector_broadcasts %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_redundant_vector_broadcasts %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_redundant_vector_transfers %arg0 {verify_non_zero_trip} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.hoist_redundant_vector_transfers %arg0 {foo, verify_non_zero_trip} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.insert_slice_to_copy %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.insert_slice_to_copy %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.interchange %arg0 iterator_interchange = [0] : (!transform.op<"foo.bar">) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.interchange %arg0 iterator_interchange = [0] : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.linalg_copy_to_memref %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.linalg_copy_to_memref %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg0 total_num_threads = 8 desired_bit_alignment = 8 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg0 total_num_threads = 0 desired_bit_alignment = 0 {foo} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.match ops{[]} interface{LoopLikeInterface} filter_result_type = tensor<4xf32> filter_operand_types = [] in %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.match ops{["a", "b"]} interface{LinalgOp} attributes {a = 1 : i64} filter_result_type = () -> () filter_operand_types = [i32] in %arg0 : (!transform.any_op) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 0 : i64, divisor = 8 : i64, target_size = 8 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 1 : i64, divisor = 0 : i64, foo, target_size = 1 : i64} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.pack %arg0 packed_sizes = [0, 1] : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.pack %arg0 packed_sizes = [] {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_op):
    %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %arg0 with_compute_op(%arg1) outer_perm = [0, 1] inner_perm = [0, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.op<"foo.bar">):
    %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %arg0 with_compute_op(%arg1) outer_perm = [0, 1] {foo} : (!transform.any_op, !transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.any_op)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %padded, %pad, %copy = transform.structured.pad %arg0 use_prescribed_tensor_shapes {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %padded, %pad, %copy = transform.structured.pad %arg0 {nofold_flags = [0], padding_values = [#map]} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %padded, %pad = transform.structured.pad_tiling_interface %arg0 to {padding_values = [i32]} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %padded, %pad = transform.structured.pad_tiling_interface %arg0 to padding_sizes [1, 1, 1, 1] {padding_values = [0.000000e+00 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.promote %arg0 {alignment = 0 : i64, memory_space = array<i64: 1, 2, 3>, operands_to_promote = [0, 1], use_alloca, use_full_tiles_by_default, use_original_subview_size} : (!transform.any_op) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.promote %arg0 {alignment = 0 : i64, mapping = [], memory_space = array<i16: 0>, operands_to_promote = [0, 1], use_alloca, use_full_tiles_by_default, use_original_subview_size} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.structured.promote_tensor to array<i1: true, false> %arg0 {foo} : !transform.any_value
  }) : () -> ()
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_value):
    %0 = transform.structured.promote_tensor to #map %arg0 {foo} : !transform.any_value
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.replace %arg0 attributes {foo} {
      transform.match.structured.yield 
    } : (!transform.op<"foo.bar">) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.replace %arg0 attributes {foo} {
      transform.match.structured.yield 
    } : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.rewrite_in_destination_passing_style %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.rewrite_in_destination_passing_style %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.scalarize %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.scalarize %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.specialize %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.specialize %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.split %arg0 after 1  {dimension = 0 : i64} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.split %arg0 after 1  {dimension = 0 : i64, foo, multiway} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg0 {inner_parallel, insert_split_dimension = 1 : i64, split_factor = 1 : i64, use_alloc, use_scaling_algorithm} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg0 {inner_parallel, insert_split_dimension = 1 : i64, split_factor = 8 : i64, use_alloc, use_scaling_algorithm} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %fill_op:2, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 by tile_sizes = [0, 1] : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %fill_op:2, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 reduction_dims = [0, 1] by tile_sizes = [0, 1] : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %fill_op, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %arg0 reduction_dims = [0, 1] by num_threads = [1, 1, 1, 1] mapping = [] : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %fill_op:2, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %arg0 by num_threads = [1, 1] tile_sizes = [0] mapping = [] : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">, !transform.op<"foo.bar">)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_op):
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 tile_sizes *(%arg1) {foo} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.transpose_conv2d %arg0 : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.transpose_conv2d %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.transpose_matmul %arg0<rhs> : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.transpose_matmul %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.vectorize_children_and_apply_patterns %arg0 {disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, fold_type_extensions_into_contract, foo, vectorize_nd_extract, vectorize_padding} : (!transform.any_op) -> !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.vectorize_children_and_apply_patterns %arg0 {disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, flatten_1d_depthwise_conv, fold_type_extensions_into_contract} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.structured.vectorize %arg0 vector_sizes [[0]] {assume_dynamic_dims_match_vec_sizes, create_named_contraction, vectorize_nd_extract} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.winograd_conv2d %arg0 {fmr = 0 : i32, foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.winograd_conv2d %arg0 {fmr = 1 : i32, foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_neon.vector_contract_to_bfmmla {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_neon.vector_contract_to_i8mm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_neon.vector_contract_to_i8mm {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_sve.vector_contract_to_bfmmla {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_sve.vector_contract_to_i8mm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.arm_sve.vector_contract_to_i8mm {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.sink_vector_producer_ops
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.sink_vector_producer_ops {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.vector_contract_bf16_to_fma {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.vector_contract_to_fma
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.vector_contract_to_fma {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_param, %arg1: !transform.op<"foo.bar">):
    transform.debug.emit_param_as_remark %arg0 at %arg1 {foo} : !transform.any_param, !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.affine_map, %arg1: !transform.op<"foo.bar">):
    transform.debug.emit_param_as_remark %arg0, "foo" at %arg1 : !transform.affine_map, !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.debug.emit_remark_at %arg0, "foo" {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.debug.emit_remark_at %arg0, "fence" {foo} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_op):
    transform.loop.hoist_loop_invariant_subsets %arg0 {foo} : !transform.any_op
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    transform.loop.hoist_loop_invariant_subsets %arg0 : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.pdl_match @foo in %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.pdl_match @foo::@bar in %arg0 {foo} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.param<i64>):
    %0:2 = transform.tune.alternatives<"fence"> selected_region = %arg0 : !transform.param<i64> -> !transform.affine_map, !transform.affine_map 
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.affine_map):
    %0:2 = transform.tune.alternatives<"foo"> selected_region = %arg0 attributes {foo} : !transform.affine_map -> !transform.type, !transform.any_param 
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = transform.tune.knob<"foo"> = [0 : i32, 1 : i32] from options = dense<1> : tensor<4xi32> -> !transform.type
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = transform.tune.knob<"foo"> = 1.000000e+00 : f16 from options = dense<0> : tensor<1xi64> -> !transform.affine_map
  }) : () -> ()
}
// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.fill"]} in %arg0 : (!pdl.operation) -> !pdl.operation
    %1 = cast %0 : !pdl.operation to !transform.any_op
  }
}
