//===- Calls and what can be called ------------------------------------------===//
//
// An operation that calls, one that can be called, and the attributes of arguments
// and results both carry.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = [{
    An operation with attributes for its arguments and results: arrays of
    dictionaries.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Attributes of the arguments, or none.",
      "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"Attributes of the results, or none.",
      "::mlir::ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"Changes the attributes of the arguments.",
      "void", "setArgAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Changes the attributes of the results.",
      "void", "setResAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes the attributes of the arguments.",
      "::mlir::Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"Removes the attributes of the results.",
      "::mlir::Attribute", "removeResAttrsAttr">
  ];
}

def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{
    An operation that transfers control to a callable and returns from it.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is called: a symbol or a value.",
      "::mlir::CallInterfaceCallable", "getCallableForCallee">,
    InterfaceMethod<"Changes what is called.",
      "void", "setCalleeFromCallable", (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"The operands passed on.",
      "::mlir::Operation::operand_range", "getArgOperands">,
    InterfaceMethod<"The same operands, to be changed.",
      "::mlir::MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<"The operation called, looked up through `symbolTable`.",
      "::mlir::Operation *", "resolveCallableInTable",
      (ins "::mlir::SymbolTableCollection *":$symbolTable), [{}],
      [{ return ::mlir::call_interface_impl::resolveCallable($_op, symbolTable); }]>,
    InterfaceMethod<"The operation called, if it can be found.",
      "::mlir::Operation *", "resolveCallable", (ins), [{}],
      [{ return ::mlir::call_interface_impl::resolveCallable($_op); }]>
  ];
}

def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{
    An operation that can be called.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The body, or null if it is elsewhere.",
      "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"Types of the arguments of a call.",
      "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"Types of the results of a call.",
      "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
