//===- The dlti dialect -----------------------------------------------------===//

#ifndef DLTI_BASE
#define DLTI_BASE

include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let summary = "descriptions of data layouts and targets";
  let description = [{
    Attributes alone. An operation takes them as `dlti.dl_spec`, `dlti.target_system_spec`
    or, for whatever else is to be known of the target, `dlti.map`.
  }];
  let cppNamespace = "::mlir";
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;

  // Names in C++ of the attributes on operations, and of keys of entries.
  let extraClassDeclaration = !interleave(
      !foreach(row, [["kMapAttrName", "dlti.map"],
                     ["kDataLayoutAttrName", "dlti.dl_spec"],
                     ["kTargetSystemDescAttrName", "dlti.target_system_spec"],
                     ["kTargetDeviceDescAttrName", "dlti.target_device_spec"],
                     ["kDataLayoutEndiannessKey", "dlti.endianness"],
                     ["kDataLayoutEndiannessBig", "big"],
                     ["kDataLayoutEndiannessLittle", "little"],
                     ["kDataLayoutManglingModeKey", "dlti.mangling_mode"],
                     ["kDataLayoutDefaultMemorySpaceKey", "dlti.default_memory_space"],
                     ["kDataLayoutAllocaMemorySpaceKey", "dlti.alloca_memory_space"],
                     ["kDataLayoutProgramMemorySpaceKey", "dlti.program_memory_space"],
                     ["kDataLayoutGlobalMemorySpaceKey", "dlti.global_memory_space"],
                     ["kDataLayoutStackAlignmentKey", "dlti.stack_alignment"],
                     ["kDataLayoutFunctionPointerAlignmentKey",
                      "dlti.function_pointer_alignment"],
                     ["kDataLayoutLegalIntWidthsKey", "dlti.legal_int_widths"]],
               "static constexpr ::llvm::StringLiteral " # row[0] # " = \"" # row[1] # "\";"),
      "\n");
}

// Holds a data layout in the attribute `dlti.dl_spec`.
def HasDefaultDLTIDataLayout : NativeOpTrait<"HasDefaultDLTIDataLayout"> {
  let cppNamespace = "::mlir";
}

#endif // DLTI_BASE
