//===- The tosa dialect: what all its operations are ------------------------===//

#ifndef MLIR_DIALECT_TOSA_IR_TOSAINTERFACES_TD
#define MLIR_DIALECT_TOSA_IR_TOSAINTERFACES_TD

include "mlir/IR/OpBase.td"

def TosaOpInterface : OpInterface<"TosaOp"> {
  let description = "Of this dialect.";
}

#endif // MLIR_DIALECT_TOSA_IR_TOSAINTERFACES_TD
