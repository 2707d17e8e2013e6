//===- Interfaces of transform operations that match ------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_INTERFACES_MATCHINTERFACES_TD
#define MLIR_DIALECT_TRANSFORM_INTERFACES_MATCHINTERFACES_TD

include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"

def MatchOpInterface : OpInterface<"MatchOpInterface", [TransformOpInterface]> {
  let description = "A transform operation that changes no payload and may fail to match.";
  let cppNamespace = "::mlir::transform";
}

// `method` of the operation matches one `object`.
class _Matcher<string name, string method, string object> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::transform";
  string extraDeclaration = "::mlir::DiagnosedSilenceableFailure " # method # "(" # object # [{,
      ::mlir::transform::TransformResults &results,
      ::mlir::transform::TransformState &state);
  }];
}

// The operand leads to one operation or none, to one operation, to one value.
def AtMostOneOpMatcher : _Matcher<"AtMostOneOpMatcherOpTrait", "matchOperation",
                                  "::std::optional<::mlir::Operation *> maybeCurrent">;
def SingleOpMatcher
    : _Matcher<"SingleOpMatcherOpTrait", "matchOperation", "::mlir::Operation *current">;
def SingleValueMatcher
    : _Matcher<"SingleValueMatcherOpTrait", "matchValue", "::mlir::Value current">;

#endif // MLIR_DIALECT_TRANSFORM_INTERFACES_MATCHINTERFACES_TD
