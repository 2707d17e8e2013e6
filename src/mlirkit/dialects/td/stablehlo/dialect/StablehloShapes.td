//===- StablehloShapes.td - Moving elements around --------------*- tablegen -*-===//
//
// Ops whose result has the elements of their operands in another arrangement,
// and the size of a dimension.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_SHAPES
#define MLIRKIT_STABLEHLO_SHAPES

include "stablehlo/dialect/StablehloBase.td"

//===----------------------------------------------------------------------===//
// Reshaping
//===----------------------------------------------------------------------===//

def StableHLO_ReshapeOp : StableHLO_Op<"reshape",
    [ConditionallySpeculatable, NoMemoryEffect, HLO_CompatibleOperandsAndResultElementType]> {
  let summary = "the same elements in another shape";
  let arguments = (ins HLO_TensorOrPerAxisQuantizedTensor:$operand);
  let results = (outs HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_DynamicReshapeOp : StableHLO_ShapedInterfaceOp<"dynamic_reshape",
    [HLO_SpeculatableIfAllInputsStaticAndShapeConstant, NoMemoryEffect]> {
  let summary = "reshape to a computed shape";
  let arguments = (ins
    HLO_TensorOrPerAxisQuantizedTensor:$operand,
    HLO_StaticDimensionTensor:$output_shape
  );
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_TransposeOp : StableHLO_ShapedInterfaceOp<"transpose",
    [ConditionallySpeculatable, NoMemoryEffect, HLO_CompatibleOperandsAndResultElementType,
     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "dimensions permuted";
  let arguments = (ins
    HLO_TensorOrPerAxisQuantizedTensor:$operand,
    DenseI64ArrayAttr:$permutation
  );
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor:$result);
  let assemblyFormat = !strconcat("$operand `,` `dims` `=` $permutation", HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_ReverseOp : StableHLO_ShapedInterfaceOp<"reverse",
    [HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, NoMemoryEffect,
     SameOperandsAndResultElementType, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "elements in reverse order along some dimensions";
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions
    attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

def StableHLO_BroadcastOp : StableHLO_ShapedInterfaceOp<"broadcast",
    [Pure, SameOperandsAndResultElementType, InferTensorType]> {
  let summary = "the operand repeated along new leading dimensions";
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor);
  let assemblyFormat = !strconcat("$operand `,` `sizes` `=` $broadcast_sizes", HLO_FunctionalType);
}

def StableHLO_BroadcastInDimOp : StableHLO_Op<"broadcast_in_dim",
    [HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect,
     HLO_CompatibleOperandsAndResultElementType]> {
  let summary = "the operand repeated, its dimensions placed among the result's";
  let arguments = (ins
    HLO_TensorOrPerAxisQuantizedTensor:$operand,
    DenseI64ArrayAttr:$broadcast_dimensions
  );
  let results = (outs HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor);
  let assemblyFormat = !strconcat(
      "$operand `,` `dims` `=` $broadcast_dimensions",
      HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_DynamicBroadcastInDimOp : StableHLO_ShapedInterfaceOp<"dynamic_broadcast_in_dim",
    [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "broadcast_in_dim to a computed shape";
  let arguments = (ins
    HLO_TensorOrPerAxisQuantizedTensor:$operand,
    HLO_StaticDimensionTensor:$output_dimensions,
    DenseI64ArrayAttr:$broadcast_dimensions,
    StableHLO_OptionalDims:$known_expanding_dimensions,
    StableHLO_OptionalDims:$known_nonexpanding_dimensions
  );
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor);
  let assemblyFormat = !strconcat(
      "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions",
      HLO_FunctionalType);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

def StableHLO_SliceOp : StableHLO_Op<"slice",
    [HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, NoMemoryEffect,
     SameOperandsAndResultElementType,
     AllMatchSameOperatorTrait<["start_indices", "limit_indices", "strides"],
                               "$_self.size()", "size">,
     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "part of a tensor at fixed indices";
  let arguments = (ins
    HLO_Tensor:$operand,
    DenseI64ArrayAttr:$start_indices,
    DenseI64ArrayAttr:$limit_indices,
    DenseI64ArrayAttr:$strides
  );
  let results = (outs HLO_Tensor);
  let assemblyFormat = !strconcat(
      "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides)",
      HLO_FunctionalType);
}

def StableHLO_DynamicSliceOp : StableHLO_Op<"dynamic_slice",
    [Pure, AllElementTypesMatch<["operand", "result"]>, InferTensorType]> {
  let summary = "part of fixed size starting at computed indices";
  let arguments = (ins
    HLO_Tensor:$operand,
    Variadic<HLO_ScalarIntTensor>:$start_indices,
    DenseI64ArrayAttr:$slice_sizes
  );
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = !strconcat(
      "$operand `,` custom<VariadicOperandWithAttribute>($start_indices) `sizes` `=` $slice_sizes",
      HLO_FunctionalType);
}

def StableHLO_DynamicUpdateSliceOp : StableHLO_Op<"dynamic_update_slice",
    [Pure, AllElementTypesMatch<["operand", "update", "result"]>, InferTensorType]> {
  let summary = "the operand with the part at computed indices replaced";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_Tensor:$update,
    Variadic<HLO_ScalarIntTensor>:$start_indices
  );
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
}

def StableHLO_RealDynamicSliceOp : StableHLO_ShapedInterfaceOp<"real_dynamic_slice",
    [ConditionallySpeculatable, NoMemoryEffect, AllElementTypesMatch<["operand", "result"]>,
     AllTypesMatch<["start_indices", "limit_indices", "strides"]>]> {
  let summary = "slice at computed indices and strides";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_DimensionTensor:$start_indices,
    HLO_DimensionTensor:$limit_indices,
    HLO_DimensionTensor:$strides
  );
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Joining and padding
//===----------------------------------------------------------------------===//

def StableHLO_ConcatenateOp : StableHLO_ShapedInterfaceOp<"concatenate",
    [ConditionallySpeculatable, NoMemoryEffect, SameOperandsAndResultElementType,
     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "tensors one after the other along a dimension";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, StableHLO_DimensionAttr:$dimension);
  let results = (outs HLO_Tensor);
  let assemblyFormat = !strconcat(
      "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension",
      HLO_FunctionalType);
}

def StableHLO_PadOp : StableHLO_ShapedInterfaceOp<"pad",
    [HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, NoMemoryEffect,
     SameOperandsAndResultElementType,
     AllMatchSameOperatorTrait<["edge_padding_low", "edge_padding_high", "interior_padding"],
                               "$_self.size()", "size">,
     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a value added around and between the elements";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_ScalarTensor:$padding_value,
    DenseI64ArrayAttr:$edge_padding_low,
    DenseI64ArrayAttr:$edge_padding_high,
    DenseI64ArrayAttr:$interior_padding
  );
  let results = (outs HLO_Tensor);
  let assemblyFormat = !strconcat([{
    $operand `,` $padding_value
    `,` `low` `=` $edge_padding_low
    `,` `high` `=` $edge_padding_high
    `,` `interior` `=` $interior_padding
  }], HLO_FunctionalType);
}

def StableHLO_DynamicPadOp : StableHLO_ShapedInterfaceOp<"dynamic_pad",
    [ConditionallySpeculatable, NoMemoryEffect,
     AllElementTypesMatch<["operand", "padding_value", "result"]>,
     AllTypesMatch<["edge_padding_low", "edge_padding_high", "interior_padding"]>,
     AllRanksMatch<["operand", "result"]>]> {
  let summary = "pad by computed amounts";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_ScalarTensor:$padding_value,
    HLO_StaticDimensionTensor:$edge_padding_low,
    HLO_StaticDimensionTensor:$edge_padding_high,
    HLO_StaticDimensionTensor:$interior_padding
  );
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Gathering
//===----------------------------------------------------------------------===//

def StableHLO_GatherOp : StableHLO_Op<"gather",
    [ConditionallySpeculatable, NoMemoryEffect, InferTensorTypeWithReify,
     AllElementTypesMatch<["operand", "result"]>]> {
  let summary = "slices taken at each of many indices";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_IntTensor:$start_indices,
    StableHLO_GatherDimensionNumbers:$dimension_numbers,
    DenseI64ArrayAttr:$slice_sizes,
    StableHLO_FalseAttr:$indices_are_sorted
  );
  let results = (outs HLO_Tensor:$result);
}

def StableHLO_DynamicGatherOp : StableHLO_Op<"dynamic_gather",
    [HLO_SpeculatableIfAllInputsStaticAndShapeConstant, NoMemoryEffect,
     InferTensorTypeWithReify]> {
  let summary = "gather of slices of computed size";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_IntTensor:$start_indices,
    HLO_Static1DIntTensor:$slice_sizes,
    StableHLO_GatherDimensionNumbers:$dimension_numbers,
    StableHLO_FalseAttr:$indices_are_sorted
  );
  let results = (outs HLO_Tensor);
}

def StableHLO_TorchIndexSelectOp : StableHLO_Op<"torch_index_select", [Pure]> {
  let summary = "PyTorch's index_select with batch dimensions";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_Tensor:$index,
    I64Attr:$dim,
    I64Attr:$batch_dims
  );
  let results = (outs HLO_Tensor);
}

//===----------------------------------------------------------------------===//
// Dimension sizes
//===----------------------------------------------------------------------===//

def StableHLO_GetDimensionSizeOp
    : StableHLO_Op<"get_dimension_size", [Pure, InferTensorType]> {
  let summary = "size of a dimension";
  let arguments = (ins
    HLO_TensorOrPerAxisQuantizedTensor:$operand,
    StableHLO_DimensionAttr:$dimension
  );
  let results = (outs I32RankedTensor);
  let assemblyFormat = !strconcat("$operand `,` `dim` `=` $dimension", HLO_FunctionalType);
}

def StableHLO_SetDimensionSizeOp : StableHLO_Op<"set_dimension_size",
    [ConditionallySpeculatable, NoMemoryEffect, InferTensorType]> {
  let summary = "the operand with a bounded dimension of a computed size";
  let arguments = (ins
    HLO_Tensor:$operand,
    I32RankedTensor:$size,
    StableHLO_DimensionAttr:$dimension
  );
  let results = (outs HLO_Tensor);
  let assemblyFormat = !strconcat(
      "$operand `,` $size `,` `dim` `=` $dimension",
      HLO_FunctionalType);
}

#endif // MLIRKIT_STABLEHLO_SHAPES
