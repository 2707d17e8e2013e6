//===- Operations that write into given destinations -------------------------===//

#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = [{
    An operation that gets, for each tensor result, an operand of the same type whose
    elements the result starts from (an init). With memrefs the inits themselves are
    written and there are no results.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The inits.",
      "::mlir::MutableOperandRange", "getDpsInitsMutable">
  ];
  let verify = [{ return detail::verifyDestinationStyleOpInterface($_op); }];
  let verifyWithRegions = 1;
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE
