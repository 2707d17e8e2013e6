//===- OpenACC and OpenMP: recipes ------------------------------------------===//

#ifndef MLIR_DIALECT_OPENACCMPCOMMON_INTERFACES_OPENACCMPOPSINTERFACES_TD
#define MLIR_DIALECT_OPENACCMPCOMMON_INTERFACES_OPENACCMPOPSINTERFACES_TD

include "mlir/IR/OpBase.td"

def RecipeInterface : OpInterface<"RecipeInterface"> {
  let description = "How a variable's copies are made, and what becomes of them.";
  let cppNamespace = "::mlir::accomp";
  let methods = [
    InterfaceMethod<"The block for allocations.",
      "::mlir::Block *", "getAllocaBlock", (ins "::mlir::Region &":$region), "",
      "return &region.front();">
  ];
}

#endif // MLIR_DIALECT_OPENACCMPCOMMON_INTERFACES_OPENACCMPOPSINTERFACES_TD
