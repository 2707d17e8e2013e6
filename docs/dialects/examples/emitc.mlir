// emitc.add
func.func @example(%lhs: tensor<f32>, %rhs: f32) {
  %0 = emitc.add %lhs, %rhs : (tensor<f32>, f32) -> tensor<1xf32>
  return
}
// -----
// emitc.address_of
func.func @example(%reference: !emitc.lvalue<i32>) {
  %0 = emitc.address_of %reference : !emitc.lvalue<i32>
  return
}
// -----
// emitc.apply
func.func @example(%operand: !emitc.ptr<i32>) {
  %0 = emitc.apply "*"(%operand) : (!emitc.ptr<i32>) -> i32
  return
}
// -----
// emitc.assign
emitc.func @f(%arg0: i32, %arg1: !emitc.ptr<!emitc.opaque<"S">>) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = call @f(%arg0, %arg1) : (i32, !emitc.ptr<!emitc.opaque<"S">>) -> i32
  %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %2 = "emitc.member"(%1) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %3 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %4 = "emitc.member_of_ptr"(%3) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  assign %arg0 : i32 to %2 : <i32>
  %5 = apply "&"(%2) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %6 = apply "*"(%5) : (!emitc.ptr<i32>) -> i32
  return %0 : i32
}
// -----
// emitc.bitwise_and
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = emitc.bitwise_and %lhs, %rhs : (i64, i64) -> f16
  return
}
// -----
// emitc.bitwise_left_shift
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = emitc.bitwise_left_shift %lhs, %rhs : (f32, f32) -> f32
  return
}
// -----
// emitc.bitwise_not
func.func @example(%arg0: f32) {
  %0 = emitc.bitwise_not %arg0 : (f32) -> f32
  return
}
// -----
// emitc.bitwise_or
func.func @example(%lhs: !emitc.ptr<i32>, %rhs: f32) {
  %0 = emitc.bitwise_or %lhs, %rhs : (!emitc.ptr<i32>, f32) -> f64
  return
}
// -----
// emitc.bitwise_right_shift
func.func @example(%lhs: index, %rhs: index) {
  %0 = emitc.bitwise_right_shift %lhs, %rhs : (index, index) -> index
  return
}
// -----
// emitc.bitwise_xor
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi32>) {
  %0 = emitc.bitwise_xor %lhs, %rhs : (tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
// emitc.call
emitc.func @f(%arg0: i32, %arg1: !emitc.ptr<!emitc.opaque<"S">>) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = call @f(%arg0, %arg1) : (i32, !emitc.ptr<!emitc.opaque<"S">>) -> i32
  %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %2 = "emitc.member"(%1) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %3 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %4 = "emitc.member_of_ptr"(%3) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  assign %arg0 : i32 to %2 : <i32>
  %5 = apply "&"(%2) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %6 = apply "*"(%5) : (!emitc.ptr<i32>) -> i32
  return %0 : i32
}
// -----
// emitc.call_opaque
func.func @example() {
  %0 = emitc.call_opaque "fence"() {args = [unit]} : () -> index
  return
}
// -----
// emitc.cast
func.func @example(%source: index) {
  %0 = emitc.cast %source : index to index
  return
}
// -----
// emitc.class
emitc.class @c {
}
// -----
// emitc.cmp
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = emitc.cmp lt, %lhs, %rhs : (i32, i32) -> i1
  return
}
// -----
// emitc.conditional
func.func @example(%condition: i1, %true_value: i32, %false_value: i32) {
  %0 = emitc.conditional %condition, %true_value, %false_value : i32
  return
}
// -----
// emitc.constant
func.func @example() {
  %0 = "emitc.constant"() <{value = 8 : i64}> : () -> i64
  return
}
// -----
// emitc.declare_func
emitc.declare_func @f
emitc.func @f(%arg0: i32, %arg1: !emitc.ptr<!emitc.opaque<"S">>) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = call @f(%arg0, %arg1) : (i32, !emitc.ptr<!emitc.opaque<"S">>) -> i32
  %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %2 = "emitc.member"(%1) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %3 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %4 = apply "&"(%2) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return %0 : i32
}
// -----
// emitc.dereference
func.func @example(%pointer: !emitc.ptr<i32>) {
  %0 = emitc.dereference %pointer : !emitc.ptr<i32>
  return
}
// -----
// emitc.div
func.func @example(%arg0: f32, %arg1: f32) {
  %0 = emitc.div %arg0, %arg1 : (f32, f32) -> f32
  return
}
// -----
// emitc.do
func.func @example(%arg0: i1) {
  emitc.do {
  } while {
    %0 = expression %arg0 : (i1) -> i1 {
      %1 = logical_not %arg0 : i1
      yield %1 : i1
    }
    yield %0 : i1
  }
  return
}
// -----
// emitc.expression
func.func @example(%defs: i1) {
  %0 = emitc.expression %defs : (i1) -> i1 {
    %1 = logical_not %defs : i1
    yield %1 : i1
  }
  return
}
// -----
// emitc.field
emitc.class @c {
  emitc.field @a : i32
}
// -----
// emitc.file
func.func @example() {
  emitc.file "" {
  }
  return
}
// -----
// emitc.for
func.func @example(%lowerBound: index, %upperBound: index, %step: index) {
  emitc.for %arg3 = %lowerBound to %upperBound step %step {
  }
  return
}
// -----
// emitc.func
emitc.func @run() {
  return
}
// -----
// emitc.get_field
emitc.class final @C {
  emitc.field @a : !emitc.array<1xf32> {attrs = {n = "x"}}
  emitc.func @run() {
    %0 = get_field @a : !emitc.array<1xf32>
    return
  }
}
// -----
// emitc.get_global
emitc.global @counter : i32
func.func @example() {
  %0 = emitc.get_global @counter : !emitc.lvalue<i32>
  return
}
// -----
// emitc.global
emitc.global @g : i32
// -----
// emitc.if
func.func @example(%condition: i1) {
  emitc.if %condition {
  }
  return
}
// -----
// emitc.include
func.func @example() {
  emitc.include ""
  return
}
// -----
// emitc.literal
func.func @example() {
  %0 = emitc.literal "fence" : tensor<1xi8>
  return
}
// -----
// emitc.load
func.func @example(%operand: !emitc.lvalue<i32>) {
  %0 = emitc.load %operand : <i32>
  return
}
// -----
// emitc.logical_and
func.func @example(%lhs: i32, %rhs: tensor<4xf32>) {
  %0 = emitc.logical_and %lhs, %rhs : i32, tensor<4xf32>
  return
}
// -----
// emitc.logical_not
func.func @example(%arg0: i32) {
  %0 = emitc.logical_not %arg0 : i32
  return
}
// -----
// emitc.logical_or
func.func @example(%lhs: tuple<i32, f32>, %rhs: i32) {
  %0 = emitc.logical_or %lhs, %rhs : tuple<i32, f32>, i32
  return
}
// -----
// emitc.member
func.func @example(%operand: !emitc.lvalue<!emitc.opaque<"S">>) {
  %0 = "emitc.member"(%operand) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  return
}
// -----
// emitc.member_of_ptr
func.func @example(%operand: !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) {
  %0 = "emitc.member_of_ptr"(%operand) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  return
}
// -----
// emitc.mul
func.func @example(%arg0: i32, %arg1: i32) {
  %0 = emitc.mul %arg0, %arg1 : (i32, i32) -> i32
  return
}
// -----
// emitc.rem
func.func @example(%arg0: i32, %arg1: i32) {
  %0 = emitc.rem %arg0, %arg1 : (i32, i32) -> i32
  return
}
// -----
// emitc.return
emitc.func @run() {
  return
}
// -----
// emitc.sub
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = emitc.sub %lhs, %rhs : (i32, i32) -> i32
  return
}
// -----
// emitc.subscript
func.func @example(%value: !emitc.ptr<i32>, %indices: i8) {
  %0 = emitc.subscript %value[%indices] : (!emitc.ptr<i32>, i8) -> !emitc.lvalue<i32>
  return
}
// -----
// emitc.switch
func.func @example(%arg: i32) {
  emitc.switch %arg : i32 
  default {
  }
  return
}
// -----
// emitc.unary_minus
func.func @example(%arg0: i64) {
  %0 = emitc.unary_minus %arg0 : (i64) -> i64
  return
}
// -----
// emitc.unary_plus
func.func @example(%arg0: f64) {
  %0 = emitc.unary_plus %arg0 : (f64) -> i32
  return
}
// -----
// emitc.variable
func.func @example() {
  %0 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
  return
}
// -----
// emitc.verbatim
func.func @example() {
  emitc.verbatim ""
  return
}
// -----
// emitc.yield
func.func @example(%arg0: i32) {
  emitc.switch %arg0 : i32 
  case 1 {
    yield
  }
  default {
  }
  return
}
