//===- OpenACC and OpenMP: atomic operations --------------------------------===//
//
// `x` is the place in memory, `v` the place that its value goes to, `expr` the new value.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_OPENACCMPCOMMON_INTERFACES_ATOMICINTERFACES_TD
#define MLIR_DIALECT_OPENACCMPCOMMON_INTERFACES_ATOMICINTERFACES_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

class _Atomic_Method<string text, string type, string name, string default = "">
    : InterfaceMethod<text, type, name, (ins), "", default>;
class _Atomic_Verifier<string name, string body>
    : _Atomic_Method<"What holds of all such operations.", "::llvm::LogicalResult", name, body>;
defvar _Atomic_Place = _Atomic_Method<"The place in memory.", "::mlir::Value", "getX">;
defvar _Atomic_FirstOp = _Atomic_Method<
    "The first operation of the region.", "::mlir::Operation *", "getFirstOp",
    "return &$_op.getRegion().front().front();">;

let cppNamespace = "::mlir::accomp" in {
def AtomicReadOpInterface : OpInterface<"AtomicReadOpInterface"> {
  let description = "`v = x`";
  let methods = [
    _Atomic_Verifier<"verifyCommon", [{
      if ($_op.getX() != $_op.getV())
        return mlir::success();
      return $_op.emitError(
          "read and write must not be to the same location for atomic reads");
    }]>,
    _Atomic_Place,
    _Atomic_Method<"Where the value goes to.", "::mlir::Value", "getV">
  ];
}

def AtomicWriteOpInterface : OpInterface<"AtomicWriteOpInterface"> {
  let description = "`x = expr`";
  let methods = [
    _Atomic_Verifier<"verifyCommon", [{
      mlir::Type type = $_op.getX().getType().getElementType();
      if (!type || type == $_op.getExpr().getType())
        return mlir::success();
      return $_op.emitError("address must dereference to value type");
    }]>,
    _Atomic_Place,
    _Atomic_Method<"The new value.", "::mlir::Value", "getExpr">
  ];
}

def AtomicUpdateOpInterface : OpInterface<"AtomicUpdateOpInterface"> {
  let description = "`x = f(x)`, where the region is `f`.";
  let methods = [
    _Atomic_Place, _Atomic_FirstOp,
    _Atomic_Method<"Whether `f(x)` is `x`.", "bool", "isNoOp", [{
      mlir::Operation *yield =
          llvm::dyn_cast<mlir::RegionBranchTerminatorOpInterface>($_op.getFirstOp());
      return yield && yield->getOperand(0) == $_op.getRegion().front().getArgument(0);
    }]>,
    _Atomic_Method<"`f(x)`, if it does not depend on `x`.", "::mlir::Value", "getWriteOpVal", [{
      mlir::Operation *yield =
          llvm::dyn_cast<mlir::RegionBranchTerminatorOpInterface>($_op.getFirstOp());
      if (!yield || yield->getOperand(0) == $_op.getRegion().front().getArgument(0))
        return nullptr;
      return yield->getOperand(0);
    }]>,
    _Atomic_Verifier<"verifyCommon", [{
      if ($_op.getRegion().getNumArguments() != 1)
        return $_op.emitError("the region must accept exactly one argument");
      Type type = $_op.getX().getType().getElementType();
      if (type && type != $_op.getRegion().getArgument(0).getType())
        return $_op.emitError("the type of the operand must be a pointer type whose "
                              "element type is the same as that of the region argument");
      return mlir::success();
    }]>,
    _Atomic_Verifier<"verifyRegionsCommon", [{
      mlir::Operation *yield = $_op.getRegion().front().getTerminator();
      if (yield->getNumOperands() != 1)
        return $_op.emitError("only updated value must be returned");
      if (yield->getOperand(0).getType() != $_op.getRegion().getArgument(0).getType())
        return $_op.emitError("input and yielded value must have the same type");
      return mlir::success();
    }]>
  ];
}

def AtomicCaptureOpInterface : OpInterface<"AtomicCaptureOpInterface"> {
  let description = "A read before or after an update, or before a write, in one step.";
  let methods = [
    _Atomic_FirstOp,
    _Atomic_Method<"The second operation of the region.", "::mlir::Operation *", "getSecondOp",
                   "return $_op.getRegion().front().front().getNextNode();">,
    _Atomic_Verifier<"verifyRegionsCommon", [{
      Block &block = $_op.getRegion().front();
      if (block.getOperations().size() != 3)
        return $_op.emitError() << "expected three operations in atomic.capture region (one "
                                   "terminator, and two atomic ops)";
      auto &first = block.front();
      auto &second = *first.getNextNode();
      auto read = dyn_cast<AtomicReadOpInterface>(first);
      auto update = dyn_cast<AtomicUpdateOpInterface>(first);
      auto laterRead = dyn_cast<AtomicReadOpInterface>(second);
      auto laterUpdate = dyn_cast<AtomicUpdateOpInterface>(second);
      auto laterWrite = dyn_cast<AtomicWriteOpInterface>(second);
      if (!(update && laterRead) && !(read && (laterUpdate || laterWrite)))
        return first.emitError() << "invalid sequence of operations in the capture region";
      if (update && update.getX() != laterRead.getX())
        return first.emitError()
               << "updated variable in atomic.update must be captured in second operation";
      if (read && laterUpdate && read.getX() != laterUpdate.getX())
        return first.emitError()
               << "captured variable in atomic.read must be updated in second operation";
      if (read && laterWrite && read.getX() != laterWrite.getX())
        return first.emitError()
               << "captured variable in atomic.read must be updated in second operation";
      return mlir::success();
    }]>
  ];
}
}

#endif // MLIR_DIALECT_OPENACCMPCOMMON_INTERFACES_ATOMICINTERFACES_TD
