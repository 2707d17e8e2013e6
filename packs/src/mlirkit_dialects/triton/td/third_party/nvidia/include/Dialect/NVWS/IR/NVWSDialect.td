// The nvws dialect: how groups of warps hand buffers to each other.

#ifndef NVWS_DIALECT
#define NVWS_DIALECT

include "mlir/IR/OpBase.td"

def NVWS_Dialect : Dialect {
  let name = "nvws";
  let summary = "Channels between groups of warps";
  let cppNamespace = "::mlir::triton::nvws";
  let dependentDialects = ["triton::TritonDialect", "triton::gpu::TritonGPUDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // NVWS_DIALECT
