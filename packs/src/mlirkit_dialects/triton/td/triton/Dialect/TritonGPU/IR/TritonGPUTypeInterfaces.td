// What tensors and buffers have in common.

#ifndef TRITON_GPU_TYPE_INTERFACES
#define TRITON_GPU_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

def TTG_TensorOrMemDesc : TypeInterface<"TensorOrMemDesc"> {
  let cppNamespace = "::mlir::triton::gpu";
  let methods = [
    InterfaceMethod<"The layout", "mlir::Attribute", "getEncoding">,
    InterfaceMethod<"The type of elements", "mlir::Type", "getElementType">,
    InterfaceMethod<"The sizes", "llvm::ArrayRef<int64_t>", "getShape">
  ];
}

#endif // TRITON_GPU_TYPE_INTERFACES
