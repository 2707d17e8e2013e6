//===- The emitc dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_EMITC_TRANSFORMS_PASSES
#define MLIR_DIALECT_EMITC_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def FormExpressionsPass : Pass<"form-expressions"> {
  let summary = "groups operators into emitc.expression";
  let dependentDialects = ["emitc::EmitCDialect"];
}

def WrapFuncInClassPass : Pass<"wrap-emitc-func-in-class"> {
  let summary = "makes a function a class whose fields are its arguments";
  let dependentDialects = ["emitc::EmitCDialect"];
}

#endif // MLIR_DIALECT_EMITC_TRANSFORMS_PASSES
