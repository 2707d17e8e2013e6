//===- hlo_ops_elementwise.td - Element by element --------------*- tablegen -*-===//

#ifndef MLIRKIT_MHLO_ELEMENTWISE
#define MLIRKIT_MHLO_ELEMENTWISE

include "mhlo/IR/hlo_ops_common.td"

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

class MHLO_UnaryElementwiseOp<string mnemonic, list<Trait> traits,
                              Type operandType, Type resultType = operandType>
    : MHLO_Op<mnemonic, traits #
        [Elementwise, InferShapedTypeOpInterface, SameOperandsAndResultShape]> {
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

// The result has the operand's type.
class MHLO_UnaryOp<string mnemonic, Type type>
    : MHLO_UnaryElementwiseOp<mnemonic, [Pure, HLO_CompatibleOperandsAndResultType], type>;

// A function computed to a requested accuracy.
class MHLO_AccurateUnaryOp<string mnemonic>
    : MHLO_UnaryOp<mnemonic, HLO_FpComplexOrQuantizedIntTensor> {
  let arguments = (ins
    HLO_FpComplexOrQuantizedIntTensor:$operand,
    DefaultValuedOptionalAttr<MHLO_ResultAccuracyAttr,
        "::mlir::mhlo::ResultAccuracyMode::DEFAULT">:$result_accuracy
  );
  let hasVerifier = 1;
}

// The result's element type follows from the operand's.
class MHLO_InferredUnaryOp<string mnemonic, Type operandType, Type resultType>
    : MHLO_UnaryElementwiseOp<mnemonic, [Pure, MHLO_InferType], operandType, resultType>;

// What chlo has, of tensors of any rank, and says nothing of effects.
class MHLO_HyperbolicOp<string mnemonic>
    : MHLO_UnaryElementwiseOp<mnemonic, [HLO_CompatibleOperandsAndResultType],
                              HLO_AnyFpOrComplexTensor>;

def MHLO_CbrtOp : MHLO_AccurateUnaryOp<"cbrt"> {
  let summary = "cube root";
}
def MHLO_CosineOp : MHLO_AccurateUnaryOp<"cosine"> {
  let summary = "cosine";
}
def MHLO_ExpOp : MHLO_AccurateUnaryOp<"exponential"> {
  let summary = "e to the operand";
}
def MHLO_Expm1Op : MHLO_AccurateUnaryOp<"exponential_minus_one"> {
  let summary = "e to the operand, minus one, exact near zero";
}
def MHLO_LogOp : MHLO_AccurateUnaryOp<"log"> {
  let summary = "natural logarithm";
}
def MHLO_Log1pOp : MHLO_AccurateUnaryOp<"log_plus_one"> {
  let summary = "natural logarithm of one plus the operand, exact near zero";
}
def MHLO_LogisticOp : MHLO_AccurateUnaryOp<"logistic"> {
  let summary = "logistic sigmoid";
}
def MHLO_RsqrtOp : MHLO_AccurateUnaryOp<"rsqrt"> {
  let summary = "reciprocal of the square root";
}
def MHLO_SineOp : MHLO_AccurateUnaryOp<"sine"> {
  let summary = "sine";
}
def MHLO_SqrtOp : MHLO_AccurateUnaryOp<"sqrt"> {
  let summary = "square root";
}
def MHLO_TanOp : MHLO_AccurateUnaryOp<"tan"> {
  let summary = "tangent";
}
def MHLO_TanhOp : MHLO_AccurateUnaryOp<"tanh"> {
  let summary = "hyperbolic tangent";
}

def MHLO_AcosOp : MHLO_HyperbolicOp<"acos"> {
  let summary = "arc cosine";
}
def MHLO_AcoshOp : MHLO_HyperbolicOp<"acosh"> {
  let summary = "inverse hyperbolic cosine";
}
def MHLO_AsinOp : MHLO_HyperbolicOp<"asin"> {
  let summary = "arc sine";
}
def MHLO_AsinhOp : MHLO_HyperbolicOp<"asinh"> {
  let summary = "inverse hyperbolic sine";
}
def MHLO_AtanhOp : MHLO_HyperbolicOp<"atanh"> {
  let summary = "inverse hyperbolic tangent";
}
def MHLO_CoshOp : MHLO_HyperbolicOp<"cosh"> {
  let summary = "hyperbolic cosine";
}
def MHLO_SinhOp : MHLO_HyperbolicOp<"sinh"> {
  let summary = "hyperbolic sine";
}

def MHLO_CeilOp : MHLO_UnaryOp<"ceil", HLO_FpOrQuantizedIntTensor> {
  let summary = "least integer not below the operand";
}
def MHLO_ErfOp : MHLO_UnaryOp<"erf", HLO_FpTensor> {
  let summary = "error function";
}
def MHLO_FloorOp : MHLO_UnaryOp<"floor", HLO_FpOrQuantizedIntTensor> {
  let summary = "greatest integer not above the operand";
}
def MHLO_RoundOp : MHLO_UnaryOp<"round_nearest_afz", HLO_FpTensor> {
  let summary = "nearest integer, ties away from zero";
}
def MHLO_RoundNearestEvenOp : MHLO_UnaryOp<"round_nearest_even", HLO_FpTensor> {
  let summary = "nearest integer, ties to even";
}
def MHLO_NegOp : MHLO_UnaryOp<"negate", MHLO_NumberTensor> {
  let summary = "negation";
}
def MHLO_NotOp : MHLO_UnaryOp<"not", HLO_PredOrIntTensor> {
  let summary = "bitwise, or of predicates logical, not";
}
def MHLO_ClzOp : MHLO_UnaryOp<"count_leading_zeros", HLO_IntTensor> {
  let summary = "number of zero bits above the highest one";
}
def MHLO_PopulationCountOp : MHLO_UnaryOp<"popcnt", HLO_IntTensor> {
  let summary = "number of bits that are one";
}
def MHLO_SignOp : MHLO_UnaryOp<"sign",
    RankedTensorOf<[HLO_SInt, HLO_Float, HLO_Complex, HLO_QuantizedInt]>> {
  let summary = "sign: -1, 0 or 1";
}

def MHLO_AbsOp : MHLO_InferredUnaryOp<"abs",
    RankedTensorOf<[HLO_SInt, HLO_Float, HLO_Complex, MHLO_QuantizedInt]>,
    RankedTensorOf<[HLO_SInt, HLO_Float, MHLO_QuantizedInt]>> {
  let summary = "absolute value, or magnitude of a complex number";
}
def MHLO_ImagOp : MHLO_InferredUnaryOp<"imag", HLO_FpOrComplexTensor, HLO_FpTensor> {
  let summary = "imaginary part";
}
def MHLO_RealOp : MHLO_InferredUnaryOp<"real", HLO_FpOrComplexTensor, HLO_FpTensor> {
  let summary = "real part";
}
def MHLO_IsFiniteOp : MHLO_InferredUnaryOp<"is_finite", HLO_FpTensor, HLO_PredTensor> {
  let summary = "whether the operand is neither infinite nor NaN";
  let arguments = (ins HLO_FpTensor:$x);
  let results = (outs HLO_PredTensor:$y);
  let assemblyFormat = !strconcat("$x", HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

def MHLO_ConvertOp : MHLO_UnaryElementwiseOp<"convert",
    [Pure, SameOperandsAndResultShape], MHLO_Tensor> {
  let summary = "conversion to another element type";
}

def MHLO_StochasticConvertOp : MHLO_Op<"stochastic_convert",
    [Pure, Elementwise, AllShapesMatch<["operand", "random", "result"]>]> {
  let summary = "conversion to another element type, rounded by random numbers";
  let arguments = (ins HLO_FpTensor:$operand, RankedTensorOf<[HLO_UInt]>:$random);
  let results = (outs MHLO_Tensor:$result);
  let hasVerifier = 1;
}

def MHLO_UniformQuantizeOp : MHLO_UnaryElementwiseOp<"uniform_quantize", [Pure],
    RankedTensorOf<[HLO_Float, MHLO_QuantizedInt]>, MHLO_QuantizedTensor> {
  let summary = "conversion to a quantized element type";
  let hasVerifier = 1;
}

def MHLO_UniformDequantizeOp : MHLO_UnaryElementwiseOp<"uniform_dequantize",
    [InferTensorType, Pure], MHLO_QuantizedTensor, HLO_FpTensor> {
  let summary = "conversion of quantized elements to the type they express";
}

def MHLO_BitcastOp : MHLO_Op<"bitcast", [Pure]> {
  let summary = "the same bytes in memory as another shape";
  let arguments = (ins MHLO_Tensor:$operand);
  let results = (outs MHLO_Tensor);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
}

def MHLO_BitcastConvertOp : MHLO_ShapedInterfaceOp<"bitcast_convert", [Pure]> {
  let summary = "the same bits as elements of another type";
  let arguments = (ins MHLO_Tensor:$operand);
  let results = (outs MHLO_Tensor);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

def MHLO_ReducePrecisionOp : MHLO_Op<"reduce_precision",
    [HLO_CompatibleOperandsAndResultType, Pure, Elementwise]> {
  let summary = "rounding to a float of fewer exponent and mantissa bits";
  let arguments = (ins
    HLO_FpTensor:$operand,
    ConfinedAttr<I32Attr, [IntPositive]>:$exponent_bits,
    ConfinedAttr<I32Attr, [IntNonNegative]>:$mantissa_bits
  );
  let results = (outs HLO_FpTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits)
    attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))
  }];
}

def MHLO_CopyOp : MHLO_Op<"copy",
    [Pure, Elementwise, HLO_CompatibleOperandsAndResultType]> {
  let summary = "the operand, as another value";
  let arguments = (ins
    MHLO_TensorOrTokenOrTuple:$operand,
    OptionalAttr<I32Attr>:$cross_program_prefetch_index
  );
  let results = (outs MHLO_TensorOrTokenOrTuple:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

class MHLO_BinaryElementwiseOp<string mnemonic, list<Trait> traits, Type type = MHLO_Tensor>
    : MHLO_Op<mnemonic, traits #
        [InferShapedTypeOpInterface, SameOperandsAndResultShape, Elementwise]> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
}

// The result has the operands' type.
class MHLO_BinaryOp<string mnemonic, Type type>
    : MHLO_BinaryElementwiseOp<mnemonic, [Pure, HLO_CompatibleOperandsAndResultType], type>;

class MHLO_CommutativeOp<string mnemonic>
    : MHLO_BinaryElementwiseOp<mnemonic,
        [Commutative, Pure, HLO_CompatibleOperandsAndResultType]>;

class MHLO_BitwiseOp<string mnemonic> : MHLO_CommutativeOp<mnemonic> {
  let arguments = (ins HLO_PredOrIntTensor:$lhs, HLO_PredOrIntTensor:$rhs);
}

def MHLO_AddOp : MHLO_CommutativeOp<"add"> {
  let summary = "sum; of predicates, logical or";
}
def MHLO_MaxOp : MHLO_CommutativeOp<"maximum"> {
  let summary = "greater of two; of predicates, logical or";
}
def MHLO_MinOp : MHLO_CommutativeOp<"minimum"> {
  let summary = "lesser of two; of predicates, logical and";
}
def MHLO_MulOp : MHLO_CommutativeOp<"multiply"> {
  let summary = "product; of predicates, logical and";
}

def MHLO_Atan2Op : MHLO_BinaryOp<"atan2", HLO_FpComplexOrQuantizedIntTensor> {
  let summary = "angle of the point (rhs, lhs)";
}
def MHLO_DivOp : MHLO_BinaryOp<"divide", MHLO_NumberTensor> {
  let summary = "quotient; of integers, truncated";
}
def MHLO_PowOp : MHLO_BinaryOp<"power", MHLO_NumberTensor> {
  let summary = "lhs to the power of rhs";
}
def MHLO_RemOp : MHLO_BinaryOp<"remainder", MHLO_NumberTensor> {
  let summary = "remainder with the sign of the dividend";
}
def MHLO_SubtractOp : MHLO_BinaryOp<"subtract", MHLO_NumberTensor> {
  let summary = "difference";
}
def MHLO_MulhiOp : MHLO_BinaryOp<"mulhi", HLO_IntTensor> {
  let summary = "upper half of the bits of a product";
}
def MHLO_ShiftLeftOp : MHLO_BinaryOp<"shift_left", HLO_IntTensor> {
  let summary = "bits moved up";
}
def MHLO_ShiftRightArithmeticOp : MHLO_BinaryOp<"shift_right_arithmetic", HLO_IntTensor> {
  let summary = "bits moved down, the sign repeated";
}
def MHLO_ShiftRightLogicalOp : MHLO_BinaryOp<"shift_right_logical", HLO_IntTensor> {
  let summary = "bits moved down, zeros shifted in";
}

def MHLO_AndOp : MHLO_BitwiseOp<"and"> {
  let summary = "bitwise, or of predicates logical, and";
}
def MHLO_OrOp : MHLO_BitwiseOp<"or"> {
  let summary = "bitwise, or of predicates logical, or";
}
def MHLO_XorOp : MHLO_BitwiseOp<"xor"> {
  let summary = "bitwise, or of predicates logical, exclusive or";
}

def MHLO_ComplexOp : MHLO_BinaryElementwiseOp<"complex",
    [Pure, SameOperandsElementType, SameOperandsAndResultShape, MHLO_InferType]> {
  let summary = "complex number of a real and an imaginary part";
  let arguments = (ins HLO_Fp32Or64Tensor:$lhs, HLO_Fp32Or64Tensor:$rhs);
  let results = (outs HLO_ComplexTensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))
  }];
}

def MHLO_CompareOp : MHLO_Op<"compare",
    [Pure, SameOperandsElementType, SameOperandsAndResultShape, Elementwise,
     InferTensorTypeWithReify]> {
  let summary = "whether a relation holds";
  let arguments = (ins
    MHLO_Tensor:$lhs,
    MHLO_Tensor:$rhs,
    MHLO_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<MHLO_ComparisonTypeAttr>:$compare_type
  );
  let results = (outs HLO_PredTensor);
  let assemblyFormat = !strconcat(
      "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)?",
      HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Three operands
//===----------------------------------------------------------------------===//

def MHLO_ClampOp : MHLO_ShapedInterfaceOp<"clamp",
    [Pure, SameOperandsAndResultElementType, HLO_BroadcastingElementwise, InferTensorType]> {
  let summary = "the operand kept between a minimum and a maximum";
  let arguments = (ins MHLO_Tensor:$min, MHLO_Tensor:$operand, MHLO_Tensor:$max);
  let results = (outs MHLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:`
    custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))
  }];
}

def MHLO_SelectOp : MHLO_Op<"select",
    [Pure, HLO_BroadcastingElementwise, InferTensorTypeWithReify]> {
  let summary = "element of one tensor or the other, by a predicate";
  let arguments = (ins HLO_PredTensor:$pred, MHLO_Tensor:$on_true, MHLO_Tensor:$on_false);
  let results = (outs MHLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))
  }];
}

#endif // MLIRKIT_MHLO_ELEMENTWISE
