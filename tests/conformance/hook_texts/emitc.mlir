"emitc.include"() <{include = "a.h", is_standard_include}> {foo} : () -> ()
"emitc.include"() <{include = "a.h"}> : () -> ()
emitc.func @f(%c: i1, %l: index, %i: i32, %f: f32) -> f32 attributes {specifiers = ["static"]} {
 emitc.if %c { emitc.verbatim "x" } else { emitc.verbatim "y" } {foo}
 emitc.if %c { emitc.verbatim "x" }
 emitc.for %a = %l to %l step %l { emitc.verbatim "y" } {foo}
 emitc.for %a = %i to %i step %i : i32 { emitc.verbatim "y" }
 %e = emitc.expression %i, %f : (i32, f32) -> i1 { %q = "emitc.cmp"(%i, %i) <{predicate = 2 : i64}> : (i32, i32) -> i1
  emitc.yield %q : i1 }
 emitc.switch %i : i32
 case 1 { emitc.verbatim "y" 
 emitc.yield }
 case 2 { emitc.yield }
 default { emitc.yield }
 emitc.switch %i : i32 {foo}
 default { emitc.yield }
 emitc.return %f : f32
}
emitc.func private @ext(i32) -> i32 attributes {specifiers = ["extern"]}
emitc.global @g : i32
emitc.global static @g2 : i32 = 3
emitc.global static const @g3 : !emitc.array<2xi32> = dense<3>
emitc.global extern @g4 : i32 = #emitc.opaque<"xx">
emitc.class @c {
  emitc.field @a : i32
  emitc.field @b : !emitc.opaque<"T"> = #emitc.opaque<"xx"> {foo}
  emitc.field @d : f32 = 1.0
}
emitc.func @do() {
  %0 = "emitc.constant"() <{value = true}> : () -> i1
  emitc.do { emitc.verbatim "x" } while {
    %e = emitc.expression %0 noinline : (i1) -> i1 { %q = logical_not %0 : i1
     yield %q : i1 }
    yield %e : i1
  } attributes {foo}
  return
}
emitc.func @gg() {
 %a = "emitc.constant"() <{value = true}> : () -> i1
 %1 = "emitc.expression"(%a) ({
   ^bb0(%x: i1):
   %q = emitc.logical_not %x : i1
   "emitc.yield"(%q) : (i1) -> ()
 }) {foo} : (i1) -> i1
 emitc.return
}
