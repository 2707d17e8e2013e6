emitc.global extern @g : !emitc.array<4xi32>
emitc.global static const @h : i32 = 3
emitc.declare_func @f
emitc.func @f(%x: i32, %p: !emitc.ptr<!emitc.opaque<"S">>) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = emitc.call @f(%x, %p) : (i32, !emitc.ptr<!emitc.opaque<"S">>) -> i32
  %1 = emitc.get_global @g : !emitc.array<4xi32>
  %2 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %3 = "emitc.member"(%2) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %4 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %5 = "emitc.member_of_ptr"(%4) <{member = "b"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  emitc.assign %x : i32 to %3 : !emitc.lvalue<i32>
  %6 = emitc.apply "&"(%3) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %7 = emitc.apply "*"(%6) : (!emitc.ptr<i32>) -> i32
  emitc.return %0 : i32
}
// -----
emitc.class final @C {
  emitc.field @a : !emitc.array<1xf32> {attrs = {n = "x"}}
  emitc.field @b : i32 = 1
  emitc.func @run() {
    %0 = emitc.get_field @a : !emitc.array<1xf32>
    emitc.return
  }
}
