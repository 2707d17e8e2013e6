module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.add %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.add %arg0, %arg1 {foo} : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.any %arg0, %arg1 : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.any %arg0, %arg1 {foo} : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.witness):
    %0 = shape.assuming_all %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.witness, %arg1: !shape.witness):
    %0 = shape.assuming_all %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.witness):
    shape.assuming %arg0 {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.broadcast %arg0, %arg1 {error = "foo"} : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.broadcast %arg0, %arg1 {error = "fence"} : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.concat %arg0, %arg1 {foo} : tensor<4xindex>, tensor<4xindex> -> !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.concat %arg0, %arg1 {foo} : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = shape.const_shape [0, 0] : !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = shape.const_shape  {foo}[0, 0] : !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %c1 = shape.const_size 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %c0 = shape.const_size 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = shape.const_witness true {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = shape.const_witness false {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.shape):
    %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<4xindex>, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.cstr_eq %arg0, %arg1 : tensor<4xindex>, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.cstr_eq %arg0, %arg1 {foo} : tensor<4xindex>, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = shape.cstr_require %arg0, "foo" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %0 = shape.cstr_require %arg0, "fence" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size):
    %0 = "shape.debug_print"(%arg0) {foo} : (!shape.size) -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.shape):
    %0 = "shape.debug_print"(%arg0) {foo} : (!shape.shape) -> !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: !shape.size):
    %0 = shape.dim %arg0, %arg1 {foo} : vector<8xf32>, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: !shape.size):
    %0 = shape.dim %arg0, %arg1 : tensor<1x4x4x1xf32>, !shape.size -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.div %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.div %arg0, %arg1 {foo} : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.from_extent_tensor %arg0 : tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.from_extent_tensor %arg0 {foo} : tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.from_extents %arg0, %arg1 : !shape.size, !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.from_extents %arg0, %arg1 {foo} : !shape.size, !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    shape.func @foo() {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    shape.function_library @foo {
      "x.region"() : () -> ()
    } mapping {a = 1 : i64}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.size):
    %0 = shape.get_extent %arg0, %arg1 : !shape.shape, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: !shape.size):
    %0 = shape.get_extent %arg0, %arg1 : tensor<4xindex>, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = shape.index_to_size %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = shape.index_to_size %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.is_broadcastable %arg0, %arg1 : tensor<4xindex>, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.is_broadcastable %arg0, %arg1 {foo} : tensor<4xindex>, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.max %arg0, %arg1 {foo} : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.shape):
    %0 = shape.max %arg0, %arg1 {foo} : !shape.shape, !shape.shape -> !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.meet %arg0, %arg1, error = "fence" : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.meet %arg0, %arg1, error = "fence" {foo} : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.min %arg0, %arg1 {foo} : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.shape):
    %0 = shape.min %arg0, %arg1 {foo} : !shape.shape, !shape.shape -> !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.mul %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size, %arg1: !shape.size):
    %0 = shape.mul %arg0, %arg1 {foo} : !shape.size, !shape.size -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.num_elements %arg0 : tensor<4xindex> -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.num_elements %arg0 {foo} : tensor<4xindex> -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.shape):
    %0 = shape.rank %arg0 {foo} : !shape.shape -> !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.rank %arg0 {foo} : tensor<4xindex> -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.shape_eq %arg0, %arg1 : tensor<4xindex>, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = shape.shape_eq %arg0, %arg1 {foo} : tensor<4xindex>, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<i32>):
    %0 = shape.shape_of %arg0 : memref<i32> -> !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi1>):
    %0 = shape.shape_of %arg0 : tensor<2xi1> -> !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = shape.size_to_index %arg0 {foo} : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.size):
    %0 = shape.size_to_index %arg0 : !shape.size
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: !shape.size):
    %head, %tail = "shape.split_at"(%arg0, %arg1) : (tensor<4xindex>, !shape.size) -> (tensor<4xindex>, tensor<4xindex>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: !shape.size):
    %head, %tail = "shape.split_at"(%arg0, %arg1) {foo} : (tensor<4xindex>, !shape.size) -> (!shape.shape, tensor<4xindex>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.to_extent_tensor %arg0 : tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.to_extent_tensor %arg0 {foo} : tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.value_as_shape %arg0 : tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>):
    %0 = shape.value_as_shape %arg0 {foo} : tensor<4xindex> -> tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.value_shape):
    %0 = shape.value_of %arg0 {foo} : memref<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.value_shape):
    %0 = shape.value_of %arg0 {foo} : tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !shape.value_shape, %arg1: tensor<4xindex>):
    %0 = shape.with_shape %arg0, %arg1 : !shape.value_shape, tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<4xindex>):
    %0 = shape.with_shape %arg0, %arg1 {foo} : tensor<1x4x4x1xi8>, tensor<4xindex>
  }) : () -> ()
}
