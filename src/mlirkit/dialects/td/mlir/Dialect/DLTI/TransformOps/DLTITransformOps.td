//===- Data layout in the transform dialect ---------------------------------===//

#ifndef MLIR_DIALECT_DLTI_TRANSFORMOPS_DLTITRANSFORMOPS_TD
#define MLIR_DIALECT_DLTI_TRANSFORMOPS_DLTITRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def QueryOp : Op<Transform_Dialect, "dlti.query", _EachWithEffects> {
  let summary = "parameter with what the data layout says of keys";
  let arguments = (ins _Handle:$target, ArrayAttr:$keys);
  let results = (outs _Param:$associated_attr);
  let assemblyFormat = "$keys `at` $target attr-dict `:` functional-type(operands, results)";
}

#endif // MLIR_DIALECT_DLTI_TRANSFORMOPS_DLTITRANSFORMOPS_TD
