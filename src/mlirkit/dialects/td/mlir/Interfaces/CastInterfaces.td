//===- Casts -----------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let description = [{
    An operation that turns values of some types into values of others. Casting a
    value to its own type is no change.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Whether values of types `inputs` can be cast to `outputs`.",
      "bool", "areCastCompatible",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$outputs)>
  ];
  let verify = [{ return impl::verifyCastInterfaceOp($_op); }];
}

#endif // MLIR_INTERFACES_CASTINTERFACES
