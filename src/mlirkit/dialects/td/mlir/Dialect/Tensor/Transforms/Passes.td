//===- The tensor dialect: passes -------------------------------------------===//

#ifndef MLIR_DIALECT_TENSOR_TRANSFORMS_PASSES
#define MLIR_DIALECT_TENSOR_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def FoldTensorSubsetOpsPass : Pass<"fold-tensor-subset-ops"> {
  let summary = "merges slices into the vector transfers that use or make them";
  let dependentDialects = ["affine::AffineDialect", "tensor::TensorDialect",
                           "vector::VectorDialect"];
}

#endif // MLIR_DIALECT_TENSOR_TRANSFORMS_PASSES
