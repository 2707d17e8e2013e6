//===- Operations that say who owns a buffer --------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_BUFFERDEALLOCATIONOPINTERFACE_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_BUFFERDEALLOCATIONOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def BufferDeallocationOpInterface : OpInterface<"BufferDeallocationOpInterface"> {
  let description = "An operation that the deallocation pass treats as it says.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<"Updates the state, inserts deallocations, and returns where to go on.",
      "FailureOr<Operation *>", "process",
      (ins "DeallocationState &":$state, "const DeallocationOptions &":$options)>,
    _DefaultMethod<"A memref and a value that says whether it is owned.",
      "std::pair<Value, Value>", "materializeUniqueOwnershipForMemref",
      (ins "DeallocationState &":$state, "const DeallocationOptions &":$options,
           "OpBuilder &":$builder, "Value":$memref)>
  ];
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_BUFFERDEALLOCATIONOPINTERFACE_TD
