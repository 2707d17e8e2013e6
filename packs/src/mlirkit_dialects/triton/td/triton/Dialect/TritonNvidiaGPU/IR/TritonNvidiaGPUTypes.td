// Types of ttng.

#ifndef TRITONNVIDIAGPU_TYPES
#define TRITONNVIDIAGPU_TYPES

include "mlir/IR/AttrTypeBase.td"
include "triton/Dialect/Triton/IR/TritonTypeInterfaces.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUDialect.td"

def TTNG_TensorDescIm2ColType
    : TypeDef<TritonNvidiaGPU_Dialect, "TensorDescIm2Col", [TT_TensorDescInterface]> {
  let mnemonic = "tensordesc_im2col";
  let summary = "Im2col tensor descriptor type for NVIDIA TMA operations";
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "Type":$elementType,
    OptionalParameter<"Attribute">:$sharedLayout);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // TRITONNVIDIAGPU_TYPES
