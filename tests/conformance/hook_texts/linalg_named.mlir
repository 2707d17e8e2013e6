func.func @named(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<f32>, %a3: tensor<?x?x?x?xf32>, %a4: tensor<?x?x?x?x?xf32>, %a5: tensor<?x?x?xf32>, %a6: tensor<?x?x?xi8>, %a7: i32, %a8: tensor<?x?x?xi32>, %a9: tensor<?x?x?x?xi8>, %a10: tensor<?x?x?x?xi32>, %a11: tensor<?x?x?x?x?xi8>, %a12: tensor<?x?x?x?x?xi32>, %a13: tensor<?x?x?x?x?x?xf32>, %a14: tensor<?x?xi32>, %a15: tensor<?xi32>) {
  %abs = linalg.abs ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %batch_matvec = linalg.batch_matvec ins(%a5, %a0 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %batch_mmt4d = linalg.batch_mmt4d ins(%a4, %a4 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %batch_vecmat = linalg.batch_vecmat ins(%a0, %a5 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %ceil = linalg.ceil ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %conv_1d = linalg.conv_1d ins(%a1, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a1 : tensor<?xf32>) -> tensor<?xf32>
  %conv_1d_ncw_fcw = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a5 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %conv_1d_nwc_wcf = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a5 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %conv_2d = linalg.conv_2d ins(%a0, %a0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %conv_2d_nchw_fchw = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %conv_2d_nchw_fchw_q = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a9, %a9, %a7, %a7 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a10 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %conv_2d_ngchw_fgchw = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a4, %a4 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %conv_2d_ngchw_gfchw = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a4, %a4 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %conv_2d_ngchw_gfchw_q = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a11, %a11, %a7, %a7 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%a12 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  %conv_2d_nhwc_fhwc = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %conv_2d_nhwc_fhwc_q = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a9, %a9, %a7, %a7 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a10 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %conv_2d_nhwc_hwcf_q = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a9, %a9, %a7, %a7 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a10 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %conv_2d_nhwgc_gfhwc = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a4, %a4 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %conv_2d_nhwgc_gfhwc_q = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a11, %a11, %a7, %a7 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%a12 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  %conv_3d = linalg.conv_3d ins(%a5, %a5 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %conv_3d_ncdhw_fcdhw = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a4 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %conv_3d_ndhwc_dhwcf = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a4 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %conv_3d_ndhwc_dhwcf_q = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a11, %a11, %a7, %a7 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%a12 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  %depthwise_conv_1d_ncw_cw = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a0 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %depthwise_conv_1d_nwc_wc = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a0 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %depthwise_conv_1d_nwc_wcm = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a5 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %depthwise_conv_2d_nchw_chw = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a5 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %depthwise_conv_2d_nhwc_hwc = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a5 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %depthwise_conv_2d_nhwc_hwc_q = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a9, %a6, %a7, %a7 : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%a10 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %depthwise_conv_2d_nhwc_hwcm = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %depthwise_conv_2d_nhwc_hwcm_q = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a9, %a9, %a7, %a7 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a12 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  %depthwise_conv_3d_ncdhw_cdhw = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %depthwise_conv_3d_ndhwc_dhwc = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %depthwise_conv_3d_ndhwc_dhwcm = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a4 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a13 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  %div = linalg.div ins(%a0, %a0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = linalg.dot ins(%a1, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  %erf = linalg.erf ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %floor = linalg.floor ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %log = linalg.log ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %matvec = linalg.matvec ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a1 : tensor<?xf32>) -> tensor<?xf32>
  %min = linalg.min ins(%a0, %a0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %mmt4d = linalg.mmt4d ins(%a3, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %mul = linalg.mul ins(%a0, %a0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %negf = linalg.negf ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %pooling_nchw_max = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a0 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %pooling_nchw_sum = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a0 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %pooling_ncw_max = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %pooling_ncw_sum = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %pooling_ndhwc_max = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a5 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %pooling_ndhwc_min = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a5 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %pooling_ndhwc_sum = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a4, %a5 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %pooling_nhwc_max_unsigned = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a10, %a14 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%a10 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %pooling_nhwc_min = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a3, %a0 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a3 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %pooling_nhwc_min_unsigned = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a10, %a14 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%a10 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %pooling_nwc_max = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %pooling_nwc_max_unsigned = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>} ins(%a8, %a15 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%a8 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %pooling_nwc_min = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %pooling_nwc_min_unsigned = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>} ins(%a8, %a15 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%a8 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %pooling_nwc_sum = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a5, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %powf = linalg.powf ins(%a0, %a0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %quantized_batch_matmul = linalg.quantized_batch_matmul ins(%a6, %a6, %a7, %a7 : tensor<?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%a8 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %round = linalg.round ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %rsqrt = linalg.rsqrt ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sqrt = linalg.sqrt ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %tanh = linalg.tanh ins(%a0 : tensor<?x?xf32>) outs(%a0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %vecmat = linalg.vecmat ins(%a1, %a0 : tensor<?xf32>, tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Attributes behind the operands, too.
func.func @attributes_behind(%t: tensor<8x8xi8>, %c: i8, %g: tensor<8x8xf32>) {
  %0 = linalg.fill {b = 1} ins(%c : i8) outs(%t : tensor<8x8xi8>) {a = 2} -> tensor<8x8xi8>
  %1 = linalg.matmul ins(%t, %t : tensor<8x8xi8>, tensor<8x8xi8>) outs(%t : tensor<8x8xi8>) {cast = #linalg.type_fn<cast_unsigned>} -> tensor<8x8xi8>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%g : tensor<8x8xf32>) outs(%g : tensor<8x8xf32>) {a} -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%image: tensor<1x16x16x4xcomplex<f16>>, %filter: tensor<3x3x4x16xf16>, %out: tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x16x16x4xcomplex<f16>>, tensor<3x3x4x16xf16>) outs(%out : tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>
  return %0 : tensor<1x14x14x16xcomplex<f32>>
}
// -----
func.func @f(%image: tensor<1x16x16x4xcomplex<f64>>, %filter: tensor<3x3x4x16xi8>, %out: tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x16x16x4xcomplex<f64>>, tensor<3x3x4x16xi8>) outs(%out : tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>
  return %0 : tensor<1x14x14x16xcomplex<f32>>
}
// -----
func.func @f(%image: tensor<1x16x16x4xi1>, %filter: tensor<3x3x4x16xcomplex<f32>>, %out: tensor<1x14x14x16xcomplex<f64>>) -> tensor<1x14x14x16xcomplex<f64>> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x16x16x4xi1>, tensor<3x3x4x16xcomplex<f32>>) outs(%out : tensor<1x14x14x16xcomplex<f64>>) -> tensor<1x14x14x16xcomplex<f64>>
  return %0 : tensor<1x14x14x16xcomplex<f64>>
}
// -----
func.func @f(%a: tensor<2xbf16>, %out: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = linalg.copy ins(%a : tensor<2xbf16>) outs(%out : tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
// -----
func.func @f(%a: tensor<2xcomplex<f32>>, %out: tensor<2xcomplex<f16>>) -> tensor<2xcomplex<f16>> {
  %0 = linalg.copy ins(%a : tensor<2xcomplex<f32>>) outs(%out : tensor<2xcomplex<f16>>) -> tensor<2xcomplex<f16>>
  return %0 : tensor<2xcomplex<f16>>
}
