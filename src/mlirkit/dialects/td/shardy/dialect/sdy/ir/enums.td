//===- enums.td - Enums of the sdy dialect ----------------------*- tablegen -*-===//

#ifndef MLIRKIT_SDY_ENUMS
#define MLIRKIT_SDY_ENUMS

include "mlir/IR/EnumAttr.td"
include "shardy/dialect/sdy/ir/dialect.td"

class Sdy_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = Sdy_Dialect.cppNamespace;
}

// The order of the numbers is the order of what may propagate.
def Sdy_PropagationDirection : Sdy_Enum<"PropagationDirection", "propagation direction enum", [
  I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"FORWARD", 1>,
  I32EnumAttrCase<"BACKWARD", 2>, I32EnumAttrCase<"BOTH", 3>
]>;

def Sdy_EdgeNodeType : Sdy_Enum<"EdgeNodeType", "edge node type enum", [
  I32EnumAttrCase<"OPERAND", 0, "operand">, I32EnumAttrCase<"RESULT", 1, "result">
]>;

#endif
