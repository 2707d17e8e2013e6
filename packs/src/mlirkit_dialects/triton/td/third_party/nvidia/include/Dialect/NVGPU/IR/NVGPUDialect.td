// Triton's nvg dialect: instructions of NVIDIA's GPUs between ttng and LLVM.  (MLIR has an nvgpu of its own.)

#ifndef NVGPU_DIALECT
#define NVGPU_DIALECT

include "mlir/IR/OpBase.td"

def NVGPU_Dialect : Dialect {
  let name = "nvg";
  let summary = "Instructions that LLVM's dialects lack";
  let cppNamespace = "::mlir::triton::nvgpu";
  let dependentDialects = ["mlir::LLVM::LLVMDialect"];
}

#endif // NVGPU_DIALECT
