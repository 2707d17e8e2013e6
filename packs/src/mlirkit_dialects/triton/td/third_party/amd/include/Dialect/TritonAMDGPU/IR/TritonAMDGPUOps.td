// Operations of amdg.

#ifndef TRITON_AMDGPU_OPS
#define TRITON_AMDGPU_OPS

include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonInterfaces.td"
include "triton/Dialect/Triton/IR/TritonOpInterfaces.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUAttrDefs.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUMemoryEffects.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUOpInterfaces.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypes.td"
include "amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUAttrDefs.td"
include "amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUDialect.td"
include "amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUOpInterfaces.td"

def GlobalMemory : Resource<"::mlir::triton::GlobalMemory">;
def L2Cache : Resource<"::mlir::triton::amd::L2Cache">;

class TT_AMDGPU_Op<string mnemonic, list<Trait> traits = []> : Op<TritonAMDGPU_Dialect, mnemonic, traits>;

// Buffers, pointers and descriptors that an operation reads or writes.
def AMDG_Read : Arg<TTG_MemDescType, "", GenericSharedRead>;
def AMDG_Write : Arg<TTG_MemDescType, "", GenericSharedWrite>;
def AMDG_Barrier : Arg<TTG_MemDescType, "", BarrierSharedReadWrite>;
def AMDG_OptionalBarrier : Arg<Optional<TTG_MemDescType>, "", BarrierSharedWrite>;
def AMDG_Source : Arg<TT_TensorDescType, "", [MemRead<GlobalMemory>]>;
def AMDG_Target : Arg<TT_TensorDescType, "", [MemWrite<GlobalMemory>]>;

// The modifier of a cache, none if it is not said.
def AMDG_Cache : DefaultValuedAttr<TT_CacheModifierAttr, "::mlir::triton::CacheModifier::NONE">;
def AMDG_Contiguity : DefaultValuedAttr<I32Attr, "1">;
def AMDG_False : DefaultValuedAttr<BoolAttr, "false">;

// -- registers --------------------------------------------------------------------------------------------

def ExtractSliceOp : TT_AMDGPU_Op<"extract_slice", [Pure]> {
  let summary = "A part of a tensor, from the registers that each thread has";
  let arguments = (ins AnyRankedTensor:$source, DenseI64ArrayAttr:$static_offsets);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source $static_offsets attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}
def ConcatOp : TT_AMDGPU_Op<"concat", [Pure]> {
  let summary = "A tensor of parts, in the registers that each thread has";
  let arguments = (ins Variadic<TT_Tensor>:$sources);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$sources attr-dict `:` type($sources) `->` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}
def InThreadTransposeOp : TT_AMDGPU_Op<"in_thread_transpose", [Pure]> {
  let summary = "A tensor whose threads have their elements in another order";
  let arguments = (ins TT_Tensor:$src);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
}
class AMDG_ScaledUpcast<string mnemonic, list<Trait> traits>
    : TT_AMDGPU_Op<mnemonic, !listconcat([Pure, DeclareOpInterfaceMethods<UpcastFpOpInterface>], traits)> {
  let results = (outs RankedTensorOf<[AnyTypeOf<[F16, BF16]>]>:$output);
  let assemblyFormat = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)";
}
def ScaledUpcastFp4Op : AMDG_ScaledUpcast<"scaled_upcast_fp4", []> {
  let summary = "Pairs of floats of 4 bits, times scales, as floats of 16 bits";
  let arguments = (ins RankedTensorOf<[I8]>:$input, RankedTensorOf<[BF16, I8]>:$scale, I32Attr:$axis);
  let hasVerifier = 1;
}
def ScaledUpcastFp8Op
    : AMDG_ScaledUpcast<"scaled_upcast_fp8",
                        [Elementwise, SameOperandsAndResultShape, SameOperandsAndResultEncoding]> {
  let summary = "Floats of 8 bits, times scales, as floats of 16 bits";
  let arguments = (ins
    RankedTensorOf<[AnyTypeOf<[F8E4M3FN, F8E5M2]>]>:$input, RankedTensorOf<[AnyTypeOf<[BF16, I8]>]>:$scale);
}

class AMDG_ScaledDowncast<string mnemonic, Type result, string text> : TT_AMDGPU_Op<mnemonic, [Pure]> {
  let summary = text;
  let arguments = (ins RankedTensorOf<[AnyTypeOf<[F16, BF16, F32]>]>:$input, RankedTensorOf<[I8]>:$scale, I32Attr:$axis);
  let results = (outs RankedTensorOf<[result]>:$output);
  let assemblyFormat = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)";
}
def ScaledDowncastFp4Op
    : AMDG_ScaledDowncast<"scaled_downcast_fp4", I8, "Floats, divided by scales, as pairs of floats of 4 bits">;
def ScaledDowncastFp8Op
    : AMDG_ScaledDowncast<"scaled_downcast_fp8", AnyTypeOf<[F8E4M3FN, F8E5M2]>,
                          "Floats, divided by scales, as floats of 8 bits">;

// -- accesses at offsets from a pointer -------------------------------------------------------------------

class AMDG_SameElement<string tensor, string text>
    : TypesMatchWith<text, tensor, "ptr", "getPointerTypeToElement($_self)">;
class AMDG_SameShape<string tensor, string text>
    : TypesMatchWith<text, tensor, "offsets", "getI32SameShape($_self)">;
class AMDG_SameMask<string tensor, string cls, string text>
    : TypesMatchWith<text, tensor, "mask", "getI1SameShape($_self)",
                     "(cast<" # cls # ">($_op).getMask() == nullptr) || std::equal_to<>()">;

def BufferLoadOp : TT_AMDGPU_Op<"buffer_load", [
    SameLoadStoreOperandsAndResultEncoding, AttrSizedOperandSegments, BufferOpInterface,
    DeclareOpInterfaceMethods<PredicatedOpInterface>,
    AMDG_SameElement<"result", "result element type matches the pointed type of ptr">,
    AMDG_SameShape<"result", "result and offsets have the same shape">,
    AMDG_SameMask<"result", "BufferLoadOp", "result and mask have the same shape">,
    TypesMatchWith<"result and other have the same type", "result", "other", "$_self",
                   "(cast<BufferLoadOp>($_op).getOther() == nullptr) || std::equal_to<>()">]> {
  let summary = "What lies at offsets from a pointer";
  let arguments = (ins
    Arg<TT_Ptr, "", [MemRead<GlobalMemory>]>:$ptr,
    I32Tensor:$offsets,
    Optional<I32>:$stride,
    OptionalAttr<AnyAttr>:$cachePolicy,
    Optional<TT_BoolTensor>:$mask,
    Optional<TT_Tensor>:$other,
    AMDG_Contiguity:$contiguity);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? (`stride` `=` $stride^)? attr-dict
    `:` qualified(type($ptr)) `->` type($result)
  }];
}
def BufferLoadToLocalOp : TT_AMDGPU_Op<"buffer_load_to_local", [
    AttrSizedOperandSegments, BufferOpInterface, DeclareOpInterfaceMethods<PredicatedOpInterface>,
    AMDG_SameElement<"dest", "dest element type matches pointee type of ptr">,
    AMDG_SameMask<"offsets", "BufferLoadToLocalOp", "infer mask shape from offsets">,
    TypesMatchWith<"other matches shape and layout of offsets and the element type matches the pointee type of ptr",
                   "offsets", "other", "cast<TensorType>($_self).clone(getPointeeType($ptr.getType()))",
                   "(cast<BufferLoadToLocalOp>($_op).getOther() == nullptr) || std::equal_to<>()">]> {
  let summary = "Begin to copy what lies at offsets from a pointer to a buffer";
  let arguments = (ins
    AMDG_Write:$dest,
    Arg<TT_Ptr, "", [MemRead<GlobalMemory>]>:$ptr,
    I32Tensor:$offsets,
    Optional<TT_BoolTensor>:$mask,
    Optional<TT_Tensor>:$other,
    Optional<I32>:$stride,
    OptionalAttr<AnyAttr>:$cachePolicy,
    AMDG_Contiguity:$contiguity);
  let results = (outs TTG_AsyncToken:$token);
  let assemblyFormat = [{
    $ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)?
    (`cachePolicy` `=` $cachePolicy^)? `into` $dest attr-dict
    `:` qualified(type($ptr)) `[` type($offsets) `]` type($other) `->` type($dest)
  }];
  let hasVerifier = 1;
}
def BufferAtomicRMWOp : TT_AMDGPU_Op<"buffer_atomic_rmw", [
    AttrSizedOperandSegments, SameLoadStoreOperandsAndResultEncoding, BufferOpInterface,
    DeclareOpInterfaceMethods<PredicatedOpInterface>,
    TypesMatchWith<"result element type matches the value type", "result", "value", "$_self">,
    AMDG_SameElement<"result", "result element type matches the pointed type of ptr">,
    AMDG_SameShape<"result", "result and offsets have the same shape">,
    AMDG_SameMask<"result", "BufferAtomicRMWOp", "result and mask have the same shape">,
    AMDG_SameElement<"value", "value element type matches the pointed type of ptr">,
    AMDG_SameShape<"value", "value and offsets have the same shape">,
    AMDG_SameMask<"value", "BufferAtomicRMWOp", "value and mask have the same shape">]> {
  let summary = "Combine values with what lies at offsets from a pointer, and give what was there";
  let arguments = (ins
    TT_AtomicRMWAttr:$atomic_rmw_op,
    Arg<TT_Ptr, "", [MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>:$ptr,
    I32Tensor:$offsets,
    TT_Tensor:$value,
    Optional<I32>:$stride,
    TT_MemSemanticAttr:$sem,
    TT_MemSyncScopeAttr:$scope,
    Optional<TT_BoolTensor>:$mask);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)?
    (`stride` `=` $stride^)? attr-dict `:` qualified(type($ptr)) `->` type($result)
  }];
}
def BufferAtomicCASOp : TT_AMDGPU_Op<"buffer_atomic_cas", [
    SameLoadStoreOperandsAndResultEncoding, BufferOpInterface,
    TypesMatchWith<"result element type matches the val type", "result", "val", "$_self">,
    TypesMatchWith<"result element type matches the cmp type", "result", "cmp", "$_self">,
    AMDG_SameElement<"result", "result element type matches the pointed type of ptr">,
    AMDG_SameShape<"result", "result and offsets have the same shape">,
    AMDG_SameShape<"val", "val and offsets have the same shape">,
    TypesMatchWith<"val and cmp have the same shape", "val", "cmp", "$_self">]> {
  let summary = "Exchange what lies at offsets from a pointer where it is what one expects, and give what was there";
  let arguments = (ins
    Arg<TT_Ptr, "", [MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>:$ptr,
    I32Tensor:$offsets,
    TT_Tensor:$cmp,
    TT_Tensor:$val,
    Optional<I32>:$stride,
    TT_MemSemanticAttr:$sem,
    TT_MemSyncScopeAttr:$scope);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)? attr-dict
    `:` qualified(type($ptr)) `->` type($result)
  }];
}
def BufferStoreOp : TT_AMDGPU_Op<"buffer_store", [
    AttrSizedOperandSegments, SameLoadStoreOperandsEncoding, BufferOpInterface,
    DeclareOpInterfaceMethods<PredicatedOpInterface>,
    AMDG_SameElement<"value", "value element type matches the pointed type of ptr">,
    AMDG_SameShape<"value", "value and offsets have the same shape">,
    AMDG_SameMask<"value", "BufferStoreOp", "value and mask have the same shape">]> {
  let summary = "Write to offsets from a pointer";
  let arguments = (ins
    TT_Tensor:$value,
    Arg<TT_Ptr, "", [MemWrite<GlobalMemory>]>:$ptr,
    I32Tensor:$offsets,
    Optional<I32>:$stride,
    OptionalAttr<AnyAttr>:$cachePolicy,
    Optional<TT_BoolTensor>:$mask,
    AMDG_Contiguity:$contiguity);
  let assemblyFormat = [{
    $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict
    `:` qualified(type($ptr)) `->` type($value)
  }];
}

// -- accesses of a thread ---------------------------------------------------------------------------------

def MaskedLoadOp : TT_AMDGPU_Op<"masked_load"> {
  let summary = "What a pointer leads to where a predicate holds, else another value";
  let arguments = (ins
    LLVM_AnyPointer:$ptr,
    I1:$mask,
    LLVM_Type:$falseVal,
    Optional<I32>:$multicastMask,
    AMDG_Cache:$cache,
    AMDG_False:$isVolatile,
    AMDG_False:$forceNoAlias);
  let results = (outs LLVM_Type:$result);
  let assemblyFormat = [{
    $ptr `,` $mask `,` $falseVal (`,` $multicastMask^)? oilist(`cacheModifier` `=` $cache)
    (`volatile` $isVolatile^)? (`forceNoAlias` $forceNoAlias^)? attr-dict `:` functional-type(operands, results)
  }];
}
def MaskedStoreOp : TT_AMDGPU_Op<"masked_store"> {
  let summary = "Write where a predicate holds";
  let arguments = (ins
    LLVM_AnyPointer:$ptr, LLVM_Type:$value, I1:$mask, AMDG_Cache:$cache, AMDG_False:$forceNoAlias);
  let assemblyFormat = [{
    $ptr `,` $value `,` $mask oilist(`cacheModifier` `=` $cache) (`forceNoAlias` $forceNoAlias^)? attr-dict
    `:` type(operands)
  }];
}

// -- buffers ----------------------------------------------------------------------------------------------

def LocalLoadPackedTransposedOp : TT_AMDGPU_Op<"local_load_packed_transposed", [LocalLoadTrait]> {
  let summary = "A buffer of packed floats as the factor of a product, transposed";
  let arguments = (ins AMDG_Read:$src, Optional<TTG_AsyncToken>:$token);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)";
  let hasVerifier = 1;
}
def AsyncCopyLocalToGlobalOp : TT_AMDGPU_Op<"async_copy_local_to_global", [
    DeclareOpInterfaceMethods<PredicatedOpInterface>,
    OptionalTypesMatchWith<"infer mask type from dst type", "dst", "mask", "getI1SameShape($_self)">]> {
  let summary = "Begin to copy a buffer to where pointers lead";
  let arguments = (ins
    AMDG_Read:$src,
    Arg<TT_PtrTensor, "", [MemWrite<GlobalMemory>]>:$dst,
    Optional<I1Tensor>:$mask,
    OptionalAttr<AnyAttr>:$cachePolicy,
    AMDG_Contiguity:$contiguity);
  let results = (outs TTG_AsyncToken:$token);
  let assemblyFormat = [{
    $src `,` $dst (`mask` $mask^)? attr-dict `:` qualified(type($src)) `->` type($dst)
  }];
  let hasVerifier = 1;
}

// -- copies by descriptor ---------------------------------------------------------------------------------

class AMDG_TDMOp<string mnemonic> : TT_AMDGPU_Op<mnemonic, [
    DeclareOpInterfaceMethods<MBarrierOpInterface>, DeclareOpInterfaceMethods<TDMOpInterface>]> {
  let results = (outs TTG_AsyncToken:$token);
  let hasVerifier = 1;
}
def AsyncTDMCopyGlobalToLocalOp : AMDG_TDMOp<"async_tdm_copy_global_to_local"> {
  let summary = "Begin to copy a block to a buffer";
  let arguments = (ins
    AMDG_Source:$desc,
    AMDG_Write:$result,
    AMDG_OptionalBarrier:$barrier,
    AMDG_Cache:$cache,
    OptionalAttr<I32Attr>:$warp_used_hint);
  let assemblyFormat = [{
    $desc `into` $result (`,` `barrier` `=` $barrier^)? attr-dict
    `:` qualified(type($desc)) (`,` qualified(type($barrier))^)? `->` qualified(type($result))
  }];
}
def AsyncTDMFusedCopyGlobalToLocalOp
    : TT_AMDGPU_Op<"async_tdm_fused_copy_global_to_local", [SameVariadicOperandSize]> {
  let summary = "Begin to copy several blocks to buffers at once";
  let arguments = (ins
    Arg<Variadic<TT_TensorDescType>, "", [MemRead<GlobalMemory>]>:$descs,
    Arg<Variadic<TTG_MemDescType>, "", GenericSharedWrite>:$dests,
    DenseI32ArrayAttr:$warp_used_hints,
    AMDG_Cache:$cache);
  let results = (outs TTG_AsyncToken:$token);
  let assemblyFormat =
    "$descs `into` $dests attr-dict `:` qualified(type($descs)) `->` qualified(type($dests))";
  let hasVerifier = 1;
}
def AsyncTDMCopyLocalToGlobalOp : AMDG_TDMOp<"async_tdm_copy_local_to_global"> {
  let summary = "Begin to copy a buffer to a block";
  let arguments = (ins AMDG_Target:$desc, AMDG_Read:$src, AMDG_OptionalBarrier:$barrier, AMDG_Cache:$cache);
  let assemblyFormat = [{
    $desc `from` $src (`,` `barrier` `=` $barrier^)? attr-dict
    `:` qualified(type($src)) (`,` qualified(type($barrier))^)? `->` qualified(type($desc))
  }];
}
def AsyncTDMScatterOp : AMDG_TDMOp<"async_tdm_scatter"> {
  let summary = "Begin to copy a buffer to rows";
  let arguments = (ins
    AMDG_Target:$desc, TensorOf<[I16, I32]>:$dst_row_indices, AMDG_Read:$src, AMDG_OptionalBarrier:$barrier);
  let results = (outs TTG_AsyncToken:$retToken);
  let assemblyFormat = [{
    $desc `[` $dst_row_indices `]` `from` $src (`,` `barrier` `=` $barrier^)? attr-dict
    `:` qualified(type($dst_row_indices)) `,` qualified(type($src)) (`,` qualified(type($barrier))^)?
    `->` qualified(type($desc))
  }];
}
def AsyncTDMGatherOp : AMDG_TDMOp<"async_tdm_gather"> {
  let summary = "Begin to copy rows to a buffer";
  let arguments = (ins
    AMDG_Source:$desc, TensorOf<[I16, I32]>:$src_row_indices, AMDG_Write:$dst, AMDG_OptionalBarrier:$barrier);
  let assemblyFormat = [{
    $desc `[` $src_row_indices `]` `to` $dst (`,` `barrier` `=` $barrier^)? attr-dict
    `:` qualified(type($src_row_indices)) `,` qualified(type($dst)) (`,` qualified(type($barrier))^)?
    `->` qualified(type($desc))
  }];
}
def TDMPrefetchOp : TT_AMDGPU_Op<"tdm_prefetch", [
    MemoryEffects<[MemWrite<L2Cache>]>, DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<PredicatedOpInterface>]> {
  let summary = "Bring a block near";
  let arguments = (ins
    AMDG_Source:$desc, Variadic<I32>:$indices, I1:$pred, BoolAttr:$speculative, OptionalAttr<UnitAttr>:$returnOffsets);
  let results = (outs Optional<TT_Tensor>:$maybeOffsets);
  let assemblyFormat = [{
    $desc `[` $indices `]` `,` $pred `,` `speculative` `=` $speculative (`returnOffsets` $returnOffsets^)?
    attr-dict `:` qualified(type($desc)) (`->` type($maybeOffsets)^)?
  }];
}
def UpdateTensorDescriptorOp : TT_AMDGPU_Op<"update_tensor_descriptor", [
    Pure, AttrSizedOperandSegments,
    TypesMatchWith<"result type matches desc type", "desc", "result", "$_self">]> {
  let summary = "A descriptor with other offsets or bounds";
  let arguments = (ins
    TT_TensorDescType:$desc,
    Variadic<I32>:$add_offsets,
    Variadic<I32>:$set_bounds,
    Optional<I32>:$pred,
    UnitAttr:$clamp_bounds);
  let results = (outs TT_TensorDescType:$result);
  let assemblyFormat = [{
    $desc oilist(`add_offsets` `=` `[` $add_offsets `]` | `set_bounds` `=` `[` $set_bounds `]` | `pred` `=` $pred)
    attr-dict `:` qualified(type($desc))
  }];
  let hasVerifier = 1;
}

// -- waiting ----------------------------------------------------------------------------------------------

class AMDG_Wait<string mnemonic, string count, string text> : TT_AMDGPU_Op<mnemonic, [MemWaitOpTrait]> {
  let summary = text;
  let arguments = !dag(ins, [Variadic<TTG_AsyncToken>, I32Attr], ["asyncToken", count]);
  let results = (outs TTG_AsyncToken:$retToken);
  let assemblyFormat = "($asyncToken^)? attr-dict";
}
def AsyncTDMWait
    : AMDG_Wait<"async_tdm_wait", "num", "Wait until all copies by descriptor but some are complete"> {
  let assemblyFormat = "$asyncToken attr-dict";
}
def AsyncTDMIntrinsicWait
    : AMDG_Wait<"async_tdm_intrinsic_wait", "count",
                "Wait until all instructions that copy by descriptor but some are complete">;
def AsyncWaitOp
    : AMDG_Wait<"async_wait", "num_inst", "Wait until all instructions that copy but some are complete">;

// -- barriers ---------------------------------------------------------------------------------------------

def CondBarrierOp : TT_AMDGPU_Op<"cond_barrier"> {
  let summary = "Wait until the threads where a predicate holds are here";
  let arguments = (ins I1:$pred);
  let assemblyFormat = "$pred attr-dict";
}
class AMDG_BarrierOp<string mnemonic>
    : TT_AMDGPU_Op<mnemonic, [DeclareOpInterfaceMethods<MBarrierOpInterface, ["getBarrier"]>]> {
  let hasVerifier = 1;
}
def InitBarrierOp : AMDG_BarrierOp<"init_barrier"> {
  let summary = "Make a barrier of a buffer";
  let arguments = (ins AMDG_Write:$alloc, I32Attr:$count);
  let assemblyFormat = "$alloc `,` $count attr-dict `:` qualified(type($alloc))";
}
def WaitBarrierOp : AMDG_BarrierOp<"wait_barrier"> {
  let summary = "Wait until a phase of a barrier is over";
  let arguments = (ins AMDG_Barrier:$alloc, I32:$phase);
  let assemblyFormat = "$alloc `,` $phase attr-dict `:` qualified(type($alloc))";
}
def ArriveBarrierOp : AMDG_BarrierOp<"arrive_barrier"> {
  let summary = "Tell a barrier that somebody has arrived";
  let arguments = (ins AMDG_Barrier:$alloc, I32Attr:$count);
  let results = (outs I32:$result);
  let assemblyFormat = "$alloc `,` $count attr-dict `:` qualified(type($alloc)) `->` type($result)";
}
def AsyncCopyMbarrierArriveOp : TT_AMDGPU_Op<"async_copy_mbarrier_arrive", [
    DeclareOpInterfaceMethods<MBarrierOpInterface>]> {
  let summary = "Arrive at a barrier when all copies that have begun are complete";
  let arguments = (ins AMDG_Barrier:$barrier);
  let assemblyFormat = "$barrier attr-dict `:` qualified(type($barrier))";
  let hasVerifier = 1;
}
class AMDG_ClusterOp<string mnemonic, string text> : TT_AMDGPU_Op<mnemonic> {
  let summary = text;
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}
def ClusterBarrierArriveOp : AMDG_ClusterOp<"cluster_barrier_arrive", "Tell the cluster that this block has arrived">;
def ClusterBarrierWaitOp : AMDG_ClusterOp<"cluster_barrier_wait", "Wait until all blocks of the cluster have arrived">;

#endif // TRITON_AMDGPU_OPS
