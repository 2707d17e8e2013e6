//===- The bufferization dialect --------------------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONBASE_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONBASE_TD

include "mlir/IR/OpBase.td"

def Bufferization_Dialect : Dialect {
  let name = "bufferization";
  let summary = "between tensors and the buffers that hold their elements";
  let cppNamespace = "::mlir::bufferization";
  let dependentDialects = ["affine::AffineDialect", "memref::MemRefDialect",
                           "tensor::TensorDialect", "arith::ArithDialect"];
  let hasOperationAttrVerify = 1;
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONBASE_TD
