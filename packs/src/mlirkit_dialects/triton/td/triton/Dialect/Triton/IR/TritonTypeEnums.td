// Enums in the types of tt.

#ifndef TRITON_TYPE_ENUMS
#define TRITON_TYPE_ENUMS

include "mlir/IR/EnumAttr.td"

def TT_PtrAddrSpaceAttr : I32EnumAttr<"PtrAddrSpace", "", [
    I32EnumAttrCase<"Global", 1, "global">,
    I32EnumAttrCase<"Descriptor", 0, "descriptor">,
    I32EnumAttrCase<"Constant", 4, "constant">]> {
  let cppNamespace = "::mlir::triton";
}

#endif // TRITON_TYPE_ENUMS
