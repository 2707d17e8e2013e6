spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v0 bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4xf32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @v1 built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @v2 {location = 1 : i32, foo} : !spirv.ptr<f32, Output>
  spirv.SpecConstant @sc = 3 : i32
  spirv.SpecConstant @sc2 spec_id(5) = true
  spirv.SpecConstant @sc3 spec_id(7) = 3.0 : f32
  spirv.SpecConstantComposite @scc (@sc, @sc) : vector<2xi32>
  spirv.EXT.SpecConstantCompositeReplicate @scr (@sc) : vector<2xi32>
  spirv.GlobalVariable @v3 initializer(@sc) : !spirv.ptr<i32, Private>
  spirv.func @f(%a: i32, %b: vector<4xf32> {foo.bar}) -> i32 "None" attributes {linkage = 1} {
    %0 = spirv.Constant 3 : i32
    %1 = spirv.Constant dense<1.0> : vector<4xf32>
    %2 = spirv.Constant true
    %3 = spirv.Constant [1.0 : f32, 2.0 : f32] : !spirv.array<2xf32>
    %4 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2xi32>
    %45 = spirv.Constant -3.5 : f16
    %46 = spirv.Constant -3 : si32
    %47 = spirv.Constant 200 : ui8
    %48 = spirv.Constant -3 : i64
    %5 = spirv.mlir.addressof @v0 : !spirv.ptr<!spirv.struct<(!spirv.array<4xf32, stride=4> [0])>, StorageBuffer>
    %c0 = spirv.Constant 0 : i32
    %6 = spirv.AccessChain %5[%c0, %a] : !spirv.ptr<!spirv.struct<(!spirv.array<4xf32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %7 = spirv.Load "StorageBuffer" %6 : f32
    %8 = spirv.Load "StorageBuffer" %6 ["Volatile"] : f32
    %9 = spirv.Load "StorageBuffer" %6 ["Aligned", 4] {foo} : f32
    %10 = spirv.Load "StorageBuffer" %6 ["Volatile|Aligned", 4] : f32
    spirv.Store "StorageBuffer" %6, %7 : f32
    spirv.Store "StorageBuffer" %6, %7 ["Aligned", 4] : f32
    spirv.Store "StorageBuffer" %6, %7 ["None"] : f32
    %11 = spirv.Variable : !spirv.ptr<f32, Function>
    %12 = spirv.Variable init(%0) {foo} : !spirv.ptr<i32, Function>
    spirv.CopyMemory "StorageBuffer" %6, "Function" %11 : f32
    spirv.CopyMemory "StorageBuffer" %6, "Function" %11 ["Volatile"] : f32
    spirv.CopyMemory "StorageBuffer" %6, "Function" %11 ["Aligned", 4], ["Aligned", 8] : f32 {foo}
    %13 = spirv.CompositeExtract %b[1 : i32] : vector<4xf32>
    %14 = spirv.CompositeInsert %13, %b[2 : i32] : f32 into vector<4xf32>
    %15 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i32)>
    %16 = spirv.ISubBorrow {foo} %a, %a : !spirv.struct<(i32, i32)>
    %17 = spirv.SMulExtended %a, %a : !spirv.struct<(i32, i32)>
    %18 = spirv.GL.FClamp %7, %7, %7 : f32
    %19 = spirv.GL.Fma %b, %b, %b {foo} : vector<4xf32>
    %20 = spirv.GL.SClamp(%46, %46, %46) : (si32, si32, si32) -> si32
    %21 = spirv.mlir.referenceof @sc : i32
    %22 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%21, %21) : (i32, i32) -> i32
    %23 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%21, %21) : (i32, i32) -> i32 {foo}
    spirv.mlir.selection {
      spirv.BranchConditional %2, ^bb1, ^bb2
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    spirv.mlir.selection control(Flatten) {
      spirv.BranchConditional %2 [3, 4], ^bb1(%a : i32), ^bb2(%a, %a : i32, i32)
    ^bb1(%x : i32):
      spirv.Branch ^bb2(%x, %x : i32, i32)
    ^bb2(%x1 : i32, %y1 : i32):
      spirv.mlir.merge
    }
    %s = spirv.mlir.selection -> i32 {
      spirv.Switch %a : i32, [
        default: ^bb1(%a : i32),
        0: ^bb1(%a : i32), 4294967295: ^bb2
       ]
    ^bb1(%x : i32):
      spirv.Branch ^bb3
    ^bb2:
      spirv.Branch ^bb3
    ^bb3:
      spirv.mlir.merge %a : i32
    }
    spirv.mlir.loop control(DontUnroll) {
      spirv.Branch ^bb1
    ^bb1:
      spirv.BranchConditional %2, ^bb2, ^bb4
    ^bb2:
      spirv.Branch ^bb3
    ^bb3:
      spirv.Branch ^bb1
    ^bb4:
      spirv.mlir.merge
    }
    %l = spirv.mlir.loop -> i32 {
      spirv.Branch ^bb1
    ^bb1:
      spirv.BranchConditional %2, ^bb2, ^bb4
    ^bb2:
      spirv.Branch ^bb3
    ^bb3:
      spirv.Branch ^bb1
    ^bb4:
      spirv.mlir.merge %a : i32
    }
    spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %6, %7 : f32
    %24 = spirv.INTEL.SubgroupBlockRead %6 : !spirv.ptr<f32, StorageBuffer> -> vector<2xf32>
    spirv.ReturnValue %a : i32
  }
  spirv.func @g() "Inline|Pure" { spirv.Return }
  spirv.func @ext(i32) -> i32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>}
  spirv.EntryPoint "GLCompute" @g, @v1, @v3
  spirv.EntryPoint "Vertex" @g
  spirv.ExecutionMode @g "LocalSize", 1, 2, 3
  spirv.ExecutionMode @g "ContractionOff"
}
// -----
spirv.module @m Physical32 OpenCL requires #spirv.vce<v1.0, [Shader, Kernel], [SPV_KHR_16bit_storage]> attributes {foo, llvm.x = 1} { }
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @gr(%a: !spirv.arm.tensor<2xi8>, %b: !spirv.arm.tensor<2xi8> {a.b}) -> !spirv.arm.tensor<2xi8> attributes {entry_point = true} {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
  spirv.GlobalVariable @in0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<2xi8>, UniformConstant>
  spirv.ARM.GraphEntryPoint @gr, @in0
  spirv.ARM.GraphEntryPoint @gr
}
// -----
func.func @img(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %v: vector<4xf32>, %f: f32, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %v2: vector<2xi32>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %v2f: vector<2xf32>) {
  %0 = spirv.ImageDrefGather %i, %v, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  %1 = spirv.ImageDrefGather %i, %v, %f ["NonPrivateTexel"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  spirv.ImageWrite %im, %v2, %v : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>
  %4 = spirv.ImageFetch %ims, %v2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  %3 = spirv.ImageRead %im, %v2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  %5 = spirv.ImageSampleExplicitLod %i, %v2f ["Lod"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %6 = spirv.ImageSampleExplicitLod %i, %v2f ["Grad|NonPrivateTexel"], %v2f, %v2f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %7 = spirv.ImageSampleImplicitLod %i, %v2f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @composites(%s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %f: f32) {
  %0 = spirv.CompositeExtract %s[1 : i32, 2 : i32] : !spirv.struct<(i32, !spirv.array<3xf32>)>
  %1 = spirv.CompositeExtract %m[1 : i32] : !spirv.matrix<2xvector<3xf32>>
  %2 = spirv.CompositeExtract %m[1 : i32, 2 : i32] : !spirv.matrix<2xvector<3xf32>>
  %3 = spirv.CompositeExtract %k[100 : i32] : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  %4 = spirv.CompositeExtract %r[7 : i32] : !spirv.rtarray<f32>
  %5 = spirv.CompositeInsert %f, %s[1 : i32, 0 : i32] : f32 into !spirv.struct<(i32, !spirv.array<3xf32>)>
  return
}
// -----
func.func @tensor(%t: !spirv.arm.tensor<2xi8>) {
  %0 = spirv.CompositeExtract %t[1 : i32] : !spirv.arm.tensor<2xi8>
  return
}
// -----
func.func @img(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %v: vector<4xf32>, %f: f32, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %v2: vector<2xi32>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %i32: i32) {
  %0 = spirv.Image %i : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %1 = spirv.ImageQuerySize %im : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16> -> vector<2xi32>
  %2 = spirv.ImageSampleProjDrefImplicitLod %i, %v3f, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32 -> f32
  %3 = spirv.VectorShuffle [1 : i32, 3 : i32, 0xffffffff : i32] %v, %v : vector<4xf32>, vector<4xf32> -> vector<3xf32>
  %4 = spirv.GroupBroadcast <Workgroup> %f, %i32 : f32, i32
  %5 = spirv.GroupBroadcast <Subgroup> %v, %i32 : vector<4xf32>, i32
  return
}
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @gr(%a: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8> {x.y}, !spirv.arm.tensor<2xi8>) attributes {entry_point = false} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 1 : i32} : !spirv.arm.tensor<2xi8>
    spirv.ARM.GraphOutputs %a, %0 : !spirv.arm.tensor<2xi8>, !spirv.arm.tensor<2xi8>
  }
}
