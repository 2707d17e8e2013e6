//===- The bufferization dialect: operations --------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONOPS_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONOPS_TD

include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferViewFlowOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferizationBase.td"
include "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"

class Bufferization_Op<string mnemonic, list<Trait> traits = []>
    : Op<Bufferization_Dialect, mnemonic, traits>;

defvar _ReifyTensor =
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

//===- Tensors and buffers --------------------------------------------------===//

class Bufferization_TensorAndBufferMatch<string tensor, string buffer>
    : PredOpTrait<"specified tensor and buffer types match",
                  CPred<"::mlir::bufferization::detail::typesMatchAfterBufferization("
                        # "$_op, $" # tensor # ", $" # buffer # ")">>;

def Bufferization_ToTensorOp
    : Bufferization_Op<"to_tensor", [BufferizableOpInterface, SameOperandsAndResultShape,
                                     SameOperandsAndResultElementType,
                                     Bufferization_TensorAndBufferMatch<"result", "buffer">]> {
  let summary = "tensor of a buffer's elements";
  let arguments = (ins Arg<Bufferization_BufferLikeTypeInterface, "buffer",
                           [MemReadAt<0, FullEffect>]>:$buffer,
                       UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Bufferization_TensorLikeTypeInterface:$result);
  let assemblyFormat = [{
    $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict
    `:` type($buffer) `to` type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Bufferization_ToBufferOp
    : Bufferization_Op<"to_buffer", [BufferizableOpInterface, SameOperandsAndResultShape,
                                     SameOperandsAndResultElementType, Pure,
                                     Bufferization_TensorAndBufferMatch<"tensor", "buffer">]> {
  let summary = "buffer of a tensor";
  let arguments = (ins Bufferization_TensorLikeTypeInterface:$tensor, UnitAttr:$read_only);
  let results = (outs Bufferization_BufferLikeTypeInterface:$buffer);
  let assemblyFormat = "$tensor (`read_only` $read_only^)? attr-dict "
                       # "`:` type($tensor) `to` type($buffer)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Bufferization_MaterializeInDestinationOp
    : Bufferization_Op<"materialize_in_destination",
          [AllElementTypesMatch<["source", "dest"]>, BufferizableOpInterface,
           DestinationStyleOpInterface, _ReifyTensor,
           DeclareOpInterfaceMethods<SubsetOpInterface,
                                     ["operatesOnEquivalentSubset",
                                      "operatesOnDisjointSubset"]>,
           DeclareOpInterfaceMethods<SubsetInsertionOpInterface,
                                     ["getSourceOperand",
                                      "getValuesNeededToBuildSubsetExtraction",
                                      "buildSubsetExtraction", "isEquivalentSubset"]>,
           DeclareOpInterfaceMethods<MemoryEffectsOpInterface, ["getEffects"]>]> {
  let summary = "has a tensor's elements in the buffer of another";
  let arguments = (ins AnyTensor:$source, AnyShaped:$dest,
                       UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Optional<AnyTensor>:$result);
  let assemblyFormat = [{
    $source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "Value":$source, "Value":$dest)>];
  let hasVerifier = 1;
}

//===- Allocation -----------------------------------------------------------===//

def Bufferization_AllocTensorOp
    : Bufferization_Op<"alloc_tensor", [AttrSizedOperandSegments, BufferizableOpInterface,
                                        _ReifyTensor]> {
  let summary = "tensor with a new buffer";
  let arguments = (ins Variadic<Index>:$dynamic_sizes, Optional<AnyTensor>:$copy,
                       Optional<Index>:$size_hint, OptionalAttr<AnyAttr>:$memory_space);
  let results = (outs AnyTensor:$result);
  let builders = [
    OpBuilder<(ins "RankedTensorType":$type, "ValueRange":$dynamicSizes)>,
    OpBuilder<(ins "RankedTensorType":$type, "ValueRange":$dynamicSizes, "Value":$copy)>,
    OpBuilder<(ins "TensorType":$type, "ValueRange":$dynamicSizes, "Value":$copy,
                   "IntegerAttr":$memory_space)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Bufferization_DeallocTensorOp
    : Bufferization_Op<"dealloc_tensor", [BufferizableOpInterface]> {
  let summary = "frees the buffer of a tensor";
  let arguments = (ins AnyTensor:$tensor);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def Bufferization_CloneOp
    : Bufferization_Op<"clone",
          [MemoryEffectsOpInterface,
           DeclareOpInterfaceMethods<AllocationOpInterface, ["buildDealloc", "buildClone"]>]> {
  let summary = "memref with the same elements, perhaps in a new buffer";
  let arguments =
      (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead<DefaultResource>]>:$input);
  let results = (outs Res<AnyRankedOrUnrankedMemRef, "",
                          [MemWrite<DefaultResource>, MemAlloc<DefaultResource>]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let builders = [OpBuilder<(ins "Value":$value),
                            [{ build($_builder, $_state, value.getType(), value); }]>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Bufferization_DeallocOp
    : Bufferization_Op<"dealloc", [AttrSizedOperandSegments,
                                   DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "frees memrefs whose conditions hold, unless they are retained";
  let arguments = (ins Variadic<AnyRankedOrUnrankedMemRef>:$memrefs,
                       Variadic<I1>:$conditions,
                       Variadic<AnyRankedOrUnrankedMemRef>:$retained);
  let results = (outs Variadic<I1>:$updatedConditions);
  let assemblyFormat = [{
    (` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )?
    (`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONOPS_TD
