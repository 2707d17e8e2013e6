//===- The shard dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_SHARD_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_SHARD_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def ShardingPropagation
    : InterfacePass<"sharding-propagation", "mlir::FunctionOpInterface"> {
  let summary = "annotates all tensors with shardings that follow from those annotated";
  let dependentDialects = ["shard::ShardDialect"];
  let options = [
    Option<"traversal", "traversal", "mlir::shard::TraversalOrder",
           "mlir::shard::TraversalOrder::BackwardForward", "order over the operations",
           _OptionValues<"mlir::shard::TraversalOrder",
                         [["Forward", "forward", "from first to last"],
                          ["Backward", "backward", "from last to first"],
                          ["ForwardBackward", "forward-backward", "forward, then backward"],
                          ["BackwardForward", "backward-forward",
                           "backward, then forward"]]>.flags>
  ];
}

def Partition : InterfacePass<"shard-partition", "mlir::FunctionOpInterface"> {
  let summary = "makes a function whose tensors are annotated compute on one shard";
  let dependentDialects = ["shard::ShardDialect"];
}

#endif // MLIR_DIALECT_SHARD_TRANSFORMS_PASSES_TD
