//===- Sparse tensors in the transform dialect ------------------------------===//

#ifndef MLIR_DIALECT_SPARSETENSOR_TRANSFORMOPS_SPARSETENSORTRANSFORMOPS_TD
#define MLIR_DIALECT_SPARSETENSOR_TRANSFORMOPS_SPARSETENSORTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MatchSparseInOut
    : Op<Transform_Dialect, "sparse_tensor.match.sparse_inout",
         [MatchOpInterface, SingleOpMatcher, MemoryEffectsOpInterface]> {
  let summary = "matches an operation with a sparse operand or result";
  let arguments = (ins _Handle:$target);
  let results = (outs _Handle:$result);
  let assemblyFormat = [{
    $target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), "false")
  }];
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}

#endif // MLIR_DIALECT_SPARSETENSOR_TRANSFORMOPS_SPARSETENSORTRANSFORMOPS_TD
