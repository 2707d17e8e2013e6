//===- The bufferization dialect: passes ------------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_BUFFERIZATION_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

// An option that is off unless given.
class _Bufferization_Switch<string name, string text, string what, string value = "false">
    : Option<name, text, "bool", value, what>;

//===- From tensors to buffers ----------------------------------------------===//

def layoutMapClValues {
  string values = [{
    ::llvm::cl::values(
      clEnumValN(LayoutMapOption::InferLayoutMap, "infer-layout-map", ""),
      clEnumValN(LayoutMapOption::IdentityLayoutMap, "identity-layout-map", ""),
      clEnumValN(LayoutMapOption::FullyDynamicLayoutMap, "fully-dynamic-layout-map", "")
    )}];
}

class _LayoutOption<string name, string text, string value, string what>
    : Option<name, text, "LayoutMapOption", "LayoutMapOption::" # value, what,
             layoutMapClValues.values>;

def OneShotBufferizePass : Pass<"one-shot-bufferize", "ModuleOp"> {
  let summary = "replaces tensors by buffers, with few copies";
  let dependentDialects = ["bufferization::BufferizationDialect", "memref::MemRefDialect"];
  let options = [
    _Bufferization_Switch<"allowReturnAllocsFromLoops", "allow-return-allocs-from-loops",
            "Loops may return buffers that they allocate">,
    _Bufferization_Switch<"allowUnknownOps", "allow-unknown-ops",
            "Leave operations that are not bufferizable">,
    Option<"analysisFuzzerSeed", "analysis-fuzzer-seed", "unsigned", "0",
           "For tests: analyze in a random order of this seed">,
    Option<"analysisHeuristic", "analysis-heuristic", "std::string", "\"bottom-up\"",
           "Order of the analysis">,
    _Bufferization_Switch<"bufferizeFunctionBoundaries", "bufferize-function-boundaries",
            "Also arguments and results of functions", "0">,
    _Bufferization_Switch<"checkParallelRegions", "check-parallel-regions",
            "Regions may run in parallel", "true">,
    _Bufferization_Switch<"copyBeforeWrite", "copy-before-write", "Copy before each write, unanalyzed">,
    ListOption<"dialectFilter", "dialect-filter", "std::string", "Only these dialects">,
    _Bufferization_Switch<"dumpAliasSets", "dump-alias-sets", "For tests: note aliases in attributes">,
    ListOption<"noAnalysisFuncFilter", "no-analysis-func-filter", "std::string",
               "Do not analyze these functions">,
    _LayoutOption<"functionBoundaryTypeConversion", "function-boundary-type-conversion",
                  "InferLayoutMap", "Layout of arguments and results">,
    _Bufferization_Switch<"mustInferMemorySpace", "must-infer-memory-space",
            "Fail where a memory space is unknown">,
    _Bufferization_Switch<"useEncodingForMemorySpace", "use-encoding-for-memory-space",
            "Encodings of tensors are memory spaces">,
    _Bufferization_Switch<"testAnalysisOnly", "test-analysis-only",
            "For tests: note decisions in attributes">,
    _Bufferization_Switch<"printConflicts", "print-conflicts", "For tests: note conflicts in attributes">,
    _LayoutOption<"unknownTypeConversion", "unknown-type-conversion",
                  "FullyDynamicLayoutMap", "Layout where nothing determines it">,
    Option<"bufferAlignment", "buffer-alignment", "uint64_t", "64",
           "Alignment of allocations, in bytes">
  ];
  let statistics = [
    Statistic<"numBufferAlloc", "num-buffer-alloc", "Number of allocations">,
    Statistic<"numTensorInPlace", "num-tensor-in-place",
              "Number of operands that keep their buffer">,
    Statistic<"numTensorOutOfPlace", "num-tensor-out-of-place",
              "Number of operands that get a copy">
  ];
}

def EmptyTensorToAllocTensorPass : Pass<"empty-tensor-to-alloc-tensor"> {
  let summary = "tensor.empty to bufferization.alloc_tensor";
  let dependentDialects = ["tensor::TensorDialect"];
}
def EmptyTensorEliminationPass : Pass<"eliminate-empty-tensors"> {
  let summary = "uses in place of an empty tensor the tensor it is put into";
}

//===- Deallocation ---------------------------------------------------------===//

def OwnershipBasedBufferDeallocationPass : Pass<"ownership-based-buffer-deallocation"> {
  let summary = "frees all that is allocated, by who owns it";
  let options = [
    _Bufferization_Switch<"privateFuncDynamicOwnership", "private-function-dynamic-ownership",
            "Private functions take ownership as arguments">
  ];
  let dependentDialects = ["mlir::bufferization::BufferizationDialect",
                           "mlir::arith::ArithDialect", "mlir::memref::MemRefDialect",
                           "mlir::scf::SCFDialect"];
}
def BufferDeallocationSimplificationPass : Pass<"buffer-deallocation-simplification"> {
  let summary = "simplifies bufferization.dealloc";
  let dependentDialects = ["mlir::bufferization::BufferizationDialect",
                           "mlir::arith::ArithDialect", "mlir::memref::MemRefDialect"];
}
def OptimizeAllocationLivenessPass : Pass<"optimize-allocation-liveness", "func::FuncOp"> {
  let summary = "frees temporary buffers after their last use";
  let dependentDialects = ["mlir::memref::MemRefDialect"];
}
def LowerDeallocationsPass : Pass<"bufferization-lower-deallocations"> {
  let summary = "bufferization.dealloc to memref.dealloc";
  let dependentDialects = ["arith::ArithDialect", "memref::MemRefDialect", "scf::SCFDialect",
                           "func::FuncDialect"];
}

//===- Places of buffers ----------------------------------------------------===//

def BufferHoistingPass : Pass<"buffer-hoisting", "func::FuncOp"> {
  let summary = "moves allocations out of regions";
}
def BufferLoopHoistingPass : Pass<"buffer-loop-hoisting", "func::FuncOp"> {
  let summary = "moves allocations out of loops";
}
def PromoteBuffersToStackPass : Pass<"promote-buffers-to-stack", "func::FuncOp"> {
  let summary = "allocates small buffers on the stack";
  let options = [
    Option<"maxAllocSizeInBytes", "max-alloc-size-in-bytes", "unsigned", "1024",
           "Largest size, in bytes">,
    Option<"maxRankOfAllocatedMemRef", "max-rank-of-allocated-memref", "unsigned", "1",
           "Largest rank with dynamic dimensions">
  ];
}

let dependentDialects = ["memref::MemRefDialect"] in {
  def BufferResultsToOutParamsPass : Pass<"buffer-results-to-out-params", "ModuleOp"> {
    let summary = "replaces results of functions by arguments to write to";
    let options = [
      _Bufferization_Switch<"addResultAttribute", "add-result-attr", "Mark them with 'bufferize.result'">,
      _Bufferization_Switch<"hoistStaticAllocs", "hoist-static-allocs",
              "Allocate those of static size in callers">,
      _Bufferization_Switch<"hoistDynamicAllocs", "hoist-dynamic-allocs",
              "Allocate those of dynamic size in callers">,
      _Bufferization_Switch<"modifyPublicFunctions", "modify-public-functions", "Also public functions">
    ];
  }
  def DropEquivalentBufferResultsPass : Pass<"drop-equivalent-buffer-results", "ModuleOp"> {
    let summary = "drops results of functions that are their arguments";
  }
}

#endif // MLIR_DIALECT_BUFFERIZATION_TRANSFORMS_PASSES_TD
