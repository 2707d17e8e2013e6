module {
  "x.wrap"() ({
    %0 = bufferization.alloc_tensor() : tensor<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4x4xf32>):
    %0 = bufferization.clone %arg0 {foo} : memref<4x4xf32> to memref<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %0 = bufferization.clone %arg0 {foo} : memref<16x16xf32> to memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<*xf32>, %arg1: i1, %arg2: memref<4xf32, 3>):
    %0 = bufferization.dealloc (%arg0 : memref<*xf32>) if (%arg1) retain (%arg2 : memref<4xf32, 3>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: i1, %arg2: memref<4xf32>):
    %0 = bufferization.dealloc (%arg0 : memref<16x16xf32>) if (%arg1) retain (%arg2 : memref<4xf32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    bufferization.dealloc_tensor %arg0 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    bufferization.dealloc_tensor %arg0 : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = bufferization.to_buffer %arg0 read_only : tensor<*xf32> to memref<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xi32>):
    %0 = bufferization.to_buffer %arg0 read_only : tensor<4xi32> to memref<4xi32>
  }) : () -> ()
}
