// Operations of proton_gpu.

#ifndef PROTONGPU_OPS
#define PROTONGPU_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "proton/Dialect/include/Dialect/Proton/IR/ProtonAttrDefs.td"
include "proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUAttrDefs.td"
include "proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUDialect.td"
include "proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUTypes.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUMemoryEffects.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypes.td"

def GlobalMemory : Resource<"::mlir::triton::GlobalMemory">;

class PTG_Op<string mnemonic, list<Trait> traits = []> : Op<ProtonGPU_Dialect, mnemonic, traits>;

def PTG_Counter : AnyTypeOf<[I32, I64]>;
def PTG_Anywhere : MemoryEffects<[MemRead<DefaultResource>, MemWrite<DefaultResource>]>;

def PTG_CircularStoreOp : PTG_Op<"circular_store", [PTG_Anywhere]> {
  let summary = "Write a counter over the oldest record";
  let arguments = (ins
    PTG_SegmentType:$segment,
    PTG_Counter:$counter,
    Optional<I32>:$dynamicScopeId,
    UnitAttr:$isStart,
    OptionalAttr<I32Attr>:$scopeId);
  let assemblyFormat = [{
    (`start` $isStart^):(`end`)? $segment `,` $counter (`,` $dynamicScopeId^)? attr-dict
    `:` qualified(type($segment)) `,` type($counter)
  }];
  let hasVerifier = 1;
}
def PTG_ReadCounterOp : PTG_Op<"read_counter", [PTG_Anywhere]> {
  let summary = "The value of a counter";
  let arguments = (ins DefaultValuedAttr<MetricTypeAttr, "MetricType::CYCLE">:$metric);
  let results = (outs PTG_Counter:$counter);
  let assemblyFormat = "attr-dict `:` type($counter)";
}
def PTG_SegmentAllocOp : PTG_Op<"segment_alloc", [Pure]> {
  let summary = "The part of a buffer that is this warp's";
  let arguments = (ins AnyTypeOf<[TTG_MemDescType, TT_Ptr]>:$buffer);
  let results = (outs PTG_SegmentType:$segment);
  let assemblyFormat = "$buffer attr-dict `:` qualified(type($buffer)) `->` type($segment)";
  let hasVerifier = 1;
}

// Operations on the memory that outlives the kernel.
class PTG_ScratchOp<string mnemonic, string text> : PTG_Op<mnemonic, [MemoryEffects<[MemWrite<GlobalMemory>]>]> {
  let summary = text;
  let arguments = (ins TT_Ptr:$scratchPtr);
  let assemblyFormat = "$scratchPtr attr-dict `:` qualified(type($scratchPtr))";
}
class PTG_SegmentOp<string mnemonic, list<MemoryEffect> effects, string text>
    : PTG_Op<mnemonic, [MemoryEffects<effects>]> {
  let summary = text;
  let arguments = (ins PTG_SegmentType:$segment, TT_Ptr:$scratchPtr);
  let assemblyFormat =
    "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))";
}
def PTG_InitializeOp : PTG_ScratchOp<"initialize", "Begin to profile">;
def PTG_InitCtxOp : PTG_ScratchOp<"init_ctx", "Begin with what each warp keeps"> {
  let hasVerifier = 1;
}
def PTG_FinalizeOp
    : PTG_SegmentOp<"finalize", [MemRead<SharedMemory>, MemRead<GlobalMemory>, MemWrite<GlobalMemory>],
                    "Copy records where the profiler finds them">;
def PTG_RestoreCtxOp
    : PTG_SegmentOp<"restore_ctx", [MemRead<GlobalMemory>, MemWrite<GlobalMemory>], "Go on as this warp was">;
def PTG_SaveCtxOp : PTG_SegmentOp<"save_ctx", [MemWrite<GlobalMemory>], "Keep how this warp is">;

#endif // PROTONGPU_OPS
