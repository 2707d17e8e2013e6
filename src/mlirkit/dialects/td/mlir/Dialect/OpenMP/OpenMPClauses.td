//===- The omp dialect: clauses ---------------------------------------------===//
//
// A clause is a class, whose parameters leave out a part of it, and a def with all parts; each
// has a row of its arguments, its syntax and its traits. In order: data, loops, devices and
// teams, tasks, others. What regions get as arguments is written with the region.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPCLAUSES_TD
#define MLIR_DIALECT_OPENMP_OPENMPCLAUSES_TD

include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"

// `needed` is the syntax if the clause must be there, `format` if it need not.
class _OMP_Row<dag inputs, string format, list<Trait> more = [], string needed = ""> {
  dag arguments = inputs;
  string optAssemblyFormat = !if(!empty(format), "", " " # format # " ");
  string reqAssemblyFormat = needed;
  list<Trait> traits = more;
}

// A word that is there or not; one in parentheses; operands with their types; an attribute.
class _OMP_FlagRow<string word, string name = word>
    : _OMP_Row<!dag(ins, [UnitAttr], [name]), "`" # word # "` $" # name>;
class _OMP_ValueRow<string word, Constraint type, string name = word>
    : _OMP_Row<!dag(ins, [type], [name]), "`" # word # "` `(` $" # name # " `)`">;
class _OMP_TypedRow<string word, Constraint type, string name = word, list<Trait> traits = []>
    : _OMP_Row<!dag(ins, [type], [name]),
               "`" # word # "` `(` $" # name # " `:` type($" # name # ") `)`", traits>;
class _OMP_EnumRow<string word, Attr attribute, string name>
    : _OMP_Row<!dag(ins, [OptionalAttr<attribute>], [name]),
               "`" # word # "` `(` custom<ClauseAttr>($" # name # ") `)`">;

defvar _OMP_Variables = Variadic<OpenMP_PointerLikeType>;
defvar _OMP_Symbols = OptionalAttr<SymbolRefArrayAttr>;
defvar _OMP_Flags = OptionalAttr<DenseBoolArrayAttr>;
defvar _OMP_Integer = Optional<IntLikeType>;
defvar _OMP_Positive = ConfinedAttr<OptionalAttr<I64Attr>, [IntPositive]>;
defvar _OMP_NotNegative = ConfinedAttr<OptionalAttr<I64Attr>, [IntMinValue<0>]>;
defvar _OMP_BlockArguments = [BlockArgOpenMPOpInterface];

//===- Data ---------------------------------------------------------------------===//

class OpenMP_AlignedClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins _OMP_Variables:$aligned_vars, OptionalAttr<I64ArrayAttr>:$alignments),
        "`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars),"
        " $alignments) `)`">;
def OpenMP_AlignedClause : OpenMP_AlignedClauseSkip<>;

class OpenMP_AllocateClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins Variadic<AnyType>:$allocate_vars, Variadic<AnyType>:$allocator_vars),
        "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars),"
        " $allocator_vars, type($allocator_vars)) `)`">;
def OpenMP_AllocateClause : OpenMP_AllocateClauseSkip<>;

class OpenMP_AlignClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_ValueRow<"align", _OMP_Positive>;
def OpenMP_AlignClause : OpenMP_AlignClauseSkip<>;

class OpenMP_AllocatorClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_ValueRow<"allocator", Optional<I64>>;
def OpenMP_AllocatorClause : OpenMP_AllocatorClauseSkip<>;

class OpenMP_CopyprivateClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins _OMP_Variables:$copyprivate_vars, _OMP_Symbols:$copyprivate_syms),
        "`copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars),"
        " $copyprivate_syms) `)`">;
def OpenMP_CopyprivateClause : OpenMP_CopyprivateClauseSkip<>;

class OpenMP_LinearClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins Variadic<AnyType>:$linear_vars, Variadic<I32>:$linear_step_vars,
                      OptionalAttr<ArrayAttr>:$linear_var_types),
        "`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars),"
        " $linear_step_vars) `)`">;
def OpenMP_LinearClause : OpenMP_LinearClauseSkip<>;

class OpenMP_NontemporalClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"nontemporal", _OMP_Variables, "nontemporal_vars">;
def OpenMP_NontemporalClause : OpenMP_NontemporalClauseSkip<>;

class OpenMP_PrivateClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins Variadic<AnyType>:$private_vars, _OMP_Symbols:$private_syms,
                      UnitAttr:$private_needs_barrier), "", _OMP_BlockArguments>;
def OpenMP_PrivateClause : OpenMP_PrivateClauseSkip<>;

class OpenMP_ReductionClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<ReductionModifierAttr>:$reduction_mod,
                      _OMP_Variables:$reduction_vars, _OMP_Flags:$reduction_byref,
                      _OMP_Symbols:$reduction_syms), "", _OMP_BlockArguments>;
def OpenMP_ReductionClause : OpenMP_ReductionClauseSkip<>;

class OpenMP_InReductionClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins _OMP_Variables:$in_reduction_vars, _OMP_Flags:$in_reduction_byref,
                      _OMP_Symbols:$in_reduction_syms), "", _OMP_BlockArguments>;
def OpenMP_InReductionClause : OpenMP_InReductionClauseSkip<>;

class OpenMP_TaskReductionClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins _OMP_Variables:$task_reduction_vars, _OMP_Flags:$task_reduction_byref,
                      _OMP_Symbols:$task_reduction_syms), "", _OMP_BlockArguments>;
def OpenMP_TaskReductionClause : OpenMP_TaskReductionClauseSkip<>;

class OpenMP_InclusiveClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"inclusive", Variadic<AnyType>, "inclusive_vars">;
def OpenMP_InclusiveClause : OpenMP_InclusiveClauseSkip<>;

class OpenMP_ExclusiveClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"exclusive", Variadic<AnyType>, "exclusive_vars">;
def OpenMP_ExclusiveClause : OpenMP_ExclusiveClauseSkip<>;

//===- Loops --------------------------------------------------------------------===//

class OpenMP_BindClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_EnumRow<"bind", BindKindAttr, "bind_kind">;
def OpenMP_BindClause : OpenMP_BindClauseSkip<>;

class OpenMP_CollapseClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins ConfinedAttr<DefaultValuedOptionalAttr<I64Attr, "1">, [IntMinValue<1>]>
                      :$collapse_num_loops), "">;
def OpenMP_CollapseClause : OpenMP_CollapseClauseSkip<>;

class OpenMP_DistScheduleClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins UnitAttr:$dist_schedule_static, _OMP_Integer:$dist_schedule_chunk_size),
        "`dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(`"
        " $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)`">;
def OpenMP_DistScheduleClause : OpenMP_DistScheduleClauseSkip<>;

class OpenMP_DoacrossClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<ClauseDependAttr>:$doacross_depend_type,
                      _OMP_NotNegative:$doacross_num_loops, Variadic<AnyType>:$doacross_depend_vars),
                 "", [], " ( `depend_type` `` $doacross_depend_type^ )? ( `depend_vec` `(`"
                         " $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )? ">;
def OpenMP_DoacrossClause : OpenMP_DoacrossClauseSkip<>;

class OpenMP_LoopRelatedClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins Variadic<IntLikeType>:$loop_lower_bounds,
                      Variadic<IntLikeType>:$loop_upper_bounds, Variadic<IntLikeType>:$loop_steps,
                      UnitAttr:$loop_inclusive), "",
                 [AllTypesMatch<["loop_lower_bounds", "loop_upper_bounds", "loop_steps"]>]>;
def OpenMP_LoopRelatedClause : OpenMP_LoopRelatedClauseSkip<>;

class OpenMP_OrderClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<OrderKindAttr>:$order,
                      OptionalAttr<OrderModifierAttr>:$order_mod),
                 "`order` `(` custom<OrderClause>($order, $order_mod) `)`">;
def OpenMP_OrderClause : OpenMP_OrderClauseSkip<>;

class OpenMP_OrderedClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_ValueRow<"ordered", _OMP_NotNegative>;
def OpenMP_OrderedClause : OpenMP_OrderedClauseSkip<>;

class OpenMP_ParallelizationLevelClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_FlagRow<"par_level_simd">;
def OpenMP_ParallelizationLevelClause : OpenMP_ParallelizationLevelClauseSkip<>;

class OpenMP_SafelenClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_ValueRow<"safelen", _OMP_Positive>;
def OpenMP_SafelenClause : OpenMP_SafelenClauseSkip<>;

class OpenMP_ScheduleClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<ScheduleKindAttr>:$schedule_kind,
                      Optional<AnyType>:$schedule_chunk,
                      OptionalAttr<ScheduleModifierAttr>:$schedule_mod, UnitAttr:$schedule_simd),
        "`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd,"
        " $schedule_chunk, type($schedule_chunk)) `)`">;
def OpenMP_ScheduleClause : OpenMP_ScheduleClauseSkip<>;

class OpenMP_SimdlenClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_ValueRow<"simdlen", _OMP_Positive>;
def OpenMP_SimdlenClause : OpenMP_SimdlenClauseSkip<>;

class OpenMP_SizesClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"sizes", Variadic<IntLikeType>>;
def OpenMP_SizesClause : OpenMP_SizesClauseSkip<>;

class OpenMP_TileSizesClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<DenseI64ArrayAttr>:$tile_sizes), "">;
def OpenMP_TileSizesClause : OpenMP_TileSizesClauseSkip<>;

//===- Devices and teams --------------------------------------------------------===//

class OpenMP_BareClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_FlagRow<"ompx_bare", "bare">;
def OpenMP_BareClause : OpenMP_BareClauseSkip<>;

class OpenMP_DeviceClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"device", Optional<AnyInteger>>;
def OpenMP_DeviceClause : OpenMP_DeviceClauseSkip<>;

class OpenMP_HasDeviceAddrClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins _OMP_Variables:$has_device_addr_vars), "", _OMP_BlockArguments>;
def OpenMP_HasDeviceAddrClause : OpenMP_HasDeviceAddrClauseSkip<>;

class OpenMP_HostEvalClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins Variadic<AnyType>:$host_eval_vars), "",
                 [BlockArgOpenMPOpInterface, IsolatedFromAbove]>;
def OpenMP_HostEvalClause : OpenMP_HostEvalClauseSkip<>;

class OpenMP_IsDevicePtrClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"is_device_ptr", _OMP_Variables, "is_device_ptr_vars">;
def OpenMP_IsDevicePtrClause : OpenMP_IsDevicePtrClauseSkip<>;

class OpenMP_MapClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"map_entries", _OMP_Variables, "map_vars", [MapClauseOwningOpInterface]>;
def OpenMP_MapClause : OpenMP_MapClauseSkip<>;

class OpenMP_NumTeamsClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins Optional<AnyInteger>:$num_teams_lower, Optional<AnyInteger>:$num_teams_upper),
        "`num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to`"
        " $num_teams_upper `:` type($num_teams_upper) `)`">;
def OpenMP_NumTeamsClause : OpenMP_NumTeamsClauseSkip<>;

class OpenMP_NumThreadsClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"num_threads", _OMP_Integer>;
def OpenMP_NumThreadsClause : OpenMP_NumThreadsClauseSkip<>;

class OpenMP_ProcBindClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_EnumRow<"proc_bind", ProcBindKindAttr, "proc_bind_kind">;
def OpenMP_ProcBindClause : OpenMP_ProcBindClauseSkip<>;

class OpenMP_ThreadLimitClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"thread_limit", Optional<AnyInteger>>;
def OpenMP_ThreadLimitClause : OpenMP_ThreadLimitClauseSkip<>;

class OpenMP_UseDeviceAddrClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins _OMP_Variables:$use_device_addr_vars), "", _OMP_BlockArguments>;
def OpenMP_UseDeviceAddrClause : OpenMP_UseDeviceAddrClauseSkip<>;

class OpenMP_UseDevicePtrClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins _OMP_Variables:$use_device_ptr_vars), "", _OMP_BlockArguments>;
def OpenMP_UseDevicePtrClause : OpenMP_UseDevicePtrClauseSkip<>;

//===- Tasks --------------------------------------------------------------------===//

class OpenMP_DependClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<TaskDependArrayAttr>:$depend_kinds, _OMP_Variables:$depend_vars),
        "`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`">;
def OpenMP_DependClause : OpenMP_DependClauseSkip<>;

class OpenMP_DetachClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"detach", Optional<OpenMP_PointerLikeType>, "event_handle">;
def OpenMP_DetachClause : OpenMP_DetachClauseSkip<>;

class OpenMP_FinalClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_ValueRow<"final", Optional<I1>>;
def OpenMP_FinalClause : OpenMP_FinalClauseSkip<>;

class OpenMP_GrainsizeClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<GrainsizeTypeAttr>:$grainsize_mod, _OMP_Integer:$grainsize),
        "`grainsize` `(` custom<GrainsizeClause>($grainsize_mod , $grainsize,"
        " type($grainsize)) `)`">;
def OpenMP_GrainsizeClause : OpenMP_GrainsizeClauseSkip<>;

class OpenMP_MergeableClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_FlagRow<"mergeable">;
def OpenMP_MergeableClause : OpenMP_MergeableClauseSkip<>;

class OpenMP_NogroupClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_FlagRow<"nogroup">;
def OpenMP_NogroupClause : OpenMP_NogroupClauseSkip<>;

class OpenMP_NumTasksClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins OptionalAttr<NumTasksTypeAttr>:$num_tasks_mod, _OMP_Integer:$num_tasks),
        "`num_tasks` `(` custom<NumTasksClause>($num_tasks_mod , $num_tasks,"
        " type($num_tasks)) `)`">;
def OpenMP_NumTasksClause : OpenMP_NumTasksClauseSkip<>;

class OpenMP_PriorityClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"priority", Optional<AnyInteger>>;
def OpenMP_PriorityClause : OpenMP_PriorityClauseSkip<>;

class OpenMP_UntiedClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_FlagRow<"untied">;
def OpenMP_UntiedClause : OpenMP_UntiedClauseSkip<>;

//===- Others -------------------------------------------------------------------===//

class OpenMP_CancelDirectiveNameClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins CancellationConstructTypeAttr:$cancel_directive), "", [],
        " `cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` ">;
def OpenMP_CancelDirectiveNameClause : OpenMP_CancelDirectiveNameClauseSkip<>;

class OpenMP_CriticalNameClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins SymbolNameAttr:$sym_name), "", [Symbol], "$sym_name">;
def OpenMP_CriticalNameClause : OpenMP_CriticalNameClauseSkip<>;

class OpenMP_FilterClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_TypedRow<"filter", _OMP_Integer, "filtered_thread_id">;
def OpenMP_FilterClause : OpenMP_FilterClauseSkip<>;

class OpenMP_HintClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_Row<(ins DefaultValuedOptionalAttr<I64Attr, "0">:$hint),
                 "`hint` `(` custom<SynchronizationHint>($hint) `)`">;
def OpenMP_HintClause : OpenMP_HintClauseSkip<>;

class OpenMP_IfClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_ValueRow<"if", Optional<I1>, "if_expr">;
def OpenMP_IfClause : OpenMP_IfClauseSkip<>;

class OpenMP_MemoryOrderClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_EnumRow<"memory_order", MemoryOrderKindAttr, "memory_order">;
def OpenMP_MemoryOrderClause : OpenMP_MemoryOrderClauseSkip<>;

class OpenMP_NowaitClauseSkip<bit traits = false, bit arguments = false,
    bit assemblyFormat = false, bit description = false, bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration>,
      _OMP_FlagRow<"nowait">;
def OpenMP_NowaitClause : OpenMP_NowaitClauseSkip<>;

#endif // MLIR_DIALECT_OPENMP_OPENMPCLAUSES_TD
