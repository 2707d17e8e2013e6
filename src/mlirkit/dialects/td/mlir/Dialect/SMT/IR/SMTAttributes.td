//===- The smt dialect: attributes ------------------------------------------===//

#ifndef MLIR_DIALECT_SMT_IR_SMTATTRIBUTES_TD
#define MLIR_DIALECT_SMT_IR_SMTATTRIBUTES_TD

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def BitVectorAttr
    : AttrDef<SMTDialect, "BitVector", [DeclareAttrInterfaceMethods<TypedAttrInterface>]> {
  let description = "The bits of a constant: `#smt.bv<5> : !smt.bv<4>`.";
  let mnemonic = "bv";
  let parameters = (ins APIntParameter<"">:$value);
  let builders = [
    AttrBuilder<(ins "llvm::StringRef":$value)>,
    AttrBuilder<(ins "uint64_t":$value, "unsigned":$width)>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif // MLIR_DIALECT_SMT_IR_SMTATTRIBUTES_TD
