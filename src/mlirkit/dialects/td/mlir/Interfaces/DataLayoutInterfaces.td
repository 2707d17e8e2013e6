//===- Data layout -----------------------------------------------------------===//
//
// Sizes and alignments of types, and properties of targets: entries (a type or a name,
// and a value) in specifications attached to operations.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = [{
    An attribute that can be asked for the value of a key.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The value of a key.",
      "::mlir::FailureOr<::mlir::Attribute>", "query",
      (ins "::mlir::DataLayoutEntryKey":$key)>
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = [{
    An entry of a specification: a type or name, and a value.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The type or name.",
      "::mlir::DataLayoutEntryKey", "getKey">,
    InterfaceMethod<"The value.",
      "::mlir::Attribute", "getValue">,
    InterfaceMethod<"Checks the entry.",
      "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc), [{}],
      [{ return ::mlir::success(); }]>
  ];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    A data layout specification: a list of entries.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        The specification together with those of enclosing operations, outermost
        first.
      }],
      "::mlir::DataLayoutSpecInterface", "combineWith",
      (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"The entries.",
      "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"Key of the entry for the order of bytes.",
      "::mlir::StringAttr", "getEndiannessIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the default memory space.",
      "::mlir::StringAttr", "getDefaultMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the memory space of stack allocations.",
      "::mlir::StringAttr", "getAllocaMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the memory space of code.",
      "::mlir::StringAttr", "getProgramMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the memory space of global variables.",
      "::mlir::StringAttr", "getGlobalMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the mangling of names.",
      "::mlir::StringAttr", "getManglingModeIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the alignment of the stack.",
      "::mlir::StringAttr", "getStackAlignmentIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the alignment of function pointers.",
      "::mlir::StringAttr", "getFunctionPointerAlignmentIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Key of the entry for the legal widths of integers.",
      "::mlir::StringAttr", "getLegalIntWidthsIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Entries about a type.",
      "::mlir::DataLayoutEntryList", "getSpecForType", (ins "::mlir::TypeID":$type), [{}],
      [{ return ::mlir::detail::filterEntriesForType($_attr.getEntries(), type); }]>,
    InterfaceMethod<"The entry of a name.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
      (ins "::mlir::StringAttr":$identifier), [{}],
      [{ return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier); }]>,
    InterfaceMethod<"Checks the specification.",
      "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc), [{}],
      [{ return ::mlir::detail::verifyDataLayoutSpec($_attr, loc); }]>
  ];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    Properties of a device: a list of entries whose keys are names.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The entries.",
      "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"The entry of a name.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
      (ins "::mlir::StringAttr":$identifier), [{}],
      [{ return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier); }]>,
    InterfaceMethod<"Checks the entries.",
      "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc), [{}],
      [{ return ::mlir::success(); }]>
  ];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    The devices of a system, by name.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The devices.",
      "::llvm::ArrayRef<DataLayoutEntryInterface>", "getEntries">,
    InterfaceMethod<"A device.",
      "std::optional<::mlir::TargetDeviceSpecInterface>", "getDeviceSpecForDeviceID",
      (ins "StringAttr":$deviceID)>,
    InterfaceMethod<"Checks the specification.",
      "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc), [{}],
      [{ return ::mlir::detail::verifyTargetSystemSpec($_attr, loc); }]>
  ];
}

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = [{
    An operation with a data layout, valid for what is inside. Without an entry for a
    type its defaults hold.
  }];
  let cppNamespace = "::mlir";
  let dependentTraits = [IsolatedFromAbove];
  let methods = [
    InterfaceMethod<"The specification.",
      "::mlir::DataLayoutSpecInterface", "getDataLayoutSpec">,
    InterfaceMethod<"The system.",
      "::mlir::TargetSystemSpecInterface", "getTargetSystemSpec">,
    StaticInterfaceMethod<"Size of a type in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ /* implemented in C++ */ }]>,
    StaticInterfaceMethod<"Size of a type in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ return ::mlir::detail::getDefaultTypeSizeInBits(type, dataLayout, params); }]>,
    StaticInterfaceMethod<"Alignment required, in bytes.",
      "uint64_t", "getTypeABIAlignment",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ return ::mlir::detail::getDefaultABIAlignment(type, dataLayout, params); }]>,
    StaticInterfaceMethod<"Alignment preferred, in bytes.",
      "uint64_t", "getTypePreferredAlignment",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ return ::mlir::detail::getDefaultPreferredAlignment(type, dataLayout, params); }]>,
    StaticInterfaceMethod<"Width of `index`.",
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ return ::mlir::detail::getDefaultIndexBitwidth(type, dataLayout, params); }]>,
    StaticInterfaceMethod<"Order of bytes.",
      "::mlir::Attribute", "getEndianness",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultEndianness(entry); }]>,
    StaticInterfaceMethod<"Default memory space.",
      "::mlir::Attribute", "getDefaultMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultMemorySpace(entry); }]>,
    StaticInterfaceMethod<"Memory space of stack allocations.",
      "::mlir::Attribute", "getAllocaMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultAllocaMemorySpace(entry); }]>,
    StaticInterfaceMethod<"Mangling of names.",
      "::mlir::Attribute", "getManglingMode",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultManglingMode(entry); }]>,
    StaticInterfaceMethod<"Memory space of code.",
      "::mlir::Attribute", "getProgramMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultProgramMemorySpace(entry); }]>,
    StaticInterfaceMethod<"Memory space of global variables.",
      "::mlir::Attribute", "getGlobalMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultGlobalMemorySpace(entry); }]>,
    StaticInterfaceMethod<"Alignment of the stack, in bits.",
      "uint64_t", "getStackAlignment", (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultStackAlignment(entry); }]>,
    StaticInterfaceMethod<"Alignment of function pointers.",
      "Attribute", "getFunctionPointerAlignment",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultFunctionPointerAlignment(entry); }]>,
    StaticInterfaceMethod<"Legal widths of integers.",
      "Attribute", "getLegalIntWidths", (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDefaultLegalIntWidths(entry); }]>,
    StaticInterfaceMethod<"A property of a device.",
      "std::optional<Attribute>", "getDevicePropertyValue",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}],
      [{ return ::mlir::detail::getDevicePropertyValue(entry); }]>
  ];
  let verify = [{ return ::mlir::detail::verifyDataLayoutOp($_op); }];
}

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{
    A type that says how large it is and how it is aligned, by the entries about its
    kind.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Size in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Size in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Alignment required, in bytes.",
      "uint64_t", "getABIAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Alignment preferred, in bytes.",
      "uint64_t", "getPreferredAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ return $_type.getABIAlignment(dataLayout, params); }]>,
    InterfaceMethod<"Width of the index into it.",
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}],
      [{ return std::nullopt; }]>,
    InterfaceMethod<[{
        A layout inside another one may have `newLayout` where the outer one has
        `oldLayout`.
      }],
      "bool", "areCompatible",
      (ins "::mlir::DataLayoutEntryListRef":$oldLayout,
           "::mlir::DataLayoutEntryListRef":$newLayout,
           "::mlir::DataLayoutSpecInterface":$newSpec,
           "const ::mlir::DataLayoutIdentifiedEntryMap &":$identified), [{}],
      [{ return true; }]>,
    InterfaceMethod<"Checks entries about this kind of type.",
      "::llvm::LogicalResult", "verifyEntries",
      (ins "::mlir::DataLayoutEntryListRef":$entries, "::mlir::Location":$loc), [{}],
      [{ return ::mlir::success(); }]>
  ];
}

#endif // MLIR_DATALAYOUTINTERFACES
