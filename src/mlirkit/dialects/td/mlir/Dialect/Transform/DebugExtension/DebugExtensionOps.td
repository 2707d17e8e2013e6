//===- The transform dialect: remarks that help to debug --------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_DEBUGEXTENSION_DEBUGEXTENSIONOPS_TD
#define MLIR_DIALECT_TRANSFORM_DEBUGEXTENSION_DEBUGEXTENSIONOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/IR/OpBase.td"

defvar _Remark = [MatchOpInterface, _OwnApply, MemoryEffectsOpInterface,
                 NavigationTransformOpTrait];

def EmitRemarkAtOp : TransformDialectOp<"debug.emit_remark_at", _Remark> {
  let summary = "emits a message as a remark at payload operations or values";
  let arguments = (ins Transform_AnyHandleType:$at, StrAttr:$message);
  let assemblyFormat = "$at `,` $message attr-dict `:` type($at)";
}

def EmitParamAsRemarkOp : TransformDialectOp<"debug.emit_param_as_remark", _Remark> {
  let summary = "emits a parameter as a remark";
  let arguments = (ins TransformParamTypeInterface:$param,
                       Optional<TransformHandleTypeInterface>:$anchor,
                       OptionalAttr<StrAttr>:$message);
  let assemblyFormat = "$param (`,` $message^)?  (`at` $anchor^)?"
                       # "attr-dict `:` type($param) (`,` type($anchor)^)?";
}

#endif // MLIR_DIALECT_TRANSFORM_DEBUGEXTENSION_DEBUGEXTENSIONOPS_TD
