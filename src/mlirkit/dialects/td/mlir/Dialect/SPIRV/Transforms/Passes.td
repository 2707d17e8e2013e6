//===- The spirv dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_SPIRV_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

class _ModulePass<string argument, string text> : Pass<argument, "spirv::ModuleOp"> {
  let summary = text;
}

def SPIRVCanonicalizeGLPass : Pass<"spirv-canonicalize-gl"> {
  let summary = "fold chains of operations into operations of GLSL";
}
def SPIRVCompositeTypeLayoutPass : Pass<"decorate-spirv-composite-type-layout", "mlir::ModuleOp"> {
  let summary = "give composite types of interface variables their layout";
}
def SPIRVLowerABIAttributesPass
    : _ModulePass<"spirv-lower-abi-attrs", "turn attributes of the ABI into variables and entry points">;
def SPIRVRewriteInsertsPass
    : _ModulePass<"spirv-rewrite-inserts", "construct a composite in one operation in place of many inserts">;
def SPIRVUnifyAliasedResourcePass
    : _ModulePass<"spirv-unify-aliased-resource", "replace variables of one resource by one variable"> {
  let constructor = "mlir::spirv::createUnifyAliasedResourcePass()";
}
def SPIRVUpdateVCEPass
    : _ModulePass<"spirv-update-vce", "find the version, capabilities and extensions a module needs">;
def SPIRVWebGPUPreparePass
    : _ModulePass<"spirv-webgpu-prepare", "expand operations that WebGPU does not have">;
def SPIRVReplicatedConstantCompositePass
    : _ModulePass<"spirv-promote-to-replicated-constants",
                  "use replicated constants for composites of equal parts">;

#endif // MLIR_DIALECT_SPIRV_TRANSFORMS_PASSES_TD
