//===- Loops -----------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{
    A loop: regions that run repeatedly, perhaps with induction variables, bounds and
    steps, and with values carried from one iteration to the next. The carried values
    start as inits and are arguments of the regions.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        The value is the same in all iterations because it is defined outside.
      }],
      "bool", "isDefinedOutsideOfLoop", (ins "::mlir::Value":$value), [{}],
      [{ return !$_op->isAncestor(value.getParentRegion()->getParentOp()); }]>,
    InterfaceMethod<"The regions that run repeatedly.",
      "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<"Moves an operation in front of the loop.",
      "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), [{}],
      [{ op->moveBefore($_op); }]>,
    InterfaceMethod<"Replaces a loop that runs once by its body.",
      "::llvm::LogicalResult", "promoteIfSingleIteration",
      (ins "::mlir::RewriterBase &":$rewriter), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"Induction variables, if there are any.",
      "::std::optional<::llvm::SmallVector<::mlir::Value>>", "getLoopInductionVars", (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<"Lower bounds, inclusive.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>", "getLoopLowerBounds",
      (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<"Steps.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>", "getLoopSteps", (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<"Upper bounds, exclusive.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>", "getLoopUpperBounds",
      (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<"Inits of the carried values.",
      "::llvm::MutableArrayRef<::mlir::OpOperand>", "getInitsMutable", (ins), [{}],
      [{ return {}; }]>,
    InterfaceMethod<"Region arguments that are the carried values.",
      "::mlir::Block::BlockArgListType", "getRegionIterArgs", (ins), [{}],
      [{ return ::mlir::Block::BlockArgListType(); }]>,
    InterfaceMethod<"Operands of the terminator that are the next carried values.",
      "::std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>>", "getYieldedValuesMutable",
      (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<"Results that are the last carried values.",
      "::std::optional<::mlir::ResultRange>", "getLoopResults", (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<"The same loop with more carried values.",
      "::mlir::FailureOr<::mlir::LoopLikeOpInterface>", "replaceWithAdditionalYields",
      (ins "::mlir::RewriterBase &":$rewriter, "::mlir::ValueRange":$newInitOperands,
           "bool":$replaceInitOperandUsesInLoop,
           "const ::mlir::NewYieldValuesFn &":$newYieldValuesFn), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"Number of iterations, if it is a constant.",
      "::std::optional<::llvm::APInt>", "getStaticTripCount", (ins), [{}],
      [{ return ::std::nullopt; }]>
  ];
  let verify = [{ return ::mlir::detail::verifyLoopLikeOpInterface($_op); }];
  let verifyWithRegions = 1;
}

// Iterations may run in any order and at the same time.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
