// Operations of nvws.

#ifndef NVWS_OPS
#define NVWS_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUMemoryEffects.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypes.td"
include "nvidia/include/Dialect/NVWS/IR/NVWSAttrDefs.td"
include "nvidia/include/Dialect/NVWS/IR/NVWSDialect.td"
include "nvidia/include/Dialect/NVWS/IR/NVWSOpInterfaces.td"
include "nvidia/include/Dialect/NVWS/IR/NVWSTypes.td"

def GlobalMemory : Resource<"::mlir::triton::GlobalMemory">;

class NVWS_Op<string mnemonic, list<Trait> traits = []> : Op<NVWS_Dialect, mnemonic, traits>;

// -- references -------------------------------------------------------------------------------------------

def NVWS_ArefCreateOp : NVWS_Op<"aref.create", [
    RangedTypesMatchWith<"input types match Aref output type", "result", "buffers",
                         "::llvm::cast<ArefType>($_self).getBaseType().getValue()">,
    Pure]> {
  let summary = "A channel over buffers";
  let arguments = (ins Variadic<TTG_MemDescType>:$buffers);
  let results = (outs NVWS_ArefType:$result);
  let assemblyFormat = "$buffers attr-dict `:` type($result)";
  let hasVerifier = 1;
}
def NVWS_ArefPhiOp : NVWS_Op<"aref.phi", [Pure, SameOperandsAndResultType]> {
  let summary = "One of two values, by the partition that asks";
  let arguments = (ins AnyType:$local, AnyType:$remote);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$local `,` $remote attr-dict `:` type($result)";
  let hasVerifier = 1;
}
def NVWS_ArefBufferOp : NVWS_Op<"aref.buffer", [DeclareOpInterfaceMethods<NVWS_ArefStageInterface>]> {
  let summary = "The buffers that were entered";
  let arguments = (ins NVWS_ArefType:$aref, TTG_AsyncToken:$token, Optional<I32>:$stage);
  let results = (outs Variadic<TTG_MemDescType>:$buffers);
  let assemblyFormat = [{
    $aref (`[` $stage^ `]`)? `,` $token attr-dict `:` type($aref) `,` type($token) `->` type(results)
  }];
}
class NVWS_EnterOp<string mnemonic, string text>
    : NVWS_Op<mnemonic, [AttrSizedOperandSegments, DeclareOpInterfaceMethods<NVWS_ArefStageInterface>]> {
  let summary = text;
  let arguments = (ins NVWS_ArefType:$aref, Optional<I32>:$stage, Optional<I32>:$phase);
  let results = (outs Variadic<TTG_MemDescType>:$buffers, TTG_AsyncToken:$token);
  let assemblyFormat = "$aref ( `[` $stage^ `,` $phase `]`)? attr-dict `:` type($aref) `->` type(results)";
  let hasVerifier = 1;
}
class NVWS_ExitOp<string mnemonic, string text>
    : NVWS_Op<mnemonic, [DeclareOpInterfaceMethods<NVWS_ArefStageInterface>]> {
  let summary = text;
  let arguments = (ins
    NVWS_ArefType:$aref, TTG_AsyncToken:$token, Optional<I32>:$stage, NVWS_AsyncOpArrayAttr:$async_ops);
  let assemblyFormat = [{
    $aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` type($token)
  }];
}
def NVWS_ArefGetEnterOp : NVWS_EnterOp<"aref.get.enter", "Wait for buffers to read from">;
def NVWS_ArefGetExitOp : NVWS_ExitOp<"aref.get.exit", "Give buffers back that were read">;
def NVWS_ArefPutEnterOp : NVWS_EnterOp<"aref.put.enter", "Wait for buffers to write to">;
def NVWS_ArefPutExitOp : NVWS_ExitOp<"aref.put.exit", "Hand buffers on that were written">;

// -- groups of warps --------------------------------------------------------------------------------------

def NVWS_WarpGroupOp : NVWS_Op<"warp_group", [RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let summary = "Regions that groups of warps run at the same time";
  let arguments = (ins DenseI32ArrayAttr:$numWarps);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<MinSizedRegion<1>>:$partitionRegions);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}
def NVWS_WarpGroupYieldOp : NVWS_Op<"warp_group.yield", [
    Pure, Terminator, ReturnLike, HasParent<"WarpGroupOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "The end of the first region, and what it gives";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^)? attr-dict (`:` type($values)^)?";
}
def NVWS_WarpGroupReturnOp : NVWS_Op<"warp_group.return", [Pure, Terminator, HasParent<"WarpGroupOp">]> {
  let summary = "The end of a region";
  let assemblyFormat = "attr-dict";
}

// -- tokens -----------------------------------------------------------------------------------------------

def NVWS_TokenTensor : TensorOf<[NVWS_TokenType]>;
def NVWS_CreateTokenOp : NVWS_Op<"create_token"> {
  let summary = "A token for each of some buffers";
  let arguments = (ins I32Attr:$numBuffers, NVWS_TokenLoadTypeAttr:$loadType);
  let results = (outs NVWS_TokenTensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}
class NVWS_WaitOp<string mnemonic, string text> : NVWS_Op<mnemonic> {
  let summary = text;
  let arguments = (ins NVWS_TokenTensor:$token, I32:$idx, I1:$phase);
  let assemblyFormat = "$token `,` $idx `,` $phase attr-dict `:` type(operands)";
}
class NVWS_SignalOp<string mnemonic, string text> : NVWS_Op<mnemonic> {
  let summary = text;
  let arguments = (ins NVWS_TokenTensor:$token, I32:$idx);
  let assemblyFormat = "$token `,` $idx attr-dict `:` type(operands)";
}
def NVWS_ProducerAcquireOp : NVWS_WaitOp<"producer_acquire", "Wait until a buffer may be written">;
def NVWS_ProducerCommitOp : NVWS_SignalOp<"producer_commit", "A buffer has been written">;
def NVWS_ConsumerWaitOp : NVWS_WaitOp<"consumer_wait", "Wait until a buffer may be read">;
def NVWS_ConsumerReleaseOp : NVWS_SignalOp<"consumer_release", "A buffer has been read">;

// -- loads ------------------------------------------------------------------------------------------------

def NVWS_CLCTryCancelOp : NVWS_Op<"clc_try_cancel"> {
  let summary = "Take over a cluster that has not begun";
  let arguments = (ins Arg<TTG_MemDescType, "", AsyncSharedWrite>:$result);
  let assemblyFormat = "$result attr-dict `:` qualified(type($result))";
}
def NVWS_DescriptorLoadOp : NVWS_Op<"descriptor_load", [NVWS_DescriptorLoadOpInterface]> {
  let summary = "Load a block by descriptor to a buffer";
  let arguments = (ins
    Arg<TT_TensorDescType, "", [MemRead<GlobalMemory>]>:$desc,
    Variadic<I32>:$indices,
    I32Attr:$txCount,
    Arg<TTG_MemDescType, "", GenericSharedWrite>:$result,
    DefaultValuedAttr<TT_CacheModifierAttr, "::mlir::triton::CacheModifier::NONE">:$cache,
    DefaultValuedAttr<TT_EvictionPolicyAttr, "::mlir::triton::EvictionPolicy::NORMAL">:$evict);
  let assemblyFormat = [{
    $desc `[` $indices `]` $txCount $result
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type(operands)
  }];
}
def NVWS_DescriptorGatherOp : NVWS_Op<"descriptor_gather", [NVWS_DescriptorLoadOpInterface]> {
  let summary = "Load rows by descriptor to a buffer";
  let arguments = (ins
    Arg<TT_TensorDescType, "", [MemRead<GlobalMemory>]>:$desc,
    RankedTensorOf<[I32]>:$x_offsets,
    I32:$y_offset,
    I32Attr:$txCount,
    Arg<TTG_MemDescType, "", GenericSharedWrite>:$result);
  let assemblyFormat = "$desc `[` $x_offsets `,` $y_offset `]` $txCount $result attr-dict `:` type(operands)";
}

#endif // NVWS_OPS
