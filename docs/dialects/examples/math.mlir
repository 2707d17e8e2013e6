// math.absf
func.func @example(%operand: f32) {
  %0 = math.absf %operand : f32
  return
}
// -----
// math.absi
func.func @example(%operand: i32) {
  %0 = math.absi %operand : i32
  return
}
// -----
// math.acos
func.func @example(%operand: f32) {
  %0 = math.acos %operand : f32
  return
}
// -----
// math.acosh
func.func @example(%operand: f32) {
  %0 = math.acosh %operand : f32
  return
}
// -----
// math.asin
func.func @example(%operand: f32) {
  %0 = math.asin %operand : f32
  return
}
// -----
// math.asinh
func.func @example(%operand: f32) {
  %0 = math.asinh %operand : f32
  return
}
// -----
// math.atan
func.func @example(%operand: f32) {
  %0 = math.atan %operand : f32
  return
}
// -----
// math.atan2
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = math.atan2 %lhs, %rhs : f32
  return
}
// -----
// math.atanh
func.func @example(%operand: f32) {
  %0 = math.atanh %operand : f32
  return
}
// -----
// math.cbrt
func.func @example(%operand: f32) {
  %0 = math.cbrt %operand : f32
  return
}
// -----
// math.ceil
func.func @example(%operand: f32) {
  %0 = math.ceil %operand : f32
  return
}
// -----
// math.clampf
func.func @example(%value: f32, %min: f32, %max: f32) {
  %0 = math.clampf %value to [%min, %max] : f32
  return
}
// -----
// math.copysign
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = math.copysign %lhs, %rhs : f32
  return
}
// -----
// math.cos
func.func @example(%operand: f32) {
  %0 = math.cos %operand : f32
  return
}
// -----
// math.cosh
func.func @example(%operand: f32) {
  %0 = math.cosh %operand : f32
  return
}
// -----
// math.ctlz
func.func @example(%operand: i32) {
  %0 = math.ctlz %operand : i32
  return
}
// -----
// math.ctpop
func.func @example(%operand: i32) {
  %0 = math.ctpop %operand : i32
  return
}
// -----
// math.cttz
func.func @example(%operand: i32) {
  %0 = math.cttz %operand : i32
  return
}
// -----
// math.erf
func.func @example(%operand: f32) {
  %0 = math.erf %operand : f32
  return
}
// -----
// math.erfc
func.func @example(%operand: f32) {
  %0 = math.erfc %operand : f32
  return
}
// -----
// math.exp
func.func @example(%operand: f32) {
  %0 = math.exp %operand : f32
  return
}
// -----
// math.exp2
func.func @example(%operand: f32) {
  %0 = math.exp2 %operand : f32
  return
}
// -----
// math.expm1
func.func @example(%operand: f32) {
  %0 = math.expm1 %operand : f32
  return
}
// -----
// math.floor
func.func @example(%operand: f32) {
  %0 = math.floor %operand : f32
  return
}
// -----
// math.fma
func.func @example(%a: f32, %b: f32, %c: f32) {
  %0 = math.fma %a, %b, %c : f32
  return
}
// -----
// math.fpowi
func.func @example(%lhs: f32, %rhs: i32) {
  %0 = math.fpowi %lhs, %rhs : f32, i32
  return
}
// -----
// math.ipowi
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = math.ipowi %lhs, %rhs : i32
  return
}
// -----
// math.isfinite
func.func @example(%operand: f32) {
  %0 = math.isfinite %operand : f32
  return
}
// -----
// math.isinf
func.func @example(%operand: f32) {
  %0 = math.isinf %operand : f32
  return
}
// -----
// math.isnan
func.func @example(%operand: f32) {
  %0 = math.isnan %operand : f32
  return
}
// -----
// math.isnormal
func.func @example(%operand: f32) {
  %0 = math.isnormal %operand : f32
  return
}
// -----
// math.log
func.func @example(%operand: f32) {
  %0 = math.log %operand : f32
  return
}
// -----
// math.log10
func.func @example(%operand: f32) {
  %0 = math.log10 %operand : f32
  return
}
// -----
// math.log1p
func.func @example(%operand: f32) {
  %0 = math.log1p %operand : f32
  return
}
// -----
// math.log2
func.func @example(%operand: f32) {
  %0 = math.log2 %operand : f32
  return
}
// -----
// math.powf
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = math.powf %lhs, %rhs : f32
  return
}
// -----
// math.round
func.func @example(%operand: f32) {
  %0 = math.round %operand : f32
  return
}
// -----
// math.roundeven
func.func @example(%operand: f32) {
  %0 = math.roundeven %operand : f32
  return
}
// -----
// math.rsqrt
func.func @example(%operand: f32) {
  %0 = math.rsqrt %operand : f32
  return
}
// -----
// math.sin
func.func @example(%operand: f32) {
  %0 = math.sin %operand : f32
  return
}
// -----
// math.sincos
func.func @example(%operand: f32) {
  %sin, %cos = math.sincos %operand : f32
  return
}
// -----
// math.sinh
func.func @example(%operand: f32) {
  %0 = math.sinh %operand : f32
  return
}
// -----
// math.sqrt
func.func @example(%operand: f32) {
  %0 = math.sqrt %operand : f32
  return
}
// -----
// math.tan
func.func @example(%operand: f32) {
  %0 = math.tan %operand : f32
  return
}
// -----
// math.tanh
func.func @example(%operand: f32) {
  %0 = math.tanh %operand : f32
  return
}
// -----
// math.trunc
func.func @example(%operand: f32) {
  %0 = math.trunc %operand : f32
  return
}
