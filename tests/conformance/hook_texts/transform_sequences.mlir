transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = transform.sequence %arg0 : !transform.any_op -> !transform.any_op failures(suppress) attributes {foo} {
  ^bb1(%arg1: !transform.any_op):
    transform.yield %arg1 : !transform.any_op
  }
}
func.func @f(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.any_op, %arg3: !transform.param<i64>, %q: !transform.any_param) {
  transform.sequence %arg0, %arg0, %arg3 : (!transform.any_op, !transform.any_op, !transform.param<i64>) failures(propagate) {
  ^bb1(%b0: !transform.any_op, %b1: !transform.any_op, %b2: !transform.param<i64>):
  }
  transform.sequence %arg0 : (!transform.any_op) failures(propagate) {
  ^bb1(%b0: !transform.any_op):
  }
  %1 = transform.structured.split %arg1 after 4 {dimension = 0 : i64} : !transform.any_op
  %2 = transform.structured.split %arg1 after %arg3 {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
  %3:2 = transform.structured.tile_using_forall %arg1 num_threads [10, %arg3, 20] (mapping = [#gpu.thread<x>, #gpu.thread<y>, #gpu.thread<z>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %4:2 = transform.structured.tile_using_forall %arg1 tile_sizes [4, 0] {foo} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %5:2 = transform.structured.tile_using_forall %arg1 num_threads *(%arg2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %6:2 = transform.structured.tile_using_forall %arg1 tile_sizes *(%arg3) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %7 = transform.apply_registered_pass "canonicalize" to %arg1 : (!transform.any_op) -> !transform.any_op
  %8 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, max = 3} to %arg1 {foo} : (!transform.any_op) -> !transform.any_op
  %9 = transform.apply_registered_pass "x" with options = {z = %q, list = [1 : i8, %q, [%q, "a"]], a = {b = 2}} to %arg2 : (!transform.any_op, !transform.any_param, !transform.any_param, !transform.any_param) -> !transform.any_op
  %10 = transform.apply_registered_pass "x" with options = {} to %arg2 : (!transform.any_op) -> !transform.any_op
  return
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @more(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @run(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root @match -> @act : (!transform.any_op) -> !transform.any_op
    %1 = transform.foreach_match restrict_root in %0
      @match -> @act, @more -> @run {foo} : (!transform.any_op) -> !transform.any_op
    %2 = transform.foreach_match flatten_results restrict_root in %1 @match -> @act : (!transform.any_op) -> !transform.any_op
    %3 = transform.tune.alternatives<"bifurcation"> -> !transform.any_op {
      transform.yield %2 : !transform.any_op
    }, {
      transform.yield %1 : !transform.any_op
    }
    transform.tune.alternatives<"a"> selected_region = 1 attributes {foo} {
    }, {
      transform.yield
    }
    %p = transform.param.constant 4 : i64 -> !transform.param<i64>
    transform.tune.alternatives<"a"> selected_region = %p : !transform.param<i64> {
    }
    %k = transform.tune.knob<"k"> options = [1, 2] -> !transform.any_param
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %1 = transform.apply_registered_pass "x" with options = {1 = 2} to %arg0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %1 = transform.apply_registered_pass "x" with options = {a = 2, a = 3} to %arg0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %1 = transform.apply_registered_pass "x" with options = {a b} to %arg0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %1 = transform.apply_registered_pass "x" with options = {a = [2, #transform.param_operand<index = 0 : i64>]} to %arg0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.sequence %arg0, %arg0 : (!transform.any_op) failures(propagate) {}
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
    transform.tune.alternatives<"a"> selected_region = "b" {
    }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %arg0, %arg0 : !transform.any_op, !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %arg0, %arg1 : !transform.any_op, !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0:3 = transform.foreach_match in %root @match -> @act : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
