//===- NVIDIA GPUs in the transform dialect ---------------------------------===//

#ifndef MLIR_DIALECT_NVGPU_TRANSFORMOPS_NVGPUTRANSFORMOPS_TD
#define MLIR_DIALECT_NVGPU_TRANSFORMOPS_NVGPUTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyNVGPUToNVVMConversionPatternsOp
    : _ConversionPatternsOp<"nvgpu.nvgpu_to_nvvm", "conversion of nvgpu to nvvm",
                            ["verifyTypeConverter"]>;

// One operation into another, or away.
class _NVGPUOp<string mnemonic, string what,
               list<Trait> traits = [FunctionalStyleTransformOpTrait,
                                     MemoryEffectsOpInterface, TransformEachOpTrait,
                                     TransformOpInterface,
                                     ReportTrackingListenerFailuresOpTrait]>
    : Op<Transform_Dialect, "nvgpu." # mnemonic, traits> {
  let summary = what;
  let arguments = (ins _Handle:$target);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def CreateAsyncGroupsOp
    : _NVGPUOp<"create_async_groups", "copies to shared memory that do not block",
               [_OwnEffects, TransformEachOpTrait, TransformOpInterface,
                ReportTrackingListenerFailuresOpTrait]> {
  let arguments = (ins _Handle:$target, UnitAttr:$bypass_l1);
  let results = (outs _Handle:$result);
}

def PipelineSharedMemoryCopiesOp
    : _NVGPUOp<"pipeline_shared_memory_copies",
               "copies to shared memory some iterations ahead of their use"> {
  let arguments = (ins _Handle:$for_op, I64Attr:$depth, UnitAttr:$peel_epilogue,
                       DefaultValuedAttr<FailurePropagationMode,
                                         "::mlir::transform::FailurePropagationMode::Suppress">
                         :$failure_propagation_mode);
  let results = (outs _Handle:$result);
  let assemblyFormat = "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict "
                       # "`:` functional-type(operands, results)";
}

def RewriteMatmulAsMmaSyncOp
    : _NVGPUOp<"rewrite_matmul_as_mma_sync", "a matrix multiplication to nvgpu.mma.sync">;
def RewriteCopyAsTmaOp
    : _NVGPUOp<"rewrite_copy_as_tma", "copies to ones by the tensor memory accelerator">;

#endif // MLIR_DIALECT_NVGPU_TRANSFORMOPS_NVGPUTRANSFORMOPS_TD
