// Conversions between values of torch and of the builtin types.

#ifndef TORCHCONVERSION_OPS
#define TORCHCONVERSION_OPS

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "torch-mlir/Dialect/Torch/IR/TorchTypes.td"

def TorchConversion_Dialect : Dialect {
  let name = "torch_c";
  let summary = "Conversions between values of torch and of the builtin types";
  let cppNamespace = "::mlir::torch::TorchConversion";
}

class TorchConversion_Op<string mnemonic, string text, list<Trait> traits = []>
    : Op<TorchConversion_Dialect, mnemonic, traits> {
  let summary = text;
}

class TorchConversion_TensorCast<string mnemonic, string text, Type from, Type to>
    : TorchConversion_Op<mnemonic, text, [Pure]> {
  let arguments = (ins from:$operand);
  let results = (outs to:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($result))";
  let hasVerifier = 1;
}

class TorchConversion_ScalarCast<string mnemonic, string text, Type from, Type to>
    : TorchConversion_Op<mnemonic, text, [DeclareOpInterfaceMethods<InferTypeOpInterface>, Pure]> {
  let arguments = (ins from:$operand);
  let results = (outs to:$result);
  let assemblyFormat = "$operand attr-dict";
}

def TorchConversion_ToBuiltinTensorOp : TorchConversion_TensorCast<
    "to_builtin_tensor", "A `!torch.vtensor` as a `tensor`", Torch_ValueTensorType, AnyTensor>;
def TorchConversion_FromBuiltinTensorOp : TorchConversion_TensorCast<
    "from_builtin_tensor", "A `tensor` as a `!torch.vtensor`", AnyTensor, Torch_ValueTensorType>;
def TorchConversion_ToI1Op
    : TorchConversion_ScalarCast<"to_i1", "A `!torch.bool` as an `i1`", Torch_BoolType, I1>;
def TorchConversion_FromI1Op
    : TorchConversion_ScalarCast<"from_i1", "An `i1` as a `!torch.bool`", I1, Torch_BoolType>;
def TorchConversion_ToI64Op
    : TorchConversion_ScalarCast<"to_i64", "A `!torch.int` as an `i64`", Torch_IntType, I64>;
def TorchConversion_FromI64Op
    : TorchConversion_ScalarCast<"from_i64", "An `i64` as a `!torch.int`", I64, Torch_IntType>;
def TorchConversion_ToF64Op
    : TorchConversion_ScalarCast<"to_f64", "A `!torch.float` as an `f64`", Torch_FloatType, F64>;
def TorchConversion_FromF64Op
    : TorchConversion_ScalarCast<"from_f64", "An `f64` as a `!torch.float`", F64, Torch_FloatType>;
def TorchConversion_I64ToGeneratorOp : TorchConversion_ScalarCast<
    "i64_to_generator", "An `i64` as a `!torch.Generator`", I64, Torch_GeneratorType>;
def TorchConversion_GeneratorToI64Op : TorchConversion_ScalarCast<
    "generator_to_i64", "A `!torch.Generator` as an `i64`", Torch_GeneratorType, I64>;

def TorchConversion_GetNextSeedOp : TorchConversion_Op<
    "get_next_seed", "The next seed of the global generator", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs I64:$result);
  let assemblyFormat = "attr-dict `:` `(` `)` `->` qualified(type($result))";
}

#endif // TORCHCONVERSION_OPS
