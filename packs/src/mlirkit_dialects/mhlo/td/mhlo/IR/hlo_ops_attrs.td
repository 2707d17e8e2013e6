//===- hlo_ops_attrs.td - Attributes of mhlo --------------------*- tablegen -*-===//
//
// A summary here is what the verifier says a wrong attribute failed to be.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_MHLO_ATTRS
#define MLIRKIT_MHLO_ATTRS

include "mlir/IR/OpBase.td"
include "mlir/IR/TensorEncoding.td"
include "mhlo/IR/hlo_ops_enums.td"

class MHLO_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<MHLO_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

// A bracketed list of dimensions; a dynamic one is spelled `?`.
def MHLO_Dims : ArrayRefParameter<"int64_t", "Dimension"> {
  let parser = "parseDimSizes($_parser)";
  let printer = "printDimSizes($_printer, $_self)";
}

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

def MHLO_ScatterDimensionNumbers : MHLO_Attr<"ScatterDimensionNumbers", "scatter"> {
  let summary = "Attribute that models the dimension information for scatter";
  let parameters = (ins
    MHLO_Dims:$updateWindowDims,
    MHLO_Dims:$insertedWindowDims,
    MHLO_Dims:$inputBatchingDims,
    MHLO_Dims:$scatterIndicesBatchingDims,
    MHLO_Dims:$scatterDimsToOperandDims,
    "int64_t":$indexVectorDim
  );
  let hasCustomAssemblyFormat = 1;
}

def MHLO_GatherDimensionNumbers : MHLO_Attr<"GatherDimensionNumbers", "gather"> {
  let summary = "Attribute that models the dimension information for gather";
  let parameters = (ins
    MHLO_Dims:$offsetDims,
    MHLO_Dims:$collapsedSliceDims,
    MHLO_Dims:$operandBatchingDims,
    MHLO_Dims:$startIndicesBatchingDims,
    MHLO_Dims:$startIndexMap,
    "int64_t":$indexVectorDim
  );
  let hasCustomAssemblyFormat = 1;
}

def MHLO_DotDimensionNumbers : MHLO_Attr<"DotDimensionNumbers", "dot"> {
  let summary = "Attribute that models the dimension information for dot.";
  let parameters = (ins
    MHLO_Dims:$lhsBatchingDimensions,
    MHLO_Dims:$rhsBatchingDimensions,
    MHLO_Dims:$lhsContractingDimensions,
    MHLO_Dims:$rhsContractingDimensions
  );
  let hasCustomAssemblyFormat = 1;
}

def MHLO_RaggedDotDimensionNumbers : MHLO_Attr<"RaggedDotDimensionNumbers", "ragged_dot"> {
  let summary = "Attribute that models the dimension information for ragged dot.";
  let parameters = (ins
    "DotDimensionNumbersAttr":$dotDimensionNumbers,
    MHLO_Dims:$lhsRaggedDimensions,
    MHLO_Dims:$rhsGroupDimensions
  );
  let hasCustomAssemblyFormat = 1;
}

def MHLO_ConvDimensionNumbers : MHLO_Attr<"ConvDimensionNumbers", "conv"> {
  let summary = "Structure of dimension information for conv op";
  let parameters = (ins
    "int64_t":$inputBatchDimension,
    "int64_t":$inputFeatureDimension,
    MHLO_Dims:$inputSpatialDimensions,
    "int64_t":$kernelInputFeatureDimension,
    "int64_t":$kernelOutputFeatureDimension,
    MHLO_Dims:$kernelSpatialDimensions,
    "int64_t":$outputBatchDimension,
    "int64_t":$outputFeatureDimension,
    MHLO_Dims:$outputSpatialDimensions
  );
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Numerics
//===----------------------------------------------------------------------===//

def MHLO_DotAlgorithmAttr : MHLO_Attr<"DotAlgorithm", "dot_algorithm"> {
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

def MHLO_ResultAccuracyAttr : MHLO_Attr<"ResultAccuracy", "result_accuracy"> {
  let summary = "The requested accuracy for unary ops.";
  let parameters = (ins
    "APFloat":$atol,
    "APFloat":$rtol,
    "int64_t":$ulps,
    MHLO_ResultAccuracyModeAttr:$mode
  );
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  // $0 is a mode; the tolerances of a mode other than TOLERANCE are zero.
  let constBuilderCall = "::mlir::mhlo::ResultAccuracyAttr::get("
      # "$_builder.getContext(), APFloat(0.0), APFloat(0.0), 0, "
      # "::mlir::mhlo::ResultAccuracyModeAttr::get($_builder.getContext(), $0))";
}

//===----------------------------------------------------------------------===//
// Calls, channels and arguments
//===----------------------------------------------------------------------===//

def MHLO_ChannelHandle : MHLO_Attr<"ChannelHandle", "channel_handle"> {
  let summary = "two 64-bit integers 'handle' and 'type'";
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

def MHLO_OutputOperandAlias : MHLO_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let summary =
    "Attribute that models the alias relationship of output and operand of a CustomCall op";
  let parameters = (ins
    MHLO_Dims:$outputTupleIndices,
    "int64_t":$operandIndex,
    MHLO_Dims:$operandTupleIndices
  );
  let assemblyFormat = [{
    `<` `output_tuple_indices` `=` $outputTupleIndices
    `,` `operand_index` `=` $operandIndex
    `,` `operand_tuple_indices` `=` $operandTupleIndices `>`
  }];
}

def MHLO_ArgResultAlias : MHLO_Attr<"ArgResultAlias", "result_alias"> {
  let summary = "Attribute that models the alias relationship of entry function argument";
  let parameters = (ins
    MHLO_Dims:$argTupleIndices,
    "int64_t":$resultIndex,
    MHLO_Dims:$resultTupleIndices,
    "bool":$isMustAlias
  );
  let hasCustomAssemblyFormat = 1;
}

def MHLO_CrossProgramPrefetch : MHLO_Attr<"CrossProgramPrefetch", "cross_program_prefetch"> {
  let summary = "Argument that is prefetched from another program";
  let parameters = (ins
    "int64_t":$parameter,
    MHLO_Dims:$indices,
    "std::optional<int64_t>":$offset
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

//===----------------------------------------------------------------------===//
// Groups of replicas by axes of a mesh
//===----------------------------------------------------------------------===//

def MHLO_SubAxisInfo : MHLO_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "Info about how this sub-axis is derived from the full axis";
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}

def MHLO_AxisRef : MHLO_Attr<"AxisRef", "axis_ref"> {
  let summary = "Reference to either a full axis or a split sub-axis";
  let parameters = (ins
    StringRefParameter<"name of this axis">:$name,
    OptionalParameter<"SubAxisInfoAttr", "which part of the axis">:$sub_axis_info
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def MHLO_ReplicaGroupMeshAxes
    : MHLO_Attr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let summary = "mesh and axes based replica groups representation.";
  let parameters = (ins "Attribute":$mesh, "ArrayAttr":$axes);
  let assemblyFormat = "`<` struct(params) `>`";
}

def MHLO_ReplicaGroups : AnyAttrOf<[I64ElementsAttr, MHLO_ReplicaGroupMeshAxes]> {
  let description = "Replica groups, as a table of replica numbers or as axes of a mesh.";
}

//===----------------------------------------------------------------------===//
// Encoding of a tensor type
//===----------------------------------------------------------------------===//

def MHLO_TypeExtensions
    : MHLO_Attr<"TypeExtensions", "type_extensions",
                [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>,
                 DeclareAttrInterfaceMethods<HLO_BoundedAttrInterface>]> {
  let summary = "Attribute that extends tensor type with MHLO type properties.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let assemblyFormat = "`<` `bounds` `=` ` ` custom<DimSizes>($bounds) `>`";
}

//===----------------------------------------------------------------------===//
// Constraints on builtin attributes
//===----------------------------------------------------------------------===//

def MHLO_LayoutAttr : Attr<
    And<[IndexElementsAttr.predicate,
         CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getRank() == 1">]>,
    "A 1D tensor of index type (layout)"> {
  let storageType = IndexElementsAttr.storageType;
  let returnType = IndexElementsAttr.returnType;
  let convertFromStorage = IndexElementsAttr.convertFromStorage;
}
def MHLO_ArrayOfLayoutAttr : TypedArrayAttrBase<
    MHLO_LayoutAttr, "Array of layout (1D tensor of index type) attributes">;

def MHLO_FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = "::mlir::ArrayAttr::get($_builder.getContext(), $0)";
}

def MHLO_BoolElementsAttr : ElementsAttrBase<
    And<[CPred<"::llvm::isa<::mlir::DenseIntOrFPElementsAttr>($_self)">,
         CPred<"::llvm::cast<::mlir::DenseIntOrFPElementsAttr>($_self)"
               ".getType().getElementType().isInteger(1)">]>,
    "constant boolean vector/tensor attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
  let convertFromStorage = "$_self";
}

#endif // MLIRKIT_MHLO_ATTRS
