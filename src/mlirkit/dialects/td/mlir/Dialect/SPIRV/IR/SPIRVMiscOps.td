//===- The spirv dialect: other operations ----------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVMISCOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVMISCOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_KHRAssumeTrueOp : SPIRV_KhrVendorOp<"AssumeTrue"> {
  let summary = "promise that a condition holds";
  let availability = _Needs<[SPIRV_C_ExpectAssumeKHR], [SPV_KHR_expect_assume]>.all;
  let arguments = (ins SPIRV_Bool:$condition);
  let assemblyFormat = "$condition attr-dict";
  let hasVerifier = 0;
}

def SPIRV_UndefOp : SPIRV_Op<"Undef", [Pure]> {
  let summary = "undefined value";
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasOpcode = 0;
  let autogenSerialization = 0;
  let hasVerifier = 0;
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVMISCOPS_TD
