//===- The ptr dialect: enums -----------------------------------------------===//

#ifndef MLIR_DIALECT_PTR_IR_PTRENUMS_TD
#define MLIR_DIALECT_PTR_IR_PTRENUMS_TD

include "mlir/IR/EnumAttr.td"

// Cases are numbered from 0. A row holds the end of the record's name, and the case.
defvar _binOpRows = [
  ["Xchg", "xchg"], ["Add", "add"], ["Sub", "sub"], ["And", "_and"], ["Nand", "nand"], ["Or", "_or"],
  ["Xor", "_xor"], ["Max", "max"], ["Min", "min"], ["UMax", "umax"], ["UMin", "umin"], ["FAdd", "fadd"],
  ["FSub", "fsub"], ["FMax", "fmax"], ["FMin", "fmin"], ["UIncWrap", "uinc_wrap"],
  ["UDecWrap", "udec_wrap"]
];
defset list<I32EnumCase> _binOps = {
  foreach number = !range(_binOpRows) in {
    defvar row = _binOpRows[number];
    def "AtomicBinOp" # !head(row) : I32EnumCase<row[1], number>;
  }
}

defvar _orderingRows = [
  ["NotAtomic", "not_atomic"], ["Unordered", "unordered"], ["Monotonic", "monotonic"],
  ["Acquire", "acquire"], ["Release", "release"], ["AcqRel", "acq_rel"], ["SeqCst", "seq_cst"]
];
defset list<I32EnumCase> _orderings = {
  foreach number = !range(_orderingRows) in {
    defvar row = _orderingRows[number];
    def "AtomicOrdering" # !head(row) : I32EnumCase<row[1], number>;
  }
}

let cppNamespace = "::mlir::ptr" in {

def AtomicBinOp : I32Enum<"AtomicBinOp", "ptr.atomicrmw binary operations", _binOps>;
def AtomicOrdering
    : I32Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model", _orderings>;

// What may be assumed of an addition to a pointer and of a difference of pointers: that nothing wraps around,
// and for additions also that the sum stays inside the object.
def Ptr_PtrAddFlags : I32Enum<"PtrAddFlags", "Pointer add flags", [
    I32EnumCase<"none", 0>, I32EnumCase<"nusw", 1>, I32EnumCase<"nuw", 2>,
    I32EnumCase<"inbounds", 3>]>;
def Ptr_PtrDiffFlags : I8BitEnum<"PtrDiffFlags", "Pointer difference flags", [
    I8BitEnumCase<"none", 0>, I8BitEnumCase<"nuw", 1>, I8BitEnumCase<"nsw", 2>]>;

} // cppNamespace

def AtomicOrderingProp : EnumProp<AtomicOrdering>;

#endif // MLIR_DIALECT_PTR_IR_PTRENUMS_TD
