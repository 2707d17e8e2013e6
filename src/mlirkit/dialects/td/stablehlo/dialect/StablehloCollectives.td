//===- StablehloCollectives.td - Between devices and the host ---*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_COLLECTIVES
#define MLIRKIT_STABLEHLO_COLLECTIVES

include "stablehlo/dialect/StablehloBase.td"

//===----------------------------------------------------------------------===//
// Who am I
//===----------------------------------------------------------------------===//

class StableHLO_DeviceIdOp<string mnemonic>
    : StableHLO_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs UI32RankedTensor);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_ReplicaIdOp : StableHLO_DeviceIdOp<"replica_id"> {
  let summary = "number of this replica";
}
def StableHLO_PartitionIdOp : StableHLO_DeviceIdOp<"partition_id"> {
  let summary = "number of this partition";
}

//===----------------------------------------------------------------------===//
// Within groups of replicas
//===----------------------------------------------------------------------===//

defvar StableHLO_UsesMeshSymbol = DeclareOpInterfaceMethods<SymbolUserOpInterface>;

def StableHLO_AllGatherOp : StableHLO_Op<"all_gather",
    [ConditionallySpeculatable, HLO_PairwiseSameOperandAndResultElementType,
     StableHLO_UsesMeshSymbol]> {
  let summary = "the operands of all, one after the other";
  let arguments = (ins
    Variadic<HLO_Tensor>:$operands,
    StableHLO_DimensionAttr:$all_gather_dim,
    StableHLO_ReplicaGroups:$replica_groups,
    StableHLO_OptionalChannel:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs Variadic<HLO_Tensor>);
  let hasVerifier = 1;
}

def StableHLO_AllReduceOp : StableHLO_Op<"all_reduce",
    [HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, InferTensorType,
     SingleBlockImplicitTerminator<"ReturnOp">, StableHLO_UsesMeshSymbol]> {
  let summary = "the operands of all, combined, to all";
  let arguments = (ins
    Variadic<HLO_Tensor>:$operands,
    StableHLO_ReplicaGroups:$replica_groups,
    StableHLO_OptionalChannel:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs Variadic<HLO_Tensor>);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def StableHLO_CollectiveReduceOp : StableHLO_Op<"collective_reduce",
    [HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, InferTensorType,
     SingleBlockImplicitTerminator<"ReturnOp">, StableHLO_UsesMeshSymbol]> {
  let summary = "the operands of all, combined, to one";
  let arguments = (ins
    Variadic<HLO_Tensor>:$operands,
    StableHLO_ReplicaGroups:$replica_groups,
    StableHLO_OptionalChannel:$channel_handle,
    UnitAttr:$use_global_device_ids,
    UnitAttr:$has_dynamic_root
  );
  let results = (outs Variadic<HLO_Tensor>);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def StableHLO_ReduceScatterOp : StableHLO_Op<"reduce_scatter",
    [ConditionallySpeculatable, StableHLO_UsesMeshSymbol]> {
  let summary = "the operands of all, combined, a part to each";
  let arguments = (ins
    HLO_Tensor:$operand,
    StableHLO_DimensionAttr:$scatter_dimension,
    StableHLO_ReplicaGroups:$replica_groups,
    StableHLO_OptionalChannel:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs HLO_Tensor);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def StableHLO_AllToAllOp : StableHLO_Op<"all_to_all",
    [ConditionallySpeculatable, HLO_PairwiseSameOperandAndResultElementType, InferTensorType,
     StableHLO_UsesMeshSymbol]> {
  let summary = "a part of each operand from each to each";
  let arguments = (ins
    Variadic<HLO_Tensor>:$operands,
    StableHLO_DimensionAttr:$split_dimension,
    StableHLO_DimensionAttr:$concat_dimension,
    StableHLO_CountAttr:$split_count,
    StableHLO_ReplicaGroups:$replica_groups,
    StableHLO_OptionalChannel:$channel_handle
  );
  let results = (outs Variadic<HLO_Tensor>);
}

defvar StableHLO_CollectiveInference = [
  DeclareOpInterfaceMethods<InferTypeOpInterface>,
  DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>
];

def StableHLO_CollectiveBroadcastOp : StableHLO_Op<"collective_broadcast",
    !listconcat([HLO_SpeculatableIfStaticDimInOutputIsStaticInInput],
                StableHLO_CollectiveInference, [StableHLO_UsesMeshSymbol])> {
  let summary = "the operands of one to all";
  let arguments = (ins
    Variadic<HLO_Tensor>:$operands,
    StableHLO_ReplicaGroups:$replica_groups,
    StableHLO_OptionalChannel:$channel_handle,
    UnitAttr:$has_dynamic_root
  );
  let results = (outs Variadic<HLO_Tensor>);
  let hasVerifier = 1;
}

def StableHLO_CollectivePermuteOp : StableHLO_Op<"collective_permute",
    !listconcat([HLO_SpeculatableIfStaticDimInOutputIsStaticInInput,
                 SameOperandsAndResultElementType], StableHLO_CollectiveInference)> {
  let summary = "the operand of a source to its target";
  let arguments = (ins
    HLO_Tensor:$operand,
    I64ElementsAttr:$source_target_pairs,
    StableHLO_OptionalChannel:$channel_handle
  );
  let results = (outs HLO_Tensor);
  let hasVerifier = 1;
}

def StableHLO_CrossReplicaSumOp : StableHLO_Op<"cross-replica-sum",
    [Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "the operands of all, added; all_reduce is its successor";
  let arguments = (ins HLO_Tensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs HLO_Tensor);
}

//===----------------------------------------------------------------------===//
// Over channels
//===----------------------------------------------------------------------===//

class StableHLO_ResourceBase<string kind>
    : Resource<"::mlir::stablehlo::side_effects::" # kind>;
def StableHLO_SendResource : StableHLO_ResourceBase<"SendResource">;
def StableHLO_RecvResource : StableHLO_ResourceBase<"RecvResource">;
def StableHLO_InfeedResource : StableHLO_ResourceBase<"InfeedResource">;
def StableHLO_OutfeedResource : StableHLO_ResourceBase<"OutfeedResource">;

class StableHLO_Uses<Resource resource>
    : MemoryEffects<[MemRead<resource>, MemWrite<resource>]>;

def StableHLO_InfeedOp : StableHLO_Op<"infeed", [StableHLO_Uses<StableHLO_InfeedResource>]> {
  let summary = "tensors from the host";
  let arguments = (ins
    HLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$infeed_config,
    OptionalAttr<ArrayAttr>:$layout
  );
  let results = (outs Variadic<HLO_StaticShapeTensorOrPerAxisQuantizedTensorOrToken>);
  let hasVerifier = 1;
}

def StableHLO_OutfeedOp : StableHLO_Op<"outfeed",
    [DeclareOpInterfaceMethods<InferTypeOpInterface>,
     StableHLO_Uses<StableHLO_OutfeedResource>]> {
  let summary = "tensors to the host";
  let arguments = (ins
    Variadic<HLO_TensorOrPerAxisQuantizedTensor>:$inputs,
    HLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$outfeed_config
  );
  let results = (outs HLO_Token);
}

def StableHLO_SendOp : StableHLO_Op<"send",
    [DeclareOpInterfaceMethods<InferTypeOpInterface>, StableHLO_Uses<StableHLO_SendResource>]> {
  let summary = "tensors into a channel";
  let arguments = (ins
    Variadic<HLO_TensorOrPerAxisQuantizedTensor>:$inputs,
    HLO_Token:$token,
    StableHLO_ChannelHandle:$channel_handle,
    StableHLO_FalseAttr:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs
  );
  let results = (outs HLO_Token);
}

def StableHLO_RecvOp : StableHLO_Op<"recv", [StableHLO_Uses<StableHLO_RecvResource>]> {
  let summary = "tensors out of a channel";
  let arguments = (ins
    HLO_Token:$token,
    StableHLO_ChannelHandle:$channel_handle,
    StableHLO_FalseAttr:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs
  );
  let results = (outs Variadic<HLO_StaticShapeTensorOrPerAxisQuantizedTensorOrToken>);
  let hasVerifier = 1;
}

#endif // MLIRKIT_STABLEHLO_COLLECTIVES
