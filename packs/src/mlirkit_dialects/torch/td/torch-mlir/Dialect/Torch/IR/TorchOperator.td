// The classes that PyTorch's operators are listed with, in GeneratedTorchOps.td.

#ifndef TORCH_OPERATOR
#define TORCH_OPERATOR

include "torch-mlir/Dialect/Torch/IR/TorchTypes.td"

// An operator whose syntax is its operands, attributes and all types; nothing stands for what there is none of.
class Torch_Operator<string operatorName, dag operandList, dag resultList, bit isVerified = 0,
                     list<Trait> kind = []>
    : Torch_Op<operatorName, !listconcat(kind, [AllowsTypeRefinement])> {
  let summary = "The operator `" # !subst(".", "::", operatorName) # "`";
  let arguments = operandList;
  let results = resultList;
  let hasVerifier = isVerified;
  let assemblyFormat = !cond(
    !eq(!size(operandList), 0): "attr-dict `:` type(results)",
    !eq(!size(resultList), 0): "operands attr-dict `:` type(operands)",
    true: "operands attr-dict `:` type(operands) `->` type(results)");
}

// A function of values.
class Torch_ValueOperator<string operatorName, dag operandList, dag resultList, bit isVerified = 0>
    : Torch_Operator<operatorName, operandList, resultList, isVerified> {
  let traits = [AllowsTypeRefinement, HasValueSemantics, ReadOnly];
}

// Reads only, but the result may share memory with the operand.
class Torch_ViewOperator<string operatorName, dag operandList, dag resultList, bit isVerified = 0>
    : Torch_Operator<operatorName, operandList, resultList, isVerified> {
  let traits = [AllowsTypeRefinement, ReadOnly];
}

// Changes its first operand, and gives it.
class Torch_InplaceOperator<string operatorName, dag operandList, dag resultList, bit isVerified = 0>
    : Torch_Operator<operatorName, operandList, resultList, isVerified,
                     [IsTrailingUnderscoreInplaceVariant]>;

#endif // TORCH_OPERATOR
