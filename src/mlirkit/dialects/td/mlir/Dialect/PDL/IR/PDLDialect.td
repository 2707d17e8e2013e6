//===- The pdl dialect ------------------------------------------------------===//

#ifndef MLIR_DIALECT_PDL_IR_PDLDIALECT
#define MLIR_DIALECT_PDL_IR_PDLDIALECT

include "mlir/IR/OpBase.td"

def PDL_Dialect : Dialect {
  let name = "pdl";
  let summary = "rewrite patterns as operations";
  let description = [{
    A `pdl.pattern` holds operations that describe what to match, and ends in a
    `pdl.rewrite` whose region says what comes in its place. Values stand for parts of the
    matched module: operations, their operands and results, attributes and types.
  }];
  let cppNamespace = "::mlir::pdl";
  let useDefaultTypePrinterParser = 1;
}

#endif // MLIR_DIALECT_PDL_IR_PDLDIALECT
