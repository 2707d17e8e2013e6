//===- Passes over the target attributes of LLVM -----------------------------===//

#ifndef MLIR_TARGET_LLVMIR_TRANSFORMS_PASSES
#define MLIR_TARGET_LLVMIR_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

class _LLVMTargetPass<string argument> : Pass<argument> {
  let options = [
    Option<"initializeLLVMTargets", "initialize-llvm-targets", "bool", "true",
           "register all targets that LLVM was built with">
  ];
}

def LLVMTargetToDataLayout : _LLVMTargetPass<"llvm-target-to-data-layout"> {
  let summary = "adds the data layout of the target in `llvm.target`";
  let dependentDialects = ["mlir::DLTIDialect"];
}

def LLVMTargetToTargetFeatures : _LLVMTargetPass<"llvm-target-to-target-features"> {
  let summary = "completes the features of the target in `llvm.target`";
}

#endif // MLIR_TARGET_LLVMIR_TRANSFORMS_PASSES
