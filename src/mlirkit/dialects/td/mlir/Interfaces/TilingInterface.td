//===- Tiling ----------------------------------------------------------------===//

#ifndef MLIR_TILINGINTERFACE
#define MLIR_TILINGINTERFACE

include "mlir/IR/OpBase.td"

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = [{
    An operation over an iteration space, parts of which (tiles, given by offsets and
    sizes) can be computed on their own.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Kind of each loop of the iteration space.",
      "::mlir::SmallVector<::mlir::utils::IteratorType>", "getLoopIteratorTypes", (ins), [{}],
      [{ return {}; }]>,
    InterfaceMethod<"Bounds of the loops.",
      "::mlir::SmallVector<::mlir::Range>", "getIterationDomain",
      (ins "::mlir::OpBuilder &":$b), [{}],
      [{ return {}; }]>,
    InterfaceMethod<"Computes a tile of the iteration space.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes), [{}],
      [{ return {}; }]>,
    InterfaceMethod<"Part of a result that a tile computes.",
      "::llvm::LogicalResult", "getResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"Computes the tile that yields part of a result.",
      "::mlir::FailureOr<::mlir::TilingResult>", "generateResultTileValue",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"Computes the tile that uses these parts of operands.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementationFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"The tile that uses these parts of operands.",
      "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"The tile that yields this part of a result.",
      "::llvm::LogicalResult", "getIterationDomainTileFromResultTile",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"Computes one element.",
      "::llvm::LogicalResult", "generateScalarImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc, "::mlir::ValueRange":$ivs), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"A consumer may use the tile without computing elements twice.",
      "bool", "isOpFusableWithConsumerSlice",
      (ins "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes), [{}],
      [{ return false; }]>,
    InterfaceMethod<"Producers may compute the parts without computing elements twice.",
      "bool", "isOpFusableWithProducerSlices",
      (ins "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes), [{}],
      [{ return false; }]>
  ];
}

def PartialReductionOpInterface : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = [{
    A reduction that can be split into parts whose results are combined.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Tensors to start from.",
      "::mlir::FailureOr<SmallVector<Value>>", "generateInitialTensorForPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "Location":$loc,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$tileSizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"Reduces a part.",
      "::mlir::FailureOr<TilingResult>", "tileToPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "Location":$loc,
           "::mlir::ReductionTilingStrategy":$tilingStrategy, "ValueRange":$init,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "const ::llvm::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"Combines the results of the parts.",
      "::mlir::FailureOr<MergeResult>", "mergeReductions",
      (ins "::mlir::OpBuilder &":$b, "Location":$loc, "ValueRange":$partialReduce,
           "const ::mlir::SetVector<unsigned> &":$reductionDims), [{}],
      [{ return failure(); }]>,
    InterfaceMethod<"Part of a result that a tile computes.",
      "::llvm::LogicalResult", "getPartialResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "ReductionTilingStrategy":$tilingStrategy,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes), [{}],
      [{ return failure(); }]>
  ];
}

#endif // MLIR_TILINGINTERFACE
