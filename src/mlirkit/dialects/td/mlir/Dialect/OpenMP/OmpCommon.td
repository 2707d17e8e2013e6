//===- The omp dialect: enums of clauses ------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OMPCOMMON_TD
#define MLIR_DIALECT_OPENMP_OMPCOMMON_TD

include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/IR/EnumAttr.td"

// Each enum's name and the words of its cases.
defvar _OMP_ClauseEnums = [
  ["BindKind", "parallel", "teams", "thread"],
  ["CancellationConstructType", "parallel", "loop", "sections", "taskgroup"],
  ["GrainsizeType", "strict"],
  ["MemoryOrderKind", "seq_cst", "acq_rel", "acquire", "release", "relaxed"],
  ["NumTasksType", "strict"],
  ["NumThreadsType", "strict"],
  ["OrderKind", "concurrent"],
  ["ProcBindKind", "primary", "master", "close", "spread"],
  ["ScheduleKind", "static", "dynamic", "guided", "auto", "runtime", "distribute"]
];

foreach row = _OMP_ClauseEnums in {
  defvar name = row[0];
  defvar words = !tail(row);
  // A case without a word comes before `concurrent`.
  defvar first = !if(!eq(name, "OrderKind"), 1, 0);
  foreach i = !range(!size(words)) in {
    defvar word = words[i];
    def name#word : I32EnumAttrCase<!toupper(!substr(word, 0, 1)) # !substr(word, 1),
                                    !add(first, i), word>;
  }
}
foreach row = _OMP_ClauseEnums in {
  defvar name = row[0];
  def name : I32EnumAttr<"Clause" # name, name # " Clause",
                         !foreach(word, !tail(row), !cast<I32EnumAttrCase>(name # word))> {
    let cppNamespace = "::mlir::omp";
    let genSpecializedAttr = 0;
  }
  def name#Attr : EnumAttr<OpenMP_Dialect, !cast<I32EnumAttr>(name), !tolower(name)>;
}

#endif // MLIR_DIALECT_OPENMP_OMPCOMMON_TD
