// Interfaces of operations of amdg.

#ifndef TRITON_AMDGPU_OP_INTERFACES
#define TRITON_AMDGPU_OP_INTERFACES

include "mlir/IR/OpBase.td"

class AMDG_Interface<string name> : OpInterface<name> {
  let cppNamespace = "::mlir::triton::amdgpu";
}

// Copies by descriptor.
def TDMOpInterface : AMDG_Interface<"TDMOpInterface"> {
  let methods = [InterfaceMethod<"The descriptor", "::mlir::Value", "getDesc">];
}
// Accesses at offsets from one pointer.
def BufferOpInterface : AMDG_Interface<"BufferOpInterface"> {
  let methods = [
    InterfaceMethod<"The pointer", "::mlir::Value", "getPtr">,
    InterfaceMethod<"The offsets", "::mlir::Value", "getOffsets">
  ];
}

#endif // TRITON_AMDGPU_OP_INTERFACES
