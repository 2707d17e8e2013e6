"x.wrap"() ({
^bb0(%a0: index):
%v1 = "affine.apply"(%a0) {map = affine_map<(d0) -> (d0)>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%v1, %v2 = "affine.delinearize_index"(%a0) {static_basis = array<i64: 4>} : (index) -> (index, index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%v1 = "affine.max"(%a0) {map = affine_map<(d0) -> (d0)>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "affine.max"(%a0, %a1) {map = affine_map<(d0, d1) -> (d0, d1)>} : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%v1 = "affine.min"(%a0) {map = affine_map<(d0) -> (d0)>} : (index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "affine.min"(%a0, %a1) {map = affine_map<(d0, d1) -> (d0, d1)>} : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>):
%v1 = "arith.addf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%v1 = "arith.addf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%v1 = "arith.addi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%v1 = "arith.addi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%v1, %v2 = "arith.addui_extended"(%a0, %a1) : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>, vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1, %v2 = "arith.addui_extended"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>, vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%v1 = "arith.andi"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%v1 = "arith.andi"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>):
%v1 = "arith.bitcast"(%a0) : (vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%v1 = "arith.bitcast"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%v1 = "arith.ceildivsi"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "arith.ceildivsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%v1 = "arith.ceildivui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%v1 = "arith.ceildivui"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xf32>):
%v1 = "arith.cmpf"(%a0, %a1) {predicate = 1 : i64, fastmath = #arith.fastmath<ninf>} : (vector<16xf32>, vector<16xf32>) -> (vector<16xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xf32>):
%v1 = "arith.cmpf"(%a0, %a1) {predicate = 13 : i64, fastmath = #arith.fastmath<afn>} : (vector<16xf32>, vector<16xf32>) -> (vector<16xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1 = "arith.cmpi"(%a0, %a1) {predicate = 6 : i64} : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1 = "arith.cmpi"(%a0, %a1) {predicate = 1 : i64} : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "arith.constant"() {value = dense<0> : tensor<2xindex>} : () -> (tensor<2xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "arith.constant"() {value = dense<1.000000e+00> : tensor<4xf32>} : () -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%v1 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%v1 = "arith.divf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%v1 = "arith.divsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "arith.divsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%v1 = "arith.divui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1 = "arith.divui"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%v1 = "arith.extf"(%a0) : (vector<8xbf16>) -> (vector<8xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xi1>):
%v1 = "arith.extsi"(%a0) : (vector<2xi1>) -> (vector<2xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i16):
%v1 = "arith.extui"(%a0) : (i16) -> (i64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%v1 = "arith.fptosi"(%a0) : (vector<8xbf16>) -> (vector<8xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%v1 = "arith.fptosi"(%a0) : (vector<[4]xf32>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xf16>):
%v1 = "arith.fptoui"(%a0) : (vector<8xf16>) -> (vector<8xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%v1 = "arith.fptoui"(%a0) : (vector<[4]xf32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1 = "arith.floordivsi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "arith.floordivsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>):
%v1 = "arith.index_cast"(%a0) : (memref<4xindex>) -> (memref<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>):
%v1 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%v1 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1 = "arith.maxsi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "arith.maxsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%v1 = "arith.maxui"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%v1 = "arith.maxui"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>, %a1: vector<4x4xf32>):
%v1 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<4x4xf32>, vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%v1 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>):
%v1 = "arith.minnumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%v1 = "arith.minnumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%v1 = "arith.minsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%v1 = "arith.minsi"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>):
%v1 = "arith.minui"(%a0, %a1) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%v1 = "arith.minui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>, %a1: vector<[4]x[4]xf32>):
%v1 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>):
%v1 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>, %a1: vector<32xbf16>):
%v1 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%v1 = "arith.mulf"(%a0, %a1) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%v1 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%v1 = "arith.muli"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%v1, %v2 = "arith.mulsi_extended"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%v1, %v2 = "arith.mulsi_extended"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%v1, %v2 = "arith.mului_extended"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1, %v2 = "arith.mului_extended"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "arith.negf"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "arith.negf"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1 = "arith.ori"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "arith.ori"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>, %a1: vector<8xbf16>):
%v1 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<8xbf16>, vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%v1 = "arith.remf"(%a0, %a1) {fastmath = #arith.fastmath<afn>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%v1 = "arith.remsi"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "arith.remsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2x2xi32>, %a1: vector<2x2xi32>):
%v1 = "arith.remui"(%a0, %a1) : (vector<2x2xi32>, vector<2x2xi32>) -> (vector<2x2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%v1 = "arith.remui"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xi16>):
%v1 = "arith.sitofp"(%a0) : (vector<8xi16>) -> (vector<8xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>):
%v1 = "arith.sitofp"(%a0) : (vector<[4]xi32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xi8>, %a1: vector<16xi8>):
%v1 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<nuw>} : (vector<16xi8>, vector<16xi8>) -> (vector<16xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi8>, %a1: vector<[4]xi8>):
%v1 = "arith.shli"(%a0, %a1) {overflowFlags = #arith.overflow<nuw>} : (vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%v1 = "arith.shrsi"(%a0, %a1) : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "arith.shrsi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%v1 = "arith.shrui"(%a0, %a1) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>):
%v1 = "arith.shrui"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%v1 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%v1 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xi32>, %a1: vector<4xi32>):
%v1 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nsw>} : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%v1 = "arith.subi"(%a0, %a1) {overflowFlags = #arith.overflow<nuw>} : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i32):
%v1 = "arith.trunci"(%a0) : (i32) -> (i16)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xi16>):
%v1 = "arith.uitofp"(%a0) : (vector<8xi16>) -> (vector<8xf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%v1 = "arith.uitofp"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>):
%v1 = "arith.xori"(%a0, %a1) : (vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%v1 = "arith.xori"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xi1>):
%v1 = "arith.select"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>, %a2: vector<[16]xi1>):
%v1 = "arith.select"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i1, %a1: i1):
"cf.switch"(%a0, %a1)[^bb1] {case_operand_segments = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i1, i1) -> ()
^bb1:
"x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: ui8, %a1: ui8):
"cf.switch"(%a0, %a1)[^bb1] {case_operand_segments = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 1>} : (ui8, ui8) -> ()
^bb1:
"x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.abs"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.abs"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.add"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.add"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.angle"(%a0) {fastmath = #arith.fastmath<none>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.angle"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%v1 = "complex.atan2"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.atan2"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !transform.any_param):
%v1 = "complex.bitcast"(%a0) : (!transform.any_param) -> (!transform.any_param)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !spirv.ptr<i32, CrossWorkgroup>):
%v1 = "complex.bitcast"(%a0) : (!spirv.ptr<i32, CrossWorkgroup>) -> (!spirv.ptr<i32, CrossWorkgroup>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.conj"(%a0) {fastmath = #arith.fastmath<nnan>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.conj"(%a0) {fastmath = #arith.fastmath<none>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.cos"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.cos"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f64, %a1: f64):
%v1 = "complex.create"(%a0, %a1) : (f64, f64) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32, %a1: f32):
%v1 = "complex.create"(%a0, %a1) : (f32, f32) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.div"(%a0, %a1) {fastmath = #arith.fastmath<fast>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.div"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%v1 = "complex.eq"(%a0, %a1) : (complex<f32>, complex<f32>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.eq"(%a0, %a1) : (complex<f64>, complex<f64>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.exp"(%a0) {fastmath = #arith.fastmath<fast>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.exp"(%a0) {fastmath = #arith.fastmath<ninf>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.expm1"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.expm1"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.im"(%a0) {fastmath = #arith.fastmath<fast>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.im"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.log1p"(%a0) {fastmath = #arith.fastmath<fast>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.log1p"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.log"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.log"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.mul"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%v1 = "complex.mul"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.neg"(%a0) {fastmath = #arith.fastmath<ninf>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.neg"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%v1 = "complex.neq"(%a0, %a1) : (complex<f32>, complex<f32>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.neq"(%a0, %a1) : (complex<f64>, complex<f64>) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%v1 = "complex.pow"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.pow"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.re"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.re"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.rsqrt"(%a0) {fastmath = #arith.fastmath<arcp>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.rsqrt"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.sign"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.sign"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.sin"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.sin"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.sqrt"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.sqrt"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>, %a1: complex<f32>):
%v1 = "complex.sub"(%a0, %a1) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>, %a1: complex<f64>):
%v1 = "complex.sub"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (complex<f64>, complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.tan"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.tan"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%v1 = "complex.tanh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f64>):
%v1 = "complex.tanh"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f64>) -> (complex<f64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: (i32) -> f32, %a1: i32):
%v1 = "func.call_indirect"(%a0, %a1) : ((i32) -> f32, i32) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "func.return"() : () -> () }) {sym_name = "foo", function_type = () -> (), no_inline = unit} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "func.return"() : () -> () }) {sym_name = "foo", function_type = () -> (), arg_attrs = [], res_attrs = []} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.add"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.and"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "index.bool.constant"() {value = true} : () -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "index.bool.constant"() {value = false} : () -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%v1 = "index.casts"(%a0) : (index) -> (i4)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%v1 = "index.castu"(%a0) : (index) -> (i8)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.ceildivs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.ceildivu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.cmp"(%a0, %a1) {pred = #index<cmp_predicate ugt>} : (index, index) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.cmp"(%a0, %a1) {pred = #index<cmp_predicate ule>} : (index, index) -> (i1)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "index.constant"() {value = 0 : index} : () -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "index.constant"() {value = 1 : index} : () -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.divs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.divu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.floordivs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.maxs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.maxu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.mins"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.minu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.mul"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.or"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.rems"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.remu"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.shl"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.shrs"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.shru"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "index.sizeof"() : () -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.sub"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: index):
%v1 = "index.xor"(%a0, %a1) : (index, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%v1 = "math.absf"(%a0) {fastmath = #arith.fastmath<none>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.absf"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>):
%v1 = "math.absi"(%a0) : (vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%v1 = "math.absi"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%v1 = "math.acos"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%v1 = "math.acos"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.acosh"(%a0) {fastmath = #arith.fastmath<afn>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.acosh"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%v1 = "math.asin"(%a0) {fastmath = #arith.fastmath<nsz>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%v1 = "math.asin"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%v1 = "math.asinh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%v1 = "math.asinh"(%a0) {fastmath = #arith.fastmath<nsz>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf64>, %a1: vector<2xf64>):
%v1 = "math.atan2"(%a0, %a1) {fastmath = #arith.fastmath<arcp>} : (vector<2xf64>, vector<2xf64>) -> (vector<2xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?xf32>, %a1: tensor<?xf32>):
%v1 = "math.atan2"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%v1 = "math.atan"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xf32>):
%v1 = "math.atan"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<4xf32>) -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<2xf64>):
%v1 = "math.atanh"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<2xf64>) -> (vector<2xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%v1 = "math.atanh"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "math.cbrt"(%a0) {fastmath = #arith.fastmath<none>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%v1 = "math.cbrt"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%v1 = "math.ceil"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.ceil"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%v1 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>, %a1: tensor<1x4x4xf32>):
%v1 = "math.copysign"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%v1 = "math.cos"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.cos"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%v1 = "math.cosh"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%v1 = "math.cosh"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>):
%v1 = "math.ctlz"(%a0) : (vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>):
%v1 = "math.ctlz"(%a0) : (tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>):
%v1 = "math.cttz"(%a0) : (vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[8]xi16>):
%v1 = "math.cttz"(%a0) : (vector<[8]xi16>) -> (vector<[8]xi16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi1>):
%v1 = "math.ctpop"(%a0) : (vector<[4]xi1>) -> (vector<[4]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xi8>):
%v1 = "math.ctpop"(%a0) : (vector<[4]xi8>) -> (vector<[4]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%v1 = "math.erf"(%a0) {fastmath = #arith.fastmath<afn>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xf32>):
%v1 = "math.erf"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<4xf32>) -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%v1 = "math.exp2"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.exp2"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%v1 = "math.expm1"(%a0) {fastmath = #arith.fastmath<none>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "math.expm1"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%v1 = "math.exp"(%a0) {fastmath = #arith.fastmath<arcp>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1xf32>):
%v1 = "math.exp"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1xf32>) -> (tensor<1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f64, %a1: index):
%v1 = "math.fpowi"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (f64, index) -> (f64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>, %a1: vector<16xi8>):
%v1 = "math.fpowi"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<16xf32>, vector<16xi8>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%v1 = "math.floor"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%v1 = "math.floor"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>, %a2: tensor<1x4x4x1xf32>):
%v1 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<1x4x4x1xf32>, %a2: tensor<1x4x4x1xf32>):
%v1 = "math.fma"(%a0, %a1, %a2) {fastmath = #arith.fastmath<nnan>} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi1>, %a1: vector<[16]xi1>):
%v1 = "math.ipowi"(%a0, %a1) : (vector<[16]xi1>, vector<[16]xi1>) -> (vector<[16]xi1>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%v1 = "math.ipowi"(%a0, %a1) : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.log1p"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.log1p"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%v1 = "math.log2"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.log2"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%v1 = "math.log10"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%v1 = "math.log10"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xf32>):
%v1 = "math.log"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>) -> (vector<8xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%v1 = "math.log"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>):
%v1 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<ninf>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>):
%v1 = "math.powf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%v1 = "math.roundeven"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "math.round"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "math.round"(%a0) {fastmath = #arith.fastmath<reassoc>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%v1 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<fast>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>):
%v1 = "math.rsqrt"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4x4xf32>):
%v1 = "math.sin"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<4x4xf32>) -> (vector<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%v1 = "math.sin"(%a0) {fastmath = #arith.fastmath<fast>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xf32>):
%v1 = "math.sinh"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<32xbf16>):
%v1 = "math.sinh"(%a0) {fastmath = #arith.fastmath<reassoc>} : (vector<32xbf16>) -> (vector<32xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<nsz>} : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]x[4]xf32>):
%v1 = "math.sqrt"(%a0) {fastmath = #arith.fastmath<nnan>} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%v1 = "math.tan"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xbf16>):
%v1 = "math.tan"(%a0) {fastmath = #arith.fastmath<contract>} : (vector<8xbf16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>):
%v1 = "math.tanh"(%a0) {fastmath = #arith.fastmath<nnan>} : (tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "math.tanh"(%a0) {fastmath = #arith.fastmath<ninf>} : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xf32>):
%v1 = "math.trunc"(%a0) {fastmath = #arith.fastmath<contract>} : (tensor<4xf32>) -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>):
%v1 = "math.trunc"(%a0) {fastmath = #arith.fastmath<ninf>} : (vector<[2]xf64>) -> (vector<[2]xf64>)
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
^bb0(%a0: memref<?xf32>, %a1: index):
%v1 = "memref.load"(%a0, %a1) {nontemporal = true} : (memref<?xf32>, index) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: index):
%v1 = "memref.load"(%a0, %a1) {nontemporal = false} : (memref<4xf32, 3>, index) -> (f32)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "memref.alloc"() {operandSegmentSizes = array<i32: 0, 0>} : () -> (memref<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "memref.alloc"() {operandSegmentSizes = array<i32: 0, 0>} : () -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1, %v2 = "memref.alloca_scope"() ({ %v3 = "x.value"() : () -> !llvm.ptr<1>
%v4 = "x.value"() : () -> !llvm.ptr<1>
"memref.alloca_scope.return"(%v3, %v4) : (!llvm.ptr<1>, !llvm.ptr<1>) -> () }) : () -> (!llvm.ptr<1>, !llvm.ptr<1>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1, %v2 = "memref.alloca_scope"() ({ %v3 = "x.value"() : () -> vector<16xf32>
%v4 = "x.value"() : () -> vector<16xf32>
"memref.alloca_scope.return"(%v3, %v4) : (vector<16xf32>, vector<16xf32>) -> () }) : () -> (vector<16xf32>, vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%v1 = "memref.cast"(%a0) : (memref<4xf32, 3>) -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%v1 = "memref.cast"(%a0) : (memref<16x16xf32>) -> (memref<16x16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<i32>):
%v1 = "memref.collapse_shape"(%a0) {reassociation = []} : (memref<i32>) -> (memref<i32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<1xi32>):
%v1 = "memref.collapse_shape"(%a0) {reassociation = []} : (memref<1xi32>) -> (memref<i32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>, %a1: index):
%v1 = "memref.dim"(%a0, %a1) : (memref<4xf32, 3>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>, %a1: index):
%v1 = "memref.dim"(%a0, %a1) : (memref<16x16xf32>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%v1 = "memref.extract_aligned_pointer_as_index"(%a0) : (memref<4xf32, 3>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%v1 = "memref.extract_aligned_pointer_as_index"(%a0) : (memref<16x16xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xi32>):
%v1, %v2, %v3, %v4 = "memref.extract_strided_metadata"(%a0) : (memref<4xi32>) -> (memref<i32>, index, index, index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32>):
%v1, %v2, %v3, %v4 = "memref.extract_strided_metadata"(%a0) : (memref<4xf32>) -> (memref<f32>, index, index, index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>):
%v1 = "memref.memory_space_cast"(%a0) : (memref<4x4xf32>) -> (memref<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%v1 = "memref.memory_space_cast"(%a0) : (memref<4xf32, 3>) -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xindex>, %a1: index):
"memref.prefetch"(%a0, %a1) {isWrite = true, localityHint = 0 : i32, isDataCache = false} : (memref<4xindex>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%v1 = "memref.rank"(%a0) : (memref<4xf32, 3>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<16x16xf32>):
%v1 = "memref.rank"(%a0) : (memref<16x16xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32, 3>):
%v1 = "memref.realloc"(%a0) {alignment = 0 : i64} : (memref<4xf32, 3>) -> (memref<4xf32, 3>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xf32>, %a1: index):
%v1 = "memref.realloc"(%a0, %a1) {alignment = 1 : i64} : (memref<?xf32>, index) -> (memref<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<1xi32>, %a1: memref<1xi32>):
%v1 = "memref.reshape"(%a0, %a1) : (memref<1xi32>, memref<1xi32>) -> (memref<1xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>, %a1: memref<1xi32>):
%v1 = "memref.reshape"(%a0, %a1) : (memref<4x4xf32>, memref<1xi32>) -> (memref<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32, %a1: memref<4xf32, 3>, %a2: index):
"memref.store"(%a0, %a1, %a2) {nontemporal = false} : (f32, memref<4xf32, 3>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index, %a1: memref<4xindex>, %a2: index):
"memref.store"(%a0, %a1, %a2) {nontemporal = true} : (index, memref<4xindex>, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xi8>, %a1: index, %a2: index):
%v1 = "memref.view"(%a0, %a1, %a2) : (memref<?xi8>, index, index) -> (memref<?xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<?xi8>, %a1: index, %a2: index):
%v1 = "memref.view"(%a0, %a1, %a2) : (memref<?xi8>, index, index) -> (memref<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%v1 = "quant.dcast"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%v1 = "quant.qcast"(%a0) : (f32) -> (!quant.uniform<i8:f32, 2.000000e+00>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xf32>):
%v1 = "quant.qcast"(%a0) : (tensor<4xf32>) -> (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1, %v2 = "scf.execute_region"() ({ %v3 = "x.value"() : () -> !transform.any_value
%v4 = "x.value"() : () -> !transform.any_value
"scf.yield"(%v3, %v4) : (!transform.any_value, !transform.any_value) -> () }) : () -> (!transform.any_value, !transform.any_value)
}) : () -> ()
// -----
"x.wrap"() ({
%v1, %v2 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
"scf.index_switch"(%a0) ({ "scf.yield"() : () -> () }, { "scf.yield"() : () -> () }) {cases = array<i64: 0>} : (index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%v1 = "tensor.bitcast"(%a0) : (tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "tensor.bitcast"(%a0) : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "tensor.cast"(%a0) : (tensor<1x4x4x1xf32>) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%v1 = "tensor.cast"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?xf32>):
%v1 = "tensor.collapse_shape"(%a0) {reassociation = []} : (tensor<?xf32>) -> (tensor<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x4xf32>):
%v1 = "tensor.collapse_shape"(%a0) {reassociation = [[0], [1]]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%v1 = "tensor.concat"(%a0, %a1) {dim = 0 : i64} : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: tensor<?x?xi64>):
%v1 = "tensor.concat"(%a0, %a1) {dim = 1 : i64} : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: index):
%v1 = "tensor.dim"(%a0, %a1) : (tensor<1x4x4x1xf32>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, %a1: index):
%v1 = "tensor.dim"(%a0, %a1) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "tensor.empty"() : () -> (tensor<2xi32>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "tensor.empty"() : () -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: index):
%v1 = "tensor.extract"(%a0, %a1) : (tensor<4xindex>, index) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<?x?xi64>, %a1: index, %a2: index):
%v1 = "tensor.extract"(%a0, %a1, %a2) : (tensor<?x?xi64>, index, index) -> (i64)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32):
%v1 = "tensor.from_elements"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (tensor<1x4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32):
%v1 = "tensor.from_elements"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (tensor<1x4x4x1xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32, %a1: tensor<4xf32>, %a2: index):
%v1 = "tensor.insert"(%a0, %a1, %a2) : (f32, tensor<4xf32>, index) -> (tensor<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32, %a1: tensor<?xf32>, %a2: index):
%v1 = "tensor.insert"(%a0, %a1, %a2) : (f32, tensor<?xf32>, index) -> (tensor<?xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>):
%v1 = "tensor.rank"(%a0) : (tensor<1x4x4x1xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
%v1 = "tensor.rank"(%a0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1xi8>, %a1: tensor<1xi8>):
%v1 = "tensor.reshape"(%a0, %a1) : (tensor<1xi8>, tensor<1xi8>) -> (tensor<1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: f32):
%v1 = "tensor.splat"(%a0) : (f32) -> (tensor<4x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: index):
%v1 = "tensor.splat"(%a0) : (index) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "ub.poison"() {value = #ub.poison} : () -> (!smt.func<(!smt.int) !smt.bool>)
}) : () -> ()
// -----
"x.wrap"() ({
%v1 = "ub.poison"() {value = #ub.poison} : () -> (!quant.uniform<i8:f32, 2.000000e+00>)
}) : () -> ()
