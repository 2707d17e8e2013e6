//===- Combining the results of parallel iterations --------------------------===//

#ifndef MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
#define MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = [{
    A terminator with a region of operations that combine what parallel iterations
    yield into the results of the operation around.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"A result of the operation around.",
      "::mlir::OpResult", "getParentResult", (ins "int64_t":$idx),
      [{ return $_op.getParentResult(idx); }]>,
    InterfaceMethod<"The operations in the region.",
      "::llvm::iterator_range<Block::iterator>", "getYieldingOps", (ins),
      [{ return $_op.getYieldingOps(); }]>
  ];
  let verify = [{ return verifyInParallelOpInterface($_op); }];
}

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let description = [{
    An operation in such a region, which updates part of a destination.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The destinations updated.",
      "::mlir::MutableOperandRange", "getUpdatedDestinations">,
    InterfaceMethod<"The operation whose iterations are combined.",
      "::mlir::Operation*", "getIteratingParent">
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
