// The gluon dialect: layouts that are to be found.

#ifndef GLUON_DIALECT
#define GLUON_DIALECT

include "mlir/IR/OpBase.td"

def Gluon_Dialect : Dialect {
  let name = "gluon";
  let summary = "Tensors whose layouts are not chosen yet";
  let cppNamespace = "::mlir::triton::gluon";
  let dependentDialects = ["triton::TritonDialect", "triton::gpu::TritonGPUDialect", "mlir::gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
}

#endif // GLUON_DIALECT
