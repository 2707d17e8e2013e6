//===- Bounds on index values and dimensions ---------------------------------===//

#ifndef VALUEBOUNDSOPINTERFACE
#define VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = [{
    An operation that bounds its index results, and the dimensions of its shaped
    results, by its operands.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Adds bounds on an index result or block argument to `cstr`.",
      "void", "populateBoundsForIndexValue",
      (ins "::mlir::Value":$value, "::mlir::ValueBoundsConstraintSet &":$cstr), [{}],
      [{ llvm_unreachable("not implemented"); }]>,
    InterfaceMethod<[{
        Adds bounds on a dimension of a shaped result or block argument to `cstr`.
      }],
      "void", "populateBoundsForShapedValueDim",
      (ins "::mlir::Value":$value, "int64_t":$dim,
           "::mlir::ValueBoundsConstraintSet &":$cstr), [{}],
      [{ llvm_unreachable("not implemented"); }]>
  ];
}

#endif // VALUEBOUNDSOPINTERFACE
