//===- The scf dialect: passes ----------------------------------------------===//
//
// In order: for loops, parallel and forall loops.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SCF_PASSES
#define MLIR_DIALECT_SCF_PASSES

include "mlir/Pass/PassBase.td"

// `create` makes the pass in C++.
class _LoopPass<string argument, string create> : Pass<argument> {
  let constructor = "mlir::create" # create # "Pass()";
}

//===- For loops ------------------------------------------------------------===//

def SCFForLoopCanonicalization
    : _LoopPass<"scf-for-loop-canonicalization", "SCFForLoopCanonicalization"> {
  let summary = "simplifies loop bodies by what bounds and types say";
  let dependentDialects = ["affine::AffineDialect", "tensor::TensorDialect",
                           "memref::MemRefDialect"];
}

def SCFForLoopPeeling : Pass<"scf-for-loop-peeling"> {
  let summary = "runs a last iteration that is not full, or the first, after or before the loop";
  let dependentDialects = ["affine::AffineDialect"];
  let options = [
    Option<"peelFront", "peel-front", "bool", "false", "the first iteration">,
    Option<"skipPartial", "skip-partial", "bool", "true",
           "leave loops in iterations that were split off">
  ];
}

def SCFForLoopSpecialization
    : _LoopPass<"scf-for-loop-specialization", "ForLoopSpecialization"> {
  let summary = "adds a copy of the loop for a full tile";
}

def SCFForLoopRangeFolding : _LoopPass<"scf-for-loop-range-folding", "ForLoopRangeFolding"> {
  let summary = "moves additions and products on the induction variable into the bounds";
}

def SCFForToWhileLoop : _LoopPass<"scf-for-to-while", "ForToWhileLoop"> {
  let summary = "converts scf.for to scf.while";
}

//===- Parallel and forall loops --------------------------------------------===//

def SCFParallelLoopFusion : _LoopPass<"scf-parallel-loop-fusion", "ParallelLoopFusion"> {
  let summary = "merges parallel loops that follow each other";
}

def SCFParallelLoopSpecialization
    : _LoopPass<"scf-parallel-loop-specialization", "ParallelLoopSpecialization"> {
  let summary = "adds a copy of the loop for a full tile";
}

def SCFParallelLoopTiling : _LoopPass<"scf-parallel-loop-tiling", "ParallelLoopTiling"> {
  let summary = "splits parallel loops into tiles";
  let dependentDialects = ["affine::AffineDialect"];
  let options = [
    ListOption<"tileSizes", "parallel-loop-tile-sizes", "int64_t", "sizes, a dimension each">,
    Option<"noMinMaxBounds", "no-min-max-bounds", "bool", "false",
           "check each iteration, not the bounds of a tile">
  ];
}

def SCFForallToForLoop : _LoopPass<"scf-forall-to-for", "ForallToForLoop"> {
  let summary = "converts scf.forall to scf.for";
}

def SCFForallToParallelLoop : _LoopPass<"scf-forall-to-parallel", "ForallToParallelLoop"> {
  let summary = "converts scf.forall to scf.parallel";
}

def SCFParallelForToNestedFors
    : _LoopPass<"scf-parallel-for-to-nested-fors", "ParallelForToNestedFors"> {
  let summary = "converts scf.parallel to scf.for";
}

class _CollapsedIndices<int dimension>
    : ListOption<"clCollapsedIndices" # dimension, "collapsed-indices-" # dimension, "unsigned",
                 "dimensions that become dimension " # dimension>;

def TestSCFParallelLoopCollapsing
    : _LoopPass<"test-scf-parallel-loop-collapsing", "TestSCFParallelLoopCollapsing"> {
  let summary = "merges dimensions of parallel loops, for tests";
  let dependentDialects = ["affine::AffineDialect"];
  let options = [_CollapsedIndices<0>, _CollapsedIndices<1>, _CollapsedIndices<2>];
}

#endif // MLIR_DIALECT_SCF_PASSES
