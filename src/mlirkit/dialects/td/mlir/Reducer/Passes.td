//===- Passes of the test case reducer --------------------------------------===//

#ifndef MLIR_REDUCER_PASSES
#define MLIR_REDUCER_PASSES

include "mlir/Pass/PassBase.td"

// The tester is a program that succeeds on a module that is still interesting.
def CommonReductionPassOptions {
  list<Option> options = [
    Option<"testerName", "test", "std::string", "", "path of the tester">,
    ListOption<"testerArgs", "test-arg", "std::string", "arguments of the tester">
  ];
}

def ReductionTreePass : Pass<"reduction-tree"> {
  let summary = "shrinks a module step by step while the tester accepts it";
  let options = [
    Option<"traversalModeId", "traversal-mode", "unsigned", "0",
           "order in which smaller modules are tried; 0 follows a single path">
  ] # CommonReductionPassOptions.options;
}

def OptReductionPass : Pass<"opt-reduction-pass", "ModuleOp"> {
  let summary = "shrinks a module by other passes";
  let options = [
    Option<"optPass", "opt-pass", "std::string", "", "pipeline to run, such as symbol-dce">
  ] # CommonReductionPassOptions.options;
}

#endif // MLIR_REDUCER_PASSES
