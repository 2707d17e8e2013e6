// Enums of proton.

#ifndef PROTON_ATTRDEFS
#define PROTON_ATTRDEFS

include "mlir/IR/EnumAttr.td"

class Proton_Enum<string name, string text, list<I32EnumAttrCase> cases> : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::triton::proton";
}

def MetricTypeAttr : Proton_Enum<"MetricType", "The type of metric to be profiled", [
  I32EnumAttrCase<"CYCLE", 0, "cycle">]>;
def SamplingStrategyAttr : Proton_Enum<"SamplingStrategy", "The strategy for sampling the profiling data", [
  I32EnumAttrCase<"NONE", 0, "none">, I32EnumAttrCase<"SELECTIVE", 1, "selective">]>;
def ModeAttr : Proton_Enum<"Mode", "The mode of profiling", [
  I32EnumAttrCase<"DEFAULT", 0, "default">, I32EnumAttrCase<"MMA", 1, "mma">]>;

#endif // PROTON_ATTRDEFS
