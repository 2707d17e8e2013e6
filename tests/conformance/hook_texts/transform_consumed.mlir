module attributes { transform.with_named_sequence } {
  transform.named_sequence @self_recursion() -> () {
    transform.include @self_recursion failures(suppress) () : () -> ()
    transform.yield
  }
}
// -----
module @mutual_recursion attributes { transform.with_named_sequence } {
  transform.named_sequence @foo(%arg0: !transform.any_op {transform.readonly}) -> () {
    transform.include @bar failures(suppress) (%arg0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @bar(%arg0: !transform.any_op {transform.readonly}) -> () {
    transform.include @foo failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @a() { transform.include @b failures(suppress) () : () -> () transform.include @c failures(suppress) () : () -> () transform.yield }
  transform.named_sequence @b() { transform.include @c failures(suppress) () : () -> () transform.yield }
  transform.named_sequence @c() { transform.include @d failures(suppress) () : () -> () transform.include @e failures(suppress) () : () -> () transform.yield }
  transform.named_sequence @d() { transform.include @b failures(suppress) () : () -> () transform.yield }
  transform.named_sequence @e() { transform.include @c failures(suppress) () : () -> () transform.yield }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @z() { transform.include @x failures(suppress) () : () -> () transform.yield }
  transform.named_sequence @y() { transform.include @y failures(suppress) () : () -> () transform.yield }
  transform.named_sequence @x() { transform.include @x failures(suppress) () : () -> () transform.yield }
}
// -----
module attributes { transform.with_named_sequence } {
  func.func @f() { call @f() : () -> () return }
}
// -----
module attributes { transform.with_named_sequence } {
  func.func @f() { call @g() : () -> () return }
  func.func private @g()
}
// -----
module attributes { transform.with_named_sequence } {
  func.func @f() { %0 = constant @f : () -> () call_indirect %0() : () -> () return }
}
// -----
module attributes { transform.with_named_sequence } {
  func.func @f() { "t.a"() ({ func.call @f() : () -> () "t.b"() : () -> () }) : () -> () return }
}
// -----
module attributes { transform.with_named_sequence } {
  llvm.func @f() { llvm.call @f() : () -> () llvm.return }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @self_recursion() -> () {
    transform.include @nobody failures(suppress) () : () -> ()
    transform.yield
  }
}
// -----
module attributes { transform.with_named_sequence } {
  module { func.func @f() { call @f() : () -> () return } }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @foo(%arg0: !transform.any_op {transform.consumed}) -> () {
    transform.yield
  }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @foo(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) -> () {
    transform.yield
  }
  transform.named_sequence @bar(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) -> () {
    transform.include @foo failures(suppress) (%arg0, %arg1) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %arg0 : !transform.any_op }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @main(%arg0: !transform.any_op {transform.readonly}) {
    transform.foreach_match in %arg0 @match -> @act, @match -> @act, @match -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) { transform.foreach_match in %arg0 @match -> @act : (!transform.any_op) -> !transform.any_op transform.yield }
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %arg0 : !transform.any_op }
}
// -----
module attributes { transform.with_named_sequence } {
  transform.named_sequence @foo(%arg0: !transform.any_op {transform.consumed}) -> ()
}
// -----
"t.a"() ({ transform.named_sequence @foo(%arg0: !transform.any_op {transform.consumed}) { transform.yield } }) : () -> ()
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%arg0: !transform.op<"foo.bar"> {transform.readonly}) { %0:2 = transform.split_handle %arg0 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">) transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) { %0:2 = transform.split_handle %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op) transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}) { %0:2 = transform.split_handle %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op) transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) { %0 = transform.merge_handles %arg0 : !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%arg0: !transform.any_op {transform.readonly}) { %0 = transform.cast %arg0 : !transform.any_op to !transform.op<"foo.bar"> transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%arg0: !transform.param<i64> {transform.readonly}) { %0 = transform.merge_handles %arg0 : !transform.param<i64> transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.alternatives %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_op): %0 = transform.merge_handles %b : !transform.any_op transform.yield } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.structured.vectorize %b : !transform.any_op transform.yield } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}, %c: !transform.any_op {transform.readonly}) { transform.foreach %c, %a : !transform.any_op, !transform.any_op { ^bb0(%b: !transform.any_op, %d: !transform.any_op): transform.structured.vectorize %d : !transform.any_op transform.yield } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %0 = transform.memref.alloca_to_global %a : (!transform.any_op) -> !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.op<"memref.alloca"> {transform.readonly}) { %0, %1 = transform.memref.alloca_to_global %a : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op) transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic"> transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %0, %1 = transform.structured.tile_using_for %a tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %0, %1 = transform.structured.fuse %a tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %0 = transform.xegpu.set_desc_layout %a sg_layout = [8, 4] sg_data = [32, 32] : (!transform.any_op) -> !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.xegpu.set_op_layout_attr %a sg_layout = [8, 4] sg_data = [32, 32] : !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_value {transform.readonly}) { %0 = transform.xegpu.convert_layout %a input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [8, 16] : (!transform.any_value) -> !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.affine.simplify_bounded_affine_ops %a with [] within [] and [] : !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.match.structured %a : (!transform.any_op) -> () { ^bb0(%b: !transform.any_op): transform.match.structured.yield } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %0 = transform.loop.peel %a : (!transform.any_op) -> !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op transform.yield } transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.sequence %a : !transform.any_op failures(propagate) { ^bb0(%b: !transform.any_op): transform.structured.vectorize %b : !transform.any_op } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.sequence %a : !transform.any_op failures(propagate) { ^bb0(%b: !transform.any_op): transform.print %b : !transform.any_op } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.with_pdl_patterns %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.sequence %b : !transform.any_op failures(propagate) { ^bb1(%c: !transform.any_op): transform.structured.vectorize %c : !transform.any_op } } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.sequence %a, %a : !transform.any_op, !transform.any_op failures(propagate) { ^bb0(%b: !transform.any_op, %c: !transform.any_op): transform.structured.vectorize %c : !transform.any_op } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { transform.tune.alternatives<"bifurcation"> { transform.structured.vectorize %a : !transform.any_op } transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { "t.unknown"(%a) : (!transform.any_op) -> () transform.yield } }
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.op<"foo.bar"> {transform.readonly}) {
    transform.affine.simplify_min_max_affine_ops %arg0 : !transform.op<"foo.bar">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.op<"foo.bar"> {transform.readonly}) {
    %transformed_module, %transformed_function = transform.func.deduplicate_func_args @foo::@bar at %arg0 : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.op<"foo.bar"> {transform.readonly}) {
    %transformed_module, %transformed_function = transform.func.replace_func_signature @foo::@bar args_interchange = [0, 1] results_interchange = [0, 1] at %arg0 {adjust_func_calls} : (!transform.op<"foo.bar">) -> (!transform.op<"foo.bar">, !transform.op<"foo.bar">)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.op<"foo.bar"> {transform.readonly}) {
    %0 = transform.nvgpu.create_async_groups %arg0 {bypass_l1} : (!transform.op<"foo.bar">) -> !transform.op<"foo.bar">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.op<"foo.bar"> {transform.readonly}) {
    transform.loop.promote_if_one_iteration %arg0 : !transform.op<"foo.bar">
    transform.yield
  }
}
