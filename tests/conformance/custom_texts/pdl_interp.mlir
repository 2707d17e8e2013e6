module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type, %arg1: !pdl.type):
    %0 = pdl_interp.apply_constraint "fence"(%arg0, %arg1 : !pdl.type, !pdl.type) : !pdl.operation {foo, isNegated = true} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute, %arg1: !pdl.attribute):
    %0:2 = pdl_interp.apply_constraint "fence"(%arg0, %arg1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute, !pdl.attribute {isNegated = true} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type, %arg1: !pdl.operation):
    %0 = pdl_interp.apply_rewrite "fence"(%arg0, %arg1 : !pdl.type, !pdl.operation) : !pdl.operation {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute, %arg1: !pdl.attribute):
    %0 = pdl_interp.apply_rewrite "foo"(%arg0, %arg1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute, %arg1: !pdl.attribute):
    pdl_interp.are_equal %arg0, %arg1 : !pdl.attribute -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute, %arg1: !pdl.attribute):
    pdl_interp.are_equal %arg0, %arg1 : !pdl.attribute {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    pdl_interp.branch ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    pdl_interp.branch ^bb1 {foo}
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute):
    pdl_interp.check_attribute %arg0 is dense<1.000000e+00> : tensor<4xf32> -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute):
    pdl_interp.check_attribute %arg0 is [#llvm.mlir.module_flag<error, "a", 1 : i32>] -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.check_operand_count of %arg0 is at_least 0 {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.check_operand_count of %arg0 is at_least 1 {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.check_operation_name of %arg0 is "" {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.check_operation_name of %arg0 is "foo" {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.check_result_count of %arg0 is at_least 4 {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.check_result_count of %arg0 is at_least 1 {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type):
    pdl_interp.check_type %arg0 is tensor<4xf32> -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type):
    pdl_interp.check_type %arg0 is tensor<4xf32> {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
    %0 = pdl_interp.create_attribute [#map]
  }) : () -> ()
}
// -----
#set = affine_set<(d0) : (d0 >= 0)>
module {
  "x.wrap"() ({
    %0 = pdl_interp.create_attribute #set
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value, %arg1: !pdl.value, %arg2: !pdl.attribute, %arg3: !pdl.type):
    %0 = pdl_interp.create_operation "foo"(%arg0, %arg1 : !pdl.value, !pdl.value)  -> (%arg3 : !pdl.type)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value, %arg1: !pdl.value, %arg2: !pdl.attribute, %arg3: !pdl.type, %arg4: !pdl.type):
    %0 = pdl_interp.create_operation ""(%arg0, %arg1 : !pdl.value, !pdl.value)  -> (%arg3, %arg4 : !pdl.type, !pdl.type)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = pdl_interp.create_type (i32) -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = pdl_interp.create_type tensor<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.erase %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.erase %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    pdl_interp.finalize
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    pdl_interp.finalize {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    pdl_interp.func @foo() {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_attribute "foo" of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_attribute "fence" of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute):
    %0 = pdl_interp.get_attribute_type of %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute):
    %0 = pdl_interp.get_attribute_type of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value):
    %0 = pdl_interp.get_defining_op of %arg0 : !pdl.value
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value):
    %0 = pdl_interp.get_defining_op of %arg0 : !pdl.value {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_operand 1 of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_operand 4 of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_operands of %arg0 : !pdl.value {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_operands 1 of %arg0 : !pdl.value {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_result 0 of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_result 1 of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_results 0 of %arg0 : !pdl.value {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl_interp.get_results 4 of %arg0 : !pdl.value {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value):
    %0 = pdl_interp.get_value_type of %arg0 : !pdl.type
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value):
    %0 = pdl_interp.get_value_type of %arg0 : !pdl.type {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.is_not_null %arg0 : !pdl.operation -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute):
    pdl_interp.is_not_null %arg0 : !pdl.attribute {foo} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation, %arg3: !pdl.operation):
    pdl_interp.record_match @foo(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(2), generatedOps([]), loc([%arg2, %arg3]) -> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.operation, %arg2: !pdl.operation, %arg3: !pdl.operation):
    pdl_interp.record_match @foo(%arg0, %arg1 : !pdl.operation, !pdl.operation) : benefit(2), generatedOps(["a", "b"]), loc([%arg2, %arg3]), root("foo") -> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.value, %arg2: !pdl.value):
    pdl_interp.replace %arg0 with (%arg1, %arg2 : !pdl.value, !pdl.value)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.value, %arg2: !pdl.value):
    pdl_interp.replace %arg0 with (%arg1, %arg2 : !pdl.value, !pdl.value) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute):
    pdl_interp.switch_attribute %arg0 to [0 : i32, 1 : i32](^bb1, ^bb1) {foo} -> ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.attribute):
    pdl_interp.switch_attribute %arg0 to [#map](^bb1) {foo} -> ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.switch_operation_name of %arg0 to []() {foo} -> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    pdl_interp.switch_operation_name of %arg0 to ["a", "b"](^bb1, ^bb1) -> ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type):
    pdl_interp.switch_type %arg0 to []() -> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type):
    pdl_interp.switch_type %arg0 to [i32](^bb1) -> ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
