//===- The spirv dialect: comparisons and booleans --------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVLOGICALOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVLOGICALOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

// A boolean for each element.
class _BooleanOf<string operand>
    : TypesMatchWith<"type of result to correspond to the `i1` equivalent of the operand", operand,
                     "result", "getUnaryOpResultType($_self)">;

class SPIRV_LogicalUnaryOp<string mnemonic, Type operandType, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Bool, operandType,
                    traits # [Pure, SameTypeOperands, SameOperandsAndResultShape,
                              _BooleanOf<"operand">]>;
class SPIRV_LogicalBinaryOp<string mnemonic, Type operandsType, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Bool, operandsType,
                     traits # [Pure, SameTypeOperands, SameOperandsAndResultShape,
                               _BooleanOf<"operand1">]> {
  let assemblyFormat = "$operand1 `,` $operand2 `:` type($operand1) attr-dict";
}

//===- Comparisons ----------------------------------------------------------===//

defvar _orderRows = [["LessThan", "less than"], ["LessThanEqual", "at most"],
                     ["GreaterThan", "greater than"], ["GreaterThanEqual", "at least"]];
defvar _equalityRows = [["Equal", "equal to"], ["NotEqual", "different from"]];

// Floats that are not numbers are unordered.
foreach kind = [["FOrd", "ordered and "], ["FUnord", "unordered or "]] in {
  foreach row = _orderRows in
    def "SPIRV_" # !head(kind) # !head(row) # "Op"
        : SPIRV_LogicalBinaryOp<kind[0] # row[0], SPIRV_Float> {
      let summary = "whether floats are " # kind[1] # "the first is " # row[1] # " the second";
    }
  foreach row = _equalityRows in
    def "SPIRV_" # !head(kind) # !head(row) # "Op"
        : SPIRV_LogicalBinaryOp<kind[0] # row[0], SPIRV_Float, [Commutative]> {
      let summary = "whether floats are " # kind[1] # "the first is " # row[1] # " the second";
    }
}

let hasFolder = 1 in {

foreach row = _orderRows in {
  def "SPIRV_S" # !head(row) # "Op"
      : SPIRV_LogicalBinaryOp<"S" # row[0], SPIRV_Integer, [UsableInSpecConstantOp, SignedOp]> {
    let summary = "whether a signed integer is " # row[1] # " another";
  }
  def "SPIRV_U" # !head(row) # "Op"
      : SPIRV_LogicalBinaryOp<"U" # row[0], SPIRV_Integer, [UnsignedOp, UsableInSpecConstantOp]> {
    let summary = "whether an unsigned integer is " # row[1] # " another";
  }
}

foreach row = _equalityRows in {
  def "SPIRV_I" # !head(row) # "Op"
      : SPIRV_LogicalBinaryOp<"I" # row[0], SPIRV_Integer, [Commutative, UsableInSpecConstantOp]> {
    let summary = "whether an integer is " # row[1] # " another";
  }
  def "SPIRV_Logical" # !head(row) # "Op"
      : SPIRV_LogicalBinaryOp<"Logical" # row[0], SPIRV_Bool, [Commutative, UsableInSpecConstantOp]> {
    let summary = "whether a boolean is " # row[1] # " another";
  }
}

//===- Booleans -------------------------------------------------------------===//

foreach row = [["And", "conjunction"], ["Or", "disjunction"]] in
  def "SPIRV_Logical" # !head(row) # "Op"
      : SPIRV_LogicalBinaryOp<"Logical" # row[0], SPIRV_Bool, [Commutative, UsableInSpecConstantOp]> {
    let summary = row[1];
  }

def SPIRV_LogicalNotOp : SPIRV_LogicalUnaryOp<"LogicalNot", SPIRV_Bool, [UsableInSpecConstantOp]> {
  let summary = "negation";
  let hasCanonicalizer = 1;
}

def SPIRV_SelectOp : SPIRV_Op<"Select", [
    Pure, AllTypesMatch<["true_value", "false_value", "result"]>, UsableInSpecConstantOp,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "one of two values, by a boolean";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Bool>:$condition,
                       SPIRV_SelectType:$true_value, SPIRV_SelectType:$false_value);
  let results = (outs SPIRV_SelectType:$result);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($result)";
  let autogenAvailability = 0;
}

} // hasFolder

//===- Kinds of floats ------------------------------------------------------===//

foreach row = [["Finite", "finite"], ["Inf", "infinite"], ["Nan", "not a number"]] in
  def "SPIRV_Is" # !head(row) # "Op" : SPIRV_LogicalUnaryOp<"Is" # row[0], SPIRV_Float> {
    let summary = "whether a float is " # row[1];
  }

let availability = _Needs<[SPIRV_C_Kernel]>.all in {

def SPIRV_OrderedOp : SPIRV_LogicalBinaryOp<"Ordered", SPIRV_Float, [Commutative]> {
  let summary = "whether both floats are numbers";
}
def SPIRV_UnorderedOp : SPIRV_LogicalBinaryOp<"Unordered", SPIRV_Float, [Commutative]> {
  let summary = "whether either float is not a number";
}

} // availability

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVLOGICALOPS_TD
