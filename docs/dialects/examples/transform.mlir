// transform.affine.simplify_bounded_affine_ops
func.func @example(%target: !pdl.operation) {
  transform.affine.simplify_bounded_affine_ops %target with[] within [] and [] : !pdl.operation
  return
}
// -----
// transform.affine.simplify_min_max_affine_ops
func.func @example(%target: !pdl.operation) {
  transform.affine.simplify_min_max_affine_ops %target : !pdl.operation
  return
}
// -----
// transform.alternatives
func.func @example(%scope: !pdl.operation) {
  %0 = transform.alternatives %scope : !pdl.operation -> !pdl.operation {
  ^bb0(%arg1: !pdl.operation):
    transform.yield %arg1 : !pdl.operation
  }
  return
}
// -----
// transform.annotate
func.func @example(%target: !transform.any_op) {
  transform.annotate %target "visited" : !transform.any_op
  return
}
// -----
// transform.apply_conversion_patterns
func.func @example(%target: !transform.any_op) {
  transform.apply_conversion_patterns to %target {
  } {illegal_ops = [], legal_dialects = [], preserve_handles} : !transform.any_op
  return
}
// -----
// transform.apply_conversion_patterns.dialect_to_llvm
func.func @example() {
  transform.apply_conversion_patterns.dialect_to_llvm "math"
  return
}
// -----
// transform.apply_conversion_patterns.func.func_to_llvm
func.func @example() {
  transform.apply_conversion_patterns.func.func_to_llvm
  return
}
// -----
// transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
func.func @example() {
  transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
  return
}
// -----
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
func.func @example() {
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm
  return
}
// -----
// transform.apply_conversion_patterns.gpu.gpu_to_rocdl
func.func @example() {
  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = ""
  return
}
// -----
// transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
func.func @example() {
  transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
  return
}
// -----
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
func.func @example() {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  return
}
// -----
// transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
func.func @example() {
  transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
  return
}
// -----
// transform.apply_conversion_patterns.scf.scf_to_control_flow
func.func @example() {
  transform.apply_conversion_patterns.scf.scf_to_control_flow
  return
}
// -----
// transform.apply_conversion_patterns.scf.structural_conversions
func.func @example() {
  transform.apply_conversion_patterns.scf.structural_conversions
  return
}
// -----
// transform.apply_conversion_patterns.vector.vector_to_llvm
func.func @example() {
  transform.apply_conversion_patterns.vector.vector_to_llvm
  return
}
// -----
// transform.apply_cse
func.func @example(%target: !pdl.operation) {
  transform.apply_cse to %target : !pdl.operation
  return
}
// -----
// transform.apply_dce
func.func @example(%target: !pdl.operation) {
  transform.apply_dce to %target : !pdl.operation
  return
}
// -----
// transform.apply_licm
func.func @example(%target: !pdl.operation) {
  transform.apply_licm to %target : !pdl.operation
  return
}
// -----
// transform.apply_patterns
func.func @example(%target: !transform.any_op) {
  transform.apply_patterns to %target {
  } {apply_cse} : !transform.any_op
  return
}
// -----
// transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
func.func @example() {
  transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
  return
}
// -----
// transform.apply_patterns.arm_neon.vector_contract_to_i8mm
func.func @example() {
  transform.apply_patterns.arm_neon.vector_contract_to_i8mm
  return
}
// -----
// transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
func.func @example() {
  transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
  return
}
// -----
// transform.apply_patterns.arm_sve.vector_contract_to_i8mm
func.func @example() {
  transform.apply_patterns.arm_sve.vector_contract_to_i8mm
  return
}
// -----
// transform.apply_patterns.canonicalization
func.func @example() {
  transform.apply_patterns.canonicalization
  return
}
// -----
// transform.apply_patterns.gpu.eliminate_barriers
func.func @example() {
  transform.apply_patterns.gpu.eliminate_barriers
  return
}
// -----
// transform.apply_patterns.gpu.gpu_rewrite_patterns
func.func @example() {
  transform.apply_patterns.gpu.gpu_rewrite_patterns
  return
}
// -----
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
func.func @example() {
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
  return
}
// -----
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
func.func @example() {
  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[0, 0, 0]
  return
}
// -----
// transform.apply_patterns.linalg.decompose_pack_unpack
func.func @example() {
  transform.apply_patterns.linalg.decompose_pack_unpack
  return
}
// -----
// transform.apply_patterns.linalg.decompose_pad
func.func @example() {
  transform.apply_patterns.linalg.decompose_pad
  return
}
// -----
// transform.apply_patterns.linalg.erase_unnecessary_inputs
func.func @example() {
  transform.apply_patterns.linalg.erase_unnecessary_inputs
  return
}
// -----
// transform.apply_patterns.linalg.fold_add_into_dest
func.func @example() {
  transform.apply_patterns.linalg.fold_add_into_dest
  return
}
// -----
// transform.apply_patterns.linalg.fold_pack_unpack_into_empty
func.func @example() {
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty
  return
}
// -----
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
func.func @example() {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
  return
}
// -----
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
func.func @example() {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  return
}
// -----
// transform.apply_patterns.linalg.pad_vectorization
func.func @example() {
  transform.apply_patterns.linalg.pad_vectorization
  return
}
// -----
// transform.apply_patterns.linalg.tiling_canonicalization
func.func @example() {
  transform.apply_patterns.linalg.tiling_canonicalization
  return
}
// -----
// transform.apply_patterns.memref.alloc_to_alloca
func.func @example() {
  transform.apply_patterns.memref.alloc_to_alloca
  return
}
// -----
// transform.apply_patterns.memref.expand_ops
func.func @example() {
  transform.apply_patterns.memref.expand_ops
  return
}
// -----
// transform.apply_patterns.memref.expand_strided_metadata
func.func @example() {
  transform.apply_patterns.memref.expand_strided_metadata
  return
}
// -----
// transform.apply_patterns.memref.extract_address_computations
func.func @example() {
  transform.apply_patterns.memref.extract_address_computations
  return
}
// -----
// transform.apply_patterns.memref.fold_memref_alias_ops
func.func @example() {
  transform.apply_patterns.memref.fold_memref_alias_ops
  return
}
// -----
// transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
func.func @example() {
  transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
  return
}
// -----
// transform.apply_patterns.scf.for_loop_canonicalization
func.func @example() {
  transform.apply_patterns.scf.for_loop_canonicalization
  return
}
// -----
// transform.apply_patterns.tensor.bubble_up_extract_slice
func.func @example() {
  transform.apply_patterns.tensor.bubble_up_extract_slice
  return
}
// -----
// transform.apply_patterns.tensor.decompose_concat
func.func @example() {
  transform.apply_patterns.tensor.decompose_concat
  return
}
// -----
// transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
func.func @example() {
  transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
  return
}
// -----
// transform.apply_patterns.tensor.fold_into_pack_and_unpack
func.func @example() {
  transform.apply_patterns.tensor.fold_into_pack_and_unpack
  return
}
// -----
// transform.apply_patterns.tensor.fold_tensor_empty
func.func @example() {
  transform.apply_patterns.tensor.fold_tensor_empty
  return
}
// -----
// transform.apply_patterns.tensor.fold_tensor_subset_ops
func.func @example() {
  transform.apply_patterns.tensor.fold_tensor_subset_ops
  return
}
// -----
// transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
func.func @example() {
  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  return
}
// -----
// transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
func.func @example() {
  transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
  return
}
// -----
// transform.apply_patterns.tensor.reassociative_reshape_folding
func.func @example() {
  transform.apply_patterns.tensor.reassociative_reshape_folding
  return
}
// -----
// transform.apply_patterns.tensor.rewrite_as_constant
func.func @example() {
  transform.apply_patterns.tensor.rewrite_as_constant
  return
}
// -----
// transform.apply_patterns.vector.cast_away_vector_leading_one_dim
func.func @example() {
  transform.apply_patterns.vector.cast_away_vector_leading_one_dim
  return
}
// -----
// transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
func.func @example() {
  transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
  return
}
// -----
// transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
func.func @example() {
  transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
  return
}
// -----
// transform.apply_patterns.vector.elementwise_to_vector
func.func @example() {
  transform.apply_patterns.vector.elementwise_to_vector
  return
}
// -----
// transform.apply_patterns.vector.fold_arith_extension
func.func @example() {
  transform.apply_patterns.vector.fold_arith_extension
  return
}
// -----
// transform.apply_patterns.vector.interleave_to_shuffle
func.func @example() {
  transform.apply_patterns.vector.interleave_to_shuffle
  return
}
// -----
// transform.apply_patterns.vector.lower_bitcast
func.func @example() {
  transform.apply_patterns.vector.lower_bitcast
  return
}
// -----
// transform.apply_patterns.vector.lower_broadcast
func.func @example() {
  transform.apply_patterns.vector.lower_broadcast
  return
}
// -----
// transform.apply_patterns.vector.lower_contraction
func.func @example() {
  transform.apply_patterns.vector.lower_contraction
  return
}
// -----
// transform.apply_patterns.vector.lower_create_mask
func.func @example() {
  transform.apply_patterns.vector.lower_create_mask
  return
}
// -----
// transform.apply_patterns.vector.lower_gather
func.func @example() {
  transform.apply_patterns.vector.lower_gather
  return
}
// -----
// transform.apply_patterns.vector.lower_interleave
func.func @example() {
  transform.apply_patterns.vector.lower_interleave
  return
}
// -----
// transform.apply_patterns.vector.lower_masked_transfers
func.func @example() {
  transform.apply_patterns.vector.lower_masked_transfers
  return
}
// -----
// transform.apply_patterns.vector.lower_masks
func.func @example() {
  transform.apply_patterns.vector.lower_masks
  return
}
// -----
// transform.apply_patterns.vector.lower_multi_reduction
func.func @example() {
  transform.apply_patterns.vector.lower_multi_reduction
  return
}
// -----
// transform.apply_patterns.vector.lower_outerproduct
func.func @example() {
  transform.apply_patterns.vector.lower_outerproduct
  return
}
// -----
// transform.apply_patterns.vector.lower_scan
func.func @example() {
  transform.apply_patterns.vector.lower_scan
  return
}
// -----
// transform.apply_patterns.vector.lower_shape_cast
func.func @example() {
  transform.apply_patterns.vector.lower_shape_cast
  return
}
// -----
// transform.apply_patterns.vector.lower_transfer
func.func @example() {
  transform.apply_patterns.vector.lower_transfer
  return
}
// -----
// transform.apply_patterns.vector.lower_transpose
func.func @example() {
  transform.apply_patterns.vector.lower_transpose
  return
}
// -----
// transform.apply_patterns.vector.materialize_masks
func.func @example() {
  transform.apply_patterns.vector.materialize_masks
  return
}
// -----
// transform.apply_patterns.vector.rank_reducing_subview_patterns
func.func @example() {
  transform.apply_patterns.vector.rank_reducing_subview_patterns
  return
}
// -----
// transform.apply_patterns.vector.reduction_to_contract
func.func @example() {
  transform.apply_patterns.vector.reduction_to_contract
  return
}
// -----
// transform.apply_patterns.vector.rewrite_narrow_types
func.func @example() {
  transform.apply_patterns.vector.rewrite_narrow_types
  return
}
// -----
// transform.apply_patterns.vector.sink_mem_ops
func.func @example() {
  transform.apply_patterns.vector.sink_mem_ops
  return
}
// -----
// transform.apply_patterns.vector.sink_ops
func.func @example() {
  transform.apply_patterns.vector.sink_ops
  return
}
// -----
// transform.apply_patterns.vector.split_transfer_full_partial
func.func @example() {
  transform.apply_patterns.vector.split_transfer_full_partial
  return
}
// -----
// transform.apply_patterns.vector.transfer_permutation_patterns
func.func @example() {
  transform.apply_patterns.vector.transfer_permutation_patterns
  return
}
// -----
// transform.apply_patterns.vector.transfer_to_scf
func.func @example() {
  transform.apply_patterns.vector.transfer_to_scf
  return
}
// -----
// transform.apply_patterns.vector.unroll_from_elements
func.func @example() {
  transform.apply_patterns.vector.unroll_from_elements
  return
}
// -----
// transform.apply_patterns.vector.unroll_to_elements
func.func @example() {
  transform.apply_patterns.vector.unroll_to_elements
  return
}
// -----
// transform.apply_patterns.x86vector.sink_vector_producer_ops
func.func @example() {
  transform.apply_patterns.x86vector.sink_vector_producer_ops
  return
}
// -----
// transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
func.func @example() {
  transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
  return
}
// -----
// transform.apply_patterns.x86vector.vector_contract_to_fma
func.func @example() {
  transform.apply_patterns.x86vector.vector_contract_to_fma
  return
}
// -----
// transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
func.func @example() {
  transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
  return
}
// -----
// transform.apply_registered_pass
func.func @example(%target: !transform.any_op) {
  %0 = transform.apply_registered_pass "x" to %target : (!transform.any_op) -> !transform.any_op
  return
}
// -----
// transform.bufferization.buffer_loop_hoisting
func.func @example(%target: !pdl.operation) {
  transform.bufferization.buffer_loop_hoisting %target : !pdl.operation
  return
}
// -----
// transform.bufferization.eliminate_empty_tensors
func.func @example(%target: !pdl.operation) {
  transform.bufferization.eliminate_empty_tensors %target : !pdl.operation
  return
}
// -----
// transform.bufferization.empty_tensor_to_alloc_tensor
func.func @example(%target: !transform.op<"tensor.empty">) {
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %target : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  return
}
// -----
// transform.bufferization.one_shot_bufferize
func.func @example(%target: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %target {allow_return_allocs_from_loops = true} : (!transform.any_op) -> !transform.any_op
  return
}
// -----
// transform.cast
func.func @example(%input: !pdl.operation) {
  %0 = transform.cast %input : !pdl.operation to !pdl.operation
  return
}
// -----
// transform.collect_matching
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.collect_matching @match in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// transform.debug.emit_param_as_remark
func.func @example(%param: !transform.type) {
  transform.debug.emit_param_as_remark %param : !transform.type
  return
}
// -----
// transform.debug.emit_remark_at
func.func @example(%at: !pdl.operation) {
  transform.debug.emit_remark_at %at, "" : !pdl.operation
  return
}
// -----
// transform.dlti.query
func.func @example(%target: !pdl.operation) {
  %0 = transform.dlti.query [0] at %target : (!pdl.operation) -> !transform.any_param
  return
}
// -----
// transform.foreach
func.func @example(%targets: !transform.any_op) {
  transform.foreach %targets : !transform.any_op {
  ^bb0(%arg1: !transform.any_op):
  }
  return
}
// -----
// transform.foreach_match
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %arg0, %arg0 : !transform.any_op, !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %arg0, %arg1 : !transform.any_op, !transform.any_op
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %updated_root, %yielded, %yielded_0 = transform.foreach_match in %arg0 
        @match -> @act : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
}
// -----
// transform.func.cast_and_call
func.func @example(%insertion_point: !transform.any_op, %function: !transform.any_op) {
  %0 = transform.func.cast_and_call %function before %insertion_point : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}
// -----
// transform.func.deduplicate_func_args
func.func @example(%module: !pdl.operation) {
  %transformed_module, %transformed_function = transform.func.deduplicate_func_args @foo at %module : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  return
}
// -----
// transform.func.replace_func_signature
func.func @example(%module: !pdl.operation) {
  %transformed_module, %transformed_function = transform.func.replace_func_signature @foo args_interchange = [1] results_interchange = [1] at %module : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  return
}
// -----
// transform.get_consumers_of_result
func.func @example(%target: !pdl.operation) {
  %0 = transform.get_consumers_of_result %target[8] : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.get_defining_op
func.func @example(%target: !transform.any_value) {
  %0 = transform.get_defining_op %target : (!transform.any_value) -> !pdl.operation
  return
}
// -----
// transform.get_operand
func.func @example(%target: !transform.any_op) {
  %0 = transform.get_operand %target[0] : (!transform.any_op) -> !transform.any_value
  return
}
// -----
// transform.get_parent_op
func.func @example(%target: !pdl.operation) {
  %0 = transform.get_parent_op %target {allow_empty_results} : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.get_producer_of_operand
func.func @example(%target: !pdl.operation) {
  %0 = transform.get_producer_of_operand %target[0] : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.get_result
func.func @example(%target: !pdl.operation) {
  %0 = transform.get_result %target[1, 2, 3] : (!pdl.operation) -> !transform.any_value
  return
}
// -----
// transform.get_type
func.func @example(%value: !transform.any_value) {
  %0 = transform.get_type %value : (!transform.any_value) -> !transform.type
  return
}
// -----
// transform.gpu.map_forall_to_blocks
func.func @example(%target: !pdl.operation) {
  %0 = transform.gpu.map_forall_to_blocks %target generate_gpu_launch : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.gpu.map_nested_forall_to_threads
func.func @example(%target: !pdl.operation) {
  %0 = transform.gpu.map_nested_forall_to_threads %target block_dims = [] : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.include
module attributes {transform.with_named_sequence} {
  transform.named_sequence @foo(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.yield 
  }
  transform.named_sequence @bar(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.include @foo failures(suppress) (%arg0, %arg1) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield 
  }
}
// -----
// transform.irdl.collect_matching
func.func @example(%root: !transform.any_op) {
  %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @d {
      irdl.operation @o 
    }
  }
  return
}
// -----
// transform.loop.coalesce
func.func @example(%target: !pdl.operation) {
  %0 = transform.loop.coalesce %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.loop.forall_to_for
func.func @example(%target: !pdl.operation) {
  transform.loop.forall_to_for %target : (!pdl.operation) -> ()
  return
}
// -----
// transform.loop.forall_to_parallel
func.func @example(%target: !pdl.operation) {
  %0 = transform.loop.forall_to_parallel %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.loop.fuse_sibling
func.func @example(%target: !pdl.operation, %source: !pdl.operation) {
  %0 = transform.loop.fuse_sibling %target into %source : (!pdl.operation, !pdl.operation) -> !transform.any_op
  return
}
// -----
// transform.loop.hoist_loop_invariant_subsets
func.func @example(%target: !pdl.operation) {
  transform.loop.hoist_loop_invariant_subsets %target : !pdl.operation
  return
}
// -----
// transform.loop.outline
func.func @example(%target: !transform.any_op) {
  %function, %call = transform.loop.outline %target {func_name = ""} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
// -----
// transform.loop.parallel_for_to_nested_fors
func.func @example(%target: !pdl.operation) {
  transform.loop.parallel_for_to_nested_fors %target : (!pdl.operation) -> ()
  return
}
// -----
// transform.loop.peel
func.func @example(%target: !transform.op<"scf.for">) {
  %peeled_loop, %remainder_loop = transform.loop.peel %target {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  return
}
// -----
// transform.loop.pipeline
func.func @example(%target: !transform.op<"scf.for">) {
  %0 = transform.loop.pipeline %target {iteration_interval = 2 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
  return
}
// -----
// transform.loop.promote_if_one_iteration
func.func @example(%target: !pdl.operation) {
  transform.loop.promote_if_one_iteration %target : !pdl.operation
  return
}
// -----
// transform.loop.unroll
func.func @example(%target: !pdl.operation) {
  transform.loop.unroll %target {factor = 8 : i64} : !pdl.operation
  return
}
// -----
// transform.loop.unroll_and_jam
func.func @example(%target: !pdl.operation) {
  transform.loop.unroll_and_jam %target {factor = 1 : i64} : !pdl.operation
  return
}
// -----
// transform.match.operation_empty
func.func @example(%operand_handle: !pdl.operation) {
  transform.match.operation_empty %operand_handle : !pdl.operation
  return
}
// -----
// transform.match.operation_name
func.func @example(%operand_handle: !pdl.operation) {
  transform.match.operation_name %operand_handle [] : !pdl.operation
  return
}
// -----
// transform.match.param.cmpi
func.func @example(%param: !transform.type, %reference: !transform.type) {
  transform.match.param.cmpi ge %param, %reference : !transform.type
  return
}
// -----
// transform.match.structured
func.func @example(%current: !pdl.operation) {
  transform.match.structured %current : !pdl.operation {
  ^bb0(%arg1: !pdl.operation):
  }
  return
}
// -----
// transform.match.structured.body
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    transform.match.structured.body %op {reduction_position = 0} : !transform.any_op
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.classify_contraction_dims
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0:4 = transform.match.structured.classify_contraction_dims %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.classify_convolution_dims
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0:8 = transform.match.structured.classify_convolution_dims %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.dim
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0 = transform.match.structured.dim %op[0] {parallel} : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.elemental_bitwidth
func.func @example(%operand_handle: !transform.any_value) {
  %0 = transform.match.structured.elemental_bitwidth %operand_handle : (!transform.any_value) -> !transform.type
  return
}
// -----
// transform.match.structured.init
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0 = transform.match.structured.init %op[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.input
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0 = transform.match.structured.input %op[0] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.num_inits
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0 = transform.match.structured.num_inits %op : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.num_inputs
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0 = transform.match.structured.num_inputs %op : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.rank
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0 = transform.match.structured.rank %op : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.result
func.func @example(%structured: !transform.any_op) {
  %matched = transform.match.structured %structured : (!transform.any_op) -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %0 = transform.match.structured.result %op[0] {single} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %op : !transform.any_op
  }
  return
}
// -----
// transform.match.structured.yield
func.func @example() {
  transform.match.structured.yield 
}
// -----
// transform.memref.alloca_to_global
func.func @example(%alloca: !transform.op<"memref.alloca">) {
  %getGlobal, %global = transform.memref.alloca_to_global %alloca : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  return
}
// -----
// transform.memref.erase_dead_alloc_and_stores
func.func @example(%target: !pdl.operation) {
  transform.memref.erase_dead_alloc_and_stores %target : (!pdl.operation) -> ()
  return
}
// -----
// transform.memref.make_loop_independent
func.func @example(%target: !pdl.operation) {
  %0 = transform.memref.make_loop_independent %target {num_loops = 0 : i64} : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.memref.multibuffer
func.func @example(%target: !transform.op<"memref.alloc">) {
  %0 = transform.memref.multibuffer %target {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  return
}
// -----
// transform.merge_handles
func.func @example(%handles: !transform.type) {
  %0 = transform.merge_handles %handles : !transform.type
  return
}
// -----
// transform.named_sequence
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}) {
    transform.yield 
  }
}
// -----
// transform.num_associations
func.func @example(%handle: !transform.any_op) {
  %0 = transform.num_associations %handle : (!transform.any_op) -> !transform.any_param
  return
}
// -----
// transform.nvgpu.create_async_groups
func.func @example(%target: !pdl.operation) {
  %0 = transform.nvgpu.create_async_groups %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.nvgpu.pipeline_shared_memory_copies
func.func @example(%for_op: !pdl.operation) {
  %0 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %for_op {depth = 1 : i64} : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.nvgpu.rewrite_copy_as_tma
func.func @example(%target: !pdl.operation) {
  transform.nvgpu.rewrite_copy_as_tma %target : (!pdl.operation) -> ()
  return
}
// -----
// transform.nvgpu.rewrite_matmul_as_mma_sync
func.func @example(%target: !pdl.operation) {
  transform.nvgpu.rewrite_matmul_as_mma_sync %target : (!pdl.operation) -> ()
  return
}
// -----
// transform.param.constant
func.func @example() {
  %0 = transform.param.constant array<i64> -> !transform.type
  return
}
// -----
// transform.pdl_match
func.func @example(%root: !transform.any_op) {
  %0 = transform.pdl_match @p in %root : (!transform.any_op) -> !transform.any_op
  return
}
// -----
// transform.print
func.func @example(%target: !transform.any_op) {
  transform.print %target {name = "before tiling"} : !transform.any_op
  return
}
// -----
// transform.replicate
func.func @example(%pattern: !transform.any_op, %handles: !transform.any_op) {
  %0 = transform.replicate num(%pattern) %handles : !transform.any_op, !transform.any_op
  return
}
// -----
// transform.scf.take_assumed_branch
func.func @example(%target: !transform.any_op) {
  transform.scf.take_assumed_branch %target : (!transform.any_op) -> ()
  return
}
// -----
// transform.select
func.func @example(%target: !pdl.operation) {
  %0 = transform.select "" in %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.sequence
func.func @example() {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
  }
  return
}
// -----
// transform.smt.constrain_params
func.func @example(%params: !transform.param<i64>) {
  %0 = transform.smt.constrain_params(%params) : (!transform.param<i64>) -> !transform.param<i64> {
  ^bb0(%arg1: !smt.int):
    %c9 = smt.int.constant 9
    %1 = smt.int.cmp le %arg1, %c9
    smt.yield %arg1 : !smt.int
  }
  return
}
// -----
// transform.sparse_tensor.match.sparse_inout
func.func @example(%target: !pdl.operation) {
  %0 = transform.sparse_tensor.match.sparse_inout %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.split_handle
func.func @example(%handle: !pdl.operation) {
  transform.split_handle %handle : (!pdl.operation) -> ()
  return
}
// -----
// transform.structured.bufferize_to_allocation
func.func @example(%target: !pdl.operation) {
  %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %target : !pdl.operation
  return
}
// -----
// transform.structured.continuous_tile_sizes
func.func @example(%target: !pdl.operation) {
  %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %target {dimension = 8 : i64, target_size = 0 : i64} : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.convert_conv2d_to_img2col
func.func @example(%target: !pdl.operation) {
  %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %target : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  return
}
// -----
// transform.structured.convert_to_loops
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.convert_to_loops %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.decompose
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.decompose %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.decompose_interface
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.decompose_interface %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.decompose_winograd_op
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.decompose_winograd_op %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.eliminate_empty_tensors
func.func @example(%target: !pdl.operation) {
  transform.structured.eliminate_empty_tensors %target : !pdl.operation
  return
}
// -----
// transform.structured.flatten_elementwise
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.flatten_elementwise %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.fuse
func.func @example(%target: !pdl.operation) {
  %transformed = transform.structured.fuse %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.fuse_into_containing_op
func.func @example(%producer_op: !pdl.operation, %containing_op: !pdl.operation) {
  %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %producer_op into %containing_op : (!pdl.operation, !pdl.operation) -> (!pdl.operation, !pdl.operation)
  return
}
// -----
// transform.structured.generalize
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.generalize %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.gpu.map_copy_to_threads
func.func @example(%target: !pdl.operation) {
  %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %target total_num_threads = 0 desired_bit_alignment = 0 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  return
}
// -----
// transform.structured.hoist_pad
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.hoist_pad %target by 8 loops : (!pdl.operation) -> !transform.any_op
  return
}
// -----
// transform.structured.hoist_pad.build_packing_loop_nest
func.func @example(%target: !pdl.operation, %loop: !pdl.operation) {
  %0 = transform.structured.hoist_pad.build_packing_loop_nest %target above %loop : (!pdl.operation, !pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.hoist_redundant_vector_broadcasts
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.hoist_redundant_vector_broadcasts %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.hoist_redundant_vector_transfers
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.hoist_redundant_vector_transfers %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.insert_slice_to_copy
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.insert_slice_to_copy %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.interchange
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.interchange %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.linalg_copy_to_memref
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.linalg_copy_to_memref %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.lower_pack
func.func @example(%target: !transform.op<"linalg.pack">) {
  %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %target {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  return
}
// -----
// transform.structured.lower_unpack
func.func @example(%target: !transform.op<"linalg.unpack">) {
  %empty_op, %transpose_op, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %target : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  return
}
// -----
// transform.structured.match
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.multitile_sizes
func.func @example(%target: !pdl.operation) {
  %low_size, %high_size, %split_point = transform.structured.multitile_sizes %target {dimension = 0 : i64, target_size = 8 : i64} : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.pack
func.func @example(%target: !transform.any_op) {
  %0 = transform.structured.pack %target packed_sizes = [] : (!transform.any_op) -> !transform.op<"foo.bar">
  return
}
// -----
// transform.structured.pack_greedily
func.func @example(%target: !transform.op<"linalg.generic">) {
  %0 = transform.structured.pack_greedily %target matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.generic">
  return
}
// -----
// transform.structured.pack_transpose
func.func @example(%target_pack_or_un_pack_op: !transform.any_op, %target_linalg_op: !transform.any_op) {
  %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %target_pack_or_un_pack_op with_compute_op(%target_linalg_op) outer_perm = [0, 1] inner_perm = [0, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
// -----
// transform.structured.pad
func.func @example(%target: !transform.any_op) {
  %padded, %pad, %copy = transform.structured.pad %target use_prescribed_tensor_shapes {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
// -----
// transform.structured.pad_tiling_interface
func.func @example(%target: !pdl.operation) {
  %padded, %pad = transform.structured.pad_tiling_interface %target to padding_sizes [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  return
}
// -----
// transform.structured.promote
func.func @example(%target: !transform.any_op) {
  %0 = transform.structured.promote %target {mapping = [], memory_space = 1 : i32, use_alloca, use_original_subview_size} : (!transform.any_op) -> !transform.any_op
  return
}
// -----
// transform.structured.promote_tensor
func.func @example(%tensor: !transform.any_value) {
  %0 = transform.structured.promote_tensor %tensor : !transform.any_value
  return
}
// -----
// transform.structured.replace
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.replace %target {
    transform.yield 
  } : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.rewrite_in_destination_passing_style
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.rewrite_in_destination_passing_style %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.scalarize
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.scalarize %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.specialize
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.specialize %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.split
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.split %target after 0  {dimension = 0 : i64} : !pdl.operation
  return
}
// -----
// transform.structured.split_reduction
func.func @example(%target: !pdl.operation) {
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %target {use_scaling_algorithm} : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
  return
}
// -----
// transform.structured.tile_reduction_using_for
func.func @example(%target: !pdl.operation) {
  %fill_op, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %target by tile_sizes = [] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
  return
}
// -----
// transform.structured.tile_reduction_using_forall
func.func @example(%target: !pdl.operation) {
  %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %target by mapping = [] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  return
}
// -----
// transform.structured.tile_using_for
func.func @example(%target: !transform.any_op) {
  %tiled_linalg_op, %loops:2 = transform.structured.tile_using_for %target tile_sizes [4, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
// -----
// transform.structured.tile_using_forall
func.func @example(%target: !transform.any_op) {
  %tiled_op, %forall_op = transform.structured.tile_using_forall %target tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
// -----
// transform.structured.transpose_conv2d
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.transpose_conv2d %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.transpose_matmul
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.transpose_matmul %target : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.vectorize
func.func @example(%target: !transform.any_op) {
  transform.structured.vectorize %target : !transform.any_op
  return
}
// -----
// transform.structured.vectorize_children_and_apply_patterns
func.func @example(%target: !pdl.operation) {
  %0 = transform.structured.vectorize_children_and_apply_patterns %target {fold_type_extensions_into_contract, vectorize_nd_extract} : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.structured.winograd_conv2d
func.func @example(%target: !transform.any_op) {
  %0 = transform.structured.winograd_conv2d %target {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  return
}
// -----
// transform.tensor.make_loop_independent
func.func @example(%target: !pdl.operation) {
  %0 = transform.tensor.make_loop_independent %target {num_loops = 0 : i64} : (!pdl.operation) -> !pdl.operation
  return
}
// -----
// transform.tune.alternatives
func.func @example() {
  transform.tune.alternatives<"choice"> {
    transform.yield
  }, {
    transform.yield
  }
  return
}
// -----
// transform.tune.knob
func.func @example() {
  %0 = transform.tune.knob<"tile size"> options = [8, 16, 32] -> !transform.any_param
  return
}
// -----
// transform.type_conversion.tensor.cast_shape_dynamic_dims
func.func @example() {
  transform.type_conversion.tensor.cast_shape_dynamic_dims
  return
}
// -----
// transform.verify
func.func @example(%target: !pdl.operation) {
  transform.verify %target : !pdl.operation
  return
}
// -----
// transform.with_pdl_patterns
func.func @example(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%arg1: !transform.any_op):
    sequence %arg1 : !transform.any_op failures(propagate) {
    ^bb0(%arg2: !transform.any_op):
    }
  }
  return
}
// -----
// transform.xegpu.convert_layout
func.func @example(%target: !transform.any_value) {
  %0 = transform.xegpu.convert_layout %target input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [8, 16] : (!transform.any_value) -> !transform.any_op
  return
}
// -----
// transform.xegpu.get_desc_op
func.func @example(%target: !transform.any_value) {
  %0 = transform.xegpu.get_desc_op %target : (!transform.any_value) -> !transform.any_op
  return
}
// -----
// transform.xegpu.insert_prefetch
func.func @example(%target: !transform.any_value) {
  %0 = transform.xegpu.insert_prefetch %target nb_prefetch = 0 : (!transform.any_value) -> !pdl.operation
  return
}
// -----
// transform.xegpu.set_desc_layout
func.func @example(%target: !transform.any_op, %sg_data: !transform.param<i64>) {
  %0 = transform.xegpu.set_desc_layout %target sg_layout = [8, 4] sg_data = [32, %sg_data] inst_data = [8, 16] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  return
}
// -----
// transform.xegpu.set_gpu_launch_threads
func.func @example(%target: !transform.op<"foo.bar">) {
  transform.xegpu.set_gpu_launch_threads %target threads = [1, 2, 3] : !transform.op<"foo.bar">
  return
}
// -----
// transform.xegpu.set_op_layout_attr
func.func @example(%target: !transform.any_op) {
  transform.xegpu.set_op_layout_attr %target sg_layout = [8, 4] sg_data = [32, 32] : !transform.any_op
  return
}
// -----
// transform.yield
func.func @example() {
  transform.yield 
}
