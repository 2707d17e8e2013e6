// pdl_interp.apply_constraint
func.func @example(%arg0: !pdl.attribute) {
  pdl_interp.apply_constraint "is_even"(%arg0 : !pdl.attribute) -> ^bb1, ^bb1
^bb1:
  return
}
// -----
// pdl_interp.apply_rewrite
func.func @example(%arg0: !pdl.attribute) {
  %0 = pdl_interp.apply_rewrite "twice"(%arg0 : !pdl.attribute) : !pdl.attribute
  return
}
// -----
// pdl_interp.are_equal
func.func @example(%lhs: !pdl.type, %rhs: !pdl.type) {
  pdl_interp.are_equal %lhs, %rhs : !pdl.type -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.branch
func.func @example() {
  pdl_interp.branch ^bb1
^bb1:  // pred: ^bb0
  return
}
// -----
// pdl_interp.check_attribute
func.func @example(%attribute: !pdl.attribute) {
  pdl_interp.check_attribute %attribute is {} -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.check_operand_count
func.func @example(%inputOp: !pdl.operation) {
  pdl_interp.check_operand_count of %inputOp is 1 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.check_operation_name
func.func @example(%inputOp: !pdl.operation) {
  pdl_interp.check_operation_name of %inputOp is "arith.addi" -> ^bb1, ^bb1
^bb1:
  return
}
// -----
// pdl_interp.check_result_count
func.func @example(%inputOp: !pdl.operation) {
  pdl_interp.check_result_count of %inputOp is 0 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.check_type
func.func @example(%value: !pdl.type) {
  pdl_interp.check_type %value is i32 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.check_types
func.func @example(%value: !pdl.range<type>) {
  pdl_interp.check_types %value are [] -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.continue
pdl_interp.func @matcher(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
  pdl_interp.foreach %arg1 : !pdl.value in %0 {
    pdl_interp.continue
  } -> ^bb1
^bb1:  // pred: ^bb0
  pdl_interp.finalize
}
// -----
// pdl_interp.create_attribute
func.func @example() {
  %0 = pdl_interp.create_attribute {}
  return
}
// -----
// pdl_interp.create_operation
func.func @example(%arg0: !pdl.value, %arg1: !pdl.attribute, %arg2: !pdl.type) {
  %0 = pdl_interp.create_operation "arith.addi"(%arg0, %arg0 : !pdl.value, !pdl.value) {"flags" = %arg1} -> (%arg2 : !pdl.type)
  return
}
// -----
// pdl_interp.create_range
func.func @example() {
  %0 = pdl_interp.create_range : !pdl.range<type>
  return
}
// -----
// pdl_interp.create_type
func.func @example() {
  %0 = pdl_interp.create_type f32
  return
}
// -----
// pdl_interp.create_types
func.func @example() {
  %0 = pdl_interp.create_types []
  return
}
// -----
// pdl_interp.erase
func.func @example(%inputOp: !pdl.operation) {
  pdl_interp.erase %inputOp
  return
}
// -----
// pdl_interp.extract
func.func @example(%range: !pdl.range<type>) {
  %0 = pdl_interp.extract 1 of %range : !pdl.type
  return
}
// -----
// pdl_interp.finalize
func.func @example() {
  pdl_interp.finalize
}
// -----
// pdl_interp.foreach
pdl_interp.func @matcher(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
  pdl_interp.foreach %arg1 : !pdl.value in %0 {
    pdl_interp.continue
  } -> ^bb1
^bb1:  // pred: ^bb0
  pdl_interp.finalize
}
// -----
// pdl_interp.func
pdl_interp.func @foo() {
  pdl_interp.finalize
}
// -----
// pdl_interp.get_attribute
func.func @example(%inputOp: !pdl.operation) {
  %0 = pdl_interp.get_attribute "value" of %inputOp
  return
}
// -----
// pdl_interp.get_attribute_type
func.func @example(%value: !pdl.attribute) {
  %0 = pdl_interp.get_attribute_type of %value
  return
}
// -----
// pdl_interp.get_defining_op
func.func @example(%value: !pdl.value) {
  %0 = pdl_interp.get_defining_op of %value : !pdl.value
  return
}
// -----
// pdl_interp.get_operand
func.func @example(%inputOp: !pdl.operation) {
  %0 = pdl_interp.get_operand 0 of %inputOp
  return
}
// -----
// pdl_interp.get_operands
func.func @example(%inputOp: !pdl.operation) {
  %0 = pdl_interp.get_operands of %inputOp : !pdl.value
  return
}
// -----
// pdl_interp.get_result
func.func @example(%inputOp: !pdl.operation) {
  %0 = pdl_interp.get_result 0 of %inputOp
  return
}
// -----
// pdl_interp.get_results
func.func @example(%inputOp: !pdl.operation) {
  %0 = pdl_interp.get_results of %inputOp : !pdl.value
  return
}
// -----
// pdl_interp.get_users
func.func @example(%value: !pdl.value) {
  %0 = pdl_interp.get_users of %value : !pdl.value
  return
}
// -----
// pdl_interp.get_value_type
func.func @example(%value: !pdl.value) {
  %0 = pdl_interp.get_value_type of %value : !pdl.type
  return
}
// -----
// pdl_interp.is_not_null
func.func @example(%value: !pdl.type) {
  pdl_interp.is_not_null %value : !pdl.type -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.record_match
func.func @example() {
  pdl_interp.record_match @foo : benefit(2), generatedOps([]), loc([]) -> ^bb1
^bb1:  // pred: ^bb0
  return
}
// -----
// pdl_interp.replace
func.func @example(%inputOp: !pdl.operation, %replValues: !pdl.value) {
  pdl_interp.replace %inputOp with (%replValues : !pdl.value)
  return
}
// -----
// pdl_interp.switch_attribute
func.func @example(%attribute: !pdl.attribute) {
  pdl_interp.switch_attribute %attribute to [0](^bb1) -> ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
// -----
// pdl_interp.switch_operand_count
func.func @f(%inputOp: !pdl.operation) {
  pdl_interp.switch_operand_count of %inputOp to dense<[10, 2]> : vector<2xi32>(^bb1, ^bb1) -> ^bb2
^bb1:  // 2 preds: ^bb0, ^bb0
  pdl_interp.switch_result_count of %inputOp to dense<[0, 3]> : vector<2xi32>(^bb2, ^bb2) -> ^bb2
^bb2:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_operation_name
func.func @example(%inputOp: !pdl.operation) {
  pdl_interp.switch_operation_name of %inputOp to []() -> ^bb1
^bb1:  // pred: ^bb0
  return
}
// -----
// pdl_interp.switch_result_count
func.func @f(%inputOp: !pdl.operation) {
  pdl_interp.switch_operand_count of %inputOp to dense<[10, 2]> : vector<2xi32>(^bb1, ^bb1) -> ^bb2
^bb1:  // 2 preds: ^bb0, ^bb0
  pdl_interp.switch_result_count of %inputOp to dense<[0, 3]> : vector<2xi32>(^bb2, ^bb2) -> ^bb2
^bb2:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
  pdl_interp.finalize
}
// -----
// pdl_interp.switch_type
func.func @example(%value: !pdl.type) {
  pdl_interp.switch_type %value to []() -> ^bb1
^bb1:  // pred: ^bb0
  return
}
// -----
// pdl_interp.switch_types
func.func @example(%value: !pdl.range<type>) {
  pdl_interp.switch_types %value to []() -> ^bb1
^bb1:  // pred: ^bb0
  return
}
