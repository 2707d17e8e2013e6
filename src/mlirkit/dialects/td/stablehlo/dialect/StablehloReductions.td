//===- StablehloReductions.td - Ops with a computation on scalars -*- tablegen -*-===//
//
// Ops that combine elements by a region: reductions, scatters, sort and map.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_REDUCTIONS
#define MLIRKIT_STABLEHLO_REDUCTIONS

include "stablehlo/dialect/StablehloBase.td"

def StableHLO_ReduceOp : StableHLO_ShapedInterfaceOp<"reduce",
    [HLO_RecursivelySpeculatableIfAllInputsStatic, RecursiveMemoryEffects,
     SameVariadicOperandSize, InferTensorTypeWithReify,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "elements combined along some dimensions";
  let arguments = (ins
    Variadic<HLO_Tensor>:$inputs,
    Variadic<HLO_Tensor>:$init_values,
    DenseI64ArrayAttr:$dimensions
  );
  let results = (outs Variadic<HLO_Tensor>);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def StableHLO_ReduceWindowOp : StableHLO_Op<"reduce_window",
    [HLO_RecursivelySpeculatableIfAllInputsStatic, RecursiveMemoryEffects,
     SameVariadicOperandSize, SingleBlockImplicitTerminator<"ReturnOp">, InferTensorType]> {
  let summary = "elements combined within a window moved over a tensor";
  let arguments = (ins
    Variadic<HLO_Tensor>:$inputs,
    Variadic<HLO_Tensor>:$init_values,
    DenseI64ArrayAttr:$window_dimensions,
    StableHLO_OptionalDims:$window_strides,
    StableHLO_OptionalDims:$base_dilations,
    StableHLO_OptionalDims:$window_dilations,
    OptionalAttr<I64ElementsAttr>:$padding
  );
  let results = (outs Variadic<HLO_Tensor>);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}

def StableHLO_MapOp : StableHLO_ShapedInterfaceOp<"map",
    [HLO_RecursivelySpeculatableIfAllInputsStatic, RecursiveMemoryEffects,
     SameOperandsAndResultShape, SingleBlockImplicitTerminator<"ReturnOp">,
     InferTensorTypeWithReify]> {
  let summary = "a computation applied to each position";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, DenseI64ArrayAttr:$dimensions);
  let results = (outs HLO_Tensor);
  let regions = (region SizedRegion<1>:$computation);
}

def StableHLO_SortOp : StableHLO_Op<"sort",
    [HLO_RecursivelySpeculatableIfAllInputsStatic, RecursiveMemoryEffects,
     SameOperandsAndResultShape, InferTensorType]> {
  let summary = "tensors sorted together along a dimension";
  let arguments = (ins
    Variadic<HLO_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
    StableHLO_FalseAttr:$is_stable
  );
  let results = (outs Variadic<HLO_Tensor>);
  let regions = (region SizedRegion<1>:$comparator);
  let hasVerifier = 1;
}

def StableHLO_ScatterOp : StableHLO_Op<"scatter",
    [ConditionallySpeculatable, RecursiveMemoryEffects, SameVariadicOperandSize,
     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "tensors with slices at each of many indices updated";
  let arguments = (ins
    Variadic<HLO_Tensor>:$inputs,
    RankedTensorOf<[AnyInteger, Index]>:$scatter_indices,
    Variadic<HLO_Tensor>:$updates,
    StableHLO_ScatterDimensionNumbers:$scatter_dimension_numbers,
    StableHLO_FalseAttr:$indices_are_sorted,
    StableHLO_FalseAttr:$unique_indices
  );
  let results = (outs Variadic<HLO_Tensor>);
  let regions = (region SizedRegion<1>:$update_computation);
  let hasVerifier = 1;
}

def StableHLO_SelectAndScatterOp : StableHLO_Op<"select_and_scatter",
    [HLO_RecursivelySpeculatableIfStaticDimInOutputIsStaticInInput,
     DeclareOpInterfaceMethods<InferTypeOpInterface>, RecursiveMemoryEffects]> {
  let summary = "values scattered to the element each window selects";
  let arguments = (ins
    HLO_Tensor:$operand,
    HLO_Tensor:$source,
    HLO_Tensor:$init_value,
    StableHLO_OptionalDims:$window_dimensions,
    StableHLO_OptionalDims:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding
  );
  let results = (outs HLO_Tensor);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let hasVerifier = 1;
}

#endif // MLIRKIT_STABLEHLO_REDUCTIONS
