// The ttg dialect: tensors that are distributed over threads, and buffers in shared memory.

#ifndef TRITONGPU_DIALECT
#define TRITONGPU_DIALECT

include "mlir/IR/OpBase.td"

def TritonGPU_Dialect : Dialect {
  let name = "ttg";
  let summary = "Layouts of tensors, shared memory and warps of Triton kernels on GPUs";
  let cppNamespace = "::mlir::triton::gpu";
  let hasOperationAttrVerify = 1;
  let dependentDialects = ["triton::TritonDialect", "mlir::gpu::GPUDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // TRITONGPU_DIALECT
