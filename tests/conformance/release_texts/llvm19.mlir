"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "affine.delinearize_index"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<i32>):
"affine.prefetch"(%a0) {isWrite = true, localityHint = 0 : i32, isDataCache = false, map = affine_map<() -> ()>} : (memref<i32>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<i32>):
%r0 = "affine.vector_load"(%a0) {map = affine_map<() -> ()>} : (memref<i32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>):
%r0 = "arith.bitcast"(%a0) : (tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%r0 = "arith.bitcast"(%a0) : (memref<4xf32, 3>) -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.divsi"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.divsi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.divui"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.divui"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "arith.fptoui"(%a0) : (f32) -> (i64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.floordivsi"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.maxsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.shrsi"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.shrsi"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi8>, %a1: vector<[4]xi8>):
%r0 = "arith.shrui"(%a0, %a1) : (vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.shrui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xi1>, %a1: vector<16xi1>):
%r0 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<16xi1>, vector<16xi1>) -> (vector<16xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1xi8>):
%r0 = "arith.uitofp"(%a0) : (tensor<1xi8>) -> (tensor<1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !smt.array<[!smt.int -> !smt.bool]>):
%r0 = "complex.bitcast"(%a0) : (!smt.array<[!smt.int -> !smt.bool]>) -> (!smt.array<[!smt.int -> !smt.bool]>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>):
%r0 = "complex.bitcast"(%a0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>) -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.conj"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.div"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.pow"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.re"(%a0) {fastmath = #arith.fastmath<arcp>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.re"(%a0) {fastmath = #arith.fastmath<nnan>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.sub"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "x.region"() : () -> () }) {sym_name = "foo", function_type = () -> (), res_attrs = []} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "x.region"() : () -> () }) {sym_name = "foo", function_type = () -> (), arg_attrs = [], res_attrs = []} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.exp2"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%r0 = "math.expm1"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xf32>):
%r0 = "math.expm1"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.exp"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xf64>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<nsz>} : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>, %a2: vector<4x4xf32>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<reassoc>} : (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "math.ipowi"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.log1p"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<f32>):
%r0 = "math.log2"(%a0) {fastmath = #arith.fastmath<afn>} : (tensor<f32>) -> (tensor<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf64>):
%r0 = "math.log2"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<2xf64>) -> (vector<2xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<nsz>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.sinh"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.sinh"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
"memref.assume_alignment"(%a0) {alignment = 1 : i32} : (memref<16x16xf32>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
"memref.assume_alignment"(%a0) {alignment = 4 : i32} : (memref<16x16xf32>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: index):
"memref.prefetch"(%a0, %a1) {isWrite = true, localityHint = 1 : i32, isDataCache = false} : (memref<4xf32, 3>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
%r0 = "memref.realloc"(%a0) : (memref<4xindex>) -> (memref<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xi32>):
%r0 = "memref.realloc"(%a0) {alignment = 1 : i64} : (memref<4xi32>) -> (memref<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<*xf32>, %a1: memref<1xi32>):
%r0 = "memref.reshape"(%a0, %a1) : (memref<*xf32>, memref<1xi32>) -> (memref<*xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "quant.scast"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "quant.scast"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (!shape.value_shape)
}) : () -> ()
// -----
"x.wrap"() ({
%r0, %r1 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (vector<4xindex>, vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "tensor.bitcast"(%a0) : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "tensor.concat"(%a0) {dim = 1 : i64} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: index):
%r0 = "tensor.dim"(%a0, %a1) : (tensor<1x4x4x1xi8>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: index):
%r0 = "tensor.dim"(%a0, %a1) : (tensor<1x4x4x1xf32>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "tensor.rank"(%a0) : (tensor<1x4x4x1xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (!transform.any_param)
}) : () -> ()
