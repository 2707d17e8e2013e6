// Hints that AMD's dialect has up to Triton 3.5.

#ifndef TRITON_AMDGPU_HINTS
#define TRITON_AMDGPU_HINTS

include "mlir/IR/OpBase.td"
include "amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUDialect.td"

def InstructionSchedHint : Op<TritonAMDGPU_Dialect, "instruction_sched_hint"> {
  let summary = "Where instructions of a loop are scheduled otherwise";
  let assemblyFormat = "attr-dict";
}

#endif // TRITON_AMDGPU_HINTS
