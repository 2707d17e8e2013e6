//===- Copies: an interface of releases until 21 -----------------------------===//

#ifndef MLIR_INTERFACES_COPYOPINTERFACE
#define MLIR_INTERFACES_COPYOPINTERFACE

include "mlir/IR/OpBase.td"

def CopyOpInterface : OpInterface<"CopyOpInterface"> {
  let description = [{
    An operation that copies the contents of one value into another one.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The value that is read.", "::mlir::Value", "getSource">,
    InterfaceMethod<"The value that is written.", "::mlir::Value", "getTarget">
  ];
}

#endif // MLIR_INTERFACES_COPYOPINTERFACE
