// index.add
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.add %lhs, %rhs
  return
}
// -----
// index.and
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.and %lhs, %rhs
  return
}
// -----
// index.bool.constant
func.func @example() {
  %true = index.bool.constant true
  return
}
// -----
// index.casts
func.func @example(%input: i32) {
  %0 = index.casts %input : i32 to index
  return
}
// -----
// index.castu
func.func @example(%input: index) {
  %0 = index.castu %input : index to i64
  return
}
// -----
// index.ceildivs
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.ceildivs %lhs, %rhs
  return
}
// -----
// index.ceildivu
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.ceildivu %lhs, %rhs
  return
}
// -----
// index.cmp
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.cmp eq(%lhs, %rhs)
  return
}
// -----
// index.constant
func.func @example() {
  %idx0 = index.constant 0
  return
}
// -----
// index.divs
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.divs %lhs, %rhs
  return
}
// -----
// index.divu
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.divu %lhs, %rhs
  return
}
// -----
// index.floordivs
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.floordivs %lhs, %rhs
  return
}
// -----
// index.maxs
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.maxs %lhs, %rhs
  return
}
// -----
// index.maxu
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.maxu %lhs, %rhs
  return
}
// -----
// index.mins
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.mins %lhs, %rhs
  return
}
// -----
// index.minu
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.minu %lhs, %rhs
  return
}
// -----
// index.mul
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.mul %lhs, %rhs
  return
}
// -----
// index.or
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.or %lhs, %rhs
  return
}
// -----
// index.rems
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.rems %lhs, %rhs
  return
}
// -----
// index.remu
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.remu %lhs, %rhs
  return
}
// -----
// index.shl
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.shl %lhs, %rhs
  return
}
// -----
// index.shrs
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.shrs %lhs, %rhs
  return
}
// -----
// index.shru
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.shru %lhs, %rhs
  return
}
// -----
// index.sizeof
func.func @example() {
  %0 = index.sizeof
  return
}
// -----
// index.sub
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.sub %lhs, %rhs
  return
}
// -----
// index.xor
func.func @example(%lhs: index, %rhs: index) {
  %0 = index.xor %lhs, %rhs
  return
}
