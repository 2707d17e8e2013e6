// Computations that can be written as loops over scalars.

#ifndef TORCH_MLIR_DIALECT_TMTENSOR_SCALARLOOPOPINTERFACE
#define TORCH_MLIR_DIALECT_TMTENSOR_SCALARLOOPOPINTERFACE

include "mlir/IR/OpBase.td"

def ScalarLoopOpInterface : OpInterface<"ScalarLoopOpInterface"> {
  let description = "Loops, and what is computed inside of the innermost.";
  let cppNamespace = "::mlir::torch::TMTensor";
  let methods = [
    _DefaultMethod<"What is written.", "SmallVector<Value>", "getDestinationOperands", (ins "OpBuilder &":$b)>,
    InterfaceMethod<"Kinds of the loops.", "SmallVector<utils::IteratorType>", "getLoopIteratorTypes">,
    InterfaceMethod<"Bounds and steps of the loops.",
      "SmallVector<Range>", "getIterationDomain", (ins "OpBuilder &":$b)>,
    _DefaultMethod<"Makes the body of the innermost loop.", "LogicalResult", "generateScalarImplementation",
      (ins "OpBuilder &":$b, "Location ":$loc, "ValueRange ":$ivs)>
  ];
}

#endif // TORCH_MLIR_DIALECT_TMTENSOR_SCALARLOOPOPINTERFACE
