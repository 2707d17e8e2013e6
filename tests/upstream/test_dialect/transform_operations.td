//===- transform_operations.td - operations of transform that MLIR's tests define in C++ -----------------===//

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TestTransformOp : Op<Transform_Dialect, "test_transform_op",
    [DeclareOpInterfaceMethods<TransformOpInterface>, NoMemoryEffect]> {
  let hasCustomAssemblyFormat = 1;
}
