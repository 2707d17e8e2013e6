//===- hlo_base.td - Types of values in mhlo --------------------*- tablegen -*-===//
//
// stablehlo's, but quantization per axis is allowed wherever a tensor is, and
// tokens are mhlo's own.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_MHLO_BASE
#define MLIRKIT_MHLO_BASE

include "stablehlo/dialect/Base.td"

// Any quantized element, each kind by itself in descriptions.
def MHLO_QuantizedInt : AnyTypeOf<
    [HLO_QuantizedSignedInt, HLO_PerAxisQuantizedSignedInt,
     HLO_QuantizedUnsignedInt, HLO_PerAxisQuantizedUnsignedInt]>;

// Tensors.
def MHLO_Tensor : RankedTensorOf<HLO_AllElements>;
def MHLO_QuantizedTensor : RankedTensorOf<[HLO_QuantizedInt, HLO_PerAxisQuantizedInt]>;
def MHLO_StaticShapeTensor : StaticShapeTensorOf<HLO_AllElements>;
defvar MHLO_StaticOrBoundedTensor = HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor;
def MHLO_NumberTensor : RankedTensorOf<
    [HLO_Int, HLO_Float, HLO_Complex, HLO_QuantizedInt, HLO_PerAxisQuantizedInt]>;

// Values that are not tensors. Some ops also take stablehlo's.
def MHLO_Token : Type<CPred<"::llvm::isa<::mlir::mhlo::TokenType>($_self)">, "token">;
def MHLO_AnyToken : AnyTypeOf<[MHLO_Token, HLO_Token]>;
defvar MHLO_Buffer = HLO_Buffer;
def MHLO_Tuple : NestedTupleOf<[MHLO_Tensor, MHLO_Buffer, MHLO_Token]>;

// Unions of both.
def MHLO_TensorOrToken : AnyTypeOf<[MHLO_Tensor, MHLO_Token]>;
def MHLO_TensorOrAnyToken : AnyTypeOf<[MHLO_Tensor, MHLO_AnyToken]>;
def MHLO_TensorOrTuple : AnyTypeOf<[MHLO_Tensor, MHLO_Tuple]>;
def MHLO_TensorOrTokenOrBuffer : AnyTypeOf<[MHLO_Tensor, MHLO_Token, MHLO_Buffer]>;
def MHLO_TensorOrTokenOrTuple : AnyTypeOf<[MHLO_Tensor, MHLO_Token, MHLO_Tuple]>;
def MHLO_TensorOrAnyTokenOrTuple : AnyTypeOf<[MHLO_Tensor, MHLO_AnyToken, MHLO_Tuple]>;
def MHLO_TensorOrTokenOrTupleOrBuffer
    : AnyTypeOf<[MHLO_Tensor, MHLO_Token, MHLO_Tuple, MHLO_Buffer]>;
def MHLO_StaticShapeTensorOrToken : AnyTypeOf<
    [HLO_StaticShapeTensor, MHLO_StaticShapeTensor, MHLO_Token]>;

def MHLO_CustomCallTuple : NestedTupleOf<[HLO_AnyTensor, MHLO_Buffer, MHLO_Token]>;
def MHLO_CustomCallValue
    : AnyTypeOf<[HLO_AnyTensor, MHLO_Buffer, MHLO_Token, MHLO_CustomCallTuple, HLO_Future]>;

#endif // MLIRKIT_MHLO_BASE
