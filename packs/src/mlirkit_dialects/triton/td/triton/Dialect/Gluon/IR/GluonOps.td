// The operation of gluon.

#ifndef GLUON_OPS
#define GLUON_OPS

include "mlir/IR/OpBase.td"
include "triton/Dialect/Gluon/IR/GluonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonInterfaces.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"

def Gluon_SetAutoLayoutOp : Op<Gluon_Dialect, "set_auto_layout", [
    SameOperandsAndResultShape, SameOperandsAndResultElementType, VerifyTensorLayoutsTrait]> {
  let summary = "Choose the layout of a tensor";
  let arguments = (ins TT_Tensor:$src);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
}

#endif // GLUON_OPS
