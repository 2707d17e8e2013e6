//===- GPUs in the transform dialect ----------------------------------------===//

#ifndef MLIR_DIALECT_GPU_TRANSFORMOPS_GPUTRANSFORMOPS_TD
#define MLIR_DIALECT_GPU_TRANSFORMOPS_GPUTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Conversions and pattern sets -----------------------------------------===//

class _GPUConversionOp<string set, string what>
    : _ConversionPatternsOp<"gpu." # set, what, ["verifyTypeConverter"]>;

def ApplyGPUToNVVMConversionPatternsOp
    : _GPUConversionOp<"gpu_to_nvvm", "conversion of gpu to nvvm"> {
  let arguments = (ins DefaultValuedAttr<I16Attr, "1">:$benefit);
}
def ApplyGPUWwmaToNVVMConversionPatternsOp
    : _GPUConversionOp<"gpu_wmma_to_nvvm", "conversion of matrix operations to nvvm">;
def ApplyGPUSubgroupReduceToNVVMConversionPatternsOp
    : _GPUConversionOp<"gpu_subgroup_reduce_to_nvvm",
                       "conversion of reductions over subgroups to nvvm">;
def ApplyGPUToROCDLConversionPatternsOp
    : _GPUConversionOp<"gpu_to_rocdl", "conversion of gpu to rocdl"> {
  let arguments = (ins StrAttr:$chipset);
  let assemblyFormat = "`chipset` `=` $chipset attr-dict";
}

def ApplyGPURewritePatternsOp
    : _PatternsOp<"gpu.gpu_rewrite_patterns", "gpu.all_reduce and others to simpler ones">;
def ApplyUnrollVectorsSubgroupMmaOp
    : _PatternsOp<"gpu.unroll_vectors_subgroup_mma",
                  "operations on vectors to ones of the size of matrix instructions"> {
  let arguments = (ins I64Attr:$m, I64Attr:$n, I64Attr:$k);
  let assemblyFormat = "`[` $m `,` $n `,` $k `]` attr-dict";
}
def EliminateBarriersOp
    : _PatternsOp<"gpu.eliminate_barriers", "drops barriers that order nothing">;
def ApplyGPUPromoteShuffleToAMDGPUPatternsOp
    : _PatternsOp<"gpu.gpu_shuffle_to_amdgpu", "shuffles to operations of amdgpu"> {
  let arguments = (ins OptionalAttr<StrAttr>:$chipset);
  let assemblyFormat = "(`chipset` `=` $chipset^)? attr-dict";
}

//===- Mapping loops --------------------------------------------------------===//

def MapNestedForallToThreads
    : Op<Transform_Dialect, "gpu.map_nested_forall_to_threads",
         [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface, TransformEachOpTrait,
          TransformOpInterface]> {
  let summary = "runs scf.forall in a launch by its threads";
  let arguments = (ins _Handle:$target,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$block_dims,
                       DefaultValuedAttr<BoolAttr, "true">:$sync_after_distribute,
                       DefaultValuedAttr<I64Attr, "32">:$warp_size);
  let results = (outs _Handle:$result);
  let assemblyFormat = [{
    $target `block_dims` `=` $block_dims
    (`sync_after_distribute` `=` $sync_after_distribute^)?
    (`warp_size` `=` $warp_size^)? attr-dict `:` functional-type($target, $result)
  }];
}

def MapForallToBlocks : Op<Transform_Dialect, "gpu.map_forall_to_blocks", _FunctionalEach> {
  let summary = "runs scf.forall by the blocks of a launch";
  let arguments = (ins _Handle:$target,
                       DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">:$grid_dims,
                       UnitAttr:$generate_gpu_launch);
  let results = (outs _Handle:$result);
  let assemblyFormat = [{
    $target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)?
    attr-dict `:` functional-type($target, $result)
  }];
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_GPU_TRANSFORMOPS_GPUTRANSFORMOPS_TD
