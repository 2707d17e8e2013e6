//===- Interfaces of transform operations and types -------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_INTERFACES_TRANSFORMINTERFACES_TD
#define MLIR_DIALECT_TRANSFORM_INTERFACES_TRANSFORMINTERFACES_TD

include "mlir/IR/OpBase.td"

//===- Application ----------------------------------------------------------===//

def TransformOpInterface : OpInterface<"TransformOpInterface"> {
  let description = "An operation that transforms the payload its handles lead to.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Transforms the payload, by the rewriter alone, and sets the results.",
      "::mlir::DiagnosedSilenceableFailure", "apply",
      (ins "::mlir::transform::TransformRewriter &":$rewriter,
           "::mlir::transform::TransformResults &":$transformResults,
           "::mlir::transform::TransformState &":$state)>,
    _DefaultMethod<"Two operands may be handles to one payload operation.",
      "bool", "allowsRepeatedHandleOperands">
  ];
  let verify = [{
    return ::mlir::transform::detail::verifyTransformOpInterface($_op);
  }];
}

class _TransformTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::transform";
}

// Consumes its operands and makes its results.
def FunctionalStyleTransformOpTrait : _TransformTrait<"FunctionalStyleTransformOpTrait">;
// Applies `applyToOne` to each payload operation.
def TransformEachOpTrait : _TransformTrait<"TransformEachOpTrait">;
// Reads its operands and makes its results.
def NavigationTransformOpTrait : _TransformTrait<"NavigationTransformOpTrait">;
// All results are parameters.
def ParamProducerTransformOpTrait : _TransformTrait<"ParamProducerTransformOpTrait">;
// Fails if the payload of a handle was replaced by something unknown.
def ReportTrackingListenerFailuresOpTrait
    : _TransformTrait<"ReportTrackingListenerFailuresOpTrait">;

// For payload operations: where to look when handles to this one must be updated.
def FindPayloadReplacementOpInterface : OpInterface<"FindPayloadReplacementOpInterface"> {
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Operands whose definitions may replace this operation.",
      "::llvm::SmallVector<::mlir::Value>", "getNextOperands">
  ];
}

//===- Types ----------------------------------------------------------------===//

class TransformTypeInterfaceBase<string cppClass, string cppObjectType>
    : TypeInterface<cppClass> {
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Whether values of this type may stand for all of `payload`.",
      "::mlir::DiagnosedSilenceableFailure", "checkPayload",
      (ins "::mlir::Location":$loc, "::mlir::ArrayRef<" # cppObjectType # ">":$payload)>
  ];
}

def TransformHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformHandleTypeInterface", "::mlir::Operation *">;
def TransformValueHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformValueHandleTypeInterface", "::mlir::Value">;
def TransformParamTypeInterface
    : TransformTypeInterfaceBase<"TransformParamTypeInterface", "::mlir::Attribute">;

def Transform_AnyHandleOrParamType
    : Type<Or<[TransformParamTypeInterface.predicate,
               TransformHandleTypeInterface.predicate,
               TransformValueHandleTypeInterface.predicate]>,
           "any transform handle or parameter">;
def Transform_AnyHandleType
    : Type<Or<[TransformHandleTypeInterface.predicate,
               TransformValueHandleTypeInterface.predicate]>,
           "any transform handle">;

//===- Patterns and type converters -----------------------------------------===//

def PatternDescriptorOpInterface : OpInterface<"PatternDescriptorOpInterface"> {
  let description = "An operation that stands for a set of rewrite patterns.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Adds the patterns.",
      "void", "populatePatterns", (ins "::mlir::RewritePatternSet &":$patterns)>,
    _DefaultMethod<"Adds the patterns, which may depend on the state.",
      "void", "populatePatternsWithState",
      (ins "::mlir::RewritePatternSet &":$patterns,
           "::mlir::transform::TransformState &":$state)>
  ];
}

def TypeConverterBuilderOpInterface : OpInterface<"TypeConverterBuilderOpInterface"> {
  let description = "An operation that stands for a type converter.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    _DefaultMethod<"The converter.",
      "std::unique_ptr<::mlir::TypeConverter>", "getTypeConverter">,
    StaticInterfaceMethod<"Name of the converter's class.",
      "StringRef", "getTypeConverterType", (ins), [{}], [{ return "TypeConverter"; }]>,
    _DefaultMethod<"Adds materializations to the converter.",
      "void", "populateTypeMaterializations", (ins "::mlir::TypeConverter &":$converter)>
  ];
}

def ConversionPatternDescriptorOpInterface
    : OpInterface<"ConversionPatternDescriptorOpInterface"> {
  let description = "An operation that stands for a set of conversion patterns.";
  let cppNamespace = "::mlir::transform";
  let methods = [
    InterfaceMethod<"Adds the patterns.",
      "void", "populatePatterns",
      (ins "::mlir::TypeConverter &":$typeConverter,
           "::mlir::RewritePatternSet &":$patterns)>,
    _DefaultMethod<"Tells the target what is legal once types are converted.",
      "void", "populateConversionTargetRules",
      (ins "const ::mlir::TypeConverter &":$typeConverter,
           "::mlir::ConversionTarget &":$conversionTarget)>,
    _DefaultMethod<"Converter of these patterns; null means that of the enclosing operation.",
      "std::unique_ptr<::mlir::TypeConverter>", "getTypeConverter">,
    _DefaultMethod<"Whether the enclosing operation's converter will do.",
      "::llvm::LogicalResult", "verifyTypeConverter",
      (ins "TypeConverterBuilderOpInterface":$builder)>
  ];
}

#endif // MLIR_DIALECT_TRANSFORM_INTERFACES_TRANSFORMINTERFACES_TD
