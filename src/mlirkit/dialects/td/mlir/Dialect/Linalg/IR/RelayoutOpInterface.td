//===- Operations that change the layout of data ----------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_RELAYOUTOPINTERFACE_TD
#define MLIR_DIALECT_LINALG_IR_RELAYOUTOPINTERFACE_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"

def LinalgRelayoutOpInterface : OpInterface<"RelayoutOpInterface"> {
  let description = "An operation that moves elements to a tiled layout or back.";
  let cppNamespace = "::mlir::linalg";
}

#endif // MLIR_DIALECT_LINALG_IR_RELAYOUTOPINTERFACE_TD
