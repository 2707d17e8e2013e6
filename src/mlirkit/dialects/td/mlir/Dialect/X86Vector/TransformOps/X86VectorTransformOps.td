//===- x86 vectors in the transform dialect ---------------------------------===//

#ifndef MLIR_DIALECT_X86VECTOR_TRANSFORMOPS_X86VECTORTRANSFORMOPS_TD
#define MLIR_DIALECT_X86VECTOR_TRANSFORMOPS_X86VECTORTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"

def ApplyVectorContractToFMAPatternsOp
    : _PatternsOp<"x86vector.vector_contract_to_fma", "contractions to vector.fma">;
def ApplyVectorContractToPackedTypeDotProductPatternsOp
    : _PatternsOp<"x86vector.vector_contract_to_packed_type_dot_product",
                  "contractions to dot products of packed elements">;
def ApplyVectorContractBF16ToFMAPatternsOp
    : _PatternsOp<"x86vector.vector_contract_bf16_to_fma",
                  "contractions of bf16 to vector.fma of f32">;
def ApplySinkVectorProducerOpsPatternsOp
    : _PatternsOp<"x86vector.sink_vector_producer_ops", "moves loads next to their users">;

#endif // MLIR_DIALECT_X86VECTOR_TRANSFORMOPS_X86VECTORTRANSFORMOPS_TD
