//===- The irdl dialect -----------------------------------------------------===//

#ifndef MLIR_DIALECT_IRDL_IR_IRDL
#define MLIR_DIALECT_IRDL_IR_IRDL

include "mlir/IR/OpBase.td"

def IRDL_Dialect : Dialect {
  let name = "irdl";
  let summary = "definitions of dialects as operations";
  let description = [{
    A module of `irdl.dialect` can be loaded at run time: its operations, types and
    attributes then parse and verify.
  }];
  let cppNamespace = "::mlir::irdl";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MLIR_DIALECT_IRDL_IR_IRDL
