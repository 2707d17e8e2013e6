//===- The sparse_tensor dialect: interfaces --------------------------------===//

#ifndef MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORINTERFACES_TD
#define MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORINTERFACES_TD

include "mlir/IR/OpBase.td"

def StageWithSortSparseOpInterface : OpInterface<"StageWithSortSparseOp"> {
  let description = "An operation whose result may be made unsorted first and then sorted.";
  let cppNamespace = "::mlir::sparse_tensor";
  let methods = [
    InterfaceMethod<"The result must be sorted.", "bool", "needsExtraSort">,
    _CommonMethod<"Does it in two steps, and returns the unsorted tensor too.",
      "::llvm::LogicalResult", "stageWithSort",
      (ins "::mlir::PatternRewriter &":$rewriter, "Value &":$tmpBuf)>
  ];
}

#endif // MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORINTERFACES_TD
