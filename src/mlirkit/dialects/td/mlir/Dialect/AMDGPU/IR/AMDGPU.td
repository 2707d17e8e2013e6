//===- The amdgpu dialect ---------------------------------------------------===//
//
// What only AMD's devices do, between gpu and rocdl. In order: types, conversions of small
// floats, raw buffers, exchange between lanes, barriers, matrices, copies to shared memory
// (LDS), descriptors of tensors.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_AMDGPU_IR_AMDGPU_TD
#define MLIR_DIALECT_AMDGPU_IR_AMDGPU_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def AMDGPU_Dialect : Dialect {
  let name = "amdgpu";
  let summary = "what only AMD's devices do, between gpu and rocdl";
  let cppNamespace = "::mlir::amdgpu";
  let dependentDialects = ["ROCDL::ROCDLDialect", "arith::ArithDialect", "gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class AMDGPU_Op<string mnemonic, list<Trait> traits = []>
    : Op<AMDGPU_Dialect, mnemonic, traits>;

// Its summary, arguments, results and format.
class _AMDGPU_OpOf<string mnemonic, string text, dag inputs, dag outputs, string format,
                   list<Trait> traits = []>
    : AMDGPU_Op<mnemonic, traits> {
  let summary = text;
  let arguments = inputs;
  let results = outputs;
  let assemblyFormat = format;
}

class _AMDGPU_Enum<string name, string text, list<string> cases>
    : I32EnumAttr<name, text, !foreach(i, !range(!size(cases)), I32EnumAttrCase<cases[i], i>)> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::amdgpu";
}

//===- Types ----------------------------------------------------------------===//

def AnyIntegerOrFloat : AnyTypeOf<[AnySignlessInteger, AnyFloat], "Integer or Float">;
def AnyIntegerOrFloatOr1DVector
    : AnyTypeOf<[AnyIntegerOrFloat, FixedVectorOfRankAndType<[1], [AnyIntegerOrFloat]>]>;

// A vector of so many of any of these.
class _AMDGPU_Vector<int length, list<Type> elements>
    : FixedVectorOfLengthAndType<[length], elements>;

class AMDGPU_ConcreteVector<Type elem, int length>
    : FixedVectorOfLengthAndType<[length], [elem]>,
      BuildableType<"::mlir::VectorType::get({" # length # "} ," # elem.builderCall # ")">;

def AMDGPU_AddressSpace
    : I32EnumAttr<"AddressSpace", "AMDGPU-specific address spaces",
                  [I32EnumAttrCase<"FatRawBuffer", 0, "fat_raw_buffer">,
                   I32EnumAttrCase<"BufferRsrc", 1, "buffer_rsrc">,
                   I32EnumAttrCase<"FatStructuredBuffer", 2, "fat_structured_buffer">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::amdgpu";
}
def AMDGPU_AddressSpaceAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_AddressSpace, "address_space"> {
  let assemblyFormat = "`<` $value `>`";
}

class AMDGPU_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<AMDGPU_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

let summary = "Pair of base addresses that move data between LDS and global storage." in {
def AMDGPU_TDMBaseType : AMDGPU_Type<"TDMBase", "tdm_base"> {
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<
      (ins "Type":$elementType), "return $_get(elementType.getContext(), elementType);">
  ];
  let assemblyFormat = "`<` $elementType `>`";
}
def AMDGPU_TDMGatherBaseType : AMDGPU_Type<"TDMGatherBase", "tdm_gather_base"> {
  let parameters = (ins "Type":$elementType, "Type":$indexType);
  let builders = [
    TypeBuilderWithInferredContext<
      (ins "Type":$elementType, "Type":$indexType),
      "return $_get(elementType.getContext(), elementType, indexType);">
  ];
  let assemblyFormat = "`<` $elementType `,` $indexType`>`";
  let genVerifyDecl = 1;
}
}
def AMDGPU_TDMDescriptorType : AMDGPU_Type<"TDMDescriptor", "tdm_descriptor"> {
  let summary = "Descriptors used in tensor store/load operations.";
}

//===- Conversions of small floats ------------------------------------------===//
//
// Several small floats are packed in a word; an index says which of them.

class _AMDGPU_UpTo<int last> : ConfinedAttr<I32Attr, [IntNonNegative, IntMaxValue<last>]>;
class _AMDGPU_OneOf<list<int> values> : ConfinedAttr<I32Attr, [IntIsOneOf<values>]>;

defvar _AMDGPU_ExtendedFp8 = [F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN];
defvar _AMDGPU_PackedFp8
    = _AMDGPU_Vector<4, [F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2]>;
defvar _AMDGPU_PackedSmall
    = AnyTypeOf<[_AMDGPU_Vector<4, [F8E5M2, F8E4M3FN]>, _AMDGPU_Vector<8, [F4E2M1FN]>]>;

def AMDGPU_ExtPackedFp8Op
    : _AMDGPU_OpOf<"ext_packed_fp8", "one or two packed 8-bit floats as 32-bit ones",
                   (ins AnyTypeOf<!listconcat(_AMDGPU_ExtendedFp8,
                            [VectorOfLengthAndType<[1, 2, 3, 4], _AMDGPU_ExtendedFp8>])>:$source,
                        _AMDGPU_UpTo<3>:$index),
                   (outs AnyTypeOf<[F32, _AMDGPU_Vector<2, [F32]>]>:$res),
                   "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)", [Pure]>;

def AMDGPU_ScaledExtPackedMatrixOp
    : _AMDGPU_OpOf<"scaled_ext_packed_matrix", "scaled floats of a wave's matrix, wider", (ins
        AnyTypeOf<[FixedVectorOfShapeAndType<[8], F4E2M1FN>,
                   FixedVectorOfShapeAndType<[8], F8E4M3FN>,
                   FixedVectorOfShapeAndType<[8], F8E5M2>,
                   FixedVectorOfShapeAndType<[16], F6E2M3FN>,
                   FixedVectorOfShapeAndType<[16], F6E3M2FN>]>:$source,
        FixedVectorOfShapeAndType<[4], F8E8M0FNU>:$scale,
        _AMDGPU_OneOf<[16, 32]>:$blockSize, _AMDGPU_OneOf<[0, 16]>:$firstScaleLane,
        ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$firstScaleByte),
      (outs AnyTypeOf<[FixedVectorOfShapeAndType<[8], F32>, FixedVectorOfShapeAndType<[8], F16>,
                       FixedVectorOfShapeAndType<[8], BF16>,
                       FixedVectorOfShapeAndType<[16], F32>,
                       FixedVectorOfShapeAndType<[16], F16>,
                       FixedVectorOfShapeAndType<[16], BF16>]>:$res), [{
    attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)`
    `firstScaleLane` `(` $firstScaleLane`)` `firstScaleByte` `(` $firstScaleByte `)`
    `:` type($source) `,` type($scale) `->` type($res)
  }], [Pure, AllShapesMatch<["source", "res"]>]> {
  let hasVerifier = 1;
}

def AMDGPU_ScaledExtPackedOp
    : _AMDGPU_OpOf<"scaled_ext_packed", "two scaled packed floats, wider", (ins
        AnyTypeOf<[VectorOfLengthAndType<[1, 2, 3, 4], [F8E5M2, F8E4M3FN]>,
                   VectorOfLengthAndType<[1, 2, 3, 4, 5, 6, 7, 8], [F4E2M1FN]>]>:$source,
        F32:$scale, _AMDGPU_UpTo<7>:$index),
      (outs AnyTypeOf<[_AMDGPU_Vector<2, [F32]>, _AMDGPU_Vector<2, [F16]>,
                       _AMDGPU_Vector<2, [BF16]>]>:$res), [{
    attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)
  }], [Pure]>;

// Into a word, of which the rest stays as in `existing`.
let hasVerifier = 1 in {
def AMDGPU_PackedTrunc2xFp8Op
    : _AMDGPU_OpOf<"packed_trunc_2xfp8", "rounds two floats into half a word of 8-bit floats",
                   (ins F32:$sourceA, Optional<F32>:$sourceB, _AMDGPU_UpTo<1>:$wordIndex,
                        Optional<_AMDGPU_PackedFp8>:$existing),
                   (outs _AMDGPU_PackedFp8:$res), [{
    attr-dict $sourceA `,` ($sourceB^):(`undef`)?
    `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]`
    `:` type($sourceA) `to` type($res) (`into` type($existing)^)?
  }], [Pure, AttrSizedOperandSegments]>;

def AMDGPU_PackedScaledTruncOp
    : _AMDGPU_OpOf<"packed_scaled_trunc", "rounds scaled floats into a word of small floats",
                   (ins VectorOfLengthAndType<[1, 2], [F32, F16, BF16]>:$source, F32:$scale,
                        _AMDGPU_UpTo<7>:$index, Optional<_AMDGPU_PackedSmall>:$existing),
                   (outs _AMDGPU_PackedSmall:$res), [{
    attr-dict $source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale
    `:` type($source) `to` type($res) (`into` type($existing)^)?
  }], [Pure]>;

def AMDGPU_PackedStochRoundFp8Op
    : _AMDGPU_OpOf<"packed_stoch_round_fp8", "rounds a float up or down by chance, into a word",
                   (ins F32:$source, I32:$stochiasticParam, _AMDGPU_UpTo<3>:$storeIndex,
                        Optional<_AMDGPU_PackedFp8>:$existing),
                   (outs _AMDGPU_PackedFp8:$res), [{
    attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)? `[` $storeIndex `]`
    `:` type($source) `to` type($res) (`into` type($existing)^)?
  }], [Pure]>;
}

//===- Raw buffers ----------------------------------------------------------===//

def AMDGPU_FatRawBufferCastOp
    : _AMDGPU_OpOf<"fat_raw_buffer_cast", "memory seen through a pointer that knows its bounds",
                   (ins AnyMemRef:$source, Optional<I64>:$validBytes,
                        Optional<I<14>>:$cacheSwizzleStride,
                        DefaultValuedAttr<BoolAttr, "true">:$boundsCheck,
                        UnitAttr:$resetOffset),
                   (outs AnyMemRef:$result), [{
    $source oilist (`validBytes` `(` $validBytes `)`
                   | `cacheSwizzleStride` `(` $cacheSwizzleStride `)`
                   | `boundsCheck` `(` $boundsCheck `)`
                   | `resetOffset` $resetOffset)
    attr-dict `:` type($source) `to` type($result)
  }], [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>,
       DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyDimOfResult"]>,
       ViewLikeOpInterface, AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}

// At indices, shifted by two more offsets, in bounds if `boundsCheck`.
class _AMDGPU_RawBufferOp<string mnemonic, string text, dag values, string use,
                          list<MemoryEffect> effects, dag outputs, string format,
                          list<Trait> traits>
    : _AMDGPU_OpOf<mnemonic, text,
                   !con(values,
                        (ins Arg<AnyMemRef, "buffer to " # use, effects>:$memref,
                             Variadic<I32>:$indices,
                             DefaultValuedAttr<BoolAttr, "true">:$boundsCheck,
                             OptionalAttr<I32Attr>:$indexOffset, Optional<I32>:$sgprOffset)),
                   outputs, "attr-dict " # format, traits> {
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
defvar _AMDGPU_SameElements = AllElementTypesMatch<["value", "memref"]>;
defvar _AMDGPU_RawBufferPlace = "$memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` ";

def AMDGPU_RawBufferLoadOp
    : _AMDGPU_RawBufferOp<"raw_buffer_load", "loads from a buffer", (ins), "load from",
                          [MemRead], (outs AnyType:$value),
                          _AMDGPU_RawBufferPlace
                          # "type($memref) (`,` type($indices)^)? `->` type($value)",
                          [_AMDGPU_SameElements, AttrSizedOperandSegments]>;
def AMDGPU_RawBufferStoreOp
    : _AMDGPU_RawBufferOp<"raw_buffer_store", "stores to a buffer", (ins AnyType:$value),
                          "store to", [MemWrite], (outs),
                          !strconcat("$value `->` ", _AMDGPU_RawBufferPlace,
                                     "type($value) `->` type($memref) (`,` type($indices)^)?"),
                          [_AMDGPU_SameElements, AttrSizedOperandSegments]>;

class _AMDGPU_RawBufferAtomicOp<string name, string text, dag values, list<Trait> traits,
                                dag outputs = (outs), string operands = "$value">
    : _AMDGPU_RawBufferOp<"raw_buffer_atomic_" # name, text, values, "operate on",
                          [MemRead, MemWrite], outputs,
                          !strconcat(operands, " `->` ", _AMDGPU_RawBufferPlace,
                                     "type($value) `->` type($memref) `,` type($indices)"),
                          traits>;
def AMDGPU_RawBufferAtomicCmpswapOp
    : _AMDGPU_RawBufferAtomicOp<"cmpswap", "stores to a buffer what another value is replaced by",
                                (ins AnyType:$src, AnyType:$cmp),
                                [AttrSizedOperandSegments,
                                 AllTypesMatch<["src", "cmp", "value"]>, _AMDGPU_SameElements],
                                (outs AnyType:$value), "$src `,` $cmp">;
def AMDGPU_RawBufferAtomicFaddOp
    : _AMDGPU_RawBufferAtomicOp<"fadd", "adds a float in a buffer",
                                (ins AnyTypeOf<[F32, VectorOfLengthAndType<[2], [F16, BF16]>]>
                                     :$value),
                                [_AMDGPU_SameElements, AttrSizedOperandSegments]>;
def AMDGPU_RawBufferAtomicFmaxOp
    : _AMDGPU_RawBufferAtomicOp<"fmax", "keeps the larger float in a buffer",
                                (ins AnyTypeOf<[F32, F64]>:$value),
                                [_AMDGPU_SameElements, AttrSizedOperandSegments]>;
def AMDGPU_RawBufferAtomicSmaxOp
    : _AMDGPU_RawBufferAtomicOp<"smax", "keeps the larger signed integer in a buffer",
                                (ins I32:$value), [AttrSizedOperandSegments]>;
def AMDGPU_RawBufferAtomicUminOp
    : _AMDGPU_RawBufferAtomicOp<"umin", "keeps the smaller unsigned integer in a buffer",
                                (ins I32:$value), [AttrSizedOperandSegments]>;

//===- Exchange between lanes -----------------------------------------------===//

def AMDGPU_DPPPerm
    : _AMDGPU_Enum<"DPPPerm", "The possible permutations for a DPP operation",
                   ["quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl", "wave_shr",
                    "wave_ror", "wave_rol", "row_mirror", "row_half_mirror", "row_bcast_15",
                    "row_bcast_31"]>;
def AMDGPU_DPPPermAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_DPPPerm, "dpp_perm">;

def AMDGPU_DPPOp
    : _AMDGPU_OpOf<"dpp", "permutes a value's lanes, or takes the old value where masked",
                   (ins AnyType:$old, AnyType:$src, AMDGPU_DPPPermAttr:$kind,
                        OptionalAttr<AnyAttrOf<[I32Attr, ArrayAttr, UnitAttr]>>:$permArgument,
                        DefaultValuedAttr<I32Attr, "0xf">:$row_mask,
                        DefaultValuedAttr<I32Attr, "0xf">:$bank_mask,
                        DefaultValuedAttr<BoolAttr, "false">:$bound_ctrl),
                   (outs AnyType:$result),
                   "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)",
                   [Pure, SameTypeOperands, AllTypesMatch<["result", "old", "src"]>]> {
  let hasVerifier = 1;
}

class _AMDGPU_LanesOp<string mnemonic, string text, dag attributes, string format>
    : _AMDGPU_OpOf<mnemonic, text, !con((ins AnyIntegerOrFloatOr1DVector:$src), attributes),
                   (outs AnyIntegerOrFloatOr1DVector:$result),
                   "$src " # format # " attr-dict `:` type($result)",
                   [Pure, AllTypesMatch<["result", "src"]>]>;
def AMDGPU_SwizzleBitModeOp
    : _AMDGPU_LanesOp<"swizzle_bitmode", "value of the lane whose number three masks give",
                      (ins I32Attr:$and_mask, I32Attr:$or_mask, I32Attr:$xor_mask),
                      "$and_mask $or_mask $xor_mask">;
def AMDGPU_PermlaneSwapOp
    : _AMDGPU_LanesOp<"permlane_swap", "exchanges rows of lanes",
                      (ins I32Attr:$row_length,
                           DefaultValuedAttr<BoolAttr, "false">:$fetch_inactive,
                           DefaultValuedAttr<BoolAttr, "false">:$bound_ctrl), "$row_length"> {
  let hasVerifier = 1;
}

//===- Barriers -------------------------------------------------------------===//

def AMDGPU_LDSBarrierOp : AMDGPU_Op<"lds_barrier"> {
  let summary = "waits for the other threads and for shared memory";
  let assemblyFormat = "attr-dict";
  let hasCanonicalizer = 1;
}

defvar _AMDGPU_Crossing
    = ["non_mem_non_sideffect", "valu", "salu", "mfma_wmma", "all_vmem", "vmem_read",
       "vmem_write", "all_ds", "ds_read", "ds_write", "transcendental"];
def AMDGPU_SchedBarrierOpOpt
    : I32BitEnumAttr<"sched_barrier_opt_enum", "The possible options for scheduling barriers",
                     !listconcat([I32BitEnumAttrCaseNone<"none">],
                                 !foreach(i, !range(!size(_AMDGPU_Crossing)),
                                          I32BitEnumAttrCaseBit<_AMDGPU_Crossing[i], i>))> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::amdgpu";
}
def AMDGPU_SchedBarrierOpOptAttr
    : EnumAttr<AMDGPU_Dialect, AMDGPU_SchedBarrierOpOpt, "sched_barrier_opt"> {
  let assemblyFormat = "`<` $value `>`";
}
def AMDGPU_SchedBarrierOp
    : _AMDGPU_OpOf<"sched_barrier", "lets the scheduler move only these instructions across",
                   (ins AMDGPU_SchedBarrierOpOptAttr:$opts), (outs),
                   "`allow` `=` $opts attr-dict">;

def AMDGPU_MemoryCounterWaitOp
    : _AMDGPU_OpOf<"memory_counter_wait", "waits until counters of the device are so low",
                   !dag(ins, !listsplat(OptionalAttr<I32Attr>, 5),
                        ["load", "store", "ds", "exp", "tensor"]), (outs), [{
    oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)`
           | `exp` `(` $exp `)` | `tensor` `(` $tensor `)`) attr-dict
  }]> {
  let hasCanonicalizer = 1;
}

//===- Matrices -------------------------------------------------------------===//
//
// A wave multiplies an m x k matrix with a k x n one and adds an m x n one. Each lane has a
// part of every matrix.

def AMDGPU_MFMAPermB
    : _AMDGPU_Enum<"MFMAPermB",
                   "The possible permutations of the lanes storing B available in an MFMA",
                   ["none", "bcast_first_32", "bcast_second_32", "rotate_16_right",
                    "bcast_first_16", "bcast_second_16", "bcast_third_16", "bcast_fourth_16"]>;
def AMDGPU_MFMAPermBAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_MFMAPermB, "mfma_perm_b">;

defvar _AMDGPU_Fp8 = [F8E5M2, F8E4M3FN];
defvar _AMDGPU_Fp8Reversed = [F8E4M3FN, F8E5M2];
defvar _AMDGPU_Fp6 = [F6E2M3FN, F6E3M2FN];
defvar _AMDGPU_Fp6AndFp4 = [F6E2M3FN, F6E3M2FN, F4E2M1FN];

def MFMAInTypes : AnyTypeOf<[
  F32, F64, I32, I64,
  VectorOfLengthAndType<[2], [F32]>, VectorOfLengthAndType<[4, 8], [F16]>,
  VectorOfLengthAndType<[2, 4, 8], [BF16]>, VectorOfLengthAndType<[4, 8, 16], [I8]>,
  VectorOfLengthAndType<[8], [F8E5M2FNUZ, F8E4M3FNUZ]>,
  VectorOfLengthAndType<[8, 32], _AMDGPU_Fp8>, VectorOfLengthAndType<[32], _AMDGPU_Fp6AndFp4>
]>;
def MFMAOutTypes : AnyTypeOf<[
  F64, VectorOfLengthAndType<[4, 16, 32], [F32]>, VectorOfLengthAndType<[4, 16, 32], [I32]>,
  VectorOfLengthAndType<[4], [F64]>
]>;

// The sparse matrix has half the elements; the rest is index.
class _AMDGPU_SparseOperand<list<int> wide, list<int> narrow>
    : AnyTypeOf<[VectorOfLengthAndType<wide, [F16]>, VectorOfLengthAndType<wide, [BF16]>,
                 VectorOfLengthAndType<narrow, [I8]>,
                 VectorOfLengthAndType<narrow, _AMDGPU_Fp8Reversed>,
                 VectorOfLengthAndType<narrow, [F8E4M3FNUZ, F8E5M2FNUZ]>]>;
def SMFMACSparseInTypes : _AMDGPU_SparseOperand<[4, 8], [8, 16]>;
def SMFMACDenseInTypes : _AMDGPU_SparseOperand<[8, 16], [16, 32]>;
def SMFMACOutTypes
    : AnyTypeOf<[VectorOfLengthAndType<[4, 16], [F32]>, VectorOfLengthAndType<[4, 16], [I32]>]>;
def SMFMACIdxTypes : AnyTypeOf<[_AMDGPU_Vector<4, [I8]>, _AMDGPU_Vector<2, [I16]>]>;

def ScaledMFMAInTypes : AnyTypeOf<[VectorOfLengthAndType<[32], _AMDGPU_Fp8>,
                                   VectorOfLengthAndType<[32], _AMDGPU_Fp6AndFp4>]>;
def ScaledMFMAOutTypes : AnyTypeOf<[VectorOfLengthAndType<[4, 16], [F32]>]>;
def ScaledWMMAInTypes : AnyTypeOf<[VectorOfLengthAndType<[64], _AMDGPU_Fp8>,
                                   VectorOfLengthAndType<[64], _AMDGPU_Fp6>,
                                   VectorOfLengthAndType<[64, 128], [F4E2M1FN]>]>;
def ScaledWMMAOutTypes : AnyTypeOf<[VectorOfLengthAndType<[8, 16], [F32]>]>;
def WMMAInTypes : AnyTypeOf<[
  VectorOfLengthAndType<[2], [F32]>, VectorOfLengthAndType<[4, 8, 16], [F16, BF16]>,
  VectorOfLengthAndType<[4, 8, 16, 32], [I8, SI8, UI8]>,
  VectorOfLengthAndType<[4, 8, 32, 64], _AMDGPU_Fp8Reversed>,
  VectorOfLengthAndType<[4, 8, 16], [I<4>, SI<4>, UI<4>]>
]>;
def WMMAOutTypes : AnyTypeOf<[VectorOfLengthAndType<[4, 8], [F32, I32]>,
                              VectorOfLengthAndType<[4, 8, 16], [F16, BF16]>]>;

class _AMDGPU_MatrixOp<string mnemonic, string text, list<int> m, list<int> n, list<int> k,
                       dag before, Type a, Type b, Type accumulator, dag after,
                       string format
                           = "$sourceA `*` $sourceB `+` $destC attr-dict",
                       string types
                           = "type($sourceA) `,` type($sourceB) `,` type($destC)">
    : _AMDGPU_OpOf<mnemonic, text,
                   !con((ins _AMDGPU_OneOf<m>:$m, _AMDGPU_OneOf<n>:$n, _AMDGPU_OneOf<k>:$k),
                        before, (ins a:$sourceA, b:$sourceB, accumulator:$destC), after),
                   (outs accumulator:$destD),
                   "custom<MNKDimensionList>($m, $n, $k) " # format # " `:` " # types,
                   [AllTypesMatch<["destC", "destD"]>, Pure]>;
defvar _AMDGPU_Broadcast
    = (ins DefaultValuedAttr<I32Attr, "0">:$cbsz, DefaultValuedAttr<I32Attr, "0">:$abid);

let hasVerifier = 1 in {
def AMDGPU_MFMAOp
    : _AMDGPU_MatrixOp<"mfma", "multiplies matrices and adds (CDNA)",
                       [4, 16, 32], [4, 16, 32], [1, 2, 4, 8, 16, 32, 64, 128],
                       (ins DefaultValuedAttr<_AMDGPU_OneOf<[1, 2, 4, 16]>, "1">:$blocks),
                       MFMAInTypes, MFMAInTypes, MFMAOutTypes,
                       !con(_AMDGPU_Broadcast,
                            (ins DefaultValuedAttr<AMDGPU_MFMAPermBAttr,
                                                   "::mlir::amdgpu::MFMAPermB::none">:$blgp,
                                 UnitAttr:$reducePrecision, UnitAttr:$negateA,
                                 UnitAttr:$negateB, UnitAttr:$negateC)),
                       "$sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp">;

def AMDGPU_WMMAOp
    : _AMDGPU_MatrixOp<"wmma", "multiplies matrices and adds (RDNA)",
                       [16], [16], [4, 16, 32, 64, 128], (ins),
                       WMMAInTypes, WMMAInTypes, WMMAOutTypes,
                       (ins DefaultValuedAttr<_AMDGPU_OneOf<[0, 1]>, "0">:$subwordOffset,
                            UnitAttr:$unsignedA, UnitAttr:$unsignedB, UnitAttr:$clamp)>;

def AMDGPU_SparseMFMAOp
    : _AMDGPU_MatrixOp<"sparse_mfma", "multiplies a sparse matrix with a dense one and adds",
                       [16, 32], [16, 32], [16, 32, 64, 128], (ins),
                       SMFMACSparseInTypes, SMFMACDenseInTypes, SMFMACOutTypes,
                       !con((ins SMFMACIdxTypes:$sparseIdx), _AMDGPU_Broadcast),
                       "$sourceA `*` $sourceB `+` $destC"
                       " `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict">;

// With one scale for each block of elements.
def AMDGPU_ScaledWMMAOp
    : _AMDGPU_MatrixOp<"scaled_wmma", "multiplies scaled matrices and adds (RDNA)",
                       [16, 32], [16], [128], (ins),
                       ScaledWMMAInTypes, ScaledWMMAInTypes, ScaledWMMAOutTypes,
                       (ins VectorOfLengthAndType<[4, 8], [F8E8M0FNU, F8E4M3FN]>:$scaleA,
                            _AMDGPU_OneOf<[0, 16]>:$a_first_scale_lane,
                            VectorOfLengthAndType<[4, 8], [F8E8M0FNU, F8E4M3FN]>:$scaleB,
                            _AMDGPU_OneOf<[0, 16]>:$b_first_scale_lane),
                       "` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)`"
                       " `+` $destC attr-dict",
                       "type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB)"
                       " `,` type($destC)">;
}

defvar _AMDGPU_Scale = AnyTypeOf<[F8E8M0FNU, _AMDGPU_Vector<4, [F8E8M0FNU]>]>;
def AMDGPU_ScaledMFMAOp
    : _AMDGPU_MatrixOp<"scaled_mfma", "multiplies scaled matrices and adds (CDNA)",
                       [16, 32], [16, 32], [64, 128], (ins),
                       ScaledMFMAInTypes, ScaledMFMAInTypes, ScaledMFMAOutTypes,
                       (ins _AMDGPU_Scale:$scalesA, _AMDGPU_Scale:$scalesB,
                            _AMDGPU_UpTo<3>:$scalesIdxA, _AMDGPU_UpTo<3>:$scalesIdxB),
                       "` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*`"
                       " `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict",
                       "type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB)"
                       " `,` type($destC)"> {
  let hasCanonicalizer = 1;
}

//===- Copies to shared memory ----------------------------------------------===//

let hasVerifier = 1 in {
def AMDGPU_GatherToLDSOp
    : _AMDGPU_OpOf<"gather_to_lds", "copies to shared memory, a place for each lane",
                   (ins Arg<AnyMemRef, "buffer to gather from", [MemRead]>:$src,
                        Variadic<Index>:$srcIndices,
                        Arg<AnyMemRef, "buffer to write to", [MemWrite]>:$dst,
                        Variadic<Index>:$dstIndices, TypeAttr:$transferType), (outs), [{
    $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]`
    attr-dict `:` $transferType `,` type($src) `,` type($dst)
  }], [AttrSizedOperandSegments]> {
  let hasCanonicalizer = 1;
}

def AMDGPU_TransposeLoadOp
    : _AMDGPU_OpOf<"transpose_load", "loads a matrix from shared memory with its sides exchanged",
                   (ins Arg<AnyMemRef, "buffer to transpose load from", [MemRead]>:$src,
                        Variadic<Index>:$srcIndices),
                   (outs AnyTypeOf<[AnyVectorOfNonZeroRank]>:$result),
                   "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)",
                   [SameVariadicOperandSize]>;
}

//===- Descriptors of tensors -----------------------------------------------===//
//
// A tile moves between global and shared memory: two base addresses, then a descriptor of the
// tensor and its tile, then the copy.

class AMDGPU_DmaBaseOp<string mnemonic, Type outType>
    : AMDGPU_Op<mnemonic, [Pure, AttrSizedOperandSegments,
                           AllElementTypesMatch<["global", "lds"]>]> {
  let arguments = (ins Arg<AnyMemRef>:$global, Variadic<Index>:$global_indices,
                       Arg<AnyMemRef>:$lds, Variadic<Index>:$lds_indices);
  let results = (outs outType:$base);
  let assemblyFormat = [{
    $global `[` $global_indices `]` `,` $lds `[` $lds_indices `]`
    attr-dict `:` type($global) `,` type($lds) `->` type(results)
  }];
}
let summary = "global and shared address of a tile", hasVerifier = 1 in {
def AMDGPU_MakeGatherDmaBaseOp
    : AMDGPU_DmaBaseOp<"make_gather_dma_base", AMDGPU_TDMGatherBaseType>;
def AMDGPU_MakeDmaBaseOp : AMDGPU_DmaBaseOp<"make_dma_base", AMDGPU_TDMBaseType>;
}

class AMDGPU_MakeDescriptorOp<string mnemonic>
    : AMDGPU_Op<mnemonic, [Pure, AttrSizedOperandSegments]> {
  let results = (outs AMDGPU_TDMDescriptorType:$desc);
  dag baseArgs = (ins
    Variadic<Index>:$global_dynamic_sizes, DenseI64ArrayAttr:$global_static_sizes,
    Variadic<Index>:$global_dynamic_strides, DenseI64ArrayAttr:$global_static_strides,
    Variadic<Index>:$shared_dynamic_sizes, DenseI64ArrayAttr:$shared_static_sizes,
    Optional<AMDGPU_ConcreteVector<I1, 16>>:$workgroup_mask, Optional<I1>:$early_timeout,
    Optional<I32>:$pad_amount, Optional<I32>:$pad_interval,
    Optional<AnyMemRef>:$atomic_barrier_address, Variadic<Index>:$atomic_barrier_indices,
    Optional<Index>:$global_increment, Optional<I32>:$lds_increment,
    Optional<Index>:$iteration_count);
}

class _AMDGPU_MakeDescriptorOp<string mnemonic, string text, dag base, string format,
                               string types>
    : AMDGPU_MakeDescriptorOp<mnemonic> {
  let summary = text;
  dag args = base;
  let arguments = !con(base, baseArgs);
  let assemblyFormat = !strconcat(format, [{
    `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes)
    `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides)
    `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes)
    (`padShared` `(` $pad_amount^ `every` $pad_interval `)`)?
    (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)?
    (`atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]`
                     `:` type($atomic_barrier_address) `)`)?
    (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)?
    attr-dict `:` }], types, " `->` type(results)");
  let hasVerifier = 1;
  let hasFolder = 1;
}
def AMDGPU_MakeGatherDmaDescriptorOp
    : _AMDGPU_MakeDescriptorOp<"make_gather_dma_descriptor",
                               "descriptor of rows of a tensor and their tile",
                               (ins AMDGPU_TDMGatherBaseType:$base,
                                    AnyTypeOf<[VectorOfMinMaxLengthAndType<1, 8, [I32]>,
                                               VectorOfMinMaxLengthAndType<1, 16, [I16]>]>
                                    :$indices),
                               "$base `[` $indices `]`",
                               "qualified(type($base)) `,` type($indices)">;
def AMDGPU_MakeDmaDescriptorOp
    : _AMDGPU_MakeDescriptorOp<"make_dma_descriptor", "descriptor of a tensor and its tile",
                               (ins AMDGPU_TDMBaseType:$base), "$base",
                               "qualified(type($base))">;

class _AMDGPU_TensorCopyOp<string mnemonic, string text>
    : _AMDGPU_OpOf<mnemonic, text, (ins AMDGPU_TDMDescriptorType:$desc), (outs),
                   "$desc attr-dict `:` qualified(type($desc))",
                   [MemoryEffects<[MemWrite, MemRead]>]>;
def AMDGPU_TensorLoadToLDSOp
    : _AMDGPU_TensorCopyOp<"tensor_load_to_lds", "copies a tile to shared memory">;
def AMDGPU_TensorStoreFromLDSOp
    : _AMDGPU_TensorCopyOp<"tensor_store_from_lds", "copies a tile from shared memory">;

#endif // MLIR_DIALECT_AMDGPU_IR_AMDGPU_TD
