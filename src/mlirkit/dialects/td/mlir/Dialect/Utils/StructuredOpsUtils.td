//===- Kinds of iterators ---------------------------------------------------===//

#ifndef STRUCTURED_OPS_UTILS
#define STRUCTURED_OPS_UTILS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// What the iterations of a dimension do: compute separate elements, or one together.
def IteratorType : I32EnumAttr<"IteratorType", "Iterator type", [
                                 I32EnumAttrCase<"parallel", 0>,
                                 I32EnumAttrCase<"reduction", 1>]> {
  let cppNamespace = "::mlir::utils";
  let genSpecializedAttr = 0;
}

#endif // STRUCTURED_OPS_UTILS
