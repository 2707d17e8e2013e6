"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i1):
"cf.cond_br"(%a0)[^bb1, ^bb1] {operand_segment_sizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
"x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "math.absf"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.atan"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.atan"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.cbrt"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.ceil"(%a0) {fastmath = #arith.fastmath<afn>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.ceil"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.cos"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf16>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<afn>} : (vector<2xf16>) -> (vector<2xf16>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "memref.alloc"() {alignment = 0 : i64, operand_segment_sizes = array<i32: 0, 0>} : () -> (memref<1xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "memref.alloc"() {alignment = 0 : i64, operand_segment_sizes = array<i32: 0, 0>} : () -> (memref<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>, %a1: index):
%r0 = "memref.dim"(%a0, %a1) : (memref<4xindex>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xi32>, %a1: index, %a2: index):
"memref.dma_wait"(%a0, %a1, %a2) : (memref<4xi32>, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xf32>, %a1: index, %a2: index):
"memref.dma_wait"(%a0, %a1, %a2) : (memref<?xf32>, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: index):
"memref.prefetch"(%a0, %a1) {isWrite = true, localityHint = 0 : i32, isDataCache = true} : (memref<4xf32, 3>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xi8>, %a1: index):
%r0 = "memref.view"(%a0, %a1) : (memref<?xi8>, index) -> (memref<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "tensor.cast"(%a0) : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.0>>, %a1: index):
%r0 = "tensor.dim"(%a0, %a1) : (tensor<4x!quant.uniform<i8:f32, 2.0>>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "tensor.empty"() : () -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "tensor.empty"() : () -> (tensor<4x!quant.uniform<i8:f32, 2.0>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xf32>, %a1: index):
%r0 = "tensor.extract"(%a0, %a1) : (tensor<4xf32>, index) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.0>>):
%r0 = "tensor.rank"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.0>>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>, %a2: tensor<?x?xi64>):
%r0 = "tensor.scatter"(%a0, %a1, %a2) {scatter_dims = array<i64: 0>, unique = unit} : (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "tensor.splat"(%a0) : (f32) -> (tensor<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i32):
%r0 = "tensor.splat"(%a0) : (i32) -> (tensor<i32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (tensor<4x!quant.uniform<i8:f32, 2.0>>)
}) : () -> ()
