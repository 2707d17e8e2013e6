//===- The omp dialect: types of variables ----------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPTYPEINTERFACES_TD
#define MLIR_DIALECT_OPENMP_OPENMPTYPEINTERFACES_TD

include "mlir/IR/OpBase.td"

def OpenMP_PointerLikeTypeInterface : TypeInterface<"PointerLikeType"> {
  let description = "Points to a variable.";
  let cppNamespace = "::mlir::omp";
  let methods = [
    InterfaceMethod<"The type pointed to, if known.", "::mlir::Type", "getElementType">
  ];
}

#endif // MLIR_DIALECT_OPENMP_OPENMPTYPEINTERFACES_TD
