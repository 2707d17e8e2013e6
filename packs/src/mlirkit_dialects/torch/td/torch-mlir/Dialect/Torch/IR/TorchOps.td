// Operations of the torch dialect beside PyTorch's operators: modules and their classes, global slots, control
// flow, constants, tensors and how they are copied, shape and dtype calculations.

#ifndef TORCH_OPS
#define TORCH_OPS

include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "torch-mlir/Dialect/Torch/IR/TorchTypes.td"
include "torch-mlir/Dialect/Torch/IR/GeneratedTorchOps.td"

defvar Torch_Value = [AllowsTypeRefinement, HasValueSemantics, ReadOnly];
defvar Torch_NamesResults = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

// What the last operation of a region of `parent` is.
class Torch_TerminatorIn<string parent> {
  list<Trait> traits = [Terminator, HasParent<"::mlir::torch::Torch::" # parent>];
}

// -- modules ----------------------------------------------------------------------------------------------

def Torch_NnModuleOp : Torch_Op<"nn_module", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    SingleBlockImplicitTerminator<"::mlir::torch::Torch::NnModuleTerminatorOp">]> {
  let summary = "A module: a value for each attribute of its class";
  let results = (outs Torch_NnModuleType:$result);
  let regions = (region SizedRegion<1>:$region);
  let hasVerifier = 1;
  let assemblyFormat = "$region attr-dict `:` qualified(type($result))";
}

def Torch_NnModuleTerminatorOp
    : Torch_Op<"nn_module_terminator", Torch_TerminatorIn<"NnModuleOp">.traits> {
  let summary = "The implicit end of a module";
  let assemblyFormat = "attr-dict";
}

def Torch_SlotOp : Torch_Op<"slot", [HasParent<"::mlir::torch::Torch::NnModuleOp">]> {
  let summary = "The initial value of an attribute of a module";
  let arguments = (ins StrAttr:$name, AnyTorchType:$value);
  let assemblyFormat = "$name `,` $value attr-dict `:` qualified(type($value))";
}

def Torch_ClassTypeOp : Torch_Op<"class_type", [
    Symbol, SingleBlockImplicitTerminator<"::mlir::torch::Torch::ClassTypeTerminatorOp">]> {
  let summary = "A class of modules: its attributes and methods";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$region);
  let hasVerifier = 1;
  let assemblyFormat = "$sym_name $region attr-dict";
}

def Torch_ClassTypeTerminatorOp
    : Torch_Op<"class_type_terminator", Torch_TerminatorIn<"ClassTypeOp">.traits> {
  let summary = "The implicit end of a class";
  let assemblyFormat = "attr-dict";
}

def Torch_MethodOp : Torch_Op<"method", [
    HasParent<"::mlir::torch::Torch::ClassTypeOp">, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A method of a class: a function whose first argument is the module";
  let arguments = (ins StrAttr:$name, FlatSymbolRefAttr:$function, UnitAttr:$isPrivate);
  let assemblyFormat = "(`private` $isPrivate^)? $name `,` $function attr-dict";
}

def Torch_AttrOp : Torch_Op<"attr", [HasParent<"::mlir::torch::Torch::ClassTypeOp">]> {
  let summary = "An attribute of a class, with its type";
  let arguments = (ins StrAttr:$name, TypeAttr:$type, UnitAttr:$isPrivate);
  let assemblyFormat = "(`private` $isPrivate^)? $name `:` $type attr-dict";
}

// -- global slots -----------------------------------------------------------------------------------------

def Torch_GlobalSlotOp : Torch_Op<"global_slot", [Symbol]> {
  let summary = "A global variable, bounded by a type";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, TypeAttr:$typeBound);
  let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict `:` $typeBound";
}

def Torch_GlobalSlotModuleInitializerOp : Torch_Op<"global_slot.module_initializer", [
    IsolatedFromAbove,
    SingleBlockImplicitTerminator<"::mlir::torch::Torch::InitializeGlobalSlotsOp">,
    AllowedInModuleInitializer]> {
  let summary = "Runs when the program starts, and gives all global slots their values";
  let regions = (region SizedRegion<1>:$initializer);
  let assemblyFormat = "$initializer attr-dict";
  let hasVerifier = 1;
}

def Torch_InitializeGlobalSlotsOp : Torch_Op<"initialize.global_slots", !listconcat(
    Torch_TerminatorIn<"GlobalSlotModuleInitializerOp">.traits, [AllowedInModuleInitializer])> {
  let summary = "The initial values of the global slots, by name";
  let arguments = (ins SymbolRefArrayAttr:$slotSymNames, Variadic<AnyTorchType>:$initialValues);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Torch_GlobalSlotInitOp : Torch_Op<"global_slot.init", Torch_TerminatorIn<"GlobalSlotOp">.traits> {
  let summary = "The initial value of the global slot around it";
  let arguments = (ins AnyTorchType:$initialValue);
  let assemblyFormat = "$initialValue attr-dict `:` qualified(type($initialValue))";
}

def Torch_GlobalSlotGetOp : Torch_Op<"global_slot.get"> {
  let summary = "Reads a global slot";
  let arguments = (ins FlatSymbolRefAttr:$slot);
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = "$slot attr-dict `:` qualified(type($result))";
}

def Torch_GlobalSlotSetOp : Torch_Op<"global_slot.set"> {
  let summary = "Writes a global slot";
  let arguments = (ins FlatSymbolRefAttr:$slot, AnyTorchType:$value);
  let assemblyFormat = "$slot `=` $value attr-dict `:` qualified(type($value))";
}

// -- TorchScript's primitives -----------------------------------------------------------------------------

class Torch_Unlisted<string operatorName, list<Trait> traits> : Torch_Op<operatorName, traits> {
  let summary = "The operator `" # !subst(".", "::", operatorName) # "`";
}

def Torch_AtenFormatOp : Torch_Unlisted<"aten.format", [AllowsTypeRefinement, ReadOnly]> {
  let arguments = (ins Variadic<AnyTorchType>:$operands);
  let results = (outs Torch_StringType:$result);
  let assemblyFormat = "`(` $operands `)` attr-dict `:` qualified(type($operands)) `->` qualified(type($result))";
}

def Torch_PrimPrintOp : Torch_Unlisted<"prim.Print", [AllowsTypeRefinement, ReadOnly]> {
  let arguments = (ins Variadic<AnyTorchType>:$operands);
  let assemblyFormat = "`(` $operands `)` attr-dict `:` qualified(type($operands))";
}

def Torch_PrimTolistOp : Torch_Unlisted<"prim.tolist", [AllowsTypeRefinement, ReadOnly]> {
  let arguments = (ins Variadic<AnyTorchType>:$operands);
  let results = (outs Variadic<AnyTorchType>:$results);
  let assemblyFormat = "`(` $operands `)` attr-dict `:` qualified(type($operands)) `->` qualified(type($results))";
}

def Torch_PrimTupleUnpackOp : Torch_Unlisted<"prim.TupleUnpack", [AllowsTypeRefinement, ReadOnly]> {
  let arguments = (ins AnyTorchType:$tup);
  let results = (outs Variadic<AnyTorchType>:$results);
  let assemblyFormat = "$tup attr-dict `:` qualified(type($tup)) `->` qualified(type($results))";
}

def Torch_PrimUncheckedCastOp : Torch_Unlisted<"prim.unchecked_cast", [
    DeclareOpInterfaceMethods<CastOpInterface>, AllowsTypeRefinement, ReadOnly]> {
  let arguments = (ins AnyTorchType:$x);
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
}

def Torch_PrimUninitializedOp : Torch_Unlisted<"prim.Uninitialized", !listconcat([Pure], Torch_Value)> {
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def Torch_QuantizedLinearOp : Torch_Unlisted<"quantized.linear", Torch_Value> {
  let arguments = (ins AnyTorchTensorType:$X, Torch_LinearParamsType:$W_prepack, Torch_FloatType:$Y_scale_i,
                       Torch_IntType:$Y_zero_point_i);
  let results = (outs AnyTorchOptionalTensorType:$Y);
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
}

def Torch_PrimListUnpackOp : Torch_Unlisted<"prim.ListUnpack", [AllowsTypeRefinement, ReadOnly]> {
  let arguments = (ins AnyTorchType:$operand);
  let results = (outs Variadic<AnyTorchType>:$results);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($results))";
}

def Torch_PrimTupleConstructOp : Torch_Unlisted<"prim.TupleConstruct", [Pure, AllowedInModuleInitializer]> {
  let arguments = (ins Variadic<AnyTorchType>:$elements);
  let results = (outs Torch_TupleType:$result);
  let assemblyFormat = "$elements attr-dict `:` qualified(type($elements)) `->` qualified(type($result))";
  let hasVerifier = 1;
}

def Torch_PrimListConstructOp : Torch_Unlisted<"prim.ListConstruct", [
    Pure, AllowsTypeRefinement, AllowedInModuleInitializer]> {
  let arguments = (ins Variadic<AnyTorchType>:$elements);
  let results = (outs AnyTorchListType:$result);
  let assemblyFormat = "$elements attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Torch_PrimDictConstructOp : Torch_Unlisted<"prim.DictConstruct", [
    AllowsTypeRefinement, SameVariadicOperandSize, AllowedInModuleInitializer]> {
  let arguments = (ins Variadic<AnyTorchDictKeyType>:$keys, Variadic<AnyTorchType>:$values);
  let results = (outs Torch_DictType:$result);
  let assemblyFormat = [{
    `keys` `(` ($keys^ `:` qualified(type($keys)))? `)` `values` `(` ($values^ `:` qualified(type($values)))? `)`
    attr-dict `->` qualified(type($result))
  }];
  let hasVerifier = 1;
}

def Torch_PrimCreateObjectOp : Torch_Unlisted<"prim.CreateObject", [Pure, AllowsTypeRefinement]> {
  let results = (outs Torch_NnModuleType:$result);
  let assemblyFormat = "attr-dict qualified(type($result))";
}

def Torch_PrimGetAttrOp : Torch_Unlisted<"prim.GetAttr", []> {
  let arguments = (ins StrAttr:$name, Torch_NnModuleType:$receiver);
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = "$receiver `[` $name `]` attr-dict `:` qualified(type($receiver)) `->` qualified(type($result))";
}

def Torch_PrimSetAttrOp : Torch_Unlisted<"prim.SetAttr", []> {
  let arguments = (ins StrAttr:$name, Torch_NnModuleType:$receiver, AnyTorchType:$value);
  let assemblyFormat = [{
    $receiver `[` $name `]` `=` $value attr-dict `:` qualified(type($receiver)) `,` qualified(type($value))
  }];
}

def Torch_PrimCallMethodOp : Torch_Unlisted<"prim.CallMethod", []> {
  let arguments = (ins StrAttr:$name, Torch_NnModuleType:$receiver, Variadic<AnyTorchType>:$methodOperands);
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = [{
    $receiver `[` $name `]` `(` $methodOperands `)` attr-dict `:` qualified(type($receiver)) `,`
    functional-type($methodOperands, $result)
  }];
}

def Torch_PrimLoopOp : Torch_Unlisted<"prim.Loop", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands", "getSuccessorInputs"]>]> {
  let arguments = (ins Torch_IntType:$maxTripCount, Torch_BoolType:$initialCondition,
                       Variadic<AnyTorchType>:$iterArgsInit);
  let results = (outs Variadic<AnyTorchType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $maxTripCount `,` $initialCondition `,` `init` `(` $iterArgsInit `)` $region
    attr-dict `:` functional-type(operands, results)
  }];
}

def Torch_PrimLoopConditionOp : Torch_Op<"prim.Loop.condition", [
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getMutableSuccessorOperands"]>,
    Terminator, HasParent<"::mlir::torch::Torch::PrimLoopOp">]> {
  let summary = "Whether the loop goes on, and what its next iteration starts with";
  let arguments = (ins Torch_BoolType:$shouldContinue, Variadic<AnyTorchType>:$iterArgs);
  let assemblyFormat = [{
    $shouldContinue `,` `iter` `(` ($iterArgs^ `:` qualified(type($iterArgs)))? `)` attr-dict
  }];
}

def Torch_PrimIfOp : Torch_Unlisted<"prim.If", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getSuccessorInputs"]>]> {
  let arguments = (ins Torch_BoolType:$condition);
  let results = (outs Variadic<AnyTorchType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let hasCustomAssemblyFormat = 1;
}

def Torch_PrimIfYieldOp : Torch_Op<"prim.If.yield", [
    Terminator, ReturnLike, Pure, HasParent<"::mlir::torch::Torch::PrimIfOp">]> {
  let summary = "What a branch gives";
  let arguments = (ins Variadic<AnyTorchType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` qualified(type($results)))?";
}

def Torch_PrimStoreOp : Torch_Unlisted<"prim.Store", []> {
  let arguments = (ins StrAttr:$name, AnyTorchType:$value);
  let assemblyFormat = "$name `,` $value attr-dict `:` qualified(type($value))";
}

def Torch_PrimLoadOp : Torch_Unlisted<"prim.Load", []> {
  let arguments = (ins StrAttr:$name);
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = "$name attr-dict `:` qualified(type($result))";
}

def Torch_PrimEnterOp : Torch_Unlisted<"prim.Enter", []> {
  let arguments = (ins AnyTorchType:$inp);
  let results = (outs Torch_NoneType:$result);
  let assemblyFormat = "$inp attr-dict `:` qualified(type($inp))";
}

def Torch_PrimExitOp : Torch_Unlisted<"prim.Exit", []> {
  let arguments = (ins AnyTorchType:$inp);
  let results = (outs AnyTorchTensorType:$result);
  let assemblyFormat = "$inp attr-dict `:` qualified(type($inp)) `->` qualified(type($result))";
}

// -- constants --------------------------------------------------------------------------------------------

class Torch_Constant<string kind, list<Trait> first, list<Trait> last = []>
    : Torch_Op<"constant." # kind, !listconcat(first, [Pure, Torch_NamesResults], last)> {
  let summary = "A constant of type `" # kind # "`";
}

def Torch_ConstantNoneOp : Torch_Constant<"none", [ConstantLike], [AllowedInModuleInitializer]> {
  let results = (outs Torch_NoneType:$result);
  let assemblyFormat = "attr-dict";
}

def Torch_ConstantStrOp : Torch_Constant<"str", [ConstantLike], [AllowedInModuleInitializer]> {
  let arguments = (ins StrAttr:$value);
  let results = (outs Torch_StringType:$result);
  let assemblyFormat = "$value attr-dict";
}

def Torch_ConstantDeviceOp : Torch_Constant<"device", []> {
  let arguments = (ins StrAttr:$value);
  let results = (outs Torch_DeviceType:$result);
  let assemblyFormat = "$value attr-dict";
}

def Torch_ConstantIntOp : Torch_Constant<"int", [ConstantLike], [AllowedInModuleInitializer]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs Torch_IntType:$result);
  let hasCustomAssemblyFormat = 1;
}

def Torch_ConstantFloatOp : Torch_Constant<"float", [ConstantLike], [AllowedInModuleInitializer]> {
  let arguments = (ins F64Attr:$value);
  let results = (outs Torch_FloatType:$result);
  let assemblyFormat = "$value attr-dict";
}

def Torch_ConstantNumberOp : Torch_Op<"constant.number", [ConstantLike, Pure]> {
  let summary = "A constant that is an int or a float";
  let arguments = (ins AnyAttrOf<[F64Attr, I64Attr]>:$value);
  let results = (outs Torch_NumberType:$result);
}

def Torch_ConstantBoolOp : Torch_Constant<"bool", [ConstantLike], [AllowedInModuleInitializer]> {
  let arguments = (ins I1Attr:$value);
  let results = (outs Torch_BoolType:$result);
  let assemblyFormat = "$value attr-dict";
}

// -- other operators --------------------------------------------------------------------------------------

def Torch_DerefineOp : Torch_Op<"derefine", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "A value, of a type that its own type is a subtype of";
  let arguments = (ins AnyTorchType:$operand);
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))";
}

def Torch_OperatorOp : Torch_Op<"operator", [AllowsTypeRefinement]> {
  let summary = "An operator that is not listed, by its name";
  let arguments = (ins StrAttr:$name, Variadic<AnyTorchType>:$operands);
  let results = (outs Variadic<AnyTorchType>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
  let assemblyFormat = "$name `(` $operands `)` attr-dict `:` functional-type($operands, $results) $regions";
}

def Torch_OperatorTerminatorOp : Torch_Op<"operator_terminator", Torch_TerminatorIn<"OperatorOp">.traits> {
  let summary = "The end of a region of an operator";
  let arguments = (ins Variadic<AnyTorchType>:$operands);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
}

def Torch_LinearParamsCreateOp
    : Torch_Op<"linear_params.create", [AllowsTypeRefinement, AllowedInModuleInitializer]> {
  let summary = "Packs weight and bias of a quantized layer";
  let arguments = (ins AnyTorchTensorType:$weight, Optional<AnyTorchTensorType>:$bias);
  let results = (outs Torch_LinearParamsType:$result);
  let assemblyFormat = "$weight (`,` $bias^)? attr-dict `:` qualified(type($weight)) (`,` qualified(type($bias))^)?";
}

def Torch_PerTensorAffineCreateOp
    : Torch_Op<"per_tensor_affine.create", [AllowsTypeRefinement, AllowedInModuleInitializer]> {
  let summary = "A quantized tensor from its integers, with scale and offset";
  let arguments = (ins AnyTorchTensorType:$int_repr, Torch_FloatType:$scale, Torch_IntType:$offset);
  let results = (outs AnyTorchTensorType:$result);
  let assemblyFormat = [{
    $int_repr `,` $scale `,` $offset attr-dict `:` qualified(type($int_repr)) `,` qualified(type($scale)) `,`
    qualified(type($offset)) `->` qualified(type($result))
  }];
}

def Torch_ValsemVariantAtenBernoulliFloatOp : Torch_Unlisted<"valsem.aten.bernoulli.float", Torch_Value> {
  let arguments = (ins AnyTorchTensorType:$self, Torch_FloatType:$p, AnyTorchOptionalGeneratorType:$generator);
  let results = (outs AnyTorchTensorType:$result);
  let assemblyFormat = [{
    $self `,` $p `,` $generator attr-dict `:` type($self) `,` type($p) `,` type($generator) `->` type($result)
  }];
}

def Torch_PromoteDtypesOp : Torch_Op<"promote_dtypes", Torch_Value> {
  let summary = "The dtype that PyTorch promotes tensors and scalars of these ranks and dtypes to";
  let arguments = (ins AnyTorchListOfOptionalIntType:$ranks, AnyTorchListOfTorchIntType:$dtypes);
  let results = (outs Torch_IntType:$result);
  let assemblyFormat = "$ranks `,` $dtypes attr-dict `:` functional-type(operands, results)";
}

def Torch_RuntimeAssertOp : Torch_Op<"runtime.assert", Torch_Value> {
  let summary = "Ends the program with a message unless the condition holds";
  let arguments = (ins Torch_BoolType:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
}

def Torch_OnnxVariantRotaryEmbeddingOp : Torch_Op<"onnx.rotary_embedding", Torch_Value> {
  let summary = "ONNX's rotary embedding";
  let arguments = (ins AnyTorchTensorType:$input, AnyTorchTensorType:$position_ids,
                       AnyTorchTensorType:$cos_cache, AnyTorchTensorType:$sin_cache,
                       Torch_IntType:$interleaved, Torch_IntType:$is_packed_batching, Torch_IntType:$num_heads,
                       Torch_IntType:$rotary_embedding_dim, Torch_FloatType:$scale);
  let results = (outs AnyTorchTensorType:$result);
  let hasCustomAssemblyFormat = 1;
}

def Torch_HigherOrderFlexAttentionOp : Torch_Op<"hop_flex_attention", Torch_Value> {
  let summary = "Attention whose scores and mask functions of the program decide";
  let arguments = (ins AnyTorchTensorType:$query, AnyTorchTensorType:$key, AnyTorchTensorType:$value,
                       AnyTorchOptionalFloatType:$scale, Torch_BoolType:$return_lse,
                       Torch_BoolType:$return_max_scores, OptionalAttr<BoolAttr>:$enable_gqa,
                       OptionalAttr<FlatSymbolRefAttr>:$score_mod_fn,
                       OptionalAttr<FlatSymbolRefAttr>:$mask_mod_fn);
  let results = (outs AnyTorchTensorType:$output, AnyTorchOptionalTensorType:$logsumexp,
                      AnyTorchOptionalTensorType:$max_scores);
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
  let hasVerifier = 1;
}

// Quantization with one scale, or one for each channel.
class Torch_Quantization<string operatorName, dag operandList>
    : Torch_Unlisted<"quantized_decomposed." # operatorName, Torch_Value> {
  let arguments = operandList;
  let results = (outs AnyTorchTensorType:$result);
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
}

def Torch_QuantizedDecomposedQuantizePerTensorOp : Torch_Quantization<"quantize_per_tensor",
    (ins AnyTorchTensorType:$input, Torch_FloatType:$scale, Torch_IntType:$zero_point, Torch_IntType:$quant_min,
         Torch_IntType:$quant_max, Torch_IntType:$dtype)>;
def Torch_QuantizedDecomposedDequantizePerTensorOp : Torch_Quantization<"dequantize_per_tensor",
    (ins AnyTorchTensorType:$input, Torch_FloatType:$scale, Torch_IntType:$zero_point, Torch_IntType:$quant_min,
         Torch_IntType:$quant_max, Torch_IntType:$dtype, AnyTorchOptionalIntType:$out_dtype)>;
def Torch_QuantizedDecomposedQuantizePerChannelOp : Torch_Quantization<"quantize_per_channel",
    (ins AnyTorchTensorType:$input, AnyTorchTensorType:$scales, AnyTorchTensorType:$zero_points,
         Torch_IntType:$axis, Torch_IntType:$quant_min, Torch_IntType:$quant_max, Torch_IntType:$dtype)>;
def Torch_QuantizedDecomposedDequantizePerChannelOp : Torch_Quantization<"dequantize_per_channel",
    (ins AnyTorchTensorType:$input, AnyTorchTensorType:$scales, AnyTorchOptionalTensorType:$zero_points,
         Torch_IntType:$axis, Torch_IntType:$quant_min, Torch_IntType:$quant_max, Torch_IntType:$dtype,
         AnyTorchOptionalIntType:$out_dtype)>;

// -- tensors ----------------------------------------------------------------------------------------------

def Torch_NonValueTensorLiteralOp : Torch_Op<"tensor.literal", [
    DeclareOpInterfaceMethods<InferTypeOpInterface, ["isCompatibleReturnTypes"]>,
    AllowsTypeRefinement, AllowedInModuleInitializer]> {
  let summary = "A new tensor with the elements of a constant";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Torch_NonValueTensorType:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` qualified(type($result))";
}

def Torch_ValueTensorLiteralOp : Torch_Op<"vtensor.literal", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>, ConstantLike, Pure]> {
  let summary = "A constant tensor, of exactly the constant's type";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Torch_ValueTensorType:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` qualified(type($result))";
}

def Torch_TensorStaticInfoCastOp : Torch_Op<"tensor_static_info_cast", [
    DeclareOpInterfaceMethods<CastOpInterface>, AllowsTypeRefinement, Pure]> {
  let summary = "A tensor of whose sizes and dtype the type says more, or less";
  let arguments = (ins AnyTorchTensorType:$operand);
  let results = (outs AnyTorchTensorType:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))";
}

def Torch_CopyToNonValueTensorOp : Torch_Op<"copy.to_tensor", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<InferTypeOpInterface>,
    TypesMatchWith<"operand is corresponding !torch.vtensor", "result", "operand",
                   "::mlir::torch::Torch::getWithValueSemantics($_self)">]> {
  let summary = "A tensor that may be changed, with a value's elements";
  let arguments = (ins Torch_ValueTensorType:$operand);
  let results = (outs Torch_NonValueTensorType:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def Torch_CopyToValueTensorOp : Torch_Op<"copy.to_vtensor", [
    ReadOnly, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    TypesMatchWith<"operand is corresponding !torch.tensor", "result", "operand",
                   "::mlir::torch::Torch::getWithoutValueSemantics($_self)">]> {
  let summary = "The elements that a tensor has now, as a value";
  let arguments = (ins Torch_NonValueTensorType:$operand);
  let results = (outs Torch_ValueTensorType:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def Torch_OverwriteTensorContentsOp : Torch_Op<"overwrite.tensor.contents", [
    TypesMatchWith<"overwritten tensor type is corresponding !torch.tensor of value tensor type", "value",
                   "overwritten", "::mlir::torch::Torch::getWithoutValueSemantics($_self)">]> {
  let summary = "Gives a tensor the elements of a value; its shape stays";
  let arguments = (ins Torch_ValueTensorType:$value, Torch_NonValueTensorType:$overwritten);
  let assemblyFormat = [{
    $value `overwrites` $overwritten attr-dict `:` qualified(type($value)) `,` qualified(type($overwritten))
  }];
}

// -- shape and dtype calculations -------------------------------------------------------------------------

class Torch_Calculation<string kind>
    : Torch_Op<kind # ".calculate", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getSuccessorInputs"]>]> {
  let summary = "Values, with a calculation of the " # kind # " of each";
  let results = (outs Variadic<AnyTorchType>:$results);
  let regions = (region SizedRegion<1>:$body, SizedRegion<1>:$calculation);
  let assemblyFormat = "$body `" # kind # "s` $calculation attr-dict `:` type($results)";
}

class Torch_CalculationYield<string kind, string parent> : Torch_Op<kind # ".calculate.yield", [
    Terminator, ReturnLike, HasParent<"::mlir::torch::Torch::" # parent>]> {
  let summary = "The values";
  let arguments = (ins Variadic<AnyTorchType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

class Torch_CalculationYieldOf<string kind, string parent, dag operandList>
    : Torch_Op<kind # ".calculate.yield." # kind # "s", [
          DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getMutableSuccessorOperands"]>,
          Terminator, HasValueSemantics, ReadOnly, HasParent<"::mlir::torch::Torch::" # parent>]> {
  let summary = "The " # kind # " of each value";
  let arguments = operandList;
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let hasVerifier = 1;
}

def Torch_ShapeCalculateOp : Torch_Calculation<"shape">;
def Torch_ShapeCalculateYieldOp : Torch_CalculationYield<"shape", "ShapeCalculateOp">;
def Torch_ShapeCalculateYieldShapesOp : Torch_CalculationYieldOf<"shape", "ShapeCalculateOp",
    (ins Variadic<AnyTorchListOfTorchIntType>:$results)>;
def Torch_DtypeCalculateOp : Torch_Calculation<"dtype">;
def Torch_DtypeCalculateYieldOp : Torch_CalculationYield<"dtype", "DtypeCalculateOp">;
def Torch_DtypeCalculateYieldDtypesOp : Torch_CalculationYieldOf<"dtype", "DtypeCalculateOp",
    (ins Variadic<Torch_IntType>:$results)>;

// -- symbolic shapes --------------------------------------------------------------------------------------

def Torch_SymbolicIntOp : Torch_Op<"symbolic_int", [Pure]> {
  let summary = "A size that is not known, with its bounds";
  let arguments = (ins StrAttr:$symbol_name, I64Attr:$min_val, I64Attr:$max_val);
  let results = (outs Torch_IntType:$result);
  let assemblyFormat = [{
    $symbol_name ` ` `{` `min_val` `=` $min_val `,` `max_val` `=` $max_val `}` attr-dict `:` type($result)
  }];
}

def Torch_BindSymbolicShapeOp : Torch_Op<"bind_symbolic_shape"> {
  let summary = "The sizes of a tensor, as expressions in symbolic sizes";
  let arguments = (ins Torch_ValueTensorType:$operand, Variadic<Torch_IntType>:$shape_symbols,
                       Builtin_AffineMapAttr:$shape_expressions);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // TORCH_OPS
