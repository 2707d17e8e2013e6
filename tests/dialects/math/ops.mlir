func.func @ops(%a: f32, %v: vector<2x[4]xf16>, %t: tensor<?xf64>, %i: i32, %w: vector<3xi64>, %n: tensor<?xi8>) {
  %absi0 = math.absi %i : i32
  %absi1 = math.absi %w {note = 1 : i8} : vector<3xi64>
  %ctlz0 = math.ctlz %i : i32
  %ctlz1 = math.ctlz %w {note = 1 : i8} : vector<3xi64>
  %cttz0 = math.cttz %i : i32
  %cttz1 = math.cttz %w {note = 1 : i8} : vector<3xi64>
  %ctpop0 = math.ctpop %i : i32
  %ctpop1 = math.ctpop %w {note = 1 : i8} : vector<3xi64>
  %ipowi0 = math.ipowi %i, %i : i32
  %ipowi1 = math.ipowi %w, %w : vector<3xi64>
  %absf0 = math.absf %a : f32
  %absf1 = math.absf %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %absf2 = math.absf %t fastmath<fast> {note} : tensor<?xf64>
  %copysign0 = math.copysign %a, %a : f32
  %copysign1 = math.copysign %v, %v fastmath<afn> : vector<2x[4]xf16>
  %ceil0 = math.ceil %a : f32
  %ceil1 = math.ceil %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %ceil2 = math.ceil %t fastmath<fast> {note} : tensor<?xf64>
  %floor0 = math.floor %a : f32
  %floor1 = math.floor %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %floor2 = math.floor %t fastmath<fast> {note} : tensor<?xf64>
  %trunc0 = math.trunc %a : f32
  %trunc1 = math.trunc %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %trunc2 = math.trunc %t fastmath<fast> {note} : tensor<?xf64>
  %round0 = math.round %a : f32
  %round1 = math.round %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %round2 = math.round %t fastmath<fast> {note} : tensor<?xf64>
  %roundeven0 = math.roundeven %a : f32
  %roundeven1 = math.roundeven %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %roundeven2 = math.roundeven %t fastmath<fast> {note} : tensor<?xf64>
  %fma0 = math.fma %a, %a, %a : f32
  %fma1 = math.fma %v, %v, %v fastmath<afn> : vector<2x[4]xf16>
  %sqrt0 = math.sqrt %a : f32
  %sqrt1 = math.sqrt %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %sqrt2 = math.sqrt %t fastmath<fast> {note} : tensor<?xf64>
  %cbrt0 = math.cbrt %a : f32
  %cbrt1 = math.cbrt %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %cbrt2 = math.cbrt %t fastmath<fast> {note} : tensor<?xf64>
  %rsqrt0 = math.rsqrt %a : f32
  %rsqrt1 = math.rsqrt %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %rsqrt2 = math.rsqrt %t fastmath<fast> {note} : tensor<?xf64>
  %powf0 = math.powf %a, %a : f32
  %powf1 = math.powf %v, %v fastmath<afn> : vector<2x[4]xf16>
  // Math_Op fpowi
  %exp0 = math.exp %a : f32
  %exp1 = math.exp %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %exp2 = math.exp %t fastmath<fast> {note} : tensor<?xf64>
  %exp20 = math.exp2 %a : f32
  %exp21 = math.exp2 %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %exp22 = math.exp2 %t fastmath<fast> {note} : tensor<?xf64>
  %expm10 = math.expm1 %a : f32
  %expm11 = math.expm1 %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %expm12 = math.expm1 %t fastmath<fast> {note} : tensor<?xf64>
  %log0 = math.log %a : f32
  %log1 = math.log %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %log2 = math.log %t fastmath<fast> {note} : tensor<?xf64>
  %log100 = math.log10 %a : f32
  %log101 = math.log10 %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %log102 = math.log10 %t fastmath<fast> {note} : tensor<?xf64>
  %log1p0 = math.log1p %a : f32
  %log1p1 = math.log1p %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %log1p2 = math.log1p %t fastmath<fast> {note} : tensor<?xf64>
  %log20 = math.log2 %a : f32
  %log21 = math.log2 %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %log22 = math.log2 %t fastmath<fast> {note} : tensor<?xf64>
  %sin0 = math.sin %a : f32
  %sin1 = math.sin %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %sin2 = math.sin %t fastmath<fast> {note} : tensor<?xf64>
  %cos0 = math.cos %a : f32
  %cos1 = math.cos %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %cos2 = math.cos %t fastmath<fast> {note} : tensor<?xf64>
  // Math_Op sincos
  %tan0 = math.tan %a : f32
  %tan1 = math.tan %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %tan2 = math.tan %t fastmath<fast> {note} : tensor<?xf64>
  %asin0 = math.asin %a : f32
  %asin1 = math.asin %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %asin2 = math.asin %t fastmath<fast> {note} : tensor<?xf64>
  %acos0 = math.acos %a : f32
  %acos1 = math.acos %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %acos2 = math.acos %t fastmath<fast> {note} : tensor<?xf64>
  %atan0 = math.atan %a : f32
  %atan1 = math.atan %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %atan2 = math.atan %t fastmath<fast> {note} : tensor<?xf64>
  %atan20 = math.atan2 %a, %a : f32
  %atan21 = math.atan2 %v, %v fastmath<afn> : vector<2x[4]xf16>
  %sinh0 = math.sinh %a : f32
  %sinh1 = math.sinh %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %sinh2 = math.sinh %t fastmath<fast> {note} : tensor<?xf64>
  %cosh0 = math.cosh %a : f32
  %cosh1 = math.cosh %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %cosh2 = math.cosh %t fastmath<fast> {note} : tensor<?xf64>
  %tanh0 = math.tanh %a : f32
  %tanh1 = math.tanh %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %tanh2 = math.tanh %t fastmath<fast> {note} : tensor<?xf64>
  %asinh0 = math.asinh %a : f32
  %asinh1 = math.asinh %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %asinh2 = math.asinh %t fastmath<fast> {note} : tensor<?xf64>
  %acosh0 = math.acosh %a : f32
  %acosh1 = math.acosh %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %acosh2 = math.acosh %t fastmath<fast> {note} : tensor<?xf64>
  %atanh0 = math.atanh %a : f32
  %atanh1 = math.atanh %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %atanh2 = math.atanh %t fastmath<fast> {note} : tensor<?xf64>
  %erf0 = math.erf %a : f32
  %erf1 = math.erf %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %erf2 = math.erf %t fastmath<fast> {note} : tensor<?xf64>
  %erfc0 = math.erfc %a : f32
  %erfc1 = math.erfc %v fastmath<nnan, ninf> : vector<2x[4]xf16>
  %erfc2 = math.erfc %t fastmath<fast> {note} : tensor<?xf64>
  %isfinite0 = math.isfinite %a : f32
  %isfinite1 = math.isfinite %t {fastmath = #arith.fastmath<nsz>} : tensor<?xf64>
  %isinf0 = math.isinf %a : f32
  %isinf1 = math.isinf %t {fastmath = #arith.fastmath<nsz>} : tensor<?xf64>
  %isnan0 = math.isnan %a : f32
  %isnan1 = math.isnan %t {fastmath = #arith.fastmath<nsz>} : tensor<?xf64>
  %isnormal0 = math.isnormal %a : f32
  %isnormal1 = math.isnormal %t {fastmath = #arith.fastmath<nsz>} : tensor<?xf64>
  %clampf0 = math.clampf %a to [%a, %a] : f32
  %clampf1 = math.clampf %t to [%t, %t] fastmath<fast> {note} : tensor<?xf64>
  %fpowi0 = math.fpowi %a, %i : f32, i32
  %fpowi1 = math.fpowi %t, %n fastmath<reassoc> : tensor<?xf64>, tensor<?xi8>
  %sin_, %cos_ = math.sincos %a : f32
  %sin_2, %cos_2 = math.sincos %v fastmath<fast> {note} : vector<2x[4]xf16>
  return
}
