// The operations of tm_tensor.

#ifndef TORCH_MLIR_DIALECT_TMTENSOR_OPS
#define TORCH_MLIR_DIALECT_TMTENSOR_OPS

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "torch-mlir-dialects/Dialect/TMTensor/IR/ScalarLoopOpInterface.td"
include "torch-mlir-dialects/Dialect/TMTensor/IR/TMTensorBase.td"
include "torch-mlir-dialects/Dialect/TMTensor/IR/TMTensorInterfaces.td"

class TMTensor_Op<string mnemonic, string text> : Op<TMTensor_Dialect, mnemonic, [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<TMTensorInterface, ["payloadUsesValueFromOperand"]>,
    SingleBlockImplicitTerminator<"::mlir::torch::TMTensor::YieldOp">,
    DeclareOpInterfaceMethods<ScalarLoopOpInterface, ["generateScalarImplementation"]>]> {
  let summary = text;
  let hasVerifier = 1;
}

class TMTensor_OpWithBody<string mnemonic, string text> : TMTensor_Op<mnemonic, text> {
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region AnyRegion:$region);
}

def TMTensor_ScanOp : TMTensor_OpWithBody<"scan", "What has been accumulated at each element of a dimension"> {
  let arguments = (ins Variadic<AnyShaped>:$inputs, Variadic<AnyShaped>:$outputs,
                       I64Attr:$dimension, BoolAttr:$inclusive);
  let assemblyFormat = [{
    `dimension` `(` $dimension `)` `inclusive` `(` $inclusive `)` attr-dict
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
    $region (`->` type($results)^)?
  }];
}

def TMTensor_ScatterOp : TMTensor_OpWithBody<"scatter", "Slices that indices choose, combined with updates"> {
  let arguments = (ins Variadic<AnyRankedTensorOrMemRefType>:$inputs,
                       Variadic<AnyRankedTensorOrMemRefType>:$outputs,
                       DenseI64ArrayAttr:$dimension_map,
                       DefaultValuedAttr<BoolAttr, "true">:$unique_indices);
  let assemblyFormat = [{
    attr-dict `unique_indices` `(` $unique_indices `)`
    (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)`
    $region (`->` type($results)^)?
  }];
}

def TMTensor_SortOp : TMTensor_OpWithBody<"sort", "Tensors sorted together along a dimension"> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs, I64Attr:$dimension);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)`
    (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)`
    $region (`->` type($results)^)?
  }];
}

def TMTensor_AttentionOp : TMTensor_Op<"attention", "Attention of queries to keys and values, with or without mask"> {
  let arguments = (ins Variadic<AnyShaped>:$inputs, Variadic<AnyShaped>:$outputs,
                       OptionalAttr<F64Attr>:$scale);
  let results = (outs Variadic<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    attr-dict `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
    (`->` type($result)^)?
  }];
}

def TMTensor_TopkOp : TMTensor_OpWithBody<"topk", "The first elements of a dimension, and where they stood"> {
  let arguments = (ins Variadic<AnyShaped>:$inputs, Variadic<AnyShaped>:$outputs, I64Attr:$dimension);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)`
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
    $region (`->` type($results)^)?
  }];
}

def TMTensor_YieldOp : Op<TMTensor_Dialect, "yield", [Pure, ReturnLike, Terminator]> {
  let summary = "What a region computes for one element";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

#endif // TORCH_MLIR_DIALECT_TMTENSOR_OPS
