//===- AMXInterfaces.td - Interfaces of amx ---------------------*- tablegen -*-===//

#ifndef MLIRKIT_AMX_INTERFACES
#define MLIRKIT_AMX_INTERFACES

include "mlir/IR/Interfaces.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"

def AMXIntrinsicOpInterface : OpInterface<"AMXIntrinsicOp", [OneToOneIntrinsicOpInterface]> {
  let description = "Operations that become one intrinsic of AMX.";
  let cppNamespace = "::mlir::amx";
}

#endif // MLIRKIT_AMX_INTERFACES
