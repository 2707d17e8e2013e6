//===- The index dialect ----------------------------------------------------===//

#ifndef MLIR_DIALECT_INDEX_IR_INDEXDIALECT_TD
#define MLIR_DIALECT_INDEX_IR_INDEXDIALECT_TD

include "mlir/IR/DialectBase.td"

def IndexDialect : Dialect {
  let name = "index";
  let summary = "arithmetic on index values";
  let description = [{
    Arithmetic on values of type `index` alone, for code that must hold whether the
    target's index has 32 bits or 64. What gives different results for the two is not
    folded.
  }];
  let cppNamespace = "::mlir::index";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // MLIR_DIALECT_INDEX_IR_INDEXDIALECT_TD
