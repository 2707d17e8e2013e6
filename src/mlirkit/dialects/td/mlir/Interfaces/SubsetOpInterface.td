//===- Taking part of a tensor and putting it back ---------------------------===//

#ifndef SUBSET_OP_INTERFACE
#define SUBSET_OP_INTERFACE

include "mlir/IR/OpBase.td"

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = [{
    An operation on part of a tensor.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        Works on the same part as `candidate`, values being compared by
        `equivalenceFn`.
      }],
      "bool", "operatesOnEquivalentSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn), [{}],
      [{
        return ::mlir::detail::defaultOperatesOnEquivalentSubset($_op, candidate,
            equivalenceFn);
      }]>,
    InterfaceMethod<"Works on a part without common elements.",
      "bool", "operatesOnDisjointSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn), [{}],
      [{
        return ::mlir::detail::defaultOperatesOnDisjointSubset($_op, candidate,
            equivalenceFn);
      }]>,
    InterfaceMethod<"The part, as offsets, sizes and strides.",
      "::mlir::FailureOr<::mlir::HyperrectangularSlice>", "getAccessedHyperrectangularSlice",
      (ins), [{}],
      [{ return ::mlir::failure(); }]>
  ];
  let verify = [{
    return ::mlir::detail::verifySubsetOpInterface(::mlir::cast<::mlir::SubsetOpInterface>(
        $_op));
  }];
}

def SubsetExtractionOpInterface : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = [{
    An operation that yields part of a tensor.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The tensor.",
      "::mlir::OpOperand &", "getSourceOperand">
  ];
  let verify = [{
    return ::mlir::detail::verifySubsetExtractionOpInterface(
        ::mlir::cast<::mlir::SubsetExtractionOpInterface>($_op));
  }];
}

def SubsetInsertionOpInterface : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = [{
    An operation that puts a value in the place of part of a tensor.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The value put in.",
      "::mlir::OpOperand &", "getSourceOperand">,
    InterfaceMethod<"The tensor.",
      "::mlir::OpOperand &", "getDestinationOperand", (ins), [{}],
      [{ return ::mlir::detail::defaultGetDestinationOperand($_op.getOperation()); }]>,
    InterfaceMethod<"The new tensor.",
      "::mlir::OpResult", "getUpdatedDestination", (ins), [{}],
      [{ return ::mlir::detail::defaultGetUpdatedDestination($_op.getOperation()); }]>,
    InterfaceMethod<"`candidate` is the part that would be replaced.",
      "bool", "isEquivalentSubset",
      (ins "::mlir::Value":$candidate,
           "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn), [{}],
      [{
        return ::mlir::detail::defaultIsEquivalentSubset($_op.getOperation(), candidate,
            equivalenceFn);
      }]>,
    InterfaceMethod<"Builds the extraction of the part.",
      "::mlir::Value", "buildSubsetExtraction",
      (ins "::mlir::OpBuilder &":$builder, "Location":$loc)>,
    InterfaceMethod<"Values that have to be available for that.",
      "::llvm::SmallVector<::mlir::Value>", "getValuesNeededToBuildSubsetExtraction">
  ];
}

#endif // SUBSET_OP_INTERFACE
