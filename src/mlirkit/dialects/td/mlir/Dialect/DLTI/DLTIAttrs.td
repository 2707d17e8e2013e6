//===- The dlti dialect: attributes -----------------------------------------===//
//
//   #dlti.dl_spec<index = 32, "dlti.endianness" = "little">
//   #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size" = 4096>>
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_DLTI_DLTIATTRS_TD
#define MLIR_DIALECT_DLTI_DLTIATTRS_TD

include "mlir/Dialect/DLTI/DLTI.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class DLTIAttr<string name, list<Trait> traits = [],
               string baseCppClass = "::mlir::Attribute">
    : AttrDef<DLTI_Dialect, name, traits, baseCppClass>;

// Entries in angle brackets, each with a key, a type or string, that no other has.
class _Entries<string name, string word, string text, Trait interface>
    : DLTIAttr<name, [interface]> {
  let summary = text;
  let parameters = (ins ArrayRefParameter<"DataLayoutEntryInterface">:$entries);
  let mnemonic = word;
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_DataLayoutSpecAttr
    : _Entries<"DataLayoutSpec", "dl_spec",
               "An attribute to represent a data layout specification.",
               DataLayoutSpecInterface>;
def DLTI_TargetSystemSpecAttr
    : _Entries<"TargetSystemSpec", "target_system_spec",
               "An attribute to represent target system specification.",
               TargetSystemSpecInterface>;
def DLTI_TargetDeviceSpecAttr
    : _Entries<"TargetDeviceSpec", "target_device_spec",
               "An attribute to represent target device specification.",
               TargetDeviceSpecInterface>;
def DLTI_MapAttr
    : _Entries<"Map", "map", "A mapping of DLTI-information by way of key-value pairs",
               DLTIQueryInterface>;

def DLTI_DataLayoutEntryAttr : DLTIAttr<"DataLayoutEntry", [DataLayoutEntryInterface]> {
  let summary = "An attribute to represent an entry of a data layout specification.";
  let parameters = (ins "DataLayoutEntryKey":$key, "Attribute":$value);
  let mnemonic = "dl_entry";
  let genStorageClass = 0;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_FunctionPointerAlignmentAttr : DLTIAttr<"FunctionPointerAlignment"> {
  let summary = "An attribute to represent function pointer alignment.";
  let parameters = (ins "uint64_t":$alignment, "bool":$function_dependent);
  let mnemonic = "function_pointer_alignment";
  let assemblyFormat =
      "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // MLIR_DIALECT_DLTI_DLTIATTRS_TD
