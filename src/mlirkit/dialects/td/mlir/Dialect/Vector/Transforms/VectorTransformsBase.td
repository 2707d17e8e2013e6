//===- The vector dialect: ways to lower operations -------------------------===//

#ifndef MLIR_DIALECT_VECTOR_TRANSFORMS_VECTORTRANSFORMSBASE_TD
#define MLIR_DIALECT_VECTOR_TRANSFORMS_VECTORTRANSFORMSBASE_TD

include "mlir/IR/EnumAttr.td"

// Cases of the enum `Vector<enum>`, numbered by their order; then the enum itself.
multiclass _VectorCases<list<string> defs, list<string> symbols, list<string> texts> {
  foreach i = !range(defs) in
    def _#defs[i] : I32EnumAttrCase<symbols[i], i, texts[i]>;
}
class _VectorChoice<string enum, string summary, list<string> defs>
    : I32EnumAttr<"Vector" # enum, summary,
                  !foreach(d, defs, !cast<I32EnumAttrCase>("Vector" # enum # "_" # d))> {
  let cppNamespace = "::mlir::vector";
}

defvar _Transpose = ["Elementwise", "LLVMIntr", "Shuffle1D", "Shuffle16x16"];
defm VectorTransposeLowering
    : _VectorCases<_Transpose, ["EltWise", "LLVMIntr", "Shuffle1D", "Shuffle16x16"],
                   ["eltwise", "llvmintr", "shuffle_1d", "shuffle_16x16"]>;
def VectorTransposeLoweringAttr
    : _VectorChoice<"TransposeLowering",
                    "control the lowering of `vector.transpose` operations.", _Transpose>;

defvar _MultiReduction = ["InnerParallel", "InnerReduction"];
defm VectorMultiReductionLowering
    : _VectorCases<_MultiReduction, _MultiReduction, ["innerparallel", "innerreduction"]>;
def VectorMultiReductionLoweringAttr
    : _VectorChoice<"MultiReductionLowering",
                    "control the lowering of `vector.multi_reduction`.", _MultiReduction>;

defvar _Contract = ["Dot", "LLVMIntr", "OuterProduct", "ParallelArith"];
defm VectorContractLowering
    : _VectorCases<_Contract, _Contract, ["dot", "llvmintr", "outerproduct", "parallelarith"]>;
def VectorContractLoweringAttr
    : _VectorChoice<"ContractLowering",
                    "control the lowering of `vector.contract` operations.", _Contract>;

defvar _Split = ["None", "VectorTransfer", "LinalgCopy", "ForceInBounds"];
defm VectorTransferSplit
    : _VectorCases<_Split, _Split, ["none", "vector-transfer", "linalg-copy",
                                    "force-in-bounds"]>;
def VectorTransferSplitAttr
    : _VectorChoice<"TransferSplit",
                    "control the splitting of `vector.transfer` operations into in-bounds"
                    # " and out-of-bounds variants.", _Split>;

#endif // MLIR_DIALECT_VECTOR_TRANSFORMS_VECTORTRANSFORMSBASE_TD
