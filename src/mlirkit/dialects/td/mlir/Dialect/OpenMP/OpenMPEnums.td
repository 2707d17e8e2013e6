//===- The omp dialect: enums -----------------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPENUMS_TD
#define MLIR_DIALECT_OPENMP_OPENMPENUMS_TD

include "mlir/Dialect/OpenMP/OmpCommon.td"
include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/IR/EnumAttr.td"

class OpenMP_I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::omp";
}
class OpenMP_BitEnumAttr<string name, string summary, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::omp";
}
class OpenMP_EnumAttr<EnumAttrInfo enumInfo, string name>
    : EnumAttr<OpenMP_Dialect, enumInfo, name>;
class _OMP_ParenthesizedEnumAttr<EnumAttrInfo info, string name> : OpenMP_EnumAttr<info, name> {
  let assemblyFormat = "`(` $value `)`";
}

// A case is the rest of its def's name and its word.
multiclass _OMP_Cases<list<list<string>> rows> {
  foreach i = !range(!size(rows)) in {
    defvar row = rows[i];
    def NAME#row[0] : I32EnumAttrCase<row[1], i>;
  }
}
multiclass _OMP_Bits<list<list<string>> rows> {
  def NAME#None : I32BitEnumAttrCaseNone<"none">;
  foreach i = !range(!size(rows)) in {
    defvar row = rows[i];
    def NAME#row[0] : I32BitEnumAttrCaseBit<row[1], i>;
  }
}
class _OMP_CasesOf<string prefix, list<list<string>> rows> {
  list<I32EnumAttrCase> values = !foreach(row, rows, !cast<I32EnumAttrCase>(prefix # row[0]));
}
class _OMP_BitsOf<string prefix, list<list<string>> rows> {
  list<BitEnumAttrCaseBase> values
      = !listconcat([!cast<BitEnumAttrCaseBase>(prefix # "None")],
                    !foreach(row, rows, !cast<BitEnumAttrCaseBase>(prefix # row[0])));
}

//===- Declarations of targets ----------------------------------------------===//

defvar _OMP_Captures = [["None", "none"], ["To", "to"], ["Link", "link"], ["Enter", "enter"]];
defm CaptureClause : _OMP_Cases<_OMP_Captures>;
def DeclareTargetCaptureClause
    : OpenMP_I32EnumAttr<"DeclareTargetCaptureClause", "capture clause",
                         _OMP_CasesOf<"CaptureClause", _OMP_Captures>.values>;
def DeclareTargetCaptureClauseAttr
    : _OMP_ParenthesizedEnumAttr<DeclareTargetCaptureClause, "capture_clause">;

defvar _OMP_Devices = [["Any", "any"], ["Host", "host"], ["NoHost", "nohost"]];
defm DeviceType : _OMP_Cases<_OMP_Devices>;
def DeclareTargetDeviceType
    : OpenMP_I32EnumAttr<"DeclareTargetDeviceType", "device_type clause",
                         _OMP_CasesOf<"DeviceType", _OMP_Devices>.values>;
def DeclareTargetDeviceTypeAttr
    : _OMP_ParenthesizedEnumAttr<DeclareTargetDeviceType, "device_type">;

//===- Clauses --------------------------------------------------------------===//

defvar _OMP_Depends = [["Source", "dependsource"], ["Sink", "dependsink"]];
defm ClauseDepend : _OMP_Cases<_OMP_Depends>;
def ClauseDepend
    : OpenMP_I32EnumAttr<"ClauseDepend", "depend clause",
                         _OMP_CasesOf<"ClauseDepend", _OMP_Depends>.values>;
def ClauseDependAttr : _OMP_ParenthesizedEnumAttr<ClauseDepend, "clause_depend">;

defvar _OMP_TaskDepends
    = [["In", "taskdependin"], ["Out", "taskdependout"], ["InOut", "taskdependinout"],
       ["MutexInOutSet", "taskdependmutexinoutset"], ["InOutSet", "taskdependinoutset"]];
defm ClauseTaskDepend : _OMP_Cases<_OMP_TaskDepends>;
def ClauseTaskDepend
    : OpenMP_I32EnumAttr<"ClauseTaskDepend", "depend clause in a target or task construct",
                         _OMP_CasesOf<"ClauseTaskDepend", _OMP_TaskDepends>.values>;
def ClauseTaskDependAttr : _OMP_ParenthesizedEnumAttr<ClauseTaskDepend, "clause_task_depend">;

defvar _OMP_Requires
    = [["ReverseOffload", "reverse_offload"], ["UnifiedAddress", "unified_address"],
       ["UnifiedSharedMemory", "unified_shared_memory"],
       ["DynamicAllocators", "dynamic_allocators"]];
defm ClauseRequires : _OMP_Bits<_OMP_Requires>;
def ClauseRequires
    : OpenMP_BitEnumAttr<"ClauseRequires", "requires clauses",
                         _OMP_BitsOf<"ClauseRequires", _OMP_Requires>.values>;
def ClauseRequiresAttr : OpenMP_EnumAttr<ClauseRequires, "clause_requires">;

defvar _OMP_MapFlags
    = [["Storage", "storage"], ["To", "to"], ["From", "from"], ["Always", "always"],
       ["Delete", "del"], ["ReturnParam", "return_param"], ["Private", "priv"],
       ["Literal", "literal"], ["Implicit", "implicit"], ["Close", "close"],
       ["Present", "present"], ["OMPXHold", "ompx_hold"], ["Attach", "attach"],
       ["AttachAlways", "attach_always"], ["AttachNone", "attach_none"],
       ["AttachAuto", "attach_auto"], ["RefPtr", "ref_ptr"], ["RefPtee", "ref_ptee"],
       ["RefPtrPtee", "ref_ptr_ptee"], ["IsDevicePtr", "is_device_ptr"]];
defm ClauseMapFlags : _OMP_Bits<_OMP_MapFlags>;
def ClauseMapFlags
    : OpenMP_BitEnumAttr<"ClauseMapFlags", "Map types and modifiers tied to data maps",
                         _OMP_BitsOf<"ClauseMapFlags", _OMP_MapFlags>.values>;
def ClauseMapFlagsAttr : OpenMP_EnumAttr<ClauseMapFlags, "clause_map_flags">;

defvar _OMP_OrderMods = [["Reproducible", "reproducible"], ["Unconstrained", "unconstrained"]];
defm OMP_OrderMod : _OMP_Cases<_OMP_OrderMods>;
def OrderModifier : I32EnumAttr<"OrderModifier", "OpenMP Order Modifier",
                                _OMP_CasesOf<"OMP_OrderMod", _OMP_OrderMods>.values> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::omp";
}
def OrderModifierAttr : EnumAttr<OpenMP_Dialect, OrderModifier, "order_mod">;

defvar _OMP_ReductionMods = [["Default", "defaultmod"], ["Inscan", "inscan"], ["Task", "task"]];
defm ReductionModifier : _OMP_Cases<_OMP_ReductionMods>;
def ReductionModifier
    : OpenMP_I32EnumAttr<"ReductionModifier", "reduction modifier",
                         _OMP_CasesOf<"ReductionModifier", _OMP_ReductionMods>.values>;
def ReductionModifierAttr : _OMP_ParenthesizedEnumAttr<ReductionModifier, "reduction_modifier">;

defvar _OMP_ScheduleMods = [["None", "none"], ["Monotonic", "monotonic"],
                            ["Nonmonotonic", "nonmonotonic"], ["Simd", "simd"]];
defm OpenMP_ScheduleMod : _OMP_Cases<_OMP_ScheduleMods>;
def ScheduleModifier
    : OpenMP_I32EnumAttr<"ScheduleModifier", "OpenMP Schedule Modifier",
                         _OMP_CasesOf<"OpenMP_ScheduleMod", _OMP_ScheduleMods>.values>;
def ScheduleModifierAttr : OpenMP_EnumAttr<ScheduleModifier, "sched_mod">;

//===- Variables and regions ------------------------------------------------===//

defset list<I32EnumAttrCase> _OMP_DataSharing = {
  def DataSharingTypePrivate : I32EnumAttrCase<"Private", 0, "private">;
  def DataSharingTypeFirstPrivate : I32EnumAttrCase<"FirstPrivate", 1, "firstprivate">;
}
def DataSharingClauseType
    : OpenMP_I32EnumAttr<"DataSharingClauseType", "Type of a data-sharing clause",
                         _OMP_DataSharing>;
def DataSharingClauseTypeAttr : OpenMP_EnumAttr<DataSharingClauseType, "data_sharing_type"> {
  let assemblyFormat = "`{` `type` `=` $value `}`";
}

defvar _OMP_CaptureKinds
    = [["This", "This"], ["ByRef", "ByRef"], ["ByCopy", "ByCopy"], ["VLAType", "VLAType"]];
defm Capture : _OMP_Cases<_OMP_CaptureKinds>;
def VariableCaptureKind
    : OpenMP_I32EnumAttr<"VariableCaptureKind", "variable capture kind",
                         _OMP_CasesOf<"Capture", _OMP_CaptureKinds>.values>;
def VariableCaptureKindAttr
    : _OMP_ParenthesizedEnumAttr<VariableCaptureKind, "variable_capture_kind">;

defvar _OMP_RegionFlags = [["Generic", "generic"], ["Spmd", "spmd"],
                           ["TripCount", "trip_count"], ["NoLoop", "no_loop"]];
defm TargetRegionFlags : _OMP_Bits<_OMP_RegionFlags>;
def TargetRegionFlags
    : OpenMP_BitEnumAttr<"TargetRegionFlags",
                         "These flags describe properties of the target kernel. "
                         "TargetRegionFlagsGeneric - denotes generic kernel. "
                         "TargetRegionFlagsSpmd - denotes SPMD kernel. "
                         "TargetRegionFlagsNoLoop - denotes kernel where "
                         "num_teams * num_threads >= loop_trip_count. It allows the conversion "
                         "of loops into sequential code by ensuring that each team/thread "
                         "executes at most one iteration. "
                         "TargetRegionFlagsTripCount - checks if the loop trip count should be "
                         "calculated.",
                         _OMP_BitsOf<"TargetRegionFlags", _OMP_RegionFlags>.values>;

#endif // MLIR_DIALECT_OPENMP_OPENMPENUMS_TD
