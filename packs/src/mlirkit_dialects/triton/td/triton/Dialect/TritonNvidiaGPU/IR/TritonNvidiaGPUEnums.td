// Enums of ttng.

#ifndef TRITONNVIDIAGPU_ENUMS
#define TRITONNVIDIAGPU_ENUMS

include "mlir/IR/EnumAttr.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUDialect.td"

class TTNG_Enum<string name, string text, list<I32EnumAttrCase> cases> : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::triton::nvidia_gpu";
}

def TTNG_CacheEvictionPriorityAttr
    : TTNG_Enum<"CacheEvictionPriority", "NVIDIA cache eviction priority", [
  I32EnumAttrCase<"NONE", 0, "none">, I32EnumAttrCase<"EVICT_NORMAL", 1, "evict_normal">,
  I32EnumAttrCase<"EVICT_UNCHANGED", 2, "evict_unchanged">, I32EnumAttrCase<"EVICT_FIRST", 3, "evict_first">,
  I32EnumAttrCase<"EVICT_LAST", 4, "evict_last">, I32EnumAttrCase<"NO_ALLOCATE", 5, "no_allocate">]> {
  let genSpecializedAttr = 0;
}

def TTNG_TMEMWaitKindAttr : TTNG_Enum<"TMEMWaitKind", "tensor memory wait kind", [
  I32EnumAttrCase<"LOAD", 0, "load">, I32EnumAttrCase<"STORE", 1, "store">]>;

def TTNG_TMEMLoadReduceModifierAttr : TTNG_Enum<"TMEMLoadReduceModifier", "", [
  I32EnumAttrCase<"MIN", 1, "min">, I32EnumAttrCase<"MAX", 2, "max">]> {
  let genSpecializedAttr = 0;
}

def TTNG_PackedArithOpKindAttr : TTNG_Enum<"PackedArithOpKind", "packed arithmetic operation", [
  I32EnumAttrCase<"ADD", 0, "add">, I32EnumAttrCase<"SUB", 1, "sub">, I32EnumAttrCase<"MUL", 2, "mul">,
  I32EnumAttrCase<"FMA", 3, "fma">, I32EnumAttrCase<"MIN", 4, "min">, I32EnumAttrCase<"MAX", 5, "max">]>;

def TTNG_TensorMemoryScalesBlockRepOrderAttr : TTNG_Enum<"TensorMemoryScalesBlockRepOrder", "", [
  I32EnumAttrCase<"MN_THEN_K", 0, "mnThenK">, I32EnumAttrCase<"K_THEN_MN", 1, "kThenMn">]> {
  let genSpecializedAttr = 0;
}

#endif // TRITONNVIDIAGPU_ENUMS
