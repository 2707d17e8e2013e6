// Interfaces of operations of Triton's dialects.

#ifndef TRITON_OP_INTERFACES
#define TRITON_OP_INTERFACES

include "mlir/IR/OpBase.td"

class TT_Interface<string name, list<Interface> bases = []> : OpInterface<name, bases> {
  let cppNamespace = "::mlir::triton";
}

def TransposeOpInterface : TT_Interface<"TransposeOpInterface"> {
  let methods = [
    InterfaceMethod<"What is transposed", "::mlir::Value", "getSrc">,
    InterfaceMethod<"The permutation of dimensions", "::mlir::ArrayRef<int32_t>", "getOrder">
  ];
}

def DotOpInterface : TT_Interface<"DotOpInterface"> {
  let methods = [
    InterfaceMethod<"The left factor", "::mlir::Value", "getA">,
    InterfaceMethod<"The right factor", "::mlir::Value", "getB">,
    InterfaceMethod<"The sum of products", "::mlir::Value", "getD">
  ];
}

def TT_DescriptorOpInterface : TT_Interface<"DescriptorOpInterface">;
def TT_DescriptorStoreLikeOpInterface
    : TT_Interface<"DescriptorStoreLikeOpInterface", [TT_DescriptorOpInterface]>;
def TT_DescriptorLoadLikeOpInterface
    : TT_Interface<"DescriptorLoadLikeOpInterface", [TT_DescriptorOpInterface]>;
def PredicatedOpInterface : TT_Interface<"PredicatedOpInterface">;
def EfficientLayoutOpInterface : TT_Interface<"EfficientLayoutOpInterface">;
def AtomicOpInterface : TT_Interface<"AtomicOpInterface">;

#endif // TRITON_OP_INTERFACES
