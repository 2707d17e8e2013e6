//===- Passes over all dialects ---------------------------------------------===//
//
// In order: simplification, inlining and hoisting, memory slots, symbols, order and
// locations, printing.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_TRANSFORMS_PASSES
#define MLIR_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"
include "mlir/Rewrite/PassUtil.td"

//===- Simplification -------------------------------------------------------===//

def Canonicalizer : Pass<"canonicalize"> {
  let summary = "applies canonicalization patterns and folders";
  let description = [{
    Repeats until nothing changes or a limit is reached. The result need not be canonical.
  }];
  let constructor = "mlir::createCanonicalizerPass()";
  let options = [
    Option<"topDownProcessingEnabled", "top-down", "bool", "true",
           "start with the operations at the top">,
    Option<"regionSimplifyLevel", "region-simplify", "mlir::GreedySimplifyRegionLevel",
           "mlir::GreedySimplifyRegionLevel::Normal", "how far control flow is simplified",
           _OptionValues<"mlir::GreedySimplifyRegionLevel",
                         [["Disabled", "disabled", "not at all"],
                          ["Normal", "normal", "removal of dead blocks and arguments"],
                          ["Aggressive", "aggressive", "merging of blocks too"]]>.flags>,
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "limit of rounds over the region; -1 for none">,
    Option<"maxNumRewrites", "max-num-rewrites", "int64_t", "-1",
           "limit of rewrites in a round; -1 for none">,
    Option<"testConvergence", "test-convergence", "bool", "false",
           "fail if a limit was reached, for tests">
  ] # RewritePassUtils.options;
}

def CSE : Pass<"cse"> {
  let summary = "merges operations that compute the same";
  let description = [{
    Memory effects decide which operations are equal. Dead operations are erased.
  }];
  let constructor = "mlir::createCSEPass()";
  let statistics = [
    Statistic<"numCSE", "num-cse'd", "operations merged">,
    Statistic<"numDCE", "num-dce'd", "operations erased">
  ];
}

def SCCP : Pass<"sccp"> {
  let summary = "replaces values that are the same constant on all reachable paths";
  let constructor = "mlir::createSCCPPass()";
}

def RemoveDeadValues : Pass<"remove-dead-values"> {
  let summary = "erases values that no effect depends on";
  let description = [{
    A liveness analysis over the whole module. Arguments and results of private functions,
    values carried through regions, and operations go if nothing live uses them.
  }];
  let constructor = "mlir::createRemoveDeadValuesPass()";
  let dependentDialects = ["ub::UBDialect"];
  let options = [
    Option<"canonicalize", "canonicalize", "bool", "true",
           "canonicalize operations with regions; if not, their dead operands become ub.poison">
  ];
}

def CompositeFixedPointPass : Pass<"composite-fixed-point-pass"> {
  let summary = "repeats a pipeline until nothing changes";
  let options = [
    Option<"name", "name", "std::string", "\"CompositeFixedPointPass\"", "displayed name">,
    Option<"pipelineStr", "pipeline", "std::string", "", "the pipeline">,
    Option<"maxIter", "max-iterations", "int", "10", "limit of repetitions">
  ];
}

//===- Inlining and hoisting ------------------------------------------------===//

def Inliner : Pass<"inline"> {
  let summary = "replaces calls by the bodies of their callees";
  let constructor = "mlir::createInlinerPass()";
  let options = [
    Option<"defaultPipelineStr", "default-pipeline", "std::string", "\"canonicalize\"",
           "pipeline run on callables that have none in `op-pipelines`">,
    ListOption<"opPipelineList", "op-pipelines", "OpPassManager",
               "pipelines for kinds of callables, as `dialect.op(pipeline)`">,
    Option<"maxInliningIterations", "max-iterations", "unsigned", "4",
           "limit of rounds in a cycle of calls">,
    Option<"inliningThreshold", "inlining-threshold", "unsigned", "-1U",
           "limit of the callee's size in percent of the caller's">
  ];
}

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "moves operations into the conditional regions that alone use them";
  let constructor = "::mlir::createControlFlowSinkPass()";
  let statistics = [Statistic<"numSunk", "num-sunk", "operations moved">];
}

def LoopInvariantCodeMotion : Pass<"loop-invariant-code-motion"> {
  let summary = "moves operations that do not depend on the iteration out of loops";
  let constructor = "mlir::createLoopInvariantCodeMotionPass()";
}

def LoopInvariantSubsetHoisting : Pass<"loop-invariant-subset-hoisting"> {
  let summary = "moves reads and writes of the same subset out of loops";
  let constructor = "mlir::createLoopInvariantSubsetHoistingPass()";
}

def BubbleDownMemorySpaceCasts : Pass<"bubble-down-memory-space-casts"> {
  let summary = "moves casts of the memory space behind the operations that use them";
}

//===- Memory slots ---------------------------------------------------------===//

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "replaces loads and stores of memory slots by values";
  let description = [{
    Works across the blocks of one region. A slot that cannot be replaced stays as it is.
  }];
  let options = [
    Option<"enableRegionSimplification", "region-simplify", "bool", "true",
           "simplify control flow afterwards">
  ];
  let statistics = [
    Statistic<"promotedAmount", "promoted slots", "slots replaced">,
    Statistic<"newBlockArgumentAmount", "new block args", "block arguments added">
  ];
}

def SROA : Pass<"sroa"> {
  let summary = "splits memory slots of aggregates into slots of their elements";
  let statistics = [
    Statistic<"destructuredAmount", "destructured slots", "slots split">,
    Statistic<"slotsWithMemoryBenefit", "slots with memory benefit",
              "slots of which a part was unused">,
    Statistic<"maxSubelementAmount", "max subelement number",
              "elements of the largest slot that was split">
  ];
}

//===- Symbols --------------------------------------------------------------===//

def SymbolDCE : Pass<"symbol-dce"> {
  let summary = "erases private symbols that nothing live refers to";
  let constructor = "mlir::createSymbolDCEPass()";
  let statistics = [Statistic<"numDCE", "num-dce'd", "symbols erased">];
}

def SymbolPrivatize : Pass<"symbol-privatize"> {
  let summary = "makes symbols private";
  let constructor = "mlir::createSymbolPrivatizePass()";
  let options = [ListOption<"exclude", "exclude", "std::string", "symbols to leave as they are">];
}

//===- Order and locations --------------------------------------------------===//

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "sorts graph regions so that values are defined before their uses";
  let description = [{
    Stable. Operations in a cycle go to the end.
  }];
  let constructor = "mlir::createTopologicalSortPass()";
}

def LocationSnapshot : Pass<"snapshot-op-locations"> {
  let summary = "writes the module to a file and takes the locations there";
  let options = [
    Option<"fileName", "filename", "std::string", "", "path of the file">,
    Option<"tag", "tag", "std::string", "",
           "name under which the new location is added to the old one; empty to replace it">,
    Option<"enableDebugInfo", "print-debuginfo", "bool", "false", "print locations">,
    Option<"printGenericOpForm", "print-op-generic", "bool", "false",
           "print operations in the generic form">,
    Option<"useLocalScope", "print-local-scope", "bool", "false",
           "print attributes, types and locations without aliases">,
    Option<"printPrettyDebugInfo", "pretty-debuginfo", "bool", "false",
           "print locations in the short form">
  ];
}

def StripDebugInfo : Pass<"strip-debuginfo"> {
  let summary = "removes all locations";
  let constructor = "mlir::createStripDebugInfoPass()";
}

def GenerateRuntimeVerification : Pass<"generate-runtime-verification"> {
  let summary = "adds checks that run with the program";
  let constructor = "mlir::createGenerateRuntimeVerificationPass()";
  let options = [
    Option<"verboseLevel", "verbose-level", "unsigned", "1",
           "what messages show: 0 for the location, 1 for the operation too">
  ];
}

//===- Printing -------------------------------------------------------------===//

def PrintIRPass : Pass<"print-ir"> {
  let summary = "prints the operation to the debug stream";
  let constructor = "mlir::createPrintIRPass()";
  let options = [Option<"label", "label", "std::string", "", "a title">];
}

def PrintOpStats : Pass<"print-op-stats"> {
  let summary = "counts operations by name";
  let constructor = "mlir::createPrintOpStatsPass()";
  let options = [Option<"printAsJSON", "json", "bool", "false", "print JSON">];
}

def ViewOpGraph : Pass<"view-op-graph"> {
  let summary = "prints a Graphviz graph";
  let description = [{
    Nodes are operations, edges uses of values, subgraphs regions and blocks.
  }];
  let constructor = "mlir::createPrintOpGraphPass()";
  let options = [
    Option<"maxLabelLen", "max-label-len", "unsigned", "20",
           "limit of characters of an attribute or type">,
    Option<"printAttrs", "print-attrs", "bool", "true", "attributes">,
    Option<"printControlFlowEdges", "print-control-flow-edges", "bool", "false",
           "edges of control flow">,
    Option<"printDataFlowEdges", "print-data-flow-edges", "bool", "true", "edges of uses">,
    Option<"printResultTypes", "print-result-types", "bool", "true", "types of results">
  ];
}

#endif // MLIR_TRANSFORMS_PASSES
