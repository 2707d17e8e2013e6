//===- Operations that can be split over a grid -----------------------------===//

#ifndef MLIR_DIALECT_SHARD_INTERFACES_SHARDINGINTERFACE_TD
#define MLIR_DIALECT_SHARD_INTERFACES_SHARDINGINTERFACE_TD

include "mlir/IR/OpBase.td"

def ShardingInterface : OpInterface<"ShardingInterface"> {
  let description = [{
    An operation whose shardings follow from loops: their kinds, and maps from them to
    indices of the operands and results.
  }];
  let cppNamespace = "::mlir::shard";
  let methods = [
    InterfaceMethod<"The kinds of the loops: parallel or reduction.",
      "SmallVector<mlir::utils::IteratorType>", "getLoopIteratorTypes", (ins), "",
      "return {};">,
    InterfaceMethod<"What the reduction loops compute, in order.",
      "SmallVector<ReductionKind>", "getReductionLoopIteratorKinds", (ins), "",
      "return {};">,
    InterfaceMethod<"Maps from the loops to indices, of operands and then results.",
      "SmallVector<AffineMap>", "getIndexingMaps", (ins), "", "return {};">,
    InterfaceMethod<"How to split the loops, given shardings of some operands and results.",
      "FailureOr<ShardingOption>", "getShardingOption",
      (ins "ArrayRef<Sharding>":$operandShardings, "ArrayRef<Sharding>":$resultShardings), "",
      "return detail::defaultGetShardingOption($_op, operandShardings, resultShardings);">,
    InterfaceMethod<"Shardings of operands and results that follow from how loops are split.",
      "FailureOr<std::vector<Sharding>>", "getShardingAnnotations",
      (ins "const ShardingOption &":$shardingOption), "",
      "return detail::defaultGetShardingAnnotations($_op, shardingOption);">,
    InterfaceMethod<"Adds those shardings where there are none.",
      "LogicalResult", "addShardingAnnotations",
      (ins "OpBuilder &":$b, "const ShardingOption &":$shardingOption), "",
      "return detail::defaultAddShardingAnnotations($_op, b, shardingOption);">,
    InterfaceMethod<[{
        Builds the operation on shards. `partitionMap` maps whole values to shards, and gets
        those of the results; the sharding of what is no ranked tensor is null.
      }],
      "LogicalResult", "partition",
      (ins "ArrayRef<Value>":$partitionedOperands, "ArrayRef<Sharding>":$operandShardings,
           "ArrayRef<Sharding>":$resultShardings, "IRMapping&":$partitionMap,
           "SymbolTableCollection &":$symbolTableCollection, "OpBuilder &":$builder), "",
      [{
        partitionFullyReplicatedOperation(*$_op, partitionedOperands, operandShardings,
                                          resultShardings, partitionMap,
                                          symbolTableCollection, builder);
        return success();
      }]>
  ];
  let extraClassDeclaration = [{
    LogicalResult verifyShardingInterfaceImpl();
    void printLoopTypesAndIndexingMaps(raw_ostream &os);
  }];
}

#endif // MLIR_DIALECT_SHARD_INTERFACES_SHARDINGINTERFACE_TD
