module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.BitCount %arg0 : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.BitCount %arg0 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32, %arg2: si32, %arg3: si32):
    %0 = spirv.BitFieldInsert %arg0, %arg1, %arg2, %arg3 : si32, si32, si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32, %arg2: si32, %arg3: si32):
    %0 = spirv.BitFieldInsert %arg0, %arg1, %arg2, %arg3 {foo} : si32, si32, si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32, %arg2: si32):
    %0 = spirv.BitFieldSExtract %arg0, %arg1, %arg2 {foo} : si32, si32, si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: i8, %arg2: i64):
    %0 = spirv.BitFieldSExtract %arg0, %arg1, %arg2 : vector<4xi32>, i8, i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: i16):
    %0 = spirv.BitFieldUExtract %arg0, %arg1, %arg2 {foo} : i16, i16, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8, %arg1: ui8, %arg2: ui8):
    %0 = spirv.BitFieldUExtract %arg0, %arg1, %arg2 {foo} : ui8, ui8, ui8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.BitReverse %arg0 : vector<4xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.BitReverse %arg0 : vector<2x2xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.BitwiseAnd %arg0, %arg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.BitwiseAnd %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.BitwiseOr %arg0, %arg1 : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<4xi8>):
    %0 = spirv.BitwiseOr %arg0, %arg1 {foo} : vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<4xi8>):
    %0 = spirv.BitwiseXor %arg0, %arg1 {foo} : vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.BitwiseXor %arg0, %arg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.CL.acos %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.acos %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.acosh %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.CL.acosh %arg0 : vector<8xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.CL.asin %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.asin %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.CL.asinh %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.CL.asinh %arg0 : vector<8xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>):
    %0 = spirv.CL.atan2 %arg0, %arg1 {foo} : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.CL.atan2 %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = spirv.CL.atan %arg0 : vector<2xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.atan %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.CL.atanh %arg0 : vector<8xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.CL.atanh %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.ceil %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.CL.ceil %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.CL.cos %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.cos %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.CL.cosh %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.cosh %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.erf %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.erf %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.exp %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.exp %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.CL.fabs %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.CL.fabs %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = spirv.CL.fmax %arg0, %arg1 {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.CL.fmax %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = spirv.CL.fmin %arg0, %arg1 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.CL.fmin %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.CL.floor %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.CL.floor %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<2xf64>, %arg2: vector<2xf64>):
    %0 = spirv.CL.fma %arg0, %arg1, %arg2 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>):
    %0 = spirv.CL.fma %arg0, %arg1, %arg2 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.CL.log %arg0 : vector<8xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.CL.log %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xf32>):
    %0 = spirv.CL.mix %arg0, %arg1, %arg2 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>):
    %0 = spirv.CL.mix %arg0, %arg1, %arg2 {foo} : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<2xf64>):
    %0 = spirv.CL.pow %arg0, %arg1 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = spirv.CL.pow %arg0, %arg1 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.rint %arg0 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.CL.rint %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.round %arg0 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.round %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.rsqrt %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.rsqrt %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.CL.s_abs %arg0 : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.CL.s_abs %arg0 : vector<4xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.CL.s_max %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.CL.s_max %arg0, %arg1 {foo} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.CL.s_min %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.CL.s_min %arg0, %arg1 {foo} : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.CL.sin %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.CL.sin %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.CL.sinh %arg0 : vector<8xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = spirv.CL.sinh %arg0 : vector<2xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.CL.sqrt %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.sqrt %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.CL.tan %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CL.tan %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.CL.tanh %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.CL.tanh %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = spirv.CL.u_max %arg0, %arg1 {foo} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.CL.u_max %arg0, %arg1 {foo} : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.CL.u_min %arg0, %arg1 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.CL.u_min %arg0, %arg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>):
    %0 = spirv.CompositeConstruct %arg0 {foo} : (vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.CompositeConstruct %arg0 {foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.ControlBarrier <Invocation>, <ShaderCallKHR>, <SequentiallyConsistent>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.ControlBarrier <Workgroup>, <QueueFamily>, <SequentiallyConsistent> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.ConvertFToS %arg0 : vector<8xf16> to vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.ConvertFToS %arg0 {foo} : vector<8xf64> to vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = spirv.ConvertFToU %arg0 {foo} : bf16 to i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.ConvertFToU %arg0 : vector<8xf16> to vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32):
    %0 = spirv.ConvertSToF %arg0 {foo} : si32 to bf16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>):
    %0 = spirv.ConvertSToF %arg0 : vector<2xi64> to vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.ConvertUToF %arg0 : vector<8xi16> to vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>):
    %0 = spirv.ConvertUToF %arg0 {foo} : vector<4xi8> to vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    spirv.EXT.EmitMeshTasks %arg0, %arg1, %arg2 : i32, i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    spirv.EXT.EmitMeshTasks %arg0, %arg1, %arg2 {foo} : i32, i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    spirv.EXT.SetMeshOutputs %arg0, %arg1 : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    spirv.EXT.SetMeshOutputs %arg0, %arg1 {foo} : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.EmitVertex
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.EmitVertex {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.EndPrimitive
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.EndPrimitive {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = spirv.FAdd %arg0, %arg1 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.FAdd %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.FConvert %arg0 : vector<8xf32> to vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.FDiv %arg0, %arg1 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = spirv.FDiv %arg0, %arg1 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = spirv.FMod %arg0, %arg1 {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.FMod %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.FMul %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = spirv.FMul %arg0, %arg1 {foo} : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.FNegate %arg0 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.FNegate %arg0 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.FOrdGreaterThan %arg0, %arg1 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = spirv.FOrdLessThanEqual %arg0, %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16, %arg1: f16):
    %0 = spirv.FOrdNotEqual %arg0, %arg1 : f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = spirv.FRem %arg0, %arg1 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = spirv.FRem %arg0, %arg1 {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = spirv.FSub %arg0, %arg1 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = spirv.FSub %arg0, %arg1 {foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.FUnordGreaterThan %arg0, %arg1 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<2xf16>):
    %0 = spirv.FUnordLessThan %arg0, %arg1 : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.Acos %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Acos %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Acosh %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Acosh %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Asin %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GL.Asin %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Asinh %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Asinh %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Atan %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Atan %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Atanh %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.GL.Atanh %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Ceil %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Ceil %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GL.Cos %arg0 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.Cos %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Cosh %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.Cosh %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<2xf64>):
    %0 = spirv.GL.Cross %arg0, %arg1 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.GL.Cross %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = spirv.GL.Distance %arg0, %arg1 {foo} : f32, f32 -> f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = spirv.GL.Distance %arg0, %arg1 {foo} : f64, f64 -> f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Exp2 %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Exp2 %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.Exp %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Exp %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.FAbs %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.FAbs %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<8xf16>, %arg2: vector<16xf32>):
    %0 = spirv.GL.FClamp(%arg0, %arg1, %arg2) : (vector<4x4xf32>, vector<8xf16>, vector<16xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<16xf32>, %arg2: vector<4x4xf32>):
    %0 = spirv.GL.FClamp(%arg0, %arg1, %arg2) : (vector<4x4xf32>, vector<16xf32>, vector<4x4xf32>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.GL.FMax %arg0, %arg1 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<2xf64>):
    %0 = spirv.GL.FMax %arg0, %arg1 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = spirv.GL.FMin %arg0, %arg1 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.GL.FMin %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xf32>):
    %0 = spirv.GL.FMix {foo} %arg0 : vector<16xf32>, %arg1 : vector<16xf32>, %arg2 : vector<16xf32> -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>):
    %0 = spirv.GL.FMix %arg0 : vector<4x4xf32>, %arg1 : vector<4x4xf32>, %arg2 : vector<4x4xf32> -> vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GL.FSign %arg0 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.GL.FSign %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>):
    %0 = spirv.GL.FindILsb %arg0 : vector<4xi8> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.GL.FindILsb %arg0 : vector<8xi16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.GL.FindSMsb %arg0 : vector<4xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.GL.FindSMsb %arg0 : vector<2x2xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.GL.FindUMsb %arg0 : vector<4xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.GL.FindUMsb %arg0 : vector<2x2xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Floor %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.GL.Floor %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<16xf32>, %arg2: vector<4xf32>):
    %0 = spirv.GL.Fma(%arg0, %arg1, %arg2) : (vector<8xf32>, vector<16xf32>, vector<4xf32>) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<16xf32>, %arg2: vector<4xf32>):
    %0 = spirv.GL.Fma(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<16xf32>, vector<4xf32>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Fract %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GL.Fract %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.InverseSqrt %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.InverseSqrt %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xi8>):
    %0 = spirv.GL.Ldexp %arg0 : vector<16xf32>, %arg1 : vector<16xi8> -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = spirv.GL.Length %arg0 {foo} : f16 -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Length %arg0 {foo} : vector<2xf16> -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Log2 %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Log2 %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Log %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Log %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Normalize %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Normalize %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = spirv.GL.PackSnorm4x8 %arg0 : vector<[4]xf32> -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = spirv.GL.PackSnorm4x8 {foo} %arg0 : vector<[4]xf32> -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>):
    %0 = spirv.GL.Pow %arg0, %arg1 {foo} : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.GL.Pow %arg0, %arg1 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = spirv.GL.Reflect %arg0, %arg1 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>):
    %0 = spirv.GL.Reflect %arg0, %arg1 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.GL.RoundEven %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GL.RoundEven %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.GL.Round %arg0 : vector<8xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Round %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>):
    %0 = spirv.GL.SAbs %arg0 : vector<16xi8> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.GL.SAbs %arg0 : vector<4xi32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: i16, %arg2: vector<2xi64>):
    %0 = spirv.GL.SClamp(%arg0, %arg1, %arg2) : (i8, i16, vector<2xi64>) -> vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2xi64>, %arg2: vector<2x2xi32>):
    %0 = spirv.GL.SClamp(%arg0, %arg1, %arg2) : (vector<2x2xi32>, vector<2xi64>, vector<2x2xi32>) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.GL.SMax %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.GL.SMax %arg0, %arg1 {foo} : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.GL.SMin %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.GL.SMin %arg0, %arg1 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.GL.SSign %arg0 : vector<8xi16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>):
    %0 = spirv.GL.SSign %arg0 : vector<2xi64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = spirv.GL.Sin %arg0 : vector<2xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Sin %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.Sinh %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GL.Sinh %arg0 : vector<16xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GL.Sqrt %arg0 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.Sqrt %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GL.Tan %arg0 : vector<8xf16> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Tan %arg0 : vector<4x4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GL.Tanh %arg0 : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GL.Tanh %arg0 : vector<4xf32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<8xi16>, %arg2: vector<4xi8>):
    %0 = spirv.GL.UClamp(%arg0, %arg1, %arg2) : (vector<2xi64>, vector<8xi16>, vector<4xi8>) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<8xi16>, %arg2: vector<2x2xi32>):
    %0 = spirv.GL.UClamp(%arg0, %arg1, %arg2) : (vector<2xi64>, vector<8xi16>, vector<2x2xi32>) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = spirv.GL.UMax %arg0, %arg1 {foo} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.GL.UMax %arg0, %arg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.GL.UMin %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.GL.UMin %arg0, %arg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = spirv.GL.UnpackSnorm4x8 {foo} %arg0 : i32 -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = spirv.GL.UnpackSnorm4x8 {foo} %arg0 : i32 -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = spirv.GroupBroadcast <Workgroup> %arg0, %arg1 : i64, i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = spirv.GroupBroadcast <Workgroup> %arg0, %arg1 : vector<2xi64>, vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = spirv.GroupFAdd <Workgroup> <PartitionedReduceNV> %arg0 : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = spirv.GroupFAdd <Workgroup> <PartitionedExclusiveScanNV> %arg0 : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = spirv.GroupFMax <Subgroup> <InclusiveScan> %arg0 : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.GroupFMax <Workgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = spirv.GroupFMin <Workgroup> <InclusiveScan> %arg0 {foo} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.GroupFMin <Workgroup> <PartitionedExclusiveScanNV> %arg0 : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = spirv.KHR.GroupFMul <Subgroup> <ClusteredReduce> %arg0 {foo} : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = spirv.KHR.GroupFMul <Subgroup> <PartitionedInclusiveScanNV> %arg0 : f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>):
    %0 = spirv.GroupIAdd <Workgroup> <InclusiveScan> %arg0 : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.GroupIAdd <Subgroup> <PartitionedReduceNV> %arg0 : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.KHR.GroupIMul <Workgroup> <ClusteredReduce> %arg0 {foo} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.KHR.GroupIMul <Workgroup> <PartitionedExclusiveScanNV> %arg0 : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 : i1, i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 {foo} : vector<16xf32>, i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformAll <Subgroup> %arg0 : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformAll <Subgroup> %arg0 {foo} : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformAny <Subgroup> %arg0 : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformAny <Subgroup> %arg0 {foo} : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %arg0 : vector<4xi32> -> ui8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <PartitionedExclusiveScanNV> %arg0 : vector<4xi32> -> i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %arg0 : vector<[4]xi32>, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %arg0 {foo} : vector<[4]xi32>, i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg0 : vector<2x2xi32>, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg0 {foo} : vector<[4]xi32>, i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformBallot <Subgroup> %arg0 {foo} : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformBallot <Subgroup> %arg0 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = spirv.GroupNonUniformBitwiseOr <Subgroup> <InclusiveScan> %arg0 : i16 -> i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8):
    %0 = spirv.GroupNonUniformBitwiseOr <Workgroup> <PartitionedReduceNV> %arg0 : ui8 -> ui8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ExclusiveScan> %arg0 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = spirv.GroupNonUniformBitwiseXor <Workgroup> <PartitionedExclusiveScanNV> %arg0 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = spirv.GroupNonUniformElect <Subgroup> {foo} : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = spirv.GroupNonUniformElect <Workgroup> {foo} : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg0 : vector<8xf64> -> f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = spirv.GroupNonUniformFMax <Subgroup> <PartitionedReduceNV> %arg0 {foo} : f64 -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = spirv.GroupNonUniformFMax <Workgroup> <PartitionedInclusiveScanNV> %arg0 : f32 -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %arg0 : f64 -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.GroupNonUniformFMin <Workgroup> <PartitionedExclusiveScanNV> %arg0 : vector<8xf32> -> f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = spirv.GroupNonUniformFMul <Subgroup> <InclusiveScan> %arg0 : vector<2xf64> -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.GroupNonUniformFMul <Workgroup> <PartitionedInclusiveScanNV> %arg0 : vector<16xf32> -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8):
    %0 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %arg0 : i8 -> i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = spirv.GroupNonUniformIAdd <Subgroup> <ExclusiveScan> %arg0 : i16 -> i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8):
    %0 = spirv.GroupNonUniformIMul <Subgroup> <PartitionedInclusiveScanNV> %arg0 : ui8 -> ui8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %arg0 : i1 -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>):
    %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %arg0 : vector<2xi1> -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>):
    %0 = spirv.GroupNonUniformLogicalOr <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<2xi1> -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>):
    %0 = spirv.GroupNonUniformLogicalOr <Subgroup> <PartitionedInclusiveScanNV> %arg0 {foo} : vector<16xi1> -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>):
    %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <ExclusiveScan> %arg0 : vector<16xi1> -> vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>):
    %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <PartitionedInclusiveScanNV> %arg0 : vector<2xi1> -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg1 : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg1 {foo} : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg1 {foo} : i32, i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8):
    %0 = spirv.GroupNonUniformSMax <Subgroup> <InclusiveScan> %arg0 : i8 -> i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = spirv.GroupNonUniformSMax <Workgroup> <InclusiveScan> %arg0 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %arg0 {foo} : i64 -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32):
    %0 = spirv.GroupNonUniformSMin <Workgroup> <ExclusiveScan> %arg0 : si32 -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = spirv.GroupNonUniformShuffleDown <Workgroup> %arg0, %arg1 : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: i16):
    %0 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg0, %arg1 {foo} : i16, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = spirv.GroupNonUniformShuffle <Workgroup> %arg0, %arg1 : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8, %arg1: ui8):
    %0 = spirv.GroupNonUniformShuffle <Workgroup> %arg0, %arg1 : ui8, ui8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg0, %arg1 : i8, i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg0, %arg1 : i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: i16):
    %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg1 : i16, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: i16):
    %0 = spirv.GroupNonUniformShuffleXor <Workgroup> %arg0, %arg1 : i16, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = spirv.GroupNonUniformUMax <Workgroup> <PartitionedInclusiveScanNV> %arg0 : i16 -> i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.GroupNonUniformUMax <Subgroup> <InclusiveScan> %arg0 : vector<8xi16> -> i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = spirv.GroupNonUniformUMin <Workgroup> <PartitionedInclusiveScanNV> %arg0 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>):
    %0 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %arg0 {foo} : vector<4xi8> -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>):
    %0 = spirv.GroupSMax <Workgroup> <InclusiveScan> %arg0 : vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.GroupSMax <Workgroup> <PartitionedExclusiveScanNV> %arg0 {foo} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.GroupSMin <Subgroup> <InclusiveScan> %arg0 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>):
    %0 = spirv.GroupSMin <Workgroup> <InclusiveScan> %arg0 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>):
    %0 = spirv.GroupUMax <Subgroup> <PartitionedExclusiveScanNV> %arg0 : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>):
    %0 = spirv.GroupUMax <Workgroup> <PartitionedExclusiveScanNV> %arg0 : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.GroupUMin <Subgroup> <InclusiveScan> %arg0 : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = spirv.GroupUMin <Workgroup> <InclusiveScan> %arg0 : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.IAdd %arg0, %arg1 : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.IAdd %arg0, %arg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8, %arg1: ui8):
    %0 = spirv.IEqual %arg0, %arg1 : ui8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.IMul %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.IMul %arg0, %arg1 {foo} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.INTEL.ControlBarrierArrive <Invocation> <ShaderCallKHR> <AtomicCounterMemory>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.INTEL.ControlBarrierArrive <ShaderCallKHR> <Invocation> <AtomicCounterMemory> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.INTEL.ControlBarrierWait <Invocation> <Subgroup> <SequentiallyConsistent>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.INTEL.ControlBarrierWait <ShaderCallKHR> <ShaderCallKHR> <AtomicCounterMemory>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.INTEL.ConvertBF16ToF %arg0 : vector<8xi16> to vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.INTEL.ConvertBF16ToF %arg0 {foo} : vector<8xi16> to vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = spirv.INTEL.ConvertFToBF16 %arg0 : f32 to i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = spirv.INTEL.ConvertFToBF16 %arg0 {foo} : vector<8xf32> to vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = spirv.INTEL.RoundFToTF32 %arg0 : vector<4x4xf32> to vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.INTEL.RoundFToTF32 %arg0 {foo} : vector<16xf32> to vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.ISub %arg0, %arg1 : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = spirv.ISub %arg0, %arg1 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = spirv.IsFinite %arg0 : f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = spirv.IsInf %arg0 : f16 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.IsInf %arg0 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = spirv.IsNan %arg0 : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = spirv.IsNan %arg0 : vector<2xf64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    spirv.KHR.AssumeTrue %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    spirv.KHR.AssumeTrue %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.KHR.SubgroupBallot %arg0 {foo} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = spirv.KHR.SubgroupBallot %arg0 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.Kill
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.Kill {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = spirv.LogicalAnd %arg0, %arg1 : vector<2xi1> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = spirv.LogicalAnd %arg0, %arg1 : vector<16xi1> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = spirv.LogicalEqual %arg0, %arg1 : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = spirv.LogicalEqual %arg0, %arg1 : vector<16xi1> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = spirv.LogicalNotEqual %arg0, %arg1 : vector<2xi1> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = spirv.LogicalNotEqual %arg0, %arg1 : vector<16xi1> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>):
    %0 = spirv.LogicalNot %arg0 : vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>):
    %0 = spirv.LogicalNot %arg0 : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = spirv.LogicalOr %arg0, %arg1 : vector<2xi1> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = spirv.LogicalOr %arg0, %arg1 : vector<16xi1> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.MemoryBarrier <CrossDevice>, <SequentiallyConsistent>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.MemoryBarrier <ShaderCallKHR>, <CrossWorkgroupMemory> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.module Logical OpenCL {
      spirv.Kill
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.module @foo Physical32 OpenCL {
      spirv.Kill
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>):
    %0 = spirv.Not %arg0 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>):
    %0 = spirv.Not %arg0 : vector<16xi8> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8):
    %0 = spirv.SConvert %arg0 : ui8 to i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32):
    %0 = spirv.SConvert %arg0 : si32 to i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.SDiv %arg0, %arg1 : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.SDiv %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = spirv.SDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32, %arg2: si32):
    %0 = spirv.SDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : si32 -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = spirv.SDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32):
    %0 = spirv.SDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : si32 -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = spirv.SLessThanEqual %arg0, %arg1 : vector<2xi64> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.SLessThan %arg0, %arg1 : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.SMod %arg0, %arg1 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.SMod %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>):
    %0 = spirv.SNegate %arg0 : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = spirv.SNegate %arg0 {foo} : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.SRem %arg0, %arg1 : vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.SRem %arg0, %arg1 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = spirv.SUDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32, %arg2: si32):
    %0 = spirv.SUDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : si32 -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>, %arg2: vector<2xi1>):
    %0 = spirv.Select %arg0, %arg1, %arg2 : vector<2xi1>, vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>, %arg2: vector<16xi1>):
    %0 = spirv.Select %arg0, %arg1, %arg2 : vector<16xi1>, vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.ShiftLeftLogical %arg0, %arg1 {foo} : vector<4xi32>, vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.ShiftLeftLogical %arg0, %arg1 : vector<2x2xi32>, vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.ShiftRightArithmetic %arg0, %arg1 {foo} : vector<4xi32>, vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.ShiftRightArithmetic %arg0, %arg1 : vector<2x2xi32>, vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = spirv.ShiftRightLogical %arg0, %arg1 {foo} : vector<4xi32>, vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.ShiftRightLogical %arg0, %arg1 {foo} : vector<2x2xi32>, vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = spirv.UConvert %arg0 {foo} : i32 to i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.UDiv %arg0, %arg1 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.UDiv %arg0, %arg1 {foo} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = spirv.UDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> {foo} : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32, %arg2: si32):
    %0 = spirv.UDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> {foo} : si32 -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32):
    %0 = spirv.UDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : si32 -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: si32, %arg1: si32):
    %0 = spirv.UDot %arg0, %arg1, <PackedVectorFormat4x8Bit> {foo} : si32 -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = spirv.UGreaterThanEqual %arg0, %arg1 : i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = spirv.ULessThan %arg0, %arg1 : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = spirv.UMod %arg0, %arg1 : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = spirv.UMod %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = spirv.Undef {foo} : vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = spirv.Undef {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = spirv.Unordered %arg0, %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: ui8):
    %0 = spirv.VectorExtractDynamic %arg0[%arg1] : vector<8xi16>, ui8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: i16):
    %0 = spirv.VectorExtractDynamic %arg0[%arg1] {foo} : vector<[16]xi1>, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = spirv.VectorShuffle {foo} [0 : i32, 1 : i32] %arg0, %arg1 : vector<2xi1>, vector<2xi1> -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = spirv.VectorShuffle [0 : i32, 1 : i32] %arg0, %arg1 : vector<[2]xf64>, vector<[2]xf64> -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: f64):
    %0 = spirv.VectorTimesScalar %arg0, %arg1 : (vector<2xf64>, f64) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: f32):
    %0 = spirv.VectorTimesScalar %arg0, %arg1 {foo} : (vector<[4]xf32>, f32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = spirv.Constant dense<[[1, 2, 3], [4, 5, 6]]> : !spirv.arm.tensor<2x3xi32>
    %1 = spirv.Constant dense<4.200000e+00> : !spirv.coopmatrix<16x8xf32, Subgroup, MatrixAcc>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "x.value"() : () -> !spirv.array<2 x !llvm.ppc_fp128>
  }) : () -> ()
}
