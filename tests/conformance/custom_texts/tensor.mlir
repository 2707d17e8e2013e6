module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = tensor.bitcast %arg0 {foo} : tensor<1x4x4xf32> to tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tensor.bitcast %arg0 : tensor<1x4x4x1xf32> to tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi32>):
    %cast = tensor.cast %arg0 {foo} : tensor<2xi32> to tensor<2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %cast = tensor.cast %arg0 : tensor<1x4x4x1xf32> to tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>):
    %collapsed = tensor.collapse_shape %arg0 [[0], [1]] : tensor<?x?xi64> into tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>):
    %collapsed = tensor.collapse_shape %arg0 [[0], [1]] {foo} : tensor<?x?xi64> into tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %concat = tensor.concat dim(0) %arg0 : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>):
    %concat = tensor.concat dim(0) %arg0, %arg1 {foo} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: index):
    %dim = tensor.dim %arg0, %arg1 : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: index):
    %dim = tensor.dim %arg0, %arg1 : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = tensor.empty() {foo} : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = tensor.empty(%arg0) : tensor<?xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>):
    %gather = tensor.gather %arg0[%arg1] gather_dims([0]) unique : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %rank = tensor.rank %arg0 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %rank = tensor.rank %arg0 {foo} : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>):
    %reshape = tensor.reshape %arg0(%arg1) : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4xindex>):
    %reshape = tensor.reshape %arg0(%arg1) : (tensor<4x4xf32>, tensor<4xindex>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
