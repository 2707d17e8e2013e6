// Interfaces of operations of ttng.

#ifndef TRITON_NVIDIAGPU_OP_INTERFACES
#define TRITON_NVIDIAGPU_OP_INTERFACES

include "mlir/IR/OpBase.td"

class TTNG_Interface<string name, list<Interface> bases = []> : OpInterface<name, bases> {
  let cppNamespace = "::mlir::triton::nvidia_gpu";
}

// Copies by descriptor.
def TMAOpInterface : TTNG_Interface<"TMAOpInterface"> {
  let methods = [InterfaceMethod<"The descriptor", "::mlir::Value", "getDesc">];
}
def TMALoadLikeOpInterface : TTNG_Interface<"TMALoadLikeOpInterface", [TMAOpInterface]> {
  let methods = [
    InterfaceMethod<"Where the copy goes", "::mlir::Value", "getResult">,
    InterfaceMethod<"What tells that it is done", "::mlir::Value", "getBarrier">,
    InterfaceMethod<"Whether it is done at all", "::mlir::Value", "getPred">
  ];
}
def TMAStoreLikeOpInterface : TTNG_Interface<"TMAStoreLikeOpInterface", [TMAOpInterface]> {
  let methods = [InterfaceMethod<"What is copied", "::mlir::Value", "getSrc">];
}

// Products of matrices whose result is in tensor memory.
def MMAv5OpInterface : TTNG_Interface<"MMAv5OpInterface"> {
  let methods = [
    InterfaceMethod<"The left factor", "::mlir::Value", "getA">,
    InterfaceMethod<"The right factor", "::mlir::Value", "getB">,
    InterfaceMethod<"The sum of products", "::mlir::Value", "getAccumulator">
  ];
}

#endif // TRITON_NVIDIAGPU_OP_INTERFACES
