//===- The emitc dialect: attributes ----------------------------------------===//

#ifndef MLIR_DIALECT_EMITC_IR_EMITCATTRIBUTES
#define MLIR_DIALECT_EMITC_IR_EMITCATTRIBUTES

include "mlir/Dialect/EmitC/IR/EmitCBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

class EmitC_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<EmitC_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

// `three_way` is C++'s `<=>`.
def EmitC_CmpPredicateAttr
    : I64EnumAttr<"CmpPredicate", "", [
                    I64EnumAttrCase<"eq", 0>,
                    I64EnumAttrCase<"ne", 1>,
                    I64EnumAttrCase<"lt", 2>,
                    I64EnumAttrCase<"le", 3>,
                    I64EnumAttrCase<"gt", 4>,
                    I64EnumAttrCase<"ge", 5>,
                    I64EnumAttrCase<"three_way", 6>]> {
  let cppNamespace = "::mlir::emitc";
}

// `#emitc.opaque<"NULL">`: text that is written as it is.
def EmitC_OpaqueAttr : EmitC_Attr<"Opaque", "opaque"> {
  let summary = "An opaque attribute";
  let parameters = (ins StringRefParameter<"the opaque value">:$value);
  let assemblyFormat = "`<` $value `>`";
}
def EmitC_OpaqueOrTypedAttr : AnyAttrOf<[EmitC_OpaqueAttr, TypedAttrInterface]>;

#endif // MLIR_DIALECT_EMITC_IR_EMITCATTRIBUTES
