//===- The spirv dialect: Intel's extensions --------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVINTELEXTOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVINTELEXTOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

//===- Casts of floats ------------------------------------------------------===//

class _FloatCast<string mnemonic, string text, I32EnumAttrCase capability, I32EnumAttrCase extension,
                 Type from, Type to>
    : SPIRV_IntelVendorOp<mnemonic, [SameOperandsAndResultShape]> {
  let summary = text;
  let availability = _Needs<[capability], [extension]>.all;
  let arguments = (ins SPIRV_ScalarOrVectorOf<from>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<to>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 0;
}

def SPIRV_INTELConvertFToBF16Op
    : _FloatCast<"ConvertFToBF16", "bits of the nearest bfloat16", SPIRV_C_Bfloat16ConversionINTEL,
                 SPV_INTEL_bfloat16_conversion, SPIRV_Float32, SPIRV_Int16>;
def SPIRV_INTELConvertBF16ToFOp
    : _FloatCast<"ConvertBF16ToF", "float of the bits of a bfloat16", SPIRV_C_Bfloat16ConversionINTEL,
                 SPV_INTEL_bfloat16_conversion, SPIRV_Int16, SPIRV_Float32>;
def SPIRV_INTELRoundFToTF32Op
    : _FloatCast<"RoundFToTF32", "nearest float with the precision of tf32",
                 SPIRV_C_TensorFloat32RoundingINTEL, SPV_INTEL_tensor_float32_conversion,
                 SPIRV_Float32, SPIRV_Float32>;

//===- Barriers in two parts ------------------------------------------------===//

class SPIRV_IntelSplitBarrierOp<string mnemonic> : SPIRV_IntelVendorOp<mnemonic> {
  let availability = _Needs<[SPIRV_C_SplitBarrierINTEL], [SPV_INTEL_split_barrier]>.all;
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$execution_scope $memory_scope $memory_semantics attr-dict";
  let hasVerifier = 0;
}

def SPIRV_INTELControlBarrierArriveOp : SPIRV_IntelSplitBarrierOp<"ControlBarrierArrive"> {
  let summary = "arrival at a barrier, without waiting";
}
def SPIRV_INTELControlBarrierWaitOp : SPIRV_IntelSplitBarrierOp<"ControlBarrierWait"> {
  let summary = "wait until the others in a scope have arrived";
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVINTELEXTOPS_TD
