// vhlo.abs_v1
func.func @example(%operand: vector<8xf16>) {
  %0 = "vhlo.abs_v1"(%operand) : (vector<8xf16>) -> vector<8xf64>
  return
}
// -----
// vhlo.add_v1
func.func @example(%lhs: memref<f32>, %rhs: memref<i32>) {
  %0 = "vhlo.add_v1"(%lhs, %rhs) : (memref<f32>, memref<i32>) -> memref<f32>
  return
}
// -----
// vhlo.after_all_v1
func.func @example() {
  %0 = "vhlo.after_all_v1"() : () -> !shape.size
  return
}
// -----
// vhlo.all_gather_v1
func.func @example(%operand: tensor<4xf32>) {
  %0 = "vhlo.all_gather_v1"(%operand) <{all_gather_dim = [], channel_id = #vhlo.bool_v1<false>, replica_groups = [unit], use_global_device_ids = #vhlo<comparison_type_v1 NOTYPE>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// vhlo.all_gather_v2
func.func @example() {
  %0:2 = "vhlo.all_gather_v2"() <{all_gather_dim = #vhlo<result_accuracy_mode_v1 DEFAULT>, channel_id = #vhlo<rng_algorithm_v1 PHILOX>, replica_groups = array<i32: 1>, use_global_device_ids = #vhlo<fft_type_v1 FFT>}> : () -> (!mpi.retval, !mpi.retval)
  return
}
// -----
// vhlo.all_reduce_v1
func.func @example(%operand: !pdl.value) {
  %0 = "vhlo.all_reduce_v1"(%operand) <{channel_id = #vhlo<rng_algorithm_v1 THREE_FRY>, replica_groups = #vhlo.string_v1<"s">, use_global_device_ids = array<i64: 1, 1, 1, 1>}> ({
    "vhlo.return_v1"() : () -> ()
  }) : (!pdl.value) -> !llvm.void
  return
}
// -----
// vhlo.all_reduce_v2
func.func @example() {
  "vhlo.all_reduce_v2"() <{channel_id = 1 : i64, replica_groups = [array<i64: 0>], use_global_device_ids = [0.000000e+00 : f32]}> ({
    "vhlo.return_v1"() : () -> ()
  }) : () -> ()
  return
}
// -----
// vhlo.all_to_all_v1
func.func @example(%operand: !pdl.range<type>) {
  %0 = "vhlo.all_to_all_v1"(%operand) <{channel_id = 1 : i64, concat_dimension = {}, replica_groups = array<i32>, split_count = 1 : i32, split_dimension = 1 : index}> : (!pdl.range<type>) -> !pdl.range<type>
  return
}
// -----
// vhlo.all_to_all_v2
func.func @example() {
  %0:2 = "vhlo.all_to_all_v2"() <{channel_id = #vhlo.bool_v1<false>, concat_dimension = dense<1> : vector<4xi32>, replica_groups = #vhlo.string_v1<"s">, split_count = f32, split_dimension = f32}> : () -> (!smt.int, !smt.int)
  return
}
// -----
// vhlo.and_v1
func.func @example(%lhs: f16, %rhs: none) {
  %0 = "vhlo.and_v1"(%lhs, %rhs) : (f16, none) -> !acc.declare_token
  return
}
// -----
// vhlo.async_done_v1
func.func @example(%operand: !mpi.comm) {
  %0 = "vhlo.async_done_v1"(%operand) : (!mpi.comm) -> !mpi.comm
  return
}
// -----
// vhlo.async_start_v1
func.func @example() {
  %0 = "vhlo.async_start_v1"() ({
    "vhlo.return_v1"() : () -> ()
  }) : () -> !llvm.ptr<3>
  return
}
// -----
// vhlo.atan2_v1
func.func @example(%lhs: !async.token, %rhs: !pdl.type) {
  %0 = "vhlo.atan2_v1"(%lhs, %rhs) : (!async.token, !pdl.type) -> !async.value<f32>
  return
}
// -----
// vhlo.batch_norm_grad_v1
func.func @example(%operand: !tosa.shape<0>, %scale: !tosa.shape<0>, %mean: !tosa.shape<0>, %variance: !tosa.shape<0>, %grad_output: !tosa.shape<0>) {
  %grad_operand, %grad_scale, %grad_offset = "vhlo.batch_norm_grad_v1"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = array<i64: 0, 1>, feature_index = 0 : i64}> : (!tosa.shape<0>, !tosa.shape<0>, !tosa.shape<0>, !tosa.shape<0>, !tosa.shape<0>) -> (!tosa.shape<0>, !tosa.shape<0>, !tosa.shape<0>)
  return
}
// -----
// vhlo.batch_norm_inference_v1
func.func @example(%operand: !llvm.metadata, %scale: !llvm.metadata, %offset: !llvm.metadata, %mean: !llvm.metadata, %variance: !llvm.metadata) {
  %0 = "vhlo.batch_norm_inference_v1"(%operand, %scale, %offset, %mean, %variance) <{epsilon = i32, feature_index = [unit]}> : (!llvm.metadata, !llvm.metadata, !llvm.metadata, !llvm.metadata, !llvm.metadata) -> !llvm.metadata
  return
}
// -----
// vhlo.batch_norm_training_v1
func.func @example(%operand: none, %scale: none, %offset: none) {
  %output, %batch_mean, %batch_var = "vhlo.batch_norm_training_v1"(%operand, %scale, %offset) <{epsilon = array<i64: 1, 2, 3>, feature_index = array<i8: 1>}> : (none, none, none) -> (none, none, none)
  return
}
// -----
// vhlo.bitcast_convert_v1
func.func @example(%operand: !pdl.value) {
  %0 = "vhlo.bitcast_convert_v1"(%operand) : (!pdl.value) -> !pdl.value
  return
}
// -----
// vhlo.broadcast_in_dim_v1
func.func @example(%operand: memref<f32>) {
  %0 = "vhlo.broadcast_in_dim_v1"(%operand) <{broadcast_dimensions = 1 : i32}> : (memref<f32>) -> !pdl.value
  return
}
// -----
// vhlo.broadcast_v1
func.func @example(%operand: memref<4xf32>) {
  %0 = "vhlo.broadcast_v1"(%operand) <{broadcast_sizes = array<i64>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
// vhlo.call_v1
func.func @example() {
  "vhlo.call_v1"() <{callee = #vhlo.string_v1<"s">}> : () -> ()
  return
}
// -----
// vhlo.case_v1
func.func @example(%index: !mpi.request) {
  "vhlo.case_v1"(%index) : (!mpi.request) -> ()
  return
}
// -----
// vhlo.cbrt_v1
func.func @example(%operand: !llvm.ptr) {
  %0 = "vhlo.cbrt_v1"(%operand) : (!llvm.ptr) -> !mpi.request
  return
}
// -----
// vhlo.cbrt_v2
func.func @example(%operand: vector<4xf32>) {
  %0 = "vhlo.cbrt_v2"(%operand) <{result_accuracy = {a = 1 : i64}}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// vhlo.ceil_v1
func.func @example(%operand: tensor<4xf32>) {
  %0 = "vhlo.ceil_v1"(%operand) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// vhlo.cholesky_v1
func.func @example(%a: vector<4xi32>) {
  %0 = "vhlo.cholesky_v1"(%a) <{lower = 8 : i64}> : (vector<4xi32>) -> index
  return
}
// -----
// vhlo.clamp_v1
func.func @example(%min: !llvm.ptr, %operand: !llvm.ptr, %max: !llvm.ptr) {
  %0 = "vhlo.clamp_v1"(%min, %operand, %max) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  return
}
// -----
// vhlo.collective_broadcast_v1
func.func @example(%operand: memref<f32>) {
  %0 = "vhlo.collective_broadcast_v1"(%operand) <{channel_id = "", replica_groups = [array<i64: 0>]}> : (memref<f32>) -> memref<f32>
  return
}
// -----
// vhlo.collective_broadcast_v2
func.func @example() {
  %0 = "vhlo.collective_broadcast_v2"() <{channel_id, has_dynamic_root = dense<0> : tensor<2xindex>, replica_groups = array<i32: 0, 1>}> : () -> i64
  return
}
// -----
// vhlo.collective_permute_v1
func.func @example(%operand: vector<8xi16>) {
  %0 = "vhlo.collective_permute_v1"(%operand) <{channel_id = 2 : i16, source_target_pairs = 8 : i64}> : (vector<8xi16>) -> vector<8xi16>
  return
}
// -----
// vhlo.collective_reduce_v1
func.func @example() {
  %0:2 = "vhlo.collective_reduce_v1"() <{channel_id = dense<1> : vector<4xi32>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = "foo", use_global_device_ids = [unit]}> ({
  }) : () -> (complex<f32>, complex<f32>)
  return
}
// -----
// vhlo.compare_v1
func.func @example(%lhs: !smt.bool, %rhs: !pdl.operation) {
  %0 = "vhlo.compare_v1"(%lhs, %rhs) <{compare_type = array<i64: 1, 1, 1, 1>, comparison_direction = 0.000000e+00 : f32}> : (!smt.bool, !pdl.operation) -> !pdl.range<type>
  return
}
// -----
// vhlo.complex_v1
func.func @example(%lhs: !llvm.ptr<6>, %rhs: !llvm.ptr<6>) {
  %0 = "vhlo.complex_v1"(%lhs, %rhs) : (!llvm.ptr<6>, !llvm.ptr<6>) -> !llvm.ptr<6>
  return
}
// -----
// vhlo.composite_v1
func.func @example(%x: !vhlo.tensor_v1<!vhlo.f32_v1>) {
  %0 = "vhlo.composite_v1"(%x) <{name = #vhlo.string_v1<"my.doubled">, composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"doubled">, version = #vhlo.integer_v1<0 : i32>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  return
}
// -----
// vhlo.composite_v2
func.func @example(%x: !vhlo.tensor_v1<!vhlo.f32_v1>) {
  %0 = "vhlo.composite_v2"(%x) <{name = #vhlo.string_v1<"my.doubled">, composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"doubled">, version = #vhlo.integer_v1<0 : i32>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  return
}
// -----
// vhlo.concatenate_v1
func.func @example() {
  %0 = "vhlo.concatenate_v1"() <{dimension = #vhlo.string_v1<"s">}> : () -> vector<8xf64>
  return
}
// -----
// vhlo.constant_v1
func.func @example() {
  %0 = "vhlo.constant_v1"() <{value}> : () -> tensor<1x4x4x1xf32>
  return
}
// -----
// vhlo.convert_v1
func.func @example(%operand: !omp.cli) {
  %0 = "vhlo.convert_v1"(%operand) : (!omp.cli) -> !omp.cli
  return
}
// -----
// vhlo.convolution_v1
func.func @example(%lhs: !llvm.token, %rhs: !async.coro.state) {
  %0 = "vhlo.convolution_v1"(%lhs, %rhs) <{batch_group_count = dense<1> : vector<4xi32>, feature_group_count = dense<1> : vector<4xi32>, input_batch_dimension = true, input_feature_dimension = [[0], [1]], input_spatial_dimensions = dense<0> : tensor<1xi64>, kernel_input_feature_dimension = 0 : index, kernel_output_feature_dimension = [0, 1], kernel_spatial_dimensions = array<i64: 0, 1>, lhs_dilation = [0 : i32, 1 : i32], output_batch_dimension = [0, 1], output_feature_dimension = tensor<4xf32>, output_spatial_dimensions = (i32) -> i32, padding = 0 : index, precision_config = #vhlo<rng_algorithm_v1 THREE_FRY>, rhs_dilation = true, window_reversal = #vhlo<fft_type_v1 IFFT>, window_strides = array<i64: 0, 0, 0, 0>}> : (!llvm.token, !async.coro.state) -> i32
  return
}
// -----
// vhlo.cosine_v1
func.func @example(%operand: f32) {
  %0 = "vhlo.cosine_v1"(%operand) : (f32) -> f32
  return
}
// -----
// vhlo.cosine_v2
func.func @example(%operand: vector<2xf64>) {
  %0 = "vhlo.cosine_v2"(%operand) <{result_accuracy = array<i64: 4>}> : (vector<2xf64>) -> vector<8xf64>
  return
}
// -----
// vhlo.count_leading_zeros_v1
func.func @example(%operand: index) {
  %0 = "vhlo.count_leading_zeros_v1"(%operand) : (index) -> !shape.size
  return
}
// -----
// vhlo.create_token_v1
func.func @example() {
  %0 = "vhlo.create_token_v1"() : () -> !emitc.size_t
  return
}
// -----
// vhlo.cross-replica-sum_v1
func.func @example(%operand: tensor<1x4x4x1xi8>) {
  %0 = "vhlo.cross-replica-sum_v1"(%operand) <{replica_groups = ""}> : (tensor<1x4x4x1xi8>) -> vector<16xi8>
  return
}
// -----
// vhlo.custom_call_v1
func.func @example() {
  %0 = "vhlo.custom_call_v1"() <{api_version = array<i32: 0, 1>, backend_config = [0, 1], call_target_name = [{}], called_computations = #vhlo<rng_distribution_v1 NORMAL>, has_side_effect = 1 : i64, operand_layouts = 2 : i16, output_operand_aliases = {}, result_layouts = ""}> : () -> !mpi.request
  return
}
// -----
// vhlo.custom_call_v2
func.func @example(%inputs: f64) {
  %0:2 = "vhlo.custom_call_v2"(%inputs) <{api_version = #vhlo<rng_algorithm_v1 THREE_FRY>, backend_config = [], call_target_name = "foo", called_computations = array<f32: 1.000000e+00>, has_side_effect = 1 : i64, operand_layouts = array<i64: 0>, output_operand_aliases = #vhlo<rng_distribution_v1 NORMAL>, result_layouts = #vhlo<fft_type_v1 IRFFT>, result_tilings = i32}> : (f64) -> (f64, f64)
  return
}
// -----
// vhlo.divide_v1
func.func @example(%lhs: vector<16xi8>, %rhs: vector<16xi8>) {
  %0 = "vhlo.divide_v1"(%lhs, %rhs) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  return
}
// -----
// vhlo.dot_general_v1
func.func @example(%lhs: !llvm.func<i32 (i32)>, %rhs: f16) {
  %0 = "vhlo.dot_general_v1"(%lhs, %rhs) <{lhs_batching_dimensions = #vhlo<fft_type_v1 FFT>, lhs_contracting_dimensions = [0.000000e+00 : f32], precision_config = array<i64: 1, 1>, rhs_batching_dimensions = array<i64: 0, 0, 0, 0>, rhs_contracting_dimensions}> : (!llvm.func<i32 (i32)>, f16) -> !shape.shape
  return
}
// -----
// vhlo.dot_general_v2
func.func @example(%lhs: !pdl.range<value>, %rhs: !pdl.range<value>) {
  %0 = "vhlo.dot_general_v2"(%lhs, %rhs) <{accumulation_type = 1 : index, allow_imprecise_accumulation = [unit], lhs_batching_dimensions = [], lhs_component_count = [[0], [1]], lhs_contracting_dimensions = array<i16: 0>, lhs_precision_type = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, num_primitive_operations = 2 : i16, precision_config = array<i64: 4>, rhs_batching_dimensions = dense<1> : vector<4xi32>, rhs_component_count = ["a", "b"], rhs_contracting_dimensions = dense<1.000000e+00> : tensor<4xf32>, rhs_precision_type = #vhlo<comparison_type_v1 NOTYPE>}> : (!pdl.range<value>, !pdl.range<value>) -> !pdl.range<value>
  return
}
// -----
// vhlo.dot_v1
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = "vhlo.dot_v1"(%lhs, %rhs) <{precision_config = [0, 1]}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// vhlo.dynamic_broadcast_in_dim_v1
func.func @example(%operand: !mpi.request, %output_dimensions: tensor<?x?xi64>) {
  %0 = "vhlo.dynamic_broadcast_in_dim_v1"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 4>, known_expanding_dimensions = #vhlo<rng_algorithm_v1 THREE_FRY>, known_nonexpanding_dimensions = dense<1> : vector<4xi32>}> : (!mpi.request, tensor<?x?xi64>) -> !llvm.ptr
  return
}
// -----
// vhlo.dynamic_conv_v1
#set = affine_set<(d0) : (d0 >= 0)>
func.func @example(%lhs: !tosa.shape<4>, %rhs: !shape.witness, %d_padding: !async.value<f32>) {
  %0 = "vhlo.dynamic_conv_v1"(%lhs, %rhs, %d_padding) <{batch_group_count = 1 : i64, feature_group_count = "", input_batch_dimension = array<i64: 0>, input_feature_dimension = [unit], input_spatial_dimensions = #vhlo<rng_distribution_v1 UNIFORM>, kernel_input_feature_dimension = [0], kernel_output_feature_dimension = [0.000000e+00 : f32], kernel_spatial_dimensions = "", lhs_dilation = #vhlo.bool_v1<true>, output_batch_dimension = [#llvm.mlir.module_flag<error, "a", 1 : i32>], output_feature_dimension = 1 : index, output_spatial_dimensions = #set, padding = 0 : i32, precision_config = {}, rhs_dilation = ["a", "b"], window_reversal = #vhlo<fft_type_v1 IRFFT>, window_strides = 1 : index}> : (!tosa.shape<4>, !shape.witness, !async.value<f32>) -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
  return
}
// -----
// vhlo.dynamic_conv_v2
func.func @example(%lhs: tensor<4xindex>, %rhs: tensor<4xindex>, %padding: tensor<4xindex>) {
  %0 = "vhlo.dynamic_conv_v2"(%lhs, %rhs, %padding) <{batch_group_count = #vhlo<fft_type_v1 IFFT>, feature_group_count = #vhlo<precision_v1 HIGH>, input_batch_dimension = array<i64: 0>, input_feature_dimension = 1 : i32, input_spatial_dimensions = #vhlo<comparison_type_v1 TOTALORDER>, kernel_input_feature_dimension = #vhlo.bool_v1<true>, kernel_output_feature_dimension = [0 : i32, 1 : i32], kernel_spatial_dimensions = #vhlo.string_v1<"s">, lhs_dilation = dense<0> : tensor<2xindex>, output_batch_dimension = #vhlo.bool_v1<true>, output_feature_dimension = #vhlo<result_accuracy_mode_v1 DEFAULT>, output_spatial_dimensions = 2 : i16, precision_config = 1.500000e+00 : f64, rhs_dilation = array<i32: 1>, window_reversal = #vhlo<transpose_v1 TRANSPOSE_INVALID>, window_strides = ["a", "b"]}> : (tensor<4xindex>, tensor<4xindex>, tensor<4xindex>) -> tensor<4xindex>
  return
}
// -----
// vhlo.dynamic_gather_v1
#set = affine_set<(d0) : (d0 >= 0)>
func.func @example(%operand: !smt.int, %start_indices: !smt.int, %slice_sizes: !smt.int) {
  %0 = "vhlo.dynamic_gather_v1"(%operand, %start_indices, %slice_sizes) <{collapsed_slice_dims = tensor<4xf32>, index_vector_dim = #vhlo.bool_v1<false>, indices_are_sorted = 1 : i32, offset_dims = i32, start_index_map = #set}> : (!smt.int, !smt.int, !smt.int) -> !smt.int
  return
}
// -----
// vhlo.dynamic_gather_v2
func.func @example(%operand: tensor<f32>, %start_indices: tensor<f32>, %slice_sizes: tensor<f32>) {
  %0 = "vhlo.dynamic_gather_v2"(%operand, %start_indices, %slice_sizes) <{collapsed_slice_dims = 0 : i64, index_vector_dim = array<i64: 0>, indices_are_sorted = 4 : i32, offset_dims = 1.000000e+00 : f16, operand_batching_dims = #vhlo<rng_distribution_v1 UNIFORM>, start_index_map = i32, start_indices_batching_dims = {a = 1 : i64}}> : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// vhlo.dynamic_iota_v1
func.func @example(%output_shape: vector<8xf16>) {
  %0 = "vhlo.dynamic_iota_v1"(%output_shape) <{iota_dimension = 1 : index}> : (vector<8xf16>) -> !smt.bv<32>
  return
}
// -----
// vhlo.dynamic_pad_v1
func.func @example(%operand: vector<32xbf16>, %padding_value: vector<32xbf16>, %edge_padding_low: vector<8xbf16>, %edge_padding_high: bf16, %interior_padding: vector<8xbf16>) {
  %0 = "vhlo.dynamic_pad_v1"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (vector<32xbf16>, vector<32xbf16>, vector<8xbf16>, bf16, vector<8xbf16>) -> bf16
  return
}
// -----
// vhlo.dynamic_reshape_v1
func.func @example(%operand: !mpi.comm, %output_shape: !mpi.comm) {
  %0 = "vhlo.dynamic_reshape_v1"(%operand, %output_shape) : (!mpi.comm, !mpi.comm) -> !mpi.comm
  return
}
// -----
// vhlo.dynamic_slice_v1
func.func @example(%operand: !llvm.ptr<1>) {
  %0 = "vhlo.dynamic_slice_v1"(%operand) <{slice_sizes = [0, 1]}> : (!llvm.ptr<1>) -> !nvgpu.device.async.token
  return
}
// -----
// vhlo.dynamic_update_slice_v1
func.func @example(%operand: !pdl.type, %update: !pdl.type, %start_indices: !pdl.type) {
  %0 = "vhlo.dynamic_update_slice_v1"(%operand, %update, %start_indices) : (!pdl.type, !pdl.type, !pdl.type) -> !pdl.type
  return
}
// -----
// vhlo.einsum_v1
func.func @example(%lhs: (i32) -> f32, %rhs: !xegpu.nbarrier) {
  %0 = "vhlo.einsum_v1"(%lhs, %rhs) <{einsum_config = [array<i64: 0>]}> : ((i32) -> f32, !xegpu.nbarrier) -> !async.token
  return
}
// -----
// vhlo.exponential_minus_one_v1
func.func @example(%operand: !llvm.ptr) {
  %0 = "vhlo.exponential_minus_one_v1"(%operand) : (!llvm.ptr) -> !llvm.ptr
  return
}
// -----
// vhlo.exponential_minus_one_v2
func.func @example(%operand: !llvm.array<4 x i32>) {
  %0 = "vhlo.exponential_minus_one_v2"(%operand) <{result_accuracy = array<i32>}> : (!llvm.array<4 x i32>) -> i4
  return
}
// -----
// vhlo.exponential_v1
func.func @example(%operand: !mpi.retval) {
  %0 = "vhlo.exponential_v1"(%operand) : (!mpi.retval) -> !mpi.retval
  return
}
// -----
// vhlo.exponential_v2
func.func @example(%operand: !llvm.ptr<7>) {
  %0 = "vhlo.exponential_v2"(%operand) <{result_accuracy = #vhlo.bool_v1<true>}> : (!llvm.ptr<7>) -> !shape.witness
  return
}
// -----
// vhlo.fft_v1
func.func @example(%operand: memref<4xi32>) {
  %0 = "vhlo.fft_v1"(%operand) <{fft_length = {}, fft_type = true}> : (memref<4xi32>) -> memref<4xindex>
  return
}
// -----
// vhlo.floor_v1
func.func @example(%operand: vector<2xi1>) {
  %0 = "vhlo.floor_v1"(%operand) : (vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// vhlo.func_v1
func.func @example() {
  "vhlo.func_v1"() <{arg_attrs = #vhlo<precision_v1 DEFAULT>, function_type = 0 : i64, res_attrs = 8 : i64, sym_name = 3 : i8, sym_visibility = #vhlo<fft_type_v1 FFT>}> ({
    "vhlo.return_v1"() : () -> ()
  }) : () -> ()
  return
}
// -----
// vhlo.gather_v1
func.func @example(%operand: memref<f32>, %start_indices: memref<f32>) {
  %0 = "vhlo.gather_v1"(%operand, %start_indices) <{collapsed_slice_dims = [0, 1], index_vector_dim = #vhlo<result_accuracy_mode_v1 TOLERANCE>, indices_are_sorted = 3 : i8, offset_dims = #vhlo<precision_v1 DEFAULT>, slice_sizes = {}, start_index_map = "fence"}> : (memref<f32>, memref<f32>) -> memref<f32>
  return
}
// -----
// vhlo.gather_v2
func.func @example(%operand: tensor<2xi1>, %start_indices: tensor<2xi1>) {
  %0 = "vhlo.gather_v2"(%operand, %start_indices) <{collapsed_slice_dims = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, index_vector_dim = [], indices_are_sorted = (i32) -> i32, offset_dims = #vhlo<comparison_direction_v1 EQ>, operand_batching_dims = (i32) -> i32, slice_sizes = "fence", start_index_map = #vhlo.string_v1<"s">, start_indices_batching_dims = [unit]}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// vhlo.get_dimension_size_v1
func.func @example(%operand: tensor<i32>) {
  %0 = "vhlo.get_dimension_size_v1"(%operand) <{dimension = array<i8: 1>}> : (tensor<i32>) -> tensor<f32>
  return
}
// -----
// vhlo.get_tuple_element_v1
func.func @example(%operand: vector<2xf64>) {
  %0 = "vhlo.get_tuple_element_v1"(%operand) <{index = true}> : (vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// vhlo.if_v1
func.func @example(%pred: !irdl.attribute) {
  "vhlo.if_v1"(%pred) ({
    "vhlo.return_v1"() : () -> ()
  }, {
    "vhlo.return_v1"() : () -> ()
  }) : (!irdl.attribute) -> ()
  return
}
// -----
// vhlo.imag_v1
func.func @example(%operand: !smt.int) {
  %0 = "vhlo.imag_v1"(%operand) : (!smt.int) -> !smt.int
  return
}
// -----
// vhlo.infeed_v1
func.func @example(%token: tensor<1xf32>) {
  %0 = "vhlo.infeed_v1"(%token) <{infeed_config = [0.000000e+00 : f32], layout = #vhlo.string_v1<"s">}> : (tensor<1xf32>) -> tensor<1xi8>
  return
}
// -----
// vhlo.iota_v1
func.func @example() {
  %0 = "vhlo.iota_v1"() <{iota_dimension = 1 : i32}> : () -> memref<*xf32>
  return
}
// -----
// vhlo.is_finite_v1
func.func @example(%x: f32) {
  %0 = "vhlo.is_finite_v1"(%x) : (f32) -> vector<8xf32>
  return
}
// -----
// vhlo.log_plus_one_v1
func.func @example(%operand: memref<f32>) {
  %0 = "vhlo.log_plus_one_v1"(%operand) : (memref<f32>) -> memref<f32>
  return
}
// -----
// vhlo.log_plus_one_v2
func.func @example(%operand: !async.coro.id) {
  %0 = "vhlo.log_plus_one_v2"(%operand) <{result_accuracy = array<i32: 1>}> : (!async.coro.id) -> !async.coro.id
  return
}
// -----
// vhlo.log_v1
func.func @example(%operand: !omp.cli) {
  %0 = "vhlo.log_v1"(%operand) : (!omp.cli) -> !omp.cli
  return
}
// -----
// vhlo.log_v2
func.func @example(%operand: vector<4xf32>) {
  %0 = "vhlo.log_v2"(%operand) <{result_accuracy = [i32]}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// vhlo.logistic_v1
func.func @example(%operand: f32) {
  %0 = "vhlo.logistic_v1"(%operand) : (f32) -> f32
  return
}
// -----
// vhlo.logistic_v2
func.func @example(%operand: f32) {
  %0 = "vhlo.logistic_v2"(%operand) <{result_accuracy = 4 : i32}> : (f32) -> i4
  return
}
// -----
// vhlo.map_v1
func.func @example() {
  %0 = "vhlo.map_v1"() <{dimensions = true}> ({
  }) : () -> memref<4xindex>
  return
}
// -----
// vhlo.maximum_v1
func.func @example(%lhs: tensor<i32>, %rhs: tensor<f32>) {
  %0 = "vhlo.maximum_v1"(%lhs, %rhs) : (tensor<i32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// vhlo.minimum_v1
func.func @example(%lhs: tensor<f32>, %rhs: tensor<f32>) {
  %0 = "vhlo.minimum_v1"(%lhs, %rhs) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// vhlo.multiply_v1
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = "vhlo.multiply_v1"(%lhs, %rhs) : (i64, i64) -> i64
  return
}
// -----
// vhlo.negate_v1
func.func @example(%operand: vector<2xf16>) {
  %0 = "vhlo.negate_v1"(%operand) : (vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// vhlo.not_v1
func.func @example(%operand: f32) {
  %0 = "vhlo.not_v1"(%operand) : (f32) -> f32
  return
}
// -----
// vhlo.optimization_barrier_v1
func.func @example() {
  "vhlo.optimization_barrier_v1"() : () -> ()
  return
}
// -----
// vhlo.or_v1
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = "vhlo.or_v1"(%lhs, %rhs) : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xf32>
  return
}
// -----
// vhlo.outfeed_v1
func.func @example(%token: memref<1xi32>) {
  %0 = "vhlo.outfeed_v1"(%token) <{outfeed_config = dense<0> : tensor<1xi64>}> : (memref<1xi32>) -> tensor<4xi32>
  return
}
// -----
// vhlo.pad_v1
func.func @example(%operand: tensor<?xf32>, %padding_value: tensor<?xf32>) {
  %0 = "vhlo.pad_v1"(%operand, %padding_value) <{edge_padding_high = [0, 1], edge_padding_low = 8 : i64, interior_padding = 0 : i64}> : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
// vhlo.partition_id_v1
func.func @example() {
  %0 = "vhlo.partition_id_v1"() : () -> !llvm.ptr<3>
  return
}
// -----
// vhlo.popcnt_v1
func.func @example(%operand: !smt.bool) {
  %0 = "vhlo.popcnt_v1"(%operand) : (!smt.bool) -> !smt.bool
  return
}
// -----
// vhlo.power_v1
func.func @example(%lhs: !transform.any_op, %rhs: none) {
  %0 = "vhlo.power_v1"(%lhs, %rhs) : (!transform.any_op, none) -> !transform.any_op
  return
}
// -----
// vhlo.real_dynamic_slice_v1
func.func @example(%operand: !smt.bool, %start_indices: !smt.bool, %limit_indices: !smt.bool, %strides: !smt.bool) {
  %0 = "vhlo.real_dynamic_slice_v1"(%operand, %start_indices, %limit_indices, %strides) : (!smt.bool, !smt.bool, !smt.bool, !smt.bool) -> !smt.bool
  return
}
// -----
// vhlo.real_v1
func.func @example(%operand: tensor<1xi8>) {
  %0 = "vhlo.real_v1"(%operand) : (tensor<1xi8>) -> tensor<1xf32>
  return
}
// -----
// vhlo.recv_v1
func.func @example(%token: vector<8xbf16>) {
  "vhlo.recv_v1"(%token) <{channel_id = array<i64: 4>, channel_type = 0 : i32, is_host_transfer = array<i8: 1>}> : (vector<8xbf16>) -> ()
  return
}
// -----
// vhlo.recv_v2
func.func @example(%token: memref<*xf32>) {
  %0 = "vhlo.recv_v2"(%token) <{channel_id = array<i64: 0>, channel_type = {a = 1 : i64}, is_host_transfer = [0, 1], source_target_pairs = 1 : i32}> : (memref<*xf32>) -> memref<*xf32>
  return
}
// -----
// vhlo.reduce_precision_v1
func.func @example(%operand: tensor<1x4x4x1xi8>) {
  %0 = "vhlo.reduce_precision_v1"(%operand) <{exponent_bits = array<i64: 0, 1>, mantissa_bits = [0]}> : (tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  return
}
// -----
// vhlo.reduce_scatter_v1
func.func @example(%operand: !transform.any_op) {
  %0 = "vhlo.reduce_scatter_v1"(%operand) <{channel_id = array<i64: 0, 1>, replica_groups = 0.000000e+00 : f32, scatter_dimension, use_global_device_ids = #vhlo<precision_v1 HIGH>}> ({
    "vhlo.return_v1"() : () -> ()
  }) : (!transform.any_op) -> !transform.any_op
  return
}
// -----
// vhlo.reduce_v1
func.func @example() {
  "vhlo.reduce_v1"() <{dimensions = #vhlo<fft_type_v1 IRFFT>}> ({
  }) : () -> ()
  return
}
// -----
// vhlo.reduce_window_v1
func.func @example() {
  "vhlo.reduce_window_v1"() <{base_dilations = 2 : i16, padding = "fence", window_dilations = array<i64>, window_dimensions = array<i16: 0>, window_strides = [0, 1]}> ({
    "vhlo.return_v1"() : () -> ()
  }) : () -> ()
  return
}
// -----
// vhlo.remainder_v1
func.func @example(%lhs: memref<?xi8>, %rhs: memref<?xi8>) {
  %0 = "vhlo.remainder_v1"(%lhs, %rhs) : (memref<?xi8>, memref<?xi8>) -> memref<?xi8>
  return
}
// -----
// vhlo.replica_id_v1
func.func @example() {
  %0 = "vhlo.replica_id_v1"() : () -> f32
  return
}
// -----
// vhlo.reshape_v1
func.func @example(%operand: f32) {
  %0 = "vhlo.reshape_v1"(%operand) : (f32) -> f32
  return
}
// -----
// vhlo.return_v1
func.func @example() {
  "vhlo.return_v1"() : () -> ()
}
// -----
// vhlo.reverse_v1
func.func @example(%operand: vector<2xf64>) {
  %0 = "vhlo.reverse_v1"(%operand) <{dimensions = 1 : index}> : (vector<2xf64>) -> vector<2xi1>
  return
}
// -----
// vhlo.rng_bit_generator_v1
func.func @example(%initial_state: i32) {
  %output_state, %output = "vhlo.rng_bit_generator_v1"(%initial_state) <{rng_algorithm = #vhlo<comparison_direction_v1 EQ>}> : (i32) -> (i32, i32)
  return
}
// -----
// vhlo.rng_v1
func.func @example(%a: !async.group, %b: !async.group, %shape: !async.group) {
  %0 = "vhlo.rng_v1"(%a, %b, %shape) <{rng_distribution = [0.000000e+00 : f32]}> : (!async.group, !async.group, !async.group) -> !async.group
  return
}
// -----
// vhlo.round_nearest_afz_v1
func.func @example(%operand: !emitc.ptrdiff_t) {
  %0 = "vhlo.round_nearest_afz_v1"(%operand) : (!emitc.ptrdiff_t) -> none
  return
}
// -----
// vhlo.round_nearest_even_v1
func.func @example(%operand: !llvm.token) {
  %0 = "vhlo.round_nearest_even_v1"(%operand) : (!llvm.token) -> !llvm.token
  return
}
// -----
// vhlo.rsqrt_v1
func.func @example(%operand: !wasmssa.funcref) {
  %0 = "vhlo.rsqrt_v1"(%operand) : (!wasmssa.funcref) -> i64
  return
}
// -----
// vhlo.rsqrt_v2
func.func @example(%operand: vector<8xf64>) {
  %0 = "vhlo.rsqrt_v2"(%operand) <{result_accuracy = {a = 1 : i64}}> : (vector<8xf64>) -> vector<8xf16>
  return
}
// -----
// vhlo.scatter_v1
func.func @example(%scatter_indices: memref<f32>) {
  "vhlo.scatter_v1"(%scatter_indices) <{index_vector_dim = 2 : i16, indices_are_sorted = () -> (), inserted_window_dims = 0 : i32, scatter_dims_to_operand_dims = 1 : i32, unique_indices = #vhlo<result_accuracy_mode_v1 TOLERANCE>, update_window_dims = 4 : i32}> ({
    "vhlo.return_v1"() : () -> ()
  }) : (memref<f32>) -> ()
  return
}
// -----
// vhlo.scatter_v2
func.func @example(%scatter_indices: !transform.any_value) {
  "vhlo.scatter_v2"(%scatter_indices) <{index_vector_dim = i32, indices_are_sorted = 0 : index, input_batching_dims = #vhlo<fft_type_v1 IRFFT>, inserted_window_dims = [unit], scatter_dims_to_operand_dims, scatter_indices_batching_dims = 1 : i64, unique_indices = #vhlo<comparison_direction_v1 EQ>, update_window_dims = #vhlo<result_accuracy_mode_v1 TOLERANCE>}> ({
    "vhlo.return_v1"() : () -> ()
  }) : (!transform.any_value) -> ()
  return
}
// -----
// vhlo.select_and_scatter_v1
func.func @example(%operand: !shape.value_shape, %source: !shape.value_shape, %init_value: !shape.value_shape) {
  %0 = "vhlo.select_and_scatter_v1"(%operand, %source, %init_value) <{padding = array<i32: 0, 1>, window_dimensions = 8 : i64, window_strides = 1.000000e+00 : f16}> ({
  }, {
    "vhlo.return_v1"() : () -> ()
  }) : (!shape.value_shape, !shape.value_shape, !shape.value_shape) -> !shape.value_shape
  return
}
// -----
// vhlo.select_v1
func.func @example(%pred: !smt.int, %on_true: !smt.int, %on_false: !smt.int) {
  %0 = "vhlo.select_v1"(%pred, %on_true, %on_false) : (!smt.int, !smt.int, !smt.int) -> !smt.int
  return
}
// -----
// vhlo.send_v1
func.func @example(%inputs: !pdl.range<value>, %token: tuple<i32, f32>) {
  %0 = "vhlo.send_v1"(%inputs, %token) <{channel_id = [[0], [1]], channel_type = dense<1> : vector<4xi32>, is_host_transfer = 0 : index}> : (!pdl.range<value>, tuple<i32, f32>) -> vector<4xf32>
  return
}
// -----
// vhlo.send_v2
func.func @example(%inputs: memref<4xi32>, %token: memref<4xi32>) {
  %0 = "vhlo.send_v2"(%inputs, %token) <{channel_id = 8 : i64, channel_type = 1 : i64, is_host_transfer = [0 : i32, 1 : i32], source_target_pairs = #vhlo<precision_v1 HIGH>}> : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  return
}
// -----
// vhlo.set_dimension_size_v1
func.func @example(%operand: !smt.bv<32>, %size: !smt.bv<32>) {
  %0 = "vhlo.set_dimension_size_v1"(%operand, %size) <{dimension = 4 : i32}> : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
  return
}
// -----
// vhlo.shift_left_v1
func.func @example(%lhs: !llvm.ptr<7>, %rhs: tuple<i32, f32>) {
  %0 = "vhlo.shift_left_v1"(%lhs, %rhs) : (!llvm.ptr<7>, tuple<i32, f32>) -> !gpu.sparse.dntensor_handle
  return
}
// -----
// vhlo.shift_right_arithmetic_v1
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = "vhlo.shift_right_arithmetic_v1"(%lhs, %rhs) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// vhlo.shift_right_logical_v1
func.func @example(%lhs: !emitc.ptr<i32>, %rhs: !emitc.ptr<i32>) {
  %0 = "vhlo.shift_right_logical_v1"(%lhs, %rhs) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
// vhlo.sign_v1
func.func @example(%operand: !mpi.comm) {
  %0 = "vhlo.sign_v1"(%operand) : (!mpi.comm) -> !mpi.comm
  return
}
// -----
// vhlo.sine_v1
func.func @example(%operand: !mpi.status) {
  %0 = "vhlo.sine_v1"(%operand) : (!mpi.status) -> !llvm.ptr<8>
  return
}
// -----
// vhlo.sine_v2
func.func @example(%operand: !async.coro.state) {
  %0 = "vhlo.sine_v2"(%operand) <{result_accuracy = "fence"}> : (!async.coro.state) -> !async.coro.state
  return
}
// -----
// vhlo.slice_v1
func.func @example(%operand: tensor<1x4x4xf32>) {
  %0 = "vhlo.slice_v1"(%operand) <{limit_indices = 1 : index, start_indices = 1 : i64, strides = #vhlo<fft_type_v1 IRFFT>}> : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return
}
// -----
// vhlo.sort_v1
func.func @example() {
  %0:2 = "vhlo.sort_v1"() <{dimension = 0 : i64, is_stable = dense<1> : tensor<4xi32>}> ({
    "vhlo.return_v1"() : () -> ()
  }) : () -> (!shard.sharding, !shard.sharding)
  return
}
// -----
// vhlo.sqrt_v1
func.func @example(%operand: index) {
  %0 = "vhlo.sqrt_v1"(%operand) : (index) -> vector<4xf32>
  return
}
// -----
// vhlo.sqrt_v2
func.func @example(%operand: !omp.cli) {
  %0 = "vhlo.sqrt_v2"(%operand) <{result_accuracy = 0 : i64}> : (!omp.cli) -> !emitc.lvalue<i32>
  return
}
// -----
// vhlo.subtract_v1
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = "vhlo.subtract_v1"(%lhs, %rhs) : (f32, f32) -> f32
  return
}
// -----
// vhlo.tan_v1
func.func @example(%operand: !async.group) {
  %0 = "vhlo.tan_v1"(%operand) : (!async.group) -> !async.group
  return
}
// -----
// vhlo.tan_v2
func.func @example(%operand: !smt.int) {
  %0 = "vhlo.tan_v2"(%operand) <{result_accuracy}> : (!smt.int) -> !smt.int
  return
}
// -----
// vhlo.tanh_v1
func.func @example(%operand: i64) {
  %0 = "vhlo.tanh_v1"(%operand) : (i64) -> i64
  return
}
// -----
// vhlo.tanh_v2
func.func @example(%operand: !async.coro.handle) {
  %0 = "vhlo.tanh_v2"(%operand) <{result_accuracy = []}> : (!async.coro.handle) -> !async.coro.handle
  return
}
// -----
// vhlo.torch_index_select_v1
func.func @example(%operand: vector<2xi1>, %index: vector<2xi1>) {
  %0 = "vhlo.torch_index_select_v1"(%operand, %index) <{batch_dims = #vhlo<rng_distribution_v1 UNIFORM>, dim = []}> : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// vhlo.transpose_v1
func.func @example(%operand: tensor<4xi32>) {
  %0 = "vhlo.transpose_v1"(%operand) <{permutation}> : (tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
// vhlo.triangular_solve_v1
func.func @example(%a: !async.group, %b: !async.group) {
  %0 = "vhlo.triangular_solve_v1"(%a, %b) <{left_side = array<i32>, lower = array<i64: 4>, transpose_a = #vhlo<comparison_direction_v1 EQ>, unit_diagonal = #vhlo.string_v1<"s">}> : (!async.group, !async.group) -> !async.group
  return
}
// -----
// vhlo.tuple_v1
func.func @example() {
  %0 = "vhlo.tuple_v1"() : () -> !llvm.ptr<8>
  return
}
// -----
// vhlo.unary_einsum_v1
func.func @example(%operand: index) {
  %0 = "vhlo.unary_einsum_v1"(%operand) <{einsum_config = ""}> : (index) -> index
  return
}
// -----
// vhlo.uniform_dequantize_v1
func.func @example(%operand: none) {
  %0 = "vhlo.uniform_dequantize_v1"(%operand) : (none) -> none
  return
}
// -----
// vhlo.uniform_quantize_v1
func.func @example(%operand: !async.group) {
  %0 = "vhlo.uniform_quantize_v1"(%operand) : (!async.group) -> !shape.witness
  return
}
// -----
// vhlo.while_v1
func.func @example() {
  "vhlo.while_v1"() ({
    "vhlo.return_v1"() : () -> ()
  }, {
    "vhlo.return_v1"() : () -> ()
  }) : () -> ()
  return
}
// -----
// vhlo.xor_v1
func.func @example(%lhs: tensor<f32>, %rhs: tensor<f32>) {
  %0 = "vhlo.xor_v1"(%lhs, %rhs) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
