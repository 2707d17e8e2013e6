//===- The dlti dialect: what other definitions include ---------------------===//

#ifndef DLTI_TD
#define DLTI_TD

include "mlir/Dialect/DLTI/DLTIBase.td"

#endif // DLTI_TD
