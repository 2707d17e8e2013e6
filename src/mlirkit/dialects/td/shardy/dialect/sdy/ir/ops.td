//===- ops.td - Operations of the sdy dialect -------------------*- tablegen -*-===//

#ifndef MLIRKIT_SDY_OPS
#define MLIRKIT_SDY_OPS

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "shardy/dialect/sdy/ir/attrs.td"
include "shardy/dialect/sdy/ir/op_interface.td"

class Sdy_Op<string mnemonic, list<Trait> traits = []> : Op<Sdy_Dialect, mnemonic, traits>;

def Sdy_MeshOp : Sdy_Op<"mesh", [Symbol, HasParent<"ModuleOp">]> {
  let summary = "Named mesh";
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_Mesh:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
}

//===----------------------------------------------------------------------===//
// Shardings of tensors
//===----------------------------------------------------------------------===//

class Sdy_AnnotationOp<string mnemonic, list<Trait> traits = []>
    : Sdy_Op<mnemonic, !listconcat(traits, [SameOperandsAndResultType, InferTypeOpInterface])> {
  let arguments = (ins AnyType:$input, Sdy_TensorSharding:$sharding);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
}

def Sdy_ShardingConstraintOp : Sdy_AnnotationOp<"sharding_constraint"> {
  let summary = "Constrains a tensor to the specified sharding";
}

def Sdy_ReshardOp : Sdy_AnnotationOp<"reshard", [Pure]> {
  let summary = "Reshards a tensor to a different sharding";
  let hasCanonicalizer = 1;
}

def Sdy_ShardingGroupOp : Sdy_Op<"sharding_group", [InferTypeOpInterface]> {
  let summary = "Constrains tensors in the group to have the same sharding.";
  let arguments = (ins AnyRankedTensor:$input, I64Attr:$group_id);
  let assemblyFormat = "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)";
}

// The direction is never BOTH, which would say nothing.
def Sdy_PropagationBarrierOp
    : Sdy_Op<"propagation_barrier", [Pure, SameOperandsAndResultType, InferTypeOpInterface]> {
  let summary = "Propagation barrier operation";
  let arguments = (ins AnyRankedTensor:$input, Sdy_PropagationDirection:$allowed_direction);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input `allowed_direction` `` `=` `` $allowed_direction attr-dict `:` type($input)";
  let hasVerifier = 1;
}

// Not ConstantLike: folding must not merge constants that are sharded in different ways.
def Sdy_ConstantOp : Sdy_Op<"constant", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Constant operation";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTensor:$output);
  let hasCustomAssemblyFormat = 1;
}

def Sdy_DataFlowEdgeOp : Sdy_Op<"data_flow_edge", [SameOperandsAndResultType, InferTypeOpInterface]> {
  let summary = "data flow edge op.";
  let arguments = (ins AnyShaped:$input, OptionalAttr<Sdy_TensorSharding>:$sharding);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)";
}

def Sdy_FuncDataFlowEdgeOp
    : Sdy_Op<"func_data_flow_edge", [SameOperandsAndResultType, InferTypeOpInterface]> {
  let summary = "func input/output data flow edge op.";
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

//===----------------------------------------------------------------------===//
// Computations
//===----------------------------------------------------------------------===//

def Sdy_ReturnOp : Sdy_Op<"return", [Pure, ReturnLike, Terminator]> {
  let summary = "Terminates the regions of sdy's operations";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

// The body is one device's program, of local shapes, along the manual axes.
def Sdy_ManualComputationOp : Sdy_Op<"manual_computation",
    [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">, IsolatedFromAbove]> {
  let summary = "Multi-device parallelism operation with manual collectives";
  let arguments = (ins
    Variadic<AnyType>:$tensors,
    Sdy_TensorShardingPerValue:$in_shardings,
    Sdy_TensorShardingPerValue:$out_shardings,
    Sdy_ManualAxes:$manual_axes
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `(` operands `)`
    `in_shardings` `` `=` `` custom<StrippedTensorShardingPerValueAttr>($in_shardings)
    `out_shardings` `` `=` `` custom<StrippedTensorShardingPerValueAttr>($out_shardings)
    `manual_axes` `` `=` `` $manual_axes
    custom<SingleBlockRegionNoBlockId>($body) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Sdy_NamedComputationOp : Sdy_Op<"named_computation",
    [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">, RecursivelySpeculatable,
     IsolatedFromAbove, DeclareOpInterfaceMethods<InferTypeOpInterface>,
     Sdy_ShardableDataFlowOpInterface]> {
  let summary = "named computation operation";
  let arguments = (ins
    StrAttr:$name,
    Variadic<AnyType>:$operands,
    OptionalAttr<Sdy_TensorShardingPerValue>:$in_shardings,
    OptionalAttr<Sdy_TensorShardingPerValue>:$out_shardings
  );
  let results = (outs Variadic<AnyType>);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `<` $name `>` `` `(` $operands `)`
    (`in_shardings` `` `=` `` custom<StrippedTensorShardingPerValueAttr>($in_shardings)^)?
    (`out_shardings` `` `=` `` custom<StrippedTensorShardingPerValueAttr>($out_shardings)^)?
    custom<SingleBlockRegionNoBlockId>($body) attr-dict `:` functional-type($operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Collectives: communication that gives a tensor another sharding
//===----------------------------------------------------------------------===//

class Sdy_CollectiveOp<string mnemonic, string text>
    : Sdy_Op<mnemonic, [SameOperandsAndResultType, InferTypeOpInterface, Sdy_CollectiveOpInterface]> {
  let summary = text;
  let results = (outs AnyShaped:$result);
}

class Sdy_AxesOp<string mnemonic, string name, Attr axes, string text>
    : Sdy_CollectiveOp<mnemonic, text> {
  let arguments = !dag(ins, [AnyShaped, axes, Sdy_TensorSharding], ["tensor", name, "out_sharding"]);
  let assemblyFormat = "$" # name
      # " $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)";
}

def Sdy_AllGatherOp : Sdy_AxesOp<"all_gather", "gathering_axes", Sdy_ListOfAxisRefLists,
                                 "Performs an all-gather communication along axes"> {
  let hasCanonicalizer = 1;
}

def Sdy_AllSliceOp : Sdy_AxesOp<"all_slice", "slicing_axes", Sdy_ListOfAxisRefLists,
                                "Performs a dynamic-slice operation along axes"> {
  let hasCanonicalizer = 1;
}

def Sdy_AllToAllOp : Sdy_AxesOp<"all_to_all", "params", Sdy_AllToAllParamList,
                                "Performs an all-to-all communication along axes"> {
  let hasCanonicalizer = 1;
}

def Sdy_CollectivePermuteOp
    : Sdy_CollectiveOp<"collective_permute",
                       "Performs a collective-permute communication to replace axes"> {
  let arguments = (ins AnyShaped:$tensor, Sdy_TensorSharding:$out_sharding);
  let assemblyFormat = "$tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

def Sdy_AllReduceOp : Sdy_AxesOp<"all_reduce", "reduction_axes", Sdy_AxisRefList,
                                 "Perform an all-reduce comunication along axes"> {
  let hasCanonicalizer = 1;
}

def Sdy_ReduceScatterOp : Sdy_AxesOp<"reduce_scatter", "reduce_scatter_axes", Sdy_ListOfAxisRefLists,
                                     "Performs a reduce-scatter communication along axes"> {
  let hasCanonicalizer = 1;
}

def Sdy_ShardedToUnreducedOp
    : Sdy_AxesOp<"sharded_to_unreduced", "axes", Sdy_ListOfAxisRefLists,
                 "Move some sharded axes of the operand to unreduced axes of the result.">;

def Sdy_ReplicatedToUnreducedOp
    : Sdy_AxesOp<"replicated_to_unreduced", "axes", Sdy_AxisRefList,
                 "Move implicitly or explicitly replicated axes to unreduced axes.">;

#endif
