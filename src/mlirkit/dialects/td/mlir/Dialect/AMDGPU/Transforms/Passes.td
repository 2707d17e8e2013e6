//===- The amdgpu dialect: passes -------------------------------------------===//

#ifndef MLIR_DIALECT_AMDGPU_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_AMDGPU_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AmdgpuEmulateAtomicsPass : Pass<"amdgpu-emulate-atomics"> {
  let summary = "writes atomic operations that a chipset lacks as loops";
  let dependentDialects = ["cf::ControlFlowDialect", "arith::ArithDialect",
                           "vector::VectorDialect"];
  let options = [Option<"chipset", "chipset", "std::string", "\"gfx000\"",
                        "Chipset of the device">];
}

def AmdgpuResolveStridedMetadataPass : Pass<"amdgpu-resolve-strided-metadata"> {
  let summary = "computes sizes and strides of casts to raw buffers";
  let dependentDialects = ["arith::ArithDialect", "memref::MemRefDialect"];
}

def AmdgpuMaskedloadToLoadPass : Pass<"amdgpu-maskedload-to-load"> {
  let summary = "loads a whole vector and selects, in place of masked loads";
  let dependentDialects = ["scf::SCFDialect", "memref::MemRefDialect"];
}

def AmdgpuFoldMemRefOpsPass : Pass<"amdgpu-fold-memrefs-ops"> {
  let summary = "folds views of buffers into the copies that use them";
  let dependentDialects = ["memref::MemRefDialect"];
}

#endif // MLIR_DIALECT_AMDGPU_TRANSFORMS_PASSES_TD
