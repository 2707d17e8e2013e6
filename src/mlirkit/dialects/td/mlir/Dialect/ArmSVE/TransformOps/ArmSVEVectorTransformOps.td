//===- Arm SVE in the transform dialect -------------------------------------===//

#ifndef MLIR_DIALECT_ARMSVE_TRANSFORMOPS_ARMSVEVECTORTRANSFORMOPS_TD
#define MLIR_DIALECT_ARMSVE_TRANSFORMOPS_ARMSVEVECTORTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"

def ApplyArmSVELowerContractionToI8MMPatternsOp
    : _PatternsOp<"arm_sve.vector_contract_to_i8mm", "contractions to instructions of I8MM">;
def ApplyArmSVELowerContractionToBFMMLAPatternsOp
    : _PatternsOp<"arm_sve.vector_contract_to_bfmmla", "contractions to BFMMLA">;

#endif // MLIR_DIALECT_ARMSVE_TRANSFORMOPS_ARMSVEVECTORTRANSFORMOPS_TD
