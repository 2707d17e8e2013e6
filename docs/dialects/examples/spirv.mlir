// spirv.ARM.Graph
spirv.ARM.Graph @main(%arg0: !spirv.arm.tensor<1x4xi8>) -> !spirv.arm.tensor<1x4xi8> attributes {entry_point = true, interface_var_abi = []} {
  spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<1x4xi8>
}
// -----
// spirv.ARM.GraphConstant
spirv.ARM.Graph @main(%arg0: !spirv.arm.tensor<1x4xi8>) -> !spirv.arm.tensor<1x4xi8> attributes {entry_point = true, interface_var_abi = []} {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
  spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<1x4xi8>
}
// -----
// spirv.ARM.GraphEntryPoint
spirv.ARM.GraphEntryPoint @gr
// -----
// spirv.ARM.GraphOutputs
spirv.ARM.Graph @main(%arg0: !spirv.arm.tensor<1x4xi8>) -> !spirv.arm.tensor<1x4xi8> attributes {entry_point = true, interface_var_abi = []} {
  spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<1x4xi8>
}
// -----
// spirv.AccessChain
func.func @example(%base_ptr: !spirv.ptr<!spirv.array<4 x f32>, Function>, %indices: i32) {
  %0 = spirv.AccessChain %base_ptr[%indices] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
// spirv.AtomicAnd
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicAnd <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicCompareExchange
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32, %comparator: i32) {
  %0 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %pointer, %value, %comparator : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicCompareExchangeWeak
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32, %comparator: i32) {
  %0 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %pointer, %value, %comparator : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicExchange
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicExchange <Workgroup> <Release> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicIAdd
func.func @example(%pointer: !spirv.ptr<i32, Function>, %value: i32) {
  %0 = spirv.AtomicIAdd <Subgroup> <UniformMemory> %pointer, %value : !spirv.ptr<i32, Function>
  return
}
// -----
// spirv.AtomicIDecrement
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>) {
  %0 = spirv.AtomicIDecrement <Device> <None> %pointer : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicIIncrement
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>) {
  %0 = spirv.AtomicIIncrement <Device> <None> %pointer : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicISub
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicISub <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicOr
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicOr <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicSMax
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicSMax <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicSMin
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicSMin <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicUMax
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicUMax <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicUMin
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicUMin <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.AtomicXor
func.func @example(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %0 = spirv.AtomicXor <Device> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}
// -----
// spirv.BitCount
func.func @example(%operand: i32) {
  %0 = spirv.BitCount %operand : i32
  return
}
// -----
// spirv.BitFieldInsert
func.func @example(%base: i32, %insert: i32, %offset: i64, %count: i32) {
  %0 = spirv.BitFieldInsert %base, %insert, %offset, %count : i32, i64, i32
  return
}
// -----
// spirv.BitFieldSExtract
func.func @example(%base: i64, %offset: i64, %count: i64) {
  %0 = spirv.BitFieldSExtract %base, %offset, %count : i64, i64, i64
  return
}
// -----
// spirv.BitFieldUExtract
func.func @example(%base: i64, %offset: i64, %count: i64) {
  %0 = spirv.BitFieldUExtract %base, %offset, %count : i64, i64, i64
  return
}
// -----
// spirv.BitReverse
func.func @example(%operand: i32) {
  %0 = spirv.BitReverse %operand : i32
  return
}
// -----
// spirv.Bitcast
func.func @example(%operand: f32) {
  %0 = spirv.Bitcast %operand : f32 to i32
  return
}
// -----
// spirv.BitwiseAnd
func.func @example(%operand1: i64, %operand2: i64) {
  %0 = spirv.BitwiseAnd %operand1, %operand2 : i64
  return
}
// -----
// spirv.BitwiseOr
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.BitwiseOr %operand1, %operand2 : i32
  return
}
// -----
// spirv.BitwiseXor
func.func @example(%operand1: vector<4xi8>, %operand2: vector<4xi8>) {
  %0 = spirv.BitwiseXor %operand1, %operand2 : vector<4xi8>
  return
}
// -----
// spirv.Branch
func.func @example(%arg0: i1) {
  spirv.mlir.selection {
    spirv.BranchConditional %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    spirv.Branch ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    spirv.mlir.merge
  }
  return
}
// -----
// spirv.BranchConditional
func.func @example(%condition: i1) {
  spirv.mlir.selection {
    spirv.BranchConditional %condition, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    spirv.Branch ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    spirv.mlir.merge
  }
  return
}
// -----
// spirv.CL.acos
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.CL.acos %operand : vector<2xf16>
  return
}
// -----
// spirv.CL.acosh
func.func @example(%operand: vector<2xf64>) {
  %0 = spirv.CL.acosh %operand : vector<2xf64>
  return
}
// -----
// spirv.CL.asin
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.CL.asin %operand : vector<2xf16>
  return
}
// -----
// spirv.CL.asinh
func.func @example(%operand: f32) {
  %0 = spirv.CL.asinh %operand : f32
  return
}
// -----
// spirv.CL.atan
func.func @example(%operand: f32) {
  %0 = spirv.CL.atan %operand : f32
  return
}
// -----
// spirv.CL.atan2
func.func @example(%lhs: vector<2xf16>, %rhs: vector<2xf16>) {
  %0 = spirv.CL.atan2 %lhs, %rhs : vector<2xf16>
  return
}
// -----
// spirv.CL.atanh
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.CL.atanh %operand : vector<2xf16>
  return
}
// -----
// spirv.CL.ceil
func.func @example(%operand: f32) {
  %0 = spirv.CL.ceil %operand : f32
  return
}
// -----
// spirv.CL.cos
func.func @example(%operand: f32) {
  %0 = spirv.CL.cos %operand : f32
  return
}
// -----
// spirv.CL.cosh
func.func @example(%operand: vector<2xf64>) {
  %0 = spirv.CL.cosh %operand : vector<2xf64>
  return
}
// -----
// spirv.CL.erf
func.func @example(%operand: f32) {
  %0 = spirv.CL.erf %operand : f32
  return
}
// -----
// spirv.CL.exp
func.func @example(%operand: f32) {
  %0 = spirv.CL.exp %operand : f32
  return
}
// -----
// spirv.CL.fabs
func.func @example(%operand: f32) {
  %0 = spirv.CL.fabs %operand : f32
  return
}
// -----
// spirv.CL.floor
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.CL.floor %operand : vector<2xf16>
  return
}
// -----
// spirv.CL.fma
func.func @example(%x: vector<2xf64>, %y: vector<2xf64>, %z: vector<2xf64>) {
  %0 = spirv.CL.fma %x, %y, %z : vector<2xf64>
  return
}
// -----
// spirv.CL.fmax
func.func @example(%lhs: vector<2xf16>, %rhs: vector<2xf16>) {
  %0 = spirv.CL.fmax %lhs, %rhs : vector<2xf16>
  return
}
// -----
// spirv.CL.fmin
func.func @example(%lhs: vector<2xf64>, %rhs: vector<2xf64>) {
  %0 = spirv.CL.fmin %lhs, %rhs : vector<2xf64>
  return
}
// -----
// spirv.CL.log
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.CL.log %operand : vector<2xf16>
  return
}
// -----
// spirv.CL.mix
func.func @example(%x: vector<2xf16>, %y: vector<2xf16>, %z: vector<2xf16>) {
  %0 = spirv.CL.mix %x, %y, %z : vector<2xf16>
  return
}
// -----
// spirv.CL.pow
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = spirv.CL.pow %lhs, %rhs : f32
  return
}
// -----
// spirv.CL.printf
func.func @example(%format: !spirv.ptr<i32, Function>) {
  %0 = spirv.CL.printf %format : !spirv.ptr<i32, Function> -> i64
  return
}
// -----
// spirv.CL.rint
func.func @example(%operand: f32) {
  %0 = spirv.CL.rint %operand : f32
  return
}
// -----
// spirv.CL.round
func.func @example(%operand: vector<8xf16>) {
  %0 = spirv.CL.round %operand : vector<8xf16>
  return
}
// -----
// spirv.CL.rsqrt
func.func @example(%operand: f32) {
  %0 = spirv.CL.rsqrt %operand : f32
  return
}
// -----
// spirv.CL.s_abs
func.func @example(%operand: vector<4xi8>) {
  %0 = spirv.CL.s_abs %operand : vector<4xi8>
  return
}
// -----
// spirv.CL.s_max
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = spirv.CL.s_max %lhs, %rhs : i64
  return
}
// -----
// spirv.CL.s_min
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = spirv.CL.s_min %lhs, %rhs : i64
  return
}
// -----
// spirv.CL.sin
func.func @example(%operand: f32) {
  %0 = spirv.CL.sin %operand : f32
  return
}
// -----
// spirv.CL.sinh
func.func @example(%operand: f32) {
  %0 = spirv.CL.sinh %operand : f32
  return
}
// -----
// spirv.CL.sqrt
func.func @example(%operand: vector<8xf32>) {
  %0 = spirv.CL.sqrt %operand : vector<8xf32>
  return
}
// -----
// spirv.CL.tan
func.func @example(%operand: vector<2xf64>) {
  %0 = spirv.CL.tan %operand : vector<2xf64>
  return
}
// -----
// spirv.CL.tanh
func.func @example(%operand: vector<2xf64>) {
  %0 = spirv.CL.tanh %operand : vector<2xf64>
  return
}
// -----
// spirv.CL.u_max
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = spirv.CL.u_max %lhs, %rhs : i64
  return
}
// -----
// spirv.CL.u_min
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = spirv.CL.u_min %lhs, %rhs : i32
  return
}
// -----
// spirv.CompositeConstruct
func.func @example(%constituents: vector<16xf32>) {
  %0 = spirv.CompositeConstruct %constituents : (vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// spirv.CompositeExtract
func.func @example(%composite: vector<4xf32>) {
  %0 = spirv.CompositeExtract %composite[1 : i32] : vector<4xf32>
  return
}
// -----
// spirv.CompositeInsert
func.func @example(%object: f32, %composite: vector<4xf32>) {
  %0 = spirv.CompositeInsert %object, %composite[2 : i32] : f32 into vector<4xf32>
  return
}
// -----
// spirv.Constant
func.func @example() {
  %true = spirv.Constant true
  return
}
// -----
// spirv.ControlBarrier
func.func @example() {
  spirv.ControlBarrier <Workgroup>, <QueueFamily>, <None>
  return
}
// -----
// spirv.ConvertFToS
func.func @example(%operand: f32) {
  %0 = spirv.ConvertFToS %operand : f32 to i64
  return
}
// -----
// spirv.ConvertFToU
func.func @example(%operand: f32) {
  %0 = spirv.ConvertFToU %operand : f32 to i64
  return
}
// -----
// spirv.ConvertPtrToU
func.func @example(%pointer: !spirv.ptr<f32, Workgroup>) {
  %0 = spirv.ConvertPtrToU %pointer : !spirv.ptr<f32, Workgroup> to i64
  return
}
// -----
// spirv.ConvertSToF
func.func @example(%operand: i16) {
  %0 = spirv.ConvertSToF %operand : i16 to f32
  return
}
// -----
// spirv.ConvertUToF
func.func @example(%operand: i32) {
  %0 = spirv.ConvertUToF %operand : i32 to f32
  return
}
// -----
// spirv.ConvertUToPtr
func.func @example(%operand: i32) {
  %0 = spirv.ConvertUToPtr %operand : i32 to !spirv.ptr<i32, Function>
  return
}
// -----
// spirv.CopyMemory
func.func @example(%target: !spirv.ptr<i32, Function>, %source: !spirv.ptr<i32, Function>) {
  spirv.CopyMemory  "Function" %target,  "Function" %source,  : i32
  return
}
// -----
// spirv.Dot
func.func @example(%vector1: vector<4xf32>, %vector2: vector<4xf32>) {
  %0 = spirv.Dot %vector1, %vector2 : vector<4xf32> -> f32
  return
}
// -----
// spirv.EXT.AtomicFAdd
func.func @example(%pointer: !spirv.ptr<f32, Workgroup>, %value: f32) {
  %0 = spirv.EXT.AtomicFAdd <Device> <None> %pointer, %value : !spirv.ptr<f32, Workgroup>
  return
}
// -----
// spirv.EXT.ConstantCompositeReplicate
func.func @example() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.rtarray<i32>
  return
}
// -----
// spirv.EXT.EmitMeshTasks
func.func @example(%group_count_x: i32, %group_count_y: i32, %group_count_z: i32) {
  spirv.EXT.EmitMeshTasks %group_count_x, %group_count_y, %group_count_z : i32, i32, i32
}
// -----
// spirv.EXT.SetMeshOutputs
func.func @example(%vertex_count: i32, %primitive_count: i32) {
  spirv.EXT.SetMeshOutputs %vertex_count, %primitive_count : i32, i32
  return
}
// -----
// spirv.EXT.SpecConstantCompositeReplicate
func.func @example() {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @s = 3 : i32
    spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.rtarray<i32>
  }
  return
}
// -----
// spirv.EmitVertex
func.func @example() {
  spirv.EmitVertex
  return
}
// -----
// spirv.EndPrimitive
func.func @example() {
  spirv.EndPrimitive
  return
}
// -----
// spirv.EntryPoint
spirv.EntryPoint "Vertex" @g
// -----
// spirv.ExecutionMode
spirv.ExecutionMode @g "ContractionOff"
// -----
// spirv.FAdd
func.func @example(%operand1: vector<2xf64>, %operand2: vector<2xf64>) {
  %0 = spirv.FAdd %operand1, %operand2 : vector<2xf64>
  return
}
// -----
// spirv.FConvert
func.func @example(%operand: vector<4xf16>) {
  %0 = spirv.FConvert %operand : vector<4xf16> to vector<4xf32>
  return
}
// -----
// spirv.FDiv
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.FDiv %operand1, %operand2 : f32
  return
}
// -----
// spirv.FMod
func.func @example(%operand1: vector<8xf32>, %operand2: vector<8xf32>) {
  %0 = spirv.FMod %operand1, %operand2 : vector<8xf32>
  return
}
// -----
// spirv.FMul
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.FMul %operand1, %operand2 : f32
  return
}
// -----
// spirv.FNegate
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.FNegate %operand : vector<2xf16>
  return
}
// -----
// spirv.FOrdEqual
func.func @example(%operand1: vector<2xf16>, %operand2: vector<2xf16>) {
  %0 = spirv.FOrdEqual %operand1, %operand2 : vector<2xf16>
  return
}
// -----
// spirv.FOrdGreaterThan
func.func @example(%operand1: vector<8xf64>, %operand2: vector<8xf64>) {
  %0 = spirv.FOrdGreaterThan %operand1, %operand2 : vector<8xf64>
  return
}
// -----
// spirv.FOrdGreaterThanEqual
func.func @example(%operand1: vector<2xf16>, %operand2: vector<2xf16>) {
  %0 = spirv.FOrdGreaterThanEqual %operand1, %operand2 : vector<2xf16>
  return
}
// -----
// spirv.FOrdLessThan
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.FOrdLessThan %operand1, %operand2 : f32
  return
}
// -----
// spirv.FOrdLessThanEqual
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.FOrdLessThanEqual %operand1, %operand2 : f32
  return
}
// -----
// spirv.FOrdNotEqual
func.func @example(%operand1: vector<2xf64>, %operand2: vector<2xf64>) {
  %0 = spirv.FOrdNotEqual %operand1, %operand2 : vector<2xf64>
  return
}
// -----
// spirv.FRem
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.FRem %operand1, %operand2 : f32
  return
}
// -----
// spirv.FSub
func.func @example(%operand1: vector<8xf16>, %operand2: vector<8xf16>) {
  %0 = spirv.FSub %operand1, %operand2 : vector<8xf16>
  return
}
// -----
// spirv.FUnordEqual
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.FUnordEqual %operand1, %operand2 : f32
  return
}
// -----
// spirv.FUnordGreaterThan
func.func @example(%operand1: vector<2xf64>, %operand2: vector<2xf64>) {
  %0 = spirv.FUnordGreaterThan %operand1, %operand2 : vector<2xf64>
  return
}
// -----
// spirv.FUnordGreaterThanEqual
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.FUnordGreaterThanEqual %operand1, %operand2 : f32
  return
}
// -----
// spirv.FUnordLessThan
func.func @example(%operand1: vector<2xf16>, %operand2: vector<2xf16>) {
  %0 = spirv.FUnordLessThan %operand1, %operand2 : vector<2xf16>
  return
}
// -----
// spirv.FUnordLessThanEqual
func.func @example(%operand1: vector<4xf32>, %operand2: vector<4xf32>) {
  %0 = spirv.FUnordLessThanEqual %operand1, %operand2 : vector<4xf32>
  return
}
// -----
// spirv.FUnordNotEqual
func.func @example(%operand1: vector<2xf16>, %operand2: vector<2xf16>) {
  %0 = spirv.FUnordNotEqual %operand1, %operand2 : vector<2xf16>
  return
}
// -----
// spirv.FunctionCall
func.func @example() {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.SpecConstant @sc spec_id(5) = 1 : i32
    spirv.func @g(%arg0: i32) -> i32 "None" {
      spirv.ReturnValue %arg0 : i32
    }
    spirv.func @f() "Inline" {
      %0 = spirv.mlir.referenceof @sc : i32
      %1 = spirv.FunctionCall @g(%0) : (i32) -> i32
      spirv.Return
    }
  }
  return
}
// -----
// spirv.GL.Acos
func.func @example(%operand: vector<8xf16>) {
  %0 = spirv.GL.Acos %operand : vector<8xf16>
  return
}
// -----
// spirv.GL.Acosh
func.func @example(%operand: f32) {
  %0 = spirv.GL.Acosh %operand : f32
  return
}
// -----
// spirv.GL.Asin
func.func @example(%operand: f32) {
  %0 = spirv.GL.Asin %operand : f32
  return
}
// -----
// spirv.GL.Asinh
func.func @example(%operand: vector<4xf32>) {
  %0 = spirv.GL.Asinh %operand : vector<4xf32>
  return
}
// -----
// spirv.GL.Atan
func.func @example(%operand: f32) {
  %0 = spirv.GL.Atan %operand : f32
  return
}
// -----
// spirv.GL.Atanh
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.GL.Atanh %operand : vector<2xf16>
  return
}
// -----
// spirv.GL.Ceil
func.func @example(%operand: f32) {
  %0 = spirv.GL.Ceil %operand : f32
  return
}
// -----
// spirv.GL.Cos
func.func @example(%operand: f32) {
  %0 = spirv.GL.Cos %operand : f32
  return
}
// -----
// spirv.GL.Cosh
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.GL.Cosh %operand : vector<2xf16>
  return
}
// -----
// spirv.GL.Cross
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = spirv.GL.Cross %lhs, %rhs : f32
  return
}
// -----
// spirv.GL.Distance
func.func @example(%p0: f32, %p1: f32) {
  %0 = spirv.GL.Distance %p0, %p1 : f32, f32 -> f32
  return
}
// -----
// spirv.GL.Exp
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.GL.Exp %operand : vector<2xf16>
  return
}
// -----
// spirv.GL.Exp2
func.func @example(%operand: f32) {
  %0 = spirv.GL.Exp2 %operand : f32
  return
}
// -----
// spirv.GL.FAbs
func.func @example(%operand: f32) {
  %0 = spirv.GL.FAbs %operand : f32
  return
}
// -----
// spirv.GL.FClamp
func.func @example(%x: f32, %y: f32, %z: f32) {
  %0 = spirv.GL.FClamp %x, %y, %z : f32
  return
}
// -----
// spirv.GL.FMax
func.func @example(%lhs: vector<2xf64>, %rhs: vector<2xf64>) {
  %0 = spirv.GL.FMax %lhs, %rhs : vector<2xf64>
  return
}
// -----
// spirv.GL.FMin
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = spirv.GL.FMin %lhs, %rhs : f32
  return
}
// -----
// spirv.GL.FMix
func.func @example(%x: vector<2xf64>, %y: vector<2xf64>, %a: vector<2xf64>) {
  %0 = spirv.GL.FMix %x : vector<2xf64>, %y : vector<2xf64>, %a : vector<2xf64> -> vector<2xf64>
  return
}
// -----
// spirv.GL.FSign
func.func @example(%operand: f32) {
  %0 = spirv.GL.FSign %operand : f32
  return
}
// -----
// spirv.GL.FindILsb
func.func @example(%operand: i32) {
  %0 = spirv.GL.FindILsb %operand : i32
  return
}
// -----
// spirv.GL.FindSMsb
func.func @example(%operand: i32) {
  %0 = spirv.GL.FindSMsb %operand : i32
  return
}
// -----
// spirv.GL.FindUMsb
func.func @example(%operand: i32) {
  %0 = spirv.GL.FindUMsb %operand : i32
  return
}
// -----
// spirv.GL.Floor
func.func @example(%operand: vector<8xf16>) {
  %0 = spirv.GL.Floor %operand : vector<8xf16>
  return
}
// -----
// spirv.GL.Fma
func.func @example(%x: vector<2xf16>, %y: vector<2xf16>, %z: vector<2xf16>) {
  %0 = spirv.GL.Fma %x, %y, %z : vector<2xf16>
  return
}
// -----
// spirv.GL.Fract
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.GL.Fract %operand : vector<2xf16>
  return
}
// -----
// spirv.GL.FrexpStruct
func.func @example(%operand: f32) {
  %0 = spirv.GL.FrexpStruct %operand : f32 -> !spirv.struct<(f32, i32)>
  return
}
// -----
// spirv.GL.InverseSqrt
func.func @example(%operand: vector<8xf32>) {
  %0 = spirv.GL.InverseSqrt %operand : vector<8xf32>
  return
}
// -----
// spirv.GL.Ldexp
func.func @example(%x: f32, %exp: i32) {
  %0 = spirv.GL.Ldexp %x : f32, %exp : i32 -> f32
  return
}
// -----
// spirv.GL.Length
func.func @example(%operand: f32) {
  %0 = spirv.GL.Length %operand : f32 -> f32
  return
}
// -----
// spirv.GL.Log
func.func @example(%operand: f32) {
  %0 = spirv.GL.Log %operand : f32
  return
}
// -----
// spirv.GL.Log2
func.func @example(%operand: f32) {
  %0 = spirv.GL.Log2 %operand : f32
  return
}
// -----
// spirv.GL.Normalize
func.func @example(%operand: f32) {
  %0 = spirv.GL.Normalize %operand : f32
  return
}
// -----
// spirv.GL.PackHalf2x16
func.func @example(%operand: vector<2xf32>) {
  %0 = spirv.GL.PackHalf2x16 %operand : vector<2xf32> -> i32
  return
}
// -----
// spirv.GL.PackSnorm4x8
func.func @example(%operand: vector<4xf32>) {
  %0 = spirv.GL.PackSnorm4x8 %operand : vector<4xf32> -> i32
  return
}
// -----
// spirv.GL.Pow
func.func @example(%lhs: vector<2xf16>, %rhs: vector<2xf16>) {
  %0 = spirv.GL.Pow %lhs, %rhs : vector<2xf16>
  return
}
// -----
// spirv.GL.Reflect
func.func @example(%lhs: vector<4xf32>, %rhs: vector<4xf32>) {
  %0 = spirv.GL.Reflect %lhs, %rhs : vector<4xf32>
  return
}
// -----
// spirv.GL.Round
func.func @example(%operand: vector<2xf64>) {
  %0 = spirv.GL.Round %operand : vector<2xf64>
  return
}
// -----
// spirv.GL.RoundEven
func.func @example(%operand: f32) {
  %0 = spirv.GL.RoundEven %operand : f32
  return
}
// -----
// spirv.GL.SAbs
func.func @example(%operand: i64) {
  %0 = spirv.GL.SAbs %operand : i64
  return
}
// -----
// spirv.GL.SClamp
func.func @example(%x: i32, %y: i32, %z: i32) {
  %0 = spirv.GL.SClamp %x, %y, %z : i32
  return
}
// -----
// spirv.GL.SMax
func.func @example(%lhs: vector<16xi8>, %rhs: vector<16xi8>) {
  %0 = spirv.GL.SMax %lhs, %rhs : vector<16xi8>
  return
}
// -----
// spirv.GL.SMin
func.func @example(%lhs: vector<16xi8>, %rhs: vector<16xi8>) {
  %0 = spirv.GL.SMin %lhs, %rhs : vector<16xi8>
  return
}
// -----
// spirv.GL.SSign
func.func @example(%operand: vector<16xi8>) {
  %0 = spirv.GL.SSign %operand : vector<16xi8>
  return
}
// -----
// spirv.GL.Sin
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.GL.Sin %operand : vector<2xf16>
  return
}
// -----
// spirv.GL.Sinh
func.func @example(%operand: f32) {
  %0 = spirv.GL.Sinh %operand : f32
  return
}
// -----
// spirv.GL.Sqrt
func.func @example(%operand: f32) {
  %0 = spirv.GL.Sqrt %operand : f32
  return
}
// -----
// spirv.GL.Tan
func.func @example(%operand: vector<4xf32>) {
  %0 = spirv.GL.Tan %operand : vector<4xf32>
  return
}
// -----
// spirv.GL.Tanh
func.func @example(%operand: f32) {
  %0 = spirv.GL.Tanh %operand : f32
  return
}
// -----
// spirv.GL.UClamp
func.func @example(%x: i64, %y: i64, %z: i64) {
  %0 = spirv.GL.UClamp %x, %y, %z : i64
  return
}
// -----
// spirv.GL.UMax
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = spirv.GL.UMax %lhs, %rhs : i64
  return
}
// -----
// spirv.GL.UMin
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = spirv.GL.UMin %lhs, %rhs : i32
  return
}
// -----
// spirv.GL.UnpackHalf2x16
func.func @example(%operand: i32) {
  %0 = spirv.GL.UnpackHalf2x16 %operand : i32 -> vector<2xf32>
  return
}
// -----
// spirv.GL.UnpackSnorm4x8
func.func @example(%operand: i32) {
  %0 = spirv.GL.UnpackSnorm4x8 %operand : i32 -> vector<4xf32>
  return
}
// -----
// spirv.GenericCastToPtr
func.func @example(%pointer: !spirv.ptr<i32, Generic>) {
  %0 = spirv.GenericCastToPtr %pointer : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, CrossWorkgroup>
  return
}
// -----
// spirv.GenericCastToPtrExplicit
func.func @example(%pointer: !spirv.ptr<i32, Generic>) {
  %0 = spirv.GenericCastToPtrExplicit %pointer : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, CrossWorkgroup>
  return
}
// -----
// spirv.GlobalVariable
spirv.GlobalVariable @v2 {location = 1 : i32} : !spirv.ptr<f32, Output>
// -----
// spirv.GroupBroadcast
func.func @example(%value: f32, %localid: i32) {
  %0 = spirv.GroupBroadcast <Workgroup> %value, %localid : f32, i32
  return
}
// -----
// spirv.GroupFAdd
func.func @example(%x: f32) {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %x : f32
  return
}
// -----
// spirv.GroupFMax
func.func @example(%x: f32) {
  %0 = spirv.GroupFMax <Workgroup> <PartitionedReduceNV> %x : f32
  return
}
// -----
// spirv.GroupFMin
func.func @example(%x: f32) {
  %0 = spirv.GroupFMin <Subgroup> <Reduce> %x : f32
  return
}
// -----
// spirv.GroupIAdd
func.func @example(%x: i32) {
  %0 = spirv.GroupIAdd <Workgroup> <Reduce> %x : i32
  return
}
// -----
// spirv.GroupNonUniformAll
func.func @example(%predicate: i1) {
  %0 = spirv.GroupNonUniformAll <Subgroup> %predicate : i1
  return
}
// -----
// spirv.GroupNonUniformAllEqual
func.func @example(%value: i1) {
  %0 = spirv.GroupNonUniformAllEqual <Subgroup> %value : i1, i1
  return
}
// -----
// spirv.GroupNonUniformAny
func.func @example(%predicate: i1) {
  %0 = spirv.GroupNonUniformAny <Subgroup> %predicate : i1
  return
}
// -----
// spirv.GroupNonUniformBallot
func.func @example(%predicate: i1) {
  %0 = spirv.GroupNonUniformBallot <Subgroup> %predicate : vector<4xi8>
  return
}
// -----
// spirv.GroupNonUniformBallotBitCount
func.func @example(%value: vector<4xi32>) {
  %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %value : vector<4xi32> -> i32
  return
}
// -----
// spirv.GroupNonUniformBallotFindLSB
func.func @example(%value: vector<2x2xi32>) {
  %0 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %value : vector<2x2xi32>, i64
  return
}
// -----
// spirv.GroupNonUniformBallotFindMSB
func.func @example(%value: vector<4xi32>) {
  %0 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %value : vector<4xi32>, i32
  return
}
// -----
// spirv.GroupNonUniformBitwiseAnd
func.func @example(%value: i32) {
  %0 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %value : i32 -> i32
  return
}
// -----
// spirv.GroupNonUniformBitwiseOr
func.func @example(%value: i32) {
  %0 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %value : i32 -> i32
  return
}
// -----
// spirv.GroupNonUniformBitwiseXor
func.func @example(%value: i32) {
  %0 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %value : i32 -> i32
  return
}
// -----
// spirv.GroupNonUniformBroadcast
func.func @groups(%arg0: i32, %arg1: f32, %arg2: i1, %value: vector<4xf32>) {
  %cst4_i32 = spirv.Constant 4 : i32
  %cst_vec_4xi32 = spirv.Constant dense<1> : vector<4xi32>
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %arg1 : f32
  %1 = spirv.GroupFMin <Subgroup> <InclusiveScan> %arg1 : f32
  %2 = spirv.GroupIAdd <Workgroup> <Reduce> %arg0 : i32
  %3 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %arg0 : i32
  %4 = spirv.GroupUMin <Workgroup> <Reduce> %arg0 : i32
  %5 = spirv.GroupNonUniformBallot <Subgroup> %arg2 : vector<4xi32>
  %6 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %arg0 : i32 -> i32
  %7 = spirv.GroupNonUniformBroadcast <Subgroup> %value, %cst4_i32 : vector<4xf32>, i32
  %8 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %value cluster_size(%cst4_i32) : vector<4xf32>, i32 -> vector<4xf32>
  %9 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %arg1 : f32 -> f32
  %10 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %arg1 : f32 -> f32
  %11 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %arg0 : i32 -> i32
  %12 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %arg0 : i32 -> i32
  %13 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %arg2 : i1 -> i1
  %14 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %arg2 : i1 -> i1
  %15 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %arg2 : i1 -> i1
  %16 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg1, %arg0, cluster_size(%cst4_i32) : f32, i32, i32 -> f32
  %17 = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %arg0 : i32 -> i32
  %18 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %arg0 : i32 -> i32
  %19 = spirv.GroupNonUniformShuffle <Subgroup> %arg1, %arg0 : f32, i32
  %20 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg1, %arg0 : f32, i32
  %21 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %arg0 : i32 -> i32
  %22 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %arg1 : f32 -> f32
  %23 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %cst_vec_4xi32 : vector<4xi32> -> i32
  %24 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %arg0 : i32 -> i32
  %25 = spirv.GroupNonUniformShuffleUp <Subgroup> %arg1, %arg0 : f32, i32
  %26 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg1, %arg0 : f32, i32
  %27 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %arg0 : i32 -> i32
  %28 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %arg0 : i32 -> i32
  %29 = spirv.GroupNonUniformElect <Subgroup> : i1
  return
}
// -----
// spirv.GroupNonUniformElect
func.func @example() {
  %0 = spirv.GroupNonUniformElect <Subgroup> : i1
  return
}
// -----
// spirv.GroupNonUniformFAdd
func.func @example(%value: vector<8xf64>) {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %value : vector<8xf64> -> f32
  return
}
// -----
// spirv.GroupNonUniformFMax
func.func @example(%value: f32) {
  %0 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %value : f32 -> f32
  return
}
// -----
// spirv.GroupNonUniformFMin
func.func @example(%value: f32) {
  %0 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %value : f32 -> f32
  return
}
// -----
// spirv.GroupNonUniformFMul
func.func @example(%value: f32) {
  %0 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %value : f32 -> f32
  return
}
// -----
// spirv.GroupNonUniformIAdd
func.func @example(%value: i32) {
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %value : i32 -> i32
  return
}
// -----
// spirv.GroupNonUniformIMul
func.func @example(%value: i32) {
  %0 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %value : i32 -> i32
  return
}
// -----
// spirv.GroupNonUniformLogicalAnd
func.func @example(%value: vector<2xi1>) {
  %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %value : vector<2xi1> -> vector<2xi1>
  return
}
// -----
// spirv.GroupNonUniformLogicalOr
func.func @example(%value: i1) {
  %0 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %value : i1 -> i1
  return
}
// -----
// spirv.GroupNonUniformLogicalXor
func.func @example(%value: vector<2xi1>) {
  %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %value : vector<2xi1> -> i1
  return
}
// -----
// spirv.GroupNonUniformQuadSwap
func.func @example(%value: i32, %direction: i32) {
  %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %value %direction : i32, i32
  return
}
// -----
// spirv.GroupNonUniformRotateKHR
func.func @example(%value: i32, %delta: i32) {
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %value, %delta : i32, i32 -> i32
  return
}
// -----
// spirv.GroupNonUniformSMax
func.func @example(%value: i32) {
  %0 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %value : i32 -> i32
  return
}
// -----
// spirv.GroupNonUniformSMin
func.func @example(%value: i64) {
  %0 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %value : i64 -> i64
  return
}
// -----
// spirv.GroupNonUniformShuffle
func.func @example(%value: f32, %id: i32) {
  %0 = spirv.GroupNonUniformShuffle <Subgroup> %value, %id : f32, i32
  return
}
// -----
// spirv.GroupNonUniformShuffleDown
func.func @example(%value: f32, %delta: i32) {
  %0 = spirv.GroupNonUniformShuffleDown <Subgroup> %value, %delta : f32, i32
  return
}
// -----
// spirv.GroupNonUniformShuffleUp
func.func @example(%value: f32, %delta: i32) {
  %0 = spirv.GroupNonUniformShuffleUp <Subgroup> %value, %delta : f32, i32
  return
}
// -----
// spirv.GroupNonUniformShuffleXor
func.func @example(%value: f32, %mask: i32) {
  %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %value, %mask : f32, i32
  return
}
// -----
// spirv.GroupNonUniformUMax
func.func @example(%value: i64) {
  %0 = spirv.GroupNonUniformUMax <Subgroup> <Reduce> %value : i64 -> i64
  return
}
// -----
// spirv.GroupNonUniformUMin
func.func @example(%value: i32) {
  %0 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %value : i32 -> i32
  return
}
// -----
// spirv.GroupSMax
func.func @example(%x: i32) {
  %0 = spirv.GroupSMax <Subgroup> <PartitionedExclusiveScanNV> %x : i32
  return
}
// -----
// spirv.GroupSMin
func.func @example(%x: vector<16xi8>) {
  %0 = spirv.GroupSMin <Workgroup> <InclusiveScan> %x : vector<16xi8>
  return
}
// -----
// spirv.GroupUMax
func.func @example(%x: vector<4xi8>) {
  %0 = spirv.GroupUMax <Workgroup> <Reduce> %x : vector<4xi8>
  return
}
// -----
// spirv.GroupUMin
func.func @example(%x: i32) {
  %0 = spirv.GroupUMin <Workgroup> <Reduce> %x : i32
  return
}
// -----
// spirv.IAdd
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.IAdd %operand1, %operand2 : i32
  return
}
// -----
// spirv.IAddCarry
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.IAddCarry %operand1, %operand2 : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.IEqual
func.func @example(%operand1: vector<16xi8>, %operand2: vector<16xi8>) {
  %0 = spirv.IEqual %operand1, %operand2 : vector<16xi8>
  return
}
// -----
// spirv.IMul
func.func @example(%operand1: i64, %operand2: i64) {
  %0 = spirv.IMul %operand1, %operand2 : i64
  return
}
// -----
// spirv.INTEL.ControlBarrierArrive
func.func @example() {
  spirv.INTEL.ControlBarrierArrive <QueueFamily> <Subgroup> <None>
  return
}
// -----
// spirv.INTEL.ControlBarrierWait
func.func @example() {
  spirv.INTEL.ControlBarrierWait <Device> <Device> <None>
  return
}
// -----
// spirv.INTEL.ConvertBF16ToF
func.func @example(%operand: i16) {
  %0 = spirv.INTEL.ConvertBF16ToF %operand : i16 to f32
  return
}
// -----
// spirv.INTEL.ConvertFToBF16
func.func @example(%operand: f32) {
  %0 = spirv.INTEL.ConvertFToBF16 %operand : f32 to i16
  return
}
// -----
// spirv.INTEL.RoundFToTF32
func.func @example(%operand: f32) {
  %0 = spirv.INTEL.RoundFToTF32 %operand : f32 to f32
  return
}
// -----
// spirv.INTEL.SubgroupBlockRead
func.func @example(%ptr: !spirv.ptr<i32, StorageBuffer>) {
  %0 = spirv.INTEL.SubgroupBlockRead %ptr : !spirv.ptr<i32, StorageBuffer> -> i32
  return
}
// -----
// spirv.INTEL.SubgroupBlockWrite
func.func @example(%ptr: !spirv.ptr<i32, StorageBuffer>, %value: i32) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %ptr, %value : i32
  return
}
// -----
// spirv.INotEqual
func.func @example(%operand1: vector<16xi8>, %operand2: vector<16xi8>) {
  %0 = spirv.INotEqual %operand1, %operand2 : vector<16xi8>
  return
}
// -----
// spirv.ISub
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.ISub %operand1, %operand2 : i32
  return
}
// -----
// spirv.ISubBorrow
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.ISubBorrow %operand1, %operand2 : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.Image
func.func @example(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  %0 = spirv.Image %sampled_image : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}
// -----
// spirv.ImageDrefGather
func.func @example(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %coordinate: vector<4xf32>, %dref: f32) {
  %0 = spirv.ImageDrefGather %sampled_image, %coordinate, %dref  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32 -> vector<4xf32>
  return
}
// -----
// spirv.ImageFetch
func.func @example(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %coordinate: vector<2xi32>) {
  %0 = spirv.ImageFetch %image, %coordinate  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
// spirv.ImageQuerySize
func.func @example(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) {
  %0 = spirv.ImageQuerySize %image : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi32>
  return
}
// -----
// spirv.ImageRead
func.func @example(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %coordinate: vector<2xi32>) {
  %0 = spirv.ImageRead %image, %coordinate  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
// spirv.ImageSampleExplicitLod
func.func @example(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %coordinate: vector<2xf32>, %operand_arguments: f32) {
  %0 = spirv.ImageSampleExplicitLod %sampled_image, %coordinate ["Lod"], %operand_arguments : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
// spirv.ImageSampleImplicitLod
func.func @example(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %coordinate: vector<2xf32>) {
  %0 = spirv.ImageSampleImplicitLod %sampled_image, %coordinate  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
// spirv.ImageSampleProjDrefImplicitLod
func.func @example(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %coordinate: i32, %dref: f32) {
  %0 = spirv.ImageSampleProjDrefImplicitLod %sampled_image, %coordinate, %dref  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, i32, f32 -> f32
  return
}
// -----
// spirv.ImageWrite
func.func @example(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %coordinate: vector<2xi32>, %texel: vector<4xf32>) {
  spirv.ImageWrite %image, %coordinate, %texel  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, vector<4xf32>
  return
}
// -----
// spirv.InBoundsPtrAccessChain
func.func @example(%base_ptr: !spirv.ptr<f32, Workgroup>, %element: i16) {
  %0 = spirv.InBoundsPtrAccessChain %base_ptr[%element] : !spirv.ptr<f32, Workgroup>, i16 -> !spirv.ptr<f32, Workgroup>
  return
}
// -----
// spirv.IsFinite
func.func @example(%operand: vector<2xf16>) {
  %0 = spirv.IsFinite %operand : vector<2xf16>
  return
}
// -----
// spirv.IsInf
func.func @example(%operand: vector<2xf64>) {
  %0 = spirv.IsInf %operand : vector<2xf64>
  return
}
// -----
// spirv.IsNan
func.func @example(%operand: f32) {
  %0 = spirv.IsNan %operand : f32
  return
}
// -----
// spirv.KHR.AssumeTrue
func.func @example(%condition: i1) {
  spirv.KHR.AssumeTrue %condition
  return
}
// -----
// spirv.KHR.CooperativeMatrixLength
func.func @example() {
  %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}
// -----
// spirv.KHR.CooperativeMatrixLoad
func.func @example(%pointer: !spirv.ptr<f32, Workgroup>, %stride: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %pointer, %stride, <ColumnMajor> : !spirv.ptr<f32, Workgroup>, i32 -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
// -----
// spirv.KHR.CooperativeMatrixMulAdd
func.func @example(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
// spirv.KHR.CooperativeMatrixStore
func.func @example(%pointer: !spirv.ptr<i32, StorageBuffer>, %object: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %stride: i32) {
  spirv.KHR.CooperativeMatrixStore %pointer, %object, %stride, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32
  return
}
// -----
// spirv.KHR.GroupFMul
func.func @example(%x: f32) {
  %0 = spirv.KHR.GroupFMul <Subgroup> <ClusteredReduce> %x : f32
  return
}
// -----
// spirv.KHR.GroupIMul
func.func @example(%x: i32) {
  %0 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %x : i32
  return
}
// -----
// spirv.KHR.SubgroupBallot
func.func @example(%predicate: i1) {
  %0 = spirv.KHR.SubgroupBallot %predicate : vector<4xi32>
  return
}
// -----
// spirv.Kill
func.func @example() {
  spirv.Kill
}
// -----
// spirv.Load
func.func @example(%ptr: !spirv.ptr<f32, StorageBuffer>) {
  %0 = spirv.Load "StorageBuffer" %ptr : f32
  return
}
// -----
// spirv.LogicalAnd
func.func @example(%operand1: vector<2xi1>, %operand2: vector<2xi1>) {
  %0 = spirv.LogicalAnd %operand1, %operand2 : vector<2xi1>
  return
}
// -----
// spirv.LogicalEqual
func.func @example(%operand1: vector<2xi1>, %operand2: vector<2xi1>) {
  %0 = spirv.LogicalEqual %operand1, %operand2 : vector<2xi1>
  return
}
// -----
// spirv.LogicalNot
func.func @example(%operand: vector<2xi1>) {
  %0 = spirv.LogicalNot %operand : vector<2xi1>
  return
}
// -----
// spirv.LogicalNotEqual
func.func @example(%operand1: vector<2xi1>, %operand2: vector<2xi1>) {
  %0 = spirv.LogicalNotEqual %operand1, %operand2 : vector<2xi1>
  return
}
// -----
// spirv.LogicalOr
func.func @example(%operand1: vector<2xi1>, %operand2: vector<2xi1>) {
  %0 = spirv.LogicalOr %operand1, %operand2 : vector<2xi1>
  return
}
// -----
// spirv.MatrixTimesMatrix
func.func @example(%leftmatrix: !spirv.matrix<3 x vector<3xf32>>, %rightmatrix: !spirv.matrix<3 x vector<3xf32>>) {
  %0 = spirv.MatrixTimesMatrix %leftmatrix, %rightmatrix : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
// spirv.MatrixTimesScalar
func.func @example(%matrix: !spirv.matrix<3 x vector<3xf32>>, %scalar: f32) {
  %0 = spirv.MatrixTimesScalar %matrix, %scalar : !spirv.matrix<3 x vector<3xf32>>, f32
  return
}
// -----
// spirv.MatrixTimesVector
func.func @example(%matrix: !spirv.matrix<3 x vector<3xf32>>, %vector: vector<3xf32>) {
  %0 = spirv.MatrixTimesVector %matrix, %vector : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
  return
}
// -----
// spirv.MemoryBarrier
func.func @example() {
  spirv.MemoryBarrier <Workgroup>, <Release>
  return
}
// -----
// spirv.Not
func.func @example(%operand: i32) {
  %0 = spirv.Not %operand : i32
  return
}
// -----
// spirv.Ordered
func.func @example(%operand1: vector<2xf16>, %operand2: vector<2xf16>) {
  %0 = spirv.Ordered %operand1, %operand2 : vector<2xf16>
  return
}
// -----
// spirv.PtrAccessChain
func.func @example(%base_ptr: !spirv.ptr<i32, StorageBuffer>, %element: i32) {
  %0 = spirv.PtrAccessChain %base_ptr[%element] : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.PtrCastToGeneric
func.func @example(%pointer: !spirv.ptr<i32, CrossWorkgroup>) {
  %0 = spirv.PtrCastToGeneric %pointer : !spirv.ptr<i32, CrossWorkgroup> to !spirv.ptr<i32, Generic>
  return
}
// -----
// spirv.Return
func.func @example() {
  spirv.Return
}
// -----
// spirv.ReturnValue
func.func @example(%value: i32) {
  spirv.ReturnValue %value : i32
}
// -----
// spirv.SConvert
func.func @example(%operand: i32) {
  %0 = spirv.SConvert %operand : i32 to i64
  return
}
// -----
// spirv.SDiv
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.SDiv %operand1, %operand2 : i32
  return
}
// -----
// spirv.SDot
func.func @example(%vector1: vector<4xi8>, %vector2: vector<4xi8>) {
  %0 = spirv.SDot %vector1, %vector2 : vector<4xi8> -> i64
  return
}
// -----
// spirv.SDotAccSat
func.func @example(%vector1: vector<4xi8>, %accumulator: i32, %vector2: vector<4xi8>) {
  %0 = spirv.SDotAccSat %vector1, %vector2, %accumulator : vector<4xi8> -> i32
  return
}
// -----
// spirv.SGreaterThan
func.func @example(%operand1: vector<16xi8>, %operand2: vector<16xi8>) {
  %0 = spirv.SGreaterThan %operand1, %operand2 : vector<16xi8>
  return
}
// -----
// spirv.SGreaterThanEqual
func.func @example(%operand1: vector<16xi8>, %operand2: vector<16xi8>) {
  %0 = spirv.SGreaterThanEqual %operand1, %operand2 : vector<16xi8>
  return
}
// -----
// spirv.SLessThan
func.func @example(%operand1: vector<16xi8>, %operand2: vector<16xi8>) {
  %0 = spirv.SLessThan %operand1, %operand2 : vector<16xi8>
  return
}
// -----
// spirv.SLessThanEqual
func.func @example(%operand1: vector<2xi64>, %operand2: vector<2xi64>) {
  %0 = spirv.SLessThanEqual %operand1, %operand2 : vector<2xi64>
  return
}
// -----
// spirv.SMod
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.SMod %operand1, %operand2 : i32
  return
}
// -----
// spirv.SMulExtended
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.SMulExtended %operand1, %operand2 : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.SNegate
func.func @example(%operand: i32) {
  %0 = spirv.SNegate %operand : i32
  return
}
// -----
// spirv.SRem
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.SRem %operand1, %operand2 : i32
  return
}
// -----
// spirv.SUDot
func.func @example(%vector1: vector<4xi8>, %vector2: vector<4xi8>) {
  %0 = spirv.SUDot %vector1, %vector2 : vector<4xi8> -> i32
  return
}
// -----
// spirv.SUDotAccSat
func.func @example(%vector1: i32, %accumulator: i64, %vector2: i32) {
  %0 = spirv.SUDotAccSat %vector1, %vector2, %accumulator, <PackedVectorFormat4x8Bit> : i32 -> i64
  return
}
// -----
// spirv.Select
func.func @example(%condition: vector<2xi1>, %true_value: vector<2xi1>, %false_value: vector<2xi1>) {
  %0 = spirv.Select %condition, %true_value, %false_value : vector<2xi1>, vector<2xi1>
  return
}
// -----
// spirv.ShiftLeftLogical
func.func @example(%operand1: i32, %operand2: i64) {
  %0 = spirv.ShiftLeftLogical %operand1, %operand2 : i32, i64
  return
}
// -----
// spirv.ShiftRightArithmetic
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.ShiftRightArithmetic %operand1, %operand2 : i32, i32
  return
}
// -----
// spirv.ShiftRightLogical
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.ShiftRightLogical %operand1, %operand2 : i32, i32
  return
}
// -----
// spirv.SpecConstant
spirv.SpecConstant @sb = true
// -----
// spirv.SpecConstantComposite
func.func @example() {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @s = 3 : i32
    spirv.SpecConstantComposite @c (@s, @s) : vector<2xi32>
  }
  return
}
// -----
// spirv.SpecConstantOperation
func.func @example() {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.SpecConstant @sc spec_id(5) = 1 : i32
    spirv.func @f() "Inline" {
      %0 = spirv.mlir.referenceof @sc : i32
      %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
      spirv.Return
    }
  }
  return
}
// -----
// spirv.Store
func.func @example(%ptr: !spirv.ptr<f32, Function>, %value: f32) {
  spirv.Store "Function" %ptr, %value : f32
  return
}
// -----
// spirv.Switch
func.func @sw(%selector: i32) {
  spirv.Switch %selector : i32, [
    default: ^bb1]
^bb1:  // pred: ^bb0
  return
}
// -----
// spirv.Transpose
func.func @example(%matrix: !spirv.matrix<3 x vector<3xf32>>) {
  %0 = spirv.Transpose %matrix : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
// spirv.UConvert
func.func @example(%operand: i32) {
  %0 = spirv.UConvert %operand : i32 to i64
  return
}
// -----
// spirv.UDiv
func.func @example(%operand1: i64, %operand2: i64) {
  %0 = spirv.UDiv %operand1, %operand2 : i64
  return
}
// -----
// spirv.UDot
func.func @example(%vector1: vector<4xi8>, %vector2: vector<4xi8>) {
  %0 = spirv.UDot %vector1, %vector2 : vector<4xi8> -> i32
  return
}
// -----
// spirv.UDotAccSat
func.func @example(%vector1: vector<4xi8>, %accumulator: i32, %vector2: vector<4xi8>) {
  %0 = spirv.UDotAccSat %vector1, %vector2, %accumulator : vector<4xi8> -> i32
  return
}
// -----
// spirv.UGreaterThan
func.func @example(%operand1: vector<2xi64>, %operand2: vector<2xi64>) {
  %0 = spirv.UGreaterThan %operand1, %operand2 : vector<2xi64>
  return
}
// -----
// spirv.UGreaterThanEqual
func.func @example(%operand1: vector<16xi8>, %operand2: vector<16xi8>) {
  %0 = spirv.UGreaterThanEqual %operand1, %operand2 : vector<16xi8>
  return
}
// -----
// spirv.ULessThan
func.func @example(%operand1: i64, %operand2: i64) {
  %0 = spirv.ULessThan %operand1, %operand2 : i64
  return
}
// -----
// spirv.ULessThanEqual
func.func @example(%operand1: vector<16xi8>, %operand2: vector<16xi8>) {
  %0 = spirv.ULessThanEqual %operand1, %operand2 : vector<16xi8>
  return
}
// -----
// spirv.UMod
func.func @example(%operand1: i64, %operand2: i64) {
  %0 = spirv.UMod %operand1, %operand2 : i64
  return
}
// -----
// spirv.UMulExtended
func.func @example(%operand1: i32, %operand2: i32) {
  %0 = spirv.UMulExtended %operand1, %operand2 : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.Undef
func.func @example() {
  %0 = spirv.Undef : f32
  return
}
// -----
// spirv.Unordered
func.func @example(%operand1: f32, %operand2: f32) {
  %0 = spirv.Unordered %operand1, %operand2 : f32
  return
}
// -----
// spirv.Unreachable
func.func @nowhere() {
  spirv.Return
^bb1:  // no predecessors
  spirv.Unreachable
}
// -----
// spirv.Variable
func.func @example() {
  %0 = spirv.Variable : !spirv.ptr<f32, Function>
  return
}
// -----
// spirv.VectorExtractDynamic
func.func @example(%vector: vector<8xi16>, %index: i8) {
  %0 = spirv.VectorExtractDynamic %vector[%index] : vector<8xi16>, i8
  return
}
// -----
// spirv.VectorInsertDynamic
func.func @example(%vector: vector<4xi32>, %component: i32, %index: i32) {
  %0 = spirv.VectorInsertDynamic %component, %vector[%index] : vector<4xi32>, i32
  return
}
// -----
// spirv.VectorShuffle
func.func @example(%vector1: vector<2xi1>, %vector2: vector<2xi1>) {
  %0 = spirv.VectorShuffle [0 : i32, 1 : i32] %vector1, %vector2 : vector<2xi1>, vector<2xi1> -> vector<2xi1>
  return
}
// -----
// spirv.VectorTimesMatrix
func.func @example(%vector: vector<3xf32>, %matrix: !spirv.matrix<3 x vector<3xf32>>) {
  %0 = spirv.VectorTimesMatrix %vector, %matrix : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
  return
}
// -----
// spirv.VectorTimesScalar
func.func @example(%vector: vector<3xf32>, %scalar: f32) {
  %0 = spirv.VectorTimesScalar %vector, %scalar : (vector<3xf32>, f32) -> vector<3xf32>
  return
}
// -----
// spirv.func
spirv.func @g() "Inline|Pure" {
  spirv.Return
}
// -----
// spirv.mlir.addressof
func.func @example() {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.GlobalVariable @v bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
    spirv.SpecConstant @sc spec_id(5) = 1 : i32
    spirv.func @f() "Inline" {
      %v_addr = spirv.mlir.addressof @v : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
      %0 = spirv.mlir.referenceof @sc : i32
      spirv.Return
    }
  }
  return
}
// -----
// spirv.mlir.loop
func.func @example(%arg0: i1) {
  spirv.mlir.loop control(DontUnroll) {
    spirv.Branch ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    spirv.BranchConditional %arg0, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    spirv.Branch ^bb3
  ^bb3:  // pred: ^bb2
    spirv.Branch ^bb1
  ^bb4:  // pred: ^bb1
    spirv.mlir.merge
  }
  return
}
// -----
// spirv.mlir.merge
func.func @example(%arg0: i1) {
  spirv.mlir.selection {
    spirv.BranchConditional %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    spirv.Branch ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    spirv.mlir.merge
  }
  return
}
// -----
// spirv.mlir.referenceof
func.func @example() {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.SpecConstant @sc spec_id(5) = 1 : i32
    spirv.func @f() "Inline" {
      %0 = spirv.mlir.referenceof @sc : i32
      spirv.Return
    }
  }
  return
}
// -----
// spirv.mlir.selection
func.func @example(%arg0: i1) {
  spirv.mlir.selection {
    spirv.BranchConditional %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    spirv.Branch ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    spirv.mlir.merge
  }
  return
}
// -----
// spirv.mlir.yield
spirv.module Logical Vulkan {
  spirv.SpecConstant @size = 4 : i32
  spirv.func @example() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    spirv.ReturnValue %1 : i32
  }
}
// -----
// spirv.module
func.func @example() {
  spirv.module Logical OpenCL {
  }
  return
}
