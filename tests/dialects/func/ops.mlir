func.func private @declared(i32, f32 {t.a}) -> (i32 {t.b = 1 : i32})
func.func private @several(tensor<?xf32>) -> (i32, f32)
func.func nested @of_function() -> ((i32) -> f32) {
  %f = func.constant @unary : (i32) -> f32
  return %f : (i32) -> f32
}
func.func @unary(%x: i32) -> f32 attributes {t.note = "n"} {
  %0 = arith.sitofp %x : i32 to f32
  return {why} %0 : f32
}
func.func public @calls(%x: i32 {t.first}, %y: f32, %g: (i32) -> f32) -> (i32, f32 {t.last = []}) {
  %0 = call @declared(%x, %y) : (i32, f32) -> i32
  %1 = func.call @unary(%x) {note} : (i32) -> f32
  %2 = call_indirect %g(%x) : (i32) -> f32
  %f = constant @unary : (i32) -> f32
  %3 = func.call_indirect %f(%0) {a = 1, b} : (i32) -> f32
  func.call @nothing() : () -> ()
  %4 = call @declared(%x, %y) {no_inline} : (i32, f32) -> i32
  return %0, %3 : i32, f32
}
func.func private @nothing()
func.func @empty() {
  func.return
}
func.func @"needs quotes"() {
  call @"needs quotes"() : () -> ()
  return
}
module @inner {
  func.func private @declared(i1)
  func.func @f(%c: i1) {
    call @declared(%c) : (i1) -> ()
    return
  }
}
func.func private @no_inline() attributes {no_inline}
