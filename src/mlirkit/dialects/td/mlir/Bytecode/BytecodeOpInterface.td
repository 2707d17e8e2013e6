//===- Properties in bytecode -----------------------------------------------===//

#ifndef MLIR_BYTECODE_BYTECODEOPINTERFACES
#define MLIR_BYTECODE_BYTECODEOPINTERFACES

include "mlir/IR/OpBase.td"

def BytecodeOpInterface : OpInterface<"BytecodeOpInterface"> {
  let description = [{
    An operation that encodes its own properties.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Decodes properties into the state of an operation.",
      "LogicalResult", "readProperties",
      (ins "::mlir::DialectBytecodeReader &":$reader, "::mlir::OperationState &":$state)>,
    InterfaceMethod<"Encodes the properties.",
      "void", "writeProperties", (ins "::mlir::DialectBytecodeWriter &":$writer)>
  ];
}

#endif // MLIR_BYTECODE_BYTECODEOPINTERFACES
