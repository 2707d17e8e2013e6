// Attributes of amdg.

#ifndef TRITON_AMDGPU_ATTRDEFS
#define TRITON_AMDGPU_ATTRDEFS

include "mlir/IR/AttrTypeBase.td"
include "amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUDialect.td"

def SetFP8Clamping : AttrDef<TritonAMDGPU_Dialect, "SetFP8Clamping"> {
  let mnemonic = "amdgcn.set.fp8.clamping";
  let summary = "Conversions to floats of 8 bits give the largest number instead of infinity";
}

#endif // TRITON_AMDGPU_ATTRDEFS
