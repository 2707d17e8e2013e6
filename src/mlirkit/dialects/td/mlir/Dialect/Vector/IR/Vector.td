//===- The vector dialect ---------------------------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_IR_VECTOR_TD
#define MLIR_DIALECT_VECTOR_IR_VECTOR_TD

include "mlir/IR/OpBase.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let summary = "vectors of any rank, whatever the machine's are";
  let cppNamespace = "::mlir::vector";
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
}

class Vector_Op<string mnemonic, list<Trait> traits = []>
    : Op<Vector_Dialect, mnemonic, traits> {
  // For operations in whose positions this number stands for poison.
  code extraPoisonClassDeclaration = "static constexpr int64_t kPoisonIndex = -1;";
}

#endif // MLIR_DIALECT_VECTOR_IR_VECTOR_TD
