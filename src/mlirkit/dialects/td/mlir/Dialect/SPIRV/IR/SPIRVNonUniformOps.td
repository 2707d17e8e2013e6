//===- The spirv dialect: operations of groups in any control flow ----------===//
//
// They concern the invocations of a group that are active, those whose control flow has come here.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVNONUNIFORMOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVNONUNIFORMOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

class SPIRV_AttrIs<string operand, string type, string value>
    : PredOpTrait<operand # " must be " # type # " of value " # value,
                  CPred<"::llvm::cast<::mlir::spirv::" # type # "Attr>(getProperties()." # operand
                        # ").getValue() == ::mlir::spirv::" # type # "::" # value>>;
class SPIRV_ExecutionScopeAttrIs<string operand, string value>
    : SPIRV_AttrIs<operand, "Scope", value>;

// In a scope, with more operands than that.
class _InScope<string mnemonic, string text, I32EnumAttrCase capability, dag operands, Type type,
               string format, list<Trait> traits = []>
    : SPIRV_Op<"GroupNonUniform" # mnemonic, traits> {
  let summary = text;
  let availability = _Needs<[capability], [], SPIRV_V_1_3>.all;
  let arguments = !con((ins SPIRV_ScopeAttr:$execution_scope), operands);
  let results = (outs type:$result);
  let assemblyFormat = "$execution_scope " # format;
}

// In the scope of a subgroup.
class _InSubgroup<string mnemonic, string text, I32EnumAttrCase capability, dag operands, Type type,
                  string format, list<Trait> traits = []>
    : _InScope<mnemonic, text, capability, operands, type, format,
               [SPIRV_ExecutionScopeAttrIs<"execution_scope", "Subgroup">] # traits> {
  let hasVerifier = 0;
}

defvar _AnyElements = AnyTypeOf<[SPIRV_ScalarOrVectorOf<SPIRV_Float>,
                                 SPIRV_ScalarOrVectorOf<SPIRV_Integer>,
                                 SPIRV_ScalarOrVectorOf<SPIRV_Bool>]>;

//===- Reductions and scans -------------------------------------------------===//

class SPIRV_GroupNonUniformArithmeticOp<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope,
                       SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_ScalarOrVectorOf<type>:$value,
                       Optional<SPIRV_Integer>:$cluster_size);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = "$execution_scope $group_operation $value "
      "(`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) "
      "(`,` type($cluster_size)^)? `->` type(results)";
  let hasCustomAssemblyFormat = 0;
}

class _Arithmetic<Type aType, list<list<string>> someRows, list<Trait> someTraits = []> {
  Type type = aType;
  list<list<string>> rows = someRows;
  list<Trait> traits = someTraits;
}
foreach kind = [
  _Arithmetic<SPIRV_Float, [["FAdd", "sum of floats"], ["FMul", "product of floats"],
                            ["FMin", "smallest float"], ["FMax", "largest float"]]>,
  _Arithmetic<SPIRV_Integer, [["IAdd", "sum of integers"], ["IMul", "product of integers"],
                              ["BitwiseAnd", "bits set in all integers"],
                              ["BitwiseOr", "bits set in any integer"],
                              ["BitwiseXor", "bits set in an odd number of integers"]]>,
  _Arithmetic<SPIRV_Integer, [["SMin", "smallest signed integer"],
                              ["SMax", "largest signed integer"]], [SignedOp]>,
  _Arithmetic<SPIRV_Integer, [["UMin", "smallest unsigned integer"],
                              ["UMax", "largest unsigned integer"]], [UnsignedOp]>,
  _Arithmetic<SPIRV_Bool, [["LogicalAnd", "whether all booleans hold"],
                           ["LogicalOr", "whether any boolean holds"],
                           ["LogicalXor", "whether an odd number of booleans holds"]]>
] in
  foreach row = kind.rows in
    def "SPIRV_GroupNonUniform" # !head(row) # "Op"
        : SPIRV_GroupNonUniformArithmeticOp<"GroupNonUniform" # row[0], kind.type, kind.traits> {
      let summary = row[1] # " of a group";
      let availability = _Needs<
          [SPIRV_C_GroupNonUniformArithmetic, SPIRV_C_GroupNonUniformClustered,
           SPIRV_C_GroupNonUniformPartitionedNV], [], SPIRV_V_1_3>.all;
    }

//===- Votes ----------------------------------------------------------------===//

def SPIRV_GroupNonUniformElectOp
    : _InScope<"Elect", "whether this is the first invocation", SPIRV_C_GroupNonUniform, (ins),
               SPIRV_Bool, "attr-dict `:` type($result)">;

foreach which = ["All", "Any"] in
  def "SPIRV_GroupNonUniform" # which # "Op"
      : _InSubgroup<which, "whether a condition holds in " # !tolower(which) # " of a subgroup",
                    SPIRV_C_GroupNonUniformVote, (ins SPIRV_Bool:$predicate), SPIRV_Bool,
                    "$predicate attr-dict `:` type($result)">;
def SPIRV_GroupNonUniformAllEqualOp
    : _InSubgroup<"AllEqual", "whether a value is the same in all of a subgroup",
                  SPIRV_C_GroupNonUniformVote, (ins _AnyElements:$value), SPIRV_Bool,
                  "$value attr-dict `:` type($value) `,` type($result)">;

//===- Ballots, which have a bit for each invocation ------------------------===//

def SPIRV_GroupNonUniformBallotOp
    : _InScope<"Ballot", "bit of each invocation for which a condition holds",
               SPIRV_C_GroupNonUniformBallot, (ins SPIRV_Bool:$predicate), SPIRV_IOrUIVec4,
               "$predicate attr-dict `:` type($result)">;
def SPIRV_GroupNonUniformBallotBitCountOp
    : _InSubgroup<"BallotBitCount", "number of bits of a ballot that are set",
                  SPIRV_C_GroupNonUniformBallot,
                  (ins SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_Vec4<SignlessOrUnsignedIntOfWidths<[32]>>:$value),
                  SPIRV_SignlessOrUnsignedInt,
                  "$group_operation $value attr-dict `:` type($value) `->` type($result)">;
foreach end = [["LSB", "lowest"], ["MSB", "highest"]] in
  def "SPIRV_GroupNonUniformBallotFind" # !head(end) # "Op"
      : _InScope<"BallotFind" # end[0], "position of the " # end[1] # " bit of a ballot that is set",
                 SPIRV_C_GroupNonUniformBallot, (ins SPIRV_IOrUIVec4:$value),
                 SPIRV_SignlessOrUnsignedInt, "$value attr-dict `:` type($value) `,` type($result)">;

//===- Exchange -------------------------------------------------------------===//

// `other` says whose value the result is.
class _Exchange<string mnemonic, string text, I32EnumAttrCase capability, dag other, string name,
                Type type = SPIRV_ScalarOrVector, Type result = SPIRV_Type>
    : _InScope<mnemonic, text, capability, !con((ins type:$value), other), result,
               "operands attr-dict `:` type($value) `,` type($" # name # ")",
               [Pure, AllTypesMatch<["value", "result"]>]>;

def SPIRV_GroupNonUniformBroadcastOp
    : _Exchange<"Broadcast", "value of one invocation for all of a group",
                SPIRV_C_GroupNonUniformBallot, (ins SPIRV_Integer:$id), "id", SPIRV_Type>;
def SPIRV_GroupNonUniformShuffleOp
    : _Exchange<"Shuffle", "value of the invocation of a number",
                SPIRV_C_GroupNonUniformShuffle, (ins SPIRV_Integer:$id), "id",
                SPIRV_ScalarOrVector, SPIRV_ScalarOrVector>;
def SPIRV_GroupNonUniformShuffleXorOp
    : _Exchange<"ShuffleXor", "value of the invocation whose number differs in the bits of a mask",
                SPIRV_C_GroupNonUniformShuffle, (ins SPIRV_Integer:$mask), "mask">;
foreach way = [["Up", "before"], ["Down", "after"]] in
  def "SPIRV_GroupNonUniformShuffle" # !head(way) # "Op"
      : _Exchange<"Shuffle" # way[0], "value of an invocation " # way[1] # " this one",
                  SPIRV_C_GroupNonUniformShuffleRelative, (ins SPIRV_Integer:$delta), "delta">;

def SPIRV_GroupNonUniformRotateKHROp
    : _InScope<"RotateKHR", "value of an invocation after this one, counted in a circle",
               SPIRV_C_GroupNonUniformRotateKHR,
               (ins _AnyElements:$value, SPIRV_SignlessOrUnsignedInt:$delta,
                    Optional<SPIRV_SignlessOrUnsignedInt>:$cluster_size),
               _AnyElements,
               "$value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` "
                   # "type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)",
               [Pure, AllTypesMatch<["value", "result"]>]>;
def SPIRV_GroupNonUniformQuadSwapOp
    : _InSubgroup<"QuadSwap", "value of another invocation of the quad",
                  SPIRV_C_GroupNonUniformQuad,
                  (ins _AnyElements:$value, SPIRV_SignlessOrUnsignedInt:$direction), _AnyElements,
                  "$value $direction attr-dict `:` type($value) `,` type($direction)",
                  [AllTypesMatch<["value", "result"]>]>;

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVNONUNIFORMOPS_TD
