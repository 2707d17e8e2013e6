func.func @f(%a: f32) { %0 = spirv.ConvertFToS %a : f32 to vector<4xi32> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "spirv.ConvertFToS"(%a) : (vector<4xf32>) -> vector<3xi32> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "spirv.ConvertFToU"(%a) : (vector<4xf32>) -> i32 return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "spirv.ConvertSToF"(%a) : (vector<4xi32>) -> vector<3xf32> return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "spirv.ConvertUToF"(%a) : (vector<4xi32>) -> vector<3xf32> return }
// -----
func.func @f(%a: i32) { %0 = "spirv.ConvertUToF"(%a) : (i32) -> vector<3xf32> return }
// -----
func.func @f(%a: i32) { %0 = "spirv.ConvertUToF"(%a) : (i32) -> f32 return }
// -----
func.func @f(%a: vector<4xi32>, %b: i32) { %0 = "spirv.ShiftLeftLogical"(%a, %b) : (vector<4xi32>, i32) -> vector<4xi32> return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<3xi32>) { %0 = "spirv.ShiftLeftLogical"(%a, %b) : (vector<4xi32>, vector<3xi32>) -> vector<4xi32> return }
// -----
func.func @f(%a: i32, %b: vector<3xi32>) { %0 = "spirv.ShiftRightArithmetic"(%a, %b) : (i32, vector<3xi32>) -> i32 return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = "spirv.ShiftRightLogical"(%a, %b) : (i32, i64) -> i32 return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = "spirv.ShiftRightLogical"(%a, %b) : (i32, i64) -> i64 return }
// -----
spirv.module Logical GLSL450 { spirv.func @f() -> i32 "None" { spirv.Return } }
// -----
spirv.module Logical GLSL450 { spirv.func @f() -> () "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 } }
// -----
spirv.module Logical GLSL450 { spirv.func @f() -> f32 "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 } }
// -----
func.func @f() { spirv.Return }
// -----
func.func @f(%a: i32) { spirv.ReturnValue %a : i32 }
// -----
spirv.EntryPoint "GLCompute" @f
// -----
func.func @f() { spirv.EntryPoint "GLCompute" @f return }
// -----
spirv.module Logical GLSL450 { spirv.EntryPoint "GLCompute" @f }
// -----
spirv.module Logical GLSL450 { spirv.EntryPoint "Foo" @f }
// -----
spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return } spirv.EntryPoint "GLCompute" @f, @g }
// -----
spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return } spirv.EntryPoint "GLCompute" @f spirv.EntryPoint "GLCompute" @f }
// -----
func.func @f(%a: i32) { "spirv.EXT.EmitMeshTasks"(%a, %a, %a) {operandSegmentSizes = array<i32: 1,1,1,0>} : (i32, i32, i32) -> () }
// -----
func.func @f(%a: i32) { "spirv.EXT.EmitMeshTasks"(%a, %a, %a, %a) : (i32, i32, i32, i32) -> () }
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b: i32) { "spirv.EXT.EmitMeshTasks"(%b, %b, %b, %a) : (i32, i32, i32, !spirv.ptr<i32, Function>) -> () }
// -----
func.func @f(%a: i32) { spirv.ARM.GraphOutputs %a : i32 }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<2xi8> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<1xi8> } }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<2xi8> { spirv.ARM.GraphOutputs %a, %a : !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> } }
// -----
func.func @f() attributes {spirv.entry_point_abi = 1} { return }
// -----
func.func @f() attributes {spirv.target_env = 1} { return }
// -----
func.func @f() attributes {spirv.foo = 1} { return }
// -----
func.func @f(%a: i32 {spirv.foo}) { return }
// -----
func.func @f(%a: i32 {spirv.interface_var_abi = 1}) { return }
// -----
func.func @f(%a: i32 {spirv.decoration = 1}) { return }
// -----
func.func @f(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }
// -----
func.func @f(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }
// -----
func.func @f() -> (f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {} { %0 = arith.constant 1.0 : f32 return %0 : f32 }
// -----
func.func private @f() -> (i32 {spirv.foo})
// -----
func.func @f(%a: vector<3xf32>, %b: !spirv.matrix<4 x vector<3xf16>>) { %0 = spirv.VectorTimesMatrix %a, %b : vector<3xf32>, !spirv.matrix<4 x vector<3xf16>> -> vector<4xf32> return }
// -----
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<f32, PhysicalStorageBuffer>) "None" { spirv.Return } }
// -----
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Generic> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return } }
// -----
spirv.module Logical GLSL450 { spirv.func @f(%a: !spirv.ptr<!spirv.array<2 x !spirv.ptr<f32, PhysicalStorageBuffer>>, Function>) "None" { spirv.Return } }
// -----
spirv.module Logical GLSL450 { spirv.func @f() "None" { %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> spirv.Return } }
// -----
spirv.module Logical GLSL450 { spirv.func @f() "None" { %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.array<2 x !spirv.ptr<f32, PhysicalStorageBuffer>>, Function> spirv.Return } }
// -----
spirv.module Logical GLSL450 { spirv.func @f() "None" { %0:2 = "spirv.FunctionCall"() <{callee = @f}> : () -> (i32, i32) spirv.Return } }
// -----
"x.elements"() {a = dense<1> : !spirv.arm.tensor<?x?xi32>} : () -> ()
// -----
"x.elements"() {a = dense<1> : !spirv.arm.tensor<*xi32>} : () -> ()
// -----
"x.elements"() {a = dense<[1, 2]> : !spirv.coopmatrix<4x8xi32, Subgroup, MatrixA>} : () -> ()
// -----
"x.elements"() {a = dense<1> : !spirv.array<4xi32>} : () -> ()
// -----
%0 = spirv.Constant dense<[[1, 2], [3, 4]]> : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
// -----
%0 = "spirv.Constant"() {value = dense<1> : tensor<2x2xi32>} : () -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
// -----
%0 = "spirv.Constant"() {value = 1 : i32} : () -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
// -----
%0 = "spirv.Constant"() {value = dense<[1, 2]> : !spirv.arm.tensor<2xi32>} : () -> !spirv.array<3xi32>
