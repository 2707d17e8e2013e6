//===- Casts between memory spaces -------------------------------------------===//

#ifndef MLIR_INTERFACES_MEMOPINTERFACES_TD
#define MLIR_INTERFACES_MEMOPINTERFACES_TD

include "mlir/IR/OpBase.td"

def MemorySpaceCastConsumerOpInterface : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description = [{
    An operation that works as well on the source of a memory space cast as on its
    result.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        Takes the sources of casts as operands, and casts the results; yields the
        new results.
      }],
      "::llvm::FailureOr<std::optional<::llvm::SmallVector<::mlir::Value>>>", "bubbleDownCasts",
      (ins "::mlir::OpBuilder &":$builder)>
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = [{
    An operation that casts a pointer-like value to another memory space.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The value cast.",
      "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getSourcePtr">,
    InterfaceMethod<"The result.",
      "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getTargetPtr">,
    InterfaceMethod<"Whether a cast from `src` to `tgt` is possible.",
      "bool", "isValidMemorySpaceCast",
      (ins "::mlir::PtrLikeTypeInterface":$tgt, "::mlir::PtrLikeTypeInterface":$src)>,
    InterfaceMethod<"The same kind of cast of another value.",
      "::mlir::MemorySpaceCastOpInterface", "cloneMemorySpaceCastOp",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::PtrLikeTypeInterface":$tgt,
           "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>":$src)>,
    InterfaceMethod<"Users of the result may use the source.",
      "bool", "isSourcePromotable">
  ];
  let verify = [{ return ::mlir::detail::verifyMemorySpaceCastOpInterface($_op); }];
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES_TD
