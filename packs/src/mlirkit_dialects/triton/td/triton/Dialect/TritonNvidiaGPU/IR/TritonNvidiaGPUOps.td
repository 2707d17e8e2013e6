// Operations of ttng.

#ifndef TRITONNVIDIAGPU_OPS
#define TRITONNVIDIAGPU_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonInterfaces.td"
include "triton/Dialect/Triton/IR/TritonOpInterfaces.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUAttrDefs.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUMemoryEffects.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUOpInterfaces.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypeInterfaces.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypes.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUAttrDefs.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUDialect.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUOpInterfaces.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUTypes.td"

def GlobalMemory : Resource<"::mlir::triton::GlobalMemory">;
def TensorMemory : Resource<"::mlir::triton::nvidia_gpu::TensorMemory">;

class TTNG_Op<string mnemonic, list<Trait> traits = []>
    : Op<TritonNvidiaGPU_Dialect, mnemonic,
         !listconcat(traits, [VerifyTensorLayoutsTrait, VerifyMemDescLayoutsTrait])>;

// Buffers and descriptors that an operation reads or writes.
def TTNG_Read : Arg<TTG_MemDescType, "", AsyncSharedRead>;
def TTNG_Write : Arg<TTG_MemDescType, "", AsyncSharedWrite>;
def TTNG_BarrierWrite : Arg<TTG_MemDescType, "", BarrierSharedWrite>;
def TTNG_BarrierReadWrite : Arg<TTG_MemDescType, "", BarrierSharedReadWrite>;
def TTNG_Source : Arg<TT_TensorDescType, "", [MemRead<GlobalMemory>]>;
def TTNG_Target : Arg<TT_TensorDescType, "", [MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>;

// -- registers --------------------------------------------------------------------------------------------

def TTNG_PackedArithOperandElement
    : AnyTypeOf<[I8, F8E8M0FNU, F8E4M3FN, F8E5M2, F16, BF16, F32], "packed arithmetic operand element">;
def TTNG_PackedArithResultElement
    : AnyTypeOf<[F8E4M3FN, F8E5M2, F16, BF16, F32], "packed arithmetic result element">;
def TTNG_PackedArithOp : TTNG_Op<"packed_arith", [Pure]> {
  let summary = "Arithmetic on several neighbours at a time; floats of 4 bits are in pairs, as bytes";
  let arguments = (ins
    TTNG_PackedArithOpKindAttr:$op_kind, Variadic<RankedTensorOf<[TTNG_PackedArithOperandElement]>>:$operands);
  let results = (outs RankedTensorOf<[TTNG_PackedArithResultElement]>:$result);
  let assemblyFormat = "$op_kind $operands attr-dict `:` functional-type($operands, $result)";
  let hasVerifier = 1;
}

// -- fences and clusters ----------------------------------------------------------------------------------

def TTNG_FenceAsyncSharedOp : TTNG_Op<"fence_async_shared"> {
  let summary = "What was written to shared memory is there for units that run on their own";
  let arguments = (ins BoolAttr:$bCluster);
  let assemblyFormat = "attr-dict";
}
def TTNG_FenceMBarrierInitReleaseClusterOp : TTNG_Op<"fence_mbarrier_init_release_cluster"> {
  let summary = "New barriers are there for the cluster";
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}
def TTNG_ClusterBarrierOp : TTNG_Op<"cluster_barrier"> {
  let summary = "Wait until all warps of the cluster are here";
  let arguments = (ins DefaultValuedAttr<BoolAttr, "false">:$relaxed);
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}
def TTNG_CLCTryCancelSyncOp : TTNG_Op<"clc_try_cancel_sync"> {
  let summary = "Take over a cluster that has not begun, and wait for the answer";
  let results = (outs TT_Tensor:$response);
  let assemblyFormat = "attr-dict `:` type($response)";
  let hasVerifier = 1;
}
def TTNG_CLCTryCancelOp
    : TTNG_Op<"clc_try_cancel", [DeclareOpInterfaceMethods<MBarrierOpInterface, ["getBarrier"]>]> {
  let summary = "Take over a cluster that has not begun; the answer comes with the barrier";
  let arguments = (ins TTNG_Write:$result, TTNG_BarrierWrite:$mbarrier);
  let assemblyFormat =
    "$result `,` $mbarrier attr-dict `:` qualified(type($result)) `,` qualified(type($mbarrier))";
  let hasVerifier = 1;
}
def TTNG_CLCLoadResultOp : TTNG_Op<"clc_load_result"> {
  let summary = "The answer to a request for a cluster";
  let arguments = (ins Arg<TTG_MemDescType, "", GenericSharedRead>:$src);
  let results = (outs I128:$clcResult);
  let assemblyFormat = "$src attr-dict `:` qualified(type($src)) `->` type($clcResult)";
  let hasVerifier = 1;
}
def TTNG_CLCIsCanceledOp : TTNG_Op<"clc_is_canceled", [Pure]> {
  let summary = "Whether a cluster was given";
  let arguments = (ins I128:$clcResult);
  let results = (outs I1:$is_canceled);
  let assemblyFormat = "$clcResult attr-dict `:` type($clcResult) `->` type($is_canceled)";
}
def TTNG_CLCGetProgramIdOp : TTNG_Op<"clc_get_program_id", [Pure]> {
  let summary = "The number of the given cluster's program";
  let arguments = (ins I128:$clcResult, TT_ProgramDim:$dim);
  let results = (outs I32:$result);
  let assemblyFormat = "$clcResult `,` $dim attr-dict `:` type($clcResult) `->` type($result)";
}

// -- products of Hopper -----------------------------------------------------------------------------------

// What implements TensorOrMemDesc.
def TTNG_TensorOrBuffer : AnyTypeOf<[AnyRankedTensor, TTG_MemDescType], "TensorOrMemDesc instance">;

def TTNG_WarpGroupDotOp : TTNG_Op<"warp_group_dot", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DotOpInterface>,
    TypesMatchWith<"result's type matches accumulator's type", "d", "c", "$_self">]> {
  let summary = "A product of matrices by four warps, one or both of which lie in shared memory";
  let arguments = (ins
    TTNG_TensorOrBuffer:$a,
    TTG_MemDescType:$b,
    TT_FpIntTensor:$c,
    Optional<I1>:$useC,
    DefaultValuedAttr<TT_InputPrecisionAttr, "::mlir::triton::InputPrecision::IEEE">:$inputPrecision,
    DefaultValuedAttr<I32Attr, "0">:$maxNumImpreciseAcc,
    DefaultValuedAttr<BoolAttr, "false">:$isAsync);
  let results = (outs TT_FpIntTensor:$d);
  let assemblyFormat = [{
    $a`,` $b`,` $c (`,` $useC^)? attr-dict `:` type($a) `*` qualified(type($b)) `->` type($d)
  }];
  let hasVerifier = 1;
}
def TTNG_WarpGroupDotWaitOp : TTNG_Op<"warp_group_dot_wait", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>, AllTypesMatch<["inputs", "outputs"]>]> {
  let summary = "Wait until all products but some are complete";
  let arguments = (ins Variadic<TTNG_TensorOrBuffer>:$inputs, I32Attr:$pendings, UnitAttr:$warpGroupLocal);
  let results = (outs Variadic<TTNG_TensorOrBuffer>:$outputs);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
  let hasVerifier = 1;
}

// -- barriers ---------------------------------------------------------------------------------------------

class TTNG_BarrierOp<string mnemonic, list<Trait> traits = []>
    : TTNG_Op<mnemonic,
              !listconcat(traits, [DeclareOpInterfaceMethods<MBarrierOpInterface, ["getBarrier"]>])>;

def TTNG_InitBarrierOp : TTNG_BarrierOp<"init_barrier"> {
  let summary = "Make a barrier of a buffer";
  let arguments = (ins Arg<TTG_MemDescType, "", GenericSharedWrite>:$alloc, I32Attr:$count);
  let assemblyFormat = "$alloc `,` $count attr-dict `:` qualified(type($alloc))";
  let hasVerifier = 1;
}
def TTNG_InvalBarrierOp : TTNG_BarrierOp<"inval_barrier"> {
  let summary = "Make a buffer of a barrier again";
  let arguments = (ins Arg<TTG_MemDescType, "", GenericSharedWrite>:$alloc);
  let assemblyFormat = "$alloc attr-dict `:` qualified(type($alloc))";
}
def TTNG_BarrierExpectOp
    : TTNG_BarrierOp<"barrier_expect", [DeclareOpInterfaceMethods<PredicatedOpInterface>]> {
  let summary = "Tell a barrier how many bytes will be copied";
  let arguments = (ins TTNG_BarrierWrite:$alloc, I32Attr:$size, I1:$pred, OptionalAttr<I32Attr>:$fromCTA);
  let assemblyFormat = "$alloc `,` $size attr-dict `,` $pred `:` qualified(type($alloc))";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def TTNG_WaitBarrierOp
    : TTNG_BarrierOp<"wait_barrier",
                     [AttrSizedOperandSegments, DeclareOpInterfaceMethods<PredicatedOpInterface>]> {
  let summary = "Wait until a phase of a barrier is over";
  let arguments = (ins
    TTNG_BarrierReadWrite:$alloc, I32:$phase, Optional<I1>:$pred, Variadic<TTG_MemDescType>:$deps);
  let assemblyFormat = [{
    $alloc `,` $phase (`,` $pred^)? (`deps` $deps^)? attr-dict `:` qualified(type($alloc)) (`,` type($deps)^)?
  }];
  let hasCanonicalizeMethod = 1;
}
def TTNG_ArriveBarrierOp
    : TTNG_BarrierOp<"arrive_barrier", [DeclareOpInterfaceMethods<PredicatedOpInterface>]> {
  let summary = "Tell a barrier that somebody has arrived";
  let arguments = (ins
    TTNG_BarrierReadWrite:$alloc,
    I32Attr:$count,
    Optional<I1>:$pred,
    OptionalAttr<I32Attr>:$fromCTA,
    DefaultValuedOptionalAttr<I32Attr, "0">:$multicastCTA);
  let assemblyFormat = "$alloc `,` $count (`,` $pred^)? attr-dict `:` qualified(type($alloc))";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def TTNG_AsyncCopyMbarrierArriveOp
    : TTNG_Op<"async_copy_mbarrier_arrive", [DeclareOpInterfaceMethods<MBarrierOpInterface>]> {
  let summary = "Arrive at a barrier when all copies that have begun are complete";
  let arguments = (ins TTNG_BarrierWrite:$barrier, UnitAttr:$noIncrement);
  let assemblyFormat = "$barrier attr-dict `:` qualified(type($barrier))";
}

// -- copies -----------------------------------------------------------------------------------------------

def TTNG_AsyncSharedStoreOp
    : TTNG_Op<"async_shared_store", [DeclareOpInterfaceMethods<MBarrierOpInterface, ["getBarrier"]>]> {
  let summary = "Write a tensor to shared memory of the cluster; the barrier tells when it is there";
  let arguments = (ins
    TT_Tensor:$src, Arg<TTG_MemDescType, "", GenericSharedWrite>:$dst, TTNG_BarrierWrite:$mbarrier);
  let assemblyFormat = [{
    $src `,` $dst `,` $mbarrier attr-dict
    `:` type($src) `->` qualified(type($dst)) `,` qualified(type($mbarrier))
  }];
  let hasVerifier = 1;
}
def TTNG_AsyncTMACopyGlobalToLocalOp : TTNG_Op<"async_tma_copy_global_to_local", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<MBarrierOpInterface>,
    DeclareOpInterfaceMethods<PredicatedOpInterface>, TMALoadLikeOpInterface]> {
  let summary = "Copy a block by descriptor to a buffer";
  let arguments = (ins
    Arg<TT_AnyTensorDescType, "", [MemRead<GlobalMemory>]>:$desc,
    Variadic<I32>:$coord,
    Variadic<I16>:$offsets,
    TTNG_BarrierWrite:$barrier,
    TTNG_Write:$result,
    I1:$pred,
    UnitAttr:$multicast,
    OptionalAttr<AnyAttr>:$cachePolicy,
    DefaultValuedAttr<BoolAttr, "false">:$isVolatile);
  let assemblyFormat = [{
    $desc `[` $coord `]` (`offsets` `=` `[` $offsets^ `]`)? $result `,` $barrier `,` $pred attr-dict
    `:` qualified(type($desc)) `,` qualified(type($barrier)) `->` qualified(type($result))
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def TTNG_AsyncTMACopyLocalToGlobalOp : TTNG_Op<"async_tma_copy_local_to_global", [TMAStoreLikeOpInterface]> {
  let summary = "Copy a buffer by descriptor to a block";
  let arguments = (ins TTNG_Target:$desc, Variadic<I32>:$coord, TTNG_Read:$src, OptionalAttr<AnyAttr>:$cachePolicy);
  let assemblyFormat =
    "$desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))";
  let hasVerifier = 1;
}
def TTNG_AsyncTMAReduceOp : TTNG_Op<"async_tma_reduce", [TMAStoreLikeOpInterface]> {
  let summary = "Combine a buffer by descriptor with a block";
  let arguments = (ins
    TT_DescriptorReduceKindAttr:$kind, TTNG_Target:$desc, Variadic<I32>:$coord, TTNG_Read:$src);
  let assemblyFormat =
    "$kind `,` $desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))";
  let hasVerifier = 1;
}
def TTNG_AsyncTMAGatherOp : TTNG_Op<"async_tma_gather", [
    DeclareOpInterfaceMethods<MBarrierOpInterface>, DeclareOpInterfaceMethods<PredicatedOpInterface>,
    TMALoadLikeOpInterface]> {
  let summary = "Copy rows by descriptor to a buffer";
  let arguments = (ins
    TTNG_Source:$desc,
    RankedTensorOf<[I32]>:$x_offsets,
    I32:$y_offset,
    TTNG_BarrierWrite:$barrier,
    TTNG_Write:$result,
    I1:$pred,
    UnitAttr:$multicast,
    OptionalAttr<AnyAttr>:$cachePolicy);
  let assemblyFormat = [{
    $desc `[` $x_offsets `,` $y_offset `]` $result `,` $barrier `,` $pred attr-dict `:` type(operands)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def TTNG_AsyncTMAScatterOp : TTNG_Op<"async_tma_scatter", [TMAStoreLikeOpInterface]> {
  let summary = "Copy a buffer by descriptor to rows";
  let arguments = (ins
    TTNG_Target:$desc,
    RankedTensorOf<[I32]>:$x_offsets,
    I32:$y_offset,
    TTNG_Read:$src,
    OptionalAttr<AnyAttr>:$cachePolicy);
  let assemblyFormat = "$desc `[` $x_offsets `,` $y_offset `]` $src attr-dict `:` type(operands)";
  let hasVerifier = 1;
}
def TTNG_TMAStoreWaitOp : TTNG_Op<"async_tma_store_wait", [MemWaitOpTrait]> {
  let summary = "Wait until all copies from buffers but some are complete";
  let arguments = (ins I32Attr:$pendings, UnitAttr:$read_only);
  let assemblyFormat = "attr-dict";
}

// -- products of Blackwell --------------------------------------------------------------------------------

class TTNG_MMAv5Op<string mnemonic> : TTNG_Op<mnemonic, [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<DotOpInterface>,
    DeclareOpInterfaceMethods<MMAv5OpInterface>, DeclareOpInterfaceMethods<PredicatedOpInterface>,
    DeclareOpInterfaceMethods<MBarrierOpInterface>, AttrSizedOperandSegments]> {
  let results = (outs Optional<TTG_AsyncToken>:$token);
  let hasVerifier = 1;
}
def TTNG_TCGen5MMAOp : TTNG_MMAv5Op<"tc_gen5_mma"> {
  let summary = "A product of matrices whose result is in tensor memory";
  let arguments = (ins
    TTG_MemDescType:$a,
    TTG_MemDescType:$b,
    TTG_MemDescType:$d,
    Optional<TTG_AsyncToken>:$acc_dep,
    I1:$useD,
    I1:$pred,
    Variadic<TTG_MemDescType>:$barriers,
    Variadic<I1>:$barrier_preds,
    UnitAttr:$is_async,
    UnitAttr:$two_ctas,
    UnitAttr:$multicast,
    UnitAttr:$is_unsigned);
  let assemblyFormat = [{
    $a `,` $b `,` $d `` custom<Token>($acc_dep, type($token)) `,` $useD`,`
    $pred `` custom<BarriersAndPreds>($barriers, $barrier_preds) attr-dict
    `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) (`,` qualified(type($barriers))^)?
  }];
}
def TTNG_TCGen5MMAScaledOp : TTNG_MMAv5Op<"tc_gen5_mma_scaled"> {
  let summary = "A product of matrices whose blocks have scales";
  let arguments = (ins
    TTG_MemDescType:$a,
    TTG_MemDescType:$b,
    TTG_MemDescType:$d,
    Optional<TTG_AsyncToken>:$acc_dep,
    TTG_MemDescType:$a_scale,
    TTG_MemDescType:$b_scale,
    TT_ScaleDotElemTypeAttr:$a_type,
    TT_ScaleDotElemTypeAttr:$b_type,
    I1:$useD,
    I1:$pred,
    Variadic<TTG_MemDescType>:$barriers,
    Variadic<I1>:$barrier_preds,
    UnitAttr:$two_ctas,
    UnitAttr:$multicast,
    UnitAttr:$is_async);
  let assemblyFormat = [{
    $a `,` $b `,` $d `` custom<Token>($acc_dep, type($token)) `,` $a_scale `,` $b_scale `,` $useD `,` $pred
    `lhs` `=` $a_type `rhs` `=` $b_type `` custom<BarriersAndPreds>($barriers, $barrier_preds) attr-dict
    `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) `,` qualified(type($a_scale)) `,`
    qualified(type($b_scale)) (`,` qualified(type($barriers))^)?
  }];
}
def TTNG_TCGen5CommitOp : TTNG_Op<"tc_gen5_commit", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<MBarrierOpInterface>,
    DeclareOpInterfaceMethods<PredicatedOpInterface>]> {
  let summary = "Arrive at a barrier when all products that have begun are complete";
  let arguments = (ins TTNG_BarrierWrite:$barrier, Optional<I1>:$pred, Variadic<TTG_MemDescType>:$descs);
  let assemblyFormat = [{
    $barrier (`,` $pred^)? (`descs` $descs^)? attr-dict
    `:` qualified(type($barrier)) (`,` qualified(type($descs))^)?
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

// -- tensor memory ----------------------------------------------------------------------------------------

def TTNG_TMEMWaitOp : TTNG_Op<"tmem_wait"> {
  let summary = "Wait until loads from tensor memory, or stores to it, are complete";
  let arguments = (ins TTNG_TMEMWaitKindAttr:$kind);
  let assemblyFormat = "$kind attr-dict";
}
def TTNG_TMEMLoadOp : TTNG_Op<"tmem_load", [AttrSizedResultSegments]> {
  let summary = "A buffer in tensor memory as a tensor, and a reduction of its rows";
  let arguments = (ins
    Arg<TTG_MemDescType, "", [MemRead<TensorMemory>]>:$src,
    Optional<TTG_AsyncToken>:$dep,
    OptionalAttr<TTNG_TMEMLoadReduceModifierEnum>:$redOp,
    OptionalAttr<BoolAttr>:$abs,
    OptionalAttr<BoolAttr>:$NaN);
  let results = (outs TT_Tensor:$result, Optional<TTG_AsyncToken>:$token, Optional<TT_Tensor>:$red);
  let assemblyFormat = [{
    $src `` custom<Token>($dep, type($token)) attr-dict
    `:` qualified(type($src)) `->` type($result) (`,` type($red)^)?
  }];
  let hasVerifier = 1;
}
def TTNG_TMEMStoreOp : TTNG_Op<"tmem_store", [DeclareOpInterfaceMethods<PredicatedOpInterface>]> {
  let summary = "Write a tensor to a buffer in tensor memory";
  let arguments = (ins
    Arg<TTG_MemDescType, "", [MemWrite<TensorMemory>]>:$dst,
    Optional<TTG_AsyncToken>:$dep,
    TT_Tensor:$src,
    I1:$pred);
  let results = (outs Optional<TTG_AsyncToken>:$token);
  let assemblyFormat = [{
    $src `,` $dst `` custom<Token>($dep, type($token)) `,` $pred attr-dict
    `:` type($src) `->` qualified(type($dst))
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def TTNG_TMEMAllocOp : TTNG_Op<"tmem_alloc", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A new buffer in tensor memory, which may begin as a tensor";
  let arguments = (ins Optional<TT_Tensor>:$src);
  let results = (outs TTG_MemDescType:$result, Optional<TTG_AsyncToken>:$token);
  let assemblyFormat = "($src^)? attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def TTNG_TMEMSubSliceOp : TTNG_Op<"tmem_subslice", [Pure, MemDescViewTrait]> {
  let summary = "A part of a buffer in tensor memory";
  let arguments = (ins TTG_MemDescType:$src, I32Attr:$offset, DefaultValuedAttr<I32Attr, "1">:$dim);
  let results = (outs TTG_MemDescType:$result);
  let assemblyFormat = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))";
  let hasVerifier = 1;
}
def TTNG_TMEMCopyOp : TTNG_Op<"tmem_copy"> {
  let summary = "Begin to copy a buffer to tensor memory";
  let arguments = (ins TTNG_Read:$src, Arg<TTG_MemDescType, "", [MemWrite<TensorMemory>]>:$dst);
  let assemblyFormat = "$src `,` $dst attr-dict `:` qualified(type(operands))";
  let hasVerifier = 1;
}

// -- descriptors ------------------------------------------------------------------------------------------

def TTNG_ReinterpretTensorDescOp : TTNG_Op<"reinterpret_tensor_descriptor", [Pure]> {
  let summary = "A pointer to a descriptor as the descriptor";
  let arguments = (ins TT_Ptr:$rawDesc);
  let results = (outs TT_TensorDescType:$result);
  let assemblyFormat = "$rawDesc attr-dict `:` qualified(type($rawDesc))  `to` qualified(type($result))";
}
class TTNG_UpTo<int most> : ConfinedAttr<I32Attr, [IntNonNegative, IntMaxValue<most>]>;
def TTNG_TensormapCreateOp : TTNG_Op<"tensormap_create", [
    MemoryEffects<[MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>, AttrSizedOperandSegments]> {
  let summary = "Write a descriptor";
  let arguments = (ins
    TT_PtrType:$desc_ptr,
    TT_PtrType:$global_address,
    Variadic<I32>:$box_dim,
    Variadic<I32>:$global_dim,
    Variadic<I64>:$global_stride,
    Variadic<I32>:$element_stride,
    TTNG_UpTo<15>:$elem_type,
    TTNG_UpTo<2>:$interleave_layout,
    TTNG_UpTo<3>:$swizzle_mode,
    TTNG_UpTo<1>:$fill_mode);
  let assemblyFormat = [{
    $desc_ptr `,` $global_address `,` `[` $box_dim `]` `,` `[` $global_dim `]` `,` `[` $global_stride `]` `,`
    `[` $element_stride `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def TTNG_TensormapFenceproxyAcquireOp
    : TTNG_Op<"tensormap_fenceproxy_acquire", [MemoryEffects<[MemWrite<GlobalMemory>]>]> {
  let summary = "A written descriptor is there for copies";
  let arguments = (ins TT_PtrType:$desc_ptr);
  let assemblyFormat = "$desc_ptr attr-dict `:` qualified(type($desc_ptr))";
}

#endif // TRITONNVIDIAGPU_OPS
