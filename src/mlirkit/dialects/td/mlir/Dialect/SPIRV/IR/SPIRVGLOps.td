//===- The spirv dialect: GLSL's set of extended instructions ---------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVGLOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVGLOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

class SPIRV_GLOp<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "GL", "GLSL.std.450", opcode, traits> {
  let availability = _Needs<[SPIRV_C_Shader]>.all;
}

class SPIRV_GLUnaryOp<string mnemonic, int opcode, Type resultType, Type operandType,
                      list<Trait> traits = []>
    : SPIRV_GLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let hasVerifier = 0;
}
class SPIRV_GLUnaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_GLUnaryOp<mnemonic, opcode, type, type, traits # [SameOperandsAndResultType]> {
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}

class SPIRV_GLBinaryOp<string mnemonic, int opcode, Type resultType, Type operandType,
                       list<Trait> traits = []>
    : SPIRV_GLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$lhs,
                       SPIRV_ScalarOrVectorOf<operandType>:$rhs);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let hasVerifier = 0;
}
class SPIRV_GLBinaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_GLBinaryOp<mnemonic, opcode, type, type, traits # [SameOperandsAndResultType]> {
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

class SPIRV_GLTernaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_GLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$x, SPIRV_ScalarOrVectorOf<type>:$y,
                       SPIRV_ScalarOrVectorOf<type>:$z);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let hasVerifier = 0;
}

class _GLUnary<string mnemonic, int opcode, string text, Type type = SPIRV_Float>
    : SPIRV_GLUnaryArithmeticOp<mnemonic, opcode, type> {
  let summary = text;
}
class _GLShortUnary<string mnemonic, int opcode, string text>
    : _GLUnary<mnemonic, opcode, text, SPIRV_Float16or32>;
class _GLBinary<string mnemonic, int opcode, string text, Type type = SPIRV_Float>
    : SPIRV_GLBinaryArithmeticOp<mnemonic, opcode, type> {
  let summary = text;
}
class _GLTernary<string mnemonic, int opcode, string text, Type type = SPIRV_Float>
    : SPIRV_GLTernaryArithmeticOp<mnemonic, opcode, type> {
  let summary = text;
}

//===- Rounding and signs ---------------------------------------------------===//

def SPIRV_GLRoundOp : _GLUnary<"Round", 1, "nearest whole number">;
def SPIRV_GLRoundEvenOp : _GLUnary<"RoundEven", 2, "nearest whole number, ties to even">;
def SPIRV_GLFAbsOp : _GLUnary<"FAbs", 4, "absolute value of a float">;
def SPIRV_GLSAbsOp : _GLUnary<"SAbs", 5, "absolute value of an integer", SPIRV_Integer>;
def SPIRV_GLFSignOp : _GLUnary<"FSign", 6, "sign of a float: 1, 0 or -1">;
def SPIRV_GLSSignOp : _GLUnary<"SSign", 7, "sign of an integer: 1, 0 or -1", SPIRV_Integer>;
def SPIRV_GLFloorOp : _GLUnary<"Floor", 8, "float rounded down">;
def SPIRV_GLCeilOp : _GLUnary<"Ceil", 9, "float rounded up">;
def SPIRV_GLFractOp : _GLUnary<"Fract", 10, "float less its floor">;

//===- Elementary functions -------------------------------------------------===//

def SPIRV_GLSinOp : _GLShortUnary<"Sin", 13, "sine">;
def SPIRV_GLCosOp : _GLShortUnary<"Cos", 14, "cosine">;
def SPIRV_GLTanOp : _GLShortUnary<"Tan", 15, "tangent">;
def SPIRV_GLAsinOp : _GLShortUnary<"Asin", 16, "arc sine">;
def SPIRV_GLAcosOp : _GLShortUnary<"Acos", 17, "arc cosine">;
def SPIRV_GLAtanOp : _GLShortUnary<"Atan", 18, "arc tangent">;
def SPIRV_GLSinhOp : _GLShortUnary<"Sinh", 19, "hyperbolic sine">;
def SPIRV_GLCoshOp : _GLShortUnary<"Cosh", 20, "hyperbolic cosine">;
def SPIRV_GLTanhOp : _GLShortUnary<"Tanh", 21, "hyperbolic tangent">;
def SPIRV_GLAsinhOp : _GLShortUnary<"Asinh", 22, "inverse hyperbolic sine">;
def SPIRV_GLAcoshOp : _GLShortUnary<"Acosh", 23, "inverse hyperbolic cosine">;
def SPIRV_GLAtanhOp : _GLShortUnary<"Atanh", 24, "inverse hyperbolic tangent">;
def SPIRV_GLPowOp : _GLBinary<"Pow", 26, "power", SPIRV_Float16or32>;
def SPIRV_GLExpOp : _GLShortUnary<"Exp", 27, "power of e">;
def SPIRV_GLLogOp : _GLShortUnary<"Log", 28, "natural logarithm">;
def SPIRV_GLExp2Op : _GLShortUnary<"Exp2", 29, "power of 2">;
def SPIRV_GLLog2Op : _GLShortUnary<"Log2", 30, "binary logarithm">;
def SPIRV_GLSqrtOp : _GLUnary<"Sqrt", 31, "square root">;
def SPIRV_GLInverseSqrtOp : _GLUnary<"InverseSqrt", 32, "reciprocal of the square root">;

//===- Minima, maxima, blends -----------------------------------------------===//

def SPIRV_GLFMinOp : _GLBinary<"FMin", 37, "smaller float">;
def SPIRV_GLUMinOp : _GLBinary<"UMin", 38, "smaller unsigned integer", SPIRV_Integer>;
def SPIRV_GLSMinOp : _GLBinary<"SMin", 39, "smaller signed integer", SPIRV_Integer>;
def SPIRV_GLFMaxOp : _GLBinary<"FMax", 40, "larger float">;
def SPIRV_GLUMaxOp : _GLBinary<"UMax", 41, "larger unsigned integer", SPIRV_Integer>;
def SPIRV_GLSMaxOp : _GLBinary<"SMax", 42, "larger signed integer", SPIRV_Integer>;
def SPIRV_GLFClampOp : _GLTernary<"FClamp", 43, "float held between two others">;
def SPIRV_GLUClampOp
    : _GLTernary<"UClamp", 44, "unsigned integer held between two others", SPIRV_Integer>;
def SPIRV_GLSClampOp
    : _GLTernary<"SClamp", 45, "signed integer held between two others", SPIRV_Integer>;
def SPIRV_GLFMixOp
    : SPIRV_GLOp<"FMix", 46, [Pure, AllTypesMatch<["x", "y", "a", "result"]>]> {
  let summary = "linear blend of two floats";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$x,
                       SPIRV_ScalarOrVectorOf<SPIRV_Float>:$y,
                       SPIRV_ScalarOrVectorOf<SPIRV_Float>:$a);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Float>:$result);
  let assemblyFormat = "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` "
      "type($result)";
  let hasVerifier = 0;
}
def SPIRV_GLFmaOp : _GLTernary<"Fma", 50, "product plus a float">;

//===- Parts and packing of floats ------------------------------------------===//

def SPIRV_GLFrexpStructOp : SPIRV_GLOp<"FrexpStruct", 52, [Pure]> {
  let summary = "significand and exponent of a float";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$operand);
  let results = (outs SPIRV_AnyStruct:$result);
  let assemblyFormat = "attr-dict $operand `:` type($operand) `->` type($result)";
}
def SPIRV_GLLdexpOp : SPIRV_GLOp<"Ldexp", 53, [Pure, AllTypesMatch<["x", "y"]>]> {
  let summary = "float made of a significand and an exponent";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$x,
                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$exp);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Float>:$y);
  let assemblyFormat = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)";
}

class _Packing<string mnemonic, int opcode, string text, Type from, Type to>
    : SPIRV_GLOp<mnemonic, opcode, [Pure]> {
  let summary = text;
  let arguments = (ins from:$operand);
  let results = (outs to:$result);
  let assemblyFormat = "attr-dict $operand `:` type($operand) `->` type($result)";
  let hasVerifier = 0;
}
class _Float32s<int count> : VectorOfLengthAndType<[count], [SPIRV_Float32]>;

def SPIRV_GLPackSnorm4x8Op
    : _Packing<"PackSnorm4x8", 54, "four floats from -1 to 1 as bytes", _Float32s<4>, SPIRV_Int32>;
def SPIRV_GLPackHalf2x16Op
    : _Packing<"PackHalf2x16", 58, "two floats as half floats", _Float32s<2>, SPIRV_Int32>;
def SPIRV_GLUnpackHalf2x16Op
    : _Packing<"UnpackHalf2x16", 62, "two half floats as floats", SPIRV_Int32, _Float32s<2>>;
def SPIRV_GLUnpackSnorm4x8Op
    : _Packing<"UnpackSnorm4x8", 63, "four bytes as floats from -1 to 1", SPIRV_Int32, _Float32s<4>>;

//===- Geometry -------------------------------------------------------------===//

class _ElementOf<string operand>
    : TypesMatchWith<"result type must match operand element type", operand, "result",
                     "::mlir::getElementTypeOrSelf($_self)">;

def SPIRV_GLLengthOp : SPIRV_GLOp<"Length", 66, [Pure, _ElementOf<"operand">]> {
  let summary = "length of a vector";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$operand);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 0;
}
def SPIRV_GLDistanceOp
    : SPIRV_GLOp<"Distance", 67, [Pure, AllTypesMatch<["p0", "p1"]>, _ElementOf<"p0">]> {
  let summary = "distance of two points";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$p0,
                       SPIRV_ScalarOrVectorOf<SPIRV_Float>:$p1);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)";
  let hasVerifier = 0;
}
def SPIRV_GLCrossOp : _GLBinary<"Cross", 68, "cross product of vectors">;
def SPIRV_GLNormalizeOp : _GLUnary<"Normalize", 69, "vector of length 1 in the same direction">;
def SPIRV_GLReflectOp : _GLBinary<"Reflect", 71, "direction of a vector after reflection">;

//===- Bits -----------------------------------------------------------------===//

def SPIRV_GLFindILsbOp
    : _GLUnary<"FindILsb", 73, "position of the lowest bit set", SPIRV_Integer>;
def SPIRV_GLFindSMsbOp
    : _GLUnary<"FindSMsb", 74, "position of the highest bit that differs from the sign", SPIRV_Int32>;
def SPIRV_GLFindUMsbOp
    : _GLUnary<"FindUMsb", 75, "position of the highest bit set", SPIRV_Int32>;

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVGLOPS_TD
