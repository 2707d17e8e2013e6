// Traits and interfaces of operations on buffers.

#ifndef TRITONGPU_OP_INTERFACES
#define TRITONGPU_OP_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def VerifyMemDescLayoutsTrait : NativeOpTrait<"VerifyMemDescLayoutsTrait">;

// Operations on barriers in shared memory, whose buffers a hook checks.
def MBarrierOpInterface : OpInterface<"MBarrierOpInterface"> {
  let cppNamespace = "::mlir::triton::gpu";
  let methods = [InterfaceMethod<
    "The barrier, if there is one", "::mlir::TypedValue<::mlir::triton::gpu::MemDescType>", "getBarrier">];
}

// Operations whose operands have a layout for each of their results' layouts.
class TTG_LayoutCastInterface<string name> : OpInterface<name> {
  let cppNamespace = "::mlir::triton::gpu";
  let methods = [
    InterfaceMethod<"The layout of the result for that of an operand", "mlir::Attribute", "inferDstEncoding",
                    (ins "unsigned":$opIdx, "mlir::Attribute":$srcEnc)>,
    InterfaceMethod<"The layout of an operand for that of the result", "mlir::Attribute", "inferSrcEncoding",
                    (ins "unsigned":$opIdx, "mlir::Attribute":$dstEnc)>
  ];
}
def CastFpOpInterface : TTG_LayoutCastInterface<"CastFpOpInterface">;
def UpcastFpOpInterface : TTG_LayoutCastInterface<"UpcastFpOpInterface">;

#endif // TRITONGPU_OP_INTERFACES
