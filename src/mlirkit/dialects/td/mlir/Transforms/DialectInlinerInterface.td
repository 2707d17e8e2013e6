//===- Inlining -------------------------------------------------------------===//
//
// What a dialect says of its operations to the inliner.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_DIALECTINLINERINTERFACE
#define MLIR_INTERFACES_DIALECTINLINERINTERFACE

include "mlir/IR/Interfaces.td"

def DialectInlinerInterface : DialectInterface<"DialectInlinerInterface"> {
  let description = [{
    Rules and rewrites for inlining calls and bodies of a dialect. `wouldBeCloned` says
    whether the body is copied or moved.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether this call may be replaced by the callee's body.",
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$call, "::mlir::Operation *":$callable, "bool":$wouldBeCloned),
      [{ return false; }]>,
    InterfaceMethod<[{
        Whether the region `src` may go into `dest`. `valueMapping` has the values that
        replace arguments of `src`.
      }],
      "bool", "isLegalToInline",
      (ins "::mlir::Region *":$dest, "::mlir::Region *":$src, "bool":$wouldBeCloned,
           "::mlir::IRMapping &":$valueMapping),
      [{ return false; }]>,
    InterfaceMethod<"Whether an operation may go into the region `dest`.",
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$op, "::mlir::Region *":$dest, "bool":$wouldBeCloned,
           "::mlir::IRMapping &":$valueMapping),
      [{ return false; }]>,
    InterfaceMethod<"Whether legality and cost depend on the operation's regions.",
      "bool", "shouldAnalyzeRecursively", (ins "::mlir::Operation *":$op),
      [{ return true; }]>,
    InterfaceMethod<[{
        Replaces a terminator of an inlined body of several blocks by a branch to
        `newDest`, whose arguments stand for the results of the call.
      }],
      "void", "handleTerminator", (ins "::mlir::Operation *":$op, "::mlir::Block *":$newDest),
      [{ llvm_unreachable("bodies of several blocks are not supported"); }]>,
    InterfaceMethod<[{
        Replaces the call's results by what the terminator of a body of one block returns.
        The inliner erases the terminator.
      }],
      "void", "handleTerminator",
      (ins "::mlir::Operation *":$op, "::mlir::ValueRange":$valuesToReplace),
      [{ llvm_unreachable("bodies of one block are not supported"); }]>,
    InterfaceMethod<[{
        Builds an operation that converts an argument or result whose type differs between
        call and callee; null if there is none.
      }],
      "::mlir::Operation *", "materializeCallConversion",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Value":$input, "::mlir::Type":$resultType,
           "::mlir::Location":$conversionLoc),
      [{ return nullptr; }]>,
    InterfaceMethod<"The value that stands for an argument in the body, for example a copy.",
      "::mlir::Value", "handleArgument",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable, "::mlir::Value":$argument,
           "::mlir::DictionaryAttr":$argumentAttrs),
      [{ return argument; }]>,
    InterfaceMethod<"The value that stands for a result after the call, for example a copy.",
      "::mlir::Value", "handleResult",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable, "::mlir::Value":$result,
           "::mlir::DictionaryAttr":$resultAttrs),
      [{ return result; }]>,
    InterfaceMethod<"Changes the inlined blocks before their terminators are replaced.",
      "void", "processInlinedCallBlocks",
      (ins "::mlir::Operation *":$call,
           "::mlir::iterator_range<::mlir::Region::iterator>":$inlinedBlocks),
      [{}]>,
    InterfaceMethod<"Whether a body of one block may be merged into the caller's block.",
      "bool", "allowSingleBlockOptimization",
      (ins "::mlir::iterator_range<::mlir::Region::iterator>":$inlinedBlocks),
      [{ return true; }]>
  ];
}

#endif // MLIR_INTERFACES_DIALECTINLINERINTERFACE
