//===- Functions of chlo as formulas of StableHLO ---------------------------===//
//
// The rules of chlo-legalize-to-stablehlo for real numbers. Series and operations with regions
// are in dialect_passes/stablehlo.
//
//===------------------------------------------------------------------------===//

#ifndef STABLEHLO_TRANSFORMS_CHLO_DECOMPOSITION_PATTERNS
#define STABLEHLO_TRANSFORMS_CHLO_DECOMPOSITION_PATTERNS

include "mlir/IR/PatternBase.td"
include "stablehlo/dialect/ChloOps.td"
include "stablehlo/dialect/StablehloOps.td"

//===- Operands and constants -----------------------------------------------===//

def RealTensor
    : Type<CPred<"!::llvm::isa<::mlir::ComplexType>(::llvm::cast<::mlir::ShapedType>($_self).getElementType())">,
           "tensor of real numbers">;
def ComplexTensor
    : Type<CPred<"::llvm::isa<::mlir::ComplexType>(::llvm::cast<::mlir::ShapedType>($_self).getElementType())">,
           "tensor of complex numbers">;

class Direction<string name>
    : ConstantAttr<StableHLO_ComparisonDirectionAttr, "::mlir::stablehlo::ComparisonDirection::" # name>;
def Chlo_DefaultAccuracy : NativeCodeCall<"chlo::defaultAccuracy($_builder)">;
def Chlo_NoKind : NativeCodeCall<"chlo::noKind($_builder)">;

class NumberLike<string number> : NativeCodeCall<"chlo::numberLike($_builder, $_loc, " # number # ", $0)">;
def Chlo_HalfLike : NumberLike<"0.5">;
def Chlo_OneLike : NumberLike<"1">;
def Chlo_TwoLike : NumberLike<"2">;
def Chlo_NanLike : NumberLike<"NAN">;
def Chlo_InfinityLike : NumberLike<"INFINITY">;
def Chlo_MinusInfinityLike : NumberLike<"-INFINITY">;
def Chlo_LargestLike : NumberLike<"LARGEST">;

//===- Circular functions ---------------------------------------------------===//

def AtanReal : Pat<(CHLO_AtanOp RealTensor:$x), (StableHLO_Atan2Op $x, (Chlo_OneLike $x))>;
def AsinReal
    : Pat<(CHLO_AsinOp RealTensor:$x),
          (StableHLO_AddOp
              (StableHLO_Atan2Op:$half $x,
                  (StableHLO_AddOp (Chlo_OneLike:$one $x),
                      (StableHLO_SqrtOp
                          (StableHLO_MulOp (StableHLO_SubtractOp $one, $x), (StableHLO_AddOp $one, $x)),
                          (Chlo_DefaultAccuracy)))),
              $half)>;
def AcosReal
    : Pat<(CHLO_AcosOp RealTensor:$x),
          (StableHLO_Atan2Op
              (StableHLO_SqrtOp
                  (StableHLO_MulOp
                      (StableHLO_SubtractOp (Chlo_OneLike:$one $x), $x), (StableHLO_AddOp $one, $x)),
                  (Chlo_DefaultAccuracy)),
              $x)>;
def Tan : Pat<(CHLO_TanOp $x), (StableHLO_TanOp $x, (Chlo_DefaultAccuracy))>;

//===- Hyperbolic functions -------------------------------------------------===//

def AtanhReal
    : Pat<(CHLO_AtanhOp RealTensor:$x),
          (StableHLO_SelectOp
              (StableHLO_CompareOp (StableHLO_AbsOp $x), (Chlo_OneLike $x), Direction<"GT">, (Chlo_NoKind)),
              (Chlo_NanLike $x),
              (StableHLO_MulOp
                  (StableHLO_SubtractOp
                      (StableHLO_Log1pOp $x, (Chlo_DefaultAccuracy)),
                      (StableHLO_Log1pOp (StableHLO_NegOp $x), (Chlo_DefaultAccuracy))),
                  (Chlo_HalfLike $x)))>;
def AcoshReal
    : Pat<(CHLO_AcoshOp RealTensor:$x),
          (StableHLO_SelectOp
              (StableHLO_CompareOp $x,
                  (StableHLO_DivOp (Chlo_LargestLike $x), (Chlo_TwoLike:$two $x)),
                  Direction<"GE">, (Chlo_NoKind)),
              (StableHLO_AddOp
                  (StableHLO_LogOp $two, (Chlo_DefaultAccuracy)), (StableHLO_LogOp $x, (Chlo_DefaultAccuracy))),
              (StableHLO_Log1pOp
                  (StableHLO_MulOp
                      (StableHLO_SqrtOp:$root
                          (StableHLO_SubtractOp $x, (Chlo_OneLike:$one $x)), (Chlo_DefaultAccuracy)),
                      (StableHLO_AddOp
                          (StableHLO_SqrtOp (StableHLO_AddOp $x, $one), (Chlo_DefaultAccuracy)), $root)),
                  (Chlo_DefaultAccuracy)))>;
def AsinhReal
    : Pat<(CHLO_AsinhOp RealTensor:$x),
          (StableHLO_MulOp (StableHLO_SignOp $x),
              (StableHLO_SelectOp
                  (StableHLO_CompareOp (StableHLO_AbsOp:$size $x),
                      (StableHLO_SqrtOp (Chlo_LargestLike $x), (Chlo_DefaultAccuracy)),
                      Direction<"GE">, (Chlo_NoKind)),
                  (StableHLO_AddOp
                      (StableHLO_LogOp (Chlo_TwoLike $x), (Chlo_DefaultAccuracy)),
                      (StableHLO_LogOp $size, (Chlo_DefaultAccuracy))),
                  (StableHLO_Log1pOp
                      (StableHLO_AddOp $size,
                          (StableHLO_DivOp (StableHLO_MulOp:$square $size, $size),
                              (StableHLO_AddOp (Chlo_OneLike:$one $x),
                                  (StableHLO_SqrtOp
                                      (StableHLO_AddOp $one, $square), (Chlo_DefaultAccuracy))))),
                      (Chlo_DefaultAccuracy))))>;

//===- The upper half of a product ------------------------------------------===//

class OnInteger<string function>
    : Constraint<CPred<"chlo::" # function # "($0)">, "an integer of that sign and width">;
def IsNarrowSigned : OnInteger<"isNarrowSigned">;
def IsNarrowUnsigned : OnInteger<"isNarrowUnsigned">;
def IsWideSigned : OnInteger<"isWideSigned">;
def IsWideUnsigned : OnInteger<"isWideUnsigned">;

def Chlo_Widened : NativeCodeCall<"chlo::widened($_builder, $_loc, $0)">;
def Chlo_Unsigned : NativeCodeCall<"chlo::madeUnsigned($_builder, $_loc, $0)">;
def Chlo_WidthLike : NativeCodeCall<"chlo::widthLike($_builder, $_loc, $0, $1)">;
def Chlo_ZeroLike : NumberLike<"0">;
def Chlo_ThirtyTwoLike : NumberLike<"32">;
def Chlo_LowerHalfLike : NumberLike<"0xFFFFFFFF">;

// In numbers of twice the width.
class MulhiNarrow<Op Shift, Constraint condition>
    : Pat<(CHLO_MulhiOp $x, $y),
          (StableHLO_ConvertOp
              (Shift (StableHLO_MulOp:$product (Chlo_Widened $x), (Chlo_Widened $y)),
                     (Chlo_WidthLike $x, $product))),
          [(condition $x)]>;
def MulhiNarrowSigned : MulhiNarrow<StableHLO_ShiftRightArithmeticOp, IsNarrowSigned>;
def MulhiNarrowUnsigned : MulhiNarrow<StableHLO_ShiftRightLogicalOp, IsNarrowUnsigned>;

// Of the four products of halves, with what they carry.
def MulhiWideUnsigned
    : Pat<(CHLO_MulhiOp $x, $y),
          (StableHLO_AddOp
              (StableHLO_AddOp
                  (StableHLO_MulOp
                      (StableHLO_ShiftRightLogicalOp:$xHigh $x, (Chlo_ThirtyTwoLike $x)),
                      (StableHLO_ShiftRightLogicalOp:$yHigh $y, (Chlo_ThirtyTwoLike $y))),
                  (StableHLO_ShiftRightLogicalOp
                      (StableHLO_AddOp:$middle
                          (StableHLO_MulOp
                              (StableHLO_AndOp:$xLow $x, (Chlo_LowerHalfLike $x)), $yHigh),
                          (StableHLO_ShiftRightLogicalOp
                              (StableHLO_MulOp
                                  $xLow, (StableHLO_AndOp:$yLow $y, (Chlo_LowerHalfLike $y))),
                              (Chlo_ThirtyTwoLike $x))),
                      (Chlo_ThirtyTwoLike $x))),
              (StableHLO_ShiftRightLogicalOp
                  (StableHLO_AddOp
                      (StableHLO_MulOp $xHigh, $yLow),
                      (StableHLO_AndOp $middle, (Chlo_LowerHalfLike $x))),
                  (Chlo_ThirtyTwoLike $x))),
          [(IsWideUnsigned $x)]>;

// Of numbers without signs, less each factor where the other one is negative.
def MulhiWideSigned
    : Pat<(CHLO_MulhiOp $x, $y),
          (StableHLO_ConvertOp
              (StableHLO_SubtractOp
                  (StableHLO_SubtractOp
                      (CHLO_MulhiOp (Chlo_Unsigned $x), (Chlo_Unsigned $y)),
                      (StableHLO_SelectOp
                          (StableHLO_CompareOp $x, (Chlo_ZeroLike $x), Direction<"LT">, (Chlo_NoKind)),
                          (Chlo_Unsigned $y), (Chlo_ZeroLike (Chlo_Unsigned $y)))),
                  (StableHLO_SelectOp
                      (StableHLO_CompareOp $y, (Chlo_ZeroLike $y), Direction<"LT">, (Chlo_NoKind)),
                      (Chlo_Unsigned $x), (Chlo_ZeroLike (Chlo_Unsigned $x))))),
          [(IsWideSigned $x)]>;

//===- The rest -------------------------------------------------------------===//

def SquareReal : Pat<(CHLO_SquareOp RealTensor:$x), (StableHLO_MulOp $x, $x)>;
def ConjComplex
    : Pat<(CHLO_ConjOp ComplexTensor:$x),
          (StableHLO_ComplexOp (StableHLO_RealOp $x), (StableHLO_NegOp (StableHLO_ImagOp $x)))>;
def ConjReal : Pat<(CHLO_ConjOp RealTensor:$x), (replaceWithValue $x)>;
def IsInf : Pat<(CHLO_IsInfOp RealTensor:$x), (CHLO_IsPosInfOp (StableHLO_AbsOp $x))>;
def IsPosInf
    : Pat<(CHLO_IsPosInfOp RealTensor:$x),
          (StableHLO_CompareOp $x, (Chlo_InfinityLike $x), Direction<"EQ">, (Chlo_NoKind))>;
def IsNegInf
    : Pat<(CHLO_IsNegInfOp RealTensor:$x),
          (StableHLO_CompareOp $x, (Chlo_MinusInfinityLike $x), Direction<"EQ">, (Chlo_NoKind))>;
def Constant : Pat<(CHLO_ConstantOp $value), (StableHLO_ConstantOp $value)>;

#endif // STABLEHLO_TRANSFORMS_CHLO_DECOMPOSITION_PATTERNS
