//===- QuantOps.td - Casts to and from quantized types ----------*- tablegen -*-===//

#ifndef MLIRKIT_QUANT_OPS
#define MLIRKIT_QUANT_OPS

include "mlir/Dialect/Quant/IR/QuantBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class quant_Op<string mnemonic, list<Trait> traits> : Op<Quant_Dialect, mnemonic, traits>;

class _CastOp<string mnemonic, Type inputType, Type resultType, list<Trait> traits = []>
    : quant_Op<mnemonic, !listconcat([Pure, quant_SameScalarOrTensorShape], traits)> {
  let arguments = (ins inputType:$input);
  let results = (outs resultType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def quant_DequantizeCastOp
    : _CastOp<"dcast", quant_QuantizedScalarOrTensor, quant_FloatScalarOrTensor> {
  let summary = "real numbers of quantized ones";
  let description = [{
    ```mlir
    %r = quant.dcast %q : tensor<4x!quant.uniform<i8:f32, 0.1>> to tensor<4xf32>
    ```
  }];
}

def quant_QuantizeCastOp
    : _CastOp<"qcast", quant_FloatScalarOrTensor, quant_QuantizedScalarOrTensor> {
  let summary = "quantized numbers of real ones";
  let description = [{
    ```mlir
    %q = quant.qcast %r : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 0.1>>
    ```
  }];
}

def quant_StorageCastOp
    : _CastOp<"scast", quant_IntegerOrQuantizedScalarOrTensor,
                   quant_IntegerOrQuantizedScalarOrTensor,
                   [quant_IntegerAndQuantizedCombination]> {
  let summary = "quantized numbers as the integers that store them, or back";
  let description = [{
    ```mlir
    %i = quant.scast %q : tensor<4x!quant.uniform<i8:f32, 0.1>> to tensor<4xi8>
    ```
  }];
}

#endif // MLIRKIT_QUANT_OPS
