//===- Affine operations in the transform dialect ---------------------------===//

#ifndef MLIR_DIALECT_AFFINE_TRANSFORMOPS_AFFINETRANSFORMOPS_TD
#define MLIR_DIALECT_AFFINE_TRANSFORMOPS_AFFINETRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_AffineForOp : Transform_ConcreteOpType<"affine.for">;

def SimplifyBoundedAffineOpsOp
    : Op<Transform_Dialect, "affine.simplify_bounded_affine_ops", _OwnApplyAndEffects> {
  let summary = "simplifies affine operations on values with bounds";
  let arguments = (ins _Handle:$target, Variadic<_Handle>:$bounded_values,
                       DenseI64ArrayAttr:$lower_bounds, DenseI64ArrayAttr:$upper_bounds);
  let assemblyFormat = [{
    $target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]`
    `within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)
  }];
  let hasVerifier = 1;
}

def SimplifyMinMaxAffineOpsOp
    : Op<Transform_Dialect, "affine.simplify_min_max_affine_ops", _OwnApplyAndEffects> {
  let summary = "simplifies affine.min and affine.max by the ranges of their operands";
  let arguments = (ins _Handle:$target);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

#endif // MLIR_DIALECT_AFFINE_TRANSFORMOPS_AFFINETRANSFORMOPS_TD
