//===- transform_operations.td - operations of transform that MLIR's tests define in C++ -----------------===//

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TestTransformOp : Op<Transform_Dialect, "test_transform_op",
    [DeclareOpInterfaceMethods<TransformOpInterface>, NoMemoryEffect]> {
  let hasCustomAssemblyFormat = 1;
}

// The rest of what is verified is what the trait verifies.
def TestTransformUnrestrictedOpNoInterface : Op<Transform_Dialect,
    "test_transform_unrestricted_op_no_interface",
    [PossibleTopLevelTransformOpTrait, DeclareOpInterfaceMethods<TransformOpInterface>, NoMemoryEffect]> {
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Variadic<AnyType>:$results_);
  let regions = (region VariadicRegion<AnyRegion>:$regions_);
}
