//===- The xegpu dialect: operations ----------------------------------------===//
//
// In order: tiles, scattered elements, matrices in shared memory, arithmetic, barriers.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_XEGPU_IR_XEGPUOPS_TD
#define MLIR_DIALECT_XEGPU_IR_XEGPUOPS_TD

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/XeGPU/IR/XeGPUAttrs.td"
include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/Dialect/XeGPU/IR/XeGPUTypes.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class XeGPU_Op<string mnemonic, list<Trait> traits = []> : Op<XeGPU_Dialect, mnemonic, traits>;

// Its summary, arguments, results and format.
class _XeGPU_OpOf<string mnemonic, string text, dag inputs, dag outputs, string format,
                  list<Trait> traits = [], bit verified = 1>
    : XeGPU_Op<mnemonic, traits> {
  let summary = text;
  let arguments = inputs;
  let results = outputs;
  let assemblyFormat = format;
  let hasVerifier = verified;
}

// What accesses to memory share: hints for three caches, a layout, builders without or with
// offsets.
defvar _XeGPU_HintNames = ["l1_hint", "l2_hint", "l3_hint"];
defvar _XeGPU_HintArguments
    = !dag(ins, !listsplat(OptionalAttr<XeGPU_CacheHintAttr>, 3), _XeGPU_HintNames);
defvar _XeGPU_HintValues = !dag(ins, !listsplat("xegpu::CachePolicyAttr", 3), _XeGPU_HintNames);
defvar _XeGPU_Layout = (ins OptionalAttr<DistributeLayoutAttr>:$layout);
defvar _XeGPU_LayoutValue = (ins "xegpu::DistributeLayoutAttr":$layout);
defvar _XeGPU_OffsetValues = (ins "ArrayRef<OpFoldResult>":$offsets);

//===- Tiles ----------------------------------------------------------------===//

defvar _XeGPU_DynamicOffsets = (ins Variadic<Index>:$offsets);
defvar _XeGPU_OptionalOffsets
    = !con(_XeGPU_DynamicOffsets, (ins OptionalAttr<DenseI64ArrayAttr>:$const_offsets));
defvar _XeGPU_Offsets = !con(_XeGPU_DynamicOffsets, (ins DenseI64ArrayAttr:$const_offsets));
defvar _XeGPU_Tile = (ins XeGPU_TensorDesc:$TensorDesc);

def XeGPU_CreateNdDescOp
    : _XeGPU_OpOf<"create_nd_tdesc", "descriptor of a tile of a tensor", (ins
        XeGPU_BaseAddrType:$source, Variadic<Index>:$offsets, Variadic<Index>:$shape,
        Variadic<Index>:$strides, OptionalAttr<DenseI64ArrayAttr>:$const_offsets,
        OptionalAttr<DenseI64ArrayAttr>:$const_shape,
        OptionalAttr<DenseI64ArrayAttr>:$const_strides),
      (outs XeGPU_TensorDesc:$TensorDesc), [{
    $source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets)
    (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^
     `,` `strides``:` custom<DynamicIndexList>($strides, $const_strides))?
    attr-dict `:` type($source) `->` qualified(type($TensorDesc))
  }], [Pure, ViewLikeOpInterface, AttrSizedOperandSegments]> {
  defvar sizes = "llvm::ArrayRef<OpFoldResult>";
  defvar shape = (ins sizes:$shape, sizes:$strides);
  defvar ofMemref = (ins "Type":$tdesc, "TypedValue<MemRefType>":$source);
  let builders = [
    OpBuilder<ofMemref>,
    OpBuilder<!con((ins "Type":$tdesc, "Value ":$source), shape)>,
    OpBuilder<!con(ofMemref, (ins sizes:$offsets))>,
    OpBuilder<!con((ins "Type":$tdesc, "Value":$source, sizes:$offsets), shape)>
  ];
}

def XeGPU_UpdateNdOffsetOp
    : _XeGPU_OpOf<"update_nd_offset", "descriptor of the tile so much further",
                  !con(_XeGPU_Tile, _XeGPU_Offsets), (outs XeGPU_TensorDesc:$result), [{
    $TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets)
    attr-dict `:` qualified(type($result))
  }], [Pure, AllTypesMatch<["TensorDesc", "result"]>]>;

// `value` is stored, `more` is of loads; builders take `before`, the tile, then `more`.
class _XeGPU_TileOp<string mnemonic, string text, dag value, dag more, dag outputs,
                    string start, string end, list<Trait> traits, dag before, dag after = (ins)>
    : _XeGPU_OpOf<mnemonic, text,
                  !con(value, _XeGPU_Tile, _XeGPU_OptionalOffsets, more, _XeGPU_HintArguments,
                       _XeGPU_Layout), outputs,
                  start # "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets,"
                  " $const_offsets) prop-dict attr-dict `:` " # end,
                  !listconcat(traits, [AnchorLayoutInterface])> {
  defvar tile = !con(before, (ins "Value":$TensorDesc));
  let builders = [
    OpBuilder<!con(tile, after, _XeGPU_HintValues)>,
    OpBuilder<!con(tile, _XeGPU_OffsetValues, after, _XeGPU_HintValues, _XeGPU_LayoutValue)>
  ];
}
defvar _XeGPU_SameElements = AllElementTypesMatch<["value", "TensorDesc"]>;

def XeGPU_PrefetchNdOp
    : _XeGPU_TileOp<"prefetch_nd", "brings a tile into the caches", (ins), (ins), (outs), "",
                    "qualified(type($TensorDesc))", [], (ins)>;
def XeGPU_LoadNdOp
    : _XeGPU_TileOp<"load_nd", "loads a tile", (ins),
                    (ins OptionalAttr<UnitAttr>:$packed,
                         OptionalAttr<DenseI64ArrayAttr>:$transpose),
                    (outs XeGPU_ValueType:$value), "",
                    "qualified(type($TensorDesc)) `->` type($value)",
                    [_XeGPU_SameElements, MemoryEffects<[MemRead]>], (ins "Type":$value),
                    (ins "UnitAttr":$packed, "DenseI64ArrayAttr":$transpose)>;
def XeGPU_StoreNdOp
    : _XeGPU_TileOp<"store_nd", "stores a tile", (ins XeGPU_ValueType:$value), (ins), (outs),
                    "$value `,` ", "type($value) `,` qualified(type($TensorDesc))",
                    [_XeGPU_SameElements, MemoryEffects<[MemWrite]>], (ins "Value":$value)>;

//===- Scattered elements ---------------------------------------------------===//

// Offsets from a list, or constants.
class _XeGPU_OffsetBuilders<dag before> {
  list<OpBuilder> values = [
    OpBuilder<!con(before, (ins "llvm::ArrayRef<OpFoldResult>":$offsets))>,
    OpBuilder<!con(before, (ins "llvm::ArrayRef<int64_t>":$offsets))>
  ];
}

def XeGPU_CreateDescOp
    : _XeGPU_OpOf<"create_tdesc", "descriptor of scattered elements",
                  (ins XeGPU_GatherScatterBaseAddrType:$source, XeGPU_OffsetType:$offsets),
                  (outs XeGPU_TensorDesc:$TensorDesc), [{
    $source `,` $offsets attr-dict
    `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))
  }], [Pure, ViewLikeOpInterface]> {
  let builders = _XeGPU_OffsetBuilders<(ins "xegpu::TensorDescType":$TensorDesc,
                                            "mlir::Value":$source)>.values;
}

def XeGPU_UpdateOffsetOp
    : _XeGPU_OpOf<"update_offset", "descriptor of the elements so much further",
                  !con(_XeGPU_Tile, (ins XeGPU_OffsetType:$offsets)),
                  (outs XeGPU_TensorDesc:$result), [{
    $TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)
  }], [AllTypesMatch<["TensorDesc", "result"]>]> {
  let builders = _XeGPU_OffsetBuilders<(ins "mlir::Value":$TensorDesc)>.values;
}

defvar _XeGPU_ScatterOffsets = (ins Optional<AnyTypeOf<[XeGPU_OffsetType, Index]>>:$offsets);
defvar _XeGPU_Elements = AnyTypeOf<[XeGPU_ValueType, XeGPU_ScalarType]>;

def XeGPU_PrefetchOp
    : _XeGPU_OpOf<"prefetch", "brings scattered elements into the caches",
                  !con((ins XeGPU_GatherScatterSourceType:$source), _XeGPU_ScatterOffsets,
                       _XeGPU_HintArguments, (ins OptionalAttr<I64Attr>:$offset_align_byte),
                       _XeGPU_Layout), (outs),
                  "$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)",
                  [AnchorLayoutInterface]> {
  let builders = [OpBuilder<!con((ins "Value":$source), _XeGPU_HintValues)>];
}

// Where the mask is set. `values` are those of the builders.
class _XeGPU_ScatterOp<string mnemonic, string text, dag place, dag outputs, string start,
                       string end, MemoryEffect effect, dag values>
    : _XeGPU_OpOf<mnemonic, text,
                  !con(place, _XeGPU_ScatterOffsets,
                       (ins AnyTypeOf<[XeGPU_MaskType, I1]>:$mask,
                            OptionalAttr<I64Attr>:$chunk_size),
                       _XeGPU_HintArguments, _XeGPU_Layout), outputs,
                  start # " (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict"
                  " `:` type(operands)" # end,
                  [MemoryEffects<[effect]>, AnchorLayoutInterface]> {
  defvar masked = (ins "Value":$mask);
  defvar chunks = !con(values, _XeGPU_OffsetValues, masked, (ins "IntegerAttr":$chunk_size),
                       _XeGPU_HintValues);
  let builders = [
    OpBuilder<!con(values, masked, _XeGPU_HintValues)>,
    OpBuilder<chunks>,
    OpBuilder<!con(chunks, _XeGPU_LayoutValue)>
  ];
}
def XeGPU_LoadGatherOp
    : _XeGPU_ScatterOp<"load", "loads scattered elements",
                       (ins XeGPU_GatherScatterSourceType:$source),
                       (outs _XeGPU_Elements:$value), "$source", " `->` type($value)", MemRead,
                       (ins "Type":$value, "Value":$source)>;
def XeGPU_StoreScatterOp
    : _XeGPU_ScatterOp<"store", "stores scattered elements",
                       (ins _XeGPU_Elements:$value, XeGPU_GatherScatterSourceType:$dest),
                       (outs), "$value `,` $dest", "", MemWrite,
                       (ins "Value":$value, "Value":$dest)>;

//===- Matrices in shared memory --------------------------------------------===//

class SizeInBits<string name>
    : StrFunc<"llvm::cast<mlir::ShapedType>($" # name # ".getType()).getNumElements()"
              # "*llvm::cast<mlir::ShapedType>($" # name
              # ".getType()).getElementTypeBitWidth()">;
class AllMemSizesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, SizeInBits<"_self">.result, "size in bits">;

def XeGPU_CreateMemDescOp
    : _XeGPU_OpOf<"create_mem_desc", "descriptor of a matrix in shared memory",
                  (ins AnyTypeOf<[StaticShared1DMemRefOf<[XeGPU_ScalarType]>,
                                  StaticShared2DMemRefOf<[XeGPU_ScalarType]>]>:$source),
                  (outs XeGPU_MemDesc:$mem_desc),
                  "$source prop-dict attr-dict `` `:` type($source)"
                  " `->` qualified(type($mem_desc))",
                  [Pure, AllMemSizesMatch<["source", "mem_desc"]>], 0>;

class _XeGPU_MatrixOp<string mnemonic, string text, dag data, dag outputs, string start,
                      string end, MemoryEffect effect, string value, dag built>
    : _XeGPU_OpOf<mnemonic, text,
                  !con(data, (ins XeGPU_MemDesc:$mem_desc), _XeGPU_Offsets,
                       (ins OptionalAttr<UnitAttr>:$subgroup_block_io), _XeGPU_Layout), outputs,
                  start # "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets)"
                  " prop-dict attr-dict `` `:` type(operands)" # end,
                  [MemoryEffects<[effect]>, AllElementTypesMatch<["mem_desc", value]>,
                   AnchorLayoutInterface]> {
  let builders = [
    OpBuilder<!con(built, (ins "TypedValue<MemDescType>":$mem_desc,
                               "llvm::ArrayRef<OpFoldResult>":$offsets,
                               "DistributeLayoutAttr":$layout))>
  ];
}
def XeGPU_LoadMatrixOp
    : _XeGPU_MatrixOp<"load_matrix", "loads from a matrix in shared memory", (ins),
                      (outs _XeGPU_Elements:$res), "", " `->` type(results)", MemRead, "res",
                      (ins "Type":$res)>;
def XeGPU_StoreMatrixOp
    : _XeGPU_MatrixOp<"store_matrix", "stores to a matrix in shared memory",
                      (ins _XeGPU_Elements:$data), (outs), "$data `,` ", "", MemWrite, "data",
                      (ins "Value":$data)>;

//===- Arithmetic -----------------------------------------------------------===//

def XeGPU_DpasOp
    : _XeGPU_OpOf<"dpas", "multiplies two matrices and adds a third", (ins
        XeGPU_DpasOprType:$lhs, XeGPU_DpasOprType:$rhs, Optional<XeGPU_DpasResType>:$acc,
        OptionalAttr<DistributeLayoutAttr>:$layout_a,
        OptionalAttr<DistributeLayoutAttr>:$layout_b,
        OptionalAttr<DistributeLayoutAttr>:$layout_cd),
      (outs XeGPU_DpasResType:$result), [{
    $lhs `,` $rhs (`,` $acc^)?
    attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)? `->` type($result)
  }], [Pure, AllElementTypesMatch<["lhs", "rhs"]>, AnchorLayoutInterface]>;

defvar _XeGPU_AtomicValues = ["tensorDesc", "value", "result"];
def XeGPU_AtomicRMWOp
    : _XeGPU_OpOf<"atomic_rmw", "combines scattered elements with values, each in one step",
                  !con((ins AtomicRMWKindAttr:$kind, XeGPU_TensorDesc:$tensorDesc,
                            XeGPU_MaskType:$mask, XeGPU_ValueType:$value), _XeGPU_Layout),
                  (outs XeGPU_ValueType:$result), [{
    $kind $tensorDesc `,` $mask `,` $value attr-dict
    `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)
  }], [Pure, MemoryEffects<[MemRead, MemWrite]>, AllElementTypesMatch<_XeGPU_AtomicValues>,
       AllShapesMatch<_XeGPU_AtomicValues>, AnchorLayoutInterface], 0>;

def XeGPU_ConvertLayoutOp
    : _XeGPU_OpOf<"convert_layout", "vector shared in another way",
                  (ins XeGPU_VectorType:$source, DistributeLayoutAttr:$input_layout,
                       DistributeLayoutAttr:$target_layout),
                  (outs XeGPU_VectorType:$result), "$source prop-dict attr-dict `:` type($source)",
                  [Pure, AllTypesMatch<["source", "result"]>, AnchorLayoutInterface]> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===- Barriers -------------------------------------------------------------===//

def XeGPU_AllocNbarrierOp
    : _XeGPU_OpOf<"alloc_nbarrier", "reserves named barriers", (ins I64Attr:$nbarrier_num),
                  (outs), "$nbarrier_num attr-dict", [], 0>;
def XeGPU_InitNbarrierOp
    : _XeGPU_OpOf<"init_nbarrier", "named barrier for so many threads",
                  (ins I8:$nbarrier_id, I8:$participant_thread_num),
                  (outs XeGPU_Nbarrier:$result), [{
    $nbarrier_id `,` $participant_thread_num attr-dict
    `:` type($nbarrier_id) `,` type($participant_thread_num) `->` qualified(type($result))
  }], [], 0>;
class _XeGPU_NbarrierOp<string mnemonic, string text>
    : _XeGPU_OpOf<mnemonic, text, (ins XeGPU_Nbarrier:$nbarrier), (outs),
                  "$nbarrier attr-dict `:` qualified(type($nbarrier))", [], 0>;
def XeGPU_NbarrierArriveOp : _XeGPU_NbarrierOp<"nbarrier_arrive", "arrives at a barrier">;
def XeGPU_NbarrierWaitOp : _XeGPU_NbarrierOp<"nbarrier_wait", "waits for a barrier">;

def XeGPU_FenceOp
    : _XeGPU_OpOf<"fence", "orders accesses to memory",
                  (ins XeGPU_MemorySpaceAttr:$memory_kind, XeGPU_FenceScopeAttr:$fence_scope),
                  (outs), "`memory_kind` `=` `` $memory_kind `,`"
                  " `fence_scope` `=` `` $fence_scope attr-dict", [], 0>;

#endif // MLIR_DIALECT_XEGPU_IR_XEGPUOPS_TD
