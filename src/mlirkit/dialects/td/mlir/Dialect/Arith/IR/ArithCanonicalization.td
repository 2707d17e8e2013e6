//===- Canonical forms of arith's operations --------------------------------===//
//
// The rules that the files canonicalize*.py of dialects/arith name.  A constant is
// matched by native code: it counts for no benefit, but its location is among those
// of what is made.
//
//===------------------------------------------------------------------------===//

#ifndef ARITH_CANONICALIZATION
#define ARITH_CANONICALIZATION

include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/IR/PatternBase.td"

//===- Conditions -----------------------------------------------------------===//

class Holds<string condition, string description> : Constraint<CPred<condition>, description>;

def IsAllOnes : Holds<"arith::isAllOnes($0)", "an integer of ones, or a splat of one">;
def IsPositiveOne : Holds<"arith::isPositiveOne($0)", "the integer one, or a splat of it">;
def HasZero : Holds<"arith::hasZero($0)", "a type that has a zero">;
def HasNoUse : Holds<"$0.use_empty()", "has no use">;
def HaveOneType : Holds<"$0.getType() == $1.getType()", "the same type">;
def IsConstantOf
    : Holds<"$0.getType() == ::llvm::cast<::mlir::IntegerAttr>($1).getType()", "a constant of the same type">;
def IsWiderThan : Holds<"arith::isWiderThan($0, $1)", "more bits, by element">;
def LosesBits : Holds<"arith::losesBits($0, $1, $2)", "as many bits less, by element">;
def IsOfEquality
    : Holds<"$0.getValue() == ::mlir::arith::CmpIPredicate::eq || "
            "$0.getValue() == ::mlir::arith::CmpIPredicate::ne", "equality or its opposite">;
def IsNotSaid : Holds<"!$0", "not said">;

//===- What is matched and made ---------------------------------------------===//

defvar NoFlags = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;
defvar FalseBit = ConstantAttr<I1Attr, "0">;
defvar TrueBit = ConstantAttr<I1Attr, "1">;

// The constants of an inner and of an outer operation, and their flags.
defvar C0 = (ConstantLikeMatcher APIntAttr:$c0);
defvar C1 = (ConstantLikeMatcher APIntAttr:$c1);
def CommonFlags : NativeCodeCall<"arith::commonFlags($0, $1)">;
defvar Flags = (CommonFlags $f0, $f1);

def ZeroOf : NativeCodeCall<"arith::zeroOf($0)">;
def AddIntegers : NativeCodeCall<"arith::addIntegers($0, $1, $2)">;
def SubtractIntegers : NativeCodeCall<"arith::subtractIntegers($0, $1, $2)">;
def MultiplyIntegers : NativeCodeCall<"arith::multiplyIntegers($0, $1, $2)">;
defvar Sum = (Arith_ConstantOp (AddIntegers $res, $c0, $c1));
defvar C0MinusC1 = (Arith_ConstantOp (SubtractIntegers $res, $c0, $c1));
defvar C1MinusC0 = (Arith_ConstantOp (SubtractIntegers $res, $c1, $c0));
defvar Product = (Arith_ConstantOp (MultiplyIntegers $res, $c0, $c1));

//===- Sums, differences and products with constants ------------------------===//

defvar XPlusC0 = (Arith_AddIOp $x, C0, $f0);
defvar XMinusC0 = (Arith_SubIOp $x, C0, $f0);
defvar C0MinusX = (Arith_SubIOp C0, $x, $f0);

// The outer constant on the right, and on the left.
class WithConstant<Op Outer, dag inner, dag made> : Pat<(Outer:$res inner, C1, $f1), made>;
class OfConstant<Op Outer, dag inner, dag made> : Pat<(Outer:$res C1, inner, $f1), made>;

def AddIAddConstant : WithConstant<Arith_AddIOp, XPlusC0, (Arith_AddIOp $x, Sum, Flags)>;
def AddISubConstantRHS : WithConstant<Arith_AddIOp, XMinusC0, (Arith_AddIOp $x, C1MinusC0, Flags)>;
def AddISubConstantLHS : WithConstant<Arith_AddIOp, C0MinusX, (Arith_SubIOp Sum, $x, Flags)>;

def SubIRHSAddConstant : WithConstant<Arith_SubIOp, XPlusC0, (Arith_AddIOp $x, C0MinusC1, NoFlags)>;
def SubILHSAddConstant : OfConstant<Arith_SubIOp, XPlusC0, (Arith_SubIOp C1MinusC0, $x, Flags)>;
def SubIRHSSubConstantRHS : WithConstant<Arith_SubIOp, XMinusC0, (Arith_SubIOp $x, Sum, Flags)>;
def SubIRHSSubConstantLHS : WithConstant<Arith_SubIOp, C0MinusX, (Arith_SubIOp C0MinusC1, $x, Flags)>;
def SubILHSSubConstantRHS : OfConstant<Arith_SubIOp, XMinusC0, (Arith_SubIOp Sum, $x, Flags)>;
def SubILHSSubConstantLHS : OfConstant<Arith_SubIOp, C0MinusX, (Arith_AddIOp $x, C1MinusC0, Flags)>;

def MulIMulIConstant
    : Pat<(Arith_MulIOp:$res (Arith_MulIOp $x, C0, $f0), C1, $f1), (Arith_MulIOp $x, Product, Flags),
          [(IsConstantOf $res, $c0), (IsConstantOf $res, $c1)]>;

// x + y * -1 and y * -1 + x are x - y.
defvar MinusY = (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$factor), $f0);
class AddNegated<dag sum> : Pat<sum, (Arith_SubIOp $x, $y, NoFlags), [(IsAllOnes $factor)]>;
def AddIMulNegativeOneRhs : AddNegated<(Arith_AddIOp $x, MinusY, $f1)>;
def AddIMulNegativeOneLhs : AddNegated<(Arith_AddIOp MinusY, $x, $f1)>;

// (x - y) - x is 0 - y.
def SubISubILHSRHSLHS
    : Pat<(Arith_SubIOp (Arith_SubIOp $x, $y, $f0), $x, $f1),
          (Arith_SubIOp (Arith_ConstantOp (ZeroOf $y)), $y, Flags), [(HasZero $y)]>;

//===- Sums and products with a second result -------------------------------===//

// Where nobody reads the second result, it may be anything.
class ForgetSecondResult<Op Extended, Op Plain>
    : Pattern<(Extended:$res $x, $y), [(Plain $x, $y, NoFlags), (replaceWithValue $x)], [(HasNoUse $res__1)]>;
def AddUIExtendedToAddI : ForgetSecondResult<Arith_AddUIExtendedOp, Arith_AddIOp>;
def MulSIExtendedToMulI : ForgetSecondResult<Arith_MulSIExtendedOp, Arith_MulIOp>;
def MulUIExtendedToMulI : ForgetSecondResult<Arith_MulUIExtendedOp, Arith_MulIOp>;

// The high half of x * 1 is the sign of x.
defvar SignedLess = ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">;
def MulSIExtendedRHSOne
    : Pattern<(Arith_MulSIExtendedOp $x, (ConstantLikeMatcher AnyAttr:$factor)),
              [(replaceWithValue $x),
               (Arith_ExtSIOp (Arith_CmpIOp SignedLess, $x, (Arith_ConstantOp (ZeroOf $x))))],
              [(IsPositiveOne $factor), (HasZero $x)]>;

//===- Bits -----------------------------------------------------------------===//

// What is done to the bits of extended values may be done before they are extended.
class ExtendAfterwards<Op Bitwise, Op Extension>
    : Pat<(Bitwise (Extension $x), (Extension $y)), (Extension (Bitwise $x, $y)), [(HaveOneType $x, $y)]>;
def AndOfExtUI : ExtendAfterwards<Arith_AndIOp, Arith_ExtUIOp>;
def AndOfExtSI : ExtendAfterwards<Arith_AndIOp, Arith_ExtSIOp>;
def OrOfExtUI : ExtendAfterwards<Arith_OrIOp, Arith_ExtUIOp>;
def OrOfExtSI : ExtendAfterwards<Arith_OrIOp, Arith_ExtSIOp>;
def XOrIOfExtUI : ExtendAfterwards<Arith_XOrIOp, Arith_ExtUIOp>;
def XOrIOfExtSI : ExtendAfterwards<Arith_XOrIOp, Arith_ExtSIOp>;

// The negation of a comparison is the opposite comparison.
def OppositeOf : NativeCodeCall<"arith::oppositeOf($0)">;
def XOrINotCmpI
    : Pat<(Arith_XOrIOp (Arith_CmpIOp $predicate, $x, $y), (ConstantLikeMatcher TrueBit)),
          (Arith_CmpIOp (OppositeOf $predicate), $x, $y)>;

//===- Comparisons and selections -------------------------------------------===//

// Whether extended values are equal may be asked before they are extended.
class CompareBefore<Op Extension>
    : Pat<(Arith_CmpIOp $predicate, (Extension $x), (Extension $y)), (Arith_CmpIOp $predicate, $x, $y),
          [(HaveOneType $x, $y), (IsOfEquality $predicate)]>;
def CmpIExtSI : CompareBefore<Arith_ExtSIOp>;
def CmpIExtUI : CompareBefore<Arith_ExtUIOp>;

// A selection on the same condition is decided.
def RedundantSelectTrue : Pat<(SelectOp $p, (SelectOp $p, $x, $_), $y), (SelectOp $p, $x, $y)>;
def RedundantSelectFalse : Pat<(SelectOp $p, $x, (SelectOp $p, $_, $y)), (SelectOp $p, $x, $y)>;

// A negated condition selects the other value; false or true is the negation itself.
def SelectNotCond
    : Pat<(SelectOp (Arith_XOrIOp $p, (ConstantLikeMatcher APIntAttr:$mask)), $x, $y), (SelectOp $p, $y, $x),
          [(IsAllOnes $mask)]>;
def SelectI1ToNot
    : Pat<(SelectOp $p, (ConstantLikeMatcher FalseBit), (ConstantLikeMatcher TrueBit)),
          (Arith_XOrIOp $p, (Arith_ConstantOp TrueBit))>;

//===- Casts ----------------------------------------------------------------===//

// Two casts are one.
class CastAtOnce<Op Outer, Op Inner, Op Made> : Pat<(Outer (Inner $x)), (Made $x)>;
def IndexCastOfExtSI : CastAtOnce<Arith_IndexCastOp, Arith_ExtSIOp, Arith_IndexCastOp>;
def IndexCastUIOfExtUI : CastAtOnce<Arith_IndexCastUIOp, Arith_ExtUIOp, Arith_IndexCastUIOp>;
def BitcastOfBitcast : CastAtOnce<Arith_BitcastOp, Arith_BitcastOp, Arith_BitcastOp>;
def ExtSIOfExtUI : CastAtOnce<Arith_ExtSIOp, Arith_ExtUIOp, Arith_ExtUIOp>;

// A cast there and back.
class ThereAndBack<Op Cast> : Pat<(Cast:$res (Cast $x)), (replaceWithValue $x), [(HaveOneType $res, $x)]>;
def IndexCastOfIndexCast : ThereAndBack<Arith_IndexCastOp>;
def IndexCastUIOfIndexCastUI : ThereAndBack<Arith_IndexCastUIOp>;

// Where only a part of the new bits is cut off, less is extended.
class ExtendLess<Op Extension>
    : Pat<(Arith_TruncIOp:$res (Extension:$wide $x), $_), (Extension $x),
          [(IsWiderThan $wide, $res), (IsWiderThan $res, $x)]>;
def TruncIExtSIToExtSI : ExtendLess<Arith_ExtSIOp>;
def TruncIExtUIToExtUI : ExtendLess<Arith_ExtUIOp>;

// Where all bits that a shift brings in are cut off, their sign does not matter.
def TheSame : NativeCodeCall<"$0">;
def TruncIShrSIToTrunciShrUI
    : Pat<(Arith_TruncIOp:$res
          (Arith_ShRSIOp $x, (ConstantLikeMatcher TypedAttrInterface:$amount), $exact), $f0),
          (Arith_TruncIOp (Arith_ShRUIOp $x, (Arith_ConstantOp (TheSame $amount)), $exact), $f0),
          [(LosesBits $x, $res, $amount)]>;

// Without a rounding mode, an integer becomes a narrow float at once.
class ConvertToNarrow<Op Conversion>
    : Pat<(Arith_TruncFOp (Conversion $x), $mode, $_), (Conversion $x), [(IsNotSaid $mode)]>;
def TruncFSIToFPToSIToFP : ConvertToNarrow<Arith_SIToFPOp>;
def TruncFUIToFPToUIToFP : ConvertToNarrow<Arith_UIToFPOp>;

//===- Floats ---------------------------------------------------------------===//

// Two signs cancel.
class DropNegations<Op Product>
    : Pat<(Product (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $f0), (Product $x, $y, $f0),
          [(HaveOneType $x, $y)]>;
def MulFOfNegF : DropNegations<Arith_MulFOp>;
def DivFOfNegF : DropNegations<Arith_DivFOp>;

#endif // ARITH_CANONICALIZATION
