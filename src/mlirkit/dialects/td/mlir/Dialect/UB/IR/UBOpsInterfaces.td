//===- The ub dialect: interfaces -------------------------------------------===//

#ifndef MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
#define MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD

include "mlir/IR/OpBase.td"

def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = [{
    An attribute that stands for poison, in whole or in part.
  }];
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = "::mlir::ub::PoisonAttr::get($_builder.getContext())";
}

#endif // MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
