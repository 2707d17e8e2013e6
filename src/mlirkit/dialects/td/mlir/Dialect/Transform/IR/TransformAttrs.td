//===- The transform dialect: attributes ------------------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMATTRS_TD
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMATTRS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/EnumAttr.td"

class Transform_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                     string baseCppClass = "::mlir::Attribute">
    : AttrDef<Transform_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// What becomes of silenceable errors.
def PropagateFailuresCase : I32EnumAttrCase<"Propagate", 1, "propagate">;
def SuppressFailuresCase : I32EnumAttrCase<"Suppress", 2, "suppress">;

let cppNamespace = "::mlir::transform" in {
  def FailurePropagationMode
      : I32EnumAttr<"FailurePropagationMode", "Silenceable error propagation policy",
                    [PropagateFailuresCase, SuppressFailuresCase]>;

  def MatchCmpIPredicateAttr
      : I32EnumAttr<"MatchCmpIPredicate", "",
                    _I32EnumAttrCases<["eq", "ne", "lt", "le", "gt", "ge"]>.cases>;
}

// Stands for an operand with a parameter in the options of a pass.
def ParamOperandAttr : Transform_Attr<"ParamOperand", "param_operand"> {
  let parameters = (ins "IntegerAttr":$index);
  let assemblyFormat = "`<` `index` `=` $index `>`";
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMATTRS_TD
