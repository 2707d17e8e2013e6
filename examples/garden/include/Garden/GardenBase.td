// The dialect, and what its operations have in common.
#ifndef GARDEN_BASE
#define GARDEN_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Garden_Dialect : Dialect {
  let name = "garden";
  let cppNamespace = "::garden";
}

class Garden_Op<string mnemonic, list<Trait> traits = []> : Op<Garden_Dialect, mnemonic, traits>;

def Garden_Plant : TypeDef<Garden_Dialect, "Plant"> {
  let mnemonic = "plant";
}

#endif
