//===- The omp dialect: operations ------------------------------------------===//
//
// In order: declarations, regions of threads, loops and their wrappers, transformations of
// loops, tasks, devices, synchronization, atomics, cancellation and terminators.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPOPS_TD
#define MLIR_DIALECT_OPENMP_OPENMPOPS_TD

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPClauses.td"
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A builder takes the operands of all clauses, a struct that the verb `operands` names.
class _OMP_Op<string mnemonic, string text, string operands, list<Trait> traits,
              list<OpenMP_Clause> clauses, bit region = 0, bit verified = 1>
    : OpenMP_Op<mnemonic, traits, clauses, region> {
  let summary = text;
  let builders = [OpBuilder<(ins CArg<"const " # operands # "Operands &">:$clauses)>];
  let hasVerifier = verified;
}

// The region with its arguments comes after the clauses.
defvar _OMP_Private
    = "$private_vars, type($private_vars), $private_syms, $private_needs_barrier";
defvar _OMP_Reduction
    = "$reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, "
      # "$reduction_syms";
defvar _OMP_InReduction
    = "$in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms";
class _OMP_RegionOp<string mnemonic, string text, string operands, list<Trait> traits,
                    list<OpenMP_Clause> clauses, string directive, list<string> parts>
    : _OMP_Op<mnemonic, text, operands, traits, clauses, 1> {
  let assemblyFormat = !strconcat(clausesAssemblyFormat, " custom<", directive, ">($region, ",
                                  !interleave(parts, ", "), ") attr-dict");
}

// Most constructs have private variables, many reductions too.
class _OMP_PrivateOp<string mnemonic, string text, string operands, list<Trait> traits,
                     list<OpenMP_Clause> clauses>
    : _OMP_RegionOp<mnemonic, text, operands, !listconcat([AttrSizedOperandSegments], traits),
                    clauses, "PrivateRegion", [_OMP_Private]>;
class _OMP_ReductionOp<string mnemonic, string text, string operands, list<Trait> traits,
                       list<OpenMP_Clause> clauses>
    : _OMP_RegionOp<mnemonic, text, operands, !listconcat([AttrSizedOperandSegments], traits),
                    clauses, "PrivateReductionRegion", [_OMP_Private, _OMP_Reduction]>;

defvar _OMP_AttributesBuilder
    = OpBuilder<(ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes)>;
defvar _OMP_Composable = DeclareOpInterfaceMethods<ComposableOpInterface>;
defvar _OMP_Outlineable = DeclareOpInterfaceMethods<OutlineableOpenMPOpInterface>;
defvar _OMP_Wrapper = DeclareOpInterfaceMethods<LoopWrapperInterface>;
defvar _OMP_Pointer = OpenMP_PointerLikeType;

//===- Declarations ---------------------------------------------------------===//

def PrivateClauseOp : OpenMP_Op<"private", [IsolatedFromAbove, RecipeInterface]> {
  let summary = "how private copies of a variable begin and end";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<AnyType>:$type,
                       DataSharingClauseTypeAttr:$data_sharing_type);
  let regions = (region AnyRegion:$init_region, AnyRegion:$copy_region,
                        AnyRegion:$dealloc_region);
  let assemblyFormat = [{
    $data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)?
    (`dealloc` $dealloc_region^)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins CArg<"TypeRange">:$result, CArg<"StringAttr">:$sym_name,
                   CArg<"TypeAttr">:$type)>
  ];
  let hasRegionVerifier = 1;
}

def DeclareReductionOp
    : OpenMP_Op<"declare_reduction", [IsolatedFromAbove, RecipeInterface, Symbol]> {
  let summary = "how copies of a variable begin, are combined and end";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<TypeAttr>:$byref_element_type);
  let regions = (region MaxSizedRegion<1>:$allocRegion, AnyRegion:$initializerRegion,
                        AnyRegion:$reductionRegion, AnyRegion:$atomicReductionRegion,
                        AnyRegion:$cleanupRegion, MaxSizedRegion<1>:$dataPtrPtrRegion);
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )?
    `init` $initializerRegion `combiner` $reductionRegion
    ( `atomic` $atomicReductionRegion^ )? ( `cleanup` $cleanupRegion^ )?
    ( `data_ptr_ptr` $dataPtrPtrRegion^ )?
  }];
  let hasRegionVerifier = 1;
}

def DeclareMapperOp
    : OpenMP_Op<"declare_mapper", [IsolatedFromAbove, RecipeInterface, SingleBlock, Symbol]> {
  let summary = "how variables of a type are mapped";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name `:` $type $body attr-dict";
  let hasRegionVerifier = 1;
}
def DeclareMapperInfoOp : OpenMP_Op<"declare_mapper.info",
                                    [HasParent<"DeclareMapperOp">, Terminator],
                                    [OpenMP_MapClause]> {
  let summary = "ends a mapper with what it maps";
  let hasVerifier = 1;
}

def CriticalDeclareOp
    : _OMP_Op<"critical.declare", "name of critical regions", "CriticalDeclare", [],
              [OpenMP_CriticalNameClause, OpenMP_HintClause]>;

def ThreadprivateOp
    : OpenMP_Op<"threadprivate", [AllTypesMatch<["sym_addr", "tls_addr"]>]> {
  let summary = "each thread's own copy of a global variable";
  let arguments = (ins _OMP_Pointer:$sym_addr);
  let results = (outs _OMP_Pointer:$tls_addr);
  let assemblyFormat = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict";
}

def AllocateDirOp : OpenMP_Op<"allocate_dir", [AttrSizedOperandSegments],
                              [OpenMP_AlignClause, OpenMP_AllocatorClause]> {
  let summary = "how variables get their memory";
  let arguments = !con((ins Variadic<AnyType>:$varList), clausesArgs);
  let assemblyFormat = !strconcat("`(` $varList `:` type($varList) `)` oilist(",
                                  clausesOptAssemblyFormat, ") attr-dict");
  let hasVerifier = 1;
}

//===- Regions of threads ---------------------------------------------------===//

def ParallelOp
    : _OMP_ReductionOp<"parallel", "runs a region in a team of threads", "Parallel",
                       [AutomaticAllocationScope, _OMP_Composable, _OMP_Outlineable,
                        RecursiveMemoryEffects],
                       [OpenMP_AllocateClause, OpenMP_IfClause, OpenMP_NumThreadsClause,
                        OpenMP_PrivateClause, OpenMP_ProcBindClause, OpenMP_ReductionClause]> {
  let builders = [_OMP_AttributesBuilder,
                  OpBuilder<(ins CArg<"const ParallelOperands &">:$clauses)>];
  let hasRegionVerifier = 1;
}

def TeamsOp
    : _OMP_ReductionOp<"teams", "runs a region in a league of teams", "Teams",
                       [RecursiveMemoryEffects, OutlineableOpenMPOpInterface],
                       [OpenMP_AllocateClause, OpenMP_IfClause, OpenMP_NumTeamsClause,
                        OpenMP_PrivateClause, OpenMP_ReductionClause,
                        OpenMP_ThreadLimitClause]>;

def SectionsOp
    : _OMP_ReductionOp<"sections", "shares sections among threads", "Sections", [],
                       [OpenMP_AllocateClause, OpenMP_NowaitClause, OpenMP_PrivateClause,
                        OpenMP_ReductionClause]> {
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
}
def SectionOp : OpenMP_Op<"section", [BlockArgOpenMPOpInterface, HasParent<"SectionsOp">], [],
                          1> {
  let summary = "part that one thread runs";
  let assemblyFormat = "$region attr-dict";
}

def SingleOp
    : _OMP_PrivateOp<"single", "runs a region in one thread of the team", "Single", [],
                     [OpenMP_AllocateClause, OpenMP_CopyprivateClause, OpenMP_NowaitClause,
                      OpenMP_PrivateClause]>;
def MaskedOp
    : _OMP_Op<"masked", "runs a region in the thread with an id", "Masked", [],
              [OpenMP_FilterClause], 1, 0>;
def MasterOp : OpenMP_Op<"master", [], [], 1> {
  let summary = "runs a region in the first thread";
  let assemblyFormat = "$region attr-dict";
}
def WorkshareOp
    : _OMP_Op<"workshare", "shares statements on arrays among threads", "Workshare",
              [RecursiveMemoryEffects], [OpenMP_NowaitClause], 1, 0>;
def WorkdistributeOp : OpenMP_Op<"workdistribute"> {
  let summary = "shares statements on arrays among teams";
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "$region attr-dict";
  let hasVerifier = 1;
}

//===- Loops and their wrappers ---------------------------------------------===//

def LoopNestOp
    : _OMP_Op<"loop_nest", "loops whose bounds do not depend on each other", "LoopNest",
              [RecursiveMemoryEffects, SameVariadicOperandSize],
              [OpenMP_CollapseClause, OpenMP_LoopRelatedClause, OpenMP_TileSizesClause], 1> {
  let hasCustomAssemblyFormat = 1;
}

defvar _OMP_WrapperTraits
    = [_OMP_Composable, _OMP_Wrapper, NoTerminator, RecursiveMemoryEffects, SingleBlock];
let hasRegionVerifier = 1 in {
def WsloopOp
    : _OMP_ReductionOp<"wsloop", "shares iterations among threads", "Wsloop",
                       _OMP_WrapperTraits,
                       [OpenMP_AllocateClause, OpenMP_LinearClause, OpenMP_NowaitClause,
                        OpenMP_OrderClause, OpenMP_OrderedClause, OpenMP_PrivateClause,
                        OpenMP_ReductionClause, OpenMP_ScheduleClause]> {
  let builders = [_OMP_AttributesBuilder,
                  OpBuilder<(ins CArg<"const WsloopOperands &">:$clauses)>];
}
def SimdOp
    : _OMP_ReductionOp<"simd", "runs iterations in lanes of vectors", "Simd",
                       _OMP_WrapperTraits,
                       [OpenMP_AlignedClause, OpenMP_IfClause, OpenMP_LinearClause,
                        OpenMP_NontemporalClause, OpenMP_OrderClause, OpenMP_PrivateClause,
                        OpenMP_ReductionClause, OpenMP_SafelenClause, OpenMP_SimdlenClause]>;
def DistributeOp
    : _OMP_PrivateOp<"distribute", "shares iterations among teams", "Distribute",
                     _OMP_WrapperTraits,
                     [OpenMP_AllocateClause, OpenMP_DistScheduleClause, OpenMP_OrderClause,
                      OpenMP_PrivateClause]>;
def LoopOp
    : _OMP_ReductionOp<"loop", "runs iterations in any order", "Loop",
                       [_OMP_Wrapper, NoTerminator, SingleBlock],
                       [OpenMP_BindClause, OpenMP_PrivateClause, OpenMP_OrderClause,
                        OpenMP_ReductionClause]>;
def TaskloopOp
    : _OMP_RegionOp<"taskloop", "runs iterations as tasks", "Taskloop",
                    [AttrSizedOperandSegments, AutomaticAllocationScope, _OMP_Composable,
                     _OMP_Outlineable, _OMP_Wrapper, NoTerminator, RecursiveMemoryEffects,
                     SingleBlock],
                    [OpenMP_AllocateClause, OpenMP_FinalClause, OpenMP_GrainsizeClause,
                     OpenMP_IfClause, OpenMP_InReductionClause, OpenMP_MergeableClause,
                     OpenMP_NogroupClause, OpenMP_NumTasksClause, OpenMP_PriorityClause,
                     OpenMP_PrivateClause, OpenMP_ReductionClause, OpenMP_UntiedClause],
                    "InReductionPrivateReductionRegion",
                    [_OMP_InReduction, _OMP_Private, _OMP_Reduction]>;
def WorkshareLoopWrapperOp
    : OpenMP_Op<"workshare.loop_wrapper",
                [_OMP_Wrapper, NoTerminator, RecursiveMemoryEffects, SingleBlock], [], 1> {
  let summary = "shares the loops of a statement on arrays";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, {});">];
  let assemblyFormat = "$region attr-dict";
  let hasVerifier = 1;
}
}

def ScanOp
    : _OMP_Op<"scan", "separates what comes before and after a prefix reduction", "Scan",
              [AttrSizedOperandSegments, MemoryEffects<[MemWrite]>],
              [OpenMP_InclusiveClause, OpenMP_ExclusiveClause]>;

//===- Transformations of loops ---------------------------------------------===//

def NewCliOp : OpenMP_Op<"new_cli", [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                               ["getAsmResultNames"]>]> {
  let summary = "reference to a loop, for transformations";
  let results = (outs CanonicalLoopInfoType:$result);
  let builders = [OpBuilder<(ins)>];
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

def CanonicalLoopOp
    : OpenMPTransform_Op<"canonical_loop",
                         [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                    ["getAsmBlockNames",
                                                     "getAsmBlockArgumentNames"]>]> {
  let summary = "loop that counts from zero";
  let arguments = (ins IntLikeType:$tripCount, Optional<CanonicalLoopInfoType>:$cli);
  let regions = (region AnyRegion:$region);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$tripCount)>,
    OpBuilder<(ins "::mlir::Value":$tripCount, "::mlir::Value":$cli)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def UnrollHeuristicOp : OpenMPTransform_Op<"unroll_heuristic"> {
  let summary = "unrolls a loop as far as the compiler sees fit";
  let arguments = (ins CanonicalLoopInfoType:$applyee);
  let builders = [OpBuilder<(ins "::mlir::Value":$cli)>];
  let hasCustomAssemblyFormat = 1;
}

def TileOp : OpenMPTransformBase_Op<"tile", [], [OpenMP_SizesClause]> {
  let summary = "tiles loops";
  let hasVerifier = 1;
}

//===- Tasks ----------------------------------------------------------------===//

def TaskOp
    : _OMP_RegionOp<"task", "runs a region later, in any thread of the team", "Task",
                    [AttrSizedOperandSegments, AutomaticAllocationScope,
                     OutlineableOpenMPOpInterface],
                    [OpenMP_AllocateClause, OpenMP_DependClause, OpenMP_FinalClause,
                     OpenMP_IfClause, OpenMP_InReductionClause, OpenMP_MergeableClause,
                     OpenMP_PriorityClause, OpenMP_PrivateClause, OpenMP_UntiedClause,
                     OpenMP_DetachClause],
                    "InReductionPrivateRegion", [_OMP_InReduction, _OMP_Private]>;

def TaskgroupOp
    : _OMP_RegionOp<"taskgroup", "waits for the tasks of its region", "Taskgroup",
                    [AttrSizedOperandSegments, AutomaticAllocationScope],
                    [OpenMP_AllocateClause, OpenMP_TaskReductionClause], "TaskReductionRegion",
                    ["$task_reduction_vars, type($task_reduction_vars), $task_reduction_byref",
                     "$task_reduction_syms"]>;

def TaskwaitOp
    : _OMP_Op<"taskwait", "waits for tasks", "Taskwait", [],
              [OpenMP_DependClause, OpenMP_NowaitClause], 0, 0>;

def TaskyieldOp : OpenMP_Op<"taskyield"> {
  let summary = "lets the thread run another task";
  let assemblyFormat = "attr-dict";
}

//===- Devices --------------------------------------------------------------===//

def MapBoundsOp : OpenMP_Op<"map.bounds", [AttrSizedOperandSegments, NoMemoryEffect]> {
  let summary = "bounds of a variable in one dimension";
  let arguments = (ins _OMP_Integer:$lower_bound, _OMP_Integer:$upper_bound,
                       _OMP_Integer:$extent, _OMP_Integer:$stride,
                       DefaultValuedAttr<BoolAttr, "false">:$stride_in_bytes,
                       _OMP_Integer:$start_idx);
  let results = (outs OpenMP_MapBoundsType:$result);
  let assemblyFormat = !strconcat("oilist( ",
      !interleave(!foreach(name, ["lower_bound", "upper_bound", "extent", "stride",
                                  "start_idx"],
                           "`" # name # "` `(` $" # name # " `:` type($" # name # ") `)`"),
                  " | "), " ) attr-dict");
  let hasVerifier = 1;
}

def MapInfoOp : OpenMP_Op<"map.info", [AttrSizedOperandSegments]> {
  let summary = "how one variable is mapped";
  let arguments = (ins
    _OMP_Pointer:$var_ptr, TypeAttr:$var_type, ClauseMapFlagsAttr:$map_type,
    VariableCaptureKindAttr:$map_capture_type, Optional<_OMP_Pointer>:$var_ptr_ptr,
    Variadic<_OMP_Pointer>:$members, OptionalAttr<IndexListArrayAttr>:$members_index,
    Variadic<OpenMP_MapBoundsType>:$bounds, OptionalAttr<FlatSymbolRefAttr>:$mapper_id,
    OptionalAttr<StrAttr>:$name, DefaultValuedAttr<BoolAttr, "false">:$partial_map);
  let results = (outs _OMP_Pointer:$omp_ptr);
  let assemblyFormat = [{
    `var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)`
    `map_clauses` `(` custom<MapClause>($map_type) `)`
    `capture` `(` custom<CaptureType>($map_capture_type) `)`
    oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)`
           | `mapper` `(` $mapper_id `)`
           | `members` `(` $members `:` custom<MembersIndex>($members_index)
                       `:` type($members) `)`
           | `bounds` `(` $bounds `)`) `->` type($omp_ptr) attr-dict
  }];
  let hasVerifier = 1;
}

def TargetDataOp
    : _OMP_RegionOp<"target_data", "keeps data on a device while a region runs", "TargetData",
                    [AttrSizedOperandSegments],
                    [OpenMP_DeviceClause, OpenMP_IfClause, OpenMP_MapClause,
                     OpenMP_UseDeviceAddrClause, OpenMP_UseDevicePtrClause],
                    "UseDeviceAddrUseDevicePtrRegion",
                    ["$use_device_addr_vars, type($use_device_addr_vars)",
                     "$use_device_ptr_vars, type($use_device_ptr_vars)"]>;

class _OMP_DataOp<string mnemonic, string text>
    : _OMP_Op<mnemonic, text, "TargetEnterExitUpdateData", [AttrSizedOperandSegments],
              [OpenMP_DependClause, OpenMP_DeviceClause, OpenMP_IfClause, OpenMP_MapClause,
               OpenMP_NowaitClause]>;
def TargetEnterDataOp : _OMP_DataOp<"target_enter_data", "puts data on a device">;
def TargetExitDataOp : _OMP_DataOp<"target_exit_data", "takes data from a device">;
def TargetUpdateOp : _OMP_DataOp<"target_update", "copies data between host and device">;

def TargetOp
    : _OMP_RegionOp<"target", "runs a region on a device", "Target",
                    [AttrSizedOperandSegments, BlockArgOpenMPOpInterface, IsolatedFromAbove,
                     OutlineableOpenMPOpInterface],
                    [OpenMP_AllocateClause, OpenMP_BareClause, OpenMP_DependClause,
                     OpenMP_DeviceClause, OpenMP_HasDeviceAddrClause, OpenMP_HostEvalClause,
                     OpenMP_IfClause, OpenMP_InReductionClause, OpenMP_IsDevicePtrClause,
                     OpenMP_MapClauseSkip<assemblyFormat = true>, OpenMP_NowaitClause,
                     OpenMP_PrivateClause, OpenMP_ThreadLimitClause],
                    "TargetOpRegion",
                    ["$has_device_addr_vars, type($has_device_addr_vars)",
                     "$host_eval_vars, type($host_eval_vars)", _OMP_InReduction,
                     "$map_vars, type($map_vars)", _OMP_Private, "$private_maps"]> {
  let arguments = !con(clausesArgs, (ins OptionalAttr<DenseI64ArrayAttr>:$private_maps));
  let hasRegionVerifier = 1;
}

def TargetAllocMemOp
    : OpenMP_Op<"target_allocmem", [MemoryEffects<[MemAlloc<DefaultResource>]>,
                                    AttrSizedOperandSegments]> {
  let summary = "allocates an object on a device";
  let arguments = (ins Arg<AnyInteger>:$device, TypeAttr:$in_type,
                       OptionalAttr<StrAttr>:$uniq_name, OptionalAttr<StrAttr>:$bindc_name,
                       Variadic<IntLikeType>:$typeparams, Variadic<IntLikeType>:$shape);
  let results = (outs I64);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def TargetFreeMemOp : OpenMP_Op<"target_freemem", [MemoryEffects<[MemFree]>]> {
  let summary = "frees an object on a device";
  let arguments = (ins Arg<AnyInteger, "", [MemFree]>:$device,
                       Arg<I64, "", [MemFree]>:$heapref);
  let assemblyFormat = [{
    $device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))
  }];
}

//===- Synchronization ------------------------------------------------------===//

def BarrierOp : OpenMP_Op<"barrier"> {
  let summary = "waits until all threads of the team are here";
  let assemblyFormat = "attr-dict";
}

def FlushOp : OpenMP_Op<"flush"> {
  let summary = "makes memory the same for all threads";
  let arguments = (ins Variadic<AnyType>:$varList);
  let assemblyFormat = "( `(` $varList^ `:` type($varList) `)` )? attr-dict";
}

def CriticalOp : OpenMP_Op<"critical", [DeclareOpInterfaceMethods<SymbolUserOpInterface>], [],
                           1> {
  let summary = "region that one thread at a time runs";
  let arguments = (ins OptionalAttr<FlatSymbolRefAttr>:$name);
  let assemblyFormat = "(`(` $name^ `)`)? $region attr-dict";
}

def OrderedOp
    : _OMP_Op<"ordered", "waits for earlier iterations", "Ordered", [],
              [OpenMP_DoacrossClause]>;
def OrderedRegionOp
    : _OMP_Op<"ordered.region", "region that iterations run in order", "OrderedRegion", [],
              [OpenMP_ParallelizationLevelClause], 1>;

//===- Atomics --------------------------------------------------------------===//

class _OMP_AtomicOp<string mnemonic, string text, list<Trait> traits, bit region = 0>
    : OpenMP_Op<mnemonic, traits, [OpenMP_HintClause, OpenMP_MemoryOrderClause], region> {
  let summary = text;
  let hasVerifier = 1;
}
class _OMP_AtomicAccessOp<string mnemonic, string text, list<Trait> traits, dag operands,
                          string start, string types>
    : _OMP_AtomicOp<mnemonic, text, traits> {
  let arguments = !con(operands, clausesArgs);
  let assemblyFormat = !strconcat(start, clausesReqAssemblyFormat, " oilist(",
                                  clausesOptAssemblyFormat, ") `:` ", types, " attr-dict");
}
def AtomicReadOp
    : _OMP_AtomicAccessOp<"atomic.read", "reads in one step", [AtomicReadOpInterface],
                          (ins _OMP_Pointer:$x, _OMP_Pointer:$v, TypeAttr:$element_type),
                          "$v `=` $x", "type($v) `,` type($x) `,` $element_type">;
def AtomicWriteOp
    : _OMP_AtomicAccessOp<"atomic.write", "writes in one step", [AtomicWriteOpInterface],
                          (ins _OMP_Pointer:$x, AnyType:$expr), "$x `=` $expr",
                          "type($x) `,` type($expr)">;
let regions = (region SizedRegion<1>:$region), hasRegionVerifier = 1 in {
def AtomicUpdateOp
    : _OMP_AtomicOp<"atomic.update", "computes a new value in one step",
                    [AtomicUpdateOpInterface, RecursiveMemoryEffects,
                     SingleBlockImplicitTerminator<"YieldOp">], 1> {
  let arguments = !con((ins Arg<_OMP_Pointer, "Address of variable to be updated",
                                [MemRead, MemWrite]>:$x,
                            OptionalAttr<AtomicControlAttr>:$atomic_control), clausesArgs);
  let assemblyFormat = clausesAssemblyFormat # "$x `:` type($x) $region attr-dict";
  let hasCanonicalizeMethod = 1;
}
def AtomicCaptureOp
    : _OMP_AtomicOp<"atomic.capture", "reads and changes in one step",
                    [AtomicCaptureOpInterface, RecursiveMemoryEffects,
                     SingleBlockImplicitTerminator<"TerminatorOp">], 1>;
}

//===- Cancellation and terminators -----------------------------------------===//

def CancelOp
    : _OMP_Op<"cancel", "ends a construct early", "Cancel", [],
              [OpenMP_CancelDirectiveNameClause, OpenMP_IfClause]>;
def CancellationPointOp
    : _OMP_Op<"cancellation_point", "looks whether a construct has ended", "CancellationPoint",
              [], [OpenMP_CancelDirectiveNameClause]>;

def TerminatorOp : OpenMP_Op<"terminator", [Terminator, Pure]> {
  let summary = "ends a region";
  let assemblyFormat = "attr-dict";
}

def YieldOp
    : OpenMP_Op<"yield", [Pure, ReturnLike, Terminator,
                          ParentOneOf<["AtomicUpdateOp", "DeclareReductionOp", "LoopNestOp",
                                       "PrivateClauseOp"]>]> {
  let summary = "ends a region with values";
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), "build($_builder, $_state, {});">];
  let assemblyFormat = "( `(` $results^ `:` type($results) `)` )? attr-dict";
}

#endif // MLIR_DIALECT_OPENMP_OPENMPOPS_TD
