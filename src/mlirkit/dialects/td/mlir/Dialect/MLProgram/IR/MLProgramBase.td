//===- The ml_program dialect -----------------------------------------------===//

#ifndef MLPROGRAM_BASE
#define MLPROGRAM_BASE

include "mlir/IR/OpBase.td"

def MLProgram_Dialect : Dialect {
  let name = "ml_program";
  let summary = "functions and globals of machine learning programs";
  let description = [{
    Functions with ordinary and with graph regions, and global variables that they load
    and store. In graph regions tokens order the accesses.
  }];
  let cppNamespace = "::mlir::ml_program";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MLPROGRAM_BASE
