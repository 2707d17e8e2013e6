//===- The builtin dialect --------------------------------------------------===//

#ifndef BUILTIN_BASE
#define BUILTIN_BASE

include "mlir/IR/OpBase.td"

def Builtin_Dialect : Dialect {
  let summary = "what every module needs";
  let description = [{
    Modules themselves, casts between types that a conversion in progress leaves behind,
    the types and attributes with a syntax of their own, and locations. The dialect is
    always loaded, and its types and attributes are written without prefix.
  }];
  let name = "builtin";
  let cppNamespace = "::mlir";
}

#endif // BUILTIN_BASE
