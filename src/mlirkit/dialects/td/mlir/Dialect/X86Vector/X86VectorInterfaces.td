//===- The x86vector dialect: interfaces ------------------------------------===//

#ifndef MLIRKIT_X86VECTOR_INTERFACES
#define MLIRKIT_X86VECTOR_INTERFACES

include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/Interfaces.td"

def X86IntrinsicOpInterface : OpInterface<"X86IntrinsicOp", [OneToOneIntrinsicOpInterface]> {
  let description = "Operations that become one intrinsic of LLVM for x86.";
  let cppNamespace = "::mlir::x86vector";
}

#endif // MLIRKIT_X86VECTOR_INTERFACES
