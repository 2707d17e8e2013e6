func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<3x5x8xf32>, %a2: tensor<2x5x6xf32>, %a3: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op query and key batch mismatch}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2 : tensor<2x4x8xf32>, tensor<3x5x8xf32>, tensor<2x5x6xf32>) outs(%a3 : tensor<2x4x6xf32>)  -> tensor<2x4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x7xf32>, %a2: tensor<2x5x6xf32>, %a3: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op query and key head dimension mismatch}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2 : tensor<2x4x8xf32>, tensor<2x5x7xf32>, tensor<2x5x6xf32>) outs(%a3 : tensor<2x4x6xf32>)  -> tensor<2x4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<3x5x6xf32>, %a3: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op query and value batch dimension mismatch}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<3x5x6xf32>) outs(%a3 : tensor<2x4x6xf32>)  -> tensor<2x4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<2x6x6xf32>, %a3: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op key and value sequence length dimension mismatch}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x6x6xf32>) outs(%a3 : tensor<2x4x6xf32>)  -> tensor<2x4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<2x5x6xf32>, %a3: tensor<3x4x5xf32>, %a4: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op query and mask batch dimension mismatch}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2, %a3 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>, tensor<3x4x5xf32>) outs(%a4 : tensor<2x4x6xf32>)  -> tensor<2x4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<2x5x6xf32>, %a3: tensor<2x3x5xf32>, %a4: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op mask sequence length and query sequence length mismatch}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2, %a3 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>, tensor<2x3x5xf32>) outs(%a4 : tensor<2x4x6xf32>)  -> tensor<2x4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<2x5x6xf32>, %a3: tensor<2x4x4xf32>, %a4: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op mask sequence lengt and key sequence length mismatch}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2, %a3 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>, tensor<2x4x4xf32>) outs(%a4 : tensor<2x4x6xf32>)  -> tensor<2x4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<2x5x6xf32>, %a3: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op expected type of `outs` operand #0 'tensor<2x4x6xf32>' to be same as result type 'tensor<2x4x7xf32>'}}
  %r:1 = tm_tensor.attention ins(%a0, %a1, %a2 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>) outs(%a3 : tensor<2x4x6xf32>)  -> tensor<2x4x7xf32>
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<2x5x6xf32>, %a3: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op expected inputs and outputs to be MemRefType or scalar}}
  tm_tensor.attention ins(%a0, %a1, %a2 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>) outs(%a3 : tensor<2x4x6xf32>) 
  return
}
// -----
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x5x8xf32>, %a2: tensor<2x5x6xf32>, %a3: memref<2x4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op expected inputs and outputs to be MemRefType or scalar}}
  tm_tensor.attention ins(%a0, %a1, %a2 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>) outs(%a3 : memref<2x4x6xf32>) 
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>, %a3: tensor<5xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected one input operands}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2, %a3 : tensor<4x5xf32>, tensor<5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf32>, tensor<5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected two output operands}}
  %r:1 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<5xf64>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected input/accumulator element types to be identical}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x5xf32>, tensor<5xf64>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf32>, tensor<5xf64>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected accumulator rank to be equal to input rank - 1}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x5xf32>, tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf32>, tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op incompatible input/accumulator shapes}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x5xf32>, tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf64>, %a2: tensor<5xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected input/output element types to be identical}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x5xf64>, tensor<5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf64>, tensor<5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4xf32>, %a2: tensor<5xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected input/output to have identical ranks}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4xf32>, tensor<5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x6xf32>, %a2: tensor<5xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op incompatible input/output shapes}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x6xf32>, tensor<5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x6xf32>, tensor<5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<5xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected number of outputs to be same as the number of results}}
  %r:1 = tm_tensor.scan dimension(0) inclusive(true) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x5xf32>, tensor<5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op does not expect to take any inputs}}
  %r:1 = tm_tensor.sort dimension(0) ins(%a0 : tensor<4xf32>) outs(%a1 : tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op dimension must be within (0, 2]}}
  %r:1 = tm_tensor.sort dimension(2) outs(%a0 : tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op dimension must be within (0, 2]}}
  %r:1 = tm_tensor.sort dimension(-1) outs(%a0 : tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op expected operand 1 to be rank 2, same as other operands}}
  %r:2 = tm_tensor.sort dimension(0) outs(%a0, %a1 : tensor<4x5xf32>, tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x5xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x6xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op expected operand 1 to have same shape as other operands}}
  %r:2 = tm_tensor.sort dimension(0) outs(%a0, %a1 : tensor<4x5xf32>, tensor<4x6xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x5xf32>, tensor<4x6xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op region block should have 4 arguments}}
  %r:2 = tm_tensor.sort dimension(0) outs(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x5xf32>, tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xi32>) {
  // expected-error @+1 {{'tm_tensor.sort' op region block argument #2 should be of type 'i32' but got 'f32'}}
  %r:2 = tm_tensor.sort dimension(0) outs(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xi32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x5xf32>, tensor<4x5xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op should yield i1 type}}
  %r:1 = tm_tensor.sort dimension(0) outs(%a0 : tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>) {
  // expected-error @+1 {{'tm_tensor.sort' op should yield exactly one operand}}
  %r:1 = tm_tensor.sort dimension(0) outs(%a0 : tensor<4x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield
  } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>, %a3: tensor<4x3xf32>, %a4: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected one or two input operands}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0, %a1, %a2 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) outs(%a3, %a4 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected two output operands}}
  %r:1 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x3xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op dimension exceeds rank}}
  %r:2 = tm_tensor.topk dimension(2) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf64>, %a2: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected input/output value types to be identical}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x3xf64>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf64>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x5xi64>, %a2: tensor<4x3xf32>, %a3: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected input/output indices types to be int32}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xi64>) outs(%a2, %a3 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4xf32>, %a2: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected input/output to have the same rank}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4xi32>, %a2: tensor<4x3xf32>, %a3: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected input/output to have the same rank}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0, %a1 : tensor<4x5xf32>, tensor<4xi32>) outs(%a2, %a3 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x6xi32>, %a2: tensor<4x3xf32>, %a3: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op input indices/values shape must match}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x6xi32>) outs(%a2, %a3 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x2xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op output indices/values shape must match}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x3xf32>, tensor<4x2xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x2xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x3xf32>, %a2: tensor<5x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op incompatible input/output shapes}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<5x3xf32>, tensor<5x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<5x3xf32>, tensor<5x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op region block should have 2 arguments}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op region block types must match input}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f64, %x1: f64):
    %c = arith.cmpf ogt, %x0, %x1 : f64
    tm_tensor.yield %c : i1
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op region block must end with a linalg_ext.yield i1!}}
  %r:2 = tm_tensor.topk dimension(1) ins(%a0 : tensor<4x5xf32>) outs(%a1, %a2 : tensor<4x3xf32>, tensor<4x3xi32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<4x3xf32>, tensor<4x3xi32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected two input operands}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0 : tensor<3x5xf32>) outs(%a1 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected indices to be of rank 2 of integer element type}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xf32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected indices to be of rank 2 of integer element type}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xf32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x?xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected index depth is static}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x?xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op invalid number of dimension map entries }}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op dimension map is invalid}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 2>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x2xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op dimension map is invalid}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0, 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x2xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected update value to be at least rank 1}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<f32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op mismatch in shape of indices and update value at dim#0}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<4x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<?x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op mismatch in shape of indices and update value at dim#0}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<?x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x1x8x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op update value rank exceeds the rank of the original value}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x1x8x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op index depth and update value does not cover rank of original value}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x6xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op shape of update value dim#1 exceeds original value at dim#1}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x6xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x9x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op indexed shape of update value dim#1 exceeds original value at dim#0 9 8}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x9x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected region to have two arguments}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op mismatch in argument 0 of region 'f64' and element type of update value 'f32'}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f64, %x1: f32):
    tm_tensor.yield %x0 : f64
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected region to have scalar argument of integer or float types}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: index, %x1: index):
    tm_tensor.yield %x0 : index
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op mismatch in argument 1 of region 'f64' and element type of original value 'f32'}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f64):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf64>) {
  // expected-error @+1 {{'tm_tensor.scatter' op mismatch in region argument types 'f32' and 'f64'}}
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf64>) {
  ^bb0(%x0: f32, %x1: f64):
    tm_tensor.yield %x0 : f32
  } -> tensor<8x5xf64>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  // expected-error @+1 {{'tm_tensor.yield' op expected region to yield a single value}}
    tm_tensor.yield
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  // expected-error @+1 {{'tm_tensor.yield' op expected region to yield a single value}}
    tm_tensor.yield %x0, %x1 : f32, f32
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3x1xi32>, %a2: tensor<8x5xf32>) {
  %r:1 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%a0, %a1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%a2 : tensor<8x5xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %c = arith.cmpf ogt, %x0, %x1 : f32
  // expected-error @+1 {{'tm_tensor.yield' op mismatch in type of yielded value 'i1' and argument of the region 'f32'}}
    tm_tensor.yield %c : i1
  } -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[1,512],f8E4M3FN>, %a1: !torch.vtensor<[512,16],f8E4M3FN>, %a2: !torch.vtensor<[1],f8E8M0FNU>, %a3: !torch.vtensor<[1],f8E8M0FNU>, %a5: !torch.vtensor<*,f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected tensorwise scale_a and scale_b to have f32 dtype}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %a5, %int15, %false : !torch.vtensor<[1,512],f8E4M3FN>, !torch.vtensor<[512,16],f8E4M3FN>, !torch.vtensor<[1],f8E8M0FNU>, !torch.vtensor<[1],f8E8M0FNU>, !torch.none, !torch.vtensor<*,f32>, !torch.int, !torch.bool -> !torch.vtensor<[1,16],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,64],f8E4M3FN>, %a1: !torch.vtensor<[64,32],f8E4M3FN>, %sa0: !torch.vtensor<[512],f32>, %sb0: !torch.vtensor<[1,1],f32>, %pb: !torch.list<int>, %wb: !torch.list<int>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i6 = torch.constant.int 3
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[512],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,1],f32>) -> !torch.list<vtensor>
  %cd = torch.prim.ListConstruct %i6, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected contraction_dim values to be valid rank-2 dimensions, but got 3 and 0}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[128,64],f8E4M3FN>, !torch.vtensor<[64,32],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,32],unk>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[?,32],f8E5M2>, %a1: !torch.vtensor<[32,64],f8E5M2>, %sa0: !torch.vtensor<[128,1],f32>, %sb0: !torch.vtensor<[64,1],f32>, %wb: !torch.list<int>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i1 = torch.constant.int -2
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[128,1],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i3, %i4, %i5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[64,1],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected scale_a, recipe_a, scale_b and recipe_b lists to have at most two elements}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[?,32],f8E5M2>, !torch.vtensor<[32,64],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,64],unk>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,128],f8E4M3FNUZ>, %a1: !torch.vtensor<[128,512],f4E2M1FN>, %a2: !torch.vtensor<[1,1],f8E4M3FN>, %a3: !torch.vtensor<[8192],f8E4M3FN>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected scale_a and scale_b to both be scalar for tensorwise scaling}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[128,128],f8E4M3FNUZ>, !torch.vtensor<[128,512],f4E2M1FN>, !torch.vtensor<[1,1],f8E4M3FN>, !torch.vtensor<[8192],f8E4M3FN>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[128,512],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,512],f8E4M3FN>, %a1: !torch.vtensor<[512,32],f8E4M3FN>, %sa0: !torch.vtensor<[24576],f32>, %sb0: !torch.vtensor<[32,4],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i7 = torch.constant.int 4
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[24576],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[32,4],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected f32 blockwise scale_a and scale_b to be rank 2, but got ranks 1 and 2}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[384,512],f8E4M3FN>, !torch.vtensor<[512,32],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[384,32],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,512],f8E4M3FNUZ>, %a1: !torch.vtensor<[512,16],f8E4M3FNUZ>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[3,4],f32>, %pa: !torch.list<int>, %sb0: !torch.vtensor<[512],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i8 = torch.constant.int 5
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[3,4],f32>) -> !torch.list<vtensor>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[512],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i8 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i3, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected self and mat2 contraction_dim-selected dimensions to match, but got 384 and 512}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[384,512],f8E4M3FNUZ>, !torch.vtensor<[512,16],f8E4M3FNUZ>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[384,16],unk>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,128],f4E2M1FN>, %a1: !torch.vtensor<[128,128],f4E2M1FN>, %a2: !torch.vtensor<[1,384],f32>, %a3: !torch.vtensor<[1,128],f32>, %a5: !torch.vtensor<[2],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected scale_result to have 1 element, but got 2}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %a5, %int15, %false : !torch.vtensor<[384,128],f4E2M1FN>, !torch.vtensor<[128,128],f4E2M1FN>, !torch.vtensor<[1,384],f32>, !torch.vtensor<[1,128],f32>, !torch.none, !torch.vtensor<[2],f32>, !torch.int, !torch.bool -> !torch.vtensor<[384,128],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<*,f32>, %a1: !torch.vtensor<[1,256],f32>, %a2: !torch.vtensor<[1024],f8E8M0FNU>, %a3: !torch.vtensor<[4,2],f8E8M0FNU>, %a4: !torch.optional<vtensor>, %a5: !torch.vtensor<*,f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected self to have an FP8 or FP4 dtype, but got 'f32'}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %int15, %false : !torch.vtensor<*,f32>, !torch.vtensor<[1,256],f32>, !torch.vtensor<[1024],f8E8M0FNU>, !torch.vtensor<[4,2],f8E8M0FNU>, !torch.optional<vtensor>, !torch.vtensor<*,f32>, !torch.int, !torch.bool -> !torch.vtensor<[128,256],unk>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,32],f8E4M3FNUZ>, %a1: !torch.vtensor<[32,256],f8E4M3FNUZ>, %a2: !torch.vtensor, %a3: !torch.vtensor<[1,256],unk>, %a4: !torch.vtensor<[7],bf16>, %a5: !torch.vtensor<[2],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected bias to have 256 elements, but got 7}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %int15, %false : !torch.vtensor<[128,32],f8E4M3FNUZ>, !torch.vtensor<[32,256],f8E4M3FNUZ>, !torch.vtensor, !torch.vtensor<[1,256],unk>, !torch.vtensor<[7],bf16>, !torch.vtensor<[2],f32>, !torch.int, !torch.bool -> !torch.vtensor<[128,256],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[1,32],f8E4M3FN>, %a1: !torch.vtensor<[16,128],f8E4M3FN>, %a2: !torch.vtensor<[1,1],f32>, %a3: !torch.vtensor<[],f16>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected self and mat2 contracting dimensions to match, but got 32 and 16}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[1,32],f8E4M3FN>, !torch.vtensor<[16,128],f8E4M3FN>, !torch.vtensor<[1,1],f32>, !torch.vtensor<[],f16>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[1,128],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,128],f8E4M3FN>, %a1: !torch.vtensor<[128,512],f8E4M3FN>, %a2: !torch.vtensor<[1,16],unk>, %a3: !torch.vtensor<[],unk>, %a4: !torch.vtensor<[512],bf16>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected bias to be absent for f32 result dtype}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %none, %int15, %false : !torch.vtensor<[16,128],f8E4M3FN>, !torch.vtensor<[128,512],f8E4M3FN>, !torch.vtensor<[1,16],unk>, !torch.vtensor<[],unk>, !torch.vtensor<[512],bf16>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[16,512],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,128],f4E2M1FN>, %a1: !torch.vtensor<[128,16],f4E2M1FN>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[1,3],f32>, %sb0: !torch.vtensor<[16,1],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i4 = torch.constant.int 1
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[1,3],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[16,1],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op contraction_dim must have exactly 2 elements}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[384,128],f4E2M1FN>, !torch.vtensor<[128,16],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[384,16],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<*,f8E5M2>, %a1: !torch.vtensor<[16,256],f8E5M2>, %sa0: !torch.vtensor<[128,1],f32>, %sb0: !torch.vtensor<[1024],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[128,1],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1024],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i3, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected scale_a and scale_b to both be scalar for tensorwise scaling}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<*,f8E5M2>, !torch.vtensor<[16,256],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,256],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128],f8E5M2FNUZ>, %a1: !torch.vtensor<[128,32],f8E5M2FNUZ>, %a4: !torch.vtensor<[32],f16>, %sa0: !torch.vtensor<[512],f32>, %sa: !torch.list<vtensor>, %sb0: !torch.vtensor<[1,1],f32>, %sb: !torch.list<vtensor>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i1 = torch.constant.int -2
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %pa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %pb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected self and mat2 to be rank 2, but got ranks 1 and 2}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[128],f8E5M2FNUZ>, !torch.vtensor<[128,32],f8E5M2FNUZ>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<[32],f16>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,32],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,512],f8E4M3FN>, %a1: !torch.vtensor<[512,512],f8E4M3FN>, %a2: !torch.vtensor<[4,16],f32>, %a3: !torch.vtensor<[512,1],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op invalid scaling configuration for scale_a and scale_b}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[16,512],f8E4M3FN>, !torch.vtensor<[512,512],f8E4M3FN>, !torch.vtensor<[4,16],f32>, !torch.vtensor<[512,1],f32>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[16,512],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,64],f8E4M3FN>, %a1: !torch.vtensor<[64,128],f8E4M3FN>, %a2: !torch.vtensor<[512],f32>, %a3: !torch.vtensor<[1024],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected non-tensorwise scale_a and scale_b to be rank 2, but got ranks 1 and 1}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[128,64],f8E4M3FN>, !torch.vtensor<[64,128],f8E4M3FN>, !torch.vtensor<[512],f32>, !torch.vtensor<[1024],f32>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[128,128],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,16],f8E4M3FN>, %a1: !torch.vtensor<[16,512],f8E4M3FN>, %a4: !torch.vtensor<*,bf16>, %sa0: !torch.vtensor<[1,16],f32>, %wa: !torch.list<int>, %sb0: !torch.vtensor<[4,4],f32>, %sb: !torch.list<vtensor>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i1 = torch.constant.int -2
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[1,16],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %pb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op invalid scaling configuration for recipe_a and recipe_b}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[16,16],f8E4M3FN>, !torch.vtensor<[16,512],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<*,bf16>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[16,512],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,256],f32>, %a1: !torch.vtensor<[256,128],f32>, %a4: !torch.vtensor<[128],bf16>, %sa0: !torch.vtensor<*,f32>, %sa1: !torch.vtensor<*,f32>, %sa2: !torch.vtensor, %sb0: !torch.vtensor<[1,2],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0, %sa1, %sa2 : (!torch.vtensor<*,f32>, !torch.vtensor<*,f32>, !torch.vtensor) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i3, %i4, %i5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,2],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected self to have an FP8 or FP4 dtype, but got 'f32'}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[128,256],f32>, !torch.vtensor<[256,128],f32>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<[128],bf16>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,128],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,16],f8E5M2>, %a1: !torch.vtensor<[16,128],f8E5M2>, %a4: !torch.vtensor<*,f32>, %sa0: !torch.vtensor<[1024],f8E4M3FN>, %sa1: !torch.vtensor<*,f16>, %sa: !torch.list<vtensor>, %sb0: !torch.vtensor<[128,1],f8E4M3FN>, %sb1: !torch.vtensor<[2],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %pa = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0, %sb1 : (!torch.vtensor<[128,1],f8E4M3FN>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected blockwise swizzle_a and swizzle_b to be SWIZZLE_32_4_4}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[256,16],f8E5M2>, !torch.vtensor<[16,128],f8E5M2>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<*,f32>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[256,128],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,128],f4E2M1FN>, %a1: !torch.vtensor<[128,128],f4E2M1FN>, %a2: !torch.vtensor<[1],unk>, %a3: !torch.vtensor<[2048],unk>, %a5: !torch.vtensor<[],f16>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected scale_result to have f32 dtype, but got 'f16'}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %a5, %int15, %false : !torch.vtensor<[16,128],f4E2M1FN>, !torch.vtensor<[128,128],f4E2M1FN>, !torch.vtensor<[1],unk>, !torch.vtensor<[2048],unk>, !torch.none, !torch.vtensor<[],f16>, !torch.int, !torch.bool -> !torch.vtensor<[16,128],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,16],f4E2M1FN>, %a1: !torch.vtensor<[16,128],f4E2M1FN>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[256],f32>, %sb0: !torch.vtensor<[1,128],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i4 = torch.constant.int 1
  %i7 = torch.constant.int 4
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[256],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct  : () -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,128],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected swizzle_a and swizzle_b lists to be non-empty}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[256,16],f4E2M1FN>, !torch.vtensor<[16,128],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[256,128],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[1,64],f8E4M3FNUZ>, %a1: !torch.vtensor<[64,64],f8E4M3FN>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[1],f8E8M0FNU>, %sb0: !torch.vtensor<[64,1],f8E8M0FNU>, %wb: !torch.list<int>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i6 = torch.constant.int 3
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[1],f8E8M0FNU>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i6 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[64,1],f8E8M0FNU>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i6 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op invalid blockwise scaling configuration: expected scale_a to have 512 elements and scale_b to have 512 elements, but got 1 and 64}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[1,64],f8E4M3FNUZ>, !torch.vtensor<[64,64],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,64],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,512],f8E4M3FN>, %a1: !torch.vtensor<[512,256],f8E4M3FN>, %sa0: !torch.vtensor<[4,384],f4E2M1FN>, %sa: !torch.list<vtensor>, %sb0: !torch.vtensor<[],f4E2M1FN>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i6 = torch.constant.int 3
  %pa = torch.prim.ListConstruct  : () -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[],f4E2M1FN>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct  : () -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i6, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected scale_a, recipe_a, scale_b and recipe_b lists to be non-empty}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[384,512],f8E4M3FN>, !torch.vtensor<[512,256],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[384,256],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,32],f8E4M3FNUZ>, %a1: !torch.vtensor<[32,16],f8E4M3FNUZ>, %sa0: !torch.vtensor<[1,128],f16>, %sb0: !torch.vtensor<[4,0],f16>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i7 = torch.constant.int 4
  %i8 = torch.constant.int 5
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[1,128],f16>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[4,0],f16>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i8 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected f32 blockwise scale_a and scale_b to have f32 dtype}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[128,32],f8E4M3FNUZ>, !torch.vtensor<[32,16],f8E4M3FNUZ>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,16],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,16],f8E4M3FN>, %a1: !torch.vtensor<[128],f8E4M3FN>, %a2: !torch.vtensor<[4,3],unk>, %a3: !torch.vtensor<[1,1],unk>, %a5: !torch.vtensor<[],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected self and mat2 to be rank 2, but got ranks 2 and 1}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %a5, %int15, %false : !torch.vtensor<[384,16],f8E4M3FN>, !torch.vtensor<[128],f8E4M3FN>, !torch.vtensor<[4,3],unk>, !torch.vtensor<[1,1],unk>, !torch.none, !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[384,1],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,32],f8E4M3FNUZ>, %a1: !torch.vtensor<[32,128],f8E4M3FNUZ>, %sa0: !torch.vtensor<[512],f8E8M0FNU>, %sb0: !torch.vtensor<[1,128],f8E8M0FNU>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[512],f8E8M0FNU>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i5 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,128],f8E8M0FNU>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i5 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected NV blockwise scale_a and scale_b to have f8E4M3FN dtype}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[128,32],f8E4M3FNUZ>, !torch.vtensor<[32,128],f8E4M3FNUZ>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,128],unk>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,32],f8E5M2FNUZ>, %a1: !torch.vtensor<[32,64],f8E5M2FNUZ>, %a2: !torch.vtensor<[1,384],f8E8M0FNU>, %a3: !torch.vtensor<[64],f8E8M0FNU>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op invalid blockwise scaling configuration: expected scale_a to have 1536 elements and scale_b to have 512 elements, but got 384 and 64}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[384,32],f8E5M2FNUZ>, !torch.vtensor<[32,64],f8E5M2FNUZ>, !torch.vtensor<[1,384],f8E8M0FNU>, !torch.vtensor<[64],f8E8M0FNU>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[384,64],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,512],f8E4M3FN>, %a1: !torch.vtensor<[512,128],f8E4M3FN>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[128],f16>, %sb0: !torch.vtensor<[1,128],f16>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[128],f16>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,128],f16>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected rowwise scale_a and scale_b to have f32 dtype}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[128,512],f8E4M3FN>, !torch.vtensor<[512,128],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,128],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,256],f8E4M3FN>, %a1: !torch.vtensor<[256,128],f8E4M3FN>, %a2: !torch.vtensor<[2048],f8E8M0FNU>, %a3: !torch.vtensor<[4,1],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected non-tensorwise, non-blockwise scale_a and scale_b to have f32 dtype}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[256,256],f8E4M3FN>, !torch.vtensor<[256,128],f8E4M3FN>, !torch.vtensor<[2048],f8E8M0FNU>, !torch.vtensor<[4,1],f32>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[256,128],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,17],f8E4M3FNUZ>, %a1: !torch.vtensor<[17,32],f8E4M3FNUZ>, %a2: !torch.vtensor<[],unk>, %a3: !torch.vtensor<[512],unk>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected self contracting dimension to be divisible by 16, but got 17}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[16,17],f8E4M3FNUZ>, !torch.vtensor<[17,32],f8E4M3FNUZ>, !torch.vtensor<[],unk>, !torch.vtensor<[512],unk>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[16,32],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,512],f8E4M3FN>, %a1: !torch.vtensor<[512,512],f8E4M3FN>, %a2: !torch.vtensor<[4,128],f8E8M0FNU>, %a3: !torch.vtensor<*,f8E8M0FNU>, %a4: !torch.vtensor<[?],bf16>, %a5: !torch.vtensor<[],unk>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected bias to have f16 dtype for f16 result dtype, but got 'bf16'}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %a5, %int15, %false : !torch.vtensor<[128,512],f8E4M3FN>, !torch.vtensor<[512,512],f8E4M3FN>, !torch.vtensor<[4,128],f8E8M0FNU>, !torch.vtensor<*,f8E8M0FNU>, !torch.vtensor<[?],bf16>, !torch.vtensor<[],unk>, !torch.int, !torch.bool -> !torch.vtensor<[128,512],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,512],f8E4M3FN>, %a1: !torch.vtensor<[128,16],f8E4M3FN>, %a4: !torch.vtensor<[16],f32>, %sa0: !torch.vtensor<[8192],f8E4M3FN>, %sb0: !torch.vtensor<[4096],f8E4M3FN>, %cd: !torch.list<int>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[8192],f8E4M3FN>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i5 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[4096],f8E4M3FN>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i5 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op invalid NV blockwise scaling configuration: expected scale_a to have 4096 elements and scale_b to have 4096 elements, but got 8192 and 4096}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[128,512],f8E4M3FN>, !torch.vtensor<[128,16],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<[16],f32>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,16],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,64],f4E2M1FN>, %a1: !torch.vtensor<[64,256],f4E2M1FN>, %sa0: !torch.vtensor<[],f32>, %sb0: !torch.vtensor<[2048],f32>, %cd: !torch.list<int>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i4 = torch.constant.int 1
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[2048],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op invalid rowwise scaling configuration: expected scale_a to have 16 elements and scale_b to have 256 elements, but got 1 and 2048}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[16,64],f4E2M1FN>, !torch.vtensor<[64,256],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[16,256],unk>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,64],f8E4M3FN>, %a1: !torch.vtensor<[64,16],f8E4M3FN>, %sa0: !torch.vtensor<[384,1],f32>, %sb0: !torch.vtensor<[16,1],f32>, %wb: !torch.list<int>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i4 = torch.constant.int 1
  %i7 = torch.constant.int 4
  %i8 = torch.constant.int 5
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[384,1],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[16,1],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i8 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected contracting dimension to be divisible by 128 for 1x128/128x128 blockwise scaling}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[384,64],f8E4M3FN>, !torch.vtensor<[64,16],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[384,16],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,32],f4E2M1FN>, %a1: !torch.vtensor<[128],f4E2M1FN>, %a4: !torch.vtensor<[?],f32>, %sa0: !torch.vtensor<[],f8E4M3FN>, %sb0: !torch.vtensor<[1,1],f8E4M3FN>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[],f8E4M3FN>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,1],f8E4M3FN>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected tensorwise scale_a and scale_b to have f32 dtype}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[128,32],f4E2M1FN>, !torch.vtensor<[128],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<[?],f32>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,1],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[1,256],f8E4M3FNUZ>, %a1: !torch.vtensor<[256,17],f8E4M3FNUZ>, %a2: !torch.vtensor<[4,0],f8E4M3FN>, %a3: !torch.vtensor<[],f8E4M3FN>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected mat2 non-contracting dimension to be divisible by 16, but got 17}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %none, %none, %int15, %false : !torch.vtensor<[1,256],f8E4M3FNUZ>, !torch.vtensor<[256,17],f8E4M3FNUZ>, !torch.vtensor<[4,0],f8E4M3FN>, !torch.vtensor<[],f8E4M3FN>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[1,17],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[384,512],f8E4M3FN>, %a1: !torch.vtensor<[512,64],f8E4M3FN>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[384,1],f32>, %sb0: !torch.vtensor<[4,1],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i7 = torch.constant.int 4
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[384,1],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[4,1],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op invalid 1x128 x 1x128 blockwise scaling configuration: expected scale_a shape [384, 4] and scale_b shape [64, 4]}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[384,512],f8E4M3FN>, !torch.vtensor<[512,64],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[384,64],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[1,256],unk>, %a1: !torch.vtensor<[256,256],f8E4M3FN>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[2048],f8E4M3FN>, %sa1: !torch.vtensor<[1],f32>, %wa: !torch.list<int>, %sb0: !torch.vtensor<[2,2],f8E4M3FN>, %sb1: !torch.vtensor<[2],unk>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i1 = torch.constant.int -2
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0, %sa1 : (!torch.vtensor<[2048],f8E4M3FN>, !torch.vtensor<[1],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0, %sb1 : (!torch.vtensor<[2,2],f8E4M3FN>, !torch.vtensor<[2],unk>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected two-level NV tensorwise scale_a and scale_b to both be scalar}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[1,256],unk>, !torch.vtensor<[256,256],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,256],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,64],f8E4M3FN>, %a1: !torch.vtensor<[64,32],f8E4M3FN>, %a2: !torch.vtensor<[16],unk>, %a3: !torch.vtensor<[512],f4E2M1FN>, %a4: !torch.vtensor<*,f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected bias to have bf16 or f16 dtype, but got 'f32'}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %none, %int15, %false : !torch.vtensor<[16,64],f8E4M3FN>, !torch.vtensor<[64,32],f8E4M3FN>, !torch.vtensor<[16],unk>, !torch.vtensor<[512],f4E2M1FN>, !torch.vtensor<*,f32>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[16,32],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[1,17],f8E5M2FNUZ>, %a1: !torch.vtensor<[17,128],f8E5M2FNUZ>, %a4: !torch.vtensor<[128],f16>, %sa0: !torch.vtensor<[1,1],f8E4M3FN>, %sa1: !torch.vtensor<[1],f16>, %sb0: !torch.vtensor<[4,1],f8E4M3FN>, %sb1: !torch.vtensor<[2],f32>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0, %sa1 : (!torch.vtensor<[1,1],f8E4M3FN>, !torch.vtensor<[1],f16>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0, %sb1 : (!torch.vtensor<[4,1],f8E4M3FN>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected two-level NV tensorwise scale_a and scale_b to have f32 dtype}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[1,17],f8E5M2FNUZ>, !torch.vtensor<[17,128],f8E5M2FNUZ>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<[128],f16>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,128],f32>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,64],f8E5M2FNUZ>, %a1: !torch.vtensor<[64,16],f8E5M2FNUZ>, %sa0: !torch.vtensor<[256,1],f32>, %sb0: !torch.vtensor<[1,16],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i6 = torch.constant.int 3
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[256,1],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i6 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,16],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i6 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected MX blockwise scale_a and scale_b to have f8E8M0FNU dtype}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[256,64],f8E5M2FNUZ>, !torch.vtensor<[64,16],f8E5M2FNUZ>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[256,16],unk>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,128],unk>, %a1: !torch.vtensor<[128,128],unk>, %a4: !torch.vtensor<*,f32>, %sa0: !torch.vtensor<*,f8E4M3FN>, %sb0: !torch.vtensor<[1,128],f8E4M3FN>, %sb1: !torch.vtensor<[2],f16>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<*,f8E4M3FN>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0, %sb1 : (!torch.vtensor<[1,128],f8E4M3FN>, !torch.vtensor<[2],f16>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i4, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected scale_a and recipe_a lists to have the same length}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[16,128],unk>, !torch.vtensor<[128,128],unk>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.vtensor<*,f32>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[16,128],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[256,17],f8E4M3FN>, %a1: !torch.vtensor<[17,128],f8E4M3FN>, %sa0: !torch.vtensor<[],f4E2M1FN>, %sa: !torch.list<vtensor>, %sb0: !torch.vtensor<[1,1],f4E2M1FN>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i1 = torch.constant.int -2
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i7 = torch.constant.int 4
  %i8 = torch.constant.int 5
  %pa = torch.prim.ListConstruct %i8 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,1],f4E2M1FN>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected self contracting dimension to be divisible by 16, but got 17}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[256,17],f8E4M3FN>, !torch.vtensor<[17,128],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[256,128],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,256],f8E4M3FN>, %a1: !torch.vtensor<[256,64],f8E4M3FN>, %a2: !torch.vtensor<[1,16],unk>, %a3: !torch.vtensor<[1,64],unk>, %a4: !torch.vtensor<*,f16>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  // expected-error @+1 {{'torch.aten._scaled_mm' op expected bias to have bf16 dtype for bf16 result dtype, but got 'f16'}}
  %0 = torch.aten._scaled_mm %a0, %a1, %a2, %a3, %a4, %none, %int15, %false : !torch.vtensor<[16,256],f8E4M3FN>, !torch.vtensor<[256,64],f8E4M3FN>, !torch.vtensor<[1,16],unk>, !torch.vtensor<[1,64],unk>, !torch.vtensor<*,f16>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[16,64],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,64],f8E5M2>, %a1: !torch.vtensor<[1,128],f4E2M1FN>, %sa0: !torch.vtensor<[128,1],f32>, %sb0: !torch.vtensor<[1,128],f32>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i7 = torch.constant.int 4
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[128,1],f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[1,128],f32>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct  : () -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected self and mat2 contracting dimensions to match, but got 64 and 1}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[128,64],f8E5M2>, !torch.vtensor<[1,128],f4E2M1FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,128],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[128,512],f8E4M3FNUZ>, %a1: !torch.vtensor<[512,256],f8E4M3FNUZ>, %a4: !torch.optional<vtensor>, %sa0: !torch.vtensor<[8192],f8E4M3FN>, %sa1: !torch.vtensor<*,f32>, %sb0: !torch.vtensor<[4,256],f8E4M3FN>) {
  %false = torch.constant.bool false
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %i6 = torch.constant.int 3
  %sa = torch.prim.ListConstruct %sa0, %sa1 : (!torch.vtensor<[8192],f8E4M3FN>, !torch.vtensor<*,f32>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[4,256],f8E4M3FN>) -> !torch.list<vtensor>
  %pb = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i6, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected scale_b and recipe_b lists to have the same length}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %a4, %int15, %cd, %false : !torch.vtensor<[128,512],f8E4M3FNUZ>, !torch.vtensor<[512,256],f8E4M3FNUZ>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.optional<vtensor>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[128,256],f16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[1,128],f8E4M3FN>, %a1: !torch.vtensor<[1,64],f8E4M3FN>, %sa0: !torch.vtensor<[2048],f8E4M3FN>, %sa1: !torch.vtensor<[1],unk>, %sb0: !torch.vtensor<[64,1],f8E4M3FN>, %pb: !torch.list<int>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i3 = torch.constant.int 0
  %i4 = torch.constant.int 1
  %i5 = torch.constant.int 2
  %sa = torch.prim.ListConstruct %sa0, %sa1 : (!torch.vtensor<[2048],f8E4M3FN>, !torch.vtensor<[1],unk>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i5, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  %wa = torch.prim.ListConstruct %i4 : (!torch.int) -> !torch.list<int>
  %sb = torch.prim.ListConstruct %sb0 : (!torch.vtensor<[64,1],f8E4M3FN>) -> !torch.list<vtensor>
  %wb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i3, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected mat2 contracting dimension to be divisible by 16, but got 1}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[1,128],f8E4M3FN>, !torch.vtensor<[1,64],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,64],bf16>
  return
}
// -----
func.func @f(%a0: !torch.vtensor<[16,128],f8E4M3FN>, %a1: !torch.vtensor<[128,17],f8E4M3FN>, %sa0: !torch.vtensor<[],bf16>, %wa: !torch.list<int>, %sb0: !torch.vtensor<[2048],bf16>, %sb: !torch.list<vtensor>) {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %int15 = torch.constant.int 15
  %i2 = torch.constant.int -1
  %i3 = torch.constant.int 0
  %i7 = torch.constant.int 4
  %i8 = torch.constant.int 5
  %sa = torch.prim.ListConstruct %sa0 : (!torch.vtensor<[],bf16>) -> !torch.list<vtensor>
  %pa = torch.prim.ListConstruct %i7 : (!torch.int) -> !torch.list<int>
  %pb = torch.prim.ListConstruct %i8 : (!torch.int) -> !torch.list<int>
  %wb = torch.prim.ListConstruct %i3 : (!torch.int) -> !torch.list<int>
  %cd = torch.prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error @+1 {{'torch.aten._scaled_mm_v2' op expected mat2 non-contracting dimension to be divisible by 16, but got 17}}
  %0 = torch.aten._scaled_mm_v2 %a0, %a1, %sa, %pa, %wa, %sb, %pb, %wb, %none, %int15, %cd, %false : !torch.vtensor<[16,128],f8E4M3FN>, !torch.vtensor<[128,17],f8E4M3FN>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.list<vtensor>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[16,17],f16>
  return
}
