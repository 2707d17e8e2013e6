//===- The transform dialect: constraints as SMT formulas -------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_SMTEXTENSION_SMTEXTENSIONOPS_TD
#define MLIR_DIALECT_TRANSFORM_SMTEXTENSION_SMTEXTENSIONOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"

def ConstrainParamsOp
    : Op<Transform_Dialect, "smt.constrain_params",
         _OwnApplyAndEffects # [SingleBlockImplicitTerminator<"::mlir::smt::YieldOp">]> {
  let summary = "constrains parameters, which the region sees as symbolic values";
  let cppNamespace = "mlir::transform::smt";
  let arguments = (ins Variadic<TransformParamTypeInterface>:$params);
  let results = (outs Variadic<TransformParamTypeInterface>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat =
      "`(` $params `)` attr-dict `:` functional-type(operands, results) $body";
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_TRANSFORM_SMTEXTENSION_SMTEXTENSIONOPS_TD
