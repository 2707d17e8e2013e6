//===- The bufferization dialect: enums -------------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONENUMS_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONENUMS_TD

include "mlir/IR/EnumAttr.td"

def LayoutMapOption
    : I32EnumAttr<"LayoutMapOption", "option for map layout",
                  _I32EnumAttrCases<["InferLayoutMap", "IdentityLayoutMap",
                                     "FullyDynamicLayoutMap"]>.cases> {
  let cppNamespace = "::mlir::bufferization";
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZATIONENUMS_TD
