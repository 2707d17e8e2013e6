func.func @generic_pointers(%c: !spirv.ptr<i32, CrossWorkgroup>, %g: !spirv.ptr<i32, Generic>, %b: !spirv.ptr<i32, StorageBuffer>, %x: i32) {
  %0 = spirv.PtrCastToGeneric %c : !spirv.ptr<i32, CrossWorkgroup> to !spirv.ptr<i32, Generic>
  %1 = spirv.GenericCastToPtr %g : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, CrossWorkgroup>
  %2 = spirv.GenericCastToPtrExplicit %g : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, CrossWorkgroup>
  %3 = spirv.Bitcast %x : i32 to f32
  %4 = "spirv.INTEL.SubgroupBlockRead"(%b) : (!spirv.ptr<i32, StorageBuffer>) -> i32
  "spirv.INTEL.SubgroupBlockWrite"(%b, %x) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
  return
}
// -----
func.func @variables(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %i: i32, %x: i32, %c: !spirv.ptr<i32, CrossWorkgroup>, %q: !spirv.ptr<i32, Function>) {
  %1 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
  %2 = "spirv.PtrAccessChain"(%p, %i, %i) : (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32, i32) -> !spirv.ptr<f32, Function>
  %3 = "spirv.InBoundsPtrAccessChain"(%p, %i, %i) : (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32, i32) -> !spirv.ptr<f32, Function>
  %4 = spirv.Load "Function" %1 ["Volatile"] : f32
  %5 = spirv.Load "Function" %2 ["Aligned", 4] : f32
  spirv.Store "Function" %1, %4 ["Aligned", 8] : f32
  spirv.Store "Function" %2, %4 : f32
  spirv.CopyMemory "Function" %q, "CrossWorkgroup" %c ["Aligned", 4] : i32
  %6 = spirv.Variable : !spirv.ptr<f32, Function>
  %one = spirv.Constant 1 : i32
  %7 = spirv.Variable init(%one) : !spirv.ptr<i32, Function>
  return
}
// -----
func.func @atomics(%p: !spirv.ptr<i32, Workgroup>, %f: !spirv.ptr<f32, Workgroup>, %v: i32, %c: i32, %x: f32) {
  %0 = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %v, %c : !spirv.ptr<i32, Workgroup>
  %2 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %p, %v, %c : !spirv.ptr<i32, Workgroup>
  %3 = spirv.AtomicExchange <Workgroup> <Release> %p, %v : !spirv.ptr<i32, Workgroup>
  %4 = spirv.AtomicIAdd <Device> <AcquireRelease> %p, %v : !spirv.ptr<i32, Workgroup>
  %5 = spirv.AtomicIDecrement <Device> <None> %p : !spirv.ptr<i32, Workgroup>
  %6 = spirv.AtomicIIncrement <Device> <None> %p : !spirv.ptr<i32, Workgroup>
  %7 = spirv.AtomicISub <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %8 = spirv.AtomicOr <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %9 = spirv.AtomicSMax <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %10 = spirv.AtomicSMin <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %11 = spirv.AtomicUMax <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %12 = spirv.AtomicUMin <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %13 = spirv.AtomicXor <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %14 = spirv.EXT.AtomicFAdd <Device> <None> %f, %x : !spirv.ptr<f32, Workgroup>
  return
}
// -----
func.func @pointer_as_number(%p: !spirv.ptr<i32, PhysicalStorageBuffer>, %x: i64) {
  %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, PhysicalStorageBuffer> to i64
  %1 = spirv.ConvertUToPtr %x : i64 to !spirv.ptr<i32, PhysicalStorageBuffer>
  return
}
// -----
func.func @values(%a: !spirv.array<4 x vector<4xf32>>, %f: f32, %i: i32, %v: vector<4xi8>, %w: vector<4xi32>, %h: vector<4xf16>, %n: i64) {
  %0 = spirv.CompositeExtract %a[1 : i32, 3 : i32] : !spirv.array<4 x vector<4xf32>>
  %1 = spirv.CompositeInsert %f, %a[1 : i32, 3 : i32] : f32 into !spirv.array<4 x vector<4xf32>>
  %2 = spirv.Constant true
  %3 = spirv.Constant dense<[2, 3]> : vector<2xi32>
  %4 = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
  %5 = spirv.Bitcast %f : f32 to i32
  %6 = spirv.FConvert %h : vector<4xf16> to vector<4xf32>
  %7 = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>
  %8 = spirv.ISubBorrow %w, %w : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
  %9 = spirv.SMulExtended %i, %i : !spirv.struct<(i32, i32)>
  %10 = spirv.UMulExtended %i, %i : !spirv.struct<(i32, i32)>
  %11 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, i32)>
  %12 = spirv.SDotAccSat %v, %v, %i : vector<4xi8> -> i32
  %13 = spirv.SUDotAccSat %i, %i, %n, <PackedVectorFormat4x8Bit> : i32 -> i64
  %14 = spirv.UDotAccSat %v, %v, %i : vector<4xi8> -> i32
  %15 = spirv.UDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32
  %16 = spirv.SUDot %v, %v : vector<4xi8> -> i32
  %17 = spirv.SDot %v, %v : vector<4xi8> -> i64
  %18 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x i32>
  %19 = spirv.UConvert %n : i64 to i32
  %20 = spirv.SConvert %i : i32 to i64
  return
}
// -----
func.func @matrices(%m: !spirv.matrix<3 x vector<3xf32>>, %v: vector<3xf32>, %f: f32) {
  %0 = spirv.MatrixTimesMatrix %m, %m : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  %1 = spirv.MatrixTimesScalar %m, %f : !spirv.matrix<3 x vector<3xf32>>, f32
  %2 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
  %3 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
  %4 = spirv.VectorTimesScalar %v, %f : (vector<3xf32>, f32) -> vector<3xf32>
  %5 = spirv.Transpose %m : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @groups(%i: i32, %f: f32, %b: i1, %v: vector<4xf32>) {
  %c = spirv.Constant 4 : i32
  %w = spirv.Constant dense<1> : vector<4xi32>
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %f : f32
  %1 = spirv.GroupFMin <Subgroup> <InclusiveScan> %f : f32
  %2 = spirv.GroupIAdd <Workgroup> <Reduce> %i : i32
  %3 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %i : i32
  %4 = spirv.GroupUMin <Workgroup> <Reduce> %i : i32
  %5 = spirv.GroupNonUniformBallot <Subgroup> %b : vector<4xi32>
  %6 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %i : i32 -> i32
  %7 = spirv.GroupNonUniformBroadcast <Subgroup> %v, %c : vector<4xf32>, i32
  %8 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : vector<4xf32>, i32 -> vector<4xf32>
  %9 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %f : f32 -> f32
  %10 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %f : f32 -> f32
  %11 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %i : i32 -> i32
  %12 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %i : i32 -> i32
  %13 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %b : i1 -> i1
  %14 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %b : i1 -> i1
  %15 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %b : i1 -> i1
  %16 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i, cluster_size(%c) : f32, i32, i32 -> f32
  %17 = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %i : i32 -> i32
  %18 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %i : i32 -> i32
  %19 = spirv.GroupNonUniformShuffle <Subgroup> %f, %i : f32, i32
  %20 = spirv.GroupNonUniformShuffleXor <Subgroup> %f, %i : f32, i32
  %21 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %i : i32 -> i32
  %22 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %f : f32 -> f32
  %23 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %w : vector<4xi32> -> i32
  %24 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %i : i32 -> i32
  %25 = spirv.GroupNonUniformShuffleUp <Subgroup> %f, %i : f32, i32
  %26 = spirv.GroupNonUniformShuffleDown <Subgroup> %f, %i : f32, i32
  %27 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %i : i32 -> i32
  %28 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %i : i32 -> i32
  %29 = spirv.GroupNonUniformElect <Subgroup> : i1
  return
}
// -----
func.func @images(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %j: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xf32>, %n: vector<2xi32>, %p: vector<4xf32>, %d: f32, %t: vector<3xf32>, %q: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32i>) {
  %0 = spirv.ImageDrefGather %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %1 = spirv.ImageFetch %j, %n : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  %2 = spirv.Image %s : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %3 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi32>
  %4 = spirv.ImageRead %i, %n : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32> -> vector<4xf32>
  %5 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %6 = spirv.ImageSampleImplicitLod %s, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  %7 = spirv.ImageSampleProjDrefImplicitLod %s, %t, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32 -> f32
  spirv.ImageWrite %i, %n, %p : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, vector<4xf32>
  return
}
// -----
func.func @cooperative(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32, %a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  %1 = spirv.KHR.CooperativeMatrixLoad %p, %s, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.KHR.CooperativeMatrixStore %p, %a, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32
  %2 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  %3 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.GlobalVariable @v bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @sc spec_id(5) = 1 : i32
  spirv.SpecConstant @sb = true
  spirv.SpecConstantComposite @comp (@sc, @sc) : !spirv.array<2 x i32>
  spirv.EXT.SpecConstantCompositeReplicate @replicated (@sc) : !spirv.array<3 x i32>
  spirv.func @g(%x: i32) -> i32 "None" {
    spirv.ReturnValue %x : i32
  }
  spirv.func @f() "Inline" {
    %0 = spirv.mlir.addressof @v : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
    %1 = spirv.mlir.referenceof @sc : i32
    %2 = spirv.FunctionCall @g(%1) : (i32) -> i32
    %3 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%1, %1) : (i32, i32) -> i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f, @id
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
}
// -----
spirv.module @named Physical64 OpenCL {
  spirv.SpecConstant @one = 1 : i32
  spirv.GlobalVariable @a initializer(@one) : !spirv.ptr<i32, CrossWorkgroup>
  spirv.func @printing(%fmt: !spirv.ptr<i8, UniformConstant>, %x: i32, %y: f32) "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "p", linkage_type = <Export>>} {
    %0 = spirv.CL.printf %fmt %x, %y : !spirv.ptr<i8, UniformConstant>, i32, f32 -> i32
    spirv.Return
  }
}
// -----
func.func @control(%c: i1, %i: i32, %f: f32) {
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^header(%i : i32)
  ^header(%n: i32):
    spirv.BranchConditional %c [5, 10], ^body(%n : i32), ^merge
  ^body(%m: i32):
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header(%m : i32)
  ^merge:
    spirv.mlir.merge
  }
  %0 = spirv.mlir.selection -> i32 {
    spirv.BranchConditional %c, ^then, ^merge(%i : i32)
  ^then:
    spirv.Branch ^merge(%i : i32)
  ^merge(%x: i32):
    spirv.mlir.merge %x : i32
  }
  spirv.mlir.selection {
    spirv.Switch %i : i32, [
      default: ^end(%f : f32),
      0: ^case,
      7: ^end(%f : f32)
    ]
  ^case:
    spirv.Branch ^end(%f : f32)
  ^end(%y: f32):
    spirv.mlir.merge
  }
  spirv.Return
}
// -----
func.func @nowhere() {
  spirv.Return
^nowhere:
  spirv.Unreachable
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<1x4xi8>, UniformConstant>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<1x4xi8>, UniformConstant>
  spirv.ARM.GraphEntryPoint @main, @in, @out
  spirv.ARM.Graph @main(%arg0: !spirv.arm.tensor<1x4xi8>) -> !spirv.arm.tensor<1x4xi8> attributes {entry_point = true, interface_var_abi = []} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<1x4xi8>
  }
}
