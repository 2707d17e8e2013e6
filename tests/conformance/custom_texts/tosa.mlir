module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.abs %arg0 : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.abs %arg0 : (tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = tosa.add %arg0, %arg1 : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.add %arg0, %arg1 {foo} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>, %arg2: tensor<1x4x4x1xi8>):
    %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = SINGLE_ROUND} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>, %arg2: tensor<1x4x4x1xi8>):
    %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = INEXACT_ROUND} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = false} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.arithmetic_right_shift %arg0, %arg1 {foo, round = true} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>):
    %0 = tosa.avg_pool2d %arg0, %arg1, %arg2 {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = tosa.bitwise_and %arg0, %arg1 {foo} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = tosa.bitwise_and %arg0, %arg1 {foo} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.bitwise_not %arg0 {foo} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.bitwise_not %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.bitwise_or %arg0, %arg1 : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.bitwise_or %arg0, %arg1 {foo} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = tosa.bitwise_xor %arg0, %arg1 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = tosa.bitwise_xor %arg0, %arg1 : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.cast %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.cast %arg0 {foo} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.ceil %arg0 : (tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.ceil %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.clz %arg0 {foo} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.clz %arg0 {foo} : (tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.concat %arg0 {axis = 1 : i32, foo} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = tosa.concat_shape  : () -> !tosa.shape<0>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>, %arg3: tensor<*xf32>, %arg4: tensor<*xf32>):
    %0 = tosa.conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, dilation = array<i64: 1, 1>, foo, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.cos %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.cos %arg0 {foo} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0:2 = tosa.custom %arg0, %arg1 {domain_name = "foo", implementation_attrs = "foo", operator_name = "fence"} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>, tensor<1x1x4xf32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0:2 = tosa.custom %arg0, %arg1 {domain_name = "fence", implementation_attrs = "foo", operator_name = "foo"} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>, %arg3: tensor<*xf32>, %arg4: tensor<*xf32>):
    %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>, %arg3: tensor<*xf32>, %arg4: tensor<*xf32>):
    %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.dim %arg0 {axis = 1 : i32, foo} : (tensor<1x4x4x1xi8>) -> !tosa.shape<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.dim %arg0 {axis = 0 : i32, foo} : (tensor<1x4x4x1xi8>) -> !tosa.shape<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.equal %arg0, %arg1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.equal %arg0, %arg1 {foo} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.erf %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.erf %arg0 {foo} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>):
    %0 = tosa.exp %arg0 {foo} : (tensor<?x?xi64>) -> tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.exp %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %output_real, %output_imag = tosa.fft2d %arg0, %arg1 {inverse = false, local_bound = true} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4xf32>, tensor<1x1x4xf32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %output_real, %output_imag = tosa.fft2d %arg0, %arg1 {foo, inverse = true, local_bound = true} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<*xf32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.floor %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.floor %arg0 {foo} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<?x?xi64>):
    %0 = tosa.gather %arg0, %arg1 : (tensor<1x1x4xf32>, tensor<?x?xi64>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<?x?xi64>):
    %0 = tosa.gather %arg0, %arg1 : (tensor<1x4x4xf32>, tensor<?x?xi64>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<?xf32>):
    %0 = tosa.greater_equal %arg0, %arg1 : (tensor<*xf32>, tensor<?xf32>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.greater_equal %arg0, %arg1 {foo} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.greater %arg0, %arg1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.greater %arg0, %arg1 {foo} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.identity %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.identity %arg0 {foo} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>):
    %0 = tosa.intdiv %arg0, %arg1 {foo} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = tosa.intdiv %arg0, %arg1 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.log %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.log %arg0 {foo} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.logical_and %arg0, %arg1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.logical_and %arg0, %arg1 {foo} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.logical_left_shift %arg0, %arg1 : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = tosa.logical_left_shift %arg0, %arg1 : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>):
    %0 = tosa.logical_not %arg0 : (tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>):
    %0 = tosa.logical_not %arg0 {foo} : (tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.logical_or %arg0, %arg1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.logical_or %arg0, %arg1 {foo} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = tosa.logical_right_shift %arg0, %arg1 {foo} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = tosa.logical_right_shift %arg0, %arg1 {foo} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.logical_xor %arg0, %arg1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.logical_xor %arg0, %arg1 {foo} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>, %arg3: tensor<*xf32>):
    %0 = tosa.matmul %arg0, %arg1, %arg2, %arg3 {foo} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<1x1x4xf32>, %arg2: tensor<*xf32>, %arg3: tensor<1xf32>):
    %0 = tosa.matmul %arg0, %arg1, %arg2, %arg3 : (tensor<*xf32>, tensor<1x1x4xf32>, tensor<*xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.maximum %arg0, %arg1 {foo = unit} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = tosa.maximum %arg0, %arg1 {foo = unit} : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = tosa.minimum %arg0, %arg1 {foo = unit} : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = tosa.minimum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>, %arg2: tensor<1xi8>):
    %0 = tosa.mul %arg0, %arg1, %arg2 : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>, %arg2: tensor<1xi8>):
    %0 = tosa.mul %arg0, %arg1, %arg2 {foo} : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>):
    %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>):
    %0 = tosa.negate %arg0, %arg1, %arg2 {foo} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = tosa.pow %arg0, %arg1 : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = tosa.pow %arg0, %arg1 : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %output_real, %output_imag = tosa.rfft2d %arg0 {local_bound = true} : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %output_real, %output_imag = tosa.rfft2d %arg0 {local_bound = true} : (tensor<*xf32>) -> (tensor<1x1x4xf32>, tensor<*xf32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = tosa.reciprocal %arg0 : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.reciprocal %arg0 : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.reduce_all %arg0 {axis = 1 : i32} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.reduce_all %arg0 {axis = 0 : i32} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xf32>):
    %0 = tosa.reduce_any %arg0 {axis = 0 : i32, foo} : (tensor<1xf32>) -> tensor<1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>):
    %0 = tosa.reduce_any %arg0 {axis = 0 : i32} : (tensor<?x?xi64>) -> tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.reduce_max %arg0 {axis = 0 : i32} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>):
    %0 = tosa.reduce_max %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x?xi64>) -> tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = tosa.reduce_min %arg0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>):
    %0 = tosa.reduce_min %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x?xi64>) -> tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.reduce_product %arg0 {axis = 1 : i32, foo} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.reduce_product %arg0 {axis = 0 : i32} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xf32>):
    %0 = tosa.reduce_sum %arg0 {axis = 0 : i32, foo} : (tensor<1xf32>) -> tensor<1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.reverse %arg0 {axis = 1 : i32, foo} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.rsqrt %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.rsqrt %arg0 {foo} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>):
    %0 = tosa.scatter %arg0, %arg1, %arg2 {foo} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<?x?xi64>, %arg2: tensor<*xf32>):
    %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<1x4x4xf32>, tensor<?x?xi64>, tensor<*xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>, %arg2: tensor<2xi1>):
    %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>, %arg2: tensor<2xi1>):
    %0 = tosa.select %arg0, %arg1, %arg2 {foo} : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.sigmoid %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.sigmoid %arg0 {foo} : (tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = tosa.sin %arg0 : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.sin %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = tosa.sub %arg0, %arg1 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = tosa.sub %arg0, %arg1 : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>):
    %0 = tosa.table %arg0, %arg1 {foo} : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>):
    %0 = tosa.table %arg0, %arg1 {foo} : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = tosa.tanh %arg0 : (tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.tanh %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>, %arg3: tensor<*xf32>, %arg4: tensor<*xf32>):
    %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, out_pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>, %arg3: tensor<*xf32>, %arg4: tensor<*xf32>):
    %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, foo, local_bound = true, out_pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    tosa.variable @foo : tensor<0x0xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    tosa.variable @foo {foo} : tensor<0x0xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    tosa.yield %arg0, %arg1 {foo} : tensor<?x?xi64>, tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    tosa.yield %arg0, %arg1 {foo} : tensor<1x4x4xf32>, tensor<1x4x4xf32>
  }) : () -> ()
}
