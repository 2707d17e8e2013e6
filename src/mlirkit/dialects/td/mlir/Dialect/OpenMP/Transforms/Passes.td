//===- The omp dialect: passes ----------------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_OPENMP_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def PrepareForOMPOffloadPrivatizationPass
    : Pass<"omp-offload-privatization-prepare", "ModuleOp"> {
  let summary = "keeps variables alive that tasks on devices copy later";
  let dependentDialects = ["LLVM::LLVMDialect"];
}

#endif // MLIR_DIALECT_OPENMP_TRANSFORMS_PASSES_TD
