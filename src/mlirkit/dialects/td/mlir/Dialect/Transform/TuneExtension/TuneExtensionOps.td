//===- The transform dialect: choices that tuning makes ---------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_TUNEEXTENSION_TUNEEXTENSIONOPS_TD
#define MLIR_DIALECT_TRANSFORM_TUNEEXTENSION_TUNEEXTENSIONOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

let cppNamespace = "mlir::transform::tune" in {

def KnobOp : Op<Transform_Dialect, "tune.knob", _OwnApplyAndEffects> {
  let summary = "parameter that takes one of several values";
  let arguments = (ins Builtin_StringAttr:$name, AnyAttr:$options,
                       OptionalAttr<AnyAttr>:$selected);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options "
                       # "attr-dict `->` type(results)";
  let hasVerifier = 1;
}

def AlternativesOp
    : Op<Transform_Dialect, "tune.alternatives",
         [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                    ["getEntrySuccessorOperands",
                                     "getRegionInvocationBounds"]>]
         # _OwnApplyAndEffects
         # [SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">, NoRegionArguments]> {
  let summary = "runs one of several transform programs";
  let arguments = (ins Builtin_StringAttr:$name,
                       OptionalAttr<APIntAttr>:$selected_region_attr,
                       Optional<TransformParamTypeInterface>:$selected_region_param);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = [{
    `<` $name `>`
    (`selected_region` `=` custom<AlternativesOpSelectedRegion>(
      $selected_region_attr, $selected_region_param)^)?
    attr-dict-with-keyword
    (`:` type($selected_region_param)^)? (`->` type($results)^)? regions
  }];
  let hasVerifier = 1;
}

}

#endif // MLIR_DIALECT_TRANSFORM_TUNEEXTENSION_TUNEEXTENSIONOPS_TD
