// Attributes of proton_gpu.

#ifndef PROTONGPU_ATTRDEFS
#define PROTONGPU_ATTRDEFS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUDialect.td"

class ProtonGPU_Enum<string name, string text, list<I32EnumAttrCase> cases> : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::triton::proton::gpu";
}

def GranularityAttr : ProtonGPU_Enum<"Granularity", "The granularity of the profiling metric", [
  I32EnumAttrCase<"THREAD", 0, "thread">, I32EnumAttrCase<"WARP", 1, "warp">,
  I32EnumAttrCase<"WARP_2", 2, "warp_2">, I32EnumAttrCase<"WARP_4", 3, "warp_4">,
  I32EnumAttrCase<"WARP_8", 4, "warp_8">, I32EnumAttrCase<"CTA", 5, "cta">,
  I32EnumAttrCase<"WARP_GROUP", 6, "warp_group">, I32EnumAttrCase<"WARP_GROUP_2", 7, "warp_group_2">,
  I32EnumAttrCase<"WARP_GROUP_4", 8, "warp_group_4">, I32EnumAttrCase<"WARP_GROUP_8", 9, "warp_group_8">]>;
def BufferStrategyAttr : ProtonGPU_Enum<"BufferStrategy", "The strategy for buffer management", [
  I32EnumAttrCase<"CIRCULAR", 0, "circular">, I32EnumAttrCase<"FLUSH", 1, "flush">]>;
def BufferTypeAttr : ProtonGPU_Enum<"BufferType", "The type of internal buffer to be used", [
  I32EnumAttrCase<"SHARED", 1, "shared">, I32EnumAttrCase<"GLOBAL", 2, "global">]>;

def PTG_GlobalMemorySpace : AttrDef<ProtonGPU_Dialect, "GlobalMemorySpace"> {
  let cppNamespace = "::mlir::triton::proton::gpu";
  let mnemonic = "global_memory";
  let summary = "Global memory, of a buffer of records";
}

#endif // PROTONGPU_ATTRDEFS
