module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.abs %arg0 fastmath<contract> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.abs %arg0 fastmath<reassoc> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.add %arg0, %arg1 fastmath<nnan> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.add %arg0, %arg1 fastmath<reassoc> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.angle %arg0 fastmath<nnan> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.angle %arg0 fastmath<fast> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.atan2 %arg0, %arg1 fastmath<nnan> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.atan2 %arg0, %arg1 fastmath<fast> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = complex.bitcast %arg0 : !acc.data_bounds_ty to !acc.data_bounds_ty
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_param):
    %0 = complex.bitcast %arg0 : !transform.any_param to !transform.any_param
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.conj %arg0 fastmath<reassoc> : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.conj %arg0 fastmath<contract> : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.cos %arg0 fastmath<reassoc> : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.cos %arg0 fastmath<reassoc> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = complex.create %arg0, %arg1 : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = complex.create %arg0, %arg1 : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.div %arg0, %arg1 fastmath<arcp> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = complex.div %arg0, %arg1 fastmath<reassoc> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = complex.eq %arg0, %arg1 {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.eq %arg0, %arg1 {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.exp %arg0 fastmath<afn> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.exp %arg0 fastmath<ninf> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.expm1 %arg0 fastmath<contract> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.expm1 %arg0 fastmath<nnan> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.im %arg0 fastmath<arcp> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.im %arg0 fastmath<contract> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.log1p %arg0 fastmath<fast> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.log1p %arg0 fastmath<nnan> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.log %arg0 fastmath<nnan> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.log %arg0 fastmath<reassoc> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = complex.mul %arg0, %arg1 fastmath<arcp> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.mul %arg0, %arg1 fastmath<arcp> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.neg %arg0 fastmath<nnan> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.neg %arg0 fastmath<contract> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.neq %arg0, %arg1 {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = complex.neq %arg0, %arg1 {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.pow %arg0, %arg1 fastmath<arcp> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = complex.pow %arg0, %arg1 fastmath<fast> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: i4):
    %0 = complex.powi %arg0, %arg1 fastmath<nnan> {foo} : complex<f64>, i4
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>, %arg1: i16):
    %0 = complex.powi %arg0, %arg1 fastmath<afn> {foo} : complex<f32>, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.re %arg0 fastmath<ninf> : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.re %arg0 fastmath<nnan> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.rsqrt %arg0 fastmath<nsz> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.rsqrt %arg0 fastmath<nnan> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.sign %arg0 fastmath<ninf> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.sign %arg0 fastmath<fast> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.sin %arg0 fastmath<contract> : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.sin %arg0 fastmath<contract> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.sqrt %arg0 fastmath<contract> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.sqrt %arg0 fastmath<arcp> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>, %arg1: complex<f64>):
    %0 = complex.sub %arg0, %arg1 fastmath<nsz> {foo} : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>):
    %0 = complex.sub %arg0, %arg1 fastmath<arcp> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.tan %arg0 fastmath<reassoc> : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f32>):
    %0 = complex.tan %arg0 fastmath<ninf> {foo} : complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.tanh %arg0 fastmath<ninf> : complex<f64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: complex<f64>):
    %0 = complex.tanh %arg0 fastmath<reassoc> : complex<f64>
  }) : () -> ()
}
