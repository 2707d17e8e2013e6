//===- The acc dialect: types -----------------------------------------------===//

#ifndef MLIR_DIALECT_OPENACC_OPENACCOPSTYPES_TD
#define MLIR_DIALECT_OPENACC_OPENACCOPSTYPES_TD

include "mlir/Dialect/OpenACC/OpenACCBase.td"
include "mlir/IR/AttrTypeBase.td"

class OpenACC_Type<string name, string typeMnemonic> : TypeDef<OpenACC_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def OpenACC_DataBoundsType : OpenACC_Type<"DataBounds", "data_bounds_ty"> {
  let summary = "Type for representing acc data clause bounds information";
}
def OpenACC_DeclareTokenType : OpenACC_Type<"DeclareToken", "declare_token"> {
  let summary = "declare token type";
}

#endif // MLIR_DIALECT_OPENACC_OPENACCOPSTYPES_TD
