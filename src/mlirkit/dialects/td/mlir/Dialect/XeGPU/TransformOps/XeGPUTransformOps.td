//===- Intel GPUs in the transform dialect ----------------------------------===//

#ifndef MLIR_DIALECT_XEGPU_TRANSFORMOPS_XEGPUTRANSFORMOPS_TD
#define MLIR_DIALECT_XEGPU_TRANSFORMOPS_XEGPUTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar _XeGPUSizes = Variadic<TransformAnyParamTypeOrAnyHandle>;
defvar _XeGPUStatic = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;
defvar _XeGPULists = [AttrSizedOperandSegments, _OwnEffects, TransformOpInterface];

// Lists of integers: operands for dynamic entries, attributes with static ones, texts.
class _XeGPUIntegers<list<string> names> {
  dag dynamic = !dag(ins, !listsplat(_XeGPUSizes, !size(names)), names);
  dag static = !dag(ins, !listsplat(_XeGPUStatic, !size(names)),
                    !foreach(name, names, "static_" # name));
}
class _XeGPUIntegersFormat<string name> {
  string text = "`" # name # "` `=` custom<DynamicIndexList>($" # name # ", $static_" # name
                # ")";
}
class _XeGPULayoutFormat<string prefix> {
  string text = _XeGPUIntegersFormat<prefix # "sg_layout">.text # " "
                # _XeGPUIntegersFormat<prefix # "sg_data">.text # " ("
                # _XeGPUIntegersFormat<prefix # "inst_data">.text # "^)? ";
}
defvar _XeGPULayout = _XeGPUIntegers<["sg_layout", "sg_data", "inst_data"]>;
defvar _XeGPULayoutParameters = (ins "ArrayRef<OpFoldResult>":$mixedSgLayout,
                                     "ArrayRef<OpFoldResult>":$mixedSgData,
                                     "ArrayRef<OpFoldResult>":$mixedInstData,
                                     "ArrayRef<int64_t>":$sliceDims);

def GetDescOp : Op<Transform_Dialect, "xegpu.get_desc_op", [_OwnApply] # _Navigation> {
  let summary = "handle to what makes the descriptor of a value";
  let arguments = (ins _Value:$target);
  let results = (outs _Handle:$descHandle);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def SetDescLayoutOp : Op<Transform_Dialect, "xegpu.set_desc_layout", _XeGPULists> {
  let summary = "sets the layout of a descriptor";
  let arguments = !con((ins _Handle:$target), _XeGPULayout.dynamic, _XeGPULayout.static,
                       (ins _XeGPUStatic:$slice_dims));
  let results = (outs _Handle:$transformed);
  let assemblyFormat = "$target " # _XeGPULayoutFormat<"">.text
                       # "(`slice_dims` `=` $slice_dims^)? "
                       # "attr-dict `:` functional-type(operands, results)";
  let builders = [OpBuilder<!con((ins "Value":$target), _XeGPULayoutParameters)>];
}

def SetOpLayoutAttrOp : Op<Transform_Dialect, "xegpu.set_op_layout_attr", _XeGPULists> {
  let summary = "sets the layout of an operand or result";
  let arguments = !con((ins _Handle:$target, DefaultValuedOptionalAttr<I64Attr, "0">:$index),
                       _XeGPULayout.dynamic, _XeGPULayout.static,
                       (ins _XeGPUStatic:$slice_dims,
                            DefaultValuedAttr<UnitAttr, "false">:$result));
  let assemblyFormat = "$target (`result` $result^)? (`index` `=` $index^)? "
                       # _XeGPULayoutFormat<"">.text # "(`slice_dims` `=` $slice_dims^)? "
                       # "attr-dict `:` qualified(type(operands))";
  let builders = [OpBuilder<!con((ins "Value":$target, "int64_t":$index),
                                 _XeGPULayoutParameters,
                                 (ins CArg<"bool", "false">:$result))>];
}

def SetGPULaunchThreadsOp
    : Op<Transform_Dialect, "xegpu.set_gpu_launch_threads",
         [_OwnEffects, TransformOpInterface]> {
  let summary = "sets the number of threads of a launch";
  let arguments = (ins _Handle:$target, _XeGPUSizes:$threads, _XeGPUStatic:$static_threads);
  let assemblyFormat = "$target " # _XeGPUIntegersFormat<"threads">.text
                       # " attr-dict `:` qualified(type(operands))";
  let builders = [OpBuilder<(ins "Value":$target, "ArrayRef<OpFoldResult>":$mixedThreads)>];
}

def InsertPrefetchOp
    : Op<Transform_Dialect, "xegpu.insert_prefetch", [_OwnEffects, TransformOpInterface]> {
  let summary = "prefetches tiles of an operand";
  let arguments = (ins _Value:$target,
                       Optional<TransformAnyParamTypeOrAnyHandle>:$dynamic_nb_prefetch,
                       DefaultValuedOptionalAttr<I64Attr, "1">:$static_nb_prefetch);
  let results = (outs _Handle:$desc_op);
  let assemblyFormat = [{
    $target `nb_prefetch` `=` ($dynamic_nb_prefetch^) : ($static_nb_prefetch)?
    attr-dict `:` functional-type(operands, results)
  }];
}

def ConvertLayoutOp : Op<Transform_Dialect, "xegpu.convert_layout", _XeGPULists> {
  let summary = "converts a value from one layout to another";
  defvar layouts = _XeGPUIntegers<["input_sg_layout", "input_sg_data", "input_inst_data",
                                   "target_sg_layout", "target_sg_data", "target_inst_data"]>;
  let arguments = !con((ins _Value:$target), layouts.dynamic, layouts.static);
  let results = (outs _Handle:$newConvertOp);
  let assemblyFormat = "$target " # _XeGPULayoutFormat<"input_">.text
                       # _XeGPULayoutFormat<"target_">.text
                       # "attr-dict `:` functional-type(operands, results)";
  defvar values = "ArrayRef<OpFoldResult>";
  let builders = [
    OpBuilder<(ins "Value":$target, values:$mixedInputSgLayout, values:$mixedInputSgData,
                   values:$mixedInputInstData, values:$mixedTargetSgLayout,
                   values:$mixedTargetSgData, values:$mixedTargetInstData)>
  ];
}

#endif // MLIR_DIALECT_XEGPU_TRANSFORMOPS_XEGPUTRANSFORMOPS_TD
