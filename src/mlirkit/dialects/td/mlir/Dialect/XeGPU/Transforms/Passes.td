//===- The xegpu dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_XEGPU_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_XEGPU_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

class _XeGPU_Pass<string argument, string text, list<string> more = []> : Pass<argument> {
  let summary = text;
  let dependentDialects
      = !listconcat(["memref::MemRefDialect", "xegpu::XeGPUDialect"], more);
}

def XeGPUFoldAliasOps
    : _XeGPU_Pass<"xegpu-fold-alias-ops", "folds views of buffers into descriptors">;
def XeGPUSubgroupDistribute
    : _XeGPU_Pass<"xegpu-subgroup-distribute", "shares a subgroup's tiles among its lanes",
                  ["vector::VectorDialect", "index::IndexDialect"]>;
def XeGPUPropagateLayout
    : _XeGPU_Pass<"xegpu-propagate-layout", "derives layouts from those that instructions ask for",
                  ["vector::VectorDialect"]> {
  let options = [
    Option<"printOnly", "print-analysis-only", "bool", "false",
           "Print the layouts, change nothing">,
    Option<"layoutKind", "layout-kind", "std::string", "\"lane\"",
           "Level of the layouts: `subgroup`, `inst` or `lane`">
  ];
}
def XeGPUWgToSgDistribute
    : _XeGPU_Pass<"xegpu-wg-to-sg-distribute",
                  "shares a workgroup's tiles among its subgroups",
                  ["vector::VectorDialect", "arith::ArithDialect", "gpu::GPUDialect",
                   "index::IndexDialect"]>;
def XeGPUBlocking
    : _XeGPU_Pass<"xegpu-blocking", "splits tiles into those that instructions take",
                  ["vector::VectorDialect", "index::IndexDialect"]>;
def XeGPUOptimizeBlockLoads
    : _XeGPU_Pass<"xegpu-optimize-block-loads", "loads tiles in a form that suits their use",
                  ["vector::VectorDialect"]>;

def XeGPUVectorLinearize : Pass<"xegpu-vector-linearize"> {
  let summary = "writes vectors with one dimension";
  let dependentDialects = ["arith::ArithDialect", "memref::MemRefDialect", "scf::SCFDialect",
                           "ub::UBDialect", "vector::VectorDialect"];
}

#endif // MLIR_DIALECT_XEGPU_TRANSFORMS_PASSES_TD
