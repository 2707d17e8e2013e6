// stablehlo.abs
func.func @example(%operand: tensor<1xi8>) {
  %0 = stablehlo.abs %operand : tensor<1xi8>
  return
}
// -----
// stablehlo.add
func.func @example(%lhs: tensor<f32>, %rhs: tensor<f32>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<f32>
  return
}
// -----
// stablehlo.after_all
func.func @example(%inputs0: !stablehlo.token, %inputs1: !stablehlo.token) {
  %0 = stablehlo.after_all %inputs0, %inputs1 : !stablehlo.token
  return
}
// -----
// stablehlo.all_gather
func.func @example(%operand: tensor<2x4xf32>) {
  %0 = "stablehlo.all_gather"(%operand) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}
// -----
// stablehlo.all_reduce
func.func @example(%operands: tensor<2xf32>) {
  %0 = "stablehlo.all_reduce"(%operands) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
// stablehlo.all_to_all
func.func @example(%operand: tensor<2x4xf32>) {
  %0 = "stablehlo.all_to_all"(%operand) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}
// -----
// stablehlo.and
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = stablehlo.and %lhs, %rhs : tensor<i32>
  return
}
// -----
// stablehlo.async_done
func.func @example(%x: tensor<4xf32>) {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%y: tensor<4xf32>):
    %1 = stablehlo.slice %y [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return
}
// -----
// stablehlo.async_start
func.func @example(%x: tensor<4xf32>) {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%y: tensor<4xf32>):
    %1 = stablehlo.slice %y [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return
}
// -----
// stablehlo.atan2
func.func @example(%lhs: tensor<1xf32>, %rhs: tensor<1xf32>) {
  %0 = stablehlo.atan2 %lhs, %rhs : tensor<1xf32>
  return
}
// -----
// stablehlo.batch_norm_grad
func.func @example(%operand: tensor<1xf32>, %scale: tensor<1xf32>, %mean: tensor<1xf32>, %variance: tensor<1xf32>, %grad_output: tensor<1xf32>) {
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  return
}
// -----
// stablehlo.batch_norm_inference
func.func @example(%operand: tensor<4xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>, %mean: tensor<4xf32>, %variance: tensor<4xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// stablehlo.batch_norm_training
func.func @example(%operand: tensor<4xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.000000e+00 : f32, feature_index = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}
// -----
// stablehlo.bitcast_convert
func.func @example(%operand: tensor<i32>) {
  %0 = stablehlo.bitcast_convert %operand : (tensor<i32>) -> tensor<i32>
  return
}
// -----
// stablehlo.broadcast
func.func @example(%operand: tensor<1xi8>) {
  %0 = stablehlo.broadcast %operand, sizes = [] : (tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// stablehlo.broadcast_in_dim
func.func @example(%operand: tensor<i32>) {
  %0 = stablehlo.broadcast_in_dim %operand, dims = [] : (tensor<i32>) -> tensor<i32>
  return
}
// -----
// stablehlo.case
func.func @example(%index: tensor<i32>) {
  "stablehlo.case"(%index) ({
    stablehlo.return 
  }) : (tensor<i32>) -> ()
  return
}
// -----
// stablehlo.cbrt
func.func @example(%operand: tensor<4xf32>) {
  %0 = stablehlo.cbrt %operand : tensor<4xf32>
  return
}
// -----
// stablehlo.ceil
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.ceil %operand : tensor<f32>
  return
}
// -----
// stablehlo.cholesky
func.func @example(%a: tensor<4x4xf32>) {
  %0 = stablehlo.cholesky %a : tensor<4x4xf32>
  return
}
// -----
// stablehlo.clamp
func.func @example(%min: tensor<2xi1>, %operand: tensor<2xi1>, %max: tensor<2xi1>) {
  %0 = stablehlo.clamp %min, %operand, %max : tensor<2xi1>
  return
}
// -----
// stablehlo.collective_broadcast
func.func @example(%operand: tensor<2x4xf32>) {
  %0 = "stablehlo.collective_broadcast"(%operand) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// -----
// stablehlo.collective_permute
func.func @example(%operand: tensor<2x4xf32>) {
  %0 = "stablehlo.collective_permute"(%operand) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// -----
// stablehlo.collective_reduce
func.func @example(%x: tensor<4xf32>) {
  %0 = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// stablehlo.compare
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = stablehlo.compare EQ, %lhs, %rhs : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// stablehlo.complex
func.func @example(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %0 = stablehlo.complex %lhs, %rhs : tensor<4xcomplex<f32>>
  return
}
// -----
// stablehlo.composite
func.func private @doubled(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
func.func @example(%x: tensor<f32>) {
  %0 = stablehlo.composite "my.doubled" %x {decomposition = @doubled} : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// stablehlo.concatenate
func.func @example(%inputs: tensor<4xf32>) {
  %0 = stablehlo.concatenate %inputs, dim = 0 : (tensor<4xf32>) -> tensor<?xf32>
  return
}
// -----
// stablehlo.constant
func.func @example() {
  %c = stablehlo.constant dense<3> : tensor<5xi4>
  return
}
// -----
// stablehlo.convert
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.convert %operand : tensor<f32>
  return
}
// -----
// stablehlo.convolution
func.func @example(%lhs: tensor<1x8x8x207xf32>, %rhs: tensor<3x3x207x16xf32>) {
  %0 = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32>
  return
}
// -----
// stablehlo.cosine
func.func @example(%operand: tensor<1xf32>) {
  %0 = stablehlo.cosine %operand : tensor<1xf32>
  return
}
// -----
// stablehlo.count_leading_zeros
func.func @example(%operand: tensor<i32>) {
  %0 = stablehlo.count_leading_zeros %operand : tensor<i32>
  return
}
// -----
// stablehlo.create_token
func.func @example() {
  %0 = stablehlo.create_token : !stablehlo.token
  return
}
// -----
// stablehlo.cross-replica-sum
func.func @example(%operand: tensor<i32>) {
  %0 = "stablehlo.cross-replica-sum"(%operand) <{replica_groups = dense<0> : tensor<1xi64>}> : (tensor<i32>) -> tensor<i32>
  return
}
// -----
// stablehlo.custom_call
func.func @example(%inputs: tensor<2xf32>) {
  %0 = stablehlo.custom_call @foo3(%inputs) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
// stablehlo.divide
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = stablehlo.divide %lhs, %rhs : tensor<1xi8>
  return
}
// -----
// stablehlo.dot
func.func @example(%lhs: tensor<?x?xi64>, %rhs: tensor<?x?xi64>) {
  %0 = stablehlo.dot %lhs, %rhs : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
  return
}
// -----
// stablehlo.dot_general
func.func @example(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %0 = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0], precision = [DEFAULT, HIGH] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return
}
// -----
// stablehlo.dynamic_broadcast_in_dim
func.func @example(%operand: tensor<2xi32>, %output_dimensions: tensor<2xi32>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [0] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
// stablehlo.dynamic_conv
func.func @example(%lhs: tensor<1x8x8x3xf32>, %rhs: tensor<3x3x3x4xf32>, %padding: tensor<2x2xi64>) {
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<1x?x?x4xf32>
  return
}
// -----
// stablehlo.dynamic_gather
func.func @example(%operand: tensor<8x4xf32>, %start_indices: tensor<3x1xi64>, %slice_sizes: tensor<2xi64>) {
  %0 = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<8x4xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x4xf32>
  return
}
// -----
// stablehlo.dynamic_iota
func.func @example(%output_shape: tensor<1xi8>) {
  %0 = stablehlo.dynamic_iota %output_shape, dim = 0 : (tensor<1xi8>) -> tensor<1xf32>
  return
}
// -----
// stablehlo.dynamic_pad
func.func @example(%operand: tensor<1xf32>, %padding_value: tensor<f32>, %edge_padding_low: tensor<1xi8>, %edge_padding_high: tensor<1xi8>, %interior_padding: tensor<1xi8>) {
  %0 = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<1xf32>, tensor<f32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?xf32>
  return
}
// -----
// stablehlo.dynamic_reshape
func.func @example(%operand: tensor<1xi8>, %output_shape: tensor<1xi8>) {
  %0 = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// stablehlo.dynamic_slice
func.func @example(%operand: tensor<4xf32>, %start_indices: tensor<i32>) {
  %0 = stablehlo.dynamic_slice %operand, %start_indices, sizes = [4] : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return
}
// -----
// stablehlo.dynamic_update_slice
func.func @example(%operand: tensor<i32>, %update: tensor<i32>) {
  %0 = stablehlo.dynamic_update_slice %operand, %update : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// stablehlo.einsum
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = stablehlo.einsum %lhs, %rhs, config = "" : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// stablehlo.exponential
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.exponential %operand : tensor<f32>
  return
}
// -----
// stablehlo.exponential_minus_one
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.exponential_minus_one %operand : tensor<f32>
  return
}
// -----
// stablehlo.fft
func.func @example(%operand: tensor<2xcomplex<f64>>) {
  %0 = stablehlo.fft %operand, type = FFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return
}
// -----
// stablehlo.floor
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.floor %operand : tensor<f32>
  return
}
// -----
// stablehlo.gather
func.func @example(%operand: tensor<8x4xf32>, %start_indices: tensor<3x1xi64>) {
  %0 = "stablehlo.gather"(%operand, %start_indices) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>} : (tensor<8x4xf32>, tensor<3x1xi64>) -> tensor<3x4xf32>
  return
}
// -----
// stablehlo.get_dimension_size
func.func @example(%operand: tensor<4xi32>) {
  %0 = stablehlo.get_dimension_size %operand, dim = 0 : (tensor<4xi32>) -> tensor<i32>
  return
}
// -----
// stablehlo.get_tuple_element
func.func @example(%operand: tuple<tensor<f32>, tensor<i32>>) {
  %0 = stablehlo.get_tuple_element %operand[1] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>
  return
}
// -----
// stablehlo.if
func.func @example(%pred: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) {
  %0 = "stablehlo.if"(%pred) ({
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %b : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}
// -----
// stablehlo.imag
func.func @example(%operand: tensor<1xf32>) {
  %0 = stablehlo.imag %operand : tensor<1xf32>
  return
}
// -----
// stablehlo.infeed
func.func @example(%token: !stablehlo.token) {
  %0 = "stablehlo.infeed"(%token) <{infeed_config = ""}> : (!stablehlo.token) -> !stablehlo.token
  return
}
// -----
// stablehlo.iota
func.func @example() {
  %0 = stablehlo.iota dim = 0 : tensor<2xi32>
  return
}
// -----
// stablehlo.is_finite
func.func @example(%x: tensor<?xf32>) {
  %0 = stablehlo.is_finite %x : (tensor<?xf32>) -> tensor<2xi1>
  return
}
// -----
// stablehlo.log
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.log %operand : tensor<f32>
  return
}
// -----
// stablehlo.log_plus_one
func.func @example(%operand: tensor<4xf32>) {
  %0 = stablehlo.log_plus_one %operand : tensor<4xf32>
  return
}
// -----
// stablehlo.logistic
func.func @example(%operand: tensor<4xf32>) {
  %0 = stablehlo.logistic %operand : tensor<4xf32>
  return
}
// -----
// stablehlo.map
func.func @example(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = "stablehlo.map"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.multiply %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// stablehlo.maximum
func.func @example(%lhs: tensor<f32>, %rhs: tensor<f32>) {
  %0 = stablehlo.maximum %lhs, %rhs : tensor<f32>
  return
}
// -----
// stablehlo.minimum
func.func @example(%lhs: tensor<1xf32>, %rhs: tensor<1xf32>) {
  %0 = stablehlo.minimum %lhs, %rhs : tensor<1xf32>
  return
}
// -----
// stablehlo.multiply
func.func @example(%lhs: tensor<1xf32>, %rhs: tensor<1xf32>) {
  %0 = stablehlo.multiply %lhs, %rhs : tensor<1xf32>
  return
}
// -----
// stablehlo.negate
func.func @example(%operand: tensor<1xf32>) {
  %0 = stablehlo.negate %operand : tensor<1xf32>
  return
}
// -----
// stablehlo.not
func.func @example(%operand: tensor<i32>) {
  %0 = stablehlo.not %operand : tensor<i32>
  return
}
// -----
// stablehlo.optimization_barrier
func.func @example() {
  stablehlo.optimization_barrier()
  return
}
// -----
// stablehlo.or
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = stablehlo.or %lhs, %rhs : tensor<i32>
  return
}
// -----
// stablehlo.outfeed
func.func @example(%input: tensor<4xf32>, %token: !stablehlo.token) {
  %0 = "stablehlo.outfeed"(%input, %token) {outfeed_config = "queue"} : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// -----
// stablehlo.pad
func.func @example(%operand: tensor<4xf32>, %padding_value: tensor<f32>) {
  %0 = stablehlo.pad %operand, %padding_value, low = [1], high = [2], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  return
}
// -----
// stablehlo.partition_id
func.func @example() {
  %0 = stablehlo.partition_id : tensor<ui32>
  return
}
// -----
// stablehlo.popcnt
func.func @example(%operand: tensor<i32>) {
  %0 = stablehlo.popcnt %operand : tensor<i32>
  return
}
// -----
// stablehlo.power
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = stablehlo.power %lhs, %rhs : tensor<i32>
  return
}
// -----
// stablehlo.real
func.func @example(%operand: tensor<1xf32>) {
  %0 = stablehlo.real %operand : tensor<1xf32>
  return
}
// -----
// stablehlo.real_dynamic_slice
func.func @example(%operand: tensor<1xi8>, %start_indices: tensor<1xi8>, %limit_indices: tensor<1xi8>, %strides: tensor<1xi8>) {
  %0 = stablehlo.real_dynamic_slice %operand, %start_indices, %limit_indices, %strides : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// stablehlo.recv
func.func @example(%token: !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%token) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
// -----
// stablehlo.reduce
func.func @example(%inputs: tensor<4xf32>, %init_values: tensor<f32>) {
  %0 = stablehlo.reduce(%inputs init: %init_values) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// stablehlo.reduce_precision
func.func @example(%operand: tensor<1xf32>) {
  %0 = stablehlo.reduce_precision %operand, format = e4m0 : tensor<1xf32>
  return
}
// -----
// stablehlo.reduce_scatter
func.func @example(%operand: tensor<4x4xf32>) {
  %0 = "stablehlo.reduce_scatter"(%operand) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
  return
}
// -----
// stablehlo.reduce_window
func.func @example(%input: tensor<8xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%input, %init) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>} : (tensor<8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
// stablehlo.remainder
func.func @example(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %0 = stablehlo.remainder %lhs, %rhs : tensor<4xf32>
  return
}
// -----
// stablehlo.replica_id
func.func @example() {
  %0 = stablehlo.replica_id : tensor<ui32>
  return
}
// -----
// stablehlo.reshape
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.reshape %operand : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// stablehlo.return
func.func @example() {
  stablehlo.return 
}
// -----
// stablehlo.reverse
func.func @example(%operand: tensor<2xi1>) {
  %0 = stablehlo.reverse %operand, dims = [0] : tensor<2xi1>
  return
}
// -----
// stablehlo.rng
func.func @example(%a: tensor<f32>, %b: tensor<f32>, %shape: tensor<1xi8>) {
  %0 = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi8>) -> tensor<1xf32>
  return
}
// -----
// stablehlo.rng_bit_generator
func.func @example(%initial_state: tensor<i32>) {
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return
}
// -----
// stablehlo.round_nearest_afz
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.round_nearest_afz %operand : tensor<f32>
  return
}
// -----
// stablehlo.round_nearest_even
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.round_nearest_even %operand : tensor<f32>
  return
}
// -----
// stablehlo.rsqrt
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.rsqrt %operand : tensor<f32>
  return
}
// -----
// stablehlo.scatter
func.func @example(%input: tensor<8x4xf32>, %indices: tensor<3x1xi64>, %updates: tensor<3x4xf32>) {
  %0 = "stablehlo.scatter"(%input, %indices, %updates) ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    stablehlo.return %new : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8x4xf32>, tensor<3x1xi64>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}
// -----
// stablehlo.select
func.func @example(%pred: tensor<2xi1>, %on_true: tensor<2xi1>, %on_false: tensor<2xi1>) {
  %0 = stablehlo.select %pred, %on_true, %on_false : tensor<2xi1>, tensor<2xi1>
  return
}
// -----
// stablehlo.select_and_scatter
func.func @example(%operand: tensor<8xf32>, %source: tensor<4xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%operand, %source, %init) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>} : (tensor<8xf32>, tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  return
}
// -----
// stablehlo.send
func.func @example(%input: tensor<4xf32>, %token: !stablehlo.token) {
  %0 = "stablehlo.send"(%input, %token) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// -----
// stablehlo.set_dimension_size
func.func @example(%operand: tensor<4xi32>, %size: tensor<i32>) {
  %0 = stablehlo.set_dimension_size %operand, %size, dim = 0 : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  return
}
// -----
// stablehlo.shift_left
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = stablehlo.shift_left %lhs, %rhs : tensor<i32>
  return
}
// -----
// stablehlo.shift_right_arithmetic
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = stablehlo.shift_right_arithmetic %lhs, %rhs : tensor<1xi8>
  return
}
// -----
// stablehlo.shift_right_logical
func.func @example(%lhs: tensor<2xi32>, %rhs: tensor<2xi32>) {
  %0 = stablehlo.shift_right_logical %lhs, %rhs : tensor<2xi32>
  return
}
// -----
// stablehlo.sign
func.func @example(%operand: tensor<i32>) {
  %0 = stablehlo.sign %operand : tensor<i32>
  return
}
// -----
// stablehlo.sine
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.sine %operand : tensor<f32>
  return
}
// -----
// stablehlo.slice
func.func @example(%operand: tensor<8xf32>) {
  %0 = stablehlo.slice %operand [1:7:2] : (tensor<8xf32>) -> tensor<3xf32>
  return
}
// -----
// stablehlo.sort
func.func @example(%input: tensor<8xf32>) {
  %0 = "stablehlo.sort"(%input) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// stablehlo.sqrt
func.func @example(%operand: tensor<1xf32>) {
  %0 = stablehlo.sqrt %operand : tensor<1xf32>
  return
}
// -----
// stablehlo.subtract
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = stablehlo.subtract %lhs, %rhs : tensor<1xi8>
  return
}
// -----
// stablehlo.tan
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.tan %operand : tensor<f32>
  return
}
// -----
// stablehlo.tanh
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.tanh %operand : tensor<f32>
  return
}
// -----
// stablehlo.torch_index_select
func.func @example(%operand: tensor<2xi1>, %index: tensor<2xi1>) {
  %0 = "stablehlo.torch_index_select"(%operand, %index) <{batch_dims = 1 : i64, dim = 8 : i64}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// stablehlo.transpose
func.func @example(%operand: tensor<f32>) {
  %0 = stablehlo.transpose %operand, dims = [] : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// stablehlo.triangular_solve
func.func @example(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// stablehlo.tuple
func.func @example(%a: tensor<f32>, %b: tensor<i32>) {
  %0 = stablehlo.tuple %a, %b : tuple<tensor<f32>, tensor<i32>>
  return
}
// -----
// stablehlo.unary_einsum
func.func @example(%operand: tensor<i32>) {
  %0 = stablehlo.unary_einsum %operand, config = "fence" : (tensor<i32>) -> tensor<i32>
  return
}
// -----
// stablehlo.uniform_dequantize
func.func @example(%operand: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) {
  %0 = stablehlo.uniform_dequantize %operand : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xf32>
  return
}
// -----
// stablehlo.uniform_quantize
func.func @example(%operand: tensor<4xf32>) {
  %0 = stablehlo.uniform_quantize %operand : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  return
}
// -----
// stablehlo.while
func.func @example(%operand: tensor<2xf32>) {
  %0 = stablehlo.while(%iterArg = %operand) : tensor<2xf32>
  cond {
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    stablehlo.return %iterArg : tensor<2xf32>
  }
  return
}
// -----
// stablehlo.xor
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = stablehlo.xor %lhs, %rhs : tensor<i32>
  return
}
