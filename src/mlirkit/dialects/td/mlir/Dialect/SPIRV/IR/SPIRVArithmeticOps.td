//===- The spirv dialect: arithmetic ----------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVARITHMETICOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVARITHMETICOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

// Element by element; the second also on cooperative matrices.
class SPIRV_ArithmeticBinaryOp<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, type, type,
                     traits # [Pure, AllTypesMatch<["operand1", "operand2", "result"]>]> {
  let assemblyFormat = "operands attr-dict `:` type($result)";
}
class SPIRV_ArithmeticBinaryOpWithCoopMatrix<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, type, type,
                     traits # [Pure, AllTypesMatch<["operand1", "operand2", "result"]>]> {
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand1,
                       SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand2);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}
class SPIRV_ArithmeticUnaryOp<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, type, type,
                    traits # [Pure, AllTypesMatch<["operand", "result"]>]> {
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

// The result is a structure of two integers.
class SPIRV_ArithmeticExtendedBinaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_AnyStruct, SPIRV_Integer, traits> {
  let results = (outs SPIRV_AnyStruct:$result);
  let builders = [
    OpBuilder<(ins "Value":$operand1, "Value":$operand2), [{
      auto type = operand1.getType();
      build($_builder, $_state, ::mlir::spirv::StructType::get({type, type}), operand1, operand2);
    }]>
  ];
  let hasVerifier = 1;
}

//===- Floats ---------------------------------------------------------------===//

class _Float<string mnemonic, string text, list<Trait> traits = []>
    : SPIRV_ArithmeticBinaryOpWithCoopMatrix<mnemonic, SPIRV_Float, traits> {
  let summary = text;
}
class _FloatRemainder<string mnemonic, string text>
    : SPIRV_ArithmeticBinaryOp<mnemonic, SPIRV_Float> {
  let summary = text;
}

def SPIRV_FAddOp : _Float<"FAdd", "sum of floats", [Commutative]>;
def SPIRV_FSubOp : _Float<"FSub", "difference of floats">;
def SPIRV_FMulOp : _Float<"FMul", "product of floats", [Commutative]>;
def SPIRV_FDivOp : _Float<"FDiv", "quotient of floats">;
def SPIRV_FRemOp : _FloatRemainder<"FRem", "remainder with the sign of the dividend">;
def SPIRV_FModOp : _FloatRemainder<"FMod", "remainder with the sign of the divisor">;
def SPIRV_FNegateOp : SPIRV_ArithmeticUnaryOp<"FNegate", SPIRV_Float> {
  let summary = "float with the opposite sign";
}

//===- Integers -------------------------------------------------------------===//

class _Integer<string mnemonic, string text, list<Trait> traits = []>
    : SPIRV_ArithmeticBinaryOpWithCoopMatrix<mnemonic, SPIRV_Integer,
                                             traits # [UsableInSpecConstantOp]> {
  let summary = text;
  let hasFolder = 1;
}
class _IntegerRemainder<string mnemonic, string text, list<Trait> traits = []>
    : SPIRV_ArithmeticBinaryOp<mnemonic, SPIRV_Integer, traits # [UsableInSpecConstantOp]> {
  let summary = text;
  let hasFolder = 1;
}

def SPIRV_IAddOp : _Integer<"IAdd", "sum of integers", [Commutative]>;
def SPIRV_ISubOp : _Integer<"ISub", "difference of integers">;
def SPIRV_IMulOp : _Integer<"IMul", "product of integers", [Commutative]>;
def SPIRV_SDivOp : _Integer<"SDiv", "signed quotient">;
def SPIRV_UDivOp : _Integer<"UDiv", "unsigned quotient", [UnsignedOp]>;
def SPIRV_SRemOp : _IntegerRemainder<"SRem", "signed remainder with the sign of the dividend">;
def SPIRV_SModOp : _IntegerRemainder<"SMod", "signed remainder with the sign of the divisor">;
def SPIRV_UModOp : _IntegerRemainder<"UMod", "unsigned remainder", [UnsignedOp]> {
  let hasCanonicalizer = 1;
}
def SPIRV_SNegateOp : SPIRV_ArithmeticUnaryOp<"SNegate", SPIRV_Integer, [UsableInSpecConstantOp]> {
  let summary = "negative of an integer";
  let hasFolder = 1;
}

def SPIRV_IAddCarryOp : SPIRV_ArithmeticExtendedBinaryOp<"IAddCarry", [Commutative, Pure]> {
  let summary = "sum of integers and the carry";
  let hasCanonicalizer = 1;
}
def SPIRV_ISubBorrowOp : SPIRV_ArithmeticExtendedBinaryOp<"ISubBorrow", [Pure]> {
  let summary = "difference of integers and the borrow";
}
def SPIRV_SMulExtendedOp : SPIRV_ArithmeticExtendedBinaryOp<"SMulExtended", [Pure, Commutative]> {
  let summary = "low and high half of a signed product";
  let hasCanonicalizer = 1;
}
def SPIRV_UMulExtendedOp : SPIRV_ArithmeticExtendedBinaryOp<"UMulExtended", [Pure, Commutative]> {
  let summary = "low and high half of an unsigned product";
  let hasCanonicalizer = 1;
}

//===- Vectors --------------------------------------------------------------===//

def SPIRV_DotOp : SPIRV_Op<"Dot", [
    Pure, AllTypesMatch<["vector1", "vector2"]>, AllElementTypesMatch<["vector1", "result"]>]> {
  let summary = "inner product of vectors";
  let arguments = (ins SPIRV_VectorOf<SPIRV_AnyFloat>:$vector1,
                       SPIRV_VectorOf<SPIRV_AnyFloat>:$vector2);
  let results = (outs SPIRV_AnyFloat:$result);
  let assemblyFormat = "operands attr-dict `:` type($vector1) `->` type($result)";
  let autogenAvailability = 0;
  let hasVerifier = 0;
}

def SPIRV_VectorTimesScalarOp : SPIRV_Op<"VectorTimesScalar", [Pure]> {
  let summary = "vector times a float";
  let arguments = (ins VectorOfLengthAndType<[2, 3, 4], [SPIRV_Float]>:$vector,
                       SPIRV_Float:$scalar);
  let results = (outs VectorOfLengthAndType<[2, 3, 4], [SPIRV_Float]>:$result);
  let assemblyFormat = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)";
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVARITHMETICOPS_TD
