func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.for %i = %a to %0 step %0 { 
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.for %i = %0 to %0 step %1 { 
    %1 = "t.b"() : () -> (index)
  }
  return
}
// -----
func.func @f(%a: index) {
  %0 = "t.a"() : () -> index
  affine.for %i = %a to %0 { 
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.parallel (%i) = (%a) to (%0) step (%0) { 
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.while (%i = %a) : (i64) -> i32 {
    "t.b"(%a) : (i64) -> ()
  } do {}
  return
}
// -----
func.func @f(%a: i32) {
  scf.if %a {
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  scf.index_switch %a case 0 {
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  scf.forall (%i) in (%a) {
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32, %c: f32) {
  scf.reduce(%a : i64) {
    "t.b"(%c) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32, %c: f32) {
  tensor.generate %a {
    "t.b"(%c) : (i64) -> ()
  } : tensor<?xi32>
  return
}
