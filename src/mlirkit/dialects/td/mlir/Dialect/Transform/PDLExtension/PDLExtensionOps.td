//===- The transform dialect: matching by PDL patterns ----------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_PDLEXTENSION_PDLEXTENSIONOPS_TD
#define MLIR_DIALECT_TRANSFORM_PDLEXTENSION_PDLEXTENSIONOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def PDLMatchOp : TransformDialectOp<"pdl_match", _OwnApplyAndEffects> {
  let summary = "handle to the payload operations that a PDL pattern matches";
  let arguments = (ins Arg<TransformHandleTypeInterface, "where to look">:$root,
                       SymbolRefAttr:$pattern_name);
  let results = (outs Res<TransformHandleTypeInterface, "matches">:$matched);
  let assemblyFormat = "$pattern_name `in` $root attr-dict `:` "
                       # "functional-type(operands, results)";
}

def WithPDLPatternsOp
    : TransformDialectOp<"with_pdl_patterns",
                         [_OwnApply, NoTerminator, OpAsmOpInterface,
                          PossibleTopLevelTransformOpTrait, _OwnEffects, SymbolTable]> {
  let summary = "PDL patterns and a transform program that uses them";
  let arguments = (ins Arg<Optional<TransformHandleTypeInterface>, "payload">:$root);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "($root^ `:` type($root))? attr-dict-with-keyword regions";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "transform"; }
  }];
}

#endif // MLIR_DIALECT_TRANSFORM_PDLEXTENSION_PDLEXTENSIONOPS_TD
