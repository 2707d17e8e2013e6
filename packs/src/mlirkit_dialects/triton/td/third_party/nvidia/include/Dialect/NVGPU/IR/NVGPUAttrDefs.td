// Enums of nvg.

#ifndef NVGPU_ATTRDEFS
#define NVGPU_ATTRDEFS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "nvidia/include/Dialect/NVGPU/IR/NVGPUDialect.td"

class NVGPU_Enum<string name, string text, list<I32EnumAttrCase> cases> : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::triton::nvgpu";
}

def NVGPU_MemSemanticAttr : NVGPU_Enum<"MemSemantic", "", [
  I32EnumAttrCase<"RELAXED", 1, "relaxed">, I32EnumAttrCase<"ACQUIRE", 2, "acquire">,
  I32EnumAttrCase<"RELEASE", 3, "release">, I32EnumAttrCase<"ACQUIRE_RELEASE", 4, "acq_rel">]>;

def NVGPU_MemSyncScopeAttr : NVGPU_Enum<"MemSyncScope", "", [
  I32EnumAttrCase<"GPU", 1, "gpu">, I32EnumAttrCase<"CTA", 2, "cta">, I32EnumAttrCase<"SYSTEM", 3, "sys">]>;

def WGMMA_LayoutAttr : NVGPU_Enum<"WGMMALayout", "wgmma layout, either 'row' or 'col'", [
  I32EnumAttrCase<"row", 0>, I32EnumAttrCase<"col", 1>]>;

def WGMMA_EltTypeAttr : NVGPU_Enum<"WGMMAEltType",
    "wgmma operand type, either 's8', 's32', 'e4m3', 'e5m2', 'f16', 'bf16', 'tf32', or 'f32'", [
  I32EnumAttrCase<"s8", 0>, I32EnumAttrCase<"s32", 1>, I32EnumAttrCase<"e4m3", 2>, I32EnumAttrCase<"e5m2", 3>,
  I32EnumAttrCase<"f16", 4>, I32EnumAttrCase<"bf16", 5>, I32EnumAttrCase<"tf32", 6>, I32EnumAttrCase<"f32", 7>]>;

#endif // NVGPU_ATTRDEFS
