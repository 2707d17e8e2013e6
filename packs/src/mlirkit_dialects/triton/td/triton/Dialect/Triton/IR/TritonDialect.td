// The tt dialect: kernels over tensors of values and pointers, before they have layouts.

#ifndef TRITON_DIALECT
#define TRITON_DIALECT

include "mlir/IR/OpBase.td"

def Triton_Dialect : Dialect {
  let name = "tt";
  let summary = "Programs over tensors, as Triton kernels are lowered to";
  let cppNamespace = "::mlir::triton";
  let dependentDialects = [
    "arith::ArithDialect", "math::MathDialect", "scf::SCFDialect", "cf::ControlFlowDialect", "ub::UBDialect"
  ];
  let discardableAttrs = (ins
    "::mlir::IntegerAttr":$num_stages,
    "::mlir::IntegerAttr":$latency,
    "::mlir::IntegerAttr":$self_latency);
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

include "triton/Dialect/Triton/IR/TritonTypes.td"

#endif // TRITON_DIALECT
