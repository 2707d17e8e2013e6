//===- StablehloElementwise.td - Element by element -------------*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_ELEMENTWISE
#define MLIRKIT_STABLEHLO_ELEMENTWISE

include "stablehlo/dialect/StablehloBase.td"

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

class StableHLO_UnaryElementwiseOp<string mnemonic, list<Trait> traits,
                                   Type operandType, Type resultType = operandType>
    : StableHLO_Op<mnemonic, traits #
        [Elementwise, InferShapedTypeOpInterface, SameOperandsAndResultShape,
         HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, NoMemoryEffect]> {
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

// The result has the operand's type.
class StableHLO_UnaryOp<string mnemonic, Type type>
    : StableHLO_UnaryElementwiseOp<mnemonic, [HLO_CompatibleOperandsAndResultType], type>;

// A function computed to a requested accuracy.
class StableHLO_AccurateUnaryOp<string mnemonic>
    : StableHLO_UnaryOp<mnemonic, HLO_FpComplexOrQuantizedIntTensor> {
  let arguments = (ins
    HLO_FpComplexOrQuantizedIntTensor:$operand,
    DefaultValuedOptionalAttr<StableHLO_ResultAccuracyAttr,
        "::mlir::stablehlo::ResultAccuracyMode::DEFAULT">:$result_accuracy
  );
  let hasVerifier = 1;
}

// The result's element type follows from the operand's.
class StableHLO_InferredUnaryOp<string mnemonic, Type operandType, Type resultType>
    : StableHLO_UnaryElementwiseOp<mnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>],
                                   operandType, resultType>;

def StableHLO_CbrtOp : StableHLO_AccurateUnaryOp<"cbrt"> {
  let summary = "cube root";
}
def StableHLO_CosineOp : StableHLO_AccurateUnaryOp<"cosine"> {
  let summary = "cosine";
}
def StableHLO_ExpOp : StableHLO_AccurateUnaryOp<"exponential"> {
  let summary = "e to the operand";
}
def StableHLO_Expm1Op : StableHLO_AccurateUnaryOp<"exponential_minus_one"> {
  let summary = "e to the operand, minus one, exact near zero";
}
def StableHLO_LogOp : StableHLO_AccurateUnaryOp<"log"> {
  let summary = "natural logarithm";
}
def StableHLO_Log1pOp : StableHLO_AccurateUnaryOp<"log_plus_one"> {
  let summary = "natural logarithm of one plus the operand, exact near zero";
}
def StableHLO_LogisticOp : StableHLO_AccurateUnaryOp<"logistic"> {
  let summary = "logistic sigmoid";
}
def StableHLO_RsqrtOp : StableHLO_AccurateUnaryOp<"rsqrt"> {
  let summary = "reciprocal of the square root";
}
def StableHLO_SineOp : StableHLO_AccurateUnaryOp<"sine"> {
  let summary = "sine";
}
def StableHLO_SqrtOp : StableHLO_AccurateUnaryOp<"sqrt"> {
  let summary = "square root";
}
def StableHLO_TanOp : StableHLO_AccurateUnaryOp<"tan"> {
  let summary = "tangent";
}
def StableHLO_TanhOp : StableHLO_AccurateUnaryOp<"tanh"> {
  let summary = "hyperbolic tangent";
}

def StableHLO_CeilOp : StableHLO_UnaryOp<"ceil", HLO_FpOrQuantizedIntTensor> {
  let summary = "least integer not below the operand";
}
def StableHLO_FloorOp : StableHLO_UnaryOp<"floor", HLO_FpOrQuantizedIntTensor> {
  let summary = "greatest integer not above the operand";
}
def StableHLO_RoundOp : StableHLO_UnaryOp<"round_nearest_afz", HLO_FpOrQuantizedIntTensor> {
  let summary = "nearest integer, ties away from zero";
}
def StableHLO_RoundNearestEvenOp
    : StableHLO_UnaryOp<"round_nearest_even", HLO_FpOrQuantizedIntTensor> {
  let summary = "nearest integer, ties to even";
}
def StableHLO_NegOp : StableHLO_UnaryOp<"negate", HLO_IntFpOrComplexOrQuantizedIntTensor> {
  let summary = "negation";
}
def StableHLO_SignOp : StableHLO_UnaryOp<"sign",
    RankedTensorOf<[HLO_SInt, HLO_Float, HLO_Complex, HLO_QuantizedInt]>> {
  let summary = "sign: -1, 0 or 1";
}

def StableHLO_NotOp : StableHLO_UnaryOp<"not", HLO_PredOrIntTensor> {
  let summary = "bitwise, or of predicates logical, not";
}
def StableHLO_ClzOp : StableHLO_UnaryOp<"count_leading_zeros", HLO_IntTensor> {
  let summary = "number of zero bits above the highest one";
}
def StableHLO_PopulationCountOp : StableHLO_UnaryOp<"popcnt", HLO_IntTensor> {
  let summary = "number of bits that are one";
}

def StableHLO_AbsOp : StableHLO_InferredUnaryOp<"abs",
    RankedTensorOf<[HLO_SInt, HLO_Float, HLO_Complex, HLO_QuantizedInt]>,
    RankedTensorOf<[HLO_SInt, HLO_Float, HLO_QuantizedInt]>> {
  let summary = "absolute value, or magnitude of a complex number";
}
def StableHLO_ImagOp : StableHLO_InferredUnaryOp<"imag", HLO_FpOrComplexTensor, HLO_FpTensor> {
  let summary = "imaginary part";
}
def StableHLO_RealOp : StableHLO_InferredUnaryOp<"real", HLO_FpOrComplexTensor, HLO_FpTensor> {
  let summary = "real part";
}
def StableHLO_IsFiniteOp
    : StableHLO_InferredUnaryOp<"is_finite", HLO_FpOrQuantizedIntTensor, HLO_PredTensor> {
  let summary = "whether the operand is neither infinite nor NaN";
  let arguments = (ins HLO_FpOrQuantizedIntTensor:$x);
  let results = (outs HLO_PredTensor:$y);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

def StableHLO_ConvertOp : StableHLO_UnaryElementwiseOp<"convert",
    [SameOperandsAndResultShape], HLO_NonQuantizedTensor> {
  let summary = "conversion to another element type";
}

def StableHLO_UniformQuantizeOp : StableHLO_UnaryElementwiseOp<"uniform_quantize", [],
    HLO_FloatOrQuantizedIntOrPerAxisQuantizedIntTensor,
    HLO_QuantizedIntOrPerAxisQuantizedIntTensor> {
  let summary = "conversion to a quantized element type";
  let hasVerifier = 1;
}

def StableHLO_UniformDequantizeOp : StableHLO_UnaryElementwiseOp<"uniform_dequantize",
    [InferTensorType], HLO_QuantizedIntOrPerAxisQuantizedIntTensor, HLO_FpTensor> {
  let summary = "conversion of quantized elements to the type they express";
}

def StableHLO_BitcastConvertOp : StableHLO_ShapedInterfaceOp<"bitcast_convert",
    [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "the same bits as elements of another type";
  let arguments = (ins HLO_TensorOrPerAxisQuantizedTensor:$operand);
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_ReducePrecisionOp : StableHLO_Op<"reduce_precision",
    [HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, NoMemoryEffect, Elementwise,
     HLO_CompatibleOperandsAndResultType]> {
  let summary = "rounding to a float of fewer exponent and mantissa bits";
  let arguments = (ins
    HLO_FpOrQuantizedIntTensor:$operand,
    ConfinedAttr<I32Attr, [IntPositive]>:$exponent_bits,
    ConfinedAttr<I32Attr, [IntNonNegative]>:$mantissa_bits
  );
  let results = (outs HLO_FpOrQuantizedIntTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits)
    attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))
  }];
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

class StableHLO_BinaryElementwiseOp<string mnemonic, list<Trait> traits, Type type = HLO_Tensor>
    : StableHLO_Op<mnemonic, traits #
        [InferShapedTypeOpInterface, SameOperandsAndResultShape, Elementwise,
         HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect]> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
}

// The result has the operands' type.
class StableHLO_BinaryOp<string mnemonic, Type type>
    : StableHLO_BinaryElementwiseOp<mnemonic, [HLO_CompatibleOperandsAndResultType], type>;

class StableHLO_CommutativeOp<string mnemonic>
    : StableHLO_BinaryElementwiseOp<mnemonic,
        [HLO_Commutative, HLO_CompatibleOperandsAndResultType]>;

class StableHLO_BitwiseOp<string mnemonic>
    : StableHLO_BinaryElementwiseOp<mnemonic,
        [HLO_Commutative, HLO_CompatibleOperandsAndResultType,
         HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect]> {
  let arguments = (ins HLO_PredOrIntTensor:$lhs, HLO_PredOrIntTensor:$rhs);
}

// Its result type is inferred as for the others, but an operand and the result
// may differ in quantization.
def StableHLO_AddOp : StableHLO_BinaryElementwiseOp<"add",
    [HLO_Commutative, InferTypeOpInterface,
     DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>],
    HLO_TensorOrPerAxisQuantizedTensor> {
  let summary = "sum; of predicates, logical or";
  let hasVerifier = 1;
}
def StableHLO_MaxOp : StableHLO_CommutativeOp<"maximum"> {
  let summary = "greater of two; of predicates, logical or";
}
def StableHLO_MinOp : StableHLO_CommutativeOp<"minimum"> {
  let summary = "lesser of two; of predicates, logical and";
}
def StableHLO_MulOp : StableHLO_CommutativeOp<"multiply"> {
  let summary = "product; of predicates, logical and";
}

def StableHLO_Atan2Op : StableHLO_BinaryOp<"atan2", HLO_FpComplexOrQuantizedIntTensor> {
  let summary = "angle of the point (rhs, lhs)";
}
def StableHLO_DivOp : StableHLO_BinaryOp<"divide", HLO_IntFpOrComplexOrQuantizedIntTensor> {
  let summary = "quotient; of integers, truncated";
}
def StableHLO_PowOp : StableHLO_BinaryOp<"power", HLO_IntFpOrComplexOrQuantizedIntTensor> {
  let summary = "lhs to the power of rhs";
}
def StableHLO_RemOp : StableHLO_BinaryOp<"remainder", HLO_IntFpOrComplexOrQuantizedIntTensor> {
  let summary = "remainder with the sign of the dividend";
}
def StableHLO_SubtractOp
    : StableHLO_BinaryOp<"subtract", HLO_IntFpOrComplexOrQuantizedIntTensor> {
  let summary = "difference";
}

def StableHLO_ShiftLeftOp : StableHLO_BinaryOp<"shift_left", HLO_IntTensor> {
  let summary = "bits moved up";
}
def StableHLO_ShiftRightArithmeticOp
    : StableHLO_BinaryOp<"shift_right_arithmetic", HLO_IntTensor> {
  let summary = "bits moved down, the sign repeated";
}
def StableHLO_ShiftRightLogicalOp : StableHLO_BinaryOp<"shift_right_logical", HLO_IntTensor> {
  let summary = "bits moved down, zeros shifted in";
}

def StableHLO_AndOp : StableHLO_BitwiseOp<"and"> {
  let summary = "bitwise, or of predicates logical, and";
}
def StableHLO_OrOp : StableHLO_BitwiseOp<"or"> {
  let summary = "bitwise, or of predicates logical, or";
}
def StableHLO_XorOp : StableHLO_BitwiseOp<"xor"> {
  let summary = "bitwise, or of predicates logical, exclusive or";
}

def StableHLO_ComplexOp : StableHLO_BinaryElementwiseOp<"complex",
    [HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect, SameOperandsElementType,
     SameOperandsAndResultShape, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "complex number of a real and an imaginary part";
  let arguments = (ins HLO_Fp32Or64Tensor:$lhs, HLO_Fp32Or64Tensor:$rhs);
  let results = (outs HLO_ComplexTensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))
  }];
}

def StableHLO_CompareOp : StableHLO_Op<"compare",
    [HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect, Elementwise,
     HLO_CompatibleOperandsElementType, SameOperandsAndResultShape, InferTensorTypeWithReify]> {
  let summary = "whether a relation holds";
  let arguments = (ins
    HLO_Tensor:$lhs,
    HLO_Tensor:$rhs,
    StableHLO_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<StableHLO_ComparisonTypeAttr>:$compare_type
  );
  let results = (outs HLO_PredTensor);
  let assemblyFormat = !strconcat(
      "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)?",
      HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Three operands
//===----------------------------------------------------------------------===//

def StableHLO_ClampOp : StableHLO_ShapedInterfaceOp<"clamp",
    [HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect,
     HLO_CompatibleOperandsAndResultElementType, HLO_BroadcastingElementwise,
     InferTensorType]> {
  let summary = "the operand kept between a minimum and a maximum";
  let arguments = (ins HLO_Tensor:$min, HLO_Tensor:$operand, HLO_Tensor:$max);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:`
    custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))
  }];
}

def StableHLO_SelectOp : StableHLO_Op<"select",
    [HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect, HLO_BroadcastingElementwise,
     InferTensorTypeWithReify]> {
  let summary = "element of one tensor or the other, by a predicate";
  let arguments = (ins HLO_PredTensor:$pred, HLO_Tensor:$on_true, HLO_Tensor:$on_false);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))
  }];
}

#endif // MLIRKIT_STABLEHLO_ELEMENTWISE
