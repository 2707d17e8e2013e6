//===- The linalg dialect: operations beside the structured ones ------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGOPS_TD
#define MLIR_DIALECT_LINALG_IR_LINALGOPS_TD

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Linalg_Op<string mnemonic, list<Trait> traits = []>
    : Op<Linalg_Dialect, mnemonic, traits>;

//===- In regions of structured operations ----------------------------------===//

def Linalg_YieldOp : Linalg_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "elements of the outputs that a region computes";
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), [{ /* nothing to yield */ }]>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Linalg_IndexOp : Linalg_Op<"index", [Pure]> {
  let summary = "index of a loop";
  let arguments = (ins ConfinedAttr<I64Attr, [IntMinValue<0>]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Softmax --------------------------------------------------------------===//

defvar _Tiling = DeclareOpInterfaceMethods<TilingInterface,
                                           ["getIterationDomain", "getLoopIteratorTypes",
                                            "getResultTilePosition",
                                            "getTiledImplementation"]>;

def Linalg_SoftmaxOp
    : Linalg_Op<"softmax",
          [DestinationStyleOpInterface,
           PredOpTrait<"input and output have same element type", TCopVTEtIsSameAs<0, 1>>,
           DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                     ["reifyResultShapes"]>,
           DeclareOpInterfaceMethods<AggregatedOpInterface, ["decomposeOperation"]>,
           DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
           _Tiling]> {
  let summary = "exponentials along a dimension, divided by their sum";
  let arguments = (ins AnyShaped:$input, AnyShaped:$output, I64Attr:$dimension);
  let results = (outs Variadic<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)`
    `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)`
    (`->` type($result)^)?
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Winograd convolution -------------------------------------------------===//

// One of its transformations, of the operand `source`.
class _WinogradOp<string which, string source, int sourceRank, int rank>
    : Linalg_Op<"winograd_" # which # "_transform",
                [AllElementTypesMatch<[source, "output"]>, DestinationStyleOpInterface,
                 _Tiling]> {
  let summary = which # " transformation of a Winograd convolution";
  let arguments = !con(!dag(ins, [TensorRankOf<[AnyType], [sourceRank]>], [source]),
                       (ins TensorRankOf<[AnyType], [rank]>:$output, WinogradConv2DFmr:$fmr));
  let results = (outs TensorRankOf<[AnyType], [rank]>:$result);
  let assemblyFormat = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $" # source # " `:` type($"
                       # source # [{) `)`
                         `outs` `(` $output `:` type($output) `)` `->` type($result)}];
  let hasVerifier = 1;
}

def Linalg_WinogradFilterTransformOp : _WinogradOp<"filter", "filter", 4, 4>;
def Linalg_WinogradInputTransformOp : _WinogradOp<"input", "input", 4, 6>;
def Linalg_WinogradOutputTransformOp : _WinogradOp<"output", "value", 6, 4>;

#endif // MLIR_DIALECT_LINALG_IR_LINALGOPS_TD
