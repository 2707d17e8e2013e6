//===- The math dialect: operations -----------------------------------------===//
//
// In order: shapes of operations, integers, signs and rounding, powers and roots,
// exponentials and logarithms, angles, hyperbolic functions, error functions, kinds of
// float.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_MATH_IR_MATHOPS_TD
#define MLIR_DIALECT_MATH_IR_MATHOPS_TD

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Math/IR/MathBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

// Everything works element by element and has no effects.
class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic,
         !listconcat(traits, [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>],
                     ElementwiseMappable.traits)>;

// One type for operands and result. Floats come with what may be assumed of them.
class Math_IntegerUnaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, !listconcat(traits, [SameOperandsAndResultType])> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Math_IntegerBinaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, !listconcat(traits, [SameOperandsAndResultType])> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Math_FloatUnaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic,
              !listconcat(traits, [SameOperandsAndResultType,
                                   DeclareOpInterfaceMethods<ArithFastMathInterface>])> {
  let arguments = (ins FloatLike:$operand,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Math_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic,
              !listconcat(traits, [SameOperandsAndResultType,
                                   DeclareOpInterfaceMethods<ArithFastMathInterface>])> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Math_FloatTernaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic,
              !listconcat(traits, [SameOperandsAndResultType,
                                   DeclareOpInterfaceMethods<ArithFastMathInterface>])> {
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat =
      "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

// A question about each float.
class Math_FloatClassificationOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic,
              !listconcat(traits,
                          [DeclareOpInterfaceMethods<ArithFastMathInterface>,
                           TypesMatchWith<
                               "result type has i1 element type and same shape as operands",
                               "operand", "result", "::getI1SameShape($_self)">])> {
  let arguments = (ins FloatLike:$operand,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

//===- Integers --------------------------------------------------------------===//

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "absolute value of an integer";
  let description = [{
    The smallest signed integer is its own.

    ```mlir
    %size = math.absi %i : i32
    ```
  }];
  let hasFolder = 1;
}

def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
  let summary = "number of zeros before the first set bit";
  let description = [{
    Counted from the highest bit; the width for zero.

    ```mlir
    %n = math.ctlz %word : i32
    ```
  }];
  let hasFolder = 1;
}

def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
  let summary = "number of zeros after the last set bit";
  let description = [{
    Counted from the lowest bit; the width for zero.

    ```mlir
    %n = math.cttz %word : i64
    ```
  }];
  let hasFolder = 1;
}

def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
  let summary = "number of set bits";
  let description = [{
    ```mlir
    %n = math.ctpop %word : vector<4xi32>
    ```
  }];
  let hasFolder = 1;
}

def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi"> {
  let summary = "signed integer to the power of another";
  let description = [{
    Wraps around on overflow; negative exponents give a quotient rounded towards zero.

    ```mlir
    %cube = math.ipowi %i, %three : i32
    ```
  }];
  let hasFolder = 1;
}

//===- Signs and rounding ----------------------------------------------------===//

def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "absolute value of a float";
  let description = [{
    ```mlir
    %size = math.absf %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "a float with the sign of another";
  let description = [{
    The first operand, with the sign of the second.

    ```mlir
    %y = math.copysign %x, %sign : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "integer not below";
  let description = [{
    Rounded towards positive infinity.

    ```mlir
    %up = math.ceil %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "integer not above";
  let description = [{
    Rounded towards negative infinity.

    ```mlir
    %down = math.floor %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "integer towards zero";
  let description = [{
    ```mlir
    %whole = math.trunc %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "nearest integer, halves away from zero";
  let description = [{
    ```mlir
    %near = math.round %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "nearest integer, halves to even";
  let description = [{
    ```mlir
    %near = math.roundeven %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_ClampFOp : Math_FloatTernaryOp<"clampf"> {
  let summary = "a float kept between two others";
  let description = [{
    The nearest value that is not below the minimum nor above the maximum; undefined if
    the minimum is above the maximum.

    ```mlir
    %y = math.clampf %x to [%low, %high] : f32
    ```
  }];
  let arguments = (ins FloatLike:$value, FloatLike:$min, FloatLike:$max,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict
    `:` type($result)
  }];
}

//===- Powers and roots ------------------------------------------------------===//

def Math_FmaOp : Math_FloatTernaryOp<"fma"> {
  let summary = "product and sum, rounded once";
  let description = [{
    a * b + c.

    ```mlir
    %y = math.fma %a, %b, %c : f32
    ```
  }];
}

def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> {
  let summary = "square root";
  let description = [{
    NaN for negative numbers.

    ```mlir
    %root = math.sqrt %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "cube root";
  let description = [{
    ```mlir
    %root = math.cbrt %x : f64
    ```
  }];
}

def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "one over the square root";
  let description = [{
    ```mlir
    %y = math.rsqrt %x : f32
    ```
  }];
}

def Math_PowFOp : Math_FloatBinaryOp<"powf"> {
  let summary = "float to the power of a float";
  let description = [{
    ```mlir
    %y = math.powf %x, %exponent : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_FPowIOp
    : Math_Op<"fpowi",
              [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>,
               DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "float to the power of a signed integer";
  let description = [{
    ```mlir
    %y = math.fpowi %x, %n : f32, i32
    ```
  }];
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)
  }];
}

//===- Exponentials and logarithms -------------------------------------------===//

def Math_ExpOp : Math_FloatUnaryOp<"exp"> {
  let summary = "e to a power";
  let description = [{
    ```mlir
    %y = math.exp %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> {
  let summary = "two to a power";
  let description = [{
    ```mlir
    %y = math.exp2 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> {
  let summary = "e to a power, minus one";
  let description = [{
    More exact near zero than the two steps.

    ```mlir
    %y = math.expm1 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_LogOp : Math_FloatUnaryOp<"log"> {
  let summary = "natural logarithm";
  let description = [{
    ```mlir
    %y = math.log %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Log10Op : Math_FloatUnaryOp<"log10"> {
  let summary = "logarithm to base ten";
  let description = [{
    ```mlir
    %y = math.log10 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> {
  let summary = "natural logarithm of one more";
  let description = [{
    More exact near zero than the two steps.

    ```mlir
    %y = math.log1p %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Log2Op : Math_FloatUnaryOp<"log2"> {
  let summary = "logarithm to base two";
  let description = [{
    ```mlir
    %y = math.log2 %x fastmath<fast> : vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

//===- Angles ----------------------------------------------------------------===//

def Math_SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "sine";
  let description = [{
    Of an angle in radians.

    ```mlir
    %y = math.sin %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "cosine";
  let description = [{
    Of an angle in radians.

    ```mlir
    %y = math.cos %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_SincosOp
    : Math_Op<"sincos",
              [SameOperandsAndResultShape,
               DeclareOpInterfaceMethods<ArithFastMathInterface>,
               AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "sine and cosine";
  let description = [{
    Of an angle in radians.

    ```mlir
    %sin, %cos = math.sincos %x : f64
    ```
  }];
  let arguments = (ins FloatLike:$operand,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)";
}

def Math_TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "tangent";
  let description = [{
    Of an angle in radians.

    ```mlir
    %y = math.tan %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AsinOp : Math_FloatUnaryOp<"asin"> {
  let summary = "angle of a sine";
  let description = [{
    In radians, from -pi/2 to pi/2.

    ```mlir
    %angle = math.asin %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "angle of a cosine";
  let description = [{
    In radians, from 0 to pi.

    ```mlir
    %angle = math.acos %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "angle of a tangent";
  let description = [{
    In radians, from -pi/2 to pi/2.

    ```mlir
    %angle = math.atan %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "angle of a point";
  let description = [{
    In radians, from -pi to pi, of the point whose second coordinate comes first.

    ```mlir
    %angle = math.atan2 %y, %x : f32
    ```
  }];
  let hasFolder = 1;
}

//===- Hyperbolic functions --------------------------------------------------===//

def Math_SinhOp : Math_FloatUnaryOp<"sinh"> {
  let summary = "hyperbolic sine";
  let description = [{
    ```mlir
    %y = math.sinh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CoshOp : Math_FloatUnaryOp<"cosh"> {
  let summary = "hyperbolic cosine";
  let description = [{
    ```mlir
    %y = math.cosh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_TanhOp : Math_FloatUnaryOp<"tanh"> {
  let summary = "hyperbolic tangent";
  let description = [{
    ```mlir
    %y = math.tanh %x : tensor<?x8xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "inverse of the hyperbolic sine";
  let description = [{
    ```mlir
    %y = math.asinh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "inverse of the hyperbolic cosine";
  let description = [{
    ```mlir
    %y = math.acosh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "inverse of the hyperbolic tangent";
  let description = [{
    ```mlir
    %y = math.atanh %x : f64
    ```
  }];
  let hasFolder = 1;
}

//===- Error functions -------------------------------------------------------===//

def Math_ErfOp : Math_FloatUnaryOp<"erf"> {
  let summary = "error function";
  let description = [{
    ```mlir
    %y = math.erf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> {
  let summary = "one minus the error function";
  let description = [{
    More exact for large arguments than the two steps.

    ```mlir
    %y = math.erfc %x : f32
    ```
  }];
  let hasFolder = 1;
}

//===- Kinds of float --------------------------------------------------------===//

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "is neither infinite nor NaN";
  let description = [{
    ```mlir
    %f = math.isfinite %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "is infinite, of either sign";
  let description = [{
    ```mlir
    %f = math.isinf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "is NaN";
  let description = [{
    ```mlir
    %f = math.isnan %x : vector<8xf16>
    ```
  }];
  let hasFolder = 1;
}

def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "is normal";
  let description = [{
    Neither zero, subnormal, infinite nor NaN.

    ```mlir
    %f = math.isnormal %x : f32
    ```
  }];
  let hasFolder = 1;
}

#endif // MLIR_DIALECT_MATH_IR_MATHOPS_TD
