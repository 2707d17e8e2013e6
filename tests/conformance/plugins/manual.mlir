manual.nested.name {x = 1 : i32}
// -----
%a = "x.value"() : () -> i32
%b = "x.value"() : () -> tensor<2xf32>
manual.mixed %a 5, %b "text" 7 : tensor<2xf32>
manual.mixed %a -5, %a "text" -7 {y} : i32
// -----
%a = "x.value"() : () -> i32
manual.mixed %a 5, %a "text" 99999999999999999999 : i32
// -----
%a = "x.value"() : () -> i32
manual.mixed %a 5000000000, %a "text" 7 : i32
// -----
%a = "x.value"() : () -> i32
manual.derived %a : i32
"manual.derived"(%a) {t = i32, seven = 7} : (i32) -> ()
// -----
%a = "x.value"() : () -> i32
%b = "x.value"() : () -> f32
manual.variadic
manual.variadic %a, %a : i32, i32
manual.variadic :
// -----
%b = "x.value"() : () -> f32
manual.variadic %b : f32
// -----
"manual.generic_props"() <{c = 1 : i32}> : () -> ()
// -----
"manual.generic_props"() <{a = 1 : i64}> : () -> ()
// -----
"manual.enum_prop"() <{a = 1 : i32}> : () -> ()
// -----
"manual.enum_prop"() : () -> ()
// -----
"manual.array_prop"() : () -> ()
// -----
"manual.int_array_prop"() : () -> ()
// -----
"manual.optional_prop"() : () -> ()
// -----
"manual.string_prop"() <{c}> : () -> ()
// -----
"manual.string_prop"() {c} : () -> ()
// -----
"manual.string_prop"() <{c = 3 : i32}> : () -> ()
// -----
"manual.i64_prop"() <{a = 3 : i32, b = 5000000000 : i64}> : () -> ()
// -----
"manual.written_props"() : () -> ()
// -----
"manual.written_props"() <{bits = 8 : i32}>: () -> ()
// -----
"manual.confined_prop"() : () -> ()
// -----
"manual.enum_form_prop"() <{b = #manual.flags<a, b>}> : () -> ()
// -----
"manual.enum_form_prop"() <{a = #manual<shape very flat>}> : () -> ()
// -----
manual.string_prop <{a = "x", b = true, c = true}>
// -----
manual.string_prop <{a = "x", b = true, c = 3 : i32}>
// -----
manual.string_prop <{a = "x"}>
// -----
manual.string_prop <{a = "x", b = true, z}>
// -----
manual.string_prop <{a = 1 : i32, b = true}>
// -----
manual.string_prop <1 : i32>
// -----
manual.array_prop <{a = [1 : i64, 2], b = ["x", 1]}>
// -----
manual.array_prop <{a = [1 : i32, 2], b = ["x"]}>
// -----
manual.int_array_prop <{a = [1 : i32, 2], b = ["x"]}>
// -----
manual.int_array_prop <{a = array<i64: 1>, b = array<i32>}>
// -----
manual.optional_prop <{a = [1 : i32, 2]}>
// -----
manual.optional_prop <{a = [1 : i32], c = []}> {x}
// -----
manual.default_prop
// -----
manual.default_prop <{a = 8, d = 2 : i32}>
// -----
manual.prop_dict 4
// -----
manual.prop_dict 4 <{x = 1 : i32}>
// -----
manual.prop_dict 4 <{x = 1 : i64, needed = "y"}>
// -----
manual.prop_dict 4 <{x = "a", needed = "y"}>
// -----
manual.prop_dict 4 <{number = 4 : i64, needed = "y"}>
// -----
manual.prop_dict 4 <{needed = "y"}> {d = 5 : i32, x = 1 : i32}
// -----
manual.custom_prop_dict of 7 {x = 1 : i32}
// -----
manual.confined_prop <{a = 1, b = "x", c = [1, 2]}>
// -----
manual.confined_prop <{a = 3, b = "", c = [1, 2]}>
// -----
manual.confined_prop <{a = 3, b = "x", c = [1, 0]}>
// -----
manual.enum_prop <{a = 7 : i32, b = 0 : i32, c = 0}>
// -----
manual.enum_prop <{a = 1 : i32, b = 9 : i32, c = 0}>
// -----
manual.enum_prop <{a = 1 : i32, b = 3 : i32, c = 4611686018427387905}>
// -----
manual.written_props 1 7, "x" true a, b [] form<round>
// -----
manual.written_props 1 8, "x" false both [1, 2] maybe = 4 unit form<"very flat">
// -----
manual.written_props 1 8, "x" 1 nothing [1, 2] unit form<square> {y}
// -----
manual.written_props 1 8, "x" 2 nothing [1, 2] unit form<square>
// -----
manual.written_props 1 8, "x" maybe nothing [1, 2] unit form<square>
// -----
manual.written_props 1 8, x true nothing [1, 2] unit form<square>
// -----
manual.written_props 1 8, "x" true nothing [1, "a"] unit form<square>
// -----
manual.written_props 1 8, "x" true none [1] unit form<square>
// -----
manual.written_props 1 8, "x" true a [1] unit forms<square>
// -----
manual.written_props 1 8, "x" true a [1] unit form<sqare>
// -----
manual.written_props 1 8, "x" true a [1] maybe = none unit form<round>
// -----
manual.written_props 9999999999999999999999 8, "x" true a [1] form<round>
// -----
manual.written_props 0xffffffffffffffff 8, "x" true a [1] form<round>
// -----
manual.graph {
  "x.use"(%a) : (i32) -> ()
  %a = "x.value"() : () -> i32
}
// -----
manual.region_kind {
  "x.use"(%a) : (i32) -> ()
  %a = "x.value"() : () -> i32
}
// -----
manual.verified 13 {}
// -----
%a = "x.value"() : () -> i32
manual.segments (%a) b %a [%a, %a] : i32, + i32, i32 and f32
// -----
manual.lines
// -----
manual.unit_group is_there p
manual.unit_group is_absent
// -----
manual.unit_group
// -----
manual.enums "dark blue" far Away wide "low, high" rights all
manual.enums red flags <both> shape "very flat" small "s0|s6"
// -----
manual.enums blue
// -----
"manual.own_traits"() : () -> ()
// -----
"manual.own_traits"() {bad_trait} : () -> ()
// -----
"manual.own_traits"() {bad_region_trait} : () -> ()
// -----
"manual.own_traits"() {bad_structure, bad_trait} : () -> ()
// -----
%a = "x.value"() : () -> f32
"manual.own_traits"(%a) {bad_structure} : (f32) -> ()
// -----
%a = "x.value"() : () -> f32
"manual.own_traits"(%a) {bad_trait} : (f32) -> ()
// -----
%a = "x.value"() : () -> i32
"manual.own_traits"(%a, %a, %a) {bad_region_trait} : (i32, i32, i32) -> ()
// -----
%a = "x.value"() : () -> i32
"manual.counted"(%a, %a) : (i32, i32) -> ()
// -----
%a = "x.value"() : () -> i32
"manual.counted"(%a, %a, %a) : (i32, i32, i32) -> ()
// -----
manual.verified 1 {
  manual.end
} {bad_region_trait}
// -----
"manual.verified"() <{n = 1 : i32}> ({
  manual.end
}) {bad_region_trait} : () -> ()
// -----
"manual.verified"() <{n = 14 : i32}> ({
^bb0:
}) {bad_region_trait} : () -> ()
// -----
"manual.verified"() <{n = 13 : i32}> ({
}) {bad_trait} : () -> ()
// -----
manual.optional_unit_prop a = some<unit> b = true
manual.optional_unit_prop a = none b = some<false>
// -----
manual.optional_unit_prop a = some<unit_absent>
manual.optional_unit_prop a = none
manual.optional_unit_prop b = none
// -----
manual.optional_unit_prop b = true
// -----
manual.optional_unit_prop a = some<true>
// -----
manual.optional_unit_prop a = unit
// -----
"manual.optional_unit_prop"() <{a = [unit], b = [false]}> : () -> ()
// -----
%a = "x.value"() : () -> i32
%b = "x.value"() : () -> f32
manual.range_types
%r:2 = manual.range_types %a, %b : i32, f32
// -----
%a = "x.value"() : () -> i32
%r:2 = "manual.range_types"(%a, %a) : (i32, i32) -> (i32, f32)
// -----
%a = "x.value"() : () -> i32
%r = manual.tuple_of %a : i32
// -----
%a = "x.value"() : () -> tuple<>
%r = "manual.tuple_of"(%a) : (tuple<>) -> tuple<>
// -----
manual.labelled {
  "x.to"() [^two] : () -> ()
^two:
  "x.to"() [^three, ^two] : () -> ()
^three:
  "x.op"() : () -> ()
} {
^one:
  "x.to"() [^two] : () -> ()
^two:
  "x.op"() ({
    "x.to"() [^three] : () -> ()
  ^three:
    "x.op"() : () -> ()
  }) : () -> ()
}
// -----
"x.op"() {
  a = #manual.quoted<"b c">, b = #manual.short<5>, c = #manual.place<"d" at 7>, e = loc(#manual.place<"d" at 8>)
} : () -> () loc(#manual.place<"f" at 9>)
"x.op"() {a = [#manual.quoted<"">]} : () -> () loc("name"(#manual.place<"f" at 9>))
"x.op"() : () -> () loc(fused<#manual.place<"g" at 1>>[#manual.place<"h" at 2>, "i"])
// -----
"x.op"() {a = #manual.short<"five">} : () -> ()
// -----
"x.op"() : () -> () loc(#manual.quoted<"b">)
// -----
"x.op"() {a = !manual.lines<i32>} : () -> ()
"x.op"() ({
  %0 = "x.op"() {a = [!manual.lines<!manual.lines<i32>>, "b"]} : () -> !manual.lines<i8>
  "x.op"() ({
    %1 = "x.op"() {a = [!manual.lines<!manual.lines<i32>>, "b"]} : () -> !manual.lines<i8>
    "x.op"(%1) : (!manual.lines<i8>) -> ()
    "x.op"(%1) : (!manual.lines<i8>) -> ()
    "x.op"(%1) : (!manual.lines<i8>) -> ()
  }) : () -> ()
  "x.op"(%0) : (!manual.lines<i8>) -> ()
}) : () -> ()
