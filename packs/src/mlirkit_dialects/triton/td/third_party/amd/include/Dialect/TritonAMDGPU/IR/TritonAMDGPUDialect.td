// The amdg dialect: what only AMD's GPUs have.

#ifndef TRITON_AMDGPU_DIALECT
#define TRITON_AMDGPU_DIALECT

include "mlir/IR/OpBase.td"

def TritonAMDGPU_Dialect : Dialect {
  let name = "amdg";
  let summary = "Memory accesses with bounds, copies by descriptor, and barriers";
  let cppNamespace = "::mlir::triton::amdgpu";
  let dependentDialects = ["triton::TritonDialect"];
  let useDefaultAttributePrinterParser = 1;
}

#endif // TRITON_AMDGPU_DIALECT
