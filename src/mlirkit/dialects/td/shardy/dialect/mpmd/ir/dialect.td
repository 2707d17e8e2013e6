//===- dialect.td - The mpmd dialect ----------------------------*- tablegen -*-===//

#ifndef MLIRKIT_MPMD_DIALECT
#define MLIRKIT_MPMD_DIALECT

include "mlir/IR/OpBase.td"

def Mpmd_Dialect : Dialect {
  let name = "mpmd";
  let cppNamespace = "::mlir::mpmd";
  let summary = "Programs of several meshes of devices, which run different fragments";
  let dependentDialects = ["sdy::SdyDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
