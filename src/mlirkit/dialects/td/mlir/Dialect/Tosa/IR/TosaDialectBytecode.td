//===- The tosa dialect: bytecode -------------------------------------------===//
//
// No encodings: attributes and types are stored as text.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_TOSA_IR_TOSADIALECTBYTECODE_TD
#define MLIR_DIALECT_TOSA_IR_TOSADIALECTBYTECODE_TD

include "mlir/IR/BytecodeBase.td"

def TosaDialectTypes : DialectTypes<"Tosa"> {
  let elems = [];
}

#endif // MLIR_DIALECT_TOSA_IR_TOSADIALECTBYTECODE_TD
