//===- Structured operations in the transform dialect: enums ----------------===//

#ifndef MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGTRANSFORMENUMS_TD
#define MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGTRANSFORMENUMS_TD

include "mlir/IR/EnumAttr.td"

let cppNamespace = "mlir::transform" in {
  def MatchInterfaceEnum
      : I32EnumAttr<"MatchInterfaceEnum", "An interface to match",
                    _I32EnumAttrCases<["LinalgOp", "TilingInterface",
                                       "LoopLikeInterface"]>.cases>;
  def TransposeMatmulInput
      : I32EnumAttr<"TransposeMatmulInput",
                    "Input to transpose when converting matmul ops to transposed variants",
                    _I32EnumAttrCases<["lhs", "rhs"]>.cases>;
}

#endif // MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGTRANSFORMENUMS_TD
