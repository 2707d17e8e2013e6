//===- Operations that allocate ---------------------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_ALLOCATIONOPINTERFACE_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_ALLOCATIONOPINTERFACE_TD

include "mlir/IR/OpBase.td"

// Makes an operation for what this one allocated, if there is one of that kind.
class _AllocationMethod<string what, string type, string name>
    : StaticInterfaceMethod<what, "::std::optional<" # type # ">", name,
                            (ins "::mlir::OpBuilder&":$builder, "::mlir::Value":$alloc),
                            [{}], "return std::nullopt;">;

def AllocationOpInterface : OpInterface<"AllocationOpInterface"> {
  let description = "An operation that allocates, and what goes with it.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    _AllocationMethod<"Frees it.", "::mlir::Operation*", "buildDealloc">,
    _AllocationMethod<"Copies it.", "::mlir::Value", "buildClone">,
    StaticInterfaceMethod<"Out of what it may be moved.",
      "::mlir::HoistingKind", "getHoistingKind", (ins), [{}],
      [{ return HoistingKind::None; }]>,
    _AllocationMethod<"Allocates the same on the stack.", "::mlir::Operation*",
                      "buildPromotedAlloc">
  ];
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_ALLOCATIONOPINTERFACE_TD
