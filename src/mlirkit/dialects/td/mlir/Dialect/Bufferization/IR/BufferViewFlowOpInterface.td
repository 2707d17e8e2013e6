//===- Operations that pass buffers on --------------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_BUFFERVIEWFLOWOPINTERFACE_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_BUFFERVIEWFLOWOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def BufferViewFlowOpInterface : OpInterface<"BufferViewFlowOpInterface"> {
  let description = "An operation whose results or block arguments may be its operands.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<"Tells which operands each of them may be, or be part of.",
      "void", "populateDependencies",
      (ins "::mlir::bufferization::RegisterDependenciesFn":$registerDependenciesFn)>,
    _DefaultMethod<"A value may be a buffer of unknown origin, such as a new one.",
      "bool", "mayBeTerminalBuffer", (ins "Value":$value)>
  ];
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_BUFFERVIEWFLOWOPINTERFACE_TD
