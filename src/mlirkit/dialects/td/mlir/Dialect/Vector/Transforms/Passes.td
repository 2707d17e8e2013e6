//===- The vector dialect: passes -------------------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_VECTOR_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerVectorMaskPass : Pass<"lower-vector-mask", "func::FuncOp"> {
  let summary = "replaces vector.mask by operations that take a mask";
  let constructor = "mlir::vector::createLowerVectorMaskPass()";
}

def LowerVectorMultiReduction : Pass<"lower-vector-multi-reduction", "func::FuncOp"> {
  let summary = "replaces vector.multi_reduction by reductions of one dimension";
  let constructor = "mlir::vector::createLowerVectorMultiReductionPass()";
  let options = [
    Option<"loweringStrategy", "lowering-strategy",
           "mlir::vector::VectorMultiReductionLowering",
           "mlir::vector::VectorMultiReductionLowering::InnerParallel",
           "Dimensions that become the inner ones",
           [{::llvm::cl::values(
             clEnumValN(mlir::vector::VectorMultiReductionLowering::InnerParallel,
                        "inner-parallel", "those that stay"),
             clEnumValN(mlir::vector::VectorMultiReductionLowering::InnerReduction,
                        "inner-reduction", "those that are reduced"))}]>
  ];
}

def LowerVectorToFromElementsToShuffleTree
    : Pass<"lower-vector-to-from-elements-to-shuffle-tree", "func::FuncOp"> {
  let summary = "replaces vector.to_elements and vector.from_elements by shuffles";
}

#endif // MLIR_DIALECT_VECTOR_TRANSFORMS_PASSES_TD
