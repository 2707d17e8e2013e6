//===- The ml_program dialect: types ----------------------------------------===//

#ifndef MLPROGRAM_TYPES
#define MLPROGRAM_TYPES

include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/IR/AttrTypeBase.td"

class MLProgram_Type<string name, list<Trait> traits = [],
                     string baseCppClass = "::mlir::Type">
    : TypeDef<MLProgram_Dialect, name, traits, baseCppClass>;

def MLProgram_TokenType : MLProgram_Type<"Token"> {
  let summary = "Token for establishing execution ordering in a graph";
  let mnemonic = "token";
}

#endif // MLPROGRAM_TYPES
