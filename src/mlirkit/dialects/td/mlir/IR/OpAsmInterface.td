//===- Names and aliases in printed text -------------------------------------===//
//
// Operations, types and attributes that implement these say what values, blocks
// and aliases are called when a module is printed.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = [{
    Names an operation suggests for its results, its blocks and their arguments, and
    the dialect whose prefix is left out inside its regions.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        Suggests names for results, by calling `setNameFn(result, name)` for the
        first of each group.
      }],
      "void", "getAsmResultNames", (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), [{}],
      [{ return; }]>,
    InterfaceMethod<"Suggests names for the arguments of the blocks in `region`.",
      "void", "getAsmBlockArgumentNames",
      (ins "::mlir::Region &":$region, "::mlir::OpAsmSetValueNameFn":$setNameFn), [{}],
      [{ return; }]>,
    InterfaceMethod<"Suggests names for blocks.",
      "void", "getAsmBlockNames", (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), [{}],
      [{ ; }]>,
    StaticInterfaceMethod<[{
        Dialect whose operations are printed without prefix in the regions.
      }],
      "::llvm::StringRef", "getDefaultDialect", (ins), [{}],
      [{ return ""; }]>
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = [{
    Names a type suggests for values of it, and for an alias of itself.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Suggests a name for a value of this type.",
      "void", "getAsmName", (ins "::mlir::OpAsmSetNameFn":$setNameFn), [{}],
      [{ ; }]>,
    InterfaceMethod<"Writes the name of an alias to `os` and says how much it matters.",
      "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream &":$os), [{}],
      [{ return ::mlir::OpAsmAliasResult::NoAlias; }]>
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = [{
    The alias an attribute suggests for itself.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Writes the name of an alias to `os` and says how much it matters.",
      "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream &":$os), [{}],
      [{ return ::mlir::OpAsmAliasResult::NoAlias; }]>
  ];
}

// A parameter that is a handle of a resource in the file's metadata section.
class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // MLIR_IR_OPASMINTERFACE_TD
