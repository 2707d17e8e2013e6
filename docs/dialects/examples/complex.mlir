// complex.abs
func.func @example(%complex: complex<f32>) {
  %0 = complex.abs %complex : complex<f32>
  return
}
// -----
// complex.add
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.add %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.angle
func.func @example(%complex: complex<f32>) {
  %0 = complex.angle %complex : complex<f32>
  return
}
// -----
// complex.atan2
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.atan2 %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.bitcast
func.func @example(%operand: none) {
  %0 = complex.bitcast %operand : none to none
  return
}
// -----
// complex.conj
func.func @example(%complex: complex<f32>) {
  %0 = complex.conj %complex : complex<f32>
  return
}
// -----
// complex.constant
func.func @example() {
  %cst = complex.constant [1 : i32, 2 : i32] : complex<i32>
  return
}
// -----
// complex.cos
func.func @example(%complex: complex<f32>) {
  %0 = complex.cos %complex : complex<f32>
  return
}
// -----
// complex.create
func.func @example(%real: f32, %imaginary: f32) {
  %0 = complex.create %real, %imaginary : complex<f32>
  return
}
// -----
// complex.div
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.div %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.eq
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.eq %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.exp
func.func @example(%complex: complex<f32>) {
  %0 = complex.exp %complex : complex<f32>
  return
}
// -----
// complex.expm1
func.func @example(%complex: complex<f32>) {
  %0 = complex.expm1 %complex : complex<f32>
  return
}
// -----
// complex.im
func.func @example(%complex: complex<f32>) {
  %0 = complex.im %complex : complex<f32>
  return
}
// -----
// complex.log
func.func @example(%complex: complex<f32>) {
  %0 = complex.log %complex : complex<f32>
  return
}
// -----
// complex.log1p
func.func @example(%complex: complex<f32>) {
  %0 = complex.log1p %complex : complex<f32>
  return
}
// -----
// complex.mul
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.mul %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.neg
func.func @example(%complex: complex<f32>) {
  %0 = complex.neg %complex : complex<f32>
  return
}
// -----
// complex.neq
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.neq %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.pow
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.pow %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.powi
func.func @example(%lhs: complex<f32>, %rhs: i32) {
  %0 = complex.powi %lhs, %rhs : complex<f32>, i32
  return
}
// -----
// complex.re
func.func @example(%complex: complex<f32>) {
  %0 = complex.re %complex : complex<f32>
  return
}
// -----
// complex.rsqrt
func.func @example(%complex: complex<f32>) {
  %0 = complex.rsqrt %complex : complex<f32>
  return
}
// -----
// complex.sign
func.func @example(%complex: complex<f32>) {
  %0 = complex.sign %complex : complex<f32>
  return
}
// -----
// complex.sin
func.func @example(%complex: complex<f32>) {
  %0 = complex.sin %complex : complex<f32>
  return
}
// -----
// complex.sqrt
func.func @example(%complex: complex<f32>) {
  %0 = complex.sqrt %complex : complex<f32>
  return
}
// -----
// complex.sub
func.func @example(%lhs: complex<f32>, %rhs: complex<f32>) {
  %0 = complex.sub %lhs, %rhs : complex<f32>
  return
}
// -----
// complex.tan
func.func @example(%complex: complex<f32>) {
  %0 = complex.tan %complex : complex<f32>
  return
}
// -----
// complex.tanh
func.func @example(%complex: complex<f32>) {
  %0 = complex.tanh %complex : complex<f32>
  return
}
