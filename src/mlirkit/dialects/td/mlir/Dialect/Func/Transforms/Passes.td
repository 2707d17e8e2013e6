//===- The func dialect: passes ---------------------------------------------===//

#ifndef MLIR_DIALECT_FUNC_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_FUNC_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def DuplicateFunctionEliminationPass : Pass<"duplicate-function-elimination", "ModuleOp"> {
  let summary = "keeps one of several functions that differ only in their names";
}

#endif // MLIR_DIALECT_FUNC_TRANSFORMS_PASSES_TD
