//===- LLVMDialect.td - The llvm dialect ------------------------*- tablegen -*-===//

#ifndef MLIRKIT_LLVM_DIALECT
#define MLIRKIT_LLVM_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let summary = "LLVM IR in MLIR's structure";
  let cppNamespace = "::mlir::LLVM";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins "WorkgroupAttributionAttr":$workgroup_attribution);
}

#endif // MLIRKIT_LLVM_DIALECT
