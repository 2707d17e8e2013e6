//===- The nvgpu dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_NVGPU_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_NVGPU_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimizeSharedMemory : Pass<"nvgpu-optimize-shared-memory"> {
  let summary = "permutes accesses to shared memory so that banks do not conflict";
  let constructor = "mlir::nvgpu::createOptimizeSharedMemoryPass()";
  let dependentDialects = ["memref::MemRefDialect", "vector::VectorDialect"];
}

#endif // MLIR_DIALECT_NVGPU_TRANSFORMS_PASSES_TD
