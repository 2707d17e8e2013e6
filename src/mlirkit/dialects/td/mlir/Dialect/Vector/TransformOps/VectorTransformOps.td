//===- Vectors in the transform dialect -------------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_TRANSFORMOPS_VECTORTRANSFORMOPS_TD
#define MLIR_DIALECT_VECTOR_TRANSFORMOPS_VECTORTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Dialect/Vector/Transforms/VectorTransformsBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Conversion to llvm ---------------------------------------------------===//

def ApplyVectorToLLVMConversionPatternsOp
    : _ConversionPatternsOp<"vector.vector_to_llvm", "conversion of vector to llvm",
                            ["verifyTypeConverter"]> {
  let arguments = (ins DefaultValuedAttr<BoolAttr, "false">:$reassociate_fp_reductions,
                       DefaultValuedAttr<BoolAttr, "true">:$force_32bit_vector_indices,
                       DefaultValuedAttr<BoolAttr, "false">:$use_vector_alignment);
}

//===- Pattern sets without options -----------------------------------------===//

// What the def is called between `Apply` and `PatternsOp`, the name in texts, a summary.
foreach row = [
    ["CastAwayVectorLeadingOneDim", "cast_away_vector_leading_one_dim",
     "drops leading dimensions of size one"],
    ["RankReducingSubview", "rank_reducing_subview_patterns",
     "drops dimensions of size one from transfers, by subviews"],
    ["DropUnitDimWithShapeCast", "drop_unit_dims_with_shape_cast",
     "drops dimensions of size one by shape casts"],
    ["DropInnerMostUnitDimsFromXferOps", "drop_inner_most_unit_dims_from_xfer_ops",
     "drops innermost dimensions of size one from transfers"],
    ["TransferPermutation", "transfer_permutation_patterns",
     "transfers with permutations to ones without"],
    ["LowerBitCast", "lower_bitcast", "bitcasts to those of rank one"],
    ["LowerBroadcast", "lower_broadcast", "broadcasts to simpler operations"],
    ["LowerCreateMask", "lower_create_mask", "masks to comparisons"],
    ["LowerMasks", "lower_masks", "masks to those of rank one"],
    ["LowerMaskedTransfers", "lower_masked_transfers", "masked transfers to masked loads"],
    ["MaterializeMasks", "materialize_masks", "bounds of transfers to masks"],
    ["LowerOuterProduct", "lower_outerproduct", "outer products to simpler operations"],
    ["LowerGather", "lower_gather", "gathers to those of rank one"],
    ["UnrollFromElements", "unroll_from_elements", "vector.from_elements to those of rank one"],
    ["UnrollToElements", "unroll_to_elements", "vector.to_elements to those of rank one"],
    ["LowerScan", "lower_scan", "scans to operations on elements"],
    ["LowerShapeCast", "lower_shape_cast", "shape casts to simpler operations"],
    ["LowerInterleave", "lower_interleave", "interleaving to that of rank one"],
    ["InterleaveToShuffle", "interleave_to_shuffle", "interleaving to shuffles"],
    ["RewriteNarrowType", "rewrite_narrow_types", "casts of elements narrower than a byte"],
    ["FoldArithExtension", "fold_arith_extension", "makes extensions part of contractions"],
    ["FoldElementwiseToVector", "elementwise_to_vector", "elementwise operations to vectors"],
    ["VectorReductionToContract", "reduction_to_contract", "reductions to contractions"],
    ["SinkVector", "sink_ops", "moves broadcasts and transpositions behind other operations"],
    ["SinkVectorMem", "sink_mem_ops", "moves extractions before loads and stores"]] in
  def !strconcat("Apply", row[0], "PatternsOp") : _PatternsOp<"vector." # row[1], row[2]>;

//===- Pattern sets with options --------------------------------------------===//

// Options `names` with their attributes; a text may give them.
class _OptionsPatternsOp<string set, string what, list<Attr> attributes, list<string> names>
    : _PatternsOp<"vector." # set, what> {
  let arguments = !dag(ins, attributes, names);
  let assemblyFormat = !if(
      !eq(!size(names), 1),
      "(`" # names[0] # "` `=` $" # names[0] # "^)? attr-dict",
      "oilist(" # !interleave(!foreach(name, names, "`" # name # "` `=` $" # name), "|")
      # ") attr-dict");
}

def ApplyLowerContractionPatternsOp
    : _OptionsPatternsOp<"lower_contraction", "contractions to simpler operations",
          [DefaultValuedAttr<VectorContractLoweringAttr,
                             "vector::VectorContractLowering::OuterProduct">],
          ["lowering_strategy"]>;
def ApplyLowerMultiReductionPatternsOp
    : _OptionsPatternsOp<"lower_multi_reduction", "reductions to those of rank one",
          [DefaultValuedAttr<VectorMultiReductionLoweringAttr,
                             "vector::VectorMultiReductionLowering::InnerParallel">],
          ["lowering_strategy"]>;
def ApplyLowerTransposePatternsOp
    : _OptionsPatternsOp<"lower_transpose", "transpositions to simpler operations",
          [DefaultValuedAttr<VectorTransposeLoweringAttr,
                             "vector::VectorTransposeLowering::EltWise">,
           DefaultValuedAttr<BoolAttr, "false">],
          ["lowering_strategy", "avx2_lowering_strategy"]>;
def ApplyLowerTransferPatternsOp
    : _OptionsPatternsOp<"lower_transfer", "transfers to loads and stores",
          [DefaultValuedAttr<I64Attr, "1">], ["max_transfer_rank"]>;
def ApplySplitTransferFullPartialPatternsOp
    : _OptionsPatternsOp<"split_transfer_full_partial",
          "transfers to ones in bounds and ones at the border",
          [DefaultValuedAttr<VectorTransferSplitAttr,
                             "vector::VectorTransferSplit::LinalgCopy">],
          ["split_transfer_strategy"]>;
def ApplyTransferToScfPatternsOp
    : _OptionsPatternsOp<"transfer_to_scf", "transfers to loops over those of lower rank",
          [DefaultValuedAttr<I64Attr, "1">, DefaultValuedAttr<BoolAttr, "false">],
          ["max_transfer_rank", "full_unroll"]>;

#endif // MLIR_DIALECT_VECTOR_TRANSFORMOPS_VECTORTRANSFORMOPS_TD
