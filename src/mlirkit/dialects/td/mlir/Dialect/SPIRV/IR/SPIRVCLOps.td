//===- The spirv dialect: OpenCL's set of extended instructions -------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVCLOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVCLOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

class SPIRV_CLOp<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "CL", "OpenCL.std", opcode, traits> {
  let availability = _Needs<[SPIRV_C_Kernel]>.all;
}

class SPIRV_CLUnaryOp<string mnemonic, int opcode, Type resultType, Type operandType,
                      list<Trait> traits = []>
    : SPIRV_CLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
  let hasVerifier = 0;
}
class SPIRV_CLUnaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_CLUnaryOp<mnemonic, opcode, type, type, traits # [SameOperandsAndResultType]>;

class SPIRV_CLBinaryOp<string mnemonic, int opcode, Type resultType, Type operandType,
                       list<Trait> traits = []>
    : SPIRV_CLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$lhs,
                       SPIRV_ScalarOrVectorOf<operandType>:$rhs);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let hasVerifier = 0;
}
class SPIRV_CLBinaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_CLBinaryOp<mnemonic, opcode, type, type, traits # [SameOperandsAndResultType]> {
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

class SPIRV_CLTernaryOp<string mnemonic, int opcode, Type resultType, Type operandType,
                        list<Trait> traits = []>
    : SPIRV_CLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$x,
                       SPIRV_ScalarOrVectorOf<operandType>:$y,
                       SPIRV_ScalarOrVectorOf<operandType>:$z);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let hasVerifier = 0;
}
class SPIRV_CLTernaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_CLTernaryOp<mnemonic, opcode, type, type, traits # [SameOperandsAndResultType]> {
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

class _CLUnary<string mnemonic, int opcode, string text, Type type = SPIRV_Float>
    : SPIRV_CLUnaryArithmeticOp<mnemonic, opcode, type> {
  let summary = text;
}
class _CLBinary<string mnemonic, int opcode, string text, Type type = SPIRV_Float>
    : SPIRV_CLBinaryArithmeticOp<mnemonic, opcode, type> {
  let summary = text;
}
class _CLTernary<string mnemonic, int opcode, string text>
    : SPIRV_CLTernaryArithmeticOp<mnemonic, opcode, SPIRV_Float> {
  let summary = text;
}

//===- Floats ---------------------------------------------------------------===//

def SPIRV_CLAcosOp : _CLUnary<"acos", 0, "arc cosine">;
def SPIRV_CLAcoshOp : _CLUnary<"acosh", 1, "inverse hyperbolic cosine">;
def SPIRV_CLAsinOp : _CLUnary<"asin", 3, "arc sine">;
def SPIRV_CLAsinhOp : _CLUnary<"asinh", 4, "inverse hyperbolic sine">;
def SPIRV_CLAtanOp : _CLUnary<"atan", 6, "arc tangent">;
def SPIRV_CLAtan2Op : _CLBinary<"atan2", 7, "arc tangent of a quotient">;
def SPIRV_CLAtanhOp : _CLUnary<"atanh", 8, "inverse hyperbolic tangent">;
def SPIRV_CLCeilOp : _CLUnary<"ceil", 12, "float rounded up">;
def SPIRV_CLCosOp : _CLUnary<"cos", 14, "cosine">;
def SPIRV_CLCoshOp : _CLUnary<"cosh", 15, "hyperbolic cosine">;
def SPIRV_CLErfOp : _CLUnary<"erf", 18, "error function">;
def SPIRV_CLExpOp : _CLUnary<"exp", 19, "power of e">;
def SPIRV_CLFAbsOp : _CLUnary<"fabs", 23, "absolute value of a float">;
def SPIRV_CLFloorOp : _CLUnary<"floor", 25, "float rounded down">;
def SPIRV_CLFmaOp : _CLTernary<"fma", 26, "product plus a float, rounded once">;
def SPIRV_CLFMaxOp : _CLBinary<"fmax", 27, "larger float">;
def SPIRV_CLFMinOp : _CLBinary<"fmin", 28, "smaller float">;
def SPIRV_CLLogOp : _CLUnary<"log", 37, "natural logarithm">;
def SPIRV_CLPowOp : _CLBinary<"pow", 48, "power">;
def SPIRV_CLRintOp : _CLUnary<"rint", 53, "nearest whole number, ties to even">;
def SPIRV_CLRoundOp : _CLUnary<"round", 55, "nearest whole number, ties away from zero">;
def SPIRV_CLRsqrtOp : _CLUnary<"rsqrt", 56, "reciprocal of the square root">;
def SPIRV_CLSinOp : _CLUnary<"sin", 57, "sine">;
def SPIRV_CLSinhOp : _CLUnary<"sinh", 59, "hyperbolic sine">;
def SPIRV_CLSqrtOp : _CLUnary<"sqrt", 61, "square root">;
def SPIRV_CLTanOp : _CLUnary<"tan", 62, "tangent">;
def SPIRV_CLTanhOp : _CLUnary<"tanh", 63, "hyperbolic tangent">;
def SPIRV_CLMixOp : _CLTernary<"mix", 99, "linear blend of two floats">;

//===- Integers -------------------------------------------------------------===//

def SPIRV_CLSAbsOp : _CLUnary<"s_abs", 141, "absolute value of an integer", SPIRV_Integer>;
def SPIRV_CLSMaxOp : _CLBinary<"s_max", 156, "larger signed integer", SPIRV_Integer>;
def SPIRV_CLUMaxOp : _CLBinary<"u_max", 157, "larger unsigned integer", SPIRV_Integer>;
def SPIRV_CLSMinOp : _CLBinary<"s_min", 158, "smaller signed integer", SPIRV_Integer>;
def SPIRV_CLUMinOp : _CLBinary<"u_min", 159, "smaller unsigned integer", SPIRV_Integer>;

//===- Output ---------------------------------------------------------------===//

def SPIRV_CLPrintfOp : SPIRV_CLOp<"printf", 184> {
  let summary = "output of values by a format string";
  let arguments = (ins SPIRV_AnyPtr:$format, Variadic<SPIRV_Type>:$arguments);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$format ( $arguments^ )? attr-dict `:` type($format) "
      "( `,` type($arguments)^ )? `->` type($result)";
  let hasVerifier = 0;
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVCLOPS_TD
