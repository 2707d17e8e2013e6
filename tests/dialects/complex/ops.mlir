func.func @ops(%a: complex<f32>, %b: complex<f64>, %x: f32, %y: f64, %i: i64, %n: i32) {
  // Complex_Op constant
  // Complex_Op create
  %re0 = complex.re %a : complex<f32>
  %re1 = complex.re %b fastmath<fast> {note} : complex<f64>
  %im0 = complex.im %a : complex<f32>
  %im1 = complex.im %b fastmath<fast> {note} : complex<f64>
  %abs0 = complex.abs %a : complex<f32>
  %abs1 = complex.abs %b fastmath<fast> {note} : complex<f64>
  %angle0 = complex.angle %a : complex<f32>
  %angle1 = complex.angle %b fastmath<fast> {note} : complex<f64>
  // Complex_Op bitcast
  %add0 = complex.add %a, %a : complex<f32>
  %add1 = complex.add %b, %b fastmath<nnan, contract> {note} : complex<f64>
  %sub0 = complex.sub %a, %a : complex<f32>
  %sub1 = complex.sub %b, %b fastmath<nnan, contract> {note} : complex<f64>
  %mul0 = complex.mul %a, %a : complex<f32>
  %mul1 = complex.mul %b, %b fastmath<nnan, contract> {note} : complex<f64>
  %div0 = complex.div %a, %a : complex<f32>
  %div1 = complex.div %b, %b fastmath<nnan, contract> {note} : complex<f64>
  %neg0 = complex.neg %a : complex<f32>
  %neg1 = complex.neg %b fastmath<fast> {note} : complex<f64>
  %conj0 = complex.conj %a : complex<f32>
  %conj1 = complex.conj %b fastmath<fast> {note} : complex<f64>
  %sign0 = complex.sign %a : complex<f32>
  %sign1 = complex.sign %b fastmath<fast> {note} : complex<f64>
  // Complex_Op eq
  // Complex_Op neq
  %exp0 = complex.exp %a : complex<f32>
  %exp1 = complex.exp %b fastmath<fast> {note} : complex<f64>
  %expm10 = complex.expm1 %a : complex<f32>
  %expm11 = complex.expm1 %b fastmath<fast> {note} : complex<f64>
  %log0 = complex.log %a : complex<f32>
  %log1 = complex.log %b fastmath<fast> {note} : complex<f64>
  %log1p0 = complex.log1p %a : complex<f32>
  %log1p1 = complex.log1p %b fastmath<fast> {note} : complex<f64>
  %pow0 = complex.pow %a, %a : complex<f32>
  %pow1 = complex.pow %b, %b fastmath<nnan, contract> {note} : complex<f64>
  // Complex_Op powi
  %sqrt0 = complex.sqrt %a : complex<f32>
  %sqrt1 = complex.sqrt %b fastmath<fast> {note} : complex<f64>
  %rsqrt0 = complex.rsqrt %a : complex<f32>
  %rsqrt1 = complex.rsqrt %b fastmath<fast> {note} : complex<f64>
  %sin0 = complex.sin %a : complex<f32>
  %sin1 = complex.sin %b fastmath<fast> {note} : complex<f64>
  %cos0 = complex.cos %a : complex<f32>
  %cos1 = complex.cos %b fastmath<fast> {note} : complex<f64>
  %tan0 = complex.tan %a : complex<f32>
  %tan1 = complex.tan %b fastmath<fast> {note} : complex<f64>
  %tanh0 = complex.tanh %a : complex<f32>
  %tanh1 = complex.tanh %b fastmath<fast> {note} : complex<f64>
  %atan20 = complex.atan2 %a, %a : complex<f32>
  %atan21 = complex.atan2 %b, %b fastmath<nnan, contract> {note} : complex<f64>
  %0 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %1 = complex.constant [0.1, 0.2] {note} : complex<f64>
  %2 = complex.constant [1 : i8, 2 : i8] : complex<i8>
  %3 = complex.create %x, %x : complex<f32>
  %4 = complex.create %y, %y {note} : complex<f64>
  %5 = complex.re %a : complex<f32>
  %6 = complex.im %b fastmath<fast> : complex<f64>
  %7 = complex.abs %a : complex<f32>
  %8 = complex.angle %b fastmath<nsz> {note} : complex<f64>
  %9 = complex.bitcast %a : complex<f32> to i64
  %10 = complex.bitcast %i : i64 to complex<f32>
  %11 = complex.bitcast %y : f64 to complex<f32>
  %12 = complex.eq %a, %a : complex<f32>
  %13 = complex.neq %b, %b {note} : complex<f64>
  %14 = complex.powi %a, %n : complex<f32>, i32
  %15 = complex.powi %b, %i fastmath<fast> : complex<f64>, i64
  "t.use"() {a = #complex.number<:f64 1.0, 2.5>, b = #complex.number<:f32 1.0, -0.1>, c = #complex.number<:bf16 3.14159, 1.0e100> : complex<bf16>} : () -> ()
  return
}
