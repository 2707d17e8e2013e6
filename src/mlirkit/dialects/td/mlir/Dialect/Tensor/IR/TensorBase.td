//===- The tensor dialect ---------------------------------------------------===//

#ifndef MLIR_DIALECT_TENSOR_IR_TENSORBASE_TD
#define MLIR_DIALECT_TENSOR_IR_TENSORBASE_TD

include "mlir/IR/OpBase.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let summary = "tensors as values";
  let description = [{
    Making tensors, taking elements and parts of them and putting them back, and changing
    their shapes, whatever the elements are. Tensors are values: nothing here has effects.
  }];
  let cppNamespace = "::mlir::tensor";
  let dependentDialects = [
    "affine::AffineDialect",
    "arith::ArithDialect",
    "complex::ComplexDialect"
  ];
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
}

#endif // MLIR_DIALECT_TENSOR_IR_TENSORBASE_TD
