//===- The arith dialect: operations ----------------------------------------===//
//
// In order: shapes of operations, constants, integer arithmetic, bits, float
// arithmetic, minima and maxima, conversions, comparison and selection.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_ARITH_IR_ARITHOPS_TD
#define MLIR_DIALECT_ARITH_IR_ARITHOPS_TD

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

// Everything in the dialect but constants works element by element.
class Arith_Op<string mnemonic, list<Trait> traits = []>
    : Op<Arith_Dialect, mnemonic,
         !listconcat(traits, [DeclareOpInterfaceMethods<VectorUnrollOpInterface>,
                              NoMemoryEffect],
                     ElementwiseMappable.traits)>;

// One type for all operands and the result.
class Arith_ArithOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, !listconcat(traits, [SameOperandsAndResultType])>;

class Arith_UnaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_ArithOp<mnemonic, !listconcat(traits, [Pure])> {
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Arith_BinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_ArithOp<mnemonic, traits> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

// Two integers. Total: defined for all operands.
class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic,
                     !listconcat(traits, [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                                    ["inferResultRanges"]>])>,
      Arguments<(ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs)>,
      Results<(outs SignlessIntegerOrIndexLike:$result)>;

class Arith_TotalIntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, !listconcat(traits, [Pure])>;

// Two integers, and whether the result may overflow.
class Arith_IntBinaryOpWithOverflowFlags<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic,
                     !listconcat(traits,
                                 [Pure,
                                  DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                            ["inferResultRanges"]>,
                                  DeclareOpInterfaceMethods<
                                      ArithIntegerOverflowFlagsInterface>])>,
      Arguments<(ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                     DefaultValuedAttr<Arith_IntegerOverflowAttr,
                         "::mlir::arith::IntegerOverflowFlags::none">:$overflowFlags)>,
      Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat =
      "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}

// Two integers, and whether something other than zero may be cut off.
class Arith_IntBinaryOpWithExactFlag<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic,
                     !listconcat(traits, [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                                    ["inferResultRanges"]>])>,
      Arguments<(ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                     UnitAttr:$isExact)>,
      Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)";
}

// One or two floats, and what may be assumed of them.
class Arith_FloatUnaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_UnaryOp<mnemonic,
                    !listconcat([DeclareOpInterfaceMethods<ArithFastMathInterface>],
                                traits)>,
      Arguments<(ins FloatLike:$operand,
                     DefaultValuedAttr<Arith_FastMathAttr,
                         "::mlir::arith::FastMathFlags::none">:$fastmath)>,
      Results<(outs FloatLike:$result)> {
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic,
                     !listconcat([Pure, DeclareOpInterfaceMethods<ArithFastMathInterface>],
                                 traits)>,
      Arguments<(ins FloatLike:$lhs, FloatLike:$rhs,
                     DefaultValuedAttr<Arith_FastMathAttr,
                         "::mlir::arith::FastMathFlags::none">:$fastmath)>,
      Results<(outs FloatLike:$result)> {
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

// Between tensors a cast keeps dynamic and static dimensions as they are.
def SameInputOutputTensorDims
    : PredOpTrait<"input and output have the same tensor dimensions",
          AllMatchSameOperatorPred<["in", "out"],
              "(::llvm::isa<::mlir::TensorType>($_self.getType()) ? "
              # "::llvm::cast<::mlir::TensorType>($_self.getType()).getShape() : "
              # "::llvm::ArrayRef<int64_t>{})">>;

class Arith_CastOp<string mnemonic, TypeConstraint From, TypeConstraint To,
                   list<Trait> traits = []>
    : Arith_Op<mnemonic,
               !listconcat(traits, [Pure, SameOperandsAndResultShape,
                                    SameInputOutputTensorDims,
                                    DeclareOpInterfaceMethods<CastOpInterface>])>,
      Arguments<(ins From:$in)>, Results<(outs To:$out)> {
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

// Integers of a known width, that is, no index.
def SignlessFixedWidthIntegerLike
    : TypeConstraint<Or<[AnySignlessInteger.predicate,
                         VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
                         TensorOf<[AnySignlessInteger]>.predicate]>,
                     "signless-fixed-width-integer-like">;

class Arith_IToICastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike,
                   !listconcat(traits, [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                                  ["inferResultRanges"]>])>;
class Arith_IToFCastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike, FloatLike, traits>;
class Arith_FToICastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, FloatLike, SignlessFixedWidthIntegerLike, traits>;
class Arith_FToFCastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, FloatLike, FloatLike, traits>;

class Arith_CompareOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic,
               !listconcat(traits,
                           [Pure, SameTypeOperands,
                            TypesMatchWith<
                                "result type has i1 element type and same shape as operands",
                                "lhs", "result", "::getI1SameShape($_self)">])> {
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

//===- Constants ------------------------------------------------------------===//

def Arith_ConstantOp
    : Op<Arith_Dialect, "constant",
         [ConstantLike, Pure,
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          AllTypesMatch<["value", "result"]>,
          DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let summary = "integer or float constant";
  let description = [{
    The value of an attribute: an integer, a float, or elements of a vector or tensor.

    ```mlir
    %one = arith.constant 1 : i32
    %pi = arith.constant 3.14159 : f32
    %zeros = arith.constant dense<0> : vector<4xi8>
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Integer arithmetic ---------------------------------------------------===//

def Arith_AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "integer sum";
  let description = [{
    Wraps around unless a flag makes overflow poison.

    ```mlir
    %sum = arith.addi %a, %b : i32
    %near = arith.addi %v, %w overflow<nsw, nuw> : vector<4xi64>
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_AddUIExtendedOp
    : Arith_Op<"addui_extended",
               [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "unsigned integer sum with carry";
  let description = [{
    The sum, wrapped around, and whether it was.

    ```mlir
    %sum, %carry = arith.addui_extended %a, %b : i64, i1
    ```
  }];
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
  let builders = [
    OpBuilder<(ins "Value":$lhs, "Value":$rhs), [{
      build($_builder, $_state, lhs.getType(), ::getI1SameShape(lhs.getType()), lhs, rhs);
    }]>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = "integer difference";
  let description = [{
    Wraps around unless a flag makes overflow poison.

    ```mlir
    %difference = arith.subi %a, %b : i32
    %rest = arith.subi %n, %m overflow<nuw> : index
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulIOp
    : Arith_IntBinaryOpWithOverflowFlags<"muli",
          [Commutative,
           DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "integer product";
  let description = [{
    Wraps around unless a flag makes overflow poison.

    ```mlir
    %product = arith.muli %a, %b : i32
    %area = arith.muli %w, %h overflow<nsw> : index
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulSIExtendedOp
    : Arith_Op<"mulsi_extended",
               [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let summary = "signed integer product in two halves";
  let description = [{
    The product in twice the width, its low and its high half.

    ```mlir
    %low, %high = arith.mulsi_extended %a, %b : i32
    ```
  }];
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulUIExtendedOp
    : Arith_Op<"mului_extended",
               [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let summary = "unsigned integer product in two halves";
  let description = [{
    The product in twice the width, its low and its high half.

    ```mlir
    %low, %high = arith.mului_extended %a, %b : vector<8xi16>
    ```
  }];
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_DivUIOp
    : Arith_IntBinaryOpWithExactFlag<"divui", [ConditionallySpeculatable]> {
  let summary = "unsigned integer quotient";
  let description = [{
    Rounded towards zero. Undefined when dividing by zero; with `exact`, poison when
    there is a remainder.

    ```mlir
    %quotient = arith.divui %a, %b : i32
    %half = arith.divui %a, %two exact : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_DivSIOp
    : Arith_IntBinaryOpWithExactFlag<"divsi", [ConditionallySpeculatable]> {
  let summary = "signed integer quotient";
  let description = [{
    Rounded towards zero. Undefined when dividing by zero or when the quotient does not
    fit; with `exact`, poison when there is a remainder.

    ```mlir
    %quotient = arith.divsi %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", [ConditionallySpeculatable]> {
  let summary = "unsigned integer quotient rounded up";
  let description = [{
    Undefined when dividing by zero.

    ```mlir
    %blocks = arith.ceildivui %size, %block : index
    ```
  }];
  let hasFolder = 1;
}

def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", [ConditionallySpeculatable]> {
  let summary = "signed integer quotient rounded up";
  let description = [{
    Rounded towards positive infinity. Undefined when dividing by zero or when the
    quotient does not fit.

    ```mlir
    %up = arith.ceildivsi %a, %b : i64   // -7 / 2 is -3
    ```
  }];
  let hasFolder = 1;
}

def Arith_FloorDivSIOp : Arith_TotalIntBinaryOp<"floordivsi"> {
  let summary = "signed integer quotient rounded down";
  let description = [{
    Rounded towards negative infinity. Undefined when dividing by zero or when the
    quotient does not fit.

    ```mlir
    %down = arith.floordivsi %a, %b : i64   // -7 / 2 is -4
    ```
  }];
  let hasFolder = 1;
}

def Arith_RemUIOp : Arith_TotalIntBinaryOp<"remui"> {
  let summary = "unsigned integer remainder";
  let description = [{
    What `divui` leaves. Undefined when dividing by zero.

    ```mlir
    %rest = arith.remui %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_RemSIOp : Arith_TotalIntBinaryOp<"remsi"> {
  let summary = "signed integer remainder";
  let description = [{
    What `divsi` leaves: it has the sign of the first operand. Undefined when dividing by
    zero.

    ```mlir
    %rest = arith.remsi %a, %b : i32   // of -7 and 2: -1
    ```
  }];
  let hasFolder = 1;
}

//===- Bits -----------------------------------------------------------------===//

def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", [Commutative, Idempotent]> {
  let summary = "bits set in both operands";
  let description = [{
    ```mlir
    %both = arith.andi %a, %b : i1
    %low = arith.andi %word, %mask : i32
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_OrIOp : Arith_TotalIntBinaryOp<"ori", [Commutative, Idempotent]> {
  let summary = "bits set in either operand";
  let description = [{
    ```mlir
    %any = arith.ori %a, %b : vector<4xi1>
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", [Commutative]> {
  let summary = "bits set in just one operand";
  let description = [{
    ```mlir
    %true = arith.constant true
    %not = arith.xori %flag, %true : i1
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli"> {
  let summary = "shift left";
  let description = [{
    Zeros come in from the right. Poison when shifting by the width or more, or when a
    flag says nothing is lost and something is.

    ```mlir
    %times8 = arith.shli %a, %three : i32
    %small = arith.shli %a, %three overflow<nsw> : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui", [Pure]> {
  let summary = "shift right with zeros";
  let description = [{
    Poison when shifting by the width or more; with `exact`, when a bit that is set is
    lost.

    ```mlir
    %high = arith.shrui %word, %sixteen : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi", [Pure]> {
  let summary = "shift right with the sign";
  let description = [{
    The highest bit comes in from the left. Poison when shifting by the width or more;
    with `exact`, when a bit that is set is lost.

    ```mlir
    %half = arith.shrsi %a, %one exact : i32
    ```
  }];
  let hasFolder = 1;
}

//===- Float arithmetic -----------------------------------------------------===//

def Arith_NegFOp : Arith_FloatUnaryOp<"negf"> {
  let summary = "float with the other sign";
  let description = [{
    ```mlir
    %minus = arith.negf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "float sum";
  let description = [{
    ```mlir
    %sum = arith.addf %x, %y : f64
    %quick = arith.addf %v, %w fastmath<fast> : vector<8xf32>
    ```
  }];
  let hasFolder = 1;
}

def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "float difference";
  let description = [{
    ```mlir
    %difference = arith.subf %x, %y : tensor<?xf16>
    ```
  }];
  let hasFolder = 1;
}

def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "float product";
  let description = [{
    ```mlir
    %product = arith.mulf %x, %y fastmath<contract> : f32
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "float quotient";
  let description = [{
    ```mlir
    %quotient = arith.divf %x, %y fastmath<arcp> : f32
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary = "float remainder";
  let description = [{
    What division rounded towards zero leaves; it has the sign of the first operand.

    ```mlir
    %angle = arith.remf %x, %period : f64
    ```
  }];
  let hasFolder = 1;
}

//===- Minima and maxima ----------------------------------------------------===//

def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "larger float, or NaN";
  let description = [{
    NaN if either operand is one; positive zero is larger than negative zero.

    ```mlir
    %larger = arith.maximumf %x, %y : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "smaller float, or NaN";
  let description = [{
    NaN if either operand is one; negative zero is smaller than positive zero.

    ```mlir
    %smaller = arith.minimumf %x, %y : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "larger float that is a number";
  let description = [{
    The other operand if one is NaN.

    ```mlir
    %larger = arith.maxnumf %x, %y : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "smaller float that is a number";
  let description = [{
    The other operand if one is NaN.

    ```mlir
    %smaller = arith.minnumf %x, %y : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", [Commutative]> {
  let summary = "larger signed integer";
  let description = [{
    ```mlir
    %larger = arith.maxsi %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", [Commutative]> {
  let summary = "larger unsigned integer";
  let description = [{
    ```mlir
    %larger = arith.maxui %a, %b : index
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", [Commutative]> {
  let summary = "smaller signed integer";
  let description = [{
    ```mlir
    %smaller = arith.minsi %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", [Commutative]> {
  let summary = "smaller unsigned integer";
  let description = [{
    ```mlir
    %smaller = arith.minui %a, %b : index
    ```
  }];
  let hasFolder = 1;
}

//===- Conversions: wider and narrower --------------------------------------===//

def Arith_ExtUIOp : Arith_IToICastOp<"extui"> {
  let summary = "unsigned integer in a wider type";
  let description = [{
    ```mlir
    %wide = arith.extui %byte : i8 to i32
    ```
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Arith_ExtSIOp : Arith_IToICastOp<"extsi"> {
  let summary = "signed integer in a wider type";
  let description = [{
    ```mlir
    %wide = arith.extsi %bytes : vector<16xi8> to vector<16xi32>
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Arith_ExtFOp
    : Arith_FToFCastOp<"extf", [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "float in a wider type";
  let description = [{
    ```mlir
    %double = arith.extf %single : f32 to f64
    ```
  }];
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat =
      "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Arith_ScalingExtFOp
    : Arith_Op<"scaling_extf",
               [Pure, SameInputOutputTensorDims,
                DeclareOpInterfaceMethods<ArithFastMathInterface>,
                DeclareOpInterfaceMethods<CastOpInterface>]>,
      Arguments<(ins FloatLike:$in, FloatLike:$scale,
                     OptionalAttr<Arith_FastMathAttr>:$fastmath)>,
      Results<(outs FloatLike:$out)> {
  let summary = "small float times a power of two, in a wider type";
  let description = [{
    The number of a microscaling (OCP MX) format: the scale, as an `f8E8M0FNU`, says by
    which power of two the operand is multiplied.

    ```mlir
    %wide = arith.scaling_extf %x, %scale : f4E2M1FN, f8E8M0FNU to f32
    ```
  }];
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}

def Arith_TruncIOp
    : Arith_Op<"trunci",
               [Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
                DeclareOpInterfaceMethods<CastOpInterface>,
                DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
                DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]> {
  let summary = "integer in a narrower type";
  let description = [{
    High bits are dropped; with a flag the result is poison if that changes the value.

    ```mlir
    %byte = arith.trunci %word : i32 to i8
    %same = arith.trunci %word overflow<nuw> : i32 to i16
    ```
  }];
  let arguments = (ins SignlessFixedWidthIntegerLike:$in,
                       DefaultValuedAttr<Arith_IntegerOverflowAttr,
                           "::mlir::arith::IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs SignlessFixedWidthIntegerLike:$out);
  let assemblyFormat =
      "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Arith_TruncFOp
    : Arith_Op<"truncf",
               [Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
                DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
                DeclareOpInterfaceMethods<ArithFastMathInterface>,
                DeclareOpInterfaceMethods<CastOpInterface>]>,
      Arguments<(ins FloatLike:$in, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                     OptionalAttr<Arith_FastMathAttr>:$fastmath)>,
      Results<(outs FloatLike:$out)> {
  let summary = "float in a narrower type";
  let description = [{
    Rounded as the mode says, or as the target does.

    ```mlir
    %single = arith.truncf %double : f64 to f32
    %lower = arith.truncf %double downward : f64 to f32
    ```
  }];
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `to` type($out)
  }];
  let builders = [
    OpBuilder<(ins "Type":$out, "Value":$in),
      [{ $_state.addOperands(in); $_state.addTypes(out); }]>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Arith_ScalingTruncFOp
    : Arith_Op<"scaling_truncf",
               [Pure, SameInputOutputTensorDims,
                DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
                DeclareOpInterfaceMethods<ArithFastMathInterface>,
                DeclareOpInterfaceMethods<CastOpInterface>]>,
      Arguments<(ins FloatLike:$in, FloatLike:$scale,
                     OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                     OptionalAttr<Arith_FastMathAttr>:$fastmath)>,
      Results<(outs FloatLike:$out)> {
  let summary = "float divided by a power of two, in a narrower type";
  let description = [{
    Makes a number of a microscaling (OCP MX) format: the operand is divided by the power
    of two the scale is, an `f8E8M0FNU`, and rounded.

    ```mlir
    %small = arith.scaling_truncf %x, %scale : f32, f8E8M0FNU to f4E2M1FN
    ```
  }];
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}

//===- Conversions: integers and floats -------------------------------------===//

def Arith_UIToFPOp : Arith_IToFCastOp<"uitofp"> {
  let summary = "unsigned integer as a float";
  let description = [{
    Rounded to the nearest if it does not fit.

    ```mlir
    %x = arith.uitofp %count : i32 to f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp"> {
  let summary = "signed integer as a float";
  let description = [{
    Rounded to the nearest if it does not fit.

    ```mlir
    %x = arith.sitofp %i : i32 to f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToUIOp : Arith_FToICastOp<"fptoui"> {
  let summary = "float as an unsigned integer";
  let description = [{
    Rounded towards zero; poison if it does not fit.

    ```mlir
    %i = arith.fptoui %x : f32 to i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToSIOp : Arith_FToICastOp<"fptosi"> {
  let summary = "float as a signed integer";
  let description = [{
    Rounded towards zero; poison if it does not fit.

    ```mlir
    %i = arith.fptosi %x : f64 to i64
    ```
  }];
  let hasFolder = 1;
}

//===- Conversions: index, bits ---------------------------------------------===//

def IndexCastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate,
                         MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
                     "signless-integer-like or memref of signless-integer">;

def Arith_IndexCastOp
    : Arith_CastOp<"index_cast", IndexCastTypeConstraint, IndexCastTypeConstraint,
                   [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                              ["inferResultRanges"]>]> {
  let summary = "signed integer as index, or the other way";
  let description = [{
    Extended with the sign, or cut off, to the width there.

    ```mlir
    %n = arith.index_cast %i : i32 to index
    %m = arith.index_cast %n : index to i64
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_IndexCastUIOp
    : Arith_CastOp<"index_castui", IndexCastTypeConstraint, IndexCastTypeConstraint,
                   [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                              ["inferResultRanges"]>]> {
  let summary = "unsigned integer as index, or the other way";
  let description = [{
    Extended with zeros, or cut off, to the width there.

    ```mlir
    %n = arith.index_castui %i : i32 to index
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def BitcastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrFloatLike.predicate,
                         MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
                     "signless-integer-or-float-like or memref of signless-integer or float">;

def Arith_BitcastOp
    : Arith_CastOp<"bitcast", BitcastTypeConstraint, BitcastTypeConstraint> {
  let summary = "the same bits as another type";
  let description = [{
    Between types of the same width.

    ```mlir
    %bits = arith.bitcast %x : f32 to i32
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===- Comparison and selection ---------------------------------------------===//

def Arith_CmpIOp
    : Arith_CompareOp<"cmpi", [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                         ["inferResultRanges"]>]> {
  let summary = "comparison of integers";
  let description = [{
    Equality (`eq`, `ne`), or order read as signed (`slt`, `sle`, `sgt`, `sge`) or unsigned
    (`ult`, `ule`, `ugt`, `uge`).

    ```mlir
    %less = arith.cmpi slt, %a, %b : i32
    %equal = arith.cmpi eq, %v, %w : vector<4xi64>
    ```
  }];
  let arguments = (ins Arith_CmpIPredicateAttr:$predicate,
                       SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_CmpFOp
    : Arith_CompareOp<"cmpf", [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "comparison of floats";
  let description = [{
    The predicate says what holds when an operand is NaN: nothing (`o`, ordered) or
    anything (`u`, unordered). `ord` and `uno` ask just that.

    ```mlir
    %less = arith.cmpf olt, %x, %y : f32
    %nan = arith.cmpf uno, %x, %x : f32
    ```
  }];
  let arguments = (ins Arith_CmpFPredicateAttr:$predicate, FloatLike:$lhs, FloatLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let assemblyFormat = [{
    $predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

// One condition for all elements, or one for each.
class BooleanConditionOrMatchingShape<string condition, string result>
    : PredOpTrait<condition # " is signless i1 or has matching shape",
                  Or<[TypeIsPred<condition, I1>,
                      AllShapesMatch<[condition, result]>.predicate]>>;

def SelectOp
    : Arith_Op<"select",
               [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                BooleanConditionOrMatchingShape<"condition", "result">,
                DeclareOpInterfaceMethods<InferIntRangeInterface,
                                          ["inferResultRangesFromOptional"]>,
                DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "one of two values";
  let description = [{
    The first value where the condition is true, the second where it is false. The
    condition is one `i1`, or one for each element.

    ```mlir
    %larger = arith.select %less, %b, %a : i32
    %mixed = arith.select %mask, %v, %w : vector<4xi1>, vector<4xf32>
    ```
  }];
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_ARITH_IR_ARITHOPS_TD
