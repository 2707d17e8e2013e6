//===- The smt dialect: types, which are SMT-LIB's sorts --------------------===//

#ifndef MLIR_DIALECT_SMT_IR_SMTTYPES_TD
#define MLIR_DIALECT_SMT_IR_SMTTYPES_TD

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/AttrTypeBase.td"

class SMTTypeDef<string name> : TypeDef<SMTDialect, name>;

def BoolType : SMTTypeDef<"Bool"> {
  let mnemonic = "bool";
  let assemblyFormat = "";
}

def IntType : SMTTypeDef<"Int"> {
  let description = "Integers without bounds.";
  let mnemonic = "int";
  let assemblyFormat = "";
}

let genVerifyDecl = 1 in {

def BitVectorType : SMTTypeDef<"BitVector"> {
  let mnemonic = "bv";
  let parameters = (ins "int64_t":$width);
  let assemblyFormat = "`<` $width `>`";
}

def ArrayType : SMTTypeDef<"Array"> {
  let description = "A value of the second sort for every value of the first.";
  let mnemonic = "array";
  let parameters = (ins "mlir::Type":$domainType, "mlir::Type":$rangeType);
  let assemblyFormat = "`<` `[` $domainType `->` $rangeType `]` `>`";
}

def SMTFuncType : SMTTypeDef<"SMTFunc"> {
  let mnemonic = "func";
  let parameters = (ins ArrayRefParameter<"mlir::Type", "domain types">:$domainTypes,
                        "mlir::Type":$rangeType);
  let assemblyFormat = "`<` `(` $domainTypes `)` ` ` $rangeType `>`";
  let builders = [
    TypeBuilderWithInferredContext<
        (ins "llvm::ArrayRef<mlir::Type>":$domainTypes, "mlir::Type":$rangeType),
        "return $_get(rangeType.getContext(), domainTypes, rangeType);">,
    TypeBuilderWithInferredContext<(ins "mlir::Type":$rangeType),
        "return get({}, rangeType);">
  ];
}

def SortType : SMTTypeDef<"Sort"> {
  let description = "A sort that the formula declares, with the sorts it depends on.";
  let mnemonic = "sort";
  let parameters = (ins "mlir::StringAttr":$identifier,
                        OptionalArrayRefParameter<"mlir::Type", "sort parameters">:$sortParams);
  let assemblyFormat = "`<` $identifier (`[` $sortParams^ `]`)? `>`";
  let builders = [
    TypeBuilder<(ins "llvm::StringRef":$identifier, "llvm::ArrayRef<mlir::Type>":$sortParams),
        "return $_get($_ctxt, mlir::StringAttr::get($_ctxt, identifier), sortParams);">,
    TypeBuilder<(ins "llvm::StringRef":$identifier),
        "return $_get($_ctxt, mlir::StringAttr::get($_ctxt, identifier), {});">
  ];
}

} // genVerifyDecl

def AnySMTType : Type<CPred<"smt::isAnySMTValueType($_self)">, "any SMT value type">;
def AnyNonFuncSMTType
    : Type<CPred<"smt::isAnyNonFuncSMTValueType($_self)">, "any non-function SMT value type">;
def AnyNonSMTType : Type<Neg<AnySMTType.predicate>, "any non-smt type">;

#endif // MLIR_DIALECT_SMT_IR_SMTTYPES_TD
