func.func @unary(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) {
  %0 = linalg.abs ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.ceil ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %2 = linalg.erf ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %3 = linalg.floor ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %4 = linalg.log ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %5 = linalg.negf ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %6 = linalg.round ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %7 = linalg.sqrt ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  %8 = linalg.tanh ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
func.func @binary(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32>) {
  linalg.add ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.div ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.mul ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.sub ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.min ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.powf ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  return
}
// -----
func.func @products(%x0_0: tensor<4xf32>, %x0_1: tensor<4xf32>, %y0: tensor<f32>, %x1_0: tensor<4x8xf32>, %x1_1: tensor<8xf32>, %y1: tensor<4xf32>, %x2_0: tensor<4xf32>, %x2_1: tensor<4x8xf32>, %y2: tensor<8xf32>, %x3_0: tensor<2x4x8xf32>, %x3_1: tensor<2x8xf32>, %y3: tensor<2x4xf32>, %x4_0: tensor<2x4xf32>, %x4_1: tensor<2x4x8xf32>, %y4: tensor<2x8xf32>, %x5_0: tensor<2x3x8x4xf32>, %x5_1: tensor<5x3x6x4xf32>, %y5: tensor<2x5x8x6xf32>, %x6_0: tensor<7x2x3x8x4xf32>, %x6_1: tensor<7x5x3x6x4xf32>, %y6: tensor<7x2x5x8x6xf32>, %x7_0: tensor<2x3x4xi8>, %x7_1: tensor<2x4x5xi8>, %y7: tensor<2x3x5xi32>, %z: i32) {
  %0 = linalg.dot ins(%x0_0, %x0_1 : tensor<4xf32>, tensor<4xf32>) outs(%y0 : tensor<f32>) -> tensor<f32>
  %1 = linalg.matvec ins(%x1_0, %x1_1 : tensor<4x8xf32>, tensor<8xf32>) outs(%y1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.vecmat ins(%x2_0, %x2_1 : tensor<4xf32>, tensor<4x8xf32>) outs(%y2 : tensor<8xf32>) -> tensor<8xf32>
  %3 = linalg.batch_matvec ins(%x3_0, %x3_1 : tensor<2x4x8xf32>, tensor<2x8xf32>) outs(%y3 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = linalg.batch_vecmat ins(%x4_0, %x4_1 : tensor<2x4xf32>, tensor<2x4x8xf32>) outs(%y4 : tensor<2x8xf32>) -> tensor<2x8xf32>
  %5 = linalg.mmt4d ins(%x5_0, %x5_1 : tensor<2x3x8x4xf32>, tensor<5x3x6x4xf32>) outs(%y5 : tensor<2x5x8x6xf32>) -> tensor<2x5x8x6xf32>
  %6 = linalg.batch_mmt4d ins(%x6_0, %x6_1 : tensor<7x2x3x8x4xf32>, tensor<7x5x3x6x4xf32>) outs(%y6 : tensor<7x2x5x8x6xf32>) -> tensor<7x2x5x8x6xf32>
  %7 = linalg.quantized_batch_matmul ins(%x7_0, %x7_1, %z, %z : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, i32) outs(%y7 : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @convolutions(%x0_0: tensor<8xf32>, %x0_1: tensor<3xf32>, %y0: tensor<6xf32>, %x1_0: tensor<8x8xf32>, %x1_1: tensor<3x3xf32>, %y1: tensor<6x6xf32>, %x2_0: tensor<8x8x8xf32>, %x2_1: tensor<3x3x3xf32>, %y2: tensor<6x6x6xf32>, %x3_0: tensor<1x8x3xf32>, %x3_1: tensor<3x3x4xf32>, %y3: tensor<1x6x4xf32>, %x4_0: tensor<1x3x8xf32>, %x4_1: tensor<4x3x3xf32>, %y4: tensor<1x4x6xf32>, %x5_0: tensor<1x8x8x3xf32>, %x5_1: tensor<4x3x3x3xf32>, %y5: tensor<1x6x6x4xf32>, %x6_0: tensor<1x8x8x3xi8>, %x6_1: tensor<4x3x3x3xi8>, %y6: tensor<1x6x6x4xi32>, %x7_0: tensor<1x8x8x3xi8>, %x7_1: tensor<3x3x3x4xi8>, %y7: tensor<1x6x6x4xi32>, %x8_0: tensor<1x3x8x8xf32>, %x8_1: tensor<4x3x3x3xf32>, %y8: tensor<1x4x6x6xf32>, %x9_0: tensor<1x3x8x8xi8>, %x9_1: tensor<4x3x3x3xi8>, %y9: tensor<1x4x6x6xi32>, %x10_0: tensor<1x2x3x8x8xf32>, %x10_1: tensor<4x2x3x3x3xf32>, %y10: tensor<1x2x4x6x6xf32>, %x11_0: tensor<1x2x3x8x8xf32>, %x11_1: tensor<2x4x3x3x3xf32>, %y11: tensor<1x2x4x6x6xf32>, %x12_0: tensor<1x2x3x8x8xi8>, %x12_1: tensor<2x4x3x3x3xi8>, %y12: tensor<1x2x4x6x6xi32>, %x13_0: tensor<1x8x8x2x3xf32>, %x13_1: tensor<2x4x3x3x3xf32>, %y13: tensor<1x6x6x2x4xf32>, %x14_0: tensor<1x8x8x2x3xi8>, %x14_1: tensor<2x4x3x3x3xi8>, %y14: tensor<1x6x6x2x4xi32>, %x15_0: tensor<1x8x8x8x3xf32>, %x15_1: tensor<3x3x3x3x4xf32>, %y15: tensor<1x6x6x6x4xf32>, %x16_0: tensor<1x8x8x8x3xi8>, %x16_1: tensor<3x3x3x3x4xi8>, %y16: tensor<1x6x6x6x4xi32>, %x17_0: tensor<1x3x8x8x8xf32>, %x17_1: tensor<4x3x3x3x3xf32>, %y17: tensor<1x4x6x6x6xf32>, %z: i32) {
  %0 = linalg.conv_1d ins(%x0_0, %x0_1 : tensor<8xf32>, tensor<3xf32>) outs(%y0 : tensor<6xf32>) -> tensor<6xf32>
  %1 = linalg.conv_2d ins(%x1_0, %x1_1 : tensor<8x8xf32>, tensor<3x3xf32>) outs(%y1 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %2 = linalg.conv_3d ins(%x2_0, %x2_1 : tensor<8x8x8xf32>, tensor<3x3x3xf32>) outs(%y2 : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
  %3 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x3_0, %x3_1 : tensor<1x8x3xf32>, tensor<3x3x4xf32>) outs(%y3 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  %4 = linalg.conv_1d_ncw_fcw ins(%x4_0, %x4_1 : tensor<1x3x8xf32>, tensor<4x3x3xf32>) outs(%y4 : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
  %5 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x5_0, %x5_1 : tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>) outs(%y5 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  %6 = linalg.conv_2d_nhwc_fhwc_q ins(%x6_0, %x6_1, %z, %z : tensor<1x8x8x3xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%y6 : tensor<1x6x6x4xi32>) -> tensor<1x6x6x4xi32>
  %7 = linalg.conv_2d_nhwc_hwcf_q ins(%x7_0, %x7_1, %z, %z : tensor<1x8x8x3xi8>, tensor<3x3x3x4xi8>, i32, i32) outs(%y7 : tensor<1x6x6x4xi32>) -> tensor<1x6x6x4xi32>
  %8 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x8_0, %x8_1 : tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) outs(%y8 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  %9 = linalg.conv_2d_nchw_fchw_q ins(%x9_0, %x9_1, %z, %z : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%y9 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  %10 = linalg.conv_2d_ngchw_fgchw ins(%x10_0, %x10_1 : tensor<1x2x3x8x8xf32>, tensor<4x2x3x3x3xf32>) outs(%y10 : tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
  %11 = linalg.conv_2d_ngchw_gfchw ins(%x11_0, %x11_1 : tensor<1x2x3x8x8xf32>, tensor<2x4x3x3x3xf32>) outs(%y11 : tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
  %12 = linalg.conv_2d_ngchw_gfchw_q ins(%x12_0, %x12_1, %z, %z : tensor<1x2x3x8x8xi8>, tensor<2x4x3x3x3xi8>, i32, i32) outs(%y12 : tensor<1x2x4x6x6xi32>) -> tensor<1x2x4x6x6xi32>
  %13 = linalg.conv_2d_nhwgc_gfhwc ins(%x13_0, %x13_1 : tensor<1x8x8x2x3xf32>, tensor<2x4x3x3x3xf32>) outs(%y13 : tensor<1x6x6x2x4xf32>) -> tensor<1x6x6x2x4xf32>
  %14 = linalg.conv_2d_nhwgc_gfhwc_q ins(%x14_0, %x14_1, %z, %z : tensor<1x8x8x2x3xi8>, tensor<2x4x3x3x3xi8>, i32, i32) outs(%y14 : tensor<1x6x6x2x4xi32>) -> tensor<1x6x6x2x4xi32>
  %15 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x15_0, %x15_1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3x3x4xf32>) outs(%y15 : tensor<1x6x6x6x4xf32>) -> tensor<1x6x6x6x4xf32>
  %16 = linalg.conv_3d_ndhwc_dhwcf_q ins(%x16_0, %x16_1, %z, %z : tensor<1x8x8x8x3xi8>, tensor<3x3x3x3x4xi8>, i32, i32) outs(%y16 : tensor<1x6x6x6x4xi32>) -> tensor<1x6x6x6x4xi32>
  %17 = linalg.conv_3d_ncdhw_fcdhw ins(%x17_0, %x17_1 : tensor<1x3x8x8x8xf32>, tensor<4x3x3x3x3xf32>) outs(%y17 : tensor<1x4x6x6x6xf32>) -> tensor<1x4x6x6x6xf32>
  return
}
// -----
func.func @depthwise(%x0_0: tensor<1x8x3xf32>, %x0_1: tensor<3x3xf32>, %y0: tensor<1x6x3xf32>, %x1_0: tensor<1x3x8xf32>, %x1_1: tensor<3x3xf32>, %y1: tensor<1x3x6xf32>, %x2_0: tensor<1x8x3xf32>, %x2_1: tensor<3x3x2xf32>, %y2: tensor<1x6x3x2xf32>, %x3_0: tensor<1x8x8x3xf32>, %x3_1: tensor<3x3x3xf32>, %y3: tensor<1x6x6x3xf32>, %x4_0: tensor<1x8x8x3xi8>, %x4_1: tensor<3x3x3xi8>, %y4: tensor<1x6x6x3xi32>, %x5_0: tensor<1x3x8x8xf32>, %x5_1: tensor<3x3x3xf32>, %y5: tensor<1x3x6x6xf32>, %x6_0: tensor<1x8x8x3xf32>, %x6_1: tensor<3x3x3x2xf32>, %y6: tensor<1x6x6x3x2xf32>, %x7_0: tensor<1x8x8x3xi8>, %x7_1: tensor<3x3x3x2xi8>, %y7: tensor<1x6x6x3x2xi32>, %x8_0: tensor<1x8x8x8x3xf32>, %x8_1: tensor<3x3x3x3xf32>, %y8: tensor<1x6x6x6x3xf32>, %x9_0: tensor<1x3x8x8x8xf32>, %x9_1: tensor<3x3x3x3xf32>, %y9: tensor<1x3x6x6x6xf32>, %x10_0: tensor<1x8x8x8x3xf32>, %x10_1: tensor<3x3x3x3x2xf32>, %y10: tensor<1x6x6x6x3x2xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x0_0, %x0_1 : tensor<1x8x3xf32>, tensor<3x3xf32>) outs(%y0 : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  %1 = linalg.depthwise_conv_1d_ncw_cw ins(%x1_0, %x1_1 : tensor<1x3x8xf32>, tensor<3x3xf32>) outs(%y1 : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  %2 = linalg.depthwise_conv_1d_nwc_wcm ins(%x2_0, %x2_1 : tensor<1x8x3xf32>, tensor<3x3x2xf32>) outs(%y2 : tensor<1x6x3x2xf32>) -> tensor<1x6x3x2xf32>
  %3 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x3_0, %x3_1 : tensor<1x8x8x3xf32>, tensor<3x3x3xf32>) outs(%y3 : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  %4 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%x4_0, %x4_1, %z, %z : tensor<1x8x8x3xi8>, tensor<3x3x3xi8>, i32, i32) outs(%y4 : tensor<1x6x6x3xi32>) -> tensor<1x6x6x3xi32>
  %5 = linalg.depthwise_conv_2d_nchw_chw ins(%x5_0, %x5_1 : tensor<1x3x8x8xf32>, tensor<3x3x3xf32>) outs(%y5 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
  %6 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%x6_0, %x6_1 : tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>) outs(%y6 : tensor<1x6x6x3x2xf32>) -> tensor<1x6x6x3x2xf32>
  %7 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%x7_0, %x7_1, %z, %z : tensor<1x8x8x3xi8>, tensor<3x3x3x2xi8>, i32, i32) outs(%y7 : tensor<1x6x6x3x2xi32>) -> tensor<1x6x6x3x2xi32>
  %8 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x8_0, %x8_1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3x3xf32>) outs(%y8 : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  %9 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%x9_0, %x9_1 : tensor<1x3x8x8x8xf32>, tensor<3x3x3x3xf32>) outs(%y9 : tensor<1x3x6x6x6xf32>) -> tensor<1x3x6x6x6xf32>
  %10 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%x10_0, %x10_1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3x3x2xf32>) outs(%y10 : tensor<1x6x6x6x3x2xf32>) -> tensor<1x6x6x6x3x2xf32>
  return
}
// -----
func.func @pooling(%x0_0: tensor<1x8x8x3xi32>, %x0_1: tensor<3x3xi32>, %y0: tensor<1x6x6x3xi32>, %x1_0: tensor<1x8x8x3xf32>, %x1_1: tensor<3x3xf32>, %y1: tensor<1x6x6x3xf32>, %x2_0: tensor<1x8x8x3xi32>, %x2_1: tensor<3x3xi32>, %y2: tensor<1x6x6x3xi32>, %x3_0: tensor<1x3x8x8xf32>, %x3_1: tensor<3x3xf32>, %y3: tensor<1x3x6x6xf32>, %x4_0: tensor<1x3x8x8xf32>, %x4_1: tensor<3x3xf32>, %y4: tensor<1x3x6x6xf32>, %x5_0: tensor<1x8x3xf32>, %x5_1: tensor<3xf32>, %y5: tensor<1x6x3xf32>, %x6_0: tensor<1x8x3xi32>, %x6_1: tensor<3xi32>, %y6: tensor<1x6x3xi32>, %x7_0: tensor<1x8x3xf32>, %x7_1: tensor<3xf32>, %y7: tensor<1x6x3xf32>, %x8_0: tensor<1x8x3xi32>, %x8_1: tensor<3xi32>, %y8: tensor<1x6x3xi32>, %x9_0: tensor<1x8x3xf32>, %x9_1: tensor<3xf32>, %y9: tensor<1x6x3xf32>, %x10_0: tensor<1x3x8xf32>, %x10_1: tensor<3xf32>, %y10: tensor<1x3x6xf32>, %x11_0: tensor<1x3x8xf32>, %x11_1: tensor<3xf32>, %y11: tensor<1x3x6xf32>, %x12_0: tensor<1x8x8x8x3xf32>, %x12_1: tensor<3x3x3xf32>, %y12: tensor<1x6x6x6x3xf32>, %x13_0: tensor<1x8x8x8x3xf32>, %x13_1: tensor<3x3x3xf32>, %y13: tensor<1x6x6x6x3xf32>, %x14_0: tensor<1x8x8x8x3xf32>, %x14_1: tensor<3x3x3xf32>, %y14: tensor<1x6x6x6x3xf32>) {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x0_0, %x0_1 : tensor<1x8x8x3xi32>, tensor<3x3xi32>) outs(%y0 : tensor<1x6x6x3xi32>) -> tensor<1x6x6x3xi32>
  %1 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x1_0, %x1_1 : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%y1 : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  %2 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x2_0, %x2_1 : tensor<1x8x8x3xi32>, tensor<3x3xi32>) outs(%y2 : tensor<1x6x6x3xi32>) -> tensor<1x6x6x3xi32>
  %3 = linalg.pooling_nchw_max ins(%x3_0, %x3_1 : tensor<1x3x8x8xf32>, tensor<3x3xf32>) outs(%y3 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
  %4 = linalg.pooling_nchw_sum ins(%x4_0, %x4_1 : tensor<1x3x8x8xf32>, tensor<3x3xf32>) outs(%y4 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
  %5 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x5_0, %x5_1 : tensor<1x8x3xf32>, tensor<3xf32>) outs(%y5 : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  %6 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x6_0, %x6_1 : tensor<1x8x3xi32>, tensor<3xi32>) outs(%y6 : tensor<1x6x3xi32>) -> tensor<1x6x3xi32>
  %7 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x7_0, %x7_1 : tensor<1x8x3xf32>, tensor<3xf32>) outs(%y7 : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  %8 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x8_0, %x8_1 : tensor<1x8x3xi32>, tensor<3xi32>) outs(%y8 : tensor<1x6x3xi32>) -> tensor<1x6x3xi32>
  %9 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x9_0, %x9_1 : tensor<1x8x3xf32>, tensor<3xf32>) outs(%y9 : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
  %10 = linalg.pooling_ncw_max ins(%x10_0, %x10_1 : tensor<1x3x8xf32>, tensor<3xf32>) outs(%y10 : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  %11 = linalg.pooling_ncw_sum ins(%x11_0, %x11_1 : tensor<1x3x8xf32>, tensor<3xf32>) outs(%y11 : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  %12 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x12_0, %x12_1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3xf32>) outs(%y12 : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  %13 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x13_0, %x13_1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3xf32>) outs(%y13 : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  %14 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x14_0, %x14_1 : tensor<1x8x8x8x3xf32>, tensor<3x3x3xf32>) outs(%y14 : tensor<1x6x6x6x3xf32>) -> tensor<1x6x6x6x3xf32>
  return
}
// -----
func.func @others(%a: tensor<4x8xf32>, %f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>, %k: tensor<6x6x2x2x2x2xf32>, %l: tensor<2x8x8x2xf32>, %p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>, %s: f32) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %2 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%j : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %3 = linalg.winograd_output_transform fmr(F_4_3) ins(%k : tensor<6x6x2x2x2x2xf32>) outs(%l : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  %4 = linalg.pack %p padding_value(%s : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %5 = linalg.unpack %q inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}
// -----
func.func @roots(%a: tensor<4x5xf32>) {
  %0 = linalg.rsqrt ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
