//===- The complex dialect: operations --------------------------------------===//
//
// In order: shapes of operations, making numbers and taking them apart, arithmetic,
// comparison, elementary functions.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_COMPLEX_IR_COMPLEXOPS_TD
#define MLIR_DIALECT_COMPLEX_IR_COMPLEXOPS_TD

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

class Complex_Op<string mnemonic, list<Trait> traits = []>
    : Op<Complex_Dialect, mnemonic, traits>;

// One or two numbers, and what may be assumed of their floats.
class ComplexArithmeticOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic,
                 !listconcat(traits, [Pure, SameOperandsAndResultType, Elementwise,
                                      DeclareOpInterfaceMethods<ArithFastMathInterface>])> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class ComplexUnaryOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic,
                 !listconcat(traits, [Pure, Elementwise,
                                      DeclareOpInterfaceMethods<ArithFastMathInterface>])> {
  let arguments = (ins Complex<AnyFloat>:$complex,
                       DefaultValuedAttr<Arith_FastMathAttr,
                           "::mlir::arith::FastMathFlags::none">:$fastmath);
  let assemblyFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}

//===- Making numbers and taking them apart ---------------------------------===//

def ConstantOp
    : Complex_Op<"constant",
                 [ConstantLike, Pure,
                  DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "complex constant";
  let description = [{
    The real and the imaginary part.

    ```mlir
    %i = complex.constant [0.0, 1.0] : complex<f64>
    ```
  }];
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CreateOp
    : Complex_Op<"create",
                 [Pure, AllTypesMatch<["real", "imaginary"]>,
                  TypesMatchWith<"complex element type matches real operand type",
                                 "complex", "real",
                                 "::llvm::cast<ComplexType>($_self).getElementType()">,
                  TypesMatchWith<"complex element type matches imaginary operand type",
                                 "complex", "imaginary",
                                 "::llvm::cast<ComplexType>($_self).getElementType()">]> {
  let summary = "number of two parts";
  let description = [{
    ```mlir
    %z = complex.create %x, %y : complex<f32>
    ```
  }];
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def ReOp
    : ComplexUnaryOp<"re",
          [TypesMatchWith<"complex element type matches result type", "complex", "real",
                          "::llvm::cast<ComplexType>($_self).getElementType()">]> {
  let summary = "real part";
  let description = [{
    ```mlir
    %x = complex.re %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$real);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ImOp
    : ComplexUnaryOp<"im",
          [TypesMatchWith<"complex element type matches result type", "complex",
                          "imaginary",
                          "::llvm::cast<ComplexType>($_self).getElementType()">]> {
  let summary = "imaginary part";
  let description = [{
    ```mlir
    %y = complex.im %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$imaginary);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def AbsOp
    : ComplexUnaryOp<"abs",
          [TypesMatchWith<"complex element type matches result type", "complex", "result",
                          "::llvm::cast<ComplexType>($_self).getElementType()">]> {
  let summary = "distance from zero";
  let description = [{
    ```mlir
    %r = complex.abs %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$result);
}

def AngleOp
    : ComplexUnaryOp<"angle",
          [TypesMatchWith<"complex element type matches result type", "complex", "result",
                          "::llvm::cast<ComplexType>($_self).getElementType()">]> {
  let summary = "direction from zero";
  let description = [{
    In radians, from -pi to pi.

    ```mlir
    %phi = complex.angle %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$result);
}

def BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "the same bits as another type";
  let description = [{
    Between a complex type and an integer or float of its width.

    ```mlir
    %bits = complex.bitcast %z : complex<f32> to i64
    ```
  }];
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Arithmetic ------------------------------------------------------------===//

def AddOp : ComplexArithmeticOp<"add"> {
  let summary = "sum";
  let description = [{
    ```mlir
    %c = complex.add %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def SubOp : ComplexArithmeticOp<"sub"> {
  let summary = "difference";
  let description = [{
    ```mlir
    %c = complex.sub %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def MulOp : ComplexArithmeticOp<"mul"> {
  let summary = "product";
  let description = [{
    ```mlir
    %c = complex.mul %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def DivOp : ComplexArithmeticOp<"div"> {
  let summary = "quotient";
  let description = [{
    ```mlir
    %c = complex.div %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def NegOp : ComplexUnaryOp<"neg", [SameOperandsAndResultType]> {
  let summary = "number with the other sign";
  let description = [{
    ```mlir
    %w = complex.neg %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def ConjOp : ComplexUnaryOp<"conj", [SameOperandsAndResultType]> {
  let summary = "conjugate";
  let description = [{
    The imaginary part has the other sign.

    ```mlir
    %w = complex.conj %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def SignOp : ComplexUnaryOp<"sign", [SameOperandsAndResultType]> {
  let summary = "number of size one in the same direction";
  let description = [{
    Zero for zero.

    ```mlir
    %w = complex.sign %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

//===- Comparison -----------------------------------------------------------===//

def EqualOp
    : Complex_Op<"eq", [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let summary = "both parts are equal";
  let description = [{
    ```mlir
    %same = complex.eq %a, %b : complex<f32>
    ```
  }];
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def NotEqualOp
    : Complex_Op<"neq", [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let summary = "some part differs";
  let description = [{
    ```mlir
    %other = complex.neq %a, %b : complex<f32>
    ```
  }];
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

//===- Elementary functions --------------------------------------------------===//

def ExpOp : ComplexUnaryOp<"exp", [SameOperandsAndResultType]> {
  let summary = "e to a power";
  let description = [{
    ```mlir
    %w = complex.exp %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def Expm1Op : ComplexUnaryOp<"expm1", [SameOperandsAndResultType]> {
  let summary = "e to a power, minus one";
  let description = [{
    More exact near zero than the two steps.

    ```mlir
    %w = complex.expm1 %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def LogOp : ComplexUnaryOp<"log", [SameOperandsAndResultType]> {
  let summary = "natural logarithm";
  let description = [{
    ```mlir
    %w = complex.log %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def Log1pOp : ComplexUnaryOp<"log1p", [SameOperandsAndResultType]> {
  let summary = "natural logarithm of one more";
  let description = [{
    More exact near zero than the two steps.

    ```mlir
    %w = complex.log1p %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def PowOp : ComplexArithmeticOp<"pow"> {
  let summary = "number to the power of another";
  let description = [{
    ```mlir
    %c = complex.pow %a, %b : complex<f32>
    ```
  }];
}

def PowiOp
    : Complex_Op<"powi",
                 [Pure, Elementwise, SameOperandsAndResultShape,
                  AllTypesMatch<["lhs", "result"]>,
                  DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "number to the power of a signed integer";
  let description = [{
    ```mlir
    %p = complex.powi %z, %n : complex<f32>, i32
    ```
  }];
  let arguments = (ins Complex<AnyFloat>:$lhs, AnySignlessInteger:$rhs,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)
  }];
}

def SqrtOp : ComplexUnaryOp<"sqrt", [SameOperandsAndResultType]> {
  let summary = "square root";
  let description = [{
    ```mlir
    %w = complex.sqrt %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def RsqrtOp : ComplexUnaryOp<"rsqrt", [SameOperandsAndResultType]> {
  let summary = "one over the square root";
  let description = [{
    ```mlir
    %w = complex.rsqrt %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def SinOp : ComplexUnaryOp<"sin", [SameOperandsAndResultType]> {
  let summary = "sine";
  let description = [{
    ```mlir
    %w = complex.sin %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def CosOp : ComplexUnaryOp<"cos", [SameOperandsAndResultType]> {
  let summary = "cosine";
  let description = [{
    ```mlir
    %w = complex.cos %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def TanOp : ComplexUnaryOp<"tan", [SameOperandsAndResultType]> {
  let summary = "tangent";
  let description = [{
    ```mlir
    %w = complex.tan %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def TanhOp : ComplexUnaryOp<"tanh", [SameOperandsAndResultType]> {
  let summary = "hyperbolic tangent";
  let description = [{
    ```mlir
    %w = complex.tanh %z : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def Atan2Op : ComplexArithmeticOp<"atan2"> {
  let summary = "angle of a tangent given as a quotient";
  let description = [{
    ```mlir
    %c = complex.atan2 %a, %b : complex<f32>
    ```
  }];
}

#endif // MLIR_DIALECT_COMPLEX_IR_COMPLEXOPS_TD
