//===- The amdgpu dialect: passes -------------------------------------------===//

#ifndef MLIR_DIALECT_AMDGPU_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_AMDGPU_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AmdgpuEmulateAtomicsPass : Pass<"amdgpu-emulate-atomics"> {
  let summary = "Emulate atomic operations on chipsets that do not support them";
  let dependentDialects = ["cf::ControlFlowDialect", "arith::ArithDialect",
                           "vector::VectorDialect"];
  let options = [Option<"chipset", "chipset", "std::string", "\"gfx000\"",
                        "Chipset that these operations will run on">];
}

def AmdgpuResolveStridedMetadataPass : Pass<"amdgpu-resolve-strided-metadata"> {
  let summary = "Resolve memref.extract_strided_metadata on AMDGPU ops";
  let dependentDialects = ["arith::ArithDialect", "memref::MemRefDialect"];
}

def AmdgpuMaskedloadToLoadPass : Pass<"amdgpu-maskedload-to-load"> {
  let summary = "Lower the operations from the vector maskedload to vector load";
  let dependentDialects = ["scf::SCFDialect", "memref::MemRefDialect"];
}

def AmdgpuFoldMemRefOpsPass : Pass<"amdgpu-fold-memrefs-ops"> {
  let summary = "Fold memref operations into their parent operations";
  let dependentDialects = ["memref::MemRefDialect"];
}

#endif // MLIR_DIALECT_AMDGPU_TRANSFORMS_PASSES_TD
