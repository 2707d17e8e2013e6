func.func @f() {
  %0 = complex.constant [0.1, -1.0] : complex<f64>
  %1 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  return
}
