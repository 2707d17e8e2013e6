func.func @f(%t: tensor<?xf32>) { %r = tensor.extract %t[] : tensor<?xf32> return }
// -----
func.func @f(%t: tensor<?xf32>, %x: f32) { %r = tensor.insert %x into %t[] : tensor<?xf32> return }
// -----
func.func @f() { %r = tensor.empty() : tensor<?xf32> return }
// -----
func.func @f(%n: index, %x: f32) { %r = tensor.splat %x[%n] : tensor<2xf32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %r = tensor.cast %t : tensor<?xf32> to tensor<4xi32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %r = tensor.cast %t : tensor<?xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %r = tensor.cast %t : tensor<?xf32> to memref<4xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %n: index) { %r = tensor.extract_slice %t[%n] [x] [1] : tensor<4xf32> to tensor<?xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %r = tensor.dim %t : tensor<4xf32> return }
