//===- The transform dialect: matching by IRDL definitions ------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IRDLEXTENSION_IRDLEXTENSIONOPS_TD
#define MLIR_DIALECT_TRANSFORM_IRDLEXTENSION_IRDLEXTENSIONOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/SymbolInterfaces.td"

def IRDLCollectMatchingOp
    : TransformDialectOp<"irdl.collect_matching",
                         _OwnApplyAndEffects # [SymbolTable, NoTerminator]> {
  let summary = "handle to the payload operations that satisfy an IRDL definition";
  let arguments = (ins TransformHandleTypeInterface:$root);
  let results = (outs TransformHandleTypeInterface:$matched);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`in` $root `:` functional-type(operands, results) "
                       # "attr-dict-with-keyword regions";
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_TRANSFORM_IRDLEXTENSION_IRDLEXTENSIONOPS_TD
