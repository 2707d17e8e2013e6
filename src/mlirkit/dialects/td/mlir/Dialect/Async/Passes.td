//===- The async dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_ASYNC_PASSES
#define MLIR_DIALECT_ASYNC_PASSES

include "mlir/Pass/PassBase.td"

def AsyncParallelForPass : Pass<"async-parallel-for", "ModuleOp"> {
  let summary = "makes scf.parallel run in async.execute";
  let dependentDialects = ["arith::ArithDialect", "async::AsyncDialect", "func::FuncDialect",
                           "scf::SCFDialect"];
  let options = [
    Option<"asyncDispatch", "async-dispatch", "bool", "true",
           "tasks start further tasks; if not, the caller starts all">,
    Option<"numWorkerThreads", "num-workers", "int32_t", "8",
           "workers; -1 to ask the runtime">,
    Option<"minTaskSize", "min-task-size", "int32_t", "1000", "least iterations of a task">
  ];
}

def AsyncToAsyncRuntimePass : Pass<"async-to-async-runtime", "ModuleOp"> {
  let summary = "replaces async.execute and the like by coroutines and calls of the runtime";
  let dependentDialects = ["async::AsyncDialect", "func::FuncDialect",
                           "cf::ControlFlowDialect"];
}

def AsyncFuncToAsyncRuntimePass : Pass<"async-func-to-async-runtime", "ModuleOp"> {
  let summary = "replaces async.func by coroutines";
  let dependentDialects = ["async::AsyncDialect", "func::FuncDialect"];
}

class _RefCounting<string argument, string text> : Pass<argument> {
  let summary = text;
  let dependentDialects = ["async::AsyncDialect"];
}

def AsyncRuntimeRefCountingPass
    : _RefCounting<"async-runtime-ref-counting", "counts references where values are live">;
def AsyncRuntimeRefCountingOptPass
    : _RefCounting<"async-runtime-ref-counting-opt",
                   "erases pairs of adding and dropping a reference">;
def AsyncRuntimePolicyBasedRefCountingPass
    : _RefCounting<"async-runtime-policy-based-ref-counting",
                   "drops references by fixed rules"> {
  let description = [{
    Right only if each token is awaited or added to a group once, and each value and group
    is awaited once.
  }];
}

#endif // MLIR_DIALECT_ASYNC_PASSES
