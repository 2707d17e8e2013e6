//===- Structured operations in the transform dialect -----------------------===//
//
// In order: pattern sets, one operation into another, tiling and fusion, packing,
// padding, bufferization, vectorization, the rest.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGTRANSFORMOPS_TD
#define MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGTRANSFORMOPS_TD

include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Pattern sets ---------------------------------------------------------===//

def ApplyEraseUnnecessaryInputsPatternsOp
    : _PatternsOp<"linalg.erase_unnecessary_inputs", "drops inputs that are not used">;
def ApplyDecomposeTensorPackUnpackPatternsOp
    : _PatternsOp<"linalg.decompose_pack_unpack",
                  "linalg.pack and linalg.unpack to simpler operations">;
def ApplyDecomposeTensorPadPatternsOp
    : _PatternsOp<"linalg.decompose_pad", "tensor.pad to simpler operations">;
def ApplyFoldUnitExtentDimsViaReshapesPatternsOp
    : _PatternsOp<"linalg.fold_unit_extent_dims_via_reshapes",
                  "drops dimensions of size one by reshapes">;
def ApplyFoldUnitExtentDimsViaSlicesPatternsOp
    : _PatternsOp<"linalg.fold_unit_extent_dims_via_slices",
                  "drops dimensions of size one by slices">;
def ApplyTilingCanonicalizationPatternsOp
    : _PatternsOp<"linalg.tiling_canonicalization", "simplifies what tiling leaves">;
def ApplyFoldAddIntoDestPatternsOp
    : _PatternsOp<"linalg.fold_add_into_dest", "adds to what a contraction starts from">;
def ApplyPadVectorizationPatternsOp
    : _PatternsOp<"linalg.pad_vectorization", "tensor.pad to operations on vectors">;
def ApplyFoldIntoPackAndUnpackPatternsOp
    : _PatternsOp<"tensor.fold_into_pack_and_unpack",
                  "makes slices and padding part of linalg.pack and linalg.unpack">;
def ApplyFoldPackUnpackIntoEmptyPatternsOp
    : _PatternsOp<"linalg.fold_pack_unpack_into_empty",
                  "makes an empty tensor of a packed or unpacked one"> {
  let arguments = (ins DefaultValuedAttr<BoolAttr, "false">:$fold_single_use_only);
}

//===- What many share ------------------------------------------------------===//

defvar _Tracked = ReportTrackingListenerFailuresOpTrait;
defvar _FunctionalTracked = _FunctionalEach # [_Tracked];
defvar _FunctionalInterfaceLast = [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
                                   TransformEachOpTrait, TransformOpInterface];
defvar _FunctionalInterfaceLastTracked = _FunctionalInterfaceLast # [_Tracked];
defvar _ApplyTracked = _OwnApplyAndEffects # [_Tracked];

defvar _Handles = Variadic<_Handle>;
defvar _Size = TransformAnyParamTypeOrAnyHandle;
defvar _Sizes = Variadic<_Size>;
defvar _Integers = DefaultValuedAttr<DenseI64ArrayAttr, "{}">;
defvar _OptionalIntegers = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;
defvar _IntegerArray = DefaultValuedAttr<I64ArrayAttr, "{}">;

class _StructuredOp<string mnemonic, string what, list<Trait> traits>
    : Op<Transform_Dialect, "structured." # mnemonic, traits> {
  let summary = what;
}

// From `target` and attributes to new handles; texts name the function's type.
class _ToHandlesOp<string mnemonic, string what, dag attributes, dag made,
                   list<Trait> traits = _FunctionalTracked>
    : _StructuredOp<mnemonic, what, traits> {
  let arguments = !con((ins _Handle:$target), attributes);
  let results = made;
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

// Into one operation.
class _ToOneOp<string mnemonic, string what, list<Trait> traits = _FunctionalTracked>
    : _ToHandlesOp<mnemonic, what, (ins), (outs _Handle:$transformed), traits>;

// The same, where a text may leave out the type of the result.
class _SemiOp<string mnemonic, string what, string made = "transformed",
              dag attributes = (ins), string format = "">
    : _ToHandlesOp<mnemonic, what, attributes, !dag(outs, [_Handle], [made])> {
  let assemblyFormat = "$target " # format # [{ attr-dict `:`
    custom<SemiFunctionType>(type($target), type($}] # made # [{), "false")}];
}

//===- One operation into another -------------------------------------------===//

def DecomposeOp : _ToOneOp<"decompose", "an operation to simpler ones">;
def DecomposeInterfaceOp
    : _ToOneOp<"decompose_interface", "an operation to the simpler ones that it names">;
def DecomposeWinogradOp
    : _ToOneOp<"decompose_winograd_op", "a Winograd transformation to simpler operations"> {
  let assemblyFormat = "$target attr-dict `:` functional-type($target, results)";
}
def GeneralizeOp : _SemiOp<"generalize", "a named operation to linalg.generic">;
def SpecializeOp : _SemiOp<"specialize", "linalg.generic to a named operation">;
def ScalarizeOp : _SemiOp<"scalarize", "an operation to one in loops, on one element",
                          "result">;
def ConvertToLoopsOp
    : _ToHandlesOp<"convert_to_loops", "an operation to loops", (ins), (outs _Handle:$result),
                   [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface, _OwnApply,
                    _Tracked]>;
def InterchangeOp
    : _SemiOp<"interchange", "permutes the loops", "transformed",
              (ins ConfinedAttr<_OptionalIntegers, [DenseArrayNonNegative<DenseI64ArrayAttr>]>
                     :$iterator_interchange),
              "(`iterator_interchange` `=` $iterator_interchange^)?"> {
  let hasVerifier = 1;
}
def LinalgCopyToMemrefOp : _ToOneOp<"linalg_copy_to_memref", "linalg.copy to memref.copy",
                                    _FunctionalInterfaceLast>;
def InsertSliceToCopyOp
    : _ToOneOp<"insert_slice_to_copy", "tensor.insert_slice to one of a linalg.copy",
               _FunctionalInterfaceLast>;

let assemblyFormat = "$target attr-dict `:` functional-type($target, results)" in {
  def FlattenElementwiseLinalgOp
      : _ToOneOp<"flatten_elementwise", "an elementwise operation to one in one dimension">;
  def TransposeConv2DOp
      : _ToOneOp<"transpose_conv2d", "swaps the filter's dimensions of a convolution">;
  def ConvertConv2DToImg2ColOp
      : _ToHandlesOp<"convert_conv2d_to_img2col", "a convolution to a matrix multiplication",
                     (ins), (outs _Handle:$img2col_tensor, _Handle:$transformed)>;
  def WinogradConv2DOp
      : _ToHandlesOp<"winograd_conv2d", "a convolution to one by Winograd's algorithm",
                     (ins WinogradConv2DFmr:$fmr), (outs _Handle:$transformed)>;
}
def TransposeMatmulOp
    : _ToHandlesOp<"transpose_matmul", "transposes a factor of a matrix multiplication",
                   (ins DefaultValuedAttr<TransposeMatmulInput,
                                          "TransposeMatmulInput::lhs">:$inputToTranspose),
                   (outs _Handle:$transformed)> {
  let assemblyFormat = "$target (`<` $inputToTranspose^ `>`)? "
                       # "attr-dict `:` functional-type($target, results)";
}

def ReplaceOp
    : _StructuredOp<"replace", "replaces operations by the one in the region",
                    [IsolatedFromAbove] # _ApplyTracked # GraphRegionNoTerminator.traits> {
  let arguments = (ins _Handle:$target);
  let results = (outs _Handle:$replacement);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $target attr-dict-with-keyword regions `:`
    custom<SemiFunctionType>(type($target), type($replacement), "false")
  }];
  let hasVerifier = 1;
}

//===- Tiling and fusion ----------------------------------------------------===//

// Builders with either of two lists of parameters, each with and without the types of
// the loops.
class _TileBuilders<list<dag> more> {
  list<OpBuilder> all = !foldl(
      []<OpBuilder>, [(ins "TypeRange":$loopTypes, "Value":$target), (ins "Value":$target)],
      found, head,
      found # [OpBuilder<!con(head, more[0])>, OpBuilder<!con(head, more[1])>]);
}

def FuseOp
    : _StructuredOp<"fuse", "tiles an operation and fuses its producers",
                    [AttrSizedOperandSegments, _OwnEffects, TransformOpInterface, _Tracked]> {
  let arguments = (ins _Handle:$target, _Sizes:$tile_sizes, _Sizes:$tile_interchange,
                       _OptionalIntegers:$static_tile_sizes,
                       _OptionalIntegers:$static_tile_interchange,
                       UnitAttr:$apply_cleanup, UnitAttr:$use_forall);
  let results = (outs _Handle:$transformed, _Handles:$loops);
  let assemblyFormat = [{
    $target
    oilist(`tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes)
         | `interchange` custom<DynamicIndexList>($tile_interchange, $static_tile_interchange))
    attr-dict `:` functional-type(operands, results)
  }];
  defvar flags = (ins CArg<"bool", "false">:$applyCleanup, CArg<"bool", "false">:$useForall);
  let builders = _TileBuilders<[
    !con((ins "ArrayRef<int64_t>":$staticTileSizes,
              "ArrayRef<int64_t>":$staticTileInterchange), flags),
    !con((ins "ArrayRef<OpFoldResult>":$mixedTileSizes,
              "ArrayRef<OpFoldResult>":$mixedTileInterchange), flags)]>.all;
  let hasVerifier = 1;
}

def FuseIntoContainingOp
    : _StructuredOp<"fuse_into_containing_op", "moves a producer into the loop of its user",
          [DeclareOpInterfaceMethods<TransformOpInterface, ["allowsRepeatedHandleOperands"]>,
           _OwnEffects, _Tracked]> {
  let arguments = (ins _Handle:$producer_op, _Handle:$containing_op);
  let results = (outs _Handle:$fused_op, _Handle:$new_containing_op);
  let assemblyFormat = "$producer_op `into` $containing_op attr-dict "
                       # " `:` functional-type(operands, results)";
  let builders = [OpBuilder<(ins "Value":$producerOp, "Value":$containingOp)>];
}

def TileUsingForOp
    : _StructuredOp<"tile_using_for", "tiles an operation by scf.for", _ApplyTracked> {
  let arguments = (ins _Handle:$target, _Sizes:$dynamic_sizes,
                       _OptionalIntegers:$static_sizes, _OptionalIntegers:$interchange,
                       DefaultValuedOptionalAttr<DenseBoolArrayAttr, "{}">:$scalable_sizes);
  let results = (outs _Handle:$tiled_linalg_op, _Handles:$loops);
  let assemblyFormat = [{
    $target
    `tile_sizes` custom<DynamicIndexList>($dynamic_sizes, $static_sizes, $scalable_sizes)
    (`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)
  }];
  defvar more = (ins CArg<"ArrayRef<int64_t>", "{}">:$interchange,
                     CArg<"std::optional<ArrayRef<bool>>", "std::nullopt">:$scalableSizes);
  let builders = _TileBuilders<[
    !con((ins "ArrayRef<int64_t>":$staticTileSizes), more),
    !con((ins "ArrayRef<OpFoldResult>":$mixedTileSizes), more)]>.all;
  let hasVerifier = 1;
}

def TileUsingForallOp
    : _StructuredOp<"tile_using_forall", "tiles an operation by scf.forall",
                    [AttrSizedOperandSegments, _OwnEffects, TransformOpInterface, _Tracked]> {
  let arguments = (ins _Handle:$target, _Sizes:$num_threads, _Sizes:$tile_sizes,
                       Optional<_Size>:$packed_num_threads,
                       Optional<_Size>:$packed_tile_sizes,
                       _OptionalIntegers:$static_num_threads,
                       _OptionalIntegers:$static_tile_sizes,
                       OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs _Handle:$tiled_op, _Handle:$forall_op);
  let assemblyFormat = [{
    $target
    oilist(`num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads,
                                                          $static_num_threads)
         | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes,
                                                         $static_tile_sizes))
    (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)
  }];
  // Integers, and values or integers; how they are meant stands in the type that follows.
  let builders = !foldl([]<OpBuilder>, ["TileSizes", "NumThreads"], found, kind, found # [
    OpBuilder<!con((ins "Value":$target),
                   !dag(ins, ["ArrayRef<int64_t>"], ["static" # kind]),
                   (ins CArg<"::mlir::transform::" # kind # "Spec",
                             "::mlir::transform::" # kind # "Spec()">,
                        CArg<"ArrayAttr", "{}">:$mapping))>,
    OpBuilder<!con((ins "Value":$target),
                   !dag(ins, ["ArrayRef<OpFoldResult>"], ["mixed" # kind]),
                   (ins CArg<"::mlir::transform::" # kind # "Spec",
                             "::mlir::transform::" # kind # "Spec()">,
                        CArg<"ArrayAttr", "{}">:$mapping))>]);
  let hasVerifier = 1;
}

class _TileReductionOp<string mnemonic, string what, dag attributes, string loop>
    : _ToHandlesOp<mnemonic, what, !con((ins _IntegerArray:$reduction_dims), attributes),
                   !con((outs _Handles:$fill_op, _Handle:$split_op, _Handle:$combining_op),
                        !dag(outs, [_Handle], [loop])),
                   _FunctionalInterfaceLastTracked>;

def TileReductionUsingForOp
    : _TileReductionOp<"tile_reduction_using_for", "tiles a reduction by scf.for",
                       (ins _IntegerArray:$tile_sizes), "for_op"> {
  let assemblyFormat = [{
    $target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "Value":$target, "ArrayRef<int64_t>":$staticTileSizes)>];
}
def TileReductionUsingForallOp
    : _TileReductionOp<"tile_reduction_using_forall", "tiles a reduction by scf.forall",
                       (ins _Integers:$num_threads, _Integers:$tile_sizes,
                            OptionalAttr<DeviceMappingArrayAttr>:$mapping), "forall_op"> {
  let assemblyFormat = [{
    $target (`reduction_dims` `=` $reduction_dims^)? `by`
    (`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)?
    (`mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)
  }];
  let builders = [
    OpBuilder<(ins "Value":$target, "ArrayRef<int64_t>":$staticNumThreads,
                   "ArrayRef<int64_t>":$staticTileSizes, CArg<"ArrayAttr", "{}">:$mapping)>
  ];
}
def SplitReductionOp
    : _ToHandlesOp<"split_reduction", "splits a reduction into a parallel part and the rest",
                   (ins DefaultValuedAttr<I64Attr, "{}">:$split_factor,
                        DefaultValuedAttr<I64Attr, "{}">:$insert_split_dimension,
                        UnitAttr:$inner_parallel, UnitAttr:$use_scaling_algorithm,
                        UnitAttr:$use_alloc),
                   (outs _Handle:$init_or_alloc_op, _Handle:$fill_op,
                         _Handle:$split_linalg_op, _Handle:$combining_linalg_op),
                   _FunctionalInterfaceLastTracked> {
  let builders = [
    OpBuilder<(ins "Value":$target, "int64_t":$splitFactor, "int64_t":$insertSplitDimension,
                   CArg<"bool", "false">:$innerParallel,
                   CArg<"bool", "false">:$useScalingAlgorithm,
                   CArg<"bool", "false">:$useAlloc)>
  ];
}

def SplitOp
    : _ToHandlesOp<"split", "splits an operation along a loop",
                   (ins I64Attr:$dimension, Optional<_Size>:$dynamic_chunk_sizes,
                        I64Attr:$static_chunk_sizes, UnitAttr:$multiway),
                   (outs _Handle:$split_list),
                   [_OwnEffects, _OwnApply, _Tracked]> {
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MultiTileSizesOp
    : _ToHandlesOp<"multitile_sizes", "two sizes of tiles that cover a loop",
                   (ins I64Attr:$dimension, I64Attr:$target_size,
                        DefaultValuedAttr<I64Attr, "1">:$divisor),
                   (outs _Size:$low_size, _Size:$high_size, _Size:$split_point),
                   [_OwnEffects] # _Each # [_Tracked]> {
  let assemblyFormat = "$target attr-dict `:` custom<MultitileSizesTypes>("
                       # "type($target), type($low_size), type($high_size), type($split_point))";
  let hasVerifier = 1;
}
def ContinuousTileSizesOp
    : _ToHandlesOp<"continuous_tile_sizes", "sizes of tiles that fall by powers of two",
                   (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
                        ConfinedAttr<I64Attr, [IntNonNegative]>:$target_size),
                   (outs _Size:$tile_sizes, _Size:$chunk_sizes),
                   [_OwnEffects, _OwnApply, _Tracked]> {
  let assemblyFormat = "$target attr-dict `:` custom<ContinuousTileSizeTypes>("
                       # "type($target), type($tile_sizes), type($chunk_sizes))";
  let hasVerifier = 1;
}

//===- Packing --------------------------------------------------------------===//

class _OpOf<string name> : Transform_ConcreteOpType<name>;

def LowerPackOp
    : _StructuredOp<"lower_pack", "linalg.pack to simpler operations",
                    _FunctionalInterfaceLastTracked> {
  let arguments = (ins _OpOf<"linalg.pack">:$target,
                       DefaultValuedAttr<BoolAttr, "true">:$lowerPadLikeWithInsertSlice);
  let results = (outs _OpOf<"tensor.pad">:$pad_op,
                      _OpOf<"tensor.expand_shape">:$expand_shape_op,
                      _OpOf<"linalg.transpose">:$transpose_op);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}
def LowerUnPackOp
    : _StructuredOp<"lower_unpack", "linalg.unpack to simpler operations",
                    _FunctionalInterfaceLastTracked> {
  let arguments = (ins _OpOf<"linalg.unpack">:$target,
                       DefaultValuedAttr<BoolAttr, "true">:$lowerUnpadLikeWithExtractSlice);
  let results = (outs _OpOf<"tensor.empty">:$empty_op,
                      _OpOf<"linalg.transpose">:$transpose_op,
                      _OpOf<"tensor.collapse_shape">:$collapse_shape_op,
                      _OpOf<"tensor.extract_slice">:$extract_slice_op);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def PackOp
    : _ToHandlesOp<"pack", "tiles the layout of an operation's operands",
                   (ins _Handles:$packed_sizes, _Integers:$static_packed_sizes),
                   (outs _Handle:$packed_op), _ApplyTracked> {
  let assemblyFormat = [{
    $target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes)
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "Value":$target, "ArrayRef<OpFoldResult>":$mixedPackedSizes)>];
}

def PackGreedilyOp
    : _ToHandlesOp<"pack_greedily", "tiles the layout of a matrix multiplication's operands",
          (ins _Handles:$matmul_packed_sizes,
               ConfinedAttr<_Integers, [DenseArrayCount<3>]>:$static_matmul_packed_sizes,
               ConfinedAttr<_Integers, [Attr<Or<[DenseArrayCount<0>.predicate,
                                                 DenseArrayCount<3>.predicate]>,
                                             "with 0 or 3 elements">]>
                 :$matmul_padded_sizes_next_multiple_of,
               ConfinedAttr<_Integers, [DenseArrayCount<3>]>:$matmul_inner_dims_order),
          (outs _Handle:$packed_op), _ApplyTracked> {
  let assemblyFormat = [{
    $target
    oilist(
      `matmul_packed_sizes` `=`
      custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes)
      (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)?
      `matmul_inner_dims_order` `=` $matmul_inner_dims_order)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def PackTransposeOp
    : _StructuredOp<"pack_transpose", "permutes the dimensions of a packed operand",
                    _FunctionalApply # [_Tracked]> {
  let arguments = (ins _Handle:$target_pack_or_un_pack_op, _Handle:$target_linalg_op,
                       _OptionalIntegers:$outer_perm, _OptionalIntegers:$inner_perm);
  let results = (outs _Handle:$packed_op, _Handle:$pack_op, _Handle:$un_pack_op);
  let assemblyFormat = [{
    $target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)`
    (`outer_perm` `=` $outer_perm^)? (`inner_perm` `=` $inner_perm^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===- Padding --------------------------------------------------------------===//

defvar _PadTraits = [FunctionalStyleTransformOpTrait, _OwnEffects, TransformOpInterface,
                     _Tracked];
defvar _CopyBack = "::mlir::bufferization::MaterializeInDestinationOp::getOperationName()";

def PadOp
    : _ToHandlesOp<"pad", "pads the operands of an operation",
          (ins DefaultValuedAttr<ArrayAttr, "{}">:$padding_values,
               _IntegerArray:$padding_dimensions, _Sizes:$pad_to_multiple_of,
               _OptionalIntegers:$static_pad_to_multiple_of, _IntegerArray:$nofold_flags,
               DefaultValuedAttr<TypedArrayAttrBase<I64ArrayAttr, "array of arrays of i64">,
                                 "{}">:$transpose_paddings,
               DefaultValuedAttr<StrAttr, _CopyBack>:$copy_back_op,
               DefaultValuedAttr<UnitAttr, "false">:$use_prescribed_tensor_shapes),
          (outs _Handle:$padded, _Handle:$pad, _Handle:$copy), _PadTraits> {
  let assemblyFormat = [{
    $target
    (`pad_to_multiple_of`
     custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)?
    (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)?
    attr-dict `:` functional-type(operands, results)
  }];
  defvar before = (ins "Value":$target, "ArrayRef<int64_t>":$paddingDimensions);
  defvar after = (ins CArg<"ArrayRef<int64_t>", "{}">:$nofoldFlags,
                      CArg<"ArrayRef<Attribute>", "{}">:$transposePaddings,
                      CArg<"StringRef", _CopyBack>:$copyBackOp,
                      CArg<"bool", "false">:$usePrescribedTensorShapes);
  let builders = [
    OpBuilder<!con(before, (ins CArg<"ArrayRef<int64_t>", "{}">:$staticPadToMultipleOf),
                   after)>,
    OpBuilder<!con(before, (ins "ArrayRef<OpFoldResult>":$mixedPadToMultipleOf), after)>
  ];
  let hasVerifier = 1;
}

def PadTilingInterfaceOp
    : _ToHandlesOp<"pad_tiling_interface", "pads the operands of an operation that can be tiled",
          (ins DefaultValuedAttr<ArrayAttr, "{}">:$padding_values, _Sizes:$padding_sizes,
               _OptionalIntegers:$static_padding_sizes,
               DefaultValuedAttr<UnitAttr, "false">:$pad_to_multiple_of),
          (outs _Handle:$padded, _Handle:$pad), _PadTraits> {
  let assemblyFormat = [{
    $target `to`
    (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)?
    (`pad_to_multiple_of` $pad_to_multiple_of^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [
    OpBuilder<(ins "Value":$target, CArg<"ArrayRef<int64_t>", "{}">:$staticPaddingSizes,
                   CArg<"bool", "false">:$padToMultipleOf)>,
    OpBuilder<(ins "Value":$target, "ArrayRef<OpFoldResult>":$mixedPadPaddingSizes,
                   CArg<"bool", "false">:$usePrescribedTensorShapes)>
  ];
  let hasVerifier = 1;
}

def HoistPadBuildPackingLoopNestOp
    : _ToHandlesOp<"hoist_pad.build_packing_loop_nest", "loops that pad ahead of a loop",
                   (ins _Handle:$loop, _Integers:$transpose), (outs _Handle:$packing_loop),
                   [_OwnEffects, _OwnApply, _Tracked]> {
  let assemblyFormat = [{
    $target `above` $loop (`,` `transpose` `by` $transpose^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def HoistPadOp
    : _ToHandlesOp<"hoist_pad", "moves padding out of loops",
                   (ins I64Attr:$num_loops, _Integers:$transpose), (outs _Handle:$transformed),
                   _FunctionalEach> {
  let assemblyFormat = [{
    $target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===- Bufferization --------------------------------------------------------===//

def BufferizeToAllocationOp
    : _ToHandlesOp<"bufferize_to_allocation", "gives an operation a buffer of its own",
          (ins OptionalAttr<AnyAttr>:$memory_space,
               DefaultValuedAttr<StrAttr,
                                 "\"bufferization.materialize_in_destination\"">:$memcpy_op,
               DefaultValuedAttr<StrAttr, "\"memref.alloc\"">:$alloc_op,
               UnitAttr:$bufferize_destination_only, UnitAttr:$emit_dealloc),
          (outs Transform_AnyValue:$allocated_buffer, Transform_AnyOpType:$new_ops),
          _ApplyTracked> {
  let assemblyFormat = "$target attr-dict `:` type($target)";
  let hasVerifier = 1;
}
def PromoteTensorOp
    : _StructuredOp<"promote_tensor", "has a tensor's buffer in a memory space",
                    _OwnApplyAndEffects # [SameOperandsAndResultType]> {
  let arguments = (ins _Value:$tensor, OptionalAttr<AnyAttr>:$memory_space);
  let results = (outs _Value:$promoted);
  let assemblyFormat = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)";
}
def PromoteOp
    : _SemiOp<"promote", "copies operands to buffers nearby", "transformed",
              (ins _IntegerArray:$operands_to_promote,
                   DefaultValuedAttr<BoolArrayAttr, "{}">:$use_full_tile_buffers,
                   UnitAttr:$use_full_tiles_by_default, UnitAttr:$use_original_subview_size,
                   UnitAttr:$use_alloca, OptionalAttr<AnyAttr>:$memory_space,
                   OptionalAttr<DeviceMappingArrayAttr>:$mapping,
                   OptionalAttr<I64Attr>:$alignment)>;
def EliminateLinalgOpAnchoredEmptyTensorsOp
    : _ToHandlesOp<"eliminate_empty_tensors", "reuses outputs in place of empty tensors",
                   (ins), (outs), _OwnApplyAndEffects> {
  let assemblyFormat = "$target attr-dict `:` type($target)";
}
def RewriteInDestinationPassingStyleOp
    : _ToOneOp<"rewrite_in_destination_passing_style",
               "an operation to one that writes to an output"> {
  let assemblyFormat = "$target attr-dict `:` functional-type($target, results)";
}

//===- Vectorization --------------------------------------------------------===//

def VectorizeOp
    : _ToHandlesOp<"vectorize", "an operation to operations on vectors",
          (ins _Sizes:$vector_sizes, _OptionalIntegers:$static_vector_sizes,
               OptionalAttr<UnitAttr>:$vectorize_nd_extract,
               OptionalAttr<UnitAttr>:$assume_dynamic_dims_match_vec_sizes,
               OptionalAttr<UnitAttr>:$create_named_contraction,
               DefaultValuedOptionalAttr<DenseBoolArrayAttr, "{}">:$scalable_sizes),
          (outs), [_OwnEffects, TransformOpInterface, _Tracked]> {
  let assemblyFormat = [{
    $target
    oilist(`vector_sizes`
           custom<DynamicIndexList>($vector_sizes, $static_vector_sizes, $scalable_sizes))
    attr-dict `:` type($target) (`,` type($vector_sizes)^)?
  }];
  let hasVerifier = 1;
}

def VectorizeChildrenAndApplyPatternsOp
    : _ToHandlesOp<"vectorize_children_and_apply_patterns",
          "operations inside to operations on vectors",
          (ins UnitAttr:$fold_type_extensions_into_contract, UnitAttr:$vectorize_padding,
               UnitAttr:$vectorize_nd_extract, UnitAttr:$flatten_1d_depthwise_conv,
               UnitAttr:$disable_multi_reduction_to_contract_patterns,
               UnitAttr:$disable_transfer_permutation_map_lowering_patterns),
          (outs _Handle:$transformed), _FunctionalInterfaceLastTracked> {
  defvar flag = CArg<"bool", "false">;
  let builders = [
    OpBuilder<(ins "Value":$target, flag:$foldTypeExtensionsIntoContract,
                   flag:$vectorizePadding, flag:$vectorizeNDExtract, flag:$flatten1DDepthwise)>
  ];
}

def HoistRedundantVectorTransfersOp
    : _ToHandlesOp<"hoist_redundant_vector_transfers",
                   "moves reads and writes of vectors that a loop repeats out of it",
                   (ins UnitAttr:$verify_non_zero_trip), (outs _Handle:$transformed),
                   _FunctionalInterfaceLastTracked>;
def HoistRedundantVectorBroadcastsOp
    : _ToOneOp<"hoist_redundant_vector_broadcasts",
               "moves broadcasts to vectors that a loop repeats out of it",
               _FunctionalInterfaceLastTracked>;

//===- The rest -------------------------------------------------------------===//

def MatchOp
    : _StructuredOp<"match", "handle to operations that satisfy conditions",
                    [MemoryEffectsOpInterface, NavigationTransformOpTrait, _OwnApply]> {
  let arguments = (ins _Handle:$target, OptionalAttr<StrArrayAttr>:$ops,
                       OptionalAttr<MatchInterfaceEnum>:$interface,
                       OptionalAttr<DictionaryAttr>:$op_attrs,
                       OptionalAttr<TypeAttr>:$filter_result_type,
                       OptionalAttr<TypeArrayAttr>:$filter_operand_types);
  let results = (outs _Handle:$results);
  let assemblyFormat = [{
    (`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)?
    (`filter_result_type` `=` $filter_result_type^)?
    (`filter_operand_types` `=` $filter_operand_types^)?
    `in` $target attr-dict `:` functional-type($target, results)
  }];
  let builders = [
    OpBuilder<(ins "Value":$target, "ArrayRef<StringRef>":$opNames)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$target,
                   "ArrayRef<StringRef>":$opNames)>
  ];
}

def MapCopyToThreadsOp
    : _ToHandlesOp<"gpu.map_copy_to_threads", "divides a copy among threads of a GPU",
                   (ins I64Attr:$total_num_threads, I64Attr:$desired_bit_alignment),
                   (outs _Handle:$forall_op, _Handle:$tiled_op), _FunctionalInterfaceLast> {
  let assemblyFormat = [{
    $target `total_num_threads` `=` $total_num_threads
    `desired_bit_alignment` `=` $desired_bit_alignment
    attr-dict `:` functional-type(operands, results)
  }];
}

#endif // MLIR_DIALECT_LINALG_TRANSFORMOPS_LINALGTRANSFORMOPS_TD
