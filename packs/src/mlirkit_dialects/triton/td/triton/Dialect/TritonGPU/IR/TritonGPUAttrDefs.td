// Layouts: how tensors are distributed over registers, and how buffers lie in shared memory.

#ifndef TRITONGPU_ATTRDEFS
#define TRITONGPU_ATTRDEFS

include "triton/Dialect/TritonGPU/IR/TritonGPUAttrInterfaces.td"

// -- buffers in shared memory -----------------------------------------------------------------------------

class TTG_Shared<string name, string _mnemonic, list<Trait> traits, string text>
    : TritonGPU_Attr<name # "Encoding", _mnemonic, !listconcat([SharedEncodingTrait], traits)> {
  let summary = text;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

// Elements in groups of `vec`, exchanged by xor with a phase that changes with the row.
class TTG_Phases<string name, string mnemonic, string text>
    : TTG_Shared<name, mnemonic, [LayoutEncodingTrait], text> {
  let parameters = (ins
    "unsigned":$vec,
    "unsigned":$perPhase,
    "unsigned":$maxPhase,
    ArrayRefParameter<"unsigned">:$order,
    LinearLayoutParam:$CGALayout);
}
def SwizzledSharedEncodingAttr
    : TTG_Phases<"SwizzledShared", "swizzled_shared", "Rows whose elements are exchanged against bank conflicts">;
def AMDRotatingSharedEncodingAttr
    : TTG_Phases<"AMDRotatingShared", "amd_rotating_shared",
                 "As swizzled, with phases that also change from block to block of rows"> {
  let genVerifyDecl = 0;
}
def PaddedSharedEncodingAttr
    : TTG_Shared<"PaddedShared", "padded_shared", [], "A linear layout with gaps at regular intervals"> {
  let parameters = (ins
    ArrayRefParameter<"unsigned">:$intervals,
    ArrayRefParameter<"unsigned">:$paddings,
    LinearLayoutParam:$linearComponent);
}
def PartitionedSharedEncodingAttr
    : TTG_Shared<"PartitionedShared", "partitioned_shared", [LayoutEncodingTrait],
                 "A buffer whose pieces lie in several partitions of memory"> {
  let parameters = (ins
    "unsigned":$numPartitions,
    "unsigned":$numGroups,
    "unsigned":$partitionDim,
    "SharedEncodingTrait":$partitionLayout);
}
def SharedLinearEncodingAttr
    : TTG_Shared<"SharedLinear", "shared_linear", [LayoutEncodingTrait], "A linear function of offsets"> {
  let parameters = (ins LinearLayoutParam:$linearLayout, "unsigned":$layoutAlignment);
}
def NVMMASharedEncodingAttr
    : TTG_Shared<"NVMMAShared", "nvmma_shared", [LayoutEncodingTrait],
                 "What matrix instructions of Hopper and later read from shared memory"> {
  let parameters = (ins
    "unsigned":$swizzlingByteWidth,
    "bool":$transposed,
    "unsigned":$elementBitWidth,
    "bool":$fp4Padded,
    LinearLayoutParam:$CGALayout);
}

// -- tensors in registers ---------------------------------------------------------------------------------

class DistributedEncoding<string name, string mnemonic, list<Trait> traits = []>
    : TritonGPU_Attr<name # "Encoding", mnemonic,
                     !listconcat([DistributedEncodingTrait, LayoutEncodingTrait], traits)> {
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

class TTG_Linear<string name, string mnemonic, string text>
    : DistributedEncoding<name, mnemonic, [LinearEncodingTrait]> {
  let summary = text;
  let parameters = (ins LinearLayoutParam:$linearLayout);
}
def LinearEncodingAttr : TTG_Linear<"Linear", "linear", "A linear function of register, lane, warp and block">;
def GenericLinearEncodingAttr
    : TTG_Linear<"GenericLinear", "generic_linear", "As linear, with bases that may move in several dimensions">;

def BlockedEncodingAttr : DistributedEncoding<"Blocked", "blocked"> {
  let summary = "Each thread has a block of elements, in tiles that repeat over the tensor";
  let parameters = (ins
    ArrayRefParameter<"unsigned">:$sizePerThread,
    ArrayRefParameter<"unsigned">:$threadsPerWarp,
    ArrayRefParameter<"unsigned">:$warpsPerCTA,
    ArrayRefParameter<"unsigned">:$order,
    LinearLayoutParam:$CGALayout);
}

def AMDMfmaEncodingAttr : DistributedEncoding<"AMDMfma", "amd_mfma", [MmaEncodingTrait]> {
  let summary = "The result of MFMA instructions";
  let parameters = (ins
    "unsigned":$version,
    ArrayRefParameter<"unsigned">:$warpsPerCTA,
    ArrayRefParameter<"unsigned">:$instrShape,
    "bool":$isTransposed,
    LinearLayoutParam:$CGALayout,
    ArrayRefParameter<"unsigned">:$tilesPerWarp,
    "unsigned":$elementBitWidth);
  let skipDefaultBuilders = 1;
}
def AMDWmmaEncodingAttr : DistributedEncoding<"AMDWmma", "amd_wmma", [MmaEncodingTrait]> {
  let summary = "The result of WMMA instructions";
  let parameters = (ins
    "unsigned":$version,
    LinearLayoutParam:$ctaLayout,
    "bool":$isTransposed,
    LinearLayoutParam:$CGALayout,
    ArrayRefParameter<"unsigned">:$instrShape);
}
def NvidiaMmaEncodingAttr : DistributedEncoding<"NvidiaMma", "nvidia_mma", [MmaEncodingTrait]> {
  let summary = "The result of matrix instructions of tensor cores";
  let parameters = (ins
    "unsigned":$versionMajor,
    "unsigned":$versionMinor,
    ArrayRefParameter<"unsigned">:$warpsPerCTA,
    LinearLayoutParam:$CGALayout,
    ArrayRefParameter<"unsigned">:$instrShape);
}
def SliceEncodingAttr : DistributedEncoding<"Slice", "slice"> {
  let summary = "Another layout without one of its dimensions";
  let parameters = (ins "unsigned":$dim, "DistributedEncodingTrait":$parent);
}
def DotOperandEncodingAttr : DistributedEncoding<"DotOperand", "dot_op"> {
  let summary = "A factor of a product whose result has the parent's layout";
  let parameters = (ins
    "unsigned":$opIdx, "Attribute":$parent, DefaultValuedParameter<"unsigned", "0">:$kWidth);
  let assemblyFormat = "`<` `{` struct(params) `}` `>`";
  let hasCustomAssemblyFormat = 0;
}

// -- memory spaces ----------------------------------------------------------------------------------------

def TTG_SharedMemorySpace : AttrDef<TritonGPU_Dialect, "SharedMemorySpace"> {
  let mnemonic = "shared_memory";
  let summary = "Memory that the threads of a block share";
}

#endif // TRITONGPU_ATTRDEFS
