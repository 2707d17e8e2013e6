//===- Loops over operands given by affine maps ------------------------------===//

#ifndef MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
#define MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE

include "mlir/IR/OpBase.td"

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = [{
    An operation that stands for a nest of loops, with one affine map per operand from
    loops to the element accessed.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The maps, as an attribute.",
      "ArrayAttr", "getIndexingMaps">,
    InterfaceMethod<"The maps.",
      "SmallVector<AffineMap>", "getIndexingMapsArray", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"The map of an operand.",
      "AffineMap", "getMatchingIndexingMap", (ins "OpOperand *":$opOperand), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"All maps as one: loops to the dimensions of all operands.",
      "AffineMap", "getLoopsToShapesMap", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"From dimensions of the operands to loops.",
      "AffineMap", "getShapesToLoopsMap", (ins), [{}],
      [{ return inversePermutation($_op.getLoopsToShapesMap()); }]>,
    InterfaceMethod<"Shape of an operand, with dynamic sizes marked.",
      "SmallVector<int64_t>", "getStaticOperandShape", (ins "OpOperand *":$opOperand), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Trip counts of the loops, as far as the shapes tell.",
      "SmallVector<int64_t>", "getStaticLoopRanges", (ins), [{}],
      [{ /* implemented in C++ */ }]>
  ];
}

#endif // MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
