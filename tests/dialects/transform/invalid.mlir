transform.sequence failures(propagate) { }
// -----
transform.sequence failures(propagate) { ^bb0: }
// -----
transform.sequence failures(propagate) { ^bb0(%a: i64): }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op, %b: i32): }
// -----
"transform.sequence"() ({ ^bb0(%a: !transform.any_op): "transform.yield"(%a) : (!transform.any_op) -> () }) {failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>} : () -> ()
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): "test.op"() : () -> () }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.sequence %a : !transform.any_op failures(propagate) { ^bb1(%b: !transform.op<"a.b">): } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.sequence failures(propagate) { ^bb1(%b: !transform.any_op): } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %x = transform.structured.interchange %a iterator_interchange = [0] : (!transform.any_op) -> !transform.any_op %y = transform.structured.interchange %a iterator_interchange = [0] : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %z = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op %x = transform.structured.interchange %z iterator_interchange = [0] : (!transform.any_op) -> !transform.any_op %y = transform.structured.interchange %z iterator_interchange = [0] : (!transform.any_op) -> !transform.any_op }
// -----
%0 = transform.sequence -> !transform.any_op failures(propagate) { ^bb0(%a: !transform.any_op): %b = transform.param.constant 1 : i64 -> !transform.param<i64> transform.yield %b : !transform.param<i64> }
// -----
transform.with_pdl_patterns { ^bb0(%a: !transform.any_op): }
// -----
transform.with_pdl_patterns { ^bb0(%a: !transform.any_op): "test.op"() : () -> () }
// -----
transform.with_pdl_patterns { ^bb0(%a: !transform.any_op): sequence %a : !transform.any_op failures(propagate) { ^bb0(%b: !transform.any_op): } sequence %a : !transform.any_op failures(propagate) { ^bb0(%b: !transform.any_op): } }
// -----
transform.with_pdl_patterns { ^bb0(%a: !transform.any_op): with_pdl_patterns %a : !transform.any_op { ^bb0(%b: !transform.any_op): } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.consumed, transform.readonly}) { transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op) }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence private @f(%a: !transform.any_op) }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op) -> !transform.any_op { transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op) -> !transform.any_value { transform.yield %a : !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { %x = transform.structured.interchange %a iterator_interchange = [0] : (!transform.any_op) -> !transform.any_op transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op) { "test.op"() : () -> () } }
// -----
module attributes {transform.with_named_sequence} { transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.include @f failures(propagate) (%a) : (!transform.any_op) -> () } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f() { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.include @f failures(propagate) (%a) : (!transform.any_op) -> () } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%x: !transform.any_value {transform.readonly}) { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.include @f failures(propagate) (%a) : (!transform.any_op) -> () } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%x: !transform.any_op) { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.include @f failures(propagate) (%a) : (!transform.any_op) -> () } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%x: !transform.any_op {transform.readonly}) { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %y = transform.include @f failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @f(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %y = transform.include @f failures(propagate) (%a) : (!transform.any_op) -> !transform.any_value } }
// -----
module attributes {transform.with_named_sequence} { transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m() { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach_match in %a @m -> @m : (!transform.any_op) -> !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach_match in %a @m -> @m : (!transform.any_op) -> !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) { transform.yield } transform.named_sequence @n() -> !transform.any_op { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%x: !transform.any_value {transform.readonly}) { transform.yield } transform.named_sequence @n() { transform.yield } transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op } }
// -----
func.func @f() attributes {transform.with_named_sequence} { return }
// -----
func.func @f() attributes {transform.foo} { return }
// -----
func.func @f() attributes {transform.target_tag = 1} { return }
// -----
func.func @f() attributes {transform.consumed = 1} { return }
// -----
func.func @f() attributes {transform.readonly = 1} { return }
// -----
func.func @f() attributes {transform.silence_tracking_failures = 1} { return }
// -----
func.func private @f(%a : i32 {transform.consumed = 1})
// -----
func.func private @f(!transform.param<f32>)
// -----
func.func private @f(!transform.param<i65>)
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.interchange %a iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.bufferize_to_allocation %a {memcpy_op = "foo"} : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:2 = transform.structured.bufferize_to_allocation %a {memcpy_op = "foo"} : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:2 = transform.structured.bufferize_to_allocation %a {alloc_op = "foo"} : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1 = transform.structured.fuse %a tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:2 = transform.structured.fuse %a tile_sizes [4] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:2 = transform.structured.fuse %a tile_sizes [4] interchange [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:3 = transform.structured.fuse %a tile_sizes [4, 4] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:2, %1 = transform.structured.tile_using_for %a tile_sizes [4, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1 = transform.structured.tile_using_for %a tile_sizes [4, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1 = "transform.structured.tile_using_for"(%a) {static_sizes = array<i64: 4>, scalable_sizes = array<i1>} : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1 = "transform.structured.tile_using_forall"(%a) {operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>} : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1 = "transform.structured.tile_using_forall"(%a, %a) {static_num_threads = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1 = "transform.structured.tile_using_forall"(%a, %a) {static_tile_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): "transform.structured.vectorize"(%a) {static_vector_sizes = array<i64: 4>, scalable_sizes = array<i1>} : (!transform.any_op) -> () }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], padding_dimensions=[0], nofold_flags=[4]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], padding_dimensions=[-7]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1, %2 = transform.structured.pad %a pad_to_multiple_of [1, 2] {padding_values=[0.0 : f32], padding_dimensions=[0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], padding_dimensions=[0], transpose_paddings=[[1, 1]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], padding_dimensions=[0], copy_back_op = "x"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.hoist_pad %a by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.structured.hoist_pad.build_packing_loop_nest %a above %a, transpose by [1, 1] : (!transform.any_op, !transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 1, 0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.generic"> }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 1, 0] : (!transform.any_op) -> !transform.op<"linalg.generic"> }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_padded_sizes_next_multiple_of = [0, 0, 4] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic"> }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) outer_perm = [1, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) inner_perm = [1, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.replace %a { "test.a"() : () -> () "test.b"() : () -> () } : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.replace %a { "test.a"() : () -> () } : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.structured.replace %a { ^bb0(%x: i1): "test.a"(%x) : (i1) -> () } : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = "transform.structured.split"(%a) {dimension = 1 : i64, static_chunk_sizes = -9223372036854775808 : i64} : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1, %2 = "transform.structured.multitile_sizes"(%a) {dimension = 1 : i64, target_size = 2 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.param<i64>) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0, %1 = "transform.structured.continuous_tile_sizes"(%a) {dimension = 1 : i64, target_size = 2 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.get_operand %a[all] : (!transform.any_op) -> !transform.any_value %1 = "transform.get_operand"(%a) {raw_position_list = array<i64>} : (!transform.any_op) -> !transform.any_value }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %1 = "transform.get_operand"(%a) {raw_position_list = array<i64: 1>, is_all} : (!transform.any_op) -> !transform.any_value }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %1 = "transform.get_result"(%a) {raw_position_list = array<i64: 1>, is_all, is_inverted} : (!transform.any_op) -> !transform.any_value }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %1 = "transform.get_result"(%a) {raw_position_list = array<i64: 1, 1>} : (!transform.any_op) -> !transform.any_value }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %1 = "transform.get_result"(%a) {raw_position_list = array<i64: 1, 0, 1>} : (!transform.any_op) -> !transform.any_value }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:2 = transform.split_handle %a {overflow_result = 5} : (!transform.any_op) -> (!transform.any_op, !transform.any_op) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_value) }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.num_associations %a : (!transform.any_op) -> !transform.param<i32> }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.num_associations %a : (!transform.any_op) -> !transform.any_param }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_value): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_op, %c: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield %b : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.foreach %a : !transform.any_op -> !transform.any_value { ^bb0(%b: !transform.any_op): transform.yield %b : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.apply_patterns to %a { "test.a"() : () -> () } : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.apply_conversion_patterns to %a { "test.a"() : () -> () } : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.apply_conversion_patterns to %a { } with type_converter { "test.a"() : () -> () } : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.apply_conversion_patterns to %a { } with type_converter { } : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.apply_conversion_patterns to %a { transform.apply_conversion_patterns.dialect_to_llvm "foo" } : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.apply_conversion_patterns to %a { transform.apply_conversion_patterns.dialect_to_llvm "scf" } : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.apply_conversion_patterns to %a { transform.apply_conversion_patterns.dialect_to_llvm "transform" } : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.alternatives %a : !transform.any_op -> !transform.any_op { ^bb0(%b: !transform.any_op): transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): "test.op"() : () -> () transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_value): transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op, %c: !transform.any_op): transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.match.structured.body %b {passthrough, elementwise} : !transform.any_op transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.match.structured.body %b {contraction = ["a"]} : !transform.any_op transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.match.structured.dim %b[all] {parallel, reduction} : !transform.any_op transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): "transform.match.structured.dim"(%b) {is_all, is_inverted, raw_dim_list = array<i64>} : (!transform.any_op) -> () transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): transform.match.structured.input %b[all] {permutation, projected_permutation} : !transform.any_op transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): %x = transform.match.structured.init %b[0, 1] : (!transform.any_op) -> !transform.any_value transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): %x = transform.match.structured.result %b[0] : (!transform.any_op) -> !transform.any_op transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): %x = transform.match.structured.result %b[0] {any, single} : (!transform.any_op) -> !transform.any_op transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured %a : !transform.any_op { ^bb0(%b: !transform.any_op): %x = transform.match.structured.result %b[0] {any} : (!transform.any_op) -> !transform.any_value transform.match.structured.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.bufferization.one_shot_bufferize %a {memcpy_op = "x"} : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.bufferization.one_shot_bufferize %a {print_conflicts = true} : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.bufferization.one_shot_bufferize %a {dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.affine.simplify_bounded_affine_ops %a with [%a : !transform.any_op] within [0, 1] and [20] : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.affine.simplify_bounded_affine_ops %a with [%a : !transform.any_op] within [0] and [20, 1] : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.gpu.map_forall_to_blocks %a grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.func.cast_and_call %a before %a : (!transform.any_op, !transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): "transform.func.cast_and_call"(%a) ({ }) {operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.param.constant 1 : i64 -> !transform.param<i64> transform.smt.constrain_params(%0) : (!transform.param<i64>) -> () { ^bb0(%p: !smt.array<[!smt.int -> !smt.int]>): } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.param.constant 1 : i64 -> !transform.param<i64> transform.smt.constrain_params(%0) : (!transform.param<i64>) -> () { ^bb0(%p: !smt.int): %c = arith.constant 1 : i32 } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.tune.knob<"a"> = 3 from options = [1, 2] -> !transform.any_param }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.tune.alternatives<"a"> selected_region = 2 { transform.yield }, { transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.apply_registered_pass "canonicalize" with options = { "x" = 1, "y" = %a } to %a : (!transform.any_op, !transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = "transform.apply_registered_pass"(%a) {pass_name = "x", options = {x = #transform.param_operand<index=0 : i64>}} : (!transform.any_op) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %p = transform.param.constant 1 : i64 -> !transform.any_param %0 = "transform.apply_registered_pass"(%a, %p) {pass_name = "x", options = {}} : (!transform.any_op, !transform.any_param) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op { } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %p = transform.param.constant 1 : i64 -> !transform.any_param %0 = "transform.apply_registered_pass"(%a, %p) {pass_name = "x", options = {a = [#transform.param_operand<index=1 : i64>]}} : (!transform.any_op, !transform.any_param) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %p = transform.param.constant 1 : i64 -> !transform.any_param %0 = "transform.apply_registered_pass"(%a, %p) {pass_name = "x", options = {a = [#transform.param_operand<index=0 : i64>], b = #transform.param_operand<index=0 : i64>}} : (!transform.any_op, !transform.any_param) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %p = transform.param.constant 1 : i64 -> !transform.any_param %0 = "transform.apply_registered_pass"(%a, %p) {pass_name = "x", options = {b = #transform.param_operand<index=0 : i64>}} : (!transform.any_op, !transform.any_param) -> !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.tune.knob<"a"> = 3 from options = 1 -> !transform.any_param }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.tune.alternatives<"a"> selected_region = -1 { transform.yield }, { transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.tune.alternatives<"a"> -> !transform.any_op { transform.yield }, { transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.tune.alternatives<"a"> selected_region = 1 -> !transform.any_op { transform.yield %a : !transform.any_op }, { transform.yield } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op { ^bb0(%b: !transform.any_op): irdl.dialect @d { irdl.operation @o } } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op { irdl.dialect @d { irdl.operation @o } irdl.dialect @e { } } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op { irdl.dialect @d { irdl.operation @o } } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op { "test.x"() : () -> () } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op { irdl.dialect @d { } } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %0 = transform.tune.alternatives<"a"> -> !transform.any_value { transform.yield %a : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.match.structured.body %a {passthrough} : !transform.any_op }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %x = transform.match.structured.num_inputs %a : (!transform.any_op) -> !transform.param<i64> }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): %r = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op { ^bb0(%b: !transform.any_op): transform.match.structured.body %a {passthrough} : !transform.any_op  transform.match.structured.yield %b : !transform.any_op } }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): transform.sequence %a, %a : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%b: !transform.any_op, %c: !transform.param<i64>): } }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op transform.yield }  }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op transform.yield } transform.named_sequence @m() { transform.yield } }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op transform.yield } func.func private @m(!transform.any_op) }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op transform.yield } transform.named_sequence @m(%b: !transform.any_param {transform.readonly}) { transform.yield } }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op transform.yield } transform.named_sequence @m(%b: !transform.any_op) { transform.yield } }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op transform.yield } transform.named_sequence @m(%b: !transform.any_op {transform.readonly}) { transform.yield } }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_value transform.yield } transform.named_sequence @m(%b: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %b : !transform.any_op } }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @__transform_main(%a: !transform.any_op) { %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.op<"a.b"> transform.yield } transform.named_sequence @m(%b: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %b : !transform.any_op } }
// -----
module attributes { transform.with_named_sequence } { transform.named_sequence @a(%b: !transform.any_op) { "transform.include"(%b) : (!transform.any_op) -> () transform.yield } "transform.named_sequence"() <{arg_attrs = [{}], function_type = (i1, i1) -> (), sym_name = "b"}> ({}) : () -> () }
// -----
module attributes { transform.with_named_sequence } { "transform.named_sequence"() <{arg_attrs = [{}], function_type = (i1, i1) -> (), sym_name = "b"}> ({}) : () -> () transform.named_sequence @a(%b: !transform.any_op) { "transform.include"(%b) : (!transform.any_op) -> () transform.yield } }
