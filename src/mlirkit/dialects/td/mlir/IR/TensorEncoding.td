//===- Attributes that encode tensors ----------------------------------------===//

#ifndef MLIR_IR_TENSORINTERFACES
#define MLIR_IR_TENSORINTERFACES

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let description = [{
    An attribute that is the encoding of a tensor type and checks whether it fits.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the encoding against a shape and an element type.",
      "::llvm::LogicalResult", "verifyEncoding",
      (ins "::mlir::ArrayRef<int64_t>":$shape, "::mlir::Type":$elementType,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>
  ];
}

#endif // MLIR_IR_TENSORINTERFACES
