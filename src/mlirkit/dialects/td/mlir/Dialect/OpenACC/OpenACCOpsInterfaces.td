//===- The acc dialect: what operations of any dialect may promise ----------===//

#ifndef MLIR_DIALECT_OPENACC_OPENACCOPSINTERFACES_TD
#define MLIR_DIALECT_OPENACC_OPENACCOPSINTERFACES_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

let cppNamespace = "::mlir::acc" in {

//===- Regions --------------------------------------------------------------===//

def ComputeRegionOpInterface : OpInterface<"ComputeRegionOpInterface"> {
  let description = "Has a region that computes.";
  let methods = [
    InterfaceMethod<"The block for allocations.", "::mlir::Block*", "getAllocaBlock", (ins),
                    "return &$_op.getRegion().front();">
  ];
}

def OffloadRegionOpInterface : OpInterface<"OffloadRegionOpInterface"> {
  let description = "Has a region that runs on another device.";
}

def OutlineRematerializationOpInterface : OpInterface<"OutlineRematerializationOpInterface"> {
  let description = "Is repeated inside such a region instead of passed to it.";
  let verify = [{
    if (::mlir::isMemoryEffectFree($_op))
      return ::mlir::success();
    return $_op->emitOpError("must be memory effect free");
  }];
}

//===- Variables ------------------------------------------------------------===//

def PartialEntityAccessOpInterface : OpInterface<"PartialEntityAccessOpInterface"> {
  let description = "Gives a part of a variable.";
  let methods = [
    InterfaceMethod<"The variable.", "::mlir::Value", "getBaseEntity">,
    InterfaceMethod<"Whether the part is all of it.", "bool", "isCompleteView", (ins),
                    "return false;">
  ];
}

def GlobalVariableOpInterface : OpInterface<"GlobalVariableOpInterface"> {
  let description = "Defines a global variable.";
  let methods = [
    InterfaceMethod<"Whether it never changes.", "bool", "isConstant", (ins), "return false;">,
    InterfaceMethod<"The region that gives the first value, if any.", "::mlir::Region*",
                    "getInitRegion">
  ];
}

def AddressOfGlobalOpInterface : OpInterface<"AddressOfGlobalOpInterface"> {
  let description = "Gives a global variable's address.";
  let methods = [
    InterfaceMethod<"The variable's name.", "::mlir::SymbolRefAttr", "getSymbol">
  ];
}

def IndirectGlobalAccessOpInterface : OpInterface<"IndirectGlobalAccessOpInterface"> {
  let description = "Uses global variables that it does not name itself.";
  let methods = [
    InterfaceMethod<"Adds their names.", "void", "getReferencedSymbols",
                    (ins "::llvm::SmallVectorImpl<::mlir::SymbolRefAttr>&":$symbols,
                         "::mlir::SymbolTable *":$symbolTable)>
  ];
}
}

#endif // MLIR_DIALECT_OPENACC_OPENACCOPSINTERFACES_TD
