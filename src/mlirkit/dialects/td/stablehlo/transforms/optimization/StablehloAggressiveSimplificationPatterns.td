//===- Simpler forms of StableHLO's operations ------------------------------===//
//
// The rules of stablehlo-aggressive-simplification, with the names that upstream's file gives
// them: that is the order in which they are tried. What rules cannot say is in
// dialect_passes/stablehlo.
//
//===------------------------------------------------------------------------===//

#ifndef STABLEHLO_TRANSFORMS_OPTIMIZATION_SIMPLIFICATION_PATTERNS
#define STABLEHLO_TRANSFORMS_OPTIMIZATION_SIMPLIFICATION_PATTERNS

include "mlir/Dialect/Shape/IR/ShapeOps.td"
include "mlir/IR/PatternBase.td"
include "stablehlo/dialect/StablehloOps.td"

//===- Conditions on values -------------------------------------------------===//

class OnShapes<string condition, string summary>
    : Constraint<CPred<!subst("#0", "::llvm::cast<::mlir::ShapedType>($0.getType())",
                              !subst("#1", "::llvm::cast<::mlir::ShapedType>($1.getType())", condition))>,
                 summary>;
def AreOfOneType : Constraint<CPred<"$0.getType() == $1.getType()">, "the same type">;
def AreOfOneSize : OnShapes<"#0.getNumElements() == #1.getNumElements()", "as many elements">;
def AreOfOneRank : OnShapes<"#0.getRank() == #1.getRank()", "the same rank">;
def HasNoElements : OnShapes<"#0.getNumElements() == 0", "no elements">;

class OnDims<string function, string summary>
    : Constraint<CPred<"stablehlo::" # function # "($0, $1)">, summary>;
def AreSizesOne : OnDims<"areSizesOne", "the size 1 in all of the dimensions">;
def NamesAllDims : OnDims<"namesAllDims", "a list of all dimensions">;
def StaysBroadcast : OnDims<"staysBroadcast", "a broadcast that is no reshape">;

def IsNoConstant : Constraint<CPred<"stablehlo::isNoConstant($0)">, "no constant">;
def AreZeros : Constraint<CPred<"stablehlo::areZeros($0)">, "zeros">;
def IsReadOnce : Constraint<CPred<"$0.hasOneUse()">, "one use">;

//===- Conditions on attributes ---------------------------------------------===//

class OnAttribute<string function, string summary>
    : AttrConstraint<CPred<"stablehlo::" # function # "($_self)">, summary>;
def Splat : OnAttribute<"isSplatOfElements", "elements that are alike">;
def Integers : OnAttribute<"isOfIntegers", "integers">;
def NoElements : OnAttribute<"isOfNoElements", "no elements">;
def Zero : OnAttribute<"isZero", "the integer or a float zero">;
def ZeroInteger : OnAttribute<"isZeroInteger", "the integer zero">;
def One : OnAttribute<"isOne", "one">;
def OneInteger : OnAttribute<"isOneInteger", "the integer one">;
def AllOnes : OnAttribute<"isAllOnes", "an integer of all bits">;
def ZeroArray : OnAttribute<"isArrayOfZeros", "zeros">;
def EmptyArray : OnAttribute<"isEmptyArray", "an empty list">;
def IotaArray : OnAttribute<"isIotaArray", "0, 1, 2 and so on">;
def SortedArray : OnAttribute<"isSortedArray", "sorted numbers">;

//===- What is made ---------------------------------------------------------===//

class Call<string function, string arguments>
    : NativeCodeCall<"stablehlo::" # function # "(" # arguments # ")">;
def ArrayOfIntegers : Call<"arrayOfIntegers", "$0">;
def EmptyI64Array : Call<"emptyI64Array", "">;
def InvertedDims : Call<"invertedDims", "$0">;
// The numbers of the first list that the second one says.
def PickedDims : Call<"pickedDims", "$0, $1">;
// Discardable attributes of the operation that goes are those of the one that stays.
def HandOnAttributes : Call<"mergeDiscardableAttributes", "$0, $1">;

// An operation on the second value with the type of the first one.
class OfType<string operation>
    : NativeCodeCall<"stablehlo::" # operation # "::create($_builder, $_loc, $0.getType(), $1)">;
def StableHLO_ConvertOfType : OfType<"ConvertOp">;
def StableHLO_ReshapeOfType : OfType<"ReshapeOp">;
def StableHLO_ZeroLike : NativeCodeCall<"stablehlo::getConstantLike($_builder, $_loc, 0, $0)">;
def StableHLO_OperandOfTuple : NativeCodeCall<"$0.getDefiningOp()->getOperand($1.getInt())">;

class Kept<dag source, list<dag> conditions = []>
    : Pat<source, (replaceWithValue $x), conditions, [(HandOnAttributes $op, $x)]>;

//===- Constants stand on the right -----------------------------------------===//

class ConstantToRight<Op Commutative>
    : Pat<(Commutative:$op (StableHLO_ConstantOp:$constant $value), $x),
          (Commutative:$new $x, $constant), [(IsNoConstant $x)], [(HandOnAttributes $op, $new)]>;

def AddOp_CanonicalizeConstantToRhs : ConstantToRight<StableHLO_AddOp>;
def AndOp_CanonicalizeConstantToRhs : ConstantToRight<StableHLO_AndOp>;
def MaxOp_CanonicalizeConstantToRhs : ConstantToRight<StableHLO_MaxOp>;
def MinOp_CanonicalizeConstantToRhs : ConstantToRight<StableHLO_MinOp>;
def MulOp_CanonicalizeConstantToRhs : ConstantToRight<StableHLO_MulOp>;
def OrOp_CanonicalizeConstantToRhs : ConstantToRight<StableHLO_OrOp>;
def XorOp_CanonicalizeConstantToRhs : ConstantToRight<StableHLO_XorOp>;

//===- Arithmetic with neutral and absorbing elements -----------------------===//

def AddOp_RemoveNoop : Kept<(StableHLO_AddOp:$op $x, (ConstantLikeMatcher Zero:$value))>;
def SubtractOp_RemoveNoop : Kept<(StableHLO_SubtractOp:$op $x, (StableHLO_ConstantOp Zero:$value))>;
def MulOp_RemoveNoop : Kept<(StableHLO_MulOp:$op $x, (StableHLO_ConstantOp One:$value))>;
def AndOp_RemoveNoop : Kept<(StableHLO_AndOp:$op $x, (StableHLO_ConstantOp AllOnes:$value))>;
def OrOp_RemoveNoop : Kept<(StableHLO_OrOp:$op $x, (StableHLO_ConstantOp ZeroInteger:$value))>;
def XorOp_RemoveNoop
    : Pat<(StableHLO_XorOp $x, (ConstantLikeMatcher ZeroInteger:$value)), (replaceWithValue $x)>;

def AndOp_FoldToZero
    : Pat<(StableHLO_AndOp $y, (StableHLO_ConstantOp:$x ZeroInteger:$value)), (replaceWithValue $x)>;
def MulOp_FoldToZero : Kept<(StableHLO_MulOp:$op $y, (StableHLO_ConstantOp:$x ZeroInteger:$value))>;
def OrOp_FoldToOne : Kept<(StableHLO_OrOp:$op $y, (StableHLO_ConstantOp:$x AllOnes:$value))>;

def StaticIntTensor : StaticShapeTensorOf<[HLO_Int]>;
def SubtractOp_FoldToZero : Pat<(StableHLO_SubtractOp StaticIntTensor:$x, $x), (StableHLO_ZeroLike $x)>;
def XorOp_FoldToZero : Pat<(StableHLO_XorOp AnyStaticShapeTensor:$x, $x), (StableHLO_ZeroLike $x)>;

//===- Comparisons of truth values ------------------------------------------===//

class Direction<string name>
    : ConstantAttr<StableHLO_ComparisonDirectionAttr, "::mlir::stablehlo::ComparisonDirection::" # name>;
class SaysItself<string direction, AttrConstraint value>
    : Pat<(StableHLO_CompareOp $x, (StableHLO_ConstantOp:$constant value:$value), Direction<direction>, $kind),
          (replaceWithValue $x), [(HLO_PredTensor $constant)]>;
def CompareOp_NeBooleanFalse : SaysItself<"NE", ZeroInteger>;
def CompareOp_EqBooleanTrue : SaysItself<"EQ", OneInteger>;

//===- Complex numbers and their parts --------------------------------------===//

def ComplexOp_CancelOutComposedOps
    : Pat<(StableHLO_ComplexOp (StableHLO_RealOp $x), (StableHLO_ImagOp $x)), (replaceWithValue $x)>;
def ImagOp_CancelOutComposedOps
    : Pat<(StableHLO_ImagOp (StableHLO_ComplexOp $real, $imaginary)), (replaceWithValue $imaginary)>;
def RealOp_CancelOutComposedOps
    : Pat<(StableHLO_RealOp (StableHLO_ComplexOp $real, $imaginary)), (replaceWithValue $real)>;

//===- Broadcasts -----------------------------------------------------------===//

def BroadcastInDimOp_RemoveNoop
    : Kept<(StableHLO_BroadcastInDimOp:$op $x, IotaArray:$dims), [(AreOfOneType $op, $x)]>;
def BroadcastInDimOp_MergeComposition
    : Pat<(StableHLO_BroadcastInDimOp:$op (StableHLO_BroadcastInDimOp:$inner $x, $innerDims), $dims),
          (StableHLO_BroadcastInDimOp:$new $x, (PickedDims $dims, $innerDims)),
          [(StaysBroadcast $inner, $x)], [(HandOnAttributes $op, $new)]>;
def BroadcastInDimOp_ReplaceWithReshape
    : Pat<(StableHLO_BroadcastInDimOp:$op AnyStaticShapeTensor:$x, SortedArray:$dims),
          (StableHLO_ReshapeOfType:$new $op, $x),
          [(AreOfOneSize $op, $x)], [(HandOnAttributes $op, $new)], (addBenefit 1)>;
def BroadcastInDimOp_ReplaceWithTranspose
    : Pat<(StableHLO_BroadcastInDimOp:$op AnyStaticShapeTensor:$x, $dims),
          (StableHLO_TransposeOp:$new $x, (InvertedDims $dims)),
          [(AreOfOneSize $op, $x), (AreOfOneRank $op, $x)], [(HandOnAttributes $op, $new)]>;

def DynamicBroadcastInDimOp_MergeComposition
    : Pat<(StableHLO_DynamicBroadcastInDimOp:$op
              (StableHLO_DynamicBroadcastInDimOp $x, $innerShape, $innerDims, $innerGrow, $innerStay),
              $shape, $dims, $grow, $stay),
          (StableHLO_DynamicBroadcastInDimOp:$new
              $x, $shape, (PickedDims $dims, $innerDims), (EmptyI64Array), (EmptyI64Array)),
          [], [(HandOnAttributes $op, $new)]>;
// A conversion keeps the type, which may be that of a function's result.
def DynamicBroadcastInDimOp_ReplaceNoopWithConvert
    : Pat<(StableHLO_DynamicBroadcastInDimOp:$op $x, $shape, IotaArray:$dims, $grow, $stay),
          (StableHLO_ConvertOfType:$new $op, $x), [(NamesAllDims $stay, $op)], [(HandOnAttributes $op, $new)]>;
def DynamicBroadcastInDimOp_FoldToDynamicReshape
    : Pat<(StableHLO_DynamicBroadcastInDimOp:$op
              (StableHLO_DynamicReshapeOp $x, $shape), $shape, IotaArray:$dims, $grow, $stay),
          (StableHLO_DynamicReshapeOp:$new $x, $shape), [], [(HandOnAttributes $op, $new)]>;
def DynamicBroadcastInDimOp_RemoveNoop
    : Kept<(StableHLO_DynamicBroadcastInDimOp:$op
               $x, (Shape_ShapeOfOp $x), IotaArray:$dims, $grow, $stay)>;

//===- Reshapes, transpositions, reverses -----------------------------------===//

def ReshapeOp_MergeComposition
    : Pat<(StableHLO_ReshapeOp:$op (StableHLO_ReshapeOp $x)), (StableHLO_ReshapeOfType:$new $op, $x), [],
          [(HandOnAttributes $op, $new)]>;
def ReshapeOp_RemoveNoop : Kept<(StableHLO_ReshapeOp:$op $x), [(AreOfOneType $op, $x)]>;

def DynamicReshapeOp_MergeComposition
    : Pat<(StableHLO_DynamicReshapeOp:$op (StableHLO_DynamicReshapeOp $x, $innerShape), $shape),
          (StableHLO_DynamicReshapeOp:$new $x, $shape), [], [(HandOnAttributes $op, $new)]>;
def DynamicReshapeOp_FoldComposedOpsToShapeOperand
    : Kept<(Shape_ShapeOfOp:$op (StableHLO_DynamicReshapeOp $reshaped, $x)), [(AreOfOneType $x, $op)]>;

def TransposeOp_RemoveNoop : Kept<(StableHLO_TransposeOp:$op $x, IotaArray:$dims)>;
def TransposeOp_TransposeOfTranspose
    : Pat<(StableHLO_TransposeOp:$op (StableHLO_TransposeOp $x, $innerDims), $dims),
          (StableHLO_TransposeOp:$new $x, (PickedDims $innerDims, $dims)), [],
          [(HandOnAttributes $op, $new)]>;

class ReverseStays<dag source, list<dag> conditions = []>
    : Pat<source, (replaceWithValue $x), conditions>;
def ReverseOp_EmptyDim : ReverseStays<(StableHLO_ReverseOp $x, EmptyArray:$dims)>;
def ReverseOp_ZeroElements
    : ReverseStays<(StableHLO_ReverseOp AnyStaticShapeTensor:$x, $dims), [(HasNoElements $x)]>;
def ReverseOp_AllDimsEqualOne
    : ReverseStays<(StableHLO_ReverseOp AnyStaticShapeTensor:$x, $dims), [(AreSizesOne $x, $dims)]>;
def ReverseOp_SplatToNoop
    : ReverseStays<(StableHLO_ReverseOp (StableHLO_ConstantOp:$x Splat:$value), $dims)>;

//===- Conversions, slices, paddings ----------------------------------------===//

def ConvertOp_RemoveNoop : Kept<(StableHLO_ConvertOp:$op $x), [(AreOfOneType $op, $x)]>;

def SliceOp_RemoveNoop
    : Kept<(StableHLO_SliceOp:$op AnyStaticShapeTensor:$x, $starts, $limits, $steps),
           [(AreOfOneType $x, $op)]>;
def RealDynamicSliceOp_ReplaceWithSlice
    : Pat<(StableHLO_RealDynamicSliceOp:$op $x,
              (ConstantLikeMatcher Integers:$starts),
              (ConstantLikeMatcher Integers:$limits),
              (ConstantLikeMatcher Integers:$steps)),
          (StableHLO_SliceOp:$new $x,
              (ArrayOfIntegers $starts), (ArrayOfIntegers $limits), (ArrayOfIntegers $steps)),
          [], [(HandOnAttributes $op, $new)]>;
def DynamicUpdateSliceOp_RemoveNoop
    : Kept<(StableHLO_DynamicUpdateSliceOp:$op $x, (ConstantLikeMatcher NoElements:$update), $starts)>;
def DynamicUpdateSliceOp_FoldToUpdateOperand
    : Kept<(StableHLO_DynamicUpdateSliceOp:$op AnyStaticShapeTensor:$y, AnyStaticShapeTensor:$x, $starts),
           [(AreOfOneType $y, $x), (AreZeros $starts)]>;

def PadOp_RemoveNoop
    : Pat<(StableHLO_PadOp:$op $x, $value, ZeroArray:$low, ZeroArray:$high, ZeroArray:$interior),
          (replaceWithValue $x), [(AreOfOneType $op, $x)]>;
def DynamicPadOp_ReplaceWithPad
    : Pat<(StableHLO_DynamicPadOp:$op $x, $value,
              (ConstantLikeMatcher AnyIntElementsAttr:$low),
              (ConstantLikeMatcher AnyIntElementsAttr:$high),
              (ConstantLikeMatcher AnyIntElementsAttr:$interior)),
          (StableHLO_PadOp:$new $x, $value,
              (ArrayOfIntegers $low), (ArrayOfIntegers $high), (ArrayOfIntegers $interior)),
          [], [(HandOnAttributes $op, $new)]>;

def DynamicGatherOp_ReplaceWithGather
    : Pat<(StableHLO_DynamicGatherOp:$op
              $x, $starts, (StableHLO_ConstantOp Integers:$sizes), $dims, $sorted),
          (StableHLO_GatherOp:$new $x, $starts, $dims, (ArrayOfIntegers $sizes), $sorted), [],
          [(HandOnAttributes $op, $new)]>;

//===- The rest -------------------------------------------------------------===//

def IotaOp_FoldScalarToZero
    : Pat<(StableHLO_IotaOp:$op $dim), (StableHLO_ZeroLike $op),
          [(OnDims<"isSizeOne", "the size 1 in the dimension"> $op, $dim)]>;
def ReduceOp_RemoveNoop
    : Pat<(StableHLO_ReduceOp $x, $initial, EmptyArray:$dims), (replaceWithValue $x)>;

def SelectOp_InvertPredicateAndSwap
    : Pat<(StableHLO_SelectOp:$op (StableHLO_NotOp $condition), $true, $false),
          (StableHLO_SelectOp:$new $condition, $false, $true), [], [(HandOnAttributes $op, $new)]>;
def SelectOp_InvertBroadcastPredicateAndSwap
    : Pat<(StableHLO_SelectOp
              (StableHLO_BroadcastInDimOp:$spread (StableHLO_NotOp $condition), $dims), $true, $false),
          (StableHLO_SelectOp
              (StableHLO_BroadcastInDimOp $condition, $dims, (returnType $spread)), $false, $true),
          [(IsReadOnce $spread)]>;

def GetTupleElementOp_UnpackTuple
    : Pat<(StableHLO_GetTupleElementOp (StableHLO_TupleOp:$tuple $values), $index),
          (StableHLO_OperandOfTuple $tuple, $index)>;

#endif // STABLEHLO_TRANSFORMS_OPTIMIZATION_SIMPLIFICATION_PATTERNS
