// Operations of tti: of the sanitizers of concurrency (ConSan), of global memory (GSan) and of floats (FPSan).

#ifndef TRITONINSTRUMENT_OPS
#define TRITONINSTRUMENT_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonInterfaces.td"
include "triton/Dialect/Triton/IR/TritonOpInterfaces.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUMemoryEffects.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypes.td"
include "triton/Dialect/TritonInstrument/IR/TritonInstrumentAttrDefs.td"
include "triton/Dialect/TritonInstrument/IR/TritonInstrumentDialect.td"

def GlobalMemory : Resource<"::mlir::triton::GlobalMemory">;

defvar TTI_Reads = MemoryEffects<[MemRead<GlobalMemory>]>;
defvar TTI_Writes = MemoryEffects<[MemWrite<GlobalMemory>]>;
defvar TTI_ReadsAndWrites = MemoryEffects<[MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>;

class TTI_Op<string mnemonic, list<Trait> traits = []>
    : Op<TritonInstrument_Dialect, "experimental_" # mnemonic, traits>;

// Memory of a pointer that is read and written.
class TTI_Access<TypeConstraint type> : Arg<type, "", [MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>;

// One operand's type follows from that of another; an optional one stands at `count`.
class TTI_Matches<string text, string from, string to, string function>
    : TypesMatchWith<text, from, to, function # "($_self)">;
class TTI_MaskMatches<string text, string from, string function, int count>
    : TypesMatchWith<text, from, "mask", function,
                     "($_op.getOperands().size() <= " # count # ") || std::equal_to<>()">;

// -- buffers ----------------------------------------------------------------------------------------------

def TTI_ExperimentalAssertUniformOp : TTI_Op<"assert_uniform", [TTI_Writes]> {
  let summary = "Check a condition that all threads of a group of warps agree on";
  let arguments = (ins I1:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict-with-keyword";
}
def TTI_ExperimentalBufferDescriptorsOp : TTI_Op<"buffer_descriptors", [Pure]> {
  let summary = "Where buffers begin and how long they are, packed into 64 bits each";
  let arguments = (ins DenseI32ArrayAttr:$offsets, DenseI32ArrayAttr:$lengths, TT_MemTypeAttr:$memType);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$offsets `,` $lengths `,` $memType attr-dict `:` type($result)";
}
def TTI_ExperimentalMemDescToI32Op : TTI_Op<"memdesc_to_i32", [Pure]> {
  let summary = "The address of a buffer";
  let arguments = (ins TTG_MemDescType:$memdesc);
  let results = (outs I32:$result);
  let assemblyFormat = "$memdesc attr-dict `:` type($memdesc)";
}
def TTI_ExperimentalMemoryOffsetToI32Op : TTI_Op<"memory_offset_to_i32", [Pure]> {
  let summary = "The address of a place in the function's part of a memory";
  let arguments = (ins I32Attr:$offset, TT_MemTypeAttr:$memType);
  let results = (outs I32:$result);
  let assemblyFormat = "$offset `,` $memType attr-dict";
}
def TTI_ExperimentalClusterCTAIdOp : TTI_Op<"cluster_cta_id", [Pure]> {
  let summary = "The number of this block in its cluster";
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}
def TTI_ExperimentalLocalGatherOp : TTI_Op<"local_gather"> {
  let summary = "Read elements of shared memory along an axis, from an offset in each dimension";
  let arguments = (ins
    Arg<TTG_MemDescType, "", GenericSharedRead>:$src,
    TT_IntTensor:$indices,
    Variadic<I32>:$offsets,
    I32Attr:$axis);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $src `[` $indices `]` `offsets` `=` `[` $offsets `]`
    attr-dict `:` qualified(type($src)) `,` type($indices) `->` type($result)
  }];
  let hasVerifier = 1;
}

// -- critical sections ------------------------------------------------------------------------------------

class TTI_Lock<string mnemonic, string text> : TTI_Op<mnemonic, [TTI_Writes]> {
  let summary = text;
  let arguments = (ins TT_PtrLike:$lock, Optional<I1>:$pred);
  let assemblyFormat = "$lock (`,` $pred^)? attr-dict `:` type($lock)";
}
def TTI_ExperimentalLockAcquireOp : TTI_Lock<"lock_acquire", "Enter a critical section">;
def TTI_ExperimentalLockReleaseOp : TTI_Lock<"lock_release", "Leave a critical section">;

// -- global memory ----------------------------------------------------------------------------------------

class TTI_GSan<string mnemonic, list<Trait> traits = []> : TTI_Op<"gsan_" # mnemonic, traits>;

def TTI_ExperimentalGSanInitOp : TTI_GSan<"init"> {
  let summary = "Begin to watch a thread";
  let assemblyFormat = "attr-dict";
}
def TTI_ExperimentalGSanKernelExitOp : TTI_GSan<"kernel_exit", [TTI_Writes]> {
  let summary = "Tell the stream the clock of a thread that ends";
  let assemblyFormat = "attr-dict";
}
def TTI_ExperimentalGSanGridDependencyWaitOp : TTI_GSan<"grid_dependency_wait", [TTI_ReadsAndWrites]> {
  let summary = "Take over the clocks of launches that were waited for";
  let assemblyFormat = "attr-dict";
}

class TTI_GSanCluster<string mnemonic, list<Trait> traits, string text> : TTI_GSan<mnemonic, traits> {
  let summary = text;
  let arguments = (ins TT_Ptr:$scratch);
  let assemblyFormat = "$scratch attr-dict `:` type($scratch)";
}
def TTI_ExperimentalGSanClusterBarrierInitOp
    : TTI_GSanCluster<"cluster_barrier_init", [TTI_Writes], "Set up where blocks of a cluster meet">;
def TTI_ExperimentalGSanClusterBarrierSyncOp
    : TTI_GSanCluster<"cluster_barrier_sync", [TTI_ReadsAndWrites], "Join the clocks of a cluster's blocks">;

def TTI_ExperimentalGSanMBarrierTableInitOp : TTI_GSan<"mbarrier_table_init", [TTI_Writes]> {
  let summary = "Set up what is known of barriers";
  let arguments = (ins TT_Ptr:$scratch, I32Attr:$capacity);
  let assemblyFormat = "$scratch `,` $capacity attr-dict `:` type($scratch)";
}

// What happens at a barrier in shared memory.
class TTI_GSanBarrier<string mnemonic, dag more, string shown, string text>
    : TTI_GSan<"mbarrier_" # mnemonic, [TTI_ReadsAndWrites]> {
  let summary = text;
  let arguments = !con((ins TT_Ptr:$scratch, TTG_MemDescType:$barrier), more);
  let assemblyFormat = "$scratch `,` $barrier `,` " # shown
      # " attr-dict `:` type($scratch) `,` qualified(type($barrier))";
}
def TTI_ExperimentalGSanMBarrierInitOp
    : TTI_GSanBarrier<"init", (ins I32Attr:$expectedCount), "$expectedCount", "Begin to watch a barrier">;
def TTI_ExperimentalGSanMBarrierArriveOp
    : TTI_GSanBarrier<"arrive", (ins
        I1:$pred,
        I32Attr:$count,
        DenseI32ArrayAttr:$multicastMasks,
        BoolAttr:$multicast,
        I32Attr:$sourceBroadcastMask,
        DefaultValuedAttr<BoolAttr, "true">:$publishClock), "$pred `,` $count", "Note who arrives">;
def TTI_ExperimentalGSanMBarrierWaitOp
    : TTI_GSanBarrier<"wait", (ins I32:$phase, I1:$pred), "$phase `,` $pred", "Take over the clocks of who arrived">;

def TTI_ExperimentalGSanTensorDescAccessOp : TTI_GSan<"tensordesc_access", [AttrSizedOperandSegments]> {
  let summary = "Note a copy by a descriptor";
  let arguments = (ins TT_AnyTensorDescType:$desc, Variadic<I32>:$coords, Optional<I1>:$pred, BoolAttr:$isStore);
  let assemblyFormat =
    "$desc `[` $coords `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc))";
}
def TTI_ExperimentalGSanIndexedTensorDescAccessOp : TTI_GSan<"indexed_tensordesc_access"> {
  let summary = "Note a copy of rows by a descriptor";
  let arguments = (ins
    TT_AnyTensorDescType:$desc, RankedTensorOf<[I32]>:$indices, I32:$offset, Optional<I1>:$pred, BoolAttr:$isStore);
  let assemblyFormat = [{
    $desc `[` $indices `,` $offset `]` `,` $isStore (`,` $pred^)? attr-dict
    `:` qualified(type($desc)) `,` type($indices)
  }];
}
def TTI_ExperimentalGSanAtomicTensorDescAccessOp : TTI_GSan<"atomic_tensordesc_access"> {
  let summary = "Note a reduction by a descriptor";
  let arguments = (ins
    TT_AnyTensorDescType:$desc, Variadic<I32>:$coords, TT_MemSemanticAttr:$sem, TT_MemSyncScopeAttr:$scope);
  let assemblyFormat = "$desc `[` $coords `]` `,` $sem `,` $scope attr-dict `:` qualified(type($desc))";
}
def TTI_ExperimentalGSanTensorAccessOp : TTI_GSan<"tensor_access", [
    TTI_MaskMatches<"mask type matches ptr type", "ptr", "getI1SameShape(getPointeeType($_self))", 1>]> {
  let summary = "Note what pointers read or write";
  let arguments = (ins TTI_Access<TT_PtrLike>:$ptr, Optional<TT_BoolLike>:$mask, BoolAttr:$isStore);
  let assemblyFormat = "$ptr `,` $isStore (`,` $mask^)? attr-dict `:` type($ptr)";
}

class TTI_GSanAtomic<string mnemonic, list<Trait> traits, string text>
    : TTI_GSan<"atomic_" # mnemonic, traits> {
  let summary = text;
  dag order = (ins TT_MemSemanticAttr:$sem, TT_MemSyncScopeAttr:$scope);
}
def TTI_ExperimentalGSanAtomicLoadOp : TTI_GSanAtomic<"load", [
    AtomicOpInterface, SameLoadStoreOperandsAndResultShape, SameLoadStoreOperandsAndResultEncoding,
    TTI_Matches<"result matches ptr type", "ptr", "result", "getPointeeType">,
    TTI_MaskMatches<"mask type matches ptr type", "ptr", "getI1SameShape(getPointeeType($_self))", 1>],
    "Load atomically, and note it"> {
  let arguments = !con((ins TTI_Access<TT_PtrLike>:$ptr, Optional<TT_BoolLike>:$mask), order);
  let results = (outs TT_Type:$result);
  let assemblyFormat =
    "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)";
}
def TTI_ExperimentalGSanAtomicStoreOp : TTI_GSanAtomic<"store", [
    AtomicOpInterface, SameLoadStoreOperandsShape, SameLoadStoreOperandsEncoding,
    TTI_Matches<"value type matches ptr type", "ptr", "value", "getPointeeType">,
    TTI_MaskMatches<"mask type matches ptr type", "ptr", "getI1SameShape(getPointeeType($_self))", 2>],
    "Store atomically, and note it"> {
  let arguments = !con((ins TTI_Access<TT_PtrLike>:$ptr, TT_Type:$value, Optional<TT_BoolLike>:$mask), order);
  let assemblyFormat = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)";
}
def TTI_ExperimentalGSanAtomicPollOp : TTI_GSanAtomic<"poll", [], "Note an atomic read that found what it waits for"> {
  let arguments = !con((ins TTI_Access<TT_Ptr>:$ptr, I1:$matched), order);
  let assemblyFormat = "$sem `,` $scope `,` $ptr `,` $matched attr-dict `:` qualified(type($ptr))";
}
def TTI_ExperimentalGSanAtomicRMWOp : TTI_GSanAtomic<"rmw", [
    AtomicOpInterface, SameOperandsAndResultShape, SameOperandsAndResultEncoding,
    TTI_Matches<"ptr type matches value type", "val", "ptr", "getPointerTypeSameShape">,
    TTI_MaskMatches<"mask type matches value type", "val", "getI1SameShape($_self)", 2>],
    "Combine a value with what is in memory, and note it"> {
  let arguments = !con((ins
    TT_AtomicRMWAttr:$atomic_rmw_op,
    TTI_Access<TT_PtrLike>:$ptr,
    TT_Type:$val,
    Optional<TT_BoolLike>:$mask), order);
  let results = (outs TT_Type:$result);
  let assemblyFormat = [{
    $atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict
    `:` functional-type(operands, $result)
  }];
}
def TTI_ExperimentalGSanAtomicCASOp : TTI_GSanAtomic<"cas", [
    AtomicOpInterface, SameOperandsAndResultShape, SameOperandsAndResultEncoding,
    TTI_Matches<"ptr type matches cmp type", "cmp", "ptr", "getPointerTypeSameShape">,
    TTI_Matches<"ptr type matches value type", "val", "ptr", "getPointerTypeSameShape">],
    "Write a value if memory holds the expected one, and note it"> {
  let arguments = !con((ins TTI_Access<TT_PtrLike>:$ptr, TT_Type:$cmp, TT_Type:$val), order);
  let results = (outs TT_Type:$result);
  let assemblyFormat =
    "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)";
}

// -- floats -----------------------------------------------------------------------------------------------

def TTI_DotI8Op : Op<TritonInstrument_Dialect, "dot_i8", [
    Pure, DeclareOpInterfaceMethods<DotOpInterface>,
    TypesMatchWith<"result's type matches accumulator's type", "d", "c", "$_self">]> {
  let summary = "A product of bytes, signed or not, in a layout of MMAv2; sums wrap around";
  let arguments = (ins
    RankedTensorOf<[I8]>:$a,
    RankedTensorOf<[I8]>:$b,
    RankedTensorOf<[I32]>:$c,
    BoolAttr:$aSigned,
    BoolAttr:$bSigned);
  let results = (outs RankedTensorOf<[I32]>:$d);
  let assemblyFormat = [{
    $a `,` $b `,` $c `,` `aSigned` `=` $aSigned `,` `bSigned` `=` $bSigned
    attr-dict `:` type($a) `*` type($b) `->` type($d)
  }];
  let hasVerifier = 1;
}

class TTI_FPSan<string mnemonic, TypeConstraint from, TypeConstraint to, string text>
    : TTI_Op<"fpsan_" # mnemonic, [Pure, Elementwise, SameOperandsAndResultShape, SameOperandsAndResultEncoding]> {
  let summary = text;
  let arguments = (ins from:$val);
  let results = (outs to:$result);
  let assemblyFormat = "$val attr-dict `:` functional-type(operands, $result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def TTI_ExperimentalFPSanEmbedOp
    : TTI_FPSan<"embed", TT_FloatLike, TT_IntLike, "The integer that stands for a float">;
def TTI_ExperimentalFPSanUnembedOp
    : TTI_FPSan<"unembed", TT_IntLike, TT_FloatLike, "The float that an integer stands for">;

#endif // TRITONINSTRUMENT_OPS
