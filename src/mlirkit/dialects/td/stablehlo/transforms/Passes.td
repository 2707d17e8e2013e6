//===- Passes of StableHLO --------------------------------------------------===//
//
// Mirror: stablehlo/transforms/Passes.td.
//
//===------------------------------------------------------------------------===//

#ifndef STABLEHLO_TRANSFORMS_PASSES
#define STABLEHLO_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def ChloLegalizeToStablehloPass : Pass<"chlo-legalize-to-stablehlo", "func::FuncOp"> {
  let summary = "converts operations of CHLO to StableHLO";
  let dependentDialects = ["mlir::shape::ShapeDialect", "mlir::stablehlo::StablehloDialect",
                           "mlir::tensor::TensorDialect"];
}

def StablehloCanonicalizeDynamismPass : Pass<"stablehlo-canonicalize-dynamism", "func::FuncOp"> {
  let summary = "replaces dynamic operations whose operands are constants by static ones";
}

#endif // STABLEHLO_TRANSFORMS_PASSES
