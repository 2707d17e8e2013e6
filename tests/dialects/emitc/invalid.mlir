func.func @f() { %0 = "emitc.constant"() {value = 42 : i64} : () -> i32 return }
// -----
func.func @f() { %0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32 return }
// -----
func.func @f() { %0 = "emitc.constant"() {value = "a"} : () -> i32 return }
// -----
func.func @f() { %0 = "emitc.constant"() {value = 1 : index} : () -> !emitc.size_t return }
// -----
func.func @f() { %0 = emitc.call_opaque "" () : () -> i32 return }
// -----
func.func @f(%a : i32) { emitc.call_opaque "a" (%a) {args = [0 : index, 1 : index]} : (i32) -> () return }
// -----
func.func @f(%a : i32) { emitc.call_opaque "a" (%a) {args = [0 : index, [0]]} : (i32) -> () return }
// -----
func.func @f(%a : i32) { emitc.call_opaque "a" (%a) {template_args = [[1]]} : (i32) -> () return }
// -----
func.func @f(%a : i32) { emitc.call_opaque "a" (%a) {template_args = [i32, 1, 2.0, #emitc.opaque<"">, "a"]} : (i32) -> () return }
// -----
func.func @f() { emitc.call_opaque "a" () : () -> !emitc.array<4xi32> return }
// -----
func.func @f(%a : !emitc.lvalue<i32>) { %2 = "emitc.apply"(%a) {applicableOperator = ""} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a : !emitc.lvalue<i32>) { %2 = "emitc.apply"(%a) {applicableOperator = "+"} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a : i32) { %2 = "emitc.apply"(%a) {applicableOperator = "&"} : (i32) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a : !emitc.lvalue<i32>) { %2 = "emitc.apply"(%a) {applicableOperator = "&"} : (!emitc.lvalue<i32>) -> i32 return }
// -----
func.func @f(%a : i32) { %2 = "emitc.apply"(%a) {applicableOperator = "*"} : (i32) -> i32 return }
// -----
func.func @f() { %0 = "emitc.variable"() {value = 42 : i64} : () -> !emitc.lvalue<i32> return }
// -----
func.func @f() { %0 = "emitc.variable"() {value = "a"} : () -> !emitc.lvalue<i32> return }
// -----
func.func @f() { %0 = "emitc.variable"() {value = 42 : i32} : () -> i32 return }
// -----
func.func @f() { %0 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<1xf32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>, %b: !emitc.ptr<i32>) { %1 = "emitc.add" (%a, %b) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>, %b: f32) { %1 = "emitc.add" (%a, %b) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>, %b: f32) { %1 = "emitc.add" (%b, %a) : (f32, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>, %b: index) { %1 = "emitc.add" (%b, %a) : (index, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>, %b: i32) { %1 = "emitc.sub" (%b, %a) : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>, %b: f32) { %1 = "emitc.sub" (%a, %b) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>) { %1 = "emitc.sub" (%a, %a) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32 return }
// -----
func.func @f(%a: !emitc.ptr<i32>) { %1 = "emitc.mul" (%a, %a) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32 return }
// -----
func.func @f(%a: i32) { %1 = emitc.logical_not %a : i32 return }
// -----
func.func @f(%a: f32, %v: !emitc.lvalue<i32>) { emitc.assign %a : f32 to %v : !emitc.lvalue<i32> return }
// -----
func.func @f(%a: f32) { %v = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32> emitc.assign %a : f32 to %v : !emitc.lvalue<i32> return }
// -----
func.func @f() { %a = "emitc.constant"() {value = 1.0 : f32} : () -> f32 %v = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32> emitc.assign %a : f32 to %v : !emitc.lvalue<i32> return }
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> f32 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = arith.addi %a, %b : i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
    %d = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c:2 = emitc.call_opaque "bar" (%a) : (i32) -> (i32, i32)
    %d = emitc.add %c#0, %b : (i32, i32) -> i32
    emitc.yield %d : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = emitc.call_opaque "bar" (%a) : (i32) -> (i32)
    %d = emitc.add %c, %c : (i32, i32) -> i32
    emitc.yield %d : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: !emitc.opaque<"T">) {
  %r = emitc.expression %a, %b : (i32, !emitc.opaque<"T">) -> !emitc.opaque<"T"> {
    %c = emitc.add %b, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %d = emitc.add %c, %c : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    emitc.yield %d : !emitc.opaque<"T">
  }
  return
}
// -----
func.func @f(%a: i32) {
  %r = emitc.expression %a, %a : (i32, i32) -> i32 {
    %c = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %r = emitc.expression %a : i32 {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %r = emitc.expression %a : (i32) -> (i32, i32) {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  emitc.if %a { }
  return
}
// -----
emitc.func @f(%c: i1) {
  emitc.if %c { %x = "emitc.constant"() {value = 1 : i32} : () -> i32 emitc.yield %x : i32 }
  emitc.return
}
// -----
emitc.func @f(%a: !emitc.lvalue<i32>) { emitc.return }
// -----
emitc.func @f() -> (i32, i32) { emitc.return }
// -----
emitc.func private @f() -> !emitc.array<4xi32>
// -----
emitc.func @f() -> i32 { emitc.return }
// -----
emitc.func @f(%a: f32) -> i32 { emitc.return %a : f32 }
// -----
emitc.func @f(%a: f32) { emitc.call @g(%a) : (f32) -> () emitc.return }
// -----
emitc.func private @g(f32)
emitc.func @f(%a: f32) { emitc.call @g() : () -> () emitc.return }
// -----
emitc.func private @g(i32)
emitc.func @f(%a: f32) { emitc.call @g(%a) : (f32) -> () emitc.return }
// -----
emitc.func private @g(f32) -> i32
emitc.func @f(%a: f32) { emitc.call @g(%a) : (f32) -> () emitc.return }
// -----
emitc.func private @g(f32) -> i32
emitc.func @f(%a: f32) { %0 = emitc.call @g(%a) : (f32) -> f32 emitc.return }
// -----
emitc.declare_func @g
// -----
emitc.for %i = %a to %b step %c { }
// -----
emitc.func @f(%a: index) {
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: index, %j: index):
    emitc.yield
  }) : (index, index, index) -> ()
  emitc.return
}
// -----
emitc.func @f(%a: index) {
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: i32):
    emitc.yield
  }) : (index, index, index) -> ()
  emitc.return
}
// -----
emitc.func @f(%a: index) {
  emitc.for %i = %a to %a step %a { emitc.yield %i : index }
  emitc.return
}
// -----
emitc.func @f() {
  emitc.do { } while { }
  emitc.return
}
// -----
emitc.func @f() {
  emitc.do { } while { %0 = "emitc.constant"() {value = true} : () -> i1 emitc.yield %0 : i1 }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.do { } while { %0 = emitc.expression %a : (i32) -> i32 { %1 = emitc.unary_minus %a : (i32) -> i32 emitc.yield %1 : i32 } emitc.yield %0 : i32 }
  emitc.return
}
// -----
emitc.func @f(%a: i1) {
  emitc.do { } while { %0 = emitc.expression %a : (i1) -> i1 { %1 = emitc.logical_not %a : i1 emitc.yield %1 : i1 } emitc.yield %a : i1 }
  emitc.return
}
// -----
emitc.func @f(%a: i1) {
  emitc.do { } while { %0 = emitc.expression %a : (i1) -> i1 { %1 = emitc.logical_not %a : i1 emitc.yield %1 : i1 } emitc.yield }
  emitc.return
}
// -----
emitc.func @f(%a: i1) {
  emitc.do { emitc.yield } while { %0 = emitc.expression %a : (i1) -> i1 { %1 = emitc.logical_not %a : i1 emitc.yield %1 : i1 } emitc.yield %0 : i1 }
  emitc.return
}
// -----
emitc.func @f(%a: i1) {
  emitc.do { } while { %0 = emitc.expression %a : (i1) -> i1 { %1 = emitc.logical_not %a : i1 emitc.yield %1 : i1 } emitc.return }
  emitc.return
}
// -----
emitc.func @f(%a: f32) {
  emitc.switch %a : f32 default { emitc.yield }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.switch %a : i32 case 1 { emitc.yield } case 1 { emitc.yield } default { emitc.yield }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  "emitc.switch"(%a) <{cases = array<i64: 1>}> ({ emitc.yield }) : (i32) -> ()
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.switch %a : i32 case 1 { emitc.yield %a : i32 } default { emitc.yield }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  emitc.switch %a : i32 case 1 { emitc.yield } default { "test.op"() : () -> () }
  emitc.return
}
// -----
emitc.global @g : f80
// -----
emitc.global @g : i32 = dense<1>
// -----
"emitc.global"() {sym_name = "g", type = !emitc.array<4xi32>, initial_value = dense<1> : tensor<3xi32>} : () -> ()
// -----
"emitc.global"() {sym_name = "g", type = i32, initial_value = dense<1> : tensor<3xi32>} : () -> ()
// -----
"emitc.global"() {sym_name = "g", type = i32, initial_value = 1 : i64} : () -> ()
// -----
"emitc.global"() {sym_name = "g", type = i32, initial_value = 1.0 : f64} : () -> ()
// -----
"emitc.global"() {sym_name = "g", type = i32, initial_value = unit} : () -> ()
// -----
emitc.global @g : i32 = "a"
// -----
emitc.global extern static @g : i32
// -----
"emitc.global"() {sym_name = "g", type = i32, static_specifier, extern_specifier} : () -> ()
// -----
emitc.func @f() { %0 = emitc.get_global @g : !emitc.lvalue<i32> emitc.return }
// -----
emitc.global @g : i32
emitc.func @f() { %0 = emitc.get_global @g : !emitc.array<4xi32> emitc.return }
// -----
emitc.global @g : i32
emitc.func @f() { %0 = emitc.get_global @g : !emitc.lvalue<f32> emitc.return }
// -----
emitc.global @g : !emitc.array<4xi32>
emitc.func @f() { %0 = emitc.get_global @g : !emitc.array<4xf32> emitc.return }
// -----
func.func @f(%a: !emitc.array<4x8xf32>, %i: index) { %0 = emitc.subscript %a[%i] : (!emitc.array<4x8xf32>, index) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.array<4x8xf32>, %i: index, %x: f32) { %0 = emitc.subscript %a[%i, %x] : (!emitc.array<4x8xf32>, index, f32) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.array<4x8xf32>, %i: index, %x: f32) { %0 = emitc.subscript %a[%i, %i] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<i32> return }
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: index, %x: f32) { %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<f32>, index, index) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: index, %x: f32) { %0 = emitc.subscript %a[%x] : (!emitc.ptr<f32>, f32) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: index, %x: f32) { %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, index) -> !emitc.lvalue<i32> return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{} {" args %a : i32 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{a}" args %a : i32 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{} {}" args %a : i32 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{{" args %a : i32 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{{}}}}{}" args %a : i32 return }
// -----
func.func @f() { %0 = emitc.literal "" : f32 return }
// -----
emitc.field @a : i32
// -----
emitc.class @c { emitc.field @"" : i32 emitc.func @f() { emitc.return } }
// -----
emitc.class @c { emitc.field @a : f80 emitc.func @f() { emitc.return } }
// -----
emitc.func @f() { %0 = emitc.get_field @a : i32 emitc.return }
// -----
emitc.class @c { emitc.func @f() { %0 = emitc.get_field @a : i32 emitc.return } }
// -----
emitc.class @c { emitc.field @a : f32 emitc.func @f() { %0 = emitc.get_field @a : i32 emitc.return } }
// -----
func.func private @f(!emitc.lvalue<!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.lvalue<!emitc.array<1xi32>>)
// -----
func.func private @f(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.opaque<"">)
// -----
func.func private @f(!emitc.opaque<"a*">)
// -----
func.func private @f(!emitc.array<i32>)
// -----
func.func private @f(!emitc.array<?xi32>)
// -----
func.func private @f(!emitc.array<4xtensor<4xi32>>)
// -----
func.func private @f(!emitc.array<4x!emitc.lvalue<i32>>)
// -----
func.func @f(%a: !emitc.ptr<i32>) { %0 = emitc.dereference %a : !emitc.ptr<i32> return }
// -----
func.func @f(%a: !emitc.ptr<i32>) { %0 = "emitc.dereference"(%a) : (!emitc.ptr<i32>) -> !emitc.lvalue<f32> return }
// -----
func.func @f(%a: !emitc.lvalue<i32>) { %0 = "emitc.address_of"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<f32> return }
// -----
emitc.include <test.h>
// -----
emitc.include <"test.h"
// -----
emitc.include
// -----
func.func @f(%a: !emitc.array<4xi32>) { %0 = emitc.cast %a : !emitc.array<4xi32> to !emitc.ptr<f32> return }
// -----
func.func @f(%a: tensor<4xi32>) { %0 = emitc.cast %a : tensor<4xi32> to tensor<4xf32> return }
