//===- Ranges of integer results ---------------------------------------------===//

#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = [{
    An operation that bounds its integer results by bounds on its operands. One of the
    two methods has to be given.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Calls `setResultRanges` for each result; all operands have bounds.",
      "void", "inferResultRanges",
      (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges,
           "::mlir::SetIntRangeFn":$setResultRanges), [{}],
      [{
        ::mlir::intrange::detail::defaultInferResultRangesFromOptional($_op, argRanges,
            setResultRanges);
      }]>,
    InterfaceMethod<"The same when operands may have no bounds yet.",
      "void", "inferResultRangesFromOptional",
      (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges,
           "::mlir::SetIntLatticeFn":$setResultRanges), [{}],
      [{ ::mlir::intrange::detail::defaultInferResultRanges($_op, argRanges, setResultRanges); }]>
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE
