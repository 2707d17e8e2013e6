//===- The sparse_tensor dialect --------------------------------------------===//

#ifndef MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORBASE_TD
#define MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORBASE_TD

include "mlir/IR/OpBase.td"

def SparseTensor_Dialect : Dialect {
  let name = "sparse_tensor";
  let summary = "tensors stored without most of their zeros, level by level";
  let cppNamespace = "::mlir::sparse_tensor";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

#endif // MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORBASE_TD
