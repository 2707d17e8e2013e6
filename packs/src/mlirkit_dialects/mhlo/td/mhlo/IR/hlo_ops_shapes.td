//===- hlo_ops_shapes.td - Constants, and moving elements around -*- tablegen -*-===//

#ifndef MLIRKIT_MHLO_SHAPES
#define MLIRKIT_MHLO_SHAPES

include "mhlo/IR/hlo_ops_common.td"

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def MHLO_ConstantOp : MHLO_Op<"constant", [ConstantLike, Pure, MHLO_InferType]> {
  let summary = "tensor of given values";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs MHLO_StaticShapeTensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

def MHLO_IotaOp : MHLO_Op<"iota", [Pure]> {
  let summary = "index of each element along one dimension";
  let arguments = (ins MHLO_DimensionAttr:$iota_dimension);
  let results = (outs HLO_StaticShapeIntFpOrComplexTensor:$output);
  let hasVerifier = 1;
}

def MHLO_DynamicIotaOp : MHLO_ShapedInterfaceOp<"dynamic_iota", [Pure]> {
  let summary = "iota whose shape is computed";
  let arguments = (ins HLO_DimensionTensor:$output_shape, MHLO_DimensionAttr:$iota_dimension);
  let results = (outs MHLO_Tensor:$result);
}

//===----------------------------------------------------------------------===//
// Reshaping
//===----------------------------------------------------------------------===//

def MHLO_ReshapeOp : MHLO_Op<"reshape", [Pure, HLO_CompatibleOperandsAndResultElementType]> {
  let summary = "the same elements in another shape";
  let arguments = (ins HLO_AnyTensor:$operand);
  let results = (outs MHLO_StaticOrBoundedTensor);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

def MHLO_DynamicReshapeOp : MHLO_ShapedInterfaceOp<"dynamic_reshape", [Pure]> {
  let summary = "reshape to a computed shape";
  let arguments = (ins HLO_AnyTensor:$operand, HLO_DimensionTensor:$output_shape);
  let results = (outs HLO_AnyTensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

def MHLO_TransposeOp : MHLO_ShapedInterfaceOp<"transpose",
    [Pure, HLO_CompatibleOperandsAndResultElementType, MHLO_InferType]> {
  let summary = "dimensions permuted";
  let arguments = (ins MHLO_Tensor:$operand, I64ElementsAttr:$permutation);
  let results = (outs MHLO_Tensor);
}

def MHLO_ReverseOp : MHLO_Op<"reverse", [Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "elements in reverse order along some dimensions";
  let arguments = (ins MHLO_Tensor:$operand, I64ElementsAttr:$dimensions);
  let results = (outs MHLO_Tensor);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

def MHLO_BroadcastOp : MHLO_ShapedInterfaceOp<"broadcast",
    [Pure, SameOperandsAndResultElementType, InferTensorType]> {
  let summary = "the operand repeated along new leading dimensions";
  let arguments = (ins MHLO_Tensor:$operand, I64ElementsAttr:$broadcast_sizes);
  let results = (outs MHLO_Tensor);
}

def MHLO_BroadcastInDimOp : MHLO_Op<"broadcast_in_dim",
    [Pure, HLO_CompatibleOperandsAndResultElementType]> {
  let summary = "the operand repeated, its dimensions placed among the result's";
  let arguments = (ins MHLO_Tensor:$operand, I64ElementsAttr:$broadcast_dimensions);
  let results = (outs MHLO_StaticOrBoundedTensor);
  let hasVerifier = 1;
}

def MHLO_DynamicBroadcastInDimOp
    : MHLO_ShapedInterfaceOp<"dynamic_broadcast_in_dim", [Pure]> {
  let summary = "broadcast_in_dim to a computed shape";
  let arguments = (ins
    MHLO_Tensor:$operand,
    HLO_DimensionTensor:$output_dimensions,
    I64ElementsAttr:$broadcast_dimensions,
    MHLO_OptionalElements:$known_expanding_dimensions,
    MHLO_OptionalElements:$known_nonexpanding_dimensions
  );
  let results = (outs MHLO_Tensor);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

def MHLO_SliceOp : MHLO_Op<"slice",
    [Pure, SameOperandsAndResultElementType,
     AllTypesMatch<["start_indices", "limit_indices", "strides"]>, MHLO_InferType]> {
  let summary = "part of a tensor at fixed indices";
  let arguments = (ins
    MHLO_Tensor:$operand,
    I64ElementsAttr:$start_indices,
    I64ElementsAttr:$limit_indices,
    I64ElementsAttr:$strides
  );
  let results = (outs MHLO_Tensor);
}

def MHLO_DynamicSliceOp : MHLO_Op<"dynamic_slice",
    [Pure, AllElementTypesMatch<["operand", "result"]>, InferTensorType]> {
  let summary = "part of fixed size starting at computed indices";
  let arguments = (ins
    MHLO_Tensor:$operand,
    Variadic<HLO_ScalarIntTensor>:$start_indices,
    I64ElementsAttr:$slice_sizes
  );
  let results = (outs MHLO_Tensor:$result);
}

def MHLO_DynamicUpdateSliceOp : MHLO_Op<"dynamic_update_slice",
    [Pure, AllElementTypesMatch<["operand", "update", "result"]>, InferTensorType]> {
  let summary = "the operand with the part at computed indices replaced";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_Tensor:$update,
    Variadic<HLO_ScalarIntTensor>:$start_indices
  );
  let results = (outs MHLO_Tensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
}

def MHLO_RealDynamicSliceOp : MHLO_ShapedInterfaceOp<"real_dynamic_slice",
    [Pure, AllElementTypesMatch<["operand", "result"]>,
     AllTypesMatch<["start_indices", "limit_indices", "strides"]>]> {
  let summary = "slice at computed indices and strides";
  let arguments = (ins
    MHLO_Tensor:$operand,
    HLO_DimensionTensor:$start_indices,
    HLO_DimensionTensor:$limit_indices,
    HLO_DimensionTensor:$strides
  );
  let results = (outs MHLO_Tensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Joining and padding
//===----------------------------------------------------------------------===//

def MHLO_ConcatenateOp : MHLO_ShapedInterfaceOp<"concatenate",
    [Pure, SameOperandsAndResultElementType, MHLO_InferType]> {
  let summary = "tensors one after the other along a dimension";
  let arguments = (ins Variadic<MHLO_Tensor>:$val, MHLO_DimensionAttr:$dimension);
  let results = (outs MHLO_Tensor);
}

def MHLO_PadOp : MHLO_ShapedInterfaceOp<"pad",
    [Pure, SameOperandsAndResultElementType, MHLO_InferType]> {
  let summary = "a value added around and between the elements";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_Tensor:$padding_value,
    I64ElementsAttr:$edge_padding_low,
    I64ElementsAttr:$edge_padding_high,
    I64ElementsAttr:$interior_padding
  );
  let results = (outs MHLO_Tensor);
}

def MHLO_DynamicPadOp : MHLO_ShapedInterfaceOp<"dynamic_pad",
    [Pure, AllElementTypesMatch<["operand", "padding_value", "result"]>,
     AllTypesMatch<["edge_padding_low", "edge_padding_high", "interior_padding"]>]> {
  let summary = "pad by computed amounts";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_Tensor:$padding_value,
    HLO_DimensionTensor:$edge_padding_low,
    HLO_DimensionTensor:$edge_padding_high,
    HLO_DimensionTensor:$interior_padding
  );
  let results = (outs MHLO_Tensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Gathering
//===----------------------------------------------------------------------===//

def MHLO_GatherOp : MHLO_Op<"gather", [InferTensorTypeWithReify, Pure]> {
  let summary = "slices taken at each of many indices";
  let arguments = (ins
    MHLO_Tensor:$operand,
    HLO_IntTensor:$start_indices,
    MHLO_GatherDimensionNumbers:$dimension_numbers,
    I64ElementsAttr:$slice_sizes,
    MHLO_FalseAttr:$indices_are_sorted
  );
  let results = (outs MHLO_Tensor);
}

def MHLO_DynamicGatherOp : MHLO_Op<"dynamic_gather", [InferTensorTypeWithReify, Pure]> {
  let summary = "gather of slices of computed size";
  let arguments = (ins
    MHLO_Tensor:$operand,
    HLO_IntTensor:$start_indices,
    HLO_Static1DIntTensor:$slice_sizes,
    MHLO_GatherDimensionNumbers:$dimension_numbers,
    MHLO_FalseAttr:$indices_are_sorted
  );
  let results = (outs MHLO_Tensor);
}

def MHLO_TorchIndexSelectOp : MHLO_Op<"torch_index_select", [Pure]> {
  let summary = "PyTorch's index_select with batch dimensions";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_Tensor:$index,
    I64Attr:$dim,
    I64Attr:$batch_dims
  );
  let results = (outs MHLO_Tensor);
}

//===----------------------------------------------------------------------===//
// Shapes as values
//===----------------------------------------------------------------------===//

def MHLO_GetDimensionSizeOp : MHLO_Op<"get_dimension_size", [Pure, InferTensorType]> {
  let summary = "size of a dimension";
  let arguments = (ins MHLO_Tensor:$operand, MHLO_DimensionAttr:$dimension);
  let results = (outs I32Tensor);
}

def MHLO_SetDimensionSizeOp : MHLO_Op<"set_dimension_size", [Pure, InferTensorType]> {
  let summary = "the operand with a bounded dimension of a computed size";
  let arguments = (ins
    MHLO_Tensor:$operand,
    I32Tensor:$size,
    MHLO_DimensionAttr:$dimension
  );
  let results = (outs MHLO_Tensor);
}

def MHLO_MinimumBroadcastShapesOp : CppDeprecated<"Do not use this op outside of KernelGen">,
    MHLO_Op<"minimum_broadcast_shapes", [Pure]> {
  let summary = "shapes of the least rank that broadcast to a reshape of the same";
  let arguments = (ins Variadic<1DTensorOf<[Index]>>:$shapes);
  let results = (outs Variadic<1DTensorOf<[Index]>>:$results);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes) `->` type($results)";
  let hasVerifier = 1;
}

#endif // MLIRKIT_MHLO_SHAPES
