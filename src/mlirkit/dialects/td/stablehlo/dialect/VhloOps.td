//===- VhloOps.td - Every version of every op of vhlo -----------*- tablegen -*-===//
//
// vhlo ops have the structure of stablehlo's and none of its constraints: all
// attributes are present, nothing is inferred, and but for functions there is
// only the generic form. An op is a line of its mnemonic, the first and the
// last release that know it, its operands, attributes and results.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_VHLO_OPS
#define MLIRKIT_STABLEHLO_VHLO_OPS

include "mlir/IR/OpBase.td"
include "stablehlo/dialect/VhloAttrs.td"
include "stablehlo/dialect/VhloBase.td"
include "stablehlo/dialect/VhloEnums.td"
include "stablehlo/dialect/VhloTypes.td"

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

class VHLO_Op<string mnemonic, string min, string max = "current", list<Trait> traits = []>
    : Op<VHLO_Dialect, mnemonic,
         !listconcat([DeclareOpInterfaceMethods<VHLO_VersionedOpInterface>], traits)>,
      VHLO_Versioned<min, max>;

class VHLO_OpOf<string mnemonic, string min, string max,
                dag operands, list<string> attributes, dag outputs, list<Trait> traits = []>
    : VHLO_Op<mnemonic, min, max, traits> {
  let arguments = !con(operands,
                       !dag(ins, !listsplat(VHLO_AnyAttr, !size(attributes)), attributes));
  let results = outputs;
}

defvar VHLO_Value = VHLO_AnyType;
defvar VHLO_Values = Variadic<VHLO_AnyType>;

class VHLO_UnaryOp<string mnemonic, string min, string max = "current">
    : VHLO_OpOf<mnemonic, min, max,
                (ins VHLO_Value:$operand), [], (outs VHLO_Value:$result)>;

class VHLO_AccurateOp<string mnemonic, string min, string max = "current">
    : VHLO_OpOf<mnemonic, min, max,
                (ins VHLO_Value:$operand), ["result_accuracy"], (outs VHLO_Value:$result)>;

class VHLO_BinaryOp<string mnemonic, string min, string max = "current">
    : VHLO_OpOf<mnemonic, min, max,
                (ins VHLO_Value:$lhs, VHLO_Value:$rhs), [], (outs VHLO_Value:$result)>;

// A release that knows the op may still not take every form of it.
defvar VHLO_Constrained = DeclareOpInterfaceMethods<VHLO_VersionedOpConstraintInterface>;

// What stablehlo keeps in one attribute, and the counts.
defvar VHLO_ConvolutionTail = [
  "input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions",
  "kernel_input_feature_dimension", "kernel_output_feature_dimension",
  "kernel_spatial_dimensions",
  "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions",
  "feature_group_count", "batch_group_count", "precision_config"
];

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

def VHLO_AbsOpV1 : VHLO_UnaryOp<"abs_v1", "0.9.0">;
def VHLO_AsyncDoneOpV1 : VHLO_UnaryOp<"async_done_v1", "1.15.0">;
def VHLO_BitcastConvertOpV1 : VHLO_UnaryOp<"bitcast_convert_v1", "0.9.0">;
def VHLO_CeilOpV1 : VHLO_UnaryOp<"ceil_v1", "0.9.0">;
def VHLO_ConvertOpV1 : VHLO_UnaryOp<"convert_v1", "0.9.0">;
def VHLO_ClzOpV1 : VHLO_UnaryOp<"count_leading_zeros_v1", "0.9.0">;
def VHLO_FloorOpV1 : VHLO_UnaryOp<"floor_v1", "0.9.0">;
def VHLO_ImagOpV1 : VHLO_UnaryOp<"imag_v1", "0.9.0">;
def VHLO_NegOpV1 : VHLO_UnaryOp<"negate_v1", "0.9.0">;
def VHLO_NotOpV1 : VHLO_UnaryOp<"not_v1", "0.9.0">;
def VHLO_PopulationCountOpV1 : VHLO_UnaryOp<"popcnt_v1", "0.9.0">;
def VHLO_RealOpV1 : VHLO_UnaryOp<"real_v1", "0.9.0">;
def VHLO_ReshapeOpV1 : VHLO_UnaryOp<"reshape_v1", "0.9.0">;
def VHLO_RoundOpV1 : VHLO_UnaryOp<"round_nearest_afz_v1", "0.9.0">;
def VHLO_RoundNearestEvenOpV1 : VHLO_UnaryOp<"round_nearest_even_v1", "0.9.0">;
def VHLO_SignOpV1 : VHLO_UnaryOp<"sign_v1", "0.9.0">;
def VHLO_UniformDequantizeOpV1 : VHLO_UnaryOp<"uniform_dequantize_v1", "0.9.0">;
def VHLO_UniformQuantizeOpV1 : VHLO_UnaryOp<"uniform_quantize_v1", "0.9.0">;

// Since the second version with an accuracy.
def VHLO_CbrtOpV1 : VHLO_UnaryOp<"cbrt_v1", "0.9.0", "1.9.0">;
def VHLO_CbrtOpV2 : VHLO_AccurateOp<"cbrt_v2", "1.10.0">;
def VHLO_CosineOpV1 : VHLO_UnaryOp<"cosine_v1", "0.9.0", "1.9.0">;
def VHLO_CosineOpV2 : VHLO_AccurateOp<"cosine_v2", "1.10.0">;
def VHLO_Expm1OpV1 : VHLO_UnaryOp<"exponential_minus_one_v1", "0.9.0", "1.9.0">;
def VHLO_Expm1OpV2 : VHLO_AccurateOp<"exponential_minus_one_v2", "1.10.0">;
def VHLO_ExpOpV1 : VHLO_UnaryOp<"exponential_v1", "0.9.0", "1.8.0">;
def VHLO_ExpOpV2 : VHLO_AccurateOp<"exponential_v2", "1.9.0">;
def VHLO_Log1pOpV1 : VHLO_UnaryOp<"log_plus_one_v1", "0.9.0", "1.9.0">;
def VHLO_Log1pOpV2 : VHLO_AccurateOp<"log_plus_one_v2", "1.10.0">;
def VHLO_LogOpV1 : VHLO_UnaryOp<"log_v1", "0.9.0", "1.9.0">;
def VHLO_LogOpV2 : VHLO_AccurateOp<"log_v2", "1.10.0">;
def VHLO_LogisticOpV1 : VHLO_UnaryOp<"logistic_v1", "0.9.0", "1.9.0">;
def VHLO_LogisticOpV2 : VHLO_AccurateOp<"logistic_v2", "1.10.0">;
def VHLO_RsqrtOpV1 : VHLO_UnaryOp<"rsqrt_v1", "0.9.0", "1.9.0">;
def VHLO_RsqrtOpV2 : VHLO_AccurateOp<"rsqrt_v2", "1.10.0">;
def VHLO_SineOpV1 : VHLO_UnaryOp<"sine_v1", "0.9.0", "1.9.0">;
def VHLO_SineOpV2 : VHLO_AccurateOp<"sine_v2", "1.10.0">;
def VHLO_SqrtOpV1 : VHLO_UnaryOp<"sqrt_v1", "0.9.0", "1.9.0">;
def VHLO_SqrtOpV2 : VHLO_AccurateOp<"sqrt_v2", "1.10.0">;
def VHLO_TanOpV1 : VHLO_UnaryOp<"tan_v1", "1.4.0", "1.9.0">;
def VHLO_TanOpV2 : VHLO_AccurateOp<"tan_v2", "1.10.0">;
def VHLO_TanhOpV1 : VHLO_UnaryOp<"tanh_v1", "0.9.0", "1.9.0">;
def VHLO_TanhOpV2 : VHLO_AccurateOp<"tanh_v2", "1.10.0">;

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

def VHLO_AddOpV1 : VHLO_BinaryOp<"add_v1", "0.9.0">;
def VHLO_AndOpV1 : VHLO_BinaryOp<"and_v1", "0.9.0">;
def VHLO_Atan2OpV1 : VHLO_BinaryOp<"atan2_v1", "0.9.0">;
def VHLO_ComplexOpV1 : VHLO_BinaryOp<"complex_v1", "0.9.0">;
def VHLO_DivOpV1 : VHLO_BinaryOp<"divide_v1", "0.9.0">;
def VHLO_MaxOpV1 : VHLO_BinaryOp<"maximum_v1", "0.9.0">;
def VHLO_MinOpV1 : VHLO_BinaryOp<"minimum_v1", "0.9.0">;
def VHLO_MulOpV1 : VHLO_BinaryOp<"multiply_v1", "0.9.0">;
def VHLO_OrOpV1 : VHLO_BinaryOp<"or_v1", "0.9.0">;
def VHLO_PowOpV1 : VHLO_BinaryOp<"power_v1", "0.9.0">;
def VHLO_RemOpV1 : VHLO_BinaryOp<"remainder_v1", "0.9.0">;
def VHLO_ShiftLeftOpV1 : VHLO_BinaryOp<"shift_left_v1", "0.9.0">;
def VHLO_ShiftRightArithmeticOpV1 : VHLO_BinaryOp<"shift_right_arithmetic_v1", "0.9.0">;
def VHLO_ShiftRightLogicalOpV1 : VHLO_BinaryOp<"shift_right_logical_v1", "0.9.0">;
def VHLO_SubtractOpV1 : VHLO_BinaryOp<"subtract_v1", "0.9.0">;
def VHLO_XorOpV1 : VHLO_BinaryOp<"xor_v1", "0.9.0">;

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def VHLO_AfterAllOpV1 : VHLO_OpOf<"after_all_v1", "0.9.0", "current",
    (ins VHLO_Values:$inputs), [], (outs VHLO_Value:$result)>;
def VHLO_AllGatherOpV1 : VHLO_OpOf<"all_gather_v1", "0.9.0", "1.4.0",
    (ins VHLO_Value:$operand),
    ["all_gather_dim", "replica_groups", "channel_id", "use_global_device_ids"],
    (outs VHLO_Value:$result)>;
def VHLO_AllGatherOpV2 : VHLO_OpOf<"all_gather_v2", "1.5.0", "current",
    (ins VHLO_Values:$operands),
    ["all_gather_dim", "replica_groups", "channel_id", "use_global_device_ids"],
    (outs VHLO_Values:$results)>;
def VHLO_AllReduceOpV1 : VHLO_OpOf<"all_reduce_v1", "0.9.0", "1.4.0",
    (ins VHLO_Value:$operand),
    ["replica_groups", "channel_id", "use_global_device_ids"],
    (outs VHLO_Value:$result),
    [VHLO_Constrained]> {
  let regions = (region VHLO_AnyRegion:$computation);
}
def VHLO_AllReduceOpV2 : VHLO_OpOf<"all_reduce_v2", "1.5.0", "current",
    (ins VHLO_Values:$operands),
    ["replica_groups", "channel_id", "use_global_device_ids"],
    (outs VHLO_Values:$results)> {
  let regions = (region VHLO_AnyRegion:$computation);
}
def VHLO_AllToAllOpV1 : VHLO_OpOf<"all_to_all_v1", "0.9.0", "1.4.0",
    (ins VHLO_Value:$operand),
    ["split_dimension", "concat_dimension", "split_count", "replica_groups", "channel_id"],
    (outs VHLO_Value:$result)>;
def VHLO_AllToAllOpV2 : VHLO_OpOf<"all_to_all_v2", "1.5.0", "current",
    (ins VHLO_Values:$operands),
    ["split_dimension", "concat_dimension", "split_count", "replica_groups", "channel_id"],
    (outs VHLO_Values:$results)>;
def VHLO_AsyncStartOpV1 : VHLO_OpOf<"async_start_v1", "1.15.0", "current",
    (ins VHLO_Values:$operands), [], (outs VHLO_Value:$result)> {
  let regions = (region VHLO_AnyRegion:$collective);
}
def VHLO_BatchNormGradOpV1 : VHLO_OpOf<"batch_norm_grad_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$scale, VHLO_Value:$mean, VHLO_Value:$variance,
     VHLO_Value:$grad_output),
    ["epsilon", "feature_index"],
    (outs VHLO_Value:$grad_operand, VHLO_Value:$grad_scale, VHLO_Value:$grad_offset)>;
def VHLO_BatchNormInferenceOpV1 : VHLO_OpOf<"batch_norm_inference_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$scale, VHLO_Value:$offset, VHLO_Value:$mean,
     VHLO_Value:$variance),
    ["epsilon", "feature_index"],
    (outs VHLO_Value:$result)>;
def VHLO_BatchNormTrainingOpV1 : VHLO_OpOf<"batch_norm_training_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$scale, VHLO_Value:$offset),
    ["epsilon", "feature_index"],
    (outs VHLO_Value:$output, VHLO_Value:$batch_mean, VHLO_Value:$batch_var)>;
def VHLO_BroadcastInDimOpV1 : VHLO_OpOf<"broadcast_in_dim_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["broadcast_dimensions"], (outs VHLO_Value:$result)>;
def VHLO_BroadcastOpV1 : VHLO_OpOf<"broadcast_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["broadcast_sizes"], (outs VHLO_Value:$result)>;
def VHLO_CallOpV1 : VHLO_Op<"call_v1", "0.9.0"> {
  let arguments = (ins VHLO_AnyAttr:$callee, VHLO_Values:$operands);
  let results = (outs VHLO_Values:$results);
}
def VHLO_CaseOpV1 : VHLO_OpOf<"case_v1", "0.9.0", "current",
    (ins VHLO_Value:$index), [], (outs VHLO_Values:$results)> {
  let regions = (region VariadicRegion<VHLO_AnyRegion>:$branches);
}
def VHLO_CholeskyOpV1 : VHLO_OpOf<"cholesky_v1", "0.9.0", "current",
    (ins VHLO_Value:$a), ["lower"], (outs VHLO_Value:$result)>;
def VHLO_ClampOpV1 : VHLO_OpOf<"clamp_v1", "0.9.0", "current",
    (ins VHLO_Value:$min, VHLO_Value:$operand, VHLO_Value:$max),
    [],
    (outs VHLO_Value:$result)>;
def VHLO_CollectiveBroadcastOpV1 : VHLO_OpOf<"collective_broadcast_v1", "0.16.0", "1.19.0",
    (ins VHLO_Value:$operand), ["replica_groups", "channel_id"], (outs VHLO_Value:$result)>;
def VHLO_CollectiveBroadcastOpV2 : VHLO_OpOf<"collective_broadcast_v2", "1.20.0", "current",
    (ins VHLO_Values:$operands),
    ["replica_groups", "channel_id", "has_dynamic_root"],
    (outs VHLO_Values:$results)>;
def VHLO_CollectivePermuteOpV1 : VHLO_OpOf<"collective_permute_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand),
    ["source_target_pairs", "channel_id"],
    (outs VHLO_Value:$result)>;
def VHLO_CollectiveReduceOpV1 : VHLO_OpOf<"collective_reduce_v1", "1.19.0", "current",
    (ins VHLO_Values:$operands),
    ["replica_groups", "channel_id", "use_global_device_ids", "has_dynamic_root"],
    (outs VHLO_Values:$results)> {
  let regions = (region VHLO_AnyRegion:$computation);
}
def VHLO_CompareOpV1 : VHLO_OpOf<"compare_v1", "0.9.0", "current",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs),
    ["comparison_direction", "compare_type"],
    (outs VHLO_Value:$result)>;
def VHLO_CompositeOpV1 : VHLO_OpOf<"composite_v1", "0.19.0", "1.13.0",
    (ins VHLO_Values:$inputs),
    ["name", "composite_attributes", "decomposition", "version"],
    (outs VHLO_Values:$results)>;
def VHLO_CompositeOpV2 : VHLO_OpOf<"composite_v2", "1.14.0", "current",
    (ins VHLO_Values:$inputs),
    ["name", "composite_attributes", "decomposition", "version"],
    (outs VHLO_Values:$results)> {
  let regions = (region VariadicRegion<VHLO_AnyRegion>:$composite_regions);
}
def VHLO_ConcatenateOpV1 : VHLO_OpOf<"concatenate_v1", "0.9.0", "current",
    (ins VHLO_Values:$inputs), ["dimension"], (outs VHLO_Value:$result)>;
def VHLO_ConstantOpV1 : VHLO_OpOf<"constant_v1", "0.9.0", "current",
    (ins), ["value"], (outs VHLO_Value:$output)>;
def VHLO_ConvolutionOpV1 : VHLO_OpOf<"convolution_v1", "0.9.0", "current",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs),
    !listconcat(["window_strides", "padding", "lhs_dilation", "rhs_dilation",
     "window_reversal"], VHLO_ConvolutionTail),
    (outs VHLO_Value:$result)>;
def VHLO_CreateTokenOpV1 : VHLO_OpOf<"create_token_v1", "0.9.0", "current",
    (ins), [], (outs VHLO_Value:$output)>;
def VHLO_CrossReplicaSumOpV1 : VHLO_OpOf<"cross-replica-sum_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["replica_groups"], (outs VHLO_Value:$result)>;
def VHLO_CustomCallOpV1 : VHLO_OpOf<"custom_call_v1", "0.9.0", "1.17.0",
    (ins VHLO_Values:$inputs),
    ["call_target_name", "has_side_effect", "backend_config", "api_version",
     "called_computations", "operand_layouts", "result_layouts", "output_operand_aliases"],
    (outs VHLO_Values:$results),
    [VHLO_Constrained]>;
def VHLO_CustomCallOpV2 : VHLO_OpOf<"custom_call_v2", "1.18.0", "current",
    (ins VHLO_Values:$inputs),
    ["call_target_name", "has_side_effect", "backend_config", "api_version",
     "called_computations", "operand_layouts", "result_layouts", "output_operand_aliases",
     "result_tilings"],
    (outs VHLO_Values:$results)>;
def VHLO_DotGeneralOpV1 : VHLO_OpOf<"dot_general_v1", "0.9.0", "1.5.0",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs),
    ["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions",
     "rhs_contracting_dimensions", "precision_config"],
    (outs VHLO_Value:$result)>;
def VHLO_DotGeneralOpV2 : VHLO_OpOf<"dot_general_v2", "1.6.0", "current",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs),
    ["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions",
     "rhs_contracting_dimensions", "precision_config", "lhs_precision_type",
     "rhs_precision_type", "accumulation_type", "lhs_component_count", "rhs_component_count",
     "num_primitive_operations", "allow_imprecise_accumulation"],
    (outs VHLO_Value:$result)>;
def VHLO_DotOpV1 : VHLO_OpOf<"dot_v1", "0.9.0", "current",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs), ["precision_config"], (outs VHLO_Value:$result)>;
def VHLO_DynamicBroadcastInDimOpV1 : VHLO_OpOf<"dynamic_broadcast_in_dim_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$output_dimensions),
    ["broadcast_dimensions", "known_expanding_dimensions", "known_nonexpanding_dimensions"],
    (outs VHLO_Value:$result)>;
def VHLO_DynamicConvOpV1 : VHLO_OpOf<"dynamic_conv_v1", "0.9.0", "0.19.0",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs, VHLO_Value:$d_padding),
    !listconcat(["window_strides", "padding", "lhs_dilation", "rhs_dilation",
     "window_reversal"], VHLO_ConvolutionTail),
    (outs VHLO_Value:$result)>;
def VHLO_DynamicConvOpV2 : VHLO_OpOf<"dynamic_conv_v2", "0.20.0", "current",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs, VHLO_Value:$padding),
    !listconcat(["window_strides", "lhs_dilation", "rhs_dilation", "window_reversal"],
     VHLO_ConvolutionTail),
    (outs VHLO_Value:$result)>;
def VHLO_DynamicGatherOpV1 : VHLO_OpOf<"dynamic_gather_v1", "0.9.0", "1.0.0",
    (ins VHLO_Value:$operand, VHLO_Value:$start_indices, VHLO_Value:$slice_sizes),
    ["offset_dims", "collapsed_slice_dims", "start_index_map", "index_vector_dim",
     "indices_are_sorted"],
    (outs VHLO_Value:$result)>;
def VHLO_DynamicGatherOpV2 : VHLO_OpOf<"dynamic_gather_v2", "1.1.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$start_indices, VHLO_Value:$slice_sizes),
    ["offset_dims", "collapsed_slice_dims", "operand_batching_dims",
     "start_indices_batching_dims", "start_index_map", "index_vector_dim",
     "indices_are_sorted"],
    (outs VHLO_Value:$result)>;
def VHLO_DynamicIotaOpV1 : VHLO_OpOf<"dynamic_iota_v1", "0.9.0", "current",
    (ins VHLO_Value:$output_shape), ["iota_dimension"], (outs VHLO_Value:$result)>;
def VHLO_DynamicPadOpV1 : VHLO_OpOf<"dynamic_pad_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$padding_value, VHLO_Value:$edge_padding_low,
     VHLO_Value:$edge_padding_high, VHLO_Value:$interior_padding),
    [],
    (outs VHLO_Value:$result)>;
def VHLO_DynamicReshapeOpV1 : VHLO_OpOf<"dynamic_reshape_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$output_shape), [], (outs VHLO_Value:$result)>;
def VHLO_DynamicSliceOpV1 : VHLO_OpOf<"dynamic_slice_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Values:$start_indices),
    ["slice_sizes"],
    (outs VHLO_Value:$result)>;
def VHLO_DynamicUpdateSliceOpV1 : VHLO_OpOf<"dynamic_update_slice_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$update, VHLO_Values:$start_indices),
    [],
    (outs VHLO_Value:$result)>;
def VHLO_EinsumOpV1 : VHLO_OpOf<"einsum_v1", "0.9.0", "current",
    (ins VHLO_Value:$lhs, VHLO_Value:$rhs), ["einsum_config"], (outs VHLO_Value:$result)>;
def VHLO_FftOpV1 : VHLO_OpOf<"fft_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["fft_type", "fft_length"], (outs VHLO_Value:$result)>;
def VHLO_FuncOpV1 : VHLO_OpOf<"func_v1", "0.9.0", "current",
    (ins),
    ["sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs"],
    (outs)> {
  let regions = (region VHLO_AnyRegion:$body);
  let assemblyFormat = "custom<FunctionBody>($sym_name, $body, $function_type) attr-dict";
}
def VHLO_GatherOpV1 : VHLO_OpOf<"gather_v1", "0.9.0", "1.0.0",
    (ins VHLO_Value:$operand, VHLO_Value:$start_indices),
    ["offset_dims", "collapsed_slice_dims", "start_index_map", "index_vector_dim",
     "slice_sizes", "indices_are_sorted"],
    (outs VHLO_Value:$result)>;
def VHLO_GatherOpV2 : VHLO_OpOf<"gather_v2", "1.1.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$start_indices),
    ["offset_dims", "collapsed_slice_dims", "operand_batching_dims",
     "start_indices_batching_dims", "start_index_map", "index_vector_dim", "slice_sizes",
     "indices_are_sorted"],
    (outs VHLO_Value:$result)>;
def VHLO_GetDimensionSizeOpV1 : VHLO_OpOf<"get_dimension_size_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["dimension"], (outs VHLO_Value:$result)>;
def VHLO_GetTupleElementOpV1 : VHLO_OpOf<"get_tuple_element_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["index"], (outs VHLO_Value:$result)>;
def VHLO_IfOpV1 : VHLO_OpOf<"if_v1", "0.9.0", "current",
    (ins VHLO_Value:$pred), [], (outs VHLO_Values:$results)> {
  let regions = (region VHLO_AnyRegion:$true_branch, VHLO_AnyRegion:$false_branch);
}
def VHLO_InfeedOpV1 : VHLO_OpOf<"infeed_v1", "0.9.0", "current",
    (ins VHLO_Value:$token), ["infeed_config", "layout"], (outs VHLO_Values:$results)>;
def VHLO_IotaOpV1 : VHLO_OpOf<"iota_v1", "0.9.0", "current",
    (ins), ["iota_dimension"], (outs VHLO_Value:$output)>;
def VHLO_IsFiniteOpV1 : VHLO_OpOf<"is_finite_v1", "0.9.0", "current",
    (ins VHLO_Value:$x), [], (outs VHLO_Value:$y)>;
def VHLO_MapOpV1 : VHLO_OpOf<"map_v1", "0.9.0", "current",
    (ins VHLO_Values:$inputs), ["dimensions"], (outs VHLO_Value:$result)> {
  let regions = (region VHLO_AnyRegion:$computation);
}
def VHLO_OptimizationBarrierOpV1 : VHLO_OpOf<"optimization_barrier_v1", "0.9.0", "current",
    (ins VHLO_Values:$operand), [], (outs VHLO_Values:$result)>;
def VHLO_OutfeedOpV1 : VHLO_OpOf<"outfeed_v1", "0.9.0", "current",
    (ins VHLO_Values:$inputs, VHLO_Value:$token),
    ["outfeed_config"],
    (outs VHLO_Value:$result)>;
def VHLO_PadOpV1 : VHLO_OpOf<"pad_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$padding_value),
    ["edge_padding_low", "edge_padding_high", "interior_padding"],
    (outs VHLO_Value:$result)>;
def VHLO_PartitionIdOpV1 : VHLO_OpOf<"partition_id_v1", "0.9.0", "current",
    (ins), [], (outs VHLO_Value:$result)>;
def VHLO_RealDynamicSliceOpV1 : VHLO_OpOf<"real_dynamic_slice_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$start_indices, VHLO_Value:$limit_indices,
     VHLO_Value:$strides),
    [],
    (outs VHLO_Value:$result)>;
def VHLO_RecvOpV1 : VHLO_OpOf<"recv_v1", "0.9.0", "1.11.0",
    (ins VHLO_Value:$token),
    ["channel_id", "channel_type", "is_host_transfer"],
    (outs VHLO_Values:$results)>;
def VHLO_RecvOpV2 : VHLO_OpOf<"recv_v2", "1.12.0", "current",
    (ins VHLO_Value:$token),
    ["channel_id", "channel_type", "is_host_transfer", "source_target_pairs"],
    (outs VHLO_Values:$results)>;
def VHLO_ReducePrecisionOpV1 : VHLO_OpOf<"reduce_precision_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand),
    ["exponent_bits", "mantissa_bits"],
    (outs VHLO_Value:$output)>;
def VHLO_ReduceScatterOpV1 : VHLO_OpOf<"reduce_scatter_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand),
    ["scatter_dimension", "replica_groups", "channel_id", "use_global_device_ids"],
    (outs VHLO_Value:$result),
    [VHLO_Constrained]> {
  let regions = (region VHLO_AnyRegion:$computation);
}
def VHLO_ReduceOpV1 : VHLO_OpOf<"reduce_v1", "0.9.0", "current",
    (ins VHLO_Values:$inputs, VHLO_Values:$init_values),
    ["dimensions"],
    (outs VHLO_Values:$results),
    [SameVariadicOperandSize, VHLO_Constrained]> {
  let regions = (region VHLO_AnyRegion:$body);
}
def VHLO_ReduceWindowOpV1 : VHLO_OpOf<"reduce_window_v1", "0.9.0", "current",
    (ins VHLO_Values:$inputs, VHLO_Values:$init_values),
    ["window_dimensions", "window_strides", "base_dilations", "window_dilations", "padding"],
    (outs VHLO_Values:$results),
    [SameVariadicOperandSize, VHLO_Constrained]> {
  let regions = (region VHLO_AnyRegion:$body);
}
def VHLO_ReplicaIdOpV1 : VHLO_OpOf<"replica_id_v1", "0.9.0", "current",
    (ins), [], (outs VHLO_Value:$result)>;
def VHLO_ReturnOpV1 : VHLO_OpOf<"return_v1", "0.9.0", "current",
    (ins VHLO_Values:$results), [], (outs), [Terminator]>;
def VHLO_ReverseOpV1 : VHLO_OpOf<"reverse_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["dimensions"], (outs VHLO_Value:$result)>;
def VHLO_RngBitGeneratorOpV1 : VHLO_Op<"rng_bit_generator_v1", "0.9.0"> {
  let arguments = (ins VHLO_AnyAttr:$rng_algorithm, VHLO_Value:$initial_state);
  let results = (outs VHLO_Value:$output_state, VHLO_Value:$output);
}
def VHLO_RngOpV1 : VHLO_OpOf<"rng_v1", "0.9.0", "current",
    (ins VHLO_Value:$a, VHLO_Value:$b, VHLO_Value:$shape),
    ["rng_distribution"],
    (outs VHLO_Value:$result)>;
def VHLO_ScatterOpV1 : VHLO_OpOf<"scatter_v1", "0.9.0", "1.0.0",
    (ins VHLO_Values:$inputs, VHLO_Value:$scatter_indices, VHLO_Values:$updates),
    ["update_window_dims", "inserted_window_dims", "scatter_dims_to_operand_dims",
     "index_vector_dim", "indices_are_sorted", "unique_indices"],
    (outs VHLO_Values:$results),
    [SameVariadicOperandSize, VHLO_Constrained]> {
  let regions = (region VHLO_AnyRegion:$update_computation);
}
def VHLO_ScatterOpV2 : VHLO_OpOf<"scatter_v2", "1.1.0", "current",
    (ins VHLO_Values:$inputs, VHLO_Value:$scatter_indices, VHLO_Values:$updates),
    ["update_window_dims", "inserted_window_dims", "input_batching_dims",
     "scatter_indices_batching_dims", "scatter_dims_to_operand_dims", "index_vector_dim",
     "indices_are_sorted", "unique_indices"],
    (outs VHLO_Values:$results),
    [SameVariadicOperandSize]> {
  let regions = (region VHLO_AnyRegion:$update_computation);
}
def VHLO_SelectAndScatterOpV1 : VHLO_OpOf<"select_and_scatter_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$source, VHLO_Value:$init_value),
    ["window_dimensions", "window_strides", "padding"],
    (outs VHLO_Value:$result),
    [VHLO_Constrained]> {
  let regions = (region VHLO_AnyRegion:$select, VHLO_AnyRegion:$scatter);
}
def VHLO_SelectOpV1 : VHLO_OpOf<"select_v1", "0.9.0", "current",
    (ins VHLO_Value:$pred, VHLO_Value:$on_true, VHLO_Value:$on_false),
    [],
    (outs VHLO_Value:$result)>;
def VHLO_SendOpV1 : VHLO_OpOf<"send_v1", "0.9.0", "1.11.0",
    (ins VHLO_Values:$inputs, VHLO_Value:$token),
    ["channel_id", "channel_type", "is_host_transfer"],
    (outs VHLO_Value:$result)>;
def VHLO_SendOpV2 : VHLO_OpOf<"send_v2", "1.12.0", "current",
    (ins VHLO_Values:$inputs, VHLO_Value:$token),
    ["channel_id", "channel_type", "is_host_transfer", "source_target_pairs"],
    (outs VHLO_Value:$result)>;
def VHLO_SetDimensionSizeOpV1 : VHLO_OpOf<"set_dimension_size_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$size), ["dimension"], (outs VHLO_Value:$result)>;
def VHLO_SliceOpV1 : VHLO_OpOf<"slice_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand),
    ["start_indices", "limit_indices", "strides"],
    (outs VHLO_Value:$result)>;
def VHLO_SortOpV1 : VHLO_OpOf<"sort_v1", "0.9.0", "current",
    (ins VHLO_Values:$inputs), ["dimension", "is_stable"], (outs VHLO_Values:$results)> {
  let regions = (region VHLO_AnyRegion:$comparator);
}
def VHLO_TorchIndexSelectOpV1 : VHLO_OpOf<"torch_index_select_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand, VHLO_Value:$index),
    ["dim", "batch_dims"],
    (outs VHLO_Value:$result)>;
def VHLO_TransposeOpV1 : VHLO_OpOf<"transpose_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["permutation"], (outs VHLO_Value:$result)>;
def VHLO_TriangularSolveOpV1 : VHLO_OpOf<"triangular_solve_v1", "0.9.0", "current",
    (ins VHLO_Value:$a, VHLO_Value:$b),
    ["left_side", "lower", "unit_diagonal", "transpose_a"],
    (outs VHLO_Value:$result)>;
def VHLO_TupleOpV1 : VHLO_OpOf<"tuple_v1", "0.9.0", "current",
    (ins VHLO_Values:$val), [], (outs VHLO_Value:$result)>;
def VHLO_UnaryEinsumOpV1 : VHLO_OpOf<"unary_einsum_v1", "0.9.0", "current",
    (ins VHLO_Value:$operand), ["einsum_config"], (outs VHLO_Value:$result)>;
def VHLO_WhileOpV1 : VHLO_OpOf<"while_v1", "0.9.0", "current",
    (ins VHLO_Values:$operand), [], (outs VHLO_Values:$results)> {
  let regions = (region VHLO_AnyRegion:$cond, VHLO_AnyRegion:$body);
}

#endif // MLIRKIT_STABLEHLO_VHLO_OPS
