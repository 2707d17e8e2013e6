//===- The affine dialect: passes -------------------------------------------===//
//
// In order: loops, memory, expressions.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_AFFINE_PASSES
#define MLIR_DIALECT_AFFINE_PASSES

include "mlir/Pass/PassBase.td"

// On a function of func; `create` makes the pass in C++.
class _AffineExternalPass<string argument, string create = ""> : Pass<argument, "func::FuncOp"> {
  let constructor = !if(!empty(create), "", "mlir::affine::create" # create # "()");
}

//===- Loops ----------------------------------------------------------------===//

def AffineLoopFusion : Pass<"affine-loop-fusion"> {
  let summary = "merges loop nests";
  let description = [{
    A loop that writes a buffer and one that reads it, or two that read the same buffer.
    Buffers between merged loops shrink or go away; work may be repeated for that.
  }];
  let constructor = "mlir::affine::createLoopFusionPass()";
  let dependentDialects = ["memref::MemRefDialect"];
  let options = [
    Option<"computeToleranceThreshold", "compute-tolerance", "double", "0.30f",
           "limit of additional work, as a fraction">,
    Option<"fastMemorySpace", "fast-mem-space", "unsigned", "0",
           "memory space for buffers between merged loops">,
    Option<"localBufSizeThreshold", "local-buf-threshold", "uint64_t", "0",
           "KiB up to which buffers go to that space">,
    Option<"maximalFusion", "maximal", "bool", "false", "merge whatever can be">,
    Option<"affineFusionMode", "mode", "enum FusionMode", "mlir::affine::FusionMode::Greedy",
           "loops to merge",
           _OptionValues<"mlir::affine::FusionMode",
                         [["Greedy", "greedy", "all"],
                          ["ProducerConsumer", "producer", "writers with readers"],
                          ["Sibling", "sibling", "readers of the same buffer"]]>.flags>
  ];
}

def AffineLoopInvariantCodeMotion
    : _AffineExternalPass<"affine-loop-invariant-code-motion",
                          "AffineLoopInvariantCodeMotionPass"> {
  let summary = "moves operations that do not depend on the iteration out of loops";
}

def AffineLoopNormalize
    : _AffineExternalPass<"affine-loop-normalize", "AffineLoopNormalizePass"> {
  let summary = "makes loops begin at 0 and step by 1";
  let options = [
    Option<"promoteSingleIter", "promote-single-iter", "bool", "true",
           "replace loops that run once by their bodies">
  ];
}

def AffineLoopTiling : _AffineExternalPass<"affine-loop-tile", "LoopTilingPass"> {
  let summary = "splits loop nests into tiles";
  let options = [
    Option<"cacheSizeInKiB", "cache-size", "uint64_t", "512", "KiB that a tile may use">,
    Option<"separate", "separate", "bool", "false", "handle tiles at the border separately">,
    Option<"tileSize", "tile-size", "unsigned", "", "size of the tile in all loops">,
    ListOption<"tileSizes", "tile-sizes", "unsigned", "sizes of the tile, a loop each">
  ];
}

def AffineLoopUnroll : InterfacePass<"affine-loop-unroll", "FunctionOpInterface"> {
  let summary = "unrolls innermost loops";
  let constructor = "mlir::affine::createLoopUnrollPass()";
  let options = [
    Option<"unrollFactor", "unroll-factor", "int64_t", "4", "copies of the body; -1 for all">,
    Option<"unrollUpToFactor", "unroll-up-to-factor", "bool", "false",
           "unroll loops of fewer iterations completely">,
    Option<"numRepetitions", "unroll-num-reps", "unsigned", "1", "times to repeat this">,
    Option<"unrollFullThreshold", "unroll-full-threshold", "unsigned", "1",
           "iterations up to which a loop is unrolled completely">,
    Option<"cleanUpUnroll", "cleanup-unroll", "bool", "false",
           "unroll the loop over the rest completely">
  ];
}

def AffineLoopUnrollAndJam : InterfacePass<"affine-loop-unroll-jam", "FunctionOpInterface"> {
  let summary = "unrolls loops and merges the copies of the loops inside";
  let constructor = "mlir::affine::createLoopUnrollAndJamPass()";
  let options = [
    Option<"unrollJamFactor", "unroll-jam-factor", "unsigned", "4", "copies of the body">
  ];
}

def LoopCoalescing : _AffineExternalPass<"affine-loop-coalescing", "LoopCoalescingPass"> {
  let summary = "makes one loop of a nest whose bounds do not depend on each other";
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect"];
}

def AffineParallelize : _AffineExternalPass<"affine-parallelize"> {
  let summary = "makes an affine.parallel of an affine.for without dependences";
  let options = [
    Option<"maxNested", "max-nested", "unsigned", "-1u", "limit of parallel loops in a nest">,
    Option<"parallelReductions", "parallel-reductions", "bool", "false",
           "convert reductions too">
  ];
}

def AffineVectorize : _AffineExternalPass<"affine-super-vectorize"> {
  let summary = "makes loops compute on vectors";
  let dependentDialects = ["vector::VectorDialect"];
  let options = [
    ListOption<"vectorSizes", "virtual-vector-size", "int64_t", "dimensions of the vectors">,
    ListOption<"fastestVaryingPattern", "test-fastest-varying", "int64_t",
               "memory dimensions that vary fastest, for tests">,
    Option<"vectorizeReductions", "vectorize-reductions", "bool", "false",
           "convert reductions in iter_args too">
  ];
}

//===- Memory ---------------------------------------------------------------===//

def AffineDataCopyGeneration
    : _AffineExternalPass<"affine-data-copy-generate", "AffineDataCopyGenerationPass"> {
  let summary = "copies data that loops use to faster memory";
  let dependentDialects = ["memref::MemRefDialect"];
  let options = [
    Option<"fastMemoryCapacity", "fast-mem-capacity", "uint64_t",
           "std::numeric_limits<uint64_t>::max()", "KiB of faster memory">,
    Option<"fastMemorySpace", "fast-mem-space", "unsigned", "1", "space of faster memory">,
    Option<"generateDma", "generate-dma", "bool", "false", "copy by DMA, not by elements">,
    Option<"minDmaTransferSize", "min-dma-transfer", "int", "1024", "least bytes of a DMA">,
    Option<"slowMemorySpace", "slow-mem-space", "unsigned", "0", "space of slower memory">,
    Option<"skipNonUnitStrideLoops", "skip-non-unit-stride-loops", "bool", "false",
           "place no copies in loops with a step other than 1, for tests">,
    Option<"tagMemorySpace", "tag-mem-space", "unsigned", "0", "space for tags of DMAs">
  ];
}

def AffinePipelineDataTransfer
    : _AffineExternalPass<"affine-pipeline-data-transfer", "PipelineDataTransferPass"> {
  let summary = "starts the DMA of the next iteration before the work of this one";
}

def AffineScalarReplacement
    : _AffineExternalPass<"affine-scalrep", "AffineScalarReplacementPass"> {
  let summary = "replaces loads by values that were stored or loaded before";
}

def AffineFoldMemRefAliasOps : Pass<"affine-fold-memref-alias-ops"> {
  let summary = "makes accesses to views of memrefs accesses to the memrefs";
  let dependentDialects = ["memref::MemRefDialect"];
}

def RaiseMemrefDialect
    : _AffineExternalPass<"affine-raise-from-memref", "RaiseMemrefToAffine"> {
  let summary = "replaces operations of memref by those of affine";
  let dependentDialects = ["affine::AffineDialect"];
}

//===- Expressions ----------------------------------------------------------===//

def AffineExpandIndexOps : Pass<"affine-expand-index-ops"> {
  let summary = "replaces delinearize_index and linearize_index by arithmetic";
  let constructor = "mlir::affine::createAffineExpandIndexOpsPass()";
}

def AffineExpandIndexOpsAsAffine : Pass<"affine-expand-index-ops-as-affine"> {
  let summary = "replaces delinearize_index and linearize_index by affine.apply";
  let constructor = "mlir::affine::createAffineExpandIndexOpsAsAffinePass()";
}

def SimplifyAffineStructures
    : _AffineExternalPass<"affine-simplify-structures", "SimplifyAffineStructuresPass"> {
  let summary = "simplifies maps and sets, and gives memrefs the identity layout";
}

def SimplifyAffineMinMaxPass
    : InterfacePass<"affine-simplify-min-max", "FunctionOpInterface"> {
  let summary = "simplifies affine.min, affine.max and affine.apply by bounds of their operands";
}

#endif // MLIR_DIALECT_AFFINE_PASSES
