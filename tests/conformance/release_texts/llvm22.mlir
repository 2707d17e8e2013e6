"x.wrap"() ({
^bb0(%a0: index):
"affine.delinearize_index"(%a0) {static_basis = array<i64>} : (index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "affine.linearize_index"(%a0) {static_basis = array<i64>, operandSegmentSizes = array<i32: 1, 0>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "affine.max"(%a0, %a1) {map = affine_map<(d0, d1) -> (d0, d1)>} : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>):
%r0 = "arith.addf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%r0 = "arith.addf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi8>, %a1: vector<[4]xi8>):
%r0 = "arith.addi"(%a0, %a1) {overflowFlags = #arith.overflow<nuw>} : (vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.addi"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.ceildivsi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.ceildivsi"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.ceildivui"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<nsz>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.divsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.divsi"(%a0, %a1) {isExact = unit} : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.divui"(%a0, %a1) {isExact = unit} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xi1>):
%r0 = "arith.extui"(%a0) : (vector<2xi1>) -> (vector<2xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "arith.fptosi"(%a0) : (f32) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f64):
%r0 = "arith.fptoui"(%a0) : (f64) -> (i32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: bf16):
%r0 = "arith.fptoui"(%a0) : (bf16) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.floordivsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.maxsi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.maxsi"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.maxui"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xf32>):
%r0 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>):
%r0 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.minnumf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.minnumf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.minsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.minsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.minui"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.minui"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>):
%r0 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0, %r1 = "arith.mulsi_extended"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>, vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0, %r1 = "arith.mulsi_extended"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0, %r1 = "arith.mului_extended"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0, %r1 = "arith.mului_extended"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "arith.negf"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "arith.negf"(%a0) {fastmath = #arith.fastmath<nsz>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.remsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.remsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.remui"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.remui"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i16):
%r0 = "arith.sitofp"(%a0) : (i16) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.shrsi"(%a0, %a1) {isExact = unit} : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.shrsi"(%a0, %a1) {isExact = unit} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.shrui"(%a0, %a1) {isExact = unit} : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.shrui"(%a0, %a1) {isExact = unit} : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xi64>, %a1: vector<2xi64>):
%r0 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nuw>} : (vector<2xi64>, vector<2xi64>) -> (vector<2xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xi64>, %a1: vector<2xi64>):
%r0 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<2xi64>, vector<2xi64>) -> (vector<2xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i64):
%r0 = "arith.trunci"(%a0) : (i64) -> (i32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i16):
%r0 = "arith.trunci"(%a0) {overflowFlags = #arith.overflow<nsw>} : (i16) -> (i4)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xi1>):
%r0 = "arith.uitofp"(%a0) : (vector<2xi1>) -> (vector<2xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.xori"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.xori"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !acc.data_bounds_ty):
%r0 = "complex.bitcast"(%a0) : (!acc.data_bounds_ty) -> (!acc.data_bounds_ty)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>, %a2: vector<4x4xf32>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>, %a2: vector<32xbf16>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<arcp>} : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.assume_alignment"(%a0) {alignment = 1 : i32} : (memref<16x16xf32>) -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.assume_alignment"(%a0) {alignment = 4 : i32} : (memref<16x16xf32>) -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: memref<4xf32, 3>):
"memref.copy"(%a0, %a1) : (memref<4xf32, 3>, memref<4xf32, 3>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>, %a1: memref<16x16xf32>):
"memref.copy"(%a0, %a1) : (memref<16x16xf32>, memref<16x16xf32>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32>):
%r0 = "memref.distinct_objects"(%a0) : (memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>):
%r0 = "memref.distinct_objects"(%a0) : (memref<4x4xf32>) -> (memref<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "memref.alloc"() {operandSegmentSizes = array<i32: 0, 0>} : () -> (memref<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
%r0 = "memref.cast"(%a0) : (memref<4xindex>) -> (memref<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.cast"(%a0) : (memref<16x16xf32>) -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.collapse_shape"(%a0) {reassociation = [[0], [1]]} : (memref<16x16xf32>) -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
"memref.dealloc"(%a0) : (memref<4xf32, 3>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
"memref.dealloc"(%a0) : (memref<16x16xf32>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: index):
%r0 = "memref.dim"(%a0, %a1) : (memref<4xf32, 3>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<1xi32>, %a1: index, %a2: index):
"memref.dma_wait"(%a0, %a1, %a2) : (memref<1xi32>, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: index, %a2: index):
"memref.dma_wait"(%a0, %a1, %a2) : (memref<4xf32, 3>, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%r0 = "memref.extract_aligned_pointer_as_index"(%a0) : (memref<4xf32, 3>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.extract_aligned_pointer_as_index"(%a0) : (memref<16x16xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>):
%r0 = "memref.memory_space_cast"(%a0) : (memref<4x4xf32>) -> (memref<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%r0 = "memref.memory_space_cast"(%a0) : (memref<4xf32, 3>) -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: index):
"memref.prefetch"(%a0, %a1) {isWrite = true, localityHint = 0 : i32, isDataCache = false} : (memref<4xf32, 3>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>, %a1: index, %a2: index):
"memref.prefetch"(%a0, %a1, %a2) {isWrite = true, localityHint = 1 : i32, isDataCache = false} : (memref<16x16xf32>, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.rank"(%a0) : (memref<16x16xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xi32>):
%r0 = "memref.realloc"(%a0) : (memref<4xi32>) -> (memref<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xf32>):
%r0 = "memref.realloc"(%a0) {alignment = 8 : i64} : (memref<?xf32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<i32>):
%r0 = "memref.transpose"(%a0) {permutation = affine_map<() -> ()>} : (memref<i32>) -> (memref<i32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xi8>, %a1: index, %a2: index):
%r0 = "memref.view"(%a0, %a1, %a2) : (memref<?xi8>, index, index) -> (memref<?xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "tensor.cast"(%a0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "tensor.cast"(%a0) : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%r0 = "tensor.collapse_shape"(%a0) {reassociation = [[0], [1]]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>):
%r0 = "tensor.collapse_shape"(%a0) {reassociation = [[0], [1]]} : (tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "tensor.concat"(%a0) {dim = 0 : i64} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?xf32>, %a1: tensor<?xf32>):
%r0 = "tensor.concat"(%a0, %a1) {dim = 0 : i64} : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: index):
%r0 = "tensor.dim"(%a0, %a1) : (tensor<1x4x4xf32>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: index):
%r0 = "tensor.dim"(%a0, %a1) : (tensor<1x1x4xf32>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "tensor.empty"() : () -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "tensor.empty"(%a0) : (index) -> (tensor<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "tensor.rank"(%a0) : (tensor<1x1x4xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "tensor.rank"(%a0) : (tensor<1x4x4x1xi8>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4xindex>):
%r0 = "tensor.reshape"(%a0, %a1) : (tensor<4x4xf32>, tensor<4xindex>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (!ml_program.token)
}) : () -> ()
