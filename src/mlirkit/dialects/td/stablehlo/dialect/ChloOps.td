//===- ChloOps.td - The chlo dialect ----------------------------*- tablegen -*-===//
//
// Ops clients write and that decompose into stablehlo: with implicit
// broadcasting, and functions stablehlo does not have.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_CHLO_OPS
#define MLIRKIT_STABLEHLO_CHLO_OPS

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "stablehlo/dialect/Base.td"

def CHLO_Dialect : Dialect {
  let name = "chlo";
  let summary = "what clients write and stablehlo spells out";
  let cppNamespace = "::mlir::chlo";
}

include "stablehlo/dialect/ChloEnums.td"

class CHLO_Op<string mnemonic, list<Trait> traits> : Op<CHLO_Dialect, mnemonic, traits>;

def CHLO_Broadcasting : NativeOpTrait<"Broadcasting"> {
  let cppNamespace = "::mlir::chlo::OpTrait";
}

//===----------------------------------------------------------------------===//
// Two operands, broadcast to each other's shape
//===----------------------------------------------------------------------===//

class CHLO_BroadcastBinaryElementwiseOp<string mnemonic, list<Trait> traits,
                                        Type operandType = HLO_AnyTensor,
                                        Type resultType = operandType>
    : CHLO_Op<mnemonic, !listconcat(traits,
        [HLO_BroadcastingElementwise, CHLO_Broadcasting, InferTensorTypeWithReify])> {
  let arguments = (ins
    operandType:$lhs,
    operandType:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions
  );
  let results = (outs resultType);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)
  }];
}

// All of one element type.
class CHLO_BroadcastOp<string mnemonic, Type type = HLO_AnyTensor>
    : CHLO_BroadcastBinaryElementwiseOp<mnemonic, [Pure, SameOperandsAndResultElementType], type>;

class CHLO_BroadcastCommutativeOp<string mnemonic, Trait types>
    : CHLO_BroadcastBinaryElementwiseOp<mnemonic, [Commutative, Pure, types]>;

class CHLO_BroadcastLogicalOp<string mnemonic>
    : CHLO_BroadcastBinaryElementwiseOp<mnemonic, [Commutative, Pure], HLO_AnyPredOrIntTensor,
                                        HLO_AnyTensor>;

def CHLO_BroadcastAddOp
    : CHLO_BroadcastCommutativeOp<"broadcast_add", HLO_CompatibleOperandsAndResultElementType> {
  let summary = "sum, with broadcasting";
}
def CHLO_BroadcastMaxOp : CHLO_BroadcastCommutativeOp<"broadcast_maximum",
    HLO_CompatibleOperandsAndResultElementType> {
  let summary = "greater of two, with broadcasting";
}
def CHLO_BroadcastMinOp : CHLO_BroadcastCommutativeOp<"broadcast_minimum",
    HLO_CompatibleOperandsAndResultElementType> {
  let summary = "lesser of two, with broadcasting";
}
def CHLO_BroadcastMulOp
    : CHLO_BroadcastCommutativeOp<"broadcast_multiply", SameOperandsAndResultElementType> {
  let summary = "product, with broadcasting";
}

def CHLO_BroadcastAtan2Op : CHLO_BroadcastOp<"broadcast_atan2"> {
  let summary = "angle of the point (rhs, lhs), with broadcasting";
}
def CHLO_BroadcastDivOp : CHLO_BroadcastOp<"broadcast_divide"> {
  let summary = "quotient, with broadcasting";
}
def CHLO_BroadcastNextAfterOp : CHLO_BroadcastOp<"broadcast_next_after"> {
  let summary = "next float after lhs towards rhs, with broadcasting";
}
def CHLO_BroadcastPolygammaOp : CHLO_BroadcastOp<"broadcast_polygamma"> {
  let summary = "polygamma function of order lhs, with broadcasting";
}
def CHLO_BroadcastPowOp : CHLO_BroadcastOp<"broadcast_power"> {
  let summary = "lhs to the power of rhs, with broadcasting";
}
def CHLO_BroadcastRemOp : CHLO_BroadcastOp<"broadcast_remainder"> {
  let summary = "remainder, with broadcasting";
}
def CHLO_BroadcastShiftLeftOp : CHLO_BroadcastOp<"broadcast_shift_left"> {
  let summary = "bits moved up, with broadcasting";
}
def CHLO_BroadcastShiftRightArithmeticOp
    : CHLO_BroadcastOp<"broadcast_shift_right_arithmetic"> {
  let summary = "bits moved down, the sign repeated, with broadcasting";
}
def CHLO_BroadcastShiftRightLogicalOp : CHLO_BroadcastOp<"broadcast_shift_right_logical"> {
  let summary = "bits moved down, zeros shifted in, with broadcasting";
}
def CHLO_BroadcastSubOp : CHLO_BroadcastOp<"broadcast_subtract"> {
  let summary = "difference, with broadcasting";
}
def CHLO_BroadcastZetaOp : CHLO_BroadcastOp<"broadcast_zeta", HLO_AnyFpTensor> {
  let summary = "Hurwitz zeta function, with broadcasting";
}

def CHLO_BroadcastAndOp : CHLO_BroadcastLogicalOp<"broadcast_and"> {
  let summary = "logical and, with broadcasting";
}
def CHLO_BroadcastOrOp : CHLO_BroadcastLogicalOp<"broadcast_or"> {
  let summary = "logical or, with broadcasting";
}
def CHLO_BroadcastXorOp : CHLO_BroadcastLogicalOp<"broadcast_xor"> {
  let summary = "logical exclusive or, with broadcasting";
}

def CHLO_BroadcastComplexOp : CHLO_BroadcastBinaryElementwiseOp<"broadcast_complex", [Pure],
    HLO_AnyFpTensor, HLO_AnyComplexTensor> {
  let summary = "complex number of two parts, with broadcasting";
}

def CHLO_BroadcastCompareOp
    : CHLO_BroadcastBinaryElementwiseOp<"broadcast_compare", [Pure]> {
  let summary = "whether a relation holds, with broadcasting";
  let arguments = (ins
    HLO_AnyTensor:$lhs,
    HLO_AnyTensor:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions,
    CHLO_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<CHLO_ComparisonTypeAttr>:$compare_type
  );
  let results = (outs HLO_AnyPredTensor);
}

def CHLO_BroadcastSelectOp : CHLO_Op<"broadcast_select",
    [Pure, CHLO_Broadcasting, HLO_BroadcastingElementwise, InferTensorTypeWithReify]> {
  let summary = "element of one tensor or the other, with broadcasting";
  let arguments = (ins HLO_PredTensor:$pred, HLO_AnyTensor:$on_true, HLO_AnyTensor:$on_false);
  let results = (outs HLO_AnyTensor);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
    `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type(results)
  }];
}

//===----------------------------------------------------------------------===//
// Two operands of one type
//===----------------------------------------------------------------------===//

def CHLO_NextAfterOp : CHLO_Op<"next_after", [Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "next float after x towards y";
  let arguments = (ins HLO_AnyFpTensor:$x, HLO_AnyFpTensor:$y);
  let results = (outs HLO_AnyFpTensor:$result);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type(results)";
}

def CHLO_PolygammaOp : CHLO_Op<"polygamma", [Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "polygamma function of order n";
  let arguments = (ins HLO_AnyFpTensor:$n, HLO_AnyFpTensor:$x);
  let results = (outs HLO_AnyFpTensor:$result);
  let assemblyFormat = "$n `,` $x attr-dict `:` type($n) `,` type($x) `->` type(results)";
}

def CHLO_ZetaOp : CHLO_Op<"zeta", [Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "Hurwitz zeta function";
  let arguments = (ins HLO_AnyFpTensor:$x, HLO_AnyFpTensor:$q);
  let results = (outs HLO_AnyFpTensor:$result);
  let assemblyFormat = "$x `,` $q attr-dict `:` type($x) `,` type($q) `->` type(results)";
}

def CHLO_MulhiOp : CHLO_Op<"mulhi", [Commutative, Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "upper half of the bits of a product";
  let arguments = (ins HLO_IntTensor:$lhs, HLO_IntTensor:$rhs);
  let results = (outs HLO_IntTensor:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

class CHLO_UnaryElementwiseOp<string mnemonic, list<Trait> traits, Type operandType,
                              Type resultType = operandType>
    : CHLO_Op<mnemonic, !listconcat(traits,
        [Pure, Elementwise, SameOperandsAndResultShape, InferShapedTypeOpInterface])> {
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}

// The result has the operand's type.
class CHLO_UnaryOp<string mnemonic, Type type = HLO_AnyFpOrComplexTensor>
    : CHLO_UnaryElementwiseOp<mnemonic, [HLO_CompatibleOperandsAndResultType], type>;

class CHLO_ClassifyOp<string mnemonic>
    : CHLO_UnaryElementwiseOp<mnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>],
                              HLO_AnyFpTensor, HLO_AnyPredTensor>;

def CHLO_AcosOp : CHLO_UnaryOp<"acos"> {
  let summary = "inverse cosine";
}
def CHLO_AcoshOp : CHLO_UnaryOp<"acosh"> {
  let summary = "inverse hyperbolic cosine";
}
def CHLO_AsinOp : CHLO_UnaryOp<"asin"> {
  let summary = "inverse sine";
}
def CHLO_AsinhOp : CHLO_UnaryOp<"asinh"> {
  let summary = "inverse hyperbolic sine";
}
def CHLO_AtanOp : CHLO_UnaryOp<"atan"> {
  let summary = "inverse tangent";
}
def CHLO_AtanhOp : CHLO_UnaryOp<"atanh"> {
  let summary = "inverse hyperbolic tangent";
}
def CHLO_AsinAcosKernelOp : CHLO_UnaryOp<"_asin_acos_kernel", HLO_AnyComplexTensor> {
  let summary = "what complex asin, acos, asinh and acosh are made of";
}
def CHLO_BesselI1eOp : CHLO_UnaryOp<"bessel_i1e"> {
  let summary = "exponentially scaled modified Bessel function of order 1";
}
def CHLO_ConjOp : CHLO_UnaryOp<"conj"> {
  let summary = "complex conjugate";
}
def CHLO_CoshOp : CHLO_UnaryOp<"cosh"> {
  let summary = "hyperbolic cosine";
}
def CHLO_SinhOp : CHLO_UnaryOp<"sinh"> {
  let summary = "hyperbolic sine";
}
def CHLO_SquareOp : CHLO_UnaryOp<"square"> {
  let summary = "square";
}
def CHLO_TanOp : CHLO_UnaryOp<"tan"> {
  let summary = "tangent";
}

def CHLO_DigammaOp : CHLO_UnaryOp<"digamma", HLO_AnyFpTensor> {
  let summary = "derivative of the logarithm of the gamma function";
}
def CHLO_ErfOp : CHLO_UnaryOp<"erf", HLO_AnyFpTensor> {
  let summary = "Gauss error function";
}
def CHLO_ErfInvOp : CHLO_UnaryOp<"erf_inv", HLO_AnyFpTensor> {
  let summary = "inverse of the Gauss error function";
}
def CHLO_ErfcOp : CHLO_UnaryOp<"erfc", HLO_AnyFpTensor> {
  let summary = "one minus the Gauss error function";
}
def CHLO_LgammaOp : CHLO_UnaryOp<"lgamma", HLO_AnyFpTensor> {
  let summary = "logarithm of the absolute value of the gamma function";
}

def CHLO_IsInfOp : CHLO_ClassifyOp<"is_inf"> {
  let summary = "whether the operand is infinite";
}
def CHLO_IsNegInfOp : CHLO_ClassifyOp<"is_neg_inf"> {
  let summary = "whether the operand is negative infinity";
}
def CHLO_IsPosInfOp : CHLO_ClassifyOp<"is_pos_inf"> {
  let summary = "whether the operand is positive infinity";
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def CHLO_ConstantOp : CHLO_Op<"constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "tensor of given values";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs HLO_StaticShapeTensor:$output);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def CHLO_ConstantLikeOp : CHLO_Op<"constant_like",
    [Pure, CHLO_Broadcasting, HLO_BroadcastingElementwise, SameOperandsAndResultShape,
     InferTensorTypeWithReify]> {
  let summary = "one value in the shape of the operand";
  let arguments = (ins TypedAttrInterface:$value, HLO_AnyTensor:$operand);
  let results = (outs HLO_AnyTensor);
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

// A bracketed list of dimensions.
def CHLO_Dims : ArrayRefParameter<"int64_t", "Dimension"> {
  let parser = "parseDimSizes($_parser)";
  let printer = "printDimSizes($_printer, $_self)";
}

def CHLO_RaggedDotDimensionNumbers : AttrDef<CHLO_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let summary = "Attribute that models the dimension information for ragged dot.";
  let parameters = (ins
    CHLO_Dims:$lhsBatchingDimensions,
    CHLO_Dims:$rhsBatchingDimensions,
    CHLO_Dims:$lhsContractingDimensions,
    CHLO_Dims:$rhsContractingDimensions,
    CHLO_Dims:$lhsRaggedDimensions,
    CHLO_Dims:$rhsGroupDimensions
  );
  let hasCustomAssemblyFormat = 1;
}

def CHLO_RaggedDotOp : CHLO_Op<"ragged_dot",
    [Pure,
     DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>]> {
  let summary = "products of consecutive groups of rows with a matrix each";
  let arguments = (ins
    HLO_AnyTensor:$lhs,
    HLO_AnyTensor:$rhs,
    Arg<HLO_IntTensor, "number of rows of each group">:$group_sizes,
    CHLO_RaggedDotDimensionNumbers:$ragged_dot_dimension_numbers,
    OptionalAttr<CHLO_PrecisionConfigAttr>:$precision_config
  );
  let results = (outs HLO_AnyTensor:$result);
  let hasVerifier = 1;
}

def CHLO_TopKOp : CHLO_Op<"top_k", [Pure, InferTensorType]> {
  let summary = "greatest elements along the last dimension, and their indices";
  let arguments = (ins
    Arg<HLO_AnyTensor, "of rank 1 or higher, the last dimension at least `k`">:$operand,
    Arg<I64Attr, "how many">:$k,
    DefaultValuedOptionalAttr<BoolAttr, "true">:$is_stable
  );
  let results = (outs HLO_AnyTensor:$values, HLO_AnyTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict `:`
    type($operand) `->` `(` type($values) `,` type($indices) `)`
  }];
}

def CHLO_ScanOp : CHLO_Op<"scan",
    [AttrSizedOperandSegments, AttrSizedResultSegments, InferTensorType, IsolatedFromAbove,
     OpAsmOpInterface, RecursiveMemoryEffects]> {
  let summary = "a computation on each slice, handing values to the next";
  let arguments = (ins
    Variadic<HLO_AnyTensor>:$inputs,
    Variadic<HLO_AnyTensor>:$inits,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
    OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$scan_dim_size,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_reverse,
    OptionalAttr<BoolAttr>:$is_associative
  );
  let results = (outs Variadic<HLO_AnyTensor>:$outputs, Variadic<HLO_AnyTensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // MLIRKIT_STABLEHLO_CHLO_OPS
