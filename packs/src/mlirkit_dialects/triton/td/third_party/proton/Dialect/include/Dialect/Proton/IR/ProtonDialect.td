// The proton dialect: events of kernels that a profiler records.

#ifndef PROTON_DIALECT
#define PROTON_DIALECT

include "mlir/IR/OpBase.td"

def Proton_Dialect : Dialect {
  let name = "proton";
  let summary = "Events that a profiler records";
  let cppNamespace = "::mlir::triton::proton";
}

#endif // PROTON_DIALECT
