//===- The memref dialect ---------------------------------------------------===//

#ifndef MLIR_DIALECT_MEMREF_IR_MEMREFBASE_TD
#define MLIR_DIALECT_MEMREF_IR_MEMREFBASE_TD

include "mlir/IR/OpBase.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let summary = "memory";
  let description = [{
    Allocating, reading and writing memory through memrefs, and seeing the same memory in
    other shapes.
  }];
  let cppNamespace = "::mlir::memref";
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

#endif // MLIR_DIALECT_MEMREF_IR_MEMREFBASE_TD
