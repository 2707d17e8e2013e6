//===- Tensors in the transform dialect -------------------------------------===//

#ifndef MLIR_DIALECT_TENSOR_TRANSFORMOPS_TENSORTRANSFORMOPS_TD
#define MLIR_DIALECT_TENSOR_TRANSFORMOPS_TENSORTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_TensorPadOp : Transform_ConcreteOpType<"tensor.pad">;

//===- Pattern sets ---------------------------------------------------------===//

def ApplyDecomposeTensorConcatPatternsOp
    : _PatternsOp<"tensor.decompose_concat", "tensor.concat to insertions of slices">;
def ApplyDropRedundantInsertSliceRankExpansionPatternsOp
    : _PatternsOp<"tensor.drop_redundant_insert_slice_rank_expansion",
                  "drops changes of rank that cancel each other">;
def ApplyFoldTensorEmptyPatternsOp
    : _PatternsOp<"tensor.fold_tensor_empty", "slices and reshapes of empty tensors to others"> {
  let arguments = (ins DefaultValuedAttr<BoolAttr, "false">:$fold_single_use_only);
}
def ApplyFoldTensorSubsetOpsPatternsOp
    : _PatternsOp<"tensor.fold_tensor_subset_ops", "accesses by slices to ones of their source">;
def ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp
    : _PatternsOp<"tensor.fold_tensor_subset_ops_into_vector_transfers",
                  "transfers by slices to ones of their source">;
def ApplyMergeConsecutiveInsertExtractSlicePatternsOp
    : _PatternsOp<"tensor.merge_consecutive_insert_extract_slice", "slices of slices to slices">;
def ApplyReassociativeReshapeFoldingPatternsOp
    : _PatternsOp<"tensor.reassociative_reshape_folding", "drops reshapes around slices">;
def ApplyBubbleUpExtractSlicePatternsOp
    : _PatternsOp<"tensor.bubble_up_extract_slice", "moves slices ahead of reshapes">;
def ApplyRewriteTensorOpsAsConstantPatternsOp
    : _PatternsOp<"tensor.rewrite_as_constant", "operations on constants to constants"> {
  let arguments = (ins UnitAttr:$aggressive);
  let assemblyFormat = "(`aggressive` $aggressive^)? attr-dict";
}

//===- Operations -----------------------------------------------------------===//

def MakeLoopIndependentOp
    : Op<Transform_Dialect, "tensor.make_loop_independent", _FunctionalEach> {
  let summary = "sizes an operation so that they do not depend on loops";
  let arguments = (ins _Handle:$target, I64Attr:$num_loops);
  let results = (outs _Handle:$transformed);
  let assemblyFormat = "$target attr-dict `:` functional-type($target, $transformed)";
}

def TypeConversionCastShapeDynamicDimsOp
    : Op<Transform_Dialect, "type_conversion.tensor.cast_shape_dynamic_dims",
         [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface,
                                    ["populateTypeMaterializations"]>]> {
  let summary = "converter that casts between static and dynamic dimensions";
  let arguments = (ins UnitAttr:$ignore_dynamic_info);
  let assemblyFormat = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict";
}

#endif // MLIR_DIALECT_TENSOR_TRANSFORMOPS_TENSORTRANSFORMOPS_TD
