//===- The place of the interface of functions until release 15 --------------===//

#ifndef MLIR_IR_FUNCTIONINTERFACES_TD_
#define MLIR_IR_FUNCTIONINTERFACES_TD_

include "mlir/Interfaces/FunctionInterfaces.td"

#endif // MLIR_IR_FUNCTIONINTERFACES_TD_
