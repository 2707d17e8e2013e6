//===- hlo_ops_devices.td - Calls, order, and between devices ---*- tablegen -*-===//

#ifndef MLIRKIT_MHLO_DEVICES
#define MLIRKIT_MHLO_DEVICES

include "mhlo/IR/hlo_ops_common.td"
include "mhlo/IR/hlo_ops_regions.td"

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

def MHLO_CustomCallOp : MHLO_Op<"custom_call",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "call of code outside the program";
  let arguments = (ins
    Variadic<MHLO_CustomCallValue>:$inputs,
    StrAttr:$call_target_name,
    MHLO_FalseAttr:$has_side_effect,
    OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
    DefaultValuedOptionalAttr<MHLO_CustomCallApiVersionAttr,
        "::mlir::mhlo::CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
    DefaultValuedOptionalAttr<MHLO_FlatSymbolRefArrayAttr, "{}">:$called_computations,
    DefaultValuedOptionalAttr<MHLO_CustomCallScheduleAttr,
        "::mlir::mhlo::CustomCallSchedule::NONE">:$custom_call_schedule,
    OptionalAttr<MHLO_ArrayOfLayoutAttr>:$operand_layouts,
    OptionalAttr<MHLO_ArrayOfLayoutAttr>:$result_layouts,
    MHLO_Aliases<"CustomCall">:$output_operand_aliases
  );
  let results = (outs Variadic<MHLO_CustomCallValue>);
  let assemblyFormat = !strconcat(
      "custom<CustomCallTarget>($call_target_name) `(` $inputs `)`",
      HLO_FunctionalType);
  let hasVerifier = 1;
}

def MHLO_CompositeOp : MHLO_Op<"composite",
    [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a named op made of others, which a function spells out";
  let arguments = (ins
    Variadic<MHLO_TensorOrTokenOrTuple>:$inputs,
    StrAttr:$name,
    DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
    FlatSymbolRefAttr:$decomposition,
    DefaultValuedOptionalAttr<I32Attr, "0">:$version
  );
  let results = (outs Variadic<MHLO_TensorOrTokenOrTuple>);
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let assemblyFormat = !strconcat(
      "$name $inputs (` ` `(` $composite_regions^ `)`)?",
      HLO_FunctionalType);
}

def MHLO_AsyncStartOp : MHLO_Op<"async_start"> {
  let summary = "starts a function on a thread and does not wait";
  let arguments = (ins
    Variadic<MHLO_TensorOrAnyTokenOrTuple>:$inputs,
    FlatSymbolRefAttr:$called_computation,
    StrAttr:$execution_thread
  );
  let results = (outs MHLO_AsyncBundle);
  let hasVerifier = 1;
}

def MHLO_AsyncUpdateOp : MHLO_Op<"async_update", [MHLO_InferType]> {
  let summary = "waits for the next barrier of a computation that was started";
  let arguments = (ins MHLO_AsyncBundle:$bundle);
  let results = (outs MHLO_AsyncBundle);
  let hasVerifier = 1;
}

def MHLO_AsyncDoneOp : MHLO_Op<"async_done", [MHLO_InferType]> {
  let summary = "waits for the end of a computation that was started";
  let arguments = (ins MHLO_AsyncBundle:$bundle);
  let results = (outs Variadic<MHLO_TensorOrAnyTokenOrTuple>);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

def MHLO_TupleOp : MHLO_Op<"tuple", [Pure, MHLO_InferType]> {
  let summary = "tuple of its operands";
  let arguments = (ins Variadic<MHLO_TensorOrTokenOrTupleOrBuffer>:$val);
  let results = (outs MHLO_Tuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))";
}

def MHLO_GetTupleElementOp : MHLO_Op<"get_tuple_element", [Pure, MHLO_InferType]> {
  let summary = "one element of a tuple";
  let arguments = (ins MHLO_Tuple:$operand, ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs MHLO_TensorOrTokenOrTupleOrBuffer);
  let assemblyFormat = !strconcat("$operand `[` $index `]`", HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

def MHLO_CreateTokenOp : MHLO_Op<"create_token", [Pure, MHLO_InferType]> {
  let summary = "token that comes after nothing";
  let results = (outs MHLO_Token:$output);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def MHLO_AfterAllOp : MHLO_Op<"after_all", [Pure, MHLO_InferType]> {
  let summary = "token that comes after several others";
  let arguments = (ins Variadic<MHLO_Token>:$inputs);
  let results = (outs MHLO_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:`
    custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))
  }];
}

def MHLO_AddDependencyOp : MHLO_Op<"add_dependency", [Pure, MHLO_InferType]> {
  let summary = "the operand, which comes after a token";
  let arguments = (ins MHLO_TensorOrAnyToken:$operand, MHLO_AnyToken:$token);
  let results = (outs MHLO_TensorOrAnyToken:$output);
  let assemblyFormat = !strconcat("operands", HLO_FunctionalType);
}

def MHLO_OptimizationBarrierOp : MHLO_Op<"optimization_barrier",
    [Pure, HLO_PairwiseSameOperandAndResultType, MHLO_InferType]> {
  let summary = "its operands, which no optimization may look through";
  let arguments = (ins Variadic<MHLO_TensorOrToken>:$operand);
  let results = (outs Variadic<MHLO_TensorOrToken>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?
  }];
}

def MHLO_DomainOp : MHLO_Op<"domain",
    [HLO_CompatibleOperandsAndResultType, InferTypeOpInterface, Pure]> {
  let summary = "border between instructions of different metadata";
  let arguments = (ins
    MHLO_TensorOrToken:$operand,
    MHLO_DomainKindAttr:$kind,
    StrAttr:$entry_metadata,
    StrAttr:$exit_metadata
  );
  let results = (outs MHLO_TensorOrToken:$result);
}

def MHLO_TraceOp : MHLO_Op<"trace"> {
  let summary = "a tensor to look at while the program runs";
  let arguments = (ins MHLO_Tensor:$operand, StrAttr:$tag);
  let assemblyFormat = "$operand `,` $tag attr-dict `:` type($operand)";
}

//===----------------------------------------------------------------------===//
// Who am I
//===----------------------------------------------------------------------===//

class MHLO_DeviceIdOp<string mnemonic, list<Trait> traits>
    : MHLO_Op<mnemonic, traits # [MHLO_InferType]> {
  let results = (outs UI32RankedTensor);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def MHLO_ReplicaIdOp : MHLO_DeviceIdOp<"replica_id", [Pure]> {
  let summary = "number of this replica";
}
def MHLO_PartitionIdOp : MHLO_DeviceIdOp<"partition_id", []> {
  let summary = "number of this partition";
}

//===----------------------------------------------------------------------===//
// Within groups of replicas
//===----------------------------------------------------------------------===//

def MHLO_AllGatherOp : MHLO_Op<"all_gather", [SameOperandsAndResultElementType]> {
  let summary = "the operands of all, one after the other";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$operands,
    MHLO_DimensionAttr:$all_gather_dim,
    MHLO_ReplicaGroups:$replica_groups,
    MHLO_OptionalChannel:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs Variadic<MHLO_Tensor>);
  let hasVerifier = 1;
}

def MHLO_AllReduceOp : MHLO_Op<"all_reduce",
    [SingleBlockImplicitTerminator<"ReturnOp">, InferTensorType]> {
  let summary = "the operands of all, combined, to all";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$operands,
    MHLO_ReplicaGroups:$replica_groups,
    MHLO_OptionalChannel:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs Variadic<MHLO_Tensor>);
  let regions = (region SizedRegion<1>:$computation);
}

def MHLO_ReduceScatterOp : MHLO_Op<"reduce_scatter"> {
  let summary = "the operands of all, combined, a part to each";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_DimensionAttr:$scatter_dimension,
    MHLO_ReplicaGroups:$replica_groups,
    MHLO_OptionalChannel:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs MHLO_Tensor);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def MHLO_AllToAllOp : MHLO_Op<"all_to_all",
    [Pure, SameOperandsElementType, SameOperandsShape, SameVariadicOperandSize,
     InferTensorType]> {
  let summary = "a part of the operand from each to each, or an operand";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$operand,
    OptionalAttr<MHLO_DimensionAttr>:$split_dimension,
    OptionalAttr<MHLO_DimensionAttr>:$concat_dimension,
    OptionalAttr<MHLO_CountAttr>:$split_count,
    MHLO_ReplicaGroups:$replica_groups,
    MHLO_OptionalChannel:$channel_handle
  );
  let results = (outs Variadic<MHLO_Tensor>);
}

def MHLO_CollectiveBroadcastOp : MHLO_Op<"collective_broadcast",
    [HLO_CompatibleOperandsAndResultType]> {
  let summary = "the operand of one to all";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_ReplicaGroups:$replica_groups,
    MHLO_OptionalChannel:$channel_handle
  );
  let results = (outs MHLO_Tensor);
  let hasVerifier = 1;
}

def MHLO_CollectivePermuteOp : MHLO_Op<"collective_permute",
    [Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "the operand of a source to its target";
  let arguments = (ins
    MHLO_Tensor:$operand,
    I64ElementsAttr:$source_target_pairs,
    MHLO_OptionalChannel:$channel_handle
  );
  let results = (outs MHLO_Tensor);
  let hasVerifier = 1;
}

def MHLO_CrossReplicaSumOp : MHLO_Op<"cross-replica-sum",
    [Pure, HLO_CompatibleOperandsAndResultType]> {
  let summary = "the operands of all, added; all_reduce is its successor";
  let arguments = (ins MHLO_Tensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs MHLO_Tensor);
}

//===----------------------------------------------------------------------===//
// Over channels
//===----------------------------------------------------------------------===//

def MHLO_InfeedOp : MHLO_Op<"infeed"> {
  let summary = "tensors from the host";
  let arguments = (ins
    MHLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$infeed_config,
    OptionalAttr<ArrayAttr>:$layout
  );
  let results = (outs Variadic<MHLO_StaticShapeTensorOrToken>);
  let hasVerifier = 1;
}

def MHLO_OutfeedOp : MHLO_Op<"outfeed", [MHLO_InferType]> {
  let summary = "tensors to the host";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$inputs,
    MHLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$outfeed_config
  );
  let results = (outs MHLO_Token);
}

def MHLO_SendOp : MHLO_Op<"send", [MHLO_InferType]> {
  let summary = "tensors into a channel";
  let arguments = (ins
    Variadic<MHLO_Tensor>:$inputs,
    MHLO_Token:$token,
    MHLO_ChannelHandle:$channel_handle,
    MHLO_FalseAttr:$is_host_transfer,
    MHLO_OptionalElements:$source_target_pairs
  );
  let results = (outs MHLO_Token);
}

def MHLO_RecvOp : MHLO_Op<"recv"> {
  let summary = "tensors out of a channel";
  let arguments = (ins
    MHLO_Token:$token,
    MHLO_ChannelHandle:$channel_handle,
    MHLO_FalseAttr:$is_host_transfer,
    MHLO_OptionalElements:$source_target_pairs
  );
  let results = (outs Variadic<MHLO_StaticShapeTensorOrToken>);
  let hasVerifier = 1;
}

#endif // MLIRKIT_MHLO_DEVICES
