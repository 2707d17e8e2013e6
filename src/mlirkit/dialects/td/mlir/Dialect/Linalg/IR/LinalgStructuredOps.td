//===- The linalg dialect: structured operations ----------------------------===//
//
// In order: what they share, loop nests with a region, named operations with maps.
// Named operations without maps are a table in LinalgNamedStructuredOps.yamlgen.td.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGSTRUCTUREDOPS_TD
#define MLIR_DIALECT_LINALG_IR_LINALGSTRUCTUREDOPS_TD

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- What they share ------------------------------------------------------===//

class LinalgStructuredBase_Op<string mnemonic, list<Trait> props>
    : Op<Linalg_Dialect, mnemonic,
         [SingleBlockImplicitTerminator<"YieldOp">,
          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
          DeclareOpInterfaceMethods<ConditionallySpeculatable>,
          RecursiveMemoryEffects, DestinationStyleOpInterface,
          LinalgStructuredInterface, ReifyRankedShapedTypeOpInterface] # props> {
  // C++ members of all these operations.
  code structuredOpsBaseDecls = "bool hasIndexSemantics();";
}

defvar _Attributes = (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);
defvar _InputsAndOutputs = (ins "ValueRange":$inputs, "ValueRange":$outputs);
defvar _TypedInputsAndOutputs = !con((ins "TypeRange":$resultTensorTypes), _InputsAndOutputs);

// A builder from `parameters` and attributes, that makes the region.
class _StructuredBuilder<dag parameters>
    : OpBuilder<!con(parameters, _Attributes), [{ /* implemented in C++ */ }]>;

// Any number of inputs and outputs; `attrs` are the attributes.
class _InsOutsOp<string mnemonic, list<Trait> traits, dag attrs = (ins)>
    : LinalgStructuredBase_Op<mnemonic, traits> {
  let arguments = !con((ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs), attrs);
  let results = (outs Variadic<AnyRankedTensor>:$result_tensors);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

//===- Loop nests with a region ---------------------------------------------===//

defvar _Body = "function_ref<void(OpBuilder &, Location, ValueRange)>";
defvar _ArgumentNames =
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>;
defvar _ResultNames = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

def GenericOp
    : _InsOutsOp<"generic", [_ArgumentNames, AttrSizedOperandSegments],
                 (ins AffineMapArrayAttr:$indexing_maps,
                      IteratorTypeArrayAttr:$iterator_types,
                      OptionalAttr<StrAttr>:$doc, OptionalAttr<StrAttr>:$library_call)> {
  let summary = "loop nest that computes elements of its outputs from elements of its inputs";
  defvar buffers = (ins "ValueRange":$inputs, "ValueRange":$outputBuffers);
  defvar loops = (ins "ArrayRef<AffineMap>":$indexingMaps,
                      "ArrayRef<utils::IteratorType>":$iteratorTypes);
  defvar names = (ins "StringRef":$doc, "StringRef":$libraryCall);
  defvar body = !con((ins CArg<_Body, "nullptr">), _Attributes);
  let builders = [
    OpBuilder<!con(_TypedInputsAndOutputs,
                   (ins "ArrayAttr":$indexingMaps, "ArrayAttr":$iteratorTypes,
                        "StringAttr":$doc, "StringAttr":$libraryCall),
                   (ins _Body), _Attributes)>,
    OpBuilder<!con(_TypedInputsAndOutputs, loops, names, body)>,
    OpBuilder<!con(buffers, loops, names, body)>,
    OpBuilder<!con(_TypedInputsAndOutputs, loops, body)>,
    OpBuilder<!con(buffers, loops, body)>
  ];
  let hasCanonicalizer = 1;
}

def TensorOrMemref : AnyTypeOf<[AnyMemRef, AnyRankedTensor], "", "::mlir::ShapedType">;

def MapOp : LinalgStructuredBase_Op<"map", [_ResultNames, _ArgumentNames]> {
  let summary = "applies its region to each element";
  let arguments = (ins Variadic<TensorOrMemref>:$inputs, TensorOrMemref:$init);
  let results = (outs Variadic<AnyTensor>:$result);
  let regions = (region SizedRegion<1>:$mapper);
  let builders = [
    OpBuilder<!con((ins "ValueRange":$inputs, "Value":$init), (ins _Body),
                   _Attributes)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ReduceOp
    : LinalgStructuredBase_Op<"reduce", [_ResultNames, _ArgumentNames,
                                         SameVariadicOperandSize]> {
  let summary = "combines the elements along dimensions";
  let arguments = (ins Variadic<TensorOrMemref>:$inputs, Variadic<TensorOrMemref>:$inits,
                       ConfinedAttr<DenseI64ArrayAttr,
                                    [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>:$dimensions);
  let results = (outs Variadic<AnyTensor>);
  let regions = (region SizedRegion<1>:$combiner);
  let builders = [
    OpBuilder<!con((ins "ValueRange":$inputs, "ValueRange":$inits,
                        "ArrayRef<int64_t>":$dimensions),
                   (ins _Body), _Attributes)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

// Moves elements as the list `dims` says.
class _MoveOp<string mnemonic, string dims>
    : LinalgStructuredBase_Op<mnemonic, [_ResultNames]> {
  let arguments = !con((ins TensorOrMemref:$input, TensorOrMemref:$init),
                       !dag(ins, [DenseI64ArrayAttr], [dims]));
  let results = (outs Variadic<AnyTensor>:$result);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = !foreach(type, ["DenseI64ArrayAttr", "ArrayRef<int64_t>"],
                          OpBuilder<!con((ins "Value":$input, "Value":$init),
                                         !dag(ins, [type], [dims]), _Attributes)>);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def TransposeOp : _MoveOp<"transpose", "permutation"> {
  let summary = "permutes dimensions";
  let hasFolder = 1;
}

def BroadcastOp : _MoveOp<"broadcast", "dimensions"> {
  let summary = "repeats the input along new dimensions";
}

//===- Named operations with maps -------------------------------------------===//

defvar _Cast = (ins DefaultValuedOptionalAttr<TypeFnAttr, "TypeFn::cast_signed">:$cast);

def ElementwiseOp
    : _InsOutsOp<"elementwise", [AttrSizedOperandSegments],
                 (ins ElementwiseKindAttr:$kind,
                      DefaultValuedOptionalAttr<AffineMapArrayAttr, "{}">:$indexing_maps)> {
  let summary = "function of elements";
  let skipDefaultBuilders = 1;
  let builders = [
    _StructuredBuilder<_InputsAndOutputs>,
    _StructuredBuilder<!con(_InputsAndOutputs, (ins "ElementwiseKindAttr":$kind,
                                                    "ArrayAttr":$indexingMaps))>
  ];
}

def ContractOp
    : _InsOutsOp<"contract", [AttrSizedOperandSegments, LinalgContractionOpInterface],
                 !con((ins AffineMapArrayAttr:$indexing_maps), _Cast)> {
  let summary = "sums of products of elements, by any maps";
  let results = (outs Variadic<AnyShaped>:$result_tensors);
  let regions = (region SizedRegion<1>:$combiner);
  let skipDefaultBuilders = 1;
  defvar maps = (ins "ArrayAttr":$indexingMaps);
  let builders = [_StructuredBuilder<!con(_TypedInputsAndOutputs, maps)>,
                  _StructuredBuilder<!con(_InputsAndOutputs, maps)>];
  let hasVerifier = 1;
}

// Maps may differ from the usual ones by transpositions and broadcasts.
class _MatmulOp<string mnemonic, string cppName, dag operands = _TypedInputsAndOutputs>
    : _InsOutsOp<mnemonic, [AttrSizedOperandSegments, LinalgContractionOpInterface],
                 !con((ins DefaultValuedOptionalAttr<
                             AffineMapArrayAttr,
                             cppName # "::getDefaultIndexingMaps($_builder.getContext())"
                           >:$indexing_maps),
                      _Cast)> {
  let skipDefaultBuilders = 1;
  let builders = [_StructuredBuilder<_InputsAndOutputs>,
                  _StructuredBuilder<_TypedInputsAndOutputs>,
                  _StructuredBuilder<!con(operands, (ins "Attribute":$cast))>];
  let hasVerifier = 1;
}

def MatmulOp : _MatmulOp<"matmul", "MatmulOp"> {
  let summary = "product of matrices";
}
def BatchMatmulOp
    : _MatmulOp<"batch_matmul", "BatchMatmulOp",
                (ins "TypeRange":$resultTensorTypes, "ValueRange":$operands)> {
  let summary = "products of the matrices of two batches";
}
def BatchReduceMatmulOp : _MatmulOp<"batch_reduce_matmul", "BatchReduceMatmulOp"> {
  let summary = "sum of the products of the matrices of two batches";
}

include "mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td"

#endif // MLIR_DIALECT_LINALG_IR_LINALGSTRUCTUREDOPS_TD
