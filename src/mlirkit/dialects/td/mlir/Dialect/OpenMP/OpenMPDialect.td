//===- The omp dialect ------------------------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPDIALECT_TD
#define MLIR_DIALECT_OPENMP_OPENMPDIALECT_TD

include "mlir/IR/DialectBase.td"

def OpenMP_Dialect : Dialect {
  let name = "omp";
  let summary = "OpenMP";
  let description = [{
    Constructs are operations with regions, made of clauses: operands, attributes and syntax.
    Constructs on loops wrap each other; in the innermost is a nest of loops.
  }];
  let cppNamespace = "::mlir::omp";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect, ::mlir::func::FuncDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MLIR_DIALECT_OPENMP_OPENMPDIALECT_TD
