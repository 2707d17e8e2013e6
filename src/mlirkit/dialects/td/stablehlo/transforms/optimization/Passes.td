//===- Passes that optimize StableHLO for no target in particular -----------===//
//
// Mirror: stablehlo/transforms/optimization/Passes.td. The options stand once; each pass
// takes those that it has.
//
//===------------------------------------------------------------------------===//

#ifndef STABLEHLO_TRANSFORMS_OPTIMIZATION_PASSES
#define STABLEHLO_TRANSFORMS_OPTIMIZATION_PASSES

include "mlir/Pass/PassBase.td"

class StablehloOptimizationOptions {
  Option assumeNoUndeclaredSideEffects =
      Option<"assumeNoUndeclaredSideEffects", "assume-no-undeclared-side-effects", "bool",
             "false", "take operations that declare no effect as having none, calls too">;
  Option foldOpElementLimit =
      Option<"foldOpElementLimit", "fold-op-element-limit", "int64_t", "65536",
             "largest number of elements of a result that is folded, splats aside">;
  Option optimizeFloat =
      Option<"optimizeFloat", "optimize-float", "bool", "true",
             "fold floats where the result may differ in its last digits">;
}

def StablehloOptimization : StablehloOptimizationOptions;

def StablehloAggressiveFolderPass : Pass<"stablehlo-aggressive-folder", "func::FuncOp"> {
  let summary = "folds operations of StableHLO on constants";
  let dependentDialects = ["mlir::stablehlo::StablehloDialect"];
  let options = [StablehloOptimization.assumeNoUndeclaredSideEffects,
                 StablehloOptimization.foldOpElementLimit,
                 StablehloOptimization.optimizeFloat];
}

def StablehloAggressiveSimplificationPass
    : Pass<"stablehlo-aggressive-simplification", "func::FuncOp"> {
  let summary = "brings operations of StableHLO into simpler forms";
  let dependentDialects = ["mlir::stablehlo::StablehloDialect", "mlir::arith::ArithDialect"];
  let options = [StablehloOptimization.foldOpElementLimit];
}

def StablehloTargetIndependentOptimizationPass
    : Pass<"stablehlo-target-independent-optimization", "func::FuncOp"> {
  let summary = "folds and simplifies operations of StableHLO together";
  let description = [{
    The patterns of `stablehlo-aggressive-folder`, which go first, and those of
    `stablehlo-aggressive-simplification`.
  }];
  let dependentDialects = ["mlir::stablehlo::StablehloDialect"];
  let options = [StablehloOptimization.assumeNoUndeclaredSideEffects,
                 StablehloOptimization.foldOpElementLimit,
                 StablehloOptimization.optimizeFloat];
}

#endif // STABLEHLO_TRANSFORMS_OPTIMIZATION_PASSES
