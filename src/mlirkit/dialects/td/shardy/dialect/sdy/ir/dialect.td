//===- dialect.td - The sdy dialect -----------------------------*- tablegen -*-===//

#ifndef MLIRKIT_SDY_DIALECT
#define MLIRKIT_SDY_DIALECT

include "mlir/IR/OpBase.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::mlir::sdy";
  let summary = "Shardy: how tensors are partitioned over the axes of a mesh of devices";
  let useDefaultAttributePrinterParser = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationAttrVerify = 1;
}

#endif
