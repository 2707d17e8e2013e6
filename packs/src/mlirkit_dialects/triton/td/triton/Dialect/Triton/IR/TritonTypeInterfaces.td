// Interfaces of types of tt.

#ifndef TRITON_TYPE_INTERFACES
#define TRITON_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

def TT_TensorDescInterface : TypeInterface<"TensorDescInterface"> {
  let cppNamespace = "::mlir::triton";
  let methods = [
    InterfaceMethod<"The sizes of a block", "llvm::ArrayRef<int64_t>", "getShape">,
    InterfaceMethod<"The type of a block's elements", "mlir::Type", "getElementType">,
    InterfaceMethod<"The layout in shared memory, if it is known", "mlir::Attribute", "getSharedLayout">
  ];
}

#endif // TRITON_TYPE_INTERFACES
