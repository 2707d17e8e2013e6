//===- StablehloTypes.td - Types of stablehlo -------------------*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_TYPES
#define MLIRKIT_STABLEHLO_TYPES

include "mlir/IR/AttrTypeBase.td"

class StableHLO_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<StableHLO_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def StableHLO_Token : StableHLO_Type<"Token", "token"> {
  let summary = "orders side effects among the ops it passes through";
}

def StableHLO_Future : StableHLO_Type<"Future", "future"> {
  let summary = "results of an asynchronous computation that has been started";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
  let genVerifyDecl = 1;
}

#endif // MLIRKIT_STABLEHLO_TYPES
