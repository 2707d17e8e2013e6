//===- The linalg dialect: all its operations -------------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGDOC_TD
#define MLIR_DIALECT_LINALG_IR_LINALGDOC_TD

include "mlir/Dialect/Linalg/IR/LinalgOps.td"
include "mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td"
include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td"

#endif // MLIR_DIALECT_LINALG_IR_LINALGDOC_TD
