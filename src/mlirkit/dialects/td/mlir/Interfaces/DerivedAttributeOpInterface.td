//===- Derived attributes ----------------------------------------------------===//

#ifndef MLIR_DERIVEDATTRIBUTEOPINTERFACE
#define MLIR_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let description = [{
    An operation some of whose attributes are computed and not stored.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The attribute is derived.",
      "bool", "isDerivedAttribute", (ins "::mlir::StringRef":$name)>,
    InterfaceMethod<"The derived attributes and their values.",
      "::mlir::DictionaryAttr", "materializeDerivedAttributes">
  ];
}

#endif // MLIR_DERIVEDATTRIBUTEOPINTERFACE
