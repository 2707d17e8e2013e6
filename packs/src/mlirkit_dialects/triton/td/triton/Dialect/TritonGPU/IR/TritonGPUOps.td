// Operations of ttg.

#ifndef TRITONGPU_OPS
#define TRITONGPU_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonOpInterfaces.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUAttrDefs.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUDialect.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUEnums.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUMemoryEffects.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUOpInterfaces.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypeInterfaces.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypes.td"

def GlobalMemory : Resource<"::mlir::triton::GlobalMemory">;

class TTG_Op<string mnemonic, list<Trait> traits = []>
    : Op<TritonGPU_Dialect, mnemonic,
         !listconcat(traits, [VerifyTensorLayoutsTrait, VerifyMemDescLayoutsTrait])>;

// Buffers that an operation reads or writes.
def TTG_Read : Arg<TTG_MemDescType, "", [MemRead<SharedMemory>]>;
def TTG_Write : Arg<TTG_MemDescType, "", [MemWrite<SharedMemory>]>;
def TTG_ReadWrite : Arg<TTG_MemDescType, "", [MemRead<SharedMemory>, MemWrite<SharedMemory>]>;

// -- registers --------------------------------------------------------------------------------------------

def TTG_ConvertLayoutOp
    : TTG_Op<"convert_layout", [SameOperandsAndResultShape, SameOperandsAndResultElementType, Pure]> {
  let summary = "The same tensor in another layout";
  let arguments = (ins TT_Tensor:$src, UnitAttr:$force_warp_shuffle);
  let results = (outs TT_Tensor:$result);
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}
def TTG_InlineAsmOp : TTG_Op<"inline_asm", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "Assembly code that each thread runs once";
  let arguments = (ins
    StrAttr:$asm_string, StrAttr:$constraints, BoolAttr:$pure, Variadic<AnyTypeOf<[TT_Type, TTG_MemDescType]>>:$args);
  let results = (outs Variadic<TT_Type>:$result);
  let assemblyFormat = "$asm_string attr-dict ($args^)? `:` functional-type($args, $result)";
  let hasVerifier = 1;
}
def TTG_Fp4ToFpOp : TTG_Op<"fp4_to_fp", [Pure]> {
  let summary = "Pairs of floats of 4 bits as floats of another format";
  let arguments = (ins RankedTensorOf<[I8]>:$src, I32Attr:$axis);
  let results = (outs TT_FloatTensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
}
def TTG_WarpIdOp : TTG_Op<"warp_id", [Pure]> {
  let summary = "The number of this warp";
  let arguments = (ins UnitAttr:$omitUniformHint);
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
def TTG_BarrierOp : TTG_Op<"barrier"> {
  let summary = "Wait until all threads of the block are here and have done their accesses to some memory";
  let arguments = (ins TTG_AddrSpace:$addrSpace);
  let hasCustomAssemblyFormat = 1;
}

// -- asynchronous copies ----------------------------------------------------------------------------------

def TTG_AsyncCopyGlobalToLocalOp : TTG_Op<"async_copy_global_to_local", [
    GlobalToLocalCopyTrait, AttrSizedOperandSegments, DeclareOpInterfaceMethods<PredicatedOpInterface>,
    OptionalTypesMatchWith<"infer mask type from src type", "src", "mask", "getI1SameShape($_self)">,
    OptionalTypesMatchWith<"infer other type from src type", "src", "other", "getPointeeType($_self)">]> {
  let summary = "Begin to copy what pointers lead to into a buffer";
  let arguments = (ins
    Arg<TT_PtrTensor, "", [MemRead<GlobalMemory>]>:$src,
    TTG_Write:$result,
    Optional<I1Tensor>:$mask,
    Optional<TT_Type>:$other,
    OptionalAttr<AnyAttr>:$cachePolicy,
    DefaultValuedAttr<BoolAttr, "false">:$isVolatile,
    DefaultValuedAttr<I32Attr, "1">:$contiguity);
  let results = (outs TTG_AsyncToken:$token);
  let assemblyFormat =
    "$src `,` $result (`mask` $mask^)? (`other` $other^)? attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
}
def TTG_AsyncCommitGroupOp : TTG_Op<"async_commit_group"> {
  let summary = "Make a group of the copies that have begun";
  let arguments = (ins Variadic<TTG_AsyncToken>:$inputTokens);
  let results = (outs TTG_AsyncToken:$asyncToken);
  let assemblyFormat = "(`tokens` $inputTokens^)? attr-dict";
}
def TTG_AsyncWaitOp : TTG_Op<"async_wait", [MemWaitOpTrait]> {
  let summary = "Wait until all groups but some are complete";
  let arguments = (ins Variadic<TTG_AsyncToken>:$asyncToken, I32Attr:$num);
  let results = (outs TTG_AsyncToken:$retToken);
  let assemblyFormat = "($asyncToken^)? attr-dict";
}

// -- buffers ----------------------------------------------------------------------------------------------

def TTG_LocalAllocOp : TTG_Op<"local_alloc", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A new buffer, which may begin as a tensor";
  let arguments = (ins Optional<TT_Tensor>:$src, OptionalAttr<I32Attr>:$alignment);
  let results = (outs TTG_MemDescType:$result);
  let assemblyFormat = "($src^)? attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TTG_LocalDeallocOp : TTG_Op<"local_dealloc"> {
  let summary = "Give a buffer back";
  let arguments = (ins Arg<TTG_MemDescType, "", [MemFree<SharedMemory>]>:$src);
  let assemblyFormat = "$src attr-dict `:` qualified(type($src))";
}
def TTG_LocalLoadOp : TTG_Op<"local_load", [LocalLoadTrait]> {
  let summary = "A buffer as a tensor";
  let arguments = (ins TTG_Read:$src, Optional<TTG_AsyncToken>:$token);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)";
  let hasVerifier = 1;
}
def TTG_LocalStoreOp : TTG_Op<"local_store"> {
  let summary = "Write a tensor to a buffer";
  let arguments = (ins TT_Tensor:$src, TTG_Write:$dst);
  let assemblyFormat = "$src `,` $dst attr-dict `:` type($src) `->` qualified(type($dst))";
  let hasVerifier = 1;
}
def TTG_LocalGatherOp : TTG_Op<"local_gather", [LocalLoadTrait]> {
  let summary = "Elements of a buffer at indices along an axis";
  let arguments = (ins TTG_Read:$src, TT_IntTensor:$indices, I32Attr:$axis, Optional<TTG_AsyncToken>:$token);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $src `[` $indices `]` (`token` $token^)? attr-dict
    `:` qualified(type($src)) `,` type($indices) `->` type($result)
  }];
  let hasVerifier = 1;
}
def TTG_LocalScatterOp : TTG_Op<"local_scatter"> {
  let summary = "Write elements of a buffer at indices along an axis";
  let arguments = (ins
    TTG_Write:$dst, TT_Tensor:$values, TT_IntTensor:$indices, I32Attr:$axis, Optional<TTG_AsyncToken>:$token);
  let assemblyFormat = [{
    $dst `[` $indices `]` `,` $values (`token` $token^)? attr-dict
    `:` qualified(type($dst)) `,` type($indices) `,` type($values)
  }];
  let hasVerifier = 1;
}
def TTG_LocalAtomicScatterRMWOp : TTG_Op<"local_atomic_scatter_rmw", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    TypesMatchWith<"result type matches values type", "values", "result", "$_self">,
    OptionalTypesMatchWith<"mask type matches values type", "values", "mask", "getI1SameShape($_self)">]> {
  let summary = "Combine values with elements of a buffer at indices along an axis, and give what was there";
  let arguments = (ins
    TT_AtomicRMWAttr:$atomic_rmw_op,
    TTG_ReadWrite:$dst,
    TT_Tensor:$values,
    TT_IntTensor:$indices,
    Optional<I1Tensor>:$mask,
    I32Attr:$axis);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $atomic_rmw_op `,` $dst `[` $indices `]` `,` $values (`,` $mask^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def TTG_GlobalScratchAllocOp : TTG_Op<"global_scratch_alloc"> {
  let summary = "A piece of global memory for the time of the kernel";
  let arguments = (ins
    I32Attr:$nbytes,
    I32Attr:$alignment,
    OptionalAttr<UnitAttr>:$third_party_allocation,
    OptionalAttr<UnitAttr>:$shared_cluster_state);
  let results = (outs Arg<TT_Ptr, "", [MemAlloc<GlobalMemory>]>:$result);
  let assemblyFormat = "attr-dict `:` qualified(type($result))";
}

// -- views ------------------------------------------------------------------------------------------------

class TTG_View<string mnemonic, list<Trait> traits, string text>
    : TTG_Op<mnemonic, !listconcat([Pure, MemDescViewTrait], traits)> {
  let summary = text;
  let arguments = (ins TTG_MemDescType:$src);
  let results = (outs TTG_MemDescType:$result);
  let assemblyFormat = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))";
}
def TTG_MemDescIndexOp : TTG_View<"memdesc_index", [], "One of the buffers of an array"> {
  let arguments = (ins TTG_MemDescType:$src, I32:$index);
  let assemblyFormat = "$src `[` $index `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))";
  let hasVerifier = 1;
}
def TTG_MemDescSubsliceOp : TTG_View<"memdesc_subslice", [], "A part of a buffer that begins at constant offsets"> {
  let arguments = (ins TTG_MemDescType:$src, DenseI32ArrayAttr:$offsets);
  let assemblyFormat = [{
    $src `[` custom<Offsets>($offsets) `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TTG_MemDescTransOp
    : TTG_View<"memdesc_trans",
               [TransposeOpInterface, InferTypeOpAdaptorWithIsCompatible, SameOperandsAndResultElementType],
               "A buffer with its dimensions in another order"> {
  let arguments = (ins TTG_MemDescType:$src, DenseI32ArrayAttr:$order);
  let hasFolder = 1;
}
def TTG_MemDescReshapeOp
    : TTG_View<"memdesc_reshape", [SameOperandsAndResultElementType], "A buffer of another shape"> {
  let hasVerifier = 1;
}
def TTG_MemDescReinterpretOp
    : TTG_View<"memdesc_reinterpret", [], "The memory of a buffer as one of another type and shape"> {
  let hasFolder = 1;
  let hasVerifier = 1;
}

// -- pipelining -------------------------------------------------------------------------------------------

def TTG_PredicateStageOp : TTG_Op<"predicate_stage", [Pure, AllTypesMatch<["iv", "ub", "step"]>]> {
  let summary = "Whether a stage of a pipelined loop has an iteration to work on";
  let arguments = (ins
    AnySignlessIntegerOrIndex:$iv,
    AnySignlessIntegerOrIndex:$ub,
    AnySignlessIntegerOrIndex:$step,
    I32Attr:$maxStage,
    I32Attr:$stage);
  let results = (outs I1:$result);
  let assemblyFormat = [{
    $iv `,` $ub `,` $step `maxStage` $maxStage `stage` $stage attr-dict `:` type($iv) `->` type($result)
  }];
}
def TTG_MaskOp : TTG_Op<"mask", [SingleBlock]> {
  let summary = "A region that has effects only where a predicate holds";
  let arguments = (ins I1:$pred);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$region);
}
def TTG_MaskReturnOp : TTG_Op<"mask.return", [HasParent<"MaskOp">, Pure, Terminator, ReturnLike]> {
  let summary = "The results of a masked region";
  let arguments = (ins Variadic<AnyType>:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
}

// -- warps with work of their own -------------------------------------------------------------------------

def TTG_WarpSpecializeOp : TTG_Op<"warp_specialize", [
    RecursiveMemoryEffects, RecursivelySpeculatable, AsyncRegions,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "Regions that groups of warps run at the same time";
  let arguments = (ins
    DenseI32ArrayAttr:$partitionNumWarps,
    OptionalAttr<DenseI32ArrayAttr>:$warpGroupStartIds,
    OptionalAttr<DenseI32ArrayAttr>:$requestedRegisters,
    OptionalAttr<DenseI32ArrayAttr>:$actualRegisters);
  let results = (outs Variadic<AnyType>:$defaultPassthrough);
  let regions = (region MinSizedRegion<1>:$defaultRegion, SizedRegion<1>:$partitionOpHolder);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizeMethod = 1;
}
def TTG_WarpSpecializePartitionsOp : TTG_Op<"warp_specialize.partitions", [
    IsolatedFromAbove, RecursiveMemoryEffects, RecursivelySpeculatable, Terminator,
    HasParent<"WarpSpecializeOp">, DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "The regions of the groups beside the default one";
  let arguments = (ins Variadic<AnyType>:$explicitCaptures);
  let regions = (region VariadicRegion<MinSizedRegion<1>>:$partitionRegions);
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def TTG_WarpYieldOp : TTG_Op<"warp_yield", [
    Pure, Terminator, ReturnLike, HasParent<"WarpSpecializeOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "The end of the default region, and what it gives";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^)? attr-dict (`:` type($values)^)?";
  let hasVerifier = 1;
}
def TTG_WarpReturnOp
    : TTG_Op<"warp_return", [Pure, Terminator, ReturnLike, HasParent<"WarpSpecializePartitionsOp">]> {
  let summary = "The end of another group's region";
  let assemblyFormat = "attr-dict";
}

#endif // TRITONGPU_OPS
