//===- ArmSME.td - The arm_sme dialect --------------------------*- tablegen -*-===//

#ifndef MLIRKIT_ARM_SME
#define MLIRKIT_ARM_SME

include "mlir/IR/DialectBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"

def ArmSME_Dialect : Dialect {
  let name = "arm_sme";
  let summary = "tiles and matrix instructions of Arm's SME";
  let cppNamespace = "::mlir::arm_sme";
  let dependentDialects = ["scf::SCFDialect", "vector::VectorDialect", "memref::MemRefDialect"];
  let useDefaultAttributePrinterParser = 1;
}

// Length and element type are checked apart, so that some types pass that are longer than a register.
def SVEVector : ScalableVectorOfRankAndLengthAndType<
    [1], [16, 8, 4, 2, 1], [I8, I16, I32, I64, I128, F16, BF16, F32, F64]> {
  let summary = "a vector type that matches the size of a SVE vector";
}
def SVEPredicate : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2, 1], [I1]> {
  let summary = "a vector type that matches the size of a SVE predicate";
}

#endif // MLIRKIT_ARM_SME
