module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<1x4x4x1xi8>) outs(%arg1 : tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<1x4x4x1xf32>) outs(%arg1 : tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
