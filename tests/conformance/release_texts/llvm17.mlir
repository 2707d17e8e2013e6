"x.wrap"() ({
%r0 = "affine.max"() {map = affine_map<() -> ()>} : () -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.addi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.addi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.andi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "arith.bitcast"(%a0) : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.ceildivsi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.ceildivsi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%r0 = "arith.cmpi"(%a0, %a1) {predicate = 8 : i64} : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xf32>):
%r0 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<fast>} : (vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>):
%r0 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<fast>} : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.divui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: bf16):
%r0 = "arith.fptosi"(%a0) : (bf16) -> (i4)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf16>):
%r0 = "arith.fptosi"(%a0) : (vector<2xf16>) -> (vector<2xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.floordivsi"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>, %a1: vector<8xbf16>):
%r0 = "arith.maxf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (vector<8xbf16>, vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>):
%r0 = "arith.maxf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.maxui"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%r0 = "arith.minf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.minf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<arcp>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.muli"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.muli"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0, %r1 = "arith.mulsi_extended"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0, %r1 = "arith.mului_extended"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>, tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "arith.negf"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "arith.negf"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.ori"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.remsi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.remui"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<i32>):
%r0 = "arith.sitofp"(%a0) : (tensor<i32>) -> (tensor<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<2xi1>):
%r0 = "arith.sitofp"(%a0) : (tensor<2xi1>) -> (tensor<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.shli"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.shli"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.shrsi"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.shrui"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<arcp>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.subi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.subi"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "arith.truncf"(%a0) : (f32) -> (f16)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xi32>):
%r0 = "arith.uitofp"(%a0) : (tensor<4xi32>) -> (tensor<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>):
%r0 = "arith.uitofp"(%a0) : (vector<[4]xi32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.abs"(%a0) : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.abs"(%a0) : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.add"(%a0, %a1) : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.add"(%a0, %a1) : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.angle"(%a0) : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.angle"(%a0) : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.atan2"(%a0, %a1) : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.atan2"(%a0, %a1) : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "complex.bitcast"(%a0) : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "complex.bitcast"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.conj"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.conj"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.cos"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.cos"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.div"(%a0, %a1) : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.div"(%a0, %a1) : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.exp"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.exp"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.expm1"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.expm1"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.im"(%a0) : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.im"(%a0) : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.log1p"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.log1p"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.log"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.log"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.mul"(%a0, %a1) : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.mul"(%a0, %a1) : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.neg"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.neg"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.pow"(%a0, %a1) : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.pow"(%a0, %a1) : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.re"(%a0) : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.re"(%a0) : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.rsqrt"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.rsqrt"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sign"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sign"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sin"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sin"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sqrt"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sqrt"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.sub"(%a0, %a1) : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.sub"(%a0, %a1) : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.tan"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.tan"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.tanh"(%a0) : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.tanh"(%a0) : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "math.atan2"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "math.atan2"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.atan"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.atan"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.cbrt"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.cbrt"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.ceil"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.ceil"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<*xf32>, %a1: tensor<*xf32>):
%r0 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xf32>):
%r0 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.cos"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.cos"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "math.ctlz"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>):
%r0 = "math.cttz"(%a0) : (tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>):
%r0 = "math.cttz"(%a0) : (vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>):
%r0 = "math.ctpop"(%a0) : (vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.erf"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.erf"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "math.exp2"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "math.expm1"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.expm1"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.exp"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.exp"(%a0) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<nsz>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xf64>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<none>} : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>, %a2: tensor<1x1x4xf32>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "math.ipowi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.log1p"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.log1p"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.log2"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: bf16):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<nnan>} : (bf16) -> (bf16)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<f32>):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<afn>} : (tensor<f32>) -> (tensor<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<nsz>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>, %a1: index, %a2: index):
"memref.prefetch"(%a0, %a1, %a2) {isWrite = true, localityHint = 0 : i32, isDataCache = true} : (memref<4x4xf32>, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32>):
%r0 = "memref.rank"(%a0) : (memref<4xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32>):
%r0 = "memref.realloc"(%a0) {alignment = 0 : i64} : (memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<f32>, %a1: memref<1xi32>):
%r0 = "memref.reshape"(%a0, %a1) : (memref<f32>, memref<1xi32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: memref<4xindex>):
"memref.tensor_store"(%a0, %a1) : (tensor<4xindex>, memref<4xindex>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%r0 = "quant.dcast"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%r0 = "quant.dcast"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "quant.qcast"(%a0) : (tensor<1x1x4xf32>) -> (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "quant.qcast"(%a0) : (tensor<1x4x4xf32>) -> (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%r0 = "quant.scast"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%r0 = "quant.scast"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (!async.coro.handle)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
"scf.index_switch"(%a0) ({ "scf.yield"() : () -> () }) {cases = array<i64>} : (index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%r0 = "tensor.cast"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "tensor.empty"() : () -> (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1xf32>, %a1: tensor<2xi32>):
%r0 = "tensor.reshape"(%a0, %a1) : (tensor<1xf32>, tensor<2xi32>) -> (tensor<*xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "tensor.splat"(%a0) : (f32) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i8):
%r0 = "tensor.splat"(%a0) : (i8) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (!xegpu.mem_desc<16x16xf32>)
}) : () -> ()
