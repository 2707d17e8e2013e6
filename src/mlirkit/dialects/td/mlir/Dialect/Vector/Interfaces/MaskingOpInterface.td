//===- Operations that mask others ------------------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_INTERFACES_MASKINGOPINTERFACE_TD
#define MLIR_DIALECT_VECTOR_INTERFACES_MASKINGOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def MaskingOpInterface : OpInterface<"MaskingOpInterface"> {
  let description = "An operation that encloses another and masks it.";
  let cppNamespace = "::mlir::vector";
  let methods = [
    InterfaceMethod<"The mask.", "mlir::Value", "getMask">,
    InterfaceMethod<"The operation that is masked.", "Operation *", "getMaskableOp">,
    InterfaceMethod<"There is a value for elements that are masked off.",
                    "bool", "hasPassthru">,
    InterfaceMethod<"That value.", "mlir::Value", "getPassthru">
  ];
}

#endif // MLIR_DIALECT_VECTOR_INTERFACES_MASKINGOPINTERFACE_TD
