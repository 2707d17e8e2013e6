//===- The ptr dialect: the interface of memory spaces ----------------------===//

#ifndef MLIR_DIALECT_PTR_IR_MEMORYSPACEINTERFACES_TD
#define MLIR_DIALECT_PTR_IR_MEMORYSPACEINTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

// Each method answers whether the memory space permits something, and reports why not through `emitError`
// unless that is null.
class _Permits<string desc, string name, dag arguments>
    : InterfaceMethod<desc, "bool", name,
          !con(arguments,
               (ins "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError))>;

class _PermitsAccess<string desc, string name, dag kind = (ins),
                     dag orderings = (ins "::mlir::ptr::AtomicOrdering":$ordering)>
    : _Permits<desc, name,
          !con(kind, (ins "::mlir::Type":$type), orderings,
               (ins "std::optional<int64_t>":$alignment,
                    "const ::mlir::DataLayout *":$dataLayout))>;

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let description = "A memory space, which knows the operations on pointers that it permits.";
  let cppNamespace = "::mlir::ptr";
  let methods = [
    _PermitsAccess<"Loads of values of a type are valid.", "isValidLoad">,
    _PermitsAccess<"Stores of values of a type are valid.", "isValidStore">,
    _PermitsAccess<"Atomic updates by an operation are valid.", "isValidAtomicOp",
        (ins "::mlir::ptr::AtomicBinOp":$op)>,
    _PermitsAccess<"Atomic comparison and exchange are valid.", "isValidAtomicXchg", (ins),
        (ins "::mlir::ptr::AtomicOrdering":$successOrdering,
             "::mlir::ptr::AtomicOrdering":$failureOrdering)>,
    _Permits<"Casts between two pointer types are valid.", "isValidAddrSpaceCast",
        (ins "::mlir::Type":$tgt, "::mlir::Type":$src)>,
    _Permits<"Casts between an integer type and a pointer type are valid.", "isValidPtrIntCast",
        (ins "::mlir::Type":$intLikeTy, "::mlir::Type":$ptrLikeTy)>
  ];
}

#endif // MLIR_DIALECT_PTR_IR_MEMORYSPACEINTERFACES_TD
