//===- The omp dialect: attributes ------------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPATTRDEFS_TD
#define MLIR_DIALECT_OPENMP_OPENMPATTRDEFS_TD

include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/Dialect/OpenMP/OpenMPEnums.td"
include "mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"

class OpenMP_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                  string baseCppClass = "::mlir::Attribute">
    : AttrDef<OpenMP_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}
class _OMP_StructAttr<string name, string mnemonic, dag fields> : OpenMP_Attr<name, mnemonic> {
  let parameters = fields;
  let assemblyFormat = "`<` struct(params) `>`";
}

// Off unless it is said.
defvar _OMP_Off = DefaultValuedParameter<"bool", "false">;

def AtomicControlAttr
    : _OMP_StructAttr<"AtomicControl", "atomic_control",
                      (ins _OMP_Off:$ignore_denormal_mode, _OMP_Off:$fine_grained_memory,
                           _OMP_Off:$remote_memory)>;
def DeclareTargetAttr
    : _OMP_StructAttr<"DeclareTarget", "declaretarget",
                      (ins OptionalParameter<"DeclareTargetDeviceTypeAttr">:$device_type,
                           OptionalParameter<"DeclareTargetCaptureClauseAttr">:$capture_clause,
                           OptionalParameter<"BoolAttr">:$automap)>;
def FlagsAttr
    : _OMP_StructAttr<"Flags", "flags",
                      (ins DefaultValuedParameter<"uint32_t", "0">:$debug_kind,
                           _OMP_Off:$assume_teams_oversubscription,
                           _OMP_Off:$assume_threads_oversubscription,
                           _OMP_Off:$assume_no_thread_state,
                           _OMP_Off:$assume_no_nested_parallelism, _OMP_Off:$no_gpu_lib,
                           DefaultValuedParameter<"uint32_t", "50">:$openmp_device_version)>;
def VersionAttr : _OMP_StructAttr<"Version", "version", (ins "uint32_t":$version)>;
def TaskDependArrayAttr
    : TypedArrayAttrBase<ClauseTaskDependAttr, ClauseTaskDependAttr.summary # " array"> {
  let constBuilderCall = ?;
}

#endif // MLIR_DIALECT_OPENMP_OPENMPATTRDEFS_TD
