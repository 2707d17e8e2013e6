//===- The spirv dialect: barriers ------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVBARRIEROPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVBARRIEROPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

def SPIRV_ControlBarrierOp : SPIRV_Op<"ControlBarrier"> {
  let summary = "wait for the other invocations in a scope";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict";
}

def SPIRV_MemoryBarrierOp : SPIRV_Op<"MemoryBarrier"> {
  let summary = "order of memory accesses as others in a scope see it";
  let arguments = (ins SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$memory_scope `,` $memory_semantics attr-dict";
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVBARRIEROPS_TD
