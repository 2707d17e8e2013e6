"x.wrap"() ({
^bb0(%a0: index):
%r0 = "affine.apply"(%a0) {map = affine_map<(d0) -> (d0)>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "affine.delinearize_index"(%a0) {static_basis = array<i64>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "affine.linearize_index"(%a0) {static_basis = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "affine.linearize_index"(%a0, %a1) {static_basis = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 0>} : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "affine.max"(%a0) {map = affine_map<(d0) -> (d0)>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "affine.min"(%a0) {map = affine_map<(d0) -> (d0)>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "affine.min"(%a0, %a1) {map = affine_map<(d0, d1) -> (d0, d1)>} : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf16>, %a1: vector<2xf16>):
%r0 = "arith.addf"(%a0, %a1) {fastmath = #arith.fastmath<afn>, roundingmode = 3 : i32} : (vector<2xf16>, vector<2xf16>) -> (vector<2xf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.addf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>, roundingmode = 1 : i32} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.addi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.addi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%r0, %r1 = "arith.addui_extended"(%a0, %a1) : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>, vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0, %r1 = "arith.addui_extended"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>, vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.andi"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.andi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "arith.bitcast"(%a0) : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "arith.bitcast"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.ceildivsi"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.ceildivsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.ceildivui"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.ceildivui"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.cmpi"(%a0, %a1) {predicate = 6 : i64} : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.cmpi"(%a0, %a1) {predicate = 5 : i64} : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "arith.constant"() {value = 1 : i32} : () -> (i32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<contract>, roundingmode = 4 : i32} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<contract>, roundingmode = 2 : i32} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.divsi"(%a0, %a1) {isExact = unit} : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.divsi"(%a0, %a1) {isExact = unit} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.divui"(%a0, %a1) {isExact = unit} : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.divui"(%a0, %a1) {isExact = unit} : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f64):
%r0 = "arith.fptosi"(%a0) : (f64) -> (i64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f64):
%r0 = "arith.fptosi"(%a0) : (f64) -> (i32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%r0 = "arith.fptoui"(%a0) : (f32) -> (i8)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.floordivsi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.floordivsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "arith.flush_denormals"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "arith.flush_denormals"(%a0) {fastmath = #arith.fastmath<afn>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
%r0 = "arith.index_cast"(%a0) : (memref<4xindex>) -> (memref<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
%r0 = "arith.index_castui"(%a0) : (memref<4xindex>) -> (memref<?xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xf32>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.maxsi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.maxsi"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.maxui"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.maxui"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>):
%r0 = "arith.minnumf"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.minnumf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.minsi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.minsi"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.minui"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.minui"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>):
%r0 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>):
%r0 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<nsz>, roundingmode = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0, %r1 = "arith.mulsi_extended"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0, %r1 = "arith.mulsi_extended"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0, %r1 = "arith.mului_extended"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>, vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0, %r1 = "arith.mului_extended"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "arith.negf"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "arith.negf"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.ori"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.ori"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%r0 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.remsi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.remsi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.remui"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%r0 = "arith.remui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i1):
%r0 = "arith.sitofp"(%a0) : (i1) -> (bf16)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<none>} : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.shrsi"(%a0, %a1) {isExact = unit} : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.shrsi"(%a0, %a1) {isExact = unit} : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.shrui"(%a0, %a1) {isExact = unit} : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "arith.shrui"(%a0, %a1) {isExact = unit} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<contract>, roundingmode = 3 : i32} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<afn>, roundingmode = 3 : i32} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xi32>, %a1: tensor<4xi32>):
%r0 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nuw>} : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nuw>} : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%r0, %r1 = "arith.subui_extended"(%a0, %a1) : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>, vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%r0, %r1 = "arith.subui_extended"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>, vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i8):
%r0 = "arith.uitofp"(%a0) {nonNeg = unit} : (i8) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xi32>):
%r0 = "arith.uitofp"(%a0) : (tensor<4xi32>) -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%r0 = "arith.xori"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%r0 = "arith.xori"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xi1>):
%r0 = "arith.select"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>, %a2: vector<[16]xi1>):
%r0 = "arith.select"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i1):
"cf.assert"(%a0) {msg = "foo"} : (i1) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i1):
"cf.assert"(%a0) {msg = "fence"} : (i1) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0():
"cf.br"()[^bb1] : () -> ()
^bb1:
"x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i1):
"cf.cond_br"(%a0)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
"x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i64, %a1: i64):
"cf.switch"(%a0, %a1)[^bb1] {case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i64, i64) -> ()
^bb1:
"x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.abs"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.abs"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.add"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.add"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.angle"(%a0) {fastmath = #arith.fastmath<nnan>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.angle"(%a0) {fastmath = #arith.fastmath<fast>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.atan2"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.atan2"(%a0, %a1) {fastmath = #arith.fastmath<fast>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !amx.tile<16x16xf32>):
%r0 = "complex.bitcast"(%a0) : (!amx.tile<16x16xf32>) -> (!amx.tile<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !transform.any_param):
%r0 = "complex.bitcast"(%a0) : (!transform.any_param) -> (!transform.any_param)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.conj"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.conj"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.cos"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.cos"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f64, %a1: f64):
%r0 = "complex.create"(%a0, %a1) : (f64, f64) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32, %a1: f32):
%r0 = "complex.create"(%a0, %a1) : (f32, f32) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.div"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.div"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.eq"(%a0, %a1) : (complex<f32>, complex<f32>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.eq"(%a0, %a1) : (complex<f64>, complex<f64>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.exp"(%a0) {fastmath = #arith.fastmath<fast>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.exp"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.expm1"(%a0) {fastmath = #arith.fastmath<fast>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.expm1"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.im"(%a0) {fastmath = #arith.fastmath<arcp>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.im"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.log1p"(%a0) {fastmath = #arith.fastmath<none>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.log1p"(%a0) {fastmath = #arith.fastmath<nnan>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.log"(%a0) {fastmath = #arith.fastmath<none>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.log"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.mul"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.mul"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.neg"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.neg"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.neq"(%a0, %a1) : (complex<f32>, complex<f32>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.neq"(%a0, %a1) : (complex<f64>, complex<f64>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.pow"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.pow"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: i8):
%r0 = "complex.powi"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>, i8) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: i4):
%r0 = "complex.powi"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, i4) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.re"(%a0) {fastmath = #arith.fastmath<ninf>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.re"(%a0) {fastmath = #arith.fastmath<nnan>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.rsqrt"(%a0) {fastmath = #arith.fastmath<fast>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.rsqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sign"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sign"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sin"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sin"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.sqrt"(%a0) {fastmath = #arith.fastmath<arcp>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.sqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%r0 = "complex.sub"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%r0 = "complex.sub"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.tan"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.tan"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.tanh"(%a0) {fastmath = #arith.fastmath<ninf>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%r0 = "complex.tanh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "func.return"() : () -> () }) {sym_name = "foo", function_type = () -> (), res_attrs = [], no_inline = unit} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "x.region"() : () -> () }) {sym_name = "foo", function_type = () -> (), arg_attrs = [], res_attrs = [], no_inline = unit} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.add"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.and"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "index.bool.constant"() {value = true} : () -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "index.bool.constant"() {value = false} : () -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "index.casts"(%a0) : (index) -> (i8)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%r0 = "index.casts"(%a0) : (index) -> (i32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.ceildivs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.ceildivu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.cmp"(%a0, %a1) {pred = #index<cmp_predicate ule>} : (index, index) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.cmp"(%a0, %a1) {pred = #index<cmp_predicate sge>} : (index, index) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "index.constant"() {value = 0 : index} : () -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "index.constant"() {value = 1 : index} : () -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.divs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.divu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.floordivs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.maxs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.maxu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.mins"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.minu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.mul"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.or"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.rems"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.remu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.shl"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.shrs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.shru"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "index.sizeof"() : () -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.sub"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%r0 = "index.xor"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.absf"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.absf"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>):
%r0 = "math.absi"(%a0) : (vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>):
%r0 = "math.absi"(%a0) : (vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.acos"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.acos"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.acosh"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.acosh"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.asin"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.asin"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.asinh"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.asinh"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<*xf32>, %a1: tensor<*xf32>):
%r0 = "math.atan2"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xf32>):
%r0 = "math.atan2"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.atan"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.atan"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.atanh"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.atanh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.cbrt"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "math.cbrt"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.ceil"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.ceil"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>, %a2: tensor<1x4x4xf32>):
%r0 = "math.clampf"(%a0, %a1, %a2) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>, %a2: tensor<1x4x4x1xf32>):
%r0 = "math.clampf"(%a0, %a1, %a2) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%r0 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%r0 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.cos"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.cos"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.cosh"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.cosh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>):
%r0 = "math.ctlz"(%a0) : (vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>):
%r0 = "math.ctlz"(%a0) : (vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>):
%r0 = "math.cttz"(%a0) : (vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "math.cttz"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>):
%r0 = "math.ctpop"(%a0) : (vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%r0 = "math.ctpop"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.erf"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.erf"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xf32>):
%r0 = "math.erfc"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.erfc"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.exp2"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.exp2"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.expm1"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.expm1"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.exp"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.exp"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.floor"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %a2: tensor<4x4xf32>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<nnan>, roundingmode = 3 : i32} : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>, %a2: vector<[2]xf64>):
%r0 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<reassoc>, roundingmode = 3 : i32} : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%r0 = "math.ipowi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "math.ipowi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.isfinite"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<16xf32>) -> (vector<16xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.isnan"(%a0) : (vector<[4]xf32>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf16>):
%r0 = "math.isnan"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<2xf16>) -> (vector<2xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f16):
%r0 = "math.isnormal"(%a0) {fastmath = #arith.fastmath<nnan>} : (f16) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.log1p"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.log1p"(%a0) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.log2"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.log2"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%r0 = "math.log10"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.log"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%r0 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.round"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.sin"(%a0) {fastmath = #arith.fastmath<arcp>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0, %r1 = "math.sincos"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0, %r1 = "math.sincos"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>, tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%r0 = "math.sinh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.sinh"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%r0 = "math.tan"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%r0 = "math.tanh"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<none>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "math.trunc"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
%r0 = "memref.assume_alignment"(%a0) {alignment = 4 : i32} : (memref<4xindex>) -> (memref<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%r0 = "memref.distinct_objects"(%a0) : (memref<16x16xf32>) -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
"memref.alloca_scope"() ({ "memref.alloca_scope.return"() : () -> () }) : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32>):
%r0 = "memref.cast"(%a0) : (memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%r0 = "memref.cast"(%a0) : (memref<4xf32, 3>) -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<i32>):
%r0 = "memref.collapse_shape"(%a0) {reassociation = []} : (memref<i32>) -> (memref<i32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<1xi32>):
"memref.dealloc"(%a0) : (memref<1xi32>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
"memref.dealloc"(%a0) : (memref<4xindex>) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>, %a1: index):
%r0 = "memref.dim"(%a0, %a1) : (memref<16x16xf32>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<f32>, %a1: index):
"memref.dma_wait"(%a0, %a1) : (memref<f32>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
%r0 = "memref.extract_aligned_pointer_as_index"(%a0) : (memref<4xindex>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xf32>):
%r0 = "memref.memory_space_cast"(%a0) : (memref<?xf32>) -> (memref<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32>):
%r0 = "memref.memory_space_cast"(%a0) : (memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%r0 = "memref.rank"(%a0) : (memref<4xf32, 3>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<1xi32>, %a1: memref<1xi32>):
%r0 = "memref.reshape"(%a0, %a1) : (memref<1xi32>, memref<1xi32>) -> (memref<1xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xi8>, %a1: index, %a2: index):
%r0 = "memref.view"(%a0, %a1, %a2) : (memref<?xi8>, index, index) -> (memref<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "scf.execute_region"() ({ "x.region"() : () -> () }) {no_inline = unit} : () -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0, %r1 = "scf.execute_region"() ({ "x.region"() : () -> () }) {no_inline = unit} : () -> (memref<4xindex>, memref<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i1):
"scf.if"(%a0) ({ "scf.yield"() : () -> () }, { "scf.yield"() : () -> () }) : (i1) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "tensor.bitcast"(%a0) : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%r0 = "tensor.bitcast"(%a0) : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1xf32>):
%r0 = "tensor.cast"(%a0) : (tensor<1xf32>) -> (tensor<1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%r0 = "tensor.cast"(%a0) : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<f32>):
%r0 = "tensor.collapse_shape"(%a0) {reassociation = []} : (tensor<f32>) -> (tensor<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: index):
%r0 = "tensor.dim"(%a0, %a1) : (tensor<?x?xi64>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1xi8>, %a1: tensor<1xi8>):
%r0 = "tensor.gather"(%a0, %a1) {gather_dims = array<i64: 0>, unique = unit} : (tensor<1xi8>, tensor<1xi8>) -> (tensor<1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<f32>):
%r0 = "tensor.rank"(%a0) : (tensor<f32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>):
%r0 = "tensor.rank"(%a0) : (tensor<4xindex>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1xi8>, %a1: tensor<1xi8>):
%r0 = "tensor.reshape"(%a0, %a1) : (tensor<1xi8>, tensor<1xi8>) -> (tensor<1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() : () -> (!smt.array<[!smt.int -> !smt.bool]>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (!nvgpu.device.async.token)
}) : () -> ()
// -----
"x.wrap"() ({
"ub.unreachable"() : () -> ()
}) : () -> ()
