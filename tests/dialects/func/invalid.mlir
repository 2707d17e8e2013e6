func.func @f(%x: i32) -> i32 { return }
// -----
func.func @f(%x: i32) -> i32 { return %x, %x : i32, i32 }
// -----
func.func @f(%x: i32) -> f32 { return %x : i32 }
// -----
func.func @f(%x: i32) { }
// -----
func.func @f(%x: i32) { "t.x"() : () -> () }
// -----
func.func @f(%x: i32)
// -----
func.func private @f(%x: i32)
// -----
func.func @f(i32) { return }
// -----
func.func @f(%x: i32, i32) { return }
// -----
func.func @f(i32, %x: i32) { return }
// -----
func.func @f(%x: i32, %x: i32) { return }
// -----
func.func @f(%x) { return }
// -----
func.func f() { return }
// -----
func.func @f( { return }
// -----
func.func @f() -> (i32 { return }
// -----
func.func @f() -> { return }
// -----
func.func hidden @f() { return }
// -----
func.func @f() attributes {sym_name = "g"} { return }
// -----
func.func @f() attributes {function_type = 1} { return }
// -----
func.func @f() attributes {sym_visibility = "private"} { return }
// -----
func.func @f(...) { return }
// -----
func.func private @f(i32 {a}) -> i32
// -----
func.func private @f(i32) -> (i32 {a})
// -----
func.func @f() { func.func @g() { return } return }
// -----
func.func @f() { return }
func.func @f() { return }
// -----
func.func @f(%x: i32) { call @missing(%x) : (i32) -> () return }
// -----
func.func @f(%x: i32) { call @f() : () -> () return }
// -----
func.func @f(%x: i32) { %0 = call @f(%x) : (i32) -> i32 return }
// -----
func.func @f(%x: i32, %y: f32) { call @f(%x, %x) : (i32, i32) -> () return }
// -----
func.func private @g(i32) -> f32
func.func @f(%x: i32) { %0 = call @g(%x) : (i32) -> i32 return }
// -----
module @m { }
func.func @f(%x: i32) { call @m(%x) : (i32) -> () return }
// -----
func.func @f(%x: i32) { call @f(%x) : i32 return }
// -----
func.func @f(%x: i32) { call @f(%x, %x) : (i32) -> () return }
// -----
func.func @f(%x: i32) { "func.call"(%x) : (i32) -> () return }
// -----
func.func @f(%x: i32) { "func.call"(%x) <{callee = "f"}> : (i32) -> () return }
// -----
func.func @f(%x: i32) { func.call @f::@g(%x) : (i32) -> () return }
// -----
func.func @f(%x: i32) { %c = constant @f : (i64) -> () return }
// -----
func.func @f(%x: i32) { %c = constant @missing : (i32) -> () return }
// -----
func.func @f(%x: i32) { %c = constant @f : i32 return }
// -----
func.func @f(%x: i32) { %0 = call_indirect %x(%x) : i32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i64) { %0 = call_indirect %g(%x) : (i32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { "func.call_indirect"(%g, %x) : ((i32) -> f32, i32) -> () return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = "func.call_indirect"(%g, %x) : ((i32) -> f32, i32) -> i32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = "func.call_indirect"(%g) : ((i32) -> f32) -> f32 return }
// -----
module { func.return }
// -----
func.func @outer(%x: i32) { "t.region"() ({ func.return %x : i32 }) : () -> () return }
// -----
"func.func"() ({ }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = i32}> ({ }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{}, {}], sym_visibility = "private"}> ({ }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [1], sym_visibility = "private"}> ({ }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), sym_visibility = "private"}> ({ }, { }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({ ^bb0: func.return }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({ ^bb0(%x: i64): func.return }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({ ^bb0: func.return }) {sym_visibility = 1} : () -> ()
// -----
func.func @f(%x: i32) { "t.isolated"() ({ func.func @g() { "t.use"(%x) : (i32) -> () return } }) : () -> () return }
// -----
func.func @f(%x: i32) { module { func.func @g() { "t.use"(%x) : (i32) -> () return } } return }
// -----
module {
  func.func private @f0(i32)
  {}
}
// -----
func.func private @f() {}
