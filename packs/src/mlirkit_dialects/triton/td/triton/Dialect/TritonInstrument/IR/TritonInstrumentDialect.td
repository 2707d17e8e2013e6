// The tti dialect: what sanitizers add to kernels.

#ifndef TRITONINSTRUMENT_DIALECT
#define TRITONINSTRUMENT_DIALECT

include "mlir/IR/OpBase.td"

def TritonInstrument_Dialect : Dialect {
  let name = "tti";
  let summary = "Checks of kernels while they run";
  let cppNamespace = "::mlir::triton::instrument";
}

#endif // TRITONINSTRUMENT_DIALECT
