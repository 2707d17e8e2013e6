//===- The acc dialect: what the clause `default` says ----------------------===//

#ifndef MLIR_DIALECT_OPENACC_ACCCOMMON_TD
#define MLIR_DIALECT_OPENACC_ACCCOMMON_TD

include "mlir/Dialect/OpenACC/OpenACCBase.td"
include "mlir/IR/EnumAttr.td"

defset list<I32EnumAttrCase> _ACC_DefaultValues = {
  def DefaultValuepresent : I32EnumAttrCase<"Present", 0, "present">;
  def DefaultValuenone : I32EnumAttrCase<"None", 1, "none">;
}
def DefaultValue
    : I32EnumAttr<"ClauseDefaultValue", "DefaultValue Clause", _ACC_DefaultValues> {
  let cppNamespace = "::mlir::acc";
  let genSpecializedAttr = 0;
}
def DefaultValueAttr : EnumAttr<OpenACC_Dialect, DefaultValue, "defaultvalue">;

#endif // MLIR_DIALECT_OPENACC_ACCCOMMON_TD
