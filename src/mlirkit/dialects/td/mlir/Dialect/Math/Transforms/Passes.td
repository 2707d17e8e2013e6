//===- The math dialect: passes ---------------------------------------------===//

#ifndef MLIR_DIALECT_MATH_TRANSFORMS_PASSES
#define MLIR_DIALECT_MATH_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def MathUpliftToFMA : Pass<"math-uplift-to-fma"> {
  let summary = "merges mulf and addf into math.fma where fast math flags allow it";
  let dependentDialects = ["math::MathDialect"];
}

def MathSincosFusionPass : Pass<"math-sincos-fusion"> {
  let summary = "merges sin and cos of the same value into sincos";
  let dependentDialects = ["math::MathDialect"];
}

def MathExtendToSupportedTypes : Pass<"math-extend-to-supported-types"> {
  let summary = "computes functions on small floats in a larger type";
  let description = [{
    By `arith.extf` and `arith.truncf`. `math.fma` stays as it is.
  }];
  let dependentDialects = ["math::MathDialect", "arith::ArithDialect"];
  let options = [
    ListOption<"extraTypeStrs", "extra-types", "std::string",
               "types that the target has besides f32 and f64">,
    Option<"targetTypeStr", "target-type", "std::string", "\"f32\"", "type to compute in">
  ];
}

def MathExpandOpsPass : Pass<"math-expand-ops"> {
  let summary = "replaces functions by simpler ones";
  let dependentDialects = ["arith::ArithDialect"];
  let options = [
    ListOption<"opMnemonics", "ops", "std::string",
               "mnemonics of the functions, such as sinh; empty for all">
  ];
}

#endif // MLIR_DIALECT_MATH_TRANSFORMS_PASSES
