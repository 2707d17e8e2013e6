//===- hlo_ops_regions.td - Ops with regions --------------------*- tablegen -*-===//
//
// Ops that combine elements by a region, branches and loops, and fusions.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_MHLO_REGIONS
#define MLIRKIT_MHLO_REGIONS

include "mhlo/IR/hlo_ops_common.td"

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

def MHLO_ReduceOp : MHLO_ShapedInterfaceOp<"reduce",
    [RecursiveMemoryEffects, SameVariadicOperandSize,
     SingleBlockImplicitTerminator<"ReturnOp">, InferTensorType]> {
  let summary = "elements combined along some dimensions";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$inputs,
    Variadic<MHLO_Tensor>:$init_values,
    I64ElementsAttr:$dimensions
  );
  let results = (outs Variadic<MHLO_Tensor>);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MHLO_ReduceWindowOp : MHLO_Op<"reduce_window",
    [RecursiveMemoryEffects, SameVariadicOperandSize,
     SingleBlockImplicitTerminator<"ReturnOp">, InferTensorType]> {
  let summary = "elements combined within a window moved over a tensor";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$inputs,
    Variadic<MHLO_Tensor>:$init_values,
    I64ElementsAttr:$window_dimensions,
    MHLO_OptionalElements:$window_strides,
    MHLO_OptionalElements:$base_dilations,
    MHLO_OptionalElements:$window_dilations,
    MHLO_OptionalElements:$padding
  );
  let results = (outs Variadic<MHLO_Tensor>);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}

def MHLO_ScanOp : MHLO_Op<"scan",
    [AttrSizedOperandSegments, AttrSizedResultSegments, InferTensorType, IsolatedFromAbove,
     OpAsmOpInterface, RecursiveMemoryEffects]> {
  let summary = "a computation along a dimension, which hands values on";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$inputs,
    Variadic<MHLO_Tensor>:$inits,
    MHLO_DimensionAttr:$dimension,
    OptionalAttr<MHLO_DimensionAttr>:$scan_dim_size,
    MHLO_FalseAttr:$is_reverse,
    OptionalAttr<BoolAttr>:$is_associative
  );
  let results = (outs Variadic<MHLO_Tensor>:$outputs, Variadic<MHLO_Tensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MHLO_MapOp : MHLO_ShapedInterfaceOp<"map",
    [RecursiveMemoryEffects, SameOperandsAndResultShape,
     SingleBlockImplicitTerminator<"ReturnOp">, InferTensorTypeWithReify]> {
  let summary = "a computation applied to each position";
  let arguments = (ins Variadic<MHLO_Tensor>:$inputs, I64ElementsAttr:$dimensions);
  let results = (outs MHLO_Tensor);
  let regions = (region SizedRegion<1>:$computation);
}

def MHLO_SortOp : MHLO_Op<"sort",
    [RecursiveMemoryEffects, SameOperandsAndResultShape, InferTensorType]> {
  let summary = "tensors sorted together along a dimension";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
    MHLO_FalseAttr:$is_stable
  );
  let results = (outs Variadic<MHLO_Tensor>);
  let regions = (region SizedRegion<1>:$comparator);
  let hasVerifier = 1;
}

def MHLO_TopKOp : MHLO_Op<"topk", [RecursiveMemoryEffects, InferTensorType]> {
  let summary = "the largest or smallest elements along the last dimension, and where they are";
  let arguments = (ins
    MHLO_Tensor:$operand,
    I64Attr:$k,
    DefaultValuedOptionalAttr<BoolAttr, "true">:$largest
  );
  let results = (outs MHLO_Tensor:$values, MHLO_Tensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k (`,` `largest` `=` $largest^)? `)` attr-dict `:`
    type($operand) `->` `(` type($values) `,` type($indices) `)`
  }];
}

def MHLO_ScatterOp : MHLO_Op<"scatter",
    [SameVariadicOperandSize, RecursiveMemoryEffects, MHLO_InferType]> {
  let summary = "tensors with slices at each of many indices updated";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$inputs,
    RankedTensorOf<[AnyInteger, Index]>:$scatter_indices,
    Variadic<MHLO_Tensor>:$updates,
    MHLO_ScatterDimensionNumbers:$scatter_dimension_numbers,
    MHLO_FalseAttr:$indices_are_sorted,
    MHLO_FalseAttr:$unique_indices
  );
  let results = (outs Variadic<MHLO_Tensor>);
  let regions = (region SizedRegion<1>:$update_computation);
  let hasVerifier = 1;
}

def MHLO_SelectAndScatterOp : MHLO_Op<"select_and_scatter",
    [RecursiveMemoryEffects, MHLO_InferType]> {
  let summary = "values scattered to the element each window selects";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_Tensor:$source,
    MHLO_Tensor:$init_value,
    MHLO_OptionalElements:$window_dimensions,
    MHLO_OptionalElements:$window_strides,
    MHLO_OptionalElements:$padding
  );
  let results = (outs MHLO_Tensor);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Branches and loops
//===----------------------------------------------------------------------===//

defvar MHLO_RegionTraits = [
  RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">, MHLO_InferType
];

def MHLO_IfOp : MHLO_Op<"if", MHLO_RegionTraits> {
  let summary = "results of one of two branches";
  let arguments = (ins HLO_PredTensor:$pred);
  let results = (outs Variadic<MHLO_TensorOrToken>);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
}

def MHLO_CaseOp : MHLO_Op<"case", MHLO_RegionTraits> {
  let summary = "results of the branch of an index, of the last when out of range";
  let arguments = (ins I32Tensor:$index);
  let results = (outs Variadic<MHLO_TensorOrToken>);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
}

def MHLO_WhileOp : MHLO_Op<"while", !listconcat(MHLO_RegionTraits, [OpAsmOpInterface])> {
  let summary = "values changed by a body as long as a condition holds";
  let arguments = (ins Variadic<MHLO_TensorOrTokenOrBuffer>:$operand);
  let results = (outs Variadic<MHLO_TensorOrTokenOrBuffer>);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MHLO_ReturnOp : MHLO_Op<"return", [Pure, Terminator]> {
  let summary = "the values that a region gives";
  let arguments = (ins Variadic<MHLO_TensorOrTokenOrTupleOrBuffer>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

//===----------------------------------------------------------------------===//
// Hints
//===----------------------------------------------------------------------===//

class MHLO_Aliases<string of> : DefaultValuedOptionalAttr<
    TypedArrayAttrBase<MHLO_OutputOperandAlias,
                       "Aliasing attribute for outputs and operands of " # of>, "{}">;

def MHLO_FusionOp : MHLO_Op<"fusion"> {
  let summary = "ops to compile into one kernel";
  let arguments = (ins
    Variadic<MHLO_TensorOrToken>:$inputs,
    OptionalAttr<MHLO_FusionKindAttr>:$fusion_kind,
    MHLO_Aliases<"Fusion">:$output_operand_aliases
  );
  let results = (outs Variadic<MHLO_TensorOrTuple>:$results);
  let regions = (region SizedRegion<1>:$fused_computation);
  let hasVerifier = 1;
}

#endif // MLIRKIT_MHLO_REGIONS
