// The ttng dialect: what only NVIDIA's GPUs have.

#ifndef TRITONNVIDIAGPU_DIALECT
#define TRITONNVIDIAGPU_DIALECT

include "mlir/IR/OpBase.td"

def TritonNvidiaGPU_Dialect : Dialect {
  let name = "ttng";
  let summary = "Copies and products that run on their own, barriers, and tensor memory";
  let cppNamespace = "::mlir::triton::nvidia_gpu";
  let hasOperationAttrVerify = 1;
  let hasCanonicalizer = 1;
  let dependentDialects = ["triton::TritonDialect", "triton::gpu::TritonGPUDialect", "mlir::gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // TRITONNVIDIAGPU_DIALECT
