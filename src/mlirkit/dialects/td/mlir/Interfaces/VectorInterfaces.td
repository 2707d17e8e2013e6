//===- Operations on vectors -------------------------------------------------===//

#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description = [{
    An operation that can be split into ones on smaller vectors.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Shape of the vectors computed.",
      "::std::optional<::llvm::SmallVector<int64_t, 4>>", "getShapeForUnroll", (ins), [{}],
      [{ /* implemented in C++ */ }]>
  ];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description = [{
    An operation that moves a vector from or to a memref or tensor: from some indices
    on, along the dimensions a permutation map names, perhaps masked.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Name of the attribute that says which dimensions stay in bounds.",
      "::mlir::StringRef", "getInBoundsAttrName">,
    InterfaceMethod<"Name of the attribute with the permutation map.",
      "::mlir::StringRef", "getPermutationMapAttrName">,
    InterfaceMethod<"One flag per dimension of the vector: accesses stay in bounds.",
      "::mlir::ArrayAttr", "getInBounds">,
    InterfaceMethod<"The memref or tensor.",
      "::mlir::Value", "getBase">,
    InterfaceMethod<"The vector.",
      "::mlir::Value", "getVector">,
    InterfaceMethod<"Type of the vector.",
      "::mlir::VectorType", "getVectorType">,
    InterfaceMethod<"The indices.",
      "::mlir::OperandRange", "getIndices">,
    InterfaceMethod<"The permutation map.",
      "::mlir::AffineMap", "getPermutationMap">,
    InterfaceMethod<"The mask, if there is one.",
      "Value", "getMask">
  ];
}

#endif // MLIR_INTERFACES_VECTORINTERFACES
