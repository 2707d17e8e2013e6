//===- The xegpu dialect: everything ----------------------------------------===//

#ifndef MLIR_DIALECT_XEGPU_IR_XEGPU_TD
#define MLIR_DIALECT_XEGPU_IR_XEGPU_TD

include "mlir/Dialect/XeGPU/IR/XeGPUOps.td"

#endif // MLIR_DIALECT_XEGPU_IR_XEGPU_TD
