//===- The shape dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_SHAPE_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_SHAPE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def OutlineShapeComputationPass : Pass<"outline-shape-computation", "ModuleOp"> {
  let summary = "moves the computation of shapes to shape.func";
  let dependentDialects = ["shape::ShapeDialect"];
}
def RemoveShapeConstraintsPass : Pass<"remove-shape-constraints", "func::FuncOp"> {
  let summary = "takes all constraints for granted";
}
def ShapeToShapeLoweringPass : Pass<"shape-to-shape-lowering", "func::FuncOp"> {
  let summary = "prepares operations for their conversion to arith";
}

#endif // MLIR_DIALECT_SHAPE_TRANSFORMS_PASSES_TD
