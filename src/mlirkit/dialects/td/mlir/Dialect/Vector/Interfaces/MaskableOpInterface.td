//===- Operations that a mask can apply to ----------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_INTERFACES_MASKABLEOPINTERFACE_TD
#define MLIR_DIALECT_VECTOR_INTERFACES_MASKABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def MaskableOpInterface : OpInterface<"MaskableOpInterface"> {
  let description = "An operation that a masking operation may enclose.";
  let cppNamespace = "::mlir::vector";
  let methods = [
    _DefaultMethod<"A masking operation encloses it.", "bool", "isMasked">,
    _DefaultMethod<"The masking operation.", "mlir::vector::MaskingOpInterface",
                   "getMaskingOp">,
    _DefaultMethod<"Elements that are masked off can come from another value.",
                   "bool", "supportsPassthru">,
    InterfaceMethod<"Type of the mask.", "mlir::Type", "getExpectedMaskType">
  ];
}

#endif // MLIR_DIALECT_VECTOR_INTERFACES_MASKABLEOPINTERFACE_TD
