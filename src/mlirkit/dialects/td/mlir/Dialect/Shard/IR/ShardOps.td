//===- The shard dialect: operations ----------------------------------------===//
//
// In order: grids, shardings, collective operations.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SHARD_IR_SHARDOPS_TD
#define MLIR_DIALECT_SHARD_IR_SHARDOPS_TD

include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/Dialect/Shard/IR/ShardBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shard_Op<string mnemonic, list<Trait> traits = []> : Op<Shard_Dialect, mnemonic, traits>;

defvar _refersToGrid = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _namesResults = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

//===- Grids ----------------------------------------------------------------===//

def Shard_GridOp : Shard_Op<"grid", [Symbol, Pure]> {
  let summary = "grid of devices; `?` for a size that is not known";
  let arguments = (ins SymbolNameAttr:$sym_name, DenseI64ArrayAttr:$shape);
  let assemblyFormat =
      "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict";
  let hasVerifier = 1;
}

// An index for each axis, or for each of the grid.
class _AxesOp<string mnemonic> : Shard_Op<mnemonic, [Pure, _refersToGrid, _namesResults]> {
  let arguments = (ins FlatSymbolRefAttr:$grid,
                       DefaultValuedAttr<Shard_GridAxesAttr, "{}">:$axes);
  let results = (outs Variadic<Index>:$result);
}

def Shard_GridShapeOp : _AxesOp<"grid_shape"> {
  let summary = "sizes of a grid along axes";
  let assemblyFormat = "$grid (`axes` `=` $axes^)? attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::shard::GridOp":$grid)>,
    OpBuilder<(ins "::mlir::shard::GridOp":$grid, "ArrayRef<GridAxis>":$axes)>,
    OpBuilder<(ins "StringRef":$grid, "ArrayRef<GridAxis>":$axes)>
  ];
}

def Shard_ProcessMultiIndexOp : _AxesOp<"process_multi_index"> {
  let summary = "position of this device along axes";
  let assemblyFormat = "`on` $grid (`axes` `=` $axes^)? attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::shard::GridOp":$grid)>,
    OpBuilder<(ins "StringRef":$grid, "ArrayRef<GridAxis>":$axes)>
  ];
}

def Shard_ProcessLinearIndexOp
    : Shard_Op<"process_linear_index", [Pure, _refersToGrid, _namesResults]> {
  let summary = "number of this device in the grid";
  let arguments = (ins FlatSymbolRefAttr:$grid);
  let results = (outs Index:$result);
  let assemblyFormat = "`on` $grid attr-dict `:` type($result)";
  let builders = [OpBuilder<(ins "::mlir::shard::GridOp":$grid)>];
}

def Shard_NeighborsLinearIndicesOp
    : Shard_Op<"neighbors_linear_indices", [Pure, _refersToGrid, _namesResults]> {
  let summary = "numbers of the devices before and after along axes; -1 for none";
  let arguments = (ins FlatSymbolRefAttr:$grid, Variadic<Index>:$device,
                       Shard_GridAxesAttr:$split_axes);
  let results = (outs Index:$neighbor_down, Index:$neighbor_up);
  let assemblyFormat = [{
    `on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)
  }];
}

//===- Shardings ------------------------------------------------------------===//

def Shard_ShardingOp
    : Shard_Op<"sharding", [Pure, AttrSizedOperandSegments, _refersToGrid, _namesResults]> {
  let summary = "how a tensor is split over a grid";
  let description = [{
    Shards are as even as can be, unless `sharded_dims_offsets` says where each begins.
    With `halo_sizes` a shard also holds so many elements of its neighbors.
  }];
  let arguments = (ins FlatSymbolRefAttr:$grid, Shard_GridAxesArrayAttr:$split_axes,
                       DefaultValuedAttr<DenseI64ArrayAttr,
                                         "{}">:$static_sharded_dims_offsets,
                       Variadic<I64>:$dynamic_sharded_dims_offsets,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$static_halo_sizes,
                       Variadic<I64>:$dynamic_halo_sizes);
  let results = (outs Shard_Sharding:$result);
  let assemblyFormat = [{
    $grid `split_axes` `=` $split_axes
    (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)?
    (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets,
                                                         $static_sharded_dims_offsets)^)?
    attr-dict `:` type($result)
  }];
  let builders = [
    OpBuilder<(ins "FlatSymbolRefAttr":$grid, "ArrayRef<GridAxesAttr>":$split_axes,
                   CArg<"ArrayRef<int64_t>", "{}">:$static_halo_sizes,
                   CArg<"ArrayRef<int64_t>", "{}">:$static_sharded_dims_offsets)>,
    OpBuilder<(ins "FlatSymbolRefAttr":$grid, "ArrayRef<GridAxesAttr>":$split_axes,
                   "::mlir::ArrayRef<::mlir::OpFoldResult>":$halo_sizes,
                   "::mlir::ArrayRef<::mlir::OpFoldResult>":$sharded_dims_offsets)>,
    OpBuilder<(ins "llvm::StringRef":$grid, "ArrayRef<GridAxesAttr>":$split_axes,
                   CArg<"ArrayRef<int64_t>", "{}">:$static_halo_sizes,
                   CArg<"ArrayRef<int64_t>", "{}">:$static_sharded_dims_offsets)>,
    OpBuilder<(ins "mlir::shard::Sharding":$from)>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Shard_GetShardingOp : Shard_Op<"get_sharding", [Pure]> {
  let summary = "sharding of a tensor";
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs Shard_Sharding:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
}

def Shard_ShardShapeOp
    : Shard_Op<"shard_shape", [Pure, AttrSizedOperandSegments, _namesResults]> {
  let summary = "sizes of the shard of a device";
  let arguments = (ins DenseI64ArrayAttr:$dims, Variadic<Index>:$dims_dynamic,
                       Shard_Sharding:$sharding, DenseI64ArrayAttr:$device,
                       Variadic<Index>:$device_dynamic);
  let results = (outs Variadic<Index>:$result);
  let assemblyFormat = [{
    `dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding
    `device` `=` custom<DynamicIndexList>($device_dynamic, $device)
    attr-dict `:` type(results)
  }];
  let builders = [
    OpBuilder<(ins "ArrayRef<int64_t>":$dims, "ArrayRef<Value>":$dims_dyn,
                   "Value":$sharding, "ValueRange":$device)>
  ];
}

def Shard_ShardOp
    : Shard_Op<"shard", [Pure, AllTypesMatch<["result", "src"]>, _namesResults]> {
  let summary = "says how a tensor is split";
  let description = [{
    Where it is made or, with `annotate_for_users`, where the result is used.
  }];
  let arguments = (ins AnyRankedTensor:$src, Shard_Sharding:$sharding,
                       UnitAttr:$annotate_for_users);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $src `to` $sharding (`annotate_for_users` $annotate_for_users^)?
    attr-dict `:` type($result)
  }];
  let hasCanonicalizer = 1;
}

//===- Collective operations ------------------------------------------------===//

class Shard_CollectiveCommunicationOpBase<string mnemonic, list<Trait> traits = []>
    : Shard_Op<mnemonic, traits # [_refersToGrid, _namesResults]> {
  dag commonArgs = (ins FlatSymbolRefAttr:$grid,
                        DefaultValuedAttr<Shard_GridAxesAttr, "{}">:$grid_axes);
}

// `further` are the arguments after the input, `more` is their format, `types` that of the
// types of operands and result.
class _Collective<string mnemonic, list<Trait> traits, Type operand, dag further,
                  string more, Type result, string types>
    : Shard_CollectiveCommunicationOpBase<mnemonic, traits> {
  let arguments = !con(commonArgs, !dag(ins, [operand], ["input"]), further);
  let results = !dag(outs, [result], ["result"]);
  let assemblyFormat = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? " # more
      # " attr-dict `:` " # types;
  let hasCanonicalizer = 1;
}
class _Shard_Exchange<string mnemonic, list<Trait> traits, dag further, string more,
                Type result = AnyNon0RankedTensor, Type operand = AnyNon0RankedTensor>
    : _Collective<mnemonic, traits, operand, further, more, result,
                  "type($input) `->` type($result)">;

// With a device of each group, which constants and operands give the position of.
class _Rooted<string mnemonic, list<Trait> traits, dag further, string more,
              Type operand = AnyNon0RankedTensor, Type result = AnyRankedTensor,
              string device = "root">
    : _Collective<mnemonic, traits, operand,
                  !con(further, !dag(ins, [DenseI64ArrayAttr, Variadic<Index>],
                                        [device, device # "_dynamic"])),
                  more # " `" # device # "` `=` custom<DynamicIndexList>($" # device
                      # "_dynamic, $" # device # ")",
                  result, "functional-type(operands, results)">;

defvar _sameElementsAndRank = [SameOperandsAndResultElementType, SameOperandsAndResultRank];
defvar _matchingShape = [AllShapesMatch<["input", "result"]>,
                         AllElementTypesMatch<["input", "result"]>];
defvar _matchingRank = [AllRanksMatch<["input", "result"]>,
                        AllElementTypesMatch<["input", "result"]>];

class _Axis<string name> {
  dag argument = !dag(ins, [IndexAttr], [name]);
  string format = "`" # name # "` `=` $" # name;
}

defvar _reduction = (ins DefaultValuedAttr<Shard_ReductionKindAttr,
                                           "::mlir::shard::ReductionKind::Sum">:$reduction);
defvar _reductionFormat = "(`reduction` `=` $reduction^)?";

def Shard_AllGatherOp
    : _Shard_Exchange<"all_gather", [Pure] # _sameElementsAndRank, _Axis<"gather_axis">.argument,
                _Axis<"gather_axis">.format> {
  let summary = "the shards of all devices, one after the other along an axis";
}

def Shard_AllSliceOp
    : _Shard_Exchange<"all_slice", [Pure] # _sameElementsAndRank, _Axis<"slice_axis">.argument,
                _Axis<"slice_axis">.format> {
  let summary = "the part that falls to this device";
  let builders = [
    OpBuilder<(ins "Value":$input, "GridOp":$grid, "ArrayRef<GridAxis>":$gridAxes,
                   "int64_t":$sliceAxis)>,
    OpBuilder<(ins "Type":$result_type, "Value":$input, "StringRef":$grid,
                   "ArrayRef<GridAxis>":$gridAxes, "int64_t":$sliceAxis)>
  ];
}

def Shard_AllToAllOp
    : _Shard_Exchange<"all_to_all", [Pure] # _sameElementsAndRank,
                (ins IndexAttr:$split_axis, IndexAttr:$concat_axis),
                _Axis<"split_axis">.format # " " # _Axis<"concat_axis">.format> {
  let summary = "sends each device its part, and joins the parts received";
}

defvar _reduced = AnyTypeOf<[AnyMemRef, AnyRankedTensor]>;
def Shard_AllReduceOp
    : _Shard_Exchange<"all_reduce", [Pure, SameOperandsAndResultShape], _reduction,
                _reductionFormat, _reduced, _reduced> {
  let summary = "the reduction over all devices, on each";
  let builders = [
    OpBuilder<(ins "Value":$input, "StringRef":$grid, "ArrayRef<GridAxis>":$gridAxes,
                   "ReductionKind":$reduction)>
  ];
}

def Shard_ReduceScatterOp
    : _Shard_Exchange<"reduce_scatter", [Pure, SameOperandsAndResultRank],
                !con(_reduction, _Axis<"scatter_axis">.argument),
                _reductionFormat # " " # _Axis<"scatter_axis">.format, AnyRankedTensor> {
  let summary = "this device's part of the reduction over all";
}

def Shard_ShiftOp
    : _Shard_Exchange<"shift", [Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape],
                (ins IndexAttr:$shift_axis, I64Attr:$offset, UnitAttr:$rotate),
                "`shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)?",
                AnyRankedTensor> {
  let summary = "the shard of the device so many positions before";
}

def Shard_BroadcastOp
    : _Rooted<"broadcast", [Pure] # _matchingShape, (ins), "", AnyRankedTensor> {
  let summary = "the shard of one device, on all";
}

def Shard_GatherOp
    : _Rooted<"gather", [Pure] # _matchingRank, _Axis<"gather_axis">.argument,
              _Axis<"gather_axis">.format, AnyNon0RankedTensor, AnyNon0RankedTensor> {
  let summary = "the shards of all devices, on one";
}

def Shard_ScatterOp
    : _Rooted<"scatter", [Pure] # _matchingRank, _Axis<"scatter_axis">.argument,
              _Axis<"scatter_axis">.format> {
  let summary = "parts of the tensor of one device, on all";
}

def Shard_ReduceOp
    : _Rooted<"reduce", [Pure, AllShapesMatch<["input", "result"]>], _reduction,
              _reductionFormat, AnyRankedTensor> {
  let summary = "the reduction over all devices, on one";
}

def Shard_SendOp
    : _Rooted<"send", _matchingShape, (ins), "", AnyNon0RankedTensor, AnyRankedTensor,
              "destination"> {
  let summary = "sends the shard to a device";
}

def Shard_RecvOp
    : _Collective<"recv", _matchingShape, AnyNon0RankedTensor,
                  (ins OptionalAttr<DenseI64ArrayAttr>:$source,
                       Variadic<Index>:$source_dynamic),
                  "(`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)?",
                  AnyRankedTensor, "functional-type(operands, results)"> {
  let summary = "receives a shard from a device, or from any";
}

defvar _haloed = AnyTypeOf<[AnyNon0RankedMemRef, AnyNon0RankedTensor]>;
def Shard_UpdateHaloOp
    : Shard_Op<"update_halo", [Pure, DestinationStyleOpInterface,
                               TypesMatchWith<"result has same type as destination",
                                              "result", "destination", "$_self">,
                               _refersToGrid]> {
  let summary = "copies the elements at the border from the neighbors";
  let arguments = (ins _haloed:$destination, FlatSymbolRefAttr:$grid,
                       Shard_GridAxesArrayAttr:$split_axes, Variadic<I64>:$halo_sizes,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$static_halo_sizes);
  let results = (outs _haloed:$result);
  let assemblyFormat = [{
    $destination `on` $grid `split_axes` `=` $split_axes
    (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)?
    attr-dict `:` type($result)
  }];
  let extraClassDeclaration = [{
    MutableOperandRange getDpsInitsMutable() { return getDestinationMutable(); }
  }];
}

#endif // MLIR_DIALECT_SHARD_IR_SHARDOPS_TD
