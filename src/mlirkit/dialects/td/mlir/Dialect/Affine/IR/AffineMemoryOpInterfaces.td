//===- Affine accesses to memory ---------------------------------------------===//

#ifndef MLIR_DIALECT_AFFINE_IR_AFFINEMEMORYOPINTERFACES_TD
#define MLIR_DIALECT_AFFINE_IR_AFFINEMEMORYOPINTERFACES_TD

include "mlir/IR/OpBase.td"

def AffineReadOpInterface : OpInterface<"AffineReadOpInterface"> {
  let description = [{
    An operation that reads a memref at indices an affine map gives.
  }];
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"The memref.",
      "::mlir::Value", "getMemRef", (ins), [{}],
      [{ return $_op.getOperand($_op.getMemRefOperandIndex()); }]>,
    InterfaceMethod<"Type of the memref.",
      "::mlir::MemRefType", "getMemRefType", (ins), [{}],
      [{ return ::llvm::cast<::mlir::MemRefType>($_op.getMemRef().getType()); }]>,
    InterfaceMethod<"Operands of the map.",
      "::mlir::Operation::operand_range", "getMapOperands", (ins), [{}],
      [{ return llvm::drop_begin($_op.getOperands(), 1); }]>,
    InterfaceMethod<"The map.",
      "::mlir::AffineMap", "getAffineMap", (ins), [{}],
      [{ return $_op.getAffineMapAttr().getValue(); }]>,
    InterfaceMethod<"The value read.",
      "::mlir::Value", "getValue", (ins), [{}],
      [{ return $_op; }]>
  ];
}

def AffineWriteOpInterface : OpInterface<"AffineWriteOpInterface"> {
  let description = [{
    An operation that writes a memref at indices an affine map gives.
  }];
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"The memref.",
      "::mlir::Value", "getMemRef", (ins), [{}],
      [{ return $_op.getOperand($_op.getMemRefOperandIndex()); }]>,
    InterfaceMethod<"Type of the memref.",
      "::mlir::MemRefType", "getMemRefType", (ins), [{}],
      [{ return ::llvm::cast<::mlir::MemRefType>($_op.getMemRef().getType()); }]>,
    InterfaceMethod<"Operands of the map.",
      "::mlir::Operation::operand_range", "getMapOperands", (ins), [{}],
      [{ return llvm::drop_begin($_op.getOperands(), 2); }]>,
    InterfaceMethod<"The map.",
      "::mlir::AffineMap", "getAffineMap", (ins), [{}],
      [{ return $_op.getAffineMapAttr().getValue(); }]>,
    InterfaceMethod<"The value written.",
      "::mlir::Value", "getValueToStore", (ins), [{}],
      [{ return $_op.getOperand($_op.getStoredValOperandIndex()); }]>
  ];
}

def AffineMapAccessInterface : OpInterface<"AffineMapAccessInterface"> {
  let description = [{
    An operation with an affine map for each memref it accesses.
  }];
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"Name and value of the attribute with the map for `memref`.",
      "::mlir::NamedAttribute", "getAffineMapAttrForMemRef", (ins "::mlir::Value":$memref), [{}],
      [{
        return {::mlir::StringAttr::get($_op.getContext(), $_op.getMapAttrStrName()),
                $_op.getAffineMapAttr()};
      }]>
  ];
}

#endif // MLIR_DIALECT_AFFINE_IR_AFFINEMEMORYOPINTERFACES_TD
