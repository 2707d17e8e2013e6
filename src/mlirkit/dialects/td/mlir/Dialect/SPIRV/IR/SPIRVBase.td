//===- The spirv dialect, its enums, type constraints and classes of operations ===//
//
// In order: classes of enums, versions, extensions, availability, capabilities, targets, the enums of the
// specification, enums of the dialect, constraints on types, traits, operation codes, classes of operations.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVBASE_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVBASE_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"

def SPIRV_Dialect : Dialect {
  let name = "spirv";
  let summary = "instructions of SPIR-V, the intermediate language of Vulkan and OpenCL";
  let cppNamespace = "::mlir::spirv";
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
    static std::string getAttributeName(Decoration decoration);
    Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;
    void printAttribute(Attribute attr, DialectAsmPrinter &printer) const override;
  }];
}

//===- Classes of enums -----------------------------------------------------===//

class SPIRV_BitEnum<string name, string description, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::spirv";
}
class SPIRV_BitEnumAttr<string name, string description, string mnemonic,
                        list<BitEnumAttrCaseBase> cases>
    : EnumAttr<SPIRV_Dialect, SPIRV_BitEnum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

class SPIRV_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::spirv";
}
class SPIRV_I32EnumAttr<string name, string description, string mnemonic,
                        list<I32EnumAttrCase> cases>
    : EnumAttr<SPIRV_Dialect, SPIRV_I32Enum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// Enums of the specification are described alike.
class _Enum<string name, string mnemonic, list<I32EnumAttrCase> cases>
    : SPIRV_I32EnumAttr<name, "valid SPIR-V " # name, mnemonic, cases>;
class _BitEnum<string name, string mnemonic, list<BitEnumAttrCaseBase> cases>
    : SPIRV_BitEnumAttr<name, "valid SPIR-V " # name, mnemonic, cases>;

// Cases by the row: `(ins 0:$Matrix, 4:$Addresses)` are the cases `Matrix`, 0, and `Addresses`, 4. Their
// records are named after them, behind the name that the row is given; `begin` begins the name of the case,
// too. Rows of bits hold positions.
multiclass _Cases<dag row, string begin = ""> {
  foreach i = !range(!size(row)) in
    def !getdagname(row, i) : I32EnumAttrCase<begin # !getdagname(row, i), !getdagarg<int>(row, i)>;
}
multiclass _Bits<dag row> {
  foreach i = !range(!size(row)) in
    def !getdagname(row, i) : I32BitEnumAttrCaseBit<!getdagname(row, i), !getdagarg<int>(row, i)>;
}

//===- Versions and extensions ----------------------------------------------===//

defset list<I32EnumAttrCase> _versions = {
  foreach minor = 0...6 in
    def "SPIRV_V_1_" # minor : I32EnumAttrCase<"V_1_" # minor, minor, "v1." # minor>;
}
def SPIRV_VersionAttr
    : SPIRV_I32EnumAttr<"Version", "valid SPIR-V version", "version", _versions>;

defset list<I32EnumAttrCase> _extensions = {
  defm SPV_ : _Cases<(ins
      0:$KHR_16bit_storage, 1:$KHR_8bit_storage, 2:$KHR_device_group, 3:$KHR_float_controls,
      4:$KHR_physical_storage_buffer, 5:$KHR_multiview, 6:$KHR_no_integer_wrap_decoration,
      7:$KHR_post_depth_coverage, 8:$KHR_shader_atomic_counter_ops, 9:$KHR_shader_ballot,
      10:$KHR_shader_clock, 11:$KHR_shader_draw_parameters, 12:$KHR_storage_buffer_storage_class,
      13:$KHR_subgroup_vote, 14:$KHR_variable_pointers, 15:$KHR_vulkan_memory_model,
      16:$KHR_expect_assume, 17:$KHR_integer_dot_product, 18:$KHR_bit_instructions,
      19:$KHR_fragment_shading_rate, 20:$KHR_workgroup_memory_explicit_layout, 21:$KHR_ray_query,
      22:$KHR_ray_tracing, 23:$KHR_subgroup_uniform_control_flow, 24:$KHR_linkonce_odr,
      25:$KHR_fragment_shader_barycentric, 26:$KHR_ray_cull_mask,
      27:$KHR_uniform_group_instructions, 28:$KHR_subgroup_rotate, 29:$KHR_non_semantic_info,
      30:$KHR_terminate_invocation, 31:$KHR_cooperative_matrix, 32:$KHR_bfloat16,
      1000:$EXT_demote_to_helper_invocation, 1001:$EXT_descriptor_indexing,
      1002:$EXT_fragment_fully_covered, 1003:$EXT_fragment_invocation_density,
      1004:$EXT_fragment_shader_interlock, 1005:$EXT_physical_storage_buffer,
      1006:$EXT_shader_stencil_export, 1007:$EXT_shader_viewport_index_layer,
      1008:$EXT_shader_atomic_float_add, 1009:$EXT_shader_atomic_float_min_max,
      1010:$EXT_shader_image_int64, 1011:$EXT_shader_atomic_float16_add, 1012:$EXT_mesh_shader,
      1013:$EXT_replicated_composites, 6000:$ARM_tensors, 6001:$ARM_graph,
      2000:$AMD_gpu_shader_half_float_fetch, 2001:$AMD_shader_ballot,
      2002:$AMD_shader_explicit_vertex_parameter, 2003:$AMD_shader_fragment_mask,
      2004:$AMD_shader_image_load_store_lod, 2005:$AMD_texture_gather_bias_lod,
      2006:$AMD_shader_early_and_late_fragment_tests, 3000:$GOOGLE_decorate_string,
      3001:$GOOGLE_hlsl_functionality1, 3002:$GOOGLE_user_type,
      4000:$INTEL_device_side_avc_motion_estimation, 4001:$INTEL_media_block_io,
      4002:$INTEL_shader_integer_functions2, 4003:$INTEL_subgroups, 4007:$INTEL_vector_compute,
      4004:$INTEL_float_controls2, 4005:$INTEL_function_pointers, 4006:$INTEL_inline_assembly,
      4008:$INTEL_variable_length_array, 4009:$INTEL_fpga_memory_attributes,
      4012:$INTEL_unstructured_loop_controls, 4013:$INTEL_fpga_loop_controls,
      4010:$INTEL_arbitrary_precision_integers, 4011:$INTEL_arbitrary_precision_floating_point,
      4014:$INTEL_kernel_attributes, 4015:$INTEL_fpga_memory_accesses,
      4016:$INTEL_fpga_cluster_attributes, 4017:$INTEL_loop_fuse, 4018:$INTEL_fpga_buffer_location,
      4019:$INTEL_arbitrary_precision_fixed_point, 4020:$INTEL_usm_storage_classes,
      4021:$INTEL_io_pipes, 4022:$ALTERA_blocking_pipes, 4023:$INTEL_fpga_reg,
      4024:$INTEL_long_constant_composite, 4025:$INTEL_optnone, 4026:$INTEL_debug_module,
      4027:$INTEL_fp_fast_math_mode, 4028:$INTEL_memory_access_aliasing, 4029:$INTEL_split_barrier,
      4031:$INTEL_bfloat16_conversion, 4032:$INTEL_cache_controls,
      4033:$INTEL_tensor_float32_conversion, 5000:$NV_compute_shader_derivatives,
      5001:$NV_cooperative_matrix, 5002:$NV_fragment_shader_barycentric,
      5003:$NV_geometry_shader_passthrough, 5005:$NV_ray_tracing,
      5006:$NV_sample_mask_override_coverage, 5007:$NV_shader_image_footprint,
      5008:$NV_shader_sm_builtins, 5009:$NV_shader_subgroup_partitioned, 5010:$NV_shading_rate,
      5011:$NV_stereo_view_rendering, 5012:$NV_viewport_array2, 5013:$NV_bindless_texture,
      5014:$NV_ray_tracing_motion_blur, 5015:$NVX_multiview_per_view_attributes), "SPV_">;
}
def SPIRV_ExtensionAttr
    : SPIRV_I32EnumAttr<"Extension", "supported SPIR-V extensions", "ext", _extensions>;

//===- Availability ---------------------------------------------------------===//

class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", SPIRV_VersionAttr, min> {
  let cppNamespace = "::mlir::spirv";
  let interfaceDescription = "The first version of SPIR-V that has the operation.";
}
class MaxVersion<I32EnumAttrCase max>
    : MaxVersionBase<"QueryMaxVersionInterface", SPIRV_VersionAttr, max> {
  let cppNamespace = "::mlir::spirv";
  let interfaceDescription = "The last version of SPIR-V that has the operation.";
}

// One of several extensions or capabilities. An operation with several such requirements needs one of each.
class _OneOf<string enum, string enums, string array, list<I32EnumAttrCase> cases> : Availability {
  let cppNamespace = "::mlir::spirv";
  let interfaceName = "Query" # enum # "Interface";
  let interfaceDescription = "Lists, of each of which the operation needs one.";
  let queryFnRetType = "::llvm::SmallVector<::llvm::ArrayRef<::mlir::spirv::" # enum # ">, 1>";
  let queryFnName = "get" # enums;
  let mergeAction = !if(!empty(cases), "", "$overall.emplace_back($instance)");
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<::mlir::spirv::" # enum # ">";
  defvar type = "::mlir::spirv::" # enum;
  let instancePreparation = !if(!empty(cases), "",
      "static const " # type # " " # array # "[] = {"
      # !interleave(!foreach(one, cases, type # "::" # one.symbol), ", ") # "}; "
      # "ArrayRef<" # type # "> ref(" # array # ", std::size(" # array # "));");
  let instance = "ref";
}
class Extension<list<I32EnumAttrCase> extensions>
    : _OneOf<"Extension", "Extensions", "exts", extensions>;
class Capability<list<I32EnumAttrCase> capabilities>
    : _OneOf<"Capability", "Capabilities", "caps", capabilities>;

class SPIRVOpInterface<string name> : OpInterface<name> {
  let cppNamespace = "::mlir::spirv";
}
foreach bound = ["MinVersion", "MaxVersion"] in
  def "Query" # bound # "Interface" : SPIRVOpInterface<"Query" # bound # "Interface"> {
    let methods = [
      InterfaceMethod<"", "::std::optional<::mlir::spirv::Version>", "get" # bound>
    ];
  }
foreach enum = [["Extension", "Extensions"], ["Capability", "Capabilities"]] in
  def "Query" # !head(enum) # "Interface" : SPIRVOpInterface<"Query" # !head(enum) # "Interface"> {
    let methods = [
      InterfaceMethod<"", "::llvm::SmallVector<::llvm::ArrayRef<::mlir::spirv::" # !head(enum) # ">, 1>",
                      "get" # enum[1]>
    ];
  }

// Rows of cases that are available under a condition.
multiclass _If<list<Availability> required, dag row> {
  foreach i = !range(!size(row)) in
    def !getdagname(row, i) : I32EnumAttrCase<!getdagname(row, i), !getdagarg<int>(row, i)> {
      list<Availability> availability = required;
    }
}
multiclass _BitsIf<list<Availability> required, dag row> {
  foreach i = !range(!size(row)) in
    def !getdagname(row, i) : I32BitEnumAttrCaseBit<!getdagname(row, i), !getdagarg<int>(row, i)> {
      list<Availability> availability = required;
    }
}
multiclass _IfSince<I32EnumAttrCase version, dag row> {
  defm "" : _If<[MinVersion<version>], row>;
}
multiclass _IfExt<I32EnumAttrCase extension, dag row> {
  defm "" : _If<[Extension<[extension]>], row>;
}
multiclass _IfCap<I32EnumAttrCase capability, dag row> {
  defm "" : _If<[Capability<[capability]>], row>;
}
multiclass _IfExtCap<I32EnumAttrCase extension, I32EnumAttrCase capability, dag row> {
  defm "" : _If<[Extension<[extension]>, Capability<[capability]>], row>;
}

//===- Capabilities ---------------------------------------------------------===//

// Rows of capabilities that imply others.
multiclass _Implies<list<I32EnumAttrCase> others, dag row> {
  foreach i = !range(!size(row)) in
    def !getdagname(row, i) : I32EnumAttrCase<!getdagname(row, i), !getdagarg<int>(row, i)> {
      list<I32EnumAttrCase> implies = others;
    }
}
multiclass _ImpliesIf<list<I32EnumAttrCase> others, list<Availability> required, dag row> {
  foreach i = !range(!size(row)) in
    def !getdagname(row, i) : I32EnumAttrCase<!getdagname(row, i), !getdagarg<int>(row, i)> {
      list<I32EnumAttrCase> implies = others;
      list<Availability> availability = required;
    }
}
multiclass _ImpliesIfExt<I32EnumAttrCase other, I32EnumAttrCase extension, dag row> {
  defm "" : _ImpliesIf<[other], [Extension<[extension]>], row>;
}

defset list<I32EnumAttrCase> _firstCapabilities = {
  defm SPIRV_C_ : _Cases<(ins
      0:$Matrix, 4:$Addresses, 5:$Linkage, 6:$Kernel, 9:$Float16, 10:$Float64, 11:$Int64)>;
  defm SPIRV_C_ : _IfExt<SPV_AMD_shader_ballot, (ins 18:$Groups)>;
  defm SPIRV_C_ : _Cases<(ins 22:$Int16, 39:$Int8, 43:$Sampled1D, 46:$SampledBuffer)>;
  defm SPIRV_C_ : _IfSince<SPIRV_V_1_3, (ins 61:$GroupNonUniform)>;
  defm SPIRV_C_ : _IfSince<SPIRV_V_1_5, (ins 69:$ShaderLayer, 70:$ShaderViewportIndex)>;
  defm SPIRV_C_ : _IfSince<SPIRV_V_1_6, (ins 71:$UniformDecoration)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_shader_ballot, (ins 4423:$SubgroupBallotKHR)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_subgroup_vote, (ins 4431:$SubgroupVoteKHR)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_16bit_storage, (ins
      4433:$StorageBuffer16BitAccess, 4435:$StoragePushConstant16, 4436:$StorageInputOutput16)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_device_group, (ins 4437:$DeviceGroup)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_shader_atomic_counter_ops, (ins 4445:$AtomicStorageOps)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_post_depth_coverage, (ins 4447:$SampleMaskPostDepthCoverage)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_8bit_storage, (ins
      4448:$StorageBuffer8BitAccess, 4450:$StoragePushConstant8)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_float_controls, (ins
      4464:$DenormPreserve, 4465:$DenormFlushToZero, 4466:$SignedZeroInfNanPreserve,
      4467:$RoundingModeRTE, 4468:$RoundingModeRTZ)>;
  defm SPIRV_C_ : _IfExt<SPV_NV_shader_image_footprint, (ins 5282:$ImageFootprintNV)>;
  defm SPIRV_C_ : _If<
      [Extension<[SPV_KHR_fragment_shader_barycentric, SPV_NV_fragment_shader_barycentric]>],
      (ins 5284:$FragmentBarycentricKHR)>;
}
defset list<I32EnumAttrCase> _otherCapabilities = {
  defm SPIRV_C_ : _IfExt<SPV_NV_compute_shader_derivatives, (ins 5288:$ComputeDerivativeGroupQuadsNV)>;
  defm SPIRV_C_ : _IfExt<SPV_NV_shader_subgroup_partitioned, (ins 5297:$GroupNonUniformPartitionedNV)>;
  defm SPIRV_C_ : _IfSince<SPIRV_V_1_5, (ins 5345:$VulkanMemoryModel, 5346:$VulkanMemoryModelDeviceScope)>;
  defm SPIRV_C_ : _IfExt<SPV_NV_compute_shader_derivatives, (ins 5350:$ComputeDerivativeGroupLinearNV)>;
  defm SPIRV_C_ : _IfExt<SPV_NV_bindless_texture, (ins 5390:$BindlessTextureNV)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_subgroups, (ins
      5568:$SubgroupShuffleINTEL, 5569:$SubgroupBufferBlockIOINTEL, 5570:$SubgroupImageBlockIOINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_media_block_io, (ins 5579:$SubgroupImageMediaBlockIOINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_float_controls2, (ins
      5582:$RoundToInfinityINTEL, 5583:$FloatingPointModeINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_function_pointers, (ins
      5603:$FunctionPointersINTEL, 5604:$IndirectReferencesINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_inline_assembly, (ins 5606:$AsmINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_EXT_shader_atomic_float_min_max, (ins
      5612:$AtomicFloat32MinMaxEXT, 5613:$AtomicFloat64MinMaxEXT, 5616:$AtomicFloat16MinMaxEXT)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_vector_compute, (ins 5619:$VectorAnyINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_expect_assume, (ins 5629:$ExpectAssumeKHR)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_device_side_avc_motion_estimation, (ins
      5696:$SubgroupAvcMotionEstimationINTEL, 5697:$SubgroupAvcMotionEstimationIntraINTEL,
      5698:$SubgroupAvcMotionEstimationChromaINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_variable_length_array, (ins 5817:$VariableLengthArrayINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_float_controls2, (ins 5821:$FunctionFloatControlINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_fpga_memory_attributes, (ins 5824:$FPGAMemoryAttributesINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_arbitrary_precision_integers, (ins
      5844:$ArbitraryPrecisionIntegersINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_arbitrary_precision_floating_point, (ins
      5845:$ArbitraryPrecisionFloatingPointINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_unstructured_loop_controls, (ins 5886:$UnstructuredLoopControlsINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_fpga_loop_controls, (ins 5888:$FPGALoopControlsINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_kernel_attributes, (ins
      5892:$KernelAttributesINTEL, 5897:$FPGAKernelAttributesINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_fpga_memory_accesses, (ins 5898:$FPGAMemoryAccessesINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_fpga_cluster_attributes, (ins 5904:$FPGAClusterAttributesINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_loop_fuse, (ins 5906:$LoopFuseINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_memory_access_aliasing, (ins 5910:$MemoryAccessAliasingINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_fpga_buffer_location, (ins 5920:$FPGABufferLocationINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_arbitrary_precision_fixed_point, (ins
      5922:$ArbitraryPrecisionFixedPointINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_usm_storage_classes, (ins 5935:$USMStorageClassesINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_io_pipes, (ins 5943:$IOPipesINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_ALTERA_blocking_pipes, (ins 5945:$BlockingPipesALTERA)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_fpga_reg, (ins 5948:$FPGARegINTEL)>;
  defm SPIRV_C_ : _If<[Extension<[SPV_KHR_integer_dot_product]>, MinVersion<SPIRV_V_1_6>], (ins
      6016:$DotProductInputAll, 6018:$DotProductInput4x8BitPacked, 6019:$DotProduct)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_ray_cull_mask, (ins 6020:$RayCullMaskKHR)>;
  defm SPIRV_C_ : _If<[Extension<[SPV_KHR_cooperative_matrix]>, MinVersion<SPIRV_V_1_6>], (ins
      6022:$CooperativeMatrixKHR)>;
  defm SPIRV_C_ : _If<[Extension<[SPV_EXT_replicated_composites]>, MinVersion<SPIRV_V_1_0>], (ins
      6024:$ReplicatedCompositesEXT)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_bit_instructions, (ins 6025:$BitInstructions)>;
  defm SPIRV_C_ : _IfExt<SPV_EXT_shader_atomic_float_add, (ins
      6033:$AtomicFloat32AddEXT, 6034:$AtomicFloat64AddEXT)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_long_constant_composite, (ins 6089:$LongConstantCompositeINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_optnone, (ins 6094:$OptNoneINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_EXT_shader_atomic_float16_add, (ins 6095:$AtomicFloat16AddEXT)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_debug_module, (ins 6114:$DebugInfoModuleINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_split_barrier, (ins 6141:$SplitBarrierINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_uniform_group_instructions, (ins 6400:$GroupUniformArithmeticKHR)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Matrix], (ins 1:$Shader)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Kernel], (ins 7:$Vector16, 8:$Float16Buffer)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Int64], (ins 12:$Int64Atomics)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Kernel], (ins
      13:$ImageBasic, 17:$Pipes, 19:$DeviceEnqueue, 20:$LiteralSampler)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Addresses], (ins 38:$GenericPointer)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Sampled1D], (ins 44:$Image1D)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_SampledBuffer], (ins 47:$ImageBuffer)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_Kernel], [MinVersion<SPIRV_V_1_1>], (ins 59:$NamedBarrier)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_GroupNonUniform], [MinVersion<SPIRV_V_1_3>], (ins
      62:$GroupNonUniformVote, 63:$GroupNonUniformArithmetic, 64:$GroupNonUniformBallot,
      65:$GroupNonUniformShuffle, 66:$GroupNonUniformShuffleRelative, 67:$GroupNonUniformClustered,
      68:$GroupNonUniformQuad)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_StorageBuffer16BitAccess, SPV_KHR_16bit_storage, (ins
      4434:$StorageUniform16)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_StorageBuffer8BitAccess, SPV_KHR_8bit_storage, (ins
      4449:$UniformAndStorageBuffer8BitAccess)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_SampledBuffer], [MinVersion<SPIRV_V_1_5>], (ins
      5304:$UniformTexelBufferArrayDynamicIndexing)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_VectorAnyINTEL, SPV_INTEL_vector_compute, (ins
      5617:$VectorComputeINTEL)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Kernel, SPV_INTEL_fp_fast_math_mode, (ins
      5837:$FPFastMathModeINTEL)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_Int8], [Extension<[SPV_KHR_integer_dot_product]>, MinVersion<SPIRV_V_1_6>],
      (ins 6017:$DotProductInput4x8Bit)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_GroupNonUniform, SPV_KHR_subgroup_rotate, (ins
      6026:$GroupNonUniformRotateKHR)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Shader], (ins 2:$Geometry, 3:$Tessellation)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_ImageBasic], (ins 14:$ImageReadWrite, 15:$ImageMipmap)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Shader], (ins
      21:$AtomicStorage, 25:$ImageGatherExtended, 27:$StorageImageMultisample,
      28:$UniformBufferArrayDynamicIndexing, 29:$SampledImageArrayDynamicIndexing,
      30:$StorageBufferArrayDynamicIndexing, 31:$StorageImageArrayDynamicIndexing,
      32:$ClipDistance, 33:$CullDistance, 35:$SampleRateShading, 37:$SampledRect,
      40:$InputAttachment, 41:$SparseResidency, 42:$MinLod, 45:$SampledCubeArray, 48:$ImageMSArray,
      49:$StorageImageExtendedFormats, 50:$ImageQuery, 51:$DerivativeControl,
      52:$InterpolationFunction, 53:$TransformFeedback, 55:$StorageImageReadWithoutFormat,
      56:$StorageImageWriteWithoutFormat)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_DeviceEnqueue], [MinVersion<SPIRV_V_1_1>], (ins
      58:$SubgroupDispatch)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_Pipes], [MinVersion<SPIRV_V_1_1>], (ins 60:$PipeStorage)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_fragment_shading_rate, (ins
      4422:$FragmentShadingRateKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_shader_draw_parameters, (ins 4427:$DrawParameters)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_workgroup_memory_explicit_layout, (ins
      4428:$WorkgroupMemoryExplicitLayoutKHR, 4430:$WorkgroupMemoryExplicitLayout16BitAccessKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_multiview, (ins 4439:$MultiView)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_variable_pointers, (ins
      4441:$VariablePointersStorageBuffer)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_ray_query, (ins
      4471:$RayQueryProvisionalKHR, 4472:$RayQueryKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_ray_tracing, (ins 4479:$RayTracingKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_AMD_gpu_shader_half_float_fetch, (ins
      5008:$Float16ImageAMD)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_AMD_texture_gather_bias_lod, (ins
      5009:$ImageGatherBiasLodAMD)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_AMD_shader_fragment_mask, (ins 5010:$FragmentMaskAMD)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_EXT_shader_stencil_export, (ins
      5013:$StencilExportEXT)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_AMD_shader_image_load_store_lod, (ins
      5015:$ImageReadWriteLodAMD)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_EXT_shader_image_int64, (ins 5016:$Int64ImageEXT)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_shader_clock, (ins 5055:$ShaderClockKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_EXT_fragment_fully_covered, (ins
      5265:$FragmentFullyCoveredEXT)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_Shader], [Extension<[SPV_EXT_fragment_invocation_density, SPV_NV_shading_rate]>],
      (ins 5291:$FragmentDensityEXT)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_Shader], [MinVersion<SPIRV_V_1_5>], (ins
      5301:$ShaderNonUniform, 5302:$RuntimeDescriptorArray)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_ImageBuffer], [MinVersion<SPIRV_V_1_5>], (ins
      5305:$StorageTexelBufferArrayDynamicIndexing)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_NV_ray_tracing, (ins 5340:$RayTracingNV)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_NV_ray_tracing_motion_blur, (ins
      5341:$RayTracingMotionBlurNV)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_Shader], [Extension<[SPV_EXT_physical_storage_buffer, SPV_KHR_physical_storage_buffer]>],
      (ins 5347:$PhysicalStorageBufferAddresses)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_KHR_ray_tracing, (ins 5353:$RayTracingProvisionalKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_EXT_fragment_shader_interlock, (ins
      5363:$FragmentShaderSampleInterlockEXT, 5372:$FragmentShaderShadingRateInterlockEXT)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_NV_shader_sm_builtins, (ins 5373:$ShaderSMBuiltinsNV)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_EXT_fragment_shader_interlock, (ins
      5378:$FragmentShaderPixelInterlockEXT)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_Shader], [MinVersion<SPIRV_V_1_6>], (ins
      5379:$DemoteToHelperInvocation)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_INTEL_shader_integer_functions2, (ins
      5584:$IntegerFunctions2INTEL)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Tessellation], (ins 23:$TessellationPointSize)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Geometry], (ins 24:$GeometryPointSize)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_SampledCubeArray], (ins 34:$ImageCubeArray)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_SampledRect], (ins 36:$ImageRect)>;
  defm SPIRV_C_ : _Implies<[SPIRV_C_Geometry], (ins 54:$GeometryStreams, 57:$MultiViewport)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Int8, SPV_ARM_tensors, (ins 4174:$TensorsARM)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_TensorsARM, SPIRV_C_Shader], [Extension<[SPV_ARM_tensors]>], (ins
      4175:$StorageTensorArrayDynamicIndexingEXT)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_TensorsARM, SPIRV_C_ShaderNonUniform], [Extension<[SPV_ARM_tensors]>],
      (ins 4176:$StorageTensorArrayNonUniformIndexingEXT)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_TensorsARM, SPV_ARM_graph, (ins 4191:$GraphARM)>;
  defm SPIRV_C_ : _ImpliesIfExt<
      SPIRV_C_WorkgroupMemoryExplicitLayoutKHR, SPV_KHR_workgroup_memory_explicit_layout,
      (ins 4429:$WorkgroupMemoryExplicitLayout8BitAccessKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_VariablePointersStorageBuffer, SPV_KHR_variable_pointers, (ins
      4442:$VariablePointers)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_RayQueryKHR, SPIRV_C_RayTracingKHR], [Extension<[SPV_KHR_ray_query, SPV_KHR_ray_tracing]>],
      (ins 4478:$RayTraversalPrimitiveCullingKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_SampleRateShading, SPV_NV_sample_mask_override_coverage, (ins
      5249:$SampleMaskOverrideCoverageNV)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Geometry, SPV_NV_geometry_shader_passthrough, (ins
      5251:$GeometryShaderPassthroughNV)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_MultiView, SPV_NVX_multiview_per_view_attributes, (ins
      5260:$PerViewAttributesNV)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_InputAttachment], [MinVersion<SPIRV_V_1_5>], (ins
      5303:$InputAttachmentArrayDynamicIndexing)>;
  defm SPIRV_C_ : _ImpliesIf<[SPIRV_C_ShaderNonUniform], [MinVersion<SPIRV_V_1_5>], (ins
      5306:$UniformBufferArrayNonUniformIndexing, 5307:$SampledImageArrayNonUniformIndexing,
      5308:$StorageBufferArrayNonUniformIndexing, 5309:$StorageImageArrayNonUniformIndexing)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_InputAttachment, SPIRV_C_ShaderNonUniform], [MinVersion<SPIRV_V_1_5>],
      (ins 5310:$InputAttachmentArrayNonUniformIndexing)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_SampledBuffer, SPIRV_C_ShaderNonUniform], [MinVersion<SPIRV_V_1_5>],
      (ins 5311:$UniformTexelBufferArrayNonUniformIndexing)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_ImageBuffer, SPIRV_C_ShaderNonUniform], [MinVersion<SPIRV_V_1_5>],
      (ins 5312:$StorageTexelBufferArrayNonUniformIndexing)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_MultiViewport, SPV_EXT_shader_viewport_index_layer, (ins
      5254:$ShaderViewportIndexLayerEXT)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_ShaderViewportIndexLayerEXT, SPV_NV_viewport_array2, (ins
      5255:$ShaderViewportMaskNV)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_ShaderViewportMaskNV, SPV_NV_stereo_view_rendering, (ins
      5259:$ShaderStereoViewNV)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_bfloat16_conversion, (ins 6115:$Bfloat16ConversionINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_cache_controls, (ins 6441:$CacheControlsINTEL)>;
  defm SPIRV_C_ : _IfExt<SPV_KHR_bfloat16, (ins 5116:$BFloat16TypeKHR)>;
  defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_BFloat16TypeKHR, SPV_KHR_bfloat16, (ins
      5117:$BFloat16DotProductKHR)>;
  defm SPIRV_C_ : _ImpliesIf<
      [SPIRV_C_BFloat16TypeKHR, SPIRV_C_CooperativeMatrixKHR], [Extension<[SPV_KHR_bfloat16]>],
      (ins 5118:$BFloat16CooperativeMatrixKHR)>;
  defm SPIRV_C_ : _IfExt<SPV_INTEL_tensor_float32_conversion, (ins 6425:$TensorFloat32RoundingINTEL)>;
}

// Its place is above that of what it implies.
defm SPIRV_C_ : _ImpliesIfExt<SPIRV_C_Shader, SPV_EXT_mesh_shader, (ins 5283:$MeshShadingEXT)>;

def SPIRV_CapabilityAttr
    : _Enum<"Capability", "capability",
            _firstCapabilities # [SPIRV_C_MeshShadingEXT] # _otherCapabilities>;

//===- Targets --------------------------------------------------------------===//

defset list<I32EnumAttrCase> _deviceTypes = {
  defm SPIRV_DT_ : _Cases<(ins 3:$Other, 2:$IntegratedGPU, 1:$DiscreteGPU, 0:$CPU, 0xffffffff:$Unknown)>;
}
def SPIRV_DeviceTypeAttr
    : SPIRV_I32EnumAttr<"DeviceType", "valid SPIR-V device types", "device_type", _deviceTypes>;

defset list<I32EnumAttrCase> _vendors = {
  defm SPIRV_V_ : _Cases<(ins
      0:$AMD, 1:$Apple, 2:$ARM, 3:$Broadcom, 4:$Imagination, 5:$Intel, 6:$NVIDIA, 7:$Qualcomm,
      8:$SwiftShader, 0xffffffff:$Unknown)>;
}
def SPIRV_VendorAttr
    : SPIRV_I32EnumAttr<"Vendor", "recognized SPIR-V vendor strings", "vendor", _vendors>;

defset list<I32EnumAttrCase> _clientAPIs = {
  defm SPIRV_CA_ : _Cases<(ins 0:$Metal, 1:$OpenCL, 2:$Vulkan, 3:$WebGPU, 0xffffffff:$Unknown)>;
}
def SPIRV_ClientAPIAttr
    : SPIRV_I32EnumAttr<"ClientAPI", "recognized SPIR-V client APIs", "client_api", _clientAPIs>;

//===- Enums of the specification -------------------------------------------===//

defset list<I32EnumAttrCase> _addressingModels = {
  defm SPIRV_AM_ : _Cases<(ins 0:$Logical)>;
  defm SPIRV_AM_ : _IfCap<SPIRV_C_Addresses, (ins 1:$Physical32, 2:$Physical64)>;
  defm SPIRV_AM_ : _If<
      [Extension<[SPV_EXT_physical_storage_buffer, SPV_KHR_physical_storage_buffer]>,
       Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>],
      (ins 5348:$PhysicalStorageBuffer64)>;
}
def SPIRV_AddressingModelAttr : _Enum<"AddressingModel", "addressing_model", _addressingModels>;

defset list<I32EnumAttrCase> _builtIns = {
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Shader, (ins 0:$Position, 1:$PointSize)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_ClipDistance, (ins 3:$ClipDistance)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_CullDistance, (ins 4:$CullDistance)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Shader, (ins 5:$VertexId, 6:$InstanceId)>;
  defm SPIRV_BI_ : _If<
      [Capability<[SPIRV_C_Geometry, SPIRV_C_RayTracingKHR, SPIRV_C_RayTracingNV, SPIRV_C_MeshShadingEXT,
           SPIRV_C_Tessellation]>],
      (ins 7:$PrimitiveId)>;
  defm SPIRV_BI_ : _If<[Capability<[SPIRV_C_Geometry, SPIRV_C_Tessellation]>], (ins 8:$InvocationId)>;
  defm SPIRV_BI_ : _If<
      [Capability<[SPIRV_C_Geometry, SPIRV_C_MeshShadingEXT, SPIRV_C_ShaderLayer,
           SPIRV_C_ShaderViewportIndexLayerEXT]>],
      (ins 9:$Layer)>;
  defm SPIRV_BI_ : _If<
      [Capability<[SPIRV_C_MeshShadingEXT, SPIRV_C_MultiViewport, SPIRV_C_ShaderViewportIndex,
           SPIRV_C_ShaderViewportIndexLayerEXT]>],
      (ins 10:$ViewportIndex)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Tessellation, (ins
      11:$TessLevelOuter, 12:$TessLevelInner, 13:$TessCoord, 14:$PatchVertices)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Shader, (ins 15:$FragCoord, 16:$PointCoord, 17:$FrontFacing)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_SampleRateShading, (ins 18:$SampleId, 19:$SamplePosition)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Shader, (ins 20:$SampleMask, 22:$FragDepth, 23:$HelperInvocation)>;
  defm SPIRV_BI_ : _Cases<(ins
      24:$NumWorkgroups, 25:$WorkgroupSize, 26:$WorkgroupId, 27:$LocalInvocationId,
      28:$GlobalInvocationId, 29:$LocalInvocationIndex)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Kernel, (ins
      30:$WorkDim, 31:$GlobalSize, 32:$EnqueuedWorkgroupSize, 33:$GlobalOffset, 34:$GlobalLinearId)>;
  defm SPIRV_BI_ : _If<
      [Capability<[SPIRV_C_GroupNonUniform, SPIRV_C_Kernel, SPIRV_C_SubgroupBallotKHR]>],
      (ins 36:$SubgroupSize)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Kernel, (ins 37:$SubgroupMaxSize)>;
  defm SPIRV_BI_ : _If<[Capability<[SPIRV_C_GroupNonUniform, SPIRV_C_Kernel]>], (ins 38:$NumSubgroups)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Kernel, (ins 39:$NumEnqueuedSubgroups)>;
  defm SPIRV_BI_ : _If<[Capability<[SPIRV_C_GroupNonUniform, SPIRV_C_Kernel]>], (ins 40:$SubgroupId)>;
  defm SPIRV_BI_ : _If<
      [Capability<[SPIRV_C_GroupNonUniform, SPIRV_C_Kernel, SPIRV_C_SubgroupBallotKHR]>],
      (ins 41:$SubgroupLocalInvocationId)>;
  defm SPIRV_BI_ : _IfCap<SPIRV_C_Shader, (ins 42:$VertexIndex, 43:$InstanceIndex)>;
  defm SPIRV_BI_ : _If<
      [MinVersion<SPIRV_V_1_3>, Capability<[SPIRV_C_GroupNonUniformBallot, SPIRV_C_SubgroupBallotKHR]>],
      (ins
      4416:$SubgroupEqMask, 4417:$SubgroupGeMask, 4418:$SubgroupGtMask, 4419:$SubgroupLeMask,
      4420:$SubgroupLtMask)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_KHR_shader_draw_parameters, SPIRV_C_DrawParameters, (ins
      4424:$BaseVertex, 4425:$BaseInstance)>;
  defm SPIRV_BI_ : _If<
      [Extension<[SPV_KHR_shader_draw_parameters, SPV_EXT_mesh_shader]>,
       Capability<[SPIRV_C_DrawParameters, SPIRV_C_MeshShadingEXT]>],
      (ins 4426:$DrawIndex)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_KHR_fragment_shading_rate, SPIRV_C_FragmentShadingRateKHR, (ins
      4432:$PrimitiveShadingRateKHR)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_KHR_device_group, SPIRV_C_DeviceGroup, (ins 4438:$DeviceIndex)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_KHR_multiview, SPIRV_C_MultiView, (ins 4440:$ViewIndex)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_KHR_fragment_shading_rate, SPIRV_C_FragmentShadingRateKHR, (ins
      4444:$ShadingRateKHR)>;
  defm SPIRV_BI_ : _IfExt<SPV_AMD_shader_explicit_vertex_parameter, (ins
      4992:$BaryCoordNoPerspAMD, 4993:$BaryCoordNoPerspCentroidAMD,
      4994:$BaryCoordNoPerspSampleAMD, 4995:$BaryCoordSmoothAMD, 4996:$BaryCoordSmoothCentroidAMD,
      4997:$BaryCoordSmoothSampleAMD, 4998:$BaryCoordPullModelAMD)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_EXT_shader_stencil_export, SPIRV_C_StencilExportEXT, (ins
      5014:$FragStencilRefEXT)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_NV_viewport_array2, SPIRV_C_ShaderViewportMaskNV, (ins
      5253:$ViewportMaskNV)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_NV_stereo_view_rendering, SPIRV_C_ShaderStereoViewNV, (ins
      5257:$SecondaryPositionNV, 5258:$SecondaryViewportMaskNV)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_NVX_multiview_per_view_attributes, SPIRV_C_PerViewAttributesNV, (ins
      5261:$PositionPerViewNV, 5262:$ViewportMaskPerViewNV)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_EXT_fragment_fully_covered, SPIRV_C_FragmentFullyCoveredEXT, (ins
      5264:$FullyCoveredEXT)>;
  defm SPIRV_BI_ : _If<
      [Extension<[SPV_KHR_fragment_shader_barycentric, SPV_NV_fragment_shader_barycentric]>,
       Capability<[SPIRV_C_FragmentBarycentricKHR]>],
      (ins 5286:$BaryCoordKHR, 5287:$BaryCoordNoPerspKHR)>;
  defm SPIRV_BI_ : _If<
      [Extension<[SPV_EXT_fragment_invocation_density, SPV_NV_shading_rate]>,
       Capability<[SPIRV_C_FragmentDensityEXT]>],
      (ins 5292:$FragSizeEXT, 5293:$FragInvocationCountEXT)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_EXT_mesh_shader, SPIRV_C_MeshShadingEXT, (ins
      5294:$PrimitivePointIndicesEXT, 5295:$PrimitiveLineIndicesEXT,
      5296:$PrimitiveTriangleIndicesEXT, 5299:$CullPrimitiveEXT)>;
  defm SPIRV_BI_ : _If<
      [Extension<[SPV_KHR_ray_tracing, SPV_NV_ray_tracing]>,
       Capability<[SPIRV_C_RayTracingKHR, SPIRV_C_RayTracingNV]>],
      (ins
      5319:$LaunchIdKHR, 5320:$LaunchSizeKHR, 5321:$WorldRayOriginKHR, 5322:$WorldRayDirectionKHR,
      5323:$ObjectRayOriginKHR, 5324:$ObjectRayDirectionKHR, 5325:$RayTminKHR, 5326:$RayTmaxKHR,
      5327:$InstanceCustomIndexKHR, 5330:$ObjectToWorldKHR, 5331:$WorldToObjectKHR)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_NV_ray_tracing, SPIRV_C_RayTracingNV, (ins 5332:$HitTNV)>;
  defm SPIRV_BI_ : _If<
      [Extension<[SPV_KHR_ray_tracing, SPV_NV_ray_tracing]>,
       Capability<[SPIRV_C_RayTracingKHR, SPIRV_C_RayTracingNV]>],
      (ins 5333:$HitKindKHR)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_NV_ray_tracing_motion_blur, SPIRV_C_RayTracingMotionBlurNV, (ins
      5334:$CurrentRayTimeNV)>;
  defm SPIRV_BI_ : _If<
      [Extension<[SPV_KHR_ray_tracing, SPV_NV_ray_tracing]>,
       Capability<[SPIRV_C_RayTracingKHR, SPIRV_C_RayTracingNV]>],
      (ins 5351:$IncomingRayFlagsKHR)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_KHR_ray_tracing, SPIRV_C_RayTracingKHR, (ins 5352:$RayGeometryIndexKHR)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_NV_shader_sm_builtins, SPIRV_C_ShaderSMBuiltinsNV, (ins
      5374:$WarpsPerSMNV, 5375:$SMCountNV, 5376:$WarpIDNV, 5377:$SMIDNV)>;
  defm SPIRV_BI_ : _IfExtCap<SPV_KHR_ray_cull_mask, SPIRV_C_RayCullMaskKHR, (ins 6021:$CullMaskKHR)>;
}
def SPIRV_BuiltInAttr : _Enum<"BuiltIn", "built_in", _builtIns>;

defset list<I32EnumAttrCase> _decorations = {
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 0:$RelaxedPrecision)>;
  defm SPIRV_D_ : _If<[Capability<[SPIRV_C_Kernel, SPIRV_C_Shader]>], (ins 1:$SpecId)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 2:$Block)>;
  defm SPIRV_D_ : _If<[MaxVersion<SPIRV_V_1_3>, Capability<[SPIRV_C_Shader]>], (ins 3:$BufferBlock)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Matrix, (ins 4:$RowMajor, 5:$ColMajor)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 6:$ArrayStride)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Matrix, (ins 7:$MatrixStride)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 8:$GLSLShared, 9:$GLSLPacked)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Kernel, (ins 10:$CPacked)>;
  defm SPIRV_D_ : _Cases<(ins 11:$BuiltIn)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 13:$NoPerspective, 14:$Flat)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Tessellation, (ins 15:$Patch)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 16:$Centroid)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_SampleRateShading, (ins 17:$Sample)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 18:$Invariant)>;
  defm SPIRV_D_ : _Cases<(ins 19:$Restrict, 20:$Aliased, 21:$Volatile)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Kernel, (ins 22:$Constant)>;
  defm SPIRV_D_ : _Cases<(ins 23:$Coherent, 24:$NonWritable, 25:$NonReadable)>;
  defm SPIRV_D_ : _If<[Capability<[SPIRV_C_Shader, SPIRV_C_UniformDecoration]>], (ins 26:$Uniform)>;
  defm SPIRV_D_ : _If<
      [MinVersion<SPIRV_V_1_4>, Capability<[SPIRV_C_Shader, SPIRV_C_UniformDecoration]>],
      (ins 27:$UniformId)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Kernel, (ins 28:$SaturatedConversion)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_GeometryStreams, (ins 29:$Stream)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins
      30:$Location, 31:$Component, 32:$Index, 33:$Binding, 34:$DescriptorSet, 35:$Offset)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_TransformFeedback, (ins 36:$XfbBuffer, 37:$XfbStride)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Kernel, (ins 38:$FuncParamAttr)>;
  defm SPIRV_D_ : _Cases<(ins 39:$FPRoundingMode)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Kernel, (ins 40:$FPFastMathMode)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Linkage, (ins 41:$LinkageAttributes)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Shader, (ins 42:$NoContraction)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_InputAttachment, (ins 43:$InputAttachmentIndex)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_Kernel, (ins 44:$Alignment)>;
  defm SPIRV_D_ : _If<[MinVersion<SPIRV_V_1_1>, Capability<[SPIRV_C_Addresses]>], (ins 45:$MaxByteOffset)>;
  defm SPIRV_D_ : _If<[MinVersion<SPIRV_V_1_2>, Capability<[SPIRV_C_Kernel]>], (ins 46:$AlignmentId)>;
  defm SPIRV_D_ : _If<[MinVersion<SPIRV_V_1_2>, Capability<[SPIRV_C_Addresses]>], (ins
      47:$MaxByteOffsetId)>;
  defm SPIRV_D_ : _IfExt<SPV_KHR_no_integer_wrap_decoration, (ins
      4469:$NoSignedWrap, 4470:$NoUnsignedWrap)>;
  defm SPIRV_D_ : _IfExt<SPV_AMD_shader_explicit_vertex_parameter, (ins 4999:$ExplicitInterpAMD)>;
  defm SPIRV_D_ : _IfExtCap<SPV_NV_sample_mask_override_coverage, SPIRV_C_SampleMaskOverrideCoverageNV, (ins
      5248:$OverrideCoverageNV)>;
  defm SPIRV_D_ : _IfExtCap<SPV_NV_geometry_shader_passthrough, SPIRV_C_GeometryShaderPassthroughNV, (ins
      5250:$PassthroughNV)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_ShaderViewportMaskNV, (ins 5252:$ViewportRelativeNV)>;
  defm SPIRV_D_ : _IfExtCap<SPV_NV_stereo_view_rendering, SPIRV_C_ShaderStereoViewNV, (ins
      5256:$SecondaryViewportRelativeNV)>;
  defm SPIRV_D_ : _IfExtCap<SPV_EXT_mesh_shader, SPIRV_C_MeshShadingEXT, (ins 5271:$PerPrimitiveEXT)>;
  defm SPIRV_D_ : _If<
      [Extension<[SPV_KHR_fragment_shader_barycentric, SPV_NV_fragment_shader_barycentric]>,
       Capability<[SPIRV_C_FragmentBarycentricKHR]>],
      (ins 5285:$PerVertexKHR)>;
  defm SPIRV_D_ : _If<[MinVersion<SPIRV_V_1_5>, Capability<[SPIRV_C_ShaderNonUniform]>], (ins
      5300:$NonUniform)>;
  defm SPIRV_D_ : _If<
      [Extension<[SPV_EXT_physical_storage_buffer, SPV_KHR_physical_storage_buffer]>,
       Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>],
      (ins 5355:$RestrictPointer, 5356:$AliasedPointer)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_BindlessTextureNV, (ins
      5398:$BindlessSamplerNV, 5399:$BindlessImageNV, 5400:$BoundSamplerNV, 5401:$BoundImageNV)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_VectorComputeINTEL, (ins 5599:$SIMTCallINTEL)>;
  defm SPIRV_D_ : _IfExtCap<SPV_INTEL_function_pointers, SPIRV_C_IndirectReferencesINTEL, (ins
      5602:$ReferencedIndirectlyINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_AsmINTEL, (ins 5607:$ClobberINTEL, 5608:$SideEffectsINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_VectorComputeINTEL, (ins
      5624:$VectorComputeVariableINTEL, 5625:$FuncParamIOKindINTEL,
      5626:$VectorComputeFunctionINTEL, 5627:$StackCallINTEL, 5628:$GlobalVariableOffsetINTEL)>;
  defm SPIRV_D_ : _IfSince<SPIRV_V_1_4, (ins 5634:$CounterBuffer, 5635:$UserSemantic)>;
  defm SPIRV_D_ : _IfExt<SPV_GOOGLE_user_type, (ins 5636:$UserTypeGOOGLE)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_FunctionFloatControlINTEL, (ins
      5822:$FunctionRoundingModeINTEL, 5823:$FunctionDenormModeINTEL)>;
  defm SPIRV_D_ : _IfExtCap<SPV_INTEL_fpga_memory_attributes, SPIRV_C_FPGAMemoryAttributesINTEL, (ins
      5825:$RegisterINTEL, 5826:$MemoryINTEL, 5827:$NumbanksINTEL, 5828:$BankwidthINTEL,
      5829:$MaxPrivateCopiesINTEL, 5830:$SinglepumpINTEL, 5831:$DoublepumpINTEL,
      5832:$MaxReplicatesINTEL, 5833:$SimpleDualPortINTEL, 5834:$MergeINTEL, 5835:$BankBitsINTEL,
      5836:$ForcePow2DepthINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_FPGAMemoryAccessesINTEL, (ins
      5899:$BurstCoalesceINTEL, 5900:$CacheSizeINTEL, 5901:$DontStaticallyCoalesceINTEL,
      5902:$PrefetchINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_FPGAClusterAttributesINTEL, (ins 5905:$StallEnableINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_LoopFuseINTEL, (ins 5907:$FuseLoopsInFunctionINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_MemoryAccessAliasingINTEL, (ins
      5914:$AliasScopeINTEL, 5915:$NoAliasINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_FPGABufferLocationINTEL, (ins 5921:$BufferLocationINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_IOPipesINTEL, (ins 5944:$IOPipeStorageINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_FunctionFloatControlINTEL, (ins 6080:$FunctionFloatingPointModeINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_VectorComputeINTEL, (ins
      6085:$SingleElementVectorINTEL, 6087:$VectorComputeCallableFunctionINTEL,
      6140:$MediaBlockIOINTEL)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_CacheControlsINTEL, (ins
      6442:$CacheControlLoadINTEL, 6443:$CacheControlStoreINTEL)>;
}
def SPIRV_DecorationAttr : _Enum<"Decoration", "decoration", _decorations>;

// Names of records that begin with a digit behind the prefix stand in no row.
defset list<I32EnumAttrCase> _dims = {
  def SPIRV_D_1D : I32EnumAttrCase<"Dim1D", 0> {
    list<Availability> availability = [Capability<[SPIRV_C_Image1D, SPIRV_C_Sampled1D]>];
  }
  def SPIRV_D_2D : I32EnumAttrCase<"Dim2D", 1> {
    list<Availability> availability = [
      Capability<[SPIRV_C_ImageMSArray, SPIRV_C_Kernel, SPIRV_C_Shader]>
    ];
  }
  def SPIRV_D_3D : I32EnumAttrCase<"Dim3D", 2>;
  defm SPIRV_D_ : _If<[Capability<[SPIRV_C_ImageCubeArray, SPIRV_C_Shader]>], (ins 3:$Cube)>;
  defm SPIRV_D_ : _If<[Capability<[SPIRV_C_ImageRect, SPIRV_C_SampledRect]>], (ins 4:$Rect)>;
  defm SPIRV_D_ : _If<[Capability<[SPIRV_C_ImageBuffer, SPIRV_C_SampledBuffer]>], (ins 5:$Buffer)>;
  defm SPIRV_D_ : _IfCap<SPIRV_C_InputAttachment, (ins 6:$SubpassData)>;
}
def SPIRV_DimAttr : _Enum<"Dim", "dim", _dims>;

defset list<I32EnumAttrCase> _executionModes = {
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Geometry, (ins 0:$Invocations)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Tessellation, (ins
      1:$SpacingEqual, 2:$SpacingFractionalEven, 3:$SpacingFractionalOdd, 4:$VertexOrderCw,
      5:$VertexOrderCcw)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Shader, (ins
      6:$PixelCenterInteger, 7:$OriginUpperLeft, 8:$OriginLowerLeft, 9:$EarlyFragmentTests)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Tessellation, (ins 10:$PointMode)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_TransformFeedback, (ins 11:$Xfb)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Shader, (ins
      12:$DepthReplacing, 14:$DepthGreater, 15:$DepthLess, 16:$DepthUnchanged)>;
  defm SPIRV_EM_ : _Cases<(ins 17:$LocalSize)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Kernel, (ins 18:$LocalSizeHint)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Geometry, (ins 19:$InputPoints, 20:$InputLines, 21:$InputLinesAdjacency)>;
  defm SPIRV_EM_ : _If<[Capability<[SPIRV_C_Geometry, SPIRV_C_Tessellation]>], (ins 22:$Triangles)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Geometry, (ins 23:$InputTrianglesAdjacency)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Tessellation, (ins 24:$Quads, 25:$Isolines)>;
  defm SPIRV_EM_ : _If<[Capability<[SPIRV_C_Geometry, SPIRV_C_MeshShadingEXT, SPIRV_C_Tessellation]>], (ins
      26:$OutputVertices)>;
  defm SPIRV_EM_ : _If<[Capability<[SPIRV_C_Geometry, SPIRV_C_MeshShadingEXT]>], (ins 27:$OutputPoints)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Geometry, (ins 28:$OutputLineStrip, 29:$OutputTriangleStrip)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Kernel, (ins 30:$VecTypeHint, 31:$ContractionOff)>;
  defm SPIRV_EM_ : _If<[MinVersion<SPIRV_V_1_1>, Capability<[SPIRV_C_Kernel]>], (ins
      33:$Initializer, 34:$Finalizer)>;
  defm SPIRV_EM_ : _If<[MinVersion<SPIRV_V_1_1>, Capability<[SPIRV_C_SubgroupDispatch]>], (ins
      35:$SubgroupSize, 36:$SubgroupsPerWorkgroup)>;
  defm SPIRV_EM_ : _If<[MinVersion<SPIRV_V_1_2>, Capability<[SPIRV_C_SubgroupDispatch]>], (ins
      37:$SubgroupsPerWorkgroupId)>;
  defm SPIRV_EM_ : _IfSince<SPIRV_V_1_2, (ins 38:$LocalSizeId)>;
  defm SPIRV_EM_ : _If<[MinVersion<SPIRV_V_1_2>, Capability<[SPIRV_C_Kernel]>], (ins 39:$LocalSizeHintId)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_KHR_subgroup_uniform_control_flow, SPIRV_C_Shader, (ins
      4421:$SubgroupUniformControlFlowKHR)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_KHR_post_depth_coverage, SPIRV_C_SampleMaskPostDepthCoverage, (ins
      4446:$PostDepthCoverage)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_KHR_float_controls, SPIRV_C_DenormPreserve, (ins 4459:$DenormPreserve)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_KHR_float_controls, SPIRV_C_DenormFlushToZero, (ins
      4460:$DenormFlushToZero)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_KHR_float_controls, SPIRV_C_SignedZeroInfNanPreserve, (ins
      4461:$SignedZeroInfNanPreserve)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_KHR_float_controls, SPIRV_C_RoundingModeRTE, (ins 4462:$RoundingModeRTE)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_KHR_float_controls, SPIRV_C_RoundingModeRTZ, (ins 4463:$RoundingModeRTZ)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_AMD_shader_early_and_late_fragment_tests, SPIRV_C_Shader, (ins
      5017:$EarlyAndLateFragmentTestsAMD)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_EXT_shader_stencil_export, SPIRV_C_StencilExportEXT, (ins
      5027:$StencilRefReplacingEXT)>;
  defm SPIRV_EM_ : _If<
      [Extension<[SPV_AMD_shader_early_and_late_fragment_tests, SPV_EXT_shader_stencil_export]>,
       Capability<[SPIRV_C_StencilExportEXT]>],
      (ins
      5079:$StencilRefUnchangedFrontAMD, 5080:$StencilRefGreaterFrontAMD,
      5081:$StencilRefLessFrontAMD, 5082:$StencilRefUnchangedBackAMD,
      5083:$StencilRefGreaterBackAMD, 5084:$StencilRefLessBackAMD)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_EXT_mesh_shader, SPIRV_C_MeshShadingEXT, (ins
      5269:$OutputLinesEXT, 5270:$OutputPrimitivesEXT)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_NV_compute_shader_derivatives, SPIRV_C_ComputeDerivativeGroupQuadsNV, (ins
      5289:$DerivativeGroupQuadsNV)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_NV_compute_shader_derivatives, SPIRV_C_ComputeDerivativeGroupLinearNV, (ins
      5290:$DerivativeGroupLinearNV)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_EXT_mesh_shader, SPIRV_C_MeshShadingEXT, (ins 5298:$OutputTrianglesEXT)>;
  defm SPIRV_EM_ : _IfExtCap<
      SPV_EXT_fragment_shader_interlock, SPIRV_C_FragmentShaderPixelInterlockEXT,
      (ins 5366:$PixelInterlockOrderedEXT, 5367:$PixelInterlockUnorderedEXT)>;
  defm SPIRV_EM_ : _IfExtCap<
      SPV_EXT_fragment_shader_interlock, SPIRV_C_FragmentShaderSampleInterlockEXT,
      (ins 5368:$SampleInterlockOrderedEXT, 5369:$SampleInterlockUnorderedEXT)>;
  defm SPIRV_EM_ : _IfExtCap<
      SPV_EXT_fragment_shader_interlock, SPIRV_C_FragmentShaderShadingRateInterlockEXT,
      (ins 5370:$ShadingRateInterlockOrderedEXT, 5371:$ShadingRateInterlockUnorderedEXT)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_VectorComputeINTEL, (ins 5618:$SharedLocalMemorySizeINTEL)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_RoundToInfinityINTEL, (ins
      5620:$RoundingModeRTPINTEL, 5621:$RoundingModeRTNINTEL, 5622:$FloatingPointModeALTINTEL,
      5623:$FloatingPointModeIEEEINTEL)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_INTEL_kernel_attributes, SPIRV_C_KernelAttributesINTEL, (ins
      5893:$MaxWorkgroupSizeINTEL, 5894:$MaxWorkDimINTEL, 5895:$NoGlobalOffsetINTEL)>;
  defm SPIRV_EM_ : _IfExtCap<SPV_INTEL_kernel_attributes, SPIRV_C_FPGAKernelAttributesINTEL, (ins
      5896:$NumSIMDWorkitemsINTEL)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_FPGAKernelAttributesINTEL, (ins
      5903:$SchedulerTargetFmaxMhzINTEL, 6154:$StreamingInterfaceINTEL)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_VectorComputeINTEL, (ins 6417:$NamedBarrierCountINTEL)>;
}
def SPIRV_ExecutionModeAttr : _Enum<"ExecutionMode", "execution_mode", _executionModes>;

defset list<I32EnumAttrCase> _executionModels = {
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Shader, (ins 0:$Vertex)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Tessellation, (ins 1:$TessellationControl, 2:$TessellationEvaluation)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Geometry, (ins 3:$Geometry)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Shader, (ins 4:$Fragment, 5:$GLCompute)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_Kernel, (ins 6:$Kernel)>;
  defm SPIRV_EM_ : _If<[Capability<[SPIRV_C_RayTracingKHR, SPIRV_C_RayTracingNV]>], (ins
      5313:$RayGenerationKHR, 5314:$IntersectionKHR, 5315:$AnyHitKHR, 5316:$ClosestHitKHR,
      5317:$MissKHR, 5318:$CallableKHR)>;
  defm SPIRV_EM_ : _IfCap<SPIRV_C_MeshShadingEXT, (ins 5364:$TaskEXT, 5365:$MeshEXT)>;
}
def SPIRV_ExecutionModelAttr : _Enum<"ExecutionModel", "execution_model", _executionModels>;

defset list<I32EnumAttrCase> _fpEncodings = {
  defm SPIRV_FPE_ : _IfCap<SPIRV_C_BFloat16TypeKHR, (ins 0:$BFloat16KHR)>;
}
def SPIRV_FPEncodingAttr : _Enum<"FPEncoding", "f_p_encoding", _fpEncodings>;

defset list<I32EnumAttrCase> _fpRoundingModes = {
  defm SPIRV_FPRM_ : _Cases<(ins 0:$RTE, 1:$RTZ, 2:$RTP, 3:$RTN)>;
}
def SPIRV_FPRoundingModeAttr : _Enum<"FPRoundingMode", "fp_rounding_mode", _fpRoundingModes>;

defset list<BitEnumAttrCaseBase> _fpFastMathModes = {
  def SPIRV_FPFMM_None : I32BitEnumAttrCaseNone<"None">;
  defm SPIRV_FPFMM_ : _Bits<(ins 0:$NotNaN, 1:$NotInf, 2:$NSZ, 3:$AllowRecip, 4:$Fast)>;
  defm SPIRV_FPFMM_ : _BitsIf<[Capability<[SPIRV_C_FPFastMathModeINTEL]>], (ins
      16:$AllowContractFastINTEL, 17:$AllowReassocINTEL)>;
}
def SPIRV_FPFastMathModeAttr
    : SPIRV_BitEnumAttr<"FPFastMathMode", "Indicates a floating-point fast math flag",
                        "fastmath_mode", _fpFastMathModes>;

defset list<BitEnumAttrCaseBase> _functionControls = {
  def SPIRV_FC_None : I32BitEnumAttrCaseNone<"None">;
  defm SPIRV_FC_ : _Bits<(ins 0:$Inline, 1:$DontInline, 2:$Pure, 3:$Const)>;
  defm SPIRV_FC_ : _BitsIf<[Capability<[SPIRV_C_OptNoneINTEL]>], (ins 16:$OptNoneINTEL)>;
}
def SPIRV_FunctionControlAttr
    : _BitEnum<"FunctionControl", "function_control", _functionControls>;

defset list<I32EnumAttrCase> _groupOperations = {
  defm SPIRV_GO_ : _If<
      [Capability<[SPIRV_C_GroupNonUniformArithmetic, SPIRV_C_GroupNonUniformBallot, SPIRV_C_Kernel]>],
      (ins 0:$Reduce, 1:$InclusiveScan, 2:$ExclusiveScan)>;
  defm SPIRV_GO_ : _If<[MinVersion<SPIRV_V_1_3>, Capability<[SPIRV_C_GroupNonUniformClustered]>], (ins
      3:$ClusteredReduce)>;
  defm SPIRV_GO_ : _IfExtCap<SPV_NV_shader_subgroup_partitioned, SPIRV_C_GroupNonUniformPartitionedNV, (ins
      6:$PartitionedReduceNV, 7:$PartitionedInclusiveScanNV, 8:$PartitionedExclusiveScanNV)>;
}
def SPIRV_GroupOperationAttr : _Enum<"GroupOperation", "group_operation", _groupOperations>;

defset list<I32EnumAttrCase> _imageFormats = {
  defm SPIRV_IF_ : _Cases<(ins 0:$Unknown)>;
  defm SPIRV_IF_ : _IfCap<SPIRV_C_Shader, (ins 1:$Rgba32f, 2:$Rgba16f, 3:$R32f, 4:$Rgba8, 5:$Rgba8Snorm)>;
  defm SPIRV_IF_ : _IfCap<SPIRV_C_StorageImageExtendedFormats, (ins
      6:$Rg32f, 7:$Rg16f, 8:$R11fG11fB10f, 9:$R16f, 10:$Rgba16, 11:$Rgb10A2, 12:$Rg16, 13:$Rg8,
      14:$R16, 15:$R8, 16:$Rgba16Snorm, 17:$Rg16Snorm, 18:$Rg8Snorm, 19:$R16Snorm, 20:$R8Snorm)>;
  defm SPIRV_IF_ : _IfCap<SPIRV_C_Shader, (ins 21:$Rgba32i, 22:$Rgba16i, 23:$Rgba8i, 24:$R32i)>;
  defm SPIRV_IF_ : _IfCap<SPIRV_C_StorageImageExtendedFormats, (ins
      25:$Rg32i, 26:$Rg16i, 27:$Rg8i, 28:$R16i, 29:$R8i)>;
  defm SPIRV_IF_ : _IfCap<SPIRV_C_Shader, (ins 30:$Rgba32ui, 31:$Rgba16ui, 32:$Rgba8ui, 33:$R32ui)>;
  defm SPIRV_IF_ : _IfCap<SPIRV_C_StorageImageExtendedFormats, (ins
      34:$Rgb10a2ui, 35:$Rg32ui, 36:$Rg16ui, 37:$Rg8ui, 38:$R16ui, 39:$R8ui)>;
  defm SPIRV_IF_ : _IfCap<SPIRV_C_Int64ImageEXT, (ins 40:$R64ui, 41:$R64i)>;
}
def SPIRV_ImageFormatAttr : _Enum<"ImageFormat", "image_format", _imageFormats>;

defset list<BitEnumAttrCaseBase> _imageOperands = {
  def SPIRV_IO_None : I32BitEnumAttrCaseNone<"None">;
  defm SPIRV_IO_ : _BitsIf<[Capability<[SPIRV_C_Shader]>], (ins 0:$Bias)>;
  defm SPIRV_IO_ : _Bits<(ins 1:$Lod, 2:$Grad, 3:$ConstOffset)>;
  defm SPIRV_IO_ : _BitsIf<[Capability<[SPIRV_C_ImageGatherExtended]>], (ins 4:$Offset, 5:$ConstOffsets)>;
  defm SPIRV_IO_ : _Bits<(ins 6:$Sample)>;
  defm SPIRV_IO_ : _BitsIf<[Capability<[SPIRV_C_MinLod]>], (ins 7:$MinLod)>;
  defm SPIRV_IO_ : _BitsIf<[MinVersion<SPIRV_V_1_5>, Capability<[SPIRV_C_VulkanMemoryModel]>], (ins
      8:$MakeTexelAvailable, 9:$MakeTexelVisible, 10:$NonPrivateTexel, 11:$VolatileTexel)>;
  defm SPIRV_IO_ : _BitsIf<[MinVersion<SPIRV_V_1_4>], (ins 12:$SignExtend)>;
  defm SPIRV_IO_ : _Bits<(ins 16:$Offsets)>;
  defm SPIRV_IO_ : _BitsIf<[MinVersion<SPIRV_V_1_4>], (ins 13:$ZeroExtend)>;
  defm SPIRV_IO_ : _BitsIf<[MinVersion<SPIRV_V_1_6>], (ins 14:$Nontemporal)>;
}
def SPIRV_ImageOperandsAttr : _BitEnum<"ImageOperands", "image_operands", _imageOperands>;

defset list<I32EnumAttrCase> _linkageTypes = {
  defm SPIRV_LT_ : _IfCap<SPIRV_C_Linkage, (ins 0:$Export, 1:$Import)>;
  defm SPIRV_LT_ : _IfExtCap<SPV_KHR_linkonce_odr, SPIRV_C_Linkage, (ins 2:$LinkOnceODR)>;
}
def SPIRV_LinkageTypeAttr : _Enum<"LinkageType", "linkage_type", _linkageTypes>;

defset list<BitEnumAttrCaseBase> _loopControls = {
  def SPIRV_LC_None : I32BitEnumAttrCaseNone<"None">;
  defm SPIRV_LC_ : _Bits<(ins 0:$Unroll, 1:$DontUnroll)>;
  defm SPIRV_LC_ : _BitsIf<[MinVersion<SPIRV_V_1_1>], (ins 2:$DependencyInfinite, 3:$DependencyLength)>;
  defm SPIRV_LC_ : _BitsIf<[MinVersion<SPIRV_V_1_4>], (ins
      4:$MinIterations, 5:$MaxIterations, 6:$IterationMultiple, 7:$PeelCount, 8:$PartialCount)>;
  defm SPIRV_LC_ : _BitsIf<
      [Extension<[SPV_INTEL_fpga_loop_controls]>, Capability<[SPIRV_C_FPGALoopControlsINTEL]>],
      (ins
      16:$InitiationIntervalINTEL, 20:$LoopCoalesceINTEL, 17:$MaxConcurrencyINTEL,
      21:$MaxInterleavingINTEL, 18:$DependencyArrayINTEL, 22:$SpeculatedIterationsINTEL,
      19:$PipelineEnableINTEL, 23:$NoFusionINTEL)>;
}
def SPIRV_LoopControlAttr : _BitEnum<"LoopControl", "loop_control", _loopControls>;

defset list<BitEnumAttrCaseBase> _memoryAccesses = {
  def SPIRV_MA_None : I32BitEnumAttrCaseNone<"None">;
  defm SPIRV_MA_ : _Bits<(ins 0:$Volatile, 1:$Aligned, 2:$Nontemporal)>;
  defm SPIRV_MA_ : _BitsIf<[MinVersion<SPIRV_V_1_5>, Capability<[SPIRV_C_VulkanMemoryModel]>], (ins
      3:$MakePointerAvailable, 4:$MakePointerVisible, 5:$NonPrivatePointer)>;
  defm SPIRV_MA_ : _BitsIf<
      [Extension<[SPV_INTEL_memory_access_aliasing]>, Capability<[SPIRV_C_MemoryAccessAliasingINTEL]>],
      (ins 16:$AliasScopeINTELMask, 17:$NoAliasINTELMask)>;
}
def SPIRV_MemoryAccessAttr : _BitEnum<"MemoryAccess", "memory_access", _memoryAccesses>;

defset list<I32EnumAttrCase> _memoryModels = {
  defm SPIRV_MM_ : _IfCap<SPIRV_C_Shader, (ins 0:$Simple, 1:$GLSL450)>;
  defm SPIRV_MM_ : _IfCap<SPIRV_C_Kernel, (ins 2:$OpenCL)>;
  defm SPIRV_MM_ : _IfExtCap<SPV_KHR_vulkan_memory_model, SPIRV_C_VulkanMemoryModel, (ins 3:$Vulkan)>;
}
def SPIRV_MemoryModelAttr : _Enum<"MemoryModel", "memory_model", _memoryModels>;

defset list<BitEnumAttrCaseBase> _memorySemantics = {
  def SPIRV_MS_None : I32BitEnumAttrCaseNone<"None">;
  defm SPIRV_MS_ : _Bits<(ins 1:$Acquire, 2:$Release, 3:$AcquireRelease, 4:$SequentiallyConsistent)>;
  defm SPIRV_MS_ : _BitsIf<[Capability<[SPIRV_C_Shader]>], (ins 6:$UniformMemory)>;
  defm SPIRV_MS_ : _Bits<(ins 7:$SubgroupMemory, 8:$WorkgroupMemory, 9:$CrossWorkgroupMemory)>;
  defm SPIRV_MS_ : _BitsIf<[Capability<[SPIRV_C_AtomicStorage]>], (ins 10:$AtomicCounterMemory)>;
  defm SPIRV_MS_ : _Bits<(ins 11:$ImageMemory)>;
  defm SPIRV_MS_ : _BitsIf<[MinVersion<SPIRV_V_1_5>, Capability<[SPIRV_C_VulkanMemoryModel]>], (ins
      12:$OutputMemory, 13:$MakeAvailable, 14:$MakeVisible)>;
  defm SPIRV_MS_ : _BitsIf<
      [Extension<[SPV_KHR_vulkan_memory_model]>, Capability<[SPIRV_C_VulkanMemoryModel]>],
      (ins 15:$Volatile)>;
}
def SPIRV_MemorySemanticsAttr : _BitEnum<"MemorySemantics", "memory_semantics", _memorySemantics>;

defset list<I32EnumAttrCase> _scopes = {
  defm SPIRV_S_ : _Cases<(ins 0:$CrossDevice, 1:$Device, 2:$Workgroup, 3:$Subgroup, 4:$Invocation)>;
  defm SPIRV_S_ : _If<[MinVersion<SPIRV_V_1_5>, Capability<[SPIRV_C_VulkanMemoryModel]>], (ins
      5:$QueueFamily)>;
  defm SPIRV_S_ : _IfCap<SPIRV_C_RayTracingKHR, (ins 6:$ShaderCallKHR)>;
}
def SPIRV_ScopeAttr : _Enum<"Scope", "scope", _scopes>;

defset list<BitEnumAttrCaseBase> _selectionControls = {
  def SPIRV_SC_None : I32BitEnumAttrCaseNone<"None">;
  defm SPIRV_SC_ : _Bits<(ins 0:$Flatten, 1:$DontFlatten)>;
}
def SPIRV_SelectionControlAttr
    : _BitEnum<"SelectionControl", "selection_control", _selectionControls>;

defset list<I32EnumAttrCase> _storageClasses = {
  defm SPIRV_SC_ : _Cases<(ins 0:$UniformConstant, 1:$Input)>;
  defm SPIRV_SC_ : _IfCap<SPIRV_C_Shader, (ins 2:$Uniform, 3:$Output)>;
  defm SPIRV_SC_ : _Cases<(ins 4:$Workgroup, 5:$CrossWorkgroup)>;
  defm SPIRV_SC_ : _If<[Capability<[SPIRV_C_Shader, SPIRV_C_VectorComputeINTEL]>], (ins 6:$Private)>;
  defm SPIRV_SC_ : _Cases<(ins 7:$Function)>;
  defm SPIRV_SC_ : _IfCap<SPIRV_C_GenericPointer, (ins 8:$Generic)>;
  defm SPIRV_SC_ : _IfCap<SPIRV_C_Shader, (ins 9:$PushConstant)>;
  defm SPIRV_SC_ : _IfCap<SPIRV_C_AtomicStorage, (ins 10:$AtomicCounter)>;
  defm SPIRV_SC_ : _Cases<(ins 11:$Image)>;
  defm SPIRV_SC_ : _If<
      [Extension<[SPV_KHR_storage_buffer_storage_class, SPV_KHR_variable_pointers]>,
       Capability<[SPIRV_C_Shader]>],
      (ins 12:$StorageBuffer)>;
  defm SPIRV_SC_ : _If<
      [Extension<[SPV_KHR_ray_tracing, SPV_NV_ray_tracing]>,
       Capability<[SPIRV_C_RayTracingKHR, SPIRV_C_RayTracingNV]>],
      (ins
      5328:$CallableDataKHR, 5329:$IncomingCallableDataKHR, 5338:$RayPayloadKHR,
      5339:$HitAttributeKHR, 5342:$IncomingRayPayloadKHR, 5343:$ShaderRecordBufferKHR)>;
  defm SPIRV_SC_ : _If<
      [Extension<[SPV_EXT_physical_storage_buffer, SPV_KHR_physical_storage_buffer]>,
       Capability<[SPIRV_C_PhysicalStorageBufferAddresses]>],
      (ins 5349:$PhysicalStorageBuffer)>;
  defm SPIRV_SC_ : _If<
      [MinVersion<SPIRV_V_1_4>, Extension<[SPV_EXT_mesh_shader]>, Capability<[SPIRV_C_MeshShadingEXT]>],
      (ins 5402:$TaskPayloadWorkgroupEXT)>;
  defm SPIRV_SC_ : _IfExtCap<SPV_INTEL_function_pointers, SPIRV_C_FunctionPointersINTEL, (ins
      5605:$CodeSectionINTEL)>;
  defm SPIRV_SC_ : _IfExtCap<SPV_INTEL_usm_storage_classes, SPIRV_C_USMStorageClassesINTEL, (ins
      5936:$DeviceOnlyINTEL, 5937:$HostOnlyINTEL)>;
}
def SPIRV_StorageClassAttr : _Enum<"StorageClass", "storage_class", _storageClasses>;

defset list<I32EnumAttrCase> _packedVectorFormats = {
  defm SPIRV_PVF_ : _If<[MinVersion<SPIRV_V_1_6>, Extension<[SPV_KHR_integer_dot_product]>], (ins
      0:$PackedVectorFormat4x8Bit)>;
}
def SPIRV_PackedVectorFormatAttr
    : _Enum<"PackedVectorFormat", "packed_vector_format", _packedVectorFormats>;

//===- Enums of the dialect -------------------------------------------------===//

// What the specification has as constants, or as numbers without names.
class _ImageEnum<string name, string text, string mnemonic, list<I32EnumAttrCase> cases>
    : SPIRV_I32EnumAttr<name, "valid SPIR-V " # text # " specification", mnemonic, cases>;

defset list<I32EnumAttrCase> _imageDepths = {
  defm SPIRV_IDI_ : _Cases<(ins 0:$NoDepth, 1:$IsDepth, 2:$DepthUnknown)>;
}
def SPIRV_DepthAttr
    : _ImageEnum<"ImageDepthInfo", "Image Depth", "image_depth_info", _imageDepths>;

defset list<I32EnumAttrCase> _imageArrayed = {
  defm SPIRV_IAI_ : _Cases<(ins 0:$NonArrayed, 1:$Arrayed)>;
}
def SPIRV_ArrayedAttr
    : _ImageEnum<"ImageArrayedInfo", "Image Arrayed", "image_arrayed_info", _imageArrayed>;

defset list<I32EnumAttrCase> _imageSamplings = {
  defm SPIRV_ISI_ : _Cases<(ins 0:$SingleSampled, 1:$MultiSampled)>;
}
def SPIRV_SamplingAttr
    : _ImageEnum<"ImageSamplingInfo", "Image Sampling", "image_sampling_info", _imageSamplings>;

defset list<I32EnumAttrCase> _imageSamplerUses = {
  defm SPIRV_ISUI_ : _Cases<(ins 0:$SamplerUnknown, 1:$NeedSampler, 2:$NoSampler)>;
}
def SPIRV_SamplerUseAttr
    : _ImageEnum<"ImageSamplerUseInfo", "Sampler Use", "image_sampler_use_info", _imageSamplerUses>;

defset list<I32EnumAttrCase> _matrixLayouts = {
  defm SPIRV_ML_ : _Cases<(ins 0:$ColumnMajor, 1:$RowMajor, 2:$PackedA, 3:$PackedB)>;
}
def SPIRV_MatrixLayoutAttr : _Enum<"MatrixLayout", "matrixLayout", _matrixLayouts>;

// Of cooperative matrices.
defset list<I32EnumAttrCase> _matrixUses = {
  defm SPIRV_KHR_CMU_ : _Cases<(ins 0:$MatrixA, 1:$MatrixB, 2:$MatrixAcc)>;
}
def SPIRV_KHR_CooperativeMatrixUseAttr
    : SPIRV_I32EnumAttr<"CooperativeMatrixUseKHR", "valid SPIR-V Cooperative Matrix Use (KHR)",
                        "coop_matrix_use_khr", _matrixUses>;

defset list<I32EnumAttrCase> _cooperativeLayouts = {
  defm SPIRV_KHR_CML_ : _Cases<(ins 0:$RowMajor, 1:$ColumnMajor)>;
}
def SPIRV_KHR_CooperativeMatrixLayoutAttr
    : SPIRV_I32EnumAttr<"CooperativeMatrixLayoutKHR",
                        "valid SPIR-V Cooperative Matrix Layout (KHR)", "coop_matrix_layout_khr",
                        _cooperativeLayouts>;

defset list<BitEnumAttrCaseBase> _matrixOperands = {
  def SPIRV_KHR_CMO_None : I32BitEnumAttrCaseNone<"None">;
  foreach number = 0...2 in {
    defvar letter = !substr("ABC", number, 1);
    def "SPIRV_KHR_CMO_Matrix" # letter # "_Signed"
        : I32BitEnumAttrCaseBit<letter # "Signed", number>;
  }
  def SPIRV_KHR_CMO_Result_Signed : I32BitEnumAttrCaseBit<"ResultSigned", 3>;
  def SPIRV_KHR_CMO_AccSat : I32BitEnumAttrCaseBit<"AccSat", 4>;
}
def SPIRV_KHR_CooperativeMatrixOperandsAttr
    : SPIRV_BitEnumAttr<"CooperativeMatrixOperandsKHR",
                        "valid SPIR-V Cooperative Matrix Operands (KHR)",
                        "cooperative_matrix_operands_khr", _matrixOperands>;

// Of caches.
defset list<I32EnumAttrCase> _loadCacheControls = {
  defm SPIRV_INTEL_LCC_ : _Cases<(ins 0:$Uncached, 1:$Cached, 2:$Streaming)>;
  def SPIRV_INTEL_LCC_InvalidateAfterRead : I32EnumAttrCase<"InvalidateAfterR", 3>;
  defm SPIRV_INTEL_LCC_ : _Cases<(ins 4:$ConstCached)>;
}
def SPIRV_INTEL_LoadCacheControlAttr
    : _Enum<"LoadCacheControl", "load_cache_control", _loadCacheControls>;

defset list<I32EnumAttrCase> _storeCacheControls = {
  defm SPIRV_INTEL_SCC_ : _Cases<(ins 0:$Uncached, 1:$WriteThrough, 2:$WriteBack, 3:$Streaming)>;
}
def SPIRV_INTEL_StoreCacheControlAttr
    : _Enum<"StoreCacheControl", "store_cache_control", _storeCacheControls>;

// A version with the capabilities and extensions that may be used.
def SPIRV_VerCapExtAttr
    : DialectAttr<SPIRV_Dialect, CPred<"::llvm::isa<::mlir::spirv::VerCapExtAttr>($_self)">,
                  "version-capability-extension attribute"> {
  let storageType = "::mlir::spirv::VerCapExtAttr";
  let returnType = "::mlir::spirv::VerCapExtAttr";
  let convertFromStorage = "$_self";
}

//===- Types of numbers -----------------------------------------------------===//

class IOrUI<int width>
    : Type<Or<[CPred<"$_self.isSignlessInteger(" # width # ")">,
               CPred<"$_self.isUnsignedInteger(" # width # ")">]>,
           width # "-bit signless/unsigned integer"> {
  int bitwidth = width;
}
class SignlessOrUnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, IOrUI<width>),
                !interleave(widths, "/") # "-bit signless/unsigned integer">;

def SPIRV_Void : TypeAlias<NoneType, "void">;
def SPIRV_Bool : TypeAlias<I1, "bool">;
def SPIRV_Integer : AnyIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_Int16 : TypeAlias<I16, "Int16">;
def SPIRV_Int32 : TypeAlias<I32, "Int32">;
def SPIRV_Float32 : TypeAlias<F32, "Float32">;
def SPIRV_BFloat16KHR : TypeAlias<BF16, "BFloat16">;
def SPIRV_Float : FloatOfWidths<[16, 32, 64]>;
def SPIRV_Float16or32 : FloatOfWidths<[16, 32]>;
def SPIRV_AnyFloat : AnyTypeOf<[SPIRV_Float, SPIRV_BFloat16KHR]>;
def SPIRV_SignedInt : SignedIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_SignlessOrUnsignedInt : SignlessOrUnsignedIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_Numerical : AnyTypeOf<[SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_Scalar : AnyTypeOf<[SPIRV_Numerical, SPIRV_Bool]>;

//===- Types that consist of others -----------------------------------------===//

// `name` is the end of the record's name, `type` the C++ class; types of their own check their elements.
multiclass _AnyOf<string name, string type, string text> {
  def "SPIRV_Is" # name # "Type"
      : CPred<"::llvm::isa<" # type # ">($_self)">;
  def "SPIRV_Any" # name
      : DialectType<SPIRV_Dialect, !cast<Pred>("SPIRV_Is" # name # "Type"),
                    "any SPIR-V " # text # " type">;
}
defm "" : _AnyOf<"Ptr", "::mlir::spirv::PointerType", "pointer">;
defm "" : _AnyOf<"Array", "::mlir::spirv::ArrayType", "array">;
defm "" : _AnyOf<"CooperativeMatrix", "::mlir::spirv::CooperativeMatrixType", "cooperative matrix">;
defm "" : _AnyOf<"Image", "::mlir::spirv::ImageType", "image">;
defm "" : _AnyOf<"Vector", "::mlir::VectorType", "vector">;
defm "" : _AnyOf<"Matrix", "::mlir::spirv::MatrixType", "matrix">;
defm "" : _AnyOf<"RTArray", "::mlir::spirv::RuntimeArrayType", "runtime array">;
defm "" : _AnyOf<"Struct", "::mlir::spirv::StructType", "struct">;
defm "" : _AnyOf<"SampledImage", "::mlir::spirv::SampledImageType", "sampled image">;
defm "" : _AnyOf<"TensorArm", "::mlir::spirv::TensorArmType", "tensorArm">;

def SPIRV_Vector
    : VectorOfLengthAndType<[2, 3, 4, 8, 16], [SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_Aggregate : AnyTypeOf<[SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct]>;
def SPIRV_Composite
    : AnyTypeOf<[SPIRV_Vector, SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct,
                 SPIRV_AnyCooperativeMatrix, SPIRV_AnyMatrix, SPIRV_AnyTensorArm]>;
def SPIRV_Type
    : AnyTypeOf<[SPIRV_Void, SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat, SPIRV_Vector, SPIRV_AnyPtr,
                 SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct, SPIRV_AnyCooperativeMatrix,
                 SPIRV_AnyMatrix, SPIRV_AnySampledImage, SPIRV_AnyImage, SPIRV_AnyTensorArm]>;

class _ElementsOf<list<Type> allowedTypes, Pred predicate, string type, string text>
    : ContainerType<AnyTypeOf<allowedTypes>, predicate,
          "::llvm::cast<::mlir::spirv::" # type # ">($_self).getElementType()", text>;
class SPIRV_CoopMatrixOfType<list<Type> allowedTypes>
    : _ElementsOf<allowedTypes, SPIRV_IsCooperativeMatrixType, "CooperativeMatrixType",
                  "Cooperative Matrix">;
class SPIRV_MatrixOfType<list<Type> allowedTypes>
    : _ElementsOf<allowedTypes, SPIRV_IsMatrixType, "MatrixType", "Matrix">;
class SPIRV_MatrixOf<Type type> : SPIRV_MatrixOfType<[type]>;

class SPIRV_VectorOf<Type type> : FixedVectorOfLengthAndType<[2, 3, 4, 8, 16], [type]>;
class SPIRV_ScalarOrVectorOf<Type type> : AnyTypeOf<[type, SPIRV_VectorOf<type>]>;
class SPIRV_ScalarOrVectorOrCoopMatrixOf<Type type>
    : AnyTypeOf<[type, SPIRV_VectorOf<type>, SPIRV_CoopMatrixOfType<[type]>]>;
class SPIRV_MatrixOrCoopMatrixOf<Type type>
    : AnyTypeOf<[SPIRV_AnyMatrix, SPIRV_CoopMatrixOfType<[type]>]>;

def SPIRV_ScalarOrVector : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector]>;
def SPIRV_ScalarOrVectorOrPtr : AnyTypeOf<[SPIRV_ScalarOrVector, SPIRV_AnyPtr]>;
def SPIRV_SelectType : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector, SPIRV_AnyPtr]>;

class SPIRV_Vec4<Type type> : VectorOfLengthAndType<[4], [type]>;
def SPIRV_IntVec4 : SPIRV_Vec4<SPIRV_Integer>;
def SPIRV_IOrUIVec4 : SPIRV_Vec4<SPIRV_SignlessOrUnsignedInt>;
def SPIRV_Int32Vec4 : SPIRV_Vec4<AnyI32>;

//===- Traits ---------------------------------------------------------------===//

def InFunctionScope
    : PredOpTrait<"op must appear in a function-like op's block",
                  CPred<"isNestedInFunctionOpInterface($_op.getParentOp())">>;
def InModuleScope
    : PredOpTrait<"op must appear in a module-like op's block",
                  CPred<"isDirectInModuleLikeOp($_op.getParentOp())">>;

foreach name = ["UnsignedOp", "SignedOp", "UsableInSpecConstantOp"] in
  def name : NativeOpTrait<"spirv::" # name>;

//===- Operation codes ------------------------------------------------------===//

class SPIRV_OpCode<string name, int val> {
  string opname = name;
  int opcode = val;
}

defset list<I32EnumAttrCase> _opcodes = {
  defm SPIRV_OC_Op : _Cases<(ins
      0:$Nop, 1:$Undef, 2:$SourceContinued, 3:$Source, 4:$SourceExtension, 5:$Name, 6:$MemberName,
      7:$String, 8:$Line, 10:$Extension, 11:$ExtInstImport, 12:$ExtInst, 14:$MemoryModel,
      15:$EntryPoint, 16:$ExecutionMode, 17:$Capability, 19:$TypeVoid, 20:$TypeBool, 21:$TypeInt,
      22:$TypeFloat, 23:$TypeVector, 24:$TypeMatrix, 25:$TypeImage, 27:$TypeSampledImage,
      28:$TypeArray, 29:$TypeRuntimeArray, 30:$TypeStruct, 32:$TypePointer, 33:$TypeFunction,
      39:$TypeForwardPointer, 41:$ConstantTrue, 42:$ConstantFalse, 43:$Constant,
      44:$ConstantComposite, 46:$ConstantNull, 48:$SpecConstantTrue, 49:$SpecConstantFalse,
      50:$SpecConstant, 51:$SpecConstantComposite, 52:$SpecConstantOp, 54:$Function,
      55:$FunctionParameter, 56:$FunctionEnd, 57:$FunctionCall, 59:$Variable, 61:$Load, 62:$Store,
      63:$CopyMemory, 65:$AccessChain, 67:$PtrAccessChain, 70:$InBoundsPtrAccessChain,
      71:$Decorate, 72:$MemberDecorate, 77:$VectorExtractDynamic, 78:$VectorInsertDynamic,
      79:$VectorShuffle, 80:$CompositeConstruct, 81:$CompositeExtract, 82:$CompositeInsert,
      84:$Transpose, 87:$ImageSampleImplicitLod, 88:$ImageSampleExplicitLod,
      93:$ImageSampleProjDrefImplicitLod, 95:$ImageFetch, 97:$ImageDrefGather, 98:$ImageRead,
      99:$ImageWrite, 100:$Image, 104:$ImageQuerySize, 109:$ConvertFToU, 110:$ConvertFToS,
      111:$ConvertSToF, 112:$ConvertUToF, 113:$UConvert, 114:$SConvert, 115:$FConvert,
      117:$ConvertPtrToU, 120:$ConvertUToPtr, 121:$PtrCastToGeneric, 122:$GenericCastToPtr,
      123:$GenericCastToPtrExplicit, 124:$Bitcast, 126:$SNegate, 127:$FNegate, 128:$IAdd,
      129:$FAdd, 130:$ISub, 131:$FSub, 132:$IMul, 133:$FMul, 134:$UDiv, 135:$SDiv, 136:$FDiv,
      137:$UMod, 138:$SRem, 139:$SMod, 140:$FRem, 141:$FMod, 142:$VectorTimesScalar,
      143:$MatrixTimesScalar, 144:$VectorTimesMatrix, 145:$MatrixTimesVector,
      146:$MatrixTimesMatrix, 148:$Dot, 149:$IAddCarry, 150:$ISubBorrow, 151:$UMulExtended,
      152:$SMulExtended, 156:$IsNan, 157:$IsInf, 158:$IsFinite, 162:$Ordered, 163:$Unordered,
      164:$LogicalEqual, 165:$LogicalNotEqual, 166:$LogicalOr, 167:$LogicalAnd, 168:$LogicalNot,
      169:$Select, 170:$IEqual, 171:$INotEqual, 172:$UGreaterThan, 173:$SGreaterThan,
      174:$UGreaterThanEqual, 175:$SGreaterThanEqual, 176:$ULessThan, 177:$SLessThan,
      178:$ULessThanEqual, 179:$SLessThanEqual, 180:$FOrdEqual, 181:$FUnordEqual,
      182:$FOrdNotEqual, 183:$FUnordNotEqual, 184:$FOrdLessThan, 185:$FUnordLessThan,
      186:$FOrdGreaterThan, 187:$FUnordGreaterThan, 188:$FOrdLessThanEqual,
      189:$FUnordLessThanEqual, 190:$FOrdGreaterThanEqual, 191:$FUnordGreaterThanEqual,
      194:$ShiftRightLogical, 195:$ShiftRightArithmetic, 196:$ShiftLeftLogical, 197:$BitwiseOr,
      198:$BitwiseXor, 199:$BitwiseAnd, 200:$Not, 201:$BitFieldInsert, 202:$BitFieldSExtract,
      203:$BitFieldUExtract, 204:$BitReverse, 205:$BitCount, 218:$EmitVertex, 219:$EndPrimitive,
      224:$ControlBarrier, 225:$MemoryBarrier, 229:$AtomicExchange, 230:$AtomicCompareExchange,
      231:$AtomicCompareExchangeWeak, 232:$AtomicIIncrement, 233:$AtomicIDecrement,
      234:$AtomicIAdd, 235:$AtomicISub, 236:$AtomicSMin, 237:$AtomicUMin, 238:$AtomicSMax,
      239:$AtomicUMax, 240:$AtomicAnd, 241:$AtomicOr, 242:$AtomicXor, 245:$Phi, 246:$LoopMerge,
      247:$SelectionMerge, 248:$Label, 249:$Branch, 250:$BranchConditional, 251:$Switch, 252:$Kill,
      253:$Return, 254:$ReturnValue, 255:$Unreachable, 263:$GroupBroadcast, 264:$GroupIAdd,
      265:$GroupFAdd, 266:$GroupFMin, 267:$GroupUMin, 268:$GroupSMin, 269:$GroupFMax,
      270:$GroupUMax, 271:$GroupSMax, 317:$NoLine, 330:$ModuleProcessed, 333:$GroupNonUniformElect,
      334:$GroupNonUniformAll, 335:$GroupNonUniformAny, 336:$GroupNonUniformAllEqual,
      337:$GroupNonUniformBroadcast, 339:$GroupNonUniformBallot,
      342:$GroupNonUniformBallotBitCount, 343:$GroupNonUniformBallotFindLSB,
      344:$GroupNonUniformBallotFindMSB, 345:$GroupNonUniformShuffle,
      346:$GroupNonUniformShuffleXor, 347:$GroupNonUniformShuffleUp,
      348:$GroupNonUniformShuffleDown, 349:$GroupNonUniformIAdd, 350:$GroupNonUniformFAdd,
      351:$GroupNonUniformIMul, 352:$GroupNonUniformFMul, 353:$GroupNonUniformSMin,
      354:$GroupNonUniformUMin, 355:$GroupNonUniformFMin, 356:$GroupNonUniformSMax,
      357:$GroupNonUniformUMax, 358:$GroupNonUniformFMax, 359:$GroupNonUniformBitwiseAnd,
      360:$GroupNonUniformBitwiseOr, 361:$GroupNonUniformBitwiseXor,
      362:$GroupNonUniformLogicalAnd, 363:$GroupNonUniformLogicalOr,
      364:$GroupNonUniformLogicalXor, 366:$GroupNonUniformQuadSwap, 4163:$TypeTensorARM,
      4182:$GraphEntryPointARM, 4183:$GraphARM, 4184:$GraphInputARM, 4185:$GraphSetOutputARM,
      4186:$GraphEndARM, 4190:$TypeGraphARM, 4181:$GraphConstantARM, 4421:$SubgroupBallotKHR,
      4431:$GroupNonUniformRotateKHR, 4450:$SDot, 4451:$UDot, 4452:$SUDot, 4453:$SDotAccSat,
      4454:$UDotAccSat, 4455:$SUDotAccSat, 4456:$TypeCooperativeMatrixKHR,
      4457:$CooperativeMatrixLoadKHR, 4458:$CooperativeMatrixStoreKHR,
      4459:$CooperativeMatrixMulAddKHR, 4460:$CooperativeMatrixLengthKHR,
      4461:$ConstantCompositeReplicateEXT, 4462:$SpecConstantCompositeReplicateEXT,
      5294:$EmitMeshTasksEXT, 5295:$SetMeshOutputsEXT, 5575:$SubgroupBlockReadINTEL,
      5576:$SubgroupBlockWriteINTEL, 5630:$AssumeTrueKHR, 6035:$AtomicFAddEXT,
      6116:$ConvertFToBF16INTEL, 6117:$ConvertBF16ToFINTEL, 6142:$ControlBarrierArriveINTEL,
      6143:$ControlBarrierWaitINTEL, 6401:$GroupIMulKHR, 6402:$GroupFMulKHR,
      6426:$RoundFToTF32INTEL), "Op">;
}
def SPIRV_OpcodeAttr
    : SPIRV_I32EnumAttr<"Opcode", "valid SPIR-V instructions", "opcode", _opcodes>;

//===- Classes of operations ------------------------------------------------===//

// What an operation needs: one of the capabilities and one of the extensions, where there are any.
class _Needs<list<I32EnumAttrCase> capabilities = [], list<I32EnumAttrCase> extensions = [],
             I32EnumAttrCase first = SPIRV_V_1_0, I32EnumAttrCase last = SPIRV_V_1_6> {
  list<Availability> all = [
    MinVersion<first>, MaxVersion<last>, Extension<extensions>, Capability<capabilities>
  ];
}

class SPIRV_Op<string mnemonic, list<Trait> traits = []>
    : Op<SPIRV_Dialect, mnemonic,
         traits # [DeclareOpInterfaceMethods<QueryMinVersionInterface>,
                   DeclareOpInterfaceMethods<QueryMaxVersionInterface>,
                   DeclareOpInterfaceMethods<QueryExtensionInterface>,
                   DeclareOpInterfaceMethods<QueryCapabilityInterface>]> {
  // Where the operation is available, and whether the methods that say so are generated from it.
  list<Availability> availability = _Needs<>.all;
  bit autogenAvailability = 1;

  // The instruction in SPIR-V's binary form, if one corresponds to the operation, and whether the code that
  // reads and writes it is generated.
  bit hasOpcode = 1;
  string spirvOpName = "Op" # mnemonic;
  bit autogenSerialization = 1;

  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class SPIRV_UnaryOp<string mnemonic, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
  let hasVerifier = 0;
}
class SPIRV_BinaryOp<string mnemonic, Type resultType, Type operandsType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandsType>:$operand1,
                       SPIRV_ScalarOrVectorOf<operandsType>:$operand2);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let hasVerifier = 0;
}

// An instruction of a set that is imported by name; one operation code stands for all of them.
class SPIRV_ExtInstOp<string mnemonic, string setPrefix, string setName, int opcode,
                      list<Trait> traits = []>
    : SPIRV_Op<setPrefix # "." # mnemonic, traits> {
  let hasOpcode = 0;
  int extendedInstOpcode = opcode;
  string extendedInstSetName = setName;
}

class SPIRV_VendorOp<string mnemonic, string vendorName, list<Trait> traits = []>
    : SPIRV_Op<vendorName # "." # mnemonic, traits> {
  let spirvOpName = "Op" # mnemonic # vendorName;
}
class SPIRV_ExtVendorOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_VendorOp<mnemonic, "EXT", traits>;
class SPIRV_KhrVendorOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_VendorOp<mnemonic, "KHR", traits>;
class SPIRV_IntelVendorOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_VendorOp<mnemonic, "INTEL", traits>;
class SPIRV_NvVendorOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_VendorOp<mnemonic, "NV", traits>;
class SPIRV_ArmVendorOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_VendorOp<mnemonic, "ARM", traits>;

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVBASE_TD
