"x.wrap"() ({
^bb0(%a0: i4):
%r0 = "arith.extsi"(%a0) : (i4) -> (i32)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>):
%r0 = "arith.maxnumf"(%a0, %a1) {fastmath = #arith.fastmath<none>} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xf32>, %a1: vector<4xf32>):
%r0 = "arith.maximumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x1x4xf32>, %a1: tensor<1x1x4xf32>):
%r0 = "arith.minnumf"(%a0, %a1) {fastmath = #arith.fastmath<contract>} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>):
%r0 = "arith.minimumf"(%a0, %a1) {fastmath = #arith.fastmath<fast>} : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<4xindex>, %a1: tensor<4xindex>):
%r0 = "arith.shli"(%a0, %a1) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<4xindex>, %a1: vector<4xindex>):
%r0 = "arith.shli"(%a0, %a1) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[2]xf64>, %a1: vector<[2]xf64>):
%r0 = "arith.subf"(%a0, %a1) {fastmath = #arith.fastmath<nnan>} : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<16xi8>):
%r0 = "arith.uitofp"(%a0) : (vector<16xi8>) -> (vector<16xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<8xi16>):
%r0 = "arith.uitofp"(%a0) : (vector<8xi16>) -> (vector<8xbf16>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>):
%r0 = "arith.xori"(%a0, %a1) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: i4, %a1: i4, %a2: i4):
"cf.switch"(%a0, %a1, %a2)[^bb1] {case_operand_segments = array<i32: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 2>} : (i4, i4, i4) -> ()
^bb1:
"x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: !ptr.ptr_metadata<memref<4xf32>>):
%r0 = "complex.bitcast"(%a0) : (!ptr.ptr_metadata<memref<4xf32>>) -> (!ptr.ptr_metadata<memref<4xf32>>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: complex<f32>):
%r0 = "complex.cos"(%a0) {fastmath = #arith.fastmath<contract>} : (complex<f32>) -> (complex<f32>)
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "func.return"() : () -> () }) {sym_name = "foo", function_type = () -> ()} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
"func.func"() ({ "func.return"() : () -> () }) {sym_name = "foo", function_type = () -> (), arg_attrs = [], res_attrs = []} : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4x4xf32>, %a1: index, %a2: index):
"memref.prefetch"(%a0, %a1, %a2) {isWrite = false, localityHint = 1 : i32, isDataCache = true} : (memref<4x4xf32>, index, index) -> ()
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: memref<4xf32>):
%r0 = "memref.realloc"(%a0) : (memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
"scf.execute_region"() ({ "x.region"() : () -> () }) : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "scf.execute_region"() ({ "x.region"() : () -> () }) : () -> (!emitc.opaque<"T">)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>):
%r0 = "tensor.gather"(%a0, %a1) {gather_dims = array<i64: 1, 2, 3>} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4xf32>):
%r0 = "tensor.rank"(%a0) : (tensor<1x4x4xf32>) -> (index)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xf32>, %a1: tensor<4xindex>):
%r0 = "tensor.reshape"(%a0, %a1) : (tensor<1x4x4x1xf32>, tensor<4xindex>) -> (tensor<*xf32>)
}) : () -> ()
// -----
"x.wrap"() ({
^bb0(%a0: tensor<1x4x4x1xi8>, %a1: tensor<1x4x4x1xi8>, %a2: tensor<1x4x4x1xi8>):
%r0 = "tensor.scatter"(%a0, %a1, %a2) {scatter_dims = array<i64: 1, 2, 3>, unique = unit} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> (tensor<1x4x4x1xi8>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (!smt.func<(!smt.int) !smt.bool>)
}) : () -> ()
// -----
"x.wrap"() ({
%r0 = "ub.poison"() {value = #ub.poison} : () -> (!ptr.ptr_metadata<memref<4xf32>>)
}) : () -> ()
