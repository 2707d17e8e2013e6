module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.handle, %arg1: !async.coro.handle):
    %0 = sparse_tensor.binary %arg0, %arg1 : !async.coro.handle, !async.coro.handle to !async.coro.handle
     overlap = {
    }
     left = {
    }
     right = identity
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = sparse_tensor.convert %arg0 {foo} : tensor<1x1x4xf32> to tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = sparse_tensor.convert %arg0 : tensor<1x4x4x1xf32> to tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = sparse_tensor.has_runtime_library
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = sparse_tensor.has_runtime_library {foo}
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: memref<4xi32>, %arg2: memref<?xf32>, %arg3: memref<?xf32>):
    sparse_tensor.sort  insertion_sort_stable %arg0, %arg1 jointly %arg2, %arg3 {ny = 1 : index, perm_map = #map} : memref<4xi32> jointly memref<?xf32>, memref<?xf32>
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: memref<4xi32>, %arg2: memref<4xf32>, %arg3: memref<4xf32>):
    sparse_tensor.sort  insertion_sort_stable %arg0, %arg1 jointly %arg2, %arg3 {foo, ny = 1 : index, perm_map = #map} : memref<4xi32> jointly memref<4xf32>, memref<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = sparse_tensor.unary %arg0 {foo} : f32 to f32
     present = {
    }
     absent = {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>):
    %0 = sparse_tensor.unary %arg0 {foo} : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> to !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
     present = {
    }
     absent = {
    }
  }) : () -> ()
}
