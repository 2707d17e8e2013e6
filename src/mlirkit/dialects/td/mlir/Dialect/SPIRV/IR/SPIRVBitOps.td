//===- The spirv dialect: operations on bits --------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVBITOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVBITOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

class SPIRV_BitUnaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer,
                    traits # [Pure, SameOperandsAndResultType]>;
class SPIRV_BitBinaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer,
                     traits # [Pure, SameOperandsAndResultType]> {
  let assemblyFormat = "operands attr-dict `:` type($result)";
}
class SPIRV_ShiftOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer,
                     traits # [Pure, SameOperandsAndResultShape,
                               AllTypesMatch<["operand1", "result"]>]> {
  let assemblyFormat = "operands attr-dict `:` type($operand1) `,` type($operand2)";
  let hasVerifier = 1;
}

// A field is `count` bits from `offset` on.
class _BitField<string mnemonic, dag values, list<Trait> traits> : SPIRV_Op<mnemonic, traits> {
  let arguments = !con(values, (ins SPIRV_Integer:$offset, SPIRV_Integer:$count));
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$result);
  let assemblyFormat = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)";
  let hasVerifier = 0;
}
class SPIRV_BitFieldExtractOp<string mnemonic, list<Trait> traits = []>
    : _BitField<mnemonic, (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$base),
                traits # [Pure, AllTypesMatch<["base", "result"]>]>;

//===- Counts and fields ----------------------------------------------------===//

def SPIRV_BitCountOp : SPIRV_BitUnaryOp<"BitCount"> {
  let summary = "number of bits set";
}

let availability = _Needs<[SPIRV_C_BitInstructions, SPIRV_C_Shader]>.all in {

def SPIRV_BitReverseOp : SPIRV_BitUnaryOp<"BitReverse"> {
  let summary = "bits in reverse order";
}
def SPIRV_BitFieldInsertOp
    : _BitField<"BitFieldInsert", (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$base,
                                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$insert),
                [Pure, AllTypesMatch<["base", "insert", "result"]>]> {
  let summary = "integer with a field replaced by the low bits of another";
}
def SPIRV_BitFieldSExtractOp : SPIRV_BitFieldExtractOp<"BitFieldSExtract", [SignedOp]> {
  let summary = "field extended with its sign";
}
def SPIRV_BitFieldUExtractOp : SPIRV_BitFieldExtractOp<"BitFieldUExtract", [UnsignedOp]> {
  let summary = "field extended with zeros";
}

} // availability

//===- All bits -------------------------------------------------------------===//

let hasFolder = 1 in {

def SPIRV_NotOp : SPIRV_BitUnaryOp<"Not", [UsableInSpecConstantOp]> {
  let summary = "all bits flipped";
}

foreach row = [["And", "both operands"], ["Or", "either operand"], ["Xor", "just one operand"]] in
  def "SPIRV_Bitwise" # !head(row) # "Op"
      : SPIRV_BitBinaryOp<"Bitwise" # row[0], [Commutative, UsableInSpecConstantOp]> {
    let summary = "bits set in " # row[1];
  }

foreach row = [["LeftLogical", "left"], ["RightArithmetic", "right with the sign"],
               ["RightLogical", "right with zeros"]] in
  def "SPIRV_Shift" # !head(row) # "Op"
      : SPIRV_ShiftOp<"Shift" # row[0], [UsableInSpecConstantOp]> {
    let summary = "shift " # row[1];
  }

} // hasFolder

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVBITOPS_TD
