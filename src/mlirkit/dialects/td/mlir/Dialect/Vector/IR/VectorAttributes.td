//===- The vector dialect: enums and their attributes -----------------------===//

#ifndef MLIR_DIALECT_VECTOR_IR_VECTORATTRIBUTES_TD
#define MLIR_DIALECT_VECTOR_IR_VECTORATTRIBUTES_TD

include "mlir/Dialect/Vector/IR/Vector.td"
include "mlir/IR/EnumAttr.td"

class _Vector_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::vector";
  let genSpecializedAttr = 0;
}

class _Vector_EnumAttr<EnumAttrInfo enum, string text>
    : EnumAttr<Vector_Dialect, enum, text> {
  let assemblyFormat = "`<` $value `>`";
}

//===- How to combine elements ----------------------------------------------===//

defvar _CombiningKinds = ["ADD", "MUL", "MINUI", "MINSI", "MINNUMF", "MAXUI", "MAXSI",
                          "MAXNUMF", "AND", "OR", "XOR", "MINIMUMF", "MAXIMUMF"];

foreach i = !range(_CombiningKinds) in
  def !strconcat("COMBINING_KIND_", _CombiningKinds[i])
      : I32EnumAttrCase<_CombiningKinds[i], i, !tolower(_CombiningKinds[i])>;

// The last two the other way round.
def CombiningKind
    : _Vector_Enum<"CombiningKind",
                   "Kind of combining function for contractions and reductions",
                   !foreach(i, !range(11) # [12, 11],
                            !cast<I32EnumAttrCase>(!strconcat("COMBINING_KIND_",
                                                              _CombiningKinds[i])))>;
def Vector_CombiningKindAttr : _Vector_EnumAttr<CombiningKind, "kind">;

//===- Loops ----------------------------------------------------------------===//

def Vector_IteratorType
    : _Vector_Enum<"IteratorType", "Iterator type",
                   _I32EnumAttrCases<["parallel", "reduction"]>.cases>;
def Vector_IteratorTypeEnum : _Vector_EnumAttr<Vector_IteratorType, "iterator_type">;
def Vector_IteratorTypeArrayAttr
    : TypedArrayAttrBase<Vector_IteratorTypeEnum, "Iterator type should be an enum.">;

//===- Printing -------------------------------------------------------------===//

def PrintPunctuation
    : _Vector_Enum<"PrintPunctuation",
                   "Punctuation for separating vectors or vector elements",
                   [I32EnumAttrCase<"NoPunctuation", 0, "no_punctuation">,
                    I32EnumAttrCase<"NewLine", 1, "newline">,
                    I32EnumAttrCase<"Comma", 2, "comma">,
                    I32EnumAttrCase<"Open", 3, "open">,
                    I32EnumAttrCase<"Close", 4, "close">]>;
def Vector_PrintPunctuation : _Vector_EnumAttr<PrintPunctuation, "punctuation">;

#endif // MLIR_DIALECT_VECTOR_IR_VECTORATTRIBUTES_TD
