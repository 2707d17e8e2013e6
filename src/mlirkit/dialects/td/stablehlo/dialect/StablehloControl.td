//===- StablehloControl.td - Control flow, calls, tuples, tokens -*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_CONTROL
#define MLIRKIT_STABLEHLO_CONTROL

include "stablehlo/dialect/StablehloBase.td"

//===----------------------------------------------------------------------===//
// Branches and loops
//===----------------------------------------------------------------------===//

defvar StableHLO_RegionTraits = [
  RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlockImplicitTerminator<"ReturnOp">,
  DeclareOpInterfaceMethods<InferTypeOpInterface>
];

def StableHLO_IfOp : StableHLO_Op<"if", StableHLO_RegionTraits> {
  let summary = "results of one of two branches";
  let arguments = (ins HLO_PredTensor:$pred);
  let results = (outs Variadic<HLO_TensorOrPerAxisQuantizedTensorOrToken>);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
}

def StableHLO_CaseOp : StableHLO_Op<"case", StableHLO_RegionTraits> {
  let summary = "results of the branch of an index, of the last when out of range";
  let arguments = (ins I32RankedTensor:$index);
  let results = (outs Variadic<HLO_TensorOrPerAxisQuantizedTensorOrToken>);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let hasCanonicalizer = 1;
}

def StableHLO_WhileOp : StableHLO_Op<"while",
    !listconcat(StableHLO_RegionTraits, [OpAsmOpInterface])> {
  let summary = "values the body computes again as long as the condition holds";
  let arguments = (ins Variadic<HLO_TensorOrPerAxisQuantizedTensorOrTokenOrBuffer>:$operand);
  let results = (outs Variadic<HLO_TensorOrPerAxisQuantizedTensorOrTokenOrBuffer>);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def StableHLO_ReturnOp : StableHLO_Op<"return", [Pure, Terminator]> {
  let summary = "end of a region, with its results";
  let arguments = (ins Variadic<HLO_TensorOrPerAxisQuantizedTensorOrTokenOrBuffer>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

def StableHLO_CustomCallOp : StableHLO_Op<"custom_call",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "call of something the target implements";
  let arguments = (ins
    Variadic<HLO_CustomCallValue>:$inputs,
    StrAttr:$call_target_name,
    StableHLO_FalseAttr:$has_side_effect,
    OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
    DefaultValuedOptionalAttr<StableHLO_CustomCallApiVersionAttr,
        "::mlir::stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
    DefaultValuedOptionalAttr<StableHLO_FlatSymbolRefArrayAttr, "{}">:$called_computations,
    OptionalAttr<StableHLO_ArrayOfLayoutAttr>:$operand_layouts,
    OptionalAttr<StableHLO_ArrayOfLayoutAttr>:$result_layouts,
    DefaultValuedOptionalAttr<
        TypedArrayAttrBase<StableHLO_OutputOperandAlias,
                           "Aliasing attribute for outputs and operands of CustomCall">,
        "{}">:$output_operand_aliases,
    OptionalAttr<StableHLO_ArrayOfTilingAttr>:$result_tilings
  );
  let results = (outs Variadic<HLO_CustomCallValue>);
  let assemblyFormat = !strconcat(
      "custom<CustomCallTarget>($call_target_name) `(` $inputs `)`",
      HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_CompositeOp : StableHLO_Op<"composite",
    [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a named op made of others, which a function spells out";
  let arguments = (ins
    Variadic<HLO_TensorOrPerAxisQuantizedTensorOrTokenOrTuple>:$inputs,
    StrAttr:$name,
    DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
    FlatSymbolRefAttr:$decomposition,
    DefaultValuedOptionalAttr<I32Attr, "0">:$version
  );
  let results = (outs Variadic<HLO_TensorOrPerAxisQuantizedTensorOrTokenOrTuple>);
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let assemblyFormat = !strconcat(
      "$name operands (` ` `(` $composite_regions^ `)`)?",
      HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Asynchronous computations
//===----------------------------------------------------------------------===//

def StableHLO_AsyncStartOp : StableHLO_Op<"async_start",
    [SingleBlockImplicitTerminator<"ReturnOp">, HLO_RecursivelySpeculatableIfAllInputsStatic,
     IsolatedFromAbove, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "starts a computation and does not wait";
  let arguments = (ins Variadic<HLO_Tensor>:$operands);
  let results = (outs HLO_Future);
  let regions = (region SizedRegion<1>:$body);
}

def StableHLO_AsyncDoneOp : StableHLO_Op<"async_done",
    [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "waits for a computation that was started";
  let arguments = (ins HLO_Future:$operand);
  let results = (outs HLO_Tensor);
}

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

def StableHLO_TupleOp : StableHLO_Op<"tuple",
    [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "tuple of its operands";
  let arguments = (ins
    Variadic<HLO_TensorOrPerAxisQuantizedTensorOrTokenOrTupleOrBuffer>:$val
  );
  let results = (outs HLO_Tuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))";
}

def StableHLO_GetTupleElementOp : StableHLO_Op<"get_tuple_element",
    [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "one element of a tuple";
  let arguments = (ins
    HLO_Tuple:$operand,
    ConfinedAttr<I32Attr, [IntNonNegative]>:$index
  );
  let results = (outs HLO_TensorOrPerAxisQuantizedTensorOrTokenOrTupleOrBuffer);
  let assemblyFormat = !strconcat("$operand `[` $index `]`", HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

def StableHLO_CreateTokenOp : StableHLO_Op<"create_token",
    [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "token that comes after nothing";
  let results = (outs HLO_Token:$output);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_AfterAllOp : StableHLO_Op<"after_all",
    [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "token that comes after several others";
  let arguments = (ins Variadic<HLO_Token>:$inputs);
  let results = (outs HLO_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:`
    custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))
  }];
}

def StableHLO_OptimizationBarrierOp : StableHLO_Op<"optimization_barrier",
    [Pure, HLO_PairwiseSameOperandAndResultType,
     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "its operands, which no optimization may look through";
  let arguments = (ins Variadic<HLO_TensorOrToken>:$operand);
  let results = (outs Variadic<HLO_TensorOrToken>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?
  }];
}

#endif // MLIRKIT_STABLEHLO_CONTROL
