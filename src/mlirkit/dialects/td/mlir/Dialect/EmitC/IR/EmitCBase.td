//===- The emitc dialect ----------------------------------------------------===//

#ifndef MLIR_DIALECT_EMITC_IR_EMITCBASE
#define MLIR_DIALECT_EMITC_IR_EMITCBASE

include "mlir/IR/OpBase.td"

def EmitC_Dialect : Dialect {
  let name = "emitc";
  let summary = "C and C++ as operations";
  let description = [{
    `mlir-translate --mlir-to-cpp` writes a module of these as a C or C++ file.
  }];
  let cppNamespace = "::mlir::emitc";
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // MLIR_DIALECT_EMITC_IR_EMITCBASE
