//===- Structured operations in the transform dialect: matching -------------===//

#ifndef MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGMATCHOPS_TD
#define MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGMATCHOPS_TD

include "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MatchStructuredOp
    : Op<Transform_Dialect, "match.structured",
         [MatchOpInterface, _OwnEffects, SingleOpMatcher,
          SingleBlockImplicitTerminator<"::mlir::transform::MatchStructuredYieldOp">]> {
  let summary = "matches a structured operation that its region's operations match";
  let arguments = (ins _Handle:$current,
                       OptionalAttr<FailurePropagationMode>:$failure_propagation_mode);
  let results = (outs Variadic<_HandleOrParam>:$outputs);
  let regions = (region SizedRegion<1>:$body_region);
  let assemblyFormat = "(`failures` `(` $failure_propagation_mode^ `)`)?"
                       # "$current `:` custom<SemiFunctionType>(type($current), type($outputs))"
                       # "attr-dict-with-keyword regions";
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
  let hasVerifier = 1;
}

def MatchStructuredYieldOp
    : Op<Transform_Dialect, "match.structured.yield", [_OwnEffects, Terminator]> {
  let summary = "ends the region of `match.structured` with its results";
  let arguments = (ins Variadic<_HandleOrParam>:$handles);
  let assemblyFormat = "$handles attr-dict (`:` type($handles)^)?";
  let builders = [OpBuilder<(ins)>];
}

//===- Predicates -----------------------------------------------------------===//

def StructuredPredicate : NativeOpTrait<"StructuredOpPredicateOpTrait"> {
  let cppNamespace = "::mlir::transform";
  string extraDescription =
      "It stands in the region of `transform.match.structured`, whose argument it takes.";
}

// Which things of a kind are meant.
class StructuredDimDescription<string kind> {
  string description = "`all`, positions, or `except(` positions `)`, of each " # kind
                       # "; negative ones count from the end.";
}

// Matches the operation that `operand_handle` leads to, and may capture something of it.
class _StructuredMatchOp<string what, string text, dag captured = (outs),
                         dag attributes = (ins),
                         list<Trait> traits = [StructuredPredicate, SingleOpMatcher]>
    : Op<Transform_Dialect, "match.structured." # what,
         traits # [MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = text;
  let arguments = !con((ins _Handle:$operand_handle), attributes);
  let results = captured;
  let assemblyFormat = "$operand_handle attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}

def MatchStructuredBodyOp
    : _StructuredMatchOp<"body", "matches by what the region computes", (outs),
                         (ins OptionalAttr<I64Attr>:$reduction_position,
                              UnitAttr:$passthrough, UnitAttr:$elementwise,
                              OptionalAttr<StrArrayAttr>:$contraction),
                         [SingleOpMatcher, StructuredPredicate]> {
  let assemblyFormat = "$operand_handle attr-dict `:` type($operand_handle)";
  let hasVerifier = 1;
}

def MatchStructuredClassifyContractionDimsOp
    : _StructuredMatchOp<"classify_contraction_dims",
                         "matches loops of a contraction and captures their kinds",
                         (outs _Param:$batch, _Param:$m, _Param:$n, _Param:$k), (ins),
                         [SingleOpMatcher, StructuredPredicate]>;

def MatchStructuredClassifyConvolutionDimsOp
    : _StructuredMatchOp<"classify_convolution_dims",
                         "matches loops of a convolution and captures their kinds",
                         (outs _Param:$batch, _Param:$output_image, _Param:$output_channel,
                               _Param:$filter_loop, _Param:$input_channel, _Param:$depth,
                               _Param:$strides, _Param:$dilations),
                         (ins), [SingleOpMatcher, StructuredPredicate]>;

def MatchStructuredDimOp
    : _StructuredMatchOp<"dim", "matches kinds of loops and captures numbers of iterations",
                         (outs Optional<_Param>:$result),
                         (ins DenseI64ArrayAttr:$raw_dim_list, UnitAttr:$is_inverted,
                              UnitAttr:$is_all, UnitAttr:$parallel, UnitAttr:$reduction)> {
  let description = StructuredDimDescription<"loop">.description;
  let assemblyFormat = [{
    $operand_handle `[` custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all) `]`
    attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))
  }];
  let hasVerifier = 1;
}

def MatchStructuredElementalBitwidthOp
    : Op<Transform_Dialect, "match.structured.elemental_bitwidth",
         [SingleValueMatcher, MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = "captures the number of bits of an element";
  let arguments = (ins _Value:$operand_handle);
  let results = (outs _Param:$result);
  let assemblyFormat = "$operand_handle attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = SingleValueMatcher.extraDeclaration;
}

class MatchStructuredOperandOp<string opname>
    : Op<Transform_Dialect, opname, [StructuredPredicate, SingleOpMatcher, MatchOpInterface,
                                     MemoryEffectsOpInterface]> {
  let description = StructuredDimDescription<"operand">.description;
  let arguments = (ins _Handle:$operand_handle, DenseI64ArrayAttr:$raw_position_list,
                       UnitAttr:$is_inverted, UnitAttr:$is_all, UnitAttr:$permutation,
                       UnitAttr:$projected_permutation);
  let results = (outs Optional<AnyTypeOf<[TransformAnyHandle,
                                          Transform_AffineMapParamType]>>:$result);
  let assemblyFormat = [{
    $operand_handle
    `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]` attr-dict
    `:` custom<SemiFunctionType>(type($operand_handle), type($result))
  }];
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
  let hasVerifier = 1;
}
def MatchStructuredInputOp : MatchStructuredOperandOp<"match.structured.input"> {
  let summary = "captures inputs, their definitions or their maps";
}
def MatchStructuredInitOp : MatchStructuredOperandOp<"match.structured.init"> {
  let summary = "captures outputs, their definitions or their maps";
}

def MatchStructuredNumInputsOp
    : _StructuredMatchOp<"num_inputs", "captures the number of inputs", (outs _Param:$result)>;
def MatchStructuredNumInitsOp
    : _StructuredMatchOp<"num_inits", "captures the number of outputs", (outs _Param:$result)>;

def MatchStructuredRankOp
    : _StructuredMatchOp<"rank", "captures the number of loops", (outs _Param:$rank)> {
  let assemblyFormat = [{
    $operand_handle attr-dict `:`
    custom<SemiFunctionType>(type($operand_handle), type($rank), "false")
  }];
}

def MatchStructuredResultOp
    : _StructuredMatchOp<"result", "captures a result or a user of it",
                         (outs TransformAnyHandle:$result),
                         (ins I64Attr:$position, UnitAttr:$any, UnitAttr:$single)> {
  let assemblyFormat = "$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?"
                       # "attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGMATCHOPS_TD
