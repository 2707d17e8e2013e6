// Enums that attributes of several dialects share.

#ifndef TRITON_ATTR_ENUMS
#define TRITON_ATTR_ENUMS

include "mlir/IR/EnumAttr.td"

class TT_Enum<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, "", cases> {
  let cppNamespace = "::mlir::triton";
}

def TT_CacheModifierAttr : TT_Enum<"CacheModifier", [
  I32EnumAttrCase<"NONE", 1, "none">, I32EnumAttrCase<"CA", 2, "ca">, I32EnumAttrCase<"CG", 3, "cg">,
  I32EnumAttrCase<"WB", 4, "wb">, I32EnumAttrCase<"CS", 5, "cs">, I32EnumAttrCase<"WT", 6, "wt">,
  I32EnumAttrCase<"CV", 7, "cv">]>;

#endif // TRITON_ATTR_ENUMS
