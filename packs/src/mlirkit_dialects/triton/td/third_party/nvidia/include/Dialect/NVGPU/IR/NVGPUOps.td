// Operations of nvg.

#ifndef NVGPU_OPS
#define NVGPU_OPS

include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "nvidia/include/Dialect/NVGPU/IR/NVGPUAttrDefs.td"
include "nvidia/include/Dialect/NVGPU/IR/NVGPUDialect.td"

def LLVM_PointerGlobal : LLVM_PointerInAddressSpace<1>;
def LLVM_PointerShared : LLVM_PointerInAddressSpace<3>;
def LLVM_PointerTensorMemory : LLVM_PointerInAddressSpace<6>;

def NVGPU_Float : AnyTypeOf<[F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64], "floating-point">;
def NVGPU_Int : AnyTypeOf<[I1, I8, I16, I32, I64], "integer">;
def NVGPU_ScalarLike : AnyTypeOf<[NVGPU_Float, NVGPU_Int]>;
def WGMMA_OperandType : AnyTypeOf<[LLVM_AnyStruct, I64], "wgmma operand A/B type">;

class NVGPU_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<NVGPU_Dialect, mnemonic, traits>;

def NVGPU_WGMMAWaitGroupOp : NVGPU_Op<"wgmma_wait_group", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>, AllTypesMatch<["input", "output"]>]> {
  let summary = "Wait until all groups of products but some are complete";
  let arguments = (ins LLVM_AnyStruct:$input, I32Attr:$pendings);
  let results = (outs LLVM_AnyStruct:$output);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
def NVGPU_WGMMAOp : NVGPU_Op<"wgmma"> {
  let summary = "One product of matrices by four warps";
  let arguments = (ins
    WGMMA_OperandType:$opA,
    WGMMA_OperandType:$opB,
    I1:$useC,
    Optional<LLVM_AnyStruct>:$opC,
    I32Attr:$m,
    I32Attr:$n,
    I32Attr:$k,
    WGMMA_EltTypeAttr:$eltTypeC,
    WGMMA_EltTypeAttr:$eltTypeA,
    WGMMA_EltTypeAttr:$eltTypeB,
    WGMMA_LayoutAttr:$layoutA,
    WGMMA_LayoutAttr:$layoutB);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = "$opA `,` $opB `,` $useC (`,` $opC^)? attr-dict `:` functional-type(operands, $res)";
}
def NVGPU_LoadAcquireOp : NVGPU_Op<"ld_acquire", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "A load that orders what follows it";
  let arguments = (ins
    LLVM_PointerGlobal:$addr, Optional<I1>:$mask, NVGPU_MemSemanticAttr:$sem, NVGPU_MemSyncScopeAttr:$scope);
  let results = (outs NVGPU_ScalarLike:$result);
  let assemblyFormat = "$sem `,` $scope `,` $addr (`,` $mask^)? attr-dict `:` functional-type($addr, $result)";
}

// A number or an address that a register of the GPU holds.
class NVGPU_Register<string mnemonic, Type type, string text, list<Trait> traits = [Pure]>
    : NVGPU_Op<mnemonic, traits> {
  let summary = text;
  let results = (outs type:$result);
  let assemblyFormat = "attr-dict";
}
def NVGPU_ClusterCTAIdOp : NVGPU_Register<"cluster_id", I32, "The number of this block in its cluster">;
def NVGPU_WarpGroupBarrierIdOp
    : NVGPU_Register<"warp_group_barrier_id", I32, "The number of the barrier of this group of warps", []>;
def NVGPU_TensorMemoryBaseAddress
    : NVGPU_Register<"tensor_memory_base", LLVM_PointerTensorMemory, "Where tensor memory begins">;

#endif // NVGPU_OPS
