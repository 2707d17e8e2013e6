//===- The quant dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_QUANT_TRANSFORMS_PASSES
#define MLIR_DIALECT_QUANT_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def LowerQuantOps : Pass<"lower-quant-ops", "func::FuncOp"> {
  let summary = "replaces quant.dcast and quant.qcast by arithmetic";
  let dependentDialects = ["arith::ArithDialect", "linalg::LinalgDialect", "quant::QuantDialect",
                           "shape::ShapeDialect", "tensor::TensorDialect"];
}

def NormalizeQuantTypes : Pass<"normalize-quant-types", "func::FuncOp"> {
  let summary = "replaces quantized types by simpler ones that mean the same";
  let dependentDialects = ["func::FuncDialect", "quant::QuantDialect"];
}

def StripFuncQuantTypes : Pass<"strip-func-quant-types"> {
  let summary = "replaces quantized types in signatures of functions by their storage types";
  let dependentDialects = ["func::FuncDialect", "quant::QuantDialect"];
}

#endif // MLIR_DIALECT_QUANT_TRANSFORMS_PASSES
