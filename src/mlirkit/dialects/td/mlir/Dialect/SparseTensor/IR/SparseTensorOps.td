//===- The sparse_tensor dialect: operations --------------------------------===//
//
// In order: whole tensors, their storage, slices and levels, buffers, sorting,
// computation inside linalg.generic, iteration, the rest.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSOROPS_TD
#define MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSOROPS_TD

include "mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorInterfaces.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorTypes.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SparseTensor_Op<string mnemonic, list<Trait> traits = []>
    : Op<SparseTensor_Dialect, mnemonic, traits>;

// From one tensor to one result; texts give both types.
class _SparseToOp<string mnemonic, string what, list<Trait> traits, dag from, dag to>
    : SparseTensor_Op<mnemonic, traits> {
  let summary = what;
  let arguments = from;
  let results = to;
}

//===- Whole tensors --------------------------------------------------------===//

def SparseTensor_NewOp
    : _SparseToOp<"new", "tensor read from a source", [Pure], (ins AnyType:$source),
                  (outs AnySparseTensor:$result)> {
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
}
def SparseTensor_OutOp : SparseTensor_Op<"out"> {
  let summary = "writes a tensor to a destination";
  let arguments = (ins AnySparseTensor:$tensor, AnyType:$dest);
  let assemblyFormat = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)";
}
def SparseTensor_PrintOp : SparseTensor_Op<"print"> {
  let summary = "prints a tensor, for tests";
  let arguments = (ins AnySparseTensor:$tensor);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def SparseTensor_ConvertOp
    : _SparseToOp<"convert", "the same elements in another encoding",
                  [Pure, StageWithSortSparseOpInterface], (ins AnyRankedTensor:$source),
                  (outs AnyRankedTensor:$dest)> {
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def SparseTensor_ReinterpretMapOp
    : _SparseToOp<"reinterpret_map", "the same storage with another map to dimensions",
                  [NoMemoryEffect], (ins AnySparseTensor:$source),
                  (outs AnySparseTensor:$dest)> {
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let builders = [OpBuilder<(ins "SparseTensorEncodingAttr":$dstEnc, "Value":$source)>];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def SparseTensor_ConcatenateOp
    : _SparseToOp<"concatenate", "tensors joined along a dimension",
                  [Pure, StageWithSortSparseOpInterface],
                  (ins Variadic<AnyRankedTensor>:$inputs, DimensionAttr:$dimension),
                  (outs AnyRankedTensor:$result)> {
  let assemblyFormat = "$inputs attr-dict `:` type($inputs) `to` type($result)";
  let hasVerifier = 1;
}
def SparseTensor_LoadOp : SparseTensor_Op<"load", [SameOperandsAndResultType]> {
  let summary = "tensor of a storage";
  let arguments = (ins AnySparseTensor:$tensor, UnitAttr:$hasInserts);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)";
}

//===- Storage --------------------------------------------------------------===//

defvar _SparseLevels = Variadic<RankedTensorOf<[AnySignlessIntegerOrIndex]>>;

def SparseTensor_AssembleOp : SparseTensor_Op<"assemble", [Pure]> {
  let summary = "tensor made of its levels and values";
  let arguments = (ins _SparseLevels:$levels, RankedTensorOf<[AnyType]>:$values);
  let results = (outs AnySparseTensor:$result);
  let assemblyFormat = "` ` `(` $levels       `)` `,` $values attr-dict `:`"
                       # "    `(` type($levels) `)` `,` type($values) `to` type($result)";
  let hasVerifier = 1;
}
def SparseTensor_DisassembleOp
    : SparseTensor_Op<"disassemble", [Pure, SameVariadicResultSize]> {
  let summary = "levels and values of a tensor";
  let arguments = (ins AnySparseTensor:$tensor, _SparseLevels:$out_levels,
                       RankedTensorOf<[AnyType]>:$out_values);
  let results = (outs _SparseLevels:$ret_levels, RankedTensorOf<[AnyType]>:$ret_values,
                      Variadic<AnyIndexingScalarLike>:$lvl_lens,
                      AnyIndexingScalarLike:$val_len);
  let assemblyFormat = [{
    $tensor attr-dict `:` type($tensor)
    `out_lvls` `(` $out_levels `:` type($out_levels) `)`
    `out_vals` `(` $out_values `:` type($out_values) `)` `->`
    `(` type($ret_levels) `)` `,` type($ret_values) `,`
    `(` type($lvl_lens) `)` `,` type($val_len)
  }];
  let hasVerifier = 1;
}

// One of the buffers that store a tensor, for a level if `level` says so.
class _SparseBufferOp<string mnemonic, string what, dag level = (ins)>
    : _SparseToOp<mnemonic, what, [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>],
                  !con((ins AnySparseTensor:$tensor), level),
                  (outs AnyNon0RankedMemRef:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` type($tensor) `to` type($result)";
  let hasVerifier = 1;
}
def SparseTensor_ToPositionsOp
    : _SparseBufferOp<"positions", "positions of a level", (ins LevelAttr:$level)>;
def SparseTensor_ToCoordinatesOp
    : _SparseBufferOp<"coordinates", "coordinates of a level", (ins LevelAttr:$level)>;
def SparseTensor_ToCoordinatesBufferOp
    : _SparseBufferOp<"coordinates_buffer", "coordinates of levels that share a buffer">;
def SparseTensor_ToValuesOp : _SparseBufferOp<"values", "stored values">;

def SparseTensor_NumberOfEntriesOp
    : _SparseToOp<"number_of_entries", "number of stored values", [Pure],
                  (ins AnySparseTensor:$tensor), (outs Index:$result)> {
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def SparseTensor_StorageSpecifierInitOp
    : _SparseToOp<"storage_specifier.init", "new or copied storage specifier", [Pure],
                  (ins Optional<SparseTensorStorageSpecifier>:$source),
                  (outs SparseTensorStorageSpecifier:$result)> {
  let assemblyFormat = "attr-dict (`with` $source^)? `:` "
                       # "(`from` qualified(type($source))^ `to`)? qualified(type($result))";
  let builders = [
    OpBuilder<(ins "Type":$result), [{ build($_builder, $_state, result, Value()); }]>
  ];
}

// Of one number of a storage.
class _SparseSpecifierOp<string mnemonic, string what, list<Trait> traits, dag value, dag to>
    : _SparseToOp<"storage_specifier." # mnemonic, what, traits,
                  !con((ins SparseTensorStorageSpecifier:$specifier,
                            SparseTensorStorageSpecifierKindAttr:$specifierKind,
                            OptionalAttr<LevelAttr>:$level), value), to> {
  let hasVerifier = 1;
}
def SparseTensor_GetStorageSpecifierOp
    : _SparseSpecifierOp<"get", "number in a storage specifier", [Pure], (ins),
                         (outs Index:$result)> {
  let assemblyFormat = "$specifier $specifierKind (`at` $level^)? attr-dict"
                       # "`:` qualified(type($specifier))";
  let hasFolder = 1;
}
def SparseTensor_SetStorageSpecifierOp
    : _SparseSpecifierOp<"set", "storage specifier with another number",
                         [Pure, AllTypesMatch<["result", "specifier"]>], (ins Index:$value),
                         (outs SparseTensorStorageSpecifier:$result)> {
  let assemblyFormat = "$specifier $specifierKind (`at` $level^)? `with` $value"
                       # " attr-dict `:` qualified(type($result))";
}

//===- Slices and levels ----------------------------------------------------===//

class _SparseSliceOp<string what>
    : _SparseToOp<"slice." # what, what # " of a dimension of a slice", [Pure],
                  (ins AnySparseTensorSlice:$slice, IndexAttr:$dim),
                  !dag(outs, [Index], [what])> {
  let assemblyFormat = "$slice `at` $dim attr-dict `:` type($slice)";
  let hasVerifier = 1;
}
def SparseTensor_ToSliceOffsetOp : _SparseSliceOp<"offset">;
def SparseTensor_ToSliceStrideOp : _SparseSliceOp<"stride">;

def SparseTensor_LvlOp
    : _SparseToOp<"lvl", "size of a level", [ConditionallySpeculatable, NoMemoryEffect],
                  (ins AnySparseTensor:$source, Index:$index), (outs Index:$result)> {
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source) ";
  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def SparseTensor_CrdTranslateOp
    : _SparseToOp<"crd_translate", "coordinates in levels from those in dimensions or back",
                  [Pure],
                  (ins Variadic<Index>:$in_crds, SparseTensorCrdTransDirectionAttr:$direction,
                       SparseTensorEncodingAttr:$encoder),
                  (outs Variadic<Index>:$out_crds)> {
  let assemblyFormat =
      "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Buffers --------------------------------------------------------------===//

def SparseTensor_PushBackOp
    : SparseTensor_Op<"push_back",
          [TypesMatchWith<"value type matches element type of inBuffer", "inBuffer", "value",
                          "::llvm::cast<ShapedType>($_self).getElementType()">,
           AllTypesMatch<["inBuffer", "outBuffer"]>]> {
  let summary = "adds a value to the end of a buffer, which may move";
  let arguments = (ins Index:$curSize, StridedMemRefRankOf<[AnyType], [1]>:$inBuffer,
                       AnyType:$value, Optional<Index>:$n, UnitAttr:$inbounds);
  let results = (outs StridedMemRefRankOf<[AnyType], [1]>:$outBuffer, Index:$newSize);
  let assemblyFormat = [{
    (`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^ )? attr-dict
    `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^ )?
  }];
  let builders = [OpBuilder<(ins "Value":$curSize, "Value":$inBuffer, "Value":$value)>];
  let hasVerifier = 1;
}

def SparseTensor_ExpandOp : SparseTensor_Op<"expand"> {
  let summary = "dense buffers in which to collect insertions into the last level";
  let arguments = (ins AnySparseTensor:$tensor);
  let results = (outs AnyStridedMemRefOfRank<1>:$values, StridedMemRefRankOf<[I1], [1]>:$filled,
                      StridedMemRefRankOf<[Index], [1]>:$added, Index:$count);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor) `to` type($values)"
                       # " `,` type($filled) `,` type($added)";
}
def SparseTensor_CompressOp
    : SparseTensor_Op<"compress", [AllTypesMatch<["tensor", "result"]>]> {
  let summary = "inserts what such buffers collected";
  let arguments = (ins AnyStridedMemRefOfRank<1>:$values,
                       StridedMemRefRankOf<[I1], [1]>:$filled,
                       StridedMemRefRankOf<[Index], [1]>:$added, Index:$count,
                       AnySparseTensor:$tensor, Variadic<Index>:$lvlCoords);
  let results = (outs AnySparseTensor:$result);
  let assemblyFormat = [{
    $values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict
    `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)
  }];
  let hasVerifier = 1;
}

//===- Sorting --------------------------------------------------------------===//

def SparseTensor_SortOp : SparseTensor_Op<"sort"> {
  let summary = "sorts coordinates, and buffers along with them";
  let arguments = (ins Index:$n, StridedMemRefRankOf<[AnyInteger, Index], [1]>:$xy,
                       Variadic<StridedMemRefRankOf<[AnyType], [1]>>:$ys,
                       AffineMapAttr:$perm_map, OptionalAttr<IndexAttr>:$ny,
                       SparseTensorSortKindAttr:$algorithm);
  let assemblyFormat = "$algorithm $n `,` $xy (`jointly` $ys^)? attr-dict "
                       # "`:` type($xy) (`jointly` type($ys)^)?";
  let hasVerifier = 1;
}
def SparseTensor_ReorderCOOOp
    : _SparseToOp<"reorder_coo", "coordinates and values in another order", [Pure],
                  (ins AnySparseTensor:$input_coo, SparseTensorSortKindAttr:$algorithm),
                  (outs AnySparseTensor:$result_coo)> {
  let assemblyFormat = "$algorithm $input_coo attr-dict"
                       # "`:` type($input_coo) `to` type($result_coo)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Computation inside linalg.generic ------------------------------------===//

def SparseTensor_BinaryOp : SparseTensor_Op<"binary", [Pure]> {
  let summary = "what to compute where both elements are stored, the left, the right";
  let arguments = (ins AnyType:$x, AnyType:$y, UnitAttr:$left_identity,
                       UnitAttr:$right_identity);
  let results = (outs AnyType:$output);
  let regions = (region AnyRegion:$overlapRegion, AnyRegion:$leftRegion,
                        AnyRegion:$rightRegion);
  let assemblyFormat = [{
    $x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\n`
    `overlap` `=` $overlapRegion `\n`
    `left` `=` (`identity` $left_identity^) : ($leftRegion)? `\n`
    `right` `=` (`identity` $right_identity^) : ($rightRegion)?
  }];
  let hasVerifier = 1;
}
def SparseTensor_UnaryOp : SparseTensor_Op<"unary", [Pure]> {
  let summary = "what to compute where an element is stored and where it is not";
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$output);
  let regions = (region AnyRegion:$presentRegion, AnyRegion:$absentRegion);
  let assemblyFormat = [{
    $x attr-dict `:` type($x) `to` type($output) `\n`
    `present` `=` $presentRegion `\n`
    `absent` `=` $absentRegion
  }];
  let hasVerifier = 1;
}
def SparseTensor_ReduceOp
    : _SparseToOp<"reduce", "combines two elements", [Pure, SameOperandsAndResultType],
                  (ins AnyType:$x, AnyType:$y, AnyType:$identity), (outs AnyType:$output)> {
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "$x `,` $y `,` $identity attr-dict `:` type($output) $region";
  let hasVerifier = 1;
}
def SparseTensor_SelectOp
    : _SparseToOp<"select", "keeps elements for which its region says so",
                  [Pure, SameOperandsAndResultType], (ins AnyType:$x), (outs AnyType:$output)> {
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "$x attr-dict `:` type($x) $region";
  let hasVerifier = 1;
}
def SparseTensor_YieldOp
    : SparseTensor_Op<"yield",
          [Pure, Terminator, ParentOneOf<["BinaryOp", "UnaryOp", "ReduceOp", "SelectOp",
                                          "ForeachOp", "IterateOp", "CoIterateOp"]>]> {
  let summary = "ends a region with its results";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict `:` type($results)";
  let builders = [
    OpBuilder<(ins), [{ build($_builder, $_state, ValueRange()); }]>,
    OpBuilder<(ins "Value":$yieldVal), [{ build($_builder, $_state, ValueRange(yieldVal)); }]>
  ];
}

//===- Iteration ------------------------------------------------------------===//

def SparseTensor_ForeachOp
    : SparseTensor_Op<"foreach", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "applies its region to each stored element";
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<AnyType>:$initArgs,
                       OptionalAttr<AffineMapAttr>:$order);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "`in` $tensor (`init``(`$initArgs^`)`)? attr-dict"
                       # "    `:` type($tensor) (`,` type($initArgs)^)?"
                       # "  (`->` type($results)^)?  `do` $region";
  defvar body = "function_ref<void(OpBuilder &, Location, ValueRange, Value, ValueRange)>";
  let builders = [
    OpBuilder<(ins "Value":$tensor, "ValueRange":$iterArgs, "AffineMapAttr":$order, body)>,
    OpBuilder<(ins "Value":$tensor, "AffineMapAttr":$order, body:$bodyBuilder),
              [{ build($_builder, $_state, tensor, ValueRange(), order, bodyBuilder); }]>,
    OpBuilder<(ins "Value":$tensor, body:$bodyBuilder),
              [{ build($_builder, $_state, tensor, ValueRange(), nullptr, bodyBuilder); }]>,
    OpBuilder<(ins "Value":$tensor, "ValueRange":$iterArgs, body:$bodyBuilder),
              [{ build($_builder, $_state, tensor, iterArgs, nullptr, bodyBuilder); }]>
  ];
  let hasVerifier = 1;
}

def ExtractIterSpaceOp
    : SparseTensor_Op<"extract_iteration_space",
                      [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "stored coordinates of some levels";
  let arguments = (ins AnySparseTensor:$tensor, Optional<AnySparseIterator>:$parentIter,
                       LevelAttr:$loLvl, LevelAttr:$hiLvl);
  let results = (outs AnySparseIterSpace:$extractedSpace);
  let assemblyFormat = [{
    $tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl)
    attr-dict `:` type($tensor) (`,` type($parentIter)^)?
    `->` qualified(type($extractedSpace))
  }];
  let builders = [
    OpBuilder<(ins "Value":$tensor, "Value":$parentIter, "sparse_tensor::Level":$loLvl),
              [{ build($_builder, $_state, tensor, parentIter, loLvl, loLvl + 1); }]>,
    OpBuilder<(ins "Value":$tensor),
              [{ build($_builder, $_state, tensor, nullptr, 0); }]>
  ];
  let hasVerifier = 1;
}

def ExtractValOp
    : SparseTensor_Op<"extract_value",
          [Pure, TypesMatchWith<"result type matches element type of tensor",
                                "tensor", "result",
                                "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "value where an iterator stands";
  let arguments = (ins AnySparseTensor:$tensor, AnySparseIterator:$iterator);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `at` $iterator attr-dict "
                       # "`:` type($tensor)`,` qualified(type($iterator))";
  let hasVerifier = 1;
}

def IterateOp
    : SparseTensor_Op<"iterate",
          [RecursiveMemoryEffects, RecursivelySpeculatable,
           DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                     ["getInitsMutable", "getLoopResults",
                                      "getRegionIterArgs", "getYieldedValuesMutable"]>,
           DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
           SingleBlockImplicitTerminator<"sparse_tensor::YieldOp">]> {
  let summary = "runs its region for each stored coordinate";
  let arguments = (ins AnySparseIterSpace:$iterSpace, Variadic<AnyType>:$initArgs,
                       I64BitSetAttr:$crdUsedLvls);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$iterSpace, "ValueRange":$initArgs)>,
    OpBuilder<(ins "Value":$iterSpace, "ValueRange":$initArgs, "I64BitSet":$crdUsedLvls)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def SparseTensor_CoIterateOp
    : SparseTensor_Op<"coiterate", [AttrSizedOperandSegments,
                                    SingleBlockImplicitTerminator<"sparse_tensor::YieldOp">,
                                    RecursiveMemoryEffects]> {
  let summary = "runs a region for each coordinate, by which of several spaces store it";
  let arguments = (ins Variadic<AnySparseIterSpace>:$iterSpaces, Variadic<AnyType>:$initArgs,
                       I64BitSetAttr:$crdUsedLvls, I64BitSetArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$caseRegions);
  let builders = [
    OpBuilder<(ins "ValueRange":$iterSpace, "ValueRange":$initArgs, "unsigned":$numCases)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

//===- The rest -------------------------------------------------------------===//

def SparseTensor_HasRuntimeLibraryOp : SparseTensor_Op<"has_runtime_library"> {
  let summary = "the code will run with the runtime library";
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict";
}

#endif // MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSOROPS_TD
