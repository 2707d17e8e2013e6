//===- The transform dialect: operations ------------------------------------===//
//
// In order: programs, patterns and passes, loops over payload, handles and parameters,
// navigation, matching.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMOPS_TD
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

defvar _Branches = DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                             ["getEntrySuccessorOperands",
                                              "getRegionInvocationBounds"]>;
defvar _YieldAtEnd = SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">;
defvar _SymbolUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;

defvar _FunctionalType = "attr-dict `:` functional-type(operands, results)";
defvar _Target = (ins _Handle:$target);

//===- Programs -------------------------------------------------------------===//

def SequenceOp
    : TransformDialectOp<"sequence",
          [_Branches, MatchOpInterface] # _OwnApplyAndEffects
          # [OpAsmOpInterface, PossibleTopLevelTransformOpTrait, _YieldAtEnd,
             AttrSizedOperandSegments]> {
  let summary = "applies the operations of its region one after the other";
  let arguments = (ins FailurePropagationMode:$failure_propagation_mode,
                       Optional<_Handle>:$root,
                       Variadic<_HandleOrParam>:$extra_bindings);
  let results = (outs Variadic<_Handle>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings))
    (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)`
    attr-dict-with-keyword regions
  }];
  defvar mode = "::mlir::transform::FailurePropagationMode";
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, mode:$failure_propagation_mode,
                   "::mlir::Value":$root, "SequenceBodyBuilderFn":$bodyBuilder)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, mode:$failure_propagation_mode,
                   "::mlir::Value":$root, "::mlir::ValueRange":$extraBindings,
                   "SequenceBodyBuilderArgsFn":$bodyBuilder)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, mode:$failure_propagation_mode,
                   "::mlir::Type":$bbArgType, "SequenceBodyBuilderFn":$bodyBuilder)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, mode:$failure_propagation_mode,
                   "::mlir::Type":$bbArgType, "::mlir::TypeRange":$extraBindingTypes,
                   "SequenceBodyBuilderArgsFn":$bodyBuilder)>
  ];
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "transform"; }
  }];
  let hasVerifier = 1;
}

def NamedSequenceOp
    : TransformDialectOp<"named_sequence", [FunctionOpInterface, IsolatedFromAbove,
                                            _OwnEffects, _OwnApply]> {
  let summary = "sequence with a name, to be included or to start with";
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrBase<"::mlir::FunctionType",
                                    "function type attribute">:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MaxSizedRegion<1>:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$symName, "Type":$rootType, "TypeRange":$resultType,
                   "SequenceBodyBuilderFn":$bodyBuilder,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IncludeOp
    : TransformDialectOp<"include", [CallOpInterface, MatchOpInterface, _OwnEffects,
                                     _SymbolUser, _OwnApply]> {
  let summary = "applies a named sequence";
  let arguments = (ins SymbolRefAttr:$target,
                       FailurePropagationMode:$failure_propagation_mode,
                       Variadic<_HandleOrParam>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<_HandleOrParam>:$results);
  let assemblyFormat = "$target `failures` `(` $failure_propagation_mode `)`"
                       # "`(` $operands `)` attr-dict `:` "
                       # "functional-type($operands, $results)";
}

def AlternativesOp
    : TransformDialectOp<"alternatives",
          [_Branches] # _OwnApplyAndEffects
          # [IsolatedFromAbove, PossibleTopLevelTransformOpTrait, _YieldAtEnd]> {
  let summary = "tries its regions in turn until one succeeds";
  let arguments = (ins Optional<_Handle>:$scope);
  let results = (outs Variadic<_Handle>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = "($scope^ `:` type($scope))? (`->` type($results)^)? "
                       # "attr-dict-with-keyword regions";
  let hasVerifier = 1;
}

def YieldOp : TransformDialectOp<"yield", [Terminator, _OwnEffects]> {
  let summary = "ends a region with its results";
  let arguments = (ins Arg<Variadic<_HandleOrParam>, "results">:$operands);
  let assemblyFormat = "operands attr-dict (`:` type($operands)^)?";
  let builders = [
    OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>
  ];
}

//===- Patterns and passes --------------------------------------------------===//

class _ApplyToBodyOp<string mnemonic, string what>
    : TransformDialectOp<mnemonic, _EachTracked> {
  let summary = what;
  let arguments = _Target;
  let assemblyFormat = "`to` $target attr-dict `:` type($target)";
}

def ApplyCommonSubexpressionEliminationOp
    : _ApplyToBodyOp<"apply_cse", "removes repeated computations from the target's body">;
def ApplyDeadCodeEliminationOp
    : _ApplyToBodyOp<"apply_dce", "removes unused computations from the target's body">;
def ApplyLoopInvariantCodeMotionOp
    : _ApplyToBodyOp<"apply_licm", "moves what a loop does not change out of it">;

defvar _BodyBuilder = CArg<"function_ref<void(OpBuilder &, Location)>", "nullptr">;

def ApplyPatternsOp : TransformDialectOp<"apply_patterns", _EachTracked # GraphRegionNoTerminator.traits> {
  let summary = "applies patterns greedily to the target's body";
  defvar unlimited = DefaultValuedAttr<I64Attr, "static_cast<uint64_t>(-1)">;
  let arguments = (ins _Handle:$target, UnitAttr:$apply_cse,
                       unlimited:$max_iterations, unlimited:$max_num_rewrites);
  let regions = (region MaxSizedRegion<1>:$patterns);
  let assemblyFormat = "`to` $target $patterns attr-dict `:` type($target)";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$target, _BodyBuilder:$bodyBuilder)>];
  let hasVerifier = 1;
}

def ApplyCanonicalizationPatternsOp
    : TransformDialectOp<"apply_patterns.canonicalization",
                         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let summary = "canonicalization patterns of all operations and dialects";
  let assemblyFormat = "attr-dict";
}

def ApplyConversionPatternsOp
    : TransformDialectOp<"apply_conversion_patterns",
                         _OwnApplyAndEffects # [ReportTrackingListenerFailuresOpTrait]
                         # GraphRegionNoTerminator.traits> {
  let summary = "converts the target's body by patterns to what is legal";
  let arguments = (ins _Handle:$target,
                       OptionalAttr<StrArrayAttr>:$legal_ops,
                       OptionalAttr<StrArrayAttr>:$illegal_ops,
                       OptionalAttr<StrArrayAttr>:$legal_dialects,
                       OptionalAttr<StrArrayAttr>:$illegal_dialects,
                       UnitAttr:$partial_conversion,
                       UnitAttr:$preserve_handles);
  let regions = (region MaxSizedRegion<1>:$patterns,
                        VariadicRegion<MaxSizedRegion<1>>:$default_type_converter_region);
  let assemblyFormat = [{
    `to` $target $patterns
    (`with` `type_converter` $default_type_converter_region^)?
    attr-dict `:` type($target)
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$target, _BodyBuilder:$patternsBodyBuilder,
                   _BodyBuilder:$typeConverterBodyBuilder)>
  ];
  let hasVerifier = 1;
}

def ApplyToLLVMConversionPatternsOp
    : _ConversionPatternsOp<"dialect_to_llvm", "conversion of a dialect to llvm",
                            ["verifyTypeConverter"]> {
  let arguments = (ins StrAttr:$dialect_name);
  let assemblyFormat = "$dialect_name attr-dict";
  let hasVerifier = 1;
}

def ApplyRegisteredPassOp : TransformDialectOp<"apply_registered_pass", _OwnApplyAndEffects> {
  let summary = "runs a pass on the target";
  let arguments = (ins _Handle:$target, StrAttr:$pass_name,
                       DefaultValuedAttr<DictionaryAttr, "{}">:$options,
                       Variadic<_Param>:$dynamic_options);
  let results = (outs _Handle:$result);
  let assemblyFormat = [{
    $pass_name
    (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)?
    `to` $target attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def AnnotateOp : TransformDialectOp<"annotate", _OwnApplyAndEffects> {
  let summary = "puts an attribute on payload operations";
  let arguments = (ins _Handle:$target, StrAttr:$name, Optional<_Param>:$param);
  let assemblyFormat = "$target $name attr-dict (`=` $param^)?"
                       # "`:` type($target) (`,` type($param)^)?";
}

def VerifyOp : TransformDialectOp<"verify", _EachTracked> {
  let summary = "verifies payload operations";
  let arguments = _Target;
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

def PrintOp : TransformDialectOp<"print", _OwnApplyAndEffects # [MatchOpInterface]> {
  let summary = "prints payload operations";
  let arguments = (ins Optional<_Handle>:$target, OptionalAttr<StrAttr>:$name,
                       OptionalAttr<UnitAttr>:$assume_verified,
                       OptionalAttr<UnitAttr>:$use_local_scope,
                       OptionalAttr<UnitAttr>:$skip_regions);
  let assemblyFormat = "$target attr-dict (`:` type($target)^)?";
  defvar name = CArg<"StringRef", "StringRef()">;
  let builders = [OpBuilder<(ins name:$name)>, OpBuilder<(ins "Value":$target, name:$name)>];
}

//===- Loops over payload ---------------------------------------------------===//

def ForeachOp
    : TransformDialectOp<"foreach",
          _OwnApplyAndEffects
          # [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                       ["getEntrySuccessorOperands"]>, _YieldAtEnd]> {
  let summary = "applies its region to each payload element";
  let arguments = (ins Variadic<_HandleOrParam>:$targets, UnitAttr:$with_zip_shortest);
  let results = (outs Variadic<_HandleOrParam>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` "
                       # "type($targets) (`->` type($results)^)? $body attr-dict";
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "transform"; }
  }];
  let hasVerifier = 1;
}

def ForeachMatchOp
    : TransformDialectOp<"foreach_match",
          [_OwnEffects, _SymbolUser,
           DeclareOpInterfaceMethods<TransformOpInterface, ["allowsRepeatedHandleOperands"]>,
           DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "applies to each operation the action of the first matcher that matches";
  let arguments = (ins _Handle:$root, Variadic<_HandleOrParam>:$forwarded_inputs,
                       UnitAttr:$restrict_root, UnitAttr:$flatten_results,
                       SymbolRefArrayAttr:$matchers, SymbolRefArrayAttr:$actions);
  let results = (outs _Handle:$updated, Variadic<_HandleOrParam>:$forwarded_outputs);
  let assemblyFormat = [{
    oilist(`restrict_root` $restrict_root | `flatten_results` $flatten_results)
    `in` $root (`,` $forwarded_inputs^)?
    custom<ForeachMatchSymbols>($matchers, $actions)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def CollectMatchingOp
    : TransformDialectOp<"collect_matching", [_OwnEffects, _SymbolUser, _OwnApply]> {
  let summary = "handles to the operations that a matcher matches";
  let arguments = (ins _Handle:$root, SymbolRefAttr:$matcher);
  let results = (outs Variadic<_HandleOrParam>:$results);
  let assemblyFormat = "$matcher `in` $root attr-dict `:` functional-type($root, $results)";
}

//===- Handles and parameters -----------------------------------------------===//

def CastOp
    : TransformDialectOp<"cast", _Each # [DeclareOpInterfaceMethods<CastOpInterface>,
                                          _OwnEffects]> {
  let summary = "handle of another type to the same operations";
  let arguments = (ins _Handle:$input);
  let results = (outs _Handle:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}

def MergeHandlesOp
    : TransformDialectOp<"merge_handles",
          [DeclareOpInterfaceMethods<TransformOpInterface, ["allowsRepeatedHandleOperands"]>,
           _OwnEffects, MatchOpInterface, SameOperandsAndResultType]> {
  let summary = "one handle to all that several lead to";
  let arguments = (ins Variadic<_HandleOrParam>:$handles, UnitAttr:$deduplicate);
  let results = (outs _HandleOrParam:$result);
  let assemblyFormat =
      "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)";
  let hasFolder = 1;
}

def SplitHandleOp
    : TransformDialectOp<"split_handle",
                         [FunctionalStyleTransformOpTrait] # _OwnApplyAndEffects> {
  let summary = "a handle for each element of the payload";
  let arguments = (ins _HandleOrParam:$handle,
                       DefaultValuedAttr<BoolAttr, "true">:$pass_through_empty_handle,
                       DefaultValuedAttr<BoolAttr, "true">:$fail_on_payload_too_small,
                       OptionalAttr<I64Attr>:$overflow_result);
  let results = (outs Variadic<_HandleOrParam>:$results);
  let assemblyFormat = !strconcat("$handle ", _FunctionalType);
  let builders = [OpBuilder<(ins "Value":$handle, "int64_t":$numResultHandles)>];
  let hasVerifier = 1;
}

def ReplicateOp
    : TransformDialectOp<"replicate",
                         _OwnApplyAndEffects # [AllTypesMatch<["handles", "replicated"]>]> {
  let summary = "handles that repeat the payload as often as another has elements";
  let arguments = (ins _Handle:$pattern, Variadic<_HandleOrParam>:$handles);
  let results = (outs Variadic<_HandleOrParam>:$replicated);
  let assemblyFormat = "`num` `(` $pattern `)` $handles attr-dict `:` "
                       # "type($pattern) `,` type($handles)";
}

def SelectOp : TransformDialectOp<"select", [_OwnApply] # _Navigation> {
  let summary = "the payload operations that have a name";
  let arguments = (ins _Handle:$target, StrAttr:$op_name);
  let results = (outs _Handle:$result);
  let assemblyFormat = !strconcat("$op_name `in` $target ", _FunctionalType);
}

def NumAssociationsOp
    : TransformDialectOp<"num_associations",
                         [MemoryEffectsOpInterface, ParamProducerTransformOpTrait,
                          _OwnApply, MatchOpInterface]> {
  let summary = "number of elements a handle or parameter stands for";
  let arguments = (ins _HandleOrParam:$handle);
  let results = (outs _Param:$num);
  let assemblyFormat = !strconcat("$handle ", _FunctionalType);
  let hasVerifier = 1;
}

def ParamConstantOp
    : Op<Transform_Dialect, "param.constant",
         [MatchOpInterface, _OwnApply, MemoryEffectsOpInterface,
          ParamProducerTransformOpTrait]> {
  let summary = "parameter with the value of an attribute";
  let arguments = (ins AnyAttr:$value);
  let results = (outs _Param:$param);
  let assemblyFormat = "$value attr-dict `->` type($param)";
}

//===- Navigation -----------------------------------------------------------===//

// From `target` to one result; some can stand among matchers.
class _GetOp<string mnemonic, string what, dag target, dag result,
             list<Trait> traits = [_OwnApply] # _Navigation>
    : TransformDialectOp<mnemonic, traits> {
  let summary = what;
  let arguments = target;
  let results = result;
  let assemblyFormat = !strconcat("$target ", _FunctionalType);
}

def GetDefiningOp
    : _GetOp<"get_defining_op", "handle to the definition of a value",
             (ins _Value:$target), (outs _Handle:$result),
             [_OwnApply, MatchOpInterface] # _Navigation>;

def GetParentOp
    : _GetOp<"get_parent_op", "handle to the closest enclosing operation of a kind",
             (ins _Handle:$target, UnitAttr:$isolated_from_above,
                  UnitAttr:$allow_empty_results, OptionalAttr<StrAttr>:$op_name,
                  UnitAttr:$deduplicate,
                  DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">:$nth_parent),
             (outs _Handle:$parent),
             [_OwnApply, MatchOpInterface] # _Navigation>;

def GetConsumersOfResult
    : _GetOp<"get_consumers_of_result", "handle to the users of a result",
             (ins _Handle:$target, I64Attr:$result_number), (outs _Handle:$consumers)> {
  let assemblyFormat = !strconcat("$target `[` $result_number `]` ", _FunctionalType);
}

def GetProducerOfOperand
    : _GetOp<"get_producer_of_operand", "handle to the definition of an operand",
             (ins _Handle:$target, I64Attr:$operand_number), (outs _Handle:$producer),
             [_OwnApply, NavigationTransformOpTrait, MatchOpInterface,
              MemoryEffectsOpInterface]> {
  let assemblyFormat = !strconcat("$target `[` $operand_number `]` ", _FunctionalType);
}

class _GetValueOp<string mnemonic, string what, list<Trait> traits>
    : _GetOp<mnemonic, what,
             (ins _Handle:$target, DenseI64ArrayAttr:$raw_position_list,
                  UnitAttr:$is_inverted, UnitAttr:$is_all),
             (outs _Value:$result), traits> {
  let assemblyFormat = !strconcat(
      "$target `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]` ",
      _FunctionalType);
  let hasVerifier = 1;
}

def GetOperandOp
    : _GetValueOp<"get_operand", "handle to operands by their numbers",
                  [_OwnApply, NavigationTransformOpTrait, MatchOpInterface,
                   MemoryEffectsOpInterface]>;
def GetResultOp : _GetValueOp<"get_result", "handle to results by their numbers",
                              [_OwnApply] # _Navigation>;

def GetTypeOp
    : TransformDialectOp<"get_type", [_OwnApply, MatchOpInterface, _OwnEffects]> {
  let summary = "parameter with the type of a value";
  let arguments = (ins _Value:$value, UnitAttr:$elemental);
  let results = (outs _Param:$type_param);
  let assemblyFormat = "(`elemental` $elemental^)? $value attr-dict `:`"
                       # "functional-type(operands, results)";
}

//===- Matching -------------------------------------------------------------===//

def MatchOperationEmptyOp
    : Op<Transform_Dialect, "match.operation_empty",
         [AtMostOneOpMatcher, MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = "matches if the handle leads nowhere";
  let arguments = (ins _Handle:$operand_handle);
  let assemblyFormat = "$operand_handle attr-dict `:` type($operand_handle)";
  let extraClassDeclaration = AtMostOneOpMatcher.extraDeclaration;
}

def MatchOperationNameOp
    : TransformDialectOp<"match.operation_name",
                         [SingleOpMatcher, MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = "matches an operation that has one of several names";
  let arguments = (ins _Handle:$operand_handle, StrArrayAttr:$op_names);
  let assemblyFormat = "$operand_handle $op_names attr-dict `:` type($operand_handle)";
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}

def MatchParamCmpIOp
    : Op<Transform_Dialect, "match.param.cmpi",
         [_OwnApply, MatchOpInterface, _OwnEffects, SameTypeOperands]> {
  let summary = "matches if integer parameters compare so";
  let arguments = (ins _Param:$param, _Param:$reference, MatchCmpIPredicateAttr:$predicate);
  let assemblyFormat = "$predicate $param `,` $reference attr-dict `:` type($param)";
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMOPS_TD
