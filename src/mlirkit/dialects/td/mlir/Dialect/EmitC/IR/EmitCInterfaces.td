//===- The emitc dialect: interfaces ----------------------------------------===//

#ifndef MLIR_DIALECT_EMITC_IR_EMITCINTERFACES
#define MLIR_DIALECT_EMITC_IR_EMITCINTERFACES

include "mlir/IR/OpBase.td"

def CExpressionInterface : OpInterface<"CExpressionInterface"> {
  let description = [{
    An operation that can be a part of a C expression.
  }];
  let cppNamespace = "::mlir::emitc";
  let methods = [
    InterfaceMethod<"Whether it matters when, and how often, the operation runs.",
      "bool", "hasSideEffects", (ins), [{}],
      [{ return true; }]>
  ];
}

#endif // MLIR_DIALECT_EMITC_IR_EMITCINTERFACES
