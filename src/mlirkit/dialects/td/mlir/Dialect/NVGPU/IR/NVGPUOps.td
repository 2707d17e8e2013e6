//===- The nvgpu dialect: operations ----------------------------------------===//
//
// In order: matrices of a warp, asynchronous copies, barriers, copies by tensor maps, matrices
// of a group of warps, arithmetic.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_NVGPU_IR_NVGPUOPS_TD
#define MLIR_DIALECT_NVGPU_IR_NVGPUOPS_TD

include "mlir/Dialect/NVGPU/IR/NVGPU.td"
include "mlir/Dialect/NVGPU/IR/NVGPUTypes.td"

class NVGPU_Op<string mnemonic, list<Trait> traits = []> : Op<NVGPU_Dialect, mnemonic, traits>;

// Its summary, arguments, results and format; `verified` by code, as most are.
class _NVGPU_OpOf<string mnemonic, string text, dag inputs, dag outputs, string format,
                  list<Trait> traits = [], bit verified = 1>
    : NVGPU_Op<mnemonic, traits> {
  let summary = text;
  let arguments = inputs;
  let results = outputs;
  let assemblyFormat = format;
  let hasVerifier = verified;
}

defvar _NVGPU_WrittenMemRef = Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>;
defvar _NVGPU_ReadMemRef = Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>;

//===- Matrices of a warp ---------------------------------------------------===//

def NVGPU_LdMatrixOp
    : _NVGPU_OpOf<"ldmatrix", "loads tiles of a matrix, each thread its part",
                  (ins _NVGPU_ReadMemRef:$srcMemref, Variadic<Index>:$indices,
                       BoolAttr:$transpose, I32Attr:$numTiles),
                  (outs AnyVectorOfNonZeroRank:$res),
                  "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)",
                  [MemoryEffects<[MemRead]>,
                   PredOpTrait<"srcMemref and res have same element type",
                               TCresVTEtIsSameAsOp<0, 0>>]>;

class NVGPU_MmaSyncOp<string mnemonic>
    : NVGPU_Op<mnemonic, [Pure, PredOpTrait<"matrixA and matrixB have same element type",
                                            TCopVTEtIsSameAs<0, 1>>]> {
  let hasVerifier = 1;
}

// `metadata` says which elements of the first matrix are there.
class _NVGPU_MmaSyncOp<string mnemonic, string text, dag metadata, string format, dag selector>
    : NVGPU_MmaSyncOp<mnemonic> {
  let summary = text;
  defvar matrix = AnyVectorOfNonZeroRank;
  let arguments = !con((ins matrix:$matrixA, matrix:$matrixB, matrix:$matrixC), metadata,
                       (ins I64ArrayAttr:$mmaShape), selector,
                       (ins OptionalAttr<UnitAttr>:$tf32Enabled));
  let results = (outs matrix:$res);
  let assemblyFormat = !strconcat("`(` $matrixA`,` $matrixB`,` $matrixC `)`", format,
      " attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)`",
      " `->` type($res)");
}
defvar _NVGPU_Matrices = (ins "Value":$matrixA, "Value":$matrixB, "Value":$matrixC);

def NVGPU_MmaSyncOp
    : _NVGPU_MmaSyncOp<"mma.sync", "multiplies two matrices and adds a third",
                       (ins), "", (ins)> {
  let builders = [
    OpBuilder<!con(_NVGPU_Matrices, (ins "ArrayAttr":$mmaShape))>,
    OpBuilder<!con(_NVGPU_Matrices, (ins "ArrayRef<int64_t>":$mmaShape,
                                         CArg<"bool", "false">:$tf32Enabled))>
  ];
}

def NVGPU_MmaSparseSyncMetadataType
    : FixedVectorOfLengthAndType<[2], [I16]>,
      BuildableType<"::mlir::VectorType::get({2},$_builder.getI16Type())">;

def NVGPU_MmaSparseSyncOp
    : _NVGPU_MmaSyncOp<"mma.sp.sync",
                       "multiplies two matrices, the first half empty, and adds a third",
                       (ins NVGPU_MmaSparseSyncMetadataType:$sparseMetadata),
                       " `metadata` `(` $sparseMetadata `)`",
                       (ins DefaultValuedAttr<I32Attr, "0">:$sparsitySelector)> {
  let builders = [
    OpBuilder<!con(_NVGPU_Matrices, (ins "Value":$sparseMetadata,
                                         "ArrayRef<int64_t>":$mmaShape))>
  ];
}

//===- Asynchronous copies --------------------------------------------------===//

defvar _NVGPU_Token = (outs NVGPU_DeviceAsyncToken:$asyncToken);

def NVGPU_DeviceAsyncCopyOp
    : _NVGPU_OpOf<"device_async_copy", "starts a copy from global to shared memory",
                  (ins _NVGPU_WrittenMemRef:$dst, Variadic<Index>:$dstIndices,
                       _NVGPU_ReadMemRef:$src, Variadic<Index>:$srcIndices,
                       IndexAttr:$dstElements, Optional<Index>:$srcElements,
                       OptionalAttr<UnitAttr>:$bypassL1),
                  _NVGPU_Token, [{
    $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements
    (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)
  }], [AttrSizedOperandSegments]>;

def NVGPU_DeviceAsyncCreateGroupOp
    : _NVGPU_OpOf<"device_async_create_group", "joins copies in a group",
                  (ins Variadic<NVGPU_DeviceAsyncToken>:$inputTokens), _NVGPU_Token,
                  "$inputTokens attr-dict", [], 0>;

def NVGPU_DeviceAsyncWaitOp
    : _NVGPU_OpOf<"device_async_wait", "waits until at most so many groups are under way",
                  (ins NVGPU_DeviceAsyncToken:$asyncDependencies,
                       OptionalAttr<I32Attr>:$numGroups), (outs),
                  "$asyncDependencies attr-dict", [], 0>;

//===- Barriers -------------------------------------------------------------===//

// On one barrier of a group; operands before and after its index, and what follows the type.
class _NVGPU_BarrierOp<string mnemonic, string text, dag before, dag after, dag outputs,
                       string format, string types = "">
    : _NVGPU_OpOf<mnemonic, text,
                  !con((ins NVGPU_MBarrierGroup:$barriers), before, (ins Index:$mbarId), after),
                  outputs, "$barriers `[` $mbarId `]` " # format
                  # " attr-dict `:` type($barriers)" # types, [], 0>;
defvar _NVGPU_BarrierToken = (outs NVGPU_MBarrierToken:$token);
defvar _NVGPU_Predicate = (ins Optional<I1>:$predicate);

def NVGPU_MBarrierCreateOp
    : _NVGPU_OpOf<"mbarrier.create", "a group of barriers in shared memory", (ins),
                  (outs NVGPU_MBarrierGroup:$barriers), "attr-dict `->` type($barriers)", [], 0>;
def NVGPU_MBarrierGetOp
    : _NVGPU_BarrierOp<"mbarrier.get", "pointer to a barrier", (ins), (ins),
                       (outs AnyTypeOf<[I32, I64]>:$mbarrierPointer), "",
                       " `->` type($mbarrierPointer)">;
def NVGPU_MBarrierInitOp
    : _NVGPU_BarrierOp<"mbarrier.init", "sets how many threads a barrier waits for",
                       (ins Index:$count), _NVGPU_Predicate, (outs),
                       "`,` $count (`,` `predicate` `=` $predicate^)?">;
def NVGPU_MBarrierTestWaitOp
    : _NVGPU_BarrierOp<"mbarrier.test.wait", "whether a barrier's phase is over",
                       (ins NVGPU_MBarrierToken:$token), (ins), (outs I1:$waitComplete),
                       "`,` $token", " `,` type($token)">;
def NVGPU_MBarrierArriveOp
    : _NVGPU_BarrierOp<"mbarrier.arrive", "arrives at a barrier", (ins), (ins),
                       _NVGPU_BarrierToken, "", " `->` type($token)">;
def NVGPU_MBarrierArriveNoCompleteOp
    : _NVGPU_BarrierOp<"mbarrier.arrive.nocomplete",
                       "arrives at a barrier whose phase that does not end", (ins),
                       (ins Index:$count), _NVGPU_BarrierToken, "`,` $count",
                       " `->` type($token)">;
def NVGPU_MBarrierArriveExpectTxOp
    : _NVGPU_BarrierOp<"mbarrier.arrive.expect_tx", "arrives and expects so many bytes copied",
                       (ins Index:$txcount), _NVGPU_Predicate, (outs),
                       "`,` $txcount (`,` `predicate` `=` $predicate^)?">;
def NVGPU_MBarrierTryWaitParityOp
    : _NVGPU_BarrierOp<"mbarrier.try_wait.parity", "waits for the end of a barrier's phase",
                       (ins I1:$phaseParity, Index:$ticks), (ins), (outs),
                       "`,` $phaseParity `,` $ticks">;

//===- Copies by tensor maps ------------------------------------------------===//

defvar _NVGPU_TensorMap = (ins NVGPU_TensorMapDescriptor:$tensorMapDescriptor);
defvar _NVGPU_Coordinates = (ins Variadic<Index>:$coordinates);

def NVGPU_TmaFenceOp
    : _NVGPU_OpOf<"tma.fence.descriptor", "makes a changed tensor map seen by copies",
                  _NVGPU_TensorMap, (outs),
                  "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)", [], 0>;

def NVGPU_TmaPrefetchOp
    : _NVGPU_OpOf<"tma.prefetch.descriptor", "brings a tensor map into the cache",
                  !con(_NVGPU_TensorMap, _NVGPU_Predicate), (outs), [{
    $tensorMapDescriptor (`,` `predicate` `=` $predicate^)?
    attr-dict `:` type($tensorMapDescriptor)
  }], [], 0>;

def NVGPU_TmaAsyncLoadOp
    : _NVGPU_OpOf<"tma.async.load", "starts a copy of a box to shared memory",
                  !con((ins _NVGPU_WrittenMemRef:$dst, NVGPU_MBarrierGroup:$barriers),
                       _NVGPU_TensorMap, _NVGPU_Coordinates,
                       (ins Index:$mbarId, Optional<I16>:$multicastMask), _NVGPU_Predicate),
                  (outs), [{
    $tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst
    (`multicast_mask` `=` $multicastMask^ )? (`,` `predicate` `=` $predicate^)?
    attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)
  }], [AttrSizedOperandSegments]>;

def NVGPU_TmaAsyncStoreOp
    : _NVGPU_OpOf<"tma.async.store", "starts a copy of a box from shared memory",
                  !con((ins _NVGPU_ReadMemRef:$src,
                            Arg<NVGPU_TensorMapDescriptor, "",
                                [MemWriteAt<0, FullEffect>]>:$tensorMapDescriptor),
                       _NVGPU_Coordinates, _NVGPU_Predicate), (outs), [{
    $src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)?
    attr-dict `:` type($src) `->` type($tensorMapDescriptor)
  }], [AttrSizedOperandSegments]>;

def NVGPU_TmaCreateDescriptorOp
    : _NVGPU_OpOf<"tma.create.descriptor", "tensor map of a tensor, by boxes",
                  (ins AnyUnrankedMemRef:$tensor, Variadic<Index>:$boxDimensions),
                  (outs NVGPU_TensorMapDescriptor:$tensorMap), [{
    $tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)
  }]>;

//===- Matrices of a group of warps -----------------------------------------===//

defvar _NVGPU_Matrix = NVGPU_WarpgroupMatrixDescriptor;
defvar _NVGPU_Accumulator = NVGPU_WarpgroupAccumulator;

def NVGPU_WarpgroupGenerateDescriptorOp
    : _NVGPU_OpOf<"warpgroup.generate.descriptor", "descriptor of a matrix in shared memory",
                  (ins Arg<AnyMemRef, "", [MemRead]>:$tensor,
                       NVGPU_TensorMapDescriptor:$tensorMap), (outs _NVGPU_Matrix:$descriptor),
                  "$tensor `,` $tensorMap attr-dict"
                  " `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)">;

def NVGPU_WarpgroupMmaOp
    : _NVGPU_OpOf<"warpgroup.mma", "multiplies two matrices and adds a third",
                  (ins _NVGPU_Matrix:$descriptorA, _NVGPU_Matrix:$descriptorB,
                       DefaultValuedOptionalAttr<I64Attr, "1">:$waitGroup,
                       OptionalAttr<UnitAttr>:$transposeA, OptionalAttr<UnitAttr>:$transposeB,
                       _NVGPU_Accumulator:$matrixC),
                  (outs _NVGPU_Accumulator:$matrixD), [{
    $descriptorA`,` $descriptorB`,` $matrixC attr-dict
    `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)
  }]>;

def NVGPU_WarpgroupMmaStoreOp
    : _NVGPU_OpOf<"warpgroup.mma.store", "stores an accumulator",
                  (ins _NVGPU_Accumulator:$matrixD, Arg<AnyMemRef, "", [MemWrite]>:$dstMemref),
                  (outs), "$matrixD `,` $dstMemref attr-dict"
                  " `:` type($matrixD) `to` type($dstMemref)">;

def NVGPU_WarpgroupMmaInitAccumulatorOp
    : _NVGPU_OpOf<"warpgroup.mma.init.accumulator", "accumulator of zeros", (ins),
                  (outs _NVGPU_Accumulator:$matrixC), "attr-dict `->` type($matrixC)">;

//===- Arithmetic -----------------------------------------------------------===//

def NVGPU_RcpOp
    : _NVGPU_OpOf<"rcp", "reciprocal of each element",
                  (ins VectorOfNonZeroRankOf<[F32]>:$in,
                       DefaultValuedAttr<RcpRoundingModeAttr,
                                         "RcpRoundingMode::APPROX">:$rounding,
                       UnitAttr:$ftz),
                  (outs VectorOfNonZeroRankOf<[F32]>:$out), [{
    $in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)
  }], [Pure, SameOperandsAndResultType]>;

#endif // MLIR_DIALECT_NVGPU_IR_NVGPUOPS_TD
