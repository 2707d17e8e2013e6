//===- Operations about shapes -----------------------------------------------===//

#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = [{
    An operation that yields the size of one dimension of a shaped value.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The shaped value.",
      "::mlir::Value", "getShapedValue">,
    InterfaceMethod<"The dimension, a constant or a value.",
      "::mlir::OpFoldResult", "getDimension">
  ];
  let verify = [{ return verifyShapedDimOpInterface($_op); }];
}

#endif // MLIR_INTERFACES_SHAPEDOPINTERFACES
