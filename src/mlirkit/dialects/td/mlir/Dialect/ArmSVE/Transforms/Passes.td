//===- The arm_sve dialect: passes ------------------------------------------===//

#ifndef MLIR_DIALECT_ARMSVE_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_ARMSVE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def LegalizeVectorStorage : Pass<"arm-sve-legalize-vector-storage", "mlir::func::FuncOp"> {
  let summary = "gives scalable vectors in memory forms that LLVM can store";
  let description = [{
    Predicates shorter than `vector<[16]xi1>` go through memory as that type; allocations of
    scalable vectors get the alignment of their elements.
  }];
  let constructor = "mlir::arm_sve::createLegalizeVectorStoragePass()";
  let dependentDialects = ["func::FuncDialect", "memref::MemRefDialect", "vector::VectorDialect",
                           "arm_sve::ArmSVEDialect"];
}

#endif // MLIR_DIALECT_ARMSVE_TRANSFORMS_PASSES_TD
