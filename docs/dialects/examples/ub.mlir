// ub.poison
func.func @example() {
  %0 = ub.poison : i32
  return
}
// -----
// ub.unreachable
func.func @example() {
  ub.unreachable
}
