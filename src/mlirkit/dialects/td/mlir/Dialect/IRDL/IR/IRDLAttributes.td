//===- The irdl dialect: attributes -----------------------------------------===//

#ifndef MLIR_DIALECT_IRDL_IR_IRDLATTRIBUTES
#define MLIR_DIALECT_IRDL_IR_IRDLATTRIBUTES

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

// How many values an operand or result stands for: one, at most one, any number.
def Variadicity : I32EnumAttr<"Variadicity", "variadicity kind", [
                                I32EnumAttrCase<"single", 0>,
                                I32EnumAttrCase<"optional", 1>,
                                I32EnumAttrCase<"variadic", 2>]> {
  let cppNamespace = "::mlir::irdl";
  let genSpecializedAttr = 0;
}

def VariadicityAttr : EnumAttr<IRDL_Dialect, Variadicity, "variadicity"> {
  let summary = "A variadicity kind. Can be either 'single', 'optional', or 'variadic'";
}
def VariadicityArrayAttr
    : ArrayOfAttr<IRDL_Dialect, "VariadicityArray", "variadicity_array",
                  VariadicityAttr.cppClassName>;

#endif // MLIR_DIALECT_IRDL_IR_IRDLATTRIBUTES
