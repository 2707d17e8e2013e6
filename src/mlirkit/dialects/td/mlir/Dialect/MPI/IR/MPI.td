//===- The mpi dialect and its enums ----------------------------------------===//

#ifndef MLIR_DIALECT_MPI_IR_MPI_TD
#define MLIR_DIALECT_MPI_IR_MPI_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def MPI_Dialect : Dialect {
  let name = "mpi";
  let summary = "calls of the Message Passing Interface";
  let cppNamespace = "::mlir::mpi";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

// Cases are numbered from 0. `Read Only` is the case `MPI_ERR_READ_ONLY` in the record `MPI_CodeErrReadOnly`.
defvar _errors = [
  "Access", "Amode", "Arg", "Assert", "Bad File", "Base", "Buffer", "Comm", "Conversion", "Count", "Dims",
  "Disp", "Dup Datarep", "Errhandler", "File", "File Exists", "File In Use", "Group", "Info", "Info Key",
  "Info Nokey", "Info Value", "In Status", "Intern", "Io", "Keyval", "Locktype", "Name", "No Mem",
  "No Space", "No Such File", "Not Same", "Op", "Other", "Pending", "Port", "Proc Aborted", "Quota", "Rank",
  "Read Only", "Request", "Rma Attach", "Rma Conflict", "Rma Flavor", "Rma Range", "Rma Shared",
  "Rma Sync", "Root", "Service", "Session", "Size", "Spawn", "Tag", "Topology", "Truncate", "Type",
  "Unknown", "Unsupported Datarep", "Unsupported Operation", "Value Too Large", "Win", "Lastcode"
];
defset list<I32EnumAttrCase> _errorClasses = {
  def MPI_CodeSuccess : I32EnumAttrCase<"MPI_SUCCESS", 0>;
  foreach index = !range(_errors) in {
    defvar name = _errors[index];
    def "MPI_CodeErr" # !subst(" ", "", name)
        : I32EnumAttrCase<"MPI_ERR_" # !toupper(!subst(" ", "_", name)), !add(index, 1)>;
  }
}

defvar _reductions = ["Max", "Min", "Sum", "Prod", "Land", "Band", "Lor", "Bor", "Lxor", "Bxor", "Minloc",
                      "Maxloc", "Replace"];
defset list<I32EnumAttrCase> _reductionOps = {
  def MPI_OpNull : I32EnumAttrCase<"MPI_OP_NULL", 0>;
  foreach index = !range(_reductions) in {
    defvar name = _reductions[index];
    def "MPI_Op" # name : I32EnumAttrCase<"MPI_" # !toupper(name), !add(index, 1)>;
  }
}

let cppNamespace = "::mlir::mpi" in {

def MPI_ReductionOpEnum
    : I32EnumAttr<"MPI_ReductionOpEnum", "MPI operation class", _reductionOps>;

let genSpecializedAttr = 0 in
def MPI_ErrorClassEnum
    : I32EnumAttr<"MPI_ErrorClassEnum", "MPI error class name", _errorClasses>;

} // cppNamespace

def MPI_ErrorClassAttr : EnumAttr<MPI_Dialect, MPI_ErrorClassEnum, "errclass"> {
  let assemblyFormat = "`<` $value `>`";
}

#endif // MLIR_DIALECT_MPI_IR_MPI_TD
