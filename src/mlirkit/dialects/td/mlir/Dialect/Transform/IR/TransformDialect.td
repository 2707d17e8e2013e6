//===- The transform dialect ------------------------------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT_TD
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT_TD

include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_Dialect : Dialect {
  let name = "transform";
  let summary = "programs that transform other operations (the payload)";
  let cppNamespace = "::mlir::transform";
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

class TransformDialectOp<string mnemonic, list<Trait> traits = []>
    : Op<Transform_Dialect, mnemonic, traits>;

// The operation can be the outermost one of a transform program.
def PossibleTopLevelTransformOpTrait : NativeOpTrait<"PossibleTopLevelTransformOpTrait"> {
  let cppNamespace = "::mlir::transform";
}

//===- Traits that go together ----------------------------------------------===//

defvar _OwnEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
defvar _OwnApply = DeclareOpInterfaceMethods<TransformOpInterface>;

// Implements both its application and its effects.
defvar _OwnApplyAndEffects = [_OwnApply, _OwnEffects];

// Leads from handles to other handles.
defvar _Navigation = [NavigationTransformOpTrait, MemoryEffectsOpInterface];

// Consumes handles and returns new ones, by `apply` or for each payload operation alone.
defvar _FunctionalApply = [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface, _OwnApply];
defvar _FunctionalEach = [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
                         TransformOpInterface, TransformEachOpTrait];

// Applied to each payload operation alone; `Tracked` reports handles it could not keep.
defvar _Each = [TransformOpInterface, TransformEachOpTrait];
defvar _EachWithEffects = _Each # [_OwnEffects];
defvar _EachTracked = _EachWithEffects # [ReportTrackingListenerFailuresOpTrait];

//===- Short names for the types of operands and results --------------------===//

defvar _Handle = TransformHandleTypeInterface;
defvar _Value = TransformValueHandleTypeInterface;
defvar _Param = TransformParamTypeInterface;
defvar _HandleOrParam = Transform_AnyHandleOrParamType;

//===- Pattern sets ---------------------------------------------------------===//

// Stands in `transform.apply_patterns`, into which it puts a set of patterns.
class _PatternsOp<string set, string what>
    : Op<Transform_Dialect, "apply_patterns." # set,
         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let summary = what;
  let assemblyFormat = "attr-dict";
}

// Stands in `transform.apply_conversion_patterns`, into which it puts patterns; checks
// the type converter if told to.
class _ConversionPatternsOp<string set, string what, list<string> methods = []>
    : Op<Transform_Dialect, "apply_conversion_patterns." # set,
         [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface, methods>]> {
  let summary = what;
  let assemblyFormat = "attr-dict";
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT_TD
