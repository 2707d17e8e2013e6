//===- The linalg dialect: passes -------------------------------------------===//

#ifndef MLIR_DIALECT_LINALG_PASSES_TD
#define MLIR_DIALECT_LINALG_PASSES_TD

include "mlir/IR/Constraints.td"
include "mlir/Pass/PassBase.td"

class _Flag<string name, string text, string value, string what>
    : Option<name, text, "bool", value, what>;

//===- Forms of operations --------------------------------------------------===//

let dependentDialects = ["linalg::LinalgDialect"] in {

def LinalgMorphOpsPass : Pass<"linalg-morph-ops"> {
  let summary = "rewrites operations in more general or more special forms";
  let options = [
    _Flag<"namedToCategory", "named-to-category", "false",
          "named operations to categories such as linalg.elementwise">,
    _Flag<"categoryToGeneric", "category-to-generic", "false",
          "categories to linalg.generic">,
    _Flag<"namedToGeneric", "named-to-generic", "false",
          "named operations to linalg.generic">,
    _Flag<"genericToNamed", "generic-to-named", "false",
          "linalg.generic to named operations">
  ];
}
def LinalgGeneralizeNamedOpsPass
    : Pass<"linalg-generalize-named-ops">, Deprecated<"Use 'linalg-morph-ops' instead."> {
  let summary = "named operations to linalg.generic";
}
def LinalgSpecializeGenericOpsPass
    : Pass<"linalg-specialize-generic-ops">, Deprecated<"Use 'linalg-morph-ops' instead."> {
  let summary = "linalg.generic to named operations";
}
def LinalgInlineScalarOperandsPass : Pass<"linalg-inline-scalar-operands"> {
  let summary = "moves scalar operands of linalg.generic into its region";
}
def LinalgFoldIntoElementwisePass : Pass<"linalg-fold-into-elementwise"> {
  let summary = "makes transpositions part of the maps of linalg.elementwise";
}

}

//===- To loops -------------------------------------------------------------===//

def ConvertLinalgToAffineLoopsPass : Pass<"convert-linalg-to-affine-loops"> {
  let summary = "replaces operations by loops of affine";
  let dependentDialects = ["affine::AffineDialect", "linalg::LinalgDialect",
                           "memref::MemRefDialect"];
}
def ConvertLinalgToLoopsPass : Pass<"convert-linalg-to-loops"> {
  let summary = "replaces operations by loops of scf";
  let dependentDialects = ["linalg::LinalgDialect", "scf::SCFDialect",
                           "affine::AffineDialect"];
}
def ConvertLinalgToParallelLoopsPass : Pass<"convert-linalg-to-parallel-loops"> {
  let summary = "replaces operations by parallel loops of scf";
  let dependentDialects = ["affine::AffineDialect", "linalg::LinalgDialect",
                           "memref::MemRefDialect", "scf::SCFDialect"];
}

//===- Optimizations --------------------------------------------------------===//

def ConvertElementwiseToLinalgPass : Pass<"convert-elementwise-to-linalg", ""> {
  let summary = "replaces elementwise operations on tensors by linalg.generic";
  let dependentDialects = ["linalg::LinalgDialect", "memref::MemRefDialect"];
}
def SimplifyDepthwiseConvPass : Pass<"simplify-depthwise-conv"> {
  let summary = "drops channel multipliers of one from depthwise convolutions";
  let dependentDialects = ["linalg::LinalgDialect", "tensor::TensorDialect"];
}

let dependentDialects = ["linalg::LinalgDialect", "affine::AffineDialect",
                         "memref::MemRefDialect"] in
def LinalgFoldUnitExtentDimsPass : Pass<"linalg-fold-unit-extent-dims", ""> {
  let summary = "drops dimensions of size one";
  let options = [_Flag<"useRankReducingSlices", "use-rank-reducing-slices", "false",
                       "by slices instead of reshapes">];
}

def LinalgElementwiseOpFusionPass : Pass<"linalg-fuse-elementwise-ops"> {
  let summary = "joins elementwise operations on tensors";
  let dependentDialects = ["affine::AffineDialect", "linalg::LinalgDialect",
                           "memref::MemRefDialect"];
}
def LinalgDetensorizePass : InterfacePass<"linalg-detensorize", "FunctionOpInterface"> {
  let summary = "replaces tensors of one element by scalars";
  let options = [_Flag<"aggressiveMode", "aggressive-mode", "false",
                       "also in operands of branches and arguments of blocks">];
}

def LinalgBlockPackMatmul : Pass<"linalg-block-pack-matmul"> {
  let summary = "tiles the layout of matrices that are multiplied";
  let dependentDialects = ["linalg::LinalgDialect", "tensor::TensorDialect"];
  let options = [
    ListOption<"blockFactors", "block-factors", "int64_t", "sizes mb, nb, kb of tiles">,
    _Flag<"allowPadding", "allow-padding", "true", "tiles may be padded">,
    ListOption<"mnkPaddedSizesNextMultipleOf", "mnk-padded-multiples", "int64_t",
               "pad sizes to multiples of these">,
    ListOption<"mnkOrder", "mnk-order", "int64_t", "order of the dimensions">,
    _Flag<"lhsTransposeOuterBlocks", "lhs-transpose-outer-blocks", "false",
          "left matrix: [MB][KB] to [KB][MB]">,
    _Flag<"lhsTransposeInnerBlocks", "lhs-transpose-inner-blocks", "false",
          "left matrix: [mb][kb] to [kb][mb]">,
    _Flag<"rhsTransposeOuterBlocks", "rhs-transpose-outer-blocks", "true",
          "right matrix: [KB][NB] to [NB][KB]">,
    _Flag<"rhsTransposeInnerBlocks", "rhs-transpose-inner-blocks", "true",
          "right matrix: [kb][nb] to [nb][kb]">
  ];
}

#endif // MLIR_DIALECT_LINALG_PASSES_TD
