//===- NVVMOps.td - The nvvm dialect: intrinsics and PTX of NVIDIA GPUs -*- tablegen -*-===//
//
// In order: types and enumerations, classes of operations, special registers, warps,
// barriers, fences, asynchronous copies, conversions, matrices (`wmma`, `mma`, `wgmma`),
// tensor memory (`tcgen05`), other operations, the target.
//
// PTX names a block of threads "cooperative thread array", CTA; blocks form clusters.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_NVVM_OPS
#define MLIRKIT_NVVM_OPS

include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/LLVMIR/NVVMRequiresSMTraits.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Dialect/LLVMIR/BasicPtxBuilderInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/IR/CommonAttrConstraints.td"

def NVVM_Dialect : Dialect {
  let name = "nvvm";
  let summary = "intrinsics and PTX instructions of NVIDIA GPUs";
  let cppNamespace = "::mlir::NVVM";
  let dependentDialects = ["LLVM::LLVMDialect"];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def LLVM_PointerGeneric : LLVM_PointerInAddressSpace<0>;
def LLVM_PointerGlobal : LLVM_PointerInAddressSpace<1>;
def LLVM_PointerShared : LLVM_PointerInAddressSpace<3>;
def LLVM_PointerConst : LLVM_PointerInAddressSpace<4>;
def LLVM_PointerLocal : LLVM_PointerInAddressSpace<5>;
def LLVM_PointerTensor : LLVM_PointerInAddressSpace<6>;
def LLVM_PointerSharedCluster : LLVM_PointerInAddressSpace<7>;

defvar _NVVM_GenericOrShared = AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerShared]>;
defvar _NVVM_AnyShared = AnyTypeOf<[LLVM_PointerShared, LLVM_PointerSharedCluster]>;
defvar _NVVM_AnyBarrier =
  AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerShared, LLVM_PointerSharedCluster]>;

defvar _NVVM_2xI8 = VectorOfLengthAndType<[2], [I8]>;
defvar _NVVM_4xI8 = VectorOfLengthAndType<[4], [I8]>;
defvar _NVVM_2xF16 = VectorOfLengthAndType<[2], [F16]>;
defvar _NVVM_2xBF16 = VectorOfLengthAndType<[2], [BF16]>;

defvar _NVVM_false = DefaultValuedAttr<BoolAttr, "false">;

//===----------------------------------------------------------------------===//
// Enumerations: each is a table, in the order of its documentation
//===----------------------------------------------------------------------===//

class NVVM_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<NVVM_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

// A row: the record's name, the value, the text, the C++ name.
class _NVVM_Case<string recordName, int caseValue, string irName, string cppName = irName> {
  string record = recordName;
  int value = caseValue;
  string ir = irName;
  string cpp = cppName;
}
// The C++ name is the text in capitals.
class _NVVM_CapitalCase<string recordName, int caseValue, string irName>
    : _NVVM_Case<recordName, caseValue, irName, !toupper(irName)>;

class _NVVM_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::NVVM";
}
class _NVVM_EnumAttr<EnumInfo enumInfo, string attrMnemonic, string format = "`<` $value `>`">
    : EnumAttr<NVVM_Dialect, enumInfo, attrMnemonic> {
  let assemblyFormat = format;
}

// Enumerations that are no constraints of attributes.
class _NVVM_PlainEnum<string name, string summary, list<I32EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::mlir::NVVM";
}

defset list<I32EnumCase> _NVVM_EvictionPriorities = {
  foreach row = [_NVVM_Case<"EvictNormal", 0, "evict_normal">,
                 _NVVM_Case<"EvictFirst", 1, "evict_first">,
                 _NVVM_Case<"EvictLast", 2, "evict_last">,
                 _NVVM_Case<"EvictUnchanged", 3, "evict_unchanged">,
                 _NVVM_Case<"NoAllocate", 4, "no_allocate">] in
  def row.record : I32EnumCase<row.record, row.value, row.ir>;
}
def CacheEvictionPriority
    : _NVVM_PlainEnum<"CacheEvictionPriority", "NVVM Cache Eviction Priority",
                      _NVVM_EvictionPriorities>;
def CacheEvictionPriorityAttr
    : _NVVM_EnumAttr<CacheEvictionPriority, "cache_eviction_priority", "$value">;

defset list<I32EnumCase> _NVVM_MemorySpaces = {
  foreach row = [_NVVM_Case<"Generic", 0, "generic">, _NVVM_Case<"Global", 1, "global">,
                 _NVVM_Case<"Shared", 3, "shared">, _NVVM_Case<"Constant", 4, "constant">,
                 _NVVM_Case<"Local", 5, "local">, _NVVM_Case<"Tensor", 6, "tensor">,
                 _NVVM_Case<"SharedCluster", 7, "shared_cluster">] in
  def MemSpace # row.record : I32EnumCase<row.record, row.value, row.ir>;
}
def NVVMMemorySpace : _NVVM_PlainEnum<"NVVMMemorySpace", "NVVM Memory Space", _NVVM_MemorySpaces>;
def NVVMMemorySpaceAttr
    : EnumAttr<NVVM_Dialect, NVVMMemorySpace, "memory_space",
               [DeclareAttrInterfaceMethods<LLVM_LLVMAddrSpaceAttrInterface>,
                DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let assemblyFormat = "`<` $value `>`";
}

def PrefetchCacheLevelL1 : I32EnumCase<"L1", 0>;
def PrefetchCacheLevelL2 : I32EnumCase<"L2", 1>;
def PrefetchCacheLevel : _NVVM_PlainEnum<"PrefetchCacheLevel", "NVVM Prefetch Cache Level",
                                         [PrefetchCacheLevelL1, PrefetchCacheLevelL2]>;
def PrefetchCacheLevelAttr : _NVVM_EnumAttr<PrefetchCacheLevel, "prefetch_cache_level", "$value">;

def GridDepActionWait : I32EnumCase<"wait", 0>;
def GridDepActionLaunchDependent : I32EnumCase<"launch_dependents", 1>;
def GridDepActionKind
    : _NVVM_PlainEnum<"GridDepActionKind", "Action kind for grid dependency control",
                      [GridDepActionWait, GridDepActionLaunchDependent]>;
def GridDepActionAttr : EnumAttr<NVVM_Dialect, GridDepActionKind, "grid_dep_action">;

defset list<I32EnumCase> _NVVM_ClusterLaunchQueries = {
  foreach row = [_NVVM_Case<"IsCanceled", 0, "is_canceled">,
                 _NVVM_Case<"GetFirstCTAIDX", 1, "get_first_cta_id_x">,
                 _NVVM_Case<"GetFirstCTAIDY", 2, "get_first_cta_id_y">,
                 _NVVM_Case<"GetFirstCTAIDZ", 3, "get_first_cta_id_z">] in
  def ClusterLaunchControl # row.record : I32EnumCase<!toupper(row.ir), row.value, row.ir>;
}
def ClusterLaunchControlQueryType
    : _NVVM_PlainEnum<"ClusterLaunchControlQueryType", "NVVM ClusterLaunchControlQueryType",
                      _NVVM_ClusterLaunchQueries>;
def ClusterLaunchControlQueryTypeAttr
    : _NVVM_EnumAttr<ClusterLaunchControlQueryType, "cluster_launch_control_query_type", "$value">;

// Memory and barriers.
defset list<I32EnumAttrCase> _NVVM_MemScopeKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"CTA", 0, "cta">, _NVVM_CapitalCase<"Cluster", 1, "cluster">,
    _NVVM_CapitalCase<"GPU", 2, "gpu">, _NVVM_CapitalCase<"SYS", 3, "sys">
  ] in def MemScopeKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MemScopeKind : _NVVM_Enum<"MemScopeKind", "NVVM Memory Scope kind", _NVVM_MemScopeKindCases>;
def MemScopeKindAttr : _NVVM_EnumAttr<MemScopeKind, "mem_scope">;
defset list<I32EnumAttrCase> _NVVM_SharedSpaceCases = {
  foreach row = [
    _NVVM_Case<"CTA", 0, "cta", "shared_cta">,
    _NVVM_Case<"Cluster", 1, "cluster", "shared_cluster">
  ] in def SharedSpace # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def SharedSpace : _NVVM_Enum<"SharedSpace", "Shared memory space", _NVVM_SharedSpaceCases>;
def SharedSpaceAttr : _NVVM_EnumAttr<SharedSpace, "shared_space">;
defset list<I32EnumAttrCase> _NVVM_MemOrderKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"Weak", 0, "weak">, _NVVM_CapitalCase<"Relaxed", 1, "relaxed">,
    _NVVM_CapitalCase<"Acquire", 2, "acquire">, _NVVM_CapitalCase<"Release", 3, "release">,
    _NVVM_CapitalCase<"AcqRel", 4, "acq_rel">, _NVVM_CapitalCase<"SC", 5, "sc">,
    _NVVM_CapitalCase<"MMIO", 6, "mmio">, _NVVM_CapitalCase<"Volatile", 7, "volatile">
  ] in def MemOrderKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MemOrderKind : _NVVM_Enum<"MemOrderKind", "NVVM Memory Ordering kind", _NVVM_MemOrderKindCases>;
def MemOrderKindAttr : _NVVM_EnumAttr<MemOrderKind, "mem_order">;
defset list<I32EnumAttrCase> _NVVM_BarrierReductionCases = {
  foreach row = [
    _NVVM_CapitalCase<"Popc", 0, "popc">, _NVVM_CapitalCase<"And", 1, "and">,
    _NVVM_CapitalCase<"Or", 2, "or">
  ] in def BarrierReduction # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def BarrierReduction
    : _NVVM_Enum<"BarrierReduction", "NVVM barrier reduction operation", _NVVM_BarrierReductionCases>;
def BarrierReductionAttr : _NVVM_EnumAttr<BarrierReduction, "reduction">;
defset list<I32EnumAttrCase> _NVVM_ProxyKindCases = {
  foreach row = [
    _NVVM_Case<"Alias", 0, "alias">, _NVVM_Case<"Async", 1, "async">,
    _NVVM_Case<"AsyncGlobal", 2, "async.global", "async_global">,
    _NVVM_Case<"AsyncShared", 3, "async.shared", "async_shared">,
    _NVVM_CapitalCase<"TensorMap", 4, "tensormap">, _NVVM_CapitalCase<"Generic", 5, "generic">
  ] in def Proxy # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def ProxyKind : _NVVM_Enum<"ProxyKind", "Proxy kind", _NVVM_ProxyKindCases>;
def ProxyKindAttr : _NVVM_EnumAttr<ProxyKind, "proxy_kind">;
defset list<I32EnumAttrCase> _NVVM_SetMaxRegisterActionCases = {
  foreach row = [
    _NVVM_Case<"Decrease", 1, "decrease">, _NVVM_Case<"Increase", 0, "increase">
  ] in def SetMaxRegisterAction # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def SetMaxRegisterAction
    : _NVVM_Enum<"SetMaxRegisterAction", "NVVM set max register action", _NVVM_SetMaxRegisterActionCases>;
def SetMaxRegisterActionAttr : _NVVM_EnumAttr<SetMaxRegisterAction, "action", "$value">;

// Warps.
def ReduxKindNone : I32EnumAttrCase<"NONE", 0, "none">;
defset list<I32EnumAttrCase> _NVVM_ReduxKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"Add", 1, "add">, _NVVM_CapitalCase<"And", 2, "and">,
    _NVVM_CapitalCase<"Max", 3, "max">, _NVVM_CapitalCase<"Min", 4, "min">,
    _NVVM_CapitalCase<"Or", 5, "or">, _NVVM_CapitalCase<"Umax", 6, "umax">,
    _NVVM_CapitalCase<"Umin", 7, "umin">, _NVVM_CapitalCase<"Xor", 8, "xor">,
    _NVVM_CapitalCase<"Fmin", 9, "fmin">, _NVVM_CapitalCase<"Fmax", 10, "fmax">
  ] in def ReduxKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def ReduxKind : _NVVM_Enum<"ReduxKind", "NVVM redux kind", _NVVM_ReduxKindCases>;
def ReduxKindAttr : _NVVM_EnumAttr<ReduxKind, "redux_kind", "$value">;
defset list<I32EnumAttrCase> _NVVM_ShflKindCases = {
  foreach row = [
    _NVVM_Case<"Bfly", 0, "bfly">, _NVVM_Case<"Up", 1, "up">, _NVVM_Case<"Down", 2, "down">,
    _NVVM_Case<"Idx", 3, "idx">
  ] in def ShflKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def ShflKind : _NVVM_Enum<"ShflKind", "NVVM shuffle kind", _NVVM_ShflKindCases>;
def ShflKindAttr : _NVVM_EnumAttr<ShflKind, "shfl_kind", "$value">;
defset list<I32EnumAttrCase> _NVVM_VoteSyncKindCases = {
  foreach row = [
    _NVVM_Case<"Any", 0, "any">, _NVVM_Case<"All", 1, "all">, _NVVM_Case<"Ballot", 2, "ballot">,
    _NVVM_Case<"Uni", 3, "uni">
  ] in def VoteSyncKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def VoteSyncKind : _NVVM_Enum<"VoteSyncKind", "NVVM vote sync kind", _NVVM_VoteSyncKindCases>;
def VoteSyncKindAttr : _NVVM_EnumAttr<VoteSyncKind, "vote_sync_kind", "$value">;
defset list<I32EnumAttrCase> _NVVM_MatchSyncKindCases = {
  foreach row = [
    _NVVM_Case<"Any", 0, "any">, _NVVM_Case<"All", 1, "all">
  ] in def MatchSyncKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MatchSyncKind : _NVVM_Enum<"MatchSyncKind", "NVVM match sync kind", _NVVM_MatchSyncKindCases>;
def MatchSyncKindAttr : _NVVM_EnumAttr<MatchSyncKind, "match_sync_kind", "$value">;
defset list<I32EnumAttrCase> _NVVM_PermuteModeCases = {
  foreach row = [
    _NVVM_CapitalCase<"Default", 0, "default">, _NVVM_CapitalCase<"F4E", 1, "f4e">,
    _NVVM_CapitalCase<"B4E", 2, "b4e">, _NVVM_CapitalCase<"RC8", 3, "rc8">,
    _NVVM_CapitalCase<"ECL", 4, "ecl">, _NVVM_CapitalCase<"ECR", 5, "ecr">,
    _NVVM_CapitalCase<"RC16", 6, "rc16">
  ] in def PermuteMode # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def PermuteMode : _NVVM_Enum<"PermuteMode", "NVVM permute mode", _NVVM_PermuteModeCases>;
def PermuteModeAttr : _NVVM_EnumAttr<PermuteMode, "permute_mode">;
defset list<I32EnumAttrCase> _NVVM_DotAccumulateTypeCases = {
  foreach row = [
    _NVVM_CapitalCase<"Signed", 1, "signed">, _NVVM_CapitalCase<"Unsigned", 0, "unsigned">
  ] in def DotAccumulate # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def DotAccumulateType
    : _NVVM_Enum<"DotAccumulateType", "NVVM DotAccumulateType", _NVVM_DotAccumulateTypeCases>;
def DotAccumulateTypeAttr : _NVVM_EnumAttr<DotAccumulateType, "dot_accumulate_type">;

// Copies.
defset list<I32EnumAttrCase> _NVVM_LoadCacheModifierKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"CA", 0, "ca">, _NVVM_CapitalCase<"CG", 1, "cg">,
    _NVVM_CapitalCase<"CS", 2, "cs">, _NVVM_CapitalCase<"LU", 3, "lu">,
    _NVVM_CapitalCase<"CV", 4, "cv">
  ] in def LoadCacheModifier # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def LoadCacheModifierKind
    : _NVVM_Enum<"LoadCacheModifierKind", "NVVM load cache modifier kind", _NVVM_LoadCacheModifierKindCases>;
def LoadCacheModifierAttr : EnumAttr<NVVM_Dialect, LoadCacheModifierKind, "load_cache_modifier">;
defset list<I32EnumAttrCase> _NVVM_TMALoadModeCases = {
  foreach row = [
    _NVVM_CapitalCase<"Tile", 0, "tile">, _NVVM_CapitalCase<"Im2Col", 1, "im2col">,
    _NVVM_CapitalCase<"Im2ColW", 2, "im2col_w">,
    _NVVM_CapitalCase<"Im2ColW128", 3, "im2col_w_128">,
    _NVVM_CapitalCase<"TileGather4", 4, "tile_gather4">
  ] in def TMALoadMode # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def TMALoadMode : _NVVM_Enum<"TMALoadMode", "NVVM TMA Load Mode", _NVVM_TMALoadModeCases>;
def TMALoadModeAttr : _NVVM_EnumAttr<TMALoadMode, "tma_load_mode"> {
  let summary = "List of Load-Modes supported for TMA Tensor Ops";
}
defset list<I32EnumAttrCase> _NVVM_TMAStoreModeCases = {
  foreach row = [
    _NVVM_CapitalCase<"Tile", 0, "tile">, _NVVM_CapitalCase<"Im2Col", 1, "im2col">,
    _NVVM_CapitalCase<"TileScatter4", 2, "tile_scatter4">
  ] in def TMAStoreMode # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def TMAStoreMode : _NVVM_Enum<"TMAStoreMode", "NVVM TMA Store Mode", _NVVM_TMAStoreModeCases>;
def TMAStoreModeAttr : _NVVM_EnumAttr<TMAStoreMode, "tma_store_mode">;
defset list<I32EnumAttrCase> _NVVM_TMAReduxKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"Add", 0, "add">, _NVVM_CapitalCase<"Max", 2, "max">,
    _NVVM_CapitalCase<"Min", 1, "min">, _NVVM_CapitalCase<"Inc", 3, "inc">,
    _NVVM_CapitalCase<"Dec", 4, "dec">, _NVVM_CapitalCase<"And", 5, "and">,
    _NVVM_CapitalCase<"Or", 6, "or">, _NVVM_CapitalCase<"Xor", 7, "xor">
  ] in def TMAReduxKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def TMAReduxKind : _NVVM_Enum<"TMAReduxKind", "NVVM TMA redux kind", _NVVM_TMAReduxKindCases>;
def TMAReduxKindAttr : _NVVM_EnumAttr<TMAReduxKind, "tma_redux_kind">;
defset list<I32EnumAttrCase> _NVVM_CTAGroupKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"1", 0, "cta_1">, _NVVM_CapitalCase<"2", 1, "cta_2">
  ] in def CTAGroup_ # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def CTAGroupKind : _NVVM_Enum<"CTAGroupKind", "NVVM CTA group kind", _NVVM_CTAGroupKindCases>;
def CTAGroupKindAttr : _NVVM_EnumAttr<CTAGroupKind, "cta_group">;

// Conversions.
defset list<I32EnumAttrCase> _NVVM_FPRoundingModeCases = {
  foreach row = [
    _NVVM_CapitalCase<"None", 0, "none">, _NVVM_CapitalCase<"RN", 1, "rn">,
    _NVVM_CapitalCase<"RM", 2, "rm">, _NVVM_CapitalCase<"RP", 3, "rp">,
    _NVVM_CapitalCase<"RZ", 4, "rz">, _NVVM_CapitalCase<"RNA", 5, "rna">,
    _NVVM_CapitalCase<"RS", 6, "rs">
  ] in def FPRoundingMode # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def FPRoundingMode
    : _NVVM_Enum<"FPRoundingMode", "NVVM FPRoundingMode kind", _NVVM_FPRoundingModeCases>;
def FPRoundingModeAttr : _NVVM_EnumAttr<FPRoundingMode, "fp_rnd_mode">;
defset list<I32EnumAttrCase> _NVVM_SaturationModeCases = {
  foreach row = [
    _NVVM_CapitalCase<"None", 0, "none">, _NVVM_CapitalCase<"Finite", 1, "satfinite">
  ] in def SaturationMode # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def SaturationMode
    : _NVVM_Enum<"SaturationMode", "NVVM SaturationMode kind", _NVVM_SaturationModeCases>;
def SaturationModeAttr : _NVVM_EnumAttr<SaturationMode, "sat_mode">;

// Matrices.
defset list<I32EnumAttrCase> _NVVM_MMAB1OpCases = {
  foreach row = [
    _NVVM_Case<"None", 0, "none">, _NVVM_Case<"XorPopc", 1, "xor_popc">,
    _NVVM_Case<"AndPopc", 2, "and_popc">
  ] in def MMAB1Op # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MMAB1Op : _NVVM_Enum<"MMAB1Op", "MMA binary operations", _NVVM_MMAB1OpCases>;
def MMAB1OpAttr : _NVVM_EnumAttr<MMAB1Op, "mma_b1op">;
defset list<I32EnumAttrCase> _NVVM_MMAIntOverflowCases = {
  foreach row = [
    _NVVM_Case<"Sat", 1, "satfinite">, _NVVM_Case<"Wrap", 0, "wrapped">
  ] in def MMAIntOverflow # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MMAIntOverflow : _NVVM_Enum<"MMAIntOverflow", "MMA overflow options", _NVVM_MMAIntOverflowCases>;
def MMAIntOverflowAttr : _NVVM_EnumAttr<MMAIntOverflow, "mma_int_overflow">;
defset list<I32EnumAttrCase> _NVVM_MMAKindCases = {
  foreach row = [
    _NVVM_Case<"F8F6F4", 0, "f8f6f4">
  ] in def MMAKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MMAKind : _NVVM_Enum<"MMAKind", "MMA operation kind", _NVVM_MMAKindCases>;
def MMAKindAttr : _NVVM_EnumAttr<MMAKind, "mma_kind">;
defset list<I32EnumAttrCase> _NVVM_MMALayoutCases = {
  foreach row = [
    _NVVM_Case<"Row", 0, "row">, _NVVM_Case<"Col", 1, "col">
  ] in def MMALayout # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MMALayout : _NVVM_Enum<"MMALayout", "NVVM MMA layout", _NVVM_MMALayoutCases>;
def MMALayoutAttr : _NVVM_EnumAttr<MMALayout, "mma_layout">;
defset list<I32EnumAttrCase> _NVVM_MMATypesCases = {
  foreach row = [
    _NVVM_Case<"F16", 0, "f16">, _NVVM_Case<"F32", 1, "f32">, _NVVM_Case<"TF32", 2, "tf32">,
    _NVVM_Case<"BF16", 9, "bf16">, _NVVM_Case<"S8", 4, "s8">, _NVVM_Case<"U8", 3, "u8">,
    _NVVM_Case<"S32", 5, "s32">, _NVVM_Case<"S4", 8, "s4">, _NVVM_Case<"U4", 7, "u4">,
    _NVVM_Case<"B1", 6, "b1">, _NVVM_Case<"F64", 10, "f64">, _NVVM_Case<"E4M3", 11, "e4m3">,
    _NVVM_Case<"E5M2", 12, "e5m2">, _NVVM_Case<"E3M2", 13, "e3m2">,
    _NVVM_Case<"E2M3", 14, "e2m3">, _NVVM_Case<"E2M1", 15, "e2m1">
  ] in def MMAType # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MMATypes : _NVVM_Enum<"MMATypes", "NVVM MMA types", _NVVM_MMATypesCases>;
def MMATypesAttr : _NVVM_EnumAttr<MMATypes, "mma_type">;
defset list<I32EnumAttrCase> _NVVM_MMAFragCases = {
  foreach row = [
    _NVVM_Case<"A", 0, "a">, _NVVM_Case<"B", 1, "b">, _NVVM_Case<"C", 2, "c">
  ] in def MMAFrag # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MMAFrag : _NVVM_Enum<"MMAFrag", "NVVM MMA frag type", _NVVM_MMAFragCases>;
def MMAFragAttr : _NVVM_EnumAttr<MMAFrag, "mma_frag">;
defset list<I32EnumAttrCase> _NVVM_LdStMatrixEltTypeCases = {
  foreach row = [
    _NVVM_CapitalCase<"B16", 0, "b16">, _NVVM_CapitalCase<"B8", 1, "b8">,
    _NVVM_Case<"B8X16_B6X16_P32", 2, "b8x16.b6x16_p32", "B8X16_B6X16_P32">,
    _NVVM_Case<"B8X16_B4X16_P64", 3, "b8x16.b4x16_p64", "B8X16_B4X16_P64">
  ] in def LdStMatrixEltType # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def LdStMatrixEltType
    : _NVVM_Enum<"LdStMatrixEltType", "Element type for ldmatrix and stmatrix", _NVVM_LdStMatrixEltTypeCases>;
def LdStMatrixEltTypeAttr : _NVVM_EnumAttr<LdStMatrixEltType, "ld_st_matrix_elt_type">;
defset list<I32EnumAttrCase> _NVVM_ScaleVecSizeCases = {
  foreach row = [
    _NVVM_CapitalCase<"1X", 0, "x1">, _NVVM_CapitalCase<"2X", 1, "x2">,
    _NVVM_CapitalCase<"4X", 2, "x4">
  ] in def ScaleVecSize # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def ScaleVecSize : _NVVM_Enum<"ScaleVecSize", "MMA Scale Vector Sizes", _NVVM_ScaleVecSizeCases>;
def ScaleVecSizeAttr : _NVVM_EnumAttr<ScaleVecSize, "scale_vec_size">;
defset list<I32EnumAttrCase> _NVVM_BlockScaleFormatCases = {
  foreach row = [
    _NVVM_CapitalCase<"UE8M0", 0, "ue8m0">, _NVVM_CapitalCase<"UE4M3", 1, "ue4m3">
  ] in def row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def BlockScaleFormat
    : _NVVM_Enum<"BlockScaleFormat", "MMA Block Scale Format", _NVVM_BlockScaleFormatCases>;
def BlockScaleFormatAttr : _NVVM_EnumAttr<BlockScaleFormat, "block_scale_format">;
defset list<I32EnumAttrCase> _NVVM_MMABlockScaleKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"MXF8F6F4", 0, "mxf8f6f4">, _NVVM_CapitalCase<"MXF4", 1, "mxf4">,
    _NVVM_CapitalCase<"MXF4NVF4", 2, "mxf4nvf4">
  ] in def MMABlockScaleKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def MMABlockScaleKind
    : _NVVM_Enum<"MMABlockScaleKind", "Block Scale Kind", _NVVM_MMABlockScaleKindCases>;
def MMABlockScaleKindAttr : _NVVM_EnumAttr<MMABlockScaleKind, "block_scale_kind">;
defset list<I32EnumAttrCase> _NVVM_WGMMAScaleInCases = {
  foreach row = [
    _NVVM_Case<"One", 1, "one">, _NVVM_Case<"Neg", -1, "neg">
  ] in def WGMMAScaleIn # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def WGMMAScaleIn : _NVVM_Enum<"WGMMAScaleIn", "WGMMA overflow options", _NVVM_WGMMAScaleInCases>;
def WGMMAScaleInAttr : _NVVM_EnumAttr<WGMMAScaleIn, "wgmma_scale_in">;
defset list<I32EnumAttrCase> _NVVM_WGMMAScaleOutCases = {
  foreach row = [
    _NVVM_Case<"Zero", 0, "zero">, _NVVM_Case<"One", 1, "one">
  ] in def WGMMAScaleOut # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def WGMMAScaleOut : _NVVM_Enum<"WGMMAScaleOut", "WGMMA input predicate", _NVVM_WGMMAScaleOutCases>;
def WGMMAScaleOutAttr : _NVVM_EnumAttr<WGMMAScaleOut, "wgmma_scale_out">;
defset list<I32EnumAttrCase> _NVVM_WGMMATypesCases = {
  foreach row = [
    _NVVM_Case<"F16", 0, "f16">, _NVVM_Case<"TF32", 1, "tf32">, _NVVM_Case<"U8", 2, "u8">,
    _NVVM_Case<"S8", 3, "s8">, _NVVM_Case<"B1", 4, "b1">, _NVVM_Case<"BF16", 5, "bf16">,
    _NVVM_Case<"F8E4M3", 6, "e4m3">, _NVVM_Case<"F8E5M2", 7, "e5m2">, _NVVM_Case<"F32", 8, "f32">,
    _NVVM_Case<"S32", 9, "s32">
  ] in def WGMMAType # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def WGMMATypes : _NVVM_Enum<"WGMMATypes", "NVVM WGMMA types", _NVVM_WGMMATypesCases>;
def WGMMATypesAttr : _NVVM_EnumAttr<WGMMATypes, "wgmma_type">;

// Tensor memory.
defset list<I32EnumAttrCase> _NVVM_Tcgen05FenceKindCases = {
  foreach row = [
    _NVVM_Case<"Before", 0, "before", "BEFORE_THREAD_SYNC">,
    _NVVM_Case<"After", 1, "after", "AFTER_THREAD_SYNC">
  ] in def Tcgen05Fence # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05FenceKind
    : _NVVM_Enum<"Tcgen05FenceKind", "NVVM Tcgen05 fence kind", _NVVM_Tcgen05FenceKindCases>;
def Tcgen05FenceKindAttr : _NVVM_EnumAttr<Tcgen05FenceKind, "tcgen05_fence">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05WaitKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"Load", 0, "load">, _NVVM_CapitalCase<"Store", 1, "store">
  ] in def Tcgen05Wait # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05WaitKind
    : _NVVM_Enum<"Tcgen05WaitKind", "NVVM Tcgen05 wait kind", _NVVM_Tcgen05WaitKindCases>;
def Tcgen05WaitKindAttr : _NVVM_EnumAttr<Tcgen05WaitKind, "tcgen05_wait">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05CpShapeCases = {
  foreach row = [
    _NVVM_Case<"128x256b", 0, "shape_128x256b", "SHAPE_128x256b">,
    _NVVM_Case<"4x256b", 1, "shape_4x256b", "SHAPE_4x256b">,
    _NVVM_Case<"128x128b", 2, "shape_128x128b", "SHAPE_128x128b">,
    _NVVM_Case<"64x128b", 3, "shape_64x128b", "SHAPE_64x128b">,
    _NVVM_Case<"32x128b", 4, "shape_32x128b", "SHAPE_32x128b">
  ] in def Shape # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05CpShape : _NVVM_Enum<"Tcgen05CpShape", "tcgen05 cp shapes", _NVVM_Tcgen05CpShapeCases>;
def Tcgen05CpShapeAttr : _NVVM_EnumAttr<Tcgen05CpShape, "tcgen05_cp_shape">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05CpMulticastCases = {
  foreach row = [
    _NVVM_CapitalCase<"None", 0, "none">, _NVVM_CapitalCase<"Warpx2_02_13", 1, "warpx2_02_13">,
    _NVVM_CapitalCase<"Warpx2_01_23", 2, "warpx2_01_23">, _NVVM_CapitalCase<"Warpx4", 3, "warpx4">
  ] in def Tcgen05CpMulticast # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05CpMulticast
    : _NVVM_Enum<"Tcgen05CpMulticast", "tcgen05 cp multicast", _NVVM_Tcgen05CpMulticastCases>;
def Tcgen05CpMulticastAttr : _NVVM_EnumAttr<Tcgen05CpMulticast, "tcgen05_cp_multicast">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05CpSrcFormatCases = {
  foreach row = [
    _NVVM_Case<"B6x16_P32", 0, "b6x16_p32", "B6x16_P32">,
    _NVVM_Case<"B4x16_P64", 1, "b4x16_p64", "B4x16_P64">
  ] in def Format # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05CpSrcFormat
    : _NVVM_Enum<"Tcgen05CpSrcFormat", "tcgen05 cp source format", _NVVM_Tcgen05CpSrcFormatCases>;
def Tcgen05CpSrcFormatAttr : _NVVM_EnumAttr<Tcgen05CpSrcFormat, "tcgen05_cp_src_fmt">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05LdStShapeCases = {
  foreach row = [
    _NVVM_CapitalCase<"16x64b", 0, "shape_16x64b">,
    _NVVM_CapitalCase<"16x128b", 1, "shape_16x128b">,
    _NVVM_CapitalCase<"16x256b", 2, "shape_16x256b">,
    _NVVM_CapitalCase<"32x32b", 3, "shape_32x32b">,
    _NVVM_CapitalCase<"16x32bx2", 4, "shape_16x32bx2">
  ] in def Tcgen05LdStShape # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05LdStShape : _NVVM_Enum<"Tcgen05LdStShape", "", _NVVM_Tcgen05LdStShapeCases>;
def Tcgen05LdStShapeAttr : _NVVM_EnumAttr<Tcgen05LdStShape, "tcgen05_ldst_shape">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05MMAKindCases = {
  foreach row = [
    _NVVM_CapitalCase<"F8F6F4", 2, "f8f6f4">, _NVVM_CapitalCase<"INT8", 3, "i8">,
    _NVVM_CapitalCase<"F16", 0, "f16">, _NVVM_CapitalCase<"TF32", 1, "tf32">
  ] in def Tcgen05MMAKind # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05MMAKind
    : _NVVM_Enum<"Tcgen05MMAKind", "tcgen05 MMA Supported Types", _NVVM_Tcgen05MMAKindCases>;
def Tcgen05MMAKindAttr : _NVVM_EnumAttr<Tcgen05MMAKind, "tcgen05_mma_kind">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05MMACollectorOpCases = {
  foreach row = [
    _NVVM_CapitalCase<"Discard", 0, "discard">, _NVVM_CapitalCase<"LastUse", 1, "lastuse">,
    _NVVM_CapitalCase<"Fill", 2, "fill">, _NVVM_CapitalCase<"Use", 3, "use">
  ] in def Tcgen05MMACollectorOp # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05MMACollectorOp
    : _NVVM_Enum<"Tcgen05MMACollectorOp", "tcgen05.mma Collector Buffer Operation",
                 _NVVM_Tcgen05MMACollectorOpCases>;
def Tcgen05MMACollectorOpAttr : _NVVM_EnumAttr<Tcgen05MMACollectorOp, "tcgen05_mma_collectorop">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05MMABlockScaleCases = {
  foreach row = [
    _NVVM_CapitalCase<"Default", 0, "default">, _NVVM_CapitalCase<"Block16", 1, "block16">,
    _NVVM_CapitalCase<"Block32", 2, "block32">
  ] in def Tcgen05MMABlockScale # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05MMABlockScale
    : _NVVM_Enum<"Tcgen05MMABlockScale", "tcgen05.mma block scale attribute",
                 _NVVM_Tcgen05MMABlockScaleCases>;
def Tcgen05MMABlockScaleAttr : _NVVM_EnumAttr<Tcgen05MMABlockScale, "tcgen05_mma_block_scale">;
defset list<I32EnumAttrCase> _NVVM_Tcgen05MMACollectorBBufferCases = {
  foreach row = [
    _NVVM_CapitalCase<"0", 0, "b0">, _NVVM_CapitalCase<"1", 1, "b1">,
    _NVVM_CapitalCase<"2", 2, "b2">, _NVVM_CapitalCase<"3", 3, "b3">
  ] in def Tcgen05MMACollectorBBuffer # row.record : I32EnumAttrCase<row.cpp, row.value, row.ir>;
}
def Tcgen05MMACollectorBBuffer
    : _NVVM_Enum<"Tcgen05MMACollectorBBuffer", "tcgen05 MMA Collector Buffer B Attribute",
                 _NVVM_Tcgen05MMACollectorBBufferCases>;
def Tcgen05MMACollectorBBufferAttr
    : _NVVM_EnumAttr<Tcgen05MMACollectorBBuffer, "tcgen05_mma_collectorb">;

//===----------------------------------------------------------------------===//
// Classes of operations
//===----------------------------------------------------------------------===//

class NVVM_Op<string mnemonic, list<Trait> traits = []>
    : LLVM_OpBase<NVVM_Dialect, mnemonic, traits>;

// Becomes inline PTX, where LLVM has no intrinsic.
class NVVM_PTXBuilder_Op<string mnemonic,
    list<Trait> traits = [DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>]>
    : LLVM_OpBase<NVVM_Dialect, mnemonic, traits>;

// The intrinsic `llvm.nvvm.<mnem>`.
class NVVM_IntrOp<string mnem, list<Trait> traits = [], int numResults = 0>
    : LLVM_IntrOpBase<NVVM_Dialect, mnem, "nvvm_" # !subst(".", "_", mnem), [], [], traits,
                      numResults>;

// C++ chooses the intrinsic.
class NVVM_IntrinsicLoweringOp<string mnemonic, list<Trait> traits = []>
    : NVVM_Op<mnemonic, traits> {
  string cppClass = !subst("NVVM_", "", NAME);
}
class NVVM_VoidIntrinsicOp<string mnemonic, list<Trait> traits = []>
    : NVVM_IntrinsicLoweringOp<mnemonic, traits>;
class NVVM_SingleResultIntrinsicOp<string mnemonic, list<Trait> traits = [],
                                   string resultStr = "$res">
    : NVVM_IntrinsicLoweringOp<mnemonic, traits> {
  string getFuncCall = "get" # !toupper(!substr(resultStr, 1, 1)) # !substr(resultStr, 2);
}

//===----------------------------------------------------------------------===//
// Special registers
//===----------------------------------------------------------------------===//

class NVVM_SpecialRegisterOp<string mnemonic, list<Trait> traits = []>
    : NVVM_IntrOp<mnemonic, traits, 1> {
  let assemblyFormat = "attr-dict `:` type($res)";
}
// The value does not change.
class NVVM_PureSpecialRegisterOp<string mnemonic, list<Trait> traits = []>
    : NVVM_IntrOp<mnemonic, traits # [Pure], 1> {
  let assemblyFormat = "attr-dict `:` type($res)";
}
// And it has known bounds.
class NVVM_PureSpecialRangeableRegisterOp<string mnemonic, list<Trait> traits = []>
    : NVVM_PureSpecialRegisterOp<mnemonic, traits #
        [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let arguments = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
  let assemblyFormat = "(`range` $range^)? attr-dict `:` type($res)";
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "Type":$resultType),
                            "build($_builder, $_state, resultType, LLVM::ConstantRangeAttr());">];
}

// A row: the record's name, the register, the summary, and the dimensions that need
// version 90.
class _NVVM_Register<string recordName, string registerName, string summaryText,
                     string dimensions = ""> {
  string record = recordName;
  string register = registerName;
  string text = summaryText;
  string sm90 = dimensions;
}

foreach row = [
  _NVVM_Register<"LaneId", "laneid", "number of the thread in its warp">,
  _NVVM_Register<"WarpSize", "warpsize", "threads of a warp">,
  _NVVM_Register<"WarpId", "warpid", "number of the warp in its block">,
  _NVVM_Register<"WarpDim", "nwarpid", "bound of warp numbers">,
  _NVVM_Register<"SmId", "smid", "number of the multiprocessor">,
  _NVVM_Register<"SmDim", "nsmid", "bound of multiprocessor numbers">,
  _NVVM_Register<"GridId", "gridid", "number of the grid">
] in def NVVM_ # row.record # Op
    : NVVM_PureSpecialRangeableRegisterOp<"read.ptx.sreg." # row.register> {
  let summary = row.text;
}

foreach comparison = ["Eq", "Le", "Lt", "Ge", "Gt"] in
def NVVM_LaneMask # comparison # Op
    : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.lanemask." # !tolower(comparison)> {
  let summary = "mask of the warp's threads whose number compares `" # !tolower(comparison)
                # "` with this one's";
}

foreach row = [
  _NVVM_Register<"ThreadId", "tid", "number of the thread in its block">,
  _NVVM_Register<"BlockDim", "ntid", "threads of a block">,
  _NVVM_Register<"BlockId", "ctaid", "number of the block in the grid">,
  _NVVM_Register<"GridDim", "nctaid", "blocks of the grid">,
  _NVVM_Register<"ClusterId", "clusterid", "number of the cluster in the grid", "X">,
  _NVVM_Register<"ClusterDim", "nclusterid", "clusters of the grid">,
  _NVVM_Register<"BlockInClusterId", "cluster.ctaid", "number of the block in its cluster", "XYZ">,
  _NVVM_Register<"ClusterDimBlocks", "cluster.nctaid", "blocks of a cluster", "XY">
] in foreach dimension = ["X", "Y", "Z"] in
def NVVM_ # row.record # dimension # Op
    : NVVM_PureSpecialRangeableRegisterOp<
        "read.ptx.sreg." # row.register # "." # !tolower(dimension),
        !if(!ge(!find(row.sm90, dimension), 0), [NVVMRequiresSM<90>], []<Trait>)> {
  let summary = row.text # ", along " # !tolower(dimension);
}
let summary = "number of the block in its cluster" in
def NVVM_ClusterId
    : NVVM_PureSpecialRangeableRegisterOp<"read.ptx.sreg.cluster.ctarank", [NVVMRequiresSM<90>]>;
let summary = "blocks of a cluster" in
def NVVM_ClusterDim : NVVM_PureSpecialRangeableRegisterOp<"read.ptx.sreg.cluster.nctarank">;

let summary = "bytes of shared memory of a block" in
def NVVM_TotalSmemSize : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.total.smem.size">;
let summary = "bytes of shared memory that the launch added" in
def NVVM_DynamicSmemSize : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.dynamic.smem.size">;
let summary = "bytes of shared memory of a block, with what the system reserves" in
def NVVM_AggrSmemSize
    : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.aggr.smem.size", [NVVMRequiresSM<90>]>;

let summary = "cycle counter" in {
  def NVVM_ClockOp : NVVM_SpecialRegisterOp<"read.ptx.sreg.clock">;
  def NVVM_Clock64Op : NVVM_SpecialRegisterOp<"read.ptx.sreg.clock64">;
}
let summary = "time in nanoseconds" in
def NVVM_GlobalTimerOp : NVVM_SpecialRegisterOp<"read.ptx.sreg.globaltimer">;
let summary = "lower half of the time in nanoseconds" in
def NVVM_GlobalTimerLoOp : NVVM_SpecialRegisterOp<"read.ptx.sreg.globaltimer.lo">;

foreach index = !range(0, 32) in
def NVVM_EnvReg # index # Op : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.envreg" # index> {
  let summary = "environment register " # index;
}

//===----------------------------------------------------------------------===//
// Threads of a warp
//===----------------------------------------------------------------------===//

def NVVM_ReduxOp : NVVM_Op<"redux.sync", [NVVMRequiresSM<80>, AllTypesMatch<["res", "val"]>]> {
  let summary = "reduction of a value of each thread";
  let arguments = (ins AnyTypeOf<[I32, F32]>:$val, ReduxKindAttr:$kind, I32:$mask_and_clamp,
                       _NVVM_false:$abs, _NVVM_false:$nan);
  let results = (outs AnyTypeOf<[I32, F32]>:$res);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)
  }];
}

def NVVM_ShflOp : NVVM_Op<"shfl.sync", [NVVMRequiresSM<30>]> {
  let summary = "value of another thread, and on demand whether there is one";
  let arguments = (ins I32:$thread_mask, AnyTypeOf<[I32, F32]>:$val, I32:$offset,
                       I32:$mask_and_clamp, ShflKindAttr:$kind,
                       OptionalAttr<UnitAttr>:$return_value_and_is_valid);
  let results = (outs AnyTypeOf<[I32, F32, LLVMStructType]>:$res);
  let assemblyFormat = [{
    $kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict
    `:` type($val) `->` type($res)
  }];
  let hasVerifier = 1;
}

def NVVM_VoteSyncOp : NVVM_Op<"vote.sync"> {
  let summary = "vote of all threads on a condition";
  let arguments = (ins I32:$mask, I1:$pred, VoteSyncKindAttr:$kind);
  let results = (outs AnyTypeOf<[I32, I1]>:$res);
  let assemblyFormat = "$kind $mask `,` $pred attr-dict `->` type($res)";
  let hasVerifier = 1;
}

def NVVM_MatchSyncOp : NVVM_Op<"match.sync"> {
  let summary = "threads that have the same value";
  let arguments = (ins I32:$thread_mask, AnyTypeOf<[I32, I64]>:$val, MatchSyncKindAttr:$kind);
  let results = (outs AnyTypeOf<[I32, LLVMStructType]>:$res);
  let assemblyFormat = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)";
  let hasVerifier = 1;
}

def NVVM_SyncWarpOp : NVVM_Op<"bar.warp.sync"> {
  let summary = "waits for the threads of a mask";
  let arguments = (ins I32:$mask);
  let assemblyFormat = "$mask attr-dict `:` type($mask)";
}

def NVVM_ElectSyncOp : NVVM_Op<"elect.sync"> {
  let summary = "true in one thread of a mask";
  let arguments = (ins Optional<I32>:$membermask);
  let results = (outs I1:$pred);
  let assemblyFormat = "($membermask^)? attr-dict `->` type(results)";
}

//===----------------------------------------------------------------------===//
// Barriers of a block
//===----------------------------------------------------------------------===//

def NVVM_Barrier0Op : NVVM_Op<"barrier0"> {
  let summary = "waits at barrier 0 for all threads of the block";
  let assemblyFormat = "attr-dict";
}

def NVVM_BarrierOp : NVVM_SingleResultIntrinsicOp<"barrier", [AttrSizedOperandSegments]> {
  let summary = "waits at a barrier, and on demand reduces a condition";
  let arguments = (ins Optional<I32>:$barrierId, Optional<I32>:$numberOfThreads,
                       OptionalAttr<BarrierReductionAttr>:$reductionOp,
                       Optional<I32>:$reductionPredicate);
  let results = (outs Optional<I32>:$res);
  let hasVerifier = 1;
  let assemblyFormat = [{
    (`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)?
    (qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict
  }];
  let builders = [OpBuilder<(ins), "build($_builder, $_state, Value());">,
                  OpBuilder<(ins "Value":$barrierId),
                            "build($_builder, $_state, {}, barrierId, {}, {}, {});">];
}

def NVVM_BarrierArriveOp : NVVM_PTXBuilder_Op<"barrier.arrive"> {
  let summary = "arrives at a barrier without waiting";
  let arguments = (ins Optional<I32>:$barrierId, I32:$numberOfThreads);
  let assemblyFormat = [{
    (`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict
  }];
}

class _NVVM_ClusterBarrierOp<string name, list<Trait> traits = [NVVMRequiresSM<90>]>
    : NVVM_Op<"cluster." # name, traits> {
  let arguments = (ins OptionalAttr<UnitAttr>:$aligned);
  let assemblyFormat = "attr-dict";
}
let summary = "arrives at the cluster's barrier" in
def NVVM_ClusterArriveOp : _NVVM_ClusterBarrierOp<"arrive", []>;
let summary = "arrives at the cluster's barrier without ordering memory" in
def NVVM_ClusterArriveRelaxedOp : _NVVM_ClusterBarrierOp<"arrive.relaxed">;
let summary = "waits at the cluster's barrier" in
def NVVM_ClusterWaitOp : _NVVM_ClusterBarrierOp<"wait">;

//===----------------------------------------------------------------------===//
// Barriers in shared memory, which count arrivals and bytes of copies (transactions)
//===----------------------------------------------------------------------===//

defvar _NVVM_scope = DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">;
defvar _NVVM_scopeAndRelaxed = (ins _NVVM_scope:$scope, _NVVM_false:$relaxed);

def NVVM_MBarrierInitOp : NVVM_PTXBuilder_Op<"mbarrier.init"> {
  let summary = "makes a barrier for a number of arrivals";
  let arguments = (ins _NVVM_GenericOrShared:$addr, I32:$count, PtxPredicate:$predicate);
  let assemblyFormat = [{
    $addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)
  }];
}
def NVVM_MBarrierInvalOp : NVVM_VoidIntrinsicOp<"mbarrier.inval"> {
  let summary = "ends the use of a barrier's memory";
  let arguments = (ins _NVVM_GenericOrShared:$addr);
  let assemblyFormat = "$addr attr-dict `:` type(operands)";
}

class _NVVM_TransactionOp<string name> : NVVM_VoidIntrinsicOp<"mbarrier." # name> {
  let arguments = (ins _NVVM_AnyShared:$addr, I32:$txcount, _NVVM_scope:$scope);
  let assemblyFormat = "$addr `,` $txcount attr-dict `:` type(operands)";
  let hasVerifier = 1;
}
let summary = "raises the bytes that a barrier expects" in
def NVVM_MBarrierExpectTxOp : _NVVM_TransactionOp<"expect_tx">;
let summary = "lowers the bytes that a barrier expects" in
def NVVM_MBarrierCompleteTxOp : _NVVM_TransactionOp<"complete_tx">;

class _NVVM_ArriveOp<string name> : NVVM_SingleResultIntrinsicOp<"mbarrier." # name> {
  let arguments = !con((ins _NVVM_AnyBarrier:$addr, Optional<I32>:$count), _NVVM_scopeAndRelaxed);
  let results = (outs Optional<I64>:$res);
  let assemblyFormat = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?";
  let hasVerifier = 1;
}
let summary = "arrives at a barrier; its state" in
def NVVM_MBarrierArriveOp : _NVVM_ArriveOp<"arrive">;
let summary = "arrives at a barrier for the last time; its state" in
def NVVM_MBarrierArriveDropOp : _NVVM_ArriveOp<"arrive_drop">;

class _NVVM_ArriveNocompleteOp<string name>
    : NVVM_SingleResultIntrinsicOp<"mbarrier." # name # ".nocomplete"> {
  let arguments = (ins _NVVM_GenericOrShared:$addr, I32:$count);
  let results = (outs I64:$res);
  let assemblyFormat = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)";
}
let summary = "arrives at a barrier that waits for others; its state" in
def NVVM_MBarrierArriveNocompleteOp : _NVVM_ArriveNocompleteOp<"arrive">;
let summary = "arrives for the last time at a barrier that waits for others; its state" in
def NVVM_MBarrierArriveDropNocompleteOp : _NVVM_ArriveNocompleteOp<"arrive_drop">;

defvar _NVVM_arriveExpect = !con((ins _NVVM_AnyBarrier:$addr, I32:$txcount), _NVVM_scopeAndRelaxed);
def NVVM_MBarrierArriveExpectTxOp : NVVM_PTXBuilder_Op<"mbarrier.arrive.expect_tx"> {
  let summary = "raises the bytes that a barrier expects and arrives; its state";
  let arguments = !con(_NVVM_arriveExpect, (ins PtxPredicate:$predicate));
  let results = (outs Optional<I64>:$res);
  let assemblyFormat = [{
    $addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict
    `:` type(operands) (`->` type($res)^)?
  }];
  let hasVerifier = 1;
}
def NVVM_MBarrierArriveDropExpectTxOp
    : NVVM_SingleResultIntrinsicOp<"mbarrier.arrive_drop.expect_tx"> {
  let summary = "raises the bytes that a barrier expects and arrives for the last time; its state";
  let arguments = _NVVM_arriveExpect;
  let results = (outs Optional<I64>:$res);
  let assemblyFormat = [{
    $addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?
  }];
  let hasVerifier = 1;
}

def NVVM_MBarrierTryWaitParityOp : NVVM_PTXBuilder_Op<"mbarrier.try_wait.parity"> {
  let summary = "waits for a barrier's phase, at most `ticks` long at a time";
  let arguments = (ins _NVVM_GenericOrShared:$addr, I32:$phase, I32:$ticks);
  let assemblyFormat = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)";
}
// The phase is an `i32`, the state that an arrival returned an `i64`.
def NVVM_MBarrierTestWaitOp : NVVM_SingleResultIntrinsicOp<"mbarrier.test.wait"> {
  let summary = "whether a barrier's phase is over";
  let arguments = !con((ins _NVVM_GenericOrShared:$addr, AnyTypeOf<[I64, I32]>:$stateOrPhase),
                       _NVVM_scopeAndRelaxed);
  let results = (outs I1:$res);
  let assemblyFormat = "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)";
  let hasVerifier = 1;
}
def NVVM_MBarrierTryWaitOp : NVVM_SingleResultIntrinsicOp<"mbarrier.try_wait"> {
  let summary = "whether a barrier's phase is over, or becomes so within `ticks`";
  let arguments = !con((ins _NVVM_GenericOrShared:$addr, AnyTypeOf<[I64, I32]>:$stateOrPhase,
                            Optional<I32>:$ticks), _NVVM_scopeAndRelaxed);
  let results = (outs I1:$res);
  let assemblyFormat = [{
    $addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Fences
//===----------------------------------------------------------------------===//

def NVVM_MembarOp : NVVM_Op<"memory.barrier"> {
  let summary = "orders accesses of memory for the threads of a scope";
  let arguments = (ins MemScopeKindAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
}

let assemblyFormat = "attr-dict" in {
  let summary = "sequentially consistent fence for the cluster" in
  def NVVM_FenceScClusterOp : NVVM_Op<"fence.sc.cluster">;
  let summary = "fence behind the initialization of barriers" in
  def NVVM_FenceMbarrierInitOp : NVVM_Op<"fence.mbarrier.init">;
}

def NVVM_FenceSyncRestrictOp : NVVM_Op<"fence.sync_restrict"> {
  let summary = "fence in one direction for barriers of the cluster";
  let arguments = (ins MemOrderKindAttr:$order);
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

// A proxy is a way to memory: that of ordinary accesses, or of asynchronous copies.
defvar _NVVM_toTensorMap = (ins
  DefaultValuedAttr<ProxyKindAttr, "ProxyKind::GENERIC">:$fromProxy,
  DefaultValuedAttr<ProxyKindAttr, "ProxyKind::TENSORMAP">:$toProxy);

def NVVM_FenceProxyOp : NVVM_Op<"fence.proxy"> {
  let summary = "orders accesses through different proxies";
  let arguments = (ins ProxyKindAttr:$kind, OptionalAttr<SharedSpaceAttr>:$space);
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}
def NVVM_FenceProxyAcquireOp : NVVM_Op<"fence.proxy.acquire"> {
  let summary = "acquires memory that another proxy wrote";
  let arguments = !con((ins MemScopeKindAttr:$scope, LLVM_PointerGeneric:$addr, I32:$size),
                       _NVVM_toTensorMap);
  let assemblyFormat = [{
    $scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict
  }];
  let hasVerifier = 1;
}
def NVVM_FenceProxyReleaseOp : NVVM_Op<"fence.proxy.release"> {
  let summary = "releases memory to another proxy";
  let arguments = !con((ins MemScopeKindAttr:$scope), _NVVM_toTensorMap);
  let assemblyFormat = "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict";
  let hasVerifier = 1;
}
def NVVM_FenceProxySyncRestrictOp : NVVM_Op<"fence.proxy.sync_restrict"> {
  let summary = "fence between proxies in one direction for barriers of the cluster";
  let arguments = (ins MemOrderKindAttr:$order,
                       DefaultValuedAttr<ProxyKindAttr, "ProxyKind::GENERIC">:$fromProxy,
                       DefaultValuedAttr<ProxyKindAttr, "ProxyKind::async">:$toProxy);
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Asynchronous copies
//===----------------------------------------------------------------------===//

def NVVM_CpAsyncOp : NVVM_Op<"cp.async.shared.global"> {
  let summary = "copies 4, 8 or 16 bytes to shared memory";
  let arguments = (ins LLVM_PointerShared:$dst, LLVM_PointerGlobal:$src, I32Attr:$size,
                       LoadCacheModifierAttr:$modifier, Optional<I32>:$cpSize);
  let assemblyFormat = [{
    $dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)
  }];
  let hasVerifier = 1;
}
def NVVM_CpAsyncCommitGroupOp : NVVM_Op<"cp.async.commit.group"> {
  let summary = "puts the copies begun so far into a group";
  let assemblyFormat = "attr-dict";
}
def NVVM_CpAsyncWaitGroupOp : NVVM_Op<"cp.async.wait.group"> {
  let summary = "waits until at most `n` groups of copies are not done";
  let arguments = (ins I32Attr:$n);
  let assemblyFormat = "$n attr-dict";
}
def NVVM_CpAsyncMBarrierArriveOp : NVVM_VoidIntrinsicOp<"cp.async.mbarrier.arrive"> {
  let summary = "arrives at a barrier when the copies begun so far are done";
  let arguments = (ins _NVVM_GenericOrShared:$addr, DefaultValuedAttr<I1Attr, "0">:$noinc);
  let assemblyFormat = "$addr attr-dict `:` type(operands)";
}

def NVVM_CpAsyncBulkCommitGroupOp : NVVM_Op<"cp.async.bulk.commit.group"> {
  let summary = "puts the bulk copies begun so far into a group";
  let assemblyFormat = "attr-dict";
}
def NVVM_CpAsyncBulkWaitGroupOp : NVVM_Op<"cp.async.bulk.wait_group", [NVVMRequiresSM<90>]> {
  let summary = "waits until at most `group` groups of bulk copies are not done";
  let arguments = (ins ConfinedAttr<I32Attr, [IntMinValue<0>]>:$group,
                       OptionalAttr<UnitAttr>:$read);
  let assemblyFormat = "$group attr-dict";
}

def NVVM_CpAsyncBulkGlobalToSharedClusterOp
    : NVVM_Op<"cp.async.bulk.shared.cluster.global", [AttrSizedOperandSegments]> {
  let summary = "bulk copy from global to shared memory";
  let arguments = (ins _NVVM_AnyShared:$dstMem, LLVM_PointerGlobal:$srcMem,
                       LLVM_PointerShared:$mbar, I32:$size, Optional<I16>:$multicastMask,
                       Optional<I64>:$l2CacheHint);
  let assemblyFormat = [{
    $dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^)?
    (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($dstMem) `,` type($srcMem)
  }];
  let hasVerifier = 1;
}
def NVVM_CpAsyncBulkSharedCTAToSharedClusterOp
    : NVVM_Op<"cp.async.bulk.shared.cluster.shared.cta"> {
  let summary = "bulk copy to shared memory of another block of the cluster";
  let arguments = (ins LLVM_PointerSharedCluster:$dstMem, LLVM_PointerShared:$srcMem,
                       LLVM_PointerShared:$mbar, I32:$size);
  let assemblyFormat = [{
    $dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)
  }];
}
def NVVM_CpAsyncBulkSharedCTAToGlobalOp
    : NVVM_Op<"cp.async.bulk.global.shared.cta", [AttrSizedOperandSegments]> {
  let summary = "bulk copy from shared to global memory";
  let arguments = (ins LLVM_PointerGlobal:$dstMem, LLVM_PointerShared:$srcMem, I32:$size,
                       Optional<I64>:$l2CacheHint, Optional<I16>:$byteMask);
  let assemblyFormat = [{
    $dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^)?
    (`byte_mask` `=` $byteMask^)? attr-dict `:` type($dstMem) `,` type($srcMem)
  }];
}
def NVVM_CpAsyncBulkPrefetchOp : NVVM_Op<"cp.async.bulk.prefetch"> {
  let summary = "brings global memory into the L2 cache";
  let arguments = (ins LLVM_PointerGlobal:$srcMem, I32:$size, Optional<I64>:$l2CacheHint);
  let assemblyFormat = [{
    $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($srcMem)
  }];
}

// Boxes of tensors that a descriptor in memory lays out.
def NVVM_CpAsyncBulkTensorGlobalToSharedClusterOp
    : NVVM_Op<"cp.async.bulk.tensor.shared.cluster.global",
              [DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>, AttrSizedOperandSegments,
               NVVMRequiresSM<90>]> {
  let summary = "copies a box of a tensor to shared memory";
  let arguments = (ins _NVVM_AnyShared:$dstMem, LLVM_PointerGeneric:$tmaDescriptor,
                       Variadic<I32>:$coordinates, LLVM_PointerShared:$mbar,
                       Variadic<I16>:$im2colOffsets, Optional<I16>:$multicastMask,
                       Optional<I64>:$l2CacheHint,
                       DefaultValuedAttr<TMALoadModeAttr, "TMALoadMode::TILE">:$mode,
                       _NVVM_false:$isCTAOnly, OptionalAttr<CTAGroupKindAttr>:$group,
                       PtxPredicate:$predicate);
  let assemblyFormat = [{
    $dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[` $coordinates `]`
    (`im2col` `[` $im2colOffsets^ `]`)? (`multicast_mask` `=` $multicastMask^)?
    (`l2_cache_hint` `=` $l2CacheHint^)? (`predicate` `=` $predicate^)?
    attr-dict `:` type($dstMem) `,` type($tmaDescriptor)
  }];
  let hasVerifier = 1;
}
def NVVM_CpAsyncBulkTensorSharedCTAToGlobalOp
    : NVVM_PTXBuilder_Op<"cp.async.bulk.tensor.global.shared.cta",
                         [DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>,
                          AttrSizedOperandSegments]> {
  let summary = "copies shared memory to a box of a tensor";
  let arguments = (ins LLVM_PointerGeneric:$tmaDescriptor, LLVM_PointerShared:$srcMem,
                       Variadic<I32>:$coordinates, Optional<I64>:$l2CacheHint,
                       DefaultValuedAttr<TMAStoreModeAttr, "TMAStoreMode::TILE">:$mode,
                       PtxPredicate:$predicate);
  let assemblyFormat = [{
    $tmaDescriptor `,` $srcMem `,` `box` `[` $coordinates `]`
    (`l2_cache_hint` `=` $l2CacheHint^)? (`,` `predicate` `=` $predicate^)?
    attr-dict `:` type($tmaDescriptor) `,` type($srcMem)
  }];
  let hasVerifier = 1;
}
def NVVM_CpAsyncBulkTensorPrefetchOp
    : NVVM_Op<"cp.async.bulk.tensor.prefetch", [AttrSizedOperandSegments]> {
  let summary = "brings a box of a tensor into the L2 cache";
  let arguments = (ins LLVM_PointerGeneric:$tmaDescriptor, Variadic<I32>:$coordinates,
                       Variadic<I16>:$im2colOffsets,
                       DefaultValuedAttr<TMALoadModeAttr, "TMALoadMode::TILE">:$mode,
                       Optional<I64>:$l2CacheHint);
  let assemblyFormat = [{
    $tmaDescriptor `,` `box` `[` $coordinates `]` (`im2col` `[` $im2colOffsets^ `]`)?
    (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($tmaDescriptor)
  }];
  let hasVerifier = 1;
}
def NVVM_CpAsyncBulkTensorReduceOp
    : NVVM_Op<"cp.async.bulk.tensor.reduce", [AttrSizedOperandSegments]> {
  let summary = "reduces shared memory into a box of a tensor";
  let arguments = (ins LLVM_AnyPointer:$tmaDescriptor, LLVM_PointerShared:$srcMem,
                       TMAReduxKindAttr:$redKind,
                       DefaultValuedAttr<TMAStoreModeAttr, "TMAStoreMode::TILE">:$mode,
                       Variadic<I32>:$coordinates, Optional<I64>:$l2CacheHint);
  let assemblyFormat = [{
    $tmaDescriptor `,` $srcMem `,` `box` `[` $coordinates `]`
    (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)
  }];
  let hasVerifier = 1;
}

def NVVM_PrefetchOp
    : NVVM_Op<"prefetch", [DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>]> {
  let summary = "brings the cache line of an address into a cache";
  let arguments = (ins OptionalAttr<PrefetchCacheLevelAttr>:$cacheLevel,
                       OptionalAttr<CacheEvictionPriorityAttr>:$evictPriority,
                       AnyTypeOf<[LLVM_PointerGlobal, LLVM_PointerLocal, LLVM_PointerGeneric,
                                  LLVM_PointerConst]>:$addr,
                       PtxPredicate:$predicate, UnitAttr:$tensormap, UnitAttr:$uniform,
                       UnitAttr:$in_param_space);
  let assemblyFormat = [{
    (`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)?
    (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)?
    (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)?
    attr-dict `:` type(operands)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Conversions; `x2` and `x4` are packed values
//===----------------------------------------------------------------------===//

defvar _NVVM_rounding = DefaultValuedAttr<FPRoundingModeAttr, "FPRoundingMode::NONE">;
defvar _NVVM_saturation = DefaultValuedAttr<SaturationModeAttr, "SaturationMode::NONE">;

def NVVM_ConvertFloatToTF32Op : NVVM_Op<"convert.float.to.tf32"> {
  let summary = "float as `tf32`";
  let arguments = (ins F32:$src, _NVVM_rounding:$rnd, _NVVM_saturation:$sat, _NVVM_false:$relu);
  let results = (outs I32:$res);
  let assemblyFormat = "$src attr-dict";
  let hasVerifier = 1;
}

// From two floats; `dstTy` says which of the narrow types.
class _NVVM_ConvertF32x2Op<string target, Type type, dag options>
    : NVVM_Op<"convert.f32x2.to." # target> {
  let summary = "two floats as `" # target # "`";
  let arguments = !con((ins F32:$a, F32:$b), options, (ins _NVVM_false:$relu, TypeAttr:$dstTy));
  let results = (outs type:$dst);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`";
  let hasVerifier = 1;
}
def NVVM_ConvertF32x2ToF4x2Op : _NVVM_ConvertF32x2Op<"f4x2", I8, (ins)>;
def NVVM_ConvertF32x2ToF6x2Op : _NVVM_ConvertF32x2Op<"f6x2", AnyTypeOf<[I16, _NVVM_2xI8]>, (ins)>;
def NVVM_ConvertF32x2ToF8x2Op
    : _NVVM_ConvertF32x2Op<"f8x2", AnyTypeOf<[I16, _NVVM_2xI8]>,
                           (ins _NVVM_rounding:$rnd, _NVVM_saturation:$sat)>;

class _NVVM_ConvertToF8x2Op<string source, Type type, dag options>
    : NVVM_Op<"convert." # source # ".to.f8x2"> {
  let summary = "`" # source # "` as `f8x2`";
  let arguments = !con((ins type:$a), options, (ins TypeAttr:$dstTy));
  let results = (outs AnyTypeOf<[I16, _NVVM_2xI8]>:$dst);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`";
  let hasVerifier = 1;
}
def NVVM_ConvertF16x2ToF8x2Op
    : _NVVM_ConvertToF8x2Op<"f16x2", _NVVM_2xF16, (ins _NVVM_false:$relu)>;
def NVVM_ConvertBF16x2ToF8x2Op
    : _NVVM_ConvertToF8x2Op<"bf16x2", _NVVM_2xBF16,
                            (ins _NVVM_rounding:$rnd, _NVVM_saturation:$sat)>;

class NVVM_ConvertToFP16x2Op_Base<string srcType, Type srcArgType, string dstType>
    : NVVM_SingleResultIntrinsicOp<
        "convert." # !tolower(srcType) # "x2.to." # !tolower(dstType) # "x2", [], "$dst"> {
  let summary = "`" # !tolower(srcType) # "x2` as `" # !tolower(dstType) # "x2`";
  let arguments = !con((ins srcArgType:$src),
                       !if(!eq(dstType, "F16"), (ins _NVVM_false:$relu), (ins)),
                       (ins TypeAttr:$srcType));
  let results = (outs VectorOfLengthAndType<[2], [!cast<Type>(dstType)]>:$dst);
  let assemblyFormat = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)";
  let hasVerifier = 1;
}
def NVVM_ConvertF8x2ToF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F8", _NVVM_2xI8, "F16">;
def NVVM_ConvertF8x2ToBF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F8", _NVVM_2xI8, "BF16">;
def NVVM_ConvertF6x2ToF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F6", _NVVM_2xI8, "F16">;
def NVVM_ConvertF4x2ToF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F4", I8, "F16">;

class NVVM_ConvertF32x2ToFPx2OpBase<string dstFormat, string mnemonic, Type dstType>
    : NVVM_Op<mnemonic, [Pure]> {
  let summary = "two floats as `" # !tolower(dstFormat) # "`";
  let arguments = (ins F32:$src_hi, F32:$src_lo, Optional<I32>:$random_bits, _NVVM_rounding:$rnd,
                       _NVVM_saturation:$sat, _NVVM_false:$relu);
  let results = (outs dstType:$dst);
  let assemblyFormat = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)";
  let hasVerifier = 1;
}
def NVVM_ConvertF32x2ToF16x2Op
    : NVVM_ConvertF32x2ToFPx2OpBase<"F16x2", "convert.f32x2.to.f16x2", _NVVM_2xF16>;
def NVVM_ConvertF32x2ToBF16x2Op
    : NVVM_ConvertF32x2ToFPx2OpBase<"BF16x2", "convert.f32x2.to.bf16x2", _NVVM_2xBF16>;

class NVVM_ConvertF32x4ToFPx4OpBase<string dstFormat, string mnemonic, Type dstType>
    : NVVM_Op<mnemonic, [Pure, NVVMRequiresSMa<[100, 103]>]> {
  let summary = "four floats as `" # dstFormat # "`, rounded at random";
  let arguments = (ins VectorOfLengthAndType<[4], [F32]>:$src, I32:$rbits, _NVVM_false:$relu,
                       TypeAttr:$dstTy);
  let results = (outs dstType:$dst);
  let assemblyFormat = [{
    $src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`
  }];
  let hasVerifier = 1;
}
foreach width = ["8", "6", "4"] in
def NVVM_ConvertF32x4ToF # width # x4Op
    : NVVM_ConvertF32x4ToFPx4OpBase<"f" # width # "x4", "convert.f32x4.to.f" # width # "x4",
                                    !if(!eq(width, "4"), I16, _NVVM_4xI8)>;

//===----------------------------------------------------------------------===//
// Products of matrices, computed by all threads of a warp
//===----------------------------------------------------------------------===//

def NVVM_MMAShapeAttr : NVVM_Attr<"MMAShape", "shape"> {
  let summary = "Attribute for MMA operation shape.";
  let parameters = (ins "int":$m, "int":$n, "int":$k);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LdStMatrixShapeAttr : NVVM_Attr<"LdStMatrixShape", "ld_st_matrix_shape"> {
  let summary = "Matrix shape for ldmatrix and stmatrix";
  let parameters = (ins "int":$m, "int":$n);
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVVM_WMMALoadOp : NVVM_Op<"wmma.load"> {
  let summary = "a matrix in memory, a part in each thread";
  let arguments = (ins LLVM_AnyPointer:$ptr, I32:$stride, I32Attr:$m, I32Attr:$n, I32Attr:$k,
                       MMALayoutAttr:$layout, MMATypesAttr:$eltype, MMAFragAttr:$frag);
  let results = (outs AnyTypeOf<[LLVM_AnyStruct, F64]>:$res);
  let assemblyFormat = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)";
  let hasVerifier = 1;
}
def NVVM_WMMAStoreOp : NVVM_Op<"wmma.store"> {
  let summary = "writes a matrix to memory";
  let arguments = (ins LLVM_AnyPointer:$ptr, I32Attr:$m, I32Attr:$n, I32Attr:$k,
                       MMALayoutAttr:$layout, MMATypesAttr:$eltype, Variadic<LLVM_Type>:$args,
                       I32:$stride);
  let assemblyFormat = [{
    $ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)
  }];
  let hasVerifier = 1;
}
def NVVM_WMMAMmaOp : NVVM_Op<"wmma.mma"> {
  let summary = "a * b + c of matrices";
  let arguments = (ins I32Attr:$m, I32Attr:$n, I32Attr:$k, MMALayoutAttr:$layoutA,
                       MMALayoutAttr:$layoutB, MMATypesAttr:$eltypeA, MMATypesAttr:$eltypeB,
                       Variadic<LLVM_Type>:$args);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = "$args attr-dict `:` functional-type($args, $res)";
  let hasVerifier = 1;
}

def NVVM_StMatrixOp : NVVM_Op<"stmatrix"> {
  let summary = "writes 8x8 matrices to shared memory";
  let arguments = (ins LLVM_PointerShared:$ptr, Variadic<I32>:$sources, MMALayoutAttr:$layout,
                       LdStMatrixShapeAttr:$shape, LdStMatrixEltTypeAttr:$eltType);
  let assemblyFormat = "$ptr `,` $sources attr-dict `:` type(operands)";
  let hasVerifier = 1;
}
def NVVM_LdMatrixOp : NVVM_Op<"ldmatrix"> {
  let summary = "8x8 matrices in shared memory";
  let arguments = (ins LLVM_PointerShared:$ptr, I32Attr:$num, MMALayoutAttr:$layout,
                       LdStMatrixShapeAttr:$shape, LdStMatrixEltTypeAttr:$eltType);
  let results = (outs AnyType:$res);
  let assemblyFormat = "$ptr attr-dict `:` functional-type($ptr, $res)";
  let hasVerifier = 1;
}

defvar _NVVM_ptxTypes = (ins OptionalAttr<MMATypesAttr>:$multiplicandAPtxType,
                             OptionalAttr<MMATypesAttr>:$multiplicandBPtxType);
defvar _NVVM_multiplied = (ins Variadic<LLVM_Type>:$operandA, Variadic<LLVM_Type>:$operandB,
                               Variadic<LLVM_Type>:$operandC);
defvar _NVVM_sparse = (ins I32:$sparseMetadata, I32:$sparsitySelector);
// The same in builders.
defvar _NVVM_multipliedValues = (ins "Type":$resultType, "ValueRange":$operandA,
                                     "ValueRange":$operandB, "ValueRange":$operandC);
defvar _NVVM_sparseValues = (ins "Value":$sparseMetadata, "Value":$sparsitySelector);

def NVVM_MmaOp : NVVM_Op<"mma.sync", [AttrSizedOperandSegments]> {
  let summary = "a * b + c of matrices";
  let arguments = !con((ins NVVM_MMAShapeAttr:$shape, OptionalAttr<MMAB1OpAttr>:$b1Op,
                            OptionalAttr<MMAIntOverflowAttr>:$intOverflowBehavior,
                            MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB),
                       _NVVM_ptxTypes, _NVVM_multiplied);
  let results = (outs LLVM_AnyStruct:$res);
  let builders = [
    OpBuilder<!con(_NVVM_multipliedValues,
      (ins "ArrayRef<int64_t>":$shape, "std::optional<MMAB1Op>":$b1Op,
           "std::optional<MMAIntOverflow>":$intOverflow,
           "std::optional<std::array<MMATypes, 2>>":$multiplicandPtxTypes,
           "std::optional<std::array<MMALayout, 2>>":$multiplicandLayouts))>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

// Half of a's elements are zero; the metadata says which.
def NVVM_MmaSpOp : NVVM_Op<"mma.sp.sync", [AttrSizedOperandSegments]> {
  let summary = "a * b + c of matrices, a sparse";
  let arguments = !con((ins NVVM_MMAShapeAttr:$shape,
                            OptionalAttr<MMAIntOverflowAttr>:$intOverflowBehavior),
                       _NVVM_ptxTypes,
                       (ins UnitAttr:$orderedMetadata, OptionalAttr<MMAKindAttr>:$kind),
                       _NVVM_multiplied, _NVVM_sparse);
  let results = (outs LLVM_AnyStruct:$res);
  let builders = [
    OpBuilder<!con(_NVVM_multipliedValues, _NVVM_sparseValues,
      (ins "ArrayRef<int64_t>":$shape, "std::optional<MMAIntOverflow>":$intOverflow,
           "std::optional<std::array<MMATypes, 2>>":$multiplicandPtxTypes))>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

// Blocks of a and b are multiplied by factors.
class NVVM_MmaBlockScaleBase<string mnemonic, list<Trait> traits = []>
    : NVVM_Op<mnemonic, [AttrSizedOperandSegments] # traits> {
  dag commonArguments = !con((ins NVVM_MMAShapeAttr:$shape), _NVVM_ptxTypes,
                             (ins ScaleVecSizeAttr:$scaleVecSize,
                                  BlockScaleFormatAttr:$blockScaleFormat,
                                  MMABlockScaleKindAttr:$kind));
  dag commonVariadicOperands = _NVVM_multiplied;
  dag commonScaleOperands = (ins I32:$scaleAData, I16:$byteIdA, I16:$threadIdA, I32:$scaleBData,
                                 I16:$byteIdB, I16:$threadIdB);
  let results = (outs LLVM_AnyStruct:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
defvar _NVVM_scaleValues = (ins
  "Value":$scaleAData, "Value":$byteIdA, "Value":$threadIdA, "Value":$scaleBData, "Value":$byteIdB,
  "Value":$threadIdB, "ArrayRef<int64_t>":$shape,
  "std::optional<std::array<MMATypes, 2>>":$multiplicandPtxTypes, "ScaleVecSize":$scaleVecSize,
  "BlockScaleFormat":$blockScaleFormat, "MMABlockScaleKind":$kind);

def NVVM_MmaBlockScaleOp : NVVM_MmaBlockScaleBase<"mma.block_scale"> {
  let summary = "a * b + c of matrices, a and b scaled by blocks";
  let arguments = !con(commonArguments, commonVariadicOperands, commonScaleOperands);
  let builders = [OpBuilder<!con(_NVVM_multipliedValues, _NVVM_scaleValues)>];
}
def NVVM_MmaSpBlockScaleOp : NVVM_MmaBlockScaleBase<"mma.sp.block_scale"> {
  let summary = "a * b + c of matrices, a sparse, a and b scaled by blocks";
  dag sparseSpecificArguments = (ins UnitAttr:$orderedMetadata);
  dag sparseSpecificOperands = _NVVM_sparse;
  let arguments = !con(commonArguments, sparseSpecificArguments, commonVariadicOperands,
                       sparseSpecificOperands, commonScaleOperands);
  let builders = [OpBuilder<!con(_NVVM_multipliedValues, _NVVM_sparseValues, _NVVM_scaleValues)>];
}

//===----------------------------------------------------------------------===//
// Asynchronous products of matrices, computed by four warps
//===----------------------------------------------------------------------===//

let assemblyFormat = "attr-dict" in {
  let summary = "orders accesses of registers before products" in
  def NVVM_WgmmaFenceAlignedOp : NVVM_Op<"wgmma.fence.aligned", [NVVMRequiresSMa<[90]>]>;
  let summary = "puts the products begun so far into a group" in
  def NVVM_WgmmaGroupSyncAlignedOp
      : NVVM_Op<"wgmma.commit.group.sync.aligned", [NVVMRequiresSMa<[90]>]>;
}
def NVVM_WgmmaWaitGroupSyncOp
    : NVVM_Op<"wgmma.wait.group.sync.aligned", [NVVMRequiresSMa<[90]>]> {
  let summary = "waits until at most `group` groups of products are not done";
  let arguments = (ins I64Attr:$group);
  let assemblyFormat = "attr-dict $group";
}

def NVVM_WgmmaMmaAsyncOp
    : NVVM_Op<"wgmma.mma_async",
              [DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>,
               PredOpTrait<"input struct and result struct must be the same type",
                           TCresIsSameAsOpBase<0, 0>>]> {
  let summary = "a * b + d of matrices, a and b in shared memory";
  let arguments = (ins LLVM_AnyStruct:$inouts, I64:$descriptorA, I64:$descriptorB,
                       NVVM_MMAShapeAttr:$shape, WGMMATypesAttr:$typeA, WGMMATypesAttr:$typeB,
                       WGMMATypesAttr:$typeD, WGMMAScaleOutAttr:$scaleD,
                       WGMMAScaleInAttr:$scaleA, WGMMAScaleInAttr:$scaleB, MMALayoutAttr:$layoutA,
                       MMALayoutAttr:$layoutB, OptionalAttr<MMAIntOverflowAttr>:$satfinite);
  let results = (outs LLVM_AnyStruct:$results);
  let assemblyFormat = [{
    $descriptorA `,` $descriptorB `,` $inouts `,` $shape `,`
    `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,`
    `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,`
    `B` `[` $typeB `,` $scaleB `,` $layoutB `]`
    attr-dict `:` type($inouts) `->` type($results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tensor memory and products there
//===----------------------------------------------------------------------===//

defvar _NVVM_ctaGroup = DefaultValuedAttr<CTAGroupKindAttr, "CTAGroupKind::CTA_1">;

class _NVVM_Tcgen05Op<string name, list<Trait> traits = [NVVMRequiresSMa<[100, 101]>]>
    : NVVM_Op<"tcgen05." # name, traits>;

def NVVM_Tcgen05AllocOp : _NVVM_Tcgen05Op<"alloc"> {
  let summary = "allocates columns of tensor memory";
  let arguments = (ins AnyTypeOf<[LLVM_AnyPointer, LLVM_PointerShared]>:$addr, I32:$nCols,
                       _NVVM_ctaGroup:$group);
  let assemblyFormat = "$addr `,` $nCols attr-dict `:` type(operands)";
}
def NVVM_Tcgen05DeallocOp : _NVVM_Tcgen05Op<"dealloc"> {
  let summary = "frees columns of tensor memory";
  let arguments = (ins LLVM_PointerTensor:$taddr, I32:$nCols, _NVVM_ctaGroup:$group);
  let assemblyFormat = "$taddr `,` $nCols attr-dict `:` type(operands)";
}
def NVVM_Tcgen05RelinquishAllocPermitOp : _NVVM_Tcgen05Op<"relinquish_alloc_permit"> {
  let summary = "gives up the right to allocate";
  let arguments = (ins _NVVM_ctaGroup:$group);
  let assemblyFormat = "attr-dict";
}
def NVVM_Tcgen05FenceOp : _NVVM_Tcgen05Op<"fence"> {
  let summary = "orders operations on tensor memory around a synchronization of threads";
  let arguments = (ins Tcgen05FenceKindAttr:$kind);
  let assemblyFormat = "$kind attr-dict";
}
def NVVM_Tcgen05WaitOp : _NVVM_Tcgen05Op<"wait"> {
  let summary = "waits for loads from or stores to tensor memory";
  let arguments = (ins Tcgen05WaitKindAttr:$kind);
  let assemblyFormat = "$kind attr-dict";
}
def NVVM_Tcgen05CommitOp : _NVVM_Tcgen05Op<"commit"> {
  let summary = "arrives at a barrier when the operations begun so far are done";
  let arguments = (ins AnyTypeOf<[LLVM_AnyPointer, LLVM_PointerShared]>:$addr,
                       Optional<I16>:$multicastMask, _NVVM_ctaGroup:$group);
  let assemblyFormat = [{
    $addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)
  }];
}
def NVVM_Tcgen05ShiftOp : _NVVM_Tcgen05Op<"shift", [NVVMRequiresSMa<[100, 101, 103]>]> {
  let summary = "moves rows of tensor memory down by one";
  let arguments = (ins LLVM_PointerTensor:$taddr, _NVVM_ctaGroup:$group);
  let assemblyFormat = "$taddr attr-dict `:` type(operands)";
}
def NVVM_Tcgen05CpOp : _NVVM_Tcgen05Op<"cp"> {
  let summary = "copies shared to tensor memory";
  let arguments = (ins Tcgen05CpShapeAttr:$shape, _NVVM_ctaGroup:$group,
                       DefaultValuedAttr<Tcgen05CpMulticastAttr,
                                         "Tcgen05CpMulticast::NONE">:$multicast,
                       OptionalAttr<Tcgen05CpSrcFormatAttr>:$srcFormat, LLVM_PointerTensor:$taddr,
                       I64:$smem_desc);
  let assemblyFormat = "$taddr `,` $smem_desc attr-dict";
  let hasVerifier = 1;
}

def NVVM_Tcgen05MmaSmemDescOp : _NVVM_Tcgen05Op<"mma_smem_desc", []> {
  let summary = "descriptor of a matrix in shared memory";
  let arguments = (ins I32:$startAddr, I32:$leadingDimOffset, I32:$strideDimOffset, I8:$baseOffset,
                       I1:$leadingDimMode, I8:$swizzleMode);
  let results = (outs I64:$res);
  let assemblyFormat = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)";
}

defvar _NVVM_tensorRegisters =
  AnyTypeOf<[I32, VectorOfLengthAndType<[2, 4, 8, 16, 32, 64, 128], [I32]>]>;

def NVVM_Tcgen05LdOp : _NVVM_Tcgen05Op<"ld"> {
  let summary = "values in tensor memory";
  let arguments = (ins UnitAttr:$pack, Tcgen05LdStShapeAttr:$shape, LLVM_PointerTensor:$tmemAddr,
                       Optional<I64>:$offset);
  let results = (outs _NVVM_tensorRegisters:$res);
  let assemblyFormat = "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)";
  let hasVerifier = 1;
}
def NVVM_Tcgen05StOp : _NVVM_Tcgen05Op<"st"> {
  let summary = "writes values to tensor memory";
  let arguments = (ins UnitAttr:$unpack, Tcgen05LdStShapeAttr:$shape,
                       LLVM_PointerTensor:$tmemAddr, _NVVM_tensorRegisters:$val,
                       Optional<I64>:$offset);
  let assemblyFormat = [{
    $tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)
  }];
  let hasVerifier = 1;
}

// d = a * b, or a * b + d if `enableInputD` is true. `options` are attributes behind the
// kind, `more` are operands behind the common ones, `text` prints these.
class _NVVM_Tcgen05MMA<string name, AttrDef kind, dag options, dag more, string text,
                       list<Trait> traits = []>
    : _NVVM_Tcgen05Op<"mma" # name, traits # [NVVMRequiresSMa<[100, 110]>]> {
  let arguments = !con(!dag(ins, [kind], ["kind"]), options,
    (ins LLVM_PointerTensor:$matrixD, AnyTypeOf<[LLVM_PointerTensor, I64]>:$matrixA, I64:$matrixB,
         I32:$idesc, I1:$enableInputD),
    more);
  let assemblyFormat = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD "
    # text # " attr-dict `:` `(` type(operands) `)`";
}

defvar _NVVM_collectorOp =
  DefaultValuedAttr<Tcgen05MMACollectorOpAttr, "Tcgen05MMACollectorOp::DISCARD">;
defvar _NVVM_mmaOptions = (ins CTAGroupKindAttr:$ctaGroup, _NVVM_collectorOp:$collectorOp,
                               UnitAttr:$aShift);
defvar _NVVM_scaleAndMask = (ins Optional<I64>:$scaleInputD,
                                 Optional<FixedVectorOfLengthAndType<[4, 8], [I32]>>:$disableOutputLane);
defvar _NVVM_scaleAndMaskText = "(`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)?";
defvar _NVVM_metadata = (ins LLVM_PointerTensor:$sparseMetadata);

let summary = "product of matrices in tensor memory", hasVerifier = 1 in
def NVVM_Tcgen05MMAOp
    : _NVVM_Tcgen05MMA<"", Tcgen05MMAKindAttr, _NVVM_mmaOptions, _NVVM_scaleAndMask,
                       _NVVM_scaleAndMaskText, [AttrSizedOperandSegments]>;
let summary = "product of matrices in tensor memory, a sparse", hasVerifier = 1 in
def NVVM_Tcgen05MMASparseOp
    : _NVVM_Tcgen05MMA<".sp", Tcgen05MMAKindAttr, _NVVM_mmaOptions,
                       !con(_NVVM_metadata, _NVVM_scaleAndMask),
                       !strconcat("`,` $sparseMetadata ", _NVVM_scaleAndMaskText),
                       [AttrSizedOperandSegments]>;

defvar _NVVM_blockOptions = (ins
  CTAGroupKindAttr:$ctaGroup,
  DefaultValuedAttr<Tcgen05MMABlockScaleAttr, "Tcgen05MMABlockScale::DEFAULT">:$blockScale,
  _NVVM_collectorOp:$collectorOp);
defvar _NVVM_factors = (ins LLVM_PointerTensor:$scaleA, LLVM_PointerTensor:$scaleB);

let summary = "product of matrices in tensor memory, scaled by blocks", hasVerifier = 1 in
def NVVM_Tcgen05MMABlockScaleOp
    : _NVVM_Tcgen05MMA<".block_scale", MMABlockScaleKindAttr, _NVVM_blockOptions, _NVVM_factors,
                       "`,` $scaleA `,` $scaleB">;
let summary = "product of matrices in tensor memory, a sparse, scaled by blocks",
    hasVerifier = 1 in
def NVVM_Tcgen05MMASparseBlockScaleOp
    : _NVVM_Tcgen05MMA<".sp.block_scale", MMABlockScaleKindAttr, _NVVM_blockOptions,
                       !con(_NVVM_metadata, _NVVM_factors),
                       "`,` $sparseMetadata `,` $scaleA `,` $scaleB">;

// Weight stationary: b stays in a buffer.
defvar _NVVM_stationaryOptions = (ins
  DefaultValuedAttr<Tcgen05MMACollectorBBufferAttr,
                    "Tcgen05MMACollectorBBuffer::B0">:$collectorBBuffer,
  _NVVM_collectorOp:$collectorOp);
defvar _NVVM_columns = (ins Optional<I64>:$zeroColMask);

let summary = "product of matrices in tensor memory, b kept in a buffer" in
def NVVM_Tcgen05MMAWsOp
    : _NVVM_Tcgen05MMA<".ws", Tcgen05MMAKindAttr, _NVVM_stationaryOptions, _NVVM_columns,
                       "(`,` $zeroColMask^)?">;
let summary = "product of matrices in tensor memory, a sparse, b kept in a buffer" in
def NVVM_Tcgen05MMAWsSparseOp
    : _NVVM_Tcgen05MMA<".ws.sp", Tcgen05MMAKindAttr, _NVVM_stationaryOptions,
                       !con(_NVVM_metadata, _NVVM_columns),
                       "`,` $sparseMetadata (`,` $zeroColMask^)?">;

//===----------------------------------------------------------------------===//
// Other operations
//===----------------------------------------------------------------------===//

def NVVM_InlinePtxOp
    : NVVM_Op<"inline_ptx", [DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>,
                             AttrSizedOperandSegments]> {
  let summary = "inline PTX";
  let arguments = (ins Variadic<AnyType>:$readOnlyArgs, Variadic<AnyType>:$readWriteArgs,
                       StrAttr:$ptxCode, PtxPredicate:$predicate);
  let results = (outs Variadic<AnyType>:$writeOnlyArgs);
  let assemblyFormat = [{
    $ptxCode (`ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)`)?
    (`rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)`)?
    (`,` `predicate` `=` $predicate^)? attr-dict (`->` type($writeOnlyArgs)^)?
  }];
}

def NVVM_RcpApproxFtzF32Op : NVVM_IntrOp<"rcp.approx.ftz.f", [Pure], 1> {
  let summary = "about 1 / arg, denormals as zero";
  let arguments = (ins F32:$arg);
  let results = (outs F32:$res);
  let assemblyFormat = "$arg attr-dict `:` type($res)";
}

def NVVM_PermuteOp : NVVM_SingleResultIntrinsicOp<"prmt", [Pure]> {
  let summary = "bytes of one or two integers in the order of a selector";
  let arguments = (ins I32:$lo, Optional<I32>:$hi, I32:$selector, PermuteModeAttr:$mode);
  let results = (outs I32:$res);
  let assemblyFormat = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)";
  let hasVerifier = 1;
}

class _NVVM_DotAccumulateOp<string ways, Type type, dag options = (ins)>
    : NVVM_Op<"dot.accumulate." # ways> {
  let arguments = !con(!dag(ins, [type], ["a"]),
                       (ins DotAccumulateTypeAttr:$a_type, _NVVM_4xI8:$b,
                            DotAccumulateTypeAttr:$b_type, I32:$c), options);
  let results = (outs I32:$res);
  let assemblyFormat = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)";
}
let summary = "sum of four products of bytes and c" in
def NVVM_DotAccumulate4WayOp : _NVVM_DotAccumulateOp<"4way", _NVVM_4xI8>;
let summary = "sum of two products of 16 and 8 bits and c" in
def NVVM_DotAccumulate2WayOp : _NVVM_DotAccumulateOp<"2way", VectorOfLengthAndType<[2], [I16]>,
                                                     (ins BoolAttr:$b_hi)>;

def NVVM_MapaOp
    : NVVM_Op<"mapa", [InputAddressIsCombinationOf<["a", "res"],
                         [[LLVM_PointerShared, LLVM_PointerSharedCluster],
                          [LLVM_PointerGeneric, LLVM_PointerGeneric]],
                         "Valid address-space check(or mapping) for mapa Op">,
                       NVVMRequiresSM<90>]> {
  let summary = "address in shared memory of block `b` of the cluster";
  let arguments = (ins _NVVM_GenericOrShared:$a, I32:$b);
  let results = (outs AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerSharedCluster]>:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `->` type($res)";
}

def NVVM_BulkStoreOp : NVVM_Op<"st.bulk"> {
  let summary = "fills shared memory with zeros";
  let arguments = (ins _NVVM_GenericOrShared:$addr, I64:$size,
                       DefaultValuedAttr<I64Attr, "0">:$initVal);
  let assemblyFormat = [{
    $addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)
  }];
  let hasVerifier = 1;
}

def NVVM_SetMaxRegisterOp : NVVM_Op<"setmaxregister"> {
  let summary = "changes the number of registers of the warp";
  let arguments = (ins I32Attr:$regCount, SetMaxRegisterActionAttr:$action);
  let assemblyFormat = "$action $regCount attr-dict";
  let hasVerifier = 1;
}
def NVVM_NanosleepOp : NVVM_Op<"nanosleep"> {
  let summary = "suspends the thread for about so many nanoseconds";
  let arguments = (ins I32:$duration);
  let assemblyFormat = "attr-dict $duration";
}
def NVVM_PMEventOp : NVVM_VoidIntrinsicOp<"pmevent"> {
  let summary = "counts an event, or those of a mask, for a profiler";
  let arguments = (ins OptionalAttr<I16Attr>:$maskedEventId, OptionalAttr<I32Attr>:$eventId);
  let assemblyFormat = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?";
  let hasVerifier = 1;
}
def NVVM_GriddepcontrolOp : NVVM_Op<"griddepcontrol"> {
  let summary = "waits for the grids this one depends on, or lets those start that depend on it";
  let arguments = (ins GridDepActionAttr:$kind);
  let assemblyFormat = "$kind attr-dict";
}
let summary = "ends the thread", assemblyFormat = "attr-dict" in
def NVVM_Exit : NVVM_Op<"exit">;
let summary = "stops for a debugger", assemblyFormat = "attr-dict" in
def NVVM_Breakpoint : NVVM_Op<"breakpoint">;

def NVVM_ClusterLaunchControlTryCancelOp
    : NVVM_Op<"clusterlaunchcontrol.try.cancel", [NVVMRequiresSM<100>]> {
  let summary = "asks to cancel the launch of a cluster that has not started";
  let arguments = (ins UnitAttr:$multicast, LLVM_PointerShared:$smemAddress,
                       LLVM_PointerShared:$mbarrier);
  let assemblyFormat = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict";
}
def NVVM_ClusterLaunchControlQueryCancelOp
    : NVVM_Op<"clusterlaunchcontrol.query.cancel", [NVVMRequiresSM<100>]> {
  let summary = "whether the launch was canceled, or the number of the cluster's first block";
  let arguments = (ins ClusterLaunchControlQueryTypeAttr:$query_type, I128:$try_cancel_response);
  let results = (outs AnyTypeOf<[I1, I32]>:$res);
  let assemblyFormat = [{
    `query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Target
//===----------------------------------------------------------------------===//

def NVVM_TargetAttr
    : NVVM_Attr<"NVVMTarget", "target",
                [DeclareAttrInterfaceMethods<GPUTargetAttrVerifyInterface>]> {
  let description = "How to compile a GPU module.";
  let parameters = (ins
    DefaultValuedParameter<"int", "2", "Optimization level to apply.">:$O,
    StringRefParameter<"Target triple.", "\"nvptx64-nvidia-cuda\"">:$triple,
    StringRefParameter<"Target chip.", "\"sm_50\"">:$chip,
    StringRefParameter<"Target chip features.", "\"\"">:$features,
    OptionalParameter<"DictionaryAttr", "Target specific flags.">:$flags,
    OptionalParameter<"ArrayAttr", "Files to link to the LLVM module.">:$link,
    DefaultValuedParameter<"bool", "true", "Perform SM version check on Ops.">:$verifyTarget);
  let assemblyFormat = [{
    (`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?
  }];
  let builders = [
    AttrBuilder<(ins CArg<"int", "2">:$optLevel,
                     CArg<"StringRef", "\"nvptx64-nvidia-cuda\"">:$triple,
                     CArg<"StringRef", "\"sm_50\"">:$chip, CArg<"StringRef", "\"\"">:$features,
                     CArg<"DictionaryAttr", "nullptr">:$targetFlags,
                     CArg<"ArrayAttr", "nullptr">:$linkFiles,
                     CArg<"bool", "true">:$verifyTarget),
                [{return $_get($_ctxt, optLevel, triple, chip, features, targetFlags, linkFiles,
                               verifyTarget);}]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // MLIRKIT_NVVM_OPS
