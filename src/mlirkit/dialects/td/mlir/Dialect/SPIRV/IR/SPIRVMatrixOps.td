//===- The spirv dialect: matrices ------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVMATRIXOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVMATRIXOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class _Matrix<string mnemonic, string text, dag operands, Type type, string typeFormat,
              list<Trait> traits = []>
    : SPIRV_Op<mnemonic, [Pure] # traits> {
  let summary = text;
  let availability = _Needs<[SPIRV_C_Matrix]>.all;
  let arguments = operands;
  let results = (outs type:$result);
  let assemblyFormat = "operands attr-dict `:` " # typeFormat;
}

def SPIRV_MatrixTimesMatrixOp
    : _Matrix<"MatrixTimesMatrix", "product of matrices",
              (ins SPIRV_AnyMatrix:$leftmatrix, SPIRV_AnyMatrix:$rightmatrix), SPIRV_AnyMatrix,
              "type($leftmatrix) `,` type($rightmatrix) `->` type($result)">;
def SPIRV_MatrixTimesScalarOp
    : _Matrix<"MatrixTimesScalar", "matrix times a float",
              (ins SPIRV_MatrixOrCoopMatrixOf<SPIRV_Float>:$matrix, SPIRV_Float:$scalar),
              SPIRV_MatrixOrCoopMatrixOf<SPIRV_Float>, "type($matrix) `,` type($scalar)",
              [AllTypesMatch<["matrix", "result"]>]>;
def SPIRV_MatrixTimesVectorOp
    : _Matrix<"MatrixTimesVector", "product of a matrix and a column",
              (ins SPIRV_MatrixOf<SPIRV_Float>:$matrix, SPIRV_VectorOf<SPIRV_Float>:$vector),
              SPIRV_VectorOf<SPIRV_Float>, "type($matrix) `,` type($vector) `->` type($result)",
              [AllElementTypesMatch<["vector", "result"]>]>;
def SPIRV_VectorTimesMatrixOp
    : _Matrix<"VectorTimesMatrix", "product of a row and a matrix",
              (ins SPIRV_VectorOf<SPIRV_Float>:$vector, SPIRV_MatrixOf<SPIRV_Float>:$matrix),
              SPIRV_VectorOf<SPIRV_Float>, "type($vector) `,` type($matrix) `->` type($result)",
              [AllElementTypesMatch<["vector", "result"]>]>;
def SPIRV_TransposeOp
    : _Matrix<"Transpose", "matrix with rows and columns exchanged", (ins SPIRV_AnyMatrix:$matrix),
              SPIRV_AnyMatrix, "type($matrix) `->` type($result)">;

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVMATRIXOPS_TD
