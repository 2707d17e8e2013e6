module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured failures(propagate) %root : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %d = transform.match.structured.dim %s[all] {parallel} : (!transform.any_op) -> !transform.param<i64>
      %d2 = transform.match.structured.dim %s[0, -1] : (!transform.any_op) -> !transform.param<i64>
      %n = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
      %m = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      %i = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      %o = transform.match.structured.init %s[0] {any} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.init %s[0] {permutation} : !transform.any_op
      %res = transform.match.structured.result %s[0] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %v:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @act(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @helper(%op: !transform.any_op {transform.consumed})
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.collect_matching @match in %root : (!transform.any_op) -> !transform.any_op
    transform.include @act failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.include @act failures(suppress) (%0) : (!transform.any_op) -> ()
    %1 = transform.foreach_match in %root @match -> @act : (!transform.any_op) -> !transform.any_op
    %2 = transform.foreach_match restrict_root flatten_results in %1 @match -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_patterns to %root {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.tiling_canonicalization
  } {apply_cse} : !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {
    transform.apply_conversion_patterns.dialect_to_llvm "math"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_opaque_pointers = true}
  } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
  %0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %1:3 = transform.structured.lower_pack %0 {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  %2 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  %3:4 = transform.structured.lower_unpack %2 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  %4 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %5 = transform.structured.pack_greedily %4 matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.generic">
  %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %6, %7:2 = transform.structured.tile_using_for %m tile_sizes [4, [8]] interchange = [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %p = transform.param.constant 4 : i64 -> !transform.param<i64>
  %8, %9 = transform.structured.tile_using_for %6 tile_sizes [0, %p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %10, %11:2 = transform.structured.fuse %8 tile_sizes [4, 8] interchange [1, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(suppress) attributes {a} {
^bb0(%root: !transform.any_op):
  %0 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
  %1, %2 = transform.loop.peel %0 {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  %3 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
  %4 = transform.loop.pipeline %3 {iteration_interval = 2 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
  %5 = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
  %6 = transform.memref.multibuffer %5 {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  %7 = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
  %8, %9 = transform.memref.alloca_to_global %7 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  %10 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.op<"tensor.empty">
  %11 = transform.bufferization.empty_tensor_to_alloc_tensor %10 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  %12 = transform.get_operand %root[all] : (!transform.any_op) -> !transform.any_value
  %13 = transform.get_result %root[0] : (!transform.any_op) -> !transform.any_value
  %14 = transform.func.cast_and_call @callee(%12) -> %13 after %root {
    transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  %15 = transform.xegpu.convert_layout %12 input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [32, 64] : (!transform.any_value) -> !transform.any_op
  %q = transform.param.constant 4 : i64 -> !transform.param<i64>
  %16 = transform.smt.constrain_params(%q) : (!transform.param<i64>) -> (!transform.param<i64>) {
  ^bb0(%x: !smt.int):
    %c = smt.int.constant 9
    %e = smt.int.cmp le %x, %c
    smt.assert %e
    smt.yield %x : !smt.int
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
    pdl.pattern @p : benefit(1) {
      %o = pdl.operation "foo.op"
      pdl.rewrite %o with "transform.dialect"
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%s: !transform.any_op):
      %0 = transform.pdl_match @p in %s : (!transform.any_op) -> !transform.any_op
    }
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @d {
      irdl.operation @o {
        %1 = irdl.any
        irdl.operands(a: %1)
      }
    }
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.structured.match ops{["affine.min"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.match ops{["test.bound"]} in %root : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with [%1, %1 : !transform.any_op, !transform.any_op] within [0, 20] and [10, 25] : !transform.any_op
  %3 = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %3 vector_sizes [8, [16], 4] {vectorize_nd_extract} : !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %2 pad_to_multiple_of [8] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0], nofold_flags = [1, 1, 0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
