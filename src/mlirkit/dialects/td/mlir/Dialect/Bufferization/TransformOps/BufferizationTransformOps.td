//===- Bufferization in the transform dialect -------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_TRANSFORMOPS_BUFFERIZATIONTRANSFORMOPS_TD
#define MLIR_DIALECT_BUFFERIZATION_TRANSFORMOPS_BUFFERIZATIONTRANSFORMOPS_TD

include "mlir/Dialect/Bufferization/IR/BufferizationEnums.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_EmptyOp : Transform_ConcreteOpType<"tensor.empty">;
def Transform_AllocTensorOp : Transform_ConcreteOpType<"bufferization.alloc_tensor">;

def BufferLoopHoistingOp
    : Op<Transform_Dialect, "bufferization.buffer_loop_hoisting",
         [_OwnEffects, TransformEachOpTrait, TransformOpInterface]> {
  let summary = "moves allocations out of loops";
  let arguments = (ins _Handle:$target);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

def OneShotBufferizeOp
    : Op<Transform_Dialect, "bufferization.one_shot_bufferize", _FunctionalApply> {
  let summary = "replaces tensors by buffers";
  defvar no = DefaultValuedAttr<BoolAttr, "false">;
  let arguments = (ins _Handle:$target,
                       OptionalAttr<LayoutMapOption>:$function_boundary_type_conversion,
                       no:$allow_return_allocs_from_loops, no:$allow_unknown_ops,
                       no:$bufferize_function_boundaries, no:$dump_alias_sets,
                       no:$test_analysis_only, no:$print_conflicts,
                       DefaultValuedAttr<BoolAttr, "true">:$check_parallel_regions,
                       DefaultValuedAttr<StrAttr, "\"memref.copy\"">:$memcpy_op);
  let results = (outs _Handle:$transformed);
  let assemblyFormat = [{
    (`layout` `{` $function_boundary_type_conversion^ `}`)?
    $target attr-dict `:` functional-type($target, results)
  }];
  let hasVerifier = 1;
}

def EliminateEmptyTensorsOp
    : Op<Transform_Dialect, "bufferization.eliminate_empty_tensors", _OwnApplyAndEffects> {
  let summary = "uses in place of an empty tensor the tensor it is put into";
  let arguments = (ins _Handle:$target);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

def EmptyTensorToAllocTensorOp
    : Op<Transform_Dialect, "bufferization.empty_tensor_to_alloc_tensor", _FunctionalEach> {
  let summary = "tensor.empty to bufferization.alloc_tensor";
  let arguments = (ins Transform_EmptyOp:$target);
  let results = (outs Transform_AllocTensorOp:$transformed);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

#endif // MLIR_DIALECT_BUFFERIZATION_TRANSFORMOPS_BUFFERIZATIONTRANSFORMOPS_TD
