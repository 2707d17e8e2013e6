//===- StablehloAttrs.td - Attributes of stablehlo --------------*- tablegen -*-===//
//
// A summary here is what the verifier says a wrong attribute failed to be.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_ATTRS
#define MLIRKIT_STABLEHLO_ATTRS

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/TensorEncoding.td"
include "stablehlo/dialect/StablehloTypes.td"

class StableHLO_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<StableHLO_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

// A bracketed list of dimensions; a dynamic one is spelled `?`.
def StableHLO_Dims : ArrayRefParameter<"int64_t", "Dimension"> {
  let parser = "parseDimSizes($_parser)";
  let printer = "printDimSizes($_printer, $_self)";
}

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

def StableHLO_ConvDimensionNumbers : StableHLO_Attr<"ConvDimensionNumbers", "conv"> {
  let summary = "Structure of dimension information for conv op";
  let parameters = (ins
    "int64_t":$inputBatchDimension,
    "int64_t":$inputFeatureDimension,
    StableHLO_Dims:$inputSpatialDimensions,
    "int64_t":$kernelInputFeatureDimension,
    "int64_t":$kernelOutputFeatureDimension,
    StableHLO_Dims:$kernelSpatialDimensions,
    "int64_t":$outputBatchDimension,
    "int64_t":$outputFeatureDimension,
    StableHLO_Dims:$outputSpatialDimensions
  );
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_DotDimensionNumbers : StableHLO_Attr<"DotDimensionNumbers", "dot"> {
  let summary = "Attribute that models the dimension information for dot.";
  let parameters = (ins
    StableHLO_Dims:$lhsBatchingDimensions,
    StableHLO_Dims:$rhsBatchingDimensions,
    StableHLO_Dims:$lhsContractingDimensions,
    StableHLO_Dims:$rhsContractingDimensions
  );
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_GatherDimensionNumbers : StableHLO_Attr<"GatherDimensionNumbers", "gather"> {
  let summary = "Attribute that models the dimension information for gather";
  let parameters = (ins
    StableHLO_Dims:$offsetDims,
    StableHLO_Dims:$collapsedSliceDims,
    StableHLO_Dims:$operandBatchingDims,
    StableHLO_Dims:$startIndicesBatchingDims,
    StableHLO_Dims:$startIndexMap,
    "int64_t":$indexVectorDim
  );
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_ScatterDimensionNumbers : StableHLO_Attr<"ScatterDimensionNumbers", "scatter"> {
  let summary = "Attribute that models the dimension information for scatter";
  let parameters = (ins
    StableHLO_Dims:$updateWindowDims,
    StableHLO_Dims:$insertedWindowDims,
    StableHLO_Dims:$inputBatchingDims,
    StableHLO_Dims:$scatterIndicesBatchingDims,
    StableHLO_Dims:$scatterDimsToOperandDims,
    "int64_t":$indexVectorDim
  );
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Numerics
//===----------------------------------------------------------------------===//

def StableHLO_DotAlgorithm : StableHLO_Attr<"DotAlgorithm", "dot_algorithm"> {
  let summary = "Attribute that models the algorithm constraints to use for computing dot.";
  let parameters = (ins
    "Type":$lhsPrecisionType,
    "Type":$rhsPrecisionType,
    "Type":$accumulationType,
    "int64_t":$lhsComponentCount,
    "int64_t":$rhsComponentCount,
    "int64_t":$numPrimitiveOperations,
    "bool":$allowImpreciseAccumulation
  );
  let assemblyFormat = [{
    `<` `lhs_precision_type` `=` $lhsPrecisionType
    `,` `rhs_precision_type` `=` $rhsPrecisionType
    `,` `accumulation_type` `=` $accumulationType
    `,` `lhs_component_count` `=` $lhsComponentCount
    `,` `rhs_component_count` `=` $rhsComponentCount
    `,` `num_primitive_operations` `=` $numPrimitiveOperations
    `,` `allow_imprecise_accumulation` `=` $allowImpreciseAccumulation `>`
  }];
  let genVerifyDecl = 1;
}

def StableHLO_ResultAccuracyAttr : StableHLO_Attr<"ResultAccuracy", "result_accuracy"> {
  let summary = "The requested accuracy for transcendental unary ops.";
  let parameters = (ins
    "APFloat":$atol,
    "APFloat":$rtol,
    "int64_t":$ulps,
    StableHLO_ResultAccuracyModeAttr:$mode
  );
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  // $0 is a mode; the tolerances of a mode other than TOLERANCE are zero.
  let constBuilderCall = "::mlir::stablehlo::ResultAccuracyAttr::get("
      # "$_builder.getContext(), APFloat(0.0), APFloat(0.0), 0, "
      # "::mlir::stablehlo::ResultAccuracyModeAttr::get($_builder.getContext(), $0))";
}

//===----------------------------------------------------------------------===//
// Calls and channels
//===----------------------------------------------------------------------===//

def StableHLO_ChannelHandle : StableHLO_Attr<"ChannelHandle", "channel_handle"> {
  let summary = "two 64-bit integers 'handle' and 'type'";
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

def StableHLO_OutputOperandAlias
    : StableHLO_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let summary =
    "Attribute that models the alias relationship of output and operand of a CustomCall op";
  let description = [{
    The index lists walk into nested tuples; they are empty where the output or
    the operand is not a tuple.
  }];
  let parameters = (ins
    StableHLO_Dims:$outputTupleIndices,
    "int64_t":$operandIndex,
    StableHLO_Dims:$operandTupleIndices
  );
  let assemblyFormat = [{
    `<` `output_tuple_indices` `=` $outputTupleIndices
    `,` `operand_index` `=` $operandIndex
    `,` `operand_tuple_indices` `=` $operandTupleIndices `>`
  }];
}

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

def StableHLO_MeshAxis : StableHLO_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "A single axis of a mesh";
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$size);
  let assemblyFormat = "`<` struct(params) `>`";
}

def StableHLO_Mesh : StableHLO_Attr<"Mesh", "mesh"> {
  let summary = "A named mesh definition with device IDs";
  let parameters = (ins
    ArrayRefParameter<"stablehlo::MeshAxisAttr">:$axes,
    OptionalParameter<"DenseIntElementsAttr">:$device_ids
  );
  let assemblyFormat = [{
    `<` `axes` `` `=` `` `[` $axes `]`
        (`,` `device_ids` `` `=` `` $device_ids^)? `>`
  }];
}

def StableHLO_SubAxisInfo : StableHLO_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "Info about how this sub-axis is derived from the full axis";
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}

def StableHLO_AxisRef : StableHLO_Attr<"AxisRef", "axis_ref"> {
  let summary = "Reference to either a full axis or a split sub-axis";
  let parameters = (ins
    StringRefParameter<"name of this axis">:$name,
    OptionalParameter<"SubAxisInfoAttr", "which part of the axis">:$sub_axis_info
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def StableHLO_ReplicaGroupMeshAxes
    : StableHLO_Attr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes",
                     [DeclareAttrInterfaceMethods<SymbolUserAttrInterface>]> {
  let summary = "mesh and axes based replica groups representation.";
  let parameters = (ins "Attribute":$mesh, "ArrayAttr":$axes);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Encoding of a tensor type
//===----------------------------------------------------------------------===//

def StableHLO_TypeExtensions
    : StableHLO_Attr<"TypeExtensions", "type_extensions",
                     [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>,
                      DeclareAttrInterfaceMethods<HLO_BoundedAttrInterface>]> {
  let summary = "Attribute that extends tensor type with StableHLO type properties.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let assemblyFormat = "`<` `bounds` `=` ` ` custom<DimSizes>($bounds) `>`";
}

//===----------------------------------------------------------------------===//
// Constraints on builtin attributes
//===----------------------------------------------------------------------===//

class StableHLO_1DIndexTensorAttrBase : Attr<
    And<[IndexElementsAttr.predicate,
         CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getRank() == 1">]>,
    "A 1D tensor of index type"> {
  let storageType = IndexElementsAttr.storageType;
  let returnType = IndexElementsAttr.returnType;
  let convertFromStorage = IndexElementsAttr.convertFromStorage;
}

def StableHLO_1DIndexTensorAttr : StableHLO_1DIndexTensorAttrBase;
def StableHLO_LayoutAttr : StableHLO_1DIndexTensorAttrBase {
  let summary = "A 1D tensor of index type (layout)";
}
def StableHLO_ArrayOfLayoutAttr : TypedArrayAttrBase<
    StableHLO_LayoutAttr, "Array of layout (1D tensor of index type) attributes">;
def StableHLO_TilingAttr : TypedArrayAttrBase<
    StableHLO_1DIndexTensorAttr, "TpuTiling (array of rank 1 tensors)">;
def StableHLO_ArrayOfTilingAttr : TypedArrayAttrBase<
    StableHLO_TilingAttr, "Array of tiling attributes">;

def StableHLO_FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = "::mlir::ArrayAttr::get($_builder.getContext(), $0)";
}

def StableHLO_ReplicaGroups : AnyAttrOf<[I64ElementsAttr, StableHLO_ReplicaGroupMeshAxes]> {
  let description = "Replica groups, as a table of replica numbers or as axes of a mesh.";
}

#endif // MLIRKIT_STABLEHLO_ATTRS
