"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.divsi"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.divsi"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.divui"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.divui"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "arith.fptosi"(%a0) : (f32) -> (i64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "arith.fptoui"(%a0) : (f32) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.floordivsi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.maxsi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.maxsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.maxui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.minsi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.minui"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xf32>, %a1: vector<4xf32>):
%r0 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>):
%r0 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0, %r1 = "arith.mulsi_extended"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>, vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0, %r1 = "arith.mului_extended"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>, vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "arith.negf"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.ori"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.ori"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.remui"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi8>, %a1: vector<[4]xi8>):
%r0 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.shrsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.shrsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.shrui"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.shrui"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi8>, %a1: vector<[4]xi8>):
%r0 = "arith.xori"(%a0, %a1) : (vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.xori"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !emitc.ptr<i32>):
%r0 = "complex.bitcast"(%a0) : (!emitc.ptr<i32>) -> (!emitc.ptr<i32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.div"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.re"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.re"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.rsqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sign"(%a0) {fastmath = #arith.fastmath<ninf>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sin"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sin"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sqrt"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.sub"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.tanh"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.cos"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.cos"(%a0) {fastmath = #arith.fastmath<afn>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.cosh"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.cosh"(%a0) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>):
%r0 = "math.ctlz"(%a0) : (tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>):
%r0 = "math.cttz"(%a0) : (tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>):
%r0 = "math.ctpop"(%a0) : (vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>):
%r0 = "math.ctpop"(%a0) : (vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.erf"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.erf"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%r0 = "math.erfc"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.erfc"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%r0 = "math.exp2"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xf32>):
%r0 = "math.exp2"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.expm1"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.exp"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.exp"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>, %a2: tensor<1x4x4xf32>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.isfinite"(%a0) : (vector<16xf32>) -> (vector<16xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: bf16):
%r0 = "math.isfinite"(%a0) {fastmath = #arith.fastmath<none>} : (bf16) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.isinf"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<16xf32>) -> (vector<16xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f64):
%r0 = "math.isnan"(%a0) : (f64) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.isnormal"(%a0) : (vector<[4]xf32>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf16>):
%r0 = "math.isnormal"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<2xf16>) -> (vector<2xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.log1p"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.log1p"(%a0) {fastmath = #arith.fastmath<nsz>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.log2"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.log2"(%a0) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.sinh"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.sinh"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i32, %a1: memref<4xi32>, %a2: index):
%r0 = "memref.atomic_rmw"(%a0, %a1, %a2) {kind = 5 : i64} : (i32, memref<4xi32>, index) -> (i32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "memref.alloc"(%a0) {operandSegmentSizes = array<i32: 1, 0>} : (index) -> (memref<?xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "memref.alloc"(%a0) {alignment = 1 : i64, operandSegmentSizes = array<i32: 1, 0>} : (index) -> (memref<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>):
%r0 = "memref.cast"(%a0) : (memref<4x4xf32>) -> (memref<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<f32>):
%r0 = "memref.collapse_shape"(%a0) {reassociation = []} : (memref<f32>) -> (memref<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>, %a1: index, %a2: index, %a3: index):
"memref.dma_wait"(%a0, %a1, %a2, %a3) : (memref<4x4xf32>, index, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>):
%r0 = "memref.extract_aligned_pointer_as_index"(%a0) : (memref<4x4xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<f32>):
%r0, %r1 = "memref.extract_strided_metadata"(%a0) : (memref<f32>) -> (memref<f32>, index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.memory_space_cast"(%a0) : (memref<16x16xf32>) -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>, %a1: index):
"memref.prefetch"(%a0, %a1) {isWrite = true, localityHint = 1 : i32, isDataCache = true} : (memref<4xindex>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>, %a1: index):
"memref.prefetch"(%a0, %a1) {isWrite = true, localityHint = 1 : i32, isDataCache = false} : (memref<4xindex>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>):
%r0 = "memref.rank"(%a0) : (memref<4x4xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%r0 = "memref.realloc"(%a0) : (memref<4xf32, 3>) -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xi32>):
%r0 = "memref.realloc"(%a0) {alignment = 0 : i64} : (memref<4xi32>) -> (memref<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xf32>, %a1: memref<4xi32>):
%r0 = "memref.reshape"(%a0, %a1) : (memref<?xf32>, memref<4xi32>) -> (memref<*xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<f32>):
%r0 = "memref.transpose"(%a0) {permutation = affine_map<() -> ()>} : (memref<f32>) -> (memref<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>):
%r0 = "memref.transpose"(%a0) {permutation = affine_map<(d0, d1) -> (d0, d1)>} : (memref<4x4xf32>) -> (memref<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0, %r1 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (vector<16xi8>, vector<16xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0, %r1 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (memref<4xindex>, memref<4xindex>)
}) : () -> ()
