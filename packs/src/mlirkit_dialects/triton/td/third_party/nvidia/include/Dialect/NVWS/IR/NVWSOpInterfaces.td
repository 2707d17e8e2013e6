// Interfaces of operations of nvws.

#ifndef NVWS_OP_INTERFACES
#define NVWS_OP_INTERFACES

include "mlir/IR/OpBase.td"
include "triton/Dialect/Triton/IR/TritonOpInterfaces.td"

def NVWS_DescriptorLoadOpInterface : OpInterface<"DescriptorLoadOpInterface", [TT_DescriptorOpInterface]> {
  let cppNamespace = "::mlir::triton::nvws";
  let methods = [InterfaceMethod<"The number of bytes", "int", "getTxCount">];
}
def NVWS_ArefStageInterface : OpInterface<"ArefStageInterface"> {
  let cppNamespace = "::mlir::triton::nvws";
  let methods = [
    InterfaceMethod<"Which of the buffers", "::mlir::Value", "getStage">,
    InterfaceMethod<"Choose a buffer", "void", "setStage", (ins "::mlir::Value":$stage)>
  ];
}

#endif // NVWS_OP_INTERFACES
