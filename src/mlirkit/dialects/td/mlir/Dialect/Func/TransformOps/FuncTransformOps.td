//===- Functions in the transform dialect -----------------------------------===//

#ifndef MLIR_DIALECT_FUNC_TRANSFORMOPS_FUNCTRANSFORMOPS_TD
#define MLIR_DIALECT_FUNC_TRANSFORMOPS_FUNCTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyFuncToLLVMConversionPatternsOp
    : _ConversionPatternsOp<"func.func_to_llvm", "conversion of func to llvm",
                            ["verifyTypeConverter"]>;

def CastAndCallOp
    : Op<Transform_Dialect, "func.cast_and_call",
         _OwnApplyAndEffects # [AttrSizedOperandSegments, ReportTrackingListenerFailuresOpTrait]
         # GraphRegionNoTerminator.traits> {
  let summary = "replaces values by the results of a call, with casts to its types";
  let arguments = (ins _Handle:$insertion_point, UnitAttr:$insert_after,
                       Optional<_Value>:$inputs, Optional<_Value>:$outputs,
                       OptionalAttr<SymbolRefAttr>:$function_name,
                       Optional<_Handle>:$function);
  let results = (outs _Handle:$result);
  let regions = (region MaxSizedRegion<1>:$conversions);
  let assemblyFormat = [{
    ($function_name^)? ($function^)? (`(` $inputs^ `)`)? (`->` $outputs^)?
    (`after` $insert_after^) : (`before`)? $insertion_point
    ($conversions^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class _FuncSignatureOp<string mnemonic, string what, dag attributes, string format>
    : Op<Transform_Dialect, "func." # mnemonic, _OwnApplyAndEffects> {
  let summary = what;
  let arguments = !con((ins _Handle:$module, SymbolRefAttr:$function_name), attributes);
  let results = (outs _Handle:$transformed_module, _Handle:$transformed_function);
  let assemblyFormat = "$function_name " # format
                       # "`at` $module attr-dict `:` functional-type(operands, results)";
}

def ReplaceFuncSignatureOp
    : _FuncSignatureOp<"replace_func_signature",
                       "permutes a function's arguments and results",
                       (ins DenseI32ArrayAttr:$args_interchange,
                            DenseI32ArrayAttr:$results_interchange,
                            UnitAttr:$adjust_func_calls),
                       "`args_interchange` `=` $args_interchange "
                       # "`results_interchange` `=` $results_interchange ">;
def DeduplicateFuncArgsOp
    : _FuncSignatureOp<"deduplicate_func_args",
                       "joins arguments that are the same in all calls", (ins), "">;

#endif // MLIR_DIALECT_FUNC_TRANSFORMOPS_FUNCTRANSFORMOPS_TD
