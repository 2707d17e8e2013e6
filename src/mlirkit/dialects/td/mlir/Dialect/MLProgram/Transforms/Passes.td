//===- The ml_program dialect: passes ---------------------------------------===//

#ifndef MLIR_DIALECT_MLPROGRAM_TRANSFORMS_PASSES
#define MLIR_DIALECT_MLPROGRAM_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def MLProgramPipelineGlobalsPass : Pass<"mlprogram-pipeline-globals", "ModuleOp"> {
  let summary = "erases loads and stores of globals whose value is already at hand";
}

#endif // MLIR_DIALECT_MLPROGRAM_TRANSFORMS_PASSES
