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
