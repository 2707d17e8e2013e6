//===- The nvgpu dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_NVGPU_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_NVGPU_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimizeSharedMemory : Pass<"nvgpu-optimize-shared-memory"> {
  let summary
      = "Optimizes accesses to shard memory memrefs in order to reduce bank conflicts.";
  let constructor = "mlir::nvgpu::createOptimizeSharedMemoryPass()";
  let dependentDialects = ["memref::MemRefDialect", "vector::VectorDialect"];
}

#endif // MLIR_DIALECT_NVGPU_TRANSFORMS_PASSES_TD
