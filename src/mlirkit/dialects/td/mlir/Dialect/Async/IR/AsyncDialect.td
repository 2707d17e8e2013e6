//===- The async dialect ----------------------------------------------------===//

#ifndef ASYNC_DIALECT_TD
#define ASYNC_DIALECT_TD

include "mlir/IR/OpBase.td"

def AsyncDialect : Dialect {
  let name = "async";
  let summary = "asynchronous execution";
  let description = [{
    Tasks that give tokens and values to wait for, and what they become: coroutines and
    calls of a runtime.
  }];
  let cppNamespace = "::mlir::async";
  let useDefaultTypePrinterParser = 1;

  // Name of the attribute of functions that may wait for a task.
  let extraClassDeclaration = [{
    static constexpr ::llvm::StringRef kAllowedToBlockAttrName = "async.allowed_to_block";
  }];
}

#endif // ASYNC_DIALECT_TD
