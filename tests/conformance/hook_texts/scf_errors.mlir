func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.for %i = %a to %0 step %0 { 
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.for %i = %0 to %0 step %1 { 
    %1 = "t.b"() : () -> (index)
  }
  return
}
// -----
func.func @f(%a: index) {
  %0 = "t.a"() : () -> index
  affine.for %i = %a to %0 { 
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.parallel (%i) = (%a) to (%0) step (%0) { 
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "t.a"() : () -> index
  scf.while (%i = %a) : (i64) -> i32 {
    "t.b"(%a) : (i64) -> ()
  } do {}
  return
}
// -----
func.func @f(%a: i32) {
  scf.if %a {
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  scf.index_switch %a case 0 {
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32) {
  scf.forall (%i) in (%a) {
    "t.b"(%a) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32, %c: f32) {
  scf.reduce(%a : i64) {
    "t.b"(%c) : (i64) -> ()
  }
  return
}
// -----
func.func @f(%a: i32, %c: f32) {
  tensor.generate %a {
    "t.b"(%c) : (i64) -> ()
  } : tensor<?xi32>
  return
}
// -----
func.func @f(%0: tensor<2xf32>) {
  %2:3 = "scf.forall"(%0, %0, %0) <{operandSegmentSizes = array<i32: 0, 0, 0, 3>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg1: index, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>):
      "scf.forall.in_parallel"() ({ }) : () -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, index)
  return
}
// -----
func.func @f(%0: tensor<2xf32>) {
  %2:3 = "scf.forall"(%0, %0, %0) <{operandSegmentSizes = array<i32: 0, 0, 0, 3>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg1: index, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>):
      "scf.forall.in_parallel"() ({ 
   ^bb0: }) : () -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, index)
  return
}
// -----
func.func @f(%0: tensor<2xf32>) {
  %2:2 = "scf.forall"(%0, %0) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg1: index, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>):
      "scf.forall.in_parallel"() ({ 
^bb0: }) : () -> ()
    }) : (tensor<2xf32>, tensor<2xf32>) -> (index, tensor<2xf32>)
  return
}
// -----
func.func @f(%0: tensor<2xf32>) {
  %2 = "linalg.fill"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%a: f32, %b: f32): "linalg.yield"(%a) : (f32) -> ()}) : (tensor<2xf32>, tensor<2xf32>) -> (index)
  return
}
