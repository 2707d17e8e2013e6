// What all computations of tm_tensor are asked.

#ifndef TORCH_MLIR_DIALECT_TMTENSOR_INTERFACES
#define TORCH_MLIR_DIALECT_TMTENSOR_INTERFACES

include "torch-mlir-dialects/Dialect/TMTensor/IR/TMTensorBase.td"

def TMTensorInterface : OpInterface<"TMTensorOp"> {
  let description = "A computation from inputs into outputs; outputs that are tensors are results as well.";
  let cppNamespace = "::mlir::torch::TMTensor";
  let methods = [
    InterfaceMethod<"What is read.", "ValueRange", "getInputs">,
    InterfaceMethod<"What is written, or what results begin as.", "ValueRange", "getOutputs">,
    _DefaultMethod<"The region reads the operand's element.",
      "bool", "payloadUsesValueFromOperand", (ins "OpOperand *":$opOperand)>
  ];
  let verify = [{ return detail::verifyTMTensorOpInterface($_op); }];
}

#endif // TORCH_MLIR_DIALECT_TMTENSOR_INTERFACES
