//===- QuantBase.td - The quant dialect and its constraints -----*- tablegen -*-===//
//
// The quantized types themselves are in QuantTypes.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_QUANT_BASE
#define MLIRKIT_QUANT_BASE

include "mlir/IR/OpBase.td"

def Quant_Dialect : Dialect {
  let name = "quant";
  let summary = "element types that stand for real numbers by scaled integers";
  let cppNamespace = "::mlir::quant";
  let useDefaultTypePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class quant_ScalarOrTensorOf<Type etype>
    : Type<Or<[etype.predicate, TensorOf<[etype]>.predicate]>,
           "scalar or tensor of " # etype.summary>;

def quant_QuantizedType
    : Type<CPred<"::llvm::isa<mlir::quant::QuantizedType>($_self)">, "quantized type">;
def quant_ScalarType
    : Type<Or<[AnySignlessInteger.predicate, AnyFloat.predicate,
               quant_QuantizedType.predicate]>,
           "signless integer, float, or quantized scalar">;
def quant_IntegerOrQuantizedType
    : Type<Or<[AnySignlessInteger.predicate, quant_QuantizedType.predicate]>,
           "signless integer or quantized type">;

def quant_FloatScalarOrTensor : quant_ScalarOrTensorOf<AnyFloat>;
def quant_IntegerScalarOrTensor : quant_ScalarOrTensorOf<AnySignlessInteger>;
def quant_QuantizedScalarOrTensor : quant_ScalarOrTensorOf<quant_QuantizedType>;
def quant_IntegerOrQuantizedScalarOrTensor
    : quant_ScalarOrTensorOf<quant_IntegerOrQuantizedType>;

//===----------------------------------------------------------------------===//
// Relations between the input and the result of a cast
//===----------------------------------------------------------------------===//

class _InputAndResultAre<Type input, Type result>
    : And<[TypeIsPred<"input", input>, TypeIsPred<"result", result>]>;

def quant_SameScalarOrTensorShape : PredOpTrait<
    "input and result are both scalars or both tensors with matching shape",
    Or<[_InputAndResultAre<quant_ScalarType, quant_ScalarType>,
        _InputAndResultAre<AnyUnrankedTensor, AnyUnrankedTensor>,
        And<[TypeIsPred<"input", AnyRankedTensor>,
             TypeIsPred<"result", AnyRankedTensor>,
             AllShapesMatch<["input", "result"]>.predicate]>]>>;

def quant_IntegerAndQuantizedCombination : PredOpTrait<
    "input must be integer and result must be quantized, or vice versa",
    Or<[_InputAndResultAre<quant_QuantizedScalarOrTensor, quant_IntegerScalarOrTensor>,
        _InputAndResultAre<quant_IntegerScalarOrTensor, quant_QuantizedScalarOrTensor>]>>;

#endif // MLIRKIT_QUANT_BASE
