// func.call
func.func @f() {
  call @f() : () -> ()
  return
}
// -----
// func.call_indirect
func.func @example(%callee: () -> ()) {
  call_indirect %callee() : () -> ()
  return
}
// -----
// func.constant
func.func @f() {
  %f = constant @f : () -> ()
  return
}
// -----
// func.func
func.func @example() {
  return
}
// -----
// func.return
func.func @example() {
  return
}
