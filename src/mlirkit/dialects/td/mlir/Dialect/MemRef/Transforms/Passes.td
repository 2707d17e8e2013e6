//===- The memref dialect: passes -------------------------------------------===//

#ifndef MLIR_DIALECT_MEMREF_TRANSFORMS_PASSES
#define MLIR_DIALECT_MEMREF_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def ExpandOpsPass : Pass<"memref-expand"> {
  let summary = "replaces operations that llvm has not by simpler ones";
}

def ExpandReallocPass : Pass<"expand-realloc"> {
  let summary = "replaces memref.realloc by an allocation and a copy";
  let dependentDialects = ["arith::ArithDialect", "scf::SCFDialect", "memref::MemRefDialect"];
  let options = [
    Option<"emitDeallocs", "emit-deallocs", "bool", "true", "free the old memref">
  ];
}

def ExpandStridedMetadataPass : Pass<"expand-strided-metadata"> {
  let summary = "computes sizes, offsets and strides of views by affine operations";
  let dependentDialects = ["affine::AffineDialect", "memref::MemRefDialect"];
}

def FlattenMemrefsPass : Pass<"flatten-memref"> {
  let summary = "makes memrefs one-dimensional";
  let dependentDialects = ["affine::AffineDialect", "memref::MemRefDialect",
                           "vector::VectorDialect"];
}

def FoldMemRefAliasOpsPass : Pass<"fold-memref-alias-ops"> {
  let summary = "makes accesses to views of memrefs accesses to the memrefs";
  let dependentDialects = ["memref::MemRefDialect", "vector::VectorDialect"];
}

def MemRefEmulateWideInt : Pass<"memref-emulate-wide-int"> {
  let summary = "stores wide integers in two halves";
  let dependentDialects = ["vector::VectorDialect"];
  let options = [
    Option<"widestIntSupported", "widest-int-supported", "unsigned", "32",
           "bits of the widest integer of the target, a power of 2">
  ];
}

def NormalizeMemRefsPass : Pass<"normalize-memrefs", "ModuleOp"> {
  let summary = "gives memrefs the identity layout";
  let dependentDialects = ["affine::AffineDialect"];
}

def ReifyResultShapesPass : Pass<"reify-result-shapes"> {
  let summary = "makes result types of tensor.pad and tensor.concat as static as can be";
  let dependentDialects = ["affine::AffineDialect", "memref::MemRefDialect",
                           "tensor::TensorDialect"];
}

// memref.dim and tensor.dim of a result become computations on the operands.
class _ResolveResultDims<string argument, list<string> dialects> : Pass<argument> {
  let dependentDialects = dialects;
  let options = [
    Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit", "bool", "true",
           "fail if patterns do not come to an end">
  ];
}

def ResolveRankedShapeTypeResultDimsPass
    : _ResolveResultDims<"resolve-ranked-shaped-type-result-dims",
                         ["memref::MemRefDialect", "tensor::TensorDialect"]> {
  let summary = "computes dimensions of ranked results from operands";
}

def ResolveShapedTypeResultDimsPass
    : _ResolveResultDims<"resolve-shaped-type-result-dims",
                         ["affine::AffineDialect", "memref::MemRefDialect",
                          "tensor::TensorDialect"]> {
  let summary = "computes dimensions of results from operands";
}

#endif // MLIR_DIALECT_MEMREF_TRANSFORMS_PASSES
