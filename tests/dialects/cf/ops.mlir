func.func @branches(%c: i1, %x: i32, %y: f32) -> i32 {
  cf.assert %c, "a message \22with\22 quotes"
  cf.assert %c, "m" {note}
  cf.br ^a
^a:
  cf.br ^b(%x, %y : i32, f32) {note}
^b(%p: i32, %q: f32):
  cf.cond_br %c, ^c, ^d(%p : i32)
^c:
  cf.cond_br %c, ^b(%x, %y : i32, f32), ^c {note}
^d(%z: i32):
  cf.cond_br %c weights([3, 7]), ^c, ^e(%z, %z : i32, i32)
^e(%m: i32, %n: i32):
  return %m : i32
}
func.func @switch(%f: i32, %g: i64, %x: i8) -> i8 {
  cf.switch %f : i32, [
    default: ^a(%x : i8),
    42: ^a(%x : i8),
    -43: ^b
  ]
^a(%p: i8):
  cf.switch %g : i64, [
    default: ^b
  ] {note}
^b:
  cf.switch %f : i32, [
    default: ^b,
    0: ^c(%x, %f : i8, i32)
  ]
^c(%q: i8, %r: i32):
  return %q : i8
}
