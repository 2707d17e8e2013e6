//===- The tosa dialect: operations that the specification does not have ----===//

#ifndef MLIR_DIALECT_TOSA_IR_TOSAUTILOPS_TD
#define MLIR_DIALECT_TOSA_IR_TOSAUTILOPS_TD

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

def Tosa_ApplyScaleOp
    : Tosa_Op<"apply_scale",
              !listconcat([Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>],
                          ElementwiseMappable.traits)> {
  let summary = "multiplies, shifts and rounds";
  let arguments = (ins Tosa_IntLike:$value, Tosa_IntLike:$multiplier, Tosa_Int8Like:$shift,
                       Tosa_RoundingModeAttr:$rounding_mode);
  let results = (outs Tosa_IntLike:$output);
  let hasCustomAssemblyFormat = 1;
}

def Tosa_YieldOp : Tosa_Op<"yield", [Terminator, Pure]> {
  let summary = "ends a region with values";
  let arguments = (ins Variadic<Tosa_Tensor>:$inputs);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
}

#endif // MLIR_DIALECT_TOSA_IR_TOSAUTILOPS_TD
