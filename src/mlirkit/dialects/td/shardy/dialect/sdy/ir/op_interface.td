//===- op_interface.td - Interfaces of the sdy dialect ----------*- tablegen -*-===//

#ifndef MLIRKIT_SDY_OP_INTERFACE
#define MLIRKIT_SDY_OP_INTERFACE

include "mlir/IR/OpBase.td"
include "shardy/dialect/sdy/ir/attrs.td"

// What propagates shardings through regions is C++ and not described here.
def Sdy_ShardableDataFlowOpInterface : OpInterface<"ShardableDataFlowOpInterface"> {
  let cppNamespace = "::mlir::sdy";
}

def Sdy_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let cppNamespace = "::mlir::sdy";
}

#endif
