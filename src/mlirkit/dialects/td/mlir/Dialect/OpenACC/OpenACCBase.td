//===- The acc dialect ------------------------------------------------------===//

#ifndef MLIR_DIALECT_OPENACC_OPENACCBASE_TD
#define MLIR_DIALECT_OPENACC_OPENACCBASE_TD

include "mlir/IR/AttrTypeBase.td"

def OpenACC_Dialect : Dialect {
  let name = "acc";
  let summary = "OpenACC 3.3";
  let description = [{
    Constructs are operations with regions. A clause about data is an operation before the
    construct, which takes the host's variable and gives the device's; where the clause has
    to act at the end as well, there is another operation after the construct.
  }];
  let cppNamespace = "::mlir::acc";
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::LLVM::LLVMDialect",
                           "::mlir::gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MLIR_DIALECT_OPENACC_OPENACCBASE_TD
