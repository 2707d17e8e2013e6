//===- Alignment of memory accesses ------------------------------------------===//

#ifndef MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
#define MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD

include "mlir/IR/OpBase.td"

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let description = [{
    An operation with an attribute `alignment`, a power of two.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The alignment, if there is one.",
      "::llvm::MaybeAlign", "getMaybeAlign", (ins),
      [{ /* implemented in C++ */ }]>
  ];
}

#endif // MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
