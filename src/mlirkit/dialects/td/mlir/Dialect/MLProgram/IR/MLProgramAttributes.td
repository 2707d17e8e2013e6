//===- The ml_program dialect: attributes -----------------------------------===//

#ifndef MLPROGRAM_ATTRIBUTES
#define MLPROGRAM_ATTRIBUTES

include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class MLProgram_Attr<string name, list<Trait> traits = []>
    : AttrDef<MLProgram_Dialect, name, traits> {
  let mnemonic = ?;
}

// `#ml_program.extern : tensor<4xi32>`: a value that comes from outside.
def MLProgram_ExternAttr : MLProgram_Attr<"Extern", [TypedAttrInterface]> {
  let summary = "Value used for a global signalling external resolution";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let mnemonic = "extern";
  let assemblyFormat = "";
  let genMnemonicAlias = 1;
}

#endif // MLPROGRAM_ATTRIBUTES
