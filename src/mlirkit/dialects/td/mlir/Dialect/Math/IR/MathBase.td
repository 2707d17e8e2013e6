//===- The math dialect -----------------------------------------------------===//

#ifndef MLIR_DIALECT_MATH_IR_MATHBASE_TD
#define MLIR_DIALECT_MATH_IR_MATHBASE_TD

include "mlir/IR/OpBase.td"

def Math_Dialect : Dialect {
  let name = "math";
  let summary = "elementary functions";
  let description = [{
    Functions beyond arithmetic on integers, floats, and vectors and tensors of them,
    element by element. How exact the results are is up to the target.
  }];
  let cppNamespace = "::mlir::math";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

#endif // MLIR_DIALECT_MATH_IR_MATHBASE_TD
