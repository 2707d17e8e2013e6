// The proton_gpu dialect: how a kernel records events.

#ifndef PROTONGPU_DIALECT
#define PROTONGPU_DIALECT

include "mlir/IR/OpBase.td"

def ProtonGPU_Dialect : Dialect {
  let name = "proton_gpu";
  let summary = "Counters and buffers of a profiler inside a kernel";
  let cppNamespace = "::mlir::triton::proton::gpu";
  let dependentDialects = ["triton::gpu::TritonGPUDialect", "triton::proton::ProtonDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // PROTONGPU_DIALECT
