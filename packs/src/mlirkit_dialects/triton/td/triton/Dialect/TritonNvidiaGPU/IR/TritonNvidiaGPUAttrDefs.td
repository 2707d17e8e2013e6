// Attributes of ttng: the layouts of tensor memory, and hints for caches.

#ifndef TRITONNVIDIAGPU_ATTRDEFS
#define TRITONNVIDIAGPU_ATTRDEFS

include "mlir/IR/AttrTypeBase.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUAttrInterfaces.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUEnums.td"

// -- caches -----------------------------------------------------------------------------------------------

class TTNG_PriorityParameter : EnumParameter<TTNG_CacheEvictionPriorityAttr> {
  let defaultValue = "::mlir::triton::nvidia_gpu::CacheEvictionPriority::NONE";
}
class TTNG_ModifierParameter : EnumParameter<TT_CacheModifierAttr> {
  let defaultValue = "::mlir::triton::CacheModifier::NONE";
}
def TTNG_CachePolicyAttr : AttrDef<TritonNvidiaGPU_Dialect, "CachePolicy"> {
  let mnemonic = "cache_policy";
  let summary = "Hints of how a memory access uses each level of caches";
  let parameters = (ins
    TTNG_ModifierParameter<>:$cache_modifier,
    TTNG_PriorityParameter<>:$l1,
    TTNG_PriorityParameter<>:$l2_primary,
    TTNG_PriorityParameter<>:$l2_secondary,
    OptionalParameter<"FloatAttr">:$l2_fraction,
    OptionalParameter<"IntegerAttr">:$l2_prefetch_size);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

// -- tensor memory ----------------------------------------------------------------------------------------

def TTG_TensorMemorySpace : AttrDef<TritonNvidiaGPU_Dialect, "TensorMemorySpace"> {
  let mnemonic = "tensor_memory";
  let summary = "Memory beside the units that multiply matrices";
}

class TTNG_BracketedEnum<EnumInfo values, string mnemonic> : EnumAttr<TritonNvidiaGPU_Dialect, values, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}
def TTNG_TMEMLoadReduceModifierEnum : TTNG_BracketedEnum<TTNG_TMEMLoadReduceModifierAttr, "redOp">;
def TTNG_TensorMemoryScalesBlockRepOrderEnum
    : TTNG_BracketedEnum<TTNG_TensorMemoryScalesBlockRepOrderAttr, "blockRepOrder">;

// The part of a matrix that each block of a cluster has, as bases.
def TTNG_CGALayoutRankTwoParam : AttrOrTypeParameter<"LinearLayout", "rank-2 CGA layout">;

class TTNG_TensorMemoryLayout<string name, string _mnemonic, string text>
    : AttrDef<TritonNvidiaGPU_Dialect, name, [LayoutEncodingTrait]> {
  let mnemonic = _mnemonic;
  let summary = text;
  let genVerifyDecl = 1;
}
def TTG_TensorMemoryEncodingAttr
    : TTNG_TensorMemoryLayout<"TensorMemoryEncoding", "tensor_memory_encoding",
                              "A matrix in tensor memory, in blocks of the size of an instruction's"> {
  let parameters = (ins
    "unsigned":$blockM,
    "unsigned":$blockN,
    "unsigned":$colStride,
    TTNG_CGALayoutRankTwoParam:$CGALayout,
    DefaultValuedParameter<"bool", "false">:$twoCTAs,
    DefaultValuedParameter<"bool", "false">:$fp4Padded);
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
}
def TTG_TensorMemoryScalesEncodingAttr
    : TTNG_TensorMemoryLayout<"TensorMemoryScalesEncoding", "tensor_memory_scales_encoding",
                              "The scales of a scaled product in tensor memory"> {
  let parameters = (ins
    TTNG_CGALayoutRankTwoParam:$CGALayout,
    DefaultValuedParameter<
      "::mlir::triton::nvidia_gpu::TensorMemoryScalesBlockRepOrder",
      "::mlir::triton::nvidia_gpu::TensorMemoryScalesBlockRepOrder::MN_THEN_K">:$blockRepOrder);
  let hasCustomAssemblyFormat = 1;
}

#endif // TRITONNVIDIAGPU_ATTRDEFS
