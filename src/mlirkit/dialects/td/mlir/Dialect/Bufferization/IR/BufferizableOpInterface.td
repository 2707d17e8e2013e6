//===- Operations whose tensors become buffers ------------------------------===//

#ifndef MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZABLEOPINTERFACE_TD
#define MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

// Types of parameters.
defvar _BufferAnalysis = "const ::mlir::bufferization::AnalysisState &";
defvar _BufferOptions = "const ::mlir::bufferization::BufferizationOptions &";

def BufferizableOpInterface : OpInterface<"BufferizableOpInterface"> {
  let description = [{
    An operation that can be rewritten on buffers. Its answers about reads, writes and
    aliases decide which tensors share a buffer; where in doubt, yes is safe.
  }];
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    // Reads, writes and allocations.
    _DefaultMethod<"The value's buffer may be a new one.",
      "bool", "bufferizesToAllocation", (ins "::mlir::Value":$value)>,
    _DefaultMethod<"It reads the operand's buffer.",
      "bool", "bufferizesToMemoryRead",
      (ins "::mlir::OpOperand &":$opOperand, _BufferAnalysis:$state)>,
    _DefaultMethod<"It writes the operand's buffer.",
      "bool", "bufferizesToMemoryWrite",
      (ins "::mlir::OpOperand &":$opOperand, _BufferAnalysis:$state)>,
    _DefaultMethod<"It reads each element of the operands before it writes that element.",
      "bool", "bufferizesToElementwiseAccess",
      (ins _BufferAnalysis:$state, "::llvm::ArrayRef<::mlir::OpOperand *>":$opOperands)>,
    _DefaultMethod<"It writes the result's buffer.",
      "bool", "resultBufferizesToMemoryWrite",
      (ins "::mlir::OpResult":$opResult, _BufferAnalysis:$state)>,
    _DefaultMethod<"The operand's buffer may not be copied.",
      "bool", "mustBufferizeInPlace",
      (ins "::mlir::OpOperand &":$opOperand, _BufferAnalysis:$state)>,

    // Aliases.
    _DefaultMethod<"Values that may share the operand's buffer.",
      "::mlir::bufferization::AliasingValueList", "getAliasingValues",
      (ins "::mlir::OpOperand &":$opOperand, _BufferAnalysis:$state)>,
    _DefaultMethod<"Operands whose buffers the value may share.",
      "::mlir::bufferization::AliasingOpOperandList", "getAliasingOpOperands",
      (ins "::mlir::Value":$value, _BufferAnalysis:$state)>,

    // Rewriting.
    _DefaultMethod<"Copies tensors where two users conflict.",
      "::llvm::LogicalResult", "resolveConflicts",
      (ins "::mlir::RewriterBase &":$rewriter, _BufferAnalysis:$analysisState,
           "const ::mlir::bufferization::BufferizationState &":$bufferizationState)>,
    _DefaultMethod<"Replaces the operation by one on buffers.",
      "::llvm::LogicalResult", "bufferize",
      (ins "::mlir::RewriterBase &":$rewriter, _BufferOptions:$options,
           "::mlir::bufferization::BufferizationState &":$state)>,

    // Conflicts.
    _DefaultMethod<"The value's buffer may be written.",
      "bool", "isWritable", (ins "::mlir::Value":$value, _BufferAnalysis:$state)>,
    _DefaultMethod<"A read and a write do not conflict although they seem to.",
      "bool", "isNotConflicting",
      (ins "::mlir::OpOperand *":$uRead, "::mlir::OpOperand *":$uWrite,
           _BufferAnalysis:$state)>,
    _DefaultMethod<"Whether the operation supports what the analysis decided.",
      "::llvm::LogicalResult", "verifyAnalysis", (ins _BufferAnalysis:$state)>,

    // Types and regions.
    _DefaultMethod<"Type of the value's buffer.",
      "::mlir::FailureOr<::mlir::bufferization::BufferLikeType>", "getBufferType",
      (ins "::mlir::Value":$value, _BufferOptions:$options,
           "const ::mlir::bufferization::BufferizationState &":$state,
           "::llvm::SmallVector<::mlir::Value> &":$invocationStack)>,
    _DefaultMethod<"A region may run more than once.",
      "bool", "isRepetitiveRegion", (ins "unsigned":$index)>,
    _DefaultMethod<"A region may run in parallel with itself.",
      "bool", "isParallelRegion", (ins "unsigned":$index)>,
    _DefaultMethod<"It has tensors, which are not buffers yet.",
      "bool", "hasTensorSemantics">,
    StaticInterfaceMethod<"Its regions may have branches.",
      "bool", "supportsUnstructuredControlFlow", (ins), [{}], [{ return false; }]>
  ];
}

#endif // MLIR_DIALECT_BUFFERIZATION_IR_BUFFERIZABLEOPINTERFACE_TD
