// Types of nvws.

#ifndef NVWS_TYPES
#define NVWS_TYPES

include "mlir/IR/AttrTypeBase.td"
include "nvidia/include/Dialect/NVWS/IR/NVWSDialect.td"

class NVWS_TypeDef<string name, string _mnemonic, list<Trait> traits = []>
    : TypeDef<NVWS_Dialect, name, traits> {
  let mnemonic = _mnemonic;
}

def NVWS_ArefType : NVWS_TypeDef<"Aref", "aref"> {
  let summary = "Asynchronous Reference";
  let parameters = (ins "TypeArrayAttr":$baseType);
  let assemblyFormat = "`<` $baseType `>`";
}
def NVWS_TokenType : NVWS_TypeDef<"Token", "token">;

#endif // NVWS_TYPES
