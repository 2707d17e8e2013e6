//===- The linalg dialect: interfaces ---------------------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGINTERFACES_TD
#define MLIR_DIALECT_LINALG_IR_LINALGINTERFACES_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"

class _Linalg_Interface<string name, string verifier, list<Interface> bases = []>
    : OpInterface<name, bases> {
  let cppNamespace = "::mlir::linalg";
  let verify = "return detail::verify" # verifier # "Interface($_op);";
}

//===- Structured operations ------------------------------------------------===//

def LinalgStructuredInterface
    : _Linalg_Interface<"LinalgOp", "StructuredOp",
                        [DestinationStyleOpInterface, IndexingMapOpInterface]> {
  let description = [{
    A loop nest given by the kind of each loop, by a map from the loops to the indices of
    each operand, and by a region that computes one element of each output.
  }];
  let verifyWithRegions = 1;
  let methods = [
    // Loops.
    _DefaultMethod<"Number of parallel loops.", "unsigned", "getNumParallelLoops">,
    _DefaultMethod<"All loops are parallel.", "bool", "isAllParallelLoops">,
    _DefaultMethod<"Positions of the parallel loops.",
      "void", "getParallelDims", (ins "SmallVectorImpl<unsigned> &":$res)>,
    _DefaultMethod<"Number of reduction loops.", "unsigned", "getNumReductionLoops">,
    _DefaultMethod<"Positions of the reduction loops.",
      "void", "getReductionDims", (ins "SmallVectorImpl<unsigned> &":$res)>,
    _DefaultMethod<"Number of loops.", "unsigned", "getNumLoops">,
    _DefaultMethod<"The only loop is a reduction.", "bool", "hasSingleReductionLoop">,

    // Operands.
    _DefaultMethod<"The region reads the operand's element.",
      "bool", "payloadUsesValueFromOperand", (ins "OpOperand *":$opOperand)>,
    _DefaultMethod<"There is one input and one output.", "bool", "isSingleInputOutput">,
    _DefaultMethod<"The operand is an output whose element the region reads.",
      "bool", "isInitTensor", (ins "OpOperand *":$opOperand)>,
    _DefaultMethod<"Rank of a tensor or memref; of others zero.",
      "int64_t", "getRank", (ins "OpOperand*":$opOperand)>,

    // What belongs together.
    _DefaultMethod<"Block arguments of inputs.",
      "Block::BlockArgListType", "getRegionInputArgs">,
    _DefaultMethod<"Block arguments of outputs.",
      "Block::BlockArgListType", "getRegionOutputArgs">,
    _DefaultMethod<"Block argument of an operand.",
      "BlockArgument", "getMatchingBlockArgument", (ins "OpOperand *":$opOperand)>,
    _DefaultMethod<"Operand of a block argument.",
      "OpOperand *", "getMatchingOpOperand", (ins "BlockArgument":$blockArgument)>,
    _DefaultMethod<"Map of a result.",
      "AffineMap", "getIndexingMapMatchingResult", (ins "OpResult":$result)>,
    _DefaultMethod<"Yielded value of an output.",
      "OpOperand *", "getMatchingYieldValue", (ins "OpOperand*":$opOperand)>,

    // The operation as a whole.
    _DefaultMethod<"The region's block.", "Block*", "getBlock">,
    _DefaultMethod<"Kinds of the loops.",
      "SmallVector<utils::IteratorType>", "getIteratorTypesArray">,
    _DefaultMethod<"The maps depend on attributes.", "bool", "hasDynamicIndexingMaps">,
    _DefaultMethod<"Checks the attributes that maps depend on.",
      "LogicalResult", "verifyIndexingMapRequiredAttributes">,
    _DefaultMethod<"An operand has a dynamic dimension.", "bool", "hasDynamicShape">,
    _DefaultMethod<"Name of a library's function that does the same.",
      "std::string", "getLibraryCallName">,
    InterfaceMethod<"The region has linalg.index.", "bool", "hasIndexSemantics">,
    _DefaultMethod<"Operands that have a block argument.",
      "::llvm::SmallVector<OpOperand *>", "getOpOperandsMatchingBBargs">,
    _DefaultMethod<"Finds a dimension of an operand that a loop runs along.",
      "LogicalResult", "mapIterationSpaceDimToOperandDim",
      (ins "unsigned":$dimPos, "::mlir::Value &":$operand, "unsigned &":$operandDimPos)>,
    _DefaultMethod<"Finds all such dimensions.",
      "void", "mapIterationSpaceDimToAllOperandDims",
      (ins "unsigned":$dimPos,
           "mlir::SmallVectorImpl<std::pair<Value, unsigned>>&":$operandDimPairs)>,
    _DefaultMethod<"The maps are other than the operation's usual ones.",
      "bool", "hasUserDefinedMaps">,
    _DefaultMethod<"Bounds of all loops are clear without these operands.",
      "bool", "canOpOperandsBeDropped", (ins "ArrayRef<OpOperand *>":$droppedOperands)>,
    _DefaultMethod<"Shape of a tensor or memref; of others nothing.",
      "ArrayRef<int64_t>", "getShape", (ins "OpOperand*":$opOperand)>,
    StaticInterfaceMethod<"Function that fills the region of a named operation.",
      "std::function<void(ImplicitLocOpBuilder &, Block &, ArrayRef<NamedAttribute>, "
      # "function_ref<InFlightDiagnostic()>)>",
      "getRegionBuilder", (ins), [{ return ConcreteOp::getRegionBuilder(); }]>,
    _CommonMethod<"All maps are projected permutations.",
      "bool", "hasOnlyProjectedPermutations">
  ];
}

//===- Kinds of structured operations ---------------------------------------===//

def LinalgContractionOpInterface
    : _Linalg_Interface<"ContractionOpInterface", "Contraction"> {
  let description = "Sums products of elements, as a matrix multiplication does.";
  let verifyWithRegions = 1;
  defvar kinds = ["RowMajorMatmul", "ColumnMajorMatmul", "RowMajorBatchMatmul", "Vecmat",
                  "BatchVecmat", "Matvec", "BatchMatvec"];
  let methods = [
    _CommonMethod<"Left factor.", "Value", "lhs">,
    _CommonMethod<"Right factor.", "Value", "rhs">
  ] # !foreach(kind, kinds, _CommonMethod<"Its maps are those of this.", "bool", "is" # kind>);
}

def LinalgConvolutionOpInterface
    : _Linalg_Interface<"ConvolutionOpInterface", "Convolution"> {
  let description = "Moves a window over an image.";
  let methods = [_DefaultMethod<"Image.", "Value", "image">,
                 _DefaultMethod<"Window's weights.", "Value", "filter">];
}

def LinalgFillOpInterface : _Linalg_Interface<"FillOpInterface", "Fill"> {
  let description = "Writes one value everywhere.";
  let methods = [_DefaultMethod<"The value.", "Value", "value">,
                 _DefaultMethod<"Output.", "Value", "output">,
                 _DefaultMethod<"Result, if there is one.", "Value", "result">];
}

//===- Operations made of others --------------------------------------------===//

def AggregatedOpInterface : OpInterface<"AggregatedOpInterface"> {
  let cppNamespace = "::mlir::linalg";
  let methods = [
    _DefaultMethod<"Replaces the operation by simpler ones that give the returned results.",
      "FailureOr<SmallVector<Value>>", "decomposeOperation", (ins "OpBuilder &":$b)>
  ];
}

#endif // MLIR_DIALECT_LINALG_IR_LINALGINTERFACES_TD
