module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = math.absf %arg0 fastmath<nnan> : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.absf %arg0 fastmath<reassoc> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>):
    %0 = math.absi %arg0 {foo} : vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = math.absi %arg0 : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = math.acos %arg0 fastmath<reassoc> : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = math.acos %arg0 fastmath<contract> {foo} : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = math.acosh %arg0 fastmath<reassoc> : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.acosh %arg0 fastmath<ninf> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = math.asin %arg0 fastmath<nnan> : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.asin %arg0 fastmath<contract> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = math.asinh %arg0 fastmath<afn> {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.asinh %arg0 fastmath<arcp> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = math.atan2 %arg0, %arg1 fastmath<reassoc> : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = math.atan2 %arg0, %arg1 {foo} : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = math.atan %arg0 fastmath<fast> {foo} : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.atan %arg0 fastmath<contract> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.atanh %arg0 fastmath<afn> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.atanh %arg0 fastmath<reassoc> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = math.cbrt %arg0 fastmath<fast> : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = math.cbrt %arg0 fastmath<fast> {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.ceil %arg0 fastmath<arcp> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.ceil %arg0 fastmath<contract> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>, %arg2: tensor<1x4x4xf32>):
    %0 = math.clampf %arg0 to [%arg1, %arg2] fastmath<fast> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>, %arg2: tensor<1x4x4x1xf32>):
    %0 = math.clampf %arg0 to [%arg1, %arg2] fastmath<ninf> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
    %0 = math.copysign %arg0, %arg1 fastmath<afn> : tensor<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>):
    %0 = math.copysign %arg0, %arg1 fastmath<nnan> {foo} : tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = math.cos %arg0 fastmath<ninf> {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.cos %arg0 fastmath<ninf> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = math.cosh %arg0 fastmath<fast> {foo} : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.cosh %arg0 fastmath<reassoc> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = math.ctlz %arg0 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = math.ctlz %arg0 : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>):
    %0 = math.cttz %arg0 {foo} : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = math.cttz %arg0 {foo} : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = math.ctpop %arg0 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = math.ctpop %arg0 {foo} : tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = math.erf %arg0 fastmath<contract> : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.erf %arg0 fastmath<contract> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = math.erfc %arg0 fastmath<nnan> {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = math.erfc %arg0 fastmath<contract> : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = math.exp2 %arg0 fastmath<reassoc> : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = math.exp2 %arg0 fastmath<arcp> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = math.expm1 %arg0 fastmath<contract> : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.expm1 %arg0 fastmath<arcp> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = math.exp %arg0 fastmath<contract> : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = math.exp %arg0 fastmath<ninf> {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.floor %arg0 fastmath<ninf> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.floor %arg0 fastmath<contract> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>, %arg2: tensor<1x4x4x1xf32>):
    %0 = math.fma %arg0, %arg1, %arg2 : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>):
    %0 = math.fma %arg0, %arg1, %arg2 fastmath<arcp> {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = math.ipowi %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = math.ipowi %arg0, %arg1 {foo} : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = math.isfinite %arg0 {fastmath = #arith.fastmath<fast>, foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = math.isnan %arg0 {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = math.isnan %arg0 {fastmath = #arith.fastmath<contract>} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = math.isnormal %arg0 {fastmath = #arith.fastmath<nnan>} : f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = math.log1p %arg0 fastmath<ninf> : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = math.log1p %arg0 fastmath<reassoc> : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = math.log2 %arg0 fastmath<contract> {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = math.log2 %arg0 fastmath<fast> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = math.log10 %arg0 fastmath<nsz> {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = math.log10 %arg0 fastmath<contract> {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.log %arg0 fastmath<fast> {foo} : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.log %arg0 fastmath<nnan> {foo} : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = math.powf %arg0, %arg1 fastmath<contract> : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = math.powf %arg0, %arg1 fastmath<reassoc> : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.roundeven %arg0 fastmath<nnan> {foo} : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.roundeven %arg0 fastmath<reassoc> {foo} : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.round %arg0 fastmath<fast> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = math.round %arg0 fastmath<ninf> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.rsqrt %arg0 fastmath<nnan> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.rsqrt %arg0 fastmath<reassoc> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = math.sin %arg0 fastmath<arcp> {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.sin %arg0 fastmath<arcp> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %sin, %cos = math.sincos %arg0 fastmath<afn> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %sin, %cos = math.sincos %arg0 fastmath<nsz> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.sinh %arg0 fastmath<nnan> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = math.sinh %arg0 fastmath<reassoc> {foo} : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.sqrt %arg0 fastmath<ninf> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = math.sqrt %arg0 fastmath<contract> {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = math.tan %arg0 fastmath<contract> : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = math.tan %arg0 fastmath<ninf> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = math.tanh %arg0 fastmath<ninf> : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = math.tanh %arg0 fastmath<ninf> {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = math.trunc %arg0 fastmath<contract> {foo} : tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = math.trunc %arg0 fastmath<reassoc> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
