//===- The smt dialect: all of it -------------------------------------------===//

#ifndef MLIR_DIALECT_SMT_IR_SMT_TD
#define MLIR_DIALECT_SMT_IR_SMT_TD

include "mlir/IR/OpBase.td"

include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/Dialect/SMT/IR/SMTArrayOps.td"
include "mlir/Dialect/SMT/IR/SMTBitVectorOps.td"
include "mlir/Dialect/SMT/IR/SMTIntOps.td"

#endif // MLIR_DIALECT_SMT_IR_SMT_TD
