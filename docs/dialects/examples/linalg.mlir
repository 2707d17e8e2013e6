// linalg.abs
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.abs ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.add
func.func @example(%inputs0: memref<4x?xf32>, %inputs1: memref<4x?xf32>, %outputs: memref<4x?xf32>) {
  linalg.add ins(%inputs0, %inputs1 : memref<4x?xf32>, memref<4x?xf32>) outs(%outputs : memref<4x?xf32>)
  return
}
// -----
// linalg.batch_matmul
func.func @example(%inputs0: memref<2x4x4xf32>, %inputs1: memref<2x4x4xf32>, %outputs: memref<2x4x4xf32>) {
  linalg.batch_matmul ins(%inputs0, %inputs1 : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%outputs : memref<2x4x4xf32>)
  return
}
// -----
// linalg.batch_matvec
func.func @example(%inputs0: tensor<2x4x8xf32>, %inputs1: tensor<2x8xf32>, %outputs: tensor<2x4xf32>) {
  %0 = linalg.batch_matvec ins(%inputs0, %inputs1 : tensor<2x4x8xf32>, tensor<2x8xf32>) outs(%outputs : tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// -----
// linalg.batch_mmt4d
func.func @example(%inputs0: tensor<7x2x3x8x4xf32>, %inputs1: tensor<7x5x3x6x4xf32>, %outputs: tensor<7x2x5x8x6xf32>) {
  %0 = linalg.batch_mmt4d ins(%inputs0, %inputs1 : tensor<7x2x3x8x4xf32>, tensor<7x5x3x6x4xf32>) outs(%outputs : tensor<7x2x5x8x6xf32>) -> tensor<7x2x5x8x6xf32>
  return
}
// -----
// linalg.batch_reduce_matmul
func.func @example(%inputs0: memref<2x4x4xf32>, %outputs: memref<4x4xf32>, %inputs1: memref<2x4x4xf32>) {
  linalg.batch_reduce_matmul ins(%inputs0, %inputs1 : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%outputs : memref<4x4xf32>)
  return
}
// -----
// linalg.batch_vecmat
func.func @example(%inputs0: tensor<2x4xf32>, %inputs1: tensor<2x4x8xf32>, %outputs: tensor<2x8xf32>) {
  %0 = linalg.batch_vecmat ins(%inputs0, %inputs1 : tensor<2x4xf32>, tensor<2x4x8xf32>) outs(%outputs : tensor<2x8xf32>) -> tensor<2x8xf32>
  return
}
// -----
// linalg.broadcast
func.func @example(%input: tensor<4xf32>, %init: tensor<4x5xf32>) {
  %broadcasted = linalg.broadcast ins(%input : tensor<4xf32>) outs(%init : tensor<4x5xf32>) dimensions = [1] 
  return
}
// -----
// linalg.ceil
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.ceil ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.contract
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
func.func @example(%inputs0: tensor<4x5xf32>, %inputs1: tensor<5xf32>, %outputs: tensor<4xf32>) {
  %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%inputs0, %inputs1 : tensor<4x5xf32>, tensor<5xf32>) outs(%outputs : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.conv_1d
func.func @example(%inputs0: tensor<8xf32>, %inputs1: tensor<3xf32>, %outputs: tensor<6xf32>) {
  %0 = linalg.conv_1d ins(%inputs0, %inputs1 : tensor<8xf32>, tensor<3xf32>) outs(%outputs : tensor<6xf32>) -> tensor<6xf32>
  return
}
// -----
// linalg.conv_1d_ncw_fcw
func.func @example(%inputs0: tensor<1x3x8xf32>, %inputs1: tensor<4x3x3xf32>, %outputs: tensor<1x4x6xf32>) {
  %0 = linalg.conv_1d_ncw_fcw ins(%inputs0, %inputs1 : tensor<1x3x8xf32>, tensor<4x3x3xf32>) outs(%outputs : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
  return
}
// -----
// linalg.conv_1d_nwc_wcf
func.func @example(%inputs0: tensor<1x8x3xf32>, %inputs1: tensor<3x3x4xf32>, %outputs: tensor<1x6x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%inputs0, %inputs1 : tensor<1x8x3xf32>, tensor<3x3x4xf32>) outs(%outputs : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return
}
// -----
// linalg.conv_2d
func.func @example(%inputs0: tensor<8x8xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<6x6xf32>) {
  %0 = linalg.conv_2d ins(%inputs0, %inputs1 : tensor<8x8xf32>, tensor<3x3xf32>) outs(%outputs : tensor<6x6xf32>) -> tensor<6x6xf32>
  return
}
// -----
// linalg.conv_2d_nchw_fchw
func.func @example(%inputs0: tensor<1x3x8x8xf32>, %inputs1: tensor<4x3x3x3xf32>, %outputs: tensor<1x4x6x6xf32>) {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inputs0, %inputs1 : tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) outs(%outputs : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  return
}
// -----
// linalg.conv_2d_nchw_fchw_q
func.func @example(%inputs0: tensor<1x3x8x8xi8>, %inputs1: tensor<4x3x3x3xi8>, %inputs2: i32, %outputs: tensor<1x4x6x6xi32>, %inputs3: i32) {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%outputs : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return
}
// -----
// linalg.conv_2d_ngchw_fgchw
func.func @example(%inputs0: tensor<1x2x3x8x8xf32>, %inputs1: tensor<4x2x3x3x3xf32>, %outputs: tensor<1x2x4x6x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%inputs0, %inputs1 : tensor<1x2x3x8x8xf32>, tensor<4x2x3x3x3xf32>) outs(%outputs : tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
  return
}
// -----
// linalg.conv_2d_ngchw_gfchw
func.func @example(%inputs0: tensor<1x2x3x8x8xf32>, %inputs1: tensor<2x4x3x3x3xf32>, %outputs: tensor<1x2x4x6x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%inputs0, %inputs1 : tensor<1x2x3x8x8xf32>, tensor<2x4x3x3x3xf32>) outs(%outputs : tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
  return
}
// -----
// linalg.conv_2d_ngchw_gfchw_q
func.func @example(%inputs0: tensor<1x2x3x8x8xi8>, %inputs1: tensor<2x4x3x3x3xi8>, %inputs2: i32, %outputs: tensor<1x2x4x6x6xi32>, %inputs3: i32) {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x2x3x8x8xi8>, tensor<2x4x3x3x3xi8>, i32, i32) outs(%outputs : tensor<1x2x4x6x6xi32>) -> tensor<1x2x4x6x6xi32>
  return
}
// -----
// linalg.conv_2d_nhwc_fhwc
func.func @example(%inputs0: tensor<1x8x8x3xf32>, %inputs1: tensor<4x3x3x3xf32>, %outputs: tensor<1x6x6x4xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>) outs(%outputs : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}
// -----
// linalg.conv_2d_nhwc_fhwc_q
func.func @example(%inputs0: tensor<1x8x8x3xi8>, %inputs1: tensor<4x3x3x3xi8>, %inputs2: i32, %outputs: tensor<1x6x6x4xi32>, %inputs3: i32) {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x8x8x3xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%outputs : tensor<1x6x6x4xi32>) -> tensor<1x6x6x4xi32>
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf
func.func @example(%inputs0: tensor<1x8x8x3xf32>, %inputs1: tensor<3x3x3x16xf32>, %outputs: tensor<1x6x6x16xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) outs(%outputs : tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf_q
func.func @example(%inputs0: tensor<1x8x8x3xi8>, %inputs1: tensor<3x3x3x4xi8>, %inputs2: i32, %outputs: tensor<1x6x6x4xi32>, %inputs3: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x8x8x3xi8>, tensor<3x3x3x4xi8>, i32, i32) outs(%outputs : tensor<1x6x6x4xi32>) -> tensor<1x6x6x4xi32>
  return
}
// -----
// linalg.conv_2d_nhwgc_gfhwc
func.func @example(%inputs0: tensor<1x8x8x2x3xf32>, %inputs1: tensor<2x4x3x3x3xf32>, %outputs: tensor<1x6x6x2x4xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%inputs0, %inputs1 : tensor<1x8x8x2x3xf32>, tensor<2x4x3x3x3xf32>) outs(%outputs : tensor<1x6x6x2x4xf32>) -> tensor<1x6x6x2x4xf32>
  return
}
// -----
// linalg.conv_2d_nhwgc_gfhwc_q
func.func @example(%inputs0: tensor<1x8x8x2x3xi8>, %inputs1: tensor<2x4x3x3x3xi8>, %inputs2: i32, %outputs: tensor<1x6x6x2x4xi32>, %inputs3: i32) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x8x8x2x3xi8>, tensor<2x4x3x3x3xi8>, i32, i32) outs(%outputs : tensor<1x6x6x2x4xi32>) -> tensor<1x6x6x2x4xi32>
  return
}
// -----
// linalg.conv_3d
func.func @example(%inputs0: tensor<8x8x8xf32>, %inputs1: tensor<3x3x3xf32>, %outputs: tensor<6x6x6xf32>) {
  %0 = linalg.conv_3d ins(%inputs0, %inputs1 : tensor<8x8x8xf32>, tensor<3x3x3xf32>) outs(%outputs : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
  return
}
// -----
// linalg.conv_3d_ncdhw_fcdhw
func.func @example(%inputs0: tensor<1x3x8x8x8xf32>, %inputs1: tensor<4x3x3x3x3xf32>, %outputs: tensor<1x4x6x6x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%inputs0, %inputs1 : tensor<1x3x8x8x8xf32>, tensor<4x3x3x3x3xf32>) outs(%outputs : tensor<1x4x6x6x6xf32>) -> tensor<1x4x6x6x6xf32>
  return
}
// -----
// linalg.conv_3d_ndhwc_dhwcf
func.func @example(%inputs0: tensor<1x8x8x8x3xf32>, %inputs1: tensor<3x3x3x3x4xf32>, %outputs: tensor<1x6x6x6x4xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3x3x4xf32>) outs(%outputs : tensor<1x6x6x6x4xf32>) -> tensor<1x6x6x6x4xf32>
  return
}
// -----
// linalg.conv_3d_ndhwc_dhwcf_q
func.func @example(%inputs0: tensor<1x8x8x8x3xi8>, %inputs1: tensor<3x3x3x3x4xi8>, %inputs2: i32, %outputs: tensor<1x6x6x6x4xi32>, %inputs3: i32) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x8x8x8x3xi8>, tensor<3x3x3x3x4xi8>, i32, i32) outs(%outputs : tensor<1x6x6x6x4xi32>) -> tensor<1x6x6x6x4xi32>
  return
}
// -----
// linalg.copy
func.func @example(%inputs: memref<4x4xf32>, %outputs: memref<4x4xf32>) {
  linalg.copy ins(%inputs : memref<4x4xf32>) outs(%outputs : memref<4x4xf32>)
  return
}
// -----
// linalg.depthwise_conv_1d_ncw_cw
func.func @example(%inputs0: tensor<1x3x8xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<1x3x6xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%inputs0, %inputs1 : tensor<1x3x8xf32>, tensor<3x3xf32>) outs(%outputs : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  return
}
// -----
// linalg.depthwise_conv_1d_nwc_wc
func.func @example(%inputs0: tensor<1x8x3xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<1x6x3xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%inputs0, %inputs1 : tensor<1x8x3xf32>, tensor<3x3xf32>) outs(%outputs : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  return
}
// -----
// linalg.depthwise_conv_1d_nwc_wcm
func.func @example(%inputs0: tensor<1x8x3xf32>, %inputs1: tensor<3x3x2xf32>, %outputs: tensor<1x6x3x2xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%inputs0, %inputs1 : tensor<1x8x3xf32>, tensor<3x3x2xf32>) outs(%outputs : tensor<1x6x3x2xf32>) -> tensor<1x6x3x2xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nchw_chw
func.func @example(%inputs0: tensor<1x3x8x8xf32>, %inputs1: tensor<3x3x3xf32>, %outputs: tensor<1x3x6x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%inputs0, %inputs1 : tensor<1x3x8x8xf32>, tensor<3x3x3xf32>) outs(%outputs : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwc
func.func @example(%inputs0: tensor<1x8x8x3xf32>, %inputs1: tensor<3x3x3xf32>, %outputs: tensor<1x6x6x3xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x3xf32>, tensor<3x3x3xf32>) outs(%outputs : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwc_q
func.func @example(%inputs0: tensor<1x8x8x3xi8>, %inputs1: tensor<3x3x3xi8>, %inputs2: i32, %outputs: tensor<1x6x6x3xi32>, %inputs3: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x8x8x3xi8>, tensor<3x3x3xi8>, i32, i32) outs(%outputs : tensor<1x6x6x3xi32>) -> tensor<1x6x6x3xi32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwcm
func.func @example(%inputs0: tensor<1x8x8x3xf32>, %inputs1: tensor<3x3x3x2xf32>, %outputs: tensor<1x6x6x3x2xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%inputs0, %inputs1 : tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>) outs(%outputs : tensor<1x6x6x3x2xf32>) -> tensor<1x6x6x3x2xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwcm_q
func.func @example(%inputs0: tensor<1x8x8x3xi8>, %inputs1: tensor<3x3x3x2xi8>, %inputs2: i32, %outputs: tensor<1x6x6x3x2xi32>, %inputs3: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, i32, i32) outs(%outputs : tensor<1x6x6x3x2xi32>) -> tensor<1x6x6x3x2xi32>
  return
}
// -----
// linalg.depthwise_conv_3d_ncdhw_cdhw
func.func @example(%inputs0: tensor<1x3x8x8x8xf32>, %inputs1: tensor<3x3x3x3xf32>, %outputs: tensor<1x3x6x6x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%inputs0, %inputs1 : tensor<1x3x8x8x8xf32>, tensor<3x3x3x3xf32>) outs(%outputs : tensor<1x3x6x6x6xf32>) -> tensor<1x3x6x6x6xf32>
  return
}
// -----
// linalg.depthwise_conv_3d_ndhwc_dhwc
func.func @example(%inputs0: tensor<1x8x8x8x3xf32>, %inputs1: tensor<3x3x3x3xf32>, %outputs: tensor<1x6x6x6x3xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3x3xf32>) outs(%outputs : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  return
}
// -----
// linalg.depthwise_conv_3d_ndhwc_dhwcm
func.func @example(%inputs0: tensor<1x8x8x8x3xf32>, %inputs1: tensor<3x3x3x3x2xf32>, %outputs: tensor<1x6x6x6x3x2xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%inputs0, %inputs1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3x3x2xf32>) outs(%outputs : tensor<1x6x6x6x3x2xf32>) -> tensor<1x6x6x6x3x2xf32>
  return
}
// -----
// linalg.div
func.func @example(%inputs0: memref<4x?xf32>, %inputs1: memref<4x?xf32>, %outputs: memref<4x?xf32>) {
  linalg.div ins(%inputs0, %inputs1 : memref<4x?xf32>, memref<4x?xf32>) outs(%outputs : memref<4x?xf32>)
  return
}
// -----
// linalg.div_unsigned
func.func @example(%inputs0: tensor<4x4xi32>, %inputs1: tensor<4x4xi32>, %outputs: tensor<4x4xi32>) {
  %0 = linalg.div_unsigned ins(%inputs0, %inputs1 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%outputs : tensor<4x4xi32>) -> tensor<4x4xi32>
  return
}
// -----
// linalg.dot
func.func @example(%inputs0: tensor<4xf32>, %inputs1: tensor<4xf32>, %outputs: tensor<f32>) {
  %0 = linalg.dot ins(%inputs0, %inputs1 : tensor<4xf32>, tensor<4xf32>) outs(%outputs : tensor<f32>) -> tensor<f32>
  return
}
// -----
// linalg.elementwise
func.func @example(%inputs: tensor<4xf32>, %outputs: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%inputs : tensor<4xf32>) outs(%outputs : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.erf
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.erf ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.exp
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.exp ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.fill
func.func @example(%inputs: f32, %outputs: memref<4x4xf32>) {
  linalg.fill ins(%inputs : f32) outs(%outputs : memref<4x4xf32>)
  return
}
// -----
// linalg.fill_rng_2d
func.func @example(%inputs0: f64, %inputs2: i32, %outputs: tensor<4x4xf32>, %inputs1: f64) {
  %0 = linalg.fill_rng_2d ins(%inputs0, %inputs1, %inputs2 : f64, f64, i32) outs(%outputs : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.floor
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.floor ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.generic
#map = affine_map<(d0) -> (d0)>
func.func @example(%inputs: tensor<4xf32>, %outputs: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inputs : tensor<4xf32>) outs(%outputs : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.index
func.func @example(%out: tensor<4xindex>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%out : tensor<4xindex>) {
  ^bb0(%element: index):
    %1 = linalg.index 0 : index
    linalg.yield %1 : index
  } -> tensor<4xindex>
  return
}
// -----
// linalg.log
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.log ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.map
func.func @example(%inputs0: tensor<4xf32>, %inputs1: tensor<4xf32>, %init: tensor<4xf32>) {
  %mapped = linalg.map { arith.addf } ins(%inputs0, %inputs1 : tensor<4xf32>, tensor<4xf32>) outs(%init : tensor<4xf32>)
  return
}
// -----
// linalg.matmul
func.func @example(%inputs0: tensor<4x5xi8>, %inputs1: tensor<5x4xf32>, %outputs: tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%inputs0, %inputs1 : tensor<4x5xi8>, tensor<5x4xf32>) outs(%outputs : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
// linalg.matvec
func.func @example(%inputs0: tensor<4x8xf32>, %inputs1: tensor<8xf32>, %outputs: tensor<4xf32>) {
  %0 = linalg.matvec ins(%inputs0, %inputs1 : tensor<4x8xf32>, tensor<8xf32>) outs(%outputs : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// linalg.max
func.func @example(%inputs0: tensor<4x5xf32>, %inputs1: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.max ins(%inputs0, %inputs1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.min
func.func @example(%inputs0: memref<4x?xf32>, %inputs1: memref<4x?xf32>, %outputs: memref<4x?xf32>) {
  linalg.min ins(%inputs0, %inputs1 : memref<4x?xf32>, memref<4x?xf32>) outs(%outputs : memref<4x?xf32>)
  return
}
// -----
// linalg.mmt4d
func.func @example(%inputs0: tensor<2x3x8x4xf32>, %inputs1: tensor<5x3x6x4xf32>, %outputs: tensor<2x5x8x6xf32>) {
  %0 = linalg.mmt4d ins(%inputs0, %inputs1 : tensor<2x3x8x4xf32>, tensor<5x3x6x4xf32>) outs(%outputs : tensor<2x5x8x6xf32>) -> tensor<2x5x8x6xf32>
  return
}
// -----
// linalg.mul
func.func @example(%inputs0: memref<4x?xf32>, %inputs1: memref<4x?xf32>, %outputs: memref<4x?xf32>) {
  linalg.mul ins(%inputs0, %inputs1 : memref<4x?xf32>, memref<4x?xf32>) outs(%outputs : memref<4x?xf32>)
  return
}
// -----
// linalg.negf
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.negf ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.pack
func.func @example(%source: tensor<16x8xf32>, %dest: tensor<2x4x4x4xf32>) {
  %pack = linalg.pack %source outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %dest : tensor<16x8xf32> -> tensor<2x4x4x4xf32>
  return
}
// -----
// linalg.pooling_nchw_max
func.func @example(%inputs0: tensor<1x3x8x8xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<1x3x6x6xf32>) {
  %0 = linalg.pooling_nchw_max ins(%inputs0, %inputs1 : tensor<1x3x8x8xf32>, tensor<3x3xf32>) outs(%outputs : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
  return
}
// -----
// linalg.pooling_nchw_sum
func.func @example(%inputs0: tensor<1x3x8x8xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<1x3x6x6xf32>) {
  %0 = linalg.pooling_nchw_sum ins(%inputs0, %inputs1 : tensor<1x3x8x8xf32>, tensor<3x3xf32>) outs(%outputs : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
  return
}
// -----
// linalg.pooling_ncw_max
func.func @example(%inputs0: tensor<1x3x8xf32>, %inputs1: tensor<3xf32>, %outputs: tensor<1x3x6xf32>) {
  %0 = linalg.pooling_ncw_max ins(%inputs0, %inputs1 : tensor<1x3x8xf32>, tensor<3xf32>) outs(%outputs : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  return
}
// -----
// linalg.pooling_ncw_sum
func.func @example(%inputs0: tensor<1x3x8xf32>, %inputs1: tensor<3xf32>, %outputs: tensor<1x3x6xf32>) {
  %0 = linalg.pooling_ncw_sum ins(%inputs0, %inputs1 : tensor<1x3x8xf32>, tensor<3xf32>) outs(%outputs : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  return
}
// -----
// linalg.pooling_ndhwc_max
func.func @example(%inputs0: tensor<1x8x8x8x3xf32>, %inputs1: tensor<3x3x3xf32>, %outputs: tensor<1x6x6x6x3xf32>) {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3xf32>) outs(%outputs : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  return
}
// -----
// linalg.pooling_ndhwc_min
func.func @example(%inputs0: tensor<1x8x8x8x3xf32>, %inputs1: tensor<3x3x3xf32>, %outputs: tensor<1x6x6x6x3xf32>) {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3xf32>) outs(%outputs : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  return
}
// -----
// linalg.pooling_ndhwc_sum
func.func @example(%inputs0: tensor<1x8x8x8x3xf32>, %inputs1: tensor<3x3x3xf32>, %outputs: tensor<1x6x6x6x3xf32>) {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3xf32>) outs(%outputs : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  return
}
// -----
// linalg.pooling_nhwc_max
func.func @example(%inputs0: tensor<1x8x8x3xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<1x6x6x3xf32>) {
  %0 = linalg.pooling_nhwc_max ins(%inputs0, %inputs1 : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%outputs : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  return
}
// -----
// linalg.pooling_nhwc_max_unsigned
func.func @example(%inputs0: tensor<1x8x8x3xi32>, %inputs1: tensor<3x3xi32>, %outputs: tensor<1x6x6x3xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x3xi32>, tensor<3x3xi32>) outs(%outputs : tensor<1x6x6x3xi32>) -> tensor<1x6x6x3xi32>
  return
}
// -----
// linalg.pooling_nhwc_min
func.func @example(%inputs0: tensor<1x8x8x3xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<1x6x6x3xf32>) {
  %0 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%outputs : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  return
}
// -----
// linalg.pooling_nhwc_min_unsigned
func.func @example(%inputs0: tensor<1x8x8x3xi32>, %inputs1: tensor<3x3xi32>, %outputs: tensor<1x6x6x3xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inputs0, %inputs1 : tensor<1x8x8x3xi32>, tensor<3x3xi32>) outs(%outputs : tensor<1x6x6x3xi32>) -> tensor<1x6x6x3xi32>
  return
}
// -----
// linalg.pooling_nhwc_sum
func.func @example(%inputs0: tensor<1x8x8x3xf32>, %inputs1: tensor<3x3xf32>, %outputs: tensor<1x6x6x3xf32>) {
  %0 = linalg.pooling_nhwc_sum ins(%inputs0, %inputs1 : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%outputs : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  return
}
// -----
// linalg.pooling_nwc_max
func.func @example(%inputs0: tensor<1x8x3xf32>, %inputs1: tensor<3xf32>, %outputs: tensor<1x6x3xf32>) {
  %0 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%inputs0, %inputs1 : tensor<1x8x3xf32>, tensor<3xf32>) outs(%outputs : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  return
}
// -----
// linalg.pooling_nwc_max_unsigned
func.func @example(%inputs0: tensor<?x?x?xi32>, %inputs1: tensor<?xi32>, %outputs: tensor<?x?x?xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>} ins(%inputs0, %inputs1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%outputs : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
// -----
// linalg.pooling_nwc_min
func.func @example(%inputs0: tensor<1x8x3xf32>, %inputs1: tensor<3xf32>, %outputs: tensor<1x6x3xf32>) {
  %0 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%inputs0, %inputs1 : tensor<1x8x3xf32>, tensor<3xf32>) outs(%outputs : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  return
}
// -----
// linalg.pooling_nwc_min_unsigned
func.func @example(%inputs0: tensor<?x?x?xi32>, %inputs1: tensor<?xi32>, %outputs: tensor<?x?x?xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>} ins(%inputs0, %inputs1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%outputs : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
// -----
// linalg.pooling_nwc_sum
func.func @example(%inputs0: tensor<1x8x3xf32>, %inputs1: tensor<3xf32>, %outputs: tensor<1x6x3xf32>) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%inputs0, %inputs1 : tensor<1x8x3xf32>, tensor<3xf32>) outs(%outputs : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  return
}
// -----
// linalg.powf
func.func @example(%inputs0: memref<4x?xf32>, %inputs1: memref<4x?xf32>, %outputs: memref<4x?xf32>) {
  linalg.powf ins(%inputs0, %inputs1 : memref<4x?xf32>, memref<4x?xf32>) outs(%outputs : memref<4x?xf32>)
  return
}
// -----
// linalg.quantized_batch_matmul
func.func @example(%inputs0: tensor<2x3x4xi8>, %inputs1: tensor<2x4x5xi8>, %inputs2: i32, %outputs: tensor<2x3x5xi32>, %inputs3: i32) {
  %0 = linalg.quantized_batch_matmul ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, i32) outs(%outputs : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
// linalg.quantized_matmul
func.func @example(%inputs0: tensor<4x5xi8>, %inputs1: tensor<5x4xi16>, %inputs2: i32, %outputs: tensor<4x4xi32>, %inputs3: i32) {
  %0 = linalg.quantized_matmul ins(%inputs0, %inputs1, %inputs2, %inputs3 : tensor<4x5xi8>, tensor<5x4xi16>, i32, i32) outs(%outputs : tensor<4x4xi32>) -> tensor<4x4xi32>
  return
}
// -----
// linalg.reciprocal
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.reciprocal ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.reduce
func.func @example(%inputs: tensor<4x5xf32>, %inits: tensor<4xf32>) {
  %reduced = linalg.reduce { arith.addf } ins(%inputs : tensor<4x5xf32>) outs(%inits : tensor<4xf32>) dimensions = [1] 
  return
}
// -----
// linalg.round
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.round ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.rsqrt
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.rsqrt ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.select
func.func @example(%inputs0: tensor<4x5xi1>, %inputs1: tensor<4x5xf32>, %inputs2: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.select ins(%inputs0, %inputs1, %inputs2 : tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.softmax
func.func @example(%input: tensor<1xf32>, %output: tensor<1xf32>) {
  %0 = linalg.softmax dimension(0) ins(%input : tensor<1xf32>) outs(%output : tensor<1xf32>) -> tensor<1xf32>
  return
}
// -----
// linalg.sqrt
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.sqrt ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.square
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.square {a = 1 : i64} ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.sub
func.func @example(%inputs0: memref<4x?xf32>, %inputs1: memref<4x?xf32>, %outputs: memref<4x?xf32>) {
  linalg.sub ins(%inputs0, %inputs1 : memref<4x?xf32>, memref<4x?xf32>) outs(%outputs : memref<4x?xf32>)
  return
}
// -----
// linalg.tanh
func.func @example(%inputs: tensor<4x5xf32>, %outputs: tensor<4x5xf32>) {
  %0 = linalg.tanh ins(%inputs : tensor<4x5xf32>) outs(%outputs : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
// linalg.transpose
func.func @example(%input: tensor<4x5xf32>, %init: tensor<5x4xf32>) {
  %transposed = linalg.transpose ins(%input : tensor<4x5xf32>) outs(%init : tensor<5x4xf32>) permutation = [1, 0] 
  return
}
// -----
// linalg.unpack
func.func @example(%source: tensor<4x2x4x4xf32>, %dest: tensor<?x8xf32>) {
  %unpack = linalg.unpack %source inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %dest : tensor<4x2x4x4xf32> -> tensor<?x8xf32>
  return
}
// -----
// linalg.vecmat
func.func @example(%inputs0: tensor<4xf32>, %inputs1: tensor<4x8xf32>, %outputs: tensor<8xf32>) {
  %0 = linalg.vecmat ins(%inputs0, %inputs1 : tensor<4xf32>, tensor<4x8xf32>) outs(%outputs : tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// linalg.winograd_filter_transform
func.func @example(%filter: tensor<2x3x3x5xf32>, %output: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%filter : tensor<2x3x3x5xf32>) outs(%output : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}
// -----
// linalg.winograd_input_transform
func.func @example(%input: tensor<2x10x10x5xf32>, %output: tensor<6x6x2x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%input : tensor<2x10x10x5xf32>) outs(%output : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}
// -----
// linalg.winograd_output_transform
func.func @example(%value: tensor<6x6x2x2x2x2xf32>, %output: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%value : tensor<6x6x2x2x2x2xf32>) outs(%output : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
// -----
// linalg.yield
func.func @example(%in: tensor<4xf32>, %out: tensor<4xf32>) {
  %0 = linalg.map ins(%in : tensor<4xf32>) outs(%out : tensor<4xf32>)
    (%element: f32, %init: f32) {
      linalg.yield %element : f32
    }
  return
}
