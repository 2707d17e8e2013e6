//===- Arm Neon in the transform dialect ------------------------------------===//

#ifndef MLIR_DIALECT_ARMNEON_TRANSFORMOPS_ARMNEONVECTORTRANSFORMOPS_TD
#define MLIR_DIALECT_ARMNEON_TRANSFORMOPS_ARMNEONVECTORTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"

def ApplyArmNeonContractionToI8MMPatternsOp
    : _PatternsOp<"arm_neon.vector_contract_to_i8mm", "contractions to instructions of I8MM">;
def ApplyArmNeonContractionToBFMMLAPatternsOp
    : _PatternsOp<"arm_neon.vector_contract_to_bfmmla", "contractions to BFMMLA">;

#endif // MLIR_DIALECT_ARMNEON_TRANSFORMOPS_ARMNEONVECTORTRANSFORMOPS_TD
