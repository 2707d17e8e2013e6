//===- OpenMP: directives and clauses ---------------------------------------===//
//
// Clauses by the kind of value that they take, then directives: those that declare, inform or
// stand alone, those on blocks, those on loops, and those that combine others. A clause with a
// version after it is in that version first.
//
//===------------------------------------------------------------------------===//

#ifndef LLVM_FRONTEND_OPENMP_OMP_TD
#define LLVM_FRONTEND_OPENMP_OMP_TD

include "llvm/Frontend/Directive/DirectiveBase.td"

def OpenMP : DirectiveLanguage {
  let name = "OpenMP";
  let cppNamespace = "omp";
  let directivePrefix = "OMPD_";
  let clausePrefix = "OMPC_";
  let makeEnumAvailableInNamespace = true;
  let enableBitmaskEnumInNamespace = true;
  let clauseEnumSetClass = "OmpClauseSet";
  let flangClauseBaseClass = "OmpClause";
}

//===- Clauses --------------------------------------------------------------===//

class _OMPC<string word, string clang, string flang> : Clause<[Spelling<word>]> {
  let clangClass = !if(!empty(clang), "", "OMP" # clang # "Clause");
  let flangClass = flang;
}
class _OMPC_Both<string word, string name, string clang = name>
    : _OMPC<word, clang, "Omp" # name # "Clause">;

// Known to neither compiler, to Clang only, to Flang only.
foreach row = [["Apply", "apply"], ["Collector", "collector"], ["Counts", "counts"],
               ["Inbranch", "inbranch"], ["Induction", "induction"], ["Inductor", "inductor"],
               ["Interop", "interop"], ["Local", "local"], ["Memscope", "memscope"],
               ["Notinbranch", "notinbranch"]] in
  def OMPC_#row[0] : _OMPC<row[1], "", "">;
foreach row = [["AcqRel", "acq_rel"], ["Acquire", "acquire"], ["Capture", "capture"],
               ["Compare", "compare"], ["Full", "full"], ["Mergeable", "mergeable"],
               ["NoOpenMP", "no_openmp"], ["NoOpenMPConstructs", "no_openmp_constructs"],
               ["NoOpenMPRoutines", "no_openmp_routines"],
               ["NoParallelism", "no_parallelism"], ["Read", "read"], ["Relaxed", "relaxed"],
               ["Release", "release"], ["SeqCst", "seq_cst"], ["Threads", "threads"],
               ["Untied", "untied"], ["UsesAllocators", "uses_allocators"], ["Weak", "weak"],
               ["Write", "write"]] in
  def OMPC_#row[0] : _OMPC<row[1], row[0], "">;
def OMPC_NoGroup : _OMPC<"nogroup", "Nogroup", "">;
def OMPC_OMPX_Attribute : _OMPC<"ompx_attribute", "XAttribute", "">;
def OMPC_OMPX_Bare : _OMPC<"ompx_bare", "XBare", "">;
def OMPC_Simd : _OMPC<"simd", "SIMD", "">;
foreach row = [["AdjustArgs", "adjust_args"], ["AppendArgs", "append_args"],
               ["Combiner", "combiner"], ["DeviceType", "device_type"], ["Enter", "enter"],
               ["GraphId", "graph_id"], ["Indirect", "indirect"],
               ["Initializer", "initializer"], ["Match", "match"], ["When", "when"]] in
  def OMPC_#row[0] : _OMPC_Both<row[1], row[0], "">;

// With a class of its own in both.
foreach row = [["Absent", "absent"], ["Affinity", "affinity"], ["Align", "align"],
               ["Aligned", "aligned"], ["Allocate", "allocate"], ["At", "at"],
               ["AtomicDefaultMemOrder", "atomic_default_mem_order"],
               ["Contains", "contains"], ["Default", "default"], ["Depend", "depend"],
               ["Detach", "detach"], ["Device", "device"], ["Doacross", "doacross"],
               ["DynGroupprivate", "dyn_groupprivate"], ["Fail", "fail"], ["From", "from"],
               ["Hint", "hint"], ["Holds", "holds"], ["If", "if"], ["Init", "init"],
               ["InReduction", "in_reduction"], ["Linear", "linear"], ["Map", "map"],
               ["Message", "message"], ["NumTeams", "num_teams"], ["Reduction", "reduction"],
               ["Severity", "severity"], ["TaskReduction", "task_reduction"],
               ["ThreadLimit", "thread_limit"], ["Threadset", "threadset"], ["To", "to"],
               ["Use", "use"]] in
  def OMPC_#row[0] : _OMPC_Both<row[1], row[0]>;
def OMPC_DefaultMap : _OMPC_Both<"defaultmap", "Defaultmap">;
def OMPC_LastPrivate : _OMPC_Both<"lastprivate", "Lastprivate">;
def OMPC_LoopRange : _OMPC<"looprange", "LoopRange", "OmpLooprangeClause">;

// With a list of variables, a number, a constant, a condition.
foreach row = [["Copyin", "copyin", "Copyin"], ["CopyPrivate", "copyprivate", "Copyprivate"],
               ["Exclusive", "exclusive", "Exclusive"],
               ["FirstPrivate", "firstprivate", "Firstprivate"],
               ["HasDeviceAddr", "has_device_addr", "HasDeviceAddr"],
               ["Inclusive", "inclusive", "Inclusive"],
               ["IsDevicePtr", "is_device_ptr", "IsDevicePtr"], ["Link", "link", ""],
               ["Private", "private", "Private"], ["Shared", "shared", "Shared"],
               ["UseDeviceAddr", "use_device_addr", "UseDeviceAddr"],
               ["UseDevicePtr", "use_device_ptr", "UseDevicePtr"]] in
  def OMPC_#row[0] : _OMPC<row[1], row[2], "OmpObjectList">;
foreach row = [["Allocator", "allocator", "Allocator"], ["Filter", "filter", "Filter"],
               ["OMPX_DynCGroupMem", "ompx_dyn_cgroup_mem", "XDynCGroupMem"],
               ["Priority", "priority", "Priority"]] in
  def OMPC_#row[0] : _OMPC<row[1], row[2], "ScalarIntExpr">;
foreach row = [["Collapse", "collapse", "Collapse"], ["SafeLen", "safelen", "Safelen"],
               ["SimdLen", "simdlen", "Simdlen"]] in
  def OMPC_#row[0] : _OMPC<row[1], row[2], "ScalarIntConstantExpr">;
foreach row = [["Final", "final"], ["Nocontext", "nocontext"],
               ["Novariants", "novariants"]] in
  def OMPC_#row[0] : _OMPC<row[1], row[0], "ScalarLogicalExpr">;

// With several values.
let isValueList = true in {
def OMPC_NonTemporal : _OMPC<"nontemporal", "Nontemporal", "Name">;
def OMPC_Permutation : _OMPC<"permutation", "Permutation", "ScalarIntExpr">;
def OMPC_Sizes : _OMPC<"sizes", "Sizes", "ScalarIntExpr">;
def OMPC_Uniform : _OMPC<"uniform", "", "Name">;
}

// With a value or without.
let isValueOptional = true in {
foreach row = [["Destroy", "destroy"], ["DynamicAllocators", "dynamic_allocators"],
               ["ReverseOffload", "reverse_offload"], ["SelfMaps", "self_maps"],
               ["UnifiedAddress", "unified_address"],
               ["UnifiedSharedMemory", "unified_shared_memory"], ["Update", "update"]] in
  def OMPC_#row[0] : _OMPC_Both<row[1], row[0]>;
foreach row = [["DeviceSafesync", "device_safesync"], ["GraphReset", "graph_reset"],
               ["Otherwise", "otherwise"], ["Replayable", "replayable"],
               ["Transparent", "transparent"]] in
  def OMPC_#row[0] : _OMPC_Both<row[1], row[0], "">;
def OMPC_DistSchedule : _OMPC<"dist_schedule", "DistSchedule", "ScalarIntExpr">;
def OMPC_InitComplete : _OMPC<"init_complete", "", "">;
def OMPC_NoWait : _OMPC<"nowait", "Nowait", "">;
def OMPC_Ordered : _OMPC<"ordered", "Ordered", "ScalarIntConstantExpr">;
def OMPC_Partial : _OMPC<"partial", "Partial", "ScalarIntConstantExpr">;
def OMPC_Safesync : _OMPC<"safesync", "", "">;
}

// Not written by users.
let isImplicit = true in {
def OMPC_Depobj : _OMPC<"depobj", "Depobj", "">;
def OMPC_Flush : _OMPC<"flush", "Flush", "">;
def OMPC_GroupPrivate : _OMPC<"groupprivate", "", "">;
def OMPC_ThreadPrivate : _OMPC<"threadprivate", "", "">;
def OMPC_Unknown : _OMPC<"unknown", "", ""> { let isDefault = true; }
}

// With one of some words. The value for where there is no word is not of users.
class _OMP_Word<string word, int value, bit written = 1, bit default = 0>
    : EnumVal<word, value, written> {
  let isDefault = default;
}

defset list<EnumVal> _OMP_Binds = {
  def OMP_BIND_parallel : _OMP_Word<"parallel", 1>;
  def OMP_BIND_teams : _OMP_Word<"teams", 2>;
  def OMP_BIND_thread : _OMP_Word<"thread", 3, 1, 1>;
}
def OMPC_Bind : _OMPC_Both<"bind", "Bind"> {
  let enumClauseValue = "BindKind";
  let allowedClauseValues = _OMP_Binds;
}

defset list<EnumVal> _OMP_Cancellations = {
  def OMP_CANCELLATION_CONSTRUCT_Parallel : _OMP_Word<"parallel", 1>;
  def OMP_CANCELLATION_CONSTRUCT_Loop : _OMP_Word<"loop", 2>;
  def OMP_CANCELLATION_CONSTRUCT_Sections : _OMP_Word<"sections", 3>;
  def OMP_CANCELLATION_CONSTRUCT_Taskgroup : _OMP_Word<"taskgroup", 4>;
  def OMP_CANCELLATION_CONSTRUCT_None : _OMP_Word<"none", 5, 0, 1>;
}
def OMPC_CancellationConstructType
    : _OMPC_Both<"cancellation_construct_type", "CancellationConstructType", ""> {
  let enumClauseValue = "CancellationConstructType";
  let allowedClauseValues = _OMP_Cancellations;
  let skipFlangUnparser = true;
}

foreach row = [["GrainSize", "grainsize", "Grainsize"], ["NumTasks", "num_tasks", "NumTasks"],
               ["NumThreads", "num_threads", "NumThreads"]] in {
  defvar name = !toupper(row[0]);
  def OMP_#name#_Strict : _OMP_Word<"strict", 1>;
  def OMP_#name#_Unknown : _OMP_Word<"unknown", 2, 0, 1>;
  def OMPC_#row[0] : _OMPC_Both<row[1], row[2]> {
    let enumClauseValue = row[2] # "Type";
    let allowedClauseValues = [!cast<EnumVal>("OMP_" # name # "_Strict"),
                               !cast<EnumVal>("OMP_" # name # "_Unknown")];
  }
}

defset list<EnumVal> _OMP_MemoryOrders = {
  def OMP_MEMORY_ORDER_SeqCst : _OMP_Word<"seq_cst", 1>;
  def OMP_MEMORY_ORDER_AcqRel : _OMP_Word<"acq_rel", 2>;
  def OMP_MEMORY_ORDER_Acquire : _OMP_Word<"acquire", 3>;
  def OMP_MEMORY_ORDER_Release : _OMP_Word<"release", 4>;
  def OMP_MEMORY_ORDER_Relaxed : _OMP_Word<"relaxed", 5>;
  def OMP_MEMORY_ORDER_Default : _OMP_Word<"default", 6, 0, 1>;
}
def OMPC_MemoryOrder : _OMPC<"memory_order", "", ""> {
  let enumClauseValue = "MemoryOrderKind";
  let allowedClauseValues = _OMP_MemoryOrders;
}

defset list<EnumVal> _OMP_Orders = {
  def OMP_ORDER_unknown : _OMP_Word<"unknown", 2, 0, 1>;
  def OMP_ORDER_concurrent : _OMP_Word<"concurrent", 1>;
}
def OMPC_Order : _OMPC_Both<"order", "Order"> {
  let enumClauseValue = "OrderKind";
  let allowedClauseValues = _OMP_Orders;
}

defset list<EnumVal> _OMP_ProcBinds = {
  def OMP_PROC_BIND_primary : _OMP_Word<"primary", 5>;
  def OMP_PROC_BIND_master : _OMP_Word<"master", 2>;
  def OMP_PROC_BIND_close : _OMP_Word<"close", 3>;
  def OMP_PROC_BIND_spread : _OMP_Word<"spread", 4>;
  def OMP_PROC_BIND_default : _OMP_Word<"default", 6, 0>;
  def OMP_PROC_BIND_unknown : _OMP_Word<"unknown", 7, 0, 1>;
}
def OMPC_ProcBind : _OMPC_Both<"proc_bind", "ProcBind"> {
  let enumClauseValue = "ProcBindKind";
  let allowedClauseValues = _OMP_ProcBinds;
}

defset list<EnumVal> _OMP_Schedules = {
  def OMP_SCHEDULE_Static : _OMP_Word<"static", 2>;
  def OMP_SCHEDULE_Dynamic : _OMP_Word<"dynamic", 3>;
  def OMP_SCHEDULE_Guided : _OMP_Word<"guided", 4>;
  def OMP_SCHEDULE_Auto : _OMP_Word<"auto", 5>;
  def OMP_SCHEDULE_Runtime : _OMP_Word<"runtime", 6>;
  def OMP_SCHEDULE_Distribute : _OMP_Word<"distribute", 7>;
  def OMP_SCHEDULE_Default : _OMP_Word<"default", 8, 0, 1>;
}
def OMPC_Schedule : _OMPC_Both<"schedule", "Schedule"> {
  let enumClauseValue = "ScheduleKind";
  let allowedClauseValues = _OMP_Schedules;
}

//===- Directives: classes --------------------------------------------------===//

// Since 6.0 some have underscores between their words.
class _OMP_Spelled<string old, string new> {
  list<Spelling> spellings = [Spelling<old, 1, 52>, Spelling<new, 60>];
}
class _OMP_Spelling<string text> {
  list<Spelling> spellings = !if(!eq(!find(text, "|"), -1), [Spelling<text>],
      _OMP_Spelled<!substr(text, 0, !if(!eq(!find(text, "|"), -1), 0, !find(text, "|"))),
                   !substr(text, !add(!find(text, "|"), 1))>.spellings);
}
class _OMP<string spelling, Association owner, Category kind, list<string> allowed = [],
           list<string> once = [], list<string> exclusive = [], list<string> required = []>
    : _Directive_Table<_OMP_Spelling<spelling>.spellings, "OMPC_", allowed, once, exclusive,
                       required> {
  let association = owner;
  let category = kind;
}
class _OMP_Alone<string spelling, list<string> allowed = [], list<string> once = [],
                 list<string> required = []>
    : _OMP<spelling, AS_None, CA_Executable, allowed, once, [], required>;
class _OMP_Block<string spelling, list<string> allowed = [], list<string> once = [],
                 list<string> required = []>
    : _OMP<spelling, AS_Block, CA_Executable, allowed, once, [], required>;
class _OMP_LoopNest<string spelling, list<string> allowed = [], list<string> once = [],
                    list<string> exclusive = [], list<string> required = []>
    : _OMP<spelling, AS_LoopNest, CA_Executable, allowed, once, exclusive, required>;

// The end of another directive, in Fortran.
class _OMP_End<string spelling, Directive begin, list<string> once = ["NoWait"],
               list<string> allowed = []>
    : _OMP<spelling, begin.association, begin.category, allowed, once> {
  let leafConstructs = begin.leafConstructs;
  let languages = [L_Fortran];
}

//===- Directives that declare, inform or stand alone -----------------------===//

def OMP_Allocate : _OMP<"allocate", AS_None, CA_Declarative, [], ["Align@51", "Allocator"]>;
def OMP_DeclareInduction
    : _OMP<"declare_induction", AS_None, CA_Declarative, [], ["Collector@60", "Inductor@60"]>;
def OMP_DeclareMapper
    : _OMP<"declare mapper|declare_mapper", AS_None, CA_Declarative, [], [], [], ["Map@45"]>;
def OMP_DeclareReduction
    : _OMP<"declare reduction|declare_reduction", AS_None, CA_Declarative, [],
           ["Combiner@60", "Initializer"]>;
def OMP_DeclareSimd
    : _OMP<"declare simd|declare_simd", AS_Declaration, CA_Declarative,
           ["Aligned", "Linear", "Uniform"], ["SimdLen"], ["Inbranch", "Notinbranch"]>;
def OMP_DeclareTarget
    : _OMP<"declare target|declare_target", AS_None, CA_Declarative,
           ["Enter@52", "Indirect@51", "Link", "To"], ["DeviceType@50"]>;
def OMP_Groupprivate : _OMP<"groupprivate", AS_None, CA_Declarative, [], ["DeviceType"]>;
def OMP_ThreadPrivate : _OMP<"threadprivate", AS_None, CA_Declarative>;

defvar _OMP_Assumptions = ["Absent@51", "Contains@51", "Holds@51", "NoOpenMP@51",
                           "NoOpenMPRoutines@51", "NoParallelism@51"];
def OMP_Assumes : _OMP<"assumes", AS_None, CA_Informational, [], _OMP_Assumptions>;
def OMP_Assume : _OMP<"assume", AS_Block, CA_Informational, [],
                      !listconcat(_OMP_Assumptions, ["NoOpenMPConstructs@60"])>;
def OMP_Requires
    : _OMP<"requires", AS_None, CA_Informational, [],
           ["UnifiedAddress", "UnifiedSharedMemory", "DeviceSafesync@60",
            "AtomicDefaultMemOrder", "DynamicAllocators", "SelfMaps", "ReverseOffload@99"]>;

let languages = [L_C] in {
def OMP_BeginAssumes
    : _OMP<"begin assumes", AS_Delimited, CA_Informational, [], _OMP_Assumptions>;
def OMP_EndAssumes : _OMP<"end assumes", AS_Delimited, CA_Informational>;
def OMP_BeginDeclareTarget
    : _OMP<"begin declare target|begin declare_target", AS_Delimited, CA_Declarative,
           ["DeviceType", "Indirect@51", "Link", "To"]>;
def OMP_EndDeclareTarget
    : _OMP<"end declare target|end declare_target", AS_Delimited, CA_Declarative>;
def OMP_BeginDeclareVariant
    : _OMP<"begin declare variant|begin declare_variant", AS_Delimited, CA_Declarative>;
def OMP_EndDeclareVariant
    : _OMP<"end declare variant|end declare_variant", AS_Delimited, CA_Declarative>;
def OMP_DeclareVariant
    : _OMP<"declare variant|declare_variant", AS_Declaration, CA_Declarative,
           ["AdjustArgs@51"], ["Match", "AppendArgs@51"]>;
}

def OMP_Error : _OMP<"error", AS_None, CA_Utility, ["At@51", "Message@51", "Severity@51"]>;
def OMP_Nothing : _OMP<"nothing", AS_None, CA_Utility>;
def OMP_Unknown : _OMP<"unknown", AS_None, CA_Utility> { let isDefault = true; }
def OMP_Metadirective : _OMP<"metadirective", AS_None, CA_Meta, ["When"]> {
  let allowedOnceClauses = [VersionedClause<OMPC_Otherwise, 52>,
                            VersionedClause<OMPC_Default, 50, 51>];
}

def OMP_Barrier : _OMP_Alone<"barrier">;
def OMP_Cancel : _OMP_Alone<"cancel", [], ["CancellationConstructType", "If"]>;
def OMP_CancellationPoint
    : _OMP_Alone<"cancellation point|cancellation_point", [], ["CancellationConstructType"]>;
def OMP_Depobj
    : _OMP_Alone<"depobj", ["Depend@50", "Depobj@50", "Destroy@50", "Init@60", "Update@50"]>;
def OMP_Flush
    : _OMP_Alone<"flush", [], ["AcqRel@50", "Acquire@50", "Flush", "Release@50", "SeqCst@51"]>;
def OMP_interop
    : _OMP_Alone<"interop", ["Depend", "Destroy", "Device", "Init", "NoWait", "Use"]>;
def OMP_Ordered : _OMP_Alone<"ordered", ["Depend", "Doacross@52"], ["Simd", "Threads"]>;
def OMP_TaskWait : _OMP_Alone<"taskwait", ["Depend@50", "NoWait@51"], ["Replayable@60"]>;
def OMP_TaskYield : _OMP_Alone<"taskyield">;

defvar _OMP_DataOnce = ["Device", "If", "NoWait", "Replayable@60"];
def OMP_TargetEnterData
    : _OMP_Alone<"target enter data|target_enter_data", ["Depend"], _OMP_DataOnce, ["Map"]>;
def OMP_TargetExitData
    : _OMP_Alone<"target exit data|target_exit_data", ["Depend"], _OMP_DataOnce, ["Map"]>;
def OMP_TargetUpdate
    : _OMP_Alone<"target update|target_update", ["Depend", "From", "To"], _OMP_DataOnce>;

//===- Directives on blocks -------------------------------------------------===//

def OMP_Atomic
    : _OMP_Block<"atomic", [],
                 ["AcqRel@50", "Acquire@50", "Capture", "Compare@51", "Fail@51", "Hint@50",
                  "Read", "Relaxed@50", "Release@50", "SeqCst", "Update", "Weak@51", "Write"]>;
def OMP_Critical : _OMP_Block<"critical", [], ["Hint"]>;
def OMP_dispatch
    : _OMP_Block<"dispatch", ["Depend", "Device", "HasDeviceAddr@51", "IsDevicePtr",
                              "Nocontext", "Novariants", "NoWait"]>;
def OMP_masked : _OMP_Block<"masked", [], ["Filter"]>;
def OMP_Master : _OMP_Block<"master">;
def OMP_Parallel
    : _OMP_Block<"parallel",
                 ["Allocate", "Copyin", "FirstPrivate", "OMPX_Attribute", "Private",
                  "Reduction", "Shared"],
                 ["Default", "If", "Message@60", "NumThreads", "ProcBind", "Severity@60"]>;
def OMP_Scan : _OMP<"scan", AS_Separating, CA_Subsidiary, ["Exclusive", "Inclusive"]>;
def OMP_Scope
    : _OMP_Block<"scope", ["Private@51", "Reduction@51", "FirstPrivate@52", "Allocate@52"],
                 ["NoWait@51"]>;
def OMP_Section : _OMP<"section", AS_Separating, CA_Subsidiary>;
def OMP_Sections
    : _OMP_Block<"sections", ["Allocate", "FirstPrivate", "LastPrivate", "NoWait", "Private",
                              "Reduction"]>;
def OMP_Single
    : _OMP_Block<"single", ["Allocate", "CopyPrivate", "FirstPrivate", "Private"],
                 ["NoWait"]>;
def OMP_Target
    : _OMP_Block<"target",
                 ["Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate",
                  "HasDeviceAddr@51", "InReduction@50", "IsDevicePtr", "Map",
                  "OMPX_Attribute", "Private", "UsesAllocators@50", "Default@60"],
                 ["DefaultMap", "Device", "If", "NoWait", "OMPX_Bare", "OMPX_DynCGroupMem",
                  "Replayable@60", "ThreadLimit@51"]>;
def OMP_TargetData
    : _OMP_Block<"target data|target_data", [],
                 ["Device", "If", "Default@60", "Transparent@60"],
                 ["Map", "UseDeviceAddr@50", "UseDevicePtr"]>;
def OMP_Task
    : _OMP_Block<"task",
                 ["Affinity@50", "Allocate", "Depend", "FirstPrivate", "InReduction",
                  "Mergeable", "Private", "Shared", "Untied"],
                 ["Default", "Detach@50", "Final", "If", "Priority", "Threadset@60",
                  "Replayable@60", "Transparent@60"]>;
def OMP_Taskgraph
    : _OMP_Block<"taskgraph", [], ["GraphId@60", "GraphReset@60", "If", "NoGroup"]>;
def OMP_TaskGroup : _OMP_Block<"taskgroup", ["Allocate@50", "TaskReduction@50"]>;
def OMP_Teams
    : _OMP_Block<"teams",
                 ["Allocate", "DynGroupprivate@61", "FirstPrivate", "OMPX_Attribute",
                  "Private", "Reduction", "Shared"],
                 ["Default", "If@52", "NumTeams", "ThreadLimit"]>;
let languages = [L_Fortran] in {
def OMP_Allocators : _OMP_Block<"allocators", ["Allocate"]>;
def OMP_Workdistribute : _OMP_Block<"workdistribute">;
def OMP_Workshare : _OMP_Block<"workshare", [], ["NoWait"]>;
}
def OMP_EndScope : _OMP_End<"end scope", OMP_Scope>;
def OMP_EndSections : _OMP_End<"end sections", OMP_Sections>;
def OMP_EndSingle : _OMP_End<"end single", OMP_Single, ["NoWait"], ["CopyPrivate"]>;
def OMP_EndWorkdistribute : _OMP_End<"end workdistribute", OMP_Workdistribute, []>;
def OMP_EndWorkshare : _OMP_End<"end workshare", OMP_Workshare>;

//===- Directives on loops --------------------------------------------------===//

def OMP_Distribute
    : _OMP_LoopNest<"distribute", ["Allocate", "FirstPrivate", "LastPrivate", "Private"],
                    ["Collapse", "DistSchedule", "Order@50"]>;
let languages = [L_Fortran] in
def OMP_Do
    : _OMP_LoopNest<"do", ["FirstPrivate", "LastPrivate", "Linear", "Private", "Reduction"],
                    ["Collapse", "NoWait", "Order@50", "Ordered", "Schedule"]>;
def OMP_EndDo : _OMP_End<"end do", OMP_Do>;
let languages = [L_C] in
def OMP_For
    : _OMP_LoopNest<"for", ["Allocate", "Collapse", "FirstPrivate", "LastPrivate", "Linear",
                            "NoWait", "Order@50", "Ordered", "Private", "Reduction",
                            "Schedule"]>;
def OMP_Fuse : _OMP<"fuse", AS_LoopSeq, CA_Executable, [], ["LoopRange@60"]>;
def OMP_Interchange : _OMP_LoopNest<"interchange", [], ["Permutation"]>;
def OMP_loop
    : _OMP_LoopNest<"loop", ["LastPrivate", "Private", "Reduction"],
                    ["Bind@50", "Collapse", "Order@50"]>;
def OMP_Reverse : _OMP_LoopNest<"reverse">;
def OMP_Simd
    : _OMP_LoopNest<"simd", ["Aligned", "Allocate", "LastPrivate", "Linear", "NonTemporal@50",
                             "Private", "Reduction"],
                    ["Collapse", "If@50", "Order@50", "SafeLen", "SimdLen"]>;
def OMP_Stripe : _OMP_LoopNest<"stripe", [], ["Sizes@60"]>;
def OMP_TaskLoop
    : _OMP_LoopNest<"taskloop",
                    ["Allocate", "FirstPrivate", "InReduction", "LastPrivate", "Mergeable",
                     "NoGroup", "Private", "Reduction", "Shared", "Untied"],
                    ["Collapse", "Default", "Final", "If", "Priority", "Threadset@60",
                     "Replayable@60", "Transparent@60"], ["GrainSize", "NumTasks"]>;
def OMP_Tile : _OMP_LoopNest<"tile", [], ["Sizes@51"], [], ["Sizes@51"]>;
def OMP_Unroll : _OMP_LoopNest<"unroll", [], ["Full@51", "Partial@51"]>;

//===- Combined directives --------------------------------------------------===//

// Written as its leaves one after the other, in the languages that have all of them.
class _OMP_Combined<list<Directive> leaves, list<string> allowed, list<string> once = [],
                    list<string> exclusive = []>
    : _OMP<!interleave(!foreach(leaf, leaves, leaf.spellings[0].spelling), " "),
           AS_FromLeaves, CA_Executable, allowed, once, exclusive> {
  let leafConstructs = leaves;
  let languages = !foldl([L_C, L_Fortran], leaves, all, leaf,
                         !if(!eq(!size(leaf.languages), 1), leaf.languages, all));
}

def OMP_DistributeParallelDo
    : _OMP_Combined<[OMP_Distribute, OMP_Parallel, OMP_Do],
        ["Allocate", "Copyin", "Default", "FirstPrivate", "LastPrivate", "Linear",
         "Private", "Reduction", "Shared"],
        ["Collapse", "DistSchedule", "If", "Message@60", "NumThreads", "Order@50",
         "ProcBind", "Schedule", "Severity@60"]>;
def OMP_DistributeParallelDoSimd
    : _OMP_Combined<[OMP_Distribute, OMP_Parallel, OMP_Do, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Copyin", "Default", "DistSchedule",
         "FirstPrivate", "If", "LastPrivate", "Linear", "Message@60", "NonTemporal",
         "NumThreads", "Order@50", "Private", "ProcBind", "Reduction", "SafeLen",
         "Schedule", "Severity@60", "Shared", "SimdLen"]>;
def OMP_DistributeParallelFor
    : _OMP_Combined<[OMP_Distribute, OMP_Parallel, OMP_For],
        ["Allocate", "Collapse", "Copyin", "Default", "DistSchedule", "FirstPrivate", "If",
         "LastPrivate", "Message@60", "NumThreads", "OMPX_Attribute", "Order@50", "Private",
         "ProcBind", "Reduction", "Schedule", "Severity@60", "Shared"]>;
def OMP_DistributeParallelForSimd
    : _OMP_Combined<[OMP_Distribute, OMP_Parallel, OMP_For, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Copyin", "Default", "DistSchedule",
         "FirstPrivate", "If", "LastPrivate", "Linear", "Message@60", "NonTemporal@50",
         "NumThreads", "OMPX_Attribute", "Order@50", "Private", "ProcBind", "Reduction",
         "SafeLen", "Schedule", "Severity@60", "Shared", "SimdLen"]>;
def OMP_DistributeSimd
    : _OMP_Combined<[OMP_Distribute, OMP_Simd],
        ["Aligned", "Allocate", "Copyin", "Default", "FirstPrivate", "LastPrivate",
         "Linear", "NonTemporal@50", "Private", "Reduction"],
        ["Collapse", "DistSchedule", "If@50", "Message@60", "NumThreads", "Order@50",
         "ProcBind", "SafeLen", "Schedule", "Severity@60", "SimdLen"]>;
def OMP_DoSimd
    : _OMP_Combined<[OMP_Do, OMP_Simd],
        ["Aligned", "FirstPrivate", "LastPrivate", "Linear", "Private", "Reduction"],
        ["Collapse", "If@50", "NoWait", "Order@50", "Ordered", "SafeLen", "Schedule",
         "SimdLen"]>;
def OMP_EndDoSimd : _OMP_End<"end do simd", OMP_DoSimd>;
def OMP_ForSimd
    : _OMP_Combined<[OMP_For, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "FirstPrivate", "If@50", "LastPrivate",
         "Linear", "NonTemporal@50", "NoWait", "Order@50", "Ordered", "Private",
         "Reduction", "SafeLen", "Schedule", "SimdLen"]> {
  let languages = [L_C, L_Fortran];
}
def OMP_target_loop
    : _OMP_Combined<[OMP_Target, OMP_loop],
        ["Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate", "IsDevicePtr",
         "HasDeviceAddr@51", "LastPrivate", "Map", "Private", "Reduction",
         "UsesAllocators@50", "OMPX_Attribute", "InReduction@50"],
        ["Bind@50", "Collapse", "Order", "ThreadLimit", "OMPX_DynCGroupMem", "If", "Device",
         "DefaultMap", "NoWait"]>;
def OMP_MaskedTaskloop
    : _OMP_Combined<[OMP_masked, OMP_TaskLoop],
        ["Allocate", "Collapse", "Default", "Filter", "Final", "FirstPrivate", "GrainSize",
         "If", "InReduction", "LastPrivate", "Mergeable", "NoGroup", "NumTasks", "Priority",
         "Private", "Reduction", "Shared", "Untied"]>;
def OMP_MaskedTaskloopSimd
    : _OMP_Combined<[OMP_masked, OMP_TaskLoop, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Default", "Filter", "Final", "FirstPrivate",
         "GrainSize", "If", "InReduction", "LastPrivate", "Linear", "Mergeable", "NoGroup",
         "NonTemporal@50", "NumTasks", "Order@50", "Priority", "Private", "Reduction",
         "SafeLen", "Shared", "SimdLen", "Untied"]>;
def OMP_MasterTaskloop
    : _OMP_Combined<[OMP_Master, OMP_TaskLoop],
        ["Allocate", "Collapse", "Default", "Final", "FirstPrivate", "GrainSize", "If",
         "InReduction", "LastPrivate", "Mergeable", "NoGroup", "NumTasks", "Priority",
         "Private", "Reduction", "Shared", "Untied"]>;
def OMP_MasterTaskloopSimd
    : _OMP_Combined<[OMP_Master, OMP_TaskLoop, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Default", "Final", "FirstPrivate", "GrainSize",
         "If", "InReduction", "LastPrivate", "Linear", "Mergeable", "NoGroup",
         "NonTemporal@50", "NumTasks", "Order@50", "Priority", "Private", "Reduction",
         "SafeLen", "Shared", "SimdLen", "Untied"]>;
def OMP_ParallelDo
    : _OMP_Combined<[OMP_Parallel, OMP_Do],
        ["Copyin", "Default", "FirstPrivate", "LastPrivate", "Linear", "Private",
         "Reduction", "Shared"],
        ["Collapse", "If", "Message@60", "NumThreads", "Order@50", "Ordered", "ProcBind",
         "Schedule", "Severity@60"]>;
def OMP_ParallelDoSimd
    : _OMP_Combined<[OMP_Parallel, OMP_Do, OMP_Simd],
        ["Aligned", "Allocate", "Copyin", "Default", "FirstPrivate", "If", "LastPrivate",
         "Linear", "NonTemporal", "Private", "Reduction", "Shared"],
        ["Collapse", "Message@60", "NumThreads", "Order@50", "Ordered", "ProcBind",
         "SafeLen", "Schedule", "SimdLen", "Severity@60"]>;
def OMP_ParallelFor
    : _OMP_Combined<[OMP_Parallel, OMP_For],
        ["Allocate", "Collapse", "Copyin", "Default", "FirstPrivate", "If", "LastPrivate",
         "Linear", "Message@60", "NumThreads", "OMPX_Attribute", "Order@50", "Ordered",
         "Private", "ProcBind", "Reduction", "Schedule", "Severity@60", "Shared"]>;
def OMP_ParallelForSimd
    : _OMP_Combined<[OMP_Parallel, OMP_For, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Copyin", "Default", "FirstPrivate", "If",
         "LastPrivate", "Linear", "Message@60", "NonTemporal@50", "NumThreads",
         "OMPX_Attribute", "Order@50", "Ordered", "Private", "ProcBind", "Reduction",
         "SafeLen", "Schedule", "Severity@60", "Shared", "SimdLen"]>;
def OMP_parallel_loop
    : _OMP_Combined<[OMP_Parallel, OMP_loop],
        ["Allocate", "Copyin", "FirstPrivate", "LastPrivate", "OMPX_Attribute", "Private",
         "Reduction", "Shared"],
        ["Bind@50", "Collapse", "Default", "If", "Message@60", "NumThreads", "Order",
         "ProcBind", "Severity@60"]>;
def OMP_ParallelMasked
    : _OMP_Combined<[OMP_Parallel, OMP_masked],
        ["Allocate", "Copyin", "Default", "Filter", "FirstPrivate", "If", "Message@60",
         "NumThreads", "OMPX_Attribute", "Private", "ProcBind", "Reduction", "Severity@60",
         "Shared"]>;
def OMP_ParallelMaskedTaskloop
    : _OMP_Combined<[OMP_Parallel, OMP_masked, OMP_TaskLoop],
        ["Allocate", "Collapse", "Copyin", "Default", "Filter", "Final", "FirstPrivate",
         "GrainSize", "If", "LastPrivate", "Mergeable", "Message@60", "NoGroup", "NumTasks",
         "NumThreads", "OMPX_Attribute", "Priority", "Private", "ProcBind", "Reduction",
         "Severity@60", "Shared", "Untied"]>;
def OMP_ParallelMaskedTaskloopSimd
    : _OMP_Combined<[OMP_Parallel, OMP_masked, OMP_TaskLoop, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Copyin", "Default", "Filter", "Final",
         "FirstPrivate", "GrainSize", "If", "LastPrivate", "Linear", "Mergeable",
         "Message@60", "NoGroup", "NonTemporal@50", "NumTasks", "NumThreads",
         "OMPX_Attribute", "Order@50", "Priority", "Private", "ProcBind", "Reduction",
         "SafeLen", "Severity@60", "Shared", "SimdLen", "Untied"]>;
def OMP_ParallelMaster
    : _OMP_Combined<[OMP_Parallel, OMP_Master],
        ["Allocate", "Copyin", "Default", "FirstPrivate", "If", "Message@60", "NumThreads",
         "OMPX_Attribute", "Private", "ProcBind", "Reduction", "Severity@60", "Shared"]>;
def OMP_ParallelMasterTaskloop
    : _OMP_Combined<[OMP_Parallel, OMP_Master, OMP_TaskLoop],
        ["Allocate", "Collapse", "Copyin", "Default", "Final", "FirstPrivate", "GrainSize",
         "If", "LastPrivate", "Mergeable", "Message@60", "NoGroup", "NumTasks",
         "NumThreads", "OMPX_Attribute", "Priority", "Private", "ProcBind", "Reduction",
         "Severity@60", "Shared", "Untied"]>;
def OMP_ParallelMasterTaskloopSimd
    : _OMP_Combined<[OMP_Parallel, OMP_Master, OMP_TaskLoop, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Copyin", "Default", "Final", "FirstPrivate",
         "GrainSize", "If", "LastPrivate", "Linear", "Mergeable", "Message@60", "NoGroup",
         "NonTemporal@50", "NumTasks", "NumThreads", "OMPX_Attribute", "Order@50",
         "Priority", "Private", "ProcBind", "Reduction", "SafeLen", "Severity@60", "Shared",
         "SimdLen", "Untied"]>;
def OMP_ParallelSections
    : _OMP_Combined<[OMP_Parallel, OMP_Sections],
        ["Allocate", "Copyin", "Default", "FirstPrivate", "LastPrivate", "OMPX_Attribute",
         "Private", "ProcBind", "Reduction", "Shared"],
        ["If", "Message@60", "NumThreads", "Severity@60"]>;
def OMP_ParallelWorkshare
    : _OMP_Combined<[OMP_Parallel, OMP_Workshare],
        ["Allocate", "Copyin", "Default", "FirstPrivate", "Private", "Reduction", "Shared"],
        ["If", "Message@60", "NumThreads", "ProcBind", "Severity@60"]>;
def OMP_TargetParallel
    : _OMP_Combined<[OMP_Target, OMP_Parallel],
        ["Allocate", "Default", "Depend", "DynGroupprivate@61", "FirstPrivate",
         "HasDeviceAddr@51", "If", "IsDevicePtr", "Map", "NoWait", "OMPX_Attribute",
         "Private", "Reduction", "Shared", "UsesAllocators@50"],
        ["DefaultMap", "Device", "Message@60", "NumThreads", "OMPX_DynCGroupMem",
         "ProcBind", "Severity@60", "ThreadLimit@51"]>;
def OMP_TargetParallelDo
    : _OMP_Combined<[OMP_Target, OMP_Parallel, OMP_Do],
        ["Allocator", "Default", "Depend", "DynGroupprivate@61", "FirstPrivate",
         "HasDeviceAddr@51", "If", "IsDevicePtr", "LastPrivate", "Linear", "Map", "Private",
         "Reduction", "Shared", "UsesAllocators"],
        ["Collapse", "DefaultMap", "Device", "Message@60", "NoWait", "NumThreads",
         "Order@50", "Ordered", "ProcBind", "Schedule", "Severity@60"]>;
def OMP_TargetParallelDoSimd
    : _OMP_Combined<[OMP_Target, OMP_Parallel, OMP_Do, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Default", "DefaultMap", "Depend", "Device",
         "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51", "If", "IsDevicePtr",
         "LastPrivate", "Linear", "Map", "Message@60", "NonTemporal", "NoWait",
         "NumThreads", "Order@50", "Ordered", "Private", "ProcBind", "Reduction", "SafeLen",
         "Schedule", "Severity@60", "Shared", "SimdLen", "UsesAllocators"]>;
def OMP_TargetParallelFor
    : _OMP_Combined<[OMP_Target, OMP_Parallel, OMP_For],
        ["Allocate", "Collapse", "Default", "DefaultMap", "Depend", "Device",
         "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51", "If", "IsDevicePtr",
         "LastPrivate", "Linear", "Map", "Message@60", "NoWait", "NumThreads",
         "OMPX_Attribute", "Order@50", "Ordered", "Private", "ProcBind", "Reduction",
         "Schedule", "Severity@60", "Shared", "UsesAllocators@50"],
        ["OMPX_DynCGroupMem", "ThreadLimit@51"]>;
def OMP_TargetParallelForSimd
    : _OMP_Combined<[OMP_Target, OMP_Parallel, OMP_For, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Default", "DefaultMap", "Depend", "Device",
         "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51", "If", "IsDevicePtr",
         "LastPrivate", "Linear", "Map", "Message@60", "NonTemporal@50", "NoWait",
         "NumThreads", "OMPX_Attribute", "Order@50", "Ordered", "Private", "ProcBind",
         "Reduction", "SafeLen", "Schedule", "Severity@60", "Shared", "SimdLen",
         "UsesAllocators@50"],
        ["OMPX_DynCGroupMem", "ThreadLimit@51"]>;
def OMP_target_parallel_loop
    : _OMP_Combined<[OMP_Target, OMP_Parallel, OMP_loop],
        ["Allocate", "Depend", "Device", "DynGroupprivate@61", "FirstPrivate",
         "HasDeviceAddr@51", "If", "IsDevicePtr", "LastPrivate", "Map", "OMPX_Attribute",
         "Private", "Reduction", "Shared", "UsesAllocators@50"],
        ["Bind@50", "Collapse", "Default", "DefaultMap", "Message@60", "NoWait",
         "NumThreads", "OMPX_DynCGroupMem", "Order", "ProcBind", "Severity@60",
         "ThreadLimit@51"]>;
def OMP_TargetSimd
    : _OMP_Combined<[OMP_Target, OMP_Simd],
        ["Aligned", "Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate",
         "HasDeviceAddr@51", "If", "IsDevicePtr", "LastPrivate", "Linear", "Map",
         "NonTemporal@50", "NoWait", "OMPX_Attribute", "Private", "Reduction", "Shared",
         "UsesAllocators@50"],
        ["Collapse", "DefaultMap", "Device", "Message@60", "NumThreads",
         "OMPX_DynCGroupMem", "Order@50", "ProcBind", "SafeLen", "Schedule", "Severity@60",
         "SimdLen", "ThreadLimit@51"]>;
def OMP_TargetTeams
    : _OMP_Combined<[OMP_Target, OMP_Teams],
        ["Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51",
         "If", "IsDevicePtr", "Map", "OMPX_Attribute", "Private", "Reduction", "Shared",
         "UsesAllocators@50"],
        ["Default", "DefaultMap", "Device", "NoWait", "NumTeams", "OMPX_DynCGroupMem",
         "OMPX_Bare", "ThreadLimit"]>;
def OMP_TargetTeamsDistribute
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_Distribute],
        ["Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51",
         "If", "IsDevicePtr", "LastPrivate", "Map", "OMPX_Attribute", "Private",
         "Reduction", "Shared", "UsesAllocators@50"],
        ["Collapse", "Default", "DefaultMap", "Device", "DistSchedule", "NoWait",
         "NumTeams", "OMPX_DynCGroupMem", "Order@50", "ThreadLimit"]>;
def OMP_TargetTeamsDistributeParallelDo
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_Do],
        ["Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51",
         "If", "IsDevicePtr", "LastPrivate", "Linear", "Map", "Private", "Reduction",
         "Shared", "UsesAllocators"],
        ["Collapse", "Default", "DefaultMap", "Device", "DistSchedule", "Message@60",
         "NoWait", "NumTeams", "NumThreads", "Order@50", "ProcBind", "Schedule",
         "Severity@60", "ThreadLimit"]>;
def OMP_TargetTeamsDistributeParallelDoSimd
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_Do, OMP_Simd],
        ["Aligned", "Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate",
         "HasDeviceAddr@51", "If", "IsDevicePtr", "LastPrivate", "Linear", "Map",
         "NonTemporal", "Private", "Reduction", "Shared", "UsesAllocators"],
        ["Collapse", "Default", "DefaultMap", "Device", "DistSchedule", "Message@60",
         "NoWait", "NumTeams", "NumThreads", "Order@50", "ProcBind", "SafeLen", "Schedule",
         "Severity@60", "SimdLen", "ThreadLimit"]>;
def OMP_TargetTeamsDistributeParallelFor
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_For],
        ["Allocate", "Collapse", "Default", "DefaultMap", "Depend", "Device",
         "DistSchedule", "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51", "If",
         "IsDevicePtr", "LastPrivate", "Map", "Message@60", "NoWait", "NumTeams",
         "NumThreads", "OMPX_Attribute", "Order@50", "Private", "ProcBind", "Reduction",
         "Schedule", "Severity@60", "Shared", "ThreadLimit", "UsesAllocators@50"],
        ["OMPX_DynCGroupMem"]>;
def OMP_TargetTeamsDistributeParallelForSimd
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_For, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Default", "DefaultMap", "Depend", "Device",
         "DistSchedule", "DynGroupprivate@61", "FirstPrivate", "HasDeviceAddr@51", "If",
         "IsDevicePtr", "LastPrivate", "Linear", "Map", "Message@60", "NonTemporal@50",
         "NoWait", "NumTeams", "NumThreads", "OMPX_Attribute", "Order@50", "Private",
         "ProcBind", "Reduction", "SafeLen", "Schedule", "Severity@60", "Shared", "SimdLen",
         "ThreadLimit", "UsesAllocators@50"],
        ["OMPX_DynCGroupMem"]>;
def OMP_TargetTeamsDistributeSimd
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_Distribute, OMP_Simd],
        ["Aligned", "Allocate", "Depend", "DynGroupprivate@61", "FirstPrivate",
         "HasDeviceAddr@51", "If", "IsDevicePtr", "LastPrivate", "Linear", "Map",
         "NonTemporal@50", "OMPX_Attribute", "Private", "Reduction", "Shared",
         "UsesAllocators@50", "Default@60"],
        ["Collapse", "DefaultMap", "Device", "DistSchedule", "NoWait", "NumTeams",
         "OMPX_DynCGroupMem", "Order@50", "SafeLen", "SimdLen", "ThreadLimit"]>;
def OMP_TargetTeamsWorkdistribute
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_Workdistribute],
        ["Allocate", "Depend", "FirstPrivate", "HasDeviceAddr@51", "If", "IsDevicePtr",
         "Map", "OMPX_Attribute", "Private", "Reduction", "Shared", "UsesAllocators@50"],
        ["Default", "DefaultMap", "Device", "NoWait", "NumTeams", "OMPX_DynCGroupMem",
         "OMPX_Bare", "ThreadLimit"]>;
def OMP_target_teams_loop
    : _OMP_Combined<[OMP_Target, OMP_Teams, OMP_loop],
        ["Allocate", "DefaultMap", "Depend", "Device", "DynGroupprivate@61", "FirstPrivate",
         "HasDeviceAddr@51", "If", "IsDevicePtr", "LastPrivate", "Map", "OMPX_Attribute",
         "Private", "Reduction", "Shared", "UsesAllocators@50"],
        ["Bind@50", "Collapse", "Default", "NoWait", "NumTeams", "OMPX_DynCGroupMem",
         "Order", "ThreadLimit"]>;
def OMP_TaskLoopSimd
    : _OMP_Combined<[OMP_TaskLoop, OMP_Simd],
        ["Aligned", "Allocate", "Default", "FirstPrivate", "If", "InReduction",
         "LastPrivate", "Linear", "Mergeable", "NoGroup", "NonTemporal@50", "Private",
         "Reduction", "Shared", "Untied"],
        ["Collapse", "Final", "Order@50", "Priority", "SafeLen", "SimdLen"],
        ["GrainSize", "NumTasks"]>;
def OMP_TeamsDistribute
    : _OMP_Combined<[OMP_Teams, OMP_Distribute],
        ["Allocate", "Collapse", "Default", "DistSchedule", "DynGroupprivate@61",
         "FirstPrivate", "LastPrivate", "NumTeams", "OMPX_Attribute", "Private",
         "Reduction", "Shared", "ThreadLimit"],
        ["If", "Order@50"]>;
def OMP_TeamsDistributeParallelDo
    : _OMP_Combined<[OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_Do],
        ["Allocate", "Copyin", "DynGroupprivate@61", "FirstPrivate", "If", "LastPrivate",
         "Linear", "Private", "Reduction", "Shared"],
        ["Collapse", "Default", "DistSchedule", "Message@60", "NumTeams", "NumThreads",
         "Order@50", "ProcBind", "Schedule", "Severity@60", "ThreadLimit"]>;
def OMP_TeamsDistributeParallelDoSimd
    : _OMP_Combined<[OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_Do, OMP_Simd],
        ["Aligned", "Allocate", "DynGroupprivate@61", "FirstPrivate", "If", "LastPrivate",
         "Linear", "NonTemporal", "Private", "Reduction", "Shared"],
        ["Collapse", "Default", "DistSchedule", "Message@60", "NumTeams", "NumThreads",
         "Order@50", "ProcBind", "SafeLen", "Schedule", "Severity@60", "SimdLen",
         "ThreadLimit"]>;
def OMP_TeamsDistributeParallelFor
    : _OMP_Combined<[OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_For],
        ["Allocate", "Collapse", "Copyin", "Default", "DistSchedule", "DynGroupprivate@61",
         "FirstPrivate", "If", "LastPrivate", "Message@60", "NumTeams", "NumThreads",
         "OMPX_Attribute", "Order@50", "Private", "ProcBind", "Reduction", "Schedule",
         "Severity@60", "Shared", "ThreadLimit"]>;
def OMP_TeamsDistributeParallelForSimd
    : _OMP_Combined<[OMP_Teams, OMP_Distribute, OMP_Parallel, OMP_For, OMP_Simd],
        ["Aligned", "Allocate", "Collapse", "Default", "DistSchedule", "DynGroupprivate@61",
         "FirstPrivate", "If", "LastPrivate", "Linear", "Message@60", "NonTemporal@50",
         "NumTeams", "NumThreads", "OMPX_Attribute", "Order@50", "Private", "ProcBind",
         "Reduction", "SafeLen", "Schedule", "Severity@60", "Shared", "SimdLen",
         "ThreadLimit"]>;
def OMP_TeamsDistributeSimd
    : _OMP_Combined<[OMP_Teams, OMP_Distribute, OMP_Simd],
        ["Aligned", "Allocate", "DynGroupprivate@61", "FirstPrivate", "If@50",
         "LastPrivate", "Linear", "NonTemporal@50", "OMPX_Attribute", "Private",
         "Reduction", "Shared"],
        ["Collapse", "Default", "DistSchedule", "NumTeams", "Order@50", "SafeLen",
         "SimdLen", "ThreadLimit"]>;
def OMP_TeamsWorkdistribute
    : _OMP_Combined<[OMP_Teams, OMP_Workdistribute],
        ["Allocate", "FirstPrivate", "OMPX_Attribute", "Private", "Reduction", "Shared"],
        ["Default", "If@52", "NumTeams", "ThreadLimit"]>;
def OMP_teams_loop
    : _OMP_Combined<[OMP_Teams, OMP_loop],
        ["Allocate", "DynGroupprivate@61", "FirstPrivate", "LastPrivate", "OMPX_Attribute",
         "Private", "Reduction", "Shared"],
        ["Bind@50", "Collapse", "Default", "NumTeams", "Order", "ThreadLimit"]>;

#endif // LLVM_FRONTEND_OPENMP_OMP_TD
