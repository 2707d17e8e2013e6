//===- Types of tensors and buffers -----------------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONTYPEINTERFACES_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONTYPEINTERFACES_TD

include "mlir/IR/OpBase.td"

def Bufferization_TensorLikeTypeInterface : TypeInterface<"TensorLikeType"> {
  let description = "A type whose values become buffers.";
  let cppNamespace = "::mlir::bufferization";
  defvar emitError = "::llvm::function_ref<::mlir::InFlightDiagnostic()>";
  let methods = [
    InterfaceMethod<"Type of its buffers.",
      "::mlir::FailureOr<::mlir::bufferization::BufferLikeType>", "getBufferType",
      (ins "const ::mlir::bufferization::BufferizationOptions &":$options,
           emitError:$emitError)>,
    InterfaceMethod<"Whether a buffer of a type holds its elements.",
      "::mlir::LogicalResult", "verifyCompatibleBufferType",
      (ins "::mlir::bufferization::BufferLikeType":$bufferType, emitError:$emitError)>
  ];
}

def Bufferization_BufferLikeTypeInterface : TypeInterface<"BufferLikeType"> {
  let description = "A type of buffers.";
  let cppNamespace = "::mlir::bufferization";
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONTYPEINTERFACES_TD
