func.func @f(%a: tensor<?x2xf32>) { %0 = shape.shape_of %a : tensor<?x2xf32> -> tensor<2xindex> return }
// -----
func.func @f(%a: tensor<?x2xf32>) { %0 = shape.shape_of %a : tensor<?x2xf32> -> !shape.shape return }
// -----
func.func @f(%a: tensor<?x2xf32>) { %0 = shape.shape_of %a : tensor<?x2xf32> -> tensor<?xindex> return }
// -----
func.func @f(%a: tensor<?x2xf32>) { %0 = shape.shape_of %a : tensor<?x2xf32> -> tensor<3xindex> return }
// -----
func.func @f(%a: tensor<*xf32>) { %0 = shape.shape_of %a : tensor<*xf32> -> tensor<3xindex> return }
// -----
func.func @f(%a: tensor<*xf32>) { %0 = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex> return }
// -----
func.func @f(%a: tensor<*xf32>) { %0 = shape.shape_of %a : tensor<*xf32> -> !shape.shape return }
// -----
func.func @f(%a: !shape.value_shape) { %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape return }
// -----
func.func @f(%a: !shape.value_shape) { %0 = shape.shape_of %a : !shape.value_shape -> tensor<?xindex> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = shape.shape_of %a : tensor<f32> -> tensor<0xindex> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = shape.shape_of %a : tensor<2xf32> -> tensor<1xi32> return }
// -----
func.func @f(%a: memref<2xf32>) { %0 = shape.shape_of %a : memref<2xf32> -> tensor<1xindex> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = shape.shape_of %a : vector<2xf32> -> tensor<1xindex> return }
// -----
func.func @f(%a: tensor<?x2xf32>) { %0 = "shape.shape_of"(%a) : (tensor<?x2xf32>) -> tensor<2x1xindex> return }
// -----
func.func @f(%a: index, %b: !shape.size) { %0 = shape.max %a, %a : index, index -> index return }
// -----
func.func @f(%a: index, %b: !shape.size) { %0 = shape.max %a, %b : index, !shape.size -> !shape.size return }
// -----
func.func @f(%a: index, %b: !shape.size) { %0 = shape.max %b, %b : !shape.size, !shape.size -> !shape.size return }
// -----
func.func @f(%a: !shape.shape) { %0 = shape.max %a, %a : !shape.shape, !shape.shape -> !shape.shape return }
// -----
func.func @f(%a: !shape.shape) { %0 = shape.max %a, %a : !shape.shape, !shape.shape -> !shape.size return }
// -----
func.func @f(%a: !shape.shape, %b : !shape.size) { %0 = shape.max %a, %b : !shape.shape, !shape.size -> !shape.shape return }
// -----
func.func @f(%a: !shape.shape, %b : !shape.size) { %0 = shape.min %a, %b : !shape.shape, !shape.size -> !shape.shape return }
// -----
func.func @f(%a: !shape.shape, %b : !shape.size) { %0 = shape.min %a, %b : !shape.shape, !shape.size -> !shape.size return }
// -----
func.func @f(%a: index, %b: !shape.size) { %0 = shape.min %a, %a : index, index -> index return }
// -----
func.func @f(%a: index, %b: !shape.size) { %0 = shape.min %a, %b : index, !shape.size -> index return }
// -----
func.func @f(%a: index, %b: !shape.size) { %0 = shape.min %a, %a : index, index -> !shape.size return }
// -----
func.func @f(%a: index) { %0 = "shape.const_shape"() <{shape = dense<[1,2]> : tensor<2xindex>}> : () -> tensor<3xindex> return }
// -----
func.func @f(%a: index) { %0 = "shape.const_shape"() <{shape = dense<[1,2]> : tensor<2xindex>}> : () -> tensor<?xindex> return }
// -----
func.func @f(%a: index) { %0 = "shape.const_shape"() <{shape = dense<[1,2]> : tensor<2xindex>}> : () -> tensor<2xindex> return }
// -----
func.func @f(%a: index) { %0 = "shape.const_shape"() <{shape = dense<[1,2]> : tensor<2xindex>}> : () -> !shape.shape return }
// -----
func.func @f(%a: index) { %0 = "shape.const_shape"() <{shape = dense<[[1,2]]> : tensor<1x2xindex>}> : () -> !shape.shape return }
// -----
func.func @f(%a: tensor<2xf32>, %b: index) { %0 = shape.dim %a, %b : tensor<2xf32>, index -> index return }
// -----
func.func @f(%a: tensor<2xf32>, %b: index) { %0 = shape.dim %a, %b : tensor<2xf32>, index -> !shape.size return }
// -----
func.func @f(%a: tensor<2xf32>, %b: !shape.size) { %0 = shape.dim %a, %b : tensor<2xf32>, !shape.size -> index return }
// -----
func.func @f(%a: !shape.value_shape, %b: index) { %0 = shape.dim %a, %b : !shape.value_shape, index -> index return }
// -----
func.func @f(%a: index, %b: index) { %0 = shape.add %a, %b : index, index -> !shape.size return }
// -----
func.func @f(%a: index, %b: !shape.size) { %0 = shape.add %a, %b : index, !shape.size -> index return }
// -----
func.func @f(%a: !shape.shape) { %0 = shape.rank %a : !shape.shape -> index return }
// -----
func.func @f(%a: tensor<?xindex>) { %0 = shape.rank %a : tensor<?xindex> -> !shape.size return }
// -----
func.func @f(%a: tensor<?xindex>) { %0 = shape.num_elements %a : tensor<?xindex> -> !shape.size return }
