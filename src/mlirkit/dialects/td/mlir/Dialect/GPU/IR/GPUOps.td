//===- The gpu dialect: operations ------------------------------------------===//
//
// In order: ids and sizes, functions and modules, launching, terminators, talk between the
// threads of a group, memory and tokens, matrices of a subgroup, sparse algebra.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_GPU_IR_GPUOPS_TD
#define MLIR_DIALECT_GPU_IR_GPUOPS_TD

include "mlir/Dialect/DLTI/DLTIBase.td"
include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/GPU/IR/CompilationAttrs.td"
include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/Dialect/GPU/IR/GPUDeviceMappingAttr.td"
include "mlir/Dialect/GPU/IR/ParallelLoopMapperAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

class GPU_Op<string mnemonic, list<Trait> traits = []> : Op<GPU_Dialect, mnemonic, traits>;

// Its summary, arguments, results and format.
class _GPU_OpOf<string mnemonic, string text, dag inputs, dag outputs, string format,
                list<Trait> traits = []>
    : GPU_Op<mnemonic, traits> {
  let summary = text;
  let arguments = inputs;
  let results = outputs;
  let assemblyFormat = format;
}

// Waits for tokens, and may give one.
defvar _GPU_Tokens = (ins Variadic<GPU_AsyncToken>:$asyncDependencies);
defvar _GPU_Token = (outs Optional<GPU_AsyncToken>:$asyncToken);
defvar _GPU_AsyncFormat = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) ";
class _GPU_AsyncOp<string mnemonic, string text, dag inputs, dag outputs, string format,
                   list<Trait> traits = []>
    : _GPU_OpOf<mnemonic, text, !con(_GPU_Tokens, inputs), !con(outputs, _GPU_Token),
                _GPU_AsyncFormat # format, !listconcat([GPU_AsyncOpInterface], traits)>;

class _GPU_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::gpu";
}

def AnyIntegerOrFloat : AnyTypeOf<[AnySignlessInteger, AnyFloat], "Integer or Float">;
def AnyIntegerOrFloatOr1DVector
    : AnyTypeOf<[AnyIntegerOrFloat, FixedVectorOfRankAndType<[1], [AnyIntegerOrFloat]>]>;

defvar _GPU_RangedResults = DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                      ["inferResultRanges"]>;

//===- Ids and sizes --------------------------------------------------------===//

def GPU_Dimension
    : _GPU_Enum<"Dimension", "a dimension, either 'x', 'y', or 'z'",
                [I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"y", 1>, I32EnumAttrCase<"z", 2>]>;
def GPU_DimensionAttr : EnumAttr<GPU_Dialect, GPU_Dimension, "dim">;

class GPU_IndexOp<string mnemonic, list<Trait> traits = []>
    : GPU_Op<mnemonic, !listconcat(traits, [
          Pure, _GPU_RangedResults,
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>])>,
      Arguments<(ins GPU_DimensionAttr:$dimension, OptionalAttr<IndexAttr>:$upper_bound)>,
      Results<(outs Index)> {
  let assemblyFormat = "$dimension (`upper_bound` $upper_bound^)? attr-dict";
  let builders = [
    OpBuilder<(ins "::mlir::gpu::Dimension":$dimension),
              "build($_builder, $_state, dimension, nullptr);">,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::gpu::Dimension":$dimension),
              "build($_builder, $_state, resultType, dimension, nullptr);">
  ];
}

class _GPU_IndexOp<string mnemonic, string text> : GPU_IndexOp<mnemonic> { let summary = text; }
def GPU_ClusterDimOp : _GPU_IndexOp<"cluster_dim", "clusters in the grid">;
def GPU_ClusterDimBlocksOp : _GPU_IndexOp<"cluster_dim_blocks", "blocks in the cluster">;
def GPU_ClusterIdOp : _GPU_IndexOp<"cluster_id", "the cluster within the grid">;
def GPU_ClusterBlockIdOp : _GPU_IndexOp<"cluster_block_id", "the block within its cluster">;
def GPU_BlockDimOp : _GPU_IndexOp<"block_dim", "threads in the block">;
def GPU_BlockIdOp : _GPU_IndexOp<"block_id", "the block within the grid">;
def GPU_GridDimOp : _GPU_IndexOp<"grid_dim", "blocks in the grid">;
def GPU_ThreadIdOp : _GPU_IndexOp<"thread_id", "the thread within its block">;
def GPU_GlobalIdOp : _GPU_IndexOp<"global_id", "the thread within the grid">;

class _GPU_SubgroupIndexOp<string mnemonic, string text, string type = "`:` type($result)">
    : _GPU_OpOf<mnemonic, text, (ins OptionalAttr<IndexAttr>:$upper_bound),
                (outs Index:$result), "(`upper_bound` $upper_bound^)? attr-dict " # type,
                [Pure, _GPU_RangedResults]>;
def GPU_LaneIdOp : _GPU_SubgroupIndexOp<"lane_id", "the thread within its subgroup", "">;
def GPU_SubgroupIdOp : _GPU_SubgroupIndexOp<"subgroup_id", "the subgroup within its block">;
def GPU_NumSubgroupsOp : _GPU_SubgroupIndexOp<"num_subgroups", "subgroups in the block">;
def GPU_SubgroupSizeOp : _GPU_SubgroupIndexOp<"subgroup_size", "threads in the subgroup">;

//===- Functions and modules ------------------------------------------------===//

def GPU_OptionalDimSizeHintAttr
    : ConfinedAttr<OptionalAttr<DenseI32ArrayAttr>,
                   [AttrConstraint<Or<[IsNullAttr.predicate, DenseArrayCount<3>.predicate]>,
                                   "with 3 elements (if present)">]>;

def GPU_GPUFuncOp
    : GPU_Op<"func", [HasParent<"GPUModuleOp">, AutomaticAllocationScope, FunctionOpInterface,
                      IsolatedFromAbove, AffineScope]> {
  let summary = "function of a device, a kernel or called by kernels";
  let description = [{
    Beside arguments its body has buffers in the block's memory (`workgroup`) and in the
    thread's own (`private`).
  }];
  defvar dictionaries = OptionalAttr<DictArrayAttr>;
  defvar size = GPU_OptionalDimSizeHintAttr;
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type,
                       dictionaries:$arg_attrs, dictionaries:$res_attrs,
                       dictionaries:$workgroup_attrib_attrs,
                       dictionaries:$private_attrib_attrs,
                       size:$known_block_size, size:$known_grid_size,
                       size:$known_cluster_size);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"TypeRange", "{}">:$workgroupAttributions,
                   CArg<"TypeRange", "{}">:$privateAttributions,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasCustomAssemblyFormat = 1;
}

def GPU_GPUModuleOp
    : GPU_Op<"module", !listconcat([IsolatedFromAbove, DataLayoutOpInterface,
                                    HasDefaultDLTIDataLayout, NoRegionArguments, SymbolTable,
                                    Symbol], GraphRegionNoTerminator.traits)> {
  let summary = "unit of code compiled for a device";
  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<GPUNonEmptyTargetArrayAttr>:$targets,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "StringRef":$name, CArg<"ArrayAttr", "{}">:$targets,
                   CArg<"Attribute", "{}">:$handler)>,
    OpBuilder<(ins "StringRef":$name, "ArrayRef<Attribute>":$targets,
                   CArg<"Attribute", "{}">:$handler)>
  ];
  let hasVerifier = 1;
}

def GPU_BinaryOp
    : _GPU_OpOf<"binary", "a module's code for its targets",
                (ins SymbolNameAttr:$sym_name,
                     OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler,
                     ConfinedAttr<GPUObjectArrayAttr, [ArrayMinCount<1>]>:$objects), (outs),
                "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects",
                [Symbol]> {
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "StringRef":$name, "Attribute":$offloadingHandler, "ArrayAttr":$objects)>,
    OpBuilder<(ins "StringRef":$name, "Attribute":$offloadingHandler,
                   "ArrayRef<Attribute>":$objects)>
  ];
}

//===- Launching ------------------------------------------------------------===//

def LaunchIndx : AnyTypeOf<[Index, I32, I64]>;

// A grid of blocks of threads, blocks maybe grouped into clusters.
class _GPU_Sizes<Type type> {
  dag values = (ins
    type:$gridSizeX, type:$gridSizeY, type:$gridSizeZ,
    type:$blockSizeX, type:$blockSizeY, type:$blockSizeZ,
    Optional<type>:$clusterSizeX, Optional<type>:$clusterSizeY, Optional<type>:$clusterSizeZ,
    Optional<I32>:$dynamicSharedMemorySize);
}

def GPU_LaunchFuncOp
    : _GPU_AsyncOp<"launch_func", "launches a kernel by its name",
                   !con((ins SymbolRefAttr:$kernel), _GPU_Sizes<LaunchIndx>.values,
                        (ins Variadic<AnyType>:$kernelOperands,
                             Optional<AnyType>:$asyncObject)),
                   (outs), [{
    (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel
    (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)?
    `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)`
    `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`
    custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX),
                          type($clusterSizeY), type($clusterSizeZ))
    (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?
    custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict
  }], [AttrSizedOperandSegments,
       AllTypesMatch<["gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY",
                      "blockSizeZ"]>]> {
  let skipDefaultBuilders = 1;
  defvar sizes = (ins "KernelDim3":$gridSize, "KernelDim3":$blockSize,
                      "Value":$dynamicSharedMemorySize, "ValueRange":$kernelOperands);
  defvar dependencies = (ins CArg<"ValueRange", "{}">:$asyncDependencies);
  defvar cluster = (ins CArg<"std::optional<KernelDim3>", "std::nullopt">:$clusterSize);
  let builders = [
    OpBuilder<!con((ins "GPUFuncOp":$kernelFunc), sizes,
                   (ins CArg<"Type", "nullptr">:$asyncTokenType), dependencies, cluster)>,
    OpBuilder<!con((ins "SymbolRefAttr":$kernel), sizes, (ins "Type":$asyncTokenType),
                   dependencies, cluster)>,
    OpBuilder<!con((ins "SymbolRefAttr":$kernel), sizes,
                   (ins CArg<"Value", "nullptr">:$asyncObject), cluster)>
  ];
  let hasVerifier = 1;
}

def GPU_LaunchOp
    : GPU_Op<"launch", [AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments,
                        _GPU_RangedResults, GPU_AsyncOpInterface, RecursiveMemoryEffects]> {
  let summary = "launches its region as a kernel";
  let arguments = !con(_GPU_Tokens, _GPU_Sizes<Index>.values,
                       (ins OptionalAttr<FlatSymbolRefAttr>:$module,
                            OptionalAttr<FlatSymbolRefAttr>:$function));
  let results = _GPU_Token;
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  defvar value = CArg<"Value", "nullptr">;
  defvar name = CArg<"FlatSymbolRefAttr", "nullptr">;
  let builders = [
    OpBuilder<(ins "Value":$gridSizeX, "Value":$gridSizeY, "Value":$gridSizeZ,
                   "Value":$blockSizeX, "Value":$blockSizeY, "Value":$blockSizeZ,
                   value:$dynamicSharedMemorySize, CArg<"Type", "nullptr">:$asyncTokenType,
                   CArg<"ValueRange", "{}">:$asyncDependencies,
                   CArg<"TypeRange", "{}">:$workgroupAttributions,
                   CArg<"TypeRange", "{}">:$privateAttributions,
                   value:$clusterSizeX, value:$clusterSizeY, value:$clusterSizeZ,
                   name:$module, name:$function)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

//===- Terminators ----------------------------------------------------------===//

def GPU_TerminatorOp : _GPU_OpOf<"terminator", "ends the region of a launch", (ins), (outs),
                                 "attr-dict", [HasParent<"LaunchOp">, Pure, Terminator]>;

let builders = [OpBuilder<(ins), "(void)$_state;">] in {
def GPU_ReturnOp : _GPU_OpOf<"return", "ends a function of a device, with its results",
                             (ins Variadic<AnyType>:$operands), (outs),
                             "attr-dict ($operands^ `:` type($operands))?",
                             [HasParent<"GPUFuncOp">, Pure, Terminator]> {
  let hasVerifier = 1;
}
def GPU_YieldOp : _GPU_OpOf<"yield", "ends a region with values",
                            (ins Variadic<AnyType>:$values), (outs),
                            "attr-dict ($values^ `:` type($values))?",
                            [Pure, ReturnLike, Terminator]>;
}

//===- Talk between the threads of a group ----------------------------------===//

def GPU_BarrierOp : GPU_Op<"barrier"> {
  let summary = "waits until all threads of the block are here";
  let assemblyFormat = "attr-dict";
  let hasCanonicalizer = 1;
}

def GPU_PrintfOp : _GPU_OpOf<"printf", "prints from the device",
                             (ins StrAttr:$format,
                                  Variadic<AnyTypeOf<[AnyInteger, Index, AnyFloat]>>:$args),
                             (outs), "$format attr-dict (`,` $args^ `:` type($args))?",
                             [MemoryEffects<[MemWrite]>]>;

defset list<I32EnumAttrCase> _GPU_Reductions = {
  def GPU_AllReduceOpAdd : I32EnumAttrCase<"ADD", 0, "add">;
  def GPU_AllReduceOpMul : I32EnumAttrCase<"MUL", 1, "mul">;
  def GPU_AllReduceOpMinUI : I32EnumAttrCase<"MINUI", 2, "minui">;
  def GPU_AllReduceOpMinSI : I32EnumAttrCase<"MINSI", 3, "minsi">;
  def GPU_AllReduceOpMinnumF : I32EnumAttrCase<"MINNUMF", 4, "minnumf">;
  def GPU_AllReduceOpMaxUI : I32EnumAttrCase<"MAXUI", 5, "maxui">;
  def GPU_AllReduceOpMaxSI : I32EnumAttrCase<"MAXSI", 6, "maxsi">;
  def GPU_AllReduceOpMaxnumF : I32EnumAttrCase<"MAXNUMF", 7, "maxnumf">;
  def GPU_AllReduceOpAnd : I32EnumAttrCase<"AND", 8, "and">;
  def GPU_AllReduceOpOr : I32EnumAttrCase<"OR", 9, "or">;
  def GPU_AllReduceOpXor : I32EnumAttrCase<"XOR", 10, "xor">;
  def GPU_AllReduceOpMinimumF : I32EnumAttrCase<"MINIMUMF", 11, "minimumf">;
  def GPU_AllReduceOpMaximumF : I32EnumAttrCase<"MAXIMUMF", 12, "maximumf">;
}
def GPU_AllReduceOperation
    : _GPU_Enum<"AllReduceOperation", "built-in reduction operations supported by gpu.allreduce.",
                _GPU_Reductions>;
def GPU_AllReduceOperationAttr : EnumAttr<GPU_Dialect, GPU_AllReduceOperation, "all_reduce_op">;

def GPU_AllReduceOp
    : _GPU_OpOf<"all_reduce", "reduces a value over the threads of the block",
                (ins AnyIntegerOrFloat:$value, OptionalAttr<GPU_AllReduceOperationAttr>:$op,
                     UnitAttr:$uniform),
                (outs AnyIntegerOrFloat:$result), [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict
    `:` functional-type(operands, results)
  }], [SameOperandsAndResultType, IsolatedFromAbove]> {
  let regions = (region AnyRegion:$body);
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}

def GPU_SubgroupReduceOp
    : _GPU_OpOf<"subgroup_reduce", "reduces a value over the threads of the subgroup",
                (ins AnyIntegerOrFloatOr1DVector:$value, GPU_AllReduceOperationAttr:$op,
                     UnitAttr:$uniform, OptionalAttr<I32Attr>:$cluster_size,
                     DefaultValuedAttr<I32Attr,"1">:$cluster_stride),
                (outs AnyIntegerOrFloatOr1DVector:$result), [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)?
    (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)?
    attr-dict `:` functional-type(operands, results)
  }], [SameOperandsAndResultType]> {
  defvar reduced = (ins "Value":$value, "::mlir::gpu::AllReduceOperation":$op, "bool":$uniform);
  defvar sized = !con(reduced, (ins "std::optional<uint32_t>":$cluster_size));
  defvar call = "build($_builder, $_state, value, op, uniform, ";
  defvar size = "cluster_size ? $_builder.getI32IntegerAttr(*cluster_size) : IntegerAttr()";
  let builders = [
    OpBuilder<reduced, call # "std::nullopt);">,
    OpBuilder<sized, call # size # ");">,
    OpBuilder<!con(sized, (ins "uint32_t":$cluster_stride)),
              call # size # ", cluster_stride);">
  ];
  let hasFolder = 1;
  let hasVerifier = 1;
}

defset list<I32EnumAttrCase> _GPU_ShuffleModes = {
  def GPU_ShuffleOpXor : I32EnumAttrCase<"XOR", 0, "xor">;
  def GPU_ShuffleOpUp : I32EnumAttrCase<"UP", 2, "up">;
  def GPU_ShuffleOpDown : I32EnumAttrCase<"DOWN", 1, "down">;
  def GPU_ShuffleOpIdx : I32EnumAttrCase<"IDX", 3, "idx">;
}
def GPU_ShuffleMode
    : _GPU_Enum<"ShuffleMode", "Indexing modes supported by gpu.shuffle.", _GPU_ShuffleModes>;
def GPU_ShuffleModeAttr : EnumAttr<GPU_Dialect, GPU_ShuffleMode, "shuffle_mode">;

def GPU_ShuffleOp
    : _GPU_OpOf<"shuffle", "another thread's value, chosen by mode and offset",
                (ins AnyIntegerOrFloatOr1DVector:$value, I32:$offset, I32:$width,
                     GPU_ShuffleModeAttr:$mode),
                (outs AnyIntegerOrFloatOr1DVector:$shuffleResult, I1:$valid),
                "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
                [Pure, AllTypesMatch<["value", "shuffleResult"]>]> {
  let builders = [
    OpBuilder<(ins "Value":$value, "int32_t":$offset, "int32_t":$width, "ShuffleMode":$mode)>
  ];
}

def GPU_RotateOp
    : _GPU_OpOf<"rotate", "the value of the thread that is so many lanes further",
                (ins AnyIntegerOrFloatOr1DVector:$value,
                     ConfinedAttr<I32Attr, [IntMinValue<0>]>:$offset,
                     ConfinedAttr<I32Attr, [IntPowerOf2]>:$width),
                (outs AnyIntegerOrFloatOr1DVector:$rotateResult, I1:$valid),
                "$value `,` $offset `,` $width attr-dict `:` type($value)",
                [Pure, AllTypesMatch<["value", "rotateResult"]>]> {
  let hasVerifier = 1;
}

def GPU_BroadcastType
    : _GPU_Enum<"BroadcastType", "a lane to broadcast from",
                [I32EnumAttrCase<"first_active_lane", 0>, I32EnumAttrCase<"specific_lane", 1>]>;
def GPU_BroadcastTypeAttr : EnumAttr<GPU_Dialect, GPU_BroadcastType, "broadcast">;

def GPU_SubgroupBroadcastOp
    : _GPU_OpOf<"subgroup_broadcast", "one lane's value in the whole subgroup",
                (ins AnyType:$src, Optional<I32>:$lane, GPU_BroadcastTypeAttr:$broadcast_type),
                (outs AnyType:$result),
                "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)",
                !listconcat([NoMemoryEffect, AllTypesMatch<["result", "src"]>,
                             _GPU_RangedResults,
                             DeclareOpInterfaceMethods<ConditionallySpeculatable,
                                                       ["getSpeculatability"]>],
                            ElementwiseMappable.traits)> {
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GPU_WarpExecuteOnLane0Op
    : GPU_Op<"warp_execute_on_lane_0",
             [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["areTypesCompatible"]>,
              SingleBlockImplicitTerminator<"gpu::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "runs a region on one thread of the subgroup and spreads its results";
  let arguments = (ins Index:$laneid, I64Attr:$warp_size, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$warpRegion);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  defvar lane = (ins "TypeRange":$resultTypes, "Value":$laneid, "int64_t":$warpSize);
  let builders = [
    OpBuilder<lane>,
    OpBuilder<!con(lane, (ins "ValueRange":$args, "TypeRange":$blockArgTypes))>
  ];
  let hasVerifier = 1;
}

//===- Memory and tokens ----------------------------------------------------===//

def GPU_WaitOp : _GPU_AsyncOp<"wait", "waits for tokens, or joins them in one",
                              (ins), (outs), "attr-dict"> {
  let hasCanonicalizer = 1;
}

def GPU_AllocOp
    : _GPU_AsyncOp<"alloc", "allocates memory on the device",
                   (ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands,
                        UnitAttr:$hostShared),
                   (outs Res<AnyMemRef, "", [MemAllocAt<0, FullEffect>]>:$memref), [{
    (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)`
    (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
  }], [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def GPU_DeallocOp
    : _GPU_AsyncOp<"dealloc", "frees memory of the device",
                   (ins Arg<AnyMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref), (outs),
                   "$memref attr-dict `:` type($memref)">;

defvar _GPU_Destination = (ins Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>:$dst);

def GPU_MemcpyOp
    : _GPU_AsyncOp<"memcpy", "copies memory",
                   !con(_GPU_Destination,
                        (ins Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>:$src)), (outs),
                   "$dst`,` $src `:` type($dst)`,` type($src) attr-dict"> {
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def GPU_MemsetOp
    : _GPU_AsyncOp<"memset", "fills memory with a value",
                   !con(_GPU_Destination, (ins Arg<AnyType, "">:$value)), (outs),
                   "$dst`,` $value `:` type($dst)`,` type($value) attr-dict",
                   [AllElementTypesMatch<["dst", "value"]>]> {
  let hasFolder = 1;
}

class _GPU_HostMemoryOp<string mnemonic, string text>
    : _GPU_OpOf<mnemonic, text, (ins AnyUnrankedMemRef:$value), (outs),
                "$value attr-dict `:` type($value)">;
def GPU_HostRegisterOp
    : _GPU_HostMemoryOp<"host_register", "lets the device reach memory of the host">;
def GPU_HostUnregisterOp
    : _GPU_HostMemoryOp<"host_unregister", "takes memory of the host from the device">;

def GPU_DynamicSharedMemoryOp
    : _GPU_OpOf<"dynamic_shared_memory", "the block's memory that the launch asked for",
                (ins), (outs Arg<MemRefRankOf<[I8], [1]>>:$resultMemref),
                "attr-dict `:` type($resultMemref)", [Pure]> {
  let hasVerifier = 1;
}

def GPU_SetDefaultDeviceOp
    : _GPU_OpOf<"set_default_device", "chooses the device of the operations that follow",
                (ins I32:$devIndex), (outs), "attr-dict $devIndex", [MemoryEffects<[MemWrite]>]>;

//===- Matrices of a subgroup -----------------------------------------------===//

defvar _GPU_Indices = (ins Variadic<Index>:$indices);
defvar _GPU_MatrixLayout = !con(_GPU_Indices, (ins IndexAttr:$leadDimension,
                                                   OptionalAttr<UnitAttr>:$transpose));
class _GPU_MatrixElementMatches<string matrix, string value>
    : TypesMatchWith<"value type matches element type of mma_matrix", matrix, value,
                     "::llvm::cast<gpu::MMAMatrixType>($_self).getElementType()">;

def GPU_SubgroupMmaLoadMatrixOp
    : _GPU_OpOf<"subgroup_mma_load_matrix", "loads a matrix from memory",
                !con((ins Arg<GPU_MMAMemRef, "", [MemReadAt<0, FullEffect>]>:$srcMemref),
                     _GPU_MatrixLayout), (outs GPU_MMAMatrix:$res),
                "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)",
                [MemoryEffects<[MemRead]>]> {
  let hasVerifier = 1;
}

def GPU_SubgroupMmaStoreMatrixOp
    : _GPU_OpOf<"subgroup_mma_store_matrix", "stores a matrix to memory",
                !con((ins Arg<MMAMatrixOf<[SI8, UI8, I32, F16, F32, F64]>>:$src,
                          Arg<GPU_MMAMemRef, "", [MemWriteAt<0, FullEffect>]>:$dstMemref),
                     _GPU_MatrixLayout), (outs),
                "$src`,` $dstMemref`[`$indices`]` attr-dict"
                " `:` type($src)`,` type($dstMemref)",
                [MemoryEffects<[MemWrite]>]> {
  let hasVerifier = 1;
}

def GPU_SubgroupMmaComputeOp
    : _GPU_OpOf<"subgroup_mma_compute", "multiplies two matrices and adds a third",
                (ins Arg<MMAMatrixOf<[SI8, UI8, F16, F32, F64]>>:$opA,
                     Arg<MMAMatrixOf<[SI8, UI8, F16, F32, F64]>>:$opB,
                     Arg<MMAMatrixOf<[I32, F16, F32, F64]>>:$opC,
                     OptionalAttr<UnitAttr>:$a_transpose,
                     OptionalAttr<UnitAttr>:$b_transpose),
                (outs GPU_MMAMatrix:$res),
                "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)",
                [Pure, AllTypesMatch<["opC", "res"]>]> {
  let hasVerifier = 1;
}

def GPU_SubgroupMmaConstantMatrixOp
    : _GPU_OpOf<"subgroup_mma_constant_matrix", "matrix with one value everywhere",
                (ins AnyTypeOf<[SI8, UI8, I32, F16, F32]>:$value), (outs GPU_MMAMatrix:$res),
                "$value attr-dict `:` type($res)",
                [Pure, _GPU_MatrixElementMatches<"res", "value">]>;

def GPU_SubgroupMmaExtractThreadLocalOp
    : _GPU_OpOf<"subgroup_mma_extract_thread_local", "element of the thread's part of a matrix",
                !con((ins GPU_MMAMatrix:$matrix), _GPU_Indices),
                (outs AnyIntegerOrFloat:$res),
                "$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)",
                [Pure, _GPU_MatrixElementMatches<"matrix", "res">]>;

def GPU_SubgroupMmaInsertThreadLocalOp
    : _GPU_OpOf<"subgroup_mma_insert_thread_local",
                "matrix with a new element in the thread's part",
                !con((ins AnyIntegerOrFloat:$value, GPU_MMAMatrix:$matrix), _GPU_Indices),
                (outs GPU_MMAMatrix:$res),
                "$value`,` $matrix`[`$indices`]` attr-dict"
                " `:` type($value)`,` type($matrix) `->` type($res)",
                [Pure, _GPU_MatrixElementMatches<"matrix", "value">]>;

defset list<I32EnumAttrCase> _GPU_MatrixElementwise = {
  def GPU_ElementwiseOpAddF : I32EnumAttrCase<"ADDF", 0, "addf">;
  def GPU_ElementwiseOpMulF : I32EnumAttrCase<"MULF", 1, "mulf">;
  def GPU_ElementwiseOpSUBF : I32EnumAttrCase<"SUBF", 2, "subf">;
  def GPU_ElementwiseOpMaxF : I32EnumAttrCase<"MAXF", 3, "maxf">;
  def GPU_ElementwiseOpMinF : I32EnumAttrCase<"MINF", 4, "minf">;
  def GPU_ElementwiseOpDivF : I32EnumAttrCase<"DIVF", 5, "divf">;
  def GPU_ElementwiseOpAddI : I32EnumAttrCase<"ADDI", 6, "addi">;
  def GPU_ElementwiseOpMulI : I32EnumAttrCase<"MULI", 7, "muli">;
  def GPU_ElementwiseOpSUBI : I32EnumAttrCase<"SUBI", 8, "subi">;
  def GPU_ElementwiseOpDivS : I32EnumAttrCase<"DIVS", 9, "divs">;
  def GPU_ElementwiseOpDivU : I32EnumAttrCase<"DIVU", 10, "divu">;
  def GPU_ElementwiseOpNEGF : I32EnumAttrCase<"NEGATEF", 11, "negatef">;
  def GPU_ElementwiseOpNEGS : I32EnumAttrCase<"NEGATES", 12, "negates">;
  def GPU_ElementwiseOpEXTF : I32EnumAttrCase<"EXTF", 13, "extf">;
}
def MMAElementWise
    : _GPU_Enum<"MMAElementwiseOp", "elementwise operation to apply to mma matrix",
                _GPU_MatrixElementwise>;
def MMAElementWiseAttr : EnumAttr<GPU_Dialect, MMAElementWise, "mma_element_wise">;

def GPU_SubgroupMmaElementwiseOp
    : _GPU_OpOf<"subgroup_mma_elementwise", "computes on matrices, element by element",
                (ins Variadic<GPU_MMAMatrix>:$args, MMAElementWiseAttr:$opType),
                (outs GPU_MMAMatrix:$res),
                "$opType $args attr-dict `:` functional-type($args, $res)",
                [Pure, AllTypesMatch<["args"]>]>;

//===- Sparse algebra: tensors ----------------------------------------------===//

defvar _GPU_SparseMatrix = (outs Res<GPU_SparseSpMatHandle>:$spmat);

def GPU_CreateDnTensorOp
    : _GPU_AsyncOp<"create_dn_tensor", "handle of a dense tensor",
                   (ins AnyMemRef:$memref, Variadic<Index>:$dims),
                   (outs Res<GPU_SparseDnTensorHandle>:$dnTensor),
                   "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)",
                   [AttrSizedOperandSegments]>;
def GPU_DestroyDnTensorOp
    : _GPU_AsyncOp<"destroy_dn_tensor", "ends a dense tensor's handle",
                   (ins Arg<GPU_SparseDnTensorHandle>:$dnTensor), (outs), "$dnTensor attr-dict">;
def GPU_DestroySpMatOp
    : _GPU_AsyncOp<"destroy_sp_mat", "ends a sparse matrix's handle",
                   (ins Arg<GPU_SparseSpMatHandle>:$spmat), (outs), "$spmat attr-dict">;

// A handle from sizes and the buffers of a storage format.
class _GPU_CreateSparseOp<string mnemonic, string format, list<string> sizes,
                          list<string> buffers>
    : _GPU_AsyncOp<mnemonic, "handle of a sparse matrix stored as " # format,
                   !con(!dag(ins, !listsplat(Index, !size(sizes)), sizes),
                        !dag(ins, !listsplat(AnyMemRef, !size(buffers)), buffers)),
                   _GPU_SparseMatrix,
                   !interleave(!foreach(name, !listconcat(sizes, buffers), "$" # name), " `,` ")
                   # " attr-dict `:` "
                   # !interleave(!foreach(name, buffers, "type($" # name # ")"), " `,` ")>;
def GPU_CreateCooOp : _GPU_CreateSparseOp<"create_coo", "coordinates", ["rows", "cols", "nnz"],
                                          ["rowIdxs", "colIdxs", "values"]>;
def GPU_CreateCooAoSOp : _GPU_CreateSparseOp<"create_coo_aos", "pairs of coordinates",
                                             ["rows", "cols", "nnz"], ["idxs", "values"]>;
def GPU_CreateCsrOp : _GPU_CreateSparseOp<"create_csr", "compressed rows",
                                          ["rows", "cols", "nnz"],
                                          ["rowPos", "colIdxs", "values"]>;
def GPU_CreateCscOp : _GPU_CreateSparseOp<"create_csc", "compressed columns",
                                          ["rows", "cols", "nnz"],
                                          ["colPos", "rowIdxs", "values"]>;
def GPU_CreateBsrOp : _GPU_CreateSparseOp<"create_bsr", "compressed rows of blocks",
                                          ["brows", "bcols", "bnnz", "rBlockSize", "cBlockSize"],
                                          ["bRowPos", "bColIdxs", "values"]>;

def GPU_Prune2To4SpMatFlag
    : _GPU_Enum<"Prune2To4SpMatFlag", "pruning strategy for 2:4 sparse matrix",
                [I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"PRUNE_ONLY", 1>,
                 I32EnumAttrCase<"PRUNE_AND_CHECK", 2>]>;
def GPU_Prune2To4SpMatFlagAttr
    : EnumAttr<GPU_Dialect, GPU_Prune2To4SpMatFlag, "prune_2to4_spmat_flag"> {
  let defaultValue = "Prune2To4SpMatFlag::PRUNE_AND_CHECK";
}
def GPU_Create2To4SpMatOp
    : _GPU_AsyncOp<"create_2to4_spmat", "handle of a matrix with two of four elements zero",
                   (ins Index:$rows, Index:$cols, GPU_Prune2To4SpMatFlagAttr:$pruneFlag,
                        AnyMemRef:$memref),
                   (outs Res<GPU_SparseSpMatHandle>:$spMat),
                   "`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict"
                   " `:` type($memref)">;

def GPU_SpMatGetSizeOp
    : _GPU_AsyncOp<"spmat_get_size", "rows, columns and elements of a sparse matrix",
                   (ins GPU_SparseSpMatHandle:$spmat),
                   (outs Index:$rows, Index:$cols, Index:$nnz), "$spmat attr-dict">;
def GPU_SetCsrPointersOp
    : _GPU_AsyncOp<"set_csr_pointers", "gives a matrix of compressed rows its buffers",
                   (ins Arg<GPU_SparseSpMatHandle>:$spmat, AnyMemRef:$positions,
                        AnyMemRef:$coordinates, AnyMemRef:$values), (outs), [{
    $spmat `,` $positions `,` $coordinates `,` $values attr-dict
    `:` type($positions) `,` type($coordinates) `,` type($values)
  }]>;

//===- Sparse algebra: products ---------------------------------------------===//
//
// A product asks for a buffer's size, then computes in it. Builders leave factors as they are.

def GPU_TransposeMode
    : _GPU_Enum<"TransposeMode", "transpose mode of sparse matrix supported by sparse tensor ops",
                [I32EnumAttrCase<"NON_TRANSPOSE", 0>, I32EnumAttrCase<"TRANSPOSE", 1>,
                 I32EnumAttrCase<"CONJUGATE_TRANSPOSE", 2>]>;
def GPU_TransposeModeAttr : EnumAttr<GPU_Dialect, GPU_TransposeMode, "mat_transpose_mode"> {
  let defaultValue = "TransposeMode::NON_TRANSPOSE";
}

def GPU_SpGEMMWorkEstimationOrComputeKind
    : _GPU_Enum<"SpGEMMWorkEstimationOrComputeKind",
                "choose whether spgemm_work_estimation_or_compute does work estimation or compute",
                [I32EnumAttrCase<"WORK_ESTIMATION", 0>, I32EnumAttrCase<"COMPUTE", 1>]>;
def GPU_SpGEMMWorkEstimationOrComputeKindAttr
    : EnumAttr<GPU_Dialect, GPU_SpGEMMWorkEstimationOrComputeKind,
               "spgemm_work_estimation_or_compute_kind">;

// `matrices` are the operands, of which the first `modes` may be transposed; `first` comes before
// them, `last` after the type that is computed in.
class _GPU_SparseProductOp<string mnemonic, string text, int modes, dag matrices, dag outputs,
                           string format, dag last = (ins), list<string> lastTypes = [],
                           dag first = (ins), dag kind = (ins), list<Trait> traits = []>
    : _GPU_AsyncOp<mnemonic, text,
                   !con(first,
                        !if(!eq(modes, 1), (ins GPU_TransposeModeAttr:$modeA),
                            (ins GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB)),
                        matrices, (ins TypeAttr:$computeType), last, kind),
                   outputs, format, traits> {
  defvar before = !foreach(i, !range(!size(first)), !getdagname(first, i));
  defvar handles = !foreach(i, !range(!size(matrices)), !getdagname(matrices, i));
  defvar after = !foreach(i, !range(!size(last)), !getdagname(last, i));
  defvar types = !listconcat(!foreach(i, !range(!size(outputs)), !getdagname(outputs, i)),
                             ["asyncToken"]);
  defvar values = !listconcat(before, handles);
  defvar mode = "gpu::TransposeMode::NON_TRANSPOSE";
  let builders = [
    OpBuilder<!con(!dag(ins, !listsplat("Type", !size(types)), types),
                   (ins "ValueRange":$asyncDependencies),
                   !dag(ins, !listsplat("Value", !size(values)), values),
                   (ins "Type":$computeType), !dag(ins, lastTypes, after)),
              "build($_builder, $_state, "
              # !interleave(!listconcat(types, ["asyncDependencies"], before,
                                        !listsplat(mode, modes), handles, ["computeType"], after,
                                        !foreach(i, !range(!size(kind)),
                                                 "gpu::SpGEMMWorkEstimationOrComputeKind::"
                                                 # "WORK_ESTIMATION")), ", ")
              # ");">
  ];
}

defvar _GPU_BufferSize = (outs Res<Index>:$bufferSz);
defvar _GPU_Buffer = (ins AnyMemRef:$buffer);

// A sparse matrix times a vector.
defvar _GPU_SpMV = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnX,
                        GPU_SparseDnTensorHandle:$dnY);
defvar _GPU_SpMVFormat = "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY ";
def GPU_SpMVBufferSizeOp
    : _GPU_SparseProductOp<"spmv_buffer_size", "buffer's size for a matrix times a vector", 1,
                           _GPU_SpMV, _GPU_BufferSize,
                           _GPU_SpMVFormat # "attr-dict `into` $computeType">;
def GPU_SpMVOp
    : _GPU_SparseProductOp<"spmv", "a sparse matrix times a dense vector", 1, _GPU_SpMV, (outs),
                           _GPU_SpMVFormat
                           # "`,` $buffer attr-dict `:` type($buffer) `into` $computeType",
                           _GPU_Buffer, ["Value"]>;

// A sparse matrix times a dense one.
defvar _GPU_SpMM = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnmatB,
                        GPU_SparseDnTensorHandle:$dnmatC);
defvar _GPU_SpMMFormat
    = "$spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC ";
def GPU_SpMMBufferSizeOp
    : _GPU_SparseProductOp<"spmm_buffer_size", "buffers' sizes for a sparse matrix times a dense",
                           2, _GPU_SpMM, (outs Variadic<Index>:$bufferSzs),
                           _GPU_SpMMFormat
                           # "attr-dict `:` type($bufferSzs) `into` $computeType",
                           (ins), [], (ins), (ins), [AttrSizedResultSegments]>;
def GPU_SpMMOp
    : _GPU_SparseProductOp<"spmm", "a sparse matrix times a dense one", 2, _GPU_SpMM, (outs),
                           _GPU_SpMMFormat
                           # "`,` $buffers attr-dict `:` type($buffers) `into` $computeType",
                           (ins Variadic<AnyMemRef>:$buffers), ["ValueRange"], (ins), (ins),
                           [AttrSizedOperandSegments]>;

// Two dense matrices, where a third is not zero.
defvar _GPU_SDDMM = (ins GPU_SparseDnTensorHandle:$dnmatA, GPU_SparseDnTensorHandle:$dnmatB,
                         GPU_SparseSpMatHandle:$spmatC);
defvar _GPU_SDDMMFormat
    = "$dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC ";
def GPU_SDDMMBufferSizeOp
    : _GPU_SparseProductOp<"sddmm_buffer_size", "buffer's size for a sampled dense product", 2,
                           _GPU_SDDMM, _GPU_BufferSize,
                           _GPU_SDDMMFormat # "attr-dict `into` $computeType">;
def GPU_SDDMMOp
    : _GPU_SparseProductOp<"sddmm", "product of dense matrices where a sparse one has elements",
                           2, _GPU_SDDMM, (outs),
                           _GPU_SDDMMFormat
                           # "`,` $buffer attr-dict `:` type($buffer) `into` $computeType",
                           _GPU_Buffer, ["Value"]>;

// Two sparse matrices: estimate, compute, then copy the result out of the descriptor.
defvar _GPU_SpGEMM = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseSpMatHandle:$spmatB,
                          GPU_SparseSpMatHandle:$spmatC);
defvar _GPU_Descriptor = (ins GPU_SparseSpGEMMOpHandle:$desc);
defvar _GPU_SpGEMMFormat
    = "$spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc ";
def GPU_SpGEMMCreateDescrOp
    : _GPU_AsyncOp<"spgemm_create_descr", "handle of a sparse product", (ins),
                   (outs GPU_SparseSpGEMMOpHandle:$desc), "attr-dict">;
def GPU_SpGEMMDestroyDescrOp
    : _GPU_AsyncOp<"spgemm_destroy_descr", "ends a sparse product's handle", _GPU_Descriptor,
                   (outs), "$desc attr-dict">;
def GPU_SpGEMMWorkEstimationOrComputeOp
    : _GPU_SparseProductOp<"spgemm_work_estimation_or_compute",
                           "estimates or computes a product of sparse matrices", 2, _GPU_SpGEMM,
                           (outs Res<Index>:$bufferSzNew),
                           !strconcat("`{` $kind `}` ", _GPU_SpGEMMFormat, "`,` $bufferSz `,` $buffer",
                                      " attr-dict `:` $computeType `into` type($buffer)"),
                           (ins Index:$bufferSz, AnyMemRef:$buffer), ["Value", "Value"],
                           _GPU_Descriptor,
                           (ins GPU_SpGEMMWorkEstimationOrComputeKindAttr:$kind)>;
def GPU_SpGEMMCopyOp
    : _GPU_SparseProductOp<"spgemm_copy", "copies a sparse product out of its handle", 2,
                           _GPU_SpGEMM, (outs),
                           _GPU_SpGEMMFormat # "attr-dict `:` $computeType", (ins), [],
                           _GPU_Descriptor>;

#endif // MLIR_DIALECT_GPU_IR_GPUOPS_TD
