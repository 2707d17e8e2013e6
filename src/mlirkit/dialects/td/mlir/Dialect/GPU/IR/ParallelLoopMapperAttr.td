//===- The gpu dialect: which dimension of a loop runs on which processor ---===//

#ifndef MLIR_DIALECT_GPU_IR_PARALLELLOOPMAPPERATTR_TD
#define MLIR_DIALECT_GPU_IR_PARALLELLOOPMAPPERATTR_TD

include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/IR/EnumAttr.td"

defset list<I64EnumAttrCase> _GPU_Processors = {
  def BlockX : I64EnumAttrCase<"BlockX", 0, "block_x">;
  def BlockY : I64EnumAttrCase<"BlockY", 1, "block_y">;
  def BlockZ : I64EnumAttrCase<"BlockZ", 2, "block_z">;
  def ThreadX : I64EnumAttrCase<"ThreadX", 3, "thread_x">;
  def ThreadY : I64EnumAttrCase<"ThreadY", 4, "thread_y">;
  def ThreadZ : I64EnumAttrCase<"ThreadZ", 5, "thread_z">;
  def Sequential : I64EnumAttrCase<"Sequential", 6, "sequential">;
}
def ProcessorEnum : I64EnumAttr<"Processor", "processor for loop mapping", _GPU_Processors> {
  let cppNamespace = "::mlir::gpu";
}

// `map` takes the id to the loop's index, `bound` the loop's bound to the launch's.
def ParallelLoopDimMappingAttr : GPU_Attr<"ParallelLoopDimMapping", "loop_dim_map"> {
  let parameters = (ins EnumParameter<ProcessorEnum>:$processor, "AffineMap":$map,
                        "AffineMap":$bound);
  let assemblyFormat = "`<` struct(params) `>`";
}
def ParallelLoopMappingAttr
    : TypedArrayAttrBase<ParallelLoopDimMappingAttr,
                         "parallel loop to processor mapping attribute">;

#endif // MLIR_DIALECT_GPU_IR_PARALLELLOOPMAPPERATTR_TD
