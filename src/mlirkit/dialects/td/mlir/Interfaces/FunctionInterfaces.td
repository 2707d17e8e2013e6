//===- Functions -------------------------------------------------------------===//
//
// A symbol with a body that can be called and a type that says how.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let description = [{
    A function: a symbol with one region, which is empty for a declaration, and a
    function type in an attribute. The arguments of the entry block are those of the
    type. Arguments and results may have attributes.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The function type.",
      "::mlir::Type", "getFunctionType">,
    InterfaceMethod<"Changes the function type.",
      "void", "setFunctionTypeAttr", (ins "::mlir::TypeAttr":$type)>,
    InterfaceMethod<"The function type with other inputs and results.",
      "::mlir::Type", "cloneTypeWith",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$results), [{}],
      [{ return $_op.getFunctionType().clone(inputs, results); }]>,
    InterfaceMethod<[{
        Checks the body: the entry block's arguments must be those of the type.
      }],
      "::llvm::LogicalResult", "verifyBody", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Checks the type.",
      "::llvm::LogicalResult", "verifyType", (ins), [{}],
      [{ return success(); }]>
  ];
  let verify = [{ return function_interface_impl::verifyTrait(cast<ConcreteOp>($_op)); }];
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
